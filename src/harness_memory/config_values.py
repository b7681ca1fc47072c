"""From parsed JSON to frozen dataclasses of settings: each bad value falls back to its default alone.

Owns the few kinds of value that settings have, what bounds them, and the words for both. It reads dataclasses, not a
model of a validation library: importing one took most of the time of `hm status`. Called by `config`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, is_dataclass
from math import isfinite
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ConfigProblem:
    """One thing wrong with a config file; `key` is dotted, "" for the file as a whole."""

    key: str
    message: str


def bounded(default: T, low: int, high: int | None = None) -> T:
    """Declare a number with its default and its bounds, both included."""
    declared: T = field(default=default, metadata={"low": low, "high": high})
    return declared


def read_section(section: type[T], data: dict[str, Any], prefix: str = "") -> tuple[T, list[ConfigProblem]]:
    """Build a dataclass from a JSON object; `prefix` is the dotted key of the object, "" or ending in a dot."""
    declared = {one.name: one for one in fields(section)}  # type: ignore[arg-type]  # every section is a dataclass
    kinds = get_type_hints(section)
    values: dict[str, Any] = {}
    problems: list[ConfigProblem] = []
    for key, value in data.items():
        if key not in declared:
            problems.append(ConfigProblem(prefix + key, "unknown key, ignored"))
        elif is_dataclass(kinds[key]) and isinstance(value, dict):
            values[key], inner = read_section(kinds[key], value, f"{prefix}{key}.")
            problems += inner
        else:
            try:
                values[key] = _as_kind(value, kinds[key], declared[key].metadata)
            except ValueError as error:
                problems.append(ConfigProblem(prefix + key, f"{error}; the default is used"))
    return section(**values), problems


def describe_values(kind: Any, bounds: Any) -> str:
    """Return what a setting may be, in the words of docs/configuration.md.

    `bounds` is its field's metadata: `low` and `high` of a number, `limit_bytes` of a table whose keys are the user's.
    """
    if get_origin(kind) is Literal:
        return ", ".join(get_args(kind))
    if "low" in bounds:
        return f"at least {bounds['low']}" if bounds["high"] is None else f"{bounds['low']} to {bounds['high']}"
    if kind == (str | None):
        return "text or null"
    return {bool: "true, false", str: "text", list[str]: "array of texts"}.get(kind, "object")


def _as_kind(value: Any, kind: Any, bounds: Any) -> Any:
    """Return a value as a setting of this kind holds it; ValueError says what it may be."""
    if get_origin(kind) is dict and isinstance(value, dict):
        return _as_table(value, get_args(kind)[1], bounds["limit_bytes"])
    if not _is_of_kind(value, kind) or not _is_within(value, bounds):
        whole = "whole numbers, " if kind is int else ""
        raise ValueError(f"its values: {whole}{describe_values(kind, bounds)}")
    return float(value) if kind is float else value


def _is_of_kind(value: Any, kind: Any) -> bool:
    if kind is bool:
        return isinstance(value, bool)
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    if kind is float:
        return isinstance(value, int | float) and not isinstance(value, bool) and _is_finite(value)
    if kind == list[str]:
        return isinstance(value, list) and all(_is_text(item) for item in value)
    if get_origin(kind) is Literal:
        return isinstance(value, str) and value in get_args(kind)
    return (kind in (str, str | None) and _is_text(value)) or (kind == (str | None) and value is None)


def _is_within(value: Any, bounds: Any) -> bool:
    return "low" not in bounds or (value >= bounds["low"] and (bounds["high"] is None or value <= bounds["high"]))


def _is_finite(value: float) -> bool:
    try:
        return isfinite(value)
    except OverflowError:  # a whole number that no float holds
        return False


def _is_text(value: Any) -> bool:
    """Whether a value is text that can be written again: JSON can spell halves of characters."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _as_table(data: dict[str, Any], row: Any, limit_bytes: int) -> dict[str, Any]:
    """Read a table of the user's own keys, which holds sections; a bad one makes all of it bad."""
    import json
    from dataclasses import asdict

    rows = {}
    for name, values in data.items():
        if not _is_text(name) or not isinstance(values, dict):
            raise ValueError("its values: object of objects")
        known = {one.name for one in fields(row)}
        rows[name], problems = read_section(row, {key: value for key, value in values.items() if key in known})
        if problems:
            raise ValueError(f"{name}.{problems[0].key}: {problems[0].message.removesuffix('; the default is used')}")
    unset = asdict(row())
    stored = {
        name: {key: value for key, value in asdict(values).items() if value != unset[key]}
        for name, values in rows.items()
    }
    size = len(json.dumps(stored))
    if size > limit_bytes:
        raise ValueError(f"{size} bytes are more than {limit_bytes}")
    return rows
