"""Proposals: one open per claim about the same rows, and what a person has rejected."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest

from harness_memory.store.db import Store
from tests.store.factory import NOW_MS, memory, proposal

TARGET, CANDIDATE = memory(1), memory(2, status="candidate")


@pytest.fixture(autouse=True)
def _rows(store: Store) -> None:
    store.memories.insert(TARGET)
    store.memories.insert(CANDIDATE)


def test_a_proposal_comes_back_as_it_went_in(store: Store) -> None:
    retire = proposal("a" * 12, TARGET.id)
    replacing = proposal(
        "b" * 12,
        TARGET.id,
        kind="supersede",
        candidate_id=CANDIDATE.id,
        support_count=2,
        support_sessions=("s1", "s2"),
        human_signal=True,
        updated_at_ms=NOW_MS + 1,
    )
    for row in (retire, replacing):
        store.proposals.insert(row)

    assert store.proposals.open() == [replacing, retire]


@pytest.mark.parametrize("candidate_id", ["", CANDIDATE.id])
def test_a_second_open_proposal_about_the_same_rows_is_refused(store: Store, candidate_id: str) -> None:
    first = proposal("a" * 12, TARGET.id, kind="supersede", candidate_id=candidate_id)
    store.proposals.insert(first)

    with pytest.raises(sqlite3.IntegrityError):
        store.proposals.insert(replace(first, id="b" * 12))

    store.proposals.update(replace(first, status="rejected", resolved_at_ms=NOW_MS))
    store.proposals.insert(replace(first, id="b" * 12))
    assert [row.id for row in store.proposals.open()] == ["b" * 12]


def test_rejected_claims_are_remembered_by_the_time_of_the_decision(store: Store) -> None:
    closed = {"status": "rejected", "resolved_at_ms": NOW_MS}
    store.proposals.insert(proposal("a" * 12, TARGET.id, claim_key="rejected", **closed))
    store.proposals.insert(proposal("b" * 12, TARGET.id, claim_key="expired", **{**closed, "status": "expired"}))
    store.proposals.insert(proposal("c" * 12, TARGET.id, claim_key="open"))

    assert store.proposals.rejected_claims(NOW_MS) == {"rejected"}
    assert store.proposals.rejected_claims(NOW_MS + 1) == frozenset()


def test_a_proposal_about_an_unknown_memory_is_refused(store: Store) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        store.proposals.insert(proposal("a" * 12, "f" * 12))
