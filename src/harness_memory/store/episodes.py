"""The queue of episodes: what waits for extraction, what became of it, and the summary recall reads later.

Owns the table `episodes`: leases, attempts, waits and reasons live here only (S8). When to retry, the worker decides.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from harness_memory.core.model import ClosedBy, EpisodeStatus
from harness_memory.errors import UsageError

if TYPE_CHECKING:
    from harness_memory.core.recall import PastEpisode

EpisodeKind = Literal["", "extracted", "derived"]

WORKABLE_STATUSES: tuple[EpisodeStatus, ...] = ("queued", "leased", "failed")
WAITING_STATUSES: tuple[EpisodeStatus, ...] = (*WORKABLE_STATUSES, "dead")
_COLUMNS = (
    "id, host, session_key, turn_key, segment, start_byte, end_byte, previous_start, previous_end, closed_by, "
    "closed_at_ms, transcript_path, correction_for, previous_assistant, status, attempts, waits, next_at_ms, waiting, "
    "is_correction, evidence_weight, last_error, summary, kind, sequence"
)
_SELECT = f"SELECT {_COLUMNS} FROM episodes"  # noqa: S608 - constant text


@dataclass(frozen=True, slots=True)
class QueuedEpisode:
    """One episode of the queue.

    `start`, `end` and `previous` are byte ranges of the session's ledger. `next_at_ms` is when it may be taken: for a
    leased one the end of the lease. `attempts` counts answers that burnt one (S16), `waits` the unburnt postponements
    since the last `retry`. `waiting` says why it is not taken now. `sequence` (0 before insertion) is the order of
    arrival. `kind` tells who wrote `summary`: the extractor or the worker.
    """

    id: str
    host: str
    session_key: str
    turn_key: str
    segment: int
    start: int
    end: int
    previous: tuple[int, int] | None
    closed_by: ClosedBy
    closed_at_ms: int
    transcript_path: str = ""
    correction_for: str = ""
    previous_assistant: str = ""
    status: EpisodeStatus = "queued"
    attempts: int = 0
    waits: int = 0
    next_at_ms: int = 0
    waiting: str = ""
    is_correction: bool = False
    evidence_weight: int = 0
    last_error: str = ""
    summary: str = ""
    kind: EpisodeKind = ""
    sequence: int = 0


class EpisodeTable:
    """The rows of `episodes`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def insert_if_new(self, episode: QueuedEpisode) -> bool:
        """Take an episode into the queue; False when its id is already known, whatever became of it."""
        values = _to_row(episode)
        sql = (
            f"INSERT INTO episodes ({', '.join(values)}) VALUES ({_marks(values)}) "  # noqa: S608 - names are ours
            "ON CONFLICT (id) DO NOTHING"
        )
        return self._connection.execute(sql, list(values.values())).rowcount == 1

    def due(self, now_ms: int) -> list[QueuedEpisode]:
        """Return what may be taken now: corrections first, then by age, ties by order of arrival.

        A lease that has run out counts as due: its worker is gone.
        """
        sql = (
            f"{_SELECT} WHERE status IN ({_marks(WORKABLE_STATUSES)}) AND next_at_ms <= ? "
            "ORDER BY is_correction DESC, closed_at_ms, sequence"
        )
        return [_from_row(row) for row in self._connection.execute(sql, [*WORKABLE_STATUSES, now_ms])]

    def lease(self, ids: Iterable[str], until_ms: int) -> None:
        """Mark episodes as being worked on until then."""
        self._connection.executemany(
            "UPDATE episodes SET status = 'leased', next_at_ms = ?, waiting = '' WHERE id = ?",
            [(until_ms, episode_id) for episode_id in ids],
        )

    def finish(
        self, episode_id: str, status: EpisodeStatus, reason: str = "", *, summary: str = "", kind: EpisodeKind = ""
    ) -> None:
        """Close an episode with its final status; an empty `summary` leaves the stored one."""
        self._connection.execute(
            "UPDATE episodes SET status = ?, last_error = ?, waiting = '', "
            "summary = CASE WHEN ? = '' THEN summary ELSE ? END, kind = CASE WHEN ? = '' THEN kind ELSE ? END "
            "WHERE id = ?",
            [status, reason, summary, summary, summary, kind, episode_id],
        )

    def postpone(self, episode_id: str, next_at_ms: int, reason: str, *, burn_attempt: bool) -> None:
        """Put an episode back until `next_at_ms`: as failed when an attempt is burnt, else as queued."""
        if burn_attempt:
            sql = (
                "UPDATE episodes SET status = 'failed', attempts = attempts + 1, next_at_ms = ?, "
                "waiting = ?, last_error = ? WHERE id = ?"
            )
        else:
            sql = (
                "UPDATE episodes SET status = 'queued', waits = waits + 1, next_at_ms = ?, waiting = ?, last_error = ? "
                "WHERE id = ?"
            )
        self._connection.execute(sql, [next_at_ms, reason, reason, episode_id])

    def retry(self, episode_id: str) -> None:
        """Make an episode due at once with its attempts and waits forgotten; raises UsageError for an unknown id."""
        self._touch(
            episode_id,
            "UPDATE episodes SET status = 'queued', attempts = 0, waits = 0, next_at_ms = 0, waiting = '', "
            "last_error = '' WHERE id = ?",
        )

    def drop(self, episode_id: str) -> None:
        """Take an episode out of the queue for good; raises UsageError for an unknown id."""
        self._touch(episode_id, "UPDATE episodes SET status = 'dropped', waiting = '' WHERE id = ?")

    def get(self, episode_id: str) -> QueuedEpisode | None:
        """Return the episode with exactly this id."""
        row = self._connection.execute(f"{_SELECT} WHERE id = ?", [episode_id]).fetchone()
        return _from_row(row) if row else None

    def list(self, statuses: Sequence[EpisodeStatus] = WAITING_STATUSES) -> list[QueuedEpisode]:
        """Return the episodes in these statuses, next due first."""
        sql = f"{_SELECT} WHERE status IN ({_marks(statuses)}) ORDER BY next_at_ms, closed_at_ms, sequence"
        return [_from_row(row) for row in self._connection.execute(sql, list(statuses))]

    def past(self, limit: int) -> Sequence[PastEpisode]:
        """Return the newest episodes that have a summary, newest first."""
        from harness_memory.core.recall import PastEpisode  # brings the scanner, which no other use of the store needs

        sql = (
            "SELECT id, host, session_key, closed_at_ms, summary, kind FROM episodes WHERE summary <> '' "
            "ORDER BY closed_at_ms DESC, sequence DESC LIMIT ?"
        )
        return [PastEpisode(**dict(row)) for row in self._connection.execute(sql, [limit])]

    def counts(self) -> dict[EpisodeStatus, int]:
        """Return how many episodes are in each status that occurs."""
        rows = self._connection.execute("SELECT status, count(*) AS n FROM episodes GROUP BY status")
        return {row["status"]: row["n"] for row in rows}

    def _touch(self, episode_id: str, sql: str) -> None:
        if self._connection.execute(sql, [episode_id]).rowcount != 1:
            raise UsageError("unknown-episode", f"No episode has the id {episode_id!r}.", hint="hm queue list")


def _marks(values: Collection[object]) -> str:
    return ", ".join("?" for _ in values)


def _to_row(episode: QueuedEpisode) -> dict[str, object]:
    previous_start, previous_end = episode.previous or (None, None)
    return {
        "id": episode.id,
        "host": episode.host,
        "session_key": episode.session_key,
        "turn_key": episode.turn_key,
        "segment": episode.segment,
        "start_byte": episode.start,
        "end_byte": episode.end,
        "previous_start": previous_start,
        "previous_end": previous_end,
        "closed_by": episode.closed_by,
        "closed_at_ms": episode.closed_at_ms,
        "transcript_path": episode.transcript_path,
        "correction_for": episode.correction_for,
        "previous_assistant": episode.previous_assistant,
        "status": episode.status,
        "attempts": episode.attempts,
        "waits": episode.waits,
        "next_at_ms": episode.next_at_ms,
        "waiting": episode.waiting,
        "is_correction": int(episode.is_correction),
        "evidence_weight": episode.evidence_weight,
        "last_error": episode.last_error,
        "summary": episode.summary,
        "kind": episode.kind,
    }


def _from_row(row: sqlite3.Row) -> QueuedEpisode:
    values = dict(row)
    start, end = values.pop("previous_start"), values.pop("previous_end")
    values["previous"] = None if start is None else (start, end)
    values["start"] = values.pop("start_byte")
    values["end"] = values.pop("end_byte")
    values["is_correction"] = bool(values["is_correction"])
    return QueuedEpisode(**values)
