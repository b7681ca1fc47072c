"""What waits for a person, in which order, and what each answer does.

Owns the review queue and the effect of accepting, rejecting or promoting one of its items. Whether a change is allowed
is `core.authority`. Pure: rows in, changed rows with their records out. Called by `app.review`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, assert_never

from harness_memory.config import Config
from harness_memory.core.authority import PersonEvent, change, enforcement_default
from harness_memory.core.model import ENFORCEMENTS, Memory, Proposal, ProposalKind, Transition
from harness_memory.core.proposals import CONTESTING_KINDS, settled_by_now
from harness_memory.core.tier import with_upheld_time
from harness_memory.errors import UsageError

ReviewKind = ProposalKind | Literal["import", "candidate"]
Answer = Literal["accept", "reject", "promote"]

REVIEW_KINDS: tuple[ReviewKind, ...] = (
    "supersede", "stale", "revalidate", "activate_policy", "activate_global", "fix_scope", "fix_signature", "merge",
    "import", "candidate",
)  # fmt: skip
# An automatic row of these types never activates by itself, and nothing proposes it.
_WAITING_TYPES = ("decision", "architecture_constraint")


@dataclass(frozen=True, slots=True)
class ReviewItem:
    """One card: a proposal with its rows, or a memory that waits without one (`proposal` None)."""

    kind: ReviewKind
    memory: Memory
    candidate: Memory | None = None
    proposal: Proposal | None = None

    @property
    def id(self) -> str:
        """The proposal's id, else the memory's."""
        return self.proposal.id if self.proposal else self.memory.id

    @property
    def rows(self) -> tuple[Memory, ...]:
        """The memories an answer may change."""
        return (self.memory, self.candidate) if self.candidate else (self.memory,)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What an answer leads to: rows as they are from now on with their records, and how the proposal ends."""

    rows: tuple[tuple[Memory, Transition], ...]
    verdict: Literal["accepted", "rejected"]


def build_queue(
    memories: Mapping[str, Memory], open_proposals: Iterable[Proposal], now_ms: int
) -> tuple[ReviewItem, ...]:
    """Return what waits, in the order of review; a proposal that its rows have settled asks nothing any more."""
    items = []
    for proposal in open_proposals:
        candidate = memories.get(proposal.candidate_id)
        item = ReviewItem(proposal.kind, memories[proposal.target_id], candidate, proposal)
        if settled_by_now(proposal, item.memory, candidate, now_ms) is None:
            items.append(item)
    shown = {row.id for item in items for row in item.rows}
    for memory in memories.values():
        if memory.id in shown:
            continue
        if memory.import_unconfirmed and memory.status in ("candidate", "active"):
            items.append(ReviewItem("import", memory))
        elif memory.status == "candidate" and (memory.authority == "human" or memory.type in _WAITING_TYPES):
            items.append(ReviewItem("candidate", memory))
    return tuple(sorted(items, key=_order))


def rule(item: ReviewItem, answer: Answer, settings: Config, now_ms: int) -> Ruling:
    """Return what an answer does. Raises UsageError `no-promotion` where there is nothing to promote."""
    desk = _Desk(item, settings, now_ms)
    if answer == "accept":
        return Ruling(_accept(desk), "accepted")
    if answer == "reject":
        return Ruling(_reject(desk), "rejected")
    return _promote(desk)


def can_promote(item: ReviewItem) -> bool:
    """Say whether an item has a row that is not simply the person's own yet."""
    if item.kind == "stale":
        return item.memory.authority == "auto"
    return item.kind not in ("fix_scope", "fix_signature", "merge")


def survivor_and_loser(item: ReviewItem) -> tuple[Memory, Memory]:
    """Return which row of a merge stays: a person's, else an active one, else the better founded, else the older."""
    first, second = sorted(
        item.rows, key=lambda row: (row.authority != "human", row.status != "active", -row.evidence_score, row.id)
    )
    return first, second


@dataclass(frozen=True, slots=True)
class _Desk:
    """An item with what deciding it takes."""

    item: ReviewItem
    settings: Config
    now_ms: int

    @property
    def reason(self) -> str:
        proposal = self.item.proposal
        return f"review: {proposal.kind} {proposal.id}" if proposal else "review"

    def take(self, row: Memory, event: PersonEvent) -> tuple[Memory, Transition]:
        return change(row, event, reason=self.reason, now_ms=self.now_ms)

    def adopt(self, row: Memory) -> tuple[Memory, Transition]:
        """Make a row the person's and active, delivered at least as firmly as such rows begin."""
        event: PersonEvent = "confirm" if row.status == "active" else "promote"
        own = replace(row, authority="human", import_unconfirmed=False)
        level = max(row.enforcement, enforcement_default(own, self.settings), key=ENFORCEMENTS.index)
        adopted, record = change(row, event, reason=self.reason, now_ms=self.now_ms, enforcement=level)
        return replace(adopted, import_unconfirmed=False), record


def _accept(desk: _Desk) -> tuple[tuple[Memory, Transition], ...]:
    item, row = desk.item, desk.item.memory
    match item.kind:
        case "supersede":
            retired = desk.take(row, "supersede")
            other = item.candidate
            is_own = other is None or (other.authority == "human" and other.status == "active")
            return (retired,) if other is None or is_own else (retired, desk.adopt(other))
        case "stale":
            return (desk.take(row, "demote" if row.status == "active" else "reject"),)
        case "revalidate":
            upheld, record = desk.take(row, "uphold")
            return ((with_upheld_time(upheld, desk.now_ms), record),)
        case "activate_policy" | "activate_global" | "import" | "candidate":
            return (desk.adopt(row),)
        case "fix_scope":
            return (desk.take(row, "confirm"),)
        case "fix_signature":
            return (_quiet(desk, row),)
        case "merge":
            return (desk.take(survivor_and_loser(item)[1], "supersede"),)
        case _:
            assert_never(item.kind)


def _quiet(desk: _Desk, row: Memory) -> tuple[Memory, Transition]:
    """Let a row with a bad signature speak more softly, or not at all where it is advice already."""
    if row.status != "active":
        return desk.take(row, "reject")
    if row.enforcement == "advise":
        return desk.take(row, "demote")
    lowered, record = change(row, "lower", reason=desk.reason, now_ms=desk.now_ms, enforcement="advise")
    return replace(lowered, downgraded_at_ms=desk.now_ms), record


def _reject(desk: _Desk) -> tuple[tuple[Memory, Transition], ...]:
    item, row = desk.item, desk.item.memory
    match item.kind:
        case "supersede":
            # Left waiting, it would become active beside the row that a person has just upheld against it.
            other = item.candidate
            waits = other is not None and other.authority == "auto" and other.status == "candidate"
            return (desk.take(other, "reject"),) if other is not None and waits else ()
        case "revalidate":
            return (desk.take(row, "demote"),) if row.status == "active" else ()
        case "activate_policy" | "activate_global" | "import" | "candidate":
            return (desk.take(row, "reject"),)
        case "stale" | "fix_scope" | "fix_signature" | "merge":
            return ()
        case _:
            assert_never(item.kind)


def _promote(desk: _Desk) -> Ruling:
    """Make the item's memory the person's own, whatever was proposed about it."""
    item = desk.item
    if not can_promote(item):
        raise UsageError("no-promotion", f"There is nothing to promote in a {item.kind} proposal.", hint="hm review")
    if item.kind == "stale":
        return Ruling((desk.adopt(item.memory),), "rejected")
    if item.kind == "revalidate":
        return Ruling((desk.adopt(item.memory),), "accepted")
    return Ruling(_accept(desk), "accepted")


def _order(item: ReviewItem) -> tuple[int, bool, int, int, str]:
    """Arguments against a person's rows first, then by kind; in one kind the contested, much supported, ending soon."""
    proposal = item.proposal
    if proposal is None:
        group = len(REVIEW_KINDS) + (item.kind == "candidate") + (item.memory.authority == "auto")
        return group, True, 0, item.memory.created_at_ms, item.id
    group = REVIEW_KINDS.index(proposal.kind)
    if proposal.kind in CONTESTING_KINDS:
        group = -2 if item.memory.authority == "human" else -1
    elif proposal.kind == "fix_signature":
        group = REVIEW_KINDS.index("fix_scope")
    return group, not item.memory.contested, -len(proposal.support_sessions), proposal.expires_at_ms, item.id
