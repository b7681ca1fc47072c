"""One question of the review as it stands on a terminal of 80 by 24.

Owns the words of each kind of question, the layout of a card and what gives way when a card would be too long. Decides
nothing. Called by `cli.review`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from unicodedata import combining, east_asian_width

from harness_memory.app.review import Surroundings
from harness_memory.cli.output import ago, printable
from harness_memory.cli.views import signature_text
from harness_memory.core.model import Memory, Provenance
from harness_memory.core.review import ReviewItem, ReviewKind, can_promote, survivor_and_loser
from harness_memory.hot.clock import format_iso

COLUMNS = 80
ROWS = 24
_PROMPT_ROWS = 1
_RELATIONS = {
    "opposite": "contradicts",
    "same": "says the same",
    "other_signature": "says alike",
    "different": "near it",
}


class Question(NamedTuple):
    """What is asked, and what the answers do."""

    text: str
    accept: str
    reject: str


QUESTIONS: dict[ReviewKind, Question] = {
    "supersede": Question("Does this take the place of the older rule?", "it does, and is yours", "the older stays"),
    "stale": Question("Does this rule no longer hold?", "take it out of use", "it still holds"),
    "revalidate": Question("Does this rule still hold?", "it does: time anew", "take it out of use"),
    "activate_policy": Question("Make this policy active?", "active, and yours", "reject it"),
    "activate_global": Question("Make this rule active, for every call?", "active, and yours", "reject it"),
    "fix_scope": Question("Is the scope of this rule right as it is?", "it is; yours", "leave it open"),
    "fix_signature": Question("Is the signature of this rule wrong?", "speak more softly", "leave it"),
    "merge": Question("Are these two the same rule?", "keep one", "keep both"),
    "import": Question("Is this imported rule right?", "confirm it", "reject it"),
    "candidate": Question("Make this rule active?", "active, and yours", "reject it"),
}


def card_lines(
    item: ReviewItem, around: Surroundings, *, position: int, total: int, told: str, now_ms: int
) -> list[str]:
    """Return a card of at most 23 lines of at most 80 columns; the 24th is for the answer."""
    question = QUESTIONS[item.kind]
    row = item.candidate or item.memory
    ends = f"  (open until {format_iso(item.proposal.expires_at_ms)[:10]})" if item.proposal else ""
    head = [fit(told), fit(f"{position} of {total}  {question.text}{ends}"), ""]
    rule = [*wrap(row.summary, "  ", rows=4), *_standing(row, now_ms)]
    promote = "   p make it yours" if can_promote(item) else ""
    keys = ["", fit(f"a {question.accept}   r {question.reject}{promote}"), _OTHER_KEYS]
    flexible = [
        _Section(wrap(row.details, "  ", rows=2), 0),
        _Section(_other_row(item), 3),
        _Section(["Evidence", *(f"  {_evidence(line)}" for line in around.evidence)], 2),
        _Section(_claim(item), 2),
        _Section(["Neighbours", *(f"  {_neighbour(*pair)}" for pair in around.neighbours)], 2),
    ]
    room = ROWS - _PROMPT_ROWS - len(head) - len(rule) - len(keys)
    return [*head, *rule, *_fill(flexible, room), *keys]


def evidence_lines(item: ReviewItem, around: Surroundings) -> list[str]:
    """Return all that is known about the item's row, as far as a screen holds it."""
    row = item.candidate or item.memory
    lines = [fit(f"Evidence of {row.id}: {row.evidence_count} episodes, {row.session_count} sessions")]
    for evidence in around.evidence:
        lines += [fit(f"  {evidence.episode_id} {evidence.line}"), *wrap(_evidence(evidence), "    ", rows=3)]
    if not around.evidence:
        lines.append(f"  none: it came from {row.source_kind}")
    if item.proposal:
        lines += [fit(f"Claim, of {len(item.proposal.support_sessions)} sessions"), *_claim(item)[1:]]
    room = ROWS - _PROMPT_ROWS - 2
    more = [f"  hm memory:trace {row.id} shows the rest"] if len(lines) > room else []
    return [*lines[: room - len(more)], *more, "", "Any key goes back to the card."]


def width_of(text: str) -> int:
    """Return how many columns a text takes on a terminal."""
    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in text)


def fit(text: str, columns: int = COLUMNS) -> str:
    """Return a text on one line, without control characters, cut to the columns there are."""
    text = printable(" ".join(text.split(" ")))
    if width_of(text) <= columns:
        return text
    while width_of(text) > columns - 1:
        text = text[:-1]
    return text + "…"


def wrap(text: str, indent: str, *, rows: int) -> list[str]:
    """Return a text in lines of the terminal's width, broken between words; the last row says when there was more."""
    lines: list[str] = []
    for word in printable(text).split():
        if lines and width_of(f"{lines[-1]} {word}") <= COLUMNS - len(indent):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > rows:
        lines = [*lines[: rows - 1], f"{lines[rows - 1]} …"]
    return [indent + fit(line, COLUMNS - len(indent)) for line in lines]


class _Section(NamedTuple):
    """Lines that may be cut down to `least`; a heading alone is left out."""

    lines: Sequence[str]
    least: int


_OTHER_KEYS = "s skip   t evidence   u undo the last   q quit"


def _fill(sections: Sequence[_Section], room: int) -> list[str]:
    """Return the sections' lines, the longest cut first until they fit."""
    kept = [list(section.lines) if len(section.lines) > 1 or section.least == 0 else [] for section in sections]
    hidden = [0] * len(sections)
    while sum(map(len, kept)) > room:
        spare = [len(lines) - min(section.least, len(lines)) for lines, section in zip(kept, sections, strict=True)]
        at = max(range(len(kept)), key=spare.__getitem__)
        kept[at].pop()
        hidden[at] += 1
    for lines, count in zip(kept, hidden, strict=True):
        if count and len(lines) > 1:
            lines[0] += f" (and {count} more: t)" if lines[0] == "Evidence" else f" (and {count} more)"
    return [fit(line) for lines in kept for line in lines]


def _standing(row: Memory, now_ms: int) -> list[str]:
    subtype = f" ({row.policy_subtype})" if row.policy_subtype else ""
    stands = f"{row.type}{subtype}, {row.authority}, {row.status}, {row.enforcement}, contested"
    signature = signature_text(row)
    fired = f", fired {row.fire_count}, overridden {row.override_count}" if row.fire_count else ""
    source = " ".join(word for word in (row.source_kind, row.source_ref) if word)
    return [
        fit(f"  [{stands if row.contested else stands.removesuffix(', contested')}] scope {row.scope_glob}"),
        *([fit(f"  on {signature}")] if signature else []),
        fit(f"  {row.id}, {ago(row.created_at_ms, now_ms)} from {source}{fired}"),
    ]


def _other_row(item: ReviewItem) -> list[str]:
    if item.candidate is None:
        return []
    other = item.memory
    head = f"The older rule {other.id} [{other.authority}, {other.status}, {other.enforcement}]"
    if item.kind == "merge":
        head = f"The other {other.id} [{other.authority}, {other.status}]; {survivor_and_loser(item)[0].id} would stay"
    return [head, *wrap(other.summary, "  ", rows=2)]


def _claim(item: ReviewItem) -> list[str]:
    if item.proposal is None:
        return []
    sessions = len(item.proposal.support_sessions)
    return [f"Why ({sessions} session{'s' if sessions != 1 else ''})", *wrap(item.proposal.rationale, "  ", rows=3)]


def _evidence(row: Provenance) -> str:
    return f'{row.provenance_class} {format_iso(row.created_at_ms)[:10]} "{row.quote}"'


def _neighbour(memory: Memory, relation: str) -> str:
    return f"{_RELATIONS[relation]}: {memory.summary} [{memory.authority}, {memory.status}] {memory.id[:6]}"
