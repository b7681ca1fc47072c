"""Runs: their cost by day, and each applied once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from harness_memory.store.db import Store
from harness_memory.store.runs import DayTotals
from tests.store.factory import NOW_MS, run


def test_a_run_is_recorded_before_and_after_the_call(store: Store) -> None:
    started = run("r1", is_correction=True)
    store.runs.start(started)
    between = store.runs.get("r1")
    finished = replace(started, status="ok", finished_at_ms=NOW_MS + 5, cost_usd=0.02, input_tokens=10, activations=1)
    store.runs.finish(finished)

    assert (between, store.runs.get("r1"), store.runs.latest()) == (started, finished, finished)


def test_finishing_a_run_that_was_not_started_is_an_error(store: Store) -> None:
    with pytest.raises(KeyError):
        store.runs.finish(run("r1"))


def test_a_day_counts_corrections_apart_but_pays_for_them(store: Store) -> None:
    for row in (
        run("a", cost_usd=0.10, activations=2, status="ok"),
        run("b", cost_usd=0.30, is_correction=True, status="ok"),
        run("c", status="running"),
        run("d", status="unavailable"),
        run("e", cost_usd=5.0, local_day="2026-10-31", status="ok"),
    ):
        store.runs.start(row)

    mean = (0.10 + 0.30 + 5.0) / 3
    assert store.runs.today("2026-11-01") == DayTotals(2, 1, pytest.approx(0.40 + mean), 2)
    assert store.runs.today("2026-11-02") == DayTotals(0, 0, 0.0, 0)


def test_unknown_cost_is_the_mean_of_the_last_twenty_known_else_a_guess(store: Store) -> None:
    before = store.runs.mean_cost_last()
    for number in range(30):
        known = None if number == 29 else (1.0 if number < 9 else 0.2)
        store.runs.start(run(f"r{number}", started_at_ms=number, cost_usd=known))

    assert (before, store.runs.mean_cost_last()) == (0.05, pytest.approx(0.2))


def test_a_run_is_applied_once(store: Store) -> None:
    before = store.write_ops.applied("r1")
    store.write_ops.record("r1", NOW_MS)

    assert (before, store.write_ops.applied("r1"), store.write_ops.applied("r2")) == (False, True, False)
