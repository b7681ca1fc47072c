"""Whether a prompt corrects what the assistant did, claimed or proposed, and how surely (behaviour §2.4).

Owns the rules over cues; the words stand in `words`. The previous assistant turn counts as much as the prompt: a
contrast that answers a question is a choice, the same contrast after an action is a correction. Called by `signals`.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from harness_memory.core.clauses import Clause, own_words, split_clauses
from harness_memory.core.model import CorrectionStrength
from harness_memory.core.phrases import Hit, Lexicon
from harness_memory.core.words import PROMPT

LEXICON = Lexicon(PROMPT)

# A correction is what a prompt is about, so it stands near its beginning; later contrasts qualify a request.
OPENING_CLAUSES = 3
_AGAINST = frozenset({"wrong", "told", "undo"})
_CONTRAST = frozenset({"instead", "forbid"})
_VIEWS = frozenset({"should", "habit", "prefer"})
_HINTS = _VIEWS | {"doubt", "still"}
_MIN_DENIAL_LETTERS = 6
_EMPTY = frozenset({"empty", "fact", "negation", "opener"})
NEGATED_WORDS = 3


@dataclass(frozen=True, slots=True)
class Before:
    """What stood before a prompt: the last assistant text ("" when unknown), whether tools had run, whether the last
    call failed.
    """

    assistant: str = ""
    acted: bool = False
    failed: bool = False


@dataclass(frozen=True, slots=True)
class SpokenPrompt:
    """A prompt in a person's or a script's own words, with what stood before it."""

    text: str
    before: Before


@dataclass(frozen=True, slots=True)
class _Reading:
    clauses: tuple[Clause, ...]
    hits: tuple[tuple[Hit, ...], ...]
    cues: tuple[frozenset[str], ...]

    def has(self, *names: str, first: int | None = None) -> bool:
        return any(not clause.isdisjoint(names) for clause in self.cues[:first])

    @property
    def asks(self) -> bool:
        return bool(self.clauses) and self.clauses[-1].asks


def correction_strength(prompt: SpokenPrompt) -> CorrectionStrength:
    """Say how surely a prompt corrects what was done or said before it.

    A contrast that answers the assistant's question is no correction; a failed call before the prompt is a weak one by
    itself, since the words that follow it often are.
    """
    said, before = _read(prompt.text), _read(prompt.before.assistant)
    strength = _spoken_strength(said, before, prompt.before)
    return "weak" if prompt.before.failed and not strength else strength


def _read(text: str) -> _Reading:
    clauses = tuple(split_clauses(own_words(text)))
    hits = tuple(LEXICON.read(clauses))
    return _Reading(clauses, hits, tuple(frozenset(hit.cue for hit in found) for found in hits))


def _spoken_strength(said: _Reading, before: _Reading, context: Before) -> CorrectionStrength:
    if not said.clauses or said.has("self", "unlearn") or (said.has("quoted") and not said.has("told")):
        return ""
    against = said.has(*_AGAINST) or _sets_against(said)
    if _ends_asking(before):
        return "weak" if said.has("wrong") or (against and _also_states(before)) else ""
    if not (before.clauses or context.acted):
        return "weak" if against and not said.asks and not said.has("keep", "standing", "always") else ""
    if said.has("praise") and not (against or said.asks):
        return "weak" if said.has("prefer") else ""
    if against or _denies(said) or _negates_a_term(said, before):
        return "weak" if _is_open_question(said) else "strong"
    if said.has("standing") and not said.has("keep"):
        return "weak"
    if said.has("go_on") and not said.asks:
        return ""
    if said.has(*_VIEWS) and not said.asks and _names_a_term(said, before):
        return "strong"
    doubts = said.has(*_HINTS) or (before.has("done") and said.has("symptom"))
    return "weak" if doubts or _states_a_fact(said) else ""


def _sets_against(said: _Reading) -> bool:
    """Whether the prompt opens with a prohibition or puts one thing in the place of another."""
    return any(not cues.isdisjoint(_CONTRAST) and "keep" not in cues for cues in said.cues[:OPENING_CLAUSES])


def _ends_asking(before: _Reading) -> bool:
    """Whether the assistant's turn ended in a question, so that what follows is an answer."""
    return before.asks or (bool(before.cues) and "asking" in before.cues[-1])


def _also_states(before: _Reading) -> bool:
    """Whether the assistant said something before its question, which a prompt may answer as well."""
    return before.clauses[0].sentence != before.clauses[-1].sentence and not before.clauses[0].asks


def _is_open_question(said: _Reading) -> bool:
    return said.asks and not said.has("told", "instead")


def _denies(said: _Reading) -> bool:
    """A denial with something said against: "no" alone is an answer or a sigh."""
    return "denial" in said.cues[0] and sum(len(clause.packed) for clause in said.clauses) >= _MIN_DENIAL_LETTERS


def _states_a_fact(said: _Reading) -> bool:
    """Whether the prompt states rather than asks or orders: after an action a fact mostly contradicts it."""
    return said.has("fact") and not said.asks and not said.has("request", "question", "asking")


def _negates_a_term(said: _Reading, before: _Reading) -> bool:
    """Whether the prompt denies something that the assistant named: "3100, not 3000" after "The port is 3000"."""
    named = _terms(before)
    for clause, hits in zip(said.clauses, said.hits, strict=True):
        starts = [token.start for token in clause.tokens]
        for at in (bisect_left(starts, hit.end) for hit in hits if hit.cue == "negation"):
            if any(_is_named(token.text, named) for token in clause.tokens[at : at + NEGATED_WORDS]):
                return True
    return False


def _names_a_term(said: _Reading, before: _Reading) -> bool:
    """Whether the prompt speaks of something that the assistant named."""
    named = _terms(before)
    return any(_is_named(term, named) for term in _terms(said))


def _is_named(word: str, named: set[str]) -> bool:
    """Whether a word, or it without a plural ending, was named."""
    return word in named or word.removesuffix("s") in named


def _terms(reading: _Reading) -> set[str]:
    """Return the words that name something: those that are no filler."""
    terms: set[str] = set()
    for clause, hits in zip(reading.clauses, reading.hits, strict=True):
        fillers = {hit.start for hit in hits if hit.cue in _EMPTY}
        terms.update(token.text for token in clause.tokens if token.start not in fillers)
    return terms
