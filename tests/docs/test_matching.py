"""Every example of docs/matching.md, through `hm memory:why`; its words, against the program's."""

from __future__ import annotations

import ast
import re
from typing import Any, NamedTuple

import pytest

from harness_memory.app.project import Project
from harness_memory.core.model import Memory, Signature
from harness_memory.hot.signatures import KINDS, TARGETS, parse_signature
from tests.cli.conftest import Hm, insert, make_memory
from tests.docs.pages import SOURCE_DIR, read_page, section, table_rows

PAGE = read_page("docs/matching.md")
HOT_DIR = SOURCE_DIR / "hot"
MODULES = [
    HOT_DIR / "activation.py",
    HOT_DIR / "signatures.py",
    HOT_DIR / "command_match.py",
    HOT_DIR / "commands.py",
    SOURCE_DIR / "cli/why.py",
]


class Example(NamedTuple):
    """One call of a block: what it is about, and what should come of it."""

    signature: str
    options: str
    verdict: str
    target: str


def examples() -> list[Example]:
    found = []
    for options, body in re.findall(r"^```why ?([^\n]*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        signature, *calls = body.splitlines()
        found += [Example(signature, options, *call.split(None, 1)) for call in calls]
    return found


def rule(example: Example) -> Memory:
    scope = example.options.removeprefix("scope=") if example.options.startswith("scope=") else "**"
    signature = Signature(**parse_signature(example.signature))
    return make_memory(signature=signature, scope_glob=scope, enforcement="deny")


def verdict(told: dict[str, Any]) -> str:
    if not told["activated"]:
        return "no"
    (item,) = told["activated"]
    if item["certainty"] == "opaque":
        return "opaque" if item["level"] == "advise" else item["level"]
    return {"deny": "yes", "advise": "advice"}[item["level"]]


@pytest.mark.parametrize("example", examples(), ids=lambda example: f"{example.signature} {example.target}")
def test_an_example_comes_out_as_told(hm: Hm, project: Project, example: Example) -> None:
    memory = rule(example)
    insert(project, [memory])
    assert memory.signature is not None
    tool = example.options if example.options == "PowerShell" else memory.signature.tool
    shell = example.options.split() if example.options.startswith("--shell") else []
    target = example.target.replace("⏎", "\n")
    call = ["--input", f'{{"{memory.signature.target}": "{target}"}}'] if tool[:4] == "mcp:" else ["--target", target]
    told = hm("memory:why", "--tool", tool, *call, *shell, "--json").json
    assert verdict(told) == example.verdict
    assert {row["reason"] for row in told["suppressed"]} <= explained()


def test_tools_and_kinds_are_those_of_the_program() -> None:
    rows = [[cell.strip("`") for cell in row] for row in table_rows(section(PAGE, "A signature"))]
    tools = {row[0]: row[1] for row in rows if len(row) == 3 and not row[0].startswith("mcp:")}
    without_a_hook = {"read": "path", "grep": "path", "glob": "path", "task": "prompt"}
    assert tools | without_a_hook == TARGETS
    assert [row[0] for row in rows if len(row) == 2] == list(KINDS)


def explained() -> set[str]:
    rows = table_rows(section(PAGE, "Reasons for silence"))
    return {reason.strip("`") for row in rows for reason in row[0].split(", ")}


def test_every_explained_reason_is_one_the_program_gives() -> None:
    words = {
        node.value
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert explained() - words == set()


def test_the_examples_are_found() -> None:
    assert len(examples()) > 60
