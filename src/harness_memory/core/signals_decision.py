"""Whether an assistant message records a choice that lasts.

Owns the rules over cues; the words stand in `words`. Called by `signals`.
"""

from __future__ import annotations

from harness_memory.core.clauses import Clause, own_words, split_clauses
from harness_memory.core.phrases import Lexicon
from harness_memory.core.words import DECISION

LEXICON = Lexicon(DECISION)


def holds_decision(text: str) -> bool:
    """Tell whether some sentence records a choice that was made; questions, conditions and quotations are none."""
    clauses = split_clauses(own_words(text))
    cues: dict[int, set[str]] = {}
    for clause, hits in zip(clauses, LEXICON.read(clauses), strict=True):
        cues.setdefault(clause.sentence, set()).update(hit.cue for hit in hits)
    return any(_is_decided(cues[number], _last(clauses, number)) for number in cues)


def _last(clauses: list[Clause], number: int) -> Clause:
    return [clause for clause in clauses if clause.sentence == number][-1]


def _is_decided(cues: set[str], last: Clause) -> bool:
    return "decided" in cues and not last.asks and not cues & {"open", "reported"}
