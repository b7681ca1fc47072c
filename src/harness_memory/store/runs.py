"""Extraction runs: what each cost, and which have already been applied.

Owns the tables `runs` and `write_ops`. Caps and money are judged by the worker from the sums given here (S48).
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, fields
from typing import Literal

from harness_memory.store.rows import FLAG, LIST, RowCodec

RunStatus = Literal["running", "ok", "suspect", "failed", "unavailable"]

UNKNOWN_COST_USD = 0.05
COST_SAMPLE = 20


@dataclass(frozen=True, slots=True)
class Run:
    """One call of the provider. `local_day` is `YYYY-MM-DD`; `cost_usd` and tokens are None when not reported."""

    id: str
    provider: str
    model: str
    episode_ids: tuple[str, ...]
    is_correction: bool
    local_day: str
    started_at_ms: int
    finished_at_ms: int | None = None
    status: RunStatus = "running"
    cost_usd: float | None = None
    input_tokens: int | None = None
    output_tokens: int | None = None
    facts_applied: int = 0
    facts_refused: int = 0
    activations: int = 0
    error: str = ""


@dataclass(frozen=True, slots=True)
class DayTotals:
    """One local day: runs that count against the cap, exempt correction runs, dollars, automatic activations."""

    runs: int
    correction_runs: int
    cost_usd: float
    activations: int


_RUN = RowCodec("runs", [item.name for item in fields(Run)], {"episode_ids": LIST, "is_correction": FLAG})


class RunTable:
    """The rows of `runs`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def start(self, run: Run) -> None:
        """Record a run before the provider is called, so that a killed one still counts."""
        self._connection.execute(_RUN.insert, _RUN.encode(run))

    def finish(self, run: Run) -> None:
        """Write the whole row of a started run; KeyError when it was not started."""
        _RUN.update(self._connection, run, run.id)

    def get(self, run_id: str) -> Run | None:
        """Return one run."""
        row = self._connection.execute(f"{_RUN.select} WHERE id = ?", [run_id]).fetchone()
        return Run(**_RUN.decode(row)) if row else None

    def latest(self) -> Run | None:
        """Return the run started last."""
        row = self._connection.execute(f"{_RUN.select} ORDER BY started_at_ms DESC, rowid DESC LIMIT 1").fetchone()
        return Run(**_RUN.decode(row)) if row else None

    def since(self, at_ms: int) -> list[Run]:
        """Return the runs started at `at_ms` or later that found a provider, oldest first."""
        sql = f"{_RUN.select} WHERE started_at_ms >= ? AND status <> 'unavailable' ORDER BY started_at_ms, rowid"
        return [Run(**_RUN.decode(row)) for row in self._connection.execute(sql, [at_ms])]

    def today(self, local_day: str) -> DayTotals:
        """Sum up a local day; unknown cost counts as `mean_cost_last`, a run that found no provider not at all."""
        row = self._connection.execute(
            "SELECT count(*) FILTER (WHERE NOT is_correction) AS runs, "
            "count(*) FILTER (WHERE is_correction) AS corrections, "
            "total(cost_usd) AS cost, count(*) FILTER (WHERE cost_usd IS NULL) AS unknown, "
            "ifnull(sum(activations), 0) AS activations "
            "FROM runs WHERE local_day = ? AND status <> 'unavailable'",
            [local_day],
        ).fetchone()
        cost = row["cost"] + (row["unknown"] * self.mean_cost_last() if row["unknown"] else 0.0)
        return DayTotals(row["runs"], row["corrections"], cost, row["activations"])

    def mean_cost_last(self) -> float:
        """Return the mean dollars of the last runs that reported a cost, `UNKNOWN_COST_USD` when none did (S48)."""
        mean = self._connection.execute(
            "SELECT avg(cost_usd) FROM (SELECT cost_usd FROM runs WHERE cost_usd IS NOT NULL "
            "ORDER BY started_at_ms DESC, rowid DESC LIMIT ?)",
            [COST_SAMPLE],
        ).fetchone()[0]
        return UNKNOWN_COST_USD if mean is None else float(mean)


class WriteOpTable:
    """Which runs have been applied, so that replaying one changes nothing."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def applied(self, run_id: str) -> bool:
        """Tell whether this run's facts are already in the database."""
        row = self._connection.execute("SELECT 1 FROM write_ops WHERE run_id = ?", [run_id]).fetchone()
        return row is not None

    def record(self, run_id: str, now_ms: int) -> None:
        """Note, in the transaction that applies a run, that it is applied."""
        self._connection.execute("INSERT INTO write_ops (run_id, applied_at_ms) VALUES (?, ?)", [run_id, now_ms])
