"""The reader against bash itself: what bash ran must have been reported, and data must not."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from harness_memory.hot.shell import Command, Unknown, read_commands
from tests.hot.shell_sandbox import Call, Sandbox, bash_path
from tests.hot.shell_texts import DATA_PROGRAMS, PROGRAMS, ShellTexts

SEED = int(os.environ.get("HM_SHELL_SEED", "11"))
TEXTS = int(os.environ.get("HM_SHELL_TEXTS", "100"))
PLANS = ((), PROGRAMS, ("random",))

pytestmark = pytest.mark.skipif(bash_path() is None, reason="no bash on this machine")


def fits(command: Command, words: tuple[str, ...]) -> bool:
    """Say whether what ran may be this command: words that nobody knows stand for any number of words."""
    reached = {0}
    named = command.words if isinstance(command.words[0], Unknown) else (command.program, *command.words[1:])
    for word in named:
        if isinstance(word, Unknown):
            reached = set(range(min(reached), len(words) + 1))
        else:
            reached = {at + 1 for at in reached if at < len(words) and words[at] == word}
        if not reached:
            return False
    return len(words) in reached or command.role == "xargs"


def is_glued(words: tuple[str, ...], commands: list[Command]) -> bool:
    """Say whether a call holds all words of two reported commands or more, one after the other.

    bash 5.2 prints a substitution anew before it runs it, and loses the separator after a here-document.
    """
    starts = {at for at in range(len(words)) for c in commands if words[at : at + len(c.words)] == c.words}
    return len(starts) > 1 and 0 in starts


def run_all(sandbox: Sandbox, text: str, plans: tuple[tuple[str, ...], ...]) -> set[Call] | None:
    calls: set[Call] = set()
    for fails in plans:
        ran = sandbox.run(text, fails)
        if ran is None:
            return None
        calls.update(ran)
    return calls


def disagreements(sandbox: Sandbox, text: str) -> list[object]:
    """What bash ran and nobody reported, and what was surely reported as data never runs; empty when all is well."""
    commands = read_commands(text)
    calls = run_all(sandbox, text, PLANS)
    if calls is None:
        return []
    missed: list[object] = [
        words
        for _, words in sorted(calls)
        if not any(fits(command, words) for command in commands) and not ("<<" in text and is_glued(words, commands))
    ]
    data = [c for c in commands if c.certainty == "sure" and c.program in DATA_PROGRAMS]
    if any(not any(fits(command, words) for _, words in calls) for command in data):
        calls = run_all(sandbox, text, PLANS + (("random",),) * 20) or calls
        missed += [command for command in data if not any(fits(command, words) for _, words in calls)]
    return missed


@pytest.fixture
def sandbox(tmp_path: Path) -> Sandbox:
    return Sandbox(tmp_path)


@pytest.mark.parametrize("mutated", [False, True], ids=["grammar", "mutated"])
def test_reader_agrees_with_bash(sandbox: Sandbox, mutated: bool) -> None:
    texts = ShellTexts(Random(SEED))  # noqa: S311 - reproducible, not secret
    wrong = []
    for _ in range(TEXTS):
        text = texts.mutated() if mutated else texts.text()
        found = disagreements(sandbox, text)
        if found:
            wrong.append((text, found))
    assert wrong == []


def test_the_sandbox_reports_what_runs(sandbox: Sandbox) -> None:
    assert sandbox.run("alpha 'x y' && cd d1 && beta; gamma || delta", ("gamma",)) is not None
    assert set(sandbox.run("alpha 'x y' && cd d1 && beta; gamma || delta", ("gamma",)) or ()) == {
        (".", ("alpha", "x y")),
        ("d1", ("beta",)),
        ("d1", ("gamma",)),
        ("d1", ("delta",)),
    }


def test_a_reader_that_took_data_for_code_is_caught(sandbox: Sandbox) -> None:
    assert disagreements(sandbox, "alpha 'omega x'") == []
    assert fits(Command(("alpha", "x")), ("alpha", "x"))
    assert not fits(Command(("alpha", "x")), ("alpha", "x", "y"))
