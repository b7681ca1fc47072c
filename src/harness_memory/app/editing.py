"""What a person changes by hand: adding a memory, wording it anew, deciding about it.

Owns the defaults of a hand-made memory and the checks on its words. Whether a change is allowed, and what it makes of
the row, is `core.authority`. Writes through the store it is given; the caller opens and publishes. Called by the memory
commands and by review.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from harness_memory.app.applying import close_settled
from harness_memory.config import Config
from harness_memory.core.authority import change, enforcement_default, transition
from harness_memory.core.model import (
    ENFORCEMENTS,
    TRIGGERS,
    Enforcement,
    Memory,
    MemoryType,
    PolicySubtype,
    Signature,
    Transition,
    Trigger,
)
from harness_memory.core.similarity import semantic_key
from harness_memory.core.tier import is_repository_scope
from harness_memory.errors import UsageError
from harness_memory.extract.regex_sweep import slow_on
from harness_memory.hot.redaction import redact
from harness_memory.hot.signatures import parse_signature
from harness_memory.store.db import Store

Decision = Literal["demote", "reject", "restore"]

MAX_SUMMARY_CHARS = 240
MAX_DETAILS_CHARS = 600
MAX_ALIASES = 8

DEFAULT_TRIGGERS: Mapping[MemoryType, tuple[Trigger, ...]] = {
    "pitfall": ("before_model", "before_tool"),
    "policy": ("before_model", "before_tool"),
    "workflow": ("session_start", "before_model"),
    "decision": ("session_start", "before_tool"),
    "architecture_constraint": ("session_start", "before_tool"),
    "baseline": ("session_start", "before_model"),
}


@dataclass(frozen=True, slots=True)
class Draft:
    """A memory as a person describes it; None leaves a field to its default."""

    type: MemoryType
    summary: str
    details: str = ""
    scope_glob: str = "**"
    signature: str = ""
    triggers: tuple[str, ...] | None = None
    tools: tuple[str, ...] | None = None
    aliases: tuple[str, ...] = ()
    enforcement: Enforcement | None = None
    policy_subtype: PolicySubtype | None = None
    confidence: float = 1.0
    importance: float = 0.5
    active: bool = False


def add_memory(store: Store, draft: Draft, settings: Config, *, new_id: str, now_ms: int) -> Memory:
    """Insert a human memory made of a draft, as a candidate or active; UsageError says what its words lack."""
    memory = _from_draft(draft, new_id, now_ms)
    memory = replace(memory, enforcement=draft.enforcement or enforcement_default(memory, settings))
    _check_words(memory)
    _check_level(memory)
    store.memories.insert(memory)
    store.transitions.add(transition(None, memory, actor="human", event="add", reason="manual", now_ms=now_ms))
    return memory


def edit_memory(store: Store, word: str, changes: Mapping[str, Any], *, now_ms: int) -> Memory:
    """Change fields of a memory, which makes it a person's; `signature` is given in its text form, "" for none."""
    if not changes:
        raise UsageError("usage", "Say what to change.", hint="hm memory:edit --help")
    before = store.memories.find(word)
    after, record = change(before, "edit", reason=", ".join(sorted(changes)), now_ms=now_ms)
    fields = dict(changes)
    if "signature" in fields:
        fields["signature"] = _signature(fields["signature"])
    if "triggers" in fields:
        fields["triggers"] = _triggers(fields["triggers"])
    after = replace(after, **fields)
    after = replace(after, semantic_key=semantic_key(after.type, after.signature, after.scope_glob, after.summary))
    _check_words(after)
    _check_level(after)
    return _store(store, after, record)


def promote_memory(store: Store, word: str, settings: Config, *, now_ms: int) -> Memory:
    """Make a candidate or stale memory active and a person's, delivered at least as firmly as such rows begin."""
    before = store.memories.find(word)
    default = enforcement_default(replace(before, authority="human"), settings)
    level = max(before.enforcement, default, key=ENFORCEMENTS.index)
    return _store(store, *change(before, "promote", reason="manual", now_ms=now_ms, enforcement=level))


def decide_memory(store: Store, word: str, event: Decision, *, reason: str = "manual", now_ms: int) -> Memory:
    """Demote, reject or restore a memory."""
    return _store(store, *change(store.memories.find(word), event, reason=reason, now_ms=now_ms))


def enforce_memory(store: Store, word: str, level: Enforcement, *, now_ms: int) -> Memory:
    """Set how firmly a memory speaks, which makes it a person's."""
    after, record = change(store.memories.find(word), "enforce", reason="manual", now_ms=now_ms, enforcement=level)
    _check_level(after)
    return _store(store, after, record)


def _store(store: Store, memory: Memory, record: Transition) -> Memory:
    """Write a change and end the proposals it has answered."""
    store.memories.update(memory)
    store.transitions.add(record)
    close_settled(store, record.at_ms)
    return memory


def _from_draft(draft: Draft, new_id: str, now_ms: int) -> Memory:
    signature = _signature(draft.signature)
    if draft.policy_subtype and draft.type != "policy":
        raise UsageError(
            "bad-subtype", f"Only a policy is hard or soft, this is a {draft.type}.", hint="leave --policy-subtype out"
        )
    subtype = draft.policy_subtype or ("hard" if signature else "soft")
    default_triggers = ("before_tool",) if signature else DEFAULT_TRIGGERS[draft.type]
    return Memory(
        id=new_id,
        type=draft.type,
        summary=draft.summary,
        status="active" if draft.active else "candidate",
        authority="human",
        policy_subtype=subtype if draft.type == "policy" else None,
        details=draft.details,
        scope_glob=draft.scope_glob,
        signature=signature,
        triggers=default_triggers if draft.triggers is None else _triggers(draft.triggers),
        relevant_tools=((signature.tool,) if signature else ()) if draft.tools is None else draft.tools,
        aliases=draft.aliases,
        confidence=draft.confidence,
        importance=draft.importance,
        semantic_key=semantic_key(draft.type, signature, draft.scope_glob, draft.summary),
        source_kind="manual",
        status_reason="manual",
        created_at_ms=now_ms,
        updated_at_ms=now_ms,
    )


def _signature(text: str) -> Signature | None:
    if not text:
        return None
    try:
        signature = Signature(**parse_signature(text))
    except ValueError as error:
        raise _refused_signature(str(error)) from error
    length = slow_on(signature.pattern) if signature.kind == "regex" else 0
    if length:
        raise _refused_signature(f"the regular expression is too slow on {length} characters")
    return signature


def _refused_signature(reason: str) -> UsageError:
    return UsageError(
        "bad-signature", f"The signature is refused: {reason}.", hint='--signature "bash:command:cmd:npm test"'
    )


def _triggers(words: tuple[str, ...]) -> tuple[Trigger, ...]:
    hint = f"--triggers {','.join(TRIGGERS)}, or fewer of them"
    if not words:
        raise UsageError("bad-trigger", "A memory without a trigger would never speak.", hint=hint)
    wrong = next((word for word in words if word not in TRIGGERS), None)
    if wrong is not None:
        raise UsageError("bad-trigger", f"{wrong!r} is no trigger.", hint=hint)
    return tuple(trigger for trigger in TRIGGERS if trigger in words)


def _check_words(memory: Memory) -> None:
    """Raise UsageError for words that no hook could deliver as they stand."""
    if not memory.summary.strip() or len(memory.summary) > MAX_SUMMARY_CHARS or not memory.summary.isprintable():
        raise UsageError(
            "bad-summary",
            f"A summary is one line of 1 to {MAX_SUMMARY_CHARS} characters.",
            hint=f"--details takes up to {MAX_DETAILS_CHARS} more",
        )
    if len(memory.details) > MAX_DETAILS_CHARS:
        raise UsageError(
            "bad-details", f"Details have at most {MAX_DETAILS_CHARS} characters.", hint="a shorter --details"
        )
    if len(memory.aliases) > MAX_ALIASES:
        raise UsageError("bad-aliases", f"A memory has at most {MAX_ALIASES} aliases.", hint="fewer --aliases")
    if not is_repository_scope(memory.scope_glob):
        raise UsageError(
            "bad-scope",
            f"A scope is a glob inside the repository, {memory.scope_glob!r} is none.",
            hint='--scope "src/**"; "**" is everywhere',
        )
    text = "\n".join((memory.summary, memory.details, *memory.aliases))
    if redact(text) != text:
        raise UsageError(
            "secret-in-memory",
            "The text holds what looks like a credential; a model would see it.",
            hint="name the variable or the file that holds it",
        )


def _check_level(memory: Memory) -> None:
    """Raise UsageError for a level that nothing could ever reach: without a signature a row is only advice (S28)."""
    if memory.enforcement != "advise" and memory.signature is None:
        raise UsageError(
            "needs-signature",
            f"A memory without a signature is only ever advice, it cannot {memory.enforcement}.",
            hint='--signature "bash:command:cmd:npm test" on memory:add or memory:edit',
        )
