"""What is left when a write goes wrong: kills, full disks, damaged and foreign files."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness_memory.errors import HmError
from harness_memory.store.db import reading, writing
from harness_memory.store.files import quick_check
from tests.store.factory import NOW_MS, memory, previous_ids

CHILD = """
import os, resource, signal, sys
from pathlib import Path
from harness_memory.errors import HmError
from harness_memory.store.db import reading, writing
from tests.store.factory import memory
state_dir, now_ms = Path(sys.argv[1]), {now_ms}
try:
    {body}
except HmError as error:
    print(error.reference, error.exit_code, error.message)
"""


def run_child(body: str, state_dir: Path) -> subprocess.CompletedProcess[str]:
    code = CHILD.format(body=body.strip().replace("\n", "\n    "), now_ms=NOW_MS)
    root = Path(__file__).parents[2]
    return subprocess.run(
        [sys.executable, "-c", code, str(state_dir)],
        capture_output=True,
        text=True,
        cwd=root,
        env=os.environ | {"PYTHONPATH": f"{root}/src{os.pathsep}{root}", "PYTHONDONTWRITEBYTECODE": "1"},
        timeout=60,
        check=False,
    )


def write(state_dir: Path, *numbers: int) -> str:
    with writing(state_dir, command="test", now_ms=NOW_MS) as store:
        for number in numbers:
            store.memories.insert(memory(number))
        return store.recovered


def live_ids(state_dir: Path) -> list[str]:
    with reading(state_dir) as store:
        return sorted(row.id for row in store.memories.live())


def ids(*numbers: int) -> list[str]:
    return [memory(number).id for number in numbers]


@pytest.fixture
def open_dir() -> Iterator[Path]:
    """A directory that any user may enter; pytest's own are closed to others."""
    path = Path(tempfile.mkdtemp(prefix="hm-open-"))
    path.chmod(0o755)
    yield path
    for directory in (path, *path.rglob("*")):
        if directory.is_dir():
            directory.chmod(0o755)
    shutil.rmtree(path)


def test_kill_in_the_middle_of_a_write_loses_the_batch_and_nothing_else(tmp_path: Path) -> None:
    write(tmp_path, 1)

    # A cache of one page makes SQLite write into the file before the commit, so that a journal is really left behind.
    child = run_child(
        """
with writing(state_dir, command="test", now_ms=now_ms) as store:
    store._connection.execute("PRAGMA cache_size = 1")
    for number in range(2, 400):
        store.memories.insert(memory(number))
    os.kill(os.getpid(), signal.SIGKILL)
""",
        tmp_path,
    )

    assert child.returncode == -signal.SIGKILL
    assert (tmp_path / "memory.sqlite-journal").exists()
    assert live_ids(tmp_path) == ids(1)
    assert write(tmp_path, 2) == ""
    assert (live_ids(tmp_path), quick_check(tmp_path / "memory.sqlite")) == (ids(1, 2), "ok")


def test_a_killed_first_write_leaves_a_project_that_can_be_written(tmp_path: Path) -> None:
    run_child(
        """
with writing(state_dir, command="test", now_ms=now_ms) as store:
    store.memories.insert(memory(1))
    os.kill(os.getpid(), signal.SIGKILL)
""",
        tmp_path,
    )

    write(tmp_path, 2)

    assert live_ids(tmp_path) == ids(2)


def test_a_full_disk_is_said_and_nothing_is_half_done(tmp_path: Path) -> None:
    write(tmp_path, 1)

    child = run_child(
        """
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
with writing(state_dir, command="test", now_ms=now_ms) as store:
    for number in range(2, 2000):
        store.memories.insert(memory(number))
""",
        tmp_path,
    )

    assert (child.stdout.split()[:2], child.stderr) == (["database-not-written", "1"], "")
    assert live_ids(tmp_path) == ids(1)
    assert not list(tmp_path.glob("*.tmp"))


def test_a_committed_batch_stands_when_its_copy_finds_no_room(tmp_path: Path) -> None:
    write(tmp_path, 1)
    size = (tmp_path / "memory.sqlite").stat().st_size

    # The rows fit into pages the file already has; the copy starts from nothing and cannot grow that far.
    child = run_child(
        f"""
with writing(state_dir, command="test", now_ms=now_ms) as store:
    store.memories.insert(memory(2))
    resource.setrlimit(resource.RLIMIT_FSIZE, ({size - 4096}, {size - 4096}))
    store._connection.execute("PRAGMA journal_mode = MEMORY")
""",
        tmp_path,
    )

    assert (child.stdout, child.stderr) == ("", "")
    assert (live_ids(tmp_path), previous_ids(tmp_path)) == (ids(1, 2), ids(1))


def test_a_directory_that_cannot_be_written_is_said(open_dir: Path) -> None:
    state_dir = open_dir / "state"
    write(state_dir, 1)
    for path in (state_dir / "locks", state_dir):
        path.chmod(0o555)
    for path in state_dir.glob("memory.sqlite*"):
        path.chmod(0o444)

    child = run_child(
        """
import filelock, platform  # what is imported later may lie where nobody else can read
state_dir.as_uri()
if os.geteuid() == 0:
    os.setuid(65534)
with reading(state_dir) as store:
    print(len(store.memories.live()))
with writing(state_dir, command="test", now_ms=now_ms) as store:
    store.memories.insert(memory(2))
""",
        state_dir,
    )

    assert (child.stdout.split()[:3], child.stderr) == (["1", "state-not-writable", "1"], "")
    assert live_ids(state_dir) == ids(1)


def test_a_damaged_file_gives_way_to_the_last_good_copy(tmp_path: Path) -> None:
    write(tmp_path, 1)
    damaged = b"SQLite format 3\0" + b"\xff" * 9000
    (tmp_path / "memory.sqlite").write_bytes(damaged)

    recovered = write(tmp_path, 2)

    corrupt_path = tmp_path / f"memory.sqlite.corrupt-{NOW_MS}"
    assert corrupt_path.name in recovered
    assert corrupt_path.read_bytes() == damaged
    assert live_ids(tmp_path) == ids(1, 2)


def test_damage_inside_a_table_is_found(tmp_path: Path) -> None:
    write(tmp_path, *range(1, 60))
    path = tmp_path / "memory.sqlite"
    content = bytearray(path.read_bytes())
    at = content.index(memory(30).id.encode())
    content[at - at % 4096 : at - at % 4096 + 200] = b"\xee" * 200
    path.write_bytes(content)

    assert "damaged" in write(tmp_path)
    assert live_ids(tmp_path) == ids(*range(1, 60))


@pytest.mark.parametrize("leave_empty", [True, False])
def test_a_lost_file_is_restored_from_the_last_good_copy(tmp_path: Path, leave_empty: bool) -> None:
    write(tmp_path, 1)
    (tmp_path / "memory.sqlite").unlink()
    if leave_empty:
        (tmp_path / "memory.sqlite").touch()

    recovered = write(tmp_path, 2)

    assert recovered.startswith("The database was damaged (the file is missing or empty)")
    assert live_ids(tmp_path) == ids(1, 2)


def test_a_journal_of_the_damaged_file_is_not_played_into_the_restored_one(tmp_path: Path) -> None:
    write(tmp_path, 1)
    (tmp_path / "memory.sqlite").write_bytes(b"not a database at all" * 500)
    (tmp_path / "memory.sqlite-journal").write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + b"\x01" * 4088)

    write(tmp_path)

    assert live_ids(tmp_path) == ids(1)


def test_damage_without_a_good_copy_is_refused_and_kept(tmp_path: Path) -> None:
    damaged = b"not a database at all" * 500
    (tmp_path / "memory.sqlite").write_bytes(damaged)

    with pytest.raises(HmError) as caught:
        write(tmp_path)

    assert caught.value.reference == "database-damaged"
    assert (tmp_path / "memory.sqlite").read_bytes() == damaged


def test_a_damaged_copy_is_not_restored(tmp_path: Path) -> None:
    write(tmp_path, 1)
    for name in ("memory.sqlite", "memory.sqlite.prev"):
        (tmp_path / name).write_bytes(b"not a database at all" * 500)

    with pytest.raises(HmError) as caught:
        write(tmp_path)

    assert caught.value.reference == "database-damaged"


def test_a_reader_of_a_damaged_file_is_told_how_to_mend_it(tmp_path: Path) -> None:
    write(tmp_path, 1)
    (tmp_path / "memory.sqlite").write_bytes(b"not a database at all" * 500)

    with pytest.raises(HmError) as caught:
        live_ids(tmp_path)

    assert (caught.value.reference, caught.value.hint) == ("database-damaged", "hm snapshot:rebuild")


def test_a_newer_database_is_read_but_not_written(tmp_path: Path) -> None:
    write(tmp_path, 1)
    connection = sqlite3.connect(tmp_path / "memory.sqlite")
    connection.executescript("ALTER TABLE memories ADD COLUMN mood TEXT; PRAGMA user_version = 99")
    connection.close()
    before = (tmp_path / "memory.sqlite").read_bytes()

    with pytest.raises(HmError) as caught:
        write(tmp_path, 2)

    assert caught.value.reference == "newer-database"
    assert (live_ids(tmp_path), (tmp_path / "memory.sqlite").read_bytes()) == (ids(1), before)


def test_a_newer_database_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    write(tmp_path, 1)
    connection = sqlite3.connect(tmp_path / "memory.sqlite")
    connection.executescript("ALTER TABLE memories RENAME COLUMN summary TO text; PRAGMA user_version = 99")
    connection.close()

    with pytest.raises(HmError) as caught:
        live_ids(tmp_path)

    assert caught.value.reference == "newer-database"


def test_a_column_missing_from_a_current_database_is_a_fault_of_the_program(tmp_path: Path) -> None:
    write(tmp_path, 1)
    connection = sqlite3.connect(tmp_path / "memory.sqlite")
    connection.executescript("ALTER TABLE memories RENAME COLUMN summary TO text")
    connection.close()

    with pytest.raises(sqlite3.OperationalError):
        live_ids(tmp_path)


def test_a_foreign_database_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "memory.sqlite")
    connection.executescript("CREATE TABLE recipes (id INTEGER)")
    connection.close()
    before = (tmp_path / "memory.sqlite").read_bytes()

    references = []
    for action in (write, live_ids):
        with pytest.raises(HmError) as caught:
            action(tmp_path)
        references.append(caught.value.reference)

    assert references == ["foreign-database", "foreign-database"]
    assert (tmp_path / "memory.sqlite").read_bytes() == before


def test_another_program_writing_is_a_lock_to_wait_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, 1)
    monkeypatch.setattr("harness_memory.store.files.BUSY_TIMEOUT_MS", 1)
    other = sqlite3.connect(tmp_path / "memory.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(HmError) as caught:
        write(tmp_path, 2)

    other.close()
    assert (caught.value.reference, caught.value.exit_code) == ("db-locked", 75)
