"""extract: the worker in the foreground, with answers from a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from tests.cli.conftest import EPISODE_ID, NOW_MS, Hm, close_failing_turn

NOTHING = {"episode_summary": "Nothing.", "nothing_to_learn": True, "facts": []}


@pytest.fixture
def answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, project: Project) -> Path:
    """Leave a closed turn and return the file of the replay provider's answers."""
    close_failing_turn(project)
    path = tmp_path / "answers.json"
    path.write_text(json.dumps([NOTHING]), encoding="utf-8")
    monkeypatch.setenv("HARNESS_MEMORY_REPLAY_ANSWERS", str(path))
    return path


@pytest.mark.usefixtures("answers")
def test_what_is_due_is_read(hm: Hm) -> None:
    told = hm("extract", "--provider", "replay", "--json").json
    assert {key: told[key] for key in ("busy", "accepted", "done", "facts_applied", "waiting")} == {
        "busy": False, "accepted": 1, "done": 1, "facts_applied": 0, "waiting": "",
    }  # fmt: skip
    assert hm("queue", "--json").json == []
    assert hm("extract", "--provider", "replay").out == "No episode is due.\n"


@pytest.mark.usefixtures("answers")
def test_the_run_is_told_in_one_sentence(hm: Hm) -> None:
    assert hm("extract", "--provider", "replay").out == (
        "1 episode came in (0 taught nothing), 1 read: 0 facts applied, 0 refused, 0 rules active, 0 answers suspect, "
        "0 failed.\n"
    )


@pytest.mark.usefixtures("answers")
def test_a_dry_run_prints_the_prompt_and_changes_nothing(hm: Hm) -> None:
    (prompt,) = hm("extract", "--dry-run", "--json").json
    assert prompt["episode_id"] == EPISODE_ID
    assert "pnpm test" in prompt["prompt"]
    lines = hm("extract", "--dry-run").out.splitlines()
    assert lines[0] == f"── {EPISODE_ID}, {len(prompt['prompt'])} characters"
    assert lines[-1] == "1 prompt; nobody was asked."
    assert [row["status"] for row in hm("queue", "--json").json] == ["queued"]


@pytest.mark.usefixtures("answers")
def test_an_episode_that_waits_is_taken_only_with_now(hm: Hm, project: Project) -> None:
    hm("queue", "retry", EPISODE_ID)
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.episodes.postpone(EPISODE_ID, NOW_MS + 3_600_000, "timeout", burn_attempt=False)
    assert hm("extract", "--provider", "replay", "--json").json["done"] == 0
    assert hm("extract", "--provider", "replay", "--now", "--json").json["done"] == 1


def test_a_provider_that_cannot_be_asked_is_named(hm: Hm, answers: Path) -> None:
    answers.write_text(json.dumps([{"unavailable": "not_logged_in"}]), encoding="utf-8")
    assert hm("extract", "--provider", "replay").out.endswith("Waiting: not_logged_in; `hm status` says what to do.\n")
    (row,) = hm("queue", "--json").json
    assert (row["waiting"], row["attempts"]) == ("not_logged_in", 0)


@pytest.mark.usefixtures("answers")
def test_what_waits_for_money_is_to_be_seen_in_the_queue(hm: Hm, project: Project) -> None:
    project.config_path.write_text(json.dumps({"extraction": {"max_usd_per_day": 0}}), encoding="utf-8")
    told = hm("extract", "--provider", "replay").out
    assert told.endswith("Waiting: money_cap; `hm queue` lists what waits.\n")


@pytest.mark.usefixtures("project")
def test_replay_without_answers_is_an_error(hm: Hm) -> None:
    ran = hm("extract", "--provider", "replay", "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (1, "replay-answers")


@pytest.mark.usefixtures("answers")
def test_a_directory_in_the_place_of_the_log_stops_nothing(hm: Hm, project: Project) -> None:
    (project.state_dir / "logs" / "worker.log").mkdir(parents=True)
    assert hm("extract", "--provider", "replay", "--json").json["done"] == 1


def test_a_directory_in_the_place_of_the_lock_is_named_with_the_way_out(hm: Hm, project: Project) -> None:
    path = project.state_dir / "locks" / "worker.lock"
    path.unlink(missing_ok=True)
    path.mkdir()
    error = hm("extract", "--json").json["error"]
    assert (error["reference"], error["context"]) == ("state-not-writable", str(path))
    assert error["hint"] == f"mv {path} {path}.aside"
