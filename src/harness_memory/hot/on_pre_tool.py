"""A tool call before it runs.

Owns the first half of `pre-tool`: reading the snapshot, and finding out as cheaply as possible that it has no row for
this call, which is how most calls end. The rest is `on_match`. Called by `hook`.
"""

from __future__ import annotations

from harness_memory.hot import packs, paths, snapshot, wire
from harness_memory.hot.clock import format_iso, parse_iso
from harness_memory.hot.glance import is_clear
from harness_memory.hot.system import read_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.hook import Hook

REINDEX_PAUSE_MS = 60_000


def pre_tool(hook: Hook) -> None:
    """Say nothing, advise, ask or deny; then record what fired."""
    opened = _open_snapshot(hook)
    if opened is None:
        return
    try:
        settings = opened.header["settings"]
        hook.debug = hook.debug or bool(settings["debug"])
        _request_reindex(hook, opened.header)
        hook.fields.update(tool="bash", gen=opened.header["generation"], activated=0, suppressed=0)
        hook.fields["call"] = wire.text_field(hook.payload, "tool_use_id") or "-"
        hook.fields["pre_execution_gate"] = "clear"
        if not _is_clear_command(hook.payload, opened):
            _look_closely(hook, opened)
    finally:
        opened.close()


def _is_clear_command(payload: dict[str, Any], opened: snapshot.Snapshot) -> bool:
    """Whether this is a command that no rule can concern, as far as a look at its text tells."""
    command = wire.text_field(wire.dict_field(payload, "tool_input"), "command")
    return (
        wire.text_field(payload, "tool_name") == "Bash"
        and is_clear(command, opened.header.get("program_stems"))
        and not opened.holds("tool:bash")
    )


def _look_closely(hook: Hook, opened: snapshot.Snapshot) -> None:
    packs.load("tool_payload")
    from harness_memory.hot.tool_payload import row_keys, tool_call

    settings = opened.header["settings"]
    call = tool_call(hook, settings["wrappers"])
    hook.fields["tool"] = call["tool"]
    rows = opened.rows(row_keys(call))
    if rows:
        packs.load("on_match")
        from harness_memory.hot.on_match import decide

        decide(hook, call, rows, settings["before_tool"])


def _open_snapshot(hook: Hook) -> snapshot.Snapshot | None:
    try:
        return snapshot.open_snapshot(paths.snapshot_path(hook.state_dir))
    except snapshot.SnapshotError as error:
        hook.status = str(error)
        if hook.status != "snapshot_newer":
            _request_reindex(hook, {})
        return None


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
