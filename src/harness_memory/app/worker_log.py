"""What the worker says: `worker.log` for a person, `audit.log` for a later look, and the rotation of all logs.

Owns the format of both files (S56) and their rotation; hooks only append to `hooks.log` and never rotate. Written
under the worker lock. No prompt, tool output or answer is ever logged.
"""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from harness_memory.app.private_files import replace_file
from harness_memory.config import Log
from harness_memory.hot.clock import format_iso
from harness_memory.hot.paths import (
    AUDIT_LOG_NAME,
    DIR_MODE,
    FILE_MODE,
    HOOKS_LOG_NAME,
    LOGS_DIR,
    WORKER_LOG_NAME,
)
from harness_memory.hot.system import O_NOFOLLOW

Clock = Callable[[], int]
Field = str | int | float | bool | None


class WorkerLog:
    """The two logs of one worker process."""

    def __init__(self, state_dir: Path, clock: Clock) -> None:
        self._logs_dir = state_dir / LOGS_DIR
        self._clock = clock

    def say(self, event: str, **fields: Field) -> None:
        """Append one line to worker.log: time, event, key=value pairs."""
        words = " ".join(f"{key}={_word(value)}" for key, value in fields.items())
        self._append(WORKER_LOG_NAME, f"{format_iso(self._clock())} {event} {words}".rstrip())

    def audit(self, event: str, **fields: Field) -> None:
        """Append one JSON object to audit.log."""
        at_ms = self._clock()
        self._append(AUDIT_LOG_NAME, json.dumps({"at_ms": at_ms, "time": format_iso(at_ms), "event": event, **fields}))

    def _append(self, name: str, line: str) -> None:
        """Append a line; no work is given up for what cannot be logged, and doctor names the file."""
        with suppress(OSError):
            self._logs_dir.mkdir(mode=DIR_MODE, parents=True, exist_ok=True)
            flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | O_NOFOLLOW
            descriptor = os.open(self._logs_dir / name, flags, FILE_MODE)
            with os.fdopen(descriptor, "wb") as file:
                file.write(line.encode("utf-8", "replace") + b"\n")


def rotate_logs(state_dir: Path, settings: Log) -> None:
    """Move each log that has grown over `max_bytes` aside, keeping `rotations` older ones.

    A hook that opened the file a moment before writes its line into the moved one; none is lost.
    """
    for name in (HOOKS_LOG_NAME, WORKER_LOG_NAME):
        path = state_dir / LOGS_DIR / name
        if not path.exists() or path.stat().st_size < settings.max_bytes:
            continue
        older = [path, *(path.with_name(f"{name}.{number}") for number in range(1, settings.rotations + 1))]
        older[-1].unlink(missing_ok=True)
        for source, target in reversed(list(itertools.pairwise(older))):
            if source.exists():
                os.replace(source, target)


def prune_audit(state_dir: Path, *, before_ms: int) -> None:
    """Drop audit lines older than `before_ms` by their own time, and lines that cannot be read."""
    path = state_dir / LOGS_DIR / AUDIT_LOG_NAME
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError:
        return
    kept = [line for line in lines if _recorded_ms(line) >= before_ms]
    if len(kept) < len(lines):
        replace_file(path, b"".join(kept))


def _recorded_ms(line: bytes) -> int:
    try:
        at_ms = json.loads(line)["at_ms"]
    except (ValueError, KeyError, TypeError):
        return -1
    return at_ms if isinstance(at_ms, int) else -1


def _word(value: Field) -> str:
    if isinstance(value, float):
        return f"{value:.4f}"
    # a message of the system may hold a file's name, and that whatever moves a terminal's cursor
    return "".join(char if char.isprintable() and char != " " else "_" for char in str(value)) or "-"
