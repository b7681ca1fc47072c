"""docs/authority.md holds the table of changes and the levels rows start at, as `core.authority` has them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from harness_memory.config import Config
from harness_memory.core.authority import EDGES, Edge, enforcement_default
from harness_memory.core.model import STATUSES, Memory, Signature
from tests.docs.pages import read_page, section, table_rows

PAGE = read_page("docs/authority.md")


def cells(name: str, edge: Edge) -> list[str]:
    """Return a row of the table of changes; — is a refusal."""
    ends = [edge.to or status if status in edge.start else "—" for status in STATUSES]
    human = "as a learned one" if edge.actor == "human" else "**violation**"
    return [f"`{name}`", *ends, human, "yes" if edge.adopts else "", ", ".join(edge.levels)]


@pytest.mark.parametrize(("heading", "actor"), [("What a person may do", "human"), ("What rules may do", "auto_rule")])
def test_the_table_of_changes_is_the_programs(heading: str, actor: str) -> None:
    expected = [cells(name, edge) for name, edge in EDGES.items() if edge.actor == actor]
    assert [row[:9] for row in table_rows(section(PAGE, heading))] == expected


SIGNED = Memory("0123456789ab", "pitfall", "Run it", signature=Signature("bash", "command", "cmd", "npm test"))
HUMAN = replace(SIGNED, authority="human")
STARTS = {
    "hard policy of yours, with a signature": replace(HUMAN, type="policy", policy_subtype="hard"),
    "soft policy of yours": replace(HUMAN, type="policy", policy_subtype="soft"),
    "policy of yours without a signature": replace(HUMAN, type="policy", signature=None),
    "remembered policy with a signature": replace(HUMAN, type="policy", policy_subtype="hard", source_kind="remember"),
    "remembered pitfall with a signature": replace(HUMAN, source_kind="remember"),
    "any other remembered memory": replace(HUMAN, source_kind="remember", signature=None),
    "confirmed import that says never or always, with a signature": replace(
        HUMAN, source_kind="import", summary="Never run it"
    ),
    "any other import, and every unconfirmed one": replace(
        HUMAN, source_kind="import", summary="Never run it", import_unconfirmed=True
    ),
    "learned pitfall from a correction or a resolved failure, with a signature": replace(
        SIGNED, knowledge_kind="correction"
    ),
    "any other learned memory": replace(SIGNED, knowledge_kind="convention"),
}


def test_the_levels_rows_start_at_are_the_programs() -> None:
    documented = {row[0]: row[1] for row in table_rows(section(PAGE, "Where a memory starts"))}
    assert documented == {what: enforcement_default(memory, Config()) for what, memory in STARTS.items()}
