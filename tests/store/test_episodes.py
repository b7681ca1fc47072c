"""The queue: who is next, what is leased, what waits and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from harness_memory.errors import UsageError
from harness_memory.store.db import Store
from harness_memory.store.episodes import QueuedEpisode
from tests.store.factory import episode

FULL = episode(
    7,
    previous=None,
    transcript_path="/t.jsonl",
    correction_for="t6",
    previous_assistant="done",
    status="done",
    attempts=1,
    waits=2,
    next_at_ms=3,
    waiting="not_logged_in",
    is_correction=True,
    evidence_weight=5,
    last_error="bad json",
    summary="fixed the tests",
    kind="extracted",
)


def numbers(found: list[QueuedEpisode]) -> list[int]:
    return [row.closed_at_ms for row in found]


@pytest.mark.parametrize("row", [episode(1), FULL])
def test_every_field_comes_back_with_the_order_of_arrival(store: Store, row: QueuedEpisode) -> None:
    assert store.episodes.insert_if_new(row) is True

    assert store.episodes.get(row.id) == replace(row, sequence=1)


def test_an_episode_is_taken_in_once_whatever_became_of_it(store: Store) -> None:
    store.episodes.insert_if_new(episode(1))
    store.episodes.drop(episode(1).id)

    assert store.episodes.insert_if_new(episode(1)) is False
    assert store.episodes.counts() == {"dropped": 1}


def test_corrections_come_first_then_age_then_arrival(store: Store) -> None:
    for row in (
        episode(30),
        episode(20, is_correction=True),
        episode(10),
        replace(episode(10), id="later"),
        episode(25, is_correction=True),
    ):
        store.episodes.insert_if_new(row)

    due = store.episodes.due(now_ms=100)

    assert [(row.closed_at_ms, row.sequence) for row in due] == [(20, 2), (25, 5), (10, 3), (10, 4), (30, 1)]


def test_a_leased_episode_is_due_again_when_its_lease_runs_out(store: Store) -> None:
    store.episodes.insert_if_new(episode(1))
    store.episodes.lease([episode(1).id], until_ms=500)

    assert [numbers(store.episodes.due(now_ms)) for now_ms in (499, 500)] == [[], [1]]


def test_postponing_burns_an_attempt_only_when_told(store: Store) -> None:
    for number in (1, 2):
        store.episodes.insert_if_new(episode(number))
    store.episodes.postpone(episode(1).id, 50, "not_logged_in", burn_attempt=False)
    store.episodes.postpone(episode(2).id, 60, "invalid_output", burn_attempt=True)

    rows = [store.episodes.get(episode(number).id) for number in (1, 2)]
    assert [(r.status, r.attempts, r.waits, r.next_at_ms, r.waiting, r.last_error) for r in rows if r] == [
        ("queued", 0, 1, 50, "not_logged_in", "not_logged_in"),
        ("failed", 1, 0, 60, "invalid_output", "invalid_output"),
    ]
    assert [numbers(store.episodes.due(now_ms)) for now_ms in (49, 50, 60)] == [[], [1], [1, 2]]


def test_a_finished_episode_keeps_its_summary_and_is_never_due(store: Store) -> None:
    store.episodes.insert_if_new(episode(1))
    store.episodes.finish(episode(1).id, "done", summary="fixed the tests", kind="extracted")
    store.episodes.finish(episode(1).id, "suspect", "half of the citations are wrong")

    row = store.episodes.get(episode(1).id)
    assert row is not None
    assert (row.status, row.summary, row.kind, row.last_error) == (
        "suspect",
        "fixed the tests",
        "extracted",
        "half of the citations are wrong",
    )
    assert store.episodes.due(10_000) == []


@pytest.mark.parametrize("status", ["dead", "suspect", "dropped", "failed"])
def test_retry_makes_an_episode_due_at_once(store: Store, status: str) -> None:
    row = replace(FULL, status=status, next_at_ms=9_999)  # type: ignore[arg-type]
    store.episodes.insert_if_new(row)

    store.episodes.retry(row.id)

    expected = replace(row, status="queued", attempts=0, waits=0, next_at_ms=0, waiting="", last_error="", sequence=1)
    assert store.episodes.due(0) == [expected]


def test_list_shows_what_still_waits_next_due_first(store: Store) -> None:
    for row in (episode(1, next_at_ms=9), episode(2, status="dead", next_at_ms=5), episode(3, status="done")):
        store.episodes.insert_if_new(row)

    assert numbers(store.episodes.list()) == [2, 1]
    assert numbers(store.episodes.list(("done",))) == [3]


def test_unknown_episodes_are_usage_errors(store: Store) -> None:
    for action in (store.episodes.retry, store.episodes.drop):
        with pytest.raises(UsageError) as caught:
            action("nobody")
        assert (caught.value.reference, caught.value.hint) == ("unknown-episode", "hm queue list")
    assert store.episodes.get("nobody") is None
