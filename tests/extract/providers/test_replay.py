"""Answers come in order, over several processes, and the prompts are kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harness_memory.errors import HmError
from harness_memory.extract.providers import ProbeResult, ProviderAnswer, ProviderFailure
from harness_memory.extract.providers.replay import ReplayProvider


def make_provider(tmp_path: Path, answers: object) -> ReplayProvider:
    path = tmp_path / "answers.json"
    path.write_text(json.dumps(answers), encoding="utf-8")
    return ReplayProvider(path, tmp_path / "prompts")


def test_answers_come_in_order_and_the_position_outlives_the_process(tmp_path: Path) -> None:
    provider = make_provider(tmp_path, [{"facts": []}, "not json", {"unavailable": "not_logged_in"}])
    first = provider.run("one", {})
    later = ReplayProvider(provider.answers_path, provider.prompts_dir)
    assert [first, later.run("two", {}), later.run("three", {})] == [
        ProviderAnswer({"facts": []}, '{"facts": []}', 0.0, 0, 0),
        ProviderAnswer("not json", "not json", 0.0, 0, 0),
        ProviderFailure("not_logged_in", "the replay provider was told so", '{"unavailable": "not_logged_in"}'),
    ]
    assert provider.position() == 3
    assert {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "prompts").iterdir()} == {
        "000.txt": "one",
        "001.txt": "two",
        "002.txt": "three",
    }


def test_probe_takes_no_answer(tmp_path: Path) -> None:
    provider = make_provider(tmp_path, [])
    assert provider.probe(5) == ProbeResult("ok", "", "replay", "", 5)
    assert provider.position() == 0


@pytest.mark.parametrize(
    ("answers", "reference"),
    [([], "replay-exhausted"), ({"facts": []}, "replay-answers"), ([{"unavailable": "tired"}], "replay-answers")],
)
def test_file_that_does_not_fit_is_explained(tmp_path: Path, answers: object, reference: str) -> None:
    with pytest.raises(HmError) as raised:
        make_provider(tmp_path, answers).run("one", {})
    assert raised.value.reference == reference


def test_missing_file_is_explained(tmp_path: Path) -> None:
    with pytest.raises(HmError) as raised:
        ReplayProvider(tmp_path / "nowhere.json").run("one", {})
    assert raised.value.reference == "replay-answers"
