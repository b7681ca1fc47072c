"""Which texts weigh most for a prompt: as if all were added up, in little memory."""

import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harness_memory.core.bucketing import bucketed
from harness_memory.core.lexical_build import Posting
from harness_memory.hot.relevance import MAIN, POSTINGS_LIMIT, QUERY_TERMS, Candidate, find
from harness_memory.hot.snapshot import SCHEMA, Snapshot, SnapshotError, open_snapshot

TEXTS = 80
Held = dict[int, tuple[float, bool]]
POSTING = st.dictionaries(
    st.integers(0, TEXTS - 1), st.tuples(st.sampled_from((0.5, 1.0, 1.5, 2.25)), st.booleans()), max_size=TEXTS
)


def posting_of(rarity: float, held: Held) -> Posting:
    found = Posting(rarity)
    for number, (weight, in_main) in sorted(held.items()):
        found.numbers.append(number + MAIN * in_main)
        found.weights.append(weight)
    return found.heaviest()


def index_of(path: Path, entries: dict[str, Any], *, texts: int, spread: int = 1) -> Snapshot:
    """An index of these entries; `spread` is how far apart the numbers of its texts lie."""
    rows = {f"r:{number * spread}": {"id": f"{number:012x}"} for number in range(texts)}
    path.write_bytes(bucketed({"schema": SCHEMA, "unknown": 5.0}, {**rows, **entries}, rows=2 * texts * spread))
    return open_snapshot(str(path))


def all_added_up(terms: dict[str, Held], rarity: dict[str, float], limit: int) -> list[tuple[int, float, float, int]]:
    """Number, weight, share and names of the heaviest, by the plain way: every text of every term."""
    sums: dict[int, list[float]] = {}
    for term, held in terms.items():
        for number, (weight, in_main) in held.items():
            entry = sums.setdefault(number, [0.0, 0.0, 0])
            entry[0] += weight
            entry[1] += rarity[term]
            entry[2] += in_main
    total = sum(rarity[term] for term in terms)
    ordered = sorted(sums.items(), key=lambda item: (-item[1][0], item[0]))[:limit]
    return [(number, weight, share / total, int(names)) for number, (weight, share, names) in ordered]


def summary(candidates: list[Candidate]) -> list[tuple[int, float, float, int]]:
    return [(found.number, found.weight, found.share, found.names) for found in candidates]


@settings(max_examples=100, deadline=None)
@given(
    terms=st.dictionaries(st.sampled_from("abcdefgh"), POSTING, min_size=1),
    limit=st.integers(1, 30),
    spread=st.sampled_from((1, 4096, 65_536)),
)
def test_the_heaviest_are_those_of_adding_everything_up(
    tmp_path_factory: pytest.TempPathFactory, terms: dict[str, Held], limit: int, spread: int
) -> None:
    """Numbers that are 4,096 or 65,536 apart share their slots."""
    rarity = {term: 1.0 + len(held) for term, held in terms.items()}
    spread_out = {term: {number * spread: how for number, how in held.items()} for term, held in terms.items()}
    entries = {
        f"t:{term}": [rarity[term], posting_of(rarity[term], held).packed()] for term, held in spread_out.items()
    }
    index = index_of(tmp_path_factory.mktemp("index") / "lexical", entries, texts=TEXTS, spread=spread)
    try:
        found = find(list(terms), index, limit).candidates
    finally:
        index.close()
    assert summary(found) == all_added_up(spread_out, rarity, limit)


def test_a_long_prompt_in_a_large_memory_takes_little_of_it(tmp_path: Path) -> None:
    """As Python numbers the postings alone would take four megabytes, and their sums two more."""
    texts = QUERY_TERMS * POSTINGS_LIMIT
    entries = {}
    for term in range(QUERY_TERMS):
        held = {term + QUERY_TERMS * place: (1.0 + place / 7, False) for place in range(POSTINGS_LIMIT)}
        entries[f"t:w{term}"] = [2.0, posting_of(2.0, held).packed()]
    index = index_of(tmp_path / "lexical", entries, texts=texts)
    tracemalloc.start()
    try:
        assert len(find([f"w{term}" for term in range(QUERY_TERMS)], index).candidates) == 24
        _, peak_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        index.close()
    assert peak_bytes < 1_200_000


@pytest.mark.parametrize(
    "held",
    [
        [1.0, 14, 7.25],  # as earlier versions wrote it
        [1.0, "no hexadecimal digits"],
        [1.0, posting_of(1.0, {0: (1.0, False)}).packed()[:-2]],
        [1.0, posting_of(1.0, {900: (1.0, False)}).packed()],
    ],
)
def test_what_is_no_posting_is_a_damaged_index(tmp_path: Path, held: list[Any]) -> None:
    index = index_of(tmp_path / "lexical", {"t:cache": held}, texts=3)
    try:
        with pytest.raises(SnapshotError, match="snapshot_damaged"):
            find(["cache"], index)
    finally:
        index.close()
