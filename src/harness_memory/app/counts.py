"""How much is believed and asked, as the snapshot's header and `hm status` give it.

Must stay cheap to import: `hm status` pays for it. Called by app/publish and cli/status.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness_memory.core.model import DAY_MS, Memory, Proposal

EXPIRING_MS = 7 * DAY_MS


def count_standing(memories: Sequence[Memory], open_proposals: Sequence[Proposal], now_ms: int) -> dict[str, int]:
    """Count active memories, the automatic ones among them, candidates, and proposals with those that end this week.

    `memories` are the active ones and the candidates.
    """
    active = [memory for memory in memories if memory.status == "active"]
    return {
        "active": len(active),
        "auto": sum(memory.authority == "auto" for memory in active),
        "candidates": len(memories) - len(active),
        "proposals": len(open_proposals),
        "proposals_expiring": sum(proposal.expires_at_ms - now_ms <= EXPIRING_MS for proposal in open_proposals),
    }
