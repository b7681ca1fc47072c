"""The snapshot of active memories, opened by a hook, and a new one asked for when it is not what its sources say.

Owns the request file and its pause. Called by `on_pre_tool`, which reads the snapshot, and by `on_turn`, so that a
session without a tool call sees a change as soon.
"""

from __future__ import annotations

from harness_memory.hot import paths, snapshot
from harness_memory.hot.clock import format_iso, parse_iso
from harness_memory.hot.system import read_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.hook import Hook

REINDEX_PAUSE_MS = 60_000


def open_active(hook: Hook) -> snapshot.Snapshot | None:
    """Open the snapshot, for the caller to close; None when it cannot be used, and the hook's status says why."""
    try:
        opened = snapshot.open_snapshot(paths.snapshot_path(hook.state_dir))
    except snapshot.SnapshotError as error:
        hook.status = str(error)
        if hook.status != "snapshot_newer":
            _request_reindex(hook, {})
        return None
    _request_reindex(hook, opened.header)
    return opened


def refresh(hook: Hook) -> None:
    """Ask for a new snapshot where one is due; the event's own status stays."""
    status = hook.status
    opened = open_active(hook)
    hook.status = status
    if opened is not None:
        opened.close()


def _request_reindex(hook: Hook, header: dict[str, Any]) -> None:
    """Ask for a new snapshot when its sources changed since it was built, once a minute at most (S42)."""
    if header.get("source") == snapshot.source_state(hook.state_dir):
        return
    path = paths.snapshot_path(hook.state_dir, paths.REINDEX_NAME)
    try:
        asked_ms = parse_iso(read_file(path, 64).decode("ascii", "replace"))
    except OSError:
        asked_ms = None
    if asked_ms is not None and 0 <= hook.now_ms - asked_ms < REINDEX_PAUSE_MS:
        return
    from harness_memory.hot.turns import write_private
    from harness_memory.hot.wake import spawn_worker

    try:
        write_private(path, format_iso(hook.now_ms).encode("ascii"))
    except OSError:
        return
    spawn_worker(hook.root, "reindex")
