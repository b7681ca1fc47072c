"""eval:signals, eval:decisions and eval:scan: cases in, scores out (S53)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Hm

ROWS: dict[str, dict[str, Any]] = {
    "eval:signals": {
        "id": "p1",
        "lang": "ko",
        "prompt": "앞으로 uv를 써줘",
        "prev_assistant": "",
        "prev_tool_failed": False,
        "correction": False,
        "remember": True,
        "explicit_rule": True,
        "human": True,
    },
    "eval:decisions": {"id": "d1", "text": "Agreed on zod.", "decision": True},
    "eval:scan": {"id": "s1", "text": "Use zod.", "safe": True},
}
WRONG = {"eval:signals": {"remember": False}, "eval:decisions": {"decision": False}, "eval:scan": {"safe": False}}


def write(path: Path, row: dict[str, Any]) -> str:
    path.write_text(json.dumps(row) + "\n", encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("command", ROWS)
def test_json_holds_the_results_only_when_asked_for(hm: Hm, tmp_path: Path, command: str) -> None:
    cases = write(tmp_path / "c.jsonl", ROWS[command])
    ran, with_results = hm(command, "--json", "--cases", cases), hm(command, "--json", "--results", "--cases", cases)
    assert (ran.exit_code, ran.json["ok"], ran.json["cases"], ran.json["wrong"]) == (0, True, 1, 0)
    assert "results" not in ran.json
    assert [result["id"] for result in with_results.json["results"]] == [ROWS[command]["id"]]


@pytest.mark.parametrize("command", ROWS)
def test_a_wrong_case_fails_the_command(hm: Hm, tmp_path: Path, command: str) -> None:
    ran = hm(command, "--cases", write(tmp_path / "c.jsonl", ROWS[command] | WRONG[command]))
    assert ran.exit_code == 1
    assert ran.out.splitlines()[-1] == "1 cases, 1 wrong"


def test_signals_as_text_give_rates_by_language(hm: Hm, tmp_path: Path) -> None:
    lines = hm("eval:signals", "--cases", write(tmp_path / "c.jsonl", ROWS["eval:signals"])).out.splitlines()
    assert [line.split() for line in lines[:1] + lines[3:4] + lines[9:10]] == [
        ["LANG", "LABEL", "PRECISION", "RECALL", "F1"],
        ["all", "remember", "1.00", "1.00", "1.00"],
        ["ko", "remember", "1.00", "1.00", "1.00"],
    ]
    assert lines[-2] == "0.0% of the other typed prompts taken for a correction, weak ones included"
