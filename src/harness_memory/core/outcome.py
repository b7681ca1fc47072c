"""What reconciling a fact leads to: the changes to the store, in order, and what to tell the person.

Owns the shapes only; `core.reconcile` makes them and `app.applying` carries them out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from harness_memory.core.model import Memory, Proposal, Provenance, Transition

Result = Literal["created", "reinforced", "proposed", "settled", "unchanged"]
NoticeEvent = Literal["learned", "remembered", "escalated", "superseded", "retired"]

UNDO_COMMANDS: dict[NoticeEvent, str] = {
    "learned": "hm memory:demote {id}",
    "remembered": "hm memory:demote {id}",
    "escalated": "hm memory:enforce {id} advise",
    "superseded": "hm memory:restore {id}",
    "retired": "hm memory:restore {id}",
}


@dataclass(frozen=True, slots=True)
class InsertMemory:
    """A new memory."""

    memory: Memory


@dataclass(frozen=True, slots=True)
class UpdateMemory:
    """A memory as it is from now on."""

    memory: Memory


@dataclass(frozen=True, slots=True)
class AddProvenance:
    """One more cited line behind a memory."""

    provenance: Provenance


@dataclass(frozen=True, slots=True)
class AddTransition:
    """The record of a change."""

    transition: Transition


@dataclass(frozen=True, slots=True)
class InsertProposal:
    """A new proposal."""

    proposal: Proposal


@dataclass(frozen=True, slots=True)
class UpdateProposal:
    """A proposal with more support, or decided."""

    proposal: Proposal


Change = InsertMemory | UpdateMemory | AddProvenance | AddTransition | InsertProposal | UpdateProposal


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that changed what hooks do, for the person to hear of (S40)."""

    event: NoticeEvent
    memory: Memory

    @property
    def undo(self) -> str:
        """The command that takes it back."""
        return UNDO_COMMANDS[self.event].format(id=self.memory.id)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one fact leads to.

    `memory_id` is the row it ended in, "" when none. `reason` says why a new row stays a candidate or why nothing
    changes. `shadow`: the row would have become active, were the autonomy level not shadow.
    """

    result: Result
    memory_id: str
    reason: str = ""
    changes: tuple[Change, ...] = ()
    notices: tuple[Notice, ...] = ()
    shadow: bool = False

    @property
    def activations(self) -> int:
        """How many automatic rows became active."""
        return sum(notice.event == "learned" for notice in self.notices)

    @property
    def remembered(self) -> int:
        """How many rows a person asked to keep."""
        return sum(notice.event == "remembered" for notice in self.notices)
