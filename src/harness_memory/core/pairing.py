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


def _first_success(failure: LedgerLine, later: Sequence[LedgerLine]) -> LedgerLine | None:
    for line in later:
        if line.kind == "tool_ok" and line.agent_id == failure.agent_id and _is_same_kind(failure, line):
            return line
    return None


def _differs(failure: LedgerLine, success: LedgerLine) -> bool:
    """Whether another text, or the same one elsewhere, made the difference.

    An edit's line holds its path only, and an edit that failed cannot pass unchanged on the same file.
    """
    if failure.fields.get("tool") == "edit":
        return True
    same_text = _call_text(failure) == _call_text(success)
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


def _program_tokens(line: LedgerLine) -> list[str]:
    tokens = line.fields.get("program_tokens")
    return [*(tokens if isinstance(tokens, list) else ()), str(line.fields.get("program_token", ""))]


def _first_path(line: LedgerLine) -> str:
    refs = line.fields.get("scope_refs")
    return str(refs[0]) if isinstance(refs, list) and refs else ""


def _is_same_kind(failure: LedgerLine, success: LedgerLine) -> bool:
    """Tell whether a success is of the kind of a failure: a command with its program token, a file tool on its path,
    an MCP tool with its name and first path.
    """
    tool = failure.fields.get("tool")
    if tool != success.fields.get("tool"):
        return False
    if tool == "bash":
        return bool(failure.fields.get("program_token")) and failure.fields["program_token"] in _program_tokens(success)
    path = _first_path(failure)
    if tool in FILE_TOOLS:
        return path != "" and path == _first_path(success)
    return str(tool).startswith("mcp:") and path == _first_path(success)


def _call_text(line: LedgerLine) -> str:
    """Return the text of a call with white space normalised."""
    return " ".join(str(line.fields.get("input_digest", "")).split())
