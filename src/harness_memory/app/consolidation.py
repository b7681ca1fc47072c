"""The dream: what time alone does to memories, proposals and files.

Owns expiry (S46), the age of candidates, the end of proposals, the sweep of idle turns and garbage collection. Never
invents a memory and never touches a person's row. Called by the worker's dream mode and `hm dream`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from harness_memory.app.applying import close_proposal
from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.app.retention import collect_garbage
from harness_memory.app.worker_log import WorkerLog, rotate_logs
from harness_memory.config import Config, Retention
from harness_memory.core.authority import RuleEvent, change
from harness_memory.core.model import DAY_MS, Memory, Status
from harness_memory.hot.turns import close_idle
from harness_memory.store.db import Store, reading
from harness_memory.store.locks import worker_lock

HOUR_MS = 3_600_000
NO_SESSION = ""


@dataclass(frozen=True, slots=True)
class DreamReport:
    """What a dream changed; `busy`: another worker held the lock and nothing was done."""

    busy: bool = False
    expired: int = 0
    abandoned: int = 0
    proposals_expired: int = 0
    idle_closed: bool = False


def run_dream(project: Project, config: Config, *, clock: Callable[[], int]) -> DreamReport:
    """Consolidate once, under the worker lock. Raises LockedError when the database stays busy."""
    log = WorkerLog(project.state_dir, clock)
    now_ms = clock()
    with worker_lock(project.state_dir, command="worker dream", now_ms=now_ms) as held:
        if not held:
            return DreamReport(busy=True)
        idle_closed = close_idle(str(project.state_dir), NO_SESSION, now_ms)
        with write_and_publish(project, command="dream", now_ms=now_ms) as store:
            report = DreamReport(
                expired=_end_memories(store, "active", "expire", _is_expired, now_ms),
                abandoned=_end_memories(store, "candidate", "abandon", _older_than(config.retention), now_ms),
                proposals_expired=_expire_proposals(store, now_ms),
                idle_closed=idle_closed,
            )
            waiting = {f"{queued.host}-{queued.session_key}" for queued in store.episodes.list()}
            store.meta.set("last_dream_at_ms", str(now_ms))
        removed = collect_garbage(project.state_dir, config.retention, waiting, now_ms)
        rotate_logs(project.state_dir, config.log)
    log.say(
        "dream",
        expired=report.expired,
        abandoned=report.abandoned,
        proposals=report.proposals_expired,
        ledgers=removed.ledgers,
        raw=removed.raw,
    )
    return report


def dream_is_due(project: Project, config: Config, now_ms: int) -> bool:
    """Tell whether the last dream, or the installation, is longer ago than the interval; never counts as long ago."""
    with reading(project.state_dir) as store:
        last = store.meta.get("last_dream_at_ms") or store.meta.get("installed_at_ms")
    return last is None or not 0 <= now_ms - int(last) < config.dream.interval_hours * HOUR_MS


def _end_memories(
    store: Store, status: Status, event: RuleEvent, is_over: Callable[[Memory, int], bool], now_ms: int
) -> int:
    """Take the automatic rows in a status that are over through the event; returns how many."""
    rows = store.memories.list((status,), authority="auto", limit=None)
    ended = [memory for memory in rows if is_over(memory, now_ms)]
    for memory in ended:
        changed, record = change(memory, event, reason="time", now_ms=now_ms)
        store.memories.update(changed)
        store.transitions.add(record)
    return len(ended)


def _is_expired(memory: Memory, now_ms: int) -> bool:
    return memory.ttl_expires_at_ms is not None and memory.ttl_expires_at_ms <= now_ms


def _older_than(retention: Retention) -> Callable[[Memory, int], bool]:
    def is_older(memory: Memory, now_ms: int) -> bool:
        return now_ms - max(memory.created_at_ms, memory.last_evidence_at_ms or 0) >= retention.candidate_days * DAY_MS

    return is_older


def _expire_proposals(store: Store, now_ms: int) -> int:
    over = [proposal for proposal in store.proposals.open() if proposal.expires_at_ms <= now_ms]
    for proposal in over:
        close_proposal(store, proposal, "expired", now_ms)
    return len(over)
