"""The operating system, without `os`: its import costs a hook a tenth of an empty interpreter (docs/performance.md).

Owns what little of `os` and `os.path` the hook path needs, on the C module that `os` itself is made of. Where there is
no such module (Windows), `os` serves under the same name. Called by the other hook modules.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

try:
    import posix
except ImportError:  # Windows
    import os as posix  # type: ignore[no-redef]

__all__ = [
    "DEBUG_VARIABLE",
    "DISABLE_VARIABLE",
    "O_BINARY",
    "O_NOFOLLOW",
    "READ_FLAGS",
    "WAKE_VARIABLE",
    "can_run",
    "environment",
    "exists",
    "is_directory",
    "make_dirs",
    "owner_of",
    "posix",
    "read_all",
    "read_at",
    "read_file",
    "user_id",
    "variable",
]

DISABLE_VARIABLE = "HARNESS_MEMORY_DISABLE"
WAKE_VARIABLE = "HARNESS_MEMORY_WAKE"
DEBUG_VARIABLE = "HARNESS_MEMORY_DEBUG"

O_BINARY = getattr(posix, "O_BINARY", 0)
# A cloned repository can hold links where our files belong; what we write must not end up behind them.
O_NOFOLLOW = getattr(posix, "O_NOFOLLOW", 0)
# Not blocking: a pipe where a file should be must not keep a hook waiting for its writer.
READ_FLAGS = posix.O_RDONLY | O_BINARY | getattr(posix, "O_NONBLOCK", 0)
_TYPE_MASK = 0o170000
_DIRECTORY = 0o040000
_CHUNK_BYTES = 1 << 20


def variable(name: str) -> str:
    """Return an environment variable, "" when it is not set.

    `posix.environ` is what the process was started with; a process that has `os` may have changed its variables since.
    """
    loaded = sys.modules.get("os")
    if loaded is not None:
        value: str = loaded.environ.get(name, "")
        return value
    return posix.environ.get(name.encode(), b"").decode(sys.getfilesystemencoding(), "surrogateescape")


def environment() -> Any:
    """Return all environment variables, as `posix_spawn` takes them."""
    loaded = sys.modules.get("os")
    return posix.environ if loaded is None else dict(loaded.environ)


def is_directory(path: str) -> bool:
    """Whether a path names a directory, links followed."""
    try:
        return posix.stat(path).st_mode & _TYPE_MASK == _DIRECTORY
    except (OSError, ValueError):
        return False


def exists(path: str) -> bool:
    """Whether a path names anything, links followed."""
    try:
        posix.stat(path)
    except (OSError, ValueError):
        return False
    return True


def can_run(path: str) -> bool:
    """Whether a path names what this user may run."""
    try:
        return posix.access(path, posix.X_OK)
    except (OSError, ValueError):  # a name no file can have
        return False


def owner_of(path: str) -> int:
    """Return the user id a path belongs to, links followed; -1 for nothing there."""
    try:
        return int(posix.stat(path).st_uid)
    except (OSError, ValueError):
        return -1


def user_id() -> int:
    """Return the user id this process acts as; 0, as `owner_of` says there of every file, where there is none."""
    return posix.geteuid() if hasattr(posix, "geteuid") else 0


def read_at(descriptor: int, size: int, offset: int) -> bytes:
    """Read up to `size` bytes at an offset."""
    posix.lseek(descriptor, offset, 0)
    return posix.read(descriptor, size)


def read_file(path: str, limit_bytes: int) -> bytes:
    """Return the first bytes of a file; OSError when it cannot be read."""
    descriptor = posix.open(path, READ_FLAGS)
    try:
        return posix.read(descriptor, limit_bytes)
    finally:
        posix.close(descriptor)


def read_all(descriptor: int, limit_bytes: int) -> bytes:
    """Read a descriptor to its end, or to the first chunk past the limit."""
    chunks = []
    size = 0
    while size <= limit_bytes:
        chunk = posix.read(descriptor, _CHUNK_BYTES)
        if not chunk:
            break
        chunks.append(chunk)
        size += len(chunk)
    return b"".join(chunks)


def make_dirs(path: str, mode: int) -> None:
    """Make a directory and its parents where they are missing."""
    import os

    os.makedirs(path, mode, exist_ok=True)
