"""Values the store's tests begin from."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

from harness_memory.core.model import Memory, Proposal, Provenance, Signature
from harness_memory.store.episodes import QueuedEpisode
from harness_memory.store.runs import Run

NOW_MS = 1_800_000_000_000

MEMORY = Memory(
    id="0123456789ab",
    type="pitfall",
    summary="Run pnpm test from packages/api",
    status="active",
    signature=Signature("bash", "command", "cmd", "npm test"),
    triggers=("before_tool", "before_model"),
    aliases=("테스트", "unit tests"),
    knowledge_kind="correction",
    semantic_key="pitfall|bash:command:cmd:npm test",
    ttl_expires_at_ms=NOW_MS + 1,
    created_at_ms=NOW_MS,
    updated_at_ms=NOW_MS,
)


def memory(number: int, **changes: Any) -> Memory:
    """Return a memory whose id is its number in hexadecimal."""
    return replace(MEMORY, id=f"{number:012x}", **changes)


def provenance(memory_id: str, episode_id: str = "ep1", line: str = "e1", **changes: Any) -> Provenance:
    """Return a typed citation."""
    row = Provenance(
        memory_id=memory_id,
        episode_id=episode_id,
        run_id="run1",
        line=line,
        provenance_class="typed",
        quote="don't run npm test",
        confidence=0.9,
        session_key="s1",
        episode_weight=2,
        created_at_ms=NOW_MS,
    )
    return replace(row, **changes)


def proposal(proposal_id: str, target_id: str, **changes: Any) -> Proposal:
    """Return an open proposal to retire a memory."""
    row = Proposal(
        id=proposal_id,
        kind="stale",
        status="open",
        target_id=target_id,
        candidate_id="",
        claim_key=f"stale|{target_id}|key",
        rationale="it changed",
        support_count=1,
        support_sessions=("s1",),
        human_signal=False,
        created_at_ms=NOW_MS,
        updated_at_ms=NOW_MS,
        expires_at_ms=NOW_MS + 10,
    )
    return replace(row, **changes)


def episode(number: int, **changes: Any) -> QueuedEpisode:
    """Return a queued episode that closed at its number."""
    row = QueuedEpisode(
        id=f"claude-code:aaaa:t{number}:1",
        host="claude-code",
        session_key="aaaa",
        turn_key=f"t{number}",
        segment=1,
        start=10,
        end=20,
        previous=(0, 10),
        closed_by="stop",
        closed_at_ms=number,
    )
    return replace(row, **changes)


def run(run_id: str, **changes: Any) -> Run:
    """Return a started run."""
    row = Run(
        id=run_id,
        provider="replay",
        model="",
        episode_ids=("ep1",),
        is_correction=False,
        local_day="2026-11-01",
        started_at_ms=NOW_MS,
    )
    return replace(row, **changes)


def previous_ids(state_dir: Path) -> list[str]:
    """Return the memories in the last good copy."""
    connection = sqlite3.connect(state_dir / "memory.sqlite.prev")
    ids = [row[0] for row in connection.execute("SELECT id FROM memories ORDER BY id")]
    connection.close()
    return ids
