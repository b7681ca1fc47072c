"""`hm demo`: prints the story while it is played."""

from __future__ import annotations

import os
import textwrap
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from harness_memory.app.demo.narration import Line, Listener, Step
from harness_memory.app.demo.performance import Choice, Performance, choose_way, perform
from harness_memory.app.surroundings import read_surroundings
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import WIDTH, emit_json, print_error, printable
from harness_memory.errors import EXIT_ERROR
from harness_memory.hot.clock import now_ms

INDENT = 3
LABEL_WIDTH = 12


@hm_command("demo")
@click.option("--keep", is_flag=True, help="Leave the temporary project on disk and say where.")
def demo(invocation: Invocation, *, keep: bool) -> int:
    """Play the whole loop in a temporary project.

    Your own claude is used, against a scripted API on this machine: no key, no tokens. Without one, recorded events are
    sent to the same hooks. Exit code 1 when a step does not come out as told.
    """
    surroundings = read_surroundings(os.environ, Path.home())
    choice = choose_way(surroundings)
    if not invocation.as_json:
        _print_choice(choice)
    listener = _ignore if invocation.as_json else _printer()
    performance = perform(choice, surroundings, listener, keep=keep, clock=now_ms)
    if invocation.as_json:
        emit_json(_as_json(choice, performance))
    else:
        _print_end(performance)
    return EXIT_ERROR if performance.problem else 0


def _as_json(choice: Choice, performance: Performance) -> dict[str, Any]:
    value: dict[str, Any] = {
        "ok": performance.problem is None,
        "way": choice.way,
        "reason": choice.reason,
        "client_version": choice.client_version,
        "steps": [asdict(step) for step in performance.steps],
        "seconds": performance.seconds,
    }
    if performance.problem:
        value["error"] = performance.problem.as_dict()
    if performance.kept_dir:
        value["directory"] = str(performance.kept_dir)
    return value


def _print_choice(choice: Choice) -> None:
    _echo(click.style("The harness-memory demo", bold=True))
    if choice.client_path:
        _print_wrapped(f"Played by your own Claude Code {choice.client_version}: {choice.reason}.")
        _print_wrapped("It talks to a scripted API on this machine, with a dummy key and an empty home directory.")
    else:
        _print_wrapped(f"Played from events recorded from Claude Code {choice.client_version}: {choice.reason}.")
        _print_wrapped("The hooks, the worker and the database are real; the agent and its commands are recorded.")


def _printer() -> Listener:
    steps = 0

    def print_part(part: Step | Line) -> None:
        nonlocal steps
        if isinstance(part, Step):
            steps += 1
            _echo("")
            _echo(click.style(f"{steps}  {part.title}", bold=True))
        else:
            _print_line(part)

    return print_part


def _print_line(line: Line) -> None:
    label = " " * INDENT + click.style(f"{line.label:<{LABEL_WIDTH}}", fg="cyan")
    indent = " " * (INDENT + LABEL_WIDTH)
    for number, text in enumerate(_wrap(line.text, WIDTH - len(indent))):
        _echo((indent if number else label) + text)


def _print_end(performance: Performance) -> None:
    _echo("")
    if performance.kept_dir:
        _print_wrapped(f"The project and its home are left in {performance.kept_dir}")
    if performance.problem:
        print_error(performance.problem, as_json=False)
    else:
        _print_wrapped(f"Played in {performance.seconds} s. Next, in a project of your own: hm install --host claude")


def _print_wrapped(text: str) -> None:
    for line in _wrap(text, WIDTH):
        _echo(line)


def _wrap(text: str, width: int) -> list[str]:
    lines = [textwrap.wrap(printable(line), width, break_on_hyphens=False) for line in text.splitlines()]
    return [row for rows in lines for row in rows]


def _echo(text: str) -> None:
    """Print and flush; colours go where no terminal would show them or NO_COLOR is set."""
    click.echo(text, color=False if os.environ.get("NO_COLOR") else None)


def _ignore(_part: Step | Line) -> None:
    """Tell nobody; `--json` prints everything at the end."""
