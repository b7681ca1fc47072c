"""The replay scenario format: `scenario.json` read into steps and expectations.

Owns the shape of the file (documented in docs/cli.md) and the replacement of `{{names}}`. A misspelt key is an error,
so that no check is skipped in silence. Runs nothing. Called by `evals.replay`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, field_validator

from harness_memory.errors import HmError
from harness_memory.hot.clock import parse_iso

FILE_NAME = "scenario.json"

HookEvent = Literal[
    "session-start",
    "prompt",
    "pre-tool",
    "post-tool",
    "post-tool-failure",
    "stop",
    "stop-failure",
    "precompact",
    "session-end",
]
Operator = Literal["==", "!=", ">=", "<=", "contains", "matches"]

_UNIT_MS = {"s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000}
_NAME = re.compile(r"\{\{\s*(\w+)\s*\}\}")


class _Shape(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Expect(_Shape):
    """What must hold after a step; every check given must hold, the exit code always."""

    exit: int = 0
    stdout: Literal["empty"] | None = None
    decision: Literal["none", "deny", "ask"] | None = None
    context: list[str] = []
    reason: list[str] = []
    message: list[str] = []
    json_checks: list[tuple[str, Operator, Any]] = Field(default=[], alias="json")
    files: dict[str, bool] = {}
    prompt: list[str] = []

    @field_validator("json_checks")
    @classmethod
    def _check_patterns(cls, checks: list[tuple[str, Operator, Any]]) -> list[tuple[str, Operator, Any]]:
        for path, operator, pattern in checks:
            if operator == "matches":
                try:
                    re.compile(str(pattern))
                except re.error as error:
                    raise ValueError(f"{path} matches {pattern!r}: {error}") from error
        return checks


class _Step(_Shape):
    """What all steps share; `title`, `note` and `comment` are for the reader of the file."""

    expect: Expect = Expect()
    title: str = ""
    note: str = ""
    comment: str = ""


class HookStep(_Step):
    """Run the registered hook of an event with a payload on stdin.

    `parallel`: at the very time of the step before, as hooks for the calls of one message run.
    """

    hook: HookEvent
    payload: dict[str, Any] = {}
    parallel: bool = False


class TranscriptStep(_Step):
    """Append lines to the session's transcript."""

    transcript: list[Any]


class WorkerStep(_Step):
    """Run the worker; `answers` are what the provider says, one for each extraction call."""

    worker: Literal["extract", "dream"]
    answers: list[Any] = []


class CliStep(_Step):
    """Run `hm` in the project."""

    cli: list[str]


class AdvanceStep(_Step):
    """Move the clock forward."""

    advance: Annotated[str, StringConstraints(pattern=r"^\d+\s*[smhd]$")]

    @property
    def distance_ms(self) -> int:
        """How far, in milliseconds."""
        return int(self.advance[:-1]) * _UNIT_MS[self.advance[-1]]


class WriteStep(_Step):
    """Write project files: path → text."""

    write: dict[str, str]


class DeleteStep(_Step):
    """Delete project files."""

    delete: list[str]


class RememberStep(_Step):
    """Keep values of the last JSON output: name → path."""

    remember: dict[str, str]


Step = HookStep | TranscriptStep | WorkerStep | CliStep | AdvanceStep | WriteStep | DeleteStep | RememberStep

_STEP_KINDS: dict[str, type[Step]] = {
    "hook": HookStep,
    "transcript": TranscriptStep,
    "worker": WorkerStep,
    "cli": CliStep,
    "advance": AdvanceStep,
    "write": WriteStep,
    "delete": DeleteStep,
    "remember": RememberStep,
}


class ProjectFiles(_Shape):
    """What the project holds before the first step."""

    git: bool = False
    files: dict[str, str] = {}


class Scenario(_Shape):
    """One story. `steps` stay as written: names are replaced and the step is read when its turn comes."""

    title: str
    now: str
    project: ProjectFiles = ProjectFiles()
    config: dict[str, Any] = {}
    steps: list[dict[str, Any]]

    @property
    def start_ms(self) -> int:
        """The clock at the start."""
        at_ms = parse_iso(self.now)
        assert at_ms is not None  # noqa: S101  checked by `read_scenario`
        return at_ms


def read_scenario(path: Path) -> Scenario:
    """Read a scenario file and check every step's shape; HmError("bad-scenario") says what is wrong where."""
    try:
        scenario = Scenario.model_validate(json.loads(path.read_text(encoding="utf-8")))
    except ValidationError as error:
        raise _bad(path, _first_error(error)) from error
    except (OSError, ValueError) as error:
        raise _bad(path, str(error)) from error
    if parse_iso(scenario.now) is None:
        raise _bad(path, f"now: {scenario.now!r} is not a UTC time")
    for number, raw in enumerate(scenario.steps, 1):
        try:
            read_step(raw)
        except ValueError as error:
            raise _bad(path, f"step {number}: {error}") from error
    return scenario


def read_step(raw: Mapping[str, Any]) -> Step:
    """Read one step by the key that names its kind; ValueError says what is wrong in one line."""
    kinds = [kind for kind in _STEP_KINDS if kind in raw]
    if len(kinds) != 1:
        raise ValueError(f"a step has exactly one of {', '.join(_STEP_KINDS)}; this one has {sorted(raw)}")
    try:
        return _STEP_KINDS[kinds[0]].model_validate(raw)
    except ValidationError as error:
        raise ValueError(_first_error(error)) from error


def fill_names(value: Any, names: Mapping[str, Any]) -> Any:
    """Replace `{{name}}` in every string of `value`; a string that is one name alone becomes the value itself.

    A name that is not known stays as written: braces are ordinary text in commands and templates.
    """
    match value:
        case str():
            alone = _NAME.fullmatch(value)
            if alone and alone[1] in names:
                return names[alone[1]]
            return _NAME.sub(lambda match: str(names.get(match[1], match[0])), value)
        case list():
            return [fill_names(item, names) for item in value]
        case dict():
            return {str(fill_names(key, names)): fill_names(item, names) for key, item in value.items()}
        case _:
            return value


def _first_error(error: ValidationError) -> str:
    first = error.errors(include_url=False)[0]
    return f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"


def _bad(path: Path, reason: str) -> HmError:
    return HmError(
        "bad-scenario",
        f"The scenario cannot be read: {reason}.",
        context=str(path),
        hint=f"mend {path}, then run the same command again",
    )
