"""What learning has brought and cost over a time: load on the person, activations, overrides, dollars per kept rule.

Owns the sums; rows come in. Pure. Called by `app.stats`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from harness_memory.core.model import Memory, Proposal, Transition

REVIEW_GATE = 3
"""Questions per active day above which the pile grows faster than a person reads (given)."""


@dataclass(frozen=True, slots=True)
class RunCost:
    """What one extraction call cost; unknown dollars are estimated by the caller."""

    at_ms: int
    usd: float
    input_tokens: int
    output_tokens: int


@dataclass(frozen=True, slots=True)
class Records:
    """All memories and rules' and persons' changes, proposals, calls of the time that is looked at."""

    memories: Sequence[Memory]
    transitions: Sequence[Transition]
    opened: Sequence[Proposal]
    decided: Sequence[Proposal]
    runs: Sequence[RunCost]


@dataclass(frozen=True, slots=True)
class DayLoad:
    """One active local day: questions that came up, and that a person answered."""

    day: str
    opened: int
    decided: int


@dataclass(frozen=True, slots=True)
class Stats:
    """The sums; rates are None where there is nothing to divide by.

    `regret` is the share of automatic activations that a person has since rejected. `overrides` counts the rows that
    spoke in that time by how often they were passed, ever. `kept_rules` became active in that time and still are.
    """

    by_status: dict[str, int]
    by_authority: dict[str, int]
    by_type: dict[str, int]
    days: tuple[DayLoad, ...]
    load_per_day: float | None
    automatic_activations: int
    regret: float | None
    overrides: dict[str, int]
    runs: int
    usd: float
    input_tokens: int
    output_tokens: int
    kept_rules: int
    usd_per_kept_rule: float | None


def sum_up(records: Records, since_ms: int, day_of: Callable[[int], str]) -> Stats:
    """Return the sums of the time from `since_ms`; `day_of` names the local day of a time."""
    known = {memory.id: memory for memory in records.memories}
    days = _days(records, day_of)
    activated = {change.memory_id for change in records.transitions if change.event == "activate"}
    learned = activated | {change.memory_id for change in records.transitions if change.event == "remember"}
    rejected = {
        change.memory_id
        for change in records.transitions
        if change.actor == "human" and change.to_status == "rejected" and known[change.memory_id].status == "rejected"
    }
    kept = sum(known[memory_id].status == "active" for memory_id in learned)
    usd = sum(run.usd for run in records.runs)
    spoke = [memory for memory in records.memories if (memory.last_fired_at_ms or 0) >= since_ms]
    return Stats(
        by_status=dict(Counter(memory.status for memory in records.memories)),
        by_authority=dict(Counter(memory.authority for memory in records.memories)),
        by_type=dict(Counter(memory.type for memory in records.memories)),
        days=days,
        load_per_day=_share(sum(day.opened for day in days), len(days)),
        automatic_activations=len(activated),
        regret=_share(len(activated & rejected), len(activated)),
        overrides=dict(Counter(_bin(memory.override_count) for memory in spoke)),
        runs=len(records.runs),
        usd=usd,
        input_tokens=sum(run.input_tokens for run in records.runs),
        output_tokens=sum(run.output_tokens for run in records.runs),
        kept_rules=kept,
        usd_per_kept_rule=_share(usd, kept),
    )


def _days(records: Records, day_of: Callable[[int], str]) -> tuple[DayLoad, ...]:
    """The days on which anything was read, asked or answered."""
    by_hand = [change for change in records.transitions if change.actor == "human"]
    opened = Counter(day_of(proposal.created_at_ms) for proposal in records.opened)
    opened.update(day_of(change.at_ms) for change in by_hand if not change.from_status and _waits(change))
    decided = Counter(day_of(proposal.resolved_at_ms or 0) for proposal in records.decided)
    decided.update(day_of(change.at_ms) for change in by_hand if change.from_status == "candidate" and _alone(change))
    active = {*opened, *decided, *(day_of(run.at_ms) for run in records.runs)}
    return tuple(DayLoad(day, opened[day], decided[day]) for day in sorted(active))


def _waits(change: Transition) -> bool:
    return change.to_status == "candidate"


def _alone(change: Transition) -> bool:
    """Whether a decision answered no proposal, which would count by itself."""
    return change.to_status != "candidate" and not change.reason.startswith("review: ")


def _bin(overrides: int) -> str:
    return "none" if overrides == 0 else "1-2" if overrides < 3 else "3 or more"


def _share(part: float, whole: int) -> float | None:
    return part / whole if whole else None
