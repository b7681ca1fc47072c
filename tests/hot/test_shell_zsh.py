"""zsh's own grammar: what it runs, as measured with zsh 5.9 by `eval`, which is how Claude Code calls it."""

from __future__ import annotations

import subprocess
import sys
import time
from random import Random

import pytest

from harness_memory.hot.shell import MAX_TEXT, read_commands
from tests.hot.zsh_texts import ZshTexts

DEEP = 10_000


def words(text: str) -> list[str]:
    return [" ".join(c.words) for c in read_commands(text, "zsh") if c.certainty == "sure"]


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("for x (1 2) a $x", ["a $x"]),
        ("for x y (1 2) { a }; b", ["a", "b"]),
        ("for x in 1 2; a; b", ["a", "b"]),
        ("foreach x (1 2) a; b; end; c", ["a", "b", "c"]),
        ("repeat 2 a && b; c", ["a", "b", "c"]),
        ("while (( x )) a", ["a"]),
        ("if [[ x ]] { a } elif (( y )) { b } else { c }; d", ["a", "b", "c", "d"]),
        ("if (( x )) a; b", ["a", "b"]),
        ("if a; then; b; fi", ["a", "b"]),
        ("case x { y) a ;| x) b ;; }", ["b"]),
        ("{ a } always { b }", ["a", "b"]),
        ("() { a; () { b } } c", ["a", "b"]),
        ("function f g { a }; g", ["a"]),
        ("f() a; f; b", ["a", "b"]),
        ("if (a) { b }; {c d}", ["a", "b", "c d"]),
        ("a ${$(b):-c}", ["b", "a ${$(b):-c}"]),
        ("a &| b &! c", ["a", "b", "c"]),
        ("- a; noglob b; nocorrect X=1 c", ["- a", "a", "noglob b", "b", "c"]),
        ("a =(b) <(c) *(N) (d|e)", ["b", "c", "a =(b) <(c) *(N) (d|e)"]),
        ("a >! b >>| c &>| d", ["a"]),
        ("a && ; b &&", ["a", "b"]),
        ("x='a b'; $x", []),
        ("if (a) b; while c && { d } e", ["a", "b", "c", "d", "e"]),
        ("if (a) { b } elif (c) { d } fi; e", ["a", "b", "c", "d", "e"]),
        ("( while (a) ); foreach x (1); do b; done", ["a", "b"]),
        ("{a}; {'b'} && {c d;e}; if (f) {g;}; h", ["a", "b", "c d", "e", "f", "g", "h"]),
        ("{ a x{y}}; { b {c,d}}", ["a x{y}", "b c d"]),
        ("f g() { a }; g; 'h'() b; h; function i; c && d\ni", ["a", "b", "c", "d"]),
        ("> o () { a }", ["a"]),
        ("case x in (x|y)z) a;; (b c|x) d;; <1-5>|) e; esac", ["a", "d", "e"]),
        ("a <1-5> x<->", ["a <1-5> x<->"]),
        ("a (;b", ["a (", "b"]),
        ("a (b\nc d)", ["a (b\nc d)"]),
        ("a | ; b", ["a", "b"]),
        ("a ${${x}:-$(b)} $(repeat 2 c)", ["b", "c", "a ${${x}:-$(b)} $(repeat 2 c)"]),
        ("for x\nin 1 2; a; case x in; x) b; ; esac", ["a", "b"]),
        ("""a "${x%'}" "$(b)" >>& o""", ["b", """a "${x%'}" "$(b)\""""]),
        ("a {,b} $(c && ) && { d || }", ["c", "a  b $(c && )", "d"]),
        ("echo a | zsh <<< b", ["echo a", "zsh", "a", "b"]),
        (
            "command eval a; command cd b; builtin noglob c",
            ["command eval a", "eval a", "command cd b", "cd b", "builtin noglob c", "noglob c", "c"],
        ),
        ("trap -- '-x; a' EXIT", ["trap -- -x; a EXIT", "-x", "a"]),
        ("[[ a == (#i)A ]] && b; time; time -p c; ! d", ["b", "-p c", "d"]),
        ('a $"x"', ["a $x"]),
        (r"a $'\;\n'", ["a ;\n"]),
        ("if [[ x ]] { a } if [[ y ]] { b } else { c }; d", ["a", "b", "c", "d"]),
        ("foreach x (1) do if done; a", ["a"]),
        ("case x in *) if () { a }; (()) esac; b", ["a", "b"]),
        ("zsh --emulate sh -c a", ["zsh --emulate sh -c a", "a"]),
        ("bash -c 'for x (1) a'; zsh -c 'for x (1) b'", ["bash -c for x (1) a", "zsh -c for x (1) b", "b"]),
    ],
)
def test_forms_that_bash_has_not(text: str, runs: list[str]) -> None:
    found = [" ".join(c.words) for c in read_commands(text, "zsh") if c.certainty == "sure" and c.words != ("",)]
    assert found == runs


@pytest.mark.parametrize(
    "text",
    [
        "a\nfi",
        "a }",
        "if [[ x ]] { a }",
        "if [[ x ]] { a } && b",
        "if true { a }",
        "for x in 1 2 { a }",
        "if(a) { b };",
        "if a; fi",
        "while a; done",
        "case x in(x) a;; esac",
        "for x-y (1) a",
        "nocorrect { a }",
        "coproc x { a }",
        "x=1 f() { a }; f",
        "{ a } b",
    ],
)
def test_of_a_text_that_zsh_refuses_nothing_runs(text: str) -> None:
    assert words(text) == []


def test_a_function_of_the_last_part_of_a_pipe_stays_and_so_does_its_directory() -> None:
    found = read_commands("a | f() { b }; f; c | cd d; e", "zsh")
    assert [(" ".join(c.words), c.cwd) for c in found][1:] == [("b", "."), ("c", "."), ("cd d", "."), ("e", "d")]
    assert read_commands("() { cd d }; e", "zsh")[-1].cwd == "d"


def test_a_trap_belongs_to_the_function_that_sets_it() -> None:
    assert words("f() { trap 'a' EXIT; b }; f; c")[-3:] == ["b", "a", "c"]


def test_a_function_that_zsh_calls_by_itself_is_opaque() -> None:
    for name in ("TRAPEXIT", "chpwd", "zshexit"):
        (found,) = read_commands(f"{name}() {{ a }}", "zsh")
        assert (found.words, found.certainty) == (("a",), "opaque")
    assert read_commands("f() { a }", "zsh") == read_commands("chpwd() { a; }") == []


def test_a_name_with_an_equals_sign_is_opaque() -> None:
    (found,) = read_commands("=a b", "zsh")
    assert (found.program, found.words[1:], found.certainty) == ("a", ("b",), "opaque")
    assert read_commands("=a b")[0].program == "=a"


@pytest.mark.parametrize(
    ("opener", "middle", "closer"),
    [
        ("() { ", "a", " }"),
        ("for x (1) ", "a", ""),
        ("if [[ x ]] { ", "a", " };"),
        ("repeat 2 ", "a", ""),
        ("foreach x (1) ", "a", "; end"),
        ("{ ", "a", " } always { b }"),
        ("f() ", "a", ""),
        ("=(", "a", ")"),
        ("a (", "b", ")"),
        ("noglob ", "a", ""),
        ("case x { x) ", "a", " ;; }"),
        ("$=", "a", ""),
    ],
)
def test_deep_nesting_raises_nothing(opener: str, middle: str, closer: str) -> None:
    for text in (opener * DEEP + middle + closer * DEEP, opener * DEEP + middle, middle + closer * DEEP):
        read_commands(text, "zsh")


def test_random_texts_raise_nothing() -> None:
    texts = ZshTexts(Random(3))  # noqa: S311 - reproducible, not secret
    for _ in range(2000):
        read_commands(texts.mutated(), "zsh")


@pytest.mark.parametrize(
    "unit",
    [
        "() { a } ",
        "for x (1) ",
        "a;",
        "=(a) ",
        "{ a } ",
        "f() ",
        "(",
        "}",
        "=a ",
        "if [[ x ]] { ",
        "a && ",
        "a }",
        "${${",
        "<1-",
        "[[ a == (",
    ],
)
def test_a_text_at_the_limit_costs_bounded_time(unit: str) -> None:
    text = unit * (MAX_TEXT // len(unit))
    taken = []
    for _ in range(3):
        begun = time.process_time()
        read_commands(text, "zsh")
        taken.append(time.process_time() - begun)
    assert min(taken) < 0.3


def test_its_grammar_is_loaded_only_for_zsh() -> None:
    code = (
        "import sys; from harness_memory.hot.shell import read_commands; read_commands('if a; then b; fi');"
        "print('harness_memory.hot.shell_zsh' in sys.modules); read_commands('a', 'zsh');"
        "print('harness_memory.hot.shell_zsh' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
