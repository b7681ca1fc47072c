"""status: the one line, its JSON, and the hint when a person has to act."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict

import pytest

from harness_memory.app.days import local_day
from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.core.model import DAY_MS, Proposal
from harness_memory.extract.providers import ProbeResult
from harness_memory.hot import paths
from harness_memory.store.runs import Run
from tests.cli.conftest import NOW_MS, Hm, close_failing_turn, insert, make_memory
from tests.core.effort import calls_of

HEAVY_TO_READ = ("pydantic", "filelock", "platformdirs", "rapidfuzz", "numpy", "hashlib", "tempfile", "subprocess")


def proposal(number: int, expires_in_ms: int) -> Proposal:
    return Proposal(
        id=f"00000000000{number}", kind="stale", status="open", target_id="000000000001", candidate_id="",
        claim_key=f"stale|{number}", rationale="", support_count=1, support_sessions=("s",), human_signal=True,
        created_at_ms=NOW_MS, updated_at_ms=NOW_MS, expires_at_ms=NOW_MS + expires_in_ms,
    )  # fmt: skip


def test_status_of_a_project_at_work(hm: Hm, project: Project) -> None:
    insert(
        project,
        [
            make_memory(id="000000000001", authority="auto"),
            make_memory(id="000000000002"),
            make_memory(id="000000000003", status="candidate"),
            make_memory(id="000000000004", status="stale"),
        ],
    )
    close_failing_turn(project)
    hm("queue", "retry", "p1:1")
    probe = ProbeResult("not_logged_in", "Not logged in · Please run /login", "claude", "sonnet", NOW_MS)
    run = Run(
        id="r1", provider="claude", model="sonnet", episode_ids=(), is_correction=False, local_day=local_day(NOW_MS),
        started_at_ms=NOW_MS - 3 * 3_600_000, finished_at_ms=NOW_MS, status="ok", cost_usd=0.12,
    )  # fmt: skip
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.meta.set("last_probe", json.dumps(asdict(probe)))
        store.runs.start(run)
        store.runs.finish(run)
        store.episodes.postpone(store.episodes.list()[0].id, NOW_MS, "not_logged_in", burn_attempt=False)
        store.proposals.insert(proposal(1, 6 * DAY_MS))
    log = project.state_dir / paths.LOGS_DIR / paths.HOOKS_LOG_NAME
    log.parent.mkdir(exist_ok=True)
    calls = [("pre-tool", ms) for ms in range(1, 101)] + [("prompt", 900)]
    log.write_text("".join(f"2026-11-01T08:00:00.000Z {event} tool=bash elapsed_ms={ms} ok\n" for event, ms in calls))
    assert hm("status").out == (
        "active 2 (auto 1) | candidates 1 | proposals 1 (1 expiring) | queue 1 (waiting: not_logged_in) | "
        "last extraction 3h ago ok | probe not_logged_in | snapshot fresh | p95 95ms | today $0.12 of $1.00\n"
        "probe: claude is not logged in: run `claude auth login` (older clients: claude, then /login). The rules in "
        "force need no login; episodes wait and nothing is lost. (Not logged in · Please run /login)\n"
    )
    assert hm("status", "--json").json == {
        "active": 2,
        "auto": 1,
        "candidates": 1,
        "proposals": 1,
        "proposals_expiring": 1,
        "queue": 1,
        "waiting": "not_logged_in",
        "dead": 0,
        "last_extraction": {"at": "2026-11-01T06:00:00.000Z", "status": "ok"},
        "probe": "not_logged_in",
        "probe_message": "Not logged in · Please run /login",
        "snapshot": "fresh",
        "p95_ms": 95,
        "cost_today_usd": 0.12,
        "max_usd_per_day": 1.0,
        "config_problems": 0,
    }


def test_a_probe_whose_message_is_the_hint_is_told_once(hm: Hm, project: Project) -> None:
    probe = ProbeResult("missing", "no claude binary was found", "claude", "sonnet", NOW_MS)
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.meta.set("last_probe", json.dumps(asdict(probe)))
    assert hm("status").out.splitlines()[1] == (
        "probe: no claude binary was found: install Claude Code's command line, or set HARNESS_MEMORY_CLAUDE_BIN."
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [('{"autonomy_level": "wild", "colour": 1}', "2 problems"), ("{", "1 problem")],
)
def test_broken_settings_are_one_line_that_names_doctor(hm: Hm, project: Project, text: str, told: str) -> None:
    project.config_path.write_text(text)
    assert hm("status").out.splitlines()[1:] == [f"config: {told} in config.json; `hm doctor` names each."]


def test_status_of_a_new_project(hm: Hm, project: Project) -> None:
    (project.state_dir / paths.SNAPSHOT_DIR / paths.SNAPSHOT_NAME).unlink()
    assert hm("status").out == (
        "active 0 (auto 0) | candidates 0 | proposals 0 | queue 0 | last extraction never | probe never | "
        "snapshot missing | p95 - | today $0.00 of $1.00\n"
    )


@pytest.mark.parametrize("words", [(), ("--json",)])
def test_status_without_a_memory_is_1(hm: Hm, words: tuple[str, ...]) -> None:
    ran = hm("status", *words)
    assert ran.exit_code == 1
    assert "not-installed" in ran.out if words else "hm install" in ran.err


def test_a_directory_below_belongs_to_the_project_and_options_name_another(
    hm: Hm, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    insert(project, [make_memory()])
    below = project.root / "packages" / "api"
    below.mkdir(parents=True)
    monkeypatch.chdir(below)
    assert hm("status", "--json").json["active"] == 1
    monkeypatch.chdir("/")
    assert hm("status", "--json", "--root", str(project.root)).json["active"] == 1
    assert hm("status", "--json", "--db", str(project.database)).json["active"] == 1
    assert hm("status", "--json", "--db", str(below / "x.sqlite")).exit_code == 2


def test_status_costs_the_same_however_much_is_remembered(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(id=f"{number:012x}") for number in range(5)])
    hm("status")  # what is made once
    few = calls_of(lambda: hm("status"))
    insert(project, [make_memory(id=f"{number:012x}") for number in range(5, 200)])
    assert calls_of(lambda: hm("status")) <= few + 20


def test_status_loads_nothing_that_only_writing_needs(project: Project) -> None:
    """A validation library alone would double its time."""
    (project.state_dir / "config.json").write_text('{"extraction": {"max_usd_per_day": 2.5}}')
    (project.state_dir / "queue").mkdir(exist_ok=True)
    (project.state_dir / "queue" / "claude-code%3As%3At%3A1.json").write_text("{}")
    code = (
        "import sys; from harness_memory.cli.main import main; main(['status']);"
        f"print([name for name in {HEAVY_TO_READ!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=project.root, capture_output=True, text=True, check=True)
    status, loaded = done.stdout.splitlines()
    assert (status.endswith("of $2.50"), loaded) == (True, "[]")
