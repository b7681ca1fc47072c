"""The clock of every process: UTC milliseconds, replaceable by `HARNESS_MEMORY_NOW` (S41).

Owns reading and formatting of times on the hook path, where `datetime` costs too much. Called by hooks once per event
and by every composition root.
"""

from __future__ import annotations

import time

from harness_memory.hot.system import variable

NOW_VARIABLE = "HARNESS_MEMORY_NOW"


def now_ms() -> int:
    """Return UTC milliseconds since 1970; the variable wins when it holds a readable time."""
    fixed = variable(NOW_VARIABLE)
    if fixed:
        parsed = parse_iso(fixed)
        if parsed is not None:
            return parsed
    return time.time_ns() // 1_000_000


def parse_iso(text: str) -> int | None:
    """Read `YYYY-MM-DDTHH:MM:SS[.fff]Z` (UTC, `Z` optional) as milliseconds; None when it is not such a time."""
    date, _, clock = text.strip().rstrip("Z").partition("T")
    seconds, _, fraction = (clock or "00:00:00").partition(".")
    try:
        year, month, day = (int(part) for part in date.split("-"))
        hour, minute, second = (int(part) for part in seconds.split(":"))
        millisecond = int((fraction + "000")[:3])
    except ValueError:
        return None
    if not 1970 <= year <= 9999:  # beyond, neither the C library nor `datetime` can write it again
        return None
    if not (1 <= month <= 12 and 1 <= day <= 31 and 0 <= hour < 24 and 0 <= minute < 60 and 0 <= second <= 60):
        return None
    days = _days_from_civil(year, month, day)
    return ((days * 24 + hour) * 60 + minute) * 60_000 + second * 1000 + millisecond


def format_iso(at_ms: int) -> str:
    """Write milliseconds as `YYYY-MM-DDTHH:MM:SS.fffZ`."""
    whole, millisecond = divmod(at_ms, 1000)
    parts = time.gmtime(whole)
    return (
        f"{parts.tm_year:04d}-{parts.tm_mon:02d}-{parts.tm_mday:02d}"
        f"T{parts.tm_hour:02d}:{parts.tm_min:02d}:{parts.tm_sec:02d}.{millisecond:03d}Z"
    )


def _days_from_civil(year: int, month: int, day: int) -> int:
    """Days since 1970-01-01 in the proleptic Gregorian calendar (years counted from March, eras of 400)."""
    year -= month <= 2
    era = year // 400
    year_of_era = year - era * 400
    day_of_year = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5 + day - 1
    day_of_era = year_of_era * 365 + year_of_era // 4 - year_of_era // 100 + day_of_year
    return era * 146_097 + day_of_era - 719_468
