"""Strict JSON as text: where each value stands, and where and why a text is not JSON.

Owns the offsets of objects, arrays and their elements, so that an edit can touch single characters of a file whose
other bytes must stay. Reads only; the scanning functions expect text that `json_problem` has passed. Called by
hosts/edits.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

SPACE = " \t\r\n"
_NEWLINE = "\n"
_CONSTANT = re.compile(r'"(?:[^"\\]|\\.)*"|(-?Infinity|NaN)')
_DECODER = json.JSONDecoder()


@dataclass(frozen=True, slots=True)
class Item:
    """One element of an array, or one member of an object: `start` is then its key's quote."""

    start: int
    end: int
    key: str = ""
    value_start: int = -1


@dataclass(frozen=True, slots=True)
class Container:
    """An object or array in the text: the offsets of its brackets and of what it holds."""

    open: int
    close: int
    items: list[Item]

    def member(self, key: str) -> Item | None:
        """Return the member of that key, None when there is none."""
        return next((item for item in self.items if item.key == key), None)


def object_at(text: str, at: int) -> Container:
    """Scan the object whose brace is at `at`."""
    items = []
    here = skip_space(text, at + 1)
    while text[here] != "}":
        key, key_end = _DECODER.raw_decode(text, here)
        value_start = skip_space(text, skip_space(text, key_end) + 1)
        _, end = _DECODER.raw_decode(text, value_start)
        items.append(Item(here, end, key, value_start))
        here = _after_comma(text, end)
    return Container(at, here, items)


def array_at(text: str, at: int) -> Container:
    """Scan the array whose bracket is at `at`."""
    items = []
    here = skip_space(text, at + 1)
    while text[here] != "]":
        _, end = _DECODER.raw_decode(text, here)
        items.append(Item(here, end))
        here = _after_comma(text, end)
    return Container(at, here, items)


def _after_comma(text: str, at: int) -> int:
    at = skip_space(text, at)
    return skip_space(text, at + 1) if text[at] == "," else at


def skip_space(text: str, at: int) -> int:
    """Return the offset of the first character from `at` on that is not white space; there must be one."""
    while text[at] in SPACE:
        at += 1
    return at


def json_problem(text: str) -> str:
    """Say where and why `text` is not strict JSON, as `line L column C: …`; "" when it is."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        comma = _trailing_comma(text, error.pos)
        if comma is not None:
            return f"{position(text, comma)}: a trailing comma is not JSON"
        return f"{position(text, error.pos)}: {_plain_reason(text, error)}"
    except (ValueError, RecursionError) as error:
        return f"line 1 column 1: {error}"  # a number too long or a nesting too deep for the parser
    constant = next((match for match in _CONSTANT.finditer(text) if match.group(1)), None)
    if constant is None:
        return ""
    return f"{position(text, constant.start())}: {constant.group(1)} is not JSON"


def position(text: str, at: int) -> str:
    """Write an offset as `line L column C`, both from 1."""
    return f"line {text.count(_NEWLINE, 0, at) + 1} column {at - text.rfind(_NEWLINE, 0, at)}"


def _trailing_comma(text: str, at: int) -> int | None:
    """Return where the comma stands that the parser stumbled over: before 3.13 it names the bracket after it."""
    comma = at if text[at : at + 1] == "," else len(text[:at].rstrip(SPACE)) - 1
    closes = text[comma + 1 :].lstrip(SPACE)[:1] in ("}", "]")
    return comma if comma >= 0 and text[comma] == "," and closes else None


def _plain_reason(text: str, error: json.JSONDecodeError) -> str:
    """Name what people do write in such files, which the parser's own message hides."""
    here = text[error.pos : error.pos + 2]
    after = text[error.pos + 1 :].lstrip(SPACE)
    if here.startswith(("//", "/*")) or after.startswith(("//", "/*")):
        return "a comment is not JSON"
    return error.msg[0].lower() + error.msg[1:]
