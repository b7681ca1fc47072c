"""When an automatic memory becomes active, climbs, falls back and runs out.

Owns the numbers of the automatic tier: evidence, confidence, time limits, the climb (S10) and the fall (S47). Decides;
the change itself goes through `core.authority`. Pure. Called by reconcile, consolidation and the worker's roll-up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from harness_memory.config import Config
from harness_memory.core.authority import may_climb
from harness_memory.core.model import DAY_MS, Firing, Memory, Provenance, Status
from harness_memory.hot.activation import SCOPE_ONLY_TYPES

TierReason = Literal[
    "earned", "type", "scope", "trigger", "confidence", "evidence", "provenance", "scanner", "global", "replacement",
    "rejected_before", "crowded", "cap", "shadow", "autonomy",
]  # fmt: skip

MIN_CONFIDENCE = 0.7
MIN_EVIDENCE_SCORE = 2
LASTING_KINDS = ("correction", "failure_resolution")
LASTING_TTL_DAYS = 30
PASSING_TTL_DAYS = 7
MAX_TTL_DAYS = 90
FIRED_TTL_DAYS = 14
MAX_OVERRIDES = 3
_HOOKED_TOOLS = ("bash", "edit", "write", "fetch")
"""What PreToolUse is registered for, MCP tools besides (S23)."""


@dataclass(frozen=True, slots=True)
class ActivationCaps:
    """How many more rows may become active by themselves, today and from this episode, and how many may still be
    remembered from this turn.
    """

    day_left: int
    episode_left: int
    remembered_left: int = 2

    def after(self, *, activations: int, remembered: int) -> ActivationCaps:
        """Return what is left once so many rows became active and so many were remembered."""
        return ActivationCaps(
            self.day_left - activations, self.episode_left - activations, self.remembered_left - remembered
        )


@dataclass(frozen=True, slots=True)
class TierDecision:
    """What status an automatic candidate gets and why; `shadow` means it would have been active."""

    status: Status
    reason: TierReason


@dataclass(frozen=True, slots=True)
class Counters:
    """What evidence adds up to; see `Memory` for the fields of the same names."""

    evidence_count: int
    evidence_score: int
    session_count: int
    confidence: float
    last_evidence_at_ms: int | None


def recount(provenance: Iterable[Provenance]) -> Counters:
    """Add up the evidence behind a memory: an episode counts once, with its weight."""
    rows = tuple(provenance)
    weights = {row.episode_id: row.episode_weight for row in rows}
    return Counters(
        evidence_count=len(weights),
        evidence_score=sum(weights.values()),
        session_count=len({row.session_key for row in rows}),
        confidence=max((row.confidence for row in rows), default=0.0),
        last_evidence_at_ms=max((row.created_at_ms for row in rows), default=None),
    )


def with_evidence(memory: Memory, provenance: Sequence[Provenance]) -> Memory:
    """Return the memory with its counters as `provenance`, all of it, gives them; a person's confidence stays."""
    counters = recount(provenance)
    return replace(
        memory,
        evidence_count=counters.evidence_count,
        evidence_score=counters.evidence_score,
        session_count=counters.session_count,
        validation_count=max(counters.evidence_count - 1, 0),
        confidence=counters.confidence if memory.authority == "auto" else memory.confidence,
        last_evidence_at_ms=counters.last_evidence_at_ms,
    )


def is_firm(row: Provenance) -> bool:
    """Say whether a person's words or what the program saw stand behind a citation, not a tool's output."""
    return row.provenance_class != "inferred"


def decide_tier(
    memory: Memory,
    provenance: Sequence[Provenance],
    *,
    settings: Config,
    caps: ActivationCaps,
    replacement: bool = False,
    rejected_before: bool = False,
    clean: bool = True,
    has_room: bool = True,
) -> TierDecision:
    """Decide whether an automatic candidate becomes active; the first condition that fails is the reason.

    `replacement`: the row waits in an open proposal to take another's place. `rejected_before`: a person has lately
    rejected the same claim. `clean`: the scanner found nothing in its text. `has_room`: not too many active rows speak
    about the same calls.
    """
    conditions: tuple[tuple[bool, TierReason], ...] = (
        (memory.type in ("pitfall", "workflow"), "type"),
        (is_repository_scope(memory.scope_glob), "scope"),
        (is_reachable(memory), "trigger"),
        (clean, "scanner"),
        (memory.confidence >= MIN_CONFIDENCE, "confidence"),
        (memory.evidence_score >= MIN_EVIDENCE_SCORE, "evidence"),
        (any(is_firm(row) for row in provenance), "provenance"),
        (memory.signature is not None or bool(memory.relevant_tools), "global"),
        (not replacement, "replacement"),
        (not rejected_before, "rejected_before"),
        (has_room, "crowded"),
        (caps.day_left > 0 and caps.episode_left > 0, "cap"),
        (settings.autonomy_level != "shadow", "shadow"),
        (settings.autonomy_level == "standard", "autonomy"),
    )
    failed = next((reason for holds, reason in conditions if not holds), None)
    return TierDecision("candidate", failed) if failed else TierDecision("active", "earned")


def should_escalate(memory: Memory, provenance: Sequence[Provenance], settings: Config) -> bool:
    """Say whether an active automatic memory may climb from advise to soft_deny (S10, S47).

    Enough sessions must each hold a firm citation; after a fall by overrides one of them must be a session that had
    not cited the memory before the fall.
    """
    ladder = settings.before_tool.auto_escalation
    if not ladder.enabled or settings.autonomy_level != "standard":
        return False
    if memory.authority != "auto" or memory.status != "active" or memory.enforcement != "advise":
        return False
    firm = [row for row in provenance if is_firm(row)]
    if not may_climb(memory) or len({row.session_key for row in firm}) < ladder.sessions:
        return False
    fallen_at_ms = memory.downgraded_at_ms
    if fallen_at_ms is None:
        return True
    before = {row.session_key for row in provenance if row.created_at_ms <= fallen_at_ms}
    return any(row.session_key not in before for row in firm if row.created_at_ms > fallen_at_ms)


def should_downgrade(memory: Memory) -> bool:
    """Say whether an automatic memory has been overridden so often that it falls back to advise (S47)."""
    overrides = memory.overrides_since_reinforcement
    return (
        memory.authority == "auto"
        and memory.status == "active"
        and memory.enforcement != "advise"
        and overrides >= MAX_OVERRIDES
        and overrides > memory.heeded_since_reinforcement
    )


def with_time_limit(memory: Memory, now_ms: int) -> Memory:
    """Return an automatic memory with the time its evidence gives it: never less than it had, never over 90 days."""
    base_days = LASTING_TTL_DAYS if memory.knowledge_kind in LASTING_KINDS else PASSING_TTL_DAYS
    # Beyond 2^4 weeks the cap holds anyway.
    earned_days = PASSING_TTL_DAYS * 2 ** min(memory.validation_count, 4)
    return _limited(memory, now_ms, now_ms + max(earned_days, base_days) * DAY_MS)


def with_upheld_time(memory: Memory, now_ms: int) -> Memory:
    """Return an automatic memory that a person has just found to hold: time anew, and half of it until the next ask."""
    upheld = with_time_limit(memory, now_ms)
    limit_ms = upheld.ttl_expires_at_ms
    assert limit_ms is not None  # noqa: S101  with_time_limit always sets one
    return replace(upheld, revalidate_after_ms=now_ms + (limit_ms - now_ms) // 2)


def with_firings(memory: Memory, firings: Iterable[Firing], now_ms: int) -> Memory:
    """Return the memory with what came of these firings of it counted in (S19).

    A retry that was let pass is no firing of its own: it said nothing. An automatic memory that fired, and not only to
    be overridden, gains 14 days.
    """
    mine = [firing for firing in firings if firing.memory_id == memory.id and firing.delivery != "suppressed"]
    if not mine:
        return memory
    fired = sum(firing.delivery != "override" for firing in mine)
    overrides = sum(firing.outcome == "override" for firing in mine)
    heeded = sum(firing.outcome == "heeded" for firing in mine)
    counted = replace(
        memory,
        fire_count=memory.fire_count + fired,
        override_count=memory.override_count + overrides,
        heeded_count=memory.heeded_count + heeded,
        overrides_since_reinforcement=memory.overrides_since_reinforcement + overrides,
        heeded_since_reinforcement=memory.heeded_since_reinforcement + heeded,
        last_fired_at_ms=max(memory.last_fired_at_ms or 0, *(firing.at_ms for firing in mine)),
    )
    limit_ms = memory.ttl_expires_at_ms
    if limit_ms is None or memory.status != "active" or fired <= overrides:
        return counted
    return _limited(counted, now_ms, limit_ms + FIRED_TTL_DAYS * DAY_MS)


def is_repository_scope(scope_glob: str) -> bool:
    """Say whether a scope is a glob below the project root: not absolute, no way up, no other separators (V3)."""
    if not scope_glob or scope_glob.startswith(("/", "~", "!")) or "\\" in scope_glob or scope_glob[1:2] == ":":
        return False
    is_balanced = all(scope_glob.count(opening) == scope_glob.count(closing) for opening, closing in ("{}", "[]"))
    return is_balanced and "://" not in scope_glob and ".." not in scope_glob.split("/")


def is_reachable(memory: Memory) -> bool:
    """Say whether some hook can deliver the memory: before_tool needs a tool that a hook is registered for."""
    if memory.triggers != ("before_tool",):
        return bool(memory.triggers)
    if memory.signature is None:
        return memory.type in SCOPE_ONLY_TYPES
    return is_hooked(memory.signature.tool)


def is_hooked(tool: str) -> bool:
    """Say whether a hook is called before calls of a canonical tool."""
    return tool in _HOOKED_TOOLS or tool.startswith("mcp:")


def _limited(memory: Memory, now_ms: int, limit_ms: int) -> Memory:
    limit_ms = min(limit_ms, now_ms + MAX_TTL_DAYS * DAY_MS)
    if memory.ttl_expires_at_ms is not None and limit_ms <= memory.ttl_expires_at_ms:
        return memory
    return replace(memory, ttl_expires_at_ms=limit_ms, revalidate_after_ms=now_ms + (limit_ms - now_ms) // 2)
