"""Hypothesis strategies for shell texts of which is known what runs.

Every text comes with the commands of `PROGRAMS` that running it can run, in order; the names of `DATA_PROGRAMS` stand
in it as data only, quoted in every way. Nothing in it is dead code: what surely succeeds is followed by what may fail.
"""

from __future__ import annotations

from collections.abc import Callable
from shlex import quote
from typing import Any

from hypothesis import strategies as st

from tests.hot.shell_texts import PROGRAMS

Truth = list[tuple[str, ...]]
Known = tuple[str, Truth]
Draw = Callable[[st.SearchStrategy[Any]], Any]

SAFE = "abcXYZ019_./:@%+,-"
WORDS = st.text(alphabet=SAFE + " '\"$`\\;&|<>(){}#*?!~=[]\té", max_size=6)
DATA = st.sampled_from(
    ("omega x", "omega; sigma", "&& omega", "$(omega)", "`omega`", "# omega", "it's omega", '"omega', ")")
)
MAX_DEPTH = 4
BEYOND_POSIX = ("$'", "|&", "[[", "((", "<(", "function ")


def _double_quoted(word: str) -> str:
    return '"' + "".join("\\" + char if char in '\\"$`' else char for char in word) + '"'


def _escaped(word: str) -> str:
    return "".join("\\" + char for char in word) or "''"


def _ansi_c(word: str) -> str:
    return "$'" + word.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _halves(word: str) -> str:
    half = len(word) // 2
    return quote(word[:half]) + _double_quoted(word[half:])


QUOTINGS = (quote, _double_quoted, _escaped, _ansi_c, _halves)


def quoted(draw: Draw, word: str) -> str:
    """Write a word in one of the ways that come out as that word."""
    written: str = draw(st.sampled_from(QUOTINGS))(word)
    return written


def simple(draw: Draw) -> Known:
    """A command of plain and quoted words, an assignment before it or a redirection behind."""
    program = draw(st.sampled_from(PROGRAMS))
    words = draw(st.lists(st.one_of(WORDS, DATA), max_size=3))
    head = draw(st.sampled_from((program, f"'{program}'", f"\\{program}", f'"{program[0]}"{program[1:]}')))
    before = draw(st.sampled_from(("", "", "", "A=1 ", "A='omega x' B= ", ">log ")))
    behind = draw(st.sampled_from(("", "", "", " 2>&1", " >'omega x'", " </dev/null")))
    return before + " ".join([head, *(quoted(draw, word) for word in words)]) + behind, [(program, *words)]


def joined(draw: Draw, depth: int, names: list[str]) -> Known:
    """Two commands: a list or a pipe."""
    (left, first), (right, second) = command(draw, depth, names), command(draw, depth, names)
    operator = draw(st.sampled_from((" && ", "&&", " || ", "; ", " | ", " |& ", "\n", " &\n", " && \\\n")))
    return left + operator + right, first + second


def compound(draw: Draw, depth: int, names: list[str]) -> Known:
    """A group, condition or loop around one or two commands."""
    (left, first), (right, second) = command(draw, depth, names), command(draw, depth, names)
    form, count = draw(
        st.sampled_from(
            (
                ("{ @; }", 1),
                ("( @ )", 1),
                ("( ! @ )", 1),
                ("if @; then @; fi", 2),
                ("if @\nthen\n@\nelse :; fi", 2),
                ("while @; do @; done", 2),
                ("until @; do\n@\ndone", 2),
                ("for v in a 'omega x'; do @; done", 1),
                ("case $v in (omega) @;; *) @;; esac", 2),
                ("[[ omega && -n $v ]] && { @; }", 1),
                ("(( omega + 1 )) || { @; }", 1),
            )
        )
    )
    pieces = form.split("@")
    return pieces[0] + left + pieces[1] + (right + pieces[2] if count == 2 else ""), first + (
        second if count == 2 else []
    )


def function(draw: Draw, depth: int, names: list[str]) -> Known:
    """A function, called or not."""
    name = f"f{len(names)}"
    names.append(name)
    body, truth = command(draw, depth, names)
    head = draw(st.sampled_from((f"{name}() {{ ", f"function {name} {{ ", f"{name} ()\n{{ ")))
    text = f"{head}{body}; }}"
    return (f"{{ {text}; {name} 'omega x'; }}", truth) if draw(st.booleans()) else (f"{{ {text}; cat x; }}", [])


def nested(draw: Draw, depth: int, names: list[str]) -> Known:
    """A text inside a text, or inside a word; functions are not known in a shell of its own."""
    inner, truth = command(draw, depth, [*names, "", ""])
    form = draw(st.sampled_from(("$", '"$', "<", "bash", "sh", "eval", "watch", "env -S", "trap")))
    if form == "sh" and any(mark in inner for mark in BEYOND_POSIX):
        form = "bash"  # of what shells called sh read in more than one way nothing is sure
    program = draw(st.sampled_from(PROGRAMS))
    if form in ("$", '"$', "<"):
        word = {"$": f"$( {inner}\n)", '"$': f'"a $( {inner}\n) omega"', "<": f"<( {inner}\n)"}[form]
        return f"{program} x{word if form != '<' else ' ' + word}", [*truth, (program, "x*")]
    if form == "env -S":
        return f"env -S '{program} -x'", [(program, "-x")]
    if form == "trap":
        return f"( trap {quote(inner)} EXIT; {program} )", [(program,), *truth]
    option = {"bash": " -c ", "sh": " -ec ", "eval": " ", "watch": " -n 1 "}[form]
    return f"{form}{option}{quote(inner)}", truth


def wrapped(draw: Draw, _: int, __: list[str]) -> Known:
    """A command behind a wrapper whose options hold data."""
    program = draw(st.sampled_from(PROGRAMS))
    prefix = draw(
        st.sampled_from(
            (
                "sudo -u omega",
                "env -u omega A=1",
                "nice -n 5",
                "timeout -k 1 5",
                "nohup",
                "command",
                "xargs -I omega",
                "docker exec -w /omega omega",
                "find . -name omega -exec",
                "sudo env A=1 nice",
            )
        )
    )
    tail = " ';'" if prefix.startswith("find") else ""
    return f"{prefix} {program} -f test{tail}", [(program, "-f", "test")]


def data(draw: Draw, _: int, __: list[str]) -> Known:
    """A command that runs nothing of what it is given."""
    text = draw(DATA)
    forms = (
        "echo @ | cat",
        "git commit -m @",
        "grep @ file",
        "x=@; cat",
        "printf %s @ & cat",
        "command -v @",
        ": @; cat",
    )
    form = draw(st.sampled_from(forms))
    return form.replace("@", quote(text)), []


def command(draw: Draw, depth: int, names: list[str]) -> Known:
    """Any of the above."""
    if depth >= MAX_DEPTH:
        return simple(draw)
    kind = draw(
        st.sampled_from((None, None, None, joined, joined, compound, compound, function, nested, wrapped, data))
    )
    return kind(draw, depth + 1, names) if kind else simple(draw)


@st.composite
def known_texts(draw: st.DrawFn) -> Known:
    """A text of one to three lines, here-documents among them, and what it runs."""
    names: list[str] = []
    lines: list[str] = []
    truth: Truth = []
    for _ in range(draw(st.integers(1, 3))):
        text, runs = command(draw, 0, names)
        forms = ("@", "@", "@ # omega", "bash <<'E'\n@\nE", "cat <<'E'; @\nomega x\nE", "cat <<E; @\nit's omega\nE")
        form = draw(st.sampled_from(forms[: 4 if "\n" in text else 6]))
        if form.startswith("bash"):
            names.append("")
        lines.append(form.replace("@", text))
        truth += runs
    return "\n".join(lines) + "\n", truth
