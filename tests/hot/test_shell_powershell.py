"""PowerShell and cmd.exe texts: what would run."""

from __future__ import annotations

from base64 import b64encode

import pytest

from harness_memory.hot.shell import read_commands


def commands(text: str) -> list[tuple[str, str | None, str]]:
    return [(" ".join(c.words), c.cwd, c.why) for c in read_commands(text, "powershell")]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("a x; b | c && d || e", ["a x", "b", "c", "d", "e"]),
        ("& 'C:\\Program Files\\a.cmd' x", ["C:\\Program Files\\a.cmd x"]),
        ("$x = a y", ["a y"]),
        ("[string]$x = a y", ["a y"]),
        ("'a x'; \"a x\"", []),
        ("@('a', 'b'); @{ k = 'a x' }", []),
        ("@{ k = a x }", ["a x"]),
        ('"t $(a x) t"', ["a x"]),
        ('"t `$(a x) t"', []),
        ("a `\n x", ["a x"]),
        ("a # b\n<# c\nd #> e", ["a", "e"]),
        ("$t = @'\n$(a)\n'@\nb", ["b"]),
        ('$t = @"\n$(a)\n"@\nb', ["a", "b"]),
        ("if (a) { b } elseif (c) { d } else { e }", ["a", "b", "c", "d", "e"]),
        ("foreach ($i in a x) { b }", ["a x", "b"]),
        ("switch ('a') { 'b c' { d } default { e } }", ["d", "e"]),
        ("try { a } catch [X] { b } finally { c }", ["a", "b", "c"]),
        ("function f { a }; b", ["b"]),
        ("function f { a }; F", ["a"]),
        ("1..3 | % { a $_ }", ["a $_", "% {…}"]),
        ("iex 'a x'", ["iex a x", "a x"]),
        ("a *> o.txt 2>&1; b > 'c d'", ["a", "b"]),
        ("(a x) -match 'y'", ["a x"]),
        ("a --% b ; c", ["a b ; c"]),
        ("a 'b", [""]),
        ('cmd /c "a ^& x && cd d & b"', ["cmd /c a ^& x && cd d & b", "a & x", "cd d", "b"]),
        ("bash -c 'a; b'", ["bash -c a; b", "a", "b"]),
        ("pwsh -NoProfile -Command 'a; b'", ["pwsh -NoProfile -Command a; b", "a", "b"]),
        ("pwsh -File x.ps1 a", ["pwsh -File x.ps1 a"]),
    ],
)
def test_commands_that_run(text: str, wanted: list[str]) -> None:
    assert [words for words, _, _ in commands(text)] == wanted


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("cd a; x", ("x", "a", "")),
        ("Set-Location -Path a\\b; x", ("x", "a/b", "")),
        ("Push-Location a; Pop-Location; x", ("x", ".", "")),
        ("& { cd a }; x", ("x", "a", "")),
        ("cd $d; x", ("x", None, "")),
        ("exit; x", ("x", ".", "dead_code")),
        ("if ($false) { x }", ("x", ".", "dead_code")),
        ("& $p x", ("$p x", ".", "variable")),
        ("NPM x", ("npm x", ".", "name_case")),
    ],
)
def test_directory_and_certainty(text: str, last: tuple[str, str | None, str]) -> None:
    assert commands(text)[-1] == last


def test_a_block_handed_to_a_command_nobody_knows_is_opaque() -> None:
    assert commands("Invoke-Command -ScriptBlock { a }")[0] == ("a", ".", "script_block")


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("Start-Process npm", ("npm", ".", "")),
        ("Start-Process npm test", ("npm test", ".", "")),
        ("Start-Process npm -ArgumentList 'run test' -Wait", ("npm run test", ".", "")),
        (
            "Start-Process -NoNewWindow -Wait -FilePath npm.cmd -ArgumentList 'run', '-s', 'x'",
            ("npm.cmd run -s x", ".", ""),
        ),
        ("saps -File npm -Args 'test','--x' -PassThru", ("npm test --x", ".", "")),
        ("start -Arg a,b npm", ("npm a b", ".", "")),
        ("Start-Process npm test -WorkingDirectory sub\\web", ("npm test", "sub/web", "")),
        ("Start-Process npm test -WorkingDirectory $d", ("npm test", None, "")),
        ("Start-Process $p test", ("$p test", ".", "variable")),
        ("Start-Process npm test -WhatIf", ("Start-Process npm test -WhatIf", ".", "")),
        ("Start-Process", ("Start-Process", ".", "")),
        ("start -RedirectStandardOutput npm node x", ("node x", ".", "")),
        ("Start-Process powershell -ArgumentList '-Command','npm test'", ("npm test", ".", "")),
    ],
)
def test_start_process_starts_its_words(text: str, last: tuple[str, str | None, str]) -> None:
    assert commands(text)[-1] == last


@pytest.mark.parametrize("option", ["-EncodedCommand", "-enc", "-e", "-ec", "/EncodedCommand"])
def test_an_encoded_command_is_read(option: str) -> None:
    encoded = b64encode("cd web; npm test".encode("utf-16-le")).decode()
    assert commands(f"pwsh -NoProfile {option} {encoded}")[-1] == ("npm test", "web", "")
    for broken in ("%%%", "YQ==", "é", ""):
        assert len(commands(f"pwsh {option} {broken}")) == 1


def test_bash_hands_texts_to_the_other_shells() -> None:
    found = [" ".join(c.words) for c in read_commands("cmd.exe //c 'a && b'; pwsh -c 'c; d'")]
    assert found == ["cmd.exe //c a && b", "a", "b", "pwsh -c c; d", "c", "d"]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("echo (a x) & b", ["echo (a x)", "b"]),
        ("(a & b) & c", ["a", "b", "c"]),
        ("if not exist x (a) else b", ["a", "b"]),
        ("if /i a == b c", ["c"]),
        ("if %A%==1 c d", ["c d"]),
        ("if defined a b", ["b"]),
        ("for %i in (a b) do c %i", ["c %i"]),
        ("for /f %i in ('a x') do c", ["a x", "c"]),
        ("a >o 2>&1 b & c <i", ["a b", "c"]),
        ("start /wait a x", ["start /wait a x", "a x"]),
        ("call a & @b", ["a", "b"]),
        ("a ^\r\n x", ["a x"]),
        ("rem a & b", ["b"]),
    ],
)
def test_a_line_of_cmd(text: str, wanted: list[str]) -> None:
    found = read_commands(f"cmd /c '{text}'" if "'" not in text else f'cmd /c "{text}"', "powershell")
    assert [" ".join(c.words) for c in found[1:]] == wanted


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("pushd a & x", ("x", "a", "")),
        ("pushd a & popd & x", ("x", ".", "")),
        ("cd /d C:\\a & x", ("x", "C:/a", "")),
        ("cd %A% & x", ("x", None, "")),
        ("start /d a x y", ("x y", "a", "")),
        ("exit & x", ("x", ".", "dead_code")),
        ("%A% x", ("%A% x", ".", "variable")),
    ],
)
def test_directory_and_certainty_in_cmd(text: str, last: tuple[str, str | None, str]) -> None:
    assert commands(f'cmd /c "{text}"')[-1] == last


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("$a = 'x'; & $a y", ("x y", ".", "variable")),
        ('& "$b" y', ('"$b" y', ".", "variable")),
        ("$a = 'x'; $a = b; & $a y", ("$a y", ".", "variable")),
        ("$a = 'x'; & \"$a/z\" y", ("x/z y", ".", "variable")),
        ("$a = { x }; & $a", ("x", ".", "script_block")),
        ("$a = { x }; Start-Job $a", ("x", ".", "script_block")),
        ("$a = { & $a }; & $a; x", ("x", ".", "")),
        ("'x y' | iex", ("x y", ".", "standard_input")),
        ("pwsh -c { x }; y", ("y", ".", "")),
        ("pwsh -c { cd a }; y", ("y", ".", "")),
        ("Start-Job { cd a }; y", ("y", ".", "")),
        ("(1..3).ForEach({ x })", ("x", ".", "")),
        ("$a.Where({ x }, 'First')", ("x", ".", "")),
        (":a foreach ($i in 1) { x }", ("x", ".", "")),
        ("$a = @'\nx y\n'@\niex $a", ("x y", ".", "")),
        ("function global:f { x }; f", ("x", ".", "")),
        ("function f { [CmdletBinding()] param($a) process { x } }; f", ("x", ".", "")),
        ("[A()]\n[B([C])]\nparam($a)\nx", ("x", ".", "")),
        ("Start-Process pwsh -ArgumentList '-c \"x y\"'", ("x y", ".", "")),
        ("x @a", ("x @a", ".", "")),
        ("class A { F() { x } }; y", ("y", ".", "")),
    ],
)
def test_values_and_blocks(text: str, last: tuple[str, str | None, str]) -> None:
    assert commands(text)[-1] == last


def test_a_string_at_the_start_of_an_argument_is_all_of_it() -> None:
    assert [c.words for c in read_commands('a \'b\'c d"e"f "g"', "powershell")] == [("a", "b", "c", "def", "g")]


def test_a_pipe_ends_what_goes_to_a_program_as_it_stands() -> None:
    assert [c.words for c in read_commands("a --% b 'c | d e", "powershell")] == [("a", "b", "'c"), ("d", "e")]


@pytest.mark.parametrize("text", ["a |", "a &&", "a ||\n", "a | | b", "a && ; b"])
def test_a_pipeline_without_its_end_is_refused(text: str) -> None:
    assert [c.words for c in read_commands(text, "powershell") if c.certainty == "sure"] == []
