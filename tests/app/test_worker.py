from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from harness_memory.app.freshness import snapshot_state
from harness_memory.app.project import Project
from harness_memory.app.worker import ExtractReport, main, render_waiting_prompts, run_extract
from harness_memory.config import Config, parse_config
from harness_memory.extract.providers import FailureReason, ProviderFailure
from harness_memory.hot import paths
from harness_memory.hot.clock import format_iso
from harness_memory.store.db import reading
from harness_memory.store.episodes import QueuedEpisode
from harness_memory.store.locks import worker_lock
from tests.app.recorded_turns import (
    CORRECTION,
    NOW_MS,
    SUMMARY,
    Clock,
    ListProvider,
    answer,
    close_correction,
    close_resolution,
    close_turn,
    make_project,
    pitfall,
    put_into_inbox,
)
from tests.core.episode_factory import fired, on_file, prompt, ran

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make_project(tmp_path)


def config(**extraction: object) -> Config:
    return parse_config({"extraction": extraction})[0]


def extract(project: Project, provider: ListProvider, clock: Clock | None = None, **how) -> ExtractReport:
    settings = how.pop("settings", Config())
    return run_extract(project, settings, provider, clock=clock or Clock(), **how)


def episode(project: Project, episode_id: str) -> QueuedEpisode:
    with reading(project.state_dir) as store:
        found = store.episodes.get(episode_id)
    assert found is not None
    return found


def failure(reason: FailureReason) -> ProviderFailure:
    return ProviderFailure(reason, "no", "raw")


def inbox(project: Project) -> list[str]:
    return sorted(os.listdir(project.state_dir / paths.QUEUE_DIR))


def log(project: Project) -> list[str]:
    text = (project.state_dir / paths.LOGS_DIR / paths.WORKER_LOG_NAME).read_text()
    return [line.split(" ", 1)[1] for line in text.splitlines()]


def test_a_correction_becomes_an_active_rule_with_its_evidence(project):
    episode_id = close_correction(project)
    report = extract(project, ListProvider([answer(pitfall())]))
    assert report == ExtractReport(accepted=1, done=1, facts_applied=1, activations=1)
    with reading(project.state_dir) as store:
        (memory,) = store.memories.live()
        (evidence,) = store.provenance.of(memory.id)
        run = store.runs.latest()
    assert (memory.status, memory.authority, memory.enforcement, memory.evidence_score) == (
        "active",
        "auto",
        "advise",
        2,
    )
    assert (evidence.line, evidence.provenance_class, evidence.quote) == ("e1", "given", CORRECTION)
    assert (run.status, run.episode_ids, run.facts_applied, run.cost_usd) == ("ok", (episode_id,), 1, 0.01)
    done = episode(project, episode_id)
    assert (done.status, done.summary, done.kind, done.attempts) == ("done", SUMMARY, "extracted", 0)
    assert (inbox(project), snapshot_state(project)) == ([], "fresh")


def test_the_next_prompt_learns_what_was_learned(project):  # S40
    close_correction(project)
    extract(project, ListProvider([answer(pitfall())]))
    with reading(project.state_dir) as store:
        (memory,) = store.memories.live()
    note = json.loads(Path(paths.notice_path(str(project.state_dir), "claude-code", "a" * 16)).read_text())
    learned = f"harness-memory: learned pitfall {memory.id} (advise): {memory.summary}"
    assert note == {"v": 1, "lines": [f"{learned} — undo: hm memory:demote {memory.id}"]}


def test_a_turn_that_only_read_costs_no_call(project):
    episode_id = close_turn(project, prompt("what is this?"), on_file("tool_ok", "read", "a.py", "t1"))
    provider = ListProvider()
    assert extract(project, provider) == ExtractReport(accepted=1, no_signal=1)
    assert (episode(project, episode_id).status, provider.probes) == ("no_signal", 0)


def test_corrections_go_first_then_the_oldest(project):
    late = close_resolution(project, "p1", closed_at_ms=NOW_MS - 1)
    early = close_resolution(project, "p2", closed_at_ms=NOW_MS - 2)
    correction = close_correction(project, "p3", closed_at_ms=NOW_MS)
    extract(project, ListProvider([answer()] * 3))
    words = [line.split(" ") for line in log(project) if line.startswith("extraction")]
    assert [word for line in words for word in line if word.startswith("episode=")] == [
        f"episode={episode_id}" for episode_id in (correction, early, late)
    ]


def test_a_lease_holds_three_at_most_and_its_time(project):
    for at in range(4):
        close_resolution(project, f"p{at}")
    leased: list[tuple[int, set[int]]] = []

    def look() -> None:
        with reading(project.state_dir) as store:
            rows = store.episodes.list(("leased",))
        leased.append((len(rows), {row.next_at_ms for row in rows}))

    extract(project, ListProvider([answer()] * 4, during=look))
    assert leased[0] == (3, {NOW_MS + 180_000})
    assert leased[3] == (1, {NOW_MS + 180_000})


def test_a_lease_is_renewed_before_each_call(project):
    for at in range(2):
        close_resolution(project, f"p{at}", closed_at_ms=NOW_MS + at)
    clock = Clock()
    leases: list[int] = []

    def work() -> None:
        with reading(project.state_dir) as store:
            leases.append(max(row.next_at_ms for row in store.episodes.list(("leased",))) - clock.at_ms)
        clock.at_ms += 120_000

    extract(project, ListProvider([answer()] * 2, during=work), clock)
    assert leases == [180_000, 180_000]


def test_a_weak_correction_counts_two_once_the_model_took_typed_words_for_one(project, tmp_path):
    transcript = tmp_path / "transcript.jsonl"
    words = "we use pnpm test for this, npm test has no script"
    typed = {"type": "user", "promptId": "p2", "promptSource": "typed", "message": {"content": words}}
    transcript.write_text(json.dumps(typed))
    lines = (prompt(words, prompt_id="p2"), ran("pnpm test", "pm test", "t"))
    close_turn(project, *lines, turn="p2", transcript_path=str(transcript), previous_assistant="I ran npm test.")
    assert extract(project, ListProvider([answer(pitfall())])).activations == 1
    with reading(project.state_dir) as store:
        (memory,) = store.memories.live()
        (evidence,) = store.provenance.of(memory.id)
    assert (memory.evidence_score, evidence.provenance_class, evidence.episode_weight) == (2, "typed", 2)


def test_what_fired_is_counted_once(project):
    close_correction(project)
    extract(project, ListProvider([answer(pitfall())]))
    with reading(project.state_dir) as store:
        (memory,) = store.memories.live()
    rows = [[memory.id, "soft_deny", "before"]]
    close_turn(project, prompt("go", prompt_id="p9"), fired(rows, "deny", "x1"), turn="p9")
    entry = Path(paths.queue_path(str(project.state_dir), f"claude-code:{'a' * 16}:p9:1")).read_text()
    for _ in range(2):  # a worker killed before it removed the file finds it again
        put_into_inbox(project, f"claude-code:{'a' * 16}:p9:1", entry)
        extract(project, ListProvider())
    with reading(project.state_dir) as store:
        (counted,) = store.memories.live()
    assert (counted.fire_count, counted.heeded_count, counted.override_count) == (1, 1, 0)


@pytest.mark.parametrize(
    "text",
    ["", "not json", "[]", '{"v": 2}', '{"v":1,"id":"x","host":"../..","session_key":"a"}'],
    ids=["empty", "no json", "a list", "newer", "a path"],
)
def test_an_inbox_file_of_another_shape_is_put_aside(project, text):
    path = put_into_inbox(project, "odd", text)
    good = close_resolution(project)
    assert extract(project, ListProvider([answer()])) == ExtractReport(accepted=1, set_aside=1, done=1)
    assert (inbox(project), episode(project, good).status) == ([path.name + ".bad"], "done")
    assert "intake accepted=1 no_signal=0 bad=1" in log(project)


def test_an_episode_whose_ledger_is_gone_teaches_nothing(project):
    episode_id = close_resolution(project)
    provider = ListProvider(probe_status="not_logged_in")
    extract(project, provider)
    Path(paths.ledger_path(str(project.state_dir), "claude-code", "a" * 16)).unlink()
    extract(project, replace(provider, probe_status="ok"), force_probe=True)
    done = episode(project, episode_id)
    assert (done.status, done.last_error) == ("no_signal", "its ledger is gone")


def test_torn_lines_are_skipped(project):
    episode_id = close_correction(project)
    path = Path(paths.ledger_path(str(project.state_dir), "claude-code", "a" * 16))
    path.write_bytes(path.read_bytes().replace(b'"assistant"', b"\x00\xffassistant", 1))
    assert extract(project, ListProvider([answer(pitfall())])).facts_applied == 1
    assert episode(project, episode_id).status == "done"


# Providers that cannot be asked


def test_a_failed_probe_leaves_the_queue_waiting_without_an_attempt(project):
    episode_id = close_correction(project)
    report = extract(project, ListProvider(probe_status="not_logged_in"))
    held = episode(project, episode_id)
    assert (report.waiting, held.status, held.attempts, held.waiting) == ("not_logged_in", "queued", 0, "not_logged_in")
    assert "lease episodes=0 waiting=not_logged_in" in log(project)


def test_a_failed_probe_is_repeated_after_ten_minutes_and_the_queue_drains(project):
    episode_id = close_correction(project)
    extract(project, ListProvider(probe_status="not_logged_in"))
    good = ListProvider([answer(pitfall())])
    extract(project, good, Clock(NOW_MS + 9 * MINUTE_MS))
    assert (good.probes, episode(project, episode_id).status) == (0, "queued")
    extract(project, good, Clock(NOW_MS + 10 * MINUTE_MS))
    assert (good.probes, episode(project, episode_id).status) == (1, "done")


def test_a_provider_lost_on_the_way_ends_the_run(project):
    ids = [close_resolution(project, f"p{at}") for at in range(3)]
    provider = ListProvider([answer(), failure("not_logged_in")])
    report = extract(project, provider)
    states = [(one.status, one.attempts, one.waiting) for one in (episode(project, id_) for id_ in ids)]
    assert (report.waiting, states) == (
        "not_logged_in",
        [("done", 0, ""), ("queued", 0, "not_logged_in"), ("queued", 0, "not_logged_in")],
    )
    assert provider.probes == 2


def test_a_time_out_waits_ten_minutes_then_an_hour(project):  # S16
    episode_id = close_resolution(project)
    clock = Clock()
    waits = []
    for _ in range(3):
        extract(project, ListProvider([failure("timeout")]), clock)
        held = episode(project, episode_id)
        waits.append((held.next_at_ms - clock.at_ms, held.attempts, held.waiting))
        clock.at_ms = held.next_at_ms
    assert waits == [(10 * MINUTE_MS, 0, "timeout"), (HOUR_MS, 0, "timeout"), (HOUR_MS, 0, "timeout")]


def test_a_burnt_attempt_waits_one_hour_then_six_and_the_third_is_the_last(project):
    episode_id = close_resolution(project)
    clock = Clock()
    seen = []
    for _ in range(3):
        extract(project, ListProvider([failure("prompt_too_long")]), clock)
        held = episode(project, episode_id)
        seen.append((held.status, held.attempts, held.next_at_ms - clock.at_ms))
        clock.at_ms = held.next_at_ms
    assert seen == [("failed", 1, HOUR_MS), ("failed", 2, 6 * HOUR_MS), ("dead", 3, 0)]


@pytest.mark.parametrize(
    "reply",
    ["not json", answer(*[pitfall()] * 9), answer(pitfall(evidence_refs=["e77"]))],
    ids=["text", "nine", "cites"],
)
def test_a_suspect_answer_is_skipped_whole_and_kept(project, reply):
    episode_id = close_correction(project)
    assert extract(project, ListProvider([reply])) == ExtractReport(accepted=1, suspect=1)
    (raw,) = (project.state_dir / paths.RAW_DIR).iterdir()
    with reading(project.state_dir) as store:
        assert (store.memories.live(), store.runs.latest().status) == ([], "suspect")
    kept = json.loads(raw.read_text())
    assert kept["raw"] == (reply if isinstance(reply, str) else json.dumps(reply))
    assert (kept["at_ms"], episode(project, episode_id).status) == (NOW_MS, "suspect")


def test_an_answer_that_cannot_be_kept_raw_is_applied(project):
    (project.state_dir / paths.RAW_DIR).write_text("a file in the way")
    close_correction(project)
    report = extract(project, ListProvider([answer(pitfall())]))
    assert (report.done, report.facts_applied) == (1, 1)


def test_a_refused_fact_does_not_stop_the_others(project):
    close_correction(project)
    report = extract(project, ListProvider([answer(pitfall(summary="short"), pitfall())]))
    assert (report.facts_applied, report.facts_refused) == (1, 1)
    audit = (project.state_dir / paths.LOGS_DIR / paths.AUDIT_LOG_NAME).read_text().splitlines()
    assert [(json.loads(line)["event"], json.loads(line).get("rule")) for line in audit] == [
        ("fact_refused", "V1"),
        ("fact_applied", None),
    ]


# Caps


def test_the_daily_cap_stops_all_but_corrections_until_tomorrow(project):  # S48
    done = close_resolution(project, "p1", closed_at_ms=NOW_MS - 9)
    held = close_resolution(project, "p2", closed_at_ms=NOW_MS)
    correction = close_correction(project, "p3")
    report = extract(project, ListProvider([answer()] * 2), settings=config(max_runs_per_day=1))
    states = [episode(project, id_).status for id_ in (done, held, correction)]
    assert (report.waiting, states, episode(project, held).waiting) == (
        "daily_cap",
        ["done", "queued", "done"],
        "daily_cap",
    )
    extract(project, ListProvider([answer()]), Clock(NOW_MS + 24 * HOUR_MS), settings=config(max_runs_per_day=1))
    assert episode(project, held).status == "done"


def test_the_money_stops_corrections_too_before_it_is_passed(project):
    close_resolution(project, "p1", closed_at_ms=NOW_MS - 9)
    extract(project, ListProvider([answer()], cost_usd=0.4))
    corrections = [close_correction(project, f"p{at}") for at in (2, 3)]
    report = extract(project, ListProvider([answer()], cost_usd=0.4))
    assert report.waiting == "money_cap"
    assert sorted(episode(project, id_).status for id_ in corrections) == ["done", "queued"]


def test_no_money_means_no_call(project):
    episode_id = close_correction(project)
    report = extract(project, ListProvider(), settings=config(max_usd_per_day=0.0))
    assert (report.waiting, episode(project, episode_id).waiting) == ("money_cap", "money_cap")


# Two workers, and kills


def test_a_second_worker_leaves_at_once(project):
    close_correction(project)
    with worker_lock(project.state_dir, command="test", now_ms=NOW_MS):
        assert extract(project, ListProvider()) == ExtractReport(busy=True)
    assert len(inbox(project)) == 1


def test_what_arrives_during_the_last_call_is_not_left_for_a_later_turn(project):
    close_resolution(project, "p1")
    provider = ListProvider([answer(), answer()])

    def arrive() -> None:
        provider.during = None
        close_resolution(project, "p2")

    provider.during = arrive
    assert extract(project, provider).done == 2


def test_what_arrives_while_the_lock_is_given_back_is_seen(project):  # behaviour 3
    close_resolution(project, "p1")
    provider = ListProvider([answer(), answer()])
    arrived: list[str] = []

    class LateClock(Clock):
        """Closes another turn at the moment the worker looks whether it may end."""

        def __call__(self) -> int:
            if provider.prompts and not arrived and not _worker_is_locked(project):
                arrived.append(close_resolution(project, "p2"))
            return super().__call__()

    assert extract(project, provider, LateClock()).done == 2
    assert arrived


def _worker_is_locked(project: Project) -> bool:
    return (project.state_dir / paths.LOCKS_DIR / "worker.owner.json").exists()


def test_waits_of_a_clock_that_was_ahead_are_forgotten(project):
    episode_id = close_correction(project)
    extract(project, ListProvider([failure("timeout")]), Clock(NOW_MS + 30 * 24 * HOUR_MS))
    extract(project, ListProvider([answer(pitfall())]), force_probe=True)
    assert episode(project, episode_id).status == "done"


KILLED_WORKER = """
import os, signal, sys
from pathlib import Path
from harness_memory.app import extraction, worker
from harness_memory.config import Config
from tests.app.recorded_turns import Clock, ListProvider, answer, make_project, pitfall
from harness_memory.app.project import Project

root, step = Path(sys.argv[1]), sys.argv[2]
project = Project(root, root / ".harness-memory")

def die(*_args, **_kwargs):
    os.kill(os.getpid(), signal.SIGKILL)

provider = ListProvider([answer(pitfall())])
if step == "after intake":
    worker._choose = die
elif step == "before removing the file":
    Path.unlink = die
elif step == "after the lease":
    worker.extract_episode = die
elif step == "during the call":
    provider.during = die
elif step == "before applying":
    extraction._apply = die
elif step == "before the commit":
    extraction._ended = die
elif step == "after the commit":
    extraction._report = die
worker.run_extract(project, Config(), provider, clock=Clock())
"""


@pytest.mark.parametrize(
    "step",
    [
        "before removing the file",
        "after intake",
        "after the lease",
        "during the call",
        "before applying",
        "before the commit",
        "after the commit",
    ],
)
def test_a_worker_killed_at_any_step_costs_at_most_a_repeated_call(project, step):
    episode_id = close_correction(project)
    repository = Path(__file__).parents[2]
    killed = subprocess.run(
        [sys.executable, "-c", KILLED_WORKER, str(project.root), step],
        cwd=repository,
        env={**os.environ, "PYTHONPATH": str(repository)},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
    extract(project, ListProvider([answer(pitfall())]), Clock(NOW_MS + 180_000))
    with reading(project.state_dir) as store:
        (memory,) = store.memories.live()
        assert len(store.provenance.of(memory.id)) == 1
    assert (memory.status, memory.evidence_count, episode(project, episode_id).status) == ("active", 1, "done")
    assert (inbox(project), snapshot_state(project)) == ([], "fresh")


def test_a_killed_workers_lease_is_kept_until_it_runs_out(project):
    episode_id = close_correction(project)
    provider = ListProvider([answer(pitfall())])
    provider.during = lambda: (_ for _ in ()).throw(KeyboardInterrupt)
    with pytest.raises(KeyboardInterrupt):
        extract(project, provider)
    assert extract(project, ListProvider(), Clock(NOW_MS + 179_999)).done == 0
    assert extract(project, ListProvider([answer()]), Clock(NOW_MS + 180_000)).done == 1
    assert episode(project, episode_id).attempts == 0


def test_waiting_prompts_are_rendered_without_changing_anything(project):
    episode_id = close_correction(project)
    close_turn(project, prompt("hi", prompt_id="p7"), ran("ls", "ls", "t7"), turn="p7")
    put_into_inbox(project, "odd", "x")
    before = inbox(project)
    (rendered,) = render_waiting_prompts(project, NOW_MS)
    assert (rendered.episode_id, CORRECTION in rendered.prompt) == (episode_id, True)
    assert inbox(project) == before


# The process


@pytest.fixture
def environment(monkeypatch, tmp_path):
    answers = tmp_path / "answers.json"
    for name, value in {
        "HARNESS_MEMORY_PROVIDER": "replay",
        "HARNESS_MEMORY_REPLAY_ANSWERS": str(answers),
        "HARNESS_MEMORY_NOW": format_iso(NOW_MS),
        "HARNESS_MEMORY_WAKE": "0",
    }.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    return answers


def test_the_process_extracts(project, environment):
    close_correction(project)
    environment.write_text(json.dumps([answer(pitfall())]))
    assert main([str(project.root), "extract"]) == 0
    with reading(project.state_dir) as store:
        assert len(store.memories.live()) == 1


def test_the_process_rebuilds_the_snapshot(project, environment):  # noqa: ARG001 - sets the clock
    Path(paths.snapshot_path(str(project.state_dir))).unlink()
    assert (main([str(project.root), "reindex"]), snapshot_state(project)) == (0, "fresh")


def test_the_process_does_nothing_where_nothing_is_installed(tmp_path, environment):  # noqa: ARG001
    assert main([str(tmp_path / "gone"), "extract"]) == 0
    assert not (tmp_path / "gone").exists()


def test_the_process_does_nothing_when_disabled(project, environment, monkeypatch):
    close_correction(project)
    monkeypatch.setenv("HARNESS_MEMORY_DISABLE", "1")
    assert (main([str(project.root), "extract"]), len(inbox(project)), environment.exists()) == (0, 1, False)


@pytest.mark.parametrize("arguments", [[], ["x"], ["x", "sleep"], ["x", "extract", "y"]])
def test_the_process_wants_a_root_and_a_mode(arguments, capsys):
    assert main(arguments) == 2
    assert "extract|dream|reindex" in capsys.readouterr().err


def test_an_error_is_a_log_line_and_an_exit_code(project, environment, capsys):
    close_correction(project)
    environment.write_text("[]")
    assert main([str(project.root), "extract"]) == 1
    assert "asked 1 times" in capsys.readouterr().err
    assert any(line.startswith("error reference=replay-exhausted") for line in log(project))


def test_a_crash_leaves_a_line(project, environment):
    close_correction(project)
    environment.write_text("[1]")
    code = (
        "import sys\nfrom harness_memory.app import worker\n"
        "def boom(*a, **k):\n    raise ZeroDivisionError\n"
        "worker.load_settings = boom\nsys.exit(worker.main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(project.root), "extract"], capture_output=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert "crash error=ZeroDivisionError at=<string>:4" in log(project)
