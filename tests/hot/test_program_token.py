"""The words that a failed command and the one that resolved it are paired by (S7)."""

import pytest

from harness_memory.hot.signatures import program_token, read_call


@pytest.mark.parametrize(
    ("command", "token"),
    [
        ("npm test", "pm test"),
        ("npm run test -- --watch=false", "pm test"),
        ("pnpm --filter api test", "pm test"),
        ("npm run lint", "pm lint"),
        ("pnpm lint", "pm lint"),
        ("yarn run lint", "pm lint"),
        ("npm run", "pm"),
        ("npm ci", "pm ci"),
        ("docker build .", "docker build"),
        ("docker --debug build -t x .", "docker build"),
        ("uv run pytest tests", "pytest"),
        ("python -m pytest", "pytest"),
        ("make build", "make build"),
        ("ruff check .", "ruff check"),
        ("git", "git"),
    ],
)
def test_a_command_is_paired_by_its_program_and_what_it_does(command: str, token: str) -> None:
    (read,) = read_call("Bash", {"command": command}, "/r", "/r")["commands"][-1:]
    assert program_token(read.words) == token


def test_no_words_give_no_token() -> None:
    assert program_token([]) == ""
