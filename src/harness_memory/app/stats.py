"""The figures of `hm memory:stats`, read from the store.

Owns which records belong to the time that is looked at; the sums are `core.stats`. Reads only.
"""

from __future__ import annotations

from harness_memory.app.days import local_day
from harness_memory.core.model import STATUSES
from harness_memory.core.stats import Records, RunCost, Stats, sum_up
from harness_memory.store.db import Store


def read_stats(store: Store, since_ms: int) -> Stats:
    """Return the figures of the time from `since_ms`; a call of unknown cost counts as the mean (S48)."""
    unknown_usd = store.runs.mean_cost_last()
    runs = [
        RunCost(
            at_ms=run.started_at_ms,
            usd=unknown_usd if run.cost_usd is None else run.cost_usd,
            input_tokens=run.input_tokens or 0,
            output_tokens=run.output_tokens or 0,
        )
        for run in store.runs.since(since_ms)
    ]
    records = Records(
        memories=store.memories.list(STATUSES, limit=None),
        transitions=store.transitions.since(since_ms),
        opened=store.proposals.since(since_ms),
        decided=store.proposals.decided_since(since_ms),
        runs=runs,
    )
    return sum_up(records, since_ms, local_day)
