"""The inbox files of `queue/`, as the worker and people look at them (docs/formats.md).

Owns their format at this edge. Called by app/intake, app/doctor and the commands that show what waits.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from harness_memory.core.model import ClosedBy
from harness_memory.hot.paths import QUEUE_DIR

# Bounds that the database's integers and a file's offsets keep; no ledger comes near them.
Offset = Annotated[int, Field(ge=0, le=2**40)]
AtMs = Annotated[int, Field(ge=0, le=2**53)]


class InboxEntry(BaseModel):
    """One file of `queue/` (docs/formats.md)."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    v: Literal[1]
    id: str = Field(min_length=1)
    host: str = Field(min_length=1, pattern=r"^[a-z-]+$")
    session_key: str = Field(pattern=r"^[0-9a-f]{16}$")
    turn: str
    segment: int = Field(ge=1, le=2**31)
    start: Offset
    end: Offset
    previous: tuple[Offset, Offset] | None
    closed_by: ClosedBy
    closed_at_ms: AtMs
    transcript_path: str = ""
    correction_for: str = ""
    previous_assistant: str = ""


def inbox_files(state_dir: Path) -> list[Path]:
    """Return the waiting inbox files by name."""
    return sorted((state_dir / QUEUE_DIR).glob("*.json"))


def read_entry(path: Path) -> InboxEntry | None:
    """Read one inbox file; None when it is not one, a directory or a dangling link of that name included."""
    if not path.is_file():
        return None
    try:
        return InboxEntry.model_validate_json(path.read_bytes())
    except ValidationError:
        return None
