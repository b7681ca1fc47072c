"""Texts of which is known what runs: the reader says exactly that, and is sure."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, given, settings

from harness_memory.hot.shell import read_commands
from tests.hot.shell_grammar import Known, Truth, known_texts
from tests.hot.shell_texts import DATA_PROGRAMS, PROGRAMS

EXAMPLES = int(os.environ.get("HM_SHELL_EXAMPLES", "300"))


def is_reported(reported: list[tuple[str, ...]], truth: Truth) -> bool:
    return len(reported) == len(truth) and all(
        one == other or (other[-1:] == ("x*",) and one[0] == other[0])
        for one, other in zip(reported, truth, strict=True)
    )


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(known_texts())
def test_what_runs_is_reported_and_nothing_else(known: Known) -> None:
    text, truth = known
    found = [c for c in read_commands(text) if c.program in (*PROGRAMS, *DATA_PROGRAMS)]
    assert is_reported([c.words for c in found], truth), [c.words for c in found]
    assert [c for c in found if c.certainty != "sure"] == []
