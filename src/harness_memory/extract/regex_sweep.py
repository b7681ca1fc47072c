"""Whether a regular expression is fast enough to be run on every tool call (V5).

Owns the samples and the time limit. A pattern is tried on samples that grow step by step, so that even one that takes
exponential time is noticed while a step still takes milliseconds. Called by validation.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

SAMPLE_CHARS = 4096
LIMIT_S = 0.002
SLOWER_THAN_REFERENCE = 2.5
REFERENCE = r"(?:[a-z0-9_.-]+ ){1,8}--[a-z]+=zz"
TRIES = 3
"""A step over the limit is measured again: on a busy machine one slow run proves nothing."""

_ORDINARY = (
    "cd packages/api && FOO=1 npm run test -- --watch=false 'a b' \"c\" /usr/local/lib/x.py:12 2>&1 | tail -n 5; "
)


def slow_on(pattern: str, clock: Callable[[], float] = time.perf_counter) -> int:
    """Return the length of the first sample the pattern is too slow on, 0 when it is fast; it must compile."""
    compiled, reference = re.compile(pattern), re.compile(REFERENCE)
    for seed in _seeds(pattern):
        for length in _lengths():
            # The last character fits no ordinary pattern: failing late is what makes backtracking show.
            sample = (seed * (length // len(seed) + 1))[:length] + "\x00"
            if _is_slow(compiled, reference, sample, clock):
                return length
    return 0


def _is_slow(pattern: re.Pattern[str], reference: re.Pattern[str], sample: str, clock: Callable[[], float]) -> bool:
    for _ in range(TRIES):
        spent_s = _spent(pattern, sample, clock)
        if spent_s <= LIMIT_S or spent_s <= SLOWER_THAN_REFERENCE * _spent(reference, sample, clock):
            return False
    return True


def _spent(pattern: re.Pattern[str], sample: str, clock: Callable[[], float]) -> float:
    started = clock()
    pattern.search(sample)
    return clock() - started


def _seeds(pattern: str) -> Iterator[str]:
    """Texts to repeat: ordinary calls, each character the pattern names, all it names in a row, and all but the last
    of it: what almost matches takes longest to refuse.
    """
    yield _ORDINARY
    named = "".join(char for char in pattern if char.isalnum() or char in " -_/.=:")
    yield from ("a", "0", " ", "/", "-", "_", "a ", "a/", "\n")
    yield from dict.fromkeys(named)
    if named:
        yield from (named, f"{named[:-1]}~")


def _lengths() -> Iterator[int]:
    """One by one at first, since a step may multiply the time; then by half."""
    length = 1
    while length < SAMPLE_CHARS:
        yield length
        length = length + 1 if length < 40 else length * 3 // 2
    yield SAMPLE_CHARS
