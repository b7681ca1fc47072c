"""How well the texts of an index answer a prompt, and whether well enough to say anything.

Owns adding up the weights of the prompt's terms and the confidence in the best text. What a text is (a memory, an
episode) and what is shown of it is the caller's. Reads the buckets of the prompt's terms and of the best texts.
"""

from __future__ import annotations

import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from harness_memory.hot.snapshot import Snapshot

QUERY_TERMS = 64
CANDIDATES = 24

# The odds that the best text is of use, as the exponential of a sum; fitted on labelled queries, then rounded. What
# counts is how much of the prompt the text answers and how much of it this memory knows at all, not one score.
BASE = -3.3
PER_LOG_WEIGHT = 0.25
PER_SHARE = 0.55
PER_NAME = 0.57
NAMES_LIMIT = 5
PER_KNOWN = 1.4
PER_DEPTH = 0.4
FOR_EARLIER = 1.4


class Candidate:
    """A text that holds terms of the prompt: its row, summed weight, share of the prompt's rarity, main terms hit."""

    __slots__ = ("depth", "names", "number", "row", "share", "weight")

    def __init__(self, number: int) -> None:
        self.number = number
        self.row: dict[str, Any] = {}
        self.weight = 0.0
        self.share = 0.0
        self.names = 0
        self.depth = 0


class Found:
    """The best candidates, heaviest first, and the share of the prompt's rarity that the index knows at all."""

    __slots__ = ("candidates", "known")

    def __init__(self, candidates: list[Candidate], known: float) -> None:
        self.candidates = candidates
        self.known = known


def find(query: Sequence[str], index: Snapshot, limit: int = CANDIDATES) -> Found:
    """Add up the weights of a query's distinct terms and read the rows of the `limit` heaviest texts."""
    wanted = list(dict.fromkeys(query))[:QUERY_TERMS]
    postings = index.lookup([f"t:{term}" for term in wanted])
    weights: dict[int, float] = {}
    total = known = 0.0
    for term in wanted:
        held = postings.get(f"t:{term}")
        if held is None:
            total += index.header["unknown"]
            continue
        total += held[0]
        known += held[0]
        for coded, weight in zip(held[1::2], held[2::2], strict=True):
            number = coded >> 1
            weights[number] = weights.get(number, 0.0) + weight
    best = _heaviest(weights, limit)
    _count_terms(best, postings.values())
    rows = index.lookup([f"r:{candidate.number}" for candidate in best])
    for candidate in best:
        candidate.row = rows[f"r:{candidate.number}"]
        candidate.share /= total
    return Found(best, known / total if total else 0.0)


def _heaviest(weights: dict[int, float], limit: int) -> list[Candidate]:
    """Return candidates for the heaviest texts, ties by number. A large memory knows thousands; few become objects."""
    least = min(sorted(weights.values(), reverse=True)[:limit], default=0.0)
    heavy = [(-weight, number) for number, weight in weights.items() if weight >= least]
    heavy.sort()
    best = []
    for negative, number in heavy[:limit]:
        candidate = Candidate(number)
        candidate.weight = -negative
        best.append(candidate)
    return best


def _count_terms(best: list[Candidate], postings: Iterable[list[Any]]) -> None:
    """Sum up how rare the terms are that a candidate shares with the query, and how many of them name it."""
    candidates = {candidate.number: candidate for candidate in best}
    for held in postings:
        for coded in held[1::2]:
            candidate = candidates.get(coded >> 1)
            if candidate is not None:
                candidate.share += held[0]
                candidate.names += coded & 1


def confidence(best: Candidate, known: float, *, earlier: bool = False) -> float:
    """Return the normalised score s / (s + 1) of a prompt's best candidate, s being the odds that it is of use.

    `earlier`: the prompt goes back to work of earlier sessions.
    """
    evidence = (
        BASE
        + PER_LOG_WEIGHT * math.log1p(best.weight)
        + PER_SHARE * best.share
        + PER_NAME * min(best.names, NAMES_LIMIT)
        + PER_KNOWN * known
        + PER_DEPTH * best.depth
        + FOR_EARLIER * earlier
    )
    odds = math.exp(evidence)
    return odds / (odds + 1)
