"""From texts to the index that prompts are held against: BM25 weights, computed once, summed in the hook.

Owns the weights, through `rank-bm25`, and the shape of the postings that `hot.relevance` reads. Pure; `app.publish`
puts the files on disk. Costs an import of numpy, so it is called by writers only.
"""

from __future__ import annotations

import json
import math
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from harness_memory.core.bucketing import bucketed
from harness_memory.hot.lexical import terms
from harness_memory.hot.relevance import MAIN, POSTINGS_LIMIT
from harness_memory.hot.snapshot import SCHEMA

TOKENS_VERSION = 2
"""Raised when the same text gives other terms or weights than before, or the same ones are written otherwise."""
MAIN_WEIGHT = 3
"""How often a word of the summary, an alias or the signature counts against one of the details (chosen on labelled
queries; 2 and 4 do no better)."""
FEWEST_DOCUMENTS = 100
"""A term is judged as rare as among at least so many texts: in a memory of five, every word would be common."""


@dataclass(frozen=True, slots=True)
class Document:
    """One text to be found: what it is about, what it says besides, and the row a hook gets for it."""

    main: str
    details: str
    row: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class IndexContent:
    """What an index is built from."""

    documents: Sequence[Document]
    header: Mapping[str, Any]

    def digest(self) -> str:
        """Return a name for exactly this content on this kind of machine, so that it is not weighed twice."""
        content = [[document.main, document.details, dict(document.row)] for document in self.documents]
        text = json.dumps([TOKENS_VERSION, sys.byteorder, content, dict(self.header)], sort_keys=True)
        return sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Posting:
    """The texts that hold a term, by number, `MAIN` added where it is in the main text, and its weight in each."""

    rarity: float
    numbers: array[int] = field(default_factory=lambda: array("I"))
    weights: array[float] = field(default_factory=lambda: array("d"))

    def heaviest(self) -> Posting:
        """Return the texts in which the term weighs most, in that order, ties by number."""
        places = sorted(range(len(self.weights)), key=self.weights.__getitem__, reverse=True)[:POSTINGS_LIMIT]
        numbers = array("I", [self.numbers[place] for place in places])
        return Posting(self.rarity, numbers, array("d", [self.weights[place] for place in places]))

    def packed(self) -> str:
        """Return what `hot.relevance` reads: it costs a hook least in the machine's own order of bytes."""
        return (self.numbers.tobytes() + self.weights.tobytes()).hex()


def build_index(documents: Sequence[Document], header: Mapping[str, Any]) -> bytes:
    """Return the bytes of an index file over `documents`, in their order (docs/formats.md)."""
    words = [(terms(document.main), terms(document.details)) for document in documents]
    keyed: dict[str, Any] = {f"r:{number}": dict(document.row) for number, document in enumerate(documents)}
    for term, posting in term_postings(words).items():
        keyed[f"t:{term}"] = [posting.rarity, posting.packed()]
    unknown = rarity(0, len(documents))
    return bucketed({"schema": SCHEMA, **header, "unknown": unknown}, keyed, rows=2 * len(documents))


def term_postings(words: Sequence[tuple[Sequence[str], Sequence[str]]]) -> dict[str, Posting]:
    """Return the posting of each term: the numbers of the texts that hold it, and what it weighs in each.

    The weights of a query's distinct terms add up to what `BM25Okapi` scores for it, to 1e-9.
    """
    corpus = [list(main) * MAIN_WEIGHT + list(details) for main, details in words]
    if not any(corpus):
        return {}
    model = bm25(corpus)
    found = {term: Posting(round(rarity, 6)) for term, rarity in model.idf.items()}
    for number, frequencies in enumerate(model.doc_freqs):
        main = set(words[number][0])
        norm = model.k1 * (1 - model.b + model.b * model.doc_len[number] / model.avgdl)
        for term, frequency in frequencies.items():
            weight = model.idf[term] * frequency * (model.k1 + 1) / (frequency + norm)
            found[term].numbers.append(number + MAIN * (term in main))
            found[term].weights.append(round(weight, 11))
    return {term: posting.heaviest() for term, posting in found.items()}


def bm25(corpus: Sequence[Sequence[str]]) -> Any:
    """Return the `rank-bm25` model of a corpus, with a rarity that is never negative (Lucene's form of it)."""
    from rank_bm25 import BM25Okapi

    class Model(BM25Okapi):  # type: ignore[misc]  # the library has no types
        def _calc_idf(self, nd: Mapping[str, int]) -> None:
            self.idf = {term: rarity(count, self.corpus_size) for term, count in nd.items()}

    return Model(corpus)


def rarity(count: int, documents: int) -> float:
    """Return how rare a term is that `count` of the texts hold."""
    return math.log(1 + (max(documents, FEWEST_DOCUMENTS) - count + 0.5) / (count + 0.5))
