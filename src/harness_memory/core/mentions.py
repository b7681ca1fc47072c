"""What a text mentions: the commands it names and the words that carry its meaning.

Owns the reading of commands out of prose, so that provenance can compare what a fact tells an agent to run with what a
person wrote or what ran. Errs on the side of naming a command: then a fact is only inferred. Called by
`core.provenance`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from harness_memory.core.model import Episode
from harness_memory.hot.commands import Unknown
from harness_memory.hot.program_tables import PACKAGE_MANAGERS, SUBCOMMAND_TOOLS, VALUE_OPTIONS
from harness_memory.hot.programs import program_name, read_form
from harness_memory.hot.shell import read_commands


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Programs a text may name without code marks, besides those whose subcommands the matcher knows.
_PLAIN_PROGRAMS = _words(
    "curl wget ssh scp rsync nc bash sh zsh powershell pwsh eval sudo rm chmod chown dd mkfs python python3 node npx "
    "uvx pytest ruff mypy eslint jest vitest tsc docker-compose crontab base64"
)
# Programs that are also English words: named only right after a word that tells to run something.
_WORDS_TOO = _words(
    "make go just task act fly service bundle stack mix dart kind flux tilt consul vault packer snap brew rake rails "
    "swift ninja poetry hatch helm node turbo gem eval expo composer celery conda serverless nomad pulumi flutter"
)
_KNOWN = frozenset((*SUBCOMMAND_TOOLS, *VALUE_OPTIONS, *PACKAGE_MANAGERS)) | _PLAIN_PROGRAMS
_RUN_WORDS = _words("run use running using with via execute call invoke through do never")
# A program's name in front of one of these is a mention, not a command with a subcommand.
_NO_SUBCOMMAND = _words(
    "is are was in at from for and or not with to instead here the a an on has have must should can cannot will as "
    "before after when because if only but never always does do so then there inside per via by of which that it "
    "needs need fails failed rather than outside directly first"
)
_RUNNERS = _words("uv poetry python npx bunx")
# In prose a person writes "before pushing" for `git push`.
_IMPLIED_PROGRAMS = ("git",)

_CODE = re.compile(r"`([^`\n]+)`")
_PROSE_WORD = re.compile(r"[\w./:@+-]*[\w/]|[|&;]")
_COMMAND_WORD = re.compile(r"[a-z0-9_./@+-]+", re.ASCII)
_WORD = re.compile(r"[^\W_]+(?:[-'][^\W_]+)*")
_PART = re.compile(r"[a-z0-9]+|[^\W_a-z0-9]+")
_STOP_WORDS = _words(
    "the and for not with from this that use used using run runs running should must never always when instead are "
    "was has have does can will you your our its but than then there here into only before after all any out one don "
    "dont don't please now project repo repository fails failed"
)


@dataclass(frozen=True, slots=True)
class NamedCommand:
    """A program and, where the program has them, its subcommand; both in canonical spelling."""

    program: str
    subcommand: str = ""


def named_commands(text: str) -> frozenset[NamedCommand]:
    """Return the commands a text names, in code marks or as known programs in prose."""
    found: set[NamedCommand] = set()
    for code in _CODE.findall(text):
        found |= _in_code(code)
    found |= _in_prose(_CODE.sub(" ", text))
    return frozenset(found)


def commands_run(episode: Episode) -> frozenset[NamedCommand]:
    """Return the commands that ran in an episode, successfully or not."""
    ran: set[NamedCommand] = set()
    for line in episode.lines:
        if line.is_call and line.fields.get("tool") == "bash":
            dialect = str(line.fields.get("shell_dialect") or "bash")
            ran |= {_named(words) for words in _commands(str(line.fields.get("input_digest", "")), dialect)}
    return frozenset(ran)


def command_of_pattern(pattern: str) -> NamedCommand:
    """Return the command a `cmd` signature is about."""
    commands = _commands(pattern)
    return _named(commands[0] if commands else pattern.split())


def is_among(command: NamedCommand, ran: Iterable[NamedCommand]) -> bool:
    """Tell whether a command is one of these; `pm` is any package manager, no subcommand fits every subcommand."""
    return any(
        (command.program == other.program or (command.program == "pm" and other.program in PACKAGE_MANAGERS))
        and f"{other.subcommand} ".startswith(f"{command.subcommand} ".lstrip())
        for other in ran
    )


def stands_in(command: NamedCommand, text: str) -> bool:
    """Tell whether program and subcommand stand in a text as words."""
    words = all_words(text)
    programs = {*PACKAGE_MANAGERS, "pm"} if command.program == "pm" else {command.program}
    has_program = any(word_stands(program, words) for program in programs)
    if command.subcommand:
        has_subcommand = all(word_stands(part, words) for part in _content_parts(command.subcommand))
        return has_subcommand and (has_program or command.program in _IMPLIED_PROGRAMS)
    return has_program


def content_words(text: str) -> frozenset[str]:
    """Return the words that carry meaning: three letters or more (two outside ASCII), no stop words."""
    return frozenset(
        word
        for word in all_words(text)
        if word not in _STOP_WORDS and len(word) >= (3 if word.isascii() else 2) and not word.isdigit()
    )


def all_words(text: str) -> frozenset[str]:
    """Return a text's words in lower case, split at everything that is no letter or digit."""
    return frozenset(word.lower() for whole in _WORD.findall(text) for word in (whole, *_content_parts(whole)))


def _content_parts(word: str) -> list[str]:
    """Return the parts of a compound: `run-script` and `test:unit` are two each, as is a name with a particle."""
    return _PART.findall(word.lower())


def word_stands(word: str, words: frozenset[str]) -> bool:
    """Tell whether a word is among words up to an ending: plural, tense, or a Hangul particle."""
    word = word.lower()
    if word in words:
        return True
    stem = _stem(word)
    if word.isascii():
        return len(stem) >= 3 and any(_stem(other) == stem for other in words)
    return len(word) >= 2 and any(
        other.startswith(word) or (len(other) >= 2 and word.startswith(other)) for other in words
    )


def _stem(word: str) -> str:
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            stem = word[: -len(ending)]
            return stem[:-1] if len(stem) > 3 and stem[-1] == stem[-2] else stem
    return word.removesuffix("e") if len(word) > 4 else word


def _in_code(code: str) -> set[NamedCommand]:
    found = set()
    for words in _commands(code):
        is_shaped = _COMMAND_WORD.fullmatch(words[0]) and (len(words) > 1 or words[0].startswith("./"))
        if is_shaped or program_name(words[0]) in _KNOWN:
            found.add(_named(words))
    return found


def _in_prose(text: str) -> set[NamedCommand]:
    words = _PROSE_WORD.findall(text)
    found: set[NamedCommand] = set()
    for at, word in enumerate(words):
        before = words[at - 1].lower() if at else ""
        if word.startswith("./") or (word in _KNOWN and (word not in _WORDS_TOO or before in _RUN_WORDS)):
            command = " ".join((word, *_subcommand_words(words[at + 1 : at + 4])))
            found |= {_named(words) for words in _commands(command)}
    return found


def _commands(text: str, dialect: str = "bash") -> list[tuple[str, ...]]:
    """The words of each command whose program is known; one that a runner starts stands for both (S30)."""
    commands = [
        command
        for command in read_commands(text, dialect)
        if command.words and not isinstance(command.words[0], Unknown)
    ]
    following = [*(command.role for command in commands[1:]), ""]
    return [
        command.words
        for command, next_role in zip(commands, following, strict=True)
        if not (command.program in _RUNNERS and next_role == "wrapped")
    ]


def _subcommand_words(following: list[str]) -> list[str]:
    """The words after a program's name that belong to the command: none where prose goes on."""
    taken = []
    for word in following:
        if not _COMMAND_WORD.fullmatch(word) or word in _NO_SUBCOMMAND or word.endswith("s"):
            break
        taken.append(word)
    return taken


def _named(words: Iterable[str]) -> NamedCommand:
    form = read_form(tuple(words))
    has_subcommands = form.program in SUBCOMMAND_TOOLS or form.program in PACKAGE_MANAGERS or form.program == "pm"
    if not (form.positionals and has_subcommands):
        return NamedCommand(form.program)
    head = form.positionals[:2] if form.positionals[0] in ("run", "compose") else form.positionals[:1]
    return NamedCommand(form.program, " ".join(head))
