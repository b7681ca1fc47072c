"""Whether hooks read what the store holds.

Owns that judgement alone, apart from `publish`, so that `hm status` need not load what builds snapshots.
"""

from __future__ import annotations

from typing import Literal

from harness_memory.app.project import Project
from harness_memory.hot import paths, snapshot

SnapshotState = Literal["fresh", "stale", "missing", "damaged", "newer"]

_UNREADABLE: dict[str, SnapshotState] = {"snapshot_missing": "missing", "snapshot_newer": "newer"}


def snapshot_state(project: Project) -> SnapshotState:
    """Say whether hooks read what the store holds."""
    try:
        opened = snapshot.open_snapshot(paths.snapshot_path(str(project.state_dir)))
    except snapshot.SnapshotError as error:
        return _UNREADABLE.get(str(error), "damaged")
    opened.close()
    return "fresh" if opened.header["source"] == snapshot.source_state(str(project.state_dir)) else "stale"
