"""The host's transcript of a session: whose words the prompts were, and failures that reached no hook (S5, S6).

Parses foreign lines once, here, into `core.prompts` values; every text goes through the ledger's redaction and cut.
Reads only the part of a long file that concerns one segment. What subagents did stands in files of their own beside it;
of those only calls are taken, since an agent's task is nobody's prompt. Shapes of three client versions are recorded
in fixtures/transcripts; unknown types are normal and skipped. Called by the worker.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO

from harness_memory.core.model import PromptClass
from harness_memory.core.prompts import CLOCK_SLACK_MS, TranscriptFailure, TranscriptPrompt, TranscriptView
from harness_memory.hot import ledger
from harness_memory.hot.intent import is_injected
from harness_memory.hot.on_post_tool import failure_class
from harness_memory.hot.redaction import redact_field, redact_head
from harness_memory.hot.signatures import program_token, read_call

# A transcript up to this size is read whole; of a longer one, at most this much from the segment's start on. Chosen.
READ_LIMIT_BYTES = 8 * 1024 * 1024
_PROBE_BYTES = 256 * 1024
# Of so many subagents, those that wrote last, and so much of each is read. Chosen.
AGENTS_LIMIT = 16
AGENT_LIMIT_BYTES = 1024 * 1024

_ERROR_OPENING = "<tool_use_error>"
_ERROR_CLOSING = "</tool_use_error>"
# The host gives up calls that stood beside a failed one; they did not fail themselves.
_NOT_A_FAILURE = ("Sibling tool call errored", "Cancelled:")


def read_transcript(path: Path, root: Path, *, since_ms: int) -> TranscriptView | None:
    """Return what a transcript says about the time from `since_ms` on; None when it cannot be read.

    Reads the whole file up to 8 MB; of a longer one 8 MB from the first line of that time, found by halving. The files
    of 16 subagents are read the same way, up to 1 MB each.
    """
    since_ms -= CLOCK_SLACK_MS
    lines = _read_since(path, since_ms, READ_LIMIT_BYTES)
    if lines is None:
        return None
    view = parse_transcript(lines, root)
    for agent_path in _agent_paths(path, since_ms):
        agent_lines = _read_since(agent_path, since_ms, AGENT_LIMIT_BYTES) or []
        view = _with_calls(view, parse_transcript(agent_lines, root, of_agent=True))
    return view


def _read_since(path: Path, since_ms: int, limit: int) -> list[bytes] | None:
    """Return a file's lines, of one longer than `limit` bytes as many as that from a time on; None if unreadable."""
    if not path.is_file():  # the host names it: opening a named pipe would hold the worker for ever
        return None
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(0 if size <= limit else _find_time(file, size, since_ms))
            return file.read(limit).split(b"\n")
    except OSError:
        return None


def _agent_paths(path: Path, since_ms: int) -> list[Path]:
    """Return the transcripts of a session's subagents that were written to since a time, the latest first."""
    written: list[tuple[float, Path]] = []
    for agent_path in (path.with_suffix("") / "subagents").glob("agent-*.jsonl"):
        try:
            written.append((agent_path.stat().st_mtime, agent_path))
        except OSError:
            continue
    recent = (each for each in sorted(written, reverse=True) if each[0] * 1000 >= since_ms)
    return [agent_path for _, agent_path in recent][:AGENTS_LIMIT]


def _with_calls(view: TranscriptView, agent: TranscriptView) -> TranscriptView:
    """Add a subagent's calls; order means something among the calls of one agent only."""
    behind = {call_id: len(view.call_order) + at for call_id, at in agent.call_order.items()}
    return replace(view, failures=view.failures + agent.failures, call_order={**behind, **view.call_order})


def parse_transcript(raw_lines: Iterable[bytes], root: Path, *, of_agent: bool = False) -> TranscriptView:
    """Read transcript lines; one that is torn or of an unknown shape is skipped. Of an agent's, calls only."""
    prompts: list[TranscriptPrompt] = []
    failures: list[TranscriptFailure] = []
    calls: dict[str, tuple[str, dict[str, Any]]] = {}
    for raw in raw_lines:
        line = _parse(raw)
        if line is None or (line.get("isSidechain") is True) is not of_agent:
            continue
        for block in _blocks(line):
            if block.get("type") == "tool_use" and isinstance(block.get("id"), str):
                tool_input = block.get("input")
                calls[block["id"]] = (str(block.get("name", "")), tool_input if isinstance(tool_input, dict) else {})
        failures += _failures(line, calls, root)
        if of_agent:
            continue
        prompt = _queued_prompt(line) if line.get("type") == "attachment" else _user_prompt(line)
        if prompt is not None:
            prompts.append(prompt)
    return TranscriptView(tuple(prompts), tuple(failures), {call_id: at for at, call_id in enumerate(calls)})


def _find_time(file: BinaryIO, size: int, at_ms: int) -> int:
    """Return the offset of a line near the first one that is not older than `at_ms`.

    Times rise along a transcript but for neighbours, so halving finds the place within one probe's length.
    """
    low, high = 0, size
    while high - low > _PROBE_BYTES:
        middle = (low + high) // 2
        found_ms = _first_time_after(file, middle)
        if found_ms is None or found_ms >= at_ms:
            high = middle
        else:
            low = middle
    return low


def _first_time_after(file: BinaryIO, offset: int) -> int | None:
    """Return the time of the first whole line with one within a probe's length; None when there is none."""
    file.seek(offset)
    for raw in file.read(_PROBE_BYTES).split(b"\n")[1:-1]:
        line = _parse(raw)
        at_ms = _time_of(line) if line else None
        if at_ms is not None:
            return at_ms
    return None


def _parse(raw: bytes) -> dict[str, Any] | None:
    try:
        line = json.loads(raw)
    except (ValueError, RecursionError):
        return None
    return line if isinstance(line, dict) else None


def _user_prompt(line: Mapping[str, Any]) -> TranscriptPrompt | None:
    if line.get("type") != "user":
        return None
    text = _prompt_text(line)
    if not text:
        return None
    return TranscriptPrompt(_as_ledger_text(text), _text(line, "promptId"), _time_of(line), _user_class(line, text))


def _user_class(line: Mapping[str, Any], text: str) -> PromptClass:
    """Tell whose words a user line holds; the keys differ by client version (facts as recorded)."""
    if line.get("isMeta") is True or line.get("isCompactSummary") is True or is_injected(text):
        return "injected"
    source, origin = line.get("promptSource"), _kind_of(line.get("origin"))
    if source == "system" or line.get("turnOrigin") == "task_notification":
        return "injected"
    if source == "typed" or origin == "human":
        return "typed"
    entrypoint = _text(line, "entrypoint")
    if source == "sdk" or entrypoint.startswith("sdk"):
        return "given"
    if source is None and origin == "" and entrypoint == "cli":
        return "typed"
    return "injected"


def _queued_prompt(line: Mapping[str, Any]) -> TranscriptPrompt | None:
    """Read a prompt that was typed, or a notification that came, while a turn ran."""
    attachment = line.get("attachment")
    if not isinstance(attachment, dict) or attachment.get("type") != "queued_command":
        return None
    text = attachment.get("prompt")
    if not isinstance(text, str):
        text = "\n".join(_text(block, "text") for block in _dicts(text))
    is_typed = attachment.get("commandMode") == "prompt" and _kind_of(attachment.get("origin")) == "human"
    prompt_class: PromptClass = "typed" if is_typed and not is_injected(text) else "injected"
    return TranscriptPrompt(_as_ledger_text(text), "", _time_of(line), prompt_class) if text else None


def _failures(
    line: Mapping[str, Any], calls: Mapping[str, tuple[str, dict[str, Any]]], root: Path
) -> list[TranscriptFailure]:
    found = []
    for block in _blocks(line):
        if block.get("type") != "tool_result" or block.get("is_error") is not True:
            continue
        call_id, error = _text(block, "tool_use_id"), _error_text(block.get("content"))
        if call_id in calls and error:
            name, tool_input = calls[call_id]
            fields = _failure_fields(name, tool_input, call_id, error, _text(line, "cwd") or str(root), str(root))
            if agent_id := redact_field(dict(line), "agentId"):
                fields["agent_id"] = agent_id
            found.append(TranscriptFailure(call_id, _text(line, "promptId"), _time_of(line), fields))
    return found


def _error_text(content: object) -> str:
    """Return the host's own error of a call that never ran; "" for a result that a hook has seen."""
    text = content if isinstance(content, str) else "".join(_text(block, "text") for block in _dicts(content))
    if not text.startswith(_ERROR_OPENING):
        return ""
    text = text.removeprefix(_ERROR_OPENING).removesuffix(_ERROR_CLOSING).strip()
    return "" if text.startswith(_NOT_A_FAILURE) else text


def _failure_fields(
    name: str, tool_input: dict[str, Any], call_id: str, error: str, cwd: str, root: str
) -> dict[str, Any]:
    """Return the fields a tool_fail line of the ledger would hold for this call."""
    call = read_call(name, tool_input, cwd, root)
    refs = [redact_head(path, ledger.SCOPE_REF_LIMIT) for path in call["paths"]]
    commands = [command for command in call["commands"] if command.words[0]]  # not where reading ended
    token = redact_head(program_token(commands[-1].words), ledger.SCOPE_REF_LIMIT) if commands else ""
    kind = failure_class(error, None, False)
    digest = call["target_text"] or json.dumps(tool_input)
    return {
        "kind": "tool_fail",
        "tool": call["tool"],
        "host_tool": name,
        "shell_dialect": call["dialect"] if call["tool"] == "bash" else "",
        "input_digest": redact_head(digest, ledger.INPUT_LIMIT),
        "scope_refs": refs,
        "program_token": token,
        "tool_use_id": call_id,
        "error": redact_head(error, ledger.ERROR_LIMIT),
        "exit_code": None,
        "is_interrupt": False,
        "failure_class": kind,
        "failure_sig": f"{call['tool']}|{token or (refs[0] if refs else '')}|{kind}",
    }


def _prompt_text(line: Mapping[str, Any]) -> str:
    """Return the text of a user line that is a prompt; "" for tool results and interruptions."""
    message = line.get("message")
    content = message.get("content") if isinstance(message, dict) else None
    if isinstance(content, str):
        return content
    blocks = _dicts(content)
    if any(block.get("type") == "tool_result" for block in blocks):
        return ""
    return "\n".join(_text(block, "text") for block in blocks if block.get("type") == "text")


def _blocks(line: Mapping[str, Any]) -> list[dict[str, Any]]:
    message = line.get("message")
    return _dicts(message.get("content")) if isinstance(message, dict) else []


def _dicts(value: object) -> list[dict[str, Any]]:
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []


def _text(holder: Mapping[str, Any], key: str) -> str:
    value = holder.get(key)
    return value if isinstance(value, str) else ""


def _kind_of(origin: object) -> str:
    return _text(origin, "kind") if isinstance(origin, dict) else ""


def _as_ledger_text(text: str) -> str:
    return redact_head(text, ledger.TEXT_LIMIT)


def _time_of(line: Mapping[str, Any]) -> int | None:
    try:
        return round(datetime.fromisoformat(_text(line, "timestamp")).timestamp() * 1000)
    except ValueError:
        return None
