"""What a dream ends and what it asks."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import pytest

from harness_memory.config import Config, Limits
from harness_memory.core.consolidation import Hits, Scene, ask, end_rows
from harness_memory.core.model import DAY_MS, Memory, Proposal
from harness_memory.core.proposals import claim_key
from harness_memory.core.similarity import semantic_key
from tests.core.episode_factory import command_signature

NOW_MS = 1_800_000_000_000


def row(number: int, summary: str = "Never run npm test", **fields: Any) -> Memory:
    plain: dict[str, Any] = {
        "id": f"{number:012x}",
        "type": "pitfall",
        "summary": summary,
        "status": "active",
        "signature": command_signature("npm test"),
        "knowledge_kind": "correction",
        "ttl_expires_at_ms": NOW_MS + DAY_MS,
        "revalidate_after_ms": NOW_MS + 1,
        "created_at_ms": NOW_MS - DAY_MS,
        "updated_at_ms": NOW_MS - DAY_MS,
    }
    memory = Memory(**plain | fields)
    return replace(memory, semantic_key=semantic_key(memory.type, memory.signature, memory.scope_glob, memory.summary))


def endings(*memories: Memory, live_rules: int = 40) -> list[tuple[str, str, str, str]]:
    settings = Config(limits=Limits(live_rules=live_rules))
    return [
        (one.memory.id[-1], one.event, one.memory.status, one.record.reason)
        for one in end_rows(memories, settings, NOW_MS)
    ]


def questions(*memories: Memory, **scene: Any) -> list[tuple[str, str, str]]:
    given = {"open_proposals": (), "rejected_claims": (), "hits": {}, "mended": (), "since_ms": None} | scene
    ids = (f"{number:012x}" for number in itertools.count(0xF0))
    opened = ask(Scene(memories=memories, **given), Config(), new_id=lambda: next(ids), now_ms=NOW_MS)
    assert all(one.support_sessions == () and one.expires_at_ms == NOW_MS + 30 * DAY_MS for one in opened)
    return [(one.kind, one.target_id[-1], one.candidate_id[-1:]) for one in opened]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"ttl_expires_at_ms": NOW_MS}, ("expire", "stale", "time")),
        ({"ttl_expires_at_ms": NOW_MS + 1}, None),
        ({"ttl_expires_at_ms": NOW_MS, "authority": "human"}, None),
        ({"ttl_expires_at_ms": NOW_MS, "status": "stale"}, None),
        ({"status": "candidate", "created_at_ms": NOW_MS - 45 * DAY_MS}, ("abandon", "rejected", "time")),
        ({"status": "candidate", "created_at_ms": NOW_MS - 45 * DAY_MS + 1}, None),
        ({"status": "candidate", "created_at_ms": 0, "last_evidence_at_ms": NOW_MS}, None),
        ({"status": "candidate", "created_at_ms": 0, "authority": "human"}, None),
        ({"enforcement": "soft_deny", "overrides_since_reinforcement": 3}, ("downgrade", "active", "3 overrides")),
        ({"enforcement": "soft_deny", "overrides_since_reinforcement": 2}, None),
        (
            {"enforcement": "soft_deny", "overrides_since_reinforcement": 3, "heeded_since_reinforcement": 3},
            None,
        ),
    ],
)
def test_a_learned_row_ends_when_its_time_is_over(fields: dict[str, Any], expected: Any) -> None:  # S46, S47
    assert endings(row(1, **fields)) == ([("1", *expected)] if expected else [])


def test_a_fall_is_dated_so_that_the_row_climbs_only_after_a_new_session() -> None:
    fallen = row(1, enforcement="soft_deny", overrides_since_reinforcement=3)
    (ending,) = end_rows([fallen], Config(), NOW_MS)
    assert (ending.memory.enforcement, ending.memory.downgraded_at_ms) == ("advise", NOW_MS)


def test_rows_over_the_budget_become_stale_after_those_whose_time_is_over() -> None:
    over, weak, strong = row(1, ttl_expires_at_ms=0), row(2, confidence=0.7), row(3)
    assert endings(over, weak, strong, live_rules=2) == [("1", "expire", "stale", "time")]
    assert endings(over, weak, strong, live_rules=1) == [
        ("1", "expire", "stale", "time"),
        ("2", "expire", "stale", "crowded"),
    ]


@pytest.mark.parametrize(
    ("fields", "asked"),
    [
        ({}, True),
        ({"revalidate_after_ms": NOW_MS + 1}, False),
        ({"knowledge_kind": "failure_resolution"}, True),
        ({"knowledge_kind": "convention"}, False),
        ({"authority": "human"}, False),
        ({"status": "stale"}, False),
    ],
)
def test_corrections_and_failures_are_asked_about_at_half_of_their_time(fields: dict[str, Any], asked: bool) -> None:
    memory = row(1, **{"revalidate_after_ms": NOW_MS} | fields)
    assert questions(memory) == ([("revalidate", "1", "")] if asked else [])


@pytest.mark.parametrize(
    ("fields", "hits", "asked"),
    [
        ({}, Hits(2, 1), True),
        ({}, Hits(3, 1), False),
        ({}, Hits(1, 1), False),
        ({"authority": "human", "enforcement": "confirm"}, Hits(4, 2), True),
        ({"status": "stale"}, Hits(4, 4), False),
        ({"signature": None, "scope_glob": "src/**"}, Hits(4, 4), False),
        ({"signature": replace(command_signature("x"), tool="read", target="path", kind="glob")}, Hits(0, 0), True),
        ({"signature": command_signature("npm test && npm run build")}, Hits(0, 0), True),
    ],
)
def test_a_signature_is_asked_about_when_it_is_overridden_or_cannot_hit(
    fields: dict[str, Any], hits: Hits, asked: bool
) -> None:  # S51
    memory = row(1, **fields)
    expected = [("fix_signature", "1", "")] if asked else []
    assert questions(memory, hits={memory.id: hits}) == expected
    assert questions(memory, hits={memory.id: hits}, mended={memory.id}) == []


ALIKE = ("Use uv pip install for packages", "Use uv pip install for all packages")
TWINS = (
    row(1, ALIKE[0], signature=command_signature("pip install"), evidence_score=2),
    row(2, ALIKE[1], signature=command_signature("pip3 install -r"), status="candidate"),
)


def test_learned_rows_that_say_nearly_the_same_are_proposed_for_merging_once() -> None:
    assert questions(*TWINS) == [("merge", "1", "2")]
    assert questions(*reversed(TWINS)) == [("merge", "1", "2")]
    assert questions(TWINS[0], replace(TWINS[1], authority="human")) == []
    assert questions(TWINS[0], replace(TWINS[1], status="stale")) == []
    assert questions(TWINS[0], row(2, "Keep handlers thin", signature=None)) == []


def test_a_pair_is_looked_at_again_only_when_one_of_it_has_changed() -> None:
    changed = replace(TWINS[1], updated_at_ms=NOW_MS)
    assert questions(*TWINS, since_ms=NOW_MS) == []
    assert questions(TWINS[0], changed, since_ms=NOW_MS) == [("merge", "1", "2")]


def opened(kind: Any, target: Memory, candidate: Memory | None = None) -> Proposal:
    candidate_id = candidate.id if candidate else ""
    return Proposal("f" * 12, kind, "open", target.id, candidate_id, "", "", 1, (), False, 0, 0, NOW_MS * 2)


def test_a_question_that_is_open_or_was_lately_rejected_is_not_asked() -> None:
    due = row(1, revalidate_after_ms=NOW_MS)
    assert questions(due, open_proposals=[opened("revalidate", due)]) == []
    assert questions(due, open_proposals=[opened("stale", due)]) == [("revalidate", "1", "")]
    assert questions(due, rejected_claims={claim_key("revalidate", due.id, due.semantic_key)}) == []
    first, second = TWINS
    for pair in ((first, second), (second, first)):
        assert questions(*TWINS, open_proposals=[opened("supersede", *pair)]) == []
        assert questions(*TWINS, rejected_claims={claim_key("merge", pair[0].id, pair[1].semantic_key)}) == []
