"""Migrations: one transaction a step, a backup before the first, a record of each."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from harness_memory.store import files
from harness_memory.store.db import writing
from harness_memory.store.migrations import MIGRATIONS
from tests.store.factory import MEMORY, NOW_MS


def add_mood(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE memories ADD COLUMN mood TEXT")


def fail_half_way(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE memories ADD COLUMN age INTEGER")
    connection.execute("ALTER TABLE nothing ADD COLUMN age INTEGER")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    with writing(tmp_path, command="test", now_ms=NOW_MS) as store:
        store.memories.insert(MEMORY)
    return tmp_path / "memory.sqlite"


def migrate(path: Path, *steps: files.Migration) -> tuple[int, list[tuple[int, int]]]:
    """Apply further steps; returns the version and the records left behind."""
    connection = files.connect(path, writable=True)
    try:
        files.create_or_migrate(path, connection, NOW_MS + 1, [*MIGRATIONS, *steps])
    finally:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        records = [tuple(row) for row in connection.execute("SELECT version, applied_at_ms FROM migrations")]
        connection.close()
    return version, records


def test_a_step_is_applied_recorded_and_backed_up(path: Path) -> None:
    assert migrate(path, add_mood) == (2, [(1, NOW_MS), (2, NOW_MS + 1)])

    backup = sqlite3.connect(path.with_name("memory.sqlite.bak-v1"))
    columns = [row[1] for row in backup.execute("PRAGMA table_info(memories)")]
    rows = backup.execute("SELECT id FROM memories").fetchall()
    backup.close()
    assert ("mood" in columns, rows) == (False, [(MEMORY.id,)])


def test_a_failing_step_is_undone_and_earlier_ones_stand(path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        migrate(path, add_mood, fail_half_way)

    connection = sqlite3.connect(path)
    columns = [row[1] for row in connection.execute("PRAGMA table_info(memories)")]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()
    assert ("mood" in columns, "age" in columns, version) == (True, False, 2)


def test_a_current_database_is_not_backed_up(path: Path) -> None:
    assert migrate(path) == (1, [(1, NOW_MS)])
    assert list(path.parent.glob("*.bak-*")) == []
