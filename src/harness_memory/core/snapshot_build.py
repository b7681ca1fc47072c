"""Memories to the text of the snapshot: a pure function with deterministic bytes (architecture §4, S43).

Owns the rows hooks see, the keys they are filed under, and the label and score of each; `core.bucketing` owns the
layout. It takes everything as arguments and writes nothing; `app.publish` puts the text on disk.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from harness_memory.config import Config
from harness_memory.core.bucketing import bucketed
from harness_memory.core.model import Memory
from harness_memory.hot.glance import stems_text
from harness_memory.hot.globs import EVERYWHERE, literal_prefix
from harness_memory.hot.signatures import signature_keys
from harness_memory.hot.snapshot import SCHEMA

TRUST_BY_VALIDATIONS = (0.65, 0.8, 0.95)


def build_snapshot(
    memories: Iterable[Memory],
    config: Config,
    *,
    generation: int,
    built_at_ms: int,
    source: Mapping[str, list[int] | None],
    counts: Mapping[str, int],
) -> bytes:
    """Return the bytes of `active.v1.json`; only active memories get a row."""
    keyed: dict[str, list[dict[str, Any]]] = {}
    active = sorted((memory for memory in memories if memory.status == "active"), key=lambda memory: memory.id)
    for memory in active:
        row = snapshot_row(memory)
        for key in row_keys(memory):
            keyed.setdefault(key, []).append(row)
    header = {
        "schema": SCHEMA,
        "generation": generation,
        "built_at_ms": built_at_ms,
        "source": dict(source),
        "settings": hook_settings(config),
        "counts": dict(counts),
        "program_stems": stems_text(key.removeprefix("cmd:") for key in keyed if key.startswith("cmd:")),
    }
    return bucketed(header, keyed, rows=len(active))


def snapshot_row(memory: Memory) -> dict[str, Any]:
    """Return a memory as hooks read it (docs/formats.md)."""
    return {
        "id": memory.id,
        "type": memory.type,
        "subtype": memory.policy_subtype,
        "authority": memory.authority,
        "enforcement": memory.enforcement,
        "label": label_of(memory),
        "summary": memory.summary,
        "details": memory.details,
        "scope": memory.scope_glob,
        "sig": memory.signature.as_dict() if memory.signature else None,
        "triggers": list(memory.triggers),
        "tools": list(memory.relevant_tools),
        "score": score_of(memory),
        "ttl_ms": memory.ttl_expires_at_ms,
        "evidence_ms": memory.last_evidence_at_ms or memory.created_at_ms,
        "source_ref": memory.source_ref,
    }


def row_keys(memory: Memory) -> list[str]:
    """Return the keys a memory is filed under: what its signature can hit, else the start of its scope."""
    if memory.signature is not None:
        return signature_keys(memory.signature.as_dict())
    head = "" if memory.scope_glob in EVERYWHERE else literal_prefix(memory.scope_glob)
    return [f"scope:{head.casefold() or '*'}"]


def label_of(memory: Memory) -> str:
    """Return who stands behind a memory, in the words a model sees."""
    if memory.authority == "auto":
        return "auto, provisional"
    label = "human, unconfirmed import" if memory.import_unconfirmed else "human"
    return f"{label}, contested" if memory.contested and memory.enforcement == "advise" else label


def score_of(memory: Memory) -> float:
    """Return confidence times trust (S21)."""
    trust = 1.0 if memory.authority == "human" else TRUST_BY_VALIDATIONS[min(memory.validation_count, 2)]
    return round(memory.confidence * trust, 6)


def hook_settings(config: Config) -> dict[str, Any]:
    """Return what hooks need of the configuration."""
    return {
        "before_tool": {
            "max_items": config.before_tool.max_items,
            "max_bytes": config.before_tool.max_bytes,
            "confirm_unasked": config.before_tool.confirm_unasked,
        },
        "debug": config.log.debug,
        "wrappers": {
            name: {key: value for key, value in asdict(wrapper).items() if value}
            for name, wrapper in config.matcher.wrappers.items()
        },
    }
