"""A look at a command's text: it may be wrong in one direction only."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness_memory.hot.calls import call_keys, read_call
from harness_memory.hot.glance import STEMS_LIMIT, is_clear, stem_of, stems_text
from tests.hot.shell_texts import ShellTexts

PIECES = (
    *(
        "npm",
        "n",
        "pm",
        "make",
        "python",
        "-m",
        "3.11",
        "pytest",
        "docker",
        "-compose",
        "pip",
        "env -S",
        "sh -c ",
        "sudo ",
    ),
    *(" ", " ", "'", '"', "\\", "\n", "\0", "\r", ";", "&&", "|", "$x", "x=npm", "{", ",", "}", "$(", ")", "`", "#"),
    *("<<E", "E", "/", "./", "bin/", "C:\\", ".exe", ".CMD", "~", "*", "[p]", "é", "ｎ", "-", "_", "7", "=", "xargs "),
    *("sh -c ", "find . -exec ", " {} \\;"),
)
shell_texts = st.one_of(
    st.lists(st.sampled_from(PIECES), max_size=14).map("".join),
    st.integers(0, 2**32).map(lambda seed: ShellTexts(Random(seed)).mutated()),  # noqa: S311
)


def hidden_programs(text: str) -> list[str]:
    """The programs that the reader finds in a text and a look at it does not."""
    keys = call_keys(read_call("Bash", {"command": text}, "/p", "/p"))
    programs = [key.removeprefix("cmd:") for key in keys if key.startswith("cmd:")]
    return [program for program in programs if is_clear(text, stems_text([program]))]


@given(shell_texts)
def test_no_program_that_the_reader_finds_is_overlooked(text: str) -> None:
    assert hidden_programs(text) == []


def test_no_program_in_any_text_of_the_grammar_is_overlooked() -> None:
    texts = ShellTexts(Random(7))  # noqa: S311
    assert [text for text in (texts.text() for _ in range(2000)) if hidden_programs(text)] == []


@pytest.mark.parametrize(
    "text",
    [
        *("npm test", "cd a && 'npm' test", 'n"p"m test', "./node_modules/.bin/npm x", "npm.cmd t", "env -S'npm test'"),
        *("python -Bmnpm", "env -ivS'npm test'"),
        *("pnpm t", "yarn", "sh -c 'cd x; npm t'", "n\\pm", "x=np; ${x}m", "{npm,test}", "n\0pm", "su -c'npm t' bob"),
    ],
)
def test_a_text_that_may_start_a_guarded_program_is_not_clear(text: str) -> None:
    assert not is_clear(text, stems_text(["npm", "pm"]))


@pytest.mark.parametrize(
    "text",
    ["ls -la src", "git commit -m 'add npmrc'", "cat a.txt | head -5 2>&1", "grep -rn npm_config ..", "echo ünpm1", ""],
)
def test_other_texts_are_clear_at_once(text: str) -> None:
    assert is_clear(text, stems_text(["make", "docker"]))


def test_a_name_is_looked_for_by_the_letters_it_begins_with() -> None:
    assert [stem_of(name) for name in ("npm", "pre-commit", "python3.12", "7z", "[", "")] == [
        *("npm", "pre", "python", "", "", "")
    ]
    assert stems_text(["pre-commit", "pm", "python"]) == "bun npm pm pnpm pre py python yarn"


@pytest.mark.parametrize("programs", [["npm", "7z"], ["été"], [f"a{'b' * at}" for at in range(STEMS_LIMIT // 20)]])
def test_where_stems_would_not_do_every_text_is_read(programs: list[str]) -> None:
    assert stems_text(programs) is None
    assert not is_clear("ls", None)
