"""An episode: one closed segment of a turn, read from its ledger lines and the transcript (S1 to S7).

Owns the numbering of lines, what is cut out of them, and the assembly of flags, failures and firings. Pure: the worker
reads the files and hands in the lines. Called by the worker and by evals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from harness_memory.core.evidence import weigh
from harness_memory.core.firings import read_firings
from harness_memory.core.model import TOOL_KINDS, ClosedBy, Episode, Flags, LedgerLine
from harness_memory.core.pairing import pair_failures
from harness_memory.core.prompts import (
    CLOCK_SLACK_MS,
    TranscriptFailure,
    TranscriptView,
    prompt_class,
    transcript_prompt_ids,
)
from harness_memory.core.signals import Before, SpokenPrompt, read_flags
from harness_memory.hot.wire import MARKER

NUMBERED_KINDS = ("prompt", "fired", *TOOL_KINDS, "assistant")
TEXT_FIELDS = ("text", "error", "output_head", "output_tail")
PREVIOUS_TOOL_LINES = 12
MAX_SCOPE_REFS = 200


class ClosedSegment(Protocol):
    """The part of a queued episode that says which segment it is."""

    @property
    def id(self) -> str: ...  # noqa: D102
    @property
    def host(self) -> str: ...  # noqa: D102
    @property
    def session_key(self) -> str: ...  # noqa: D102
    @property
    def turn_key(self) -> str: ...  # noqa: D102
    @property
    def segment(self) -> int: ...  # noqa: D102
    @property
    def closed_by(self) -> ClosedBy: ...  # noqa: D102
    @property
    def closed_at_ms(self) -> int: ...  # noqa: D102
    @property
    def correction_for(self) -> str: ...  # noqa: D102
    @property
    def previous_assistant(self) -> str: ...  # noqa: D102


def build_episode(
    segment: ClosedSegment,
    lines: Sequence[Mapping[str, Any]],
    previous: Sequence[Mapping[str, Any]],
    transcript: TranscriptView | None,
    *,
    torn_lines: int = 0,
) -> Episode:
    """Read a segment's parsed ledger lines, in file order, into an episode.

    `previous` are the lines of the turn before; they give context and are never citable. Failures that only the
    transcript knows are numbered after the ledger's own lines, so that they move no number.
    """
    told = [_without_own_text(line) for line in lines if line.get("kind") in NUMBERED_KINDS]
    numbered = _drop_repeats(_number(told, "e", transcript))
    started_at_ms = min((line.at_ms for line in numbered), default=segment.closed_at_ms)
    unseen = _unseen_failures(segment, numbered, transcript, started_at_ms) if transcript else []
    happened = _in_order(numbered, unseen, transcript)
    previous_lines = _previous_lines(previous)
    previous_assistant = cut_own_text(segment.previous_assistant)
    flags = _flags(segment, happened, previous_lines, previous_assistant)
    failures = pair_failures([line for line in happened if line.is_call])
    return Episode(
        id=segment.id,
        host=segment.host,
        session_key=segment.session_key,
        turn_key=segment.turn_key,
        segment=segment.segment,
        closed_by=segment.closed_by,
        started_at_ms=started_at_ms,
        closed_at_ms=segment.closed_at_ms,
        lines=(*numbered, *unseen),
        previous_lines=previous_lines,
        previous_assistant=previous_assistant,
        flags=flags,
        failures=failures,
        firings=read_firings(numbered),
        scope_refs=_scope_refs(happened),
        tools_used=_tools_used(happened),
        evidence_weight=weigh(flags, failures),
        torn_lines=torn_lines,
    )


def cut_own_text(text: str) -> str:
    """Return a text without what this program put into the session: from our marker to the end of its line."""
    if MARKER not in text:
        return text
    kept = (line[: line.index(MARKER)].rstrip() if MARKER in line else line for line in text.split("\n"))
    return "\n".join(kept).strip("\n")


def _without_own_text(line: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: cut_own_text(value) if key in TEXT_FIELDS and isinstance(value, str) else value
        for key, value in line.items()
    }


def _number(lines: Sequence[Mapping[str, Any]], letter: str, transcript: TranscriptView | None) -> list[LedgerLine]:
    return [
        LedgerLine(
            number=f"{letter}{at}",
            kind=str(line["kind"]),
            at_ms=_whole(line.get("at_ms")),
            fields=dict(line),
            agent_id=str(line.get("agent_id", "")),
            prompt_class=prompt_class(line, transcript) if line["kind"] == "prompt" else None,
        )
        for at, line in enumerate(lines, 1)
    ]


def _drop_repeats(lines: Sequence[LedgerLine]) -> list[LedgerLine]:
    """Keep one line of each event: with hooks registered twice, both tell of the same call (S36)."""
    seen: set[tuple[str, str, str]] = set()
    kept = []
    for line in lines:
        tool_use_id = str(line.fields.get("tool_use_id", ""))
        event = (line.kind, tool_use_id, line.agent_id)
        if tool_use_id and event in seen:
            continue
        seen.add(event)
        kept.append(line)
    return kept


def _unseen_failures(
    segment: ClosedSegment, lines: Sequence[LedgerLine], transcript: TranscriptView, started_at_ms: int
) -> list[LedgerLine]:
    """Take the failures that reached no hook from the transcript (S6), those of this segment only."""
    prompt_ids = {segment.turn_key}
    for line in lines:
        if line.kind == "prompt":
            prompt_ids |= transcript_prompt_ids(line.fields, transcript)
    seen = {str(line.fields.get("tool_use_id", "")) for line in lines if line.is_call}
    shares_turn = segment.segment > 1 or segment.closed_by == "precompact"
    unseen = [
        failure
        for failure in transcript.failures
        if failure.prompt_id in prompt_ids
        and failure.tool_use_id not in seen
        and (
            not (shares_turn or failure.agent_id)  # an agent may go on when its turn is closed
            or _happened_within(failure, started_at_ms, segment.closed_at_ms)
        )
    ]
    next_number = max((int(line.number[1:]) for line in lines), default=0) + 1
    return [
        LedgerLine(f"e{number}", "tool_fail", failure.at_ms or started_at_ms, dict(failure.fields), failure.agent_id)
        for number, failure in enumerate(unseen, next_number)
    ]


def _happened_within(failure: TranscriptFailure, start_ms: int, end_ms: int) -> bool:
    return failure.at_ms is not None and start_ms - CLOCK_SLACK_MS <= failure.at_ms <= end_ms + CLOCK_SLACK_MS


def _in_order(
    lines: Sequence[LedgerLine], unseen: Sequence[LedgerLine], transcript: TranscriptView | None
) -> list[LedgerLine]:
    """Return all lines in the order of events; the transcript's order places an agent's calls that it alone knows."""
    order = transcript.call_order if transcript else {}
    happened = list(lines)
    for failure in unseen:
        position = order.get(str(failure.fields.get("tool_use_id", "")), 0)
        at = next(
            (
                at
                for at, line in enumerate(happened)
                if line.agent_id == failure.agent_id
                and order.get(str(line.fields.get("tool_use_id", "")), -1) > position
            ),
            len(happened),
        )
        happened.insert(at, failure)
    return happened


def _previous_lines(previous: Sequence[Mapping[str, Any]]) -> tuple[LedgerLine, ...]:
    tool_lines = [_without_own_text(line) for line in previous if line.get("kind") in TOOL_KINDS]
    return tuple(_drop_repeats(_number(tool_lines, "p", None))[-PREVIOUS_TOOL_LINES:])


def _flags(
    segment: ClosedSegment,
    happened: Sequence[LedgerLine],
    previous_lines: Sequence[LedgerLine],
    previous_assistant: str,
) -> Flags:
    """Read the flags of every prompt that is not injected, each with what stood before it."""
    prompts: list[SpokenPrompt] = []
    acted, failed = bool(previous_lines), bool(segment.correction_for)
    assistant = previous_assistant
    last_assistant = ""
    for line in happened:
        if line.is_call and not line.agent_id:
            acted, failed = True, line.kind == "tool_fail"
            assistant = ""  # the question it may have ended in was answered by going on
        elif line.kind == "assistant":
            last_assistant = str(line.fields.get("text", ""))
        elif line.kind == "prompt" and line.prompt_class != "injected":
            prompts.append(SpokenPrompt(str(line.fields.get("text", "")), Before(assistant, acted, failed)))
    return read_flags(prompts, last_assistant)


def _scope_refs(lines: Sequence[LedgerLine]) -> tuple[str, ...]:
    refs: dict[str, None] = {}
    for line in lines:
        found = line.fields.get("scope_refs")
        if line.is_call and isinstance(found, list):
            refs.update(dict.fromkeys(ref for ref in found if isinstance(ref, str)))
    return tuple(refs)[:MAX_SCOPE_REFS]


def _tools_used(lines: Sequence[LedgerLine]) -> tuple[str, ...]:
    """The canonical tools of every call, those stopped before they ran included, in order of first use."""
    tools = (str(line.fields.get("tool", "")) for line in lines if line.is_call or line.kind == "fired")
    return tuple(dict.fromkeys(tool for tool in tools if tool))


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0
