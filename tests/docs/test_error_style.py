"""What the command line says of a fault: sentences, each with a hint."""

from __future__ import annotations

import ast

import pytest

from tests.docs.faults import EXIT_CODES, Raised, raised_faults
from tests.docs.pages import SOURCE_DIR

FILES = sorted(SOURCE_DIR.rglob("*.py"))
AS_TYPED = ("`", "--", "hm ")
TOLD_BY_OTHERS = "…"


@pytest.mark.parametrize("fault", raised_faults(FILES), ids=lambda fault: fault.place)
def test_a_message_is_a_sentence(fault: Raised) -> None:
    text = fault.message
    assert text[0].isupper() or text.startswith((TOLD_BY_OTHERS, *AS_TYPED))
    assert text.endswith((".", TOLD_BY_OTHERS))


def test_every_fault_has_a_hint() -> None:
    calls = [
        (path.name, node.lineno, {word.arg for word in node.keywords})
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in EXIT_CODES
    ]
    assert len(calls) > 50
    assert [(name, line) for name, line, words in calls if "hint" not in words] == []
