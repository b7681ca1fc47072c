"""What `env -S` starts: words made of a text by rules of its own. Loaded by `wrappers` when a text first holds one."""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, VARIABLE, Unknown, unknown
from harness_memory.hot.wrappers import Launch, is_assignment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# What stands behind a backslash.
SPLIT_ESCAPES = dict(zip("fnrtv#$\"'\\_", "\f\n\r\t\v#$\"'\\ ", strict=True))
GAP, QUOTE = "\1", "\2"  # between words, and where a quote begins


def start_split(words: Sequence[str], chdir: str | None) -> list[Launch]:
    """The launch of the words that `env -S` makes of the first one, and of the others as they are."""
    if not words:
        return []
    head = words[0]
    found = split_words(head.shape if isinstance(head, Unknown) else head)
    if found is None:
        return []
    found.extend(words[1:])
    at = 0
    while at < len(found) and is_assignment(found[at]):
        at += 1
    if found[at : at + 1] and found[at].startswith("-"):
        found.insert(at, "env")  # which reads its options there as well
    why = VARIABLE if isinstance(head, Unknown) and "\0" not in head.shape else ""
    return [Launch(found[at:], why=why, chdir=chdir)] if found[at:] else []


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
