"""Telling a person what a command waits for.

Owns who is told: `store.locks` and `store.files` wait below many layers that have nothing to say, so the listener
belongs to the running context and is no argument. Hooks and the background worker set none. Called by cli/command,
which sets one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

NOTICE_AFTER_S = 1.0
Listener = Callable[[str], None]

_listener: ContextVar[Listener | None] = ContextVar("listener", default=None)


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Have `listener` told, in one sentence, of each wait in the block that takes longer than `NOTICE_AFTER_S`."""
    token = _listener.set(listener)
    try:
        yield
    finally:
        _listener.reset(token)


def tell_wait(sentence: str) -> None:
    """Tell the listener, if there is one, what is waited for."""
    listener = _listener.get()
    if listener is not None:
        listener(sentence)
