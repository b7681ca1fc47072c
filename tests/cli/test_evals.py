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
    ("text", "reference"), [("[1]\n", "bad-case"), ("{\n", "bad-case"), (None, "unreadable-cases")]
)
def test_cases_that_are_none_are_a_usage_error(hm: Hm, tmp_path: Path, text: str | None, reference: str) -> None:
    path = tmp_path / "cases.jsonl"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    ran = hm("eval:match", "--json", "--cases", str(path))
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, reference)
    assert "Errno" not in ran.json["error"]["message"]
