"""Every key of `expect` and every form of path, holding and failing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from harness_memory.evals.expectations import NoSuchPath, Outcome, count_checks, find_failures, find_value
from harness_memory.evals.scenario import Expect

ANSWER = {
    "hookSpecificOutput": {
        "hookEventName": "PreToolUse",
        "permissionDecision": "deny",
        "permissionDecisionReason": "PITFALL: use pnpm",
        "additionalContext": "POLICY: lint first",
    },
    "systemMessage": "pitfall fired (soft_deny)",
}
ROWS = [{"id": "a1", "n": 3, "on": True, "tags": ["x"]}, {"id": "b.2", "n": 5, "on": False, "tags": []}]


def failures(expect: dict[str, Any], outcome: Outcome, root: Path = Path("/nowhere")) -> list[str]:
    return find_failures(Expect.model_validate(expect), outcome, root)


def test_exit_code_is_checked_even_when_nothing_is_expected() -> None:
    assert failures({}, Outcome(0)) == []
    assert failures({}, Outcome(1, stderr="first\nit broke\n")) == ["exit: expected 0, got 1 (stderr: it broke)"]
    assert failures({"exit": 75}, Outcome(75)) == []


@pytest.mark.parametrize("stdout", ["", "\n", "{}", "{}\n"])
def test_empty_stdout_is_nothing_or_an_empty_object(stdout: str) -> None:
    assert failures({"stdout": "empty"}, Outcome(0, stdout)) == []


def test_stdout_that_says_something_is_not_empty() -> None:
    assert failures({"stdout": "empty"}, Outcome(0, "[]")) == ["stdout: expected nothing, got '[]'"]


@pytest.mark.parametrize(
    ("expect", "holds"),
    [
        ({"decision": "deny"}, True),
        ({"decision": "ask"}, False),
        ({"decision": "none"}, False),
        ({"context": ["POLICY", "lint"]}, True),
        ({"context": ["PITFALL"]}, False),
        ({"context": ["!PITFALL"]}, True),
        ({"context": ["!lint"]}, False),
        ({"reason": ["use pnpm", "!npm test"]}, True),
        ({"reason": ["use npm"]}, False),
        ({"message": ["soft_deny"]}, True),
        ({"message": ["!fired"]}, False),
    ],
)
def test_hook_answer(expect: dict[str, Any], holds: bool) -> None:
    assert (failures(expect, Outcome(0, json.dumps(ANSWER))) == []) is holds


@pytest.mark.parametrize("stdout", ["", "{}", json.dumps({"systemMessage": "learned"})])
def test_an_answer_without_a_decision_decides_none(stdout: str) -> None:
    assert failures({"decision": "none", "reason": ["!x"]}, Outcome(0, stdout)) == []
    assert len(failures({"decision": "deny"}, Outcome(0, stdout))) == 1


@pytest.mark.parametrize("stdout", ["not json", "[]", '{"hookSpecificOutput": 1}'])
def test_an_answer_of_another_shape_fails_whatever_is_expected(stdout: str) -> None:
    assert failures({"decision": "none"}, Outcome(0, stdout)) == [f"stdout: expected a hook's answer, got {stdout!r}"]


@pytest.mark.parametrize(
    ("check", "holds"),
    [
        (["length", "==", 2], True),
        (["length", "==", 3], False),
        (["0.id", "==", "a1"], True),
        (["0.id", "!=", "a1"], False),
        (["-1.n", "==", 5], True),
        (["0.n", "==", 3.0], True),
        (["0.on", "==", True], True),
        (["0.on", "==", 1], False),
        (["0.n", ">=", 3], True),
        (["0.n", "<=", 2], False),
        (["0.on", ">=", 0], False),
        (["0.id", ">=", "a0"], True),
        (["0.tags", "contains", "x"], True),
        (["0.tags", "contains", "y"], False),
        (["0.id", "contains", "1"], True),
        (["0", "contains", "tags"], True),
        (["0", "contains", '"n": 3'], True),
        (["0.n", "contains", "3"], False),
        (["0.id", "matches", "^a[0-9]$"], True),
        (["0.id", "matches", "^b"], False),
        (["0.n", "matches", "^3$"], True),
        (["[id=a1].n", "==", 3], True),
        (["[id=b.2].n", "==", 5], True),
        (["[on=true].id", "==", "a1"], True),
        (["[n=5].tags.length", "==", 0], True),
        (["[id=c].n", "==", 5], False),
        (["0.missing", "==", None], True),
        (["0.missing", "!=", "x"], False),
        (["7.id", "==", "a1"], False),
        (["", "contains", {"id": "b.2", "n": 5, "on": False, "tags": []}], True),
    ],
)
def test_json_check(check: list[Any], holds: bool) -> None:
    assert (failures({"json": [check]}, Outcome(0, json.dumps(ROWS))) == []) is holds


def test_json_failure_shows_what_came_instead() -> None:
    assert failures({"json": [["0.n", "==", 4]]}, Outcome(0, json.dumps(ROWS))) == ["json: expected 0.n == 4, got 3"]
    assert failures({"json": [["length", "==", 0]]}, Outcome(1, "oops", "error: no\n"))[1:] == [
        "json: stdout is not JSON: 'oops' (stderr: error: no)"
    ]


def test_an_element_is_picked_only_when_it_is_the_one() -> None:
    twins = [{"k": "v", "n": 1}, {"k": "v", "n": 2}]
    with pytest.raises(NoSuchPath, match="2 elements have k=v, expected one"):
        find_value(twins, "[k=v].n")
    assert find_value({"rows": twins}, "rows[n=2].k") == "v"
    assert find_value({"rows": twins}, "rows.[n=2].k") == "v"


def test_a_key_named_length_comes_before_the_length() -> None:
    assert find_value({"length": "long", "rows": []}, "length") == "long"
    assert find_value({"a": 1, "b": 2}, "length") == 2


@pytest.mark.parametrize("path", ["a[", "a]b", "[=x]"])
def test_a_malformed_path_leads_nowhere(path: str) -> None:
    with pytest.raises(NoSuchPath):
        find_value({"a": 1}, path)


def test_files_exist_or_not(tmp_path: Path) -> None:
    (tmp_path / "here.txt").touch()
    assert failures({"files": {"here.txt": True, "gone.txt": False}}, Outcome(), tmp_path) == []
    assert failures({"files": {"here.txt": False, "gone.txt": True}}, Outcome(), tmp_path) == [
        "files: here.txt exists",
        "files: gone.txt does not exist",
    ]


def test_prompts_are_searched_together() -> None:
    outcome = Outcome(prompts=("first prompt", "second prompt"))
    assert failures({"prompt": ["first", "second", "!third"]}, outcome) == []
    assert len(failures({"prompt": ["third", "!second"]}, outcome)) == 2


def test_complaints_of_the_step_fail_it() -> None:
    assert failures({}, Outcome(complaints=("answers: 1 of 2 were not asked for",))) == [
        "answers: 1 of 2 were not asked for"
    ]


def test_checks_are_counted() -> None:
    expect = {
        "stdout": "empty",
        "decision": "none",
        "context": ["a", "b"],
        "json": [["x", "==", 1]],
        "files": {"f": True},
    }
    assert count_checks(Expect.model_validate(expect)) == 7
