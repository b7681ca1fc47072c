from __future__ import annotations

import time

import pytest

from harness_memory.app.days import day_end_ms, local_day
from harness_memory.hot.clock import parse_iso

LATE_MS = parse_iso("2026-11-01T22:30:00Z") or 0


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone of a process cannot be set on this system")
@pytest.mark.parametrize(
    ("zone", "day", "end"),
    [
        ("UTC", "2026-11-01", "2026-11-02T00:00:00Z"),
        ("UTC-2", "2026-11-02", "2026-11-02T22:00:00Z"),
        ("UTC+23", "2026-10-31", "2026-11-01T23:00:00Z"),
        ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01", "2026-11-02T05:00:00Z"),  # a day of 25 hours
    ],
)
def test_a_day_is_a_date_of_the_local_calendar(zone: str, day: str, end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """S48; POSIX writes zones east of Greenwich with a minus."""
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert (local_day(LATE_MS), day_end_ms(LATE_MS)) == (day, parse_iso(end))
    finally:
        monkeypatch.undo()
        time.tzset()
