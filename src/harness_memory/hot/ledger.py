"""The ledger: what happened, one line an event (docs/formats.md).

Owns the line format on disk: encoding within 32 KB, appending by one write, reading back past torn lines. It neither
redacts (callers do, before a line is built) nor decides anything. Called by every hook and by the worker.
"""

from __future__ import annotations

from harness_memory.hot import fastjson
from harness_memory.hot.paths import DIR_MODE, FILE_MODE
from harness_memory.hot.system import O_BINARY, O_NOFOLLOW, READ_FLAGS, make_dirs, posix, read_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LINE_VERSION = 1
LINE_LIMIT_BYTES = 32 * 1024
FIRED_WINDOW_BYTES = 256 * 1024
FIRST_WINDOW_BYTES = 16 * 1024  # where most turns begin

TEXT_LIMIT = 4000
ASSISTANT_LIMIT = 2000
INPUT_LIMIT = 500
OUTPUT_HEAD_LIMIT = 2000
OUTPUT_TAIL_LIMIT = 1000
ERROR_LIMIT = 1500
TARGET_LIMIT = 120
SCOPE_REF_LIMIT = 256
SCOPE_REFS_LIMIT = 4000

_APPEND_FLAGS = posix.O_RDWR | posix.O_APPEND | posix.O_CREAT | O_BINARY | O_NOFOLLOW


def session_key(host: str, session_id: str) -> str:
    """Return the 16 hex digits that name a session in files (S49)."""
    try:
        from _sha1 import sha1  # type: ignore[import-not-found]
    except ImportError:
        from hashlib import sha1
    digest: str = sha1(f"{host}:{session_id}".encode("utf-8", "replace"), usedforsecurity=False).hexdigest()
    return digest[:16]


def encode_line(kind: str, at_ms: int, turn: str, fields: dict[str, Any]) -> bytes:
    """Return one line with its newline; one over 32 KB loses the end of its longest texts, never its shape."""
    line: dict[str, Any] = {"v": LINE_VERSION, "kind": kind, "at_ms": at_ms, "turn": turn, **fields}
    encoded = fastjson.dumps(line)
    while len(encoded) >= LINE_LIMIT_BYTES:
        _shorten_longest(line)
        encoded = fastjson.dumps(line)
    return encoded.encode("ascii") + b"\n"


def open_for_append(path: str) -> int:
    """Open a ledger or log for appending and return the descriptor; OSError when it cannot be written."""
    try:
        return posix.open(path, _APPEND_FLAGS, FILE_MODE)
    except FileNotFoundError:
        make_dirs(path.rpartition("/")[0], DIR_MODE)
        return posix.open(path, _APPEND_FLAGS, FILE_MODE)


def append(descriptor: int, line: bytes) -> None:
    """Append one encoded line by one write, on a line of its own even after a torn one."""
    size = posix.fstat(descriptor).st_size
    if size and read_at(descriptor, 1, size - 1) != b"\n":
        line = b"\n" + line
    posix.write(descriptor, line)


def record(path: str, line: bytes) -> None:
    """Append one encoded line to a ledger that is not open."""
    descriptor = open_for_append(path)
    append(descriptor, line)
    posix.close(descriptor)


def read_lines(path: str, start: int = 0, end: int | None = None) -> tuple[list[dict[str, Any]], int]:
    """Read the lines of a byte range and count the torn ones; a missing file, or a directory, is empty.

    A range that begins or ends inside a line loses that line as torn.
    """
    try:
        with open(path, "rb") as file:
            file.seek(start)
            data = file.read() if end is None else file.read(max(0, end - start))
    except (FileNotFoundError, IsADirectoryError):
        return [], 0
    lines: list[dict[str, Any]] = []
    torn = 0
    for raw in data.split(b"\n"):
        if not raw.strip():
            continue
        line = _parse(raw)
        if line is None:
            torn += 1
        else:
            lines.append(line)
    return lines, torn


def size_of(path: str) -> int:
    """Return the length of a ledger in bytes; 0 when there is none."""
    try:
        return posix.stat(path).st_size
    except OSError:
        return 0


def fired_lines(path: str, turn: str) -> list[dict[str, Any]]:
    """Return this turn's fired lines, oldest first, from at most the last 256 KB (S33)."""
    try:
        descriptor = posix.open(path, READ_FLAGS)
    except OSError:
        return []
    size = posix.fstat(descriptor).st_size
    found: list[dict[str, Any]] = []
    for window in (FIRST_WINDOW_BYTES, FIRED_WINDOW_BYTES):
        found, is_whole = _fired_of(read_at(descriptor, window, max(0, size - window)), turn)
        if is_whole or window >= size:
            break
    posix.close(descriptor)
    return found


def _fired_of(data: bytes, turn: str) -> tuple[list[dict[str, Any]], bool]:
    """Return the fired lines of a turn in the end of a ledger, and whether the turn begins within it."""
    found = []
    is_whole = False
    for raw in reversed(data.split(b"\n")):
        if raw.startswith(b'{"v":1,"kind":"fired"'):
            line = _parse(raw)
            if line is not None and line.get("turn") == turn:
                found.append(line)
        elif raw.startswith(b'{"v":1,"kind":"prompt"'):
            line = _parse(raw)
            if line is not None and not line.get("injected"):
                is_whole = line.get("turn") != turn
                if is_whole:
                    break
    found.reverse()
    return found, is_whole


def _parse(raw: bytes) -> dict[str, Any] | None:
    try:
        line = fastjson.loads(raw)
    except ValueError:
        return None
    return line if isinstance(line, dict) and isinstance(line.get("kind"), str) else None


def _shorten_longest(line: dict[str, Any]) -> None:
    """Halve the field that takes most bytes; only texts and lists of texts are ever that long."""
    key = max(
        (key for key in line if isinstance(line[key], str | list)), key=lambda key: len(fastjson.dumps(line[key]))
    )
    line[key] = line[key][: len(line[key]) // 2]
