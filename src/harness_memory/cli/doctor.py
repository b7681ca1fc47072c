"""`hm doctor`: the examination as a table or as JSON."""

from __future__ import annotations

import os
from dataclasses import asdict
from pathlib import Path

import click

from harness_memory.app.doctor.check import Check
from harness_memory.app.doctor.examination import run_checks
from harness_memory.app.surroundings import read_surroundings
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import emit_json, say, say_folded
from harness_memory.errors import EXIT_ERROR

ID_WIDTH = 20
MARGIN = " " * (len("FAIL ") + ID_WIDTH + 1)


@hm_command("doctor")
@click.option("--self-test", is_flag=True, help="Run the registered session-start hook once.")
@click.option("--hook-script", metavar="PATH", help="The launcher that should be registered (default: this hm's).")
def doctor(invocation: Invocation, *, self_test: bool, hook_script: str | None) -> int:
    """Check everything and name the command that mends it. Exit code 1 when something fails."""
    surroundings = read_surroundings(os.environ, Path.home(), hook_script)
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
    say_folded(f"{check.level:<4} {check.id:<{ID_WIDTH}} ", check.detail)
    if check.repair:
        say(f"{MARGIN}→ {check.repair}")
