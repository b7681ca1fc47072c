"""Single keys from a terminal, without Enter.

Owns the terminal's mode while it is read and puts it back. What is typed ahead is kept. Called by `cli.review`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

END = ""
_ESCAPE = "\x1b"
_CHUNK_BYTES = 64


@contextmanager
def single_keys() -> Iterator[Callable[[], str]]:
    """Give a function that waits for the next key; it returns END once the terminal is gone.

    A cursor or function key is one key of several characters, never the letter that ends its sequence. Ctrl-C raises
    KeyboardInterrupt.
    """
    if sys.platform == "win32":
        yield click.getchar
        return
    import termios
    import tty

    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    # click.getchar would switch for each key anew and so throw away what was typed in between.
    tty.setcbreak(descriptor, termios.TCSADRAIN)
    try:
        yield _reader(descriptor)
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)


def _reader(descriptor: int) -> Callable[[], str]:
    ahead: list[str] = []

    def read_key() -> str:
        if not ahead:
            text = os.read(descriptor, _CHUNK_BYTES).decode("utf-8", "replace")
            ahead.extend([text] if text.startswith(_ESCAPE) or not text else text)
        return ahead.pop(0)

    return read_key
