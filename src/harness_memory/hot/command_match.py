"""Does one command satisfy a command pattern? Compares words, never text.

A pattern is itself read as a command, so `uv run pytest` as a pattern means `pytest`. Matching is: same program (or a
member of the family), the pattern's positional words are a prefix of the command's, every flag of the pattern is
present somewhere. Called by `signatures`.
"""

from __future__ import annotations

from harness_memory.hot.programs import PACKAGE_MANAGERS, Form, read_form
from harness_memory.hot.shell import Command, Unknown, read_commands

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MAX_CLUSTER = 5


class Match:
    """The outcome of one signature on one call.

    `certainty` is "sure", "opaque" or "" for a miss; `cwds` are the directories of the matching commands relative to
    the call's own (None: unknown); `reason` is "match" or why not.
    """

    __slots__ = ("certainty", "cwds", "hit", "reason")

    def __init__(self, hit: bool, certainty: str, cwds: tuple[str | None, ...], reason: str) -> None:
        self.hit = hit
        self.certainty = certainty
        self.cwds = cwds
        self.reason = reason

    def __repr__(self) -> str:
        return f"Match({self.hit}, {self.certainty!r}, {self.cwds!r}, {self.reason!r})"


class CommandPattern:
    """A pattern of kind cmd, read once."""

    __slots__ = ("form",)

    def __init__(self, form: Form) -> None:
        self.form = form


_FAMILY_BIN = "bin"


def read_command_pattern(pattern: str) -> CommandPattern | None:
    """Read the words of a pattern, wrappers dropped; None when it names no command."""
    commands = read_commands(pattern)
    if not commands:
        return None
    words = list(commands[-1].words)
    if words[0] == _FAMILY_BIN and len(words) > 1:
        words = words[1:]
    return CommandPattern(read_form(words))


def _cluster_letters(flags: Iterable[str]) -> set[str]:
    letters: set[str] = set()
    for flag in flags:
        body = flag[1:]
        if len(body) <= MAX_CLUSTER and body.isascii() and body.isalpha():
            letters.update(body)
    return letters


def has_flag(wanted: str, flags: Sequence[str]) -> bool:
    """Say whether a pattern's flag is among a command's flags: `--x` is in `--x=1`, `-rf` in `-fr` and in `-r -f`."""
    if wanted in flags:
        return True
    if "=" not in wanted and any(flag.startswith(wanted + "=") for flag in flags):
        return True
    letters = wanted[1:]
    if wanted.startswith("--") or len(letters) >= MAX_CLUSTER or not (letters.isascii() and letters.isalpha()):
        return False
    return set(letters) <= _cluster_letters(flags)


def _same_program(wanted: str, program: str) -> bool:
    return wanted == program or (wanted == "pm" and program in PACKAGE_MANAGERS)


def _compare_positionals(wanted: list[str], form: Form) -> str:
    """ "sure" for a prefix, "opaque" when it holds only by leaving out a word that may be an option's value, else ""."""
    given = form.positionals
    if given[: len(wanted)] == wanted and not any(isinstance(word, Unknown) for word in given[: len(wanted)]):
        return "sure"
    return ""


def compare(pattern: Form, command: Command) -> tuple[str, str]:
    """Compare one command with a pattern: the certainty ("" for a miss) and the reason."""
    form = command.form()
    if not _same_program(pattern.program, form.program):
        return "", "program_mismatch"
    certainty = _compare_positionals(pattern.positionals, form)
    if not certainty:
        return "", "different_subcommand"
    if not all(has_flag(flag, form.flags) for flag in pattern.flags):
        return "", "flag_missing"
    if command.certainty == "opaque":
        certainty = "opaque"
    return certainty, "match" if certainty == "sure" else "opaque"


_NEARNESS = ("flag_missing", "different_subcommand", "program_mismatch")


def match_command(pattern_text: str, commands: Sequence[Command]) -> Match:
    """Match a command pattern against every command a text runs."""
    pattern = read_command_pattern(pattern_text)
    if pattern is None:
        return Match(False, "", (), "pattern_error")
    hits: dict[str, list[str | None]] = {"sure": [], "opaque": []}
    misses: set[str] = set()
    for command in commands:
        certainty, reason = compare(pattern.form, command)
        if certainty:
            hits[certainty].append(command.cwd)
        else:
            misses.add(reason)
    for certainty in ("sure", "opaque"):
        if hits[certainty]:
            reason = "match" if certainty == "sure" else "opaque"
            return Match(True, certainty, tuple(dict.fromkeys(hits[certainty])), reason)
    return Match(False, "", (), next((reason for reason in _NEARNESS if reason in misses), "program_mismatch"))
