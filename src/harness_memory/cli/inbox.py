"""Episodes that no worker has seen yet, for people to look at. Called by `status` and `queue`."""

from __future__ import annotations

from pathlib import Path

from pydantic import ValidationError

from harness_memory.app.inbox import InboxEntry, inbox_files
from harness_memory.store.db import Store


def unseen_entries(store: Store, state_dir: Path) -> dict[Path, InboxEntry]:
    """Return the inbox files whose episode is not in the database yet, oldest first.

    A file that is no entry is passed over: the worker puts it aside. One may vanish while it is read: a worker took it.
    """
    entries: dict[Path, InboxEntry] = {}
    for path in inbox_files(state_dir):
        try:
            entry = InboxEntry.model_validate_json(path.read_bytes())
        except (OSError, ValidationError):
            continue
        if store.episodes.get(entry.id) is None:
            entries[path] = entry
    return dict(sorted(entries.items(), key=lambda item: (item[1].closed_at_ms, item[1].id)))
