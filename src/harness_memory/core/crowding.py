"""How many active memories may speak about the same calls or paths (behaviour §2.11).

Owns the limit per snapshot key. A person's rows count and never give way. Pure. Called by the tier decision's callers
and by consolidation.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from harness_memory.core.model import Memory
from harness_memory.core.snapshot_build import row_keys, score_of


def has_room(memory: Memory, memories: Iterable[Memory], limit: int) -> bool:
    """Say whether one more active memory fits under every key that this one would be filed under."""
    keys = set(row_keys(memory))
    taken: dict[str, int] = defaultdict(int)
    for other in memories:
        if other.status == "active" and other.id != memory.id:
            for key in keys.intersection(row_keys(other)):
                taken[key] += 1
    return all(taken[key] < limit for key in keys)


def find_crowded(memories: Iterable[Memory], limit: int) -> tuple[Memory, ...]:
    """Return the active automatic rows over the limit of their key: those of the lowest score, the oldest evidence."""
    by_key: dict[str, list[Memory]] = defaultdict(list)
    for memory in memories:
        if memory.status == "active":
            for key in row_keys(memory):
                by_key[key].append(memory)
    crowded: dict[str, Memory] = {}
    for rows in by_key.values():
        left = [row for row in rows if row.id not in crowded]
        weakest = sorted((row for row in left if row.authority == "auto"), key=_strength)
        crowded |= {row.id: row for row in weakest[: max(0, len(left) - limit)]}
    return tuple(crowded.values())


def _strength(row: Memory) -> tuple[float, int, str]:
    return score_of(row), row.last_evidence_at_ms or row.created_at_ms, row.id
