"""The product's values as `--json` shows them (S55), and the words people read for them.

Owns the names of JSON keys: those of the fields, with times as UTC text (`created_at`) instead of milliseconds
(`created_at_ms`). Called by the commands that show memories, episodes and runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from harness_memory.cli.output import counted
from harness_memory.core.model import Memory, Signature
from harness_memory.hot.clock import format_iso
from harness_memory.hot.signatures import format_signature

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def as_view(value: DataclassInstance) -> dict[str, Any]:
    """Return a stored value's fields as JSON; a time that was never set is null."""
    view: dict[str, Any] = {}
    for field in fields(value):
        content = getattr(value, field.name)
        if field.name.endswith("_ms"):
            view[field.name.removesuffix("_ms")] = None if content is None else format_iso(content)
        elif isinstance(content, Signature):
            view[field.name] = content.as_dict()
        else:
            view[field.name] = list(content) if isinstance(content, tuple) else content
    return view


def signature_text(memory: Memory) -> str:
    """Return a memory's signature as it is typed for `--signature`, "" when it has none."""
    return format_signature(memory.signature.as_dict()) if memory.signature else ""


def standing(memory: Memory) -> str:
    """Return a memory's status, level and authority in a few words: `active soft_deny auto`."""
    return f"{memory.status} {memory.enforcement} {memory.authority}"


def memory_fields(memory: Memory) -> list[tuple[str, str]]:
    """Return a memory as the lines `memory:show` prints; empty values are for the printer to leave out."""
    view = as_view(memory)
    return [
        ("id", memory.id),
        ("type", memory.type + (f" ({memory.policy_subtype})" if memory.policy_subtype else "")),
        ("status", _status(memory)),
        ("authority", memory.authority + (", contested" if memory.contested else "")),
        ("enforcement", memory.enforcement),
        ("summary", memory.summary),
        ("details", memory.details),
        ("scope", memory.scope_glob),
        ("signature", signature_text(memory)),
        ("triggers", ", ".join(memory.triggers)),
        ("tools", ", ".join(memory.relevant_tools)),
        ("aliases", ", ".join(memory.aliases)),
        ("confidence", f"{memory.confidence:g}"),
        (
            "fired",
            f"{counted(memory.fire_count, 'time')}, overridden {memory.override_count}, heeded {memory.heeded_count}",
        ),
        ("evidence", _evidence(view)),
        ("source", " ".join(word for word in (memory.source_kind, memory.source_ref) if word)),
        ("expires", view["ttl_expires_at"] or ""),
        ("created", view["created_at"]),
        ("updated", view["updated_at"]),
    ]


def _status(memory: Memory) -> str:
    reason = f" ({memory.status_reason})" if memory.status_reason else ""
    advice = f"; hm memory:promote {memory.id} makes it active" if memory.status == "candidate" else ""
    return f"{memory.status}{reason}{advice}"


def _evidence(view: Mapping[str, Any]) -> str:
    if not view["evidence_count"]:
        return ""
    episodes, sessions = counted(view["evidence_count"], "episode"), counted(view["session_count"], "session")
    return f"{episodes} in {sessions}, score {view['evidence_score']}"
