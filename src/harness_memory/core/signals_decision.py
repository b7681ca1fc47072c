"""Whether an assistant message records a choice that lasts.

Few messages say "decided"; most say what the person chose, what is dropped for it and what holds from then on. Rules
over cues sum that up, and a table weighs the sum together with the words. Owns the rules and how long messages are
taken apart; the words stand in `words`, the table in `decision_weights`. Called by `signals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from harness_memory.core import decision_weights
from harness_memory.core.clauses import Clause, own_words, split_clauses, split_sentences
from harness_memory.core.decision_marks import decision_marks
from harness_memory.core.linear import read_table
from harness_memory.core.phrases import Hit, Lexicon
from harness_memory.core.words import DECISION

LEXICON = Lexicon(DECISION)

# Rounded from a logistic regression on our labelled messages; what counts against a decision weighs less than nothing.
WEIGHTS = {
    "decided": 15,
    "by_you": 7,
    "ack": 7,
    "never": 5,
    "dropped": 5,
    "ever": 4,
    "only": 4,
    "stays": 4,
    "lasting": 3,
    "modal": -2,
    "first_person": -2,
    "event": -4,
    "temp": -5,
    "open": -15,
}
SENTENCES = 3
"""How many sentences are weighed together: a choice and what goes with it seldom take more."""
NEEDED, NEEDED_ALONE = -0.25, 0.5
"""How surely a message must hold a choice: one of the limits that serve equally well in cross-validation, chosen by
labelled messages; the second is for each sentence of a longer one, which has more to mistake."""
_TABLE = read_table(decision_weights.MARKS, decision_weights.WEIGHTS, decision_weights.ALWAYS)


def holds_decision(text: str) -> bool:
    """Tell whether a message records a choice that was made: a short one as a whole, a longer one in some sentence."""
    sentences = split_sentences(own_words(text))
    if len(sentences) <= SENTENCES:
        return bool(sentences) and _log_odds(text) >= NEEDED
    return any(_log_odds(sentence) >= NEEDED_ALONE for sentence in sentences)


def _log_odds(text: str) -> float:
    return _TABLE.log_odds(marks_of(text))


def marks_of(text: str) -> set[str]:
    """Return the marks of a text, what the rules make of it among them."""
    own = own_words(text)
    clauses = split_clauses(own)
    hits = LEXICON.read(clauses)
    return decision_marks(own, clauses, hits, _verdict(clauses, hits))


def _verdict(clauses: Sequence[Clause], hits: Sequence[Sequence[Hit]]) -> int:
    """Return the highest sum over the cues of a sentence, or of two in a row; questions and quotations have none."""
    sentences = _cues_of_sentences(clauses, hits)
    pairs = [first | second for first, second in pairwise(sentences) if first and second]
    return max((sum(WEIGHTS.get(cue, 0) for cue in cues) for cues in (*sentences, *pairs)), default=0)


def _cues_of_sentences(clauses: Sequence[Clause], hits: Sequence[Sequence[Hit]]) -> list[frozenset[str]]:
    """Return the cues of each sentence in order; none for one that asks or quotes."""
    cues: dict[int, set[str]] = {}
    passed_by = set()
    for clause, in_clause in zip(clauses, hits, strict=True):
        found = {hit.cue for hit in in_clause}
        cues.setdefault(clause.sentence, set()).update(found)
        if clause.asks or "reported" in found:
            passed_by.add(clause.sentence)
    return [frozenset() if number in passed_by else frozenset(found) for number, found in cues.items()]
