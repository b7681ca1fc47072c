from __future__ import annotations

import pytest

from tests.core.episode_factory import episode, failed, fired, prompt, ran

ROW = ["m1", "soft_deny", "before"]


def outcomes(*lines):
    return [(firing.memory_id, firing.outcome) for firing in episode(prompt("go"), *lines).firings]


def test_a_denial_that_ends_the_matter_was_heeded():  # S19
    assert outcomes(fired([ROW], "deny", "t1"), ran("pnpm test", "pm test", "t2")) == [("m1", "heeded")]


def test_a_retry_that_ran_is_an_override_and_the_denial_only_a_denial():  # S24
    retry = fired([["m1", "soft_deny", "override"]], "none", "t2")
    assert outcomes(fired([ROW], "deny", "t1"), retry, failed("npm test", "pm test", "t2")) == [
        ("m1", "denied"),
        ("m1", "override"),
    ]


def test_a_retry_whose_call_is_not_in_the_segment_is_no_override():
    retry = fired([["m1", "soft_deny", "override"]], "none", "t2")
    assert outcomes(fired([ROW], "deny", "t1"), retry)[1] == ("m1", "delivered")


def test_another_agents_match_leaves_a_denial_heeded():
    again = fired([["m1", "soft_deny", "override"]], "none", "t2", agent_id="a1")
    assert outcomes(fired([ROW], "deny", "t1"), again)[0] == ("m1", "heeded")


@pytest.mark.parametrize("ran_lines", [[ran("x y", "x", "t1")], []], ids=["allowed", "refused"])
def test_an_answer_at_an_ask_is_confirmed_never_an_override(ran_lines):
    got = outcomes(fired([["m1", "confirm", "before"]], "ask", "t1"), *ran_lines)
    assert got == [("m1", "confirmed" if ran_lines else "delivered")]


def test_advice_beside_a_denial_is_delivered():
    rows = [ROW, ["m2", "advise", "with_result"], ["m3", "confirm", "before"]]
    assert outcomes(fired(rows, "deny", "t1")) == [("m1", "heeded"), ("m2", "delivered"), ("m3", "delivered")]


def test_a_row_held_back_did_not_fire():
    assert outcomes(fired([["m1", "advise", "suppressed"]], "none", "t1")) == []


def test_rows_of_another_shape_are_passed_over():
    assert outcomes(fired([["m1"], "m2", ["m3", "deny", 7]], "deny", "t1")) == []
