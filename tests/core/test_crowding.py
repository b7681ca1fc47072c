"""The budget of live rules: who may still come in, and who goes when there are too many."""

from __future__ import annotations

from typing import Any

import pytest

from harness_memory.core.crowding import find_crowded, has_room
from harness_memory.core.model import Memory
from tests.core.episode_factory import command_signature


def row(number: int, pattern: str = "npm test", **fields: Any) -> Memory:
    plain: dict[str, Any] = {"type": "pitfall", "summary": "x", "status": "active", "created_at_ms": number}
    return Memory(id=f"{number:012x}", signature=command_signature(pattern) if pattern else None, **plain | fields)


@pytest.mark.parametrize(
    ("others", "room"),
    [
        ([], True),
        ([row(1)], True),
        ([row(1), row(2, "npm install")], False),
        ([row(1), row(2, "git push")], True),
        ([row(1), row(2, status="candidate")], True),
        ([row(1), row(2, authority="human")], False),
        ([row(1), row(9)], True),  # the row itself does not stand in its own way
    ],
)
def test_a_rule_comes_in_as_long_as_its_program_has_room(others: list[Memory], room: bool) -> None:
    assert has_room(row(9), others, 2) is room


def test_rows_of_one_scope_share_its_room() -> None:
    near = [row(1, "", scope_glob="src/api/**"), row(2, "", scope_glob="src/web/**")]
    assert not has_room(row(9, "", scope_glob="src/**"), near, 2)
    assert has_room(row(9, "", scope_glob="docs/**"), near, 2)


def test_the_weakest_learned_rows_are_too_many_never_a_persons() -> None:
    rows = [
        row(1, confidence=0.9),
        row(2, confidence=0.8),
        row(3, confidence=0.8, last_evidence_at_ms=99),
        row(4, authority="human", confidence=0.1),
        row(5, "git push", confidence=0.1),
        row(6, confidence=0.1, status="candidate"),
    ]
    crowded = [[memory.id[-1] for memory in find_crowded(rows, limit)] for limit in (4, 3, 2, 1)]
    assert crowded == [[], ["2"], ["2", "3"], ["2", "3", "1"]]
