"""Which way the demo takes, what it tells, and that nothing of it is left."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.demo.narration import Line, Step
from harness_memory.app.demo.performance import Choice, Performance, choose_way, perform
from harness_memory.app.surroundings import Surroundings
from tests.app.demo.conftest import fixed_clock, write_client

CORRECTION = "no, don't use npm test in this repo, use pnpm test"
FAILURE = "Exit code 1\nError: no test specified"
RULE = "[harness-memory] PITFALL (auto, provisional): Run pnpm test; npm has no test script in this project"
WORKER = "2 turns read by a scripted extractor; facts: 1 applied, 0 refused by the 12 checks"
EVIDENCE = f"“{CORRECTION}” (given)"
STORY: dict[str, list[tuple[str, str]]] = {
    "A new project, and hm install": [
        ("project", "<directory>/project"),
        ("hooks", "9 events → .claude/settings.local.json (exec form)"),
        ("self-test", "session-start ok (<n>ms, hook status ok)"),
    ],
    "Session one: the agent runs the tests": [
        ("you", "see whether the tests pass"),
        ("agent", "Bash: npm test"),
        ("result", FAILURE),
    ],
    "You correct it": [("you", CORRECTION), ("agent", "Bash: pnpm test"), ("result", "12 passed")],
    "The worker learns from the two turns": [
        ("worker", WORKER),
        ("evidence", EVIDENCE),
        (
            "rule",
            "<id> pitfall bash:command:cmd:npm test\nRun pnpm test; npm has no test script in this project",
        ),
        ("level", "active, auto, advise; expires 2026-12-01"),
    ],
    "Session two: advice beside the same mistake, then the same correction": [
        ("you", "see whether the tests pass"),
        ("agent", "Bash: npm test"),
        ("result", FAILURE),
        ("hook said", RULE),
        ("you", CORRECTION),
        ("agent", "Bash: pnpm test"),
        ("result", "12 passed"),
        ("worker", WORKER),
        ("evidence", EVIDENCE),
        ("level", "advise → soft_deny, evidence from 2 sessions"),
    ],
    "Session three: the call is denied before it runs": [
        ("you", "see whether the tests pass"),
        ("agent", "Bash: npm test  (not run)"),
        ("hook said", f"{RULE}\nIf this does not apply, call the tool again to proceed."),
    ],
}
RECORDED = Choice(None, "2.1.332", "no claude was found")


def play(surroundings: Surroundings, choice: Choice = RECORDED, *, keep: bool = False) -> Performance:
    return perform(choice, surroundings, lambda _part: None, keep=keep, clock=fixed_clock)


def told(steps: tuple[Step, ...]) -> dict[str, list[tuple[str, str]]]:
    """Return what was told, without what differs from run to run."""
    return {step.title: [(line.label, steady(line.text)) for line in step.lines] for step in steps}


def steady(text: str) -> str:
    text = re.sub(r"/\S*/hm-demo-\w+", "<directory>", text)
    return re.sub(r"\b[0-9a-f]{12}\b", "<id>", re.sub(r"\(\d+ms", "(<n>ms", text))


@pytest.mark.parametrize(
    ("platform", "client", "expected"),
    [
        ("linux", None, RECORDED),
        ("win32", "2.1.332", replace(RECORDED, reason="on Windows the demo's programs, shell scripts, do not run")),
        ("linux", "nonsense", replace(RECORDED, reason="<client> --version gave no version")),
        ("linux", "2.1.138", replace(RECORDED, reason="claude 2.1.138 is older than 2.1.139")),
        ("darwin", "2.1.139", Choice(Path("<client>"), "2.1.139", "it was found at <client>")),
    ],
)
def test_the_way_follows_from_what_is_there(
    surroundings: Surroundings, tmp_path: Path, platform: str, client: str | None, expected: Choice
) -> None:
    path = tmp_path / "claude"
    if client:
        path.write_text(f"#!/bin/sh\necho '{client} (Claude Code)'\n")
        path.chmod(0o755)
        surroundings = replace(surroundings, client_path=path)
    choice = choose_way(replace(surroundings, platform=platform))
    named = replace(choice, reason=choice.reason.replace(str(path), "<client>"))
    assert replace(named, client_path=choice.client_path and Path("<client>")) == expected
    assert choice.way == ("recorded" if expected.client_path is None else "client")


def test_the_recorded_story_is_told_from_what_came_of_it(surroundings: Surroundings, temporary_dir: Path) -> None:
    parts: list[Step | Line] = []
    performance = perform(RECORDED, surroundings, parts.append, keep=False, clock=fixed_clock)
    assert (performance.problem, performance.kept_dir) == (None, None)
    assert told(performance.steps) == STORY
    assert parts == [part for step in performance.steps for part in (step, *step.lines)]
    assert list(temporary_dir.iterdir()) == []


def test_keep_leaves_the_project_where_it_says(surroundings: Surroundings, temporary_dir: Path) -> None:
    performance = play(surroundings, keep=True)
    assert performance.kept_dir is not None
    assert list(temporary_dir.resolve().iterdir()) == [performance.kept_dir]
    assert (performance.kept_dir / "project" / ".harness-memory" / "memory.sqlite").exists()


def test_an_interrupt_leaves_nothing(surroundings: Surroundings, temporary_dir: Path) -> None:
    def interrupt(part: Step | Line) -> None:
        if isinstance(part, Line) and part.label == "result":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        perform(RECORDED, surroundings, interrupt, keep=False, clock=fixed_clock)
    assert list(temporary_dir.iterdir()) == []


@pytest.mark.parametrize(
    ("source", "message", "context"),
    [
        ("echo out of order >&2; exit 3", "<client> ended with exit code 3.", "out of order"),
        ("exit 0", "The client sent 0 requests, not a call and its result.", ""),
    ],
)
def test_a_client_that_does_not_play_ends_the_story(
    surroundings: Surroundings, tmp_path: Path, temporary_dir: Path, source: str, message: str, context: str
) -> None:
    client = write_client(tmp_path, source)
    performance = play(surroundings, Choice(client, "2.1.332", ""))
    assert performance.problem is not None
    assert performance.problem.message.replace(str(client), "<client>") == message
    assert performance.problem.context == context
    assert [step.title for step in performance.steps] == list(STORY)[:2]
    assert list(temporary_dir.iterdir()) == []


def test_a_client_sees_a_dummy_key_and_nothing_of_the_callers(
    surroundings: Surroundings, environ: Mapping[str, str], tmp_path: Path, temporary_dir: Path
) -> None:
    seen = tmp_path / "seen.json"
    dump = "import json, os, sys; json.dump(dict(os.environ), sys.stdout)"
    client = write_client(tmp_path, f"python3 -I -S -c '{dump}' > {seen}")
    play(surroundings, Choice(client, "2.1.332", ""))
    variables: dict[str, Any] = json.loads(seen.read_text())
    (directory,) = {Path(variables["HOME"]).parent}
    assert directory.parent == temporary_dir.resolve()
    port = variables.pop("ANTHROPIC_BASE_URL").removeprefix("http://127.0.0.1:")
    assert port.isdigit()
    shell_made = {"PWD", "OLDPWD", "SHLVL", "_", "LC_CTYPE"}
    assert {name: value for name, value in variables.items() if name not in shell_made} == {
        "PATH": f"{directory}/programs:{environ['PATH']}",
        "LANG": environ["LANG"],
        "HARNESS_MEMORY_NOW": environ["HARNESS_MEMORY_NOW"],
        "HOME": f"{directory}/home",
        "USERPROFILE": f"{directory}/home",
        **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), f"{directory}/tmp"),
        "HARNESS_MEMORY_HOME": f"{directory}/home/harness-memory",
        "HARNESS_MEMORY_WAKE": "0",
        "HARNESS_MEMORY_PROVIDER": "claude",
        "HARNESS_MEMORY_CLAUDE_BIN": str(client),
        "ANTHROPIC_API_KEY": "dummy-key-of-the-demo",
        "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        "CLAUDE_CODE_MAX_RETRIES": "2",
        "DISABLE_AUTOUPDATER": "1",
    }
