"""The tool events: deciding a call before it runs, recording it afterwards.

Owns `pre-tool`, `post-tool` and `post-tool-failure`. They read the snapshot and the open-turn cursor and append to the
ledger; two of them may run at the same time, so nothing else is written. Called by `hook`.
"""

from __future__ import annotations

import os

from harness_memory.hot import activation, fastjson, ledger, paths, snapshot, wire
from harness_memory.hot.clock import parse_iso
from harness_memory.hot.redaction import redact, redact_head, redact_tail
from harness_memory.hot.signatures import call_keys, program_token, read_call
from harness_memory.hot.turns import Session, turn_of, write_private

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.hook import Hook

HOST = "claude-code"
REINDEX_PAUSE_MS = 60_000
NOBODY_ANSWERS_MODES = ("bypassPermissions", "dontAsk")
# Heads of a command line that say nothing about what it is for, so that no failure is paired by them.
INCIDENTAL_PROGRAMS = frozenset(
    ("cd", "pushd", "popd", "echo", "printf", "export", "set", "unset", "source", ".", "true", "false", ":", "sleep")
)
# Programs at the end of a pipe; a call is about them only when it runs nothing else.
FILTERS = frozenset(
    ("tail", "head", "grep", "egrep", "rg", "tee", "cat", "sort", "uniq", "wc", "less", "sed", "awk", "jq", "tr", "cut")
)


def pre_tool(hook: Hook) -> None:
    """Say nothing, advise, ask or deny; then record what fired."""
    opened = _open_snapshot(hook)
    if opened is None:
        return
    try:
        settings = opened.header["settings"]
        hook.debug = hook.debug or bool(settings["debug"])
        _request_reindex(hook, opened.header)
        call = _call(hook, settings["wrappers"])
        rows = opened.rows([*call_keys(call), *activation.scope_keys(call)])
        hook.fields.update(tool=call["tool"], gen=opened.header["generation"], activated=0, suppressed=0)
        hook.fields["call"] = wire.text_field(hook.payload, "tool_use_id") or "-"
        if rows:
            _decide(hook, call, rows, settings["before_tool"])
    finally:
        opened.close()


def post_tool(hook: Hook) -> None:
    """Record a call that succeeded."""
    _record_result(hook, failed=wire.dict_field(hook.payload, "tool_response").get("interrupted") is True)


def post_tool_failure(hook: Hook) -> None:
    """Record a call that failed."""
    _record_result(hook, failed=True)


HANDLERS = {"pre-tool": pre_tool, "post-tool": post_tool, "post-tool-failure": post_tool_failure}


def is_unattended(permission_mode: str, environment: Any) -> bool:
    """Whether nobody can answer a question: by the permission mode, or a session without a person (S35)."""
    return (
        permission_mode in NOBODY_ANSWERS_MODES
        or environment.get("CLAUDE_CODE_SESSION_ATTENDED") == "0"
        or environment.get("CLAUDE_CODE_ENTRYPOINT", "").startswith("sdk")
    )


def failure_class(error: str, exit_code: int | None, is_interrupt: bool) -> str:
    """Return exit_N, enoent, eacces, timeout, interrupt or other."""
    lowered = error[:2000].lower()
    if is_interrupt:
        return "interrupt"
    if "timed out after" in lowered:
        return "timeout"
    if exit_code is not None:
        return f"exit_{exit_code}"
    if "enoent" in lowered or "no such file" in lowered or "does not exist" in lowered:
        return "enoent"
    if "eacces" in lowered or "permission denied" in lowered:
        return "eacces"
    return "other"


def exit_code_of(error: str) -> int | None:
    """Return the code of a shell failure: the host writes it as the first line, `Exit code N`."""
    first = error.split("\n", 1)[0].strip()
    number = first.removeprefix("Exit code ")
    return int(number) if number != first and number.isdigit() and len(number) < 6 else None


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
        "signature_keys": call_keys(call)[:8],
        **_call_identity(hook),
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


def _record_result(hook: Hook, *, failed: bool) -> None:
    call = _call(hook, {})
    session = Session(hook.state_dir, HOST, hook.session_key)
    fields = {
        "tool": call["tool"],
        "host_tool": call["host_tool"],
        "shell_dialect": call["dialect"] if call["tool"] == "bash" else "",
        "input_digest": redact_head(_input_text(call), ledger.INPUT_LIMIT),
        "scope_refs": _scope_refs(call["paths"]),
        **_program_tokens(call),
        **_call_identity(hook),
    }
    if failed:
        fields.update(_failure_fields(hook.payload, fields))
    else:
        fields.update(_output_fields(_output_text(call["tool"], hook.payload.get("tool_response"))))
    turn_key = turn_of(session.state, wire.text_field(hook.payload, "prompt_id"))
    line = ledger.encode_line("tool_fail" if failed else "tool_ok", hook.now_ms, turn_key, fields)
    descriptor = ledger.open_for_append(session.ledger_path)
    ledger.append(descriptor, line)
    os.close(descriptor)
    hook.fields.update(tool=call["tool"], call=fields.get("tool_use_id") or "-")


def _call(hook: Hook, wrappers: dict[str, Any]) -> dict[str, Any]:
    cwd = wire.text_field(hook.payload, "cwd") or hook.root
    tool_input = wire.dict_field(hook.payload, "tool_input")
    return read_call(wire.text_field(hook.payload, "tool_name"), tool_input, cwd, hook.root, wrappers)


def _call_identity(hook: Hook) -> dict[str, str]:
    identity = {"tool_use_id": wire.text_field(hook.payload, "tool_use_id")[:128]}
    agent_id = wire.text_field(hook.payload, "agent_id")
    if agent_id:
        identity["agent_id"] = agent_id[:128]
    return identity


def _program_tokens(call: dict[str, Any]) -> dict[str, Any]:
    """The tokens of the commands a call is about: every one that pairs, and the last as its name (S7)."""
    commands = [command for command in call["commands"] if command.program not in INCIDENTAL_PROGRAMS]
    telling = [command for command in commands if command.program not in FILTERS] or commands
    tokens = dict.fromkeys(redact(program_token(command.words))[: ledger.SCOPE_REF_LIMIT] for command in telling)
    names = list(tokens)
    return {"program_token": names[-1] if names else "", "program_tokens": names[:8]}


def _scope_refs(found: list[str]) -> list[str]:
    refs = []
    size = 0
    for path in found:
        ref = redact(path[: ledger.SCOPE_REF_LIMIT])
        size += len(ref)
        if size > ledger.SCOPE_REFS_LIMIT:
            break
        refs.append(ref)
    return refs


def _input_text(call: dict[str, Any]) -> str:
    if call["target_text"]:
        return str(call["target_text"])
    return fastjson.dumps(call["input"]) if call["input"] else ""


def _output_text(tool: str, response: object) -> str:
    """What a call printed. Files read, written or edited are not output: their contents stay out of the ledger."""
    if tool == "bash" and isinstance(response, dict):
        parts = [response.get("stdout"), response.get("stderr")]
    elif tool == "fetch" and isinstance(response, dict):
        parts = [response.get("result")]
    elif tool.startswith("mcp:") and isinstance(response, list):
        parts = [block.get("text") for block in response if isinstance(block, dict)]
    elif tool == "bash" or tool.startswith("mcp:"):
        parts = [response]
    else:
        parts = []
    return "\n".join(part for part in parts if isinstance(part, str) and part)


def _output_fields(text: str) -> dict[str, str]:
    head = redact_head(text, ledger.OUTPUT_HEAD_LIMIT)
    tail = redact_tail(text[ledger.OUTPUT_HEAD_LIMIT :], ledger.OUTPUT_TAIL_LIMIT)
    return {"output_head": head, "output_tail": tail}


def _failure_fields(payload: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    response = wire.dict_field(payload, "tool_response")
    error = wire.text_field(payload, "error") or "\n".join(
        text for text in (response.get("stdout"), response.get("stderr")) if isinstance(text, str) and text
    )
    is_interrupt = payload.get("is_interrupt") is True or response.get("interrupted") is True
    exit_code = exit_code_of(error)
    kind = failure_class(error, exit_code, is_interrupt)
    about = fields["program_token"] or (fields["scope_refs"][0] if fields["scope_refs"] else "")
    return {
        "error": redact_head(error, ledger.ERROR_LIMIT),
        "exit_code": exit_code,
        "is_interrupt": is_interrupt,
        "failure_class": kind,
        "failure_sig": f"{fields['tool']}|{about}|{kind}",
    }


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
    from harness_memory.hot.clock import format_iso
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
