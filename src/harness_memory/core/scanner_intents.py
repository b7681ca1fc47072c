"""What the words of a text ask an agent to do: intents, each a few cues near each other in one sentence.

Owns the rules over cues; the words stand in `words`, one file a language. A rule of a project often uses the same
words as an attack ("ignore the lint rules", "never send tokens"), so no word condemns a text alone: who is kept in the
dark, what is sent where, which instructions are ignored must be said too, and a prohibition of the act passes. Called
by `scanner`; linear in the text.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from harness_memory.core.clauses import Clause, split_clauses
from harness_memory.core.phrases import Hit, Lexicon
from harness_memory.core.words import THREAT

LEXICON = Lexicon(THREAT)

WIDENS = "widens the agent's rights"
# Farther apart than this, in letters without spaces, words of one sentence do not belong together. Chosen.
NEAR = 70
ENDING = 6


@dataclass(frozen=True, slots=True)
class Intent:
    """An act, and what else must be said near it for the act to be a threat."""

    reason: str
    act: str
    with_cues: tuple[str, ...] = ()
    near: int = NEAR


INTENTS = (
    Intent("asks to ignore instructions", "ignore", ("earlier", "instructions"), 50),
    Intent("asks to ignore instructions", "unbound"),
    Intent("asks to ignore instructions", "priority", ("self",), 40),
    Intent("gives the agent another identity", "identity"),
    Intent("conceals something from the person", "untold", ("person",), 40),
    Intent("conceals something from the person", "secretly"),
    Intent("asks to report what is not so", "lie"),
    Intent("spreads itself", "replicate", ("itself", "everywhere")),
    Intent("spreads itself", "spreading"),
    Intent("makes foreign text an order", "foreign"),
    Intent("asks to ignore instructions", "obey", ("over_user",), 40),
    Intent("makes foreign text an order", "likened", ("order_noun", "source")),
    Intent("makes foreign text an order", "regard", ("as_order",), 80),
    Intent("makes foreign text an order", "obey", ("whatever", "source")),
    Intent("sends data away", "send", ("sensitive", "destination")),
    Intent("gives its instructions away", "leak"),
    Intent(WIDENS, "approve", ("all", "permission"), 40),
    Intent(WIDENS, "approve", ("all", "unasked"), 50),
    Intent(WIDENS, "obey", ("all", "unasked"), 50),
    Intent(WIDENS, "unhindered"),
    Intent(WIDENS, "disable", ("guard",), 30),
)
_ACTS = frozenset(intent.act for intent in INTENTS)


def find_intent(text: str, *, is_prohibited: bool = False) -> str:
    """Return the reason of the first intent found, "" when there is none.

    `is_prohibited` says that the text names what must not happen: then widened rights are no fault.
    """
    clauses = split_clauses(text)
    sentences: dict[int, list[tuple[Clause, tuple[Hit, ...]]]] = defaultdict(list)
    for clause, hits in zip(clauses, LEXICON.read(clauses), strict=True):
        sentences[clause.sentence].append((clause, hits))
    places = [_places(sentence) for sentence in sentences.values() if any(hits for _, hits in sentence)]
    for intent in INTENTS:
        if is_prohibited and intent.reason == WIDENS:
            continue
        if any(_is_meant(intent, sentence) for sentence in places if intent.act in sentence):
            return intent.reason
    return ""


def _places(sentence: Sequence[tuple[Clause, tuple[Hit, ...]]]) -> Mapping[str, list[int]]:
    """Return cue → places in the sentence, in order; acts that are prohibited are left out."""
    places: dict[str, list[int]] = defaultdict(list)
    offset = 0
    for clause, hits in sentence:
        first_no = min((hit.end for hit in hits if hit.cue == "negation"), default=len(clause.packed) + 1)
        after = [hit.start for hit in hits if hit.cue == "prohibited"]
        last_defence = max((hit.start for hit in hits if hit.cue == "defended"), default=-1)
        for hit in hits:
            is_forbidden = first_no <= hit.start or _follows(after, hit.end) or hit.end <= last_defence
            if hit.cue not in _ACTS or not is_forbidden:
                places[hit.cue].append(offset + hit.start)
        offset += len(clause.packed)
    return places


def _follows(prohibitions: Sequence[int], end: int) -> bool:
    """Whether a prohibition stands right after an act: Korean and Japanese forbid at the end."""
    at = bisect_left(prohibitions, end)
    return at < len(prohibitions) and prohibitions[at] <= end + ENDING


def _is_meant(intent: Intent, places: Mapping[str, list[int]]) -> bool:
    return any(
        all(_is_near(place, places.get(cue, []), intent.near) for cue in intent.with_cues)
        for place in places.get(intent.act, ())
    )


def _is_near(place: int, others: Sequence[int], distance: int) -> bool:
    at = bisect_left(others, place - distance)
    return at < len(others) and others[at] <= place + distance
