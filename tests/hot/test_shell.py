"""What the shell reader says would run: words, role, directory and certainty of every command."""

from __future__ import annotations

from shlex import quote

import pytest

from harness_memory.hot.shell import Unknown, read_commands


def commands(text: str) -> list[tuple[str, str, str | None, str]]:
    return [(" ".join(c.words), c.role, c.cwd, c.why) for c in read_commands(text)]


def words(text: str) -> list[tuple[str, ...]]:
    return [c.words for c in read_commands(text)]


def test_lists_and_pipes_are_taken_apart() -> None:
    assert commands("a x && b | c; d &") == [
        ("a x", "top", ".", ""),
        ("b", "pipe", ".", ""),
        ("c", "pipe", ".", ""),
        ("d", "background", ".", ""),
    ]


def test_quotes_are_removed_and_their_text_is_one_word() -> None:
    assert words("""a 'b; c' "d $ e" f\\ g $'h\\x41\\n' ''""") == [("a", "b; c", "d $ e", "f g", "hA\n", "")]


def test_substitutions_run_before_the_command_that_holds_them() -> None:
    assert commands('a "x $(b 1) `c 2`" <(d 3)') == [
        ("b 1", "substitution", ".", ""),
        ("c 2", "substitution", ".", ""),
        ("d 3", "substitution", ".", ""),
        ('a "x $(b 1) `c 2`" <(d 3)', "top", ".", ""),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "echo '$(a)'",
        'echo "\\$(a)"',
        "echo '`a`' # $(a)\n",
        "cat <<'E'\n$(a)\nE\n",
        "x=(a b)",
        "[[ a && b ]]",
        "echo $((a + b))",
        "f() { a; }",
    ],
)
def test_data_is_no_command(text: str) -> None:
    assert [c.words[0] for c in read_commands(text) if c.words[0] not in ("echo", "cat")] == []


def test_here_document_with_a_bare_delimiter_runs_its_substitutions() -> None:
    assert commands("cat <<E\n'$(a)' \\$(b)\nE\nc") == [
        ("a", "substitution", ".", ""),
        ("cat", "top", ".", ""),
        ("c", "top", ".", ""),
    ]


def test_several_here_documents_share_a_line() -> None:
    assert words("cat <<A <<-'B'; c\na\nA\n\tb\n\tB\nd") == [("cat",), ("c",), ("d",)]


def test_a_delimiter_may_hold_what_looks_like_a_substitution() -> None:
    assert words("a <<E$(b c)\nE\nE$(b c)\nd") == [("a",), ("d",)]


def test_shell_without_operands_runs_its_standard_input() -> None:
    assert commands("bash <<'E'\ncd x\na\nE\nb") == [
        ("bash", "top", ".", ""),
        ("cd x", "heredoc", ".", ""),
        ("a", "heredoc", "x", ""),
        ("b", "top", ".", ""),
    ]
    assert words("bash s.sh x <<< a") == [("bash", "s.sh", "x"), ("s.sh", "x")]


@pytest.mark.parametrize(
    ("text", "inner"),
    [
        ("bash -c 'a b'", "a b"),
        ("bash -euo pipefail -c 'a b' x", "a b"),
        ("sh -lc 'a b'", "a b"),
        ("eval 'a b'", "a b"),
        ("eval -- a b", "a b"),
        ("watch -n 1 a b", "a b"),
        ("npx -c 'a b'", "a b"),
    ],
)
def test_texts_given_to_a_shell_are_read(text: str, inner: str) -> None:
    assert commands(text)[-1] == (inner, "string", ".", "")


@pytest.mark.parametrize(
    ("text", "inner"),
    [
        ("sudo -u a -E b c", "b c"),
        ("sudo A=1 b c", "b c"),
        ("env -i -u A B=1 b c", "b c"),
        ("env -S 'A=1 b c'", "b c"),
        ("nice -n5 timeout -k 1 5 b c", "b c"),
        ("command b c", "b c"),
        ("exec -a z b c", "b c"),
        ("docker exec -w /x -it web b c", "b c"),
        ("uv run --with p b c", "b c"),
        ("npx -y -p p b c", "b c"),
        ("yarn run b c", "b c"),
        ("direnv exec . b c", "b c"),
        ("npx -y b@1.2 c", "b c"),
        ("npx @scope/b@latest c", "@scope/b c"),
        ("pnpm dlx b@next c", "b c"),
        ("npx git@host:b/c.git d", "git@host:b/c.git d"),
    ],
)
def test_wrappers_are_dropped(text: str, inner: str) -> None:
    assert commands(text)[-1] == (inner, "wrapped", ".", "")


@pytest.mark.parametrize(
    "text",
    [
        "volta run --node 20 b c",
        "nix develop .#ci -c b c",
        "nix shell nixpkgs#b --command b c",
        "nix-shell -p b --run 'b c'",
        "ssh-agent -t 5 b c",
        "script -qc 'b c' /dev/null",
        "su -lc 'b c' deploy",
        "su - deploy -c 'b c'",
        "uvx b==0.4 c",
        "git rebase -i --exec 'b c' main",
        "git submodule foreach --recursive b c",
        "git submodule foreach 'b c'",
        "nsenter -t 1 -m b c",
        "su-exec node b c",
        "valgrind --leak-check=full b c",
        "watchexec -e js -- b c",
        "fd -t d x --exec-batch b c",
    ],
)
def test_what_a_launcher_starts_is_opaque(text: str) -> None:
    inner, _, _, why = commands(text)[-1]
    assert (inner, why) == ("b c", "launcher")


@pytest.mark.parametrize(
    "text",
    [
        "sudo -l a",
        "sudo -nl a",
        "strace -fp 12 a",
        "command -v a",
        "docker exec a",
        "timeout 5",
        "xargs",
        "env A=1",
        "nice -n 5",
        "git rebase b c",
        "git submodule update --init b c",
        "git submodule foreach",
        "fd b c",
        "kubectl exec a --",
    ],
)
def test_a_wrapper_may_start_nothing(text: str) -> None:
    assert len(commands(text)) == 1


def test_options_may_stand_between_the_pod_and_its_command() -> None:
    assert commands("kubectl exec -it pod -c app -- b c")[-1] == ("b c", "wrapped", ".", "container")


def test_an_option_of_the_started_program_is_not_the_wrappers() -> None:
    assert [words for words, _, _, _ in commands("npx a -c b")] == ["npx a -c b", "a -c b"]


def test_xargs_and_find_start_their_words() -> None:
    assert commands("xargs -n 1 a b")[-1] == ("a b {}", "xargs", ".", "")
    assert commands("xargs -0I p a b")[-1] == ("a b", "xargs", ".", "")
    assert commands("find . -exec a {} \\; -o -execdir b {} +")[1:] == [
        ("a {}", "find", ".", ""),
        ("b {}", "find", None, ""),
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ssh host a b", "remote"),
        ("docker run img a b", "container"),
        ("flock /tmp/l a b", "launcher"),
        ("su -c 'a b'", "launcher"),
        ("false && a b", "dead_code"),
        ("exit; a b", "dead_code"),
        ("if false; then a b; fi", "dead_code"),
        ("trap 'a b' INT", "signal_trap"),
        ("alias a=x; a b", "alias"),
        ("P=a; $P b", "variable"),
    ],
)
def test_what_may_not_run_is_opaque(text: str, why: str) -> None:
    last = read_commands(text)[-1]
    assert (" ".join(last.words), last.certainty, last.why) == ("a b", "opaque", why)


@pytest.mark.parametrize(
    ("text", "cwd"),
    [
        ("cd a && x", "a"),
        ("cd a; cd ../b; x", "b"),
        ("cd a || exit 1; x", "a"),
        ("(cd a); x", "."),
        ("cd a | true; x", "."),
        ("{ cd a; }; x", "a"),
        ("pushd a; pushd ../b; popd; x", "a"),
        ("cd a; cd -; x", "."),
        ("cd; x", "~"),
        ("cd ~/p/q/..; x", "~/p"),
        ("cd /t; x", "/t"),
        ("cd $D; x", None),
        ('D=a; cd "$D"; x', "a"),
        ('cd a; cd "$PWD/b"; x', "a/b"),
        ("f() { cd a; }; f; x", "a"),
        ("eval 'cd a'; x", "a"),
        ("bash -c 'cd a'; x", "."),
        ("y && cd a; x", None),
        ("if y; then cd a; else cd a; fi; x", "a"),
        ("for i in 1; do cd a; done; x", "a"),
        ("for i in 1 2; do cd a; done; x", None),
        ("case x in x) cd a;; esac; x", "a"),
        ("env -C a x", "a"),
        ("cd a; git -C b x", "a/b"),
        ("git -C a -C b x", "a/b"),
        ("make --directory=a x", "a"),
    ],
)
def test_directory_follows_the_shell(text: str, cwd: str | None) -> None:
    assert read_commands(text)[-1].cwd == cwd


def test_functions_run_when_they_are_called() -> None:
    assert commands("f() { a; }; g() { f; }; g") == [("a", "function", ".", "")]
    assert commands("f() { a; f; }; f") == [("a", "function", ".", "")]
    assert words("f() { a; }; unset f; f") == [("unset", "f"), ("f",)]


def test_the_arguments_that_a_function_may_run_after_a_loop_are_opaque() -> None:
    called = read_commands('f() { while [ $# -gt 2 ]; do shift; done; "$@"; }; f 3 npm b')[-1]
    assert (called.role, called.why, called.tails) == ("function", "variable", (1, 2, 3))


def test_arguments_that_a_function_only_passes_on_are_data() -> None:
    assert commands('f() { echo "$@"; }; f npm b')[-1][0] == "echo npm b"


def test_a_case_may_fail_after_an_arm_that_goes_on() -> None:
    assert commands("case x in x) a;;& esac || b")[-1] == ("b", "top", ".", "")
    assert commands("case x in y) a;; esac || b")[-1] == ("b", "top", ".", "dead_code")


def test_exit_trap_runs_at_the_end() -> None:
    assert commands("trap a EXIT; cd d; exit")[-1] == ("a", "trap", "d", "")


def test_exec_ends_its_own_shell_only() -> None:
    assert commands("trap t EXIT; (exec a) && b") == [
        ("trap t EXIT", "top", ".", ""),
        ("exec a", "subshell", ".", ""),
        ("a", "wrapped", ".", ""),
        ("b", "top", ".", ""),
        ("t", "trap", ".", ""),
    ]
    assert commands("trap t EXIT; exec a; b")[-1] == ("b", "top", ".", "dead_code")


REFUSED = ("",)


def test_what_bash_refuses_ends_the_text_and_is_said() -> None:
    assert words("a\nb 'x") == [("a",), REFUSED]
    assert words("a; b )") == [REFUSED]
    assert words("eval 'a (' ; b") == [("eval", "a ("), REFUSED, ("b",)]
    assert words("x=(a; b) c\nd") == [REFUSED, ("d",)]
    assert commands("a\nfi")[-1] == ("", "top", ".", "syntax_error")


@pytest.mark.parametrize("name", ["v!", "$v", "1v", "'v'", "v\\!"])
def test_a_loop_over_no_name_is_read_but_not_run(name: str) -> None:
    assert words(f"for {name} in a b; do c $(d); done; e") == [("e",)]
    assert commands(f"for {name} in a; do c; done && e") == [("e", "top", ".", "dead_code")]


@pytest.mark.parametrize(
    "condition",
    [
        "a",
        "! a && -f b",
        "a == (b",
        "a b",
        "( a",
        "a &&",
        "",
        "-t",
        "$x done-gt 1",
        "a =~ (b|c)$",
        "-R x",
        "a == @(x|y)",
    ],
)
def test_a_condition_that_bash_refuses_ends_the_text(condition: str) -> None:
    accepted = condition in ("a", "! a && -f b", "$x -gt 1", "a =~ (b|c)$", "-R x", "a == @(x|y)")
    assert words(f"[[ {condition} ]]\nb") == [("b",) if accepted else REFUSED]


def test_assignments_and_redirections_are_told_as_written() -> None:
    (command,) = read_commands("A=1 B='x y'z C=$(:) D+=2 n <in >\"o $x\" 2>&1")[-1:]
    assert command.assignments == ("A=1", "B='x y'z", "C=$(:)", "D+=2")
    assert command.redirects == ("<in", '>"o $x"', "2>&1")


@pytest.mark.parametrize("text", ["bash -n -c 'a b'", "sh -nc 'a b'", "bash -o noexec -c 'a b'", "bash -n <<< a"])
def test_a_shell_that_only_looks_runs_nothing(text: str) -> None:
    assert len(read_commands(text)) == 1


@pytest.mark.parametrize(
    ("text", "program", "tails"),
    [
        ("$R t", "", (1,)),
        ("$R -x n t", "", (2, 3)),
        ("$R -m p", "", (2,)),
        ("some-launcher -t 3 --delay 5 n t", "some-launcher", (2, 4, 5)),
        ("$R run -- n t", "", (1, 3)),
        ("$R --x y -- n", "", (2, 4)),
        ('"$V/bin/pytest" -q', "pytest", ()),
        ("$D/n.sh", "n.sh", ()),
        ("$(which npm) t", "npm", ()),
        ("$(command -v npm) t", "npm", ()),
        ("P=npm; $P t", "npm", ()),
        ("P=(npm x); $P t", "", (1,)),
        ("P=n; P+=pm; $P t", "npm", ()),
        ("P[1]=n; $P t", "", (1,)),
        ("declare P=(npm x); $P t", "", (1,)),
        ("some-launcher exec n t", "some-launcher", (1, 2)),
    ],
)
def test_a_program_from_a_variable_is_told_as_far_as_it_is_known(
    text: str, program: str, tails: tuple[int, ...]
) -> None:
    command = read_commands(text)[-1]
    assert (command.program, command.tails) == (program, tails)


def test_braces_make_words() -> None:
    assert words("a {b,c}d x{1..3} {e} {f,{g,h}} k=") == [
        ("a", "bd", "cd", "x1", "x2", "x3", "{e}", "f", "g", "h", "k=")
    ]
    assert words("v={a,b} c") == [("c",)]
    assert words('a "x $(b {c,d})"{e,f}')[:2] == [("b", "c", "d"), ("b", "c", "d")]


def test_operators_may_be_continued_over_a_line_end() -> None:
    assert words("a &\\\n& b |\\\n\\\n| c") == [("a",), ("b",), ("c",)]
    assert words('( a "$(b &\\\n c)" d )')[:2] == [("b",), ("c",)]
    assert words('( a "$(b &\\\n& c)" d ) && e')[-1] == ("e",)


def test_only_blank_tab_and_newline_separate() -> None:
    assert words("a\u00a0b \u3000 c\rd") == [("a\u00a0b", "\u3000", "c\rd")]


def test_extra_wrapper_rows_extend_the_table() -> None:
    row = {"values": ["-q"], "operands": 1}
    found = read_commands("wrap -q 1 zone a b", extra_wrappers={"wrap": row})
    assert [(c.words, c.certainty) for c in found[1:]] == [(("a", "b"), "sure")]


def test_env_splits_its_text_by_rules_of_its_own_and_takes_the_words_behind_it_as_they_are() -> None:
    def started(text: str) -> list[tuple[str, ...]]:
        return words(text)[1:]

    assert started("env -S 'a (`' 'b  c' ';d'") == [("a", "(`", "b  c", ";d")]
    assert started("env -S'A=1 a \"b c\" \\\\_ d \\_e #f' g") == [("a", "b c", "\\_", "d", "e", "g")]
    assert started("env --split-string='-u X a b'") == [("env", "-u", "X", "a", "b"), ("a", "b")]
    assert started("env -S 'a \"b'") == started("env -S 'a $b'") == []
    assert [c.why for c in read_commands("env -S 'a ${B} c'; x='a b'; env -S \"$x\"") if c.program == "a"] == [
        "",
        "variable",
    ]


def test_what_a_line_continues_in_the_middle_of_is_one_word() -> None:
    assert words("i\\\nf a; then b; f\\\ni") == [("a",), ("b",)]
    assert words("A\\\n=1 a; 2\\\n>&1 b") == [("a",), ("b",)]
    assert words('x="$\\\n(a)"; case x in x) b;\\\n; e\\\nsac; c') == [("a",), ("b",), ("c",)]
    assert words("a $(b);c\\\nd 'e\\\nf' # g\\\nh")[1:] == [("a", "$(b)"), ("cd", "e\\\nf"), ("h",)]


def test_a_sourced_standard_input_runs_in_this_shell() -> None:
    assert words("source /dev/stdin <<< 'f() { a; }'; f")[1:] == [("a",)]
    assert words("echo 'b c' | . /dev/stdin")[-1] == ("b", "c")
    assert read_commands("echo a | source <(b)")[-1].why == "standard_input"
    assert words("echo sh | . /dev/stdin")[2:] == [("sh",), ("<standard input>",)]
    assert words("echo bash | bash")[2:] == [("bash",), ("<standard input>",)]
    assert words("source ./x; a") == [("source", "./x"), ("a",)]


def test_an_alias_is_reported_as_what_it_stands_for_and_is_opaque() -> None:
    found = [(c.words, c.why) for c in read_commands("alias a='b c'; a d")[1:]]
    assert found == [(("b", "c", "d"), "alias"), (("a", "d"), "alias")]
    assert [c.why for c in read_commands("alias a=if\na b; then c; fi")][-2:] == ["syntax_error", "alias"]


def test_an_exported_function_is_known_to_a_shell_that_is_started() -> None:
    assert words("f() { a; }; export -f f; bash -c f")[2:] == [("a",)]
    assert words("f() { a; }; bash -c f")[1:] == [("f",)]


def test_what_bash_reads_as_an_assignment_or_refuses() -> None:
    assert words("A=()x a b") == [("a", "b")]
    assert words("a | ! b") == [REFUSED]
    assert words("for v in a; {b; }") == [REFUSED]
    assert words("a {}> b; a {x y}>c; d") == [("a", "{}"), ("a", "{x", "y}"), ("d",)]
    assert words("a[1 + (2)]=3 b; c; d=([e f]=1 [(g]=2); h") == [("b",), ("c",), ("h",)]
    assert words("a[$(b) ;]=1 c\nd") == [("b",), ("c",), ("d",)]
    assert words("a[ b") == words("a[b c") == [REFUSED]
    assert words("a[0]=1 b; [ c ] && d [e f") == [("b",), ("[", "c", "]"), ("d", "[e", "f")]
    assert words("(( $(a) ${ ))\nb") == [("a",), ("b",)]
    assert words("trap 'trap a EXIT' DEBUG; b")[-1] == ("a",)


def test_env_that_splits_a_text_without_a_command_runs_only_itself() -> None:
    assert [command.words for command in read_commands("env -SA=1")] == [("env", "-SA=1")]


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ("$(( 1 + 2 ))", "$(( 1 + 2 ))"),
        ("$(x)a", "$(x)a"),
        ("\"a\"$('x')", "a$(x)"),
        ("$('x')", "$('x')"),
        ("<(x)", "<(x)"),
        ("`x y`", "`x y`"),
        ('${x:-"y"}', '${x:-"y"}'),
        ("\"${x:-'y'}\"", "${x:-'y'}"),
        ("$'E\\x4fF'", "EOF"),
        ('$"a"b', "ab"),
        ("E\\\nOF", "EOF"),
        ('"E\\\nOF"', "EOF"),
        ('"E\\$F\\q"', "E$F\\q"),
    ],
)
def test_a_here_document_ends_at_its_delimiter_as_bash_reads_it(written: str, line: str) -> None:
    assert words(f"a << {written}\nb\n{line}\nc") == [("a",), ("c",)]


@pytest.mark.parametrize(
    ("text", "inner"),
    [
        ("$'b' c", ["b c"]),
        ("[[ a && b ]]", ["[[ a", "b ]]"]),
        ("((b)); c", ["b", "c"]),
        ("b <<< c\nd", ["b", "d"]),
        ("b &> c; d", ["b", "d"]),
        ("b <(c)", ["c", "b <(c)"]),
        ("a=(1); b", ["b"]),
        ("function f { b; }; f", ["b", "b"]),
        ("function f {\nb\n}", ["b"]),
        ("b {c,d}", ["b c d"]),
    ],
)
def test_where_shells_called_sh_differ_what_they_run_is_opaque(text: str, inner: list[str]) -> None:
    for shell in ("sh", "dash"):
        found = commands(f"{shell} -c {quote(text)}")[1:]
        assert [(words, why) for words, _, _, why in found] == [(one, "shell_dialect") for one in inner]
    assert all(why == "" for _, _, _, why in commands(f"bash -c {quote(text)}"))


def test_what_sh_reads_like_bash_is_sure() -> None:
    text = 'if a; then b "$(c)"; fi; for x in 1 2; do d; done; f() { e; }; f; x=$((1 + 2)); { g; } 2>&1 | h'
    assert [why for _, _, _, why in commands(f"sh -c {quote(text)}")] == [""] * 8


def test_an_assignment_that_is_not_reached_changes_nothing() -> None:
    assert words("v=a; true || v=; $v b")[-1] == ("a", "b")
    assert words("v=a; false && read v; $v b")[-1] == ("a", "b")
    assert words("v=a; c || v=; $v b")[1:] == [("$v", "b"), ("a", "b"), ("b",)]


def test_under_errexit_a_failure_may_end_the_shell_and_start_its_trap() -> None:
    trap = "trap 'a' EXIT; b; exec c"
    assert ("a", "trap", ".", "") in commands(f'bash -ec "{trap}"')
    assert ("a", "trap", ".", "") in commands(f"set -o errexit; {trap}")
    assert ("a", "trap", ".", "") not in commands(trap)


@pytest.mark.parametrize("text", ["if false; then a; fi; b", "while false; do a; done; b", "{ false; a; } || c; b"])
def test_under_errexit_a_condition_may_fail(text: str) -> None:
    assert commands("set -e; " + text)[-1] == ("b", "top", ".", "")
    assert commands("set -e; false; b")[-1] == ("b", "top", ".", "dead_code")


@pytest.mark.parametrize("text", ["bash -c false", "{ bash -c false; }", "eval 'bash -c false'", "a | bash -c false"])
def test_under_errexit_a_shell_that_fails_ends_the_one_that_started_it(text: str) -> None:
    assert commands(f"set -e\n{text}\nb")[-1] == ("b", "top", ".", "dead_code")


def test_a_subshell_that_gives_a_variable_a_value_keeps_it_to_itself() -> None:
    assert commands("a=b; (printf -v a c); $a d")[-1] == ("b d", "top", ".", "variable")


def test_a_process_substitution_that_begins_with_a_parenthesis_is_read_when_it_runs() -> None:
    assert words("a <((b); c)") == [("b",), ("c",), ("a", "<((b); c)")]
    assert words("a $(b) <((c) d)")[0] == ("b",)


def test_the_trap_of_a_shell_that_gives_way_to_a_program_runs_only_when_that_is_missing() -> None:
    assert commands("trap 'a' EXIT; exec b")[-2:] == [("b", "wrapped", ".", ""), ("a", "trap", ".", "failed_exec")]


def test_a_variable_in_a_quoted_word_of_a_text_for_a_shell_is_not_known() -> None:
    (_, inner) = read_commands("""bash -c "a '$v b' c" """)
    assert [isinstance(word, Unknown) for word in inner.words] == [False, True, False]
    assert inner.words[1].shape == "\0 b"


def test_an_empty_pair_of_braces_begins_no_group() -> None:
    assert words("a {}b,c} x{}b,c}") == [("a", "{}b,c}", "x}b", "xc")]


@pytest.mark.parametrize("bad", ["${a b}", "${}", '"x ${a!}"', "${a $(x)}", "$((1 + ))", '"$((a ? 1 :))"'])
@pytest.mark.parametrize(
    "line", ["a {}; b", "a {} || b; c", "v={} b; c", "if a {}; then b; fi; c", "f() {{ a {}; b; }}; f; c"]
)
def test_a_substitution_that_bash_refuses_ends_its_line(line: str, bad: str) -> None:
    assert words(line.format(bad) + "\nd") == [("",), ("d",)]


def test_it_ends_no_more_than_the_shell_it_stands_in() -> None:
    assert words("(a ${b c}; d); e")[-1] == ("e",)
    assert words("a $(b ${c d}; e); f")[-1] == ("f",)
    assert words("a | b ${c d}; e")[-1] == ("e",)
    assert words("eval 'a ${b c}; d'; e")[-1] == ("e",)
    assert words("a || b ${c d}; e")[-1] == ("e",)
    assert words("a $(b) ${c d} $(e)") == [("b",), ("",)]


def test_a_substitution_that_bash_knows_is_no_bad_one() -> None:
    good = "${a:-b} ${a[1]} ${#a} ${!a} ${a^^} ${a~} ${a/x/y} ${@:2} ${1} ${a@Q} ${!a*} ${#} ${?} ${*%x} ${#a[@]} ${12}"
    assert words(f"x {good}; y")[-1] == ("y",)
    assert words("x $((a++)) $((b--)) $(( )) $((1 + 2)) $((~a)); y")[-1] == ("y",)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("bash -c 'fi' && x", "dead_code"),
        ("bash -c 'a\nfi' && x", "dead_code"),
        ("bash -c 'false' && x", "dead_code"),
        ("bash -c 'fi' || x", ""),
        ("bash -c 'a' && x", ""),
        ("bash -c 'exit 1' && x", ""),
        ('bash -c "$a fi" && x', ""),
        ("setsid bash -c 'fi' && x", ""),
        ("bash -c 'trap \"exit 0\" EXIT; false' && x", ""),
    ],
)
def test_a_text_that_can_only_fail_does_not_succeed(text: str, why: str) -> None:
    last = read_commands(text)[-1]
    assert (last.words, last.why) == (("x",), why)


def test_a_text_glued_to_the_option_is_no_text_for_the_shell() -> None:
    assert words("bash +e -c'a b' c d") == [("bash", "+e", "-ca b", "c", "d")]


@pytest.mark.parametrize("open_", ["$(", "<(", '"$('])
def test_time_that_opens_a_substitution_is_a_program_until_it_runs(open_: str) -> None:
    close = ")" + open_[0] * (open_[0] == '"')
    assert words(f"x {open_}time -p a | b{close}; c")[:2] == [("a",), ("b",)]
    assert words(f"x {open_}time {{ a; }}{close}; c") == [REFUSED]
    assert words(f"x {open_}time case a in b|c{close}; c")[0] == REFUSED
    assert words(f"x {open_}! time a{close}; c")[0] == ("a",)


@pytest.mark.parametrize("count", ["$(( (() ) ))", "$((a / b))", "$(( $(x) 1 ))", "$[a 1]", "$((1 ? 2))"])
def test_a_line_may_be_left_where_arithmetic_fails(count: str) -> None:
    assert commands(f"a {count}; exit\nb")[-1] == ("b", "top", ".", "syntax_error")
    assert commands(f"cd d && a {count}\nb")[-1] == ("b", "top", "d", "")


@pytest.mark.parametrize("count", ["$((1 + 2))", "$((a - b * 3))", "$((a << 2))", "$(())", "$[a + 1]"])
def test_arithmetic_that_cannot_fail_does_not(count: str) -> None:
    assert commands(f"a {count}; exit\nb")[-1] == ("b", "top", ".", "dead_code")
    assert commands(f"exit {count}\nb")[-1] == ("b", "top", ".", "dead_code")


def test_arithmetic_is_read_by_its_parentheses() -> None:
    assert words("a $(( (1 + $(b # ')\n) ) * 2 ))")[0] == ("b",)
    assert words("a $((b); (c))")[:2] == [("b",), ("c",)]
    assert words("a $(('$(b)' + 1))")[0] == ("b",)
    assert words("a $(( $(case x in x) b;; esac) + 1 ))")[:2] == [("b",), ("$(case x in x) b;; esac)", "+", "1")]
    assert words("a $(( $(case x in esac) + 1 ))") == [("a", "$(( $(case x in esac) + 1 ))")]
    assert words("a <<E\n$(( (1) + $(# b )\n) + 1 ))\nE\n")[0] == REFUSED
    assert words("a <<E\n$(( (1) + $(b) + 1 ))\nE\n")[0] == ("b",)


def test_a_here_document_that_cannot_be_expanded_keeps_its_command_from_running() -> None:
    assert commands("a <<E || b\n${x y}\nE\nc")[-3:] == [
        ("a", "top", ".", "syntax_error"),
        ("b", "top", ".", ""),
        ("c", "top", ".", ""),
    ]


def test_under_errexit_a_failure_that_is_asked_for_ends_nothing() -> None:
    assert commands("set -e; ! true; a")[-1] == ("a", "top", ".", "")
    assert commands("set -e; false && b; a")[-1] == ("a", "top", ".", "")
    assert commands("set -e; false; a")[-1] == ("a", "top", ".", "dead_code")


def test_the_body_of_a_menu_may_never_run() -> None:
    assert [c[0] for c in commands("trap a EXIT; select v in b; do trap '' EXIT; done") if c[1] == "trap"] == ["a"]


def test_a_trap_of_a_way_that_failed_is_kept() -> None:
    assert ("a", "trap", None, "") in commands("trap a EXIT; cd - && trap '' EXIT")


def test_numbers_of_two_digits_before_a_redirection_are_not_read_by_every_shell() -> None:
    assert commands("sh -c 'a 12>b'")[-1] == ("a", "string", ".", "shell_dialect")
    assert commands("sh -c 'a 1>b'")[-1] == ("a", "string", ".", "")


@pytest.mark.parametrize("bad", ["${$'x'}", "${#'x'}", '${?"x"}', "${$'\\''}"])
def test_quotes_name_no_parameter(bad: str) -> None:
    assert words(f"a {bad}; b\nc") == [REFUSED, ("c",)]


def test_a_sign_in_the_group_of_a_pattern_is_a_letter() -> None:
    assert words("[[ a =~ ^(;;b|c)$ ]] && d") == [("d",)]
    assert words("[[ a =~ ^(b) ; ]] && d") == [REFUSED]


def test_a_letter_beyond_ascii_makes_no_name() -> None:
    assert words("é[' x' b | c")[-1] == ("c",)


def test_behind_a_line_that_may_hold_a_refused_list_nobody_can_tell() -> None:
    assert commands("f() for x; v=(&\na")[-1] == ("a", "top", ".", "syntax_error")
    assert commands("x=(a; b) c\nd")[-1] == ("d", "top", ".", "syntax_error")
    assert words("fi\nd") == [REFUSED]


def test_the_end_of_an_action_of_find_may_be_worked_out() -> None:
    assert ("a", "{}") in words("find . -exec a {} $v+")


def test_a_list_after_a_value_is_refused() -> None:
    assert words("v=a(b\nc") == [REFUSED]


@pytest.mark.parametrize(
    ("text", "cwd"),
    [
        ("pushd -n d; a", "."),
        ("pushd d; pushd e; popd -n; popd; a", "."),
        ("pushd d; pushd e; pushd +1; a", "d"),
        ("pushd d; pushd e; pushd -0; a", "."),
        ("pushd d; pushd e; popd +1; popd; a", "."),
        ("cd d; cd ~+/e; a", "d/e"),
        ("cd d; cd ~-; a", "."),
        ('cd d; npm --prefix "$PWD/e" a', "d/e"),
        ("npm --prefix=$PWD/e a", "e"),
        ("npm --prefix $e a", None),
        ("make -sC d a", "d"),
        ("f() { local d=$1; cd $d; a; }; f e", "e"),
    ],
)
def test_directories_are_told_by_their_short_names(text: str, cwd: str | None) -> None:
    assert read_commands(text)[-1].cwd == cwd


@pytest.mark.parametrize(
    "text",
    ["timeout 5 -- a b", "env X=1 -S 'a b'", "find . -exec a b", "bash -D -c 'a b'", "uv tool install a", "in x; a b"],
)
def test_what_the_program_refuses_is_not_run(text: str) -> None:
    assert ("a", "b") not in words(text)
    assert ("a",) not in words(text)


def test_no_command_begins_with_in_but_in_zsh() -> None:
    assert words("in a") == [REFUSED]
    assert words("'in' a") == [("in", "a")]
    assert [c.words for c in read_commands("in a", "zsh")] == [("in", "a")]


def test_a_name_is_unset_as_a_variable_first() -> None:
    assert words("f() { a; }; f=1; unset f; f")[-1] == ("a",)
    assert words("f() { a; }; f=1; unset -f f; f")[-1] == ("f",)
    assert words("f() { a; }; unset f; f")[-1] == ("f",)


def test_what_another_shell_reads_otherwise_is_said_whatever_else_is_not_sure() -> None:
    assert commands("trap 'sh -c \"[[ a ]]; b\"' INT")[-1][3] == "shell_dialect"
    assert commands("exit; sh -c '[[ a ]]; b'")[-1][3] == "dead_code"


def test_a_copy_of_a_descriptor_is_no_file_to_every_shell() -> None:
    assert commands("sh -c 'a >&b'")[-1][3] == "shell_dialect"
    assert commands("sh -c 'a 2>&1'")[-1][3] == ""


def test_an_alias_holds_to_the_end_of_its_line() -> None:
    assert ("b", "top", ".", "alias") in commands("alias a=b\nunalias -a; a")


def test_a_trap_that_cannot_be_set_leaves_the_one_before() -> None:
    assert ("a", "trap", ".", "") in commands("trap a EXIT; trap b EXIT <c")


def test_text_joined_to_an_option_of_env_is_split() -> None:
    assert words("env -iS'A=1 b c' d")[-1] == ("b", "c", "d")


def test_a_function_with_several_bodies_runs_each() -> None:
    assert ("a",) in words("if x; then f() { a; }; else f() { b; }; fi; f")
    assert ("b",) in words("if x; then f() { a; }; else f() { b; }; fi; f")
    assert words("f() { a; }; f() { b; }; f") == [("b",)]
    assert sorted(words("f() { a; }; x && f() { b; }; f")) == [("a",), ("b",), ("x",)]


def test_a_line_goes_on_between_backticks_before_anything_else() -> None:
    assert words("a `b \\\\\\\n c`")[0] == ("b", " c")
    assert words("a `b \\\n c`")[0] == ("b", "c")


def test_a_quoted_name_between_double_quotes_is_one() -> None:
    assert words("a \"${$'v'}\"; b")[-1] == ("b",)


@pytest.mark.parametrize("end", ["& a", "| a", "&& a", "|| a", ")"])
@pytest.mark.parametrize("prefix", ["!", "time", "! time -p"])
def test_a_prefix_stands_alone_only_before_the_end_of_a_list(prefix: str, end: str) -> None:
    assert words(f"{'(' * (end == ')')}{prefix} {end}") == [REFUSED]
    assert words(f"{prefix}; a") == [("a",)]
    assert words(f"{prefix} &>b | a") == [("a",)]


def test_assignments_before_a_shell_are_its_variables() -> None:
    assert commands("v='a b' bash -c '$v'")[-1] == ("a b", "string", ".", "variable")
    assert commands("env --spl 'a b'")[-1] == ("a b", "wrapped", ".", "")


def test_behind_the_first_word_of_a_coprocess_a_reserved_word_is_one() -> None:
    assert words("{ coproc a }; b") == [("a",), ("b",)]
    assert words("{ coproc a b }") == [REFUSED]
    assert words("coproc a \\\n b") == [("a", "b")]


def test_what_a_plain_shell_may_not_know_ends_in_doubt() -> None:
    """dash takes `time` for a program and `{,}` for a word; `(( 1 ))` is a command it may not find."""
    assert commands("sh -c 'time : || a {,}'")[-1] == ("a", "string", ".", "shell_dialect")
    assert commands("bash -c 'time : || a {,}'")[-1][3] == "dead_code"
    assert commands("sh -c '(( 1 )); false && eval \"[[ a ]]\"; exit; a {,}'")[-1][3] == "shell_dialect"
    assert commands("sh -c '(( 1 )) && a' && b; c")[-2:] == [
        ("b", "top", ".", "after_shell_dialect"),
        ("c", "top", ".", ""),
    ]


def test_a_here_string_of_a_process_substitution_is_the_path_of_a_pipe() -> None:
    assert words("xargs a <<< <(b)")[-1][0] == "a"
    assert "b)" not in words("xargs a <<< <(c b)")[-1]
    assert commands("bash <<< <(echo b)")[-1][3] == "standard_input"


def test_what_a_trap_defines_may_be_called_anywhere() -> None:
    assert ("b", "function", ".", "signal_trap") in commands("trap 'f() { b; }' DEBUG; a || f")


def test_with_lastpipe_the_shell_runs_the_last_part_of_a_pipe_itself() -> None:
    assert words("shopt -s lastpipe; a | f() { b; }; f")[-1] == ("b",)
    assert commands("shopt -s lastpipe; a | cd x; b")[-1] == ("b", "top", "x", "")
    assert commands("zsh -c 'a | cd x; b'")[-1][2] == "x"
    assert commands("shopt -s lastpipe; bash -c 'a | cd x; b'")[-1][2] == "."
    assert commands("shopt -s lastpipe; shopt -u lastpipe; a | cd x; b")[-1] == ("b", "top", ".", "")
