"""The time limit for regular expressions, with a clock that tells what it is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from harness_memory.extract.regex_sweep import slow_on


def make_clock(*spans_s: float) -> Callable[[], float]:
    """A clock whose pairs of readings lie the given spans apart; the last span repeats."""
    readings = 0

    def clock() -> float:
        nonlocal readings
        readings += 1
        return spans_s[min(readings // 2 - 1, len(spans_s) - 1)] if readings % 2 == 0 else 0.0

    return clock


@pytest.mark.parametrize(
    ("spans_s", "length"),
    [
        ((0.002,), 0),
        ((0.0021, 0.001, 0.0021, 0.0008, 0.0021, 0.0008, 0.0), 0),
        ((0.0026, 0.001, 0.0026, 0.001, 0.0026, 0.001, 0.0), 1),
        ((0.0026, 0.001, 0.0026, 0.001, 0.0019), 0),
        ((0.0, 0.0026, 0.001, 0.0026, 0.001, 0.0026, 0.001), 2),
    ],
)
def test_limit_is_two_milliseconds_or_the_reference_three_times_in_a_row(
    spans_s: tuple[float, ...], length: int
) -> None:
    assert slow_on("npm test", make_clock(*spans_s)) == length


@pytest.mark.parametrize("pattern", ["(a|a)*c", "(a|aa)*b", "(x+x+)+y", ".*.*.*.*.*.*.*.*.*.*=x"])
def test_exponential_and_high_powers_are_noticed_on_short_samples(pattern: str) -> None:
    assert 0 < slow_on(pattern) < 2_000
