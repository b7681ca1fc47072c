"""A text as the signals see it: its clauses, the cues in each, and the words that name something.

Owns one reading of a text and what can be told from it without judging. Called by the rules of the signals and by the
marks that the weights are held against.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from harness_memory.core.clauses import Clause, own_words, split_clauses
from harness_memory.core.phrases import Hit, Lexicon
from harness_memory.core.words import PROMPT

LEXICON = Lexicon(PROMPT)
NEGATED_WORDS = 3
_EMPTY = frozenset({"empty", "fact", "negation", "opener"})


@dataclass(frozen=True, slots=True)
class Reading:
    """A text in clauses, with the hits and the names of the cues in each."""

    clauses: tuple[Clause, ...]
    hits: tuple[tuple[Hit, ...], ...]
    cues: tuple[frozenset[str], ...]

    def has(self, *names: str, first: int | None = None) -> bool:
        """Whether one of these cues stands in the text, or in its first clauses."""
        return any(not clause.isdisjoint(names) for clause in self.cues[:first])

    @property
    def asks(self) -> bool:
        """Whether the text ends in a question mark."""
        return bool(self.clauses) and self.clauses[-1].asks

    @property
    def ends_asking(self) -> bool:
        """Whether the text ends in a question, so that what follows it is an answer."""
        return self.asks or (bool(self.cues) and "asking" in self.cues[-1])


def read(text: str) -> Reading:
    """Read what a person says in a text, without what it only shows."""
    clauses = tuple(split_clauses(own_words(text)))
    hits = tuple(LEXICON.read(clauses))
    return Reading(clauses, hits, tuple(frozenset(hit.cue for hit in found) for found in hits))


def negates_a_term(said: Reading, before: Reading) -> bool:
    """Whether a text denies something that another named: "3100, not 3000" after "The port is 3000"."""
    named = _terms(before)
    for clause, hits in zip(said.clauses, said.hits, strict=True):
        starts = [token.start for token in clause.tokens]
        for at in (bisect_left(starts, hit.end) for hit in hits if hit.cue == "negation"):
            if any(_is_named(token.text, named) for token in clause.tokens[at : at + NEGATED_WORDS]):
                return True
    return False


def names_a_term(said: Reading, before: Reading) -> bool:
    """Whether a text speaks of something that another named."""
    named = _terms(before)
    return any(_is_named(term, named) for term in _terms(said))


def _is_named(word: str, named: set[str]) -> bool:
    """Whether a word, or it without a plural ending, was named."""
    return word in named or word.removesuffix("s") in named


def _terms(reading: Reading) -> set[str]:
    """Return the words that name something: those that are no filler."""
    terms: set[str] = set()
    for clause, hits in zip(reading.clauses, reading.hits, strict=True):
        fillers = {hit.start for hit in hits if hit.cue in _EMPTY}
        terms.update(token.text for token in clause.tokens if token.start not in fillers)
    return terms
