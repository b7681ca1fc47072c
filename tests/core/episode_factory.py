"""Ledger lines and episodes for tests, written as the hooks write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from harness_memory.core.episodes import build_episode
from harness_memory.core.model import ClosedBy, Episode, Fact, Signature
from harness_memory.core.prompts import TranscriptPrompt, TranscriptView

START_MS = 1_793_523_600_000


@dataclass(frozen=True, slots=True)
class Segment:
    """The queue's part of an episode."""

    id: str = "claude-code:00000000000000aa:p1:1"
    host: str = "claude-code"
    session_key: str = "00000000000000aa"
    turn_key: str = "p1"
    segment: int = 1
    closed_by: ClosedBy = "stop"
    closed_at_ms: int = START_MS + 60_000
    correction_for: str = ""
    previous_assistant: str = ""


def prompt(text: str, *, at_ms: int = START_MS, prompt_id: str = "p1", injected: bool = False) -> dict[str, Any]:
    return _line("prompt", at_ms, text=text, injected=injected, prompt_id=prompt_id)


def assistant(text: str, *, at_ms: int = START_MS) -> dict[str, Any]:
    return _line("assistant", at_ms, text=text)


def ran(command: str, token: str, use: str, **fields: Any) -> dict[str, Any]:
    """A shell call that succeeded; `token` names its last command, `tokens` all of them where there are several."""
    return _line("tool_ok", START_MS, **_bash(command, token, use), output_head="", output_tail="") | fields


def failed(command: str, token: str, use: str, **fields: Any) -> dict[str, Any]:
    """A shell call that failed with exit code 1."""
    failure = {"error": "Exit code 1\nno test specified", "exit_code": 1, "is_interrupt": False}
    signature = {"failure_class": "exit_1", "failure_sig": f"bash|{token}|exit_1"}
    return _line("tool_fail", START_MS, **_bash(command, token, use), **failure, **signature) | fields


def on_file(kind: str, tool: str, path: str, use: str, **fields: Any) -> dict[str, Any]:
    """A file tool's call, succeeded or failed by `kind`."""
    call = {"tool": tool, "host_tool": tool.title(), "input_digest": path, "scope_refs": [path], "program_token": ""}
    return _line(kind, START_MS, **call, tool_use_id=use) | fields


def fired(rows: list[list[str]], decision: str, use: str, **fields: Any) -> dict[str, Any]:
    line = {"memory_ids": [row[0] for row in rows], "tool": "bash", "target_digest": "npm test", "decision": decision}
    return _line("fired", START_MS, **line, rows=rows, tool_use_id=use) | fields


def episode(*lines: dict[str, Any], segment: Segment | None = None, typed: bool = True, **more: Any) -> Episode:
    """Build an episode; unless `typed` is false, the transcript knows every prompt as typed."""
    view = None
    if typed:
        prompts = (line for line in lines if line["kind"] == "prompt")
        view = TranscriptView(
            tuple(TranscriptPrompt(line["text"], line["prompt_id"], line["at_ms"], "typed") for line in prompts)
        )
    return build_episode(segment or Segment(), lines, more.pop("previous", ()), more.pop("transcript", view), **more)


def fact(summary: str, **fields: Any) -> Fact:
    defaults: dict[str, Any] = {
        "action": "create",
        "type": "pitfall",
        "details": "",
        "scope_glob": "**",
        "relevant_tools": ("bash",),
        "signature": None,
        "triggers": ("before_tool",),
        "confidence": 0.9,
        "evidence_refs": ("e1",),
        "knowledge_kind": "correction",
    }
    return Fact(summary=summary, **(defaults | fields))


def command_signature(pattern: str) -> Signature:
    return Signature("bash", "command", "cmd", pattern)


def _bash(command: str, token: str, use: str) -> dict[str, Any]:
    return {
        "tool": "bash",
        "host_tool": "Bash",
        "shell_dialect": "bash",
        "input_digest": command,
        "scope_refs": [],
        "program_token": token,
        "program_tokens": [token] if token else [],
        "tool_use_id": use,
    }


def _line(kind: str, at_ms: int, **fields: Any) -> dict[str, Any]:
    return {"v": 1, "kind": kind, "at_ms": at_ms, "turn": "p1", **fields}
