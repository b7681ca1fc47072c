"""Each rule is the only thing between a bad fact and the store: switched off, its scenario comes out otherwise."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from harness_memory.extract.schema import ParsedAnswer, parse_answer
from harness_memory.extract.validation import RULES, Rule, validate
from tests.extract.episodes import make_episode, make_memory

FIXTURES = Path(__file__).parents[2] / "fixtures" / "extract"
SCENARIOS = {
    path.stem.upper(): json.loads(path.read_text(encoding="utf-8")) for path in sorted(FIXTURES.glob("v*.json"))
}


def outcome_of(scenario: Mapping[str, Any], rules: Mapping[str, Rule]) -> dict[str, Any]:
    episode = make_episode(*scenario["lines"], previous=scenario.get("previous", ()))
    memories = [make_memory(**memory) for memory in scenario.get("memories", ())]
    answer = parse_answer(scenario["answer"])
    assert isinstance(answer, ParsedAnswer)
    verdict = validate(answer, episode, memories, rules)
    assert verdict.suspect == ""
    return {
        "refused": [refused.rule for refused in verdict.refused],
        "valid": [
            [one.fact.summary, list(one.fact.triggers), [citation.provenance_class for citation in one.citations]]
            for one in verdict.valid
        ],
    }


def test_every_rule_has_a_scenario() -> None:
    assert set(SCENARIOS) == set(RULES)


@pytest.mark.parametrize("name", RULES)
def test_scenario_comes_out_as_labelled(name: str) -> None:
    assert outcome_of(SCENARIOS[name], RULES) == SCENARIOS[name]["expect"]


@pytest.mark.parametrize("name", RULES)
def test_scenario_fails_when_its_rule_accepts_everything(name: str) -> None:
    weakened = {**RULES, name: lambda fact, _case: fact}
    assert outcome_of(SCENARIOS[name], weakened) != SCENARIOS[name]["expect"]
