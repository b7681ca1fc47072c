"""The snapshot as hooks read it: a header and the buckets one call can hit (docs/formats.md, S43).

Owns the file's layout on the reading side and the key hash both sides share. It never writes; `core.snapshot_build`
makes the text. Reading is two or three `pread`s, whatever the size of the memory.
"""

from __future__ import annotations

from harness_memory.hot import fastjson
from harness_memory.hot.system import READ_FLAGS, posix, read_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

SCHEMA = 1
HEADER_LIMIT_BYTES = 16 * 1024
OFFSET_DIGITS = 8


class SnapshotError(Exception):
    """The snapshot cannot be used; the message is the status word for the log."""


class Snapshot:
    """An open snapshot; `header` is parsed, buckets are read on demand. Close it when done."""

    __slots__ = ("_buckets_at", "_descriptor", "_index", "_index_at", "header")

    def __init__(self, descriptor: int, header: dict[str, Any], index_at: int) -> None:
        self._descriptor = descriptor
        self.header = header
        self._index_at = index_at
        self._index = b""
        # the index line: a quote, the offsets, a quote, `,"buckets":[` and its newline
        self._buckets_at = index_at + 1 + OFFSET_DIGITS * (header["bucket_count"] + 1) + len('","buckets":[\n')

    def rows(self, keys: Iterable[str]) -> list[dict[str, Any]]:
        """Return the rows of the given keys, each row once, in the order of their buckets."""
        wanted: dict[int, list[str]] = {}
        for key in keys:
            wanted.setdefault(bucket_of(key, self.header["bucket_count"]), []).append(key)
        found: dict[str, dict[str, Any]] = {}
        for number, bucket_keys in wanted.items():
            text = self._bucket(number)
            for key in bucket_keys:
                for row in _rows_of(text, key):
                    found.setdefault(row["id"], row)
        return list(found.values())

    def lookup(self, keys: Iterable[str]) -> dict[str, Any]:
        """Return what is filed under each of the given keys that the file holds, whatever it is."""
        if not self._index:  # many keys are asked for: the offsets at once, at most 32 KB, not two calls for each
            self._index = read_at(
                self._descriptor, OFFSET_DIGITS * (self.header["bucket_count"] + 1), self._index_at + 1
            )
        found = {}
        for key in keys:
            text = self._bucket(bucket_of(key, self.header["bucket_count"]))
            name = _as_name(key)
            at = text.find(name)
            if at >= 0:
                try:
                    found[key] = fastjson.loads_at(text, at + len(name))
                except ValueError as error:
                    raise SnapshotError("snapshot_damaged") from error
        return found

    def holds(self, key: str) -> bool:
        """Whether there is any row under a key; parses nothing."""
        return _as_name(key) in self._bucket(bucket_of(key, self.header["bucket_count"]))

    def close(self) -> None:
        """Give the file back."""
        posix.close(self._descriptor)

    def _bucket(self, number: int) -> str:
        at = OFFSET_DIGITS * number
        index = self._index[at : at + OFFSET_DIGITS * 2] or read_at(
            self._descriptor, OFFSET_DIGITS * 2, self._index_at + 1 + at
        )
        try:
            start, end = int(index[:OFFSET_DIGITS], 16), int(index[OFFSET_DIGITS:], 16)
            text = read_at(self._descriptor, end - start, self._buckets_at + start).decode("ascii")
        except ValueError as error:
            raise SnapshotError("snapshot_damaged") from error
        if len(text) != end - start:
            raise SnapshotError("snapshot_damaged")
        return text


def _as_name(key: str) -> str:
    """Return a key as it stands in a bucket's text, and nowhere else there: in a string its quotes would be escaped."""
    return f"{fastjson.dumps(key)}:"


def _rows_of(bucket_text: str, key: str) -> list[dict[str, Any]]:
    """Parse the rows of one key and none of the others that share its bucket."""
    name = _as_name(key)
    at = bucket_text.find(name)
    if at < 0:
        return []
    try:
        rows = fastjson.loads_at(bucket_text, at + len(name))
    except ValueError as error:
        raise SnapshotError("snapshot_damaged") from error
    if not isinstance(rows, list):
        raise SnapshotError("snapshot_damaged")
    return rows


def open_snapshot(path: str) -> Snapshot:
    """Open a snapshot and parse its header; SnapshotError with the log's status word when it cannot be used."""
    try:
        descriptor = posix.open(path, READ_FLAGS)
    except OSError as error:
        raise SnapshotError("snapshot_missing") from error
    try:
        head, newline, _ = read_at(descriptor, HEADER_LIMIT_BYTES, 0).partition(b"\n")
        header = fastjson.loads(head + b"null}") if newline else None
        if not isinstance(header, dict) or not isinstance(header.get("schema"), int):
            raise SnapshotError("snapshot_damaged")
        if header["schema"] > SCHEMA:
            raise SnapshotError("snapshot_newer")
        return Snapshot(descriptor, header, len(head) + 1)
    except (SnapshotError, OSError, ValueError, KeyError, TypeError) as error:  # OSError: a directory of that name
        posix.close(descriptor)
        raise error if isinstance(error, SnapshotError) else SnapshotError("snapshot_damaged") from error


def bucket_of(key: str, buckets: int) -> int:
    """Return the bucket of a key: FNV-1a (32 bit) of its UTF-8 bytes modulo the number of buckets."""
    value = 0x811C9DC5
    for byte in key.encode("utf-8", "surrogatepass"):
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return value % buckets


def source_state(state_dir: str) -> dict[str, list[int] | None]:
    """Return size and mtime_ns of what a snapshot is built from, as the header records them (S42)."""
    state: dict[str, list[int] | None] = {}
    for name in ("memory.sqlite", "config.json"):
        try:
            stat = posix.stat(f"{state_dir}/{name}")
        except OSError:
            state[name] = None
        else:
            state[name] = [stat.st_size, stat.st_mtime_ns]
    return state
