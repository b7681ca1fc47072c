"""The day that caps and money are counted by.

Owns its name and its end, and what a turn waits for that a cap holds. Must stay free of other imports: `hm status` pays
for them. Called by the worker, by status and by the queue.
"""

from __future__ import annotations

from datetime import datetime, time, timedelta

DAILY_CAP = "daily_cap"
MONEY_CAP = "money_cap"


def local_day(at_ms: int) -> str:
    """Return the local date of a time as `YYYY-MM-DD` (S48)."""
    return datetime.fromtimestamp(at_ms / 1000).astimezone().strftime("%Y-%m-%d")


def day_end_ms(at_ms: int) -> int:
    """Return when the local day of a time ends and its caps begin anew: the next local midnight."""
    tomorrow = datetime.fromtimestamp(at_ms / 1000).date() + timedelta(days=1)
    return int(datetime.combine(tomorrow, time()).timestamp() * 1000)
