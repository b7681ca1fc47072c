"""The form of an inbox file (docs/formats.md), for whoever opens one.

Apart from `inbox`, so that looking into an empty `queue/` costs `hm status` no validation library.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from harness_memory.core.model import ClosedBy

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
