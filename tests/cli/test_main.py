"""The command table, its help page, and how errors leave the process."""

from __future__ import annotations

import json
import subprocess
import sys

import click
import pytest

from harness_memory.cli import main as cli_main
from harness_memory.cli.main import CommandTable, Entry, main
from harness_memory.errors import HmError, LockedError

HEAVY = ("pydantic", "sqlite3", "filelock", "rapidfuzz", "numpy", "harness_memory.config", "harness_memory.store.db")


def fail_with(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Put a command `broken` that raises `error` into the table."""

    @click.command("broken")
    @click.option("--json", "as_json", is_flag=True)
    def broken(**_options: bool) -> None:
        raise error

    def get_command(_table: CommandTable, _ctx: click.Context, name: str) -> click.Command | None:
        return broken if name == "broken" else None

    monkeypatch.setattr(CommandTable, "get_command", get_command)


def test_help_lists_every_command_by_section(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    page = capsys.readouterr().out
    assert [f"{section}:" for section in cli_main.SECTIONS] == [
        line for line in page.splitlines() if line.endswith(":") and not line.startswith((" ", "Options", "Usage"))
    ]
    for name in cli_main.ENTRIES:
        assert f"\n  {name} " in page


def test_no_words_show_the_help_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("Usage: hm")


def test_version_is_one_word(capsys: pytest.CaptureFixture[str]) -> None:
    from harness_memory import __version__

    assert main(["--version"]) == 0
    assert capsys.readouterr() == (f"{__version__}\n", "")


def test_help_and_version_import_no_command_and_nothing_heavy() -> None:
    code = (
        "import sys; from harness_memory.cli.main import main; main(['--help']);"
        f"print([name for name in {HEAVY!r} if name in sys.modules]"
        " + sorted(name for name in sys.modules if name.startswith('harness_memory.cli.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "['harness_memory.cli.main', 'harness_memory.cli.output']"


def test_unknown_command_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["memory:lst"]) == 2
    assert capsys.readouterr() == (
        "",
        "error: There is no command 'memory:lst'; did you mean memory:list?\n  hint: hm --help\n",
    )


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["memory", "list"], "'memory'; did you mean memory:list?"),
        (["demote", "14fd"], "'demote'; did you mean memory:demote?"),
        (["list"], "'list'; did you mean proposals:list or memory:list?"),
    ],
)
def test_unknown_command_names_those_with_that_part(
    capsys: pytest.CaptureFixture[str], words: list[str], meant: str
) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err == f"error: There is no command {meant}\n  hint: hm --help\n"


@pytest.mark.parametrize("option", cli_main.COMMON_OPTIONS)
def test_an_option_of_every_command_stands_after_it(capsys: pytest.CaptureFixture[str], option: str) -> None:
    assert main([f"{option}=x", "status"]) == 2
    expected = f"error: {option} stands after the command.\n  hint: hm COMMAND {option}\n"
    assert capsys.readouterr().err == expected


def test_a_missing_choice_is_told_on_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["memory:add", "--summary", "x"]) == 2
    assert capsys.readouterr().err.splitlines()[0] == (
        "error: Missing option '--type'. Choose from: pitfall, policy, workflow, decision, architecture_constraint, "
        "baseline."
    )


def test_unknown_command_in_json_mode_leaves_stderr_empty(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["zzzzzz", "--json"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out) == {
        "error": {
            "reference": "unknown-command",
            "message": "There is no command 'zzzzzz'.",
            "context": "",
            "hint": "hm --help",
        }
    }
    assert err == ""


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (HmError("bad-thing", "It broke.", context="here", hint="hm doctor"), 1),
        (LockedError("db-locked", "Busy."), 75),
        (click.UsageError("no such thing"), 2),
        (ValueError("surprise"), 1),
    ],
)
def test_error_decides_the_exit_code(monkeypatch: pytest.MonkeyPatch, error: Exception, code: int) -> None:
    fail_with(monkeypatch, error)
    assert main(["broken"]) == code


def test_error_shows_its_parts_on_stderr(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    fail_with(monkeypatch, HmError("bad-thing", "It \x1b[31mbroke.", context="here", hint="hm doctor"))
    main(["broken"])
    assert capsys.readouterr() == ("", "error: It \\x1b[31mbroke.\n  in: here\n  hint: hm doctor\n")


def test_defect_is_reported_without_a_traceback_unless_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fail_with(monkeypatch, ValueError("surprise"))
    monkeypatch.delenv("HARNESS_MEMORY_DEBUG", raising=False)
    main(["broken"])
    assert capsys.readouterr().err == (
        "error: ValueError: surprise\n  hint: HARNESS_MEMORY_DEBUG=1 with the same command shows where\n"
    )
    monkeypatch.setenv("HARNESS_MEMORY_DEBUG", "1")
    main(["broken"])
    assert "Traceback (most recent call last)" in capsys.readouterr().err


def test_interrupt_is_130(monkeypatch: pytest.MonkeyPatch) -> None:
    fail_with(monkeypatch, KeyboardInterrupt())  # type: ignore[arg-type]
    assert main(["broken"]) == 130


def test_table_names_each_command_once() -> None:
    entries = [entry for entries in cli_main.SECTIONS.values() for entry in entries]
    assert len({entry.name for entry in entries}) == len(entries)
    assert all(isinstance(entry, Entry) and entry.summary.endswith(".") for entry in entries)


@pytest.mark.parametrize(
    ("error", "sentence", "context", "hint"),
    [
        (IsADirectoryError(21, "Is a directory", "/p/db.lock"), "Is a directory", "/p/db.lock", "ls -ld /p/db.lock"),
        (
            OSError(28, "No space left on device", "/p/a b.tmp", None, "/p/a b"),
            "No space left on device",
            "/p/a b",
            "ls -ld '/p/a b'",
        ),
        (FileNotFoundError(2, "No such file or directory"), "No such file or directory", "", "df -h ."),
        (OSError(28, "No space left on device"), "No space left on device", "", "df -h ."),
    ],
    ids=["in the way", "while replacing", "working directory gone", "disk full"],
)
def test_a_file_the_system_refuses_is_named(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: OSError,
    sentence: str,
    context: str,
    hint: str,
) -> None:
    fail_with(monkeypatch, error)
    assert main(["broken", "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "error": {
            "reference": "file-not-usable",
            "message": f"A file or directory cannot be used: {sentence}.",
            "context": context,
            "hint": hint,
        }
    }
