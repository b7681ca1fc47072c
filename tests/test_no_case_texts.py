"""No id, text or signature of a labelled case stands in the program (S61): it must know the rule, not the answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
CASE_FILES = sorted(
    path
    for name in ("intents", "match", "redaction", "signals", "text")
    for path in (ROOT / "fixtures" / name).glob("*.jsonl")
)
# Shorter ones are commands and remarks that everybody writes, `npm run test` and "sounds good" among them.
LEAST_CHARS = {"signature": 14, "command": 20, "prompt": 20, "prev_assistant": 20, "text": 20}
# Between the halves of a text that a line of code breaks in two.
_JOINT = re.compile(r"""["']\s*\n\s*f?r?["']""")


def folded(text: str) -> str:
    return " ".join(text.lower().split())


def read_program() -> str:
    sources = (path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.py")))
    return "\n".join(folded(_JOINT.sub("", source)) for source in sources)


def found_in(program: str, cases: Iterator[dict[str, Any]]) -> list[tuple[str, str]]:
    """Return the id and the key of everything of these cases that stands in the program."""
    words = set(re.findall(r"[\w-]+", program))
    found = []
    for case in cases:
        if case["id"] in words:
            found.append((case["id"], "id"))
        for key, least in LEAST_CHARS.items():
            text = folded(str(case.get(key, "")))
            if len(text) >= least and text in program:
                found.append((case["id"], key))
    return found


@pytest.mark.parametrize("path", CASE_FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_case_stands_in_the_program(path: Path) -> None:
    cases = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
    assert found_in(read_program(), cases) == []


def test_a_case_that_stands_there_is_found() -> None:
    source = 'KNOWN = ("b9999", "please restart "\n    "The old server", "terraform plan -out")'
    cases = [
        {"id": "b9999", "command": "too short", "signature": "Terraform plan -out"},
        {"id": "b0001", "prompt": "Please  restart the old server"},
        {"id": "b000", "text": "nothing of this one stands there"},
    ]
    program = folded(_JOINT.sub("", source))
    assert found_in(program, iter(cases)) == [("b9999", "id"), ("b9999", "signature"), ("b0001", "prompt")]
