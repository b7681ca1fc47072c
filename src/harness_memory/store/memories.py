"""Memories, why they are believed and how they changed.

Owns the tables `memories`, `provenance` and `transitions`. Decides nothing: who may change what is `core.authority`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import fields

from harness_memory.core.model import LIVE_STATUSES, Authority, Memory, MemoryType, Provenance, Status, Transition
from harness_memory.errors import UsageError
from harness_memory.store.prefixes import PREFIX_RULE, look_up
from harness_memory.store.rows import FLAG, LIST, SIGNATURE, RowCodec

LIST_LIMIT = 200

_MEMORY = RowCodec(
    "memories",
    [item.name for item in fields(Memory)],
    {
        "signature": SIGNATURE,
        "triggers": LIST,
        "relevant_tools": LIST,
        "aliases": LIST,
        "import_unconfirmed": FLAG,
        "contested": FLAG,
    },
)
_PROVENANCE = RowCodec("provenance", [item.name for item in fields(Provenance)], {})
_TRANSITION = RowCodec("transitions", [item.name for item in fields(Transition)], {})


class MemoryTable:
    """The rows of `memories`, read and written whole."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, memory_id: str) -> Memory | None:
        """Return the memory with exactly this id."""
        row = self._connection.execute(f"{_MEMORY.select} WHERE id = ?", [memory_id]).fetchone()
        return _memory(row) if row else None

    def find(self, prefix: str) -> Memory:
        """Return the one memory whose id begins with `prefix` (S49).

        Raises UsageError `unknown-memory` (with the nearest id as hint) or `ambiguous-memory`.
        """
        named = look_up(self._connection, "memories", prefix)
        if len(named.found) > 1:
            raise UsageError(
                "ambiguous-memory",
                f"{len(named.found)} memories begin with {named.prefix}.",
                context=", ".join(named.found[:5]),
                hint=f"hm memory:show {named.found[0]}",
            )
        if not named.found:
            near = named.nearest
            ending = f"; did you mean {near}?" if near else "."
            raise UsageError(
                "unknown-memory",
                f"No memory has the id {prefix!r}{ending}",
                context=PREFIX_RULE,
                hint=f"hm memory:show {near}" if near else "hm memory:list",
            )
        return _memory(self._connection.execute(f"{_MEMORY.select} WHERE id = ?", named.found).fetchone())

    def live(self) -> list[Memory]:
        """Return every candidate, active and stale memory."""
        return self.list(limit=None)

    def insert(self, memory: Memory) -> None:
        """Add a memory; its id must be new."""
        self._connection.execute(_MEMORY.insert, _MEMORY.encode(memory))

    def update(self, memory: Memory) -> None:
        """Write the whole row with the same id; KeyError when there is none."""
        _MEMORY.update(self._connection, memory, memory.id)

    def list(
        self,
        statuses: Sequence[Status] = LIVE_STATUSES,
        *,
        memory_type: MemoryType | None = None,
        authority: Authority | None = None,
        source_kind: str | None = None,
        scope_glob: str | None = None,
        unconfirmed: bool = False,
        contested: bool = False,
        limit: int | None = LIST_LIMIT,
    ) -> list[Memory]:
        """Return the memories that pass every filter, newest change first; `limit` None means all."""
        conditions = [f"status IN ({', '.join('?' for _ in statuses)})"]
        values: list[object] = list(statuses)
        for column, value in (
            ("type", memory_type),
            ("authority", authority),
            ("source_kind", source_kind),
            ("scope_glob", scope_glob),
        ):
            if value is not None:
                conditions.append(f"{column} = ?")
                values.append(value)
        if unconfirmed:
            conditions.append("import_unconfirmed = 1")
        if contested:
            conditions.append("contested = 1")
        sql = f"{_MEMORY.select} WHERE {' AND '.join(conditions)} ORDER BY updated_at_ms DESC, id LIMIT ?"
        rows = self._connection.execute(sql, [*values, -1 if limit is None else limit])
        return [_memory(row) for row in rows]

    def counts(self) -> dict[tuple[str, str], int]:
        """Return how many memories there are by status and authority."""
        sql = "SELECT status, authority, COUNT(*) FROM memories GROUP BY status, authority"
        return {(status, authority): count for status, authority, count in self._connection.execute(sql)}


class ProvenanceTable:
    """The cited lines behind memories; rows are only ever added."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, provenance: Provenance) -> bool:
        """Add a cited line; False when this memory already rests on that line of that episode."""
        sql = _PROVENANCE.insert.replace("INSERT", "INSERT OR IGNORE", 1)
        return self._connection.execute(sql, _PROVENANCE.encode(provenance)).rowcount == 1

    def of(self, memory_id: str) -> list[Provenance]:
        """Return the evidence of one memory in the order it came."""
        sql = f"{_PROVENANCE.select} WHERE memory_id = ? ORDER BY sequence"
        return [Provenance(**_PROVENANCE.decode(row)) for row in self._connection.execute(sql, [memory_id])]


class TransitionTable:
    """The history of memories; rows are only ever added."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, transition: Transition) -> None:
        """Record one change."""
        self._connection.execute(_TRANSITION.insert, _TRANSITION.encode(transition))

    def of(self, memory_id: str) -> list[Transition]:
        """Return the history of one memory, oldest first."""
        sql = f"{_TRANSITION.select} WHERE memory_id = ? ORDER BY sequence"
        return [Transition(**_TRANSITION.decode(row)) for row in self._connection.execute(sql, [memory_id])]

    def since(self, at_ms: int) -> list[Transition]:
        """Return what changed at `at_ms` or later, oldest first."""
        sql = f"{_TRANSITION.select} WHERE at_ms >= ? ORDER BY sequence"
        return [Transition(**_TRANSITION.decode(row)) for row in self._connection.execute(sql, [at_ms])]


def _memory(row: sqlite3.Row) -> Memory:
    return Memory(**_MEMORY.decode(row))
