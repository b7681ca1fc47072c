"""Carrying out what core decides: outcomes of facts, firings, closed proposals.

Owns the order of the write path inside one transaction: a run once only, a savepoint per fact, the caps counted down.
Called by the worker inside `write_and_publish`; must not open a transaction of its own.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from harness_memory.config import Config
from harness_memory.core import proposals, tier
from harness_memory.core.authority import change
from harness_memory.core.model import STATUSES, Episode, Firing, Memory, Proposal, ValidFact
from harness_memory.core.outcome import (
    AddProvenance,
    AddTransition,
    InsertMemory,
    InsertProposal,
    Outcome,
    UpdateMemory,
    UpdateProposal,
)
from harness_memory.core.reconcile import LiveView, reconcile_fact
from harness_memory.core.tier import ActivationCaps
from harness_memory.errors import HmError
from harness_memory.store.db import Store

MAX_REMEMBERED_PER_TURN = 2


@dataclass(frozen=True, slots=True)
class AppliedFacts:
    """What a run did: an outcome for each fact in order, or why the fact could not be applied."""

    outcomes: tuple[Outcome, ...]
    failures: tuple[str, ...]

    @property
    def activations(self) -> int:
        """How many automatic rows became active."""
        return sum(outcome.activations for outcome in self.outcomes)


def new_memory_id() -> str:
    """Return a fresh id (S49)."""
    return secrets.token_hex(6)


def apply_facts(
    store: Store,
    facts: Sequence[ValidFact],
    episode: Episode,
    settings: Config,
    *,
    run_id: str,
    local_day: str,
    now_ms: int,
    new_id: Callable[[], str] = new_memory_id,
) -> AppliedFacts | None:
    """Apply a run's facts one by one; None when this run was applied before.

    A fact that cannot be applied is undone alone. The run is marked as applied in the same transaction.
    """
    if store.write_ops.applied(run_id):
        return None
    caps = activation_caps(store, episode, settings, local_day)
    view = live_view(store, now_ms)
    outcomes: list[Outcome] = []
    failures: list[str] = []
    for fact in facts:
        try:
            with store.savepoint():
                outcome = reconcile_fact(
                    fact, episode, view, settings, caps, run_id=run_id, new_id=new_id, now_ms=now_ms
                )
                _apply_outcome(store, outcome)
        except (HmError, sqlite3.IntegrityError) as error:
            failures.append(str(error))
            continue
        outcomes.append(outcome)
        view = view.after(outcome.changes)
        caps = caps.after(activations=outcome.activations, remembered=outcome.remembered)
    store.write_ops.record(run_id, now_ms)
    return AppliedFacts(tuple(outcomes), tuple(failures))


def _apply_outcome(store: Store, outcome: Outcome) -> None:
    """Write an outcome's changes in their order."""
    for step in outcome.changes:
        match step:
            case InsertMemory(memory):
                store.memories.insert(memory)
            case UpdateMemory(memory):
                store.memories.update(memory)
            case AddProvenance(provenance):
                store.provenance.add(provenance)
            case AddTransition(transition):
                store.transitions.add(transition)
            case InsertProposal(proposal):
                store.proposals.insert(proposal)
            case UpdateProposal(proposal):
                store.proposals.update(proposal)
            case _:
                assert_never(step)


def live_view(store: Store, now_ms: int) -> LiveView:
    """Return what reconcile decides on, as the open transaction sees it."""
    since_ms = now_ms - proposals.SUPPRESSION_MS
    rejected_ids = {
        record.memory_id
        for record in store.transitions.since(since_ms)
        if record.to_status == "rejected" and record.actor == "human"
    }
    rejected = store.memories.list(("rejected",), limit=None)
    return LiveView(
        memories=tuple(store.memories.live()),
        open_proposals=tuple(store.proposals.open()),
        rejected_claims=store.proposals.rejected_claims(since_ms),
        rejected_keys=frozenset(memory.semantic_key for memory in rejected if memory.id in rejected_ids),
        provenance_of=store.provenance.of,
    )


def activation_caps(store: Store, episode: Episode, settings: Config, local_day: str) -> ActivationCaps:
    """Return what an episode may still activate by itself and remember."""
    turn = f"episode:{episode.host}:{episode.session_key}:{episode.turn_key}:"
    remembered = store.memories.list(STATUSES, source_kind="remember", limit=None)
    return ActivationCaps(
        day_left=settings.extraction.max_auto_activations_per_day - store.runs.today(local_day).activations,
        episode_left=settings.extraction.max_auto_activations_per_episode,
        remembered_left=MAX_REMEMBERED_PER_TURN - sum(memory.source_ref.startswith(turn) for memory in remembered),
    )


def roll_up_firings(store: Store, firings: Iterable[Firing], now_ms: int) -> tuple[Memory, ...]:
    """Count what came of an episode's firings; returns the memories that fell back to advise by it (S47)."""
    firings = tuple(firings)
    fallen = []
    for memory_id in dict.fromkeys(firing.memory_id for firing in firings):
        known = store.memories.get(memory_id)
        if known is None:
            continue
        memory = tier.with_firings(known, firings, now_ms)
        if tier.should_downgrade(memory):
            reason = f"{memory.overrides_since_reinforcement} overrides"
            memory, record = change(memory, "downgrade", reason=reason, now_ms=now_ms, enforcement="advise")
            memory = replace(memory, downgraded_at_ms=now_ms)
            store.transitions.add(record)
            fallen.append(memory)
        store.memories.update(memory)
    return tuple(fallen)


def close_proposal(store: Store, proposal: Proposal, verdict: proposals.Verdict, now_ms: int) -> None:
    """Decide a proposal; a memory that was contested only by it no longer is (S20)."""
    store.proposals.update(proposals.close(proposal, verdict, now_ms))
    mark_contested(store, proposal.target_id, now_ms)


def close_settled(store: Store, now_ms: int) -> tuple[Proposal, ...]:
    """Close the open proposals that their memories have settled; returns them as they were."""
    closed = []
    for proposal in store.proposals.open():
        target = store.memories.get(proposal.target_id)
        if target is None:
            continue
        candidate = store.memories.get(proposal.candidate_id)
        verdict = proposals.settled_by_now(proposal, target, candidate, now_ms)
        if verdict is not None:
            close_proposal(store, proposal, verdict, now_ms)
            closed.append(proposal)
    return tuple(closed)


def mark_contested(store: Store, memory_id: str, now_ms: int) -> None:
    """Bring a memory's mark in line with the proposals that are open against it (S20)."""
    memory = store.memories.get(memory_id)
    if memory is None:
        return
    contested = proposals.is_contested(memory_id, store.proposals.open())
    if contested != memory.contested:
        store.memories.update(replace(memory, contested=contested, updated_at_ms=now_ms))
