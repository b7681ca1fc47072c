"""How much of a memory's summary a prompt holds makes it the surer that the memory is of use."""

from __future__ import annotations

import pytest

from harness_memory.hot.lexical import terms
from harness_memory.hot.relevance import Candidate, confidence, covered


def candidate(summary: str) -> Candidate:
    found = Candidate(0, 8.0)
    found.row = {"summary": summary}
    found.share, found.names = 0.5, 2
    return found


@pytest.mark.parametrize(
    ("summary", "prompt", "share"),
    [
        ("Refresh tokens are single use", "refresh the tokens", 2 / 3),
        ("Refresh tokens are single use", "what is the weather", 0.0),
        ("Refresh tokens", "tokens, refreshed", 1.0),
        ("the", "the", 0.0),
    ],
)
def test_the_share_of_a_summary_that_stands_in_a_prompt(summary: str, prompt: str, share: float) -> None:
    assert covered(candidate(summary), terms(prompt)) == pytest.approx(share)


def test_a_summary_that_the_prompt_holds_is_the_surer() -> None:
    best = candidate("Refresh tokens are single use")
    sure = [confidence(best, 0.5, share_of_summary=share) for share in (0.0, 0.3, 1.0)]
    assert sure == sorted(sure)
    assert sure[0] < confidence(best, 0.5) < sure[2]
