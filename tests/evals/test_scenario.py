"""The scenario format: what is read, what is refused, how names are filled in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from harness_memory.errors import HmError
from harness_memory.evals.scenario import AdvanceStep, HookStep, fill_names, read_scenario, read_step

MINIMAL = {"title": "one line", "now": "2026-11-01T09:00:00Z", "steps": []}


def write(tmp_path: Path, content: dict[str, Any]) -> Path:
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def test_defaults(tmp_path: Path) -> None:
    scenario = read_scenario(write(tmp_path, MINIMAL))
    assert (scenario.project.git, scenario.project.files, scenario.config) == (False, {}, {})
    assert scenario.start_ms == 1_793_523_600_000


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"now": "yesterday"}, "now: 'yesterday' is not a UTC time"),
        ({"stepz": []}, "stepz: Extra inputs are not permitted"),
        ({"steps": [{"hook": "pre-tool", "cli": ["status"]}]}, "step 1: a step has exactly one of "),
        ({"steps": [{"advance": "1s"}, {"expect": {}}]}, "step 2: a step has exactly one of "),
        ({"steps": [{"hook": "pre_tool"}]}, "step 1: hook: Input should be "),
        ({"steps": [{"advance": "3 weeks"}]}, "step 1: advance: String should match pattern"),
        ({"steps": [{"cli": ["status"], "expcet": {}}]}, "step 1: expcet: Extra inputs are not permitted"),
        ({"steps": [{"cli": ["x"], "expect": {"jsn": []}}]}, "step 1: expect.jsn: Extra inputs"),
        ({"steps": [{"cli": ["x"], "expect": {"json": [["a", "=", 1]]}}]}, "step 1: expect.json.0.1: Input should be"),
        ({"steps": [{"cli": ["x"], "expect": {"json": [["a", "matches", "("]]}}]}, "step 1: expect.json: Value error"),
    ],
)
def test_a_misspelt_scenario_says_what_is_wrong(tmp_path: Path, change: dict[str, Any], reason: str) -> None:
    with pytest.raises(HmError) as caught:
        read_scenario(write(tmp_path, MINIMAL | change))
    assert caught.value.message.startswith(f"The scenario cannot be read: {reason}")


def test_a_file_that_is_not_json_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "scenario.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(HmError, match="The scenario cannot be read"):
        read_scenario(path)


def test_steps_may_carry_words_for_the_reader() -> None:
    step = read_step({"hook": "stop", "note": "the turn ends", "title": "t", "comment": "c"})
    assert isinstance(step, HookStep)
    assert step.payload == {}


@pytest.mark.parametrize(
    ("text", "distance_ms"), [("90s", 90_000), ("2m", 120_000), ("3h", 10_800_000), ("3d", 259_200_000)]
)
def test_advance_units(text: str, distance_ms: int) -> None:
    step = read_step({"advance": text})
    assert isinstance(step, AdvanceStep)
    assert step.distance_ms == distance_ms


def test_names_are_filled_in_everywhere() -> None:
    names = {"ROOT": "/p", "rule": "a1b2", "count": 3}
    assert fill_names({"cwd": "{{ROOT}}/x", "{{rule}}": ["{{ rule }}", 1, None]}, names) == {
        "cwd": "/p/x",
        "a1b2": ["a1b2", 1, None],
    }
    assert fill_names("{{count}}", names) == 3
    assert fill_names("n={{count}}", names) == "n=3"
    assert fill_names("{{ unknown }} {{ROOT}}", names) == "{{ unknown }} /p"
