"""The reader against bash itself: what bash ran must have been reported, and data must not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from harness_memory.hot.commands import VARIABLE, unknown
from harness_memory.hot.programs import program_name
from harness_memory.hot.shell import Command, Unknown, read_commands
from harness_memory.hot.shell_builtins import STDIN
from harness_memory.hot.shell_programs import DIALECT
from tests.hot.shell_rare_texts import RareTexts
from tests.hot.shell_sandbox import Call, Sandbox, shell_path
from tests.hot.shell_texts import DATA_PROGRAMS, PROGRAMS, ShellTexts
from tests.hot.zsh_texts import ZshTexts

SEED = int(os.environ.get("HM_SHELL_SEED", "11"))
TEXTS = int(os.environ.get("HM_SHELL_TEXTS", "2000"))
EVERY_BY_PROGRAM = 10
# Why the words of a command are a guess: what another shell makes of them, what a text becomes on its way.
ANYTHING = unknown("", "\0", "", many=True)
GUESSED = frozenset({DIALECT, STDIN, VARIABLE})

ZSH_SHARE = 4  # a text takes several times as long in zsh, whose stubs are programs

pytestmark = pytest.mark.skipif(shell_path() is None, reason="no bash on this machine")


def fits(command: Command, words: tuple[str, ...]) -> bool:
    """Say whether what ran may be this command: words that nobody knows stand for any number of words."""
    if command.why in GUESSED and command.program == words[0]:
        return True  # its words are a guess, and said to be one
    if any(fits_words((program_name(command.words[at]), *command.words[at + 1 :]), words) for at in command.tails):
        return True  # what it may launch
    named = command.words if isinstance(command.words[0], Unknown) else (command.program, *command.words[1:])
    return fits_words(named, words) or (command.role == "xargs" and fits_words((*named, ANYTHING), words))


def fits_words(named: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Say whether these may be the words that ran."""
    reached = {0}
    for word in named:
        if isinstance(word, Unknown):
            reached = set(range(min(reached), len(words) + 1))
        else:
            reached = {at + 1 for at in reached if at < len(words) and words[at] == word}
        if not reached:
            return False
    return len(words) in reached


def reads_file(command: Command) -> bool:
    """Say whether a file is its standard input: one that the sandbox has not, so that bash does not come to run it."""
    return any(one.lstrip("0123456789").startswith("<") and "<<" not in one for one in command.redirects)


def run_all(sandbox: Sandbox, text: str, by_functions: bool, more: int = 0) -> tuple[set[Call], bool]:
    """What ran when every program succeeds, when every one fails, and when some do; and whether the text ended.

    Where it makes no difference whether all succeed or all fail, what is between is left out.
    """
    calls: list[set[Call]] = []
    plans: tuple[tuple[str, ...], ...] = ((), PROGRAMS, ("random",))
    for fails in plans * (1 + more):
        if len(calls) == 2 and calls[0] == calls[1] and not more:
            break
        ran, ended = sandbox.run(text, fails, by_functions)
        calls.append(set(ran))
        if not ended:
            return set().union(*calls), False
    return set().union(*calls), True


def disagreements(sandbox: Sandbox, text: str, by_functions: bool = True) -> list[object]:
    """What bash ran and nobody reported, and what was surely reported as data never runs; empty when all is well."""
    commands = read_commands(text, sandbox.shell)
    calls, ended = run_all(sandbox, text, by_functions)
    missed: list[object] = [
        words for _, words in sorted(calls) if not any(fits(command, words) for command in commands)
    ]
    data = [c for c in commands if c.certainty == "sure" and c.program in DATA_PROGRAMS and not reads_file(c)]
    if ended and any(not any(fits(command, words) for _, words in calls) for command in data):
        calls |= run_all(sandbox, text, by_functions, more=20)[0]
        missed += [command for command in data if not any(fits(command, words) for _, words in calls)]
    sandbox.tidy()
    return missed


@pytest.fixture
def sandbox(tmp_path: Path) -> Iterator[Sandbox]:
    made = Sandbox(tmp_path)
    yield made
    made.close()


@pytest.mark.parametrize("kind", [ShellTexts, RareTexts], ids=["usual", "rare"])
@pytest.mark.parametrize("mutated", [False, True], ids=["grammar", "mutated"])
def test_reader_agrees_with_bash(sandbox: Sandbox, mutated: bool, kind: type[ShellTexts]) -> None:
    texts = kind(Random(SEED))  # noqa: S311 - reproducible, not secret
    wrong = []
    for number in range(TEXTS // 4):
        text = texts.mutated() if mutated else texts.text()
        found = disagreements(sandbox, text, by_functions=bool(number % EVERY_BY_PROGRAM))
        if found and disagreements(sandbox, text, by_functions=False):
            wrong.append(f"{text!r}: {found}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.skipif(shell_path("zsh") is None, reason="no zsh on this machine")
def test_reader_agrees_with_zsh(tmp_path: Path) -> None:
    texts = ZshTexts(Random(SEED))  # noqa: S311 - reproducible, not secret
    sandbox = Sandbox(tmp_path, "zsh")
    wrong = []
    for _ in range(TEXTS // ZSH_SHARE):
        text = texts.text()
        found = disagreements(sandbox, text)
        if found:
            wrong.append(f"{text!r}: {found}")
    sandbox.close()
    assert not wrong, "\n".join(wrong)


def test_the_sandbox_reports_what_runs(sandbox: Sandbox) -> None:
    text = "alpha 'x y' && cd d1 && beta; gamma || env delta; >log sigma; sudo -u x sigma"
    for by_functions in (True, False):
        calls, ended = sandbox.run(text, ("gamma",), by_functions)
        assert ended
        assert calls == [
            (".", ("alpha", "x y")),
            ("d1", ("beta",)),
            ("d1", ("gamma",)),
            ("d1", ("delta",)),
            ("d1", ("sigma",)),
            ("d1", ("sigma",)),
        ]


def test_the_sandbox_ends_a_loop_and_puts_its_tree_right(sandbox: Sandbox) -> None:
    calls, ended = sandbox.run("echo >alpha; >new; while :; do beta; done", ())
    assert (set(calls), ended) == ({(".", ("beta",))}, False)
    sandbox.tidy()
    assert sandbox.run("./alpha; cd new && beta", ()) == ([(".", ("alpha",))], True)


def test_a_reader_that_took_data_for_code_is_caught(sandbox: Sandbox) -> None:
    assert disagreements(sandbox, "alpha 'omega x'") == []
    assert fits(Command(("alpha", "x")), ("alpha", "x"))
    assert not fits(Command(("alpha", "x")), ("alpha", "x", "y"))
