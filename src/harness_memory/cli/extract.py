"""`extract`: the worker's run, in the foreground."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from harness_memory.app.probe import PROVIDER_NAMES, build_provider
from harness_memory.app.publish import write_and_publish
from harness_memory.app.worker import ExtractReport, render_waiting_prompts, run_extract
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import counted, emit_json, say
from harness_memory.cli.status import PROBE_HINTS
from harness_memory.cli.views import as_view
from harness_memory.hot.clock import now_ms

if TYPE_CHECKING:
    from harness_memory.app.project import Project


@hm_command("extract")
@click.option("--now", "at_once", is_flag=True, help="Take waiting and failed episodes too, and ask the provider anew.")
@click.option("--provider", type=click.Choice(PROVIDER_NAMES), help="Who reads the episodes (default: the settings').")
@click.option("--dry-run", is_flag=True, help="Print the prompts and ask nobody.")
def extract(invocation: Invocation, *, at_once: bool, provider: str | None, dry_run: bool) -> None:
    """Have the model read the episodes that are due, and apply what was learned.

    This is what the hooks start in the background at the end of a turn.
    """
    project = invocation.find_project()
    project.require_installed()
    if dry_run:
        _show_prompts(invocation, project)
        return
    settings = invocation.load_settings(project)
    chosen = build_provider(project, settings, os.environ, name=provider or "")
    if at_once:
        _make_due(project, invocation.now_ms)
    report = run_extract(project, settings, chosen, clock=now_ms, force_probe=at_once)
    if invocation.as_json:
        emit_json(as_view(report))
    else:
        say(_sentence(report))


def _show_prompts(invocation: Invocation, project: Project) -> None:
    prompts = render_waiting_prompts(project, invocation.now_ms)
    if invocation.as_json:
        emit_json([as_view(prompt) for prompt in prompts])
        return
    for prompt in prompts:
        say(f"── {prompt.episode_id}, {len(prompt.prompt)} characters", *prompt.prompt.split("\n"), "")
    say(f"{counted(len(prompts), 'prompt')}; nobody was asked.")


def _make_due(project: Project, at_ms: int) -> None:
    with write_and_publish(project, command="extract --now", now_ms=at_ms) as store:
        for episode in store.episodes.list(("queued", "failed")):
            store.episodes.retry(episode.id)


def _sentence(report: ExtractReport) -> str:
    if report.busy:
        return "Another worker is running; it will look at the queue once more before it ends."
    read = report.done + report.suspect + report.failed
    if not (report.accepted or read or report.waiting):
        return "No episode is due."
    more = "`hm status` says what to do" if report.waiting in PROBE_HINTS else "`hm queue` lists what waits"
    waiting = f" Waiting: {report.waiting}; {more}." if report.waiting else ""
    return (
        f"{counted(report.accepted, 'episode')} came in ({report.no_signal} taught nothing), {read} read: "
        f"{counted(report.facts_applied, 'fact')} applied, {report.facts_refused} refused, "
        f"{counted(report.activations, 'rule')} active, "
        f"{counted(report.suspect, 'answer')} suspect, {report.failed} failed.{waiting}"
    )
