"""How well the texts of an index answer a prompt, and whether well enough to say anything.

Owns adding up the weights of the prompt's terms and the confidence in the best text. What a text is (a memory, an
episode) and what is shown of it is the caller's. Reads the buckets of the prompt's terms and of the best texts.
"""

from __future__ import annotations

import math
import sys

from harness_memory.hot.lexical import terms
from harness_memory.hot.snapshot import SnapshotError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from typing import Any

    from harness_memory.hot.snapshot import Snapshot

QUERY_TERMS = 64
CANDIDATES = 24

POSTINGS_LIMIT = 512
"""Of a term that more texts hold, the heaviest are kept: it says little, and a hook must read them all."""
NUMBER_BYTES = 4
WEIGHT_BYTES = 8
MAIN = 1 << 31
# As many slots as texts while these are 16,384 or fewer: a file has a bucket for every four (`core.bucketing`).
SLOTS_PER_BUCKET = 16
FOUND = 0xFFFF

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
PER_COVERED = 4.5
UNCOVERED = -0.6


class Posting:
    """The texts that hold a term, heaviest first: how rare it is, `numbers` (`MAIN` added where it is in the main text)
    and `weights`.

    They stay bytes: as Python numbers, those of a prompt in a large memory would take megabytes.
    """

    __slots__ = ("numbers", "rarity", "weights")

    def __init__(self, rarity: float, packed: str) -> None:
        """Take one as it stands in an index: hex digits, first of all numbers, then of all weights."""
        try:
            data = memoryview(bytes.fromhex(packed))
            end = NUMBER_BYTES * min(len(data) // (NUMBER_BYTES + WEIGHT_BYTES), POSTINGS_LIMIT)
            self.numbers = data[:end].cast("I")
            self.weights = data[end:].cast("d")
        except (ValueError, TypeError) as error:  # TypeError: no text, as earlier versions wrote it, or a torn one
            raise SnapshotError("snapshot_damaged") from error
        self.rarity = rarity

    def slots(self) -> list[int]:
        """Return the last 16 bits of each number."""
        return self.numbers.cast("B").cast("H")[sys.byteorder == "big" :: 2].tolist()


class Candidate:
    """A text that holds terms of the prompt: its row, summed weight, share of the prompt's rarity, main terms hit."""

    __slots__ = ("depth", "names", "number", "row", "share", "weight")

    def __init__(self, number: int, weight: float) -> None:
        self.number = number
        self.row: dict[str, Any] = {}
        self.weight = weight
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
    postings: list[Posting] = []
    total = known = 0.0
    for term in list(dict.fromkeys(query))[:QUERY_TERMS]:
        key = f"t:{term}"
        held = index.lookup((key,)).get(key)
        if held is None:
            total += index.header["unknown"]
            continue
        total += held[0]
        known += held[0]
        postings.append(Posting(held[0], held[1]))
    try:
        best = _heaviest(postings, max(limit, 1), SLOTS_PER_BUCKET * index.header["bucket_count"])[:limit]
        rows = index.lookup([f"r:{candidate.number}" for candidate in best])
        for candidate in best:
            candidate.row = rows[f"r:{candidate.number}"]
            candidate.share /= total
    except (IndexError, KeyError) as error:  # numbers of texts that are not there
        raise SnapshotError("snapshot_damaged") from error
    return Found(best, known / total if total else 0.0)


def _heaviest(postings: Sequence[Posting], limit: int, slot_count: int) -> list[Candidate]:
    """Return candidates for the `limit` heaviest texts, heaviest first, ties by number."""
    places = _places_that_count(postings, limit, slot_count)
    weights: dict[int, float] = {}
    for place in places:
        posting = postings[place // POSTINGS_LIMIT]
        number = posting.numbers[place % POSTINGS_LIMIT] & ~MAIN
        weights[number] = weights.get(number, 0.0) + posting.weights[place % POSTINGS_LIMIT]
    ordered = sorted([(-weight, number) for number, weight in weights.items()])[:limit]
    best = {number: Candidate(number, -negative) for negative, number in ordered}
    for place in places:
        posting = postings[place // POSTINGS_LIMIT]
        coded = posting.numbers[place % POSTINGS_LIMIT]
        candidate = best.get(coded & ~MAIN)
        if candidate is not None:
            candidate.share += posting.rarity
            candidate.names += coded >= MAIN
    return list(best.values())


def _places_that_count(postings: Sequence[Posting], limit: int, slot_count: int) -> list[int]:
    """Return the places of all texts that may be among the `limit` heaviest, in the order of the terms.

    A place counts 512 for each term before its own. The texts: those of more than one term, and of each term the
    `limit` it weighs most in, since any other has so many before it. Of the thousands that a prompt meets in a large
    memory hundreds are left. `first` says where each slot was met first; a text that shares its slot does no harm.
    """
    first = memoryview(bytearray(2 * slot_count)).cast("H")
    found: list[int] = []
    for term, posting in enumerate(postings):
        slots = posting.slots()
        start = POSTINGS_LIMIT * term
        places = list(range(start, start + min(limit, len(slots))))
        for place, slot in enumerate(slots[limit:], start + limit):
            if first[slot]:
                places.append(place)
            else:
                first[slot] = place
        for place in places:
            slot = slots[place - start]
            if first[slot] not in (0, FOUND):
                found.append(first[slot])
            first[slot] = FOUND
            found.append(place)
    return found


def covered(candidate: Candidate, query: Collection[str]) -> float:
    """Return the share of the terms of a candidate's summary that stand in the query."""
    own = set(terms(candidate.row["summary"]))
    return len(own.intersection(query)) / len(own) if own else 0.0


def confidence(best: Candidate, known: float, *, earlier: bool = False, share_of_summary: float | None = None) -> float:
    """Return the normalised score s / (s + 1) of a prompt's best candidate, s being the odds that it is of use.

    `earlier`: the prompt goes back to work of earlier sessions. `share_of_summary`: how much of a memory's summary the
    prompt holds; None for an episode, whose summary tells a story.
    """
    evidence = (
        BASE
        + PER_LOG_WEIGHT * math.log1p(best.weight)
        + PER_SHARE * best.share
        + PER_NAME * min(best.names, NAMES_LIMIT)
        + PER_KNOWN * known
        + PER_DEPTH * best.depth
        + FOR_EARLIER * earlier
        + (0.0 if share_of_summary is None else UNCOVERED + PER_COVERED * share_of_summary)
    )
    odds = math.exp(evidence)
    return odds / (odds + 1)
