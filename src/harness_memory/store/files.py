"""The database as a file: opening, judging, backing up, restoring and migrating it.

Owns `memory.sqlite` and its copies `.prev` (last good), `.bak-v<N>` (before a migration) and `.corrupt-<ts>` (damaged,
kept aside). Everything that changes a file here runs under the database lock, which `store.db` holds.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from harness_memory.errors import HmError, LockedError
from harness_memory.hot.paths import FILE_MODE
from harness_memory.store.migrations import MIGRATIONS, Migration
from harness_memory.store.waits import NOTICE_AFTER_S, tell_wait

APPLICATION_ID = 0x484D454D  # "HMEM", what `file` and the SQLite tools show for our databases
SCHEMA_VERSION = len(MIGRATIONS)
BUSY_TIMEOUT_MS = 5_000

_DAMAGE_CODES = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
_WRITE_FAULT_CODES = ("SQLITE_FULL", "SQLITE_IOERR")
_ACCESS_CODES = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")
_LOCK_CODES = ("SQLITE_BUSY", "SQLITE_LOCKED")


class _Connection(sqlite3.Connection):
    """A connection that can store any text: half a surrogate pair, which SQLite refuses, becomes a question mark.

    A host cuts texts between the halves of an emoji, and arguments may hold bytes that are no UTF-8.
    """

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Execute one statement with the values of its question marks, in order."""
        return super().execute(sql, [_storable(value) for value in parameters])


def connect(path: Path, *, writable: bool) -> sqlite3.Connection:
    """Open an existing database, with no transaction begun.

    A reader is opened read-write and bound by `query_only`: only so can SQLite undo what a killed writer left half
    done; on a file that cannot be written it falls back to read-only by itself.
    """
    uri = f"{path.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, factory=_Connection)
    connection.row_factory = sqlite3.Row
    connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA foreign_keys = ON")
    if writable:
        connection.execute("PRAGMA synchronous = FULL")
    else:
        connection.execute("PRAGMA query_only = ON")
    return connection


def quick_check(path: Path) -> str:
    """Return "ok", or what SQLite finds wrong with the file; raises sqlite3.Error when it cannot be looked at."""
    connection = connect(path, writable=False)
    try:
        return str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if _is_damage(error):
            return str(error)
        raise
    finally:
        connection.close()


def repair(path: Path, now_ms: int) -> str:
    """Put the last good copy in the place of a damaged or lost database; returns what was done, "" when it is sound.

    Raises HmError `database-damaged` when there is no good copy. The damaged file is kept either way.
    """
    previous_path = beside(path, "prev")
    has_previous = previous_path.exists()
    fault = _fault(path, expected=has_previous)
    if not fault:
        return ""
    if not has_previous or quick_check(previous_path) != "ok":
        raise HmError(
            "database-damaged",
            f"The database is damaged and there is no good copy to restore: {fault}.",
            context=str(path),
            hint=f"mv {path} {path}.corrupt",
        )
    restored_path = beside(path, "restoring")
    _copy(previous_path, restored_path)
    kept = ""
    if path.exists():
        corrupt_path = beside(path, f"corrupt-{now_ms}")
        path.replace(corrupt_path)
        kept = f"; the damaged file is kept as {corrupt_path.name}"
    # A journal belongs to the file that is gone; played back into the restored one it would break that too.
    Path(f"{path}-journal").unlink(missing_ok=True)
    restored_path.replace(path)
    return f"The database was damaged ({fault}); the last good copy was restored{kept}."


def create_or_migrate(
    path: Path, connection: sqlite3.Connection, now_ms: int, migrations: Sequence[Migration] = MIGRATIONS
) -> None:
    """Bring an open database to the newest schema, one transaction a step, with a backup before the first.

    Raises HmError `foreign-database` or `newer-database` without changing anything.
    """
    version = schema_version(path, connection)
    if version > len(migrations):
        raise newer_database(path, version)
    if 0 < version < len(migrations):
        back_up(path, beside(path, f"bak-v{version}"))
    for number, migration in enumerate(migrations[version:], start=version + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            migration(connection)
            connection.execute("INSERT INTO migrations (version, applied_at_ms) VALUES (?, ?)", [number, now_ms])
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            roll_back(connection)
            raise


def schema_version(path: Path, connection: sqlite3.Connection) -> int:
    """Return the schema a database has (0: an empty file); raises HmError for a foreign one."""
    application_id = connection.execute("PRAGMA application_id").fetchone()[0]
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if application_id != APPLICATION_ID:
        if connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0:
            return 0
        raise HmError(
            "foreign-database",
            "The file is a SQLite database, but not one of harness-memory.",
            context=str(path),
            hint=f"mv {path} {path}.foreign",
        )
    return version


def back_up(path: Path, copy_path: Path) -> None:
    """Copy a database that may be in use; the copy appears whole or not at all."""
    temporary_path = beside(copy_path, "tmp")
    _copy(path, temporary_path)
    temporary_path.replace(copy_path)


def create_file(path: Path) -> None:
    """Make an empty database file that only its owner can read; SQLite itself would follow the umask."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE_MODE))


def beside(path: Path, suffix: str) -> Path:
    """Return the name of a copy: `memory.sqlite` → `memory.sqlite.<suffix>`."""
    return path.with_name(f"{path.name}.{suffix}")


def begin_writing(connection: sqlite3.Connection) -> None:
    """Begin a transaction that writes; a person is told when another program has one open for long."""
    unasked_ms = min(int(NOTICE_AFTER_S * 1000), BUSY_TIMEOUT_MS)
    connection.execute(f"PRAGMA busy_timeout = {unasked_ms}")
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if not _code(error).startswith(_LOCK_CODES):
            raise
        tell_wait(f"Waiting up to {BUSY_TIMEOUT_MS // 1000} s for another program to let go of the database.")
        connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS - unasked_ms}")
        connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")


def roll_back(connection: sqlite3.Connection) -> None:
    """End the open transaction, if SQLite has not already ended it itself, as it does when the disk is full."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def newer_database(path: Path, version: int) -> HmError:
    """The error for a database that a later release has migrated."""
    return HmError(
        "newer-database",
        f"The database has schema {version}, this build knows {SCHEMA_VERSION}.",
        context=str(path),
        hint="git pull && pip install .  # in the clone this was installed from",
    )


def not_writable(path: Path, message: str) -> HmError:
    """The error for a file or directory that the user may not write."""
    return HmError(
        "database-not-writable",
        f"The database cannot be opened or written: {message}.",
        context=str(path),
        hint=f"ls -la {path.parent}",
    )


def as_hm_error(error: sqlite3.Error, path: Path) -> HmError | None:
    """Return the error a person can mend behind one of SQLite; None for a fault of the program."""
    code = _code(error)
    if code.startswith(_LOCK_CODES):
        return LockedError(
            "db-locked", "Another program has the database open for writing.", context=str(path), hint="hm doctor"
        )
    if code.startswith(_DAMAGE_CODES):
        return HmError(
            "database-damaged",
            f"The database is damaged: {error}; the next write restores the last good copy.",
            context=str(path),
            hint="hm snapshot:rebuild",
        )
    if code.startswith(_WRITE_FAULT_CODES):
        return HmError(
            "database-not-written",
            f"The database could not be written ({error}); nothing was changed.",
            context=str(path),
            hint=f"df -h {path.parent}",
        )
    if code.startswith(_ACCESS_CODES):
        return not_writable(path, str(error))
    return None


def _storable(value: Any) -> Any:
    return value.encode("utf-8", "replace").decode("utf-8") if isinstance(value, str) else value


def _fault(path: Path, *, expected: bool) -> str:
    """What is wrong with the file, "" when nothing is; a missing or empty one is a fault only where one is expected."""
    if not path.exists() or path.stat().st_size == 0:
        return "the file is missing or empty" if expected else ""
    verdict = quick_check(path)
    return "" if verdict == "ok" else verdict


def _copy(path: Path, copy_path: Path) -> None:
    copy_path.unlink(missing_ok=True)
    create_file(copy_path)
    source = connect(path, writable=False)
    try:
        target = sqlite3.connect(copy_path)
        try:
            source.backup(target)
        finally:
            target.close()
    finally:
        source.close()
    with copy_path.open("rb+") as file:
        os.fsync(file.fileno())


def _code(error: sqlite3.Error) -> str:
    return getattr(error, "sqlite_errorname", "")


def _is_damage(error: sqlite3.Error) -> bool:
    """Tell whether an error means that the file's content is broken."""
    return _code(error).startswith(_DAMAGE_CODES)
