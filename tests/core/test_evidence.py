from __future__ import annotations

import pytest

from harness_memory.core.evidence import QUOTE_LIMIT, confirmed_weight, is_eligible, quote, weigh
from harness_memory.core.model import Citation, Failure, Flags, ValidFact
from tests.core.episode_factory import Segment, assistant, episode, fact, failed, fired, on_file, prompt, ran


def failure(resolved_by: str = "") -> Failure:
    return Failure("e2", "bash", "pm test", "npm test", "exit_1", "bash|pm test|exit_1", resolved_by)


@pytest.mark.parametrize(
    ("flags", "failures", "weight"),
    [
        (Flags(), [], 0),
        (Flags(correction="weak"), [], 1),
        (Flags(correction="strong"), [], 2),
        (Flags(remember=True), [], 3),
        (Flags(), [failure()], 1),
        (Flags(), [failure("e3")], 2),
        (Flags(correction="strong", remember=True), [failure("e3")] * 4, 10),
    ],
)
def test_weights_add_up_to_ten_at_most(flags, failures, weight):
    assert weigh(flags, failures) == weight


def test_a_turn_without_evidence_is_eligible_only_with_a_decision():
    reading = [prompt("what is this?"), on_file("tool_ok", "read", "a.py", "t1")]
    assert is_eligible(episode(*reading, assistant("It is a parser."))) is False
    assert is_eligible(episode(*reading, assistant("We decided to keep it."))) is True


def confirmed(kind: str, provenance: str) -> int:
    built = episode(prompt("still fails"), segment=Segment(previous_assistant="Fixed."))
    assert built.evidence_weight == 1
    valid = ValidFact(fact("Use pnpm test", knowledge_kind=kind), (Citation("e1", provenance, "still fails"),))
    return confirmed_weight(built, [valid])


def test_a_weak_correction_counts_two_once_confirmed_for_a_typed_prompt():
    weights = [confirmed("correction", "typed"), confirmed("correction", "given"), confirmed("fact", "typed")]
    assert weights == [2, 1, 1]


def test_a_strong_correction_gains_nothing():
    built = episode(prompt("that's wrong"), segment=Segment(previous_assistant="Fixed."))
    valid = ValidFact(fact("Use pnpm test"), (Citation("e1", "typed", "x"),))
    assert (built.evidence_weight, confirmed_weight(built, [valid])) == (2, 2)


def test_quotes_show_the_words_of_each_kind():
    built = episode(
        prompt("use\n pnpm"),
        failed("npm test", "pm test", "t1"),
        ran("pnpm test", "pm test", "t2"),
        fired([["m1", "deny", "before"]], "deny", "t3", delivery="before"),
        assistant("x" * 400),
    )
    assert [quote(line) for line in built.lines] == [
        "use pnpm",
        "bash: npm test → Exit code 1 no test specified",
        "bash: pnpm test",
        "before npm test",
        "x" * (QUOTE_LIMIT - 1) + "…",
    ]
