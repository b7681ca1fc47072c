"""The automatic tier: what it takes to become active, to climb, to fall, and how long a row lasts."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from harness_memory.config import AutoEscalation, BeforeTool, Config
from harness_memory.core.model import DAY_MS, Firing, Memory, Provenance, Signature
from harness_memory.core.tier import (
    ActivationCaps,
    Counters,
    decide_tier,
    is_hooked,
    is_repository_scope,
    recount,
    should_downgrade,
    should_escalate,
    with_evidence,
    with_firings,
    with_time_limit,
)
from harness_memory.hosts.claude_code import EVENTS
from harness_memory.hot.calls import HOST_TOOLS

NOW_MS = 1_800_000_000_000
CAPS = ActivationCaps(day_left=1, episode_left=1)
CANDIDATE = Memory(
    id="0123456789ab",
    type="pitfall",
    summary="Run pnpm test",
    scope_glob="packages/api/**",
    signature=Signature("bash", "command", "cmd", "npm test"),
    knowledge_kind="correction",
    confidence=0.7,
    evidence_score=2,
)
ACTIVE = replace(CANDIDATE, status="active")


def evidence(episode: str = "ep1", session: str = "s1", **changes: Any) -> Provenance:
    row = Provenance(
        memory_id=CANDIDATE.id,
        episode_id=episode,
        run_id="run",
        line="e1",
        provenance_class="typed",
        quote="",
        confidence=0.8,
        session_key=session,
        episode_weight=2,
        created_at_ms=NOW_MS,
    )
    return replace(row, **changes)


def firing(outcome: str, at_ms: int = NOW_MS, **changes: Any) -> Firing:
    delivery = "override" if outcome == "override" else "before"
    row = Firing(CANDIDATE.id, "bash", "soft_deny", delivery, at_ms, "", outcome)  # type: ignore[arg-type]
    return replace(row, **changes)


def test_an_episode_counts_once_however_many_of_its_lines_are_cited() -> None:
    rows = [
        evidence(line="e1", confidence=0.6),
        evidence(line="e2", confidence=0.9),
        evidence("ep2", "s1", episode_weight=3, created_at_ms=NOW_MS + 1),
        evidence("ep3", "s2", episode_weight=1),
    ]

    assert recount(rows) == Counters(3, 6, 2, 0.9, NOW_MS + 1)
    assert recount([]) == Counters(0, 0, 0, 0.0, None)


def test_evidence_never_touches_what_a_person_was_sure_of() -> None:
    human = with_evidence(replace(ACTIVE, authority="human", confidence=1.0), [evidence(), evidence("ep2")])

    assert (human.confidence, human.evidence_count, human.validation_count) == (1.0, 2, 1)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({}, "earned"),
        ({"type": "workflow"}, "earned"),
        ({"type": "policy"}, "type"),
        ({"type": "decision"}, "type"),
        ({"type": "architecture_constraint"}, "type"),
        ({"scope_glob": "../other/**"}, "scope"),
        ({"scope_glob": "/etc/**"}, "scope"),
        ({"scope_glob": "~/x"}, "scope"),
        ({"scope_glob": "C:/x"}, "scope"),
        ({"scope_glob": ""}, "scope"),
        ({"triggers": ()}, "trigger"),
        ({"signature": Signature("read", "path", "glob", "src/*.py")}, "trigger"),
        ({"signature": Signature("mcp:db/query", "sql", "substring", "DROP TABLE")}, "earned"),
        ({"type": "workflow", "signature": None}, "trigger"),
        ({"confidence": 0.69}, "confidence"),
        ({"evidence_score": 1}, "evidence"),
        ({"signature": None}, "global"),
        ({"signature": None, "relevant_tools": ("edit",)}, "earned"),
    ],
)
def test_what_a_row_itself_must_be(changes: dict[str, Any], reason: str) -> None:
    decision = decide_tier(replace(CANDIDATE, **changes), [evidence()], settings=Config(), caps=CAPS)

    assert (decision.status, decision.reason) == ("active" if reason == "earned" else "candidate", reason)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"clean": False}, "scanner"),
        ({"provenance": [evidence(provenance_class="inferred")]}, "provenance"),
        ({"provenance": [evidence(provenance_class="inferred"), evidence(line="e2")]}, "earned"),
        ({"provenance": [evidence(provenance_class="given")]}, "earned"),
        ({"provenance": [evidence(provenance_class="observed")]}, "earned"),
        ({"replacement": True}, "replacement"),
        ({"rejected_before": True}, "rejected_before"),
        ({"caps": ActivationCaps(0, 1)}, "cap"),
        ({"caps": ActivationCaps(1, 0)}, "cap"),
        ({"settings": Config(autonomy_level="shadow")}, "shadow"),
        ({"settings": Config(autonomy_level="off")}, "autonomy"),
    ],
)
def test_what_must_hold_around_it(arguments: dict[str, Any], reason: str) -> None:
    defaults: dict[str, Any] = {"provenance": [evidence()], "settings": Config(), "caps": CAPS}

    assert decide_tier(CANDIDATE, **(defaults | arguments)).reason == reason


TWO_SESSIONS = [evidence(), evidence("ep2", "s2")]


@pytest.mark.parametrize(
    ("changes", "rows", "climbs"),
    [
        ({}, TWO_SESSIONS, True),
        ({}, [evidence(), evidence("ep2", "s1")], False),
        ({}, [evidence(), evidence("ep2", "s2", provenance_class="inferred")], False),
        ({}, [evidence(provenance_class="given"), evidence("ep2", "s2", provenance_class="observed")], True),
        ({"authority": "human"}, TWO_SESSIONS, False),
        ({"status": "candidate"}, TWO_SESSIONS, False),
        ({"enforcement": "soft_deny"}, TWO_SESSIONS, False),
        ({"type": "workflow"}, TWO_SESSIONS, False),
        ({"knowledge_kind": "convention"}, TWO_SESSIONS, False),
        ({"signature": None}, TWO_SESSIONS, False),
        ({"signature": Signature("bash", "command", "cmd", "npm")}, TWO_SESSIONS, False),
    ],
)
def test_the_climb_takes_two_sessions_with_a_firm_citation_each(
    changes: dict[str, Any], rows: list[Provenance], climbs: bool
) -> None:
    """S10."""
    assert should_escalate(replace(ACTIVE, **changes), rows, Config()) is climbs


@pytest.mark.parametrize(
    ("settings", "climbs"),
    [
        (Config(before_tool=BeforeTool(auto_escalation=AutoEscalation(enabled=False))), False),
        (Config(before_tool=BeforeTool(auto_escalation=AutoEscalation(sessions=3))), False),
        (Config(autonomy_level="shadow"), False),
        (Config(autonomy_level="off"), False),
    ],
)
def test_settings_stop_the_climb(settings: Config, climbs: bool) -> None:
    assert should_escalate(ACTIVE, TWO_SESSIONS, settings) is climbs


@pytest.mark.parametrize(
    ("later", "climbs"),
    [
        ([], False),
        ([evidence("ep3", "s2", created_at_ms=NOW_MS + 2)], False),
        ([evidence("ep3", "s3", created_at_ms=NOW_MS + 2, provenance_class="inferred")], False),
        ([evidence("ep3", "s3", created_at_ms=NOW_MS + 2)], True),
    ],
)
def test_after_a_fall_only_a_new_session_lifts_a_row_again(later: list[Provenance], climbs: bool) -> None:
    """S47."""
    fallen = replace(ACTIVE, downgraded_at_ms=NOW_MS + 1)

    assert should_escalate(fallen, [*TWO_SESSIONS, *later], Config()) is climbs


@pytest.mark.parametrize(
    ("changes", "falls"),
    [
        ({"overrides_since_reinforcement": 3}, True),
        ({"overrides_since_reinforcement": 2}, False),
        ({"overrides_since_reinforcement": 3, "heeded_since_reinforcement": 3}, False),
        ({"overrides_since_reinforcement": 4, "heeded_since_reinforcement": 3}, True),
        ({"overrides_since_reinforcement": 3, "override_count": 0}, True),
        ({"override_count": 9, "overrides_since_reinforcement": 2}, False),
        ({"overrides_since_reinforcement": 3, "authority": "human"}, False),
        ({"overrides_since_reinforcement": 3, "enforcement": "advise"}, False),
        ({"overrides_since_reinforcement": 3, "status": "stale"}, False),
    ],
)
def test_three_overrides_that_outnumber_the_heeded_denials_bring_a_row_down(
    changes: dict[str, Any], falls: bool
) -> None:
    """S47."""
    assert should_downgrade(replace(ACTIVE, **{"enforcement": "soft_deny"} | changes)) is falls


@pytest.mark.parametrize(
    ("changes", "days"),
    [
        ({}, 30),
        ({"knowledge_kind": "failure_resolution"}, 30),
        ({"knowledge_kind": "convention"}, 7),
        ({"knowledge_kind": None}, 7),
        ({"knowledge_kind": "convention", "validation_count": 1}, 14),
        ({"knowledge_kind": "convention", "validation_count": 2}, 28),
        ({"validation_count": 3}, 56),
        ({"validation_count": 4}, 90),
        ({"validation_count": 400}, 90),
        ({"ttl_expires_at_ms": NOW_MS + 5 * DAY_MS}, 30),
        ({"ttl_expires_at_ms": NOW_MS - DAY_MS}, 30),
    ],
)
def test_time_limits_grow_with_validations_up_to_ninety_days(changes: dict[str, Any], days: int) -> None:
    """S46: half of the time later a row is due for another look."""
    row = with_time_limit(replace(ACTIVE, **changes), NOW_MS)

    assert (row.ttl_expires_at_ms, row.revalidate_after_ms) == (NOW_MS + days * DAY_MS, NOW_MS + days * DAY_MS // 2)


def test_a_time_limit_never_shrinks() -> None:
    row = replace(ACTIVE, ttl_expires_at_ms=NOW_MS + 40 * DAY_MS, revalidate_after_ms=NOW_MS)

    assert with_time_limit(row, NOW_MS) == row


def test_firings_are_counted_by_what_came_of_them() -> None:
    outcomes = [firing(name, NOW_MS + at) for at, name in enumerate(("denied", "override", "heeded", "delivered"))]
    foreign = [firing("override", memory_id="f" * 12), firing("denied", delivery="suppressed")]

    row = with_firings(replace(ACTIVE, fire_count=1), [*outcomes, *foreign], NOW_MS)

    assert row == replace(
        ACTIVE,
        fire_count=4,  # not the override: the denial before it fired
        override_count=1,
        heeded_count=1,
        overrides_since_reinforcement=1,
        heeded_since_reinforcement=1,
        last_fired_at_ms=NOW_MS + 3,
    )


@pytest.mark.parametrize(
    ("changes", "outcomes", "gained_days"),
    [
        ({}, ["delivered"], 14),
        ({}, ["denied", "override"], 0),
        ({}, ["denied", "override", "heeded"], 14),
        ({"status": "stale"}, ["delivered"], 0),
        ({}, [], 0),
    ],
)
def test_firing_prolongs_a_row_unless_it_was_only_overridden(
    changes: dict[str, Any], outcomes: list[str], gained_days: int
) -> None:
    row = replace(ACTIVE, ttl_expires_at_ms=NOW_MS + 10 * DAY_MS, **changes)

    fired = with_firings(row, [firing(name) for name in outcomes], NOW_MS)

    assert fired.ttl_expires_at_ms == NOW_MS + (10 + gained_days) * DAY_MS


def test_firing_gives_no_limit_to_a_row_that_has_none_and_none_beyond_ninety_days() -> None:
    human = replace(ACTIVE, authority="human")
    old = replace(ACTIVE, ttl_expires_at_ms=NOW_MS + 89 * DAY_MS)

    assert with_firings(human, [firing("delivered")], NOW_MS).ttl_expires_at_ms is None
    assert with_firings(old, [firing("delivered")], NOW_MS).ttl_expires_at_ms == NOW_MS + 90 * DAY_MS


def test_a_tool_is_hooked_when_the_registered_matcher_lets_its_calls_through() -> None:
    matcher = next(event.matcher for event in EVENTS if event.argument == "pre-tool")
    matched = {tool for host_tool, tool in HOST_TOOLS.items() if re.match(matcher, host_tool)}
    assert {tool for tool in HOST_TOOLS.values() if is_hooked(tool)} == matched
    assert (is_hooked("write"), is_hooked("mcp:jira/create")) == (
        True,
        re.match(matcher, "mcp__jira__create") is not None,
    )


@pytest.mark.parametrize("scope", ["**", "src/**", "a/{b,c}/*.py", "docs/[ab]*", ".github/**"])
def test_a_glob_below_the_root_is_a_repository_scope(scope: str) -> None:
    assert is_repository_scope(scope)


@pytest.mark.parametrize(
    "scope", ["", "/etc/**", "~/x", "!src/**", "src\\x", "C:/x", "a/../b", "https://x.example/a", "a/{b", "a/[b"]
)
def test_anything_else_is_none(scope: str) -> None:
    assert not is_repository_scope(scope)
