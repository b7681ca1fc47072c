"""Scoring the redaction: what counts as a leak, as damage, and in which sum."""

from __future__ import annotations

from typing import Any

from harness_memory.evals.redaction import score_redaction
from harness_memory.hot.redaction import MARKER
from tests.secret_factory import make

PASSWORD = make("password", "scored")


def row(case_id: str, text: str, secrets: list[str], keep: list[str], **marks: bool) -> dict[str, Any]:
    return {"id": case_id, "text": text, "secrets": secrets, "keep": keep, **marks}


def failure(case_id: str, **marks: bool) -> dict[str, Any]:
    return {"id": case_id, "leaked": False, "damaged": False, "hard": False, "either": False, **marks}


def test_right_rows_are_not_wrong() -> None:
    rows = [
        row("redacted", f"password={PASSWORD} a=1", [PASSWORD], ["password=", "a=1"]),
        row("untouched", "the walk goes on", [], []),
    ]
    assert score_redaction(rows) == {
        "ok": True,
        "cases": 2,
        "wrong": 0,
        "scores": {"leaks": 0, "damaged": 0, "hard_leaks": 0},
        "failures": [],
        "results": [
            {"id": "redacted", "got": {"text": f"password={MARKER} a=1"}},
            {"id": "untouched", "got": {"text": "the walk goes on"}},
        ],
    }


def test_each_kind_of_failure_is_counted_where_it_belongs() -> None:
    rows = [
        row("leak", "the code is opal-river", ["opal-river"], []),
        row("piece", "the code is opal-river", ["opal-riverside"], []),
        row("short", "the code is opal", ["opal"], []),
        row("kept", f"password={PASSWORD}", [PASSWORD], [PASSWORD[:4]]),
        row("changed", f"password={PASSWORD}", [], []),
        row("hard", "the code is opal-river", ["opal-river"], [], hard=True),
        row("either", f"password={PASSWORD}", [], [], either=True),
        row("either kept", f"password={PASSWORD}", [], [PASSWORD], either=True),
    ]
    scored = score_redaction(rows)
    assert {key: scored[key] for key in ("ok", "cases", "wrong", "scores", "failures")} == {
        "ok": False,
        "cases": 8,
        "wrong": 5,
        "scores": {"leaks": 3, "damaged": 2, "hard_leaks": 1},
        "failures": [
            failure("leak", leaked=True),
            failure("piece", leaked=True),
            failure("short", leaked=True),
            failure("kept", damaged=True),
            failure("changed", damaged=True),
            failure("hard", leaked=True, hard=True),
            failure("either kept", damaged=True, either=True),
        ],
    }


def test_a_secret_that_goes_without_a_marker_counts_as_a_leak() -> None:
    assert score_redaction([row("absent", "nothing here", ["opal-river"], [])])["scores"]["leaks"] == 1


def test_failures_hold_no_text() -> None:
    scored = score_redaction([row("leak", "the code is opal-river", ["opal-river"], [])])
    assert "opal" not in str(scored["failures"])
