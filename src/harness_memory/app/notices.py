"""The worker's note to the next prompt of a session: what was learned, and how to undo it (S40).

Owns writing `state/<host>-<session>.notify.json`; the prompt hook shows its lines to the person, never to the
model, and removes the file. Called by the worker after a run is committed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from harness_memory.app.private_files import replace_file
from harness_memory.core.outcome import Notice
from harness_memory.hot.paths import notice_path
from harness_memory.hot.wire import clean

MAX_LINES = 5
SUMMARY_LIMIT = 160


def notice_line(notice: Notice) -> str:
    """Return the line that tells what happened to one memory, at which level it speaks now, and what undoes it."""
    memory = notice.memory
    kind = memory.type.replace("_", " ")
    level = memory.enforcement if memory.status == "active" else memory.status
    summary = clean(memory.summary, SUMMARY_LIMIT)
    return f"harness-memory: {notice.event} {kind} {memory.id} ({level}): {summary} — undo: {notice.undo}"


def leave_notice(state_dir: Path, host: str, session_key: str, lines: Sequence[str]) -> None:
    """Add lines to a session's note, keeping the newest; what was not shown yet stays."""
    if not lines:
        return
    path = Path(notice_path(str(state_dir), host, session_key))
    kept = [*_unread(path), *lines][-MAX_LINES:]
    replace_file(path, json.dumps({"v": 1, "lines": kept}).encode("ascii"))


def _unread(path: Path) -> list[str]:
    try:
        lines = json.loads(path.read_bytes())["lines"]
    except (OSError, ValueError, KeyError, TypeError):
        return []
    return [line for line in lines if isinstance(line, str)] if isinstance(lines, list) else []
