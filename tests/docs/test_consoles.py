"""Every `$ hm …` of the documents: its words are understood, and what a page shows is what is printed.

The `console` blocks of a page are played in order in one project. Ids and times differ from run to run and are told by
their place; a line `…` stands for lines left out.
"""

from __future__ import annotations

import re
import shlex

import click
import pytest

from harness_memory.app.demo.script import WISH
from harness_memory.app.project import Project
from harness_memory.cli.main import ENTRIES, cli
from tests.cli.conftest import Hm
from tests.docs.pages import PAGES, blocks, read_page

SHOWN_ROOT = "/home/you/shop"
ID = re.compile(r"\b[0-9a-f]{12}\b")
TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")


def calls(page: str) -> list[str]:
    return [line for line in read_page(page).splitlines() if re.match(r"\$ hm ", line)]


@pytest.mark.parametrize("page", PAGES)
def test_a_command_that_a_page_names_exists(page: str) -> None:
    named = set(re.findall(r"`hm ([a-z][a-z:]*)", read_page(page)))
    assert named - set(ENTRIES) == set()


@pytest.mark.parametrize(("page", "call"), [(page, call) for page in PAGES for call in calls(page)])
def test_the_words_of_a_call_are_understood(page: str, call: str) -> None:
    name, *words = shlex.split(call.removeprefix("$ hm "))
    command = cli.get_command(click.Context(cli), name)
    assert command is not None, page
    command.make_context(name, words)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(read_page(page), "console")])
def test_what_a_page_shows_is_what_is_printed(hm: Hm, project: Project, page: str) -> None:
    known: dict[str, str] = {}
    for call, shown in steps(page):
        words = [_real_id(word, known) for word in shlex.split(call)]
        ran = hm(*words)
        printed = (ran.out + ran.err).replace(str(project.root), SHOWN_ROOT)
        known |= dict(zip(ID.findall(shown), ID.findall(printed), strict=False))
        assert shape(shown).fullmatch(_plain(printed)), f"{call}\n{printed}"


def steps(page: str) -> list[tuple[str, str]]:
    """Return each call and what the page shows below it."""
    pieces = re.split(r"^\$ hm (.*)\n", "".join(blocks(read_page(page), "console")), flags=re.MULTILINE)
    return list(zip(pieces[1::2], pieces[2::2], strict=True))


def shape(shown: str) -> re.Pattern[str]:
    """Return the pattern of an output, with lines left out where the page says so."""
    lines = (r"(?:.*\n)*" if line == "…" else re.escape(line) + r"\n" for line in _plain(shown).splitlines())
    return re.compile("".join(lines))


def _plain(text: str) -> str:
    return TIME.sub("TIME", ID.sub("ID", text))


def _real_id(word: str, known: dict[str, str]) -> str:
    """Return the id of this run for one that the page shows, whole or as a prefix."""
    is_prefix = re.fullmatch(r"[0-9a-f]{4,12}", word)
    return next((real for shown, real in known.items() if is_prefix and shown.startswith(word)), word)


def test_an_output_that_differs_is_seen() -> None:
    assert shape("a 0123456789ab\n…\nend\n").fullmatch(_plain("a ba9876543210\none\ntwo\nend\n"))
    assert not shape("a\n…\nend\n").fullmatch("a\nend\nmore\n")
    assert not shape("a\n").fullmatch("b\n")


def test_the_readme_quotes_the_demo() -> None:
    (shown,) = (block for block in blocks(read_page("README.md"), "text") if "Session three" in block)
    assert WISH in shown
