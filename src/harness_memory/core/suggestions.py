"""Which signature a failed call suggests: the widest form of what failed that its resolution does not have.

Pure. Called by the extraction prompt, which shows it beside the failure, and by validation, which tells it of a
signature that would fire on the fix (V12).
"""

from __future__ import annotations

from collections.abc import Iterator

from harness_memory.core.model import Episode, Failure
from harness_memory.hot.calls import read_call
from harness_memory.hot.commands import Command
from harness_memory.hot.signatures import (
    canonical_form,
    family_forms,
    is_specific,
    parse_signature,
    program_token,
    would_hit,
)


def suggest_pattern(failure: Failure, host_tool: str = "Bash", resolution_tool: str = "Bash") -> str:
    """Return a `cmd` pattern for a failed shell call, "" where none tells it from what resolved it.

    Tried in turn: the family form (`pm test`), the program with its subcommand, the whole command.
    """
    if failure.tool != "bash":
        return ""
    for pattern in _patterns(failure, host_tool):
        try:
            signature = parse_signature(f"bash:command:cmd:{pattern}")
        except ValueError:  # words that are no command when they are read again, such as a text cut off
            continue
        on_failure = would_hit(signature, failure.text, host_tool)
        on_resolution = bool(failure.resolved_by) and would_hit(signature, failure.resolution_text, resolution_tool)
        if is_specific(signature) and on_failure and not on_resolution:
            return pattern
    return ""


def host_tool_of(number: str, episode: Episode) -> str:
    """Return the host's name of the tool in a line of the episode."""
    line = next(line for line in episode.lines if line.number == number)
    tool = str(line.fields.get("tool", ""))
    return str(line.fields.get("host_tool") or ("Bash" if tool == "bash" else tool))


def _patterns(failure: Failure, host_tool: str) -> Iterator[str]:
    commands = read_call(host_tool, {"command": failure.text}, "/", "/")["commands"]
    named = [
        (command, family)
        for command, family in zip(commands, family_forms(commands), strict=True)
        if command.certainty == "sure" and program_token(command.words) == failure.program_token
    ]
    for command, family in named[-1:]:
        yield from filter(None, (family, *_forms(command)))


def _forms(command: Command) -> Iterator[str]:
    whole = canonical_form(command.words)
    if all(_is_plain(word) for word in whole):
        yield " ".join(whole[: 3 if whole[1:2] == ("run",) else 2])  # `npm run` alone would mean every script
        yield " ".join(whole)


def _is_plain(word: str) -> bool:
    """Whether a word is read back as it stands."""
    return bool(word) and word.isascii() and all(char.isalnum() or char in "-_./:=@+," for char in word)
