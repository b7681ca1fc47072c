"""Which of the project's names a prompt means."""

import pytest

from harness_memory.hot.entities import entities_in


@pytest.mark.parametrize(
    ("prompt", "expected"),
    [
        ("how does harbor-api retry?", ["harbor-api"]),
        ("HARBOR API에서 왜 실패해?", ["harbor-api"]),
        ("clone git@x.test:team/harbor-api.git", ["harbor-api"]),
        ("look at services/harbor-api/main.py", ["harbor-api"]),
        ("harbor-api-worker is down", ["harbor-api-worker"]),
        ("the paymoss total", []),
        ("moss.", ["moss"]),
        ("", []),
    ],
)
def test_names_are_found_as_they_are_written(prompt: str, expected: list[str]) -> None:
    assert entities_in(prompt, ["harbor-api", "harbor-api-worker", "moss"]) == expected


@pytest.mark.parametrize(
    "prompt",
    [
        "signal that to the caller",
        "please signal the end of the stream",
        "use a signal here",
        "the signal strength is low",
        "my signal lamp is broken",
        "we met at Signal Hill",
    ],
)
def test_a_plain_word_is_no_name(prompt: str) -> None:
    assert entities_in(prompt, ["signal"]) == []


@pytest.mark.parametrize(
    "prompt",
    [
        "signal",
        "restart signal please",
        "why does the signal service retry?",
        "the signal logs are empty",
        "the signal drops messages",
        "signal, the service, is down",
        "what is the default in a signal deployment",
        "does signal the product use redis",
        "Signal: which port?",
        "Signal API",
        "is the signal still in python",
        "signal에서 왜 실패해?",
    ],
)
def test_a_name_that_is_a_plain_word_too_is_found(prompt: str) -> None:
    assert entities_in(prompt, ["signal"]) == ["signal"]
