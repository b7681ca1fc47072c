"""Review: what waits in which order, and what every answer does to every kind of question."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from harness_memory.config import Config
from harness_memory.core.model import DAY_MS, Memory
from harness_memory.core.review import REVIEW_KINDS, Answer, ReviewItem, ReviewKind, build_queue, rule
from harness_memory.errors import UsageError
from tests.cli.conftest import NOW_MS
from tests.cli.review_rows import (
    AGED,
    BROAD,
    GLOBAL,
    HUMAN,
    IMPORTED,
    MEMORIES,
    OTHER_TWIN,
    OUTDATED,
    OWN,
    POLICY,
    PROPOSALS,
    REPLACEMENT,
    TWIN,
    WIDE,
    proposal,
    row,
)  # fmt: skip

ROWS = {memory.id: memory for memory in MEMORIES}


def queue(memories: dict[str, Memory] | None = None, *extra: Any) -> tuple[ReviewItem, ...]:
    return build_queue(memories or ROWS, [*PROPOSALS, *extra], NOW_MS)


def item(kind: ReviewKind) -> ReviewItem:
    return next(waiting for waiting in queue() if waiting.kind == kind)


def effect(kind: ReviewKind, answer: Answer, **changes: Any) -> dict[str, tuple[Any, ...]]:
    """Return what an answer makes of the rows it touches."""
    asked = item(kind)
    if changes:
        asked = replace(asked, memory=replace(asked.memory, **changes))
    ruling = rule(asked, answer, Config(), NOW_MS)
    assert all(record.actor == "human" and record.to_status == after.status for after, record in ruling.rows)
    return {after.id: (after.status, after.authority, after.enforcement) for after, _ in ruling.rows}


def test_the_order_is_that_of_review() -> None:
    assert [waiting.kind for waiting in queue()] == list(REVIEW_KINDS)


def test_an_argument_against_a_persons_row_comes_before_one_against_a_rules() -> None:
    theirs = proposal(0xD1, "stale", HUMAN)
    kinds = [(waiting.kind, waiting.memory.id) for waiting in queue(None, theirs)][:3]
    assert kinds == [("supersede", HUMAN.id), ("stale", HUMAN.id), ("stale", OUTDATED.id)]


def test_in_one_kind_the_contested_comes_first_then_the_better_supported_then_what_ends_soon() -> None:  # S20
    rows = {number: row(number, f"Rule {number}", type="policy", status="candidate") for number in (1, 2, 3, 4)}
    rows[4] = replace(rows[4], contested=True)
    asked = [proposal(0xD0 + number, "activate_policy", rows[number]) for number in rows]
    asked[2] = replace(asked[2], support_sessions=("s1", "s2"))
    asked[1] = replace(asked[1], expires_at_ms=NOW_MS + DAY_MS)
    order = [waiting.memory.id[-1] for waiting in build_queue({one.id: one for one in rows.values()}, asked, NOW_MS)]
    assert order == ["4", "3", "2", "1"]


def test_a_decision_of_the_agent_waits_behind_a_persons_own_candidates() -> None:
    decision = row(1, "We use arq", type="decision", status="candidate")
    workflow = row(2, "Run make", type="workflow", status="candidate")
    waiting = build_queue({one.id: one for one in (decision, workflow, OWN)}, [], NOW_MS)
    assert [one.memory.id for one in waiting] == [OWN.id, decision.id]


@pytest.mark.parametrize(
    ("changed", "kind"),
    [
        (replace(POLICY, status="rejected"), "activate_policy"),
        (replace(GLOBAL, status="active"), "activate_global"),
        (replace(OUTDATED, status="stale"), "stale"),
        (replace(REPLACEMENT, status="rejected"), "supersede"),
        (replace(HUMAN, status="rejected"), "supersede"),
        (replace(AGED, revalidate_after_ms=NOW_MS + 1), "revalidate"),
        (replace(AGED, authority="human"), "revalidate"),
        (replace(TWIN, status="superseded"), "merge"),
        (replace(BROAD, semantic_key="another"), "fix_signature"),
        (replace(WIDE, status="rejected"), "fix_scope"),
    ],
)
def test_a_question_that_its_rows_have_answered_is_not_asked(changed: Memory, kind: str) -> None:
    assert kind not in [waiting.kind for waiting in queue(ROWS | {changed.id: changed})]


ACTIVE_HUMAN = ("active", "human", "advise")


@pytest.mark.parametrize(
    ("kind", "accepted", "rejected"),
    [
        (
            "supersede",
            {HUMAN.id: ("superseded", "human", "confirm"), REPLACEMENT.id: ACTIVE_HUMAN},
            {REPLACEMENT.id: ("rejected", "auto", "advise")},
        ),
        ("stale", {OUTDATED.id: ("stale", "auto", "advise")}, {}),
        ("revalidate", {AGED.id: ("active", "auto", "advise")}, {AGED.id: ("stale", "auto", "advise")}),
        ("activate_policy", {POLICY.id: ("active", "human", "confirm")}, {POLICY.id: ("rejected", "auto", "advise")}),
        ("activate_global", {GLOBAL.id: ACTIVE_HUMAN}, {GLOBAL.id: ("rejected", "auto", "advise")}),
        ("fix_scope", {WIDE.id: ACTIVE_HUMAN}, {}),
        ("fix_signature", {BROAD.id: ("active", "auto", "advise")}, {}),
        ("merge", {OTHER_TWIN.id: ("superseded", "auto", "advise")}, {}),
        ("import", {IMPORTED.id: ("active", "human", "confirm")}, {IMPORTED.id: ("rejected", "human", "advise")}),
        ("candidate", {OWN.id: ACTIVE_HUMAN}, {OWN.id: ("rejected", "human", "advise")}),
    ],
)
def test_each_answer_does_what_the_card_says(kind: ReviewKind, accepted: Any, rejected: Any) -> None:
    assert (effect(kind, "accept"), effect(kind, "reject")) == (accepted, rejected)


def test_a_replacement_that_is_the_persons_already_only_takes_the_others_place() -> None:
    asked = replace(item("supersede"), candidate=replace(REPLACEMENT, authority="human", status="active"))
    rows = rule(asked, "accept", Config(), NOW_MS).rows
    assert [after.id for after, _ in rows] == [HUMAN.id]
    assert rule(asked, "reject", Config(), NOW_MS).rows == ()


def test_an_upheld_rule_gets_time_anew_and_is_not_asked_about_at_once() -> None:  # S46
    ((upheld, record),) = rule(item("revalidate"), "accept", Config(), NOW_MS).rows
    assert (upheld.ttl_expires_at_ms, upheld.revalidate_after_ms) == (NOW_MS + 30 * DAY_MS, NOW_MS + 15 * DAY_MS)
    assert record.event == "uphold"
    long_left = replace(item("revalidate"), memory=replace(AGED, ttl_expires_at_ms=NOW_MS + 60 * DAY_MS))
    ((upheld, _),) = rule(long_left, "accept", Config(), NOW_MS).rows
    assert (upheld.ttl_expires_at_ms, upheld.revalidate_after_ms) == (NOW_MS + 60 * DAY_MS, NOW_MS + 30 * DAY_MS)


def test_a_rule_that_ran_out_comes_back_as_the_rule_it_was() -> None:
    assert effect("revalidate", "accept", status="stale") == {AGED.id: ("active", "auto", "advise")}
    assert effect("revalidate", "reject", status="stale") == {}


def test_a_rule_with_a_wrong_signature_that_is_advice_already_is_taken_out_of_use() -> None:
    assert effect("fix_signature", "accept", enforcement="advise") == {BROAD.id: ("stale", "auto", "advise")}
    ((lowered, _),) = rule(item("fix_signature"), "accept", Config(), NOW_MS).rows
    assert lowered.downgraded_at_ms == NOW_MS  # S47: it climbs again only after a new session


@pytest.mark.parametrize(
    ("kind", "row_id", "verdict"),
    [
        ("stale", OUTDATED.id, "rejected"),
        ("revalidate", AGED.id, "accepted"),
        ("activate_global", GLOBAL.id, "accepted"),
        ("candidate", OWN.id, "accepted"),
    ],
)
def test_promoting_makes_the_row_the_persons_whatever_was_proposed(kind: ReviewKind, row_id: str, verdict: str) -> None:
    ruling = rule(item(kind), "promote", Config(), NOW_MS)
    ((after, _),) = ruling.rows
    assert (after.id, after.status, after.authority, after.ttl_expires_at_ms) == (row_id, "active", "human", None)
    assert ruling.verdict == verdict


@pytest.mark.parametrize("kind", ["fix_scope", "fix_signature", "merge"])
def test_there_is_nothing_to_promote_in_a_repair(kind: ReviewKind) -> None:
    with pytest.raises(UsageError, match=f"nothing to promote in a {kind}"):
        rule(item(kind), "promote", Config(), NOW_MS)


@pytest.mark.parametrize(
    "changes",
    [{"authority": "human", "status": "candidate"}, {"status": "active", "evidence_score": 9}],
)
def test_of_two_alike_a_persons_stays_then_the_better_founded(changes: dict[str, Any]) -> None:
    asked = replace(item("merge"), candidate=replace(OTHER_TWIN, **changes))
    assert {after.id for after, _ in rule(asked, "accept", Config(), NOW_MS).rows} == {TWIN.id}
