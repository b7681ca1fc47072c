"""Turns and segments of a session, as the hooks keep them (S1 to S3).

Owns the open-turn cursor in `state/` and the inbox files in `queue/`. Only the prompt, stop, stop-failure,
precompact, session-start and session-end hooks write here; tool hooks read the cursor. Everything else about an
episode is the worker's.
"""

from __future__ import annotations

from harness_memory.hot import fastjson, ledger, paths
from harness_memory.hot.system import O_BINARY, O_NOFOLLOW, make_dirs, posix, read_file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SEGMENT_LIMIT_BYTES = 4 * 1024 * 1024
IDLE_MS = 3_600_000
NOTICE_LIMIT_BYTES = 64 * 1024
CURSOR_LIMIT_BYTES = 1024 * 1024


class Session:
    """One session's files and its cursor. `state` is the parsed cursor, fresh where there was none."""

    __slots__ = ("host", "key", "ledger_path", "state", "state_dir", "state_path")

    def __init__(self, state_dir: str, host: str, key: str) -> None:
        self.state_dir = state_dir
        self.host = host
        self.key = key
        self.ledger_path = paths.ledger_path(state_dir, host, key)
        self.state_path = paths.session_state_path(state_dir, host, key)
        self.state = _read_cursor(self.state_path)

    def save(self) -> None:
        """Replace the cursor file atomically."""
        write_private(self.state_path, fastjson.dumps(self.state).encode("ascii"))


def fresh_cursor() -> dict[str, Any]:
    """Return the cursor of a session nothing is known of."""
    return {
        "v": 1,
        "turn": "",
        "prompt_id": "",
        "injected_ids": [],
        "start": 0,
        "segment": 1,
        "open": False,
        "previous": None,
        "last_assistant": "",
        "transcript_path": "",
        "correction_for": "",
        "last_tool_failed": False,
        "last_file": "",
        "greeted": False,
        "shown": [],
    }


def turn_of(state: dict[str, Any], prompt_id: str) -> str:
    """Return the turn a tool event belongs to.

    The open turn when the id is the turn's own, an injected prompt's, or missing (clients before prompt ids); an
    unknown id is a turn whose prompt hook was missed.
    """
    if not prompt_id or prompt_id == state["prompt_id"] or prompt_id in state["injected_ids"]:
        return str(state["turn"])
    return prompt_id


def note_injected(session: Session, prompt_id: str) -> None:
    """Remember an injected prompt's id: it opens no turn, but tool calls may carry it."""
    known = session.state["injected_ids"]
    if prompt_id and prompt_id not in known and prompt_id != session.state["prompt_id"]:
        session.state["injected_ids"] = [*known[-31:], prompt_id]


def open_turn(session: Session, prompt_id: str, transcript_path: str, now_ms: int) -> bool:
    """Begin the turn of a prompt, closing the one before; True when that queued an episode.

    A prompt that carries the running turn's id joins it and changes nothing.
    """
    state = session.state
    if prompt_id and prompt_id == state["prompt_id"]:
        return False
    queued = close_segment(session, "interrupted" if state["open"] else "late", now_ms)
    start = ledger.size_of(session.ledger_path)
    session.state = {
        **fresh_cursor(),
        "turn": prompt_id or f"o{start}",
        "prompt_id": prompt_id,
        "start": start,
        "open": True,
        "previous": state["previous"],
        "last_assistant": state["last_assistant"],
        "transcript_path": transcript_path or state["transcript_path"],
        "correction_for": state["turn"] if state["last_tool_failed"] else "",
        "last_file": state["last_file"],
        "greeted": state["greeted"],
        "shown": state["shown"],
    }
    return queued


def close_segment(session: Session, closed_by: str, now_ms: int, turn: str = "") -> bool:
    """Close what the ledger holds since the segment's start; True when an episode was put into the queue.

    `turn` names the segment where no prompt opened one. Changes the cursor in memory; the caller saves it. Nothing new
    since the last close is a no-op.
    """
    state = session.state
    end = ledger.size_of(session.ledger_path)
    start = state["start"] if 0 <= state["start"] <= end else 0
    if start == end:
        return False
    lines, _ = ledger.read_lines(session.ledger_path, max(start, end - SEGMENT_LIMIT_BYTES), end)
    tool_lines = [line for line in lines if line["kind"] in ("tool_ok", "tool_fail")]
    queued = _is_worth_queueing(lines, tool_lines, opened=bool(state["turn"]))
    if queued:
        _put_into_queue(session, state["turn"] or turn or "t0", start, end, closed_by, now_ms)
    if tool_lines:
        state["last_tool_failed"] = tool_lines[-1]["kind"] == "tool_fail"
        state["last_file"] = _last_file(tool_lines) or state["last_file"]
    state["previous"] = [start, end]
    state["start"] = end
    state["segment"] += 1
    return queued


def close_idle(state_dir: str, own_key: str, now_ms: int) -> bool:
    """Close other sessions' turns whose last line is more than an hour old; True when that queued an episode."""
    queued = False
    directory = f"{state_dir}/{paths.STATE_DIR}"
    for name in _list(directory):
        host, _, key = name.removesuffix(".json").rpartition("-")
        if not name.endswith(".json") or name.endswith(".notify.json") or not host or key == own_key:
            continue
        session = Session(state_dir, host, key)
        if not session.state["open"] or _last_line_ms(session.ledger_path) > now_ms - IDLE_MS:
            continue
        queued = close_segment(session, "idle", now_ms) or queued
        session.state["open"] = False
        session.save()
    return queued


def take_notice(state_dir: str, host: str, key: str) -> list[str]:
    """Return the worker's lines for the next prompt and remove them; [] when there are none (S40)."""
    path = paths.notice_path(state_dir, host, key)
    try:
        data = read_file(path, NOTICE_LIMIT_BYTES)
        posix.unlink(path)
    except OSError:
        return []
    try:
        lines = fastjson.loads(data)["lines"]
    except (ValueError, KeyError, TypeError):
        return []
    return [line for line in lines if isinstance(line, str)] if isinstance(lines, list) else []


def write_private(path: str, data: bytes) -> None:
    """Replace a file atomically with mode 0600, making its directory when it is missing."""
    temporary = f"{path}.tmp-{posix.getpid()}"
    flags = posix.O_WRONLY | posix.O_CREAT | posix.O_TRUNC | O_BINARY | O_NOFOLLOW
    try:
        descriptor = posix.open(temporary, flags, paths.FILE_MODE)
    except FileNotFoundError:
        make_dirs(path.rpartition("/")[0], paths.DIR_MODE)
        descriptor = posix.open(temporary, flags, paths.FILE_MODE)
    try:
        while data:  # a full disk takes a part first, and says so only when asked again
            data = data[posix.write(descriptor, data) :]
    finally:
        posix.close(descriptor)
    posix.replace(temporary, path)


def _is_worth_queueing(lines: list[dict[str, Any]], tool_lines: list[dict[str, Any]], *, opened: bool) -> bool:
    """S4: a person's turn or a failure, with a tool call or a cue. The worker decides whether it teaches anything."""
    prompts = [line for line in lines if line["kind"] == "prompt" and not line.get("injected")]
    failed = any(line["kind"] == "tool_fail" for line in tool_lines)
    if not (opened or prompts or failed):
        return False
    if tool_lines or any(line["kind"] == "fired" for line in lines):
        return True
    from harness_memory.hot.intent import has_cue  # only a turn without any call is judged by its words

    return any(has_cue(str(line.get("text", ""))) for line in prompts)


def _last_file(tool_lines: list[dict[str, Any]]) -> str:
    """Return the file that was read or edited last, "" when none was."""
    for line in reversed(tool_lines):
        refs = line.get("scope_refs")
        if line.get("tool") in ("edit", "read") and isinstance(refs, list) and refs:
            return str(refs[0])
    return ""


def _put_into_queue(session: Session, turn: str, start: int, end: int, closed_by: str, now_ms: int) -> None:
    state = session.state
    episode_id = f"{session.host}:{session.key}:{turn}:{state['segment']}"
    entry = {
        "v": 1,
        "id": episode_id,
        "host": session.host,
        "session_key": session.key,
        "turn": turn,
        "segment": state["segment"],
        "start": start,
        "end": end,
        "previous": state["previous"],
        "closed_by": closed_by,
        "closed_at_ms": now_ms,
        "transcript_path": state["transcript_path"],
        "correction_for": state["correction_for"],
        "previous_assistant": state["last_assistant"],
    }
    write_private(paths.queue_path(session.state_dir, episode_id), fastjson.dumps(entry).encode("ascii"))


def _read_cursor(path: str) -> dict[str, Any]:
    try:
        state = fastjson.loads(read_file(path, CURSOR_LIMIT_BYTES))
    except (OSError, ValueError):
        return fresh_cursor()
    fresh = fresh_cursor()
    if not isinstance(state, dict):
        return fresh
    readable = {key: value for key, value in state.items() if key in fresh and _same_kind(value, fresh[key])}
    return {**fresh, **readable}


def _same_kind(value: object, example: object) -> bool:
    return example is None or type(value) is type(example)


def _last_line_ms(ledger_path: str) -> int:
    end = ledger.size_of(ledger_path)
    lines, _ = ledger.read_lines(ledger_path, max(0, end - 2 * ledger.LINE_LIMIT_BYTES), end)
    times = [line["at_ms"] for line in lines if isinstance(line.get("at_ms"), int)]
    return times[-1] if times else 0


def _list(directory: str) -> list[str]:
    try:
        return sorted(posix.listdir(directory))
    except OSError:
        return []
