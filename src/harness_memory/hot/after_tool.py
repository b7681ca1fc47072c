"""What is said after a failure: memories about it, and what made it pass the last time.

Owns the selection from `moments.v1.json` by the failed call's signature keys, its failure class and its failure
signature; each at most once a turn. The caller answers and records. Called by `on_post_tool` for failed calls.
"""

from __future__ import annotations

from harness_memory.hot import paths, snapshot, wire
from harness_memory.hot.calls import call_keys
from harness_memory.hot.signatures import match_signature

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.snapshot import Snapshot

    Row = dict[str, Any]


class Hint:
    """What a failure brings up: lines for the model, the rows behind them, the failure signature of a resolution."""

    __slots__ = ("lines", "resolved", "rows")

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.rows: list[Row] = []
        self.resolved = ""


def hint(
    state_dir: str, call: dict[str, Any], failure: dict[str, Any], fired: list[dict[str, Any]], now_ms: int
) -> Hint:
    """Return the hint for a failed call; `failure` holds its ledger fields, `fired` this turn's fired lines."""
    found = Hint()
    try:
        moments = snapshot.open_snapshot(paths.snapshot_path(state_dir, paths.MOMENTS_NAME))
    except snapshot.SnapshotError:
        return found
    try:
        settings = moments.header["settings"]["after_tool"]
        room = settings["max_bytes"]
        known = _resolution(moments, failure, fired)
        if known:
            line = wire.resolved_line(known[0], known[1], known[2])
            if settings["max_items"] and len(line.encode()) <= room:
                found.lines.append(line)
                found.resolved = failure["failure_sig"]
                room -= len(line.encode()) + 1
        for row in _rows(moments, call, failure, fired, now_ms):
            line = wire.item_line(row)
            if len(found.lines) < settings["max_items"] and len(line.encode()) <= room:
                found.lines.append(line)
                found.rows.append(row)
                room -= len(line.encode()) + 1
    finally:
        moments.close()
    return found


def _resolution(moments: Snapshot, failure: dict[str, Any], fired: list[dict[str, Any]]) -> list[Any]:
    key = f"resolved:{failure['failure_sig']}"
    known: list[Any] = moments.lookup([key]).get(key, [])
    told = any(line.get("resolved") == failure["failure_sig"] for line in fired)
    return [] if told or not known or known[1] == failure["input_digest"] else known


def _rows(
    moments: Snapshot, call: dict[str, Any], failure: dict[str, Any], fired: list[dict[str, Any]], now_ms: int
) -> list[Row]:
    """Return the fitting rows, those about this very call before those about its kind of failure."""
    by_class = f"failed:{failure['failure_class']}"
    keys = call_keys(call)
    held = moments.lookup([*keys, by_class])
    seen = {entry[0] for line in fired for entry in line["rows"]}
    about_call = [row for key in keys for row in held.get(key, []) if match_signature(row["sig"], call).hit]
    about_class = [row for row in held.get(by_class, []) if not row["tools"] or call["tool"] in row["tools"]]
    fit: dict[str, Row] = {}
    for row in (*about_call, *about_class):
        if row["id"] not in seen and (row["ttl_ms"] is None or row["ttl_ms"] > now_ms):
            fit.setdefault(row["id"], row)
    return list(fit.values())
