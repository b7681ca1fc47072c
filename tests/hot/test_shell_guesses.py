"""What the shell reader makes of commands that are worked out at run time: told as a guess, never as sure."""

from __future__ import annotations

import pytest

from harness_memory.hot.command_match import match_command
from harness_memory.hot.shell import read_commands


def told(text: str) -> list[tuple[str, str]]:
    return [(" ".join(c.words), c.why) for c in read_commands(text)]


@pytest.mark.parametrize(
    "text",
    [
        'run() { echo "+ $*"; "$@"; }; run npm b',
        'run() { sudo "$@"; }; run npm b',
        'retry() { n=$1; shift; timeout 5 "$@"; }; retry 3 npm b',
        'f() { g "${@:2}"; }; g() { $1 "$2"; }; f a npm b',
        'set -- npm b; "$@"',
        "set -- x npm b; shift; $*",
        "bash -c '\"$@\"' name npm b",
        "bash -s npm b <<< '\"$@\"'",
        'c=(npm b); "${c[@]}"',
        "c=(npm); c+=(b); ${c[*]}",
        "c=npm; c+=' b'; $c",
        "f() { local c=npm; c+=' b'; $c; }; f",
        "f() { c=npm$1; $c; }; f ' b'",
        "f() { c=npm; c+=$1; $c; }; f ' b'",
        'c=(x npm b); "${c[@]:1}"',
        'c=(npm b); "${c[@]:-x}"',
    ],
)
def test_values_of_several_words_are_run_as_they_are_known(text: str) -> None:
    last = read_commands(text)[-1]
    assert (last.words, last.why) == (("npm", "b"), "variable")
    assert all(type(word) is not str for word in last.words)


def test_the_words_of_an_array_are_counted_as_the_shell_does() -> None:
    assert told('c=(x npm b); "${c[1]}" d')[-1] == ("npm d", "variable")
    assert read_commands('c=(x npm b); "${c[1]}" d', "zsh")[-1].words == ("x", "d")


@pytest.mark.parametrize(
    "text",
    [
        'c=(npm b); unset c; "${c[@]}"',
        'c=([0]=npm b); "${c[@]}"',
        "c+=npm; $c b",
        "c[1]+=npm; $c b",
        'set -- npm b; for x in 1 2; do shift; done; "$@"',
        'set -- npm b; set --; "$@"',
        "set -- npm b; bash -c '\"$@\"'",
        'f() { :; "$@"; }; f',
        "c=(npm b); ${c[-1]}",
        "c=(npm b); ${c[i1]}",
        'c=(npm b); "${c[@]:0:1}"',
        'c=(npm b); "${c[@]: -1}"',
    ],
)
def test_values_of_several_words_are_forgotten(text: str) -> None:
    last = read_commands(text)[-1]
    assert (last.program, last.why) == ("", "variable")


@pytest.mark.parametrize(
    "text",
    [
        "$v eval 'a b'",
        "eval$v 'a b'",
        "$v bash -c 'a b'",
        "sudo $OPTIONS bash -c 'a b'",
        "$v nice -n 5 a b",
        "bash $OPTIONS -c 'a b'",
        "bash $v-c 'a b'",
        "f() { a b; }; $v f",
        "f() { a b; }; f$v",
        "trap$v 'a b' EXIT",
        "bash $script <<< 'a b'",
        "c || o=-c; bash $o 'a b'",
        "echo a b | bash $script",
    ],
)
def test_what_is_told_of_a_command_is_tried_without_the_rest(text: str) -> None:
    assert told(text)[-1] == ("a b", "variable")


def test_a_script_that_a_variable_names_is_nobodys_guess() -> None:
    assert told("bash $script") == [("bash $script", "")]
    assert told('bash "$script" <<< "a b"') == [('bash "$script"', "")]


def test_a_command_that_moves_perhaps_leaves_the_directory_unknown() -> None:
    assert [c.cwd for c in read_commands("$v cd d; a")] == [".", ".", None]


@pytest.mark.parametrize(
    "text",
    [
        "for c in 'a b' 'a b; c'; do bash -c \"$c\"; done",
        "for c in 'a b' c; do $c; done",
        "for x in a c; do $x b; done",
    ],
)
def test_each_value_of_a_loop_is_run(text: str) -> None:
    found = told(text)
    assert ("a b", "variable") in found
    assert any(words.split()[0] == "c" for words, _ in found)


@pytest.mark.parametrize("text", ['for c in "$1"; do npm "$c"; done', 'for c in "$1" d; do npm "$c"; done'])
def test_a_value_of_a_loop_that_nobody_knows_may_be_anything(text: str) -> None:
    assert match_command("npm test", read_commands(text), text).certainty == "opaque"


def test_a_value_of_a_loop_that_names_itself_ends() -> None:
    assert len(told("for c in '$c' 'eval \"$c\"'; do $c; done")) < 20


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("echo b c | xargs a", ("a b c", "")),
        ("xargs a <<< 'b c'", ("a b c", "")),
        ("echo b | xargs -n1 a", ("a b", "")),
        ("printf '%s\\n' 'a b' | bash", ("a b", "standard_input")),
        ("printf 'a %s\\n' b c | bash", ("a c", "standard_input")),
        ("echo -n a b | bash", ("a b", "standard_input")),
        ("ssh h <<EOF\na b\nEOF", ("a b", "remote")),
        ("ssh h 'bash -s' <<EOF\na b\nEOF", ("a b", "remote")),
        ("echo b | xargs a <&-", ("a {}", "")),
        ("echo b | xargs a < c", ("a {}", "")),
        ("xargs -I% a % b", ("a % b", "")),
        ('xargs a <<< "$(b)"', ("a $_", "")),
        ("echo b | xargs a 2>&1", ("a b", "")),
        ("ssh h", ("ssh h", "")),
        ("echo c b | xargs -n1 a", ("a b", "")),
        ("echo | xargs -n1 a", ("a", "")),
        ('xargs a <<< "${v:-b c}"', ("a ${v:-b c}", "")),
        ("echo | xargs -L1 a", ("a", "")),
        ("printf '%s\\n' c b | xargs -I{} a {}", ("a b", "")),
        ("echo b | xargs -I{} a c", ("a c", "")),
        ("echo b | xargs -I{} {} c", ("{} c", "")),
        ('echo c | xargs a "$(b)"', ('a "$(b)" c', "")),
        ("{ echo a b; } | bash", ("a b", "standard_input")),
        ("(echo a; echo b) | bash", ("b", "standard_input")),
        ("cat <<< 'a b' | tee c | bash", ("a b", "standard_input")),
        ("bash <(echo a b)", ("a b", "")),
        (". <(echo a b)", ("a b", "")),
        ("eval . <(echo a b)", ("a b", "")),
        ("eval eval 'source <(echo a b)'", ("a b", "")),
        ("bash < <(echo a b)", ("a b", "")),
        ("bash <<< $(echo a b)", ("a b", "")),
        ("bash 3<<E <&3\na b\nE", ("a b", "")),
        ("if c; then bash; fi <<< 'a b'", ("a b", "standard_input")),
        ("for c in d; do bash; done <<< 'a b'", ("a b", "standard_input")),
        ("bash -c bash <<< 'a b'", ("a b", "standard_input")),
        ("{ bash; } < c", ("<standard input>", "standard_input")),
        ("while read -r c; do $c; done <<< 'a b'", ("a b", "variable")),
        ("parallel a ::: c b", ("a b", "launcher")),
        ("parallel ::: 'a b'", ("a b", "launcher")),
        ("parallel -j 2 'a {}' < c", ("a $_", "launcher")),
        ("yarn workspace c a b", ("a b", "")),
        ("fly ssh console -C 'a b'", ("a b", "remote")),
    ],
)
def test_what_a_program_is_fed_is_run(text: str, last: tuple[str, str]) -> None:
    assert told(text)[-1] == last


def test_the_words_that_xargs_makes_are_a_guess_where_options_tell_it_how() -> None:
    assert type(read_commands("echo b | xargs a")[-1].words[1]) is str
    assert type(read_commands("xargs a <<< b")[-1].words[1]) is str
    assert type(read_commands("echo b | xargs -n1 a")[-1].words[1]) is str
    for text in (
        "echo b | xargs -d, a",
        "echo b | { c; xargs a; }",
        "f() { c; xargs a; }; echo b | f",
        "select v in c; do xargs a; done <<< b",
        "echo b | eval 'c; xargs a'",
    ):
        last = read_commands(text)[-1]
        assert (last.words, type(last.words[1]) is str) == (("a", "b"), False)


def test_an_alias_of_more_than_a_command_is_given_the_words() -> None:
    assert ("b c", "alias") in told("alias x='a\nb'\nx c")


def test_a_word_of_a_loop_is_one_of_its_values() -> None:
    word = read_commands("for c in a b; do d $c; done")[-1].words[1]
    assert (type(word) is not str, getattr(word, "choices", ())) == (True, ("a", "b"))
    word = read_commands("for c in 'a b' c; do d $c; done")[-1].words[1]
    assert getattr(word, "choices", None) == ("a b", "c")


@pytest.mark.parametrize(
    "text",
    [
        "cat > x.sh <<'E'\na b\nE\nbash x.sh",
        "cat > d/x.sh <<'E'\na b\nE\ncd d; timeout 5 ./x.sh c",
        "echo 'a b' > x; sh -e ./x",
        "printf 'a %s\\n' b >x; . ./x",
        "tee -a x y >c <<E\n#!/usr/bin/env bash\na b\nE\n./y",
        "echo c >x; echo a b >> x; bash x",
        "cat >x <<'E'\nbash x\na b\nE\nbash x",
    ],
)
def test_a_script_that_the_text_writes_is_followed(text: str) -> None:
    assert told(text)[-1] == ("a b", "written_script")


@pytest.mark.parametrize(
    "text",
    [
        "cat > x <<'E'\na b\nE\nbash y",
        "cat > x <<'E'\n#!/usr/bin/python3\na b\nE\n./x",
        "cat > $x <<'E'\na b\nE\nbash x",
        "echo a b 2> x; bash x",
        "echo $(c) > x; bash x",
        "echo a b > x; python x",
        "echo a b > x; cd d; bash x",
    ],
)
def test_another_script_is_not(text: str) -> None:
    assert "written_script" not in [why for _, why in told(text)]


@pytest.mark.parametrize("text", ['bash -c "for x in c; do a b; done$v"', 'eval "if$v c; then a b; fi"'])
def test_a_text_that_no_shell_reads_is_tried_without_what_nobody_knows(text: str) -> None:
    assert ("a b", "variable") in told(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("echo b | xargs -r0 a", ""),
        ("echo c,b | xargs -d, a", ""),
        ("echo '\"b\"' | xargs a", ""),
        ('for c in d "$x"; do a $c; done', ""),
        ("echo d | { read c < f; a $c; }", ""),
        ("while IFS=, read -r c; do a $c; done <<< d,b", ""),
        ("while read c <&3; do a $c; done 3<<E\nd\nE", ""),
        ("{ read x c; a $c; } <<< 'd b'", ""),
        ("set -- d b; while [ $# -gt 0 ]; do a $1; shift; done", ""),
        ("c=(d); if x; then c=(b); fi; a ${c[@]}", ""),
        ("x && set -- d || set -- b; a $1", ""),
        ("c=(d); readarray -t c < f; a ${c[@]}", ""),
        ("c=d; printf -v c %s b; a $c", ""),
        ("c=(d); f() { c=(b); }; f; a ${c[@]}", ""),
        ("echo " + "d " * 5_000 + "| xargs -n1 a", ""),
    ],
)
def test_what_nobody_can_know_may_be_anything(text: str, why: str) -> None:
    found = [command for command in read_commands(text) if command.program == "a"]
    assert found[-1].why == why
    assert match_command("a b", found, text).certainty == "opaque"


@pytest.mark.parametrize(
    "text",
    [
        "f() { a $1; }; for x in y z; do f b; done",
        "for x in b; do set -- $x; a $1; done",
        "set -x b c; a $1",
        "set - b c; a $1",
        'f() { bash -c "$*"; }; f a b',
        "f() { g x; a $1; }; g() { :; }; f b",
        "{ bash | cat; } <<< 'a b'",
        "echo b | { xargs a | cat; }",
        "parallel a {} ::: b",
        "parallel {} b ::: a",
        "for x in 'c; a b' d; do bash -c \"$x\"; done",
        "printf '%s\\n' 'b c' | xargs -L1 a",
        "echo b | xargs -rI% a %",
    ],
)
def test_what_the_text_gives_is_known(text: str) -> None:
    found = match_command("a b", read_commands(text), text)
    assert found.hit


@pytest.mark.parametrize("text", ["echo b\u00a0c | xargs a", "echo 'a b' | bash ''"])
def test_no_more_is_known_than_there_is(text: str) -> None:
    assert not match_command("a b", read_commands(text), text).hit


VALUES = """
PM=a; [ -f x ] && PM=c; $PM b
PM=c; if x; then PM=a; fi; $PM b
PM=a; case x in y) PM=c;; esac; $PM b
PM=a; x || { PM=c; }; $PM b
PM=a; x && export PM=c; $PM b
PM=a; f() { PM=c; }; x && f; $PM b
PM=a; while x; do PM=c; done; $PM b
R=; x && R=echo; $R a b
x && R=echo; $R a b
t=b; x && t=c; a "$t"
CMD="a b"; x && CMD="c"; eval "$CMD"
if x; then t=c; else t=b; fi; a $t
t=b; f() { local t=c; :; }; f; a $t
PM=a; f() { local PM=c; $PM d; }; f; $PM b
R=echo; bash -c '$R a b'
export R=a; bash -c '$R b'
set -a; R=a; bash -c '$R b'
c=(d "a b"); ${c[1]}
c=(echo a b); "${c[@]:1}"
S=x; echo a b > $S; sh $S
cat > "$T/x" <<E⏎a b⏎E⏎bash "$T/x"
S=$(mktemp); echo a b > "$S"; bash "$S"
cat <<E | tee x⏎a b⏎E⏎bash x
{ echo a b; } > x; sh x
cat > x <<'E'⏎a $1⏎E⏎bash x b
cat > x <<'E'⏎a $1⏎E⏎./x b
cat > x <<'E'⏎a $1⏎E⏎. ./x b
cat > x <<E⏎f() { a b; }⏎E⏎. ./x; f
cat l | xargs a
builtin -- eval a b
"""


@pytest.mark.parametrize("text", VALUES.strip().splitlines())
def test_every_value_that_may_be_is_thought_of(text: str) -> None:
    text = text.replace("⏎", "\n")
    assert match_command("a b", read_commands(text), text).hit


@pytest.mark.parametrize(
    "text",
    [
        "t=b; t=c; a $t",
        "if x; then t=c; else t=d; fi; a $t",
        "cat > b <<'E'\na $1\nE\nbash b c",
        'c=(d "a b"); ${c[0]}',
        "env -0 a b",
        "f() { local t=b; }; t=c; f; a $t",
    ],
)
def test_no_other_value_is(text: str) -> None:
    assert not match_command("a b", read_commands(text), text).hit


@pytest.mark.parametrize(
    "text",
    [
        *(
            "parallel :::",
            "parallel",
            "parallel ::::",
            "parallel a :::",
            "xargs",
            "xargs -I",
            "xargs -I {}",
            "echo | xargs -n",
        ),
        *(
            "echo a > x; . x$v; . -- y; .; . --",
            "echo a > x; bash",
            "tee; echo | tee",
            "set --; shift; ${@:9}",
            "popd +9; pushd -9",
        ),
        *(
            "env -S",
            "python -m",
            "uv run -m",
            "kubectl get /",
            "kubectl get a/",
            "make -C",
            "ssh",
            "bash -c",
            "read",
            "printf -v",
        ),
    ],
)
@pytest.mark.parametrize("dialect", ["bash", "zsh"])
def test_words_that_are_not_there_raise_nothing(text: str, dialect: str) -> None:
    assert [command.form() for command in read_commands(text, dialect)]


def test_a_script_behind_a_dash_is_the_one_that_was_written() -> None:
    assert told("echo a b > x; . -- x")[-1] == ("a b", "written_script")


def test_what_another_command_may_have_read_is_a_guess_within_a_pipe_of_the_same_text() -> None:
    last = read_commands("echo x | trap 'echo x | { cat; xargs a; }' EXIT")[-1]
    assert [type(word) is str for word in last.words] == [True, False]


def test_eval_may_be_given_an_input_of_its_own() -> None:
    assert ("a b", "standard_input") in told("eval bash <<E\na b\nE")
    assert told("bash -c 'eval bash <<F\na b\nF' <<E\nE")[-1] == ("a b", "standard_input")
    assert told("echo a b | eval bash <x")[-1] == ("<standard input>", "standard_input")
