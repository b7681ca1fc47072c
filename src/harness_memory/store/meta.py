"""Single values about the database as a whole.

Owns the table `meta` and the names of its keys.
"""

from __future__ import annotations

import sqlite3
from typing import Literal

MetaKey = Literal["generation", "installed_at_ms", "last_probe", "last_dream_at_ms", "last_decision", "resolutions"]


class MetaTable:
    """Texts by key; `generation` counts the write batches that changed something."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, key: MetaKey) -> str | None:
        """Return the value, None when it was never set."""
        row = self._connection.execute("SELECT value FROM meta WHERE key = ?", [key]).fetchone()
        return row["value"] if row else None

    def set(self, key: MetaKey, value: str) -> None:
        """Store a value."""
        self._connection.execute(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            [key, value],
        )

    def generation(self) -> int:
        """Return how many write batches have changed the database."""
        return int(self.get("generation") or 0)
