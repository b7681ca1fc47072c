"""Changes that wait for a person.

Owns the table `proposals`; the schema keeps one open proposal per (kind, target, candidate). When one is opened,
supported or applied is decided by `core.proposals`.
"""

from __future__ import annotations

import sqlite3
from dataclasses import fields

from harness_memory.core.model import Proposal, ProposalKind
from harness_memory.errors import UsageError
from harness_memory.store.prefixes import PREFIX_RULE, look_up
from harness_memory.store.rows import FLAG, LIST, REFERENCE, RowCodec

_PROPOSAL = RowCodec(
    "proposals",
    [item.name for item in fields(Proposal)],
    {"support_sessions": LIST, "human_signal": FLAG, "candidate_id": REFERENCE},
)


class ProposalTable:
    """The rows of `proposals`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def open(self) -> list[Proposal]:
        """Return the open proposals, newest change first."""
        sql = f"{_PROPOSAL.select} WHERE status = 'open' ORDER BY updated_at_ms DESC, id"
        return [Proposal(**_PROPOSAL.decode(row)) for row in self._connection.execute(sql)]

    def find(self, prefix: str) -> Proposal:
        """Return the one proposal, open or not, whose id begins with `prefix` (S49).

        Raises UsageError `unknown-proposal` or `ambiguous-proposal`.
        """
        named = look_up(self._connection, "proposals", prefix)
        if len(named.found) > 1:
            raise UsageError(
                "ambiguous-proposal",
                f"{len(named.found)} proposals begin with {named.prefix}.",
                context=", ".join(named.found[:5]),
                hint="hm proposals:list",
            )
        if not named.found:
            ending = f"; did you mean {named.nearest}?" if named.nearest else "."
            raise UsageError(
                "unknown-proposal",
                f"No proposal has the id {prefix!r}{ending}",
                context=PREFIX_RULE,
                hint="hm proposals:list",
            )
        row = self._connection.execute(f"{_PROPOSAL.select} WHERE id = ?", named.found).fetchone()
        return Proposal(**_PROPOSAL.decode(row))

    def since(self, at_ms: int) -> list[Proposal]:
        """Return the proposals that were opened at `at_ms` or later, oldest first."""
        sql = f"{_PROPOSAL.select} WHERE created_at_ms >= ? ORDER BY created_at_ms, id"
        return [Proposal(**_PROPOSAL.decode(row)) for row in self._connection.execute(sql, [at_ms])]

    def decided_since(self, at_ms: int) -> list[Proposal]:
        """Return the proposals accepted or rejected at `at_ms` or later, oldest decision first."""
        decided = "status IN ('accepted', 'rejected') AND resolved_at_ms >= ?"
        sql = f"{_PROPOSAL.select} WHERE {decided} ORDER BY resolved_at_ms, id"
        return [Proposal(**_PROPOSAL.decode(row)) for row in self._connection.execute(sql, [at_ms])]

    def insert(self, proposal: Proposal) -> None:
        """Add a proposal; IntegrityError when an open one of the same kind about the same memories exists."""
        self._connection.execute(_PROPOSAL.insert, _PROPOSAL.encode(proposal))

    def update(self, proposal: Proposal) -> None:
        """Write the whole row with the same id; KeyError when there is none."""
        _PROPOSAL.update(self._connection, proposal, proposal.id)

    def rejected_claims(self, since_ms: int) -> frozenset[str]:
        """Return the claims a person has rejected at `since_ms` or later."""
        rows = self._connection.execute(
            "SELECT DISTINCT claim_key FROM proposals WHERE status = 'rejected' AND resolved_at_ms >= ?", [since_ms]
        )
        return frozenset(row["claim_key"] for row in rows)

    def accepted_targets(self, kind: ProposalKind, since_ms: int) -> frozenset[str]:
        """Return the memories about which a proposal of this kind was accepted at `since_ms` or later."""
        rows = self._connection.execute(
            "SELECT DISTINCT target_id FROM proposals WHERE kind = ? AND status = 'accepted' AND resolved_at_ms >= ?",
            [kind, since_ms],
        )
        return frozenset(row["target_id"] for row in rows)
