"""The marks of a prompt that may ask to keep something or to apply it from now on.

Owns which marks there are; what each weighs stands in `standing_weights` and `explicit_weights`. Called by
`signals_standing` and by the training.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from harness_memory.core.readings import Reading
from harness_memory.core.text_marks import text_marks

# Cues that mean something else in each other's company: "always" in a request, "always" in a report.
_TELLING = frozenset(
    {
        "keep", "unlearn", "standing", "always", "every", "request", "forbid", "symptom", "statement", "only_now",
        "recall", "question", "asking", "polite", "quoted", "maybe", "praise", "should",
    }
)  # fmt: skip
_MOST = 4


def standing_marks(text: str, said: Reading, left: int, beside: int, *, verdict: bool) -> set[str]:
    """Return the marks of a prompt.

    `left` words are none that ask or point, `beside` of them stand in other clauses than those that ask; `verdict` is
    what the rules make of the prompt.
    """
    return {
        f"#rule {verdict}".lower(),
        f"#left {min(2 * _MOST, left)}",
        f"#beside {min(_MOST, beside)}",
        f"#within {min(_MOST, left - beside)}",
        f"#length {sum(len(clause.packed) for clause in said.clauses).bit_length()}",
        f"#clauses {min(_MOST, len(said.clauses))}",
        *text_marks(text),
        *_cue_marks(said),
    }


def _cue_marks(said: Reading) -> Iterator[str]:
    for clause, hits, cues in zip(said.clauses, said.hits, said.cues, strict=True):
        yield from (f"#{cue}" for cue in cues)
        yield from (f"#^{hit.cue}" for hit in hits if hit.start == 0)
        yield from (f"#{hit.cue}$" for hit in hits if hit.end == len(clause.packed))
        yield from _pairs(cues, "#{} with {}")
        if clause.asks:
            yield "#asks"
    yield from _pairs(frozenset[str]().union(*said.cues), "#{} and {}")


def _pairs(cues: Iterable[str], form: str) -> Iterator[str]:
    yield from (form.format(*pair) for pair in combinations(sorted(_TELLING.intersection(cues)), 2))
