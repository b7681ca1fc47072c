"""Applying: a run once, a fact alone, caps counted down, firings and decisions on stored rows."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.applying import (
    AppliedFacts,
    activation_caps,
    apply_facts,
    close_proposal,
    live_view,
    roll_up_firings,
)
from harness_memory.config import Config, Extraction
from harness_memory.core.authority import change
from harness_memory.core.model import DAY_MS, Episode, Firing, Flags, Memory, ValidFact
from harness_memory.core.tier import ActivationCaps
from harness_memory.store.db import Store, reading, writing
from tests.core.episode_factory import command_signature
from tests.core.world import NOW_MS, cited, correction, session
from tests.store.factory import memory, proposal, run

DAY = "2026-11-01"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with writing(tmp_path, command="test", now_ms=NOW_MS) as opened:
        yield opened


def ids() -> Callable[[], str]:
    numbers = itertools.count(1)
    return lambda: f"{next(numbers):012x}"


def about(pattern: str, **changes: Any) -> ValidFact:
    return cited(correction(f"Do not use {pattern}", signature=command_signature(pattern), **changes))


def apply(
    store: Store,
    facts: list[ValidFact],
    source: Episode,
    run_id: str = "run1",
    settings: Config | None = None,
    now_ms: int = NOW_MS,
    new_id: Callable[[], str] | None = None,
) -> AppliedFacts | None:
    return apply_facts(
        store,
        facts,
        source,
        settings or Config(),
        run_id=run_id,
        local_day=DAY,
        now_ms=now_ms,
        new_id=new_id or ids(),
    )


def statuses(store: Store) -> dict[str, str]:
    return {row.signature.pattern if row.signature else row.id: row.status for row in store.memories.live()}


def test_a_run_is_stored_with_evidence_history_and_proposals(tmp_path: Path) -> None:
    with writing(tmp_path, command="test", now_ms=NOW_MS) as store:
        applied = apply(store, [about("npm test"), about("yarn add", type="policy")], session("s1"))

    assert applied is not None
    assert ([row.result for row in applied.outcomes], applied.failures, applied.activations) == (
        ["created", "created"],
        (),
        1,
    )
    with reading(tmp_path) as store:
        assert statuses(store) == {"npm test": "active", "yarn add": "candidate"}
        stored = {row.id: row for row in store.memories.live()}
        assert [len(store.provenance.of(key)) for key in stored] == [1, 1]
        assert [step.event for step in store.transitions.of(f"{1:012x}")] == ["create", "activate"]
        assert [row.kind for row in store.proposals.open()] == ["activate_policy"]


def test_the_same_run_is_applied_once(store: Store) -> None:
    first = apply(store, [about("npm test")], session("s1"))
    before = store.memories.live()

    again = apply(store, [about("npm test"), about("yarn add")], session("s2"))

    assert (first is not None, again, store.memories.live()) == (True, None, before)


def test_a_fact_that_cannot_be_applied_is_undone_alone(store: Store) -> None:
    facts = [about("npm test"), about("yarn add", confidence=7.0), about("git push -f")]

    applied = apply(store, facts, session("s1"))

    assert applied is not None
    assert [row.result for row in applied.outcomes] == ["created", "created"]
    assert [text.split(":")[0] for text in applied.failures] == ["CHECK constraint failed"]
    assert statuses(store) == {"npm test": "active", "git push -f": "active"}


def test_caps_are_counted_down_within_a_run(store: Store) -> None:
    settings = Config(extraction=Extraction(max_auto_activations_per_episode=1))

    apply(store, [about("npm test"), about("yarn add")], session("s1"), settings=settings)

    assert statuses(store) == {"npm test": "active", "yarn add": "candidate"}


def test_caps_come_from_the_day_and_from_what_the_turn_has_remembered(store: Store) -> None:
    store.runs.start(run("r1", activations=4, local_day=DAY))
    store.runs.start(run("r2", activations=5, local_day="2026-10-31"))
    for number, turn in ((1, "p1"), (2, "p1"), (3, "p11")):
        store.memories.insert(
            memory(number, source_kind="remember", source_ref=f"episode:claude-code:s1:{turn}:1", status="rejected")
        )

    assert [activation_caps(store, session("s1", turn), Config(), DAY) for turn in (1, 11, 2)] == [
        ActivationCaps(6, 3, 0),
        ActivationCaps(6, 3, 1),
        ActivationCaps(6, 3, 2),
    ]


def test_at_most_two_rules_of_a_turn_are_remembered(store: Store) -> None:
    rules = ["npm test", "yarn add", "git push -f"]
    text = f"from now on never run {', never run '.join(rules)}"
    source = session("s1", text=text, flags=Flags(remember=True, explicit_rule=True), evidence_weight=3)

    apply(store, [about(rule) for rule in rules], source)

    assert [row.authority for row in sorted(store.memories.live(), key=lambda row: row.id)] == [
        "human",
        "human",
        "auto",
    ]


def test_the_view_knows_what_a_person_rejected_within_thirty_days(store: Store) -> None:
    for number, at_ms, event in ((1, NOW_MS, "reject"), (2, NOW_MS - 31 * DAY_MS, "reject"), (3, NOW_MS, "abandon")):
        row = memory(number, status="candidate", semantic_key=f"key{number}")
        store.memories.insert(row)
        rejected, record = change(row, event, reason="", now_ms=at_ms)  # type: ignore[arg-type]
        store.memories.update(rejected)
        store.transitions.add(record)
    store.proposals.insert(
        proposal("a" * 12, memory(1).id, claim_key="claim", status="rejected", resolved_at_ms=NOW_MS)
    )

    view = live_view(store, NOW_MS)

    assert (view.memories, view.rejected_keys, view.rejected_claims) == ((), {"key1"}, {"claim"})


def test_the_view_carried_through_a_run_is_what_the_store_holds(store: Store) -> None:
    facts = [
        about("npm test"),
        about("yarn add", type="policy"),
        cited(correction("Always use npm test", signature=command_signature("npm test"))),
        about("npm test", confidence=0.95),
    ]
    new_id = ids()
    for name in ("s1", "s2"):
        view = live_view(store, NOW_MS)
        applied = apply(store, facts, session(name), run_id=name, new_id=new_id)
        assert applied is not None
        assert applied.failures == ()
        for outcome in applied.outcomes:
            view = view.after(outcome.changes)

        stored = live_view(store, NOW_MS)
        assert set(view.memories) == set(stored.memories)
        assert set(view.open_proposals) == set(stored.open_proposals)


def fired(memory_id: str, outcome: Any) -> Firing:
    return Firing(
        memory_id, "bash", "soft_deny", "override" if outcome == "override" else "before", NOW_MS, "", outcome
    )


def test_three_overrides_bring_an_automatic_row_back_to_advice(store: Store) -> None:
    """S47."""
    row = memory(1, enforcement="soft_deny", overrides_since_reinforcement=2)
    untouched = memory(2, enforcement="soft_deny")
    for one in (row, untouched):
        store.memories.insert(one)

    fallen = roll_up_firings(
        store, [fired(row.id, "denied"), fired(row.id, "override"), fired("f" * 12, "delivered")], NOW_MS
    )

    stored = store.memories.get(row.id)
    assert fallen == (stored,)
    assert stored == replace(
        row,
        enforcement="advise",
        status_reason="3 overrides",
        fire_count=1,
        override_count=1,
        overrides_since_reinforcement=3,
        downgraded_at_ms=NOW_MS,
        last_fired_at_ms=NOW_MS,
    )
    assert [step.event for step in store.transitions.of(row.id)] == ["downgrade"]
    assert store.memories.get(untouched.id) == untouched


def test_a_fallen_row_climbs_again_only_with_a_new_session(store: Store) -> None:
    """S47."""
    levels = []
    for number, name in enumerate(("s1", "s2", "s2", "s3")):
        source = session(name, turn=number + 1)
        apply(store, [about("npm test")], source, run_id=f"run{number}", now_ms=NOW_MS + number)
        (row,) = store.memories.live()
        levels.append(row.enforcement)
        if number == 1:
            roll_up_firings(store, [fired(row.id, "denied"), fired(row.id, "override")] * 3, NOW_MS + number)

    assert levels == ["advise", "soft_deny", "advise", "soft_deny"]


def test_closing_the_last_argument_ends_the_contest(store: Store) -> None:
    """S20."""
    target = memory(1, authority="human", contested=True)
    store.memories.insert(target)
    first = proposal("a" * 12, target.id, support_sessions=("s1", "s2"))
    second = replace(first, id="b" * 12, kind="supersede")
    for row in (first, second):
        store.proposals.insert(row)

    contested = []
    for row in (first, second):
        close_proposal(store, row, "expired", NOW_MS)
        stored: Memory | None = store.memories.get(target.id)
        contested.append(stored.contested if stored else None)

    assert (contested, store.proposals.open()) == ([True, False], [])
