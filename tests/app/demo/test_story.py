"""The story ends at the step that does not come out as told, and says what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.demo.narration import Narrator
from harness_memory.app.demo.place import Place
from harness_memory.app.demo.recorded import RecordedAgent, replay_variables
from harness_memory.app.demo.script import CORRECTED, WISHED, PlayedTurn, ScriptedTurn
from harness_memory.app.demo.story import Stage, play
from harness_memory.errors import HmError
from tests.app.demo.conftest import fixed_clock


class Forger:
    """Plays as recorded, but reports one turn with `changes`."""

    witness, reader = "hook said", "a scripted extractor"

    def __init__(self, agent: RecordedAgent, number: int, changes: Mapping[str, Any]) -> None:
        self._agent = agent
        self._left = number
        self._changes = changes

    def take_turn(self, turn: ScriptedTurn) -> PlayedTurn:
        played = self._agent.take_turn(turn)
        self._left -= 1
        return replace(played, **self._changes) if self._left == 0 else played


@pytest.fixture
def place(tmp_path: Path, environ: Mapping[str, str]) -> Place:
    return Place(tmp_path, environ, replay_variables(tmp_path), fixed_clock)


@pytest.mark.parametrize(
    ("number", "changes", "sentence", "steps"),
    [
        (1, {"is_error": False}, "npm test was to run and fail, the agent got: Exit code 1", 2),
        (2, {"is_error": True}, "pnpm test was to pass, the agent got: 12 passed", 3),
        (3, {"advice": ""}, "no advice stood beside the result of npm test", 5),
        (5, {"ran": True}, "npm test was not denied", 6),
        (5, {"is_error": False}, "npm test was not denied", 6),
    ],
)
def test_a_turn_that_comes_out_otherwise_ends_the_story(
    place: Place, number: int, changes: Mapping[str, Any], sentence: str, steps: int
) -> None:
    narrator = Narrator(lambda _part: None)
    agent = Forger(RecordedAgent(place), number, changes)
    with pytest.raises(HmError) as caught:
        play(Stage(place, agent, narrator))
    assert caught.value.message.startswith(f"This step did not come out as told: {sentence}")
    assert len(narrator.steps) == steps


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        ('[{"unavailable": "not_logged_in"}]', "the worker had to wait: not_logged_in"),
        ('["prose", "prose"]', "the worker was to read two turns and keep one fact as one rule"),
    ],
)
def test_a_worker_that_learns_nothing_ends_the_story(place: Place, tmp_path: Path, answers: str, sentence: str) -> None:
    (tmp_path / "answers.json").write_text(answers)
    narrator = Narrator(lambda _part: None)
    with pytest.raises(HmError) as caught:
        play(Stage(place, RecordedAgent(place), narrator))
    assert caught.value.message == f"This step did not come out as told: {sentence}."
    assert len(narrator.steps) == 4


def test_a_call_that_runs_after_its_denial_ends_the_story(place: Place, tmp_path: Path) -> None:
    class Runner(Forger):
        def take_turn(self, turn: ScriptedTurn) -> PlayedTurn:
            with (tmp_path / "calls.log").open("a") as log:
                log.write(f"{turn.command}\n")
            return super().take_turn(turn)

    with pytest.raises(HmError, match="npm test was denied and ran all the same"):
        play(Stage(place, Runner(RecordedAgent(place), 0, {}), Narrator(lambda _part: None)))


def test_a_recording_of_another_story_is_refused(place: Place) -> None:
    place.install()
    with pytest.raises(HmError) as caught:
        RecordedAgent(place).take_turn(CORRECTED)
    assert (
        caught.value.message == "The recording holds 'see whether the tests pass', 'npm test' where the story goes on."
    )


def test_a_hook_that_fails_ends_the_story(place: Place) -> None:
    place.install()
    settings = place.root / ".claude" / "settings.local.json"
    settings.write_text(settings.read_text().replace("-I", "--no-such-option"))
    with pytest.raises(HmError, match="The SessionStart hook ended with exit code 2"):
        RecordedAgent(place).take_turn(WISHED)
