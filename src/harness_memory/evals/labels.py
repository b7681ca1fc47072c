"""Precision, recall and F1 of yes-or-no answers, shared by the evaluations of signals and decisions.

Owns the counting only. Called by `evals.signals` and `evals.decisions`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(slots=True)
class Tally:
    """How often an answer was yes rightly, yes wrongly, and no wrongly."""

    hits: int = 0
    false_alarms: int = 0
    misses: int = 0

    def add(self, *, expected: bool, got: bool) -> None:
        """Count one answer."""
        self.hits += expected and got
        self.false_alarms += got and not expected
        self.misses += expected and not got

    def add_sets(self, *, expected: Iterable[str], got: Iterable[str]) -> None:
        """Count what was found of what there was to find."""
        wanted, found = set(expected), set(got)
        self.hits += len(wanted & found)
        self.false_alarms += len(found - wanted)
        self.misses += len(wanted - found)

    def scores(self) -> dict[str, float]:
        """Return the rates, 0 to 1; 1 where there was nothing to find and nothing was found."""
        answered, wanted = self.hits + self.false_alarms, self.hits + self.misses
        either = answered + wanted
        return {
            "precision": round(self.hits / answered, 4) if answered else 1.0,
            "recall": round(self.hits / wanted, 4) if wanted else 1.0,
            "f1": round(2 * self.hits / either, 4) if either else 1.0,
        }
