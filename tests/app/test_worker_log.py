from __future__ import annotations

import json
import os

import pytest

from harness_memory.app.worker_log import WorkerLog, prune_audit, rotate_logs
from harness_memory.config import Log
from tests.app.recorded_turns import NOW_MS, Clock


def test_a_line_holds_time_event_and_pairs(tmp_path):  # S56
    log = WorkerLog(tmp_path, Clock())
    log.say("lease", episodes=3, waiting="not logged in", cost_usd=0.01, reason="", none=None)
    log.say("end")
    lines = (tmp_path / "logs" / "worker.log").read_text().splitlines()
    assert lines == [
        "2026-11-01T10:00:00.000Z lease episodes=3 waiting=not_logged_in cost_usd=0.0100 reason=- none=None",
        "2026-11-01T10:00:00.000Z end",
    ]
    assert (tmp_path / "logs" / "worker.log").stat().st_mode & 0o777 == 0o600


def test_no_value_begins_a_line_or_moves_a_cursor(tmp_path):
    WorkerLog(tmp_path, Clock()).say("error", message="no \x1b[2J\n2026-11-01T10:00:00.000Z end\u202e")
    text = (tmp_path / "logs" / "worker.log").read_text()
    assert text == "2026-11-01T10:00:00.000Z error message=no__[2J_2026-11-01T10:00:00.000Z_end_\n"


def test_an_audit_event_is_one_json_object(tmp_path):
    WorkerLog(tmp_path, Clock()).audit("fact_applied", memory="m1", reason="two\nlines")
    (line,) = (tmp_path / "logs" / "audit.log").read_text().splitlines()
    assert json.loads(line) == {
        "at_ms": NOW_MS,
        "time": "2026-11-01T10:00:00.000Z",
        "event": "fact_applied",
        "memory": "m1",
        "reason": "two\nlines",
    }


def contents(directory):
    return {path.name: path.read_text()[:3] for path in sorted(directory.iterdir())}


@pytest.mark.parametrize(
    ("rotations", "after_third"),
    [
        (2, {"hooks.log.1": "ccc", "hooks.log.2": "bbb"}),
        (1, {"hooks.log.1": "ccc"}),
        (0, {}),
    ],
)
def test_a_grown_log_moves_aside_and_the_oldest_goes(tmp_path, rotations, after_third):
    logs = tmp_path / "logs"
    logs.mkdir()
    settings = Log(max_bytes=65_536, rotations=rotations)
    for letter in "abc":
        (logs / "hooks.log").write_text(letter * 65_536)
        rotate_logs(tmp_path, settings)
    assert contents(logs) == after_third


def test_a_small_log_stays(tmp_path):
    logs = tmp_path / "logs"
    logs.mkdir()
    (logs / "worker.log").write_text("a" * 65_535)
    rotate_logs(tmp_path, Log(max_bytes=65_536))
    assert contents(logs) == {"worker.log": "aaa"}


def test_audit_lines_go_by_their_own_time(tmp_path):  # S41
    clock = Clock()
    log = WorkerLog(tmp_path, clock)
    for step in range(3):
        clock.at_ms = NOW_MS + step
        log.audit(f"e{step}")
    path = tmp_path / "logs" / "audit.log"
    path.write_bytes(path.read_bytes() + b'torn\n{"at_ms": "x"}\n')
    prune_audit(tmp_path, before_ms=NOW_MS + 1)
    assert [json.loads(line)["event"] for line in path.read_text().splitlines()] == ["e1", "e2"]


def test_without_an_audit_log_there_is_nothing_to_prune(tmp_path):
    prune_audit(tmp_path, before_ms=NOW_MS)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="links are followed here")
def test_a_link_in_the_place_of_a_log_is_not_written_through(tmp_path):
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs" / "worker.log").symlink_to(tmp_path / "victim")
    WorkerLog(tmp_path, Clock()).say("end")
    assert not (tmp_path / "victim").exists()


def test_work_goes_on_where_nothing_can_be_logged(tmp_path):
    for name in ("worker.log", "audit.log"):
        (tmp_path / "logs" / name).mkdir(parents=True)
    log = WorkerLog(tmp_path, Clock())
    log.say("end")
    log.audit("end")
    prune_audit(tmp_path, before_ms=NOW_MS)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["audit.log", "logs", "worker.log"]
