"""Any text is read in bounded work, without an exception."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time

import pytest

import harness_memory
from harness_memory.hot.shell import MAX_TEXT, read_commands
from tests.hot.shell_texts import ShellTexts

DEEP = 10_000
MOST_S = 1.5  # of CPU: ten times what a reading may take on a quiet machine
FUZZ_SEED = 20261130
FUZZ_TEXTS = int(os.environ.get("HM_SHELL_FUZZ", "4000"))
SOURCE = Path(harness_memory.__file__).parents[1]


@pytest.mark.parametrize(
    ("opener", "middle", "closer"),
    [
        ("( ", "a", " )"),
        ("{ ", "a", "; }"),
        ("$(", "a", ")"),
        ("if a; then ", "a", "; fi"),
        ("while a; do ", "a", "; done"),
        ('"$(a ', "", ')"'),
        ("${a:-", "b", "}"),
        ("<(", "a", ")"),
        ("$(time ", "a", ")"),
        ("$(('", "1", "'))"),
        ("select v in a; do ", "a", "; done"),
        ("f() { ", "a", "; }"),
        ("((", "1", "))"),
        ("case a in a) ", "a", ";; esac"),
        ("@{ a = ", "1", " }"),
    ],
)
@pytest.mark.parametrize("dialect", ["bash", "powershell"])
def test_deep_nesting_raises_nothing(opener: str, middle: str, closer: str, dialect: str) -> None:
    for text in (opener * DEEP + middle + closer * DEEP, opener * DEEP + middle, middle + closer * DEEP):
        read_commands(text, dialect)


def test_nesting_within_the_budget_is_read_exactly() -> None:
    assert [c.words for c in read_commands("( " * 3000 + "a b" + " )" * 3000)] == [("a", "b")]


@pytest.mark.parametrize("unit", ["xargs ", "sudo ", "env -S ", "watch ", "a;", "$(a) ", "`a` ", "f(){ f;f; };", "a\n"])
def test_beyond_the_budget_there_is_one_opaque_command(unit: str) -> None:
    last = read_commands(unit * (MAX_TEXT // len(unit)))[-1]
    assert (last.words, last.certainty, last.why) == (("",), "opaque", "too_long")


@pytest.mark.parametrize("unit", ["call ", "for ", "if ", "if not ", "(", "a)", '"" ', "start ", "a>b ", "a ( "])
def test_a_long_line_of_cmd_costs_no_more_than_its_length(unit: str) -> None:
    text = "call " * 20_000 + unit * (MAX_TEXT // 2 // len(unit))
    started = process_time()
    read_commands(f"cmd /c '{text}'", "powershell")
    assert process_time() - started < 2  # a search through all words at each of them took half a minute


HEAVY = {
    "one-letter": ["$(", "\\", "{", "`", '"', "'", "((", "[", "*", "$a", "!", ";", "\t", "é", "~/", "$[", "<(", "@("],
    "reserved": [
        "if ",
        "while ",
        "until ",
        "case x in ",
        "for x in a b;do ",
        "! ",
        "time ",
        "coproc ",
        "function ",
        "[[ ",
    ],
    "here": ["<<E ", "<<'", "<< a<<", "<<< a ", "cat <<E\n$a\nE\n", "$(cat <<E\n", "<<$(a) "],
    "braces": ["{1..99}{1..99}", "{1..9} ", "{a,b}{c,d}{e,f} ", "{" * 1990 + " ", "{a" * 990 + "}" * 10 + " "],
    "wrappers": ["sudo ", "sudo -u x ", "env A=b ", "nice timeout 1 ", "xargs -I{} ", "docker run a ", "npx ", "yarn "],
    "texts": ["eval ", "eval a;", "bash -c 'é';", "trap 'a' EXIT||b;", "alias a=b;", "sh <<E\na\nE\n", "$((a) (b)) "],
    "values": [
        "c=(a);",
        "c+=(a b);",
        "set -- a $@;",
        "for v in a b;do ${v};done;",
        "f(){ $@;};f f a;",
        "echo a|xargs ",
    ],
    "guesses": [
        "$v ",
        "$v eval ",
        "$v sudo ",
        "bash $v -c ",
        "eval$v ",
        "tool -t ",
        "$((a/b)) ",
        "$(time ",
        "@(${a}) ",
    ],
    "state": ["cd a;", "cd a||cd b;", "pushd a;", "f(){ f;f; };f\n", "x=$x$x;", "a||exit;", "(cd a);", "export a=b;"],
}
WHOLE = {
    "many options": "find . " + "-exec a {} \\; " * 17_000,
    "a doubled value in every word": "x='a b';" + 'x="$x $x";' * 40 + "a $x;" * 5_000,
    "words of a long value": "x='" + "a " * 50_000 + "';a " + "$x " * 40_000,
    "a joined here-document": "cat <<E\n" + "a\\\n" * 80_000,
    "a word on many lines": "echo " + "a\\\n" * 80_000,
    "a name on many lines": "echo $" + "a\\\n" * 80_000,
    "words on two lines": "é;" + "a\\\n;" * 60_000,
    "here-documents on one line": "cat " + "".join(f"<<E{number} " for number in range(20_000)),
    "functions that call twice": "".join(f"f{n}(){{ f{n - 1};f{n - 1};}};" for n in range(1, 8_000)) + "f7999",
    "a chain of directories": "cd " + "a/" * 60_000 + ";" + "cd b;" * 20_000,
    "variables of many subshells": "".join(f"v{n}=a;" for n in range(4_000)) + "(cd a);" * 20_000,
    "nested groups": "<((" * 2_000 + "a" + "))" * 2_000,
    "many arguments": "set -- " + "a " * 100_000 + '; "$@"' * 5_000,
    "arguments that run themselves": 'set -- \'eval "$@"\'; eval "$@"',
    "doubled arguments": "set -- xxxxxxxx;" + 'set -- "$1$1";' * 60,
    "arguments doubled by calls": "".join(f'f{n}() {{ f{n + 1} "$1$1"; }};' for n in range(60)) + "f0 xxxx",
    "a word of many arguments": "set -- " + "x" * 1_000 + '; a "' + "$1" * 100_000 + '"',
    "a long format of many values": "printf '" + "x" * 100_000 + "%s' " + "a " * 50_000 + "| sh",
    "a long line put into many places": "echo " + "y" * 100_000 + " | xargs -I{} a '" + "{}" * 50_000 + "'",
    "a pattern of many signs": "[[ a =~ ( " + "x; " * 60_000 + ") ]]",
    "one input of many reads": "{ " + "read a;" * 20_000 + " } <<E\n" + "b\n" * 40_000 + "E\n",
    "one input of many launchers": "echo " + "a " * 60_000 + "| { " + "xargs b;" * 9_000 + "}",
    "many arrays": "".join(f"v{n}=(a);" for n in range(20_000)),
    "values of loops in loops": "for v in a b c d '$v'; do $v; " * 8_000,
    "words before a brace": "{" + "a " * 130_000,
}


def cpu_s(text: str) -> float:
    before = process_time()
    read_commands(text)
    return process_time() - before


@pytest.mark.parametrize("kind", HEAVY)
def test_no_repeated_text_takes_long(kind: str) -> None:
    """A tenth of the bound is what the slowest of them takes; what grows with the square of the text takes longer."""
    slow = [unit for unit in HEAVY[kind] if cpu_s(unit * (MAX_TEXT // len(unit))) > MOST_S]
    assert slow == []


@pytest.mark.parametrize("name", WHOLE)
def test_no_made_text_takes_long(name: str) -> None:
    assert cpu_s(WHOLE[name][:MAX_TEXT]) < MOST_S


def test_text_beyond_the_limit_is_opaque() -> None:
    found = read_commands("a b\n#" + "x" * MAX_TEXT)
    assert [(c.words, c.why) for c in found] == [(("a", "b"), ""), (("",), "too_long")]


@pytest.mark.parametrize("dialect", ["bash", "powershell"])
def test_noise_raises_nothing(dialect: str) -> None:
    random = Random(20261130)  # noqa: S311 - reproducible, not secret
    pieces = [
        *"'\"`$(){}[]<>;&|\\!#*?~= \t\n\r\0@^%,.-+/:",
        "a",
        "é",
        "\ud800",
        "<<E\n",
        "E\n",
        "$((",
        "case x in",
        "esac",
        "if ",
        "fi",
        "do",
        "done",
        "[[",
        "]]",
        "bash -c ",
        "eval ",
        "@'\n",
        "'@",
        "f()",
        "²",
        "break ",
        "shift ",
        "set -- ",
        "${@:",
        "cmd /c ",
        "pwsh -c ",
    ]
    for _ in range(2_000):
        read_commands("".join(random.choices(pieces, k=random.randrange(40))), dialect)


@pytest.mark.parametrize("dialect", ["bash", "powershell"])
def test_mutated_texts_raise_nothing_and_stay_within_the_budget(dialect: str) -> None:
    texts = ShellTexts(Random(FUZZ_SEED))  # noqa: S311 - reproducible, not secret
    for _ in range(FUZZ_TEXTS // 2):
        found = read_commands(texts.mutated(), dialect)
        assert [command for command in found if command.why == "too_long"] == []


@pytest.mark.parametrize("number", ["²", "٣", "1_0", "9" * 6_000, "-1"])
def test_what_is_no_number_of_the_shell_raises_nothing(number: str) -> None:
    text = "for x in a; do break {0}; done; set -- a; shift {0}; b ${{@:{0}}} ${{{0}}} {{{0}..{0}}} ${0} {0}>c"
    assert read_commands(text.format(number))


@pytest.mark.parametrize(
    "text", ["set -o", "set -", "cd --", "exec -a", "env -S", "trap", "pushd -n", "bash -o", "xargs -I", "find -exec"]
)
def test_options_without_their_value_raise_nothing(text: str) -> None:
    assert read_commands(text)[0].words == tuple(text.split())


def test_a_plain_command_loads_only_what_it_needs() -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(SOURCE)!r})\n"
        "from harness_memory.hot.shell import read_commands\n"
        "before = set(sys.modules)\n"
        "assert [c.words for c in read_commands('cd x && npm test | tee y')][1] == ('npm', 'test')\n"
        "rare = ('re', 'json', 'typing', 'dataclasses', 'enum', 'unicodedata', 'functools')\n"
        "print(sorted(set(sys.modules) - before), sorted(set(rare) & set(sys.modules)))\n"
        "print([m for m in sys.modules if m.endswith(('powershell', 'cmd_exe', 'shell_compound', 'shell_flow'))])\n"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[] []", "[]"]
