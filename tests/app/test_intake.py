"""What may lie in the inbox: whatever it is, the worker puts it aside and goes on."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.intake import read_arrival, read_entry
from harness_memory.app.project import Project
from tests.app.recorded_turns import NOW_MS, make_project

ENTRY: dict[str, Any] = {
    "v": 1,
    "id": "claude-code:0123456789abcdef:p1:1",
    "host": "claude-code",
    "session_key": "0123456789abcdef",
    "turn": "p1",
    "segment": 1,
    "start": 0,
    "end": 100,
    "previous": None,
    "closed_by": "stop",
    "closed_at_ms": NOW_MS,
}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make_project(tmp_path)


def inbox_path(project: Project) -> Path:
    path = project.state_dir / "queue" / "a.json"
    path.parent.mkdir(exist_ok=True)
    return path


def make_directory(path: Path) -> None:
    path.mkdir()


def make_dangling_link(path: Path) -> None:
    path.symlink_to("nowhere")


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
@pytest.mark.parametrize("make", [make_directory, make_dangling_link, make_pipe])
def test_what_is_no_file_is_put_aside(project, make):
    path = inbox_path(project)
    make(path)
    assert read_arrival(project, path, NOW_MS) is None
    assert os.listdir(path.parent) == ["a.json.bad"]


@pytest.mark.parametrize(
    "field",
    [{"segment": 2**63}, {"start": 2**62}, {"end": 2**63}, {"previous": [2**62, 2**62]}, {"closed_at_ms": 2**63}],
    ids=lambda field: next(iter(field)),
)
def test_numbers_that_neither_the_database_nor_a_file_can_hold_are_put_aside(project, field):
    path = inbox_path(project)
    path.write_text(json.dumps(ENTRY | field))
    assert read_entry(path) is None


def test_an_entry_of_the_right_shape_is_read(project):
    path = inbox_path(project)
    path.write_text(json.dumps(ENTRY))
    entry = read_entry(path)
    assert entry is not None
    assert (entry.id, entry.start, entry.end, entry.closed_at_ms) == (ENTRY["id"], 0, 100, NOW_MS)


def test_half_an_emoji_does_not_cost_a_turn(project: Project) -> None:
    path = inbox_path(project)
    path.write_text(json.dumps({**ENTRY, "previous_assistant": "All done \ud83d", "transcript_path": "/\udcff"}))
    entry = read_entry(path)
    assert entry is not None
    assert (entry.previous_assistant, entry.transcript_path) == ("All done ?", "/?")
    arrival = read_arrival(project, path, NOW_MS)
    assert arrival is not None
    assert os.listdir(path.parent) == ["a.json"]
