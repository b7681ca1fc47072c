"""A person's decisions about what waits: carried out, written down, taken back.

Owns one decision as one published transaction, its line in the audit log, and the record that undoes the last one. What
an answer does is `core.review`. Called by `hm review` and `hm proposals:*`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from harness_memory.app.applying import close_proposal, close_settled, mark_contested
from harness_memory.app.editing import edit_memory
from harness_memory.app.project import Project, load_settings
from harness_memory.app.publish import write_and_publish
from harness_memory.app.worker_log import WorkerLog
from harness_memory.config import Config
from harness_memory.core.authority import STANDING, take_back
from harness_memory.core.model import STATUSES, Memory, Proposal, Provenance, Signature
from harness_memory.core.proposals import reopen
from harness_memory.core.review import Answer, ReviewItem, build_queue, rule
from harness_memory.core.similarity import Relation, claim_of, related
from harness_memory.core.snapshot_build import row_keys
from harness_memory.errors import HmError, UsageError
from harness_memory.store.db import Store

MAX_NEIGHBOURS = 12


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a person needs beside the rule itself.

    `evidence` is behind the row that would change what hooks do. `neighbours` are other live memories with what they
    are to it, contradictions first; a "different" one speaks about the same calls or paths.
    """

    evidence: tuple[Provenance, ...]
    neighbours: tuple[tuple[Memory, Relation], ...]


@dataclass(frozen=True, slots=True)
class Decided:
    """One decision as carried out: the rows it changed and the proposals it ended."""

    item: ReviewItem
    memories: tuple[Memory, ...]
    proposals: tuple[Proposal, ...]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What an undo restored: rows in their earlier standing, proposals that are open again."""

    memories: tuple[Memory, ...]
    proposals: tuple[Proposal, ...]


def read_queue(store: Store, now_ms: int) -> tuple[ReviewItem, ...]:
    """Return what waits for a person, in the order of review."""
    memories = {memory.id: memory for memory in store.memories.list(STATUSES, limit=None)}
    return build_queue(memories, store.proposals.open(), now_ms)


def find_item(store: Store, word: str, now_ms: int) -> ReviewItem:
    """Return the open question of a proposal named by a prefix of its id; UsageError `proposal-closed` without one."""
    proposal = store.proposals.find(word)
    for item in read_queue(store, now_ms):
        if item.proposal is not None and item.proposal.id == proposal.id:
            return item
    state = "settled by its memories" if proposal.status == "open" else proposal.status
    raise UsageError(
        "proposal-closed",
        f"This proposal is {state}; nothing is left to decide.",
        context=proposal.id,
        hint="hm proposals:list",
    )


def look_around(store: Store, item: ReviewItem) -> Surroundings:
    """Return the evidence and the neighbours of the row that an item is about."""
    row = item.candidate or item.memory
    own = {memory.id for memory in item.rows}
    others = [memory for memory in store.memories.live() if memory.id not in own]
    likeness = {memory.id: relation for memory, relation in related(claim_of(row), others)}
    keys = set(row_keys(row))
    near = [memory for memory in others if memory.id in likeness or keys & set(row_keys(memory))]
    near.sort(
        key=lambda memory: (
            likeness.get(memory.id) != "opposite",
            memory.id not in likeness,
            memory.status != "active",
            memory.authority != "human",
            memory.id,
        )
    )
    neighbours = tuple((memory, likeness.get(memory.id, "different")) for memory in near[:MAX_NEIGHBOURS])
    return Surroundings(tuple(store.provenance.of(row.id)), neighbours)


def carry_out(project: Project, items: Iterable[ReviewItem], answer: Answer, now_ms: int) -> list[Decided]:
    """Write one answer about several items and publish it. Raises LockedError, UsageError `no-promotion`."""
    settings = load_settings(project)
    with write_and_publish(project, command="review", now_ms=now_ms) as store:
        decided = decide(store, items, answer, settings, now_ms)
        _audit(project, answer, decided, now_ms)
    return decided


def carry_out_mending(project: Project, item: ReviewItem, changes: Mapping[str, Any], now_ms: int) -> Decided:
    """Write what `mend` does and publish it."""
    with write_and_publish(project, command="review", now_ms=now_ms) as store:
        decided = mend(store, item, changes, now_ms)
        _audit(project, "mend", [decided], now_ms)
    return decided


def take_back_last(project: Project, now_ms: int) -> TakenBack:
    """Write what `undo_last` does and publish it."""
    with write_and_publish(project, command="review", now_ms=now_ms) as store:
        taken = undo_last(store, now_ms)
        ids = ",".join(memory.id for memory in taken.memories)
        WorkerLog(project.state_dir, lambda: now_ms).audit("review_undone", memories=ids)
    return taken


def decide(store: Store, items: Iterable[ReviewItem], answer: Answer, settings: Config, now_ms: int) -> list[Decided]:
    """Decide several items alike, as one decision, which one undo takes back.

    An item whose question has been answered meanwhile, or by an earlier one of these, is left out.
    """
    decided, before = [], _Before()
    for item in items:
        fresh = next((waiting for waiting in read_queue(store, now_ms) if waiting.id == item.id), None)
        if fresh is not None:
            decided.append(_decide_one(store, fresh, answer, settings, now_ms, before))
    before.record(store, now_ms)
    return decided


def mend(store: Store, item: ReviewItem, changes: Mapping[str, Any], now_ms: int) -> Decided:
    """Accept a fix_scope or fix_signature proposal with the scope or signature that is right."""
    field = {"fix_scope": "scope_glob", "fix_signature": "signature"}.get(item.kind)
    if item.proposal is None or set(changes) != {field}:
        raise UsageError(
            "no-mending",
            f"A {item.kind} proposal takes no {' and no '.join(sorted(changes))}.",
            hint="hm proposals:list",
        )
    before = _Before()
    before.keep_memories(item.rows)
    before.keep_proposals([item.proposal])
    close_proposal(store, item.proposal, "accepted", now_ms)
    memory = edit_memory(store, item.memory.id, changes, now_ms=now_ms)
    before.record(store, now_ms)
    return Decided(item, (memory,), (item.proposal,))


def undo_last(store: Store, now_ms: int) -> TakenBack:
    """Take the last decision back: the rows' standing and the proposals' being open.

    Raises HmError `nothing-to-undo`, or `undo-overtaken` when a row has been changed since.
    """
    text = store.meta.get("last_decision")
    if not text:
        raise HmError("nothing-to-undo", "There is no decision to take back.", hint="hm review")
    entry = json.loads(text)
    restored = []
    for memory_id, standings in entry["memories"].items():
        memory = store.memories.get(memory_id)
        if memory is None or _standing(memory) != standings["after"]:
            raise HmError(
                "undo-overtaken",
                "A memory has been changed since that decision.",
                context=memory_id,
                hint=f"hm memory:history {memory_id}",
            )
        earlier = _with_standing(memory, standings["before"])
        row, record = take_back(memory, earlier, reason=f"decision of {entry['at_ms']}", now_ms=now_ms)
        store.memories.update(row)
        store.transitions.add(record)
        restored.append(row)
    opened = tuple(_reopen(store, proposal_id, now_ms) for proposal_id in entry["proposals"])
    store.meta.set("last_decision", "")
    return TakenBack(tuple(restored), opened)


def _audit(project: Project, answer: str, decided: Iterable[Decided], now_ms: int) -> None:
    # Under the database lock, as the pruning of that log is: neither loses the other's line.
    log = WorkerLog(project.state_dir, lambda: now_ms)
    for one in decided:
        ids = ",".join(memory.id for memory in one.memories)
        log.audit("review", answer=answer, kind=one.item.kind, item=one.item.id, memories=ids)


def _decide_one(
    store: Store, item: ReviewItem, answer: Answer, settings: Config, now_ms: int, before: _Before
) -> Decided:
    ruling = rule(item, answer, settings, now_ms)
    before.keep_memories(item.rows)
    for memory, record in ruling.rows:
        store.memories.update(memory)
        store.transitions.add(record)
    ended: tuple[Proposal, ...] = ()
    if item.proposal is not None:
        close_proposal(store, item.proposal, ruling.verdict, now_ms)
        ended = (item.proposal,)
    ended += close_settled(store, now_ms)
    before.keep_proposals(ended)
    return Decided(item, tuple(memory for memory, _ in ruling.rows), ended)


def _reopen(store: Store, proposal_id: str, now_ms: int) -> Proposal:
    proposal = store.proposals.find(proposal_id)
    about = (proposal.kind, proposal.target_id, proposal.candidate_id)
    if any((other.kind, other.target_id, other.candidate_id) == about for other in store.proposals.open()):
        return proposal
    opened = reopen(proposal, now_ms)
    store.proposals.update(opened)
    mark_contested(store, opened.target_id, now_ms)
    return opened


class _Before:
    """What a decision found, so that it can be taken back."""

    def __init__(self) -> None:
        self._memories: dict[str, dict[str, Any]] = {}
        self._proposals: list[str] = []

    def keep_memories(self, memories: Sequence[Memory]) -> None:
        for memory in memories:
            self._memories.setdefault(memory.id, _standing(memory))

    def keep_proposals(self, proposals: Sequence[Proposal]) -> None:
        self._proposals += [proposal.id for proposal in proposals]

    def record(self, store: Store, now_ms: int) -> None:
        """Store the decision as the last one, unless nothing was decided."""
        if not self._memories:
            return
        changed = {}
        for memory_id, before in self._memories.items():
            memory = store.memories.get(memory_id)
            if memory is not None and _standing(memory) != before:
                changed[memory_id] = {"before": before, "after": _standing(memory)}
        entry = {"v": 1, "at_ms": now_ms, "memories": changed, "proposals": self._proposals}
        store.meta.set("last_decision", json.dumps(entry))


def _standing(memory: Memory) -> dict[str, Any]:
    standing = {name: getattr(memory, name) for name in STANDING}
    return standing | {"signature": memory.signature.as_dict() if memory.signature else None}


def _with_standing(memory: Memory, standing: Mapping[str, Any]) -> Memory:
    signature = Signature(**standing["signature"]) if standing["signature"] else None
    return replace(memory, **{**standing, "signature": signature})
