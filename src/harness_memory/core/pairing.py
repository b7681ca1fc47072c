"""Which later success resolved which failure (S7).

Pure: takes an episode's tool lines in the order they happened and returns its failures. Called by `core.episodes`.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness_memory.core.model import Failure, LedgerLine

FILE_TOOLS = ("edit", "read", "grep", "glob")


def pair_failures(lines: Sequence[LedgerLine]) -> tuple[Failure, ...]:
    """Return every failed call of an episode, each with the line that resolved it, if one did.

    `lines` are in the order of events. The first later success of the same kind, by the same agent, decides: it
    resolves the failure when its words or its path differ; the same call passing later shows that something else
    was mended.
    """
    failures = []
    for at, line in enumerate(lines):
        if line.kind == "tool_fail":
            success = _first_success(line, lines[at + 1 :])
            failures.append(_failure(line, success if success and _differs(line, success) else None))
    return tuple(failures)


def pair_key(line: LedgerLine) -> str:
    """Return what a failure and its resolution have in common; "" when a call cannot be paired.

    A command pairs on its program token, a file tool on its path, an MCP tool on its name and first path.
    """
    tool = str(line.fields.get("tool", ""))
    path = _first_path(line)
    if tool == "bash":
        token = str(line.fields.get("program_token", ""))
        return f"bash|{token}" if token else ""
    if tool in FILE_TOOLS:
        return f"{tool}|{path}" if path else ""
    return f"{tool}|{path}" if tool.startswith("mcp:") else ""


def call_text(line: LedgerLine) -> str:
    """Return the text of a call with white space normalised."""
    return " ".join(str(line.fields.get("input_digest", "")).split())


def _first_success(failure: LedgerLine, later: Sequence[LedgerLine]) -> LedgerLine | None:
    key = pair_key(failure)
    if not key:
        return None
    for line in later:
        if line.kind == "tool_ok" and line.agent_id == failure.agent_id and pair_key(line) == key:
            return line
    return None


def _differs(failure: LedgerLine, success: LedgerLine) -> bool:
    """Whether another text, or the same one elsewhere, made the difference.

    An edit's line holds its path only, and an edit that failed cannot pass unchanged on the same file.
    """
    if failure.fields.get("tool") == "edit":
        return True
    same_text = call_text(failure) == call_text(success)
    return not same_text or failure.fields.get("scope_refs") != success.fields.get("scope_refs")


def _failure(line: LedgerLine, success: LedgerLine | None) -> Failure:
    return Failure(
        line=line.number,
        tool=str(line.fields.get("tool", "")),
        program_token=str(line.fields.get("program_token", "")),
        text=str(line.fields.get("input_digest", "")),
        failure_class=str(line.fields.get("failure_class", "other")),
        failure_sig=str(line.fields.get("failure_sig", "")),
        resolved_by=success.number if success else "",
        resolution_text=str(success.fields.get("input_digest", "")) if success else "",
    )


def _first_path(line: LedgerLine) -> str:
    refs = line.fields.get("scope_refs")
    return str(refs[0]) if isinstance(refs, list) and refs else ""
