"""`hm install` and `hm uninstall`: what they print while they work."""

from __future__ import annotations

import os
from dataclasses import asdict
from pathlib import Path

import click

from harness_memory._version import __version__
from harness_memory.app import install as installing
from harness_memory.app import uninstall as uninstalling
from harness_memory.app.steps import Report, Step
from harness_memory.app.surroundings import read_surroundings
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import emit_json, say, say_folded
from harness_memory.errors import EXIT_ERROR
from harness_memory.hosts.claude_code import WantedForm

NAME_WIDTH = 11


@hm_command("install")
@click.option("--host", type=click.Choice(["claude"]), default="claude", expose_value=False, help="The agent.")
@click.option("--user", is_flag=True, help="Register the hooks for every project, in your own settings.")
@click.option(
    "--hook-form",
    type=click.Choice(["auto", "exec", "shell"]),
    default="auto",
    help="How hooks are started; auto asks claude for its version.",
)
@click.option("--hook-script", metavar="PATH", help="Register the launcher of another installation.")
@click.option("--skip-probe", is_flag=True, help="Do not ask the extraction provider whether it works.")
@click.option("--skip-self-test", is_flag=True, help="Do not run the session-start hook once.")
def install(
    invocation: Invocation,
    *,
    user: bool,
    hook_form: WantedForm,
    hook_script: str | None,
    skip_probe: bool,
    skip_self_test: bool,
) -> int:
    """Register the hooks, prepare the database and prove both. Running it again renews what is ours."""
    steps: list[Step] = []
    installing.install(
        invocation.find_project(),
        Path(invocation.root).absolute() if invocation.root else Path.cwd(),
        read_surroundings(os.environ, Path.home(), hook_script),
        installing.InstallOptions(user, hook_form, probe=not skip_probe, self_test=not skip_self_test),
        _reporter(steps, as_json=invocation.as_json),
        now_ms=invocation.now_ms,
    )
    works = _finish(steps, as_json=invocation.as_json)
    if not invocation.as_json:
        say("Open Claude Code in this project; `hm status` shows what the hooks learn." if works else "See: hm doctor")
    return 0 if works else EXIT_ERROR


@hm_command("uninstall")
@click.option("--purge", is_flag=True, help="Delete the project's memory too, except migration backups.")
@click.option("--user", is_flag=True, help="Remove the hooks registered for every project as well.")
def uninstall(invocation: Invocation, *, purge: bool, user: bool) -> int:
    """Remove the hooks, the git exclusion and the manifest; the memory stays unless --purge is given."""
    steps: list[Step] = []
    uninstalling.uninstall(
        invocation.find_project(),
        read_surroundings(os.environ, Path.home()),
        _reporter(steps, as_json=invocation.as_json),
        user=user,
        purge=purge,
        now_ms=invocation.now_ms,
    )
    _finish(steps, as_json=invocation.as_json)
    return 0


def _reporter(steps: list[Step], *, as_json: bool) -> Report:
    def report(step: Step) -> None:
        if not as_json:
            if not steps:
                say(f"harness-memory {__version__} for Claude Code")
            mark = "" if step.level == "OK" else f"{step.level}: "
            say_folded(f"  {step.name:<{NAME_WIDTH}} ", f"{mark}{step.detail}")
        steps.append(step)

    return report


def _finish(steps: list[Step], *, as_json: bool) -> bool:
    works = not any(step.level == "FAIL" for step in steps)
    if as_json:
        emit_json({"ok": works, "version": __version__, "steps": [asdict(step) for step in steps]})
    return works
