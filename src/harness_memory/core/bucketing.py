"""The layout of a file that hooks read in parts: a header line, an index, one line a bucket (S43, docs/formats.md).

Owns the writing side of what `hot.snapshot` reads. Deterministic bytes for the same content. Called by the builders of
the snapshots.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from harness_memory.hot.snapshot import OFFSET_DIGITS, bucket_of

MIN_BUCKETS = 256
MAX_BUCKETS = 4096
ROWS_PER_BUCKET = 8


def bucketed(header: Mapping[str, Any], keyed: Mapping[str, Any], *, rows: int) -> bytes:
    """Return the bytes of a file holding `keyed`; `rows` says how much that is, for the number of buckets."""
    buckets = bucket_count(rows)
    contents: list[dict[str, Any]] = [{} for _ in range(buckets)]
    for key in sorted(keyed):
        contents[bucket_of(key, buckets)][key] = keyed[key]
    lines = [_dump(bucket) for bucket in contents]
    offsets = [0]
    for line in lines:
        offsets.append(offsets[-1] + len(line) + len(b",\n"))
    index = "".join(f"{offset:0{OFFSET_DIGITS}x}" for offset in offsets)
    head = _dump({**header, "bucket_count": buckets})[:-1] + b',"index":\n'
    return b"".join((head, f'"{index}","buckets":[\n'.encode(), b",\n".join(lines), b"\n]}\n"))


def bucket_count(rows: int) -> int:
    """Return a power of two that keeps a bucket at a handful of rows, within the bounds of S43."""
    buckets = MIN_BUCKETS
    while buckets < MAX_BUCKETS and buckets * ROWS_PER_BUCKET < rows:
        buckets *= 2
    return buckets


def _dump(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode("ascii")
