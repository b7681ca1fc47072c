"""Command text to the simple commands that running it would run.

The entrance to the shell readers; the parts are `shell_lexer` and `shell_parser` (text to nodes), `shell_runner` (nodes
to commands), `wrappers` and `programs` (tables), and `powershell`, loaded for that dialect only. Called by
`signatures.read_call` and wherever a command text is taken apart.
"""

from __future__ import annotations

from harness_memory.hot.commands import TOO_LONG, Command, Unknown
from harness_memory.hot.shell_runner import Runner
from harness_memory.hot.shell_state import Scope, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

__all__ = ["MAX_TEXT", "Command", "Unknown", "read_commands"]

MAX_TEXT = 262_144


def read_commands(text: str, dialect: str = "bash", extra_wrappers: Mapping[str, Any] | None = None) -> list[Command]:
    """The simple commands that running `text` would run, in the order they are met.

    `dialect` is "bash", "zsh" or "powershell"; `extra_wrappers` are rows of `matcher.wrappers`. A wrapper is reported
    before what it starts. Never raises for any text; cost is linear, and what lies beyond the reading limits is one
    opaque command with the reason too_long.
    """
    runner = Runner(extra_wrappers or {})
    taken = text[:MAX_TEXT].replace("\0", "")
    start = State(Scope(runner.budget, "zsh" if dialect == "zsh" else "bash"))
    if dialect == "powershell":
        from harness_memory.hot.powershell import PowerShell

        runner.read(PowerShell(runner, start).script(taken))
    else:
        runner.read(runner.own_process(taken, start))
    if len(text) > MAX_TEXT:
        runner.commands.append(Command(("",), why=TOO_LONG))
    return runner.commands
