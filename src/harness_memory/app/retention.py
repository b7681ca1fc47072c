"""How long things are kept: ledgers, raw answers, audit lines, left-over temporary files, inbox files put aside.

Owns the garbage collection of the state directory. Ages are told by the times recorded inside the files (S41), so that
a copied or restored directory is judged by what it holds. Called by the dream, under the worker lock.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from harness_memory.app.worker_log import prune_audit
from harness_memory.config import Retention
from harness_memory.core.model import DAY_MS, HOUR_MS, MINUTE_MS
from harness_memory.hot import ledger
from harness_memory.hot.paths import LEDGER_DIR, QUEUE_DIR, RAW_DIR, STATE_DIR, SUBDIRECTORIES
from harness_memory.store.locks import db_lock

TEMPORARY_MS = 10 * MINUTE_MS


@dataclass(frozen=True, slots=True)
class Collected:
    """How much was removed; `temporary` counts inbox files that were put aside as unreadable, too."""

    ledgers: int
    raw: int
    temporary: int


def collect_garbage(state_dir: Path, settings: Retention, waiting_sessions: Collection[str], now_ms: int) -> Collected:
    """Remove what is older than its time; the ledger of a session with waiting episodes stays.

    `waiting_sessions` holds `<host>-<session_key>` of the queue.
    """
    # A decision in review adds its line under the same lock.
    with db_lock(state_dir, command="dream", now_ms=now_ms):
        prune_audit(state_dir, before_ms=now_ms - settings.audit_days * DAY_MS)
    return Collected(
        ledgers=_collect_ledgers(state_dir, now_ms - settings.ledger_days * DAY_MS, waiting_sessions),
        raw=_collect_raw(state_dir, now_ms - settings.raw_hours * HOUR_MS),
        temporary=_collect_old(_temporary_files(state_dir), now_ms - TEMPORARY_MS)
        + _collect_old((state_dir / QUEUE_DIR).glob("*.bad"), now_ms - settings.ledger_days * DAY_MS),
    )


def _collect_ledgers(state_dir: Path, before_ms: int, waiting_sessions: Collection[str]) -> int:
    """Remove the ledgers, cursors and notes of sessions whose last line is older than `before_ms`."""
    removed = 0
    for path in sorted((state_dir / LEDGER_DIR).glob("*.jsonl")):
        if path.stem in waiting_sessions or _last_line_ms(path) >= before_ms:
            continue
        path.unlink()
        for name in (f"{path.stem}.json", f"{path.stem}.notify.json"):
            (state_dir / STATE_DIR / name).unlink(missing_ok=True)
        removed += 1
    return removed


def _last_line_ms(path: Path) -> int:
    """Return the time of a ledger's last readable line; 0 for a ledger without one."""
    size = ledger.size_of(str(path))
    lines, _ = ledger.read_lines(str(path), max(0, size - 2 * ledger.LINE_LIMIT_BYTES), size)
    times = [line["at_ms"] for line in lines if isinstance(line.get("at_ms"), int)]
    return times[-1] if times else 0


def _collect_raw(state_dir: Path, before_ms: int) -> int:
    old = [path for path in sorted((state_dir / RAW_DIR).glob("*.json")) if _raw_ms(path) < before_ms]
    for path in old:
        path.unlink()
    return len(old)


def _raw_ms(path: Path) -> int:
    try:
        at_ms = json.loads(path.read_bytes())["at_ms"]
    except (ValueError, KeyError, TypeError):
        return 0
    return at_ms if isinstance(at_ms, int) else 0


def _temporary_files(state_dir: Path) -> list[Path]:
    """Return what a killed process left behind."""
    directories = (state_dir, *(state_dir / name for name in SUBDIRECTORIES))
    return [path for directory in directories for path in sorted(directory.glob("*.tmp-*"))]


def _collect_old(paths: Iterable[Path], before_ms: int) -> int:
    """Remove files that record no time, so that their own age counts."""
    old = [path for path in paths if path.is_file() and path.stat().st_mtime * 1000 < before_ms]
    for path in old:
        path.unlink(missing_ok=True)
    return len(old)
