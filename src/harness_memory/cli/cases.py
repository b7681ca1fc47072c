"""The labelled cases of the evaluations: what a row holds, and the files they are read from.

Owns the check of foreign rows, done once here: the scores rely on it. Called by `cli.evals`.
"""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError, field_validator

from harness_memory.errors import UsageError
from harness_memory.hot.command_match import read_command_pattern


class Case(BaseModel):
    """What every row holds. Further fields are the labeller's own and are kept as they are."""

    model_config = ConfigDict(strict=True)

    id: str


class MatchCase(Case):
    """A command and whether a signature is to match it."""

    dialect: Literal["bash", "zsh", "powershell"]
    command: str
    signature: str
    match: bool
    group: str
    opaque: bool = False
    cwd: str | None = None
    synonym: list[list[str]] = []

    @field_validator("signature")
    @classmethod
    def _names_a_command(cls, pattern: str) -> str:
        if read_command_pattern(pattern) is None:
            raise ValueError("it is no pattern of one command")
        return pattern


class RedactionCase(Case):
    """A text, the fragments that must be gone and those that must stay."""

    text: str
    secrets: list[str]
    keep: list[str] = []
    hard: bool = False
    either: bool = False


class SignalsCase(Case):
    """A prompt with its labels."""

    lang: str
    prompt: str
    correction: bool
    remember: bool
    explicit_rule: bool
    human: bool
    prev_assistant: str = ""
    prev_tool_failed: bool = False
    intent: str | None = None
    intent_alt: str | None = None
    known: list[str] = []
    entities: list[str] | None = None
    ambiguous: list[str] = []


class DecisionCase(Case):
    """An assistant's message and whether it states a decision."""

    text: str
    decision: bool
    ambiguous: list[str] = []


class ScanCase(Case):
    """A memory's text and whether it is safe."""

    text: str
    safe: bool
    either: bool = False


class MemoryCase(Case):
    """A memory that queries may bring up."""

    type: str
    summary: str
    details: str
    scope_glob: str
    aliases: list[str]


class EpisodeCase(Case):
    """A past turn that queries may bring up."""

    date: str
    session: str
    summary: str


class QueryCase(Case):
    """A prompt, with a grade of 1 or 2 for each memory and past turn it deserves."""

    lang: str
    prompt: str
    kind: str
    relevant_memories: dict[str, int]
    relevant_episodes: dict[str, int]
    touched_file: str | None = None


def read_cases(path: Path, kind: type[Case]) -> list[dict[str, Any]]:
    """Read a JSON Lines file, `-` for stdin, into at least one row of this kind.

    Raises UsageError `unreadable-cases`, `no-cases`, or `bad-case` for the first line that is none or has the id of
    an earlier one.
    """
    try:
        text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise UsageError(
            "unreadable-cases", f"The cases cannot be read: {reason}.", context=str(path), hint=_look_at("ls -l", path)
        ) from error
    lines = {number: line for number, line in enumerate(text.split("\n"), 1) if line.strip()}
    cases = {number: _read_case(line, number, kind, path) for number, line in lines.items()}
    _check_ids(cases, path)
    if not cases:
        raise UsageError("no-cases", "There is no case to score.", context=str(path), hint=_look_at("ls -l", path))
    return list(cases.values())


def _check_ids(cases: Mapping[int, dict[str, Any]], path: Path) -> None:
    first: dict[str, int] = {}
    for number, case in cases.items():
        earlier = first.setdefault(case["id"], number)
        if earlier != number:
            raise UsageError(
                "bad-case",
                f"Line {number}, id: it is that of line {earlier}.",
                context=str(path),
                hint=_look_at(f"sed -n {number}p", path),
            )


def _read_case(line: str, number: int, kind: type[Case], path: Path) -> dict[str, Any]:
    where, show = str(path), _look_at(f"sed -n {number}p", path)
    try:
        case = json.loads(line)
    except (ValueError, RecursionError):  # the latter for lists in lists, thousands deep
        case = None
    if not isinstance(case, dict):
        raise UsageError("bad-case", f"Line {number} is not a JSON object.", context=where, hint=show)
    try:
        kind.model_validate(case)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]  # the text of a row may hold a secret
        field = ".".join(str(part) for part in first["loc"])
        raise UsageError("bad-case", f"Line {number}, {field}: {first['msg']}.", context=where, hint=show) from None
    return case


def _look_at(command: str, path: Path) -> str:
    """Return a command that shows what was read, "" for stdin."""
    return "" if str(path) == "-" else f"{command} {shlex.quote(str(path))}"
