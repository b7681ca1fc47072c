"""A child process with an end: a wall clock, a cap on its output, no survivors.

Owns the process group it starts. Input and output go through unlinked temporary files, so that no pipe can fill up
and no grandchild can hold one open. Must not know what the child is or what its output means. Called by providers.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

POLL_S = 0.1
ERROR_CAP_BYTES = 16 * 1024


@dataclass(frozen=True, slots=True)
class Finished:
    """The child ended by itself."""

    exit_code: int
    stdout: str
    stderr: str


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The child was killed at the wall clock."""


@dataclass(frozen=True, slots=True)
class TooLarge:
    """The child was killed for the amount it printed."""


@dataclass(frozen=True, slots=True)
class NotStarted:
    """The child could not be started."""

    message: str


Outcome = Finished | TimedOut | TooLarge | NotStarted


def run_bounded(
    argv: Sequence[str],
    *,
    stdin_text: str,
    environment: Mapping[str, str],
    cwd: Path,
    timeout_s: float,
    output_cap_bytes: int,
    clock: Callable[[], float] = time.monotonic,
) -> Outcome:
    """Run a command to its end or to one of its limits; at a limit its whole process group is killed."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as printed, tempfile.TemporaryFile() as complaint:
        given.write(stdin_text.encode("utf-8", "replace"))
        given.seek(0)
        try:
            process = subprocess.Popen(
                list(argv),
                stdin=given,
                stdout=printed,
                stderr=complaint,
                cwd=cwd,
                env=dict(environment),
                start_new_session=True,
                creationflags=_creation_flags(),
            )
        except OSError as error:
            return NotStarted(error.strerror or type(error).__name__)
        deadline = clock() + timeout_s
        try:
            exit_code = _wait(process, printed, deadline, output_cap_bytes, clock)
        finally:
            if process.returncode is None:  # at a limit, or on Ctrl-C, which reaches this process alone
                _kill_group(process)
        if exit_code is None:
            return TooLarge() if os.fstat(printed.fileno()).st_size > output_cap_bytes else TimedOut()
        if os.fstat(printed.fileno()).st_size > output_cap_bytes:
            return TooLarge()
        return Finished(exit_code, _read(printed, output_cap_bytes), _read(complaint, ERROR_CAP_BYTES))


def _wait(
    process: subprocess.Popen[bytes],
    printed: IO[bytes],
    deadline: float,
    output_cap_bytes: int,
    clock: Callable[[], float],
) -> int | None:
    """Return the exit code, or None once the child is over a limit."""
    while True:
        try:
            return process.wait(timeout=max(0.0, min(POLL_S, deadline - clock())))
        except subprocess.TimeoutExpired:
            if os.fstat(printed.fileno()).st_size > output_cap_bytes or clock() >= deadline:
                return None


def _read(file: IO[bytes], limit_bytes: int) -> str:
    file.seek(0)
    return file.read(limit_bytes).decode("utf-8", "replace")


def _creation_flags() -> int:
    if sys.platform == "win32":
        return subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    return 0


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        # /T takes the tree below the client, which is often a wrapper script around the real process.
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)
    else:
        # The child leads its own group, and it is not reaped yet, so the number cannot mean anything else.
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
