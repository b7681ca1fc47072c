"""A command in a pseudo terminal of 80 by 24, read as a person reads its screen.

Owns the process, its keyboard and its screen. Must not know what a test asserts.
"""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from tests.e2e.screen import Screen

ROWS, COLUMNS = 24, 80
TIMEOUT_S = 30
_LAUNCH = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"


class HmTerminal:
    """A running `hm` as a context manager; `output` is everything it has written."""

    def __init__(self, cwd: Path, *words: str, env: Mapping[str, str]) -> None:
        self._keyboard, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", _LAUNCH, sys.executable, "-P", "-m", "harness_memory.cli.main", *words],
            cwd=cwd,
            env=dict(os.environ) | {"TERM": "xterm"} | dict(env),
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
        )
        os.close(inside)
        self.output = ""
        self._screen = Screen(ROWS, COLUMNS)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._keyboard)

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._keyboard, keys.encode())

    def read_until(self, text: str) -> str:
        """Return the screen once `text` stands on one of its lines and the answer is awaited."""
        deadline = time.monotonic() + TIMEOUT_S
        while text not in self._screen.text or not self._screen.text.endswith("\n>"):
            assert self._read(deadline, text), f"it ended before {text!r}:\n{self._screen.text}"
        return self._screen.text

    def read_to_the_end(self) -> tuple[int, str]:
        """Return the exit code and the last screen."""
        deadline = time.monotonic() + TIMEOUT_S
        while self._read(deadline, "the end"):
            pass
        return self.process.wait(TIMEOUT_S), self._screen.text

    def _read(self, deadline: float, awaited: str) -> bool:
        ready, _, _ = select.select([self._keyboard], [], [], max(0.0, deadline - time.monotonic()))
        assert ready, f"{awaited!r} did not appear:\n{self._screen.text}"
        try:
            output = os.read(self._keyboard, 65536)
        except OSError:  # Linux: the last process inside closed the terminal
            return False
        text = self._decoder.decode(output)
        self.output += text
        self._screen.feed(text)
        return bool(output)
