"""The day that caps and money are counted by.

Owns its name. Must stay free of other imports: `hm status` pays for them. Called by the worker and by status.
"""

from __future__ import annotations

from datetime import datetime


def local_day(at_ms: int) -> str:
    """Return the local date of a time as `YYYY-MM-DD` (S48)."""
    return datetime.fromtimestamp(at_ms / 1000).astimezone().strftime("%Y-%m-%d")
