"""The dream: what time alone does to memories, proposals and files.

Owns the order of a dream inside one transaction, the sweep of idle turns and garbage collection; what ends and what is
asked is decided by `core.consolidation`. A kill anywhere leaves the store as it was or as it is after. Called by the
worker's dream mode and `hm dream`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from harness_memory.app.applying import close_proposal, close_settled, live_view, new_memory_id
from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.app.retention import collect_garbage
from harness_memory.app.worker_log import WorkerLog, rotate_logs
from harness_memory.config import Config
from harness_memory.core.consolidation import HITS_DAYS, Ending, Hits, Scene, ask, end_rows
from harness_memory.core.model import DAY_MS, HOUR_MS, Proposal
from harness_memory.hot import fastjson
from harness_memory.hot.paths import LEDGER_DIR
from harness_memory.hot.turns import close_idle
from harness_memory.store.db import Store, reading
from harness_memory.store.locks import worker_lock

NO_SESSION = ""


@dataclass(frozen=True, slots=True)
class DreamReport:
    """What a dream changed; `busy`: another worker held the lock and nothing was done.

    `crowded` rows became stale because too many speak about the same; `settled` proposals ended because their memories
    had answered them; the last three count proposals that it opened.
    """

    busy: bool = False
    expired: int = 0
    crowded: int = 0
    downgraded: int = 0
    abandoned: int = 0
    proposals_expired: int = 0
    settled: int = 0
    idle_closed: bool = False
    revalidate: int = 0
    fix_signature: int = 0
    merge: int = 0


def run_dream(project: Project, config: Config, *, clock: Callable[[], int]) -> DreamReport:
    """Consolidate once, under the worker lock. Raises LockedError when the database stays busy."""
    log = WorkerLog(project.state_dir, clock)
    now_ms = clock()
    with worker_lock(project.state_dir, command="worker dream", now_ms=now_ms) as held:
        if not held:
            return DreamReport(busy=True)
        idle_closed = close_idle(str(project.state_dir), NO_SESSION, now_ms)
        hits = read_hits(project.state_dir, now_ms - HITS_DAYS * DAY_MS)
        with write_and_publish(project, command="dream", now_ms=now_ms) as store:
            report = consolidate(store, config, hits, now_ms=now_ms, log=log, idle_closed=idle_closed)
            waiting = {f"{queued.host}-{queued.session_key}" for queued in store.episodes.list()}
        removed = collect_garbage(project.state_dir, config.retention, waiting, now_ms)
        rotate_logs(project.state_dir, config.log)
    log.say(
        "dream",
        expired=report.expired,
        crowded=report.crowded,
        downgraded=report.downgraded,
        abandoned=report.abandoned,
        proposals=report.proposals_expired,
        asked=report.revalidate + report.fix_signature + report.merge,
        ledgers=removed.ledgers,
        raw=removed.raw,
    )
    return report


def consolidate(
    store: Store,
    config: Config,
    hits: Mapping[str, Hits],
    *,
    now_ms: int,
    new_id: Callable[[], str] = new_memory_id,
    log: WorkerLog | None = None,
    idle_closed: bool = False,
) -> DreamReport:
    """Do to the store what time does, then open the questions that are due; a second call finds nothing to do."""
    last_dream = store.meta.get("last_dream_at_ms")
    endings = end_rows(store.memories.live(), config, now_ms)
    for ending in endings:
        store.memories.update(ending.memory)
        store.transitions.add(ending.record)
    overdue = [proposal for proposal in store.proposals.open() if proposal.expires_at_ms <= now_ms]
    for proposal in overdue:
        close_proposal(store, proposal, "expired", now_ms)
    settled = close_settled(store, now_ms)
    opened = _ask(store, config, hits, int(last_dream) if last_dream else None, now_ms, new_id)
    store.meta.set("last_dream_at_ms", str(now_ms))
    if log is not None:
        _audit(log, endings, opened)
    by_event = Counter("crowded" if one.record.reason == "crowded" else one.event for one in endings)
    by_kind = Counter(proposal.kind for proposal in opened)
    return DreamReport(
        expired=by_event["expire"],
        crowded=by_event["crowded"],
        downgraded=by_event["downgrade"],
        abandoned=by_event["abandon"],
        proposals_expired=len(overdue),
        settled=len(settled),
        idle_closed=idle_closed,
        revalidate=by_kind["revalidate"],
        fix_signature=by_kind["fix_signature"],
        merge=by_kind["merge"],
    )


def read_hits(state_dir: Path, since_ms: int) -> dict[str, Hits]:
    """Count from the ledgers how often each memory has spoken since then, and how often a retry passed it.

    A call that two hooks saw counts once (S36).
    """
    seen: set[tuple[str, ...]] = set()
    counts: dict[str, list[int]] = {}
    for path in sorted((state_dir / LEDGER_DIR).glob("*.jsonl")):
        with path.open("rb") as file:
            for raw in file:
                if b'"kind":"fired"' not in raw:
                    continue
                for memory_id, call, delivery in _fired(raw, since_ms):
                    key = (path.stem, memory_id, *call)
                    if key not in seen and delivery != "suppressed":
                        seen.add(key)
                        counts.setdefault(memory_id, [0, 0])[delivery == "override"] += 1
    return {memory_id: Hits(fired, overridden) for memory_id, (fired, overridden) in counts.items()}


def dream_is_due(project: Project, config: Config, now_ms: int) -> bool:
    """Tell whether the last dream, or the installation, is longer ago than the interval; never counts as long ago."""
    with reading(project.state_dir) as store:
        last = store.meta.get("last_dream_at_ms") or store.meta.get("installed_at_ms")
    return last is None or not 0 <= now_ms - int(last) < config.dream.interval_hours * HOUR_MS


def _ask(
    store: Store,
    config: Config,
    hits: Mapping[str, Hits],
    since_ms: int | None,
    now_ms: int,
    new_id: Callable[[], str],
) -> tuple[Proposal, ...]:
    view = live_view(store, now_ms)
    mended = store.proposals.accepted_targets("fix_signature", now_ms - HITS_DAYS * DAY_MS)
    scene = Scene(view.memories, view.open_proposals, view.rejected_claims, hits, mended, since_ms)
    opened = ask(scene, config, new_id=new_id, now_ms=now_ms)
    for proposal in opened:
        store.proposals.insert(proposal)
    return opened


def _audit(log: WorkerLog, endings: tuple[Ending, ...], opened: tuple[Proposal, ...]) -> None:
    for ending in endings:
        log.audit("dream_ended", memory=ending.memory.id, change=ending.event, reason=ending.record.reason)
    for proposal in opened:
        log.audit("dream_asked", proposal=proposal.id, kind=proposal.kind, memory=proposal.target_id)


def _fired(raw: bytes, since_ms: int) -> list[tuple[str, tuple[str, str], str]]:
    """Read one fired line: (memory id, (tool_use_id, agent_id), delivery) of each row; a torn or old one has none."""
    try:
        line = fastjson.loads(raw)
    except ValueError:
        return []
    if not isinstance(line, dict) or line.get("at_ms", 0) < since_ms:
        return []
    call = (str(line.get("tool_use_id", line.get("at_ms"))), str(line.get("agent_id", "")))
    return [(str(row[0]), call, str(row[2])) for row in line.get("rows", [])]
