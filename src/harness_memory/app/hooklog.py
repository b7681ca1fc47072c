"""What `logs/hooks.log` says: one call of a hook per line (S56).

Owns reading the log's tail; hooks write it. A line that is not a call (debug lines, torn tails) is passed over. Called
by app/doctor and by commands that report on hooks.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from harness_memory.hot.clock import parse_iso

TAIL_BYTES = 1024 * 1024
PRE_TOOL_SAMPLE = 200


@dataclass(frozen=True, slots=True)
class HookCall:
    """One hook process: when, for which event (`pre-tool`), what it noted, and its status word."""

    at_ms: int
    event: str
    fields: dict[str, str]
    status: str

    @property
    def elapsed_ms(self) -> int | None:
        """How long the hook took by its own clock; None when the line does not say."""
        text = self.fields.get("elapsed_ms", "")
        return int(text) if text.isdecimal() else None


def read_calls(log_path: Path, tail_bytes: int = TAIL_BYTES) -> list[HookCall]:
    """Return the calls in the last `tail_bytes` of the log, oldest first; empty without a log."""
    try:
        with log_path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - tail_bytes))
            data = file.read()
    except OSError:
        return []
    lines = data.decode("utf-8", "replace").split("\n")
    if size > tail_bytes:
        del lines[0]  # cut in the middle
    calls = (parse_call(line) for line in lines)
    return [call for call in calls if call is not None]


def parse_call(line: str) -> HookCall | None:
    """Read one line, None when it is not that of a call."""
    words = line.split(" ")
    at_ms = parse_iso(words[0])
    if at_ms is None or len(words) < 3 or words[1] == "debug":
        return None
    pairs = (word.partition("=") for word in words[2:-1])
    return HookCall(at_ms, words[1], {key: value for key, equals, value in pairs if equals}, words[-1])


def pre_tool_times(calls: Iterable[HookCall]) -> list[int]:
    """Return how long the last 200 pre-tool hooks took, in milliseconds, by their own clocks."""
    times = (call.elapsed_ms for call in calls if call.event == "pre-tool")
    return [elapsed_ms for elapsed_ms in times if elapsed_ms is not None][-PRE_TOOL_SAMPLE:]


def percentile(values: Sequence[int], share: float) -> int | None:
    """Return the smallest value that at least `share` of the values do not exceed; None without values."""
    if not values:
        return None
    return sorted(values)[max(1, math.ceil(share * len(values))) - 1]
