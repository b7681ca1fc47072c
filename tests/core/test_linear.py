from __future__ import annotations

from typing import Any

import pytest

from harness_memory.core import decision_weights, explicit_weights, reply_weights, scanner_weights, standing_weights
from harness_memory.core.linear import STEPS_A_UNIT, Table, read_table
from harness_memory.core.readings import read
from harness_memory.core.reply_marks import reply_marks
from harness_memory.core.text_marks import HEAD_CHARS, text_marks
from tests.core import decision_training, reply_training, scanner_training, standing_training
from tests.core.effort import calls_of
from tests.core.weights_training import render, train

ROUNDING = 1  # the last step of a sum of floats is not the same on every machine


def test_a_table_adds_up_what_it_knows() -> None:
    table = read_table("\nno|wrong\nthanks\n", "Wl0", 4)
    assert table.weights == {"no": 1, "wrong": 16, "thanks": -31}
    assert table.log_odds({"wrong", "unknown"}) == (4 + 16) / STEPS_A_UNIT
    assert table.log_odds(()) == 4 / STEPS_A_UNIT


def test_a_table_is_written_as_it_is_read() -> None:
    table = Table({"no $": -3, "틀렸": 20, "#asks": 7, "0": -31}, -5)
    module: dict[str, Any] = {}
    exec(render("What is said", "tests", table), module)  # noqa: S102  # the text of a module that was just made
    assert read_table(module["MARKS"], module["WEIGHTS"], module["ALWAYS"]) == table


def test_what_tells_two_kinds_apart_gets_the_weight() -> None:
    table = train([{"a", "x"}, {"a"}, {"b", "x"}, {"b"}] * 5, [True, True, False, False] * 5, kept=2)
    assert set(table.weights) == {"a", "b"}
    assert table.weights["a"] > 0 > table.weights["b"]


@pytest.mark.parametrize(
    ("module", "training"),
    [
        (decision_weights, decision_training),
        (reply_weights, reply_training),
        (scanner_weights, scanner_training),
        (standing_weights, standing_training.STANDING),
        (explicit_weights, standing_training.EXPLICIT),
    ],
)
def test_the_weights_are_what_the_training_makes(module: Any, training: Any) -> None:
    shipped = read_table(module.MARKS, module.WEIGHTS, module.ALWAYS)
    made = training.make_table()
    differing = {
        mark
        for mark in {*shipped.weights, *made.weights}
        if abs(shipped.weights.get(mark, 0) - made.weights.get(mark, 0)) > ROUNDING
    }
    assert differing == set()
    assert abs(shipped.always - made.always) <= ROUNDING


def test_marks_of_a_text() -> None:
    assert text_marks("No, 3100!") == {"no", "0", "!", "^ no", "no 0", "0 !", "! $"}
    assert text_marks("틀렸어.") == {
        "틀",
        "렸",
        "어",
        "틀렸",
        "렸어",
        "틀렸어",
        "어$",
        "렸어$",
        "틀렸어$",
        "^틀",
        "^틀렸",
        "^틀렸어",
    }


def test_marks_of_a_reply_name_the_turn_and_what_is_shared() -> None:
    text, assistant = "3100, not 3000", "The port is 3000."
    marks = reply_marks(text, assistant, read(text), read(assistant), "strong")
    assert marks >= {"#rule strong", "#turn other", "#negation", "#^empty", "#term denied", "#other number"} - {
        "#^empty"
    }
    assert "#other number" not in reply_marks("not 3000", assistant, read("not 3000"), read(assistant), "")


def test_only_the_beginning_of_a_text_is_marked() -> None:
    long = "word " * HEAD_CHARS
    assert calls_of(lambda: text_marks(long)) < 5 * calls_of(lambda: text_marks(long[:HEAD_CHARS]))
