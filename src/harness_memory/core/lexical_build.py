"""From texts to the index that prompts are held against: BM25 weights, computed once, summed in the hook.

Owns the weights, through `rank-bm25`, and the shape of the postings that `hot.relevance` reads. Pure; `app.publish`
puts the files on disk. Costs an import of numpy, so it is called by writers only.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from harness_memory.core.bucketing import bucketed
from harness_memory.hot.lexical import terms
from harness_memory.hot.snapshot import SCHEMA

TOKENS_VERSION = 1
"""Raised when the same text gives other terms or weights than before."""
MAIN_WEIGHT = 3
"""How often a word of the summary, an alias or the signature counts against one of the details (chosen on labelled
queries; 2 and 4 do no better)."""
FEWEST_DOCUMENTS = 100
"""A term is judged as rare as among at least so many texts: in a memory of five, every word would be common."""
POSTINGS_LIMIT = 512
"""Of a term that more texts hold, the heaviest are kept: it says little, and a hook must read them all."""


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
        """Return a name for exactly this content, so that it is not weighed twice."""
        content = [[document.main, document.details, dict(document.row)] for document in self.documents]
        text = json.dumps([TOKENS_VERSION, content, dict(self.header)], sort_keys=True)
        return sha256(text.encode()).hexdigest()[:16]


def build_index(documents: Sequence[Document], header: Mapping[str, Any]) -> bytes:
    """Return the bytes of an index file over `documents`, in their order (docs/formats.md)."""
    words = [(terms(document.main), terms(document.details)) for document in documents]
    keyed: dict[str, Any] = {f"r:{number}": dict(document.row) for number, document in enumerate(documents)}
    keyed.update((f"t:{term}", postings) for term, postings in term_postings(words).items())
    unknown = rarity(0, len(documents))
    return bucketed({"schema": SCHEMA, **header, "unknown": unknown}, keyed, rows=2 * len(documents))


def term_postings(words: Sequence[tuple[Sequence[str], Sequence[str]]]) -> dict[str, list[float]]:
    """Return for each term its rarity, then per text twice its number (plus one where a main word) and the weight.

    The weights of a query's distinct terms add up to what `BM25Okapi` scores for it, to 1e-9.
    """
    corpus = [list(main) * MAIN_WEIGHT + list(details) for main, details in words]
    if not any(corpus):
        return {}
    model = bm25(corpus)
    found: dict[str, list[tuple[float, int]]] = {}
    for number, frequencies in enumerate(model.doc_freqs):
        main = set(words[number][0])
        norm = model.k1 * (1 - model.b + model.b * model.doc_len[number] / model.avgdl)
        for term, frequency in frequencies.items():
            weight = model.idf[term] * frequency * (model.k1 + 1) / (frequency + norm)
            found.setdefault(term, []).append((round(weight, 11), 2 * number + (term in main)))
    return {term: [round(model.idf[term], 6), *_flat(held)] for term, held in found.items()}


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


def _flat(held: Iterable[tuple[float, int]]) -> list[float]:
    heaviest = sorted(held, key=lambda entry: (-entry[0], entry[1]))[:POSTINGS_LIMIT]
    return [value for weight, coded in heaviest for value in (coded, weight)]
