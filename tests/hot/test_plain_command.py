"""A command of plain words is read as the shell reader reads it, or left to it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness_memory.hot.plain_command import SPECIAL_PROGRAMS, read_plain_command
from harness_memory.hot.program_tables import OTHER_PROGRAMS, SUBCOMMAND_TOOLS
from harness_memory.hot.shell import Command, read_commands
from harness_memory.hot.shell_builtins import BUILTINS, RUNNING_BUILTINS
from harness_memory.hot.shell_quick import OPENING_WORDS
from harness_memory.hot.wrapper_tables import SHELLS, SUBCOMMAND_WRAPPERS, WRAPPERS

KNOWN = sorted(OTHER_PROGRAMS | SUBCOMMAND_TOOLS)
ALL = sorted(
    {*KNOWN, *WRAPPERS, *SUBCOMMAND_WRAPPERS, *SHELLS, *BUILTINS, *RUNNING_BUILTINS, "if", "time", "{", "find"}
)
WORDS = (
    "test",
    "run",
    "exec",
    "x",
    "-C",
    "dir/sub",
    "-m",
    "--prefix=a",
    "a=b",
    "npm",
    "+nightly",
    "-",
    "--",
    "",
    "a.b",
    "%1",
    "@x",
)
texts = st.tuples(
    st.one_of(st.sampled_from(ALL), st.sampled_from(WORDS)), st.lists(st.sampled_from([*WORDS, *ALL]), max_size=4)
)


def told(commands: list[Command]) -> list[tuple[object, ...]]:
    return [
        (c.words, c.program, c.role, c.cwd, c.certainty, c.why, c.tails, c.assignments, c.redirects, c.programs())
        for c in commands
    ]


@given(texts, st.sampled_from(["", " ", "\n", ";", " 2>&1", "$x", "'"]))
def test_what_it_reads_the_shell_reader_reads_the_same(words: tuple[str, list[str]], ending: str) -> None:
    text = " ".join([words[0], *words[1]]) + ending
    plain = read_plain_command(text, {})
    assert plain is None or told(plain) == told(read_commands(text))


@pytest.mark.parametrize("program", KNOWN)
def test_each_known_program_is_read_the_same_or_left(program: str) -> None:
    for rest in (
        "",
        "test -x",
        "run npm test",
        "-C d exec npm test",
        "vitest run",
        "-m coverage run -m x",
        "a/bin/x y",
    ):
        text = f"{program} {rest}".strip()
        plain = read_plain_command(text, {})
        assert plain is None or told(plain) == told(read_commands(text))


def test_what_most_calls_are_is_read_without_the_shell_reader() -> None:
    for text in (
        "ls -la src",
        "git status",
        "npm test",
        "pytest -q tests/unit",
        "cargo build --release",
        "docker ps -a",
    ):
        assert read_plain_command(text, {}) is not None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ls; rm x",
        "ls $HOME",
        "cd src",
        "sudo ls",
        "npm exec jest",
        "docker run x npm test",
        "x=1 ls",
        "mytool npm t",
    ],
)
def test_what_may_start_more_is_left_to_the_shell_reader(text: str) -> None:
    assert read_plain_command(text, {}) is None


def test_a_wrapper_of_the_users_own_is_left_too() -> None:
    assert read_plain_command("make npm test", {"make": {}}) is None


def test_the_programs_set_aside_are_the_reserved_words_builtins_and_wrappers_among_the_known() -> None:
    special = {*OPENING_WORDS, *BUILTINS, *RUNNING_BUILTINS, *WRAPPERS, *SHELLS, "env", "yarn"}
    assert frozenset(KNOWN) & special == SPECIAL_PROGRAMS
