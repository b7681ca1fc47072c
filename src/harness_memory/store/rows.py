"""Dataclass ↔ table row: columns carry the names of the fields they hold.

Owns the coding of lists (JSON arrays), signatures (JSON objects), booleans (0/1) and absent references. Called by the
repositories of this package only.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from harness_memory.core.model import Signature

Encoder = Callable[[Any], Any]


def _encode_list(values: Sequence[str]) -> str:
    """Write a list of texts as a JSON array, as people read it."""
    return json.dumps(list(values), ensure_ascii=False)


def _decode_list(text: str) -> tuple[str, ...]:
    """Read what `_encode_list` wrote."""
    return tuple(json.loads(text))


def _encode_signature(signature: Signature | None) -> str | None:
    """Write a signature as a JSON object; no signature is NULL."""
    return None if signature is None else json.dumps(signature.as_dict(), ensure_ascii=False)


def _decode_signature(text: str | None) -> Signature | None:
    """Read what `_encode_signature` wrote."""
    return None if text is None else Signature(**json.loads(text))


class RowCodec:
    """The columns of one table and how the fields that are not plain values are written and read."""

    def __init__(self, table: str, columns: Sequence[str], special: Mapping[str, tuple[Encoder, Encoder]]) -> None:
        self.table = table
        self.columns = tuple(columns)
        self._special = special
        self.select = f"SELECT {', '.join(self.columns)} FROM {table}"  # noqa: S608 - names are ours, values are bound
        marks = ", ".join("?" for _ in self.columns)
        self.insert = f"INSERT INTO {table} ({', '.join(self.columns)}) VALUES ({marks})"  # noqa: S608 - as above

    def encode(self, value: object) -> list[Any]:
        """Return the bound values of a dataclass in column order."""
        return [self._encode_one(name, getattr(value, name)) for name in self.columns]

    def decode(self, row: sqlite3.Row) -> dict[str, Any]:
        """Return keyword arguments for the dataclass."""
        return {name: self._decode_one(name, row[name]) for name in self.columns}

    def update(self, connection: sqlite3.Connection, value: object, row_id: str) -> None:
        """Write every column of the row with this id; KeyError when there is none."""
        assignments = ", ".join(f"{name} = ?" for name in self.columns)
        sql = f"UPDATE {self.table} SET {assignments} WHERE id = ?"  # noqa: S608 - as above
        if connection.execute(sql, [*self.encode(value), row_id]).rowcount != 1:
            raise KeyError(row_id)

    def _encode_one(self, name: str, value: Any) -> Any:
        if name in self._special:
            return self._special[name][0](value)
        return int(value) if isinstance(value, bool) else value

    def _decode_one(self, name: str, value: Any) -> Any:
        return self._special[name][1](value) if name in self._special else value


LIST = (_encode_list, _decode_list)
SIGNATURE = (_encode_signature, _decode_signature)
FLAG = (int, bool)
REFERENCE = (lambda text: text or None, lambda text: text or "")
