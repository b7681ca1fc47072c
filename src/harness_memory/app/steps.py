"""What an install or uninstall says while it works: one step, one line.

Called by app/install, app/placement and app/uninstall, which report each step when it is done; cli/install prints them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Level = Literal["OK", "WARN", "FAIL"]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing done. WARN: done, with a catch; FAIL: done, but it does not work."""

    name: str
    level: Level
    detail: str


Report = Callable[[Step], None]
