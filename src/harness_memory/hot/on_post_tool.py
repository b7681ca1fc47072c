"""Recording a tool call after it ran.

Owns `post-tool` and `post-tool-failure`: one redacted line in the ledger, with what pairing a failure and its
resolution needs (S7). Called by `hook`.
"""

from __future__ import annotations

from harness_memory.hot import fastjson, ledger, packs, wire
from harness_memory.hot.paths import HOST
from harness_memory.hot.programs import program_token
from harness_memory.hot.redaction import redact, redact_field, redact_head, redact_tail
from harness_memory.hot.tool_payload import call_identity, tool_call
from harness_memory.hot.turns import Session, turn_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.hook import Hook

# Heads of a command line that say nothing about what it is for, so that no failure is paired by them.
INCIDENTAL_PROGRAMS = frozenset(
    ("cd", "pushd", "popd", "echo", "printf", "export", "set", "unset", "source", ".", "true", "false", ":", "sleep")
)
# Programs at the end of a pipe; a call is about them only when it runs nothing else.
FILTERS = frozenset(
    ("tail", "head", "grep", "egrep", "rg", "tee", "cat", "sort", "uniq", "wc", "less", "sed", "awk", "jq", "tr", "cut")
)


def post_tool(hook: Hook, *, failed: bool) -> None:
    """Record one call; one that the person interrupted failed, whatever the event says."""
    interrupted = wire.dict_field(hook.payload, "tool_response").get("interrupted") is True
    _record_result(hook, failed=failed or interrupted)


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
    return int(number) if number != first and number.isdecimal() and len(number) < 6 else None


def _record_result(hook: Hook, *, failed: bool) -> None:
    call = tool_call(hook, {})
    session = Session(hook.state_dir, HOST, hook.session_key)
    fields = {
        "tool": call["tool"],
        "host_tool": call["host_tool"],
        "shell_dialect": call["dialect"] if call["tool"] == "bash" else "",
        "input_digest": redact_head(_input_text(call), ledger.INPUT_LIMIT),
        "scope_refs": _scope_refs(call["paths"]),
        **_program_tokens(call),
        **call_identity(hook),
    }
    if failed:
        fields.update(_failure_fields(hook.payload, fields))
    else:
        fields.update(_output_fields(_output_text(call["tool"], hook.payload.get("tool_response"))))
    turn_key = turn_of(session.state, redact_field(hook.payload, "prompt_id"))
    if failed and not fields["is_interrupt"]:
        _hint(hook, session, call, turn_key, fields)
    line = ledger.encode_line("tool_fail" if failed else "tool_ok", hook.now_ms, turn_key, fields)
    ledger.record(session.ledger_path, line)
    hook.fields.update(tool=call["tool"], call=fields.get("tool_use_id") or "-")


def _hint(hook: Hook, session: Session, call: dict[str, Any], turn_key: str, failure: dict[str, Any]) -> None:
    """Say what is known of a failure, and note that it was said."""
    packs.load("after_tool")
    from harness_memory.hot.after_tool import hint  # most calls do not fail

    fired = ledger.fired_lines(session.ledger_path, turn_key)
    found = hint(hook.state_dir, call, failure, fired, hook.now_ms)
    hook.fields.update(hints=len(found.lines))
    if not found.lines:
        return
    hook.say(wire.answer("PostToolUseFailure", context="\n".join(found.lines)))
    fields: dict[str, Any] = {
        "memory_ids": [row["id"] for row in found.rows],
        "tool": call["tool"],
        "target_digest": failure["input_digest"][: ledger.TARGET_LIMIT],
        "delivery": "with_result",
        "decision": "none",
        "enforcement": "advise",
        "rows": [[row["id"], "advise", "with_result"] for row in found.rows],
        "signature_keys": [],
        "resolved": found.resolved,
        **call_identity(hook),
    }
    ledger.record(session.ledger_path, ledger.encode_line("fired", hook.now_ms, turn_key, fields))


def _program_tokens(call: dict[str, Any]) -> dict[str, Any]:
    """The tokens of the commands a call is about: every one that pairs, and the last as its name (S7)."""
    read = [command for command in call["commands"] if command.words[0]]  # one without words marks where reading ended
    commands = [command for command in read if command.program not in INCIDENTAL_PROGRAMS]
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
