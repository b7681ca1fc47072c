"""One finding of the doctor."""

from __future__ import annotations

from dataclasses import dataclass

from harness_memory.app.steps import Level


@dataclass(frozen=True, slots=True)
class Check:
    """What one check found; `repair` is a command (or an edit to make), "" when there is nothing to mend."""

    id: str
    level: Level
    detail: str
    repair: str = ""
