"""Deciding a tool call before it runs.

Owns `pre-tool`: it reads the snapshot and the open-turn cursor, answers, and appends what fired to the ledger. Two of
them may run at the same time, so nothing else is written. Called by `hook`.
"""

from __future__ import annotations

import os

from harness_memory.hot import activation, ledger, paths, snapshot, wire
from harness_memory.hot.clock import format_iso, parse_iso
from harness_memory.hot.signatures import call_keys
from harness_memory.hot.tool_payload import call_identity, tool_call
from harness_memory.hot.turns import Session, turn_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.hook import Hook

HOST = "claude-code"
REINDEX_PAUSE_MS = 60_000
NOBODY_ANSWERS_MODES = ("bypassPermissions", "dontAsk")


def pre_tool(hook: Hook) -> None:
    """Say nothing, advise, ask or deny; then record what fired."""
    opened = _open_snapshot(hook)
    if opened is None:
        return
    try:
        settings = opened.header["settings"]
        hook.debug = hook.debug or bool(settings["debug"])
        _request_reindex(hook, opened.header)
        call = tool_call(hook, settings["wrappers"])
        rows = opened.rows([*call_keys(call), *activation.scope_keys(call)])
        hook.fields.update(tool=call["tool"], gen=opened.header["generation"], activated=0, suppressed=0)
        hook.fields["call"] = wire.text_field(hook.payload, "tool_use_id") or "-"
        if rows:
            _decide(hook, call, rows, settings["before_tool"])
    finally:
        opened.close()


def is_unattended(permission_mode: str, environment: Any) -> bool:
    """Whether nobody can answer a question: by the permission mode, or a session without a person (S35)."""
    return (
        permission_mode in NOBODY_ANSWERS_MODES
        or environment.get("CLAUDE_CODE_SESSION_ATTENDED") == "0"
        or environment.get("CLAUDE_CODE_ENTRYPOINT", "").startswith("sdk")
    )


def _decide(hook: Hook, call: dict[str, Any], rows: list[dict[str, Any]], settings: dict[str, Any]) -> None:
    session = Session(hook.state_dir, HOST, hook.session_key)
    turn_key = turn_of(session.state, wire.text_field(hook.payload, "prompt_id"))
    descriptor = _try_open(session.ledger_path)
    turn = activation.Turn(
        now_ms=hook.now_ms,
        agent_id=wire.text_field(hook.payload, "agent_id"),
        tool_use_id=wire.text_field(hook.payload, "tool_use_id"),
        fired=ledger.fired_lines(session.ledger_path, turn_key),
        unattended=is_unattended(wire.text_field(hook.payload, "permission_mode"), os.environ),
        recording=descriptor is not None,
    )
    decision = activation.before_tool(call, rows, turn, settings)
    hook.say(
        wire.answer(
            "PreToolUse",
            decision=decision.decision,
            reason=decision.reason,
            context=decision.context,
            message=decision.message,
        )
    )
    if descriptor is None:
        hook.status = "ledger_unwritable"
    else:
        if decision.items:
            ledger.append(descriptor, _fired_line(hook, call, decision, turn_key))
        os.close(descriptor)
    _log_decision(hook, decision)


def _fired_line(hook: Hook, call: dict[str, Any], decision: activation.Decision, turn_key: str) -> bytes:
    from harness_memory.hot.redaction import redact, redact_head  # most calls fire nothing

    items = decision.items
    lead = decision.shown()[0] if decision.shown() else items[0]
    fields: dict[str, Any] = {
        "memory_ids": [item.row["id"] for item in items],
        "tool": call["tool"],
        "target_digest": redact_head(call["target_text"], ledger.TARGET_LIMIT),
        "delivery": lead.delivery,
        "decision": decision.decision,
        "enforcement": lead.level,
        "rows": activation.fired_rows(items),
        "signature_keys": [redact(key) for key in call_keys(call)[:8]],
        **call_identity(hook),
    }
    return ledger.encode_line("fired", hook.now_ms, turn_key, fields)


def _log_decision(hook: Hook, decision: activation.Decision) -> None:
    shown = decision.shown()
    lead = shown[0] if shown else decision.items[0] if decision.items else None
    hook.fields.update(
        activated=len(shown),
        suppressed=len(decision.suppressed),
        decision=decision.decision,
        delivery=lead.delivery if lead else "-",
        enforcement=lead.level if lead else "-",
    )
    if hook.debug:
        hook.detail["activated"] = activation.fired_rows(shown)
        hook.detail["suppressed"] = decision.suppressed


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
        with open(path, "rb") as file:
            asked_ms = parse_iso(file.read(64).decode("ascii", "replace"))
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


def _try_open(path: str) -> int | None:
    try:
        return ledger.open_for_append(path)
    except OSError:
        return None
