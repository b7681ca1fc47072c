"""Command text to the simple commands that running it would run.

The entrance to the shell readers; the parts are `shell_lexer` and `shell_parser` (text to nodes), `shell_runner` (nodes
to commands), `wrappers` and `programs` (tables), and `powershell`, loaded for that dialect only. Called by
`signatures.read_call` and wherever a command text is taken apart.
"""

from __future__ import annotations

from harness_memory.hot.commands import Command, Unknown
from harness_memory.hot.shell_runner import TOO_LONG, Runner
from harness_memory.hot.wrappers import wrapper_from_config

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

__all__ = ["MAX_TEXT", "Command", "Unknown", "read_commands"]

MAX_TEXT = 262_144


def read_commands(text: str, dialect: str = "bash", extra_wrappers: Mapping[str, Any] | None = None) -> list[Command]:
    """The simple commands that running `text` would run, in the order they are met.

    `dialect` is "bash" or "powershell"; `extra_wrappers` are rows of `matcher.wrappers`. A wrapper is reported before
    what it starts. Never raises for any text; cost is linear, and what lies beyond the reading limits is one opaque
    command with the reason too_long.
    """
    runner = Runner({name: wrapper_from_config(row) for name, row in (extra_wrappers or {}).items()})
    taken = text[:MAX_TEXT].replace("\0", "")
    if dialect == "powershell":
        from harness_memory.hot.powershell import read_powershell

        read_powershell(runner, taken)
    else:
        runner.read(taken)
    if len(text) > MAX_TEXT:
        runner.commands.append(Command(("",), why=TOO_LONG))
    return runner.commands
