"""A store in memory: applies outcomes and gives the view the next decision rests on."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field, replace
from typing import Any

from harness_memory.config import Config
from harness_memory.core.model import (
    LIVE_STATUSES,
    Citation,
    Episode,
    Fact,
    Flags,
    Memory,
    Proposal,
    Provenance,
    ProvenanceClass,
    Transition,
    ValidFact,
)
from harness_memory.core.outcome import (
    AddProvenance,
    AddTransition,
    InsertMemory,
    InsertProposal,
    Outcome,
    UpdateMemory,
    UpdateProposal,
)
from harness_memory.core.reconcile import LiveView, reconcile_fact
from harness_memory.core.tier import ActivationCaps
from tests.core.episode_factory import Segment, command_signature, episode, fact, prompt

NOW_MS = 1_800_000_000_000
HOUR_MS = 3_600_000
CAPS = ActivationCaps(day_left=10, episode_left=3)
CORRECTION_TEXT = "don't run npm test here, run pnpm test from packages/api"


def correction(summary: str = "Run pnpm test from packages/api", **changes: Any) -> Fact:
    """Return the fact of the demo story."""
    return fact(summary, **{"signature": command_signature("npm test"), "scope_glob": "packages/api/**"} | changes)


def cited(source: Fact, provenance_class: ProvenanceClass = "typed", line: str = "e1", quote: str = "") -> ValidFact:
    """Return a fact with one citation of this class."""
    return ValidFact(source, (Citation(line, provenance_class, quote or CORRECTION_TEXT),))


def session(name: str, turn: int = 1, text: str = CORRECTION_TEXT, **changes: Any) -> Episode:
    """Return an episode of a session that holds one typed prompt; strongly correcting by default."""
    segment = Segment(id=f"claude-code:{name}:p{turn}:1", session_key=name, turn_key=f"p{turn}")
    return replace(
        episode(prompt(text), segment=segment), **{"flags": Flags(correction="strong"), "evidence_weight": 2} | changes
    )


@dataclass
class World:
    """Rows by id, and everything ever recorded."""

    settings: Config = field(default_factory=Config)
    memories: dict[str, Memory] = field(default_factory=dict)
    proposals: dict[str, Proposal] = field(default_factory=dict)
    provenance: list[Provenance] = field(default_factory=list)
    transitions: list[Transition] = field(default_factory=list)
    rejected_claims: frozenset[str] = frozenset()
    rejected_keys: frozenset[str] = frozenset()
    now_ms: int = NOW_MS
    ids: Any = field(default_factory=lambda: (f"{number:012x}" for number in itertools.count(0xA0)))

    def of(self, memory_id: str) -> list[Provenance]:
        return [row for row in self.provenance if row.memory_id == memory_id]

    def view(self) -> LiveView:
        return LiveView(
            memories=tuple(row for row in self.memories.values() if row.status in LIVE_STATUSES),
            open_proposals=tuple(row for row in self.proposals.values() if row.status == "open"),
            rejected_claims=self.rejected_claims,
            rejected_keys=self.rejected_keys,
            provenance_of=self.of,
        )

    def learn(self, valid: ValidFact, source: Episode, caps: ActivationCaps = CAPS) -> Outcome:
        """Reconcile a fact an hour later and apply what it leads to."""
        self.now_ms += HOUR_MS
        outcome = reconcile_fact(
            valid,
            source,
            self.view(),
            self.settings,
            caps,
            run_id=f"run-{self.now_ms}",
            new_id=lambda: next(self.ids),
            now_ms=self.now_ms,
        )
        self.apply(outcome)
        return outcome

    def apply(self, outcome: Outcome) -> None:
        for step in outcome.changes:
            match step:
                case InsertMemory(row):
                    assert row.id not in self.memories
                    self.memories[row.id] = row
                case UpdateMemory(row):
                    assert row.id in self.memories
                    self.memories[row.id] = row
                case AddProvenance(row):
                    self.provenance.append(row)
                case AddTransition(row):
                    self.transitions.append(row)
                case InsertProposal(row):
                    assert row.id not in self.proposals
                    self.proposals[row.id] = row
                case UpdateProposal(row):
                    assert row.id in self.proposals
                    self.proposals[row.id] = row

    def add(self, memory: Memory) -> Memory:
        self.memories[memory.id] = memory
        return memory

    def only(self) -> Memory:
        (memory,) = self.memories.values()
        return memory
