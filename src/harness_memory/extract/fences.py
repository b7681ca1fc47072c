"""Foreign text made safe to stand in a prompt, and cut so that every text keeps its share.

Owns the fence around data and what a text may not hold inside one: no second fence, no line that looks like a record
of ours, no invisible characters. Pure. Called by the prompt.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

FENCE_WORD = "HM-DATA"
CONTINUATION = "    | "
CUT_MARK = " … [cut] … "
_ANSI = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])")
_FENCE_FORGED = re.compile(r"hm[-_ ]?data", re.IGNORECASE)


def fence(kind: str, body: str) -> str:
    """Return a block of data with its marks; `body` has been through `plain` part by part."""
    return f"<<<{FENCE_WORD} {kind}\n{body}\n>>>{FENCE_WORD}"


def plain(text: str) -> str:
    """Return text that cannot leave its record: each further line begins with the continuation mark."""
    lines = ("".join(map(_printable, line)).rstrip() for line in _ANSI.sub("", text).splitlines())
    # Invisible characters go first, or they could hold a forged word apart until they are gone.
    return _FENCE_FORGED.sub("hm data", f"\n{CONTINUATION}".join(line for line in lines if line.strip()))


def one_line(text: str, limit: int) -> str:
    """Return text on one line, cut at its end."""
    text = " ".join(plain(text).replace(CONTINUATION, "").split())
    return text if len(text) <= limit else text[: limit - 1] + "…"


def cut_middle(text: str, limit: int) -> str:
    """Return at most `limit` characters: two thirds from the beginning, the rest from the end, a mark between."""
    if len(text) <= limit:
        return text
    room = limit - len(CUT_MARK)
    if room < len(CUT_MARK):
        return text[: max(limit - 1, 0)] + "…"
    tail = room // 3
    return text[: room - tail] + CUT_MARK + text[-tail:]


def fair_cap(lengths: Sequence[int], budget: int) -> int:
    """Return the largest cap at which texts of these lengths, each cut to it, fit into the budget together.

    Short texts stay whole and the long ones share what they leave.
    """
    rest, left = budget, len(lengths)
    for length in sorted(lengths):
        if length * left > rest:
            return max(rest // left, 0)
        rest -= length
        left -= 1
    return max(lengths, default=0)


def _printable(char: str) -> str:
    if char.isprintable() or char == "\t":
        return char
    return " " if char.isspace() else ""
