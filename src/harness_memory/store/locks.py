"""The two locks of a project: `db` for whoever writes the database, `worker` for the one extraction worker.

Owns the files in `locks/`: `<name>.lock` is held by the operating system and so dies with its process;
`<name>.owner.json` says who holds it, for a person. Called by `store.db`, the worker and doctor; hooks never lock.
"""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from harness_memory.errors import HmError, LockedError
from harness_memory.hot.paths import DIR_MODE, FILE_MODE, LOCKS_DIR
from harness_memory.store.waits import NOTICE_AFTER_S, tell_wait

if TYPE_CHECKING:
    from filelock import BaseFileLock

LockName = Literal["db", "worker"]

DB_TIMEOUT_S = 10.0
# `lock_is_free` takes a lock for an instant; a worker that starts just then must not leave because of it.
_WORKER_PATIENCE_S = 0.5


@dataclass(frozen=True, slots=True)
class LockOwner:
    """Who holds a lock, as written beside it."""

    pid: int
    host: str
    since_ms: int
    command: str


@contextmanager
def db_lock(state_dir: Path, *, command: str, now_ms: int, timeout_s: float = DB_TIMEOUT_S) -> Iterator[None]:
    """Hold the database lock; raise LockedError when another writer keeps it longer than `timeout_s`."""
    lock = _lock(state_dir, "db")
    unasked_s = min(NOTICE_AFTER_S, timeout_s)
    if not _acquire(lock, unasked_s):
        if timeout_s > unasked_s:
            tell_wait(f"Waiting up to {timeout_s:.0f} s for {_holder(state_dir)} to let go of the database.")
        if timeout_s == unasked_s or not _acquire(lock, timeout_s - unasked_s):
            raise _busy(state_dir)
    try:
        with _owned(state_dir, "db", command, now_ms):
            yield
    finally:
        lock.release()


@contextmanager
def worker_lock(state_dir: Path, *, command: str, now_ms: int) -> Iterator[bool]:
    """Hold the worker lock; yields False, without holding it, when another worker does."""
    lock = _lock(state_dir, "worker")
    if not _acquire(lock, _WORKER_PATIENCE_S):
        yield False
        return
    try:
        with _owned(state_dir, "worker", command, now_ms):
            yield True
    finally:
        lock.release()


def lock_is_free(state_dir: Path, name: LockName) -> bool:
    """Tell whether nobody holds the lock, by taking it for an instant; HmError where it cannot be taken at all."""
    if not (state_dir / LOCKS_DIR).is_dir():
        return True
    lock = _lock(state_dir, name)
    if not _acquire(lock, 0):
        return False
    lock.release()
    return True


def lock_owner(state_dir: Path, name: LockName) -> LockOwner | None:
    """Return who took the lock last and has not given it back; after a kill that process may be gone."""
    try:
        data = json.loads(_owner_path(state_dir, name).read_text(encoding="utf-8"))
        return LockOwner(**data)
    except (OSError, ValueError, TypeError):
        return None


def _lock(state_dir: Path, name: LockName) -> BaseFileLock:
    from filelock import FileLock  # whoever only reads the database locks nothing and need not load it

    locks_dir = state_dir / LOCKS_DIR
    try:
        state_dir.mkdir(mode=DIR_MODE, parents=True, exist_ok=True)
        locks_dir.mkdir(mode=DIR_MODE, exist_ok=True)
        lock_path = locks_dir / f"{name}.lock"
        lock_path.touch(mode=FILE_MODE)
    except OSError as error:
        raise _unusable(error, locks_dir, ["ls", "-ld", str(state_dir)]) from error
    return FileLock(lock_path, mode=FILE_MODE)


def _acquire(lock: BaseFileLock, timeout_s: float) -> bool:
    """Take a lock; False when another process keeps it, HmError for what stands in the place of its file."""
    from filelock import Timeout

    try:
        lock.acquire(timeout=timeout_s)
    except Timeout:
        return False
    except OSError as error:
        path = Path(lock.lock_file)
        hint = ["mv", str(path), f"{path}.aside"] if path.is_dir() else ["ls", "-ld", str(path)]
        raise _unusable(error, path, hint) from error
    return True


def _unusable(error: OSError, path: Path, hint: Sequence[str]) -> HmError:
    return HmError(
        "state-not-writable",
        f"The lock file cannot be used: {error.strerror or error}.",
        context=str(path),
        hint=shlex.join(hint),
    )


@contextmanager
def _owned(state_dir: Path, name: LockName, command: str, now_ms: int) -> Iterator[None]:
    import platform

    owner = LockOwner(pid=os.getpid(), host=platform.node(), since_ms=now_ms, command=command)
    path = _owner_path(state_dir, name)
    with suppress(OSError):  # a note for people; on a full disk the write that follows tells what is wrong
        path.write_text(json.dumps(asdict(owner)), encoding="utf-8")
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def _owner_path(state_dir: Path, name: LockName) -> Path:
    return state_dir / LOCKS_DIR / f"{name}.owner.json"


def _holder(state_dir: Path) -> str:
    owner = lock_owner(state_dir, "db")
    return f"{owner.command} (pid {owner.pid} on {owner.host})" if owner else "another process"


def _busy(state_dir: Path) -> LockedError:
    return LockedError(
        "db-locked",
        f"The database is being written by {_holder(state_dir)}.",
        context=str(state_dir / LOCKS_DIR / "db.lock"),
        hint="hm doctor",
    )
