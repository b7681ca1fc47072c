"""One fact on its way into the store: what is known while it is reconciled, and the changes gathered so far.

Owns the steps that creating, reinforcing and arguing share: building a row, recording its evidence, judging its tier,
opening or supporting a proposal. Must not decide between those three; that is `core.reconcile`. Pure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from harness_memory.config import Config
from harness_memory.core import proposals, tier
from harness_memory.core.authority import change, enforcement_default, transition
from harness_memory.core.crowding import has_room
from harness_memory.core.model import (
    LIVE_STATUSES,
    Actor,
    Episode,
    Fact,
    Memory,
    PolicySubtype,
    Proposal,
    ProposalKind,
    Provenance,
    SourceKind,
    ValidFact,
)
from harness_memory.core.outcome import (
    AddProvenance,
    AddTransition,
    Change,
    InsertMemory,
    InsertProposal,
    Notice,
    Outcome,
    Result,
    UpdateMemory,
    UpdateProposal,
)
from harness_memory.core.scanner import scan_text
from harness_memory.core.similarity import claim_of, relation, semantic_key
from harness_memory.core.tier import ActivationCaps, TierDecision

RATIONALE_LIMIT = 1000


@dataclass(frozen=True, slots=True)
class LiveView:
    """What the store holds as far as a decision needs it.

    `memories` are the candidate, active and stale ones; `rejected_claims` and `rejected_keys` what a person rejected
    within the time of suppression: claim keys of proposals, semantic keys of memories.
    """

    memories: tuple[Memory, ...]
    open_proposals: tuple[Proposal, ...]
    rejected_claims: frozenset[str]
    rejected_keys: frozenset[str]
    provenance_of: Callable[[str], Sequence[Provenance]]

    def after(self, changes: Iterable[Change]) -> LiveView:
        """Return the view once these changes are stored."""
        memories = {memory.id: memory for memory in self.memories}
        open_proposals = {proposal.id: proposal for proposal in self.open_proposals}
        for step in changes:
            if isinstance(step, InsertMemory | UpdateMemory):
                memories[step.memory.id] = step.memory
            elif isinstance(step, InsertProposal | UpdateProposal):
                open_proposals[step.proposal.id] = step.proposal
        return replace(
            self,
            memories=tuple(memory for memory in memories.values() if memory.status in LIVE_STATUSES),
            open_proposals=tuple(proposal for proposal in open_proposals.values() if proposal.status == "open"),
        )

    def get(self, memory_id: str) -> Memory | None:
        """Return a live memory."""
        return next((memory for memory in self.memories if memory.id == memory_id), None)


@dataclass(slots=True)
class Draft:
    """One fact, what it is judged by, and the changes it leads to."""

    valid: ValidFact
    episode: Episode
    view: LiveView
    settings: Config
    caps: ActivationCaps
    run_id: str
    new_id: Callable[[], str]
    now_ms: int
    changes: list[Change] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    shadow: bool = False

    @property
    def fact(self) -> Fact:
        """The fact without its citations."""
        return self.valid.fact

    def outcome(self, result: Result, memory_id: str, reason: str = "") -> Outcome:
        """Close the draft."""
        return Outcome(result, memory_id, reason, tuple(self.changes), tuple(self.notices), self.shadow)

    def new_memory(self, source_kind: SourceKind = "extraction") -> Memory:
        """Return the row the fact would become: an automatic candidate, nothing recorded yet."""
        fact = self.fact
        subtype: PolicySubtype | None = None
        if fact.type == "policy":
            subtype = "hard" if fact.signature else "soft"
        return Memory(
            id=self.new_id(),
            type=fact.type,
            summary=fact.summary,
            policy_subtype=subtype,
            details=fact.details,
            scope_glob=fact.scope_glob,
            signature=fact.signature,
            triggers=fact.triggers,
            relevant_tools=fact.relevant_tools,
            aliases=fact.aliases,
            knowledge_kind=fact.knowledge_kind,
            confidence=fact.confidence,
            semantic_key=semantic_key(fact.type, fact.signature, fact.scope_glob, fact.summary),
            source_kind=source_kind,
            source_ref=f"episode:{self.episode.id}",
            created_at_ms=self.now_ms,
            updated_at_ms=self.now_ms,
        )

    def insert(self, memory: Memory, *, actor: Actor, event: str) -> tuple[Memory, list[Provenance]]:
        """Record a new row with the fact's citations; returns it, counted, and them."""
        evidence = self._citations_as_evidence(memory)
        memory = tier.with_evidence(memory, evidence)
        born = transition(None, memory, actor=actor, event=event, reason=memory.source_ref, now_ms=self.now_ms)
        self.changes += [InsertMemory(memory), *map(AddProvenance, evidence), AddTransition(born)]
        return memory, evidence

    def add_evidence(self, memory: Memory) -> tuple[Memory, list[Provenance], bool]:
        """Record the fact's citations behind a stored row.

        Returns the row, counted but not yet recorded, all its evidence, and whether some of the new is firm. Records
        nothing when the row already rests on these lines.
        """
        known = list(self.view.provenance_of(memory.id))
        cited = {(row.episode_id, row.line) for row in known}
        fresh = [row for row in self._citations_as_evidence(memory) if (row.episode_id, row.line) not in cited]
        self.changes += map(AddProvenance, fresh)
        counted = replace(tier.with_evidence(memory, [*known, *fresh]), updated_at_ms=self.now_ms)
        return counted, [*known, *fresh], any(map(tier.is_firm, fresh))

    def judge(self, memory: Memory, provenance: Sequence[Provenance], *, replacement: bool) -> tuple[Memory, str]:
        """Record an automatic candidate as the tier decides: active, or waiting, with a proposal where one is due.

        Returns the row and the reason. `replacement`: it waits to take another row's place.
        """
        decision = self._decide_tier(memory, provenance, replacement=replacement)
        if decision.status == "active":
            level = enforcement_default(memory, self.settings)
            memory, record = change(memory, "activate", reason=decision.reason, now_ms=self.now_ms, enforcement=level)
            memory = tier.with_time_limit(memory, self.now_ms)
            self.changes += [UpdateMemory(memory), AddTransition(record)]
            self.notices.append(Notice("learned", memory))
            return memory, decision.reason
        memory = replace(memory, status_reason=decision.reason)
        self.changes.append(UpdateMemory(memory))
        self.shadow = decision.reason == "shadow"
        if memory.type == "policy" and not replacement:
            self.suggest("activate_policy", memory)
        elif decision.reason == "global":
            self.suggest("activate_global", memory)
        return memory, decision.reason

    def would_activate(self, memory: Memory, provenance: Sequence[Provenance]) -> bool:
        """Say whether a candidate would become active, did it not wait to take another row's place."""
        return self._decide_tier(memory, provenance, replacement=False).status == "active"

    def suggest(self, kind: ProposalKind, target: Memory, candidate: Memory | None = None) -> None:
        """Open or support a proposal, unless a person has rejected the same claim lately."""
        if not self.is_suppressed(kind, target, candidate):
            self.propose(kind, target, candidate)

    def propose(self, kind: ProposalKind, target: Memory, candidate: Memory | None = None) -> Proposal:
        """Open a proposal, or support the open one about the same rows."""
        candidate_id = candidate.id if candidate else ""
        signal = proposals.has_human_signal(self.episode, self.valid.citations)
        for known in self.view.open_proposals:
            if (known.kind, known.target_id, known.candidate_id) == (kind, target.id, candidate_id):
                supported = proposals.support(
                    known, session_key=self.episode.session_key, human_signal=signal, now_ms=self.now_ms
                )
                self.changes.append(UpdateProposal(supported))
                return supported
        opened = proposals.open_proposal(
            kind,
            proposal_id=self.new_id(),
            target_id=target.id,
            candidate_id=candidate_id,
            semantic_key=(candidate or target).semantic_key,
            rationale=self._rationale(),
            session_key=self.episode.session_key,
            human_signal=signal,
            settings=self.settings,
            now_ms=self.now_ms,
        )
        self.changes.append(InsertProposal(opened))
        return opened

    def is_suppressed(self, kind: ProposalKind, target: Memory, candidate: Memory | None) -> bool:
        """Say whether a person has rejected this claim lately (S15)."""
        key = proposals.claim_key(kind, target.id, (candidate or target).semantic_key)
        return key in self.view.rejected_claims

    def _decide_tier(self, memory: Memory, provenance: Sequence[Provenance], *, replacement: bool) -> TierDecision:
        return tier.decide_tier(
            memory,
            provenance,
            settings=self.settings,
            caps=self.caps,
            replacement=replacement,
            rejected_before=memory.semantic_key in self.view.rejected_keys,
            clean=not scan_text("\n".join((memory.summary, memory.details, *memory.aliases))),
            has_room=has_room(memory, self.view.memories, self.settings.limits.live_rules),
        )

    def _citations_as_evidence(self, memory: Memory) -> list[Provenance]:
        # A citation was classed by how it supports the fact; behind a row that claims something else it proves nothing.
        # Types may differ: the extractor names the same thing a pitfall in one session and a policy in the next.
        is_about = relation(claim_of(self.fact)._replace(type=memory.type), claim_of(memory)) == "same"
        return [
            Provenance(
                memory_id=memory.id,
                episode_id=self.episode.id,
                run_id=self.run_id,
                line=citation.line,
                provenance_class=citation.provenance_class if is_about else "inferred",
                quote=citation.quote,
                confidence=self.fact.confidence,
                session_key=self.episode.session_key,
                episode_weight=self.episode.evidence_weight,
                created_at_ms=self.now_ms,
            )
            for citation in {citation.line: citation for citation in self.valid.citations}.values()
        ]

    def _rationale(self) -> str:
        # The lines of a claim against a row are no evidence for it, so they are kept with the claim (S11).
        quotes = "; ".join(f"{c.provenance_class} {c.line}: {c.quote}" for c in self.valid.citations)
        return f"{self.fact.rationale or self.fact.summary} [{quotes}]"[:RATIONALE_LIMIT]
