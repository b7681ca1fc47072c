"""Whether an assistant message records a choice that lasts.

Few messages say "decided"; most say what the person chose, what is dropped for it and what holds from then on. Each of
these weighs something. Owns the weighing; the words stand in `words`. Called by `signals`.
"""

from __future__ import annotations

from itertools import pairwise

from harness_memory.core.clauses import own_words, split_clauses
from harness_memory.core.phrases import Lexicon
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
NEEDED = 9


def holds_decision(text: str) -> bool:
    """Tell whether a sentence, or two in a row, record a choice that was made; questions and quotations do not."""
    sentences = _cues_of_sentences(text)
    pairs = [first | second for first, second in pairwise(sentences) if first and second]
    return any(sum(WEIGHTS.get(cue, 0) for cue in cues) >= NEEDED for cues in (*sentences, *pairs))


def _cues_of_sentences(text: str) -> list[frozenset[str]]:
    """Return the cues of each sentence in order; none for one that asks or quotes."""
    clauses = split_clauses(own_words(text))
    cues: dict[int, set[str]] = {}
    passed_by = set()
    for clause, hits in zip(clauses, LEXICON.read(clauses), strict=True):
        found = {hit.cue for hit in hits}
        cues.setdefault(clause.sentence, set()).update(found)
        if clause.asks or "reported" in found:
            passed_by.add(clause.sentence)
    return [frozenset() if number in passed_by else frozenset(found) for number, found in cues.items()]
