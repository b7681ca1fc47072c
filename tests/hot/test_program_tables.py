"""The tables against what the tools say of themselves, for each tool that is on this machine.

A tool that is not here is named in the summary of the run (`SKIPPED … no <tool> on this machine`), so that what was
checked is what is not named there.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness_memory.hot.program_tables import SUBCOMMAND_ALIASES, VALUE_OPTIONS
from harness_memory.hot.wrapper_tables import SUBCOMMAND_WRAPPERS, WRAPPERS, XARGS_VALUES

# Tool, how it is asked for help, where that begins, and the options that take the next word by our table.
TOOLS = [
    ("timeout", ("--help",), "", WRAPPERS["timeout"]),
    ("nice", ("--help",), "", WRAPPERS["nice"]),
    ("stdbuf", ("--help",), "", WRAPPERS["stdbuf"]),
    ("flock", ("--help",), "", WRAPPERS["flock"]),
    ("ionice", ("--help",), "", WRAPPERS["ionice"]),
    ("chrt", ("--help",), "Scheduling options", WRAPPERS["chrt"]),
    ("unshare", ("--help",), "", WRAPPERS["unshare"]),
    ("script", ("--help",), "", WRAPPERS["script"]),
    ("sudo", ("--help",), "Options:", WRAPPERS["sudo"]),
    ("xargs", ("--help",), "", {"values": XARGS_VALUES}),
    ("make", ("--help",), "", {"values": VALUE_OPTIONS["make"]}),
    ("docker", ("--help",), "Global Options:", {"values": VALUE_OPTIONS["docker"]}),
    ("docker", ("exec", "--help"), "Options:", SUBCOMMAND_WRAPPERS["docker"]["exec"]),
    ("docker", ("run", "--help"), "Options:", SUBCOMMAND_WRAPPERS["docker"]["run"]),
    ("pip", ("--help",), "General Options:", {"values": VALUE_OPTIONS["pip"]}),
    ("systemctl", ("--help",), "Options:", {"values": VALUE_OPTIONS["systemctl"]}),
    ("kubectl", ("options",), "", {"values": VALUE_OPTIONS["kubectl"]}),
    ("kubectl", ("exec", "--help"), "Options:", SUBCOMMAND_WRAPPERS["kubectl"]["exec"]),
]
# Listed as if they took the next word, but what they take must be attached; and what is no option.
OPTIONAL = {"--max-lines", "-1", "--with-dependencies"}


def ask(tool: str, *words: str) -> str:
    """What a tool prints; the test is left out by name where there is none."""
    command = (
        [sys.executable, "-m", "pip"]
        if tool == "pip"
        else [shutil.which(tool) or pytest.skip(f"no {tool} on this machine")]
    )
    done = subprocess.run([*command, *words], capture_output=True, text=True, check=False, timeout=60)
    return done.stdout + done.stderr


def options_in(text: str) -> tuple[set[str], set[str]]:
    """The options that a help text lists: those that take a word, and those that surely do not."""
    taking: set[str] = set()
    switches: set[str] = set()
    for line in text.splitlines():
        column = re.match(r"^ +(-[^ ].*?)(?:  |\t|:?$)", line)
        if column is None:
            continue
        specs = [re.match(r"(--?\w[\w-]*)(.*)", spec) for spec in column[1].split(", ")]
        names = [spec[1] for spec in specs if spec]
        rests = [spec[2] for spec in specs if spec]
        if any(re.match(r"=(?!false|true)|:? ?<| [A-Za-z]", rest) for rest in rests):
            taking.update(names)
        elif not any(rests):
            switches.update(names)
    return taking, switches - taking


@pytest.mark.parametrize(
    ("tool", "words", "start", "row"), TOOLS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_options_that_take_a_word_are_those_of_the_tool(
    tool: str, words: tuple[str, ...], start: str, row: dict[str, str]
) -> None:
    help_text = ask(tool, *words)
    assert start in help_text
    taking, switches = options_in(help_text[help_text.index(start) :])
    ours = {name for key in ("values", "text_options", "chdirs") for name in str(row.get(key, "")).split()}
    assert taking
    assert taking - ours - OPTIONAL == set()
    assert ours & switches == set()


def test_leading_options_of_tmux_are_those_tmux_tells() -> None:
    usage = ask("tmux", "-h")
    told = set(re.findall(r"\[(-\w) [\w-]+\]", usage))
    assert told
    assert told == set(VALUE_OPTIONS["tmux"].split())


def test_options_of_npm_are_those_of_its_documentation() -> None:
    npm = shutil.which("npm") or pytest.skip("no npm on this machine")
    page = Path(npm).resolve().parent.parent / "docs" / "content" / "using-npm" / "config.md"
    if not page.exists():
        pytest.skip("npm without its documentation on this machine")
    text = page.read_text(encoding="utf-8")
    types = dict(re.findall(r"^#### `([\w-]+)`\n.*?^\* Type: (.*?)$", text, re.MULTILINE | re.DOTALL))
    short = {name for name, option in re.findall(r"^\* `(-\w)`: `--([\w-]+)`$", text, re.MULTILINE) if option in types}
    taking = {f"--{name}" for name, kind in types.items() if "Boolean" not in kind}
    switches = {f"--{name}" for name, kind in types.items() if kind in ("Boolean", "null or Boolean")}
    ours = set(VALUE_OPTIONS["npm"].split())
    assert len(taking) > 50
    assert taking - ours == set()
    assert ours & switches == set()
    assert {name for name in ours if re.fullmatch("-[a-zA-Z]", name)} <= short


def test_aliases_of_npm_are_those_npm_tells() -> None:
    names = SUBCOMMAND_ALIASES["npm"]
    for subcommand in sorted(set(names.values())):
        help_text = ask("npm", subcommand, "--help")
        told = set(re.findall(r"^npm (\S+)", help_text, re.MULTILINE))
        for line in re.findall(r"^alias(?:es)?: (.*)$", help_text, re.MULTILINE):
            told.update(line.split(", "))
        assert {alias for alias, whole in names.items() if whole == subcommand} - told == set(), subcommand


def test_aliases_of_cargo_are_those_cargo_tells() -> None:
    told = dict(re.findall(r"^ +(\S+) +alias: (\S+)$", ask("cargo", "--list"), re.MULTILINE))
    if not told:
        pytest.skip("no cargo with a toolchain on this machine")
    assert SUBCOMMAND_ALIASES["cargo"].items() <= told.items()


def test_leading_options_of_git_are_those_git_tells() -> None:
    usage = ask("git", "-h").partition("<command>")[0]
    ours = set(VALUE_OPTIONS["git"].split())
    told = set(re.findall(r"\[(-[\w-]+)(?:=| )<", usage))
    assert told - ours == set()
    assert set(SUBCOMMAND_ALIASES["git"]) <= set(ask("git", "--list-cmds=main").split())
