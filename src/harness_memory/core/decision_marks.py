"""The marks of an assistant's message, or of a few of its sentences, that may record a choice that lasts.

Owns which marks there are; what each weighs stands in `decision_weights`. Called by `signals_decision` and by the
training.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from harness_memory.core.clauses import Clause
from harness_memory.core.phrases import Hit
from harness_memory.core.text_marks import text_marks

_SUMS = range(-8, 28, 4)
_PAUSES = ":;("


def decision_marks(text: str, clauses: Sequence[Clause], hits: Sequence[Sequence[Hit]], verdict: int) -> set[str]:
    """Return the marks of a text's own words; `hits` are its cues, `verdict` is the sum that the rules make of them."""
    return {
        *text_marks(text),
        *(f"#rule {limit}" for limit in _SUMS if verdict >= limit),
        *(f"#pause {char}" for char in _PAUSES if char in text),
        *_cue_marks(clauses, hits),
    }


def _cue_marks(clauses: Sequence[Clause], hits: Sequence[Sequence[Hit]]) -> Iterator[str]:
    for clause, found in zip(clauses, hits, strict=True):
        cues = sorted({hit.cue for hit in found})
        yield from (f"#{cue}" for cue in cues)
        yield from (f"#^{hit.cue}" for hit in found if hit.start == 0)
        yield from (f"#{first} with {second}" for first, second in combinations(cues, 2))
        if clause.asks:
            yield "#asks"
    if clauses and clauses[-1].asks:
        yield "#ends asking"
