"""What the words of a text ask an agent to do: intents, each a few cues near each other in one sentence.

Owns how intents are looked for; they stand in `scanner_intent_table`, the words in `words` and `words.frames`, one file
a language. A rule of a project often uses the same words as an attack ("ignore the lint rules", "never send tokens"),
so no word condemns a text alone: who is kept in the dark, what is sent where, which instructions are ignored must be
said too, and a prohibition of the act passes. Called by `scanner`; linear in the text.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping, Sequence

from harness_memory.core.clauses import Clause, split_clauses
from harness_memory.core.phrases import Hit, Lexicon
from harness_memory.core.scanner_intent_table import INTENTS, NOT, WIDENS, Intent
from harness_memory.core.words import THREAT
from harness_memory.core.words.frames import FRAMES

LEXICON = Lexicon((*THREAT, *FRAMES))

ENDING = 6
_ACTS = frozenset(intent.act for intent in INTENTS)
_NEGATED = frozenset(act.removeprefix(NOT) for act in _ACTS if act.startswith(NOT))


def read_sentences(text: str) -> list[Mapping[str, list[int]]]:
    """Return for each sentence cue → places in it, in order."""
    clauses = split_clauses(text)
    sentences: dict[int, list[tuple[Clause, tuple[Hit, ...]]]] = defaultdict(list)
    for clause, hits in zip(clauses, LEXICON.read(clauses), strict=True):
        sentences[clause.sentence].append((clause, hits))
    return [_places(sentence) for sentence in sentences.values() if any(hits for _, hits in sentence)]


def find_intent(sentences: Sequence[Mapping[str, list[int]]], *, is_prohibited: bool = False) -> str:
    """Return the reason of the first intent found, "" when there is none.

    `is_prohibited` says that the text names what must not happen: then widened rights are no fault.
    """
    for intent in INTENTS:
        if is_prohibited and intent.reason == WIDENS:
            continue
        if any(_is_meant(intent, sentence) for sentence in sentences if intent.act in sentence):
            return intent.reason
    return ""


def _places(sentence: Sequence[tuple[Clause, tuple[Hit, ...]]]) -> Mapping[str, list[int]]:
    """Return cue → places in the sentence, in order; acts that are prohibited are left out.

    `not x` holds the places where `x` is denied once: "without" after "never" allows again.
    """
    places: dict[str, list[int]] = defaultdict(list)
    offset = 0
    for clause, hits in sentence:
        forbidden = _Prohibitions(clause, hits)
        denials = [hit.start for hit in hits if hit.cue == "nay"]
        for hit in hits:
            if hit.cue not in _ACTS or not forbidden.cover(hit):
                places[hit.cue].append(offset + hit.start)
            if hit.cue in _NEGATED and (bisect_left(denials, hit.start) + forbidden.follow(hit)) % 2:
                places[NOT + hit.cue].append(offset + hit.start)
        offset += len(clause.packed)
    return places


class _Prohibitions:
    """What forbids acts in one clause: a negation before them, a prohibition or a defence after them."""

    def __init__(self, clause: Clause, hits: Sequence[Hit]) -> None:
        self._first_no = min((hit.end for hit in hits if hit.cue == "negation"), default=len(clause.packed) + 1)
        self._after = [hit.start for hit in hits if hit.cue == "prohibited"]
        self._last_defence = max((hit.start for hit in hits if hit.cue == "defended"), default=-1)

    def cover(self, act: Hit) -> bool:
        return self._first_no <= act.start or self.follow(act) or act.end <= self._last_defence

    def follow(self, act: Hit) -> bool:
        """Whether a prohibition stands right after an act: Korean and Japanese forbid at the end."""
        at = bisect_left(self._after, act.end)
        return at < len(self._after) and self._after[at] <= act.end + ENDING


def _is_meant(intent: Intent, places: Mapping[str, list[int]]) -> bool:
    if any(cue in places for cue in intent.unless):
        return False
    reach = 0 if intent.follows else intent.near
    return any(
        all(_is_near(places.get(cue, []), place - reach, place + intent.near) for cue in intent.with_cues)
        for place in places.get(intent.act, ())
    )


def _is_near(places: Sequence[int], first: int, last: int) -> bool:
    at = bisect_left(places, first)
    return at < len(places) and places[at] <= last
