"""Episodes that no worker has seen yet: the files in `queue/` (docs/formats.md).

Owns reading the inbox for people; the worker moves its files into the database. Called by `status` and `queue`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from harness_memory.hot import paths


@dataclass(frozen=True, slots=True)
class InboxEntry:
    """One closed segment as its hook wrote it."""

    id: str
    session_key: str
    closed_by: str
    closed_at_ms: int
    path: Path


def read_inbox(state_dir: Path) -> list[InboxEntry]:
    """Return the entries of the inbox, oldest first; files that are none are the worker's to put aside."""
    entries = [_read_entry(path) for path in (state_dir / paths.QUEUE_DIR).glob("*.json")]
    return sorted((entry for entry in entries if entry), key=lambda entry: (entry.closed_at_ms, entry.id))


def _read_entry(path: Path) -> InboxEntry | None:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return InboxEntry(data["id"], data["session_key"], data["closed_by"], data["closed_at_ms"], path)
    except (OSError, ValueError, KeyError, TypeError):
        return None
