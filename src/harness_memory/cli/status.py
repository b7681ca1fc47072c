"""`status`: one line that says whether the memory works, and one more for each thing a person has to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from harness_memory.app.counts import count_standing
from harness_memory.app.days import local_day
from harness_memory.app.freshness import snapshot_state
from harness_memory.app.hooklog import percentile, pre_tool_times, read_calls
from harness_memory.app.probe import last_probe
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.inbox import count_unseen
from harness_memory.cli.output import ago, counted, emit_json, say
from harness_memory.config import load_config
from harness_memory.hot import paths
from harness_memory.hot.clock import format_iso, parse_iso
from harness_memory.store.db import reading
from harness_memory.store.episodes import WORKABLE_STATUSES

if TYPE_CHECKING:
    from harness_memory.app.project import Project
    from harness_memory.store.db import Store

TRY_CLAUDE = "try `claude -p hello` in a terminal. It is asked again ten minutes after a failure."
PROBE_HINTS = {
    "not_logged_in": "claude is not logged in: run `claude auth login` (older clients: claude, then /login). The rules "
    "in force need no login; episodes wait and nothing is lost.",
    "missing": "no claude binary was found: install Claude Code's command line, or set HARNESS_MEMORY_CLAUDE_BIN.",
    "nested_refusal": "the probe ran inside a Claude Code session: run `hm extract` from a plain terminal.",
    "probe_timeout": f"claude did not answer in time: {TRY_CLAUDE}",
    "invalid_output": f"claude gave no structured output: {TRY_CLAUDE}",
    "provider_error": "claude ran and its API call failed; if it names the model, set extraction.model in config.json.",
}


@hm_command("status")
def status(invocation: Invocation) -> None:
    """Say in one line what can fire, what waits, and whether learning works.

    Exit code 1 when the project has no memory yet.
    """
    project = invocation.find_project()
    project.require_installed()
    report = _report(invocation, project)
    if invocation.as_json:
        emit_json(report)
        return
    say(_line(report, invocation.now_ms))
    hint = PROBE_HINTS.get(report["probe"] or "")
    if hint:
        message = report["probe_message"]
        detail = f" ({message})" if message and message not in hint else ""
        say(f"probe: {hint}{detail}")
    if report["config_problems"]:
        say(f"config: {counted(report['config_problems'], 'problem')} in config.json; `hm doctor` names each.")


def _report(invocation: Invocation, project: Project) -> dict[str, Any]:
    now_ms = invocation.now_ms
    settings, problems = load_config(project.config_path)
    calls = read_calls(project.state_dir / paths.LOGS_DIR / paths.HOOKS_LOG_NAME)
    with reading(project.state_dir) as store:
        probe = last_probe(store)
        run = store.runs.latest()
        today = store.runs.today(local_day(now_ms))
        return {
            **count_standing(store.memories.counts(), store.proposals.open(), now_ms),
            **_queue(store, project),
            "last_extraction": {"at": format_iso(run.started_at_ms), "status": run.status} if run else None,
            "probe": probe.status if probe else None,
            "probe_message": probe.message if probe else "",
            "snapshot": snapshot_state(project),
            "p95_ms": percentile(pre_tool_times(calls), 0.95),
            "cost_today_usd": round(today.cost_usd, 4),
            "max_usd_per_day": settings.extraction.max_usd_per_day,
            "config_problems": len(problems),
        }


def _queue(store: Store, project: Project) -> dict[str, Any]:
    episodes = store.episodes.list(WORKABLE_STATUSES)
    return {
        "queue": len(episodes) + count_unseen(store, project.state_dir),
        "waiting": next((episode.waiting for episode in episodes if episode.waiting), ""),
        "dead": store.episodes.counts().get("dead", 0),
    }


def _line(report: dict[str, Any], now_ms: int) -> str:
    run = report["last_extraction"]
    waiting = f" (waiting: {report['waiting']})" if report["waiting"] else ""
    expiring = f" ({report['proposals_expiring']} expiring)" if report["proposals_expiring"] else ""
    parts = [
        f"active {report['active']} (auto {report['auto']})",
        f"candidates {report['candidates']}",
        f"proposals {report['proposals']}{expiring}",
        f"queue {report['queue']}{waiting}",
        f"last extraction {ago(parse_iso(run['at']), now_ms)} {run['status']}" if run else "last extraction never",
        f"probe {report['probe'] or 'never'}",
        f"snapshot {report['snapshot']}",
        f"p95 {report['p95_ms']}ms" if report["p95_ms"] is not None else "p95 -",
        f"today ${report['cost_today_usd']:.2f} of ${report['max_usd_per_day']:.2f}",
    ]
    return " | ".join(parts)
