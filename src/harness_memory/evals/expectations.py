"""Does a step's outcome hold what the scenario expects?

Owns the meaning of every key of `expect` and of the paths into JSON output. Pure: takes an outcome, returns sentences.
Called by `evals.replay`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness_memory.evals.scenario import Expect, Operator

SHOWN_CHARS = 300

_PART = re.compile(r"\[([^\]=]+)=([^\]]*)\]|([^.\[\]]+)|(\.)")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a step did: its process's exit code and output, and the extraction prompts it rendered.

    `complaints` are faults of the step itself (answers left over); they fail it whatever it expects.
    """

    exit_code: int = 0
    stdout: str = ""
    stderr: str = ""
    prompts: tuple[str, ...] = ()
    complaints: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Nothing on stdout, or an empty object: what a hook says when it has nothing to say."""
        return self.stdout.strip() in ("", "{}")

    def json_output(self) -> Any:
        """Parse stdout; ValueError when it is not JSON."""
        return json.loads(self.stdout)


class NoSuchPath(ValueError):
    """A path leads nowhere in the output."""


def count_checks(expect: Expect) -> int:
    """Return how many checks an expectation holds, the exit code included."""
    lists = (expect.context, expect.reason, expect.message, expect.json_checks, expect.files, expect.prompt)
    return 1 + (expect.stdout is not None) + (expect.decision is not None) + sum(len(checks) for checks in lists)


def find_failures(expect: Expect, outcome: Outcome, root: Path) -> list[str]:
    """Return one sentence for each check that does not hold."""
    failures = list(outcome.complaints)
    if outcome.exit_code != expect.exit:
        failures.append(f"exit: expected {expect.exit}, got {outcome.exit_code}{_last_line(outcome.stderr)}")
    if expect.stdout == "empty" and not outcome.is_empty:
        failures.append(f"stdout: expected nothing, got {outcome.stdout.strip()!r}")
    failures += _answer_failures(expect, outcome)
    failures += _json_failures(expect.json_checks, outcome)
    for path, expected in expect.files.items():
        if (root / path).exists() != expected:
            failures.append(f"files: {path} {'does not exist' if expected else 'exists'}")
    failures += _text_failures("prompt", expect.prompt, "\n".join(outcome.prompts))
    return failures


def _answer_failures(expect: Expect, outcome: Outcome) -> Iterator[str]:
    """Check a hook's answer in the host's own shape."""
    if expect.decision is None and not (expect.context or expect.reason or expect.message):
        return
    try:
        answer = {} if outcome.is_empty else outcome.json_output()
        specific = answer.get("hookSpecificOutput", {})
        decision = specific.get("permissionDecision", "none")
        texts = {
            "context": str(specific.get("additionalContext", "")),
            "reason": str(specific.get("permissionDecisionReason", "")),
            "message": str(answer.get("systemMessage", "")),
        }
    except (ValueError, AttributeError):
        yield f"stdout: expected a hook's answer, got {outcome.stdout.strip()!r}"
        return
    if expect.decision is not None and decision != expect.decision:
        yield f"decision: expected {expect.decision}, got {decision} ({texts['reason']!r})"
    for key, parts in (("context", expect.context), ("reason", expect.reason), ("message", expect.message)):
        yield from _text_failures(key, parts, texts[key])


def _text_failures(key: str, parts: Sequence[str], text: str) -> Iterator[str]:
    for part in parts:
        if part.startswith("!"):
            if part[1:] in text:
                yield f"{key}: {part[1:]!r} must be absent, got {text!r}"
        elif part not in text:
            yield f"{key}: {part!r} is missing, got {text!r}"


def _json_failures(checks: Sequence[tuple[str, Operator, Any]], outcome: Outcome) -> Iterator[str]:
    if not checks:
        return
    try:
        document = outcome.json_output()
    except ValueError:
        yield f"json: stdout is not JSON: {outcome.stdout.strip()!r}{_last_line(outcome.stderr)}"
        return
    for path, operator, expected in checks:
        try:
            got = find_value(document, path)
        except NoSuchPath as error:
            if (operator, expected) != ("==", None):
                yield f"json: {path}: {error}"
            continue
        if not _holds(got, operator, expected):
            yield f"json: expected {path} {operator} {json.dumps(expected)}, got {_short(got)}"


def find_value(document: Any, path: str) -> Any:
    """Follow a dotted path: keys, list indexes, `length`, and `[key=value]` for the one such element of a list."""
    value = document
    for part in _split_path(path):
        value = _element(value, *part) if isinstance(part, tuple) else _child(value, part)
    return value


def _split_path(path: str) -> Iterator[str | tuple[str, str]]:
    end = 0
    for match in _PART.finditer(path):
        if match.start() != end:
            break
        end = match.end()
        if match[1] is not None:
            yield match[1], match[2]
        elif match[3] is not None:
            yield match[3]
    if end != len(path):
        raise NoSuchPath(f"{path[end:]!r} is not a path")


def _child(value: Any, name: str) -> Any:
    if isinstance(value, dict) and name in value:
        return value[name]
    if name == "length" and isinstance(value, (dict, list, str)):
        return len(value)
    if isinstance(value, list) and re.fullmatch(r"-?\d+", name):
        try:
            return value[int(name)]
        except IndexError:
            raise NoSuchPath(f"no element {name} in a list of {len(value)}") from None
    raise NoSuchPath(f"no {name!r} in {_short(value)}")


def _element(value: Any, key: str, wanted: str) -> Any:
    if not isinstance(value, list):
        raise NoSuchPath(f"[{key}={wanted}] needs a list, got {_short(value)}")
    found = [item for item in value if isinstance(item, dict) and key in item and _as_word(item[key]) == wanted]
    if len(found) != 1:
        raise NoSuchPath(f"{len(found)} elements have {key}={wanted}, expected one")
    return found[0]


def _as_word(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _holds(got: Any, operator: Operator, expected: Any) -> bool:
    match operator:
        case "==":
            return _same(got, expected)
        case "!=":
            return not _same(got, expected)
        case ">=":
            return _comparable(got, expected) and got >= expected
        case "<=":
            return _comparable(got, expected) and got <= expected
        case "contains":
            return _contains(got, expected)
        case "matches":
            return re.search(str(expected), _as_word(got)) is not None


def _same(got: Any, expected: Any) -> bool:
    """Equality of JSON values: true is not 1."""
    return json.dumps(got, sort_keys=True) == json.dumps(expected, sort_keys=True) or (
        _comparable(got, expected) and got == expected
    )


def _comparable(got: Any, expected: Any) -> bool:
    numbers = all(isinstance(value, (int, float)) and not isinstance(value, bool) for value in (got, expected))
    return numbers or (isinstance(got, str) and isinstance(expected, str))


def _contains(got: Any, expected: Any) -> bool:
    match got:
        case str():
            return str(expected) in got
        case list():
            return any(_same(item, expected) for item in got)
        case dict():
            return str(expected) in got or str(expected) in json.dumps(got)
        case _:
            return False


def _short(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= SHOWN_CHARS else f"{text[:SHOWN_CHARS]}…"


def _last_line(stderr: str) -> str:
    lines = stderr.strip().splitlines()
    return f" (stderr: {lines[-1]})" if lines else ""
