"""Changes that a rule may suggest and a person decides.

Owns how a proposal is opened, supported, contested (S20) and closed, when one against an automatic row is decisive
without a person, and for how long a rejected claim is silenced (S15). Pure. Called by reconcile, consolidation and
review.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal, assert_never

from harness_memory.config import Config
from harness_memory.core.model import DAY_MS, LIVE_STATUSES, Citation, Episode, Memory, Proposal, ProposalKind

Verdict = Literal["accepted", "rejected", "expired"]

SUPPRESSION_MS = 30 * DAY_MS
DECISIVE_SESSIONS = 2
CONTESTING_KINDS: tuple[ProposalKind, ...] = ("supersede", "stale")
_SCOPE_FIX_DAYS = 90
_ACTIVATIONS: tuple[ProposalKind, ...] = ("activate_policy", "activate_global")


def claim_key(kind: ProposalKind, target_id: str, semantic_key: str) -> str:
    """Return what makes two proposals the same claim; an activation is about its claim, whichever row makes it."""
    return f"{kind}|{'' if kind in _ACTIVATIONS else target_id}|{semantic_key}"


def open_proposal(
    kind: ProposalKind,
    *,
    proposal_id: str,
    target_id: str,
    candidate_id: str,
    semantic_key: str,
    rationale: str,
    session_key: str,
    human_signal: bool,
    settings: Config,
    now_ms: int,
) -> Proposal:
    """Return a new open proposal with its first support.

    `candidate_id` is "" where no second row is involved, `session_key` "" where no session made the claim.
    """
    days = _SCOPE_FIX_DAYS if kind == "fix_scope" else settings.retention.proposal_days
    return Proposal(
        id=proposal_id,
        kind=kind,
        status="open",
        target_id=target_id,
        candidate_id=candidate_id,
        claim_key=claim_key(kind, target_id, semantic_key),
        rationale=rationale,
        support_count=1,
        support_sessions=(session_key,) if session_key else (),
        human_signal=human_signal,
        created_at_ms=now_ms,
        updated_at_ms=now_ms,
        expires_at_ms=now_ms + days * DAY_MS,
    )


def support(proposal: Proposal, *, session_key: str, human_signal: bool, now_ms: int) -> Proposal:
    """Return an open proposal with one more claim behind it."""
    return replace(
        proposal,
        support_count=proposal.support_count + 1,
        support_sessions=tuple(dict.fromkeys((*proposal.support_sessions, session_key))),
        human_signal=proposal.human_signal or human_signal,
        updated_at_ms=now_ms,
    )


def close(proposal: Proposal, status: Verdict, now_ms: int) -> Proposal:
    """Return the proposal as decided."""
    return replace(proposal, status=status, updated_at_ms=now_ms, resolved_at_ms=now_ms)


def reopen(proposal: Proposal, now_ms: int) -> Proposal:
    """Return a decided proposal as open again, for as long as it had been given."""
    return replace(proposal, status="open", updated_at_ms=now_ms, resolved_at_ms=None)


def settled_by_now(proposal: Proposal, target: Memory, candidate: Memory | None, now_ms: int) -> Verdict | None:
    """Return how an open proposal ends because its memories have changed; None while it still asks something."""
    match proposal.kind:
        case "activate_policy" | "activate_global":
            ends: dict[str, Verdict | None] = {"candidate": None, "active": "accepted", "rejected": "rejected"}
            return ends.get(target.status, "expired")
        case "stale":
            return None if target.status in ("candidate", "active") else "accepted"
        case "supersede":
            waits = candidate is not None and candidate.status in ("candidate", "active")
            return None if waits and target.status in LIVE_STATUSES else "expired"
        case "merge":
            both_live = candidate is not None and {candidate.status, target.status} <= set(LIVE_STATUSES)
            return None if both_live else "expired"
        case "revalidate":
            return _revalidation_end(target, now_ms)
        case "fix_scope" | "fix_signature":
            if target.status not in LIVE_STATUSES:
                return "expired"
            # The key holds the signature, else the scope: another one means that somebody has mended it.
            is_same = proposal.claim_key == claim_key(proposal.kind, target.id, target.semantic_key)
            return None if is_same else "accepted"
        case _:
            assert_never(proposal.kind)


def _revalidation_end(target: Memory, now_ms: int) -> Verdict | None:
    if target.authority == "human":
        return "accepted"
    if target.status == "stale":
        return None
    is_due = target.revalidate_after_ms is not None and target.revalidate_after_ms <= now_ms
    return None if target.status == "active" and is_due else "expired"


def has_human_signal(episode: Episode, citations: Iterable[Citation]) -> bool:
    """Say whether a claim rests on a correction or a request to remember, or on what the program saw itself."""
    classes = {citation.provenance_class for citation in citations}
    spoken = bool(episode.flags.correction) or episode.flags.remember
    return "observed" in classes or (spoken and bool(classes & {"typed", "given"}))


def is_decisive(proposal: Proposal, target: Memory, settings: Config) -> bool:
    """Say whether a claim against an automatic active row may be carried out without a person.

    Two sessions must make it and one of them with a human signal, so that no agent undoes a correction in two of its
    own turns.
    """
    return (
        settings.autonomy_level == "standard"
        and proposal.kind in CONTESTING_KINDS
        and target.authority == "auto"
        and target.status == "active"
        and len(proposal.support_sessions) >= DECISIVE_SESSIONS
        and proposal.human_signal
    )


def is_contested(memory_id: str, open_proposals: Iterable[Proposal]) -> bool:
    """Say whether two sessions have argued against a memory and nobody has decided yet (S20)."""
    return any(
        proposal.target_id == memory_id
        and proposal.kind in CONTESTING_KINDS
        and len(proposal.support_sessions) >= DECISIVE_SESSIONS
        for proposal in open_proposals
    )
