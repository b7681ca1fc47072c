"""Rows named by the beginning of their id (S49).

Owns how long a beginning must be, and what is looked up for the person when it does not name exactly one row. Called by
the repositories of this package only.
"""

from __future__ import annotations

import difflib
import sqlite3
from typing import NamedTuple

MIN_PREFIX = 4
PREFIX_RULE = f"ids have 12 characters; a unique prefix of at least {MIN_PREFIX} will do"


class Named(NamedTuple):
    """What a beginning names: itself as it was compared, the ids that begin so, and the nearest id ("" for none)."""

    prefix: str
    found: list[str]
    nearest: str


def look_up(connection: sqlite3.Connection, table: str, word: str) -> Named:
    """Return the ids of a table that a word names; one that is too short names none."""
    prefix = word.strip().lower()
    ids = [row["id"] for row in connection.execute(f"SELECT id FROM {table} ORDER BY id")]  # noqa: S608 - names are ours
    found = [one for one in ids if one.startswith(prefix)] if len(prefix) >= MIN_PREFIX else []
    return Named(prefix, found, next(iter(difflib.get_close_matches(prefix, ids, n=1)), ""))
