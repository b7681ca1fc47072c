"""What every command has in common: `--json`, `--db`, `--root`, and the value that carries them.

Owns the decorator and the invocation. The clock is read here, once per command. Called by every command module.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from harness_memory.cli.output import say_aside
from harness_memory.hot.clock import now_ms
from harness_memory.store.waits import listening

if TYPE_CHECKING:
    from harness_memory.app.project import Project
    from harness_memory.config import Config


@dataclass(frozen=True, slots=True)
class Invocation:
    """One call of a command: the common options as given, and the time it began."""

    as_json: bool
    root: str | None
    database: str | None
    now_ms: int

    def find_project(self) -> Project:
        """Return the project meant by `--db`, `--root` or the working directory; it need not be installed."""
        from harness_memory.app.project import find_project

        return find_project(Path.cwd(), self.root, self.database)

    def load_settings(self, project: Project) -> Config:
        """Read the project's settings, with the default for every bad one."""
        from harness_memory.app.project import load_settings

        return load_settings(project)


def hm_command(name: str) -> Callable[[Callable[..., int | None]], click.Command]:
    """Make a command of a function that takes the `Invocation` first and its own options by name.

    The function's docstring is the help text; what it returns is the exit code (None is 0). Own options and arguments
    are declared with click's decorators below this one.
    """

    def decorate(body: Callable[..., int | None]) -> click.Command:
        @wraps(body)
        def callback(*, as_json: bool, database: str | None, root: str | None, **own: Any) -> int | None:
            invocation = Invocation(as_json, root, database, now_ms())
            if as_json:  # nothing but the document is printed then (S55)
                return body(invocation, **own)
            with listening(say_aside):
                return body(invocation, **own)

        command = click.command(name)(callback)
        command.params += _common_options()
        return command

    return decorate


def _common_options() -> list[click.Option]:
    path = click.Path()
    return [
        click.Option(["--json", "as_json"], is_flag=True, help="Print machine-readable output."),
        click.Option(["--db", "database"], type=path, help="Database file; it also selects its project."),
        click.Option(["--root", "root"], type=path, help="Project root (default: found from the working directory)."),
    ]
