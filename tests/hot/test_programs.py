"""Canonical forms of commands."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from harness_memory.hot.program_tables import SUBCOMMAND_TOOLS, VALUE_OPTIONS
from harness_memory.hot.signatures import canonical_form

PROGRAMS = sorted({*VALUE_OPTIONS, *SUBCOMMAND_TOOLS, "rm", "python3.12", "py", "pip3", "pytest", "docker-compose"})
WORDS = [
    "t",
    "i",
    "test",
    "run",
    "run-script",
    "exec",
    "po",
    "push",
    "compose",
    "-m",
    "-x",
    "--",
    "-C",
    "--long=1",
]


@example("git", ["-m", "t", "-m"])
@given(st.sampled_from(PROGRAMS), st.lists(st.sampled_from(WORDS), max_size=6))
def test_a_canonical_form_is_its_own_canonical_form(program: str, words: list[str]) -> None:
    once = canonical_form([program, *words])
    assert canonical_form(once) == once


@pytest.mark.parametrize(
    ("spellings", "canonical"),
    [
        (["npm test", "npm t", "npm run test", "npm run-script test", "npm.cmd test", "npm tst"], "npm test"),
        (["npm i x", "npm install x", r"C:\node\npm.cmd add x"], "npm install x"),
        (["python3.12 -m pytest a", ".venv/bin/pytest a", "py -X dev -m pytest a"], "pytest a"),
        (["pip3 install", "python -m pip install", "pip3.11 install"], "pip install"),
        (["docker-compose -f a up", "docker compose -f a up"], "docker compose up -f=a"),
        (["kubectl delete po", "kubectl delete pods"], "kubectl delete pod"),
        (["cargo +nightly test"], "cargo test"),
        (["git stage x"], "git add x"),
    ],
)
def test_spellings_of_one_command_are_equal(spellings: list[str], canonical: str) -> None:
    assert {" ".join(canonical_form(text.split())) for text in spellings} == {canonical}


def test_no_words_have_no_form() -> None:
    assert canonical_form([]) == ()
