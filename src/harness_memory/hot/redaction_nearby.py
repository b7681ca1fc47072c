"""Credentials near their name with no sign between: on the line below, in a table's column, before "as the password".

Owns the guesses from position; each asks for a value that reads as made by a machine. Called by ``redaction_names``
for a name that no value follows.
"""

from __future__ import annotations

from harness_memory.hot.redaction_values import (
    BASE64,
    is_hex,
    is_random,
    is_reference,
    is_slug,
    span_length,
)
from harness_memory.hot.redaction_words import TOKEN

_LONGEST_TABLE = 4000
_NAMING_LINKS = (" as the ", " as ", " is the ", " is my ", " is our ")


def find_nearby(text: str, low: str, name_at: int, name_end: int, weight: int) -> list[tuple[int, int]]:
    """Return the spans of values near the name at ``name_at``; none for a name that says too little."""
    if weight < TOKEN:
        return []
    return (
        _shown_below(text, name_at, name_end) or _in_column(text, name_at, name_end) or _called_one(text, low, name_at)
    )


def _shown_below(text: str, name_at: int, name_end: int) -> list[tuple[int, int]]:
    """Return the next line when nothing but a random word stands on it: what the named command printed."""
    start = text.find("\n", name_end, name_end + 200) + 1
    if not start:
        return []
    end = start + span_length(text, start, BASE64 + "-_.!@#%^&*?")
    value = text[start:end]
    if len(value) < 12 or text[end : end + 1] not in ("", "\n", "\r") or value.islower() or not is_random(value):
        return []
    line = line_before(text, name_at) + text[name_at:start]
    in_block = len(line) > 20 and not line.strip(BASE64 + "\r\n")
    return [] if in_block or is_slug(value) or is_reference(text, start, end, False) else [(start, end)]


def _in_column(text: str, name_at: int, name_end: int) -> list[tuple[int, int]]:
    """Return the cells below ``name`` when it heads a column of a table, up to 20 rows."""
    header_end = text.find("\n", name_end, name_end + 300)
    if header_end < 0:
        return []
    before = line_before(text, name_at)
    header = before + text[name_at:header_end]
    delimiter = next((mark for mark in "|,\t;" if mark in header), "")
    cells = header.split(delimiter) if delimiter else []
    if sum(cell.strip().replace("_", "").isalpha() for cell in cells) < 2:
        return []
    found = []
    column = before.count(delimiter)
    row_at = header_end + 1
    for row in text[row_at : row_at + _LONGEST_TABLE].split("\n")[:20]:
        fields = row.split(delimiter)
        if len(fields) != len(cells):
            break
        value = fields[column].strip(" \r\"'`")
        start = row_at + sum(len(field) + 1 for field in fields[:column]) + fields[column].find(value)
        if len(value) >= 8 and is_random(value) and not is_reference(text, start, start + len(value), False):
            found.append((start, start + len(value)))
        row_at += len(row) + 1
    return found


def _called_one(text: str, low: str, name_at: int) -> list[tuple[int, int]]:
    """Return the random word of ``use … as the password`` and ``… is the token``."""
    if not low.endswith(_NAMING_LINKS, max(0, name_at - 16), name_at):
        return []
    for link in _NAMING_LINKS:
        if low.endswith(link, max(0, name_at - len(link)), name_at):
            end = name_at - len(link)
            words = text[max(0, end - 128) : end].split(" ")
            value = words[-1].strip("\"'`")
            start = end - len(words[-1]) + words[-1].find(value)
            if is_random(value) and not is_hex(value) and not is_slug(value):
                return [(start, start + len(value))]
    return []


def line_before(text: str, at: int) -> str:
    """Return what stands before ``at`` on its line, 300 characters at most."""
    before = text[max(0, at - 300) : at]
    return before[before.rfind("\n") + 1 :]
