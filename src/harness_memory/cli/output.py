"""How commands speak: JSON for programs, short tables for people.

Owns everything that reaches stdout or stderr from a command. Text that came from elsewhere (summaries, ledger lines)
is stripped of control characters before a terminal sees it. Called by every command and by `cli.main` for errors.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from harness_memory.errors import HmError

WIDTH = 80
SECOND_MS = 1000
MINUTE_MS = 60 * SECOND_MS
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS


def emit_json(value: Any) -> None:
    """Print one JSON document on stdout; ASCII, so that any console and any pipe carries it."""
    sys.stdout.write(json.dumps(value, indent=2) + "\n")


def print_error(fault: HmError, *, as_json: bool) -> None:
    """Print a fault: its parts as one object on stdout, or as up to three lines on stderr."""
    if as_json:
        emit_json({"error": fault.as_dict()})
        return
    lines = [f"error: {fault.message}"]
    if fault.context:
        lines.append(f"  in: {fault.context}")
    if fault.hint:
        lines.append(f"  hint: {fault.hint}")
    for line in "\n".join(lines).split("\n"):
        sys.stderr.write(printable(line) + "\n")


def say(*lines: str) -> None:
    """Print lines that may hold foreign words, as many as there are arguments: a newline inside one is escaped too.

    A prompt or an output could otherwise pretend to be lines of ours.
    """
    for line in lines:
        sys.stdout.write(printable(line) + "\n")


def say_aside(line: str) -> None:
    """Print a line on stderr at once, for what is no result."""
    sys.stderr.write(printable(line) + "\n")
    sys.stderr.flush()


def say_folded(first: str, text: str, *, margin: str | None = None) -> None:
    """Print `first` and a text in 80 columns, its further lines below its beginning or behind `margin`.

    A word that is too long, as a path, stays whole.
    """
    from textwrap import wrap

    say(
        *wrap(
            text,
            WIDTH,
            initial_indent=first,
            subsequent_indent=" " * len(first) if margin is None else margin,
            break_long_words=False,
            break_on_hyphens=False,
        )
    )


def say_fields(fields: Sequence[tuple[str, str]]) -> None:
    """Print aligned `name  value` lines; an empty value is left out."""
    width = max((len(name) for name, value in fields if value), default=0)
    for name, value in fields:
        if value:
            say(f"{name:<{width}}  {value}")


def say_table(headers: Sequence[str], rows: Sequence[Sequence[str]], *, width: int = WIDTH) -> None:
    """Print a table of at most `width` columns: the last column gives way when a row is too long."""
    cells = [[printable(cell) for cell in row] for row in (headers, *rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(headers))]
    widths[-1] = max(8, width - sum(widths[:-1]) - 2 * (len(headers) - 1))
    for row in cells:
        padded = [cell.ljust(widths[column]) for column, cell in enumerate(row[:-1])]
        sys.stdout.write("  ".join([*padded, shorten(row[-1], widths[-1])]).rstrip() + "\n")


def printable(text: str) -> str:
    """Return `text` with control and invisible characters as `\\xNN`-style escapes."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in text)


def shorten(text: str, limit: int) -> str:
    """Return at most `limit` characters, the last one an ellipsis when something was cut."""
    return text if len(text) <= limit else text[: max(0, limit - 1)] + "…"


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, which takes an s unless the number is one: `1 episode`, `0 rules`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def ago(at_ms: int | None, now_ms: int) -> str:
    """Return a time as its distance from now in the largest fitting unit: `3h ago`, `in 10m`, `never` for None."""
    if at_ms is None:
        return "never"
    distance = abs(now_ms - at_ms)
    for unit_ms, letter in ((DAY_MS, "d"), (HOUR_MS, "h"), (MINUTE_MS, "m"), (SECOND_MS, "s")):
        if distance >= unit_ms:
            text = f"{distance // unit_ms}{letter}"
            return f"{text} ago" if at_ms <= now_ms else f"in {text}"
    return "now"
