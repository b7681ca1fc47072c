"""A tool call before it runs.

Owns the first half of `pre-tool`: reading the snapshot, and finding out as cheaply as possible that it has no row for
this call, which is how most calls end. The rest is `on_match`. Called by `hook`.
"""

from __future__ import annotations

from harness_memory.hot import packs, wire
from harness_memory.hot.active_snapshot import open_active
from harness_memory.hot.glance import is_clear

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.hook import Hook
    from harness_memory.hot.snapshot import Snapshot


def pre_tool(hook: Hook) -> None:
    """Say nothing, advise, ask or deny; then record what fired."""
    opened = open_active(hook)
    if opened is None:
        return
    try:
        settings = opened.header["settings"]
        hook.debug = hook.debug or bool(settings["debug"])
        hook.fields.update(tool="bash", gen=opened.header["generation"], activated=0, suppressed=0)
        hook.fields["call"] = wire.text_field(hook.payload, "tool_use_id") or "-"
        hook.fields["pre_execution_gate"] = "clear"
        if not _is_clear_command(hook.payload, opened):
            _look_closely(hook, opened)
    finally:
        opened.close()


def _is_clear_command(payload: dict[str, Any], opened: Snapshot) -> bool:
    """Whether this is a command that no rule can concern, as far as a look at its text tells."""
    command = wire.text_field(wire.dict_field(payload, "tool_input"), "command")
    return (
        wire.text_field(payload, "tool_name") == "Bash"
        and is_clear(command, opened.header.get("program_stems"))
        and not opened.holds("tool:bash")
    )


def _look_closely(hook: Hook, opened: Snapshot) -> None:
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
