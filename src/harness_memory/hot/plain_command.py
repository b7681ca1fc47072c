"""A command of plain words, read without the shell reader, which costs a hook more than all its other work.

Owns the judgement that a text is one simple command without any syntax, of a program that is known to start nothing
named in its own words. What it returns is what `shell.read_commands` would; a property test holds the two together.
Called by `calls`.
"""

from __future__ import annotations

from harness_memory.hot.commands import Command
from harness_memory.hot.programs import is_known_program
from harness_memory.hot.wrapper_tables import INTERPRETERS, PACKAGE_MANAGER_OWN, SUBCOMMAND_WRAPPERS, WRAPPERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

LONGEST = 2000
_PLAIN = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./:,@%+=- ")
# Known programs that are more than a name to the shell reader: reserved words, builtins, and those that may start
# another program.
_SPECIAL = (
    ". : [[ alias break builtin cd command continue declare echo env eval exec exit export false fish getopts local"
    " logout mapfile popd printf pushd read readarray readonly return select set shift shopt source true typeset unset"
    " yarn"
)
SPECIAL_PROGRAMS = frozenset(_SPECIAL.split())
# Those of the known programs that start a tool when they are handed its name, its file or its module.
_MAY_START = frozenset({"bun", "pnpm", "python3", *INTERPRETERS})


def read_plain_command(text: str, extra_wrappers: Mapping[str, Any]) -> list[Command] | None:
    """Return the one command of a text, None when it takes the shell reader to tell."""
    if len(text) > LONGEST or not _PLAIN.issuperset(text):
        return None
    words = tuple(text.split())
    if not words or words[0] in SPECIAL_PROGRAMS or words[0] in extra_wrappers or not is_known_program(words[0]):
        return None
    if not SUBCOMMAND_WRAPPERS.get(words[0], {}).keys().isdisjoint(words):
        return None
    if words[0] in _MAY_START and _may_start(text, words):
        return None
    return [Command(words)]


def _may_start(text: str, words: tuple[str, ...]) -> bool:
    """Say whether a program that may start a tool perhaps does."""
    if words[0] in ("bun", "pnpm"):
        own = words[1] if len(words) > 1 else ""
        return f" {own} " not in PACKAGE_MANAGER_OWN or (own == "run" and words[0] == "bun")
    names_module = any(word in WRAPPERS or word in SUBCOMMAND_WRAPPERS for word in words[1:])
    joins_module = any(word[0] == "-" and "m" in word and word[:2] != "--" for word in words[1:] if word != "-m")
    return "bin/" in text or names_module or joins_module
