"""The real client in a pseudo terminal, for what only its interactive face shows: dialogs, notices, Esc.

Owns the process, its keyboard and its screen. Must not know what a test asserts.
"""

from __future__ import annotations

import codecs
import fcntl
import json
import os
import pty
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from harness_memory.app.scripted_api import ScriptedApi
from tests.e2e.client import DUMMY_KEY, Client
from tests.e2e.screen import Screen

ROWS, COLUMNS = 40, 120
ENTER, ESCAPE = "\r", "\x1b"

# Popen's own session has no controlling terminal yet; without one the client would miss a hang-up.
_LAUNCH = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"


def answer_first_dialogs(home: Path, trusted: Path) -> None:
    """Write what the client asks a new user once: the theme, the key's approval, the trust in a project."""
    state = {
        "hasCompletedOnboarding": True,
        "theme": "dark",
        "customApiKeyResponses": {"approved": [DUMMY_KEY[-20:]], "rejected": []},
        "projects": {str(trusted): {"hasTrustDialogAccepted": True}},
    }
    (home / ".claude.json").write_text(json.dumps(state), encoding="utf-8")


class Terminal:
    """A running interactive client as a context manager; leaving hangs up and ends it."""

    def __init__(
        self,
        client: Client,
        cwd: Path,
        home: Path,
        api: ScriptedApi,
        *args: str,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self._keyboard, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", _LAUNCH, str(client.binary), *args],
            cwd=cwd,
            env=client.environment(home, api) | dict(env or {}),
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
        )
        os.close(inside)
        self._screen = Screen(ROWS, COLUMNS)
        self._changed = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._reader.join()
        os.close(self._keyboard)

    @property
    def screen(self) -> str:
        """What is on the screen now, empty lines left out."""
        with self._changed:
            return self._screen.text

    def send(self, keys: str) -> None:
        """Press keys."""
        os.write(self._keyboard, keys.encode())

    def submit(self, prompt: str) -> None:
        """Type a prompt and enter it; the client takes both at once for a paste, so the echo is awaited."""
        self.send(prompt)
        self.wait_for(f"❯ {prompt}")
        self.send(ENTER)

    def answer(self, dialog: str, keys: str) -> None:
        """Press `keys` until `dialog` has left the screen; the client drops what is pressed as a dialog opens."""
        self.wait_for(dialog)
        for _ in range(10):
            self.send(keys)
            with self._changed:
                if self._changed.wait_for(lambda: dialog not in self._screen.text, 1):
                    return
        raise AssertionError(f"{keys!r} did not answer {dialog!r}:\n{self.screen}")

    def wait_for(self, text: str, timeout_s: float = 30) -> str:
        """Return the screen once it shows `text`, which must stand on one line."""
        with self._changed:
            shown = self._changed.wait_for(lambda: text in self._screen.text, timeout_s)
            assert shown, f"{text!r} did not appear within {timeout_s} s:\n{self._screen.text}"
            return self._screen.text

    def _read(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        while True:
            try:
                output = os.read(self._keyboard, 65536)
            except OSError:  # Linux: the last process inside closed the terminal
                return
            if not output:
                return
            with self._changed:
                self._screen.feed(decoder.decode(output))
                self._changed.notify_all()
