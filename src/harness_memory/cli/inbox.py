"""Episodes that no worker has seen yet, for people to look at. Called by `status` and `queue`."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

from harness_memory.app.inbox import inbox_files, read_entry
from harness_memory.store.db import Store

if TYPE_CHECKING:
    from harness_memory.app.inbox_entry import InboxEntry


def count_unseen(store: Store, state_dir: Path) -> int:
    """Count the inbox files whose episode is not in the database yet.

    Their names are the episodes' ids; to open one takes a library that would double the time of `hm status`.
    """
    named = [unquote(path.stem) for path in inbox_files(state_dir) if path.is_file()]
    return sum(":" in episode_id and store.episodes.get(episode_id) is None for episode_id in named)


def unseen_entries(store: Store, state_dir: Path) -> dict[Path, InboxEntry]:
    """Return the inbox files whose episode is not in the database yet, oldest first.

    A file that is no entry is passed over: the worker puts it aside.
    """
    entries: dict[Path, InboxEntry] = {}
    for path in inbox_files(state_dir):
        with suppress(OSError):  # a worker took it meanwhile
            entry = read_entry(path)
            if entry is not None and store.episodes.get(entry.id) is None:
                entries[path] = entry
    return dict(sorted(entries.items(), key=lambda item: (item[1].closed_at_ms, item[1].id)))
