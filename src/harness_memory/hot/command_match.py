"""Does one command satisfy a command pattern? Compares words, never text.

A pattern is itself read as a command, so `uv run pytest` as a pattern means `pytest`. Matching is: same program (or a
member of the family), the pattern's positional words are a prefix of the command's, every flag of the pattern is
present somewhere. Called by `signatures`.
"""

from __future__ import annotations

from harness_memory.hot.commands import REFUSED, TOO_LONG, Command, Unknown
from harness_memory.hot.plain_command import read_plain_command
from harness_memory.hot.program_tables import ONE_DASH_TOOLS, PACKAGE_MANAGERS, SCRIPT_RUNNERS, SUBCOMMAND_TOOLS
from harness_memory.hot.programs import Form, ScriptForm, canonical_program, program_name, read_form, takes_value
from harness_memory.hot.wrapper_tables import LAUNCHER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MAX_CLUSTER = 5
MAX_COMPARED = 64
_NEARNESS = ("not_started_so", "flag_missing", "different_subcommand", "program_mismatch")


class Match:
    """The outcome of one signature on one call.

    `certainty` is "sure", "opaque" or "" for a miss; `commands` are the matching ones, none where a signature is held
    against text; `reason` is "match" or why not.
    """

    __slots__ = ("certainty", "commands", "hit", "reason")

    def __init__(self, hit: bool, certainty: str, commands: tuple[Command, ...], reason: str) -> None:
        self.hit = hit
        self.certainty = certainty
        self.commands = commands
        self.reason = reason

    @property
    def cwds(self) -> tuple[str | None, ...]:
        """The directories of the matching commands relative to the call's own; None: unknown."""
        return tuple(dict.fromkeys(command.cwd for command in self.commands))

    def __repr__(self) -> str:
        return f"Match({self.hit}, {self.certainty!r}, {self.cwds!r}, {self.reason!r})"


class Pattern:
    """A pattern of kind cmd: the canonical parts of its command, and what must start one (see `Command.starter`)."""

    __slots__ = ("form", "starter")

    def __init__(self, form: Form, starter: str = "") -> None:
        self.form = form
        self.starter = starter

    def words(self) -> tuple[str, ...]:
        """Words that are equal for patterns that mean the same."""
        form = self.form
        values = {at: option for at, option in form.may_skip.items() if takes_value(form.program, option)}
        others = [word for at, word in enumerate(form.positionals) if at not in values]
        valued = [f"{option}={form.positionals[at]}" for at, option in values.items()]
        flags = {*form.flags, *valued} - {*values.values()}
        return (*filter(None, (self.starter,)), form.program, *others, *sorted(flags))


def read_command_pattern(pattern: str) -> Pattern | None:
    """Read a pattern of kind cmd, wrappers dropped; None when it names no command or more than one."""
    commands = read_plain_command(pattern, {})
    if commands is None:
        from harness_memory.hot.shell import read_commands  # few patterns need it

        commands = read_commands(pattern)
    at = 0
    while at + 1 < len(commands) and not _is_meant(commands[at], commands[at + 1]):
        at += 1
    if sum(command.role != "wrapped" for command in commands[: at + 1]) != 1:
        return None
    words = commands[at].words
    if words[0] == "bin" and len(words) > 1:
        words = words[1:]
    return Pattern(read_form(words), commands[at].starter)


def _is_meant(command: Command, started: Command) -> bool:
    """Say whether a pattern is about a command, and not about what that starts as no more than a wrapper."""
    program = canonical_program(command.program)
    is_script = program in SCRIPT_RUNNERS and started.role == "wrapped" and command.words[1:2] != ("-m",)
    is_local = program in ("pnpm", "bun") and started.why == LAUNCHER
    return is_script or is_local or any(word.startswith("--entrypoint") for word in command.words)


def _cluster_letters(flags: Iterable[str]) -> set[str]:
    letters: set[str] = set()
    for flag in flags:
        body = flag[1:]
        if len(body) <= MAX_CLUSTER and body.isascii() and body.isalpha():
            letters.update(body)
    return letters


def has_flag(wanted: str, flags: Sequence[str], has_clusters: bool = True) -> bool:
    """Say whether a pattern's flag is among a command's flags.

    `--x` is in `--x=1`; where letters may be joined, `-j` is in `-j4`, and `-rf` in `-fr` and in `-r -f`.
    """
    if wanted in flags:
        return True
    if "=" not in wanted and any(flag.startswith(wanted + "=") for flag in flags):
        return True
    letters = wanted[1:]
    if (
        not has_clusters
        or wanted.startswith("--")
        or len(letters) >= MAX_CLUSTER
        or not (letters.isascii() and letters.isalpha())
    ):
        return False
    if len(letters) == 1 and any(flag.startswith(wanted) and not flag[2:3].isalpha() for flag in flags):
        return True
    return set(letters) <= _cluster_letters(flags)


def _is_family_member(wanted: str, program: str) -> bool:
    return program in PACKAGE_MANAGERS if wanted == "pm" else wanted == program


def _may_be(word: str, wanted: str) -> bool:
    """Say whether a word that nobody knows may turn out to be the wanted one, by the parts of it that are known."""
    if not isinstance(word, Unknown):
        return word == wanted
    if word.choices and not (word.many and any(" " in choice for choice in word.choices)):
        return any(_may_be(choice, wanted) for choice in word.choices)
    return _fits(word.shape, wanted)


def _fits(shape: str, wanted: str) -> bool:
    """Say whether a text is the wanted one when each NUL in it stands for some text."""
    pieces = shape.split("\0")
    if len(pieces) == 1:
        return shape == wanted
    if not wanted.startswith(pieces[0]) or len(wanted) < len(pieces[0]) + len(pieces[-1]):
        return False
    return wanted.endswith(pieces[-1])


def _compare_positionals(wanted: list[str], form: Form) -> str:
    """Compare positional words: "sure", "" for a miss, or "opaque".

    Opaque is a prefix that holds when unknown words turn out right, or when a word after an option is its value (S31).
    """
    given = form.positionals
    head = given[: len(wanted)]
    if head == wanted:
        guessed = [word for at, word in enumerate(head) if isinstance(word, Unknown) > isinstance(wanted[at], Unknown)]
        if not guessed:
            return "sure"
    reached = {0}
    for at, word in enumerate(given[:MAX_COMPARED]):
        after = {index + 1 for index in reached if index < len(wanted) and _may_be(word, wanted[index])}
        if at in form.may_skip or (isinstance(word, Unknown) and word.many):
            after |= reached
        if len(wanted) in after:
            return "opaque"
        reached = after
    return ""


def _compare_script(wanted: list[str], form: Form) -> str:
    """Compare what a package manager is told to run: "opaque" where it is likely the same, else "".

    `test` may stand behind `run` and an option's value, or be unknown; yarn and pnpm need no `run` before a script.
    """
    is_run = form.positionals[:1] == ["run"]
    if form.program in ("yarn", "pnpm") and len(wanted) > 1 and wanted[0] == "run" and not is_run:
        return _compare_positionals(wanted[1:], form) and "opaque"
    if not is_run or form.program == "bun" or not wanted:
        return ""
    if wanted[0] != "test" and (form.program == "npm" or len(form.positionals) < 2):
        return ""
    script = Form(form.program)
    script.positionals = form.positionals[1:]
    script.may_skip = {at - 1: option for at, option in form.may_skip.items()}
    return _compare_positionals(wanted, script) and "opaque"


def compare(pattern: Form, command: Command) -> tuple[str, str]:
    """Compare one command with a pattern: the certainty ("" for a miss) and the reason."""
    found = _compare_form(pattern, command.form())
    if not found[0]:
        for at in command.tails:
            if _compare_form(pattern, read_form(command.words[at:]))[0]:
                return "opaque", "opaque"
        if command.may_be_any_tool and _completes(pattern, command):
            return "opaque", "opaque"
    elif command.certainty == "opaque":
        return "opaque", "opaque"
    return found


def _completes(pattern: Form, command: Command) -> bool:
    """Say whether the pattern's program in the place of an unknown one would match, by words that are known.

    Asked of tools with subcommands only: for any other program too little would speak for it.
    """
    program = "npm" if pattern.program == "pm" else pattern.program
    head = command.words[0]
    if program not in SUBCOMMAND_TOOLS or not isinstance(head, Unknown) or not _fits(program_name(head.shape), program):
        return False
    form = read_form((program, *command.words[1:]))
    words = form.positionals[: len(pattern.positionals)]
    is_told = bool(words) and words == pattern.positionals and not any(isinstance(word, Unknown) for word in words)
    return is_told and bool(_compare_form(pattern, form)[0])


def _valued(form: Form) -> list[str]:
    """The options of a command that a word follows, each with it as its value."""
    return [f"{option}={form.positionals[at]}" for at, option in form.may_skip.items() if option]


def _compare_without_values(pattern: Form, form: Form, flags: list[str]) -> str:
    """Compare the positional words without those that are the same option's value in a pattern and in a command.

    Opaque where no option in question is known to take a value. The options of a command that are joined to their
    value are added to its `flags`.
    """
    words = list(pattern.positionals)
    taken: set[int] = set()
    certainty = "sure"
    for at, option in sorted(pattern.may_skip.items(), reverse=True):
        if not option:
            continue
        value = words.pop(at)
        place = next(
            (one for one, other in form.may_skip.items() if (other, form.positionals[one]) == (option, value)), -1
        )
        if place >= 0:
            taken.add(place)
        elif f"{option}={value}" in flags or (_is_joined(option, value) and option + value in flags):
            flags.append(option)
        else:
            return ""
        if not takes_value(form.program, option):
            certainty = "opaque"
    rest = Form(form.program)
    rest.positionals = [word for at, word in enumerate(form.positionals) if at not in taken]
    rest.may_skip = {
        at - sum(one < at for one in taken): option for at, option in form.may_skip.items() if at not in taken
    }
    found = _compare_positionals(words, rest)
    return certainty if found == "sure" else found


def _is_joined(option: str, value: str) -> bool:
    """Say whether an option with this value joined to it is told from several options joined."""
    return len(option) == 2 and not (value.isalpha() and len(value) < MAX_CLUSTER)


def _compare_form(pattern: Form, form: Form) -> tuple[str, str]:
    program = form.program
    if not _is_family_member(pattern.program, program):
        return "", "program_mismatch"
    if pattern.program == "pm" and program == "bun" and form.positionals[:2] == ["run", "test"]:
        form = read_form(["bun", *form.positionals[1:], *form.flags])
    certainty = _compare_positionals(pattern.positionals, form)
    told = [flag for flag in form.flags if type(flag) is str]
    if not certainty and any(pattern.may_skip.values()) and not isinstance(form, ScriptForm):
        certainty = _compare_without_values(pattern, form, told)
    if not certainty and program in PACKAGE_MANAGERS:
        certainty = _compare_script(pattern.positionals, form)
    if not certainty:
        return "", "different_subcommand"
    if form.aliased != pattern.aliased:
        certainty = "opaque"
    if isinstance(form, ScriptForm) and not pattern.positionals:
        told = told[: form.own]
    has_clusters = program not in ONE_DASH_TOOLS
    if not all(has_flag(flag, told, has_clusters) for flag in pattern.flags):
        likely = [*form.flags, *form.flag_values, *_valued(form)]
        if not all(has_flag(flag, likely, has_clusters) for flag in pattern.flags):
            return "", "flag_missing"
        certainty = "opaque"
    return certainty, "match" if certainty == "sure" else "opaque"


def _stands_in(pattern_text: str, text: str) -> bool:
    """Say whether the words of a pattern stand in a text, whole."""
    wanted = " ".join(pattern_text.split())
    at = text.find(wanted)
    while at >= 0:
        around = text[max(at - 1, 0) : at] + text[at + len(wanted) : at + len(wanted) + 1]
        if not any(char.isalnum() or char in "-_" for char in around):
            return True
        at = text.find(wanted, at + 1)
    return False


def match_command(pattern_text: str, commands: Sequence[Command], text: str) -> Match:
    """Match a command pattern against every command a text runs."""
    pattern = read_command_pattern(pattern_text)
    if pattern is None:
        return Match(False, "", (), "pattern_error")
    hits: dict[str, list[Command]] = {"sure": [], "opaque": []}
    misses: set[str] = set()
    for command in commands:
        certainty, reason = compare(pattern.form, command)
        if certainty and command.starter != pattern.starter and pattern.starter:
            is_unknown = isinstance(command.words[0], Unknown)
            certainty, reason = ("opaque", "opaque") if is_unknown else ("", "not_started_so")
        if certainty:
            hits[certainty].append(command)
        else:
            misses.add(reason)
    for certainty in ("sure", "opaque"):
        if hits[certainty]:
            reason = "match" if certainty == "sure" else "opaque"
            return Match(True, certainty, tuple(hits[certainty]), reason)
    nearest = next((reason for reason in _NEARNESS if reason in misses), "program_mismatch")
    if nearest == "program_mismatch":
        nearest = _why_no_program(pattern_text, commands, text)
    return Match(False, "", (), nearest)


def _why_no_program(pattern_text: str, commands: Sequence[Command], text: str) -> str:
    """Say why no command is of the pattern's program: none is read, none is there, it is data, or they are others."""
    unread = next((command.why for command in commands if command.why in (REFUSED, TOO_LONG)), "")
    is_written = _stands_in(pattern_text, text)
    if unread and (is_written or all(command.words[0] == "" for command in commands)):
        return unread
    if is_written:
        return "data_not_command"
    return "program_mismatch" if commands else "no_command"
