"""The `hm` command: a lazy table of commands, and the one place where errors become words and exit codes.

Owns the command table and the help page made from it. A command's module is imported only when that command runs, so
`hm --help` costs click alone. Called by the console scripts; one of the two catch-alls of the product (the other is the
hook).
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

import click

from harness_memory._version import __version__
from harness_memory.cli.output import print_error
from harness_memory.errors import HmError, UsageError
from harness_memory.hot.system import DEBUG_VARIABLE

EXIT_INTERRUPTED = 130
COMMON_OPTIONS = ("--json", "--db", "--root")


class Entry(NamedTuple):
    """One command: where it lives and the line `hm --help` prints for it."""

    name: str
    module: str
    attribute: str
    summary: str


SECTIONS: dict[str, tuple[Entry, ...]] = {
    "Install": (
        Entry("install", "install", "install", "Register the hooks, prepare the database and prove both."),
        Entry("uninstall", "install", "uninstall", "Remove the hooks; --purge removes the project's memory too."),
        Entry("doctor", "doctor", "doctor", "Check everything and name the command that mends it."),
        Entry("demo", "demo", "demo", "Play the whole loop in a temporary project."),
        Entry("db:migrate", "maintenance", "migrate", "Bring the database to this version's schema, with a backup."),
        Entry("snapshot:rebuild", "maintenance", "rebuild", "Rebuild what the hooks read from the database."),
    ),
    "Status": (Entry("status", "status", "status", "One line: what fires, what waits, whether learning works."),),
    "Review": (
        Entry("review", "review", "review", "Decide about what waits for you, one key a card."),
        Entry("proposals:list", "proposals", "list_proposals", "List the open proposals."),
        Entry("proposals:accept", "proposals", "accept", "Accept a proposal, or all of a kind."),
        Entry("proposals:reject", "proposals", "reject", "Reject a proposal; the same claim is silent for 30 days."),
    ),
    "Memory": (
        Entry("memory:list", "memory_read", "list_memories", "List memories, newest change first."),
        Entry("memory:show", "memory_read", "show", "Show one memory whole."),
        Entry("memory:add", "memory_write", "add", "Add a memory by hand."),
        Entry("memory:edit", "memory_write", "edit", "Change a memory's words, scope or signature."),
        Entry("memory:enforce", "memory_write", "enforce", "Set how firmly a memory speaks."),
        Entry("memory:promote", "memory_write", "promote", "Make a candidate or stale memory active, as yours."),
        Entry(
            "memory:demote", "memory_write", "demote", "Take a memory out of use; nothing re-activates it by itself."
        ),
        Entry("memory:reject", "memory_write", "reject", "Reject a memory."),
        Entry("memory:restore", "memory_write", "restore", "Bring a rejected, stale or superseded memory back."),
        Entry("memory:why", "why", "why", "Explain what a tool call or a prompt would meet, and why."),
        Entry("memory:history", "memory_trace", "history", "Show every change of a memory and the evidence behind it."),
        Entry("memory:trace", "memory_trace", "trace_memory", "Show the episodes and runs behind a memory."),
        Entry("memory:stats", "stats", "stats", "Show what learning brings, asks and costs."),
    ),
    "Pipeline": (
        Entry("queue", "queue", "queue", "Inspect or edit the episodes that wait for extraction."),
        Entry("extract", "extract", "extract", "Run the extraction worker in the foreground."),
        Entry("dream", "dream", "dream", "Consolidate now: end what is past its time, remove old files."),
        Entry("recall", "recall", "recall", "Search past turns by their summaries."),
        Entry("trace", "session_trace", "trace_session", "Show the ledger of a session as a timeline."),
    ),
    "Evaluation": (
        Entry("eval:replay", "evals", "replay", "Replay recorded stories through the real hooks and worker."),
        Entry("eval:match", "evals", "match", "Score the matcher on labelled commands."),
        Entry("eval:recall", "evals", "recall", "Score what a prompt brings up on labelled queries."),
        Entry("eval:latency", "latency", "latency", "Measure what a hook costs, against an empty interpreter."),
        Entry("eval:redaction", "evals", "redaction", "Score the redaction on labelled texts."),
        Entry("eval:signals", "evals", "signals", "Score the signals read in labelled prompts."),
        Entry("eval:decisions", "evals", "decisions", "Score the decision marker on labelled messages."),
        Entry("eval:scan", "evals", "scan", "Score the scanner on labelled memory texts."),
    ),
}

ENTRIES: dict[str, Entry] = {entry.name: entry for entries in SECTIONS.values() for entry in entries}


class CommandTable(click.Group):
    """A click group that knows its commands by name and imports one only to run it."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  click's signature
        """Return every name, in the order of the help page."""
        return list(ENTRIES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002  click's signature
        """Import and return a command, or None for a name that is not in the table."""
        entry = ENTRIES.get(cmd_name)
        if entry is None:
            return None
        command = getattr(import_module(f"harness_memory.cli.{entry.module}"), entry.attribute)
        assert isinstance(command, click.Command)  # noqa: S101  a wrong table is a defect of this module
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that the first word names; an unknown one is a usage error with the nearest names."""
        command = self.get_command(ctx, args[0])
        if command is None:
            meant = " or ".join(_nearest(args))
            ending = f"; did you mean {meant}?" if meant else "."
            raise UsageError("unknown-command", f"There is no command {args[0]!r}{ending}", hint="hm --help")
        return args[0], command, args[1:]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002  click's signature
        """Write the commands by section, from the table alone."""
        for section, entries in SECTIONS.items():
            with formatter.section(section):
                formatter.write_dl([(entry.name, entry.summary) for entry in entries], col_max=18)


@click.group(
    cls=CommandTable,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Every command accepts --json, --db PATH and --root DIR. `hm COMMAND --help` lists the rest.",
)
@click.version_option(__version__, "--version", message="%(version)s", help="Print the version.")
def cli() -> None:
    """Project memory for Claude Code: it speaks at the tool boundary, before a known mistake is repeated."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `hm` with `arguments` (default: the process's own) and return the exit code.

    0 done, 1 error, 2 wrong usage, 75 a lock is busy. With `--json` an error is an object on stdout and stderr stays
    empty.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a console code page that lacks a character
    try:
        result = cli.main(words or ["--help"], prog_name="hm", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the flush at exit is quiet too
        return 1
    except (KeyboardInterrupt, click.Abort):
        return EXIT_INTERRUPTED
    except Exception as error:
        fault = _as_fault(error)
        print_error(fault, as_json=_wants_json(words))
        return fault.exit_code
    return result if isinstance(result, int) else 0


def _as_fault(error: Exception) -> HmError:
    match error:
        case HmError():
            return error
        case click.NoSuchOption() if error.option_name in COMMON_OPTIONS:  # every command has them: there is none yet
            name = error.option_name
            return UsageError("usage", f"{name} stands after the command.", hint=f"hm COMMAND {name}")
        case click.UsageError():
            command = error.ctx.command_path if error.ctx else "hm"
            message = " ".join(error.format_message().split())  # click lists choices on lines of their own
            return UsageError("usage", _as_sentence(message), hint=f"{command} --help")
        case click.ClickException():
            return HmError("error", _as_sentence(error.format_message()), hint="hm --help")
        case OSError():
            return _as_file_fault(error)
        case _:
            return _as_defect(error)


def _as_sentence(message: str) -> str:
    """Click ends some of its messages without a full stop."""
    return message if message.endswith((".", "?")) else f"{message}."


def _as_file_fault(error: OSError) -> HmError:
    """A file in the way of one of ours, a full disk, a working directory that is gone: for the user to mend."""
    path = str(error.filename2 or error.filename or "")
    return HmError(
        "file-not-usable",
        f"A file or directory cannot be used: {error.strerror or error}.",
        context=path,
        hint=shlex.join(["ls", "-ld", path]) if path else "df -h .",  # of a full disk the system names no file
    )


def _as_defect(error: Exception) -> HmError:
    import traceback

    context = "".join(traceback.format_exception(error)) if os.environ.get(DEBUG_VARIABLE) == "1" else ""
    return HmError(
        "internal-error",
        f"{type(error).__name__}: {error}",
        context=context,
        hint=f"{DEBUG_VARIABLE}=1 with the same command shows where",
    )


def _nearest(words: Sequence[str]) -> list[str]:
    """Return the commands that unknown words may mean: `memory list` and `list` by their parts, else by spelling."""
    from difflib import get_close_matches

    joined = ":".join(words[:2])
    if joined in ENTRIES:
        return [joined]
    named = [name for name in ENTRIES if name.endswith(f":{words[0]}")]
    return named or get_close_matches(words[0], ENTRIES, n=1, cutoff=0.6)


def _wants_json(words: Sequence[str]) -> bool:
    options = words[: words.index("--")] if "--" in words else words
    return "--json" in options


if __name__ == "__main__":
    sys.exit(main())
