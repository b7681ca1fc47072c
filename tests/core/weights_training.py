"""Make a table of weights out of labelled texts: a logistic regression over their marks, rounded and cut down.

Owns the fitting and the form of the data modules that `core.linear` reads; what is labelled and which marks there are
is said by who calls.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any
from unicodedata import east_asian_width

import numpy as np

from harness_memory.core.linear import ALPHABET, MARK_BREAK, STEPS_A_UNIT, ZERO, Table

FEWEST_TEXTS = 2
STEPS = 220
RATE = 0.03
DECAY = 1.5
FACT_DECAY = 0.75
"""Marks that begin with # say something in every language: they are held back less than words."""
LINE_WIDTH = 110

Marks = Sequence[set[str]]


def train(marks: Marks, labels: Sequence[bool], kept: int) -> Table:
    """Fit twice: on all marks, and again on those that counted most."""
    counts = Counter(mark for found in marks for mark in found)
    usable = sorted(mark for mark, count in counts.items() if count >= FEWEST_TEXTS and MARK_BREAK not in mark)
    first = _fit(marks, labels, usable)[:-1]
    order = sorted(range(len(usable)), key=lambda at: (-abs(first[at]) * counts[usable[at]] ** 0.25, usable[at]))
    names = sorted(usable[at] for at in order[:kept])
    fitted = _fit(marks, labels, names)
    whole = np.clip(np.rint(fitted * STEPS_A_UNIT), -ZERO, len(ALPHABET) - 1 - ZERO).astype(int).tolist()
    weights = {name: weight for name, weight in zip(names, whole, strict=False) if weight}
    return Table(weights, round(float(fitted[-1]) * STEPS_A_UNIT))


def _fit(marks: Marks, labels: Sequence[bool], names: Sequence[str]) -> Any:
    """Minimise the cross entropy with weight decay (Adam)."""
    numbers = {name: number for number, name in enumerate(names)}
    inputs = np.zeros((len(marks), len(names) + 1), np.float32)
    inputs[:, -1] = 1
    for row, found in enumerate(marks):
        inputs[row, [numbers[mark] for mark in found if mark in numbers]] = 1
    wanted = np.array(labels, np.float32)
    decay = np.array([FACT_DECAY if name.startswith("#") else DECAY for name in names] + [0.01], np.float32)
    weights, mean, square = (np.zeros(len(names) + 1, np.float32) for _ in range(3))
    for step in range(1, STEPS + 1):
        slope = inputs.T @ (1 / (1 + np.exp(-(inputs @ weights))) - wanted) + decay * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope * slope
        rate = RATE if step < 0.7 * STEPS else 0.3 * RATE
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def held_out(marks: Marks, labels: Sequence[bool], groups: Sequence[str], kept: int, folds: int = 5) -> list[float]:
    """Return what each text is given by a table that was made without its group."""
    fold_of = [int(sha256(group.encode()).hexdigest(), 16) % folds for group in groups]
    given = [0.0] * len(marks)
    for fold in range(folds):
        others = [at for at, number in enumerate(fold_of) if number != fold]
        table = train([marks[at] for at in others], [labels[at] for at in others], kept)
        for at, number in enumerate(fold_of):
            if number == fold:
                given[at] = table.log_odds(marks[at])
    return given


def print_rates(name: str, given: Sequence[float], labels: Sequence[bool], limits: Iterable[float]) -> None:
    for limit in limits:
        hits = sum(label for odds, label in zip(given, labels, strict=True) if odds >= limit)
        taken = sum(odds >= limit for odds in given)
        print(  # noqa: T201
            f"{name} at {limit}: precision {hits / max(1, taken):.2f}, recall {hits / max(1, sum(labels)):.2f}, "
            f"false {taken - hits} of {len(labels) - sum(labels)}"
        )


def render(title: str, trainer: str, table: Table) -> str:
    names = sorted(table.weights)
    coded = "".join(ALPHABET[table.weights[name] + ZERO] for name in names)
    return "\n".join(
        (
            f'"""{title}: data only, read by `core.linear`.',
            "",
            f"Written by `python -m {trainer}`; do not edit. Marks stand between bars and line ends.",
            '"""',
            "",
            "from __future__ import annotations",
            "",
            f"ALWAYS = {table.always}",
            'MARKS = """',
            *mark_lines(names),
            '"""',
            "WEIGHTS = (",
            *(f'    "{coded[at : at + LINE_WIDTH]}"' for at in range(0, len(coded), LINE_WIDTH)),
            ")",
            "",
        )
    )


def mark_lines(names: Iterable[str]) -> list[str]:
    """Return marks between bars, broken into lines that fit the screen."""
    lines, width = [""], 0
    for name in names:
        needed = sum(2 if east_asian_width(char) in "WF" else 1 for char in name) + 1
        if width and width + needed > LINE_WIDTH:
            lines.append("")
            width = 0
        lines[-1] += f"{MARK_BREAK}{name}" if width else name
        width += needed
    return lines
