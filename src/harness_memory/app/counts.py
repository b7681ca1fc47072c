"""How much is believed and asked, as the snapshot's header and `hm status` give it.

Must stay cheap to import: `hm status` pays for it. Called by app/publish and cli/status.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harness_memory.core.model import DAY_MS, Proposal

EXPIRING_MS = 7 * DAY_MS


def count_standing(
    memories: Mapping[tuple[str, str], int], open_proposals: Sequence[Proposal], now_ms: int
) -> dict[str, int]:
    """Count active memories, the automatic ones among them, candidates, and proposals with those that end this week.

    `memories`: how many there are by status and authority.
    """
    active = {authority: count for (status, authority), count in memories.items() if status == "active"}
    return {
        "active": sum(active.values()),
        "auto": active.get("auto", 0),
        "candidates": sum(count for (status, _), count in memories.items() if status == "candidate"),
        "proposals": len(open_proposals),
        "proposals_expiring": sum(proposal.expires_at_ms - now_ms <= EXPIRING_MS for proposal in open_proposals),
    }
