"""The prompt of one extraction: what of an episode a model gets to see, and how much.

Owns the sections, their caps and the share each gets of the limit; docs/security.md tells the same to people and a
test holds the two together. Pure. Called by the worker and by evals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from harness_memory.core.model import Episode, Failure, LedgerLine, Memory
from harness_memory.core.suggestions import host_tool_of, suggest_pattern
from harness_memory.extract.fences import CONTINUATION, cut_middle, fair_cap, fence, one_line, plain
from harness_memory.extract.guidance import GUIDANCE
from harness_memory.extract.ranking import choose_memories
from harness_memory.hot.signatures import format_signature

_T = TypeVar("_T")

PROMPT_LIMIT = 24_000
CAPS: Mapping[str, int] = {
    "text": 4_000,
    "assistant": 2_000,
    "input_digest": 500,
    "error": 1_500,
    "output_head": 2_000,
    "output_tail": 1_000,
}
"""Most characters of one field; the same as in the ledger."""
SUMMARY_CHARS = 200
PREVIOUS_ERROR_CHARS = 300
MEMORY_CHARS = 400
HEADER_CHARS = 1_500
MEMORIES_SHARE = 4_000
PREVIOUS_SHARE = 2_500
RECORD_MINIMUM = 160


_SPOKEN, _OUTCOME, _ROUTINE = range(3)
"""What goes first when not everything fits: words, then failures and what resolved them, then everything else."""


@dataclass(frozen=True, slots=True)
class _Record:
    """One line of the episode; `text` may be cut, `head` may not."""

    head: str
    text: str
    rank: int

    @property
    def size(self) -> int:
        return len(self.head) + len(self.text) + len(" \n")

    def rendered(self, cap: int) -> str:
        return f"{self.head} {cut_middle(self.text, cap)}".rstrip()


def render_prompt(episode: Episode, memories: Sequence[Memory]) -> str:
    """Return the prompt of an episode, at most 24,000 characters; `memories` are the live ones to choose from."""
    header = fence("episode", cut_middle(_header(episode), HEADER_CHARS))
    shown = [_memory_line(memory) for memory in choose_memories(episode, memories)]
    previous = _previous_lines(episode)
    records = [_record(line, episode) for line in episode.lines]
    frame = "\n\n".join((GUIDANCE, header, _section("events", ""), _section("previous", ""), _section("memories", "")))
    room = PROMPT_LIMIT - len(frame)
    reserved = min(_length(shown), MEMORIES_SHARE) + min(_length(previous), PREVIOUS_SHARE)
    events = _fit_records(records, room - reserved)
    room -= len(events)
    kept_previous = _fit_lines(previous, room - min(_length(shown), MEMORIES_SHARE), newest_last=True)
    kept_shown = _fit_lines(shown, room - _length(kept_previous), newest_last=False)
    sections = [GUIDANCE, header, _section("events", events)]
    if kept_previous:
        sections.append(_section("previous", "\n".join(kept_previous)))
    if kept_shown:
        sections.append(_section("memories", "\n".join(kept_shown)))
    return "\n\n".join(sections)


_TITLES = {
    "events": "The turn, record by record. Cite these by number.",
    "previous": "The turn before, for understanding only.",
    "memories": "Existing memories: id, type, status, authority, scope, signature, summary.",
}


def _section(kind: str, body: str) -> str:
    return f"{_TITLES[kind]}\n{fence(kind, body)}"


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _header(episode: Episode) -> str:
    flags = episode.flags
    signals = [
        *([f"correction ({flags.correction})"] if flags.correction else []),
        *(["remember"] if flags.remember else []),
        *(["explicit rule"] if flags.explicit_rule else []),
        *(["decision"] if flags.decision_marker else []),
    ]
    firings = [f"{firing.memory_id} {firing.enforcement} {firing.outcome}" for firing in episode.firings]
    rows = {
        "host": episode.host,
        "closed by": episode.closed_by,
        "signals": ", ".join(signals) or "none",
        "evidence weight": str(episode.evidence_weight),
        "tools used": ", ".join(episode.tools_used) or "none",
        "files": ", ".join(episode.scope_refs) or "none",
        "memories that fired": ", ".join(firings) or "none",
    }
    return "\n".join(f"{name}: {one_line(value, HEADER_CHARS // 2)}" for name, value in rows.items())


def _record(line: LedgerLine, episode: Episode) -> _Record:
    fields = line.fields
    number = f"{line.number} " + ("subagent " if line.agent_id else "")
    match line.kind:
        case "prompt" if line.prompt_class == "injected":
            return _Record(f"{number}prompt (injected by the host):", _summary(fields, "text"), _ROUTINE)
        case "prompt":
            return _Record(f"{number}prompt ({line.prompt_class}):", _field(fields, "text"), _SPOKEN)
        case "assistant":
            return _Record(f"{number}assistant:", _field(fields, "text", "assistant"), _SPOKEN)
        case "fired":
            words = (*_ids(fields), _summary(fields, "enforcement"), _summary(fields, "delivery"))
            return _Record(f"{number}memory fired:", " ".join(words), _ROUTINE)
        case _:
            return _tool_record(line, number, episode)


def _tool_record(line: LedgerLine, number: str, episode: Episode) -> _Record:
    tool = _summary(line.fields, "tool")
    failure = next((failure for failure in episode.failures if failure.line == line.number), None)
    resolved = [failure.line for failure in episode.failures if failure.resolved_by == line.number]
    if failure is not None:
        outcome = f"failed ({one_line(failure.failure_class, 40)})"
        if failure.resolved_by:
            outcome += f", resolved by {failure.resolved_by}"
        return _Record(f"{number}{tool} {outcome}:", _in_full(line.fields, _suggestion(failure, episode)), _OUTCOME)
    if resolved:
        return _Record(f"{number}{tool} ok, resolves {', '.join(resolved[:5])}:", _in_full(line.fields), _OUTCOME)
    return _Record(f"{number}{tool} ok:", _summary(line.fields, "input_digest"), _ROUTINE)


def _ids(fields: Mapping[str, object]) -> list[str]:
    ids = fields.get("memory_ids")
    return [one_line(str(one), 40) for one in ids] if isinstance(ids, list) else []


def _field(fields: Mapping[str, object], name: str, cap: str = "") -> str:
    return plain(cut_middle(str(fields.get(name) or ""), CAPS[cap or name]))


def _summary(fields: Mapping[str, object], name: str) -> str:
    return one_line(str(fields.get(name) or ""), SUMMARY_CHARS)


def _suggestion(failure: Failure, episode: Episode) -> str:
    """The signature that covers a failed command and not what resolved it."""
    tools = [host_tool_of(number, episode) for number in (failure.line, failure.resolved_by) if number]
    pattern = suggest_pattern(failure, *tools)
    return one_line(f"bash:command:cmd:{pattern}", SUMMARY_CHARS) if pattern else ""


def _in_full(fields: Mapping[str, object], signature: str = "") -> str:
    """A call that failed or resolved a failure: its words, its signature, its error, what it printed."""
    parts = [_field(fields, "input_digest")]
    if signature:
        parts.append(f"\n{CONTINUATION}signature: {signature}")
    for label, name in (("error", "error"), ("output", "output_head"), ("end of output", "output_tail")):
        text = _field(fields, name)
        if text:
            parts.append(f"\n{CONTINUATION}{label}: {text}")
    return "".join(parts)


def _previous_lines(episode: Episode) -> list[str]:
    """The turn before, when this one corrects it: its last tool calls and what the assistant said."""
    if not episode.flags.correction:
        return []
    lines = []
    for line in episode.previous_lines:
        text = _summary(line.fields, "input_digest")
        if line.kind == "tool_fail":
            error = one_line(str(line.fields.get("error") or ""), PREVIOUS_ERROR_CHARS)
            lines.append(f"{line.number} {_summary(line.fields, 'tool')} failed: {text} · {error}")
        else:
            lines.append(f"{line.number} {_summary(line.fields, 'tool')} ok: {text}")
    if episode.previous_assistant:
        lines.append(f"assistant: {plain(cut_middle(episode.previous_assistant, CAPS['assistant']))}")
    return lines


def _memory_line(memory: Memory) -> str:
    signature = format_signature(memory.signature.as_dict()) if memory.signature else "none"
    parts = (
        memory.id,
        memory.type,
        memory.status,
        memory.authority,
        f"scope {one_line(memory.scope_glob, SUMMARY_CHARS)}",
        f"signature {one_line(signature, SUMMARY_CHARS)}",
        one_line(memory.summary, SUMMARY_CHARS),
    )
    return one_line(" · ".join(parts), MEMORY_CHARS)


def _fit_records(records: Sequence[_Record], budget: int) -> str:
    """Render records into a budget, in order.

    The newest of each rank stay when not all can; routine ones get what the others leave, at least a quarter. Of what
    stays, long texts are cut to the same length.
    """
    note = "({} more records are left out)"
    budget -= len(note) + 2
    weighty = [record for record in records if record.rank != _ROUTINE]
    routine = [record for record in records if record.rank == _ROUTINE]
    routine_room = max(budget - sum(record.size for record in weighty), budget // 4)
    kept_routine = _newest(routine, [record.size for record in routine], routine_room)
    spoken_first = sorted(weighty, key=lambda record: -record.rank)
    room = budget - sum(record.size for record in kept_routine)
    kept_weighty = _newest(spoken_first, [min(record.size, RECORD_MINIMUM) for record in spoken_first], room)
    kept_ids = {id(record) for record in (*kept_routine, *kept_weighty)}
    kept = [record for record in records if id(record) in kept_ids]
    heads = sum(record.size - len(record.text) for record in kept)
    cap = fair_cap([len(record.text) for record in kept], budget - heads)
    lines = [record.rendered(cap) for record in kept]
    if len(kept) < len(records):
        lines.append(note.format(len(records) - len(kept)))
    return "\n".join(lines)


def _fit_lines(lines: Sequence[str], budget: int, *, newest_last: bool) -> list[str]:
    """Keep the lines that fit: the last ones, or the first ones."""
    ordered = lines if newest_last else lines[::-1]
    kept = _newest(ordered, [len(line) + 1 for line in ordered], budget)
    return kept if newest_last else kept[::-1]


def _newest(items: Sequence[_T], sizes: Sequence[int], budget: int) -> list[_T]:
    """Return the longest run of items up to the last one whose sizes fit together, in order."""
    kept: list[_T] = []
    for item, size in zip(reversed(items), reversed(sizes), strict=True):
        budget -= size
        if budget < 0:
            break
        kept.append(item)
    return kept[::-1]
