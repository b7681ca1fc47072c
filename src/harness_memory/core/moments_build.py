"""What hooks need at a prompt, at the start of a session and after a failure: `moments.v1.json`, `lexical.v1.json`.

Owns which memories speak at which of these moments, the rows filed for each, and the settings in the headers. Pure;
`app.publish` puts the files on disk. The call before a tool has a file of its own (`core.snapshot_build`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from harness_memory.config import Config
from harness_memory.core.bucketing import bucketed
from harness_memory.core.lexical_build import Document, IndexContent
from harness_memory.core.model import Memory
from harness_memory.core.snapshot_build import snapshot_row
from harness_memory.hot.signatures import signature_keys
from harness_memory.hot.snapshot import SCHEMA

START_TYPES = ("baseline", "decision", "architecture_constraint", "workflow")
FAILURE_CLASSES = ("enoent", "eacces", "timeout", "interrupt")
ROWS_AT_START = 40
"""Kept for the start of a session; it shows five, and those shown before or expired need others behind them."""
REMEMBERED = 5
EXPIRIES = 200
LOADED_FILES = ("CLAUDE.md", "CLAUDE.local.md")


def lexical_content(memories: Iterable[Memory], config: Config, entities: Sequence[str]) -> IndexContent:
    """Return what goes into `lexical.v1.json`: the memories that a prompt may bring up."""
    documents = [memory_document(memory) for memory in prompted(memories)]
    return IndexContent(documents, {"settings": {"before_model": prompt_settings(config)}, "entities": list(entities)})


def prompted(memories: Iterable[Memory]) -> list[Memory]:
    """Return the memories a prompt may bring up, by id: active, meant for it, and not loaded by the host anyway."""
    return sorted(
        (memory for memory in _speaking(memories) if "before_model" in memory.triggers), key=lambda memory: memory.id
    )


def memory_document(memory: Memory) -> Document:
    """Return a memory as the index sees it: summary, aliases and the guarded command above details."""
    pattern = [memory.signature.pattern] if memory.signature and memory.signature.kind != "regex" else []
    return Document("\n".join((memory.summary, *memory.aliases, *pattern)), memory.details, snapshot_row(memory))


def build_moments(
    memories: Iterable[Memory], config: Config, *, resolutions: Mapping[str, Any], expiries: Iterable[int]
) -> bytes:
    """Return the bytes of `moments.v1.json`.

    Keys: `start` and `baseline` rows, `remembered` (rules a person asked for, newest first), `failed:<class>` and the
    keys of a signature for rows that speak after a failure, `resolved:<failure_sig>`. `expiries`: when each open
    proposal ends.
    """
    speaking = sorted(_speaking(memories), key=_rank)
    keyed: dict[str, Any] = {
        "start": [snapshot_row(memory) for memory in speaking if speaks_at_start(memory)][:ROWS_AT_START],
        "baseline": [snapshot_row(memory) for memory in speaking if memory.type == "baseline"][:ROWS_AT_START],
        "remembered": remembered_rows(speaking),
    }
    for memory in speaking:
        for key in failure_keys(memory):
            keyed.setdefault(key, []).append(snapshot_row(memory))
    keyed.update((f"resolved:{sig}", entry) for sig, entry in resolutions.items())
    header = {"schema": SCHEMA, "settings": moment_settings(config), "expiries": sorted(expiries)[:EXPIRIES]}
    return bucketed(header, keyed, rows=len(keyed))


def speaks_at_start(memory: Memory) -> bool:
    """Whether a memory belongs to the start of a session."""
    return "session_start" in memory.triggers and memory.type in START_TYPES


def remembered_rows(memories: Iterable[Memory]) -> list[dict[str, Any]]:
    """Return what the person is told of the rules they asked for, newest first."""
    wished = [memory for memory in memories if memory.source_kind == "remember" and memory.authority == "human"]
    wished.sort(key=lambda memory: (-memory.created_at_ms, memory.id))
    fields = ("id", "type", "enforcement", "summary")
    return [
        {**{field: getattr(memory, field) for field in fields}, "at_ms": memory.created_at_ms}
        for memory in wished[:REMEMBERED]
    ]


def failure_keys(memory: Memory) -> list[str]:
    """Return the keys of a memory that speaks after a failure: its signature's, else the failures its words name."""
    if "after_tool" not in memory.triggers:
        return []
    if memory.signature is not None:
        return signature_keys(memory.signature.as_dict())
    text = f"{memory.summary}\n{memory.details}\n{' '.join(memory.aliases)}".lower()
    named = [kind for kind in FAILURE_CLASSES if kind in text]
    named += [f"exit_{code}" for code in range(2, 256) if _names_exit(text, code)]
    return [f"failed:{kind}" for kind in named]


def _names_exit(text: str, code: int) -> bool:
    return any(f"{phrase} {code} " in f"{text} " for phrase in ("exit", "exit code", "exits with", "code"))


def is_loaded_by_host(source_ref: str) -> bool:
    """Whether a memory was imported from a file the host puts into every context by itself."""
    kind, _, place = source_ref.partition(":")
    path = place.rpartition("#")[0] or place
    return kind == "import" and path.replace("\\", "/").rpartition("/")[2] in LOADED_FILES


def prompt_settings(config: Config) -> dict[str, Any]:
    """Return what the prompt hook needs of the configuration."""
    chosen = config.before_model
    return {
        "max_items": chosen.max_items,
        "max_bytes": chosen.max_bytes,
        "min_score": chosen.min_score,
        "recall": asdict(chosen.recall),
    }


def moment_settings(config: Config) -> dict[str, Any]:
    """Return what the hooks of the other moments need."""
    return {
        "session_start": asdict(config.session_start),
        "after_tool": asdict(config.after_tool),
        "before_model": prompt_settings(config),
    }


def _speaking(memories: Iterable[Memory]) -> list[Memory]:
    return [memory for memory in memories if memory.status == "active" and not is_loaded_by_host(memory.source_ref)]


def _rank(memory: Memory) -> tuple[Any, ...]:
    row = snapshot_row(memory)
    return (memory.authority != "human", -row["score"], -row["evidence_ms"], memory.id)
