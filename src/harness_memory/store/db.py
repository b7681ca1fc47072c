"""Sessions with the database: `writing` for one locked batch, `reading` for one consistent look.

Owns the order of a write: lock, repair, open, migrate, one transaction, last good copy. Called by commands and the
worker; whoever writes publishes the snapshot afterwards (`app.publish`). Hooks never come here.
"""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from harness_memory.errors import HmError
from harness_memory.hot.paths import DATABASE_NAME, DIR_MODE
from harness_memory.store import files
from harness_memory.store.episodes import EpisodeTable
from harness_memory.store.files import SCHEMA_VERSION
from harness_memory.store.locks import DB_TIMEOUT_S, db_lock
from harness_memory.store.memories import MemoryTable, ProvenanceTable, TransitionTable
from harness_memory.store.meta import MetaTable
from harness_memory.store.proposals import ProposalTable
from harness_memory.store.runs import RunTable, WriteOpTable


class Store:
    """The tables, over one open transaction.

    `recovered` is one sentence for the user when this session found the database damaged and restored it, else "".
    """

    def __init__(self, connection: sqlite3.Connection, *, recovered: str = "") -> None:
        self.recovered = recovered
        self.memories = MemoryTable(connection)
        self.provenance = ProvenanceTable(connection)
        self.transitions = TransitionTable(connection)
        self.proposals = ProposalTable(connection)
        self.episodes = EpisodeTable(connection)
        self.runs = RunTable(connection)
        self.write_ops = WriteOpTable(connection)
        self.meta = MetaTable(connection)
        self._connection = connection
        self._savepoint_numbers = itertools.count(1)

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """Undo what the block wrote when it raises, and nothing else; the exception goes on."""
        name = f"s{next(self._savepoint_numbers)}"
        self._connection.execute(f"SAVEPOINT {name}")
        try:
            yield
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute(f"ROLLBACK TO {name}")
                self._connection.execute(f"RELEASE {name}")
            raise
        self._connection.execute(f"RELEASE {name}")


@contextmanager
def writing(
    state_dir: Path,
    *,
    command: str,
    now_ms: int,
    timeout_s: float = DB_TIMEOUT_S,
) -> Iterator[Store]:
    """Run the block as one transaction under the database lock; whatever it raises undoes all of it.

    Creates or migrates the database first and restores a damaged one. A batch that changed something raises the
    generation and renews `memory.sqlite.prev`. Raises LockedError, or HmError `database-not-writable`,
    `database-not-written`, `database-damaged`, `newer-database`, `foreign-database`.
    """
    path = state_dir / DATABASE_NAME
    with db_lock(state_dir, command=command, now_ms=now_ms, timeout_s=timeout_s), _explained(path):
        recovered = _prepare(path, now_ms)
        connection = files.connect(path, writable=True)
        try:
            files.create_or_migrate(path, connection, now_ms)
            with _transaction(connection, recovered) as store:
                yield store
            if connection.total_changes or not files.beside(path, "prev").exists():
                _renew_last_good_copy(path)
        finally:
            connection.close()


@contextmanager
def reading(state_dir: Path) -> Iterator[Store]:
    """Give one consistent, read-only view; a newer schema is read as far as this build knows it.

    Raises HmError `not-installed` when there is no database, `older-database` when it has yet to be migrated.
    Writers wait while the block runs, so keep it short.
    """
    path = state_dir / DATABASE_NAME
    if not path.exists():
        raise HmError(
            "not-installed",
            "There is no project memory here.",
            context=str(path),
            hint="hm install --host claude",
        )
    with _explained(path):
        connection = files.connect(path, writable=False)
        try:
            version = _readable_version(path, connection)
            connection.execute("BEGIN")
            try:
                yield Store(connection)
            except sqlite3.OperationalError as error:
                if version > SCHEMA_VERSION and error.sqlite_errorname == "SQLITE_ERROR":
                    raise files.newer_database(path, version) from error
                raise
        finally:
            connection.close()


def _prepare(path: Path, now_ms: int) -> str:
    try:
        path.parent.mkdir(mode=DIR_MODE, parents=True, exist_ok=True)
        recovered = files.repair(path, now_ms)
        if not path.exists():
            files.create_file(path)
    except OSError as error:
        raise files.not_writable(path, error.strerror or str(error)) from error
    return recovered


@contextmanager
def _transaction(connection: sqlite3.Connection, recovered: str) -> Iterator[Store]:
    files.begin_writing(connection)
    try:
        store = Store(connection, recovered=recovered)
        changes_before = connection.total_changes
        yield store
        if connection.total_changes != changes_before:
            store.meta.set("generation", str(store.meta.generation() + 1))
        connection.execute("COMMIT")
    except BaseException:
        files.roll_back(connection)
        raise


def _renew_last_good_copy(path: Path) -> None:
    # The batch is committed by now: a copy that cannot be made must not look like a batch that failed. The older copy
    # stays in place, and doctor compares its age with the database's.
    with suppress(OSError, sqlite3.OperationalError):
        files.back_up(path, files.beside(path, "prev"))


def _readable_version(path: Path, connection: sqlite3.Connection) -> int:
    version = files.schema_version(path, connection)
    if version < SCHEMA_VERSION:
        raise HmError(
            "older-database",
            f"The database has schema {version} and has to be migrated to {SCHEMA_VERSION} first.",
            context=str(path),
            hint="hm db:migrate",
        )
    return version


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Turn what SQLite raises into an error a person can mend; faults of the program pass unchanged."""
    try:
        yield
    except sqlite3.Error as error:
        explained = files.as_hm_error(error, path)
        if explained is None:
            raise
        raise explained from error
