"""What time and use do to memories: which end by themselves, and about which a person is asked.

Owns the decisions of a dream: expiry (S46), the age of candidates, the fall after overrides (S47), the budget of live
rules, and the questions it opens (S51, merges). Never invents a memory and never changes a person's row. Pure; what is
found twice is proposed once. Called by `app.consolidation`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from harness_memory.config import Config
from harness_memory.core.authority import RuleEvent, change
from harness_memory.core.crowding import find_crowded
from harness_memory.core.model import DAY_MS, Enforcement, Memory, Proposal, ProposalKind, Transition
from harness_memory.core.proposals import claim_key, open_proposal
from harness_memory.core.similarity import claim_of, related
from harness_memory.core.tier import LASTING_KINDS, is_reachable, should_downgrade
from harness_memory.hot.command_match import read_command_pattern

HITS_DAYS = 14
MIN_HITS = 2
"""One retry proves nothing about a signature."""


class Hits(NamedTuple):
    """How often a row spoke in the last 14 days, and how often a retry passed it."""

    fired: int
    overridden: int


@dataclass(frozen=True, slots=True)
class Ending:
    """A row that a rule takes down a step, with the record; `event` says by which."""

    event: RuleEvent
    memory: Memory
    record: Transition


@dataclass(frozen=True, slots=True)
class Scene:
    """What the store holds as far as questions depend on it.

    `hits` are those of the last 14 days, `mended` the memories whose signature a person has dealt with in that time.
    `since_ms` is the last dream, None before the first.
    """

    memories: Sequence[Memory]
    open_proposals: Sequence[Proposal]
    rejected_claims: Collection[str]
    hits: Mapping[str, Hits]
    mended: Collection[str]
    since_ms: int | None


def end_rows(memories: Iterable[Memory], settings: Config, now_ms: int) -> tuple[Ending, ...]:
    """Return the automatic rows whose time is over, that fell by overrides, or that are too many, as they become."""
    memories = tuple(memories)
    endings = {}
    for memory in memories:
        event = _end_of(memory, settings, now_ms)
        if event is not None:
            endings[memory.id] = _ended(memory, event, "time", now_ms)
    for memory in memories:
        if should_downgrade(memory) and memory.id not in endings:
            fallen = _ended(memory, "downgrade", f"{memory.overrides_since_reinforcement} overrides", now_ms)
            endings[memory.id] = replace(fallen, memory=replace(fallen.memory, downgraded_at_ms=now_ms))
    staying = [memory for memory in memories if memory.id not in endings or endings[memory.id].event == "downgrade"]
    for memory in find_crowded(staying, settings.limits.live_rules):
        endings[memory.id] = _ended(memory, "expire", "crowded", now_ms)
    return tuple(endings.values())


def ask(scene: Scene, settings: Config, *, new_id: Callable[[], str], now_ms: int) -> tuple[Proposal, ...]:
    """Return the proposals that a person should see and has not yet seen or lately rejected."""
    known = {(proposal.kind, proposal.target_id) for proposal in scene.open_proposals}
    opened = []
    for kind, target, candidate, rationale in (
        *_revalidations(scene, now_ms),
        *_signature_faults(scene),
        *_merges(scene),
    ):
        key = claim_key(kind, target.id, (candidate or target).semantic_key)
        if key in scene.rejected_claims or (candidate is None and (kind, target.id) in known):
            continue
        opened.append(
            open_proposal(
                kind,
                proposal_id=new_id(),
                target_id=target.id,
                candidate_id=candidate.id if candidate else "",
                semantic_key=(candidate or target).semantic_key,
                rationale=rationale,
                session_key="",
                human_signal=False,
                settings=settings,
                now_ms=now_ms,
            )
        )
    return tuple(opened)


_Question = tuple[ProposalKind, Memory, Memory | None, str]


def _end_of(memory: Memory, settings: Config, now_ms: int) -> RuleEvent | None:
    if memory.authority == "human":
        return None
    if memory.status == "active":
        is_over = memory.ttl_expires_at_ms is not None and memory.ttl_expires_at_ms <= now_ms
        return "expire" if is_over else None
    age_ms = now_ms - max(memory.created_at_ms, memory.last_evidence_at_ms or 0)
    is_old = memory.status == "candidate" and age_ms >= settings.retention.candidate_days * DAY_MS
    return "abandon" if is_old else None


def _ended(memory: Memory, event: RuleEvent, reason: str, now_ms: int) -> Ending:
    level: Enforcement | None = "advise" if event == "downgrade" else None
    changed, record = change(memory, event, reason=reason, now_ms=now_ms, enforcement=level)
    return Ending(event, changed, record)


def _revalidations(scene: Scene, now_ms: int) -> Iterable[_Question]:
    """What was learned from corrections and failures is asked about at half of its time."""
    for memory in scene.memories:
        due_ms = memory.revalidate_after_ms
        is_due = memory.authority == "auto" and memory.status == "active" and due_ms is not None and due_ms <= now_ms
        if is_due and memory.knowledge_kind in LASTING_KINDS:
            yield "revalidate", memory, None, f"Half of its time is over; it has fired {memory.fire_count} times."


def _signature_faults(scene: Scene) -> Iterable[_Question]:
    for memory in scene.memories:
        fault = _signature_fault(memory, scene.hits.get(memory.id, Hits(0, 0)))
        if memory.status == "active" and fault and memory.id not in scene.mended:
            yield "fix_signature", memory, None, fault


def _signature_fault(memory: Memory, hits: Hits) -> str:
    signature = memory.signature
    if signature is None:
        return ""
    if not is_reachable(memory):
        return "No hook is called for what its signature names."
    if signature.kind == "cmd" and read_command_pattern(signature.pattern) is None:
        return "Its signature cannot be read as one command."
    if hits.fired >= MIN_HITS and 2 * hits.overridden >= hits.fired:
        return f"{hits.overridden} of its {hits.fired} hits in {HITS_DAYS} days were overridden."
    return ""


def _merges(scene: Scene) -> Iterable[_Question]:
    """Automatic rows that say nearly the same; only rows changed since the last dream are looked at anew."""
    rows = [row for row in scene.memories if row.authority == "auto" and row.status in ("candidate", "active")]
    paired = {frozenset((one.target_id, one.candidate_id)) for one in scene.open_proposals if one.candidate_id}
    for row in rows:
        if scene.since_ms is not None and row.updated_at_ms < scene.since_ms:
            continue
        others = [other for other in rows if other.id != row.id and frozenset((row.id, other.id)) not in paired]
        for other, relation in related(claim_of(row), others):
            target, candidate = sorted((row, other), key=_standing)
            other_way = claim_key("merge", candidate.id, target.semantic_key)
            if relation in ("same", "other_signature") and other_way not in scene.rejected_claims:
                paired.add(frozenset((row.id, other.id)))
                yield "merge", target, candidate, "Both say nearly the same."


def _standing(row: Memory) -> tuple[bool, int, int, str]:
    """The row that a merge would leave in place comes first."""
    return row.status != "active", -row.evidence_score, row.created_at_ms, row.id
