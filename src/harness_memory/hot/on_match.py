"""Deciding a tool call that some memory may concern.

Owns the second half of `pre-tool`: from the rows of the snapshot to the answer and the fired line in the ledger. Two
of them may run at the same time, so nothing else is written. Loaded only for calls that have rows; called by
`on_pre_tool`.
"""

from __future__ import annotations

from harness_memory.hot import activation, ledger, wire
from harness_memory.hot.calls import call_keys
from harness_memory.hot.paths import HOST
from harness_memory.hot.redaction import redact, redact_field, redact_head
from harness_memory.hot.system import posix, variable
from harness_memory.hot.tool_payload import call_identity, is_unattended
from harness_memory.hot.turns import Session, turn_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.hook import Hook

ATTENDANCE_VARIABLES = ("CLAUDE_CODE_SESSION_ATTENDED", "CLAUDE_CODE_ENTRYPOINT")


def decide(hook: Hook, call: dict[str, Any], rows: list[dict[str, Any]], settings: dict[str, Any]) -> None:
    """Answer a call, then record what fired."""
    session = Session(hook.state_dir, HOST, hook.session_key)
    turn_key = turn_of(session.state, redact_field(hook.payload, "prompt_id"))
    descriptor = _try_open(session.ledger_path)
    identity = call_identity(hook)
    hook.fields["call"] = identity["tool_use_id"] or "-"
    turn = activation.Turn(
        now_ms=hook.now_ms,
        agent_id=identity.get("agent_id", ""),
        tool_use_id=identity["tool_use_id"],
        fired=ledger.fired_lines(session.ledger_path, turn_key),
        unattended=is_unattended(
            wire.text_field(hook.payload, "permission_mode"), {name: variable(name) for name in ATTENDANCE_VARIABLES}
        ),
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
            ledger.append(descriptor, _fired_line(hook, call, decision, turn_key, identity))
        posix.close(descriptor)
    _log_decision(hook, decision)


def _fired_line(
    hook: Hook, call: dict[str, Any], decision: activation.Decision, turn_key: str, identity: dict[str, str]
) -> bytes:
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
        **identity,
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
        pre_execution_gate=_gate_word(decision),
    )
    if hook.debug:
        hook.detail["activated"] = activation.fired_rows(shown)
        hook.detail["suppressed"] = decision.suppressed


def _gate_word(decision: activation.Decision) -> str:
    """Return in one word what a call met before it ran."""
    if decision.decision == "none":
        return "advised" if decision.context else "clear"
    return "asked" if decision.decision == "ask" else "denied"


def _try_open(path: str) -> int | None:
    try:
        return ledger.open_for_append(path)
    except OSError:
        return None
