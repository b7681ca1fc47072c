"""Locks: one writer, one worker, and who it is."""

from __future__ import annotations

import os
import platform
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from harness_memory.errors import LockedError
from harness_memory.store import files, locks
from harness_memory.store.db import writing
from harness_memory.store.locks import LockOwner, db_lock, lock_is_free, lock_owner, worker_lock
from harness_memory.store.waits import listening
from tests.store.factory import NOW_MS

HOLDER = """
import os, signal, sys
from pathlib import Path
from harness_memory.store.locks import db_lock
with db_lock(Path(sys.argv[1]), command="hm dream", now_ms=1):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_the_owner_is_written_beside_the_lock_and_removed_after(tmp_path: Path) -> None:
    with db_lock(tmp_path, command="hm extract", now_ms=NOW_MS):
        held = (lock_is_free(tmp_path, "db"), lock_owner(tmp_path, "db"), lock_is_free(tmp_path, "worker"))

    assert held == (False, LockOwner(os.getpid(), platform.node(), NOW_MS, "hm extract"), True)
    assert (lock_is_free(tmp_path, "db"), lock_owner(tmp_path, "db")) == (True, None)


def test_a_second_writer_is_refused_with_75_and_the_name_of_the_first(tmp_path: Path) -> None:
    with (
        db_lock(tmp_path, command="hm extract", now_ms=NOW_MS),
        pytest.raises(LockedError) as caught,
        writing(tmp_path, command="hm memory:add", now_ms=NOW_MS, timeout_s=0),
    ):
        pass

    error = caught.value
    assert (error.reference, error.exit_code) == ("db-locked", 75)
    assert f"hm extract (pid {os.getpid()}" in error.message
    assert not (tmp_path / "memory.sqlite").exists()


def test_a_second_worker_is_told_so_and_holds_nothing(tmp_path: Path) -> None:
    with (
        worker_lock(tmp_path, command="first", now_ms=NOW_MS) as first,
        worker_lock(tmp_path, command="second", now_ms=NOW_MS) as second,
    ):
        owner = lock_owner(tmp_path, "worker")

    assert (first, second, owner.command if owner else "") == (True, False, "first")


def test_worker_and_writer_do_not_exclude_each_other(tmp_path: Path) -> None:
    with (
        worker_lock(tmp_path, command="worker", now_ms=NOW_MS) as held,
        writing(tmp_path, command="worker", now_ms=NOW_MS, timeout_s=0) as store,
    ):
        assert (held, store.memories.live()) == (True, [])


def test_the_lock_of_a_killed_process_is_free_and_its_owner_still_known(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    while_held = lock_is_free(tmp_path, "db")
    holder.kill()
    holder.communicate()

    assert (while_held, lock_is_free(tmp_path, "db")) == (False, True)
    assert lock_owner(tmp_path, "db") == LockOwner(holder.pid, platform.node(), 1, "hm dream")


@pytest.mark.parametrize("content", ["", "not json", "[]", '{"pid": 1}'])
def test_an_unreadable_owner_is_no_owner(tmp_path: Path, content: str) -> None:
    (tmp_path / "locks").mkdir()
    (tmp_path / "locks" / "db.owner.json").write_text(content)

    assert lock_owner(tmp_path, "db") is None


def test_looking_at_a_lock_creates_nothing(tmp_path: Path) -> None:
    assert (lock_is_free(tmp_path, "db"), list(tmp_path.iterdir())) == (True, [])


def test_who_waits_for_long_is_told_for_whom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "NOTICE_AFTER_S", 0.0)
    told: list[str] = []
    with listening(told.append), db_lock(tmp_path, command="hm extract", now_ms=NOW_MS):
        with pytest.raises(LockedError), db_lock(tmp_path, command="hm dream", now_ms=NOW_MS, timeout_s=0.1):
            pass
        with pytest.raises(LockedError), db_lock(tmp_path, command="hm dream", now_ms=NOW_MS, timeout_s=0):
            pass
    holder = f"hm extract (pid {os.getpid()} on {platform.node()})"
    assert told == [f"Waiting up to 0 s for {holder} to let go of the database."]


def test_who_has_no_listener_waits_in_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "NOTICE_AFTER_S", 0.0)
    told: list[str] = []
    with listening(told.append):
        pass
    with (
        db_lock(tmp_path, command="hm extract", now_ms=NOW_MS),
        pytest.raises(LockedError),
        db_lock(tmp_path, command="hm dream", now_ms=NOW_MS, timeout_s=0.1),
    ):
        pass
    assert told == []


def test_another_program_that_writes_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with writing(tmp_path, command="hm dream", now_ms=NOW_MS):
        pass
    monkeypatch.setattr(files, "NOTICE_AFTER_S", 0.001)
    monkeypatch.setattr(files, "BUSY_TIMEOUT_MS", 2)
    told: list[str] = []
    other = sqlite3.connect(tmp_path / "memory.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with listening(told.append), pytest.raises(LockedError), writing(tmp_path, command="hm dream", now_ms=NOW_MS):
        pass
    other.close()
    assert told == ["Waiting up to 0 s for another program to let go of the database."]
