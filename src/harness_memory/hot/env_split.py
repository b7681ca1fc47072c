"""The words that `env -S` makes of its text, by rules of its own. Called by `wrappers` for the few that hold one."""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, unknown

# What stands behind a backslash.
SPLIT_ESCAPES = dict(zip("fnrtv#$\"'\\_", "\f\n\r\t\v#$\"'\\ ", strict=True))
GAP, QUOTE = "\1", "\2"  # between words, and where a quote begins


def split_words(text: str) -> list[str] | None:
    """The words of a text; None when it refuses it. A NUL is what nobody can tell."""
    out: list[str] = []
    quote = ""
    chars = iter(text)
    for char in chars:
        if char == quote:
            quote = ""
        elif char == "\\":
            escaped = next(chars, "")
            if quote == "'" and escaped not in ("\\", "'"):
                out.append(char + escaped)
            elif escaped == "c" and not quote:
                break
            elif escaped in SPLIT_ESCAPES:
                out.append(GAP if escaped == "_" and not quote else SPLIT_ESCAPES[escaped])
            else:
                return None
        elif char == "$" and quote != "'":
            out.append("\0")
            if next(chars, "") != "{" or "}" not in chars:  # the rest of a variable's name is read over
                return None
        elif quote:
            out.append(char)
        elif char in "'\"":
            quote = char
            out.append(QUOTE)
        elif char == "#" and out[-1:] in ([], [GAP]):
            break
        else:
            out.append(GAP if char in " \t\n\v\f\r" else char)
    return None if quote else [_piece(piece.replace(QUOTE, "")) for piece in "".join(out).split(GAP) if piece]


def _piece(text: str) -> str:
    return unknown(text.replace("\0", UNTOLD), text, UNTOLD, many=True) if "\0" in text else text
