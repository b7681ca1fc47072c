"""Which past turns a prompt brings back: summaries of other sessions, from `snapshot/recall.v1.json`.

Owns the selection; plain context, never enforced. Called by the prompt hook, `hm memory:why --prompt` and the
evaluations; `hm recall` uses `ranked` without a threshold.
"""

from __future__ import annotations

from harness_memory.hot import paths, relevance, snapshot, wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from typing import Any

    from harness_memory.hot.relevance import Candidate, Found
    from harness_memory.hot.snapshot import Snapshot

NEAR_BEST = 0.3
FOR_NEWEST = 0.3
"""How much the newest of the sessions gains over the oldest when a prompt goes back to earlier work."""


def recall(
    query: Sequence[str],
    state_dir: str,
    settings: dict[str, Any],
    session_key: str,
    shown: Collection[str],
    *,
    earlier: bool,
) -> list[dict[str, Any]]:
    """Return the episodes to show; [] where recall is off (there is no index) or nothing fits well enough."""
    if not settings["max_items"]:
        return []
    try:
        index = snapshot.open_snapshot(paths.snapshot_path(state_dir, paths.RECALL_NAME))
    except snapshot.SnapshotError:
        return []
    try:
        return select(query, index, settings, session_key=session_key, shown=shown, earlier=earlier)
    finally:
        index.close()


def select(
    query: Sequence[str],
    index: Snapshot,
    settings: dict[str, Any],
    *,
    session_key: str,
    shown: Collection[str],
    earlier: bool,
) -> list[dict[str, Any]]:
    """Choose the episodes of other sessions for a prompt of these terms, within the budget."""
    found = ranked(query, index, earlier=earlier)
    others = [candidate for candidate in found.candidates if candidate.row["session"] != session_key]
    if not others or relevance.confidence(others[0], found.known, earlier=earlier) < settings["min_score"]:
        return []
    kept: list[dict[str, Any]] = []
    size = 0
    for candidate in others:
        if candidate.weight < NEAR_BEST * others[0].weight or len(kept) == settings["max_items"]:
            break
        length = len(wire.recall_line(candidate.row).encode()) + 1
        if candidate.row["id"] not in shown and size + length <= settings["max_bytes"]:
            kept.append(candidate.row)
            size += length
    return kept


def ranked(query: Sequence[str], index: Snapshot, *, earlier: bool, limit: int = relevance.CANDIDATES) -> Found:
    """Return the episodes that hold terms of a query, best first; `earlier` lifts the latest sessions."""
    found = relevance.find(query, index, limit)
    if earlier and found.candidates:
        newest = max(candidate.number for candidate in found.candidates) or 1
        for candidate in found.candidates:
            candidate.weight *= 1 + FOR_NEWEST * candidate.number / newest
    found.candidates.sort(key=_order)
    return found


def _order(candidate: Candidate) -> tuple[float, int]:
    return (-candidate.weight, -candidate.number)
