"""What reaches a terminal: widths, escapes, distances in time."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness_memory.cli.output import ago, counted, emit_json, printable, say, say_fields, say_table, shorten

NOW_MS = 1_793_523_600_000


@given(st.text())
def test_printable_text_holds_no_control_character(text: str) -> None:
    assert printable(text).isprintable()


@given(st.text(), st.integers(min_value=1, max_value=40))
def test_shortened_text_fits(text: str, limit: int) -> None:
    assert len(shorten(text, limit)) <= limit


@pytest.mark.parametrize(
    ("distance_ms", "text"),
    [
        (0, "now"), (999, "now"), (1000, "1s ago"), (59_999, "59s ago"), (60_000, "1m ago"), (3_600_000, "1h ago"),
        (86_400_000 * 400, "400d ago"), (-600_000, "in 10m"),
    ],
)  # fmt: skip
def test_distance_in_time(distance_ms: int, text: str) -> None:
    assert ago(NOW_MS - distance_ms, NOW_MS) == text


def test_a_time_that_never_was() -> None:
    assert ago(None, NOW_MS) == "never"


def test_a_noun_goes_with_its_number() -> None:
    assert [counted(number, "rule") for number in (0, 1, 2)] == ["0 rules", "1 rule", "2 rules"]


def test_json_is_ascii_and_survives_lone_surrogates(capsys: pytest.CaptureFixture[str]) -> None:
    emit_json({"text": "안녕 \ud83d"})
    out = capsys.readouterr().out
    assert out.isascii()
    assert json.loads(out) == {"text": "안녕 \ud83d"}


def test_the_last_column_gives_way(capsys: pytest.CaptureFixture[str]) -> None:
    say_table(("ID", "TEXT"), [("a1", "word " * 10), ("b22", "one\ntwo")], width=20)
    assert capsys.readouterr().out.splitlines() == ["ID   TEXT", "a1   word word word…", "b22  one\\ntwo"]


def test_a_newline_in_a_foreign_word_begins_no_line(capsys: pytest.CaptureFixture[str]) -> None:
    say("trace of s1", "  prompt go on\n  fired deny\x1b[2J", "")
    say_fields([("details", "one\nstatus  active")])
    assert capsys.readouterr().out == (
        "trace of s1\n  prompt go on\\n  fired deny\\x1b[2J\n\ndetails  one\\nstatus  active\n"
    )


def test_fields_without_a_value_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    say_fields([("id", "a1"), ("details", ""), ("scope", "**")])
    assert capsys.readouterr().out == "id     a1\nscope  **\n"
