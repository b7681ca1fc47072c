"""From the inbox into the queue: what hooks closed becomes rows of the database, each read once and weighed.

Owns the reading of an episode's ledger range and transcript, and the roll-up of
what fired. A file is deleted only after its row is committed, so a kill in between costs nothing. Called by the
worker under its lock.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path

from harness_memory.app.applying import roll_up_firings
from harness_memory.app.inbox import read_entry
from harness_memory.app.inbox_entry import InboxEntry
from harness_memory.app.project import Project
from harness_memory.app.transcript import read_transcript
from harness_memory.core.episodes import build_episode
from harness_memory.core.evidence import is_eligible
from harness_memory.core.model import Episode
from harness_memory.core.recall import derived_summary, merge_resolutions
from harness_memory.hot import ledger
from harness_memory.hot.paths import ledger_path
from harness_memory.hot.turns import SEGMENT_LIMIT_BYTES
from harness_memory.store.db import Store
from harness_memory.store.episodes import QueuedEpisode


@dataclass(frozen=True, slots=True)
class Arrival:
    """An inbox file with the row it becomes and the episode as read."""

    path: Path
    queued: QueuedEpisode
    episode: Episode


def read_arrival(project: Project, path: Path, now_ms: int) -> Arrival | None:
    """Read one inbox file and the episode it names; None, with the file moved aside as `.bad`, when it is none."""
    entry = read_entry(path)
    if entry is None:
        path.replace(path.with_name(path.name + ".bad"))
        return None
    queued = to_queued(entry, now_ms)
    episode = read_episode(project, queued)
    is_correction = episode.flags.correction != ""
    return Arrival(path, replace(queued, is_correction=is_correction, evidence_weight=episode.evidence_weight), episode)


def accept(store: Store, arrival: Arrival, now_ms: int) -> bool:
    """Put an arrival into the queue and count what fired in it; False when it was there before.

    An episode that teaches nothing is closed as `no_signal` at once, with no model call.
    """
    if not store.episodes.insert_if_new(arrival.queued):
        return False
    roll_up_firings(store, arrival.episode.firings, now_ms)
    _keep_resolutions(store, arrival.episode)
    if not is_eligible(arrival.episode):
        store.episodes.finish(arrival.queued.id, "no_signal", summary=derived_summary(arrival.episode), kind="derived")
    return True


def _keep_resolutions(store: Store, episode: Episode) -> None:
    """Remember what made a failing call pass, for the next time it fails."""
    if not any(failure.resolved_by for failure in episode.failures):
        return
    known = json.loads(store.meta.get("resolutions") or "{}")
    merged = merge_resolutions(known, episode.failures, episode.closed_at_ms)
    store.meta.set("resolutions", json.dumps(merged, ensure_ascii=False))


def read_episode(project: Project, queued: QueuedEpisode) -> Episode:
    """Read a queued episode's ledger range, the turn before it and its transcript; what is missing reads as empty."""
    path = ledger_path(str(project.state_dir), queued.host, queued.session_key)
    end = min(queued.end, queued.start + SEGMENT_LIMIT_BYTES)
    lines, torn = ledger.read_lines(path, queued.start, end)
    previous: list[dict[str, object]] = []
    if queued.previous is not None:
        start, stop = queued.previous
        previous, _ = ledger.read_lines(path, max(start, stop - SEGMENT_LIMIT_BYTES), stop)
    started_at_ms = min((line["at_ms"] for line in lines if isinstance(line.get("at_ms"), int)), default=0)
    transcript = None
    if queued.transcript_path and lines:
        transcript = read_transcript(Path(queued.transcript_path), project.root, since_ms=started_at_ms)
    return build_episode(queued, lines, previous, transcript, torn_lines=torn)


def to_queued(entry: InboxEntry, now_ms: int) -> QueuedEpisode:
    """Return the row an inbox entry becomes, due at once whatever the clock said when it was closed."""
    return QueuedEpisode(
        id=entry.id,
        host=entry.host,
        session_key=entry.session_key,
        turn_key=entry.turn,
        segment=entry.segment,
        start=entry.start,
        end=entry.end,
        previous=entry.previous,
        closed_by=entry.closed_by,
        closed_at_ms=entry.closed_at_ms,
        transcript_path=entry.transcript_path,
        correction_for=entry.correction_for,
        previous_assistant=entry.previous_assistant,
        next_at_ms=min(entry.closed_at_ms, now_ms),
    )
