"""Sessions: what a batch commits, what it undoes, what a reader sees."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest

from harness_memory.core.model import Memory
from harness_memory.errors import HmError
from harness_memory.store import files
from harness_memory.store.db import Store, reading, writing
from tests.store.factory import MEMORY, NOW_MS, memory, previous_ids


def write(state_dir: Path, *rows: Memory) -> None:
    with writing(state_dir, command="test", now_ms=NOW_MS) as store:
        for row in rows:
            store.memories.insert(row)


def write_and_fail(state_dir: Path, row: Memory) -> None:
    with writing(state_dir, command="test", now_ms=NOW_MS) as store:
        store.memories.insert(row)
        raise ZeroDivisionError


def insert_in_savepoint(store: Store, *rows: Memory) -> None:
    with store.savepoint():
        for row in rows:
            store.memories.insert(row)


def live_ids(state_dir: Path) -> list[str]:
    with reading(state_dir) as store:
        return [row.id for row in store.memories.live()]


def test_first_write_creates_a_private_database_of_ours(tmp_path: Path) -> None:
    state_dir = tmp_path / "state"
    write(state_dir, MEMORY)

    connection = sqlite3.connect(state_dir / "memory.sqlite")
    pragmas = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")]
    journal = connection.execute("PRAGMA journal_mode").fetchone()[0]
    connection.close()
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (state_dir, *state_dir.iterdir())}
    assert (pragmas, journal) == ([files.APPLICATION_ID, files.SCHEMA_VERSION], "delete")
    assert modes == {"state": 0o700, "locks": 0o700, "memory.sqlite": 0o600, "memory.sqlite.prev": 0o600}


def test_a_committed_batch_is_read_back_whole(tmp_path: Path) -> None:
    write(tmp_path, MEMORY)

    with reading(tmp_path) as store:
        assert store.memories.get(MEMORY.id) == MEMORY


def test_an_exception_undoes_the_whole_batch_and_is_passed_on(tmp_path: Path) -> None:
    write(tmp_path, memory(1))

    with pytest.raises(ZeroDivisionError):
        write_and_fail(tmp_path, memory(2))

    assert live_ids(tmp_path) == [memory(1).id]


def test_a_savepoint_undoes_its_own_block_only(tmp_path: Path) -> None:
    with writing(tmp_path, command="test", now_ms=NOW_MS) as store:
        store.memories.insert(memory(1))
        with pytest.raises(sqlite3.IntegrityError):
            insert_in_savepoint(store, memory(2), memory(1))
        insert_in_savepoint(store, memory(3))

    assert live_ids(tmp_path) == [memory(1).id, memory(3).id]


def test_the_generation_counts_batches_that_changed_something(tmp_path: Path) -> None:
    write(tmp_path, memory(1))
    write(tmp_path)
    write(tmp_path, memory(2))

    with reading(tmp_path) as store:
        assert store.meta.generation() == 2


def test_a_batch_that_changes_nothing_leaves_the_file_untouched(tmp_path: Path) -> None:
    write(tmp_path, memory(1))
    before = [(path.name, path.stat().st_mtime_ns) for path in sorted(tmp_path.glob("memory.sqlite*"))]

    write(tmp_path)

    assert [(path.name, path.stat().st_mtime_ns) for path in sorted(tmp_path.glob("memory.sqlite*"))] == before


def test_prev_is_the_last_committed_state(tmp_path: Path) -> None:
    write(tmp_path, memory(1))
    write(tmp_path, memory(2))
    with pytest.raises(ZeroDivisionError):
        write_and_fail(tmp_path, memory(3))

    assert previous_ids(tmp_path) == [memory(1).id, memory(2).id]


def test_reading_without_a_database_says_how_to_install(tmp_path: Path) -> None:
    with pytest.raises(HmError) as caught, reading(tmp_path):
        pass

    assert (caught.value.reference, caught.value.hint) == ("not-installed", "hm install --host claude")
    assert list(tmp_path.iterdir()) == []


def test_a_reader_cannot_write(tmp_path: Path) -> None:
    write(tmp_path, memory(1))

    with pytest.raises(HmError) as caught, reading(tmp_path) as store:
        store.memories.insert(memory(2))

    assert caught.value.reference == "database-not-writable"


def test_a_reader_keeps_its_view_while_a_writer_waits_its_turn(tmp_path: Path) -> None:
    write(tmp_path, memory(1))

    with reading(tmp_path) as store:
        first = [row.id for row in store.memories.live()]
        other = sqlite3.connect(tmp_path / "memory.sqlite", timeout=0)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.executescript("BEGIN IMMEDIATE; DELETE FROM memories; COMMIT")
        other.close()
        second = [row.id for row in store.memories.live()]

    assert first == second == [memory(1).id]


def test_integrity_errors_of_the_program_are_not_dressed_up(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        write(tmp_path, MEMORY, MEMORY)


@pytest.mark.parametrize(
    "changes",
    [
        {"type": "rumour"},
        {"status": "retired"},
        {"authority": "model"},
        {"enforcement": "block"},
        {"knowledge_kind": "hunch"},
        {"policy_subtype": "firm"},
        {"source_kind": "web"},
        {"confidence": 1.5},
        {"authority": "auto", "enforcement": "deny"},
        {"authority": "auto", "enforcement": "confirm"},
        {"summary": ""},
    ],
)
def test_the_schema_refuses_words_outside_the_vocabularies(tmp_path: Path, changes: dict[str, object]) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        write(tmp_path, memory(1, **changes))


def test_quick_check_says_ok_for_a_sound_file(tmp_path: Path) -> None:
    write(tmp_path, MEMORY)

    assert files.quick_check(tmp_path / "memory.sqlite") == "ok"
