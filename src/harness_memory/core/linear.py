"""A sum over the marks of a text: what a table of weights says about it.

Owns the form of the tables (`*_weights`, made by `tests.core.weights_training`). Marks that a table does not hold count
nothing. Pure and cheap: one look-up a mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ZERO = len(ALPHABET) // 2
STEPS_A_UNIT = 16
"""Weights are whole numbers of sixteenths: enough for the sum to round off, short enough for one letter each."""
MARK_BREAK = "|"


@dataclass(frozen=True, slots=True)
class Table:
    """What each mark weighs, and what counts always."""

    weights: Mapping[str, int]
    always: int

    def log_odds(self, marks: Iterable[str]) -> float:
        """Return how surely these marks say yes: above 0 more likely than not."""
        return (self.always + sum(self.weights.get(mark, 0) for mark in marks)) / STEPS_A_UNIT


def read_table(marks: str, weights: str, always: int) -> Table:
    """Read a table as the data modules hold it: marks between bars and line ends, one letter a weight."""
    names = marks.strip("\n").replace("\n", MARK_BREAK).split(MARK_BREAK)
    return Table({name: ALPHABET.index(letter) - ZERO for name, letter in zip(names, weights, strict=True)}, always)
