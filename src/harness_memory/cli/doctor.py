"""`hm doctor`: the examination as a table or as JSON."""

from __future__ import annotations

import os
from dataclasses import asdict
from pathlib import Path
from textwrap import wrap

import click

from harness_memory.app.doctor.check import Check
from harness_memory.app.doctor.examination import run_checks
from harness_memory.app.surroundings import read_surroundings
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import WIDTH, emit_json, say
from harness_memory.errors import EXIT_ERROR

ID_WIDTH = 20
MARGIN = " " * (len("FAIL ") + ID_WIDTH + 1)


@hm_command("doctor")
@click.option("--self-test", is_flag=True, help="Run the registered session-start hook once.")
def doctor(invocation: Invocation, *, self_test: bool) -> int:
    """Check everything and name the command that mends it. Exit code 1 when something fails."""
    surroundings = read_surroundings(os.environ, Path.home())
    checks = []
    for check in run_checks(invocation.find_project(), surroundings, now_ms=invocation.now_ms, self_test=self_test):
        checks.append(check)
        if not invocation.as_json:
            say_check(check)
    is_sound = not any(check.level == "FAIL" for check in checks)
    if invocation.as_json:
        emit_json({"ok": is_sound, "checks": [asdict(check) for check in checks]})
    return 0 if is_sound else EXIT_ERROR


def say_check(check: Check) -> None:
    """Print a check: its words in the terminal's width, the repair on a line of its own, to be copied."""
    first = f"{check.level:<4} {check.id:<{ID_WIDTH}} "
    say(
        *wrap(
            check.detail,
            WIDTH,
            initial_indent=first,
            subsequent_indent=MARGIN,
            break_long_words=False,
            break_on_hyphens=False,
        )
    )
    if check.repair:
        say(f"{MARGIN}→ {check.repair}")
