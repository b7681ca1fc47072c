"""Who may change a memory, and into what.

Owns the table of changes: for each event who makes it, from which statuses it leads, to which. Every change of status,
authority or enforcement goes through `change`, so that no rule can take down what a person put up (S18). Also owns the
level a memory is delivered at by default. Pure. Called by reconcile, consolidation, review and the memory commands.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Literal

from harness_memory.config import Config
from harness_memory.core.model import ENFORCEMENTS, LIVE_STATUSES, Actor, Enforcement, Memory, Status, Transition
from harness_memory.errors import HmError, UsageError
from harness_memory.hot.signatures import is_specific

PersonEvent = Literal[
    "promote", "demote", "reject", "restore", "supersede", "enforce", "edit", "confirm", "uphold", "lower"
]
RuleEvent = Literal["activate", "escalate", "downgrade", "contradict", "replace", "expire", "abandon"]
Event = PersonEvent | RuleEvent

# A rule in a file a person wrote is hard when the words say so.
_STRICT_WORDS = re.compile(r"\b(?:never|must not|mustn't|always|must|do not|don't)\b|절대|반드시|항상", re.IGNORECASE)


# What a person's decision may change of a row, so what taking it back restores.
STANDING = (
    "status", "status_reason", "authority", "enforcement", "scope_glob", "signature", "semantic_key",
    "import_unconfirmed", "downgraded_at_ms", "ttl_expires_at_ms", "revalidate_after_ms",
)  # fmt: skip


class AuthorityViolation(HmError):
    """A rule tried to change what only a person may change; nothing was written."""


@dataclass(frozen=True, slots=True)
class Edge:
    """One kind of change.

    `to` None leaves the status. `adopts` makes the row human and takes its time limits away. `levels` are the
    enforcements the event may set, empty when it leaves the level alone.
    """

    actor: Actor
    start: tuple[Status, ...]
    to: Status | None
    adopts: bool = False
    levels: tuple[Enforcement, ...] = ()


EDGES: dict[Event, Edge] = {
    "promote": Edge("human", ("candidate", "stale"), "active", adopts=True, levels=ENFORCEMENTS),
    "demote": Edge("human", ("active",), "stale"),
    "reject": Edge("human", LIVE_STATUSES, "rejected"),
    "restore": Edge("human", ("stale", "superseded", "rejected"), "active", adopts=True),
    "supersede": Edge("human", LIVE_STATUSES, "superseded"),
    "enforce": Edge("human", LIVE_STATUSES, None, adopts=True, levels=ENFORCEMENTS),
    "edit": Edge("human", LIVE_STATUSES, None, adopts=True),
    "confirm": Edge("human", LIVE_STATUSES, None, adopts=True, levels=ENFORCEMENTS),
    # A person's word about a learned row that leaves it a learned row.
    "uphold": Edge("human", ("active", "stale"), "active"),
    "lower": Edge("human", ("active",), None, levels=("advise",)),
    # What rules may do, on automatic rows alone. Nothing here leads out of stale, superseded or rejected (S18), and
    # no level above soft_deny can be set (S10).
    "activate": Edge("auto_rule", ("candidate",), "active", levels=("advise", "soft_deny")),
    "escalate": Edge("auto_rule", ("active",), None, levels=("soft_deny",)),
    "downgrade": Edge("auto_rule", ("active",), None, levels=("advise",)),
    "contradict": Edge("auto_rule", ("active",), "stale"),
    "replace": Edge("auto_rule", ("candidate", "active"), "superseded"),
    "expire": Edge("auto_rule", ("active",), "stale"),
    "abandon": Edge("auto_rule", ("candidate",), "rejected"),
}


def change(
    memory: Memory, event: Event, *, reason: str, now_ms: int, enforcement: Enforcement | None = None
) -> tuple[Memory, Transition]:
    """Return the memory after the event, and its record.

    Raises AuthorityViolation when a rule touches a human row or a level it may not set, UsageError when the memory's
    status does not allow the event.
    """
    edge = EDGES[event]
    if edge.actor == "auto_rule" and memory.authority == "human":
        raise _violation(memory, f"a rule may not {event} a memory that belongs to a person")
    if enforcement is not None and enforcement not in edge.levels:
        raise _violation(memory, f"{event} may not set the enforcement {enforcement}")
    if memory.status not in edge.start:
        needs_restoring = memory.status not in LIVE_STATUSES and edge.to in (None, "active")
        raise UsageError(
            "status-forbids",
            f"{event} is for a memory that is {' or '.join(edge.start)}; this one is {memory.status}.",
            context=memory.id,
            hint=f"hm memory:{'restore' if needs_restoring else 'show'} {memory.id}",
        )
    changed = replace(
        memory,
        status=edge.to or memory.status,
        status_reason=reason,
        enforcement=enforcement or memory.enforcement,
        updated_at_ms=now_ms,
    )
    if edge.adopts:
        changed = replace(changed, authority="human", ttl_expires_at_ms=None, revalidate_after_ms=None)
    return changed, transition(memory, changed, actor=edge.actor, event=event, reason=reason, now_ms=now_ms)


def take_back(memory: Memory, earlier: Memory, *, reason: str, now_ms: int) -> tuple[Memory, Transition]:
    """Return the memory with the standing it had before a person's decision, and the record; counters stay."""
    standing = {name: getattr(earlier, name) for name in STANDING}
    restored = replace(memory, **standing, updated_at_ms=now_ms)
    return restored, transition(memory, restored, actor="human", event="undo", reason=reason, now_ms=now_ms)


def transition(
    before: Memory | None, after: Memory, *, actor: Actor, event: str, reason: str, now_ms: int
) -> Transition:
    """Return the record of a change; `before` None stands for a memory that did not exist."""
    return Transition(
        memory_id=after.id,
        actor=actor,
        event=event,
        reason=reason,
        from_status=before.status if before else "",
        to_status=after.status,
        from_enforcement=before.enforcement if before else "",
        to_enforcement=after.enforcement,
        from_authority=before.authority if before else "",
        to_authority=after.authority,
        at_ms=now_ms,
    )


def enforcement_default(memory: Memory, settings: Config) -> Enforcement:
    """Return the level a memory of this kind is delivered at until somebody sets another."""
    if memory.signature is None or memory.import_unconfirmed:
        return "advise"
    if memory.authority == "auto":
        return settings.before_tool.auto_enforcement if may_climb(memory) else "advise"
    if memory.source_kind == "remember" and memory.type == "pitfall":
        return "soft_deny"
    if memory.source_kind == "import":
        return settings.before_tool.hard_policy if _STRICT_WORDS.search(memory.summary) else "advise"
    if memory.type == "policy" and memory.policy_subtype != "soft":
        return settings.before_tool.hard_policy
    return "advise"


def may_climb(memory: Memory) -> bool:
    """Say whether an automatic memory is of the kind that may ever be delivered above advise."""
    return (
        memory.type == "pitfall"
        and memory.knowledge_kind in ("correction", "failure_resolution")
        and memory.signature is not None
        and is_specific(memory.signature.as_dict())
    )


def _violation(memory: Memory, message: str) -> AuthorityViolation:
    return AuthorityViolation("authority-violation", message, context=memory.id, hint="hm review")
