"""The replay runner: the product's own stories pass, and a story that goes wrong is told.

Each scenario runs real processes: the registered hooks, the worker, `hm`.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from harness_memory.cli.main import main
from harness_memory.errors import UsageError
from harness_memory.evals.replay import Result, find_scenarios, run_scenarios, summarize
from harness_memory.evals.stage import Stage

FIXTURES = Path(__file__).parents[2] / "fixtures" / "replay"
START = "2026-11-01T09:00:00Z"
START_MS = 1_793_523_600_000


def ignore(_line: str) -> None:
    """Listen to nothing."""


def write(directory: Path, steps: Sequence[dict[str, Any]], **more: Any) -> Path:
    """Write a scenario and return the directory above it."""
    path = directory / "fixtures" / "x01-made-up"
    path.mkdir(parents=True)
    scenario = {"title": "made up", "now": START, "steps": steps, **more}
    (path / "scenario.json").write_text(json.dumps(scenario), encoding="utf-8")
    return directory / "fixtures"


def play(directory: Path, steps: Sequence[dict[str, Any]], **more: Any) -> Result:
    """Play a made-up scenario."""
    (result,) = run_scenarios(find_scenarios(write(directory, steps, **more), []), keep=False, listen=ignore)
    return result


def failing_turn(number: int) -> list[dict[str, Any]]:
    """Return the steps of a turn that is worth reading: a failed command."""
    ids = {"prompt_id": f"p{number}", "tool_use_id": f"t{number}"}
    call = {"tool_name": "Bash", "tool_input": {"command": "npm test"}, "error": "Exit code 1\nno script", **ids}
    return [
        {"hook": "prompt", "payload": {"prompt_id": ids["prompt_id"], "prompt": "run the tests"}},
        {"hook": "post-tool-failure", "payload": call},
        {"hook": "stop", "payload": {"prompt_id": ids["prompt_id"], "last_assistant_message": "It failed."}},
    ]


NOTHING = {"episode_summary": "Nothing.", "nothing_to_learn": True, "facts": []}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(path.name for path in FIXTURES.iterdir()))
def test_the_products_own_stories_hold(name: str) -> None:
    scenarios = find_scenarios(FIXTURES, [name])
    (result,) = run_scenarios(scenarios, keep=False, listen=ignore)
    assert result.failures == []
    assert result.checks > 10  # a story that checks hardly anything proves nothing


def test_every_failing_check_is_told_with_its_step(tmp_path: Path) -> None:
    result = play(
        tmp_path,
        [
            {"cli": ["memory:list", "--json"], "expect": {"json": [["length", "==", 1]], "files": {".git": True}}},
            {"remember": {"rule": "0.id"}},
            {"cli": ["memory:shwo", "x"]},
            {"write": {".git": "in the way", ".git/HEAD": "x"}},
        ],
    )
    assert [(step, message.split(" (stderr")[0]) for step, _, message in result.failures[:4]] == [
        (1, "json: expected length == 1, got 0"),
        (1, "files: .git does not exist"),
        (2, "remember rule: no element 0 in a list of 0"),
        (3, "exit: expected 0, got 2"),
    ]
    assert [(step, what) for step, what, _ in result.failures[4:]] == [(4, "write")]


def test_answers_must_come_out_even(tmp_path: Path) -> None:
    steps = [*failing_turn(1), {"worker": "extract", "answers": [NOTHING, NOTHING]}]
    assert [message for _, _, message in play(tmp_path, steps).failures] == ["answers: 1 of 2 were not asked for"]


def test_running_out_of_answers_fails_the_step(tmp_path: Path) -> None:
    steps = [*failing_turn(1), *failing_turn(2), {"worker": "extract", "answers": [NOTHING]}]
    messages = [message for _, _, message in play(tmp_path, steps).failures]
    assert messages[0] == "answers: ran out, the provider was asked 2 times and had 1"


def test_the_worker_runs_until_nothing_is_due_and_stops_at_an_unavailable_provider(tmp_path: Path) -> None:
    turns = [step for number in range(1, 6) for step in failing_turn(number)]
    waiting = {"json": [["length", "==", 4], ["0.waiting", "==", "not_logged_in"], ["0.attempts", "==", 0]]}
    result = play(
        tmp_path,
        [
            *turns,
            {"worker": "extract", "answers": [NOTHING, {"unavailable": "not_logged_in"}]},
            {"cli": ["queue", "--json"], "expect": waiting},
            {"advance": "10m"},
            {"worker": "extract", "answers": [NOTHING] * 4, "expect": {"prompt": ["npm test", "!yarn"]}},
            {"cli": ["queue", "--json"], "expect": {"json": [["length", "==", 0]]}},
        ],
    )
    assert result.failures == []


def test_names_files_settings_and_the_clock_reach_the_processes(tmp_path: Path) -> None:
    add = ["memory:add", "--type", "pitfall", "--summary", "Say {{HOME}}", "--active", "--json"]
    result = play(
        tmp_path,
        [
            {"cli": ["memory:why", "--tool", "bash", "--target", "ls", "--json"],
             "expect": {"json": [["budget.max_items", "==", 2], ["budget.max_bytes", "==", 2048]]}},
            {"cli": [*add, "--signature", "bash:command:cmd:npm test"],
             "expect": {"json": [["created_at", "==", "2026-11-01T09:00:02.000Z"]]}},
            {"remember": {"rule": "id", "level": "enforcement"}},
            {"cli": ["memory:show", "{{rule}}", "--json"], "expect": {"json": [
                ["id", "==", "{{rule}}"], ["enforcement", "==", "{{level}}"], ["summary", "==", "Say {{HOME}}"]]}},
            {"hook": "pre-tool", "payload": {"tool_name": "Bash", "tool_use_id": "t1",
                                             "tool_input": {"command": "cd {{ROOT}} && npm test"}},
             "expect": {"decision": "none", "context": ["PITFALL (human)"], "files": {"docs/a.md": True}}},
            {"write": {"docs/b.md": "text"}, "expect": {"files": {"docs/b.md": True}}},
            {"delete": ["docs", "gone.txt"], "expect": {"files": {"docs": False, ".git/HEAD": True}}},
            {"advance": "90m"},
            {"cli": ["status", "--json"], "expect": {"json": [["max_usd_per_day", "==", 2.5]]}},
            {"cli": ["memory:demote", "{{rule}}", "--json"],
             "expect": {"json": [["updated_at", "==", "2026-11-01T10:30:10.000Z"]]}},
        ],
        project={"git": True, "files": {"docs/a.md": "# A"}},
        config={"extraction": {"max_usd_per_day": 2.5}, "before_tool": {"max_items": 2}},
    )  # fmt: skip
    assert result.failures == []


def test_a_transcript_belongs_to_the_session_its_lines_name_else_to_the_latest_hooks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    line = {"type": "user", "promptSource": "typed"}
    steps = [
        {"hook": "session-start", "payload": {"session_id": "s2", "source": "startup"}},
        {"transcript": [line, {**line, "sessionId": "someone-else"}]},
        {"transcript": [{**line, "sessionId": "s3"}]},
        {"hook": "session-start", "payload": {"session_id": "s3", "source": "startup"}},
    ]
    (result,) = run_scenarios(find_scenarios(write(tmp_path, steps), []), keep=True, listen=ignore)
    transcripts = (Path(result.directory) / "home" / ".claude" / "projects").glob("*/*.jsonl")
    assert {path.name: path.read_text().count("\n") for path in transcripts} == {"s2.jsonl": 2, "s3.jsonl": 1}


def test_processes_see_nothing_of_the_callers_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CLAUDE_CONFIG_DIR", "CLAUDECODE", "ANTHROPIC_API_KEY", "HARNESS_MEMORY_DISABLE", "GIT_DIR"):
        monkeypatch.setenv(name, "1")
    stage = Stage(tmp_path / "stage", START_MS)
    done = stage.run([sys.executable, "-c", "import json, os; print(json.dumps(dict(os.environ)))"])
    seen = json.loads(done.stdout)
    ours = {name for name in seen if name.startswith(("CLAUDE", "ANTHROPIC", "HARNESS_MEMORY_", "GIT_"))}
    assert ours == {
        "HARNESS_MEMORY_HOME",
        "HARNESS_MEMORY_NOW",
        "HARNESS_MEMORY_PROVIDER",
        "HARNESS_MEMORY_REPLAY_ANSWERS",
        "HARNESS_MEMORY_WAKE",
    }
    assert (seen["HOME"], seen["HARNESS_MEMORY_NOW"], seen["HARNESS_MEMORY_WAKE"], seen["PATH"]) == (
        str(stage.home),
        "2026-11-01T09:00:00.000Z",
        "0",
        os.environ["PATH"],
    )


def test_scenarios_go_by_path_name_and_number(tmp_path: Path) -> None:
    for name in ("a/s01-one", "a/s02-two", "s10-ten"):
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "scenario.json").touch()
    assert list(find_scenarios(tmp_path, [])) == ["a/s01-one", "a/s02-two", "s10-ten"]
    assert list(find_scenarios(tmp_path, ["s10", "a/s01-one"])) == ["s10-ten", "a/s01-one"]
    with pytest.raises(UsageError, match="no scenario 's1'"):
        find_scenarios(tmp_path, ["s1"])
    with pytest.raises(UsageError, match="No directory below"):
        find_scenarios(tmp_path / "none", [])


def test_a_scenario_that_cannot_be_read_is_a_failing_one(tmp_path: Path) -> None:
    result = play(tmp_path, [{"cli": ["status"], "expcet": {}}])
    assert [(step, what) for step, what, _ in result.failures] == [(0, "preparation")]


def test_the_summary_counts_scenarios_and_checks() -> None:
    """S53."""
    results = [Result("s01", "one", 5), Result("s02", "two", 7, [(3, "cli status", "exit: expected 0, got 1")])]
    assert summarize(results) == {
        "ok": False,
        "cases": 2,
        "wrong": 1,
        "scores": {"checks": 12, "failed_checks": 1},
        "failures": [
            {"id": "s02", "title": "two", "step": 3, "what": "cli status", "message": "exit: expected 0, got 1"}
        ],
    }


@pytest.mark.parametrize(("stdout", "exit_code"), [("empty", 0), (None, 1)])
def test_the_command_prints_json_and_exits_by_the_checks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], stdout: str | None, exit_code: int
) -> None:
    expect = {"stdout": stdout} if stdout else {"decision": "deny"}
    fixtures = write(tmp_path, [{"hook": "session-start", "payload": {"source": "startup"}, "expect": expect}])
    assert main(["eval:replay", "--fixtures", str(fixtures), "--json"]) == exit_code
    out, err = capsys.readouterr()
    assert (json.loads(out)["cases"], json.loads(out)["wrong"], err) == (1, exit_code, "")


def test_a_result_is_there_before_the_next_scenario_begins(tmp_path: Path) -> None:
    story = write(tmp_path, [{"advance": "1s"}])
    (path,) = find_scenarios(story, []).values()
    results = run_scenarios({"x01": path, "x02": tmp_path / "gone"}, keep=False, listen=ignore)
    assert next(results).id == "x01"


def test_verbose_prints_each_step_and_keep_the_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    fixtures = write(tmp_path, [{"cli": ["status"]}, {"advance": "1s"}])
    assert main(["eval:replay", "--fixtures", str(fixtures), "--verbose", "--keep"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "x01-made-up   1 ok cli ['status']",
        "x01-made-up   2 ok advance 1s",
        "ok   x01-made-up: made up",
    ]
    assert Path(lines[3].removeprefix("       kept in ")).is_dir()
    assert lines[4] == "1 scenario, 2 checks, 0 failed"


def test_an_installed_package_asks_for_the_fixtures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("harness_memory.__file__", str(tmp_path / "lib" / "harness_memory" / "__init__.py"))
    assert main(["eval:replay"]) == 2
    assert "hint: hm eval:replay --fixtures DIR" in capsys.readouterr().err
