"""Episodes for tests: from plain dicts, as the ledger holds them, to what `build_episode` gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from harness_memory.core.evidence import weigh
from harness_memory.core.model import Episode, Flags, LedgerLine, Memory
from harness_memory.core.pairing import pair_failures

Line = Mapping[str, Any]


def prompt(text: str, prompt_class: str = "typed") -> Line:
    return {"kind": "prompt", "text": text, "prompt_class": prompt_class}


def bash_ok(command: str, program_token: str = "", **fields: Any) -> Line:
    named = {"tool": "bash", "host_tool": "Bash", "input_digest": command, "program_token": program_token}
    return {"kind": "tool_ok", **named, **fields}


def bash_fail(command: str, program_token: str = "", **fields: Any) -> Line:
    failure = {"error": "Exit code 1", "failure_class": "exit_1", "failure_sig": f"bash|{program_token}|exit_1"}
    return {**bash_ok(command, program_token), "kind": "tool_fail", **failure, **fields}


def edit_ok(path: str, **fields: Any) -> Line:
    return {
        "kind": "tool_ok",
        "tool": "edit",
        "host_tool": "Edit",
        "input_digest": path,
        "scope_refs": [path],
        **fields,
    }


def make_episode(
    *lines: Line,
    previous: Sequence[Line] = (),
    previous_assistant: str = "",
    flags: Flags | None = None,
    scope_refs: Sequence[str] | None = None,
    **changes: Any,
) -> Episode:
    numbered = _numbered(lines, "e")
    flags = flags or Flags()
    failures = pair_failures([line for line in numbered if line.kind.startswith("tool_")])
    found = [ref for line in numbered for ref in line.fields.get("scope_refs", ())]
    values: dict[str, Any] = {
        "id": "claude-code:0123456789abcdef:t1:1",
        "host": "claude-code",
        "session_key": "0123456789abcdef",
        "turn_key": "t1",
        "segment": 1,
        "closed_by": "stop",
        "started_at_ms": 1_000,
        "closed_at_ms": 9_000,
        "lines": numbered,
        "previous_lines": _numbered(previous, "p"),
        "previous_assistant": previous_assistant,
        "flags": flags,
        "failures": failures,
        "scope_refs": tuple(dict.fromkeys(found if scope_refs is None else scope_refs)),
        "tools_used": tuple(dict.fromkeys(line.fields["tool"] for line in numbered if "tool" in line.fields)),
        "evidence_weight": weigh(flags, failures),
    }
    return Episode(**(values | changes))


def make_memory(number: int = 0, summary: str = "Run the linter before a commit", **changes: Any) -> Memory:
    values: dict[str, Any] = {"id": f"{number:012x}", "summary": summary, "type": "pitfall", "status": "active"}
    return Memory(**(values | changes))


def make_fact(**changes: Any) -> dict[str, Any]:
    """Return a fact as an extractor states it."""
    return {
        "action": "create",
        "type": "pitfall",
        "summary": "Start the dev server through the task runner, not by hand",
        "details": "",
        "scope_glob": "**",
        "relevant_tools": ["bash"],
        "trigger_signature": None,
        "lifecycle_triggers": ["before_tool"],
        "confidence": 0.9,
        "evidence_refs": ["e1"],
        "knowledge_kind": "correction",
        "rationale": "The person said so.",
        "aliases": [],
        "target_id": "",
        **changes,
    }


def signature(pattern: str, kind: str = "cmd", tool: str = "bash", target: str = "command") -> dict[str, str]:
    return {"tool": tool, "target": target, "pattern_kind": kind, "pattern": pattern}


def answer_of(*facts: object) -> dict[str, Any]:
    return {"episode_summary": "A turn.", "nothing_to_learn": not facts, "facts": list(facts)}


def _numbered(lines: Sequence[Line], letter: str) -> tuple[LedgerLine, ...]:
    return tuple(
        LedgerLine(
            number=f"{letter}{at}",
            kind=line["kind"],
            at_ms=1_000 * at,
            fields={key: value for key, value in line.items() if key not in ("prompt_class", "agent_id")},
            agent_id=line.get("agent_id", ""),
            prompt_class=line.get("prompt_class"),
        )
        for at, line in enumerate(lines, 1)
    )
