from __future__ import annotations

import json
from pathlib import Path

import pytest

from harness_memory.app.notices import leave_notice, notice_line
from harness_memory.core.model import Memory
from harness_memory.core.outcome import Notice
from harness_memory.hot.paths import notice_path
from harness_memory.hot.turns import take_notice

MEMORY = Memory(id="0123456789ab", type="architecture_constraint", summary="Use\npnpm", status="active")


def test_a_line_tells_level_and_undo():  # S40
    assert notice_line(Notice("learned", MEMORY)) == (
        "harness-memory: learned architecture constraint 0123456789ab (advise): Use pnpm"
        " — undo: hm memory:demote 0123456789ab"
    )


def test_lines_reach_the_prompt_hook_once(tmp_path):
    leave_notice(tmp_path, "claude-code", "k", ["one"])
    leave_notice(tmp_path, "claude-code", "k", ["two"])
    assert [take_notice(str(tmp_path), "claude-code", "k") for _ in range(2)] == [["one", "two"], []]


def test_the_newest_five_are_kept(tmp_path):
    leave_notice(tmp_path, "claude-code", "k", [str(at) for at in range(7)])
    assert take_notice(str(tmp_path), "claude-code", "k") == ["2", "3", "4", "5", "6"]


def test_no_line_writes_nothing(tmp_path):
    leave_notice(tmp_path, "claude-code", "k", [])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ["", "x", "[]", '{"lines": 3}', '{"lines": [1]}'])
def test_a_note_of_another_shape_is_replaced(tmp_path, text):
    path = Path(notice_path(str(tmp_path), "claude-code", "k"))
    path.parent.mkdir()
    path.write_text(text)
    leave_notice(tmp_path, "claude-code", "k", ["one"])
    assert json.loads(path.read_text()) == {"v": 1, "lines": ["one"]}
