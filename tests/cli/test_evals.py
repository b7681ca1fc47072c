"""eval:match and eval:redaction: cases in, scores out (S53)."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Hm

RIGHT = {"id": "m1", "dialect": "bash", "command": "npm run test", "signature": "npm test", "match": True, "group": "g"}
WRONG = {**RIGHT, "id": "m2", "match": False}


def write(path: Path, rows: list[Any]) -> str:
    path.write_text("\n".join(json.dumps(row) for row in rows) + "\n\n", encoding="utf-8")
    return str(path)


def test_match_counts_by_group_and_fails_on_a_wrong_one(hm: Hm, tmp_path: Path) -> None:
    ran = hm("eval:match", "--json", "--cases", write(tmp_path / "cases.jsonl", [RIGHT, WRONG]))
    summary = ran.json
    assert (ran.exit_code, summary["ok"], summary["cases"], summary["wrong"]) == (1, False, 2, 1)
    assert summary["scores"]["groups"] == {"g": {"cases": 2, "wrong": 1}}
    assert "results" not in summary
    assert hm("eval:match", "--json", "--cases", write(tmp_path / "right.jsonl", [RIGHT])).exit_code == 0


def test_results_are_given_when_asked_for(hm: Hm, tmp_path: Path) -> None:
    summary = hm("eval:match", "--json", "--results", "--cases", write(tmp_path / "c.jsonl", [RIGHT])).json
    assert summary["results"] == [{"id": "m1", "got": {"match": True, "certainty": "sure", "cwd": "."}}]


def test_match_as_text_shows_each_wrong_case_in_full(hm: Hm, tmp_path: Path) -> None:
    lines = hm("eval:match", "--cases", write(tmp_path / "cases.jsonl", [RIGHT, WRONG])).out.splitlines()
    assert lines[0].split() == ["GROUP", "CASES", "WRONG"]
    assert json.loads(lines[2])["id"] == "m2"
    assert lines[-1] == "2 cases, 1 wrong"


def test_match_as_text_names_hits_of_another_certainty(hm: Hm, tmp_path: Path) -> None:
    rows = [{**RIGHT, "opaque": True}, {**RIGHT, "id": "m2", "command": "ssh h npm test"}]
    ran = hm("eval:match", "--cases", write(tmp_path / "cases.jsonl", rows))
    assert ran.exit_code == 0
    assert ran.out.splitlines()[2:] == [
        "opaque hits on rows that are not: m2",
        "sure hits on opaque rows: m1",
        "2 cases, 0 wrong",
    ]


def test_a_wrong_case_of_any_bytes_is_shown(hm: Hm, tmp_path: Path) -> None:
    ran = hm("eval:match", "--cases", write(tmp_path / "cases.jsonl", [{**WRONG, "command": "npm test \ud800\u2028"}]))
    assert (ran.exit_code, ran.out.splitlines()[-1]) == (1, "1 cases, 1 wrong")


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([RIGHT, WRONG, RIGHT], "Line 3, id: it is that of line 1."),
        ([{**RIGHT, "signature": "a; b"}], "Line 1, signature: Value error, it is no pattern of one command."),
    ],
)
def test_a_row_that_cannot_be_scored_is_a_bad_case(
    hm: Hm, tmp_path: Path, rows: list[dict[str, Any]], message: str
) -> None:
    ran = hm("eval:match", "--json", "--cases", write(tmp_path / "cases.jsonl", rows))
    assert (ran.exit_code, ran.json["error"]["reference"], ran.json["error"]["message"]) == (2, "bad-case", message)


def test_cases_come_from_stdin_too(hm: Hm, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(RIGHT)))
    assert hm("eval:match", "--json", "--cases", "-").json["cases"] == 1


def test_redaction_scores_what_leaks_and_what_is_damaged(hm: Hm, tmp_path: Path) -> None:
    secret = "9f3kd02mQ" * 3
    rows = [
        {"id": "r1", "text": f"export API_TOKEN={secret}", "secrets": [secret], "keep": ["API_TOKEN"]},
        {"id": "r2", "text": "nothing to hide", "secrets": ["nothing"], "keep": ["hide"]},
    ]
    ran = hm("eval:redaction", "--json", "--cases", write(tmp_path / "cases.jsonl", rows))
    assert (ran.exit_code, ran.json["cases"], ran.json["wrong"]) == (1, 2, 1)
    assert (ran.json["scores"]["leaks"], ran.json["scores"]["damaged"]) == (1, 0)
    assert hm("eval:redaction", "--cases", write(tmp_path / "one.jsonl", rows[:1])).exit_code == 0


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        ("[1]\n", "bad-case"),
        ("{\n", "bad-case"),
        ("[" * 100_000, "bad-case"),
        ("\ufeff\n", "no-cases"),
        (None, "unreadable-cases"),
        ("", "no-cases"),
        ("\n \n", "no-cases"),
    ],
)
def test_cases_that_are_none_are_a_usage_error(hm: Hm, tmp_path: Path, text: str | None, reference: str) -> None:
    path = tmp_path / "cases.jsonl"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    ran = hm("eval:match", "--json", "--cases", str(path))
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, reference)
    assert "Errno" not in ran.json["error"]["message"]


QUERY = {"id": "q1", "lang": "en", "prompt": "x", "kind": "none", "relevant_memories": {}, "relevant_episodes": {}}
RIGHT_ROWS: dict[str, dict[str, Any]] = {
    "eval:match": RIGHT,
    "eval:redaction": {"id": "r1", "text": "x", "secrets": []},
    "eval:signals": {
        "id": "p1", "lang": "en", "prompt": "x", "correction": False, "remember": False, "explicit_rule": False,
        "human": True,
    },
    "eval:decisions": {"id": "d1", "text": "x", "decision": False},
    "eval:scan": {"id": "s1", "text": "x", "safe": True},
}  # fmt: skip
LACKING = [(command, field) for command, row in RIGHT_ROWS.items() for field in row]


@pytest.mark.parametrize(("command", "field"), LACKING)
def test_a_row_without_a_field_is_a_bad_case_by_its_line(hm: Hm, tmp_path: Path, command: str, field: str) -> None:
    row = RIGHT_ROWS[command]
    lacking = {name: value for name, value in row.items() if name != field}
    path = write(tmp_path / "cases.jsonl", [row, lacking])
    ran = hm(command, "--json", "--cases", path)
    assert (ran.exit_code, ran.json["error"]) == (
        2,
        {
            "reference": "bad-case",
            "message": f"Line 2, {field}: Field required.",
            "context": path,
            "hint": f"sed -n 2p {path}",
        },
    )


def test_a_field_of_the_wrong_kind_is_named_and_its_value_is_not_shown(hm: Hm, tmp_path: Path) -> None:
    row = {"id": "r1", "text": "x", "secrets": ["a", 90210]}
    ran = hm("eval:redaction", "--cases", write(tmp_path / "cases.jsonl", [row]))
    assert ran.exit_code == 2
    assert ran.err.splitlines()[0] == "error: Line 1, secrets.1: Input should be a valid string."
    assert "90210" not in ran.out + ran.err
    ran = hm("eval:match", "--cases", write(tmp_path / "cases.jsonl", [{**RIGHT, "dialect": "fish"}]))
    assert "dialect: Input should be 'bash', 'zsh' or 'powershell'." in ran.err


@pytest.mark.parametrize("name", ["memories", "episodes", "queries"])
def test_recall_checks_each_of_its_files(hm: Hm, tmp_path: Path, name: str) -> None:
    memory = {"id": "m1", "type": "pitfall", "summary": "x", "details": "", "scope_glob": "**", "aliases": []}
    episode = {"id": "e1", "date": "2026-11-01", "session": "s", "summary": "x"}
    for file, row in (("memories", memory), ("episodes", episode), ("queries", QUERY)):
        write(tmp_path / f"{file}.jsonl", [row])
    assert hm("eval:recall", "--json", "--cases", str(tmp_path)).exit_code == 0
    path = tmp_path / f"{name}.jsonl"
    path.write_text("")
    assert hm("eval:recall", "--json", "--cases", str(tmp_path)).json["error"]["reference"] == "no-cases"
    write(path, [{"id": "x"}])
    error = hm("eval:recall", "--json", "--cases", str(tmp_path)).json["error"]
    assert (error["reference"], error["context"]) == ("bad-case", str(path))
