"""The figures of learning: what is asked of a person, what comes of it, what it costs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from harness_memory.core.model import Memory, Proposal, Transition
from harness_memory.core.stats import DayLoad, Records, RunCost, sum_up

DAY = 100


def day_of(at_ms: int) -> str:
    return f"day{at_ms // DAY}"


def row(memory_id: str, status: Any = "active", **fields: Any) -> Memory:
    return Memory(**{"id": memory_id, "type": "pitfall", "summary": "x", "status": status} | fields)


def moved(memory_id: str, event: str, actor: Any, start: str, end: str, at_ms: int, reason: str = "") -> Transition:
    return Transition(memory_id, actor, event, reason, start, end, "", "advise", "", "auto", at_ms)


def asked(number: int, at_ms: int, resolved_ms: int | None = None) -> Proposal:
    status: Any = "accepted" if resolved_ms else "open"
    return Proposal(
        f"p{number}", "stale", status, "a", "", "k", "", 1, (), False, at_ms, at_ms, 9999, resolved_at_ms=resolved_ms
    )


NOTHING = Records((), (), (), (), ())


def test_without_records_there_is_no_rate() -> None:
    figures = sum_up(NOTHING, 0, day_of)
    rates = (figures.load_per_day, figures.regret, figures.usd_per_kept_rule)
    assert (rates, figures.days, figures.usd) == ((None, None, None), (), 0)


def test_load_counts_what_came_up_by_active_day() -> None:
    records = replace(
        NOTHING,
        memories=[row("a"), row("b", "candidate")],
        opened=[asked(1, 110), asked(2, 120), asked(3, 310)],
        decided=[asked(1, 110, 320)],
        transitions=[
            moved("b", "add", "human", "", "candidate", 130),
            moved("a", "add", "human", "", "active", 140),
            moved("a", "promote", "human", "candidate", "active", 350, "review"),
            moved("a", "promote", "human", "candidate", "active", 320, "review: stale p1"),
        ],
        runs=[RunCost(510, 0.1, 1, 1)],
    )
    figures = sum_up(records, 0, day_of)
    assert figures.days == (DayLoad("day1", 3, 0), DayLoad("day3", 1, 2), DayLoad("day5", 0, 0))
    assert figures.load_per_day == 4 / 3


def test_regret_is_the_share_of_activations_a_person_has_rejected() -> None:
    records = replace(
        NOTHING,
        memories=[row("a"), row("b", "rejected"), row("c", "rejected"), row("d"), row("e", "stale")],
        transitions=[
            *(moved(memory_id, "activate", "auto_rule", "candidate", "active", 1) for memory_id in "abde"),
            moved("b", "reject", "human", "active", "rejected", 2),
            moved("c", "reject", "human", "candidate", "rejected", 2),
            moved("d", "reject", "human", "active", "rejected", 2),  # and restored since
        ],
    )
    figures = sum_up(records, 0, day_of)
    assert (figures.automatic_activations, figures.regret) == (4, 0.25)


def test_cost_is_shared_by_the_rules_that_stayed() -> None:
    records = replace(
        NOTHING,
        memories=[row("a"), row("b", "stale"), row("c"), row("d")],
        transitions=[
            moved("a", "activate", "auto_rule", "candidate", "active", 1),
            moved("b", "activate", "auto_rule", "candidate", "active", 1),
            moved("c", "remember", "human", "", "active", 1),
            moved("d", "add", "human", "", "active", 1),
        ],
        runs=[RunCost(1, 0.25, 100, 10), RunCost(2, 0.15, 50, 5)],
    )
    figures = sum_up(records, 0, day_of)
    assert (figures.kept_rules, figures.usd_per_kept_rule) == (2, 0.2)
    assert (figures.runs, figures.usd, figures.input_tokens, figures.output_tokens) == (2, 0.4, 150, 15)


def test_overrides_are_those_of_the_rows_that_spoke() -> None:
    spoke = [
        row(str(number), last_fired_at_ms=50, override_count=count) for number, count in enumerate((0, 0, 1, 2, 3))
    ]
    silent = row("9", last_fired_at_ms=49, override_count=7)
    figures = sum_up(replace(NOTHING, memories=[*spoke, silent]), 50, day_of)
    assert figures.overrides == {"none": 2, "1-2": 2, "3 or more": 1}
    assert (figures.by_status, figures.by_type) == ({"active": 6}, {"pitfall": 6})
