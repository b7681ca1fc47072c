"""`eval:latency`: what a hook costs, against an empty interpreter in the same run."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import emit_json, say, say_table
from harness_memory.errors import HmError, UsageError

if TYPE_CHECKING:
    from harness_memory.evals.latency import Hooks


@hm_command("eval:latency")
@click.option(
    "--runs", type=click.IntRange(1), default=60, show_default=True, help="Rounds, in which each case runs once."
)
@click.option("--memories", type=click.IntRange(100), default=300, show_default=True, help="How many the project has.")
@click.option("--large", is_flag=True, help="Measure a project of 100,000 memories as well.")
@click.option("--local", is_flag=True, help="Start hooks by the commands that are registered for this project.")
@click.option("--slack", type=click.FloatRange(1), default=1.0, help="Multiply every budget, for a machine in use.")
@click.option(
    "--threshold",
    type=click.FloatRange(0, min_open=True),
    metavar="MS",
    help="Limit the p95 of calls before a tool too.",
)
@click.option("--hook-script", metavar="PATH", help="Measure the launcher of another installation.")
@click.option("--keep", "keep_path", type=click.Path(path_type=Path), help="Write the results to this file.")
@click.option("--against", "against_path", type=click.Path(path_type=Path), help="Compare with results kept before.")
def latency(
    invocation: Invocation,
    *,
    runs: int,
    memories: int,
    large: bool,
    local: bool,
    slack: float,
    threshold: float | None,
    hook_script: str | None,
    keep_path: Path | None,
    against_path: Path | None,
) -> int:
    """Measure each kind of hook call from spawn to exit, in turns with an empty interpreter.

    The hooks work in a temporary project; a call that did not do its work ends the run. Exit code 1 when a ratio is
    over its budget.
    """
    from harness_memory.evals.latency import LARGE, measure

    earlier = _read_results(against_path) if against_path else {}
    if local and hook_script:
        raise UsageError(
            "usage", "--local measures what is registered: leave out --hook-script.", hint="hm eval:latency --local"
        )
    hooks = _registered_hooks(invocation) if local else _hooks_of(hook_script)
    sizes = [memories, *([LARGE] if large else [])]
    summary = measure(hooks, runs=runs, sizes=sizes, slack=slack, threshold_ms=threshold)
    if keep_path:
        keep_path.write_text(json.dumps(summary, indent=2) + "\n", encoding="utf-8")
    if invocation.as_json:
        emit_json(summary)
    else:
        for size in map(str, sizes):
            _show_size(summary, size, earlier)
        for failure in summary["failures"]:
            if "threshold_ms" in failure:
                say(f"{failure['case']}: p95 {failure['p95_ms']:.1f} ms is over {threshold:g} ms")
        say(f"{summary['cases']} budgets, {summary['wrong']} exceeded")
    return 0 if summary["ok"] else 1


def _show_size(summary: dict[str, Any], size: str, earlier: dict[str, Any]) -> None:
    say(f"{size} memories, published in {summary['publish_s'][size]} s")
    rows = []
    for name, by_size in summary["scores"].items():
        score = by_size["sizes"].get(size)
        if score is None:
            continue
        before = earlier.get(name, {}).get("sizes", {}).get(size, {}).get("ratio")
        budget = "" if score["budget"] is None else f"{score['budget']:.2f}"
        times = [f"{score[key]:.1f}" if key in score else "" for key in ("min_ms", "p50_ms", "p95_ms", "max_ms")]
        over = "over" if score["budget"] is not None and score["ratio"] > score["budget"] else ""
        rows.append(
            (name, *times, f"{score['ratio']:.2f}", budget, f"{before:.2f}" if before is not None else "", over)
        )
    say_table(("CASE", "MIN", "P50", "P95", "MAX", "RATIO", "BUDGET", "BEFORE", ""), rows)
    say("")


def _hooks_of(hook_script: str | None) -> Hooks:
    """The hooks of this or another installation, their modules packed as `hm install` leaves them."""
    from harness_memory.app.bytecode import compile_hook_modules
    from harness_memory.app.packing import write_packs
    from harness_memory.app.surroundings import read_surroundings
    from harness_memory.evals.latency import Hooks
    from harness_memory.hot.hook import EVENT_NAMES

    surroundings = read_surroundings(os.environ, Path.home(), hook_script)
    compile_hook_modules(surroundings.hook_package_dir)
    write_packs(surroundings.hook_package_dir / "hot")
    launch_path = str(surroundings.launch_path)
    argv_of = {event: [sys.executable, "-I", "-S", launch_path, event] for event in EVENT_NAMES}
    return Hooks(sys.executable, launch_path, argv_of)


def _registered_hooks(invocation: Invocation) -> Hooks:
    """The hooks that Claude Code runs in this project, as it starts them; HmError where there are none."""
    from harness_memory.app.manifest import load_manifest
    from harness_memory.app.registration import registered_hooks
    from harness_memory.app.surroundings import read_surroundings
    from harness_memory.evals.latency import Hooks
    from harness_memory.hosts.claude_code import EVENTS, hook_argv, settings_path
    from harness_memory.hot import paths

    project = invocation.find_project()
    surroundings = read_surroundings(os.environ, Path.home())
    places = (
        (
            settings_path("project", root=project.root, config_dir=surroundings.config_dir),
            project.state_dir / paths.MANIFEST_NAME,
        ),
        (surroundings.user_settings_path, surroundings.user_manifest_path),
    )
    argument_of = {event.name: event.argument for event in EVENTS}
    for path, manifest_path in places:
        manifest = load_manifest(manifest_path)
        argv_of = {argument_of[owned.event]: hook_argv(owned.hook) for owned in registered_hooks(path)}
        if manifest and len(argv_of) == len(EVENTS):
            return Hooks(manifest.python, manifest.launch_path, argv_of)
    raise HmError(
        "no-registered-hooks",
        "Not all hooks are registered for this project.",
        context=str(project.root),
        hint="hm install --host claude",
    )


def _read_results(path: Path) -> dict[str, Any]:
    try:
        scores = json.loads(path.read_text(encoding="utf-8"))["scores"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UsageError(
            "unreadable-results",
            f"The kept results cannot be read: {error}.",
            context=str(path),
            hint=f"hm eval:latency --keep {path}",
        ) from error
    if not isinstance(scores, dict):
        raise UsageError(
            "unreadable-results",
            "The kept results hold no scores.",
            context=str(path),
            hint=f"hm eval:latency --keep {path}",
        )
    return scores
