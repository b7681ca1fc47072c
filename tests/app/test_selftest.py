"""Judging one run of the session-start hook."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.selftest import SESSION_KEY, SelfTest, run_self_test
from tests.app.places import Place

LOG_LINE = f"2026-11-08T12:00:01.234Z session-start session={SESSION_KEY} elapsed_ms=1"


@pytest.fixture
def place(tmp_path: Path) -> Place:
    place = Place(tmp_path)
    (place.project.state_dir / "logs").mkdir(parents=True)
    return place


def hook_that(code: str, timeout: float = 10) -> dict[str, Any]:
    return {"type": "command", "command": sys.executable, "args": ["-I", "-S", "-c", code], "timeout": timeout}


def logging(status: str) -> str:
    return f"open('.harness-memory/logs/hooks.log', 'a').write({LOG_LINE!r} + ' {status}\\n');"


@pytest.mark.parametrize(
    ("code", "ok", "detail"),
    [
        (logging("ok"), True, "session-start ok ("),
        (logging("ok") + "print('{}')", True, "session-start ok ("),
        (logging("error:KeyError"), False, "session-start ("),
        (logging("ok") + "print('hello')", False, "session-start printed something that is not one JSON object"),
        (logging("ok") + "print('[]')", False, "session-start printed something that is not one JSON object"),
        ("pass", False, "session-start ran but left no line in hooks.log"),
        ("raise SystemExit('no such file')", False, "session-start ended with exit code 1: no such file"),
        ("import sys; print('warn', file=sys.stderr)", False, "session-start ended with exit code 0: warn"),
    ],
)
def test_a_hook_is_judged_by_what_it_left(place: Place, code: str, ok: bool, detail: str) -> None:
    result = run_self_test(place.project, hook_that(code), place.surroundings.environ)
    assert (result.ok, result.detail[: len(detail)]) == (ok, detail)


def test_earlier_lines_do_not_count(place: Place) -> None:
    (place.project.state_dir / "logs" / "hooks.log").write_text(LOG_LINE + " ok\n")
    result = run_self_test(place.project, hook_that("pass"), place.surroundings.environ)
    assert result == SelfTest(False, "session-start ran but left no line in hooks.log")


def test_the_hook_gets_the_event_and_a_quiet_environment(place: Place) -> None:
    code = (
        "import json, os, sys; e = json.load(sys.stdin);"
        "assert (e['hook_event_name'], e['source'], e['cwd']) == ('SessionStart', 'startup', os.getcwd());"
        "assert os.environ['CLAUDE_PROJECT_DIR'] == os.getcwd();"
        "assert os.environ['HARNESS_MEMORY_WAKE'] == '0';" + logging("ok")
    )
    assert run_self_test(place.project, hook_that(code), place.surroundings.environ).ok


def test_a_hook_that_hangs_is_ended_by_its_time_out(place: Place) -> None:
    hook = hook_that("import threading; threading.Event().wait()", timeout=0.3)
    result = run_self_test(place.project, hook, place.surroundings.environ)
    assert result == SelfTest(False, "the hook did not end within 0.3 s")


def test_a_hook_that_does_not_start(place: Place) -> None:
    result = run_self_test(place.project, {"command": "/nowhere/python", "args": []}, place.surroundings.environ)
    assert not result.ok
    assert result.detail.startswith("the hook does not start: ")
