"""The words of docs/troubleshooting.md are those the program says: probe, waiting, reasons, log statuses, checks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import get_args

from harness_memory.core.tier import TierReason
from harness_memory.extract.providers import FailureReason, ProbeStatus
from harness_memory.store.locks import LockName
from tests.docs.pages import SOURCE_DIR, read_page, section, table_rows

PAGE = read_page("docs/troubleshooting.md")
CAPS = {"daily_cap", "money_cap"}


def words(heading: str) -> list[str]:
    """Return the words in the first column of a section's table."""
    return [word.strip("`") for row in table_rows(section(PAGE, heading)) for word in row[0].split(", ")]


def nodes(directory: str) -> Iterator[ast.AST]:
    for path in sorted((SOURCE_DIR / directory).glob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def text_of(node: ast.expr) -> str:
    """Return a literal; what is known only when it happens is …."""
    if isinstance(node, ast.JoinedStr):
        return "".join(text_of(part) for part in node.values)
    return str(node.value) if isinstance(node, ast.Constant) else "…"


def test_every_result_of_the_probe_is_explained() -> None:
    assert words("The probe") == list(get_args(ProbeStatus))


def test_every_reason_to_wait_is_explained() -> None:
    strings = {node.value for node in nodes("app") if isinstance(node, ast.Constant)}
    assert strings >= CAPS
    assert sorted(words("Waiting")) == sorted({*get_args(ProbeStatus), *get_args(FailureReason), *CAPS} - {"ok"})


def test_every_reason_of_a_candidate_is_explained() -> None:
    assert sorted(words("Why a candidate waits")) == sorted({*get_args(TierReason)} - {"earned"})


def test_every_status_of_a_hook_is_explained() -> None:
    said = {
        text_of(node.value)
        for node in nodes("hot")
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Attribute)
        and node.targets[0].attr == "status"
    }
    snapshot_faults = {
        text_of(node.args[0])
        for node in nodes("hot")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "SnapshotError"
    }
    assert set(words("The logs")) == (said | snapshot_faults) - {"…", "error:deadline"}


def test_every_check_of_the_doctor_is_explained() -> None:
    found = {text for node in nodes("app/doctor") for text in _check_ids(node)}
    locks = {f"locks.{name}" for name in get_args(LockName)}
    assert sorted(words("The checks of hm doctor")) == sorted(found | locks)


def _check_ids(node: ast.AST) -> list[str]:
    """Return the id a check is made with, or the name a function keeps it under."""
    match node:
        case ast.Call(func=ast.Name(id="Check"), args=[ast.Constant(value=str(text)), *_]):
            return [text]
        case ast.Assign(targets=[ast.Name(id="name")], value=ast.Constant(value=str(text))):
            return [text]
        case _:
            return []
