"""What a validated fact does to the memories: create, reinforce, or argue.

Owns the write path's decisions, one fact at a time: is it known already, did a person ask for it, does it speak
against something. Whether a rule may do a thing is `core.authority`, when it does is `core.tier`. Pure: ids, time,
settings and a view of the store come in, an `Outcome` goes out. Called by `app.applying`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import assert_never

from harness_memory.config import Config
from harness_memory.core import proposals, tier
from harness_memory.core.authority import RuleEvent, change, enforcement_default
from harness_memory.core.draft import Draft, LiveView
from harness_memory.core.model import Episode, Memory, Proposal, ProposalKind, Provenance, Status, ValidFact
from harness_memory.core.outcome import AddTransition, Notice, Outcome, UpdateMemory, UpdateProposal
from harness_memory.core.provenance import states_action
from harness_memory.core.signals import states_rule
from harness_memory.core.similarity import Relation, claim_of, related
from harness_memory.core.tier import ActivationCaps

__all__ = ["LiveView", "reconcile_fact"]

_STATUS_ORDER: tuple[Status, ...] = ("active", "candidate", "stale")


def reconcile_fact(
    valid: ValidFact,
    episode: Episode,
    view: LiveView,
    settings: Config,
    caps: ActivationCaps,
    *,
    run_id: str,
    new_id: Callable[[], str],
    now_ms: int,
) -> Outcome:
    """Decide what one fact changes; `new_id` gives a fresh id for each row that is added."""
    draft = Draft(valid, episode, view, settings, caps, run_id, new_id, now_ms)
    action = valid.fact.action
    if action == "create":
        return _create(draft)
    target = view.get(valid.fact.target_id)
    if target is None:
        return draft.outcome("unchanged", "", "unknown_target")
    match action:
        case "reinforce":
            return _reinforce(draft, target)
        case "propose_stale" if target.status == "stale":
            return draft.outcome("unchanged", target.id, "already_stale")
        case "propose_stale":
            return _argue(draft, target, None)
        case "propose_supersede":
            return _argue(draft, target, _replacement_for(draft, target))
        case _:
            assert_never(action)


def _create(draft: Draft) -> Outcome:
    neighbours = related(claim_of(draft.fact), draft.view.memories)
    same = _first(neighbours, "same")
    remembered = _is_remembered(draft)
    if same is not None and not (remembered and same.authority == "auto"):
        return _reinforce(draft, same)
    opposite = _first(neighbours, "opposite")
    if remembered:
        return _remember(draft, same, opposite)
    if opposite is not None:
        return _argue(draft, opposite, draft.new_memory())
    memory, evidence = draft.insert(draft.new_memory(), actor="auto_rule", event="create")
    memory, reason = draft.judge(memory, evidence, replacement=False)
    similar = _first(neighbours, "other_signature")
    if similar is not None:
        draft.suggest("merge", similar, memory)
    return draft.outcome("created", memory.id, reason)


def _first(neighbours: Sequence[tuple[Memory, Relation]], wanted: Relation) -> Memory | None:
    """The memory that stands in this relation to the fact: a person's before a rule's, active before others."""
    found = [memory for memory, relation in neighbours if relation == wanted]
    return min(found, key=lambda m: (m.authority != "human", _STATUS_ORDER.index(m.status), m.id), default=None)


def _reinforce(draft: Draft, target: Memory) -> Outcome:
    rival = _rival_of(draft, target)
    if rival is not None:
        return _argue(draft, rival, target)
    memory, provenance, firm = draft.add_evidence(target)
    if not draft.changes:
        return draft.outcome("unchanged", target.id, "already_cited")
    if firm:
        memory = replace(memory, overrides_since_reinforcement=0, heeded_since_reinforcement=0)
    if memory.authority == "auto" and memory.status == "candidate":
        memory, reason = draft.judge(memory, provenance, replacement=False)
        return draft.outcome("reinforced", memory.id, reason)
    if memory.authority == "auto" and memory.status == "active" and firm:
        memory = _climb(draft, tier.with_time_limit(memory, draft.now_ms), provenance)
    draft.changes.append(UpdateMemory(memory))
    if memory.authority == "auto" and memory.status == "stale":
        draft.suggest("revalidate", memory)
    return draft.outcome("reinforced", memory.id)


def _rival_of(draft: Draft, memory: Memory) -> Memory | None:
    """The live row whose place a waiting candidate is proposed to take, or an active one that says the contrary.

    The proposal may have expired while both still stand; activating the candidate would leave two rules at odds.
    """
    if memory.authority != "auto" or memory.status != "candidate":
        return None
    proposed = (p for p in draft.view.open_proposals if p.kind == "supersede" and p.candidate_id == memory.id)
    rival = next((rival for p in proposed if (rival := draft.view.get(p.target_id))), None)
    others = (other for other in draft.view.memories if other.status == "active" and other.id != memory.id)
    return rival or _first(related(claim_of(memory), others), "opposite")


def _climb(draft: Draft, memory: Memory, provenance: Sequence[Provenance]) -> Memory:
    if not tier.should_escalate(memory, provenance, draft.settings):
        return memory
    reason = f"{len({row.session_key for row in provenance if tier.is_firm(row)})} sessions"
    memory, record = change(memory, "escalate", reason=reason, now_ms=draft.now_ms, enforcement="soft_deny")
    draft.changes.append(AddTransition(record))
    draft.notices.append(Notice("escalated", memory))
    return memory


def _is_remembered(draft: Draft) -> bool:
    """Whether a person asked, in a typed line that the fact cites, for this very rule to be kept."""
    if not draft.episode.flags.explicit_rule or draft.caps.remembered_left <= 0:
        return False
    if draft.settings.autonomy_level == "shadow":
        return False
    cited = {citation.line for citation in draft.valid.citations if citation.provenance_class == "typed"}
    return any(
        line.number in cited and states_rule(str(line.fields.get("text", ""))) and states_action(line, draft.fact)
        for line in draft.episode.lines
    )


def _remember(draft: Draft, same: Memory | None, opposite: Memory | None) -> Outcome:
    """Insert a row of the person's own, active at once; what rules had learned on it gives way."""
    memory = replace(
        draft.new_memory("remember"), authority="human", status="active", status_reason="remember", confidence=1.0
    )
    memory = replace(memory, enforcement=enforcement_default(memory, draft.settings))
    memory, _ = draft.insert(memory, actor="human", event="remember")
    draft.notices.append(Notice("remembered", memory))
    for other in (same, opposite):
        if other is None:
            continue
        if other.authority == "human":
            draft.suggest("supersede", other, memory)
        elif other.status != "stale":
            replaced, record = change(other, "replace", reason=f"remembered {memory.id}", now_ms=draft.now_ms)
            draft.changes += [UpdateMemory(replaced), AddTransition(record)]
    return draft.outcome("created", memory.id, "remember")


def _replacement_for(draft: Draft, target: Memory) -> Memory:
    """The row that should take the target's place: a live one that says what the fact says, else a new one."""
    others = (memory for memory in draft.view.memories if memory.id != target.id)
    return _first(related(claim_of(draft.fact), others), "same") or draft.new_memory()


def _argue(draft: Draft, target: Memory, candidate: Memory | None) -> Outcome:
    """Record the claim that a memory no longer holds, or that `candidate` should take its place.

    Against an automatic row it is carried out once it is decisive; against a person's it waits.
    """
    kind: ProposalKind = "supersede" if candidate else "stale"
    if draft.is_suppressed(kind, target, candidate):
        return draft.outcome("unchanged", target.id, "suppressed")
    provenance: Sequence[Provenance] = ()
    if candidate is not None:
        candidate, provenance = _record_candidate(draft, candidate)
        if not draft.changes:
            return draft.outcome("unchanged", candidate.id, "already_cited")
    proposal = draft.propose(kind, target, candidate)
    can_replace = candidate is None or candidate.status == "active" or draft.would_activate(candidate, provenance)
    if can_replace and proposals.is_decisive(proposal, target, draft.settings):
        return _carry_out(draft, proposal, target, candidate, provenance)
    others = [other for other in draft.view.open_proposals if other.id != proposal.id]
    contested = proposals.is_contested(target.id, [*others, proposal])
    if contested != target.contested:
        draft.changes.append(UpdateMemory(replace(target, contested=contested, updated_at_ms=draft.now_ms)))
    return draft.outcome("proposed", target.id, kind)


def _record_candidate(draft: Draft, candidate: Memory) -> tuple[Memory, Sequence[Provenance]]:
    if draft.view.get(candidate.id) is None:
        candidate, provenance = draft.insert(candidate, actor="auto_rule", event="create")
        candidate, _ = draft.judge(candidate, provenance, replacement=True)
        return candidate, provenance
    counted, provenance, _ = draft.add_evidence(candidate)
    if draft.changes:
        draft.changes.append(UpdateMemory(counted))
    return counted, provenance


def _carry_out(
    draft: Draft, proposal: Proposal, target: Memory, candidate: Memory | None, provenance: Sequence[Provenance]
) -> Outcome:
    """Take the target down and let the row that replaces it be judged like any other."""
    reason = f"proposal {proposal.id}, {len(proposal.support_sessions)} sessions"
    event: RuleEvent = "replace" if candidate else "contradict"
    others = (other for other in draft.view.open_proposals if other.id != proposal.id)
    target = replace(target, contested=proposals.is_contested(target.id, others))
    fallen, record = change(target, event, reason=reason, now_ms=draft.now_ms)
    draft.changes += [
        UpdateProposal(proposals.close(proposal, "accepted", draft.now_ms)),
        UpdateMemory(fallen),
        AddTransition(record),
    ]
    draft.notices.append(Notice("superseded" if candidate else "retired", fallen))
    if candidate is not None and candidate.authority == "auto" and candidate.status == "candidate":
        draft.judge(candidate, provenance, replacement=False)
    return draft.outcome("settled", target.id, proposal.kind)
