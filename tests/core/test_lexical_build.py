"""The index: the weights are those of rank-bm25, the file reads back, the bytes are always the same."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harness_memory.core.lexical_build import (
    MAIN_WEIGHT,
    Document,
    Posting,
    bm25,
    build_index,
    rarity,
    term_postings,
)
from harness_memory.hot.lexical import terms
from harness_memory.hot.relevance import MAIN, POSTINGS_LIMIT, find
from harness_memory.hot.snapshot import HEADER_LIMIT_BYTES, open_snapshot

WORD = st.sampled_from(
    ["cache", "deploy", "queue", "token", "배포", "キャッシュ", "retry_job", "packages/api", "E42", "flaky"]
)
TEXT = st.lists(WORD, max_size=8).map(" ".join)


@settings(max_examples=60, deadline=None)
@given(texts=st.lists(st.tuples(TEXT, TEXT), min_size=1, max_size=30), query=TEXT)
def test_summed_weights_equal_the_library_s_scores(texts: list[tuple[str, str]], query: str) -> None:
    words = [(terms(main), terms(details)) for main, details in texts]
    corpus = [list(main) * MAIN_WEIGHT + list(details) for main, details in words]
    postings = term_postings(words)
    wanted = list(dict.fromkeys(terms(query)))
    sums = [0.0] * len(texts)
    for term in wanted:
        held = postings.get(term, Posting(0.0))
        for number, weight in zip(held.numbers, held.weights, strict=True):
            sums[number & ~MAIN] += weight
    expected = bm25(corpus).get_scores(wanted) if any(corpus) else [0.0] * len(texts)
    assert sums == pytest.approx(list(expected), abs=1e-9)


def document(number: int, main: str, details: str = "") -> Document:
    return Document(main, details, {"id": f"{number:012x}"})


def test_an_index_reads_back_as_it_was_built(tmp_path: Path) -> None:
    path = tmp_path / "lexical.v1.json"
    path.write_bytes(
        build_index(
            [document(1, "retry the queue"), document(2, "cache", "the queue of deploys"), document(3, "unrelated")],
            {"generation": 7},
        )
    )
    opened = open_snapshot(str(path))
    try:
        assert opened.header["generation"] == 7
        assert opened.header["unknown"] == rarity(0, 3)
        found = find(terms("is the queue down?"), opened)
    finally:
        opened.close()
    assert [(candidate.row["id"], candidate.names) for candidate in found.candidates] == [
        ("000000000001", 1),
        ("000000000002", 0),
    ]
    known = rarity(2, 3) / rarity(2, 3)
    assert found.known == pytest.approx(known, abs=1e-6)
    assert found.candidates[0].share == pytest.approx(1.0)


def test_a_term_that_many_texts_hold_keeps_its_heaviest() -> None:
    words = [(["queue"], ["filler"] * (number % 7)) for number in range(POSTINGS_LIMIT + 50)]
    held = term_postings(words)["queue"]
    assert len(held.numbers) == len(held.weights) == POSTINGS_LIMIT
    assert list(held.weights) == sorted(held.weights, reverse=True)
    first_of_equals = [
        number for number, weight in zip(held.numbers, held.weights, strict=True) if weight == held.weights[0]
    ]
    assert first_of_equals == sorted(first_of_equals)


def test_an_empty_index_is_a_file_without_terms(tmp_path: Path) -> None:
    path = tmp_path / "lexical.v1.json"
    path.write_bytes(build_index([], {}))
    opened = open_snapshot(str(path))
    try:
        assert find(terms("anything at all"), opened).candidates == []
    finally:
        opened.close()


def test_the_same_texts_give_the_same_bytes_and_a_small_header() -> None:
    documents = [document(number, f"word{number} queue") for number in range(3000)]
    data = build_index(documents, {"generation": 1})
    assert data == build_index(documents, {"generation": 1})
    assert len(data.partition(b"\n")[0]) <= HEADER_LIMIT_BYTES


def test_rarity_falls_with_every_text_that_holds_a_term_and_is_never_negative() -> None:
    values = [rarity(count, 150) for count in range(151)]
    assert values == sorted(values, reverse=True)
    assert values[-1] > 0
    assert rarity(1, 2) == rarity(1, 100)  # among a handful of memories no word counts as common
