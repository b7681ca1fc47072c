"""What is said at the start of a session: standing rows and loose ends to the model, news to the person (S39, S40).

Owns the rows of `start`, the lines on what the last session left open, the daily digest and the rules remembered in
the last day. It reads `moments.v1.json` and the newest other ledger; the caller answers and records. Called by
`on_turn`, and for the baseline rows by `on_prompt`.
"""

from __future__ import annotations

from harness_memory.hot import fastjson, ledger, paths, snapshot, wire
from harness_memory.hot.before_model import within_budget
from harness_memory.hot.clock import format_iso
from harness_memory.hot.system import posix, read_file
from harness_memory.hot.turns import IDLE_MS, write_private

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.snapshot import Snapshot

    Row = dict[str, Any]

DAY_MS = 86_400_000
EXPIRING_MS = 7 * DAY_MS
FORGETTING_SOURCES = ("compact", "clear")
TAIL_BYTES = 64 * 1024
LOOSE_ENDS = 2
SESSIONS_LOOKED_AT = 3


class Start:
    """What a start says: lines for the model, the ids they show, lines for the person."""

    __slots__ = ("lines", "news", "shown", "suppressed")

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.shown: list[str] = []
        self.news: list[str] = []
        self.suppressed: list[tuple[str, str]] = []


def start(state_dir: str, source: str, own_ledger: str, now_ms: int) -> Start:
    """Return what is said at a start of this source. A resumed session has seen its rows; only news is new to it."""
    said = Start()
    try:
        moments = snapshot.open_snapshot(paths.snapshot_path(state_dir, paths.MOMENTS_NAME))
    except snapshot.SnapshotError:
        return said
    try:
        if source != "resume":
            settings = moments.header["settings"]["session_start"]
            rows, said.suppressed = _fresh(moments, "start", settings, now_ms)
            said.lines = [wire.item_line(row) for row in rows]
            said.shown = [row["id"] for row in rows]
        if source in ("startup", "resume"):
            said.news = _remembered(moments, now_ms) + _digest(moments, state_dir, now_ms)
    finally:
        moments.close()
    if source == "startup":
        said.lines += loose_ends(state_dir, own_ledger, now_ms)
    return said


def rows_of(state_dir: str, key: str, settings: dict[str, Any], now_ms: int) -> tuple[list[Row], list[tuple[str, str]]]:
    """Return the rows of a moment within a budget, and why others are silent; none where there is no snapshot."""
    try:
        moments = snapshot.open_snapshot(paths.snapshot_path(state_dir, paths.MOMENTS_NAME))
    except snapshot.SnapshotError:
        return [], []
    try:
        return _fresh(moments, key, settings, now_ms)
    finally:
        moments.close()


def loose_ends(state_dir: str, own_ledger: str, now_ms: int) -> list[str]:
    """Return at most two lines on the last session that is over: failures nothing resolved, and a turn without an end.

    One without an end and with a line of the last hour may be running beside this one.
    """
    for path in _newest_ledgers(state_dir, own_ledger):
        lines = _tail(path)
        if all(line["kind"] == "marker" for line in lines):
            continue  # nothing was done in it
        if lines[-1].get("marker") != "session-end" and lines[-1]["at_ms"] > now_ms - IDLE_MS:
            continue
        found = []
        failures = _unresolved(lines)
        if failures:
            found.append(wire.note_line("UNRESOLVED in the last session", "; ".join(failures[-LOOSE_ENDS:])))
        asked = _unfinished(lines)
        if asked:
            found.append(wire.note_line("UNFINISHED in the last session", asked))
        return found
    return []


def _fresh(
    moments: Snapshot, key: str, settings: dict[str, Any], now_ms: int
) -> tuple[list[Row], list[tuple[str, str]]]:
    suppressed: list[tuple[str, str]] = []
    live = []
    for row in moments.lookup([key]).get(key, []):
        if row["ttl_ms"] is not None and row["ttl_ms"] <= now_ms:
            suppressed.append((row["id"], "expired"))
        else:
            live.append(row)
    return within_budget(live, settings, suppressed), suppressed


def _remembered(moments: Snapshot, now_ms: int) -> list[str]:
    rows = moments.lookup(["remembered"]).get("remembered", [])
    return [wire.remembered_line(row) for row in rows if now_ms - row["at_ms"] < DAY_MS]


def _digest(moments: Snapshot, state_dir: str, now_ms: int) -> list[str]:
    """Return the line on open proposals, once a day."""
    expiries = [at_ms for at_ms in moments.header["expiries"] if at_ms > now_ms]
    if not expiries:
        return []
    path = f"{state_dir}/{paths.STATE_DIR}/digest.json"
    today = format_iso(now_ms)[:10]
    if _said_on(path) == today:
        return []
    write_private(path, fastjson.dumps({"v": 1, "day": today}).encode("ascii"))
    soon = sum(at_ms - now_ms <= EXPIRING_MS for at_ms in expiries)
    return [f"harness-memory: {len(expiries)} proposal(s) open, {soon} expiring within 7 days — run hm review"]


def _said_on(path: str) -> str:
    """Return the day the digest was said last, "" when it never was."""
    try:
        said = fastjson.loads(read_file(path, 256))
    except (OSError, ValueError):
        return ""
    return str(said.get("day", "")) if isinstance(said, dict) else ""


def _newest_ledgers(state_dir: str, own_ledger: str) -> list[str]:
    """Return the ledgers of the sessions before, the last written first; of many only a few."""
    try:
        with posix.scandir(f"{state_dir}/{paths.LEDGER_DIR}") as entries:
            found = [
                (entry.stat().st_mtime_ns, entry.path)
                for entry in entries
                if entry.name.endswith(".jsonl") and entry.path != own_ledger
            ]
    except OSError:
        return []
    found.sort(reverse=True)
    return [path for _, path in found[:SESSIONS_LOOKED_AT]]


def _tail(path: str) -> list[dict[str, Any]]:
    end = ledger.size_of(path)
    try:
        lines, _ = ledger.read_lines(path, max(0, end - TAIL_BYTES), end)
    except OSError:
        return []  # a directory of that name, or not ours to read
    return [line for line in lines if isinstance(line.get("at_ms"), int)]


def _unresolved(lines: list[dict[str, Any]]) -> list[str]:
    """Return what failed last without a later success of the same kind, oldest first."""
    failed: dict[tuple[str, str], str] = {}
    for line in lines:
        refs = line.get("scope_refs")
        about = line.get("program_token") or (refs[0] if isinstance(refs, list) and refs else "")
        key = (str(line.get("tool")), str(about))
        if line["kind"] == "tool_ok":
            failed.pop(key, None)
        elif line["kind"] == "tool_fail" and about and not line.get("is_interrupt"):
            failed.pop(key, None)
            failed[key] = f"{wire.clean(str(line.get('input_digest', '')), 80)} ({line.get('failure_class', 'other')})"
    return list(failed.values())


def _unfinished(lines: list[dict[str, Any]]) -> str:
    """Return the last prompt when its turn has calls but no end."""
    asked = ""
    worked = False
    for line in lines:
        if line["kind"] == "prompt" and not line.get("injected"):
            asked, worked = str(line.get("text", "")), False
        elif line["kind"] in ("tool_ok", "tool_fail"):
            worked = True
        elif line["kind"] == "assistant":
            asked = ""
    return wire.clean(asked, 160) if worked else ""
