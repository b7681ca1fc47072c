"""What `env` starts, the text of its option -S included, which it splits by rules of its own.

Loaded by `wrappers` when a text first calls it.
"""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, VARIABLE, Unknown, unknown
from harness_memory.hot.programs import takes_next
from harness_memory.hot.wrappers import Launch, is_assignment, rest_of, told_directory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# What stands behind a backslash.
SPLIT_ESCAPES = dict(zip("fnrtv#$\"'\\_", "\f\n\r\t\v#$\"'\\ ", strict=True))
GAP, QUOTE = "\1", "\2"  # between words, and where a quote begins


def _is_split(word: str) -> bool:
    """Say whether a word is env's option to split a text, which may be cut short like any long one."""
    name = word.partition("=")[0]
    return len(name) > 2 and "--split-string".startswith(name)


def _joined_split(word: str) -> int:
    """Where the text begins that is joined to the -S of env's options (`-iSa b`); 0 where none is."""
    at = word.find("S") + 1
    return at if 1 < at < len(word) and word[0] == "-" and set(word[1 : at - 1]) <= set("i0v") else 0


def launch_env(words: Sequence[str]) -> list[Launch]:
    """What `env` starts; -S takes a text that is split into words first."""
    at = 1
    chdir: str | None = ""
    is_assigned = False
    while at < len(words):
        word = words[at]
        is_long = word.startswith("--")
        if is_assigned and word.startswith("-"):
            return [Launch(words[at:], chdir=chdir)]
        if word in ("--", "-"):
            at += 1
        elif (_is_split(word) and "=" in word) or _joined_split(word):
            head = rest_of(word, word.index("=") + 1 if is_long else _joined_split(word))
            return _launch_split([head, *words[at + 1 :]], chdir)
        elif _is_split(word) or (word.startswith("-") and not is_long and word.endswith("S")):
            return _launch_split(words[at + 1 :], chdir)
        elif word in ("-0", "--null"):
            return []  # only to print the environment
        elif word.startswith("-"):
            if word in ("-C", "--chdir"):
                chdir = told_directory(words[at + 1]) if at + 1 < len(words) else ""
            elif word.startswith("--chdir="):
                chdir = told_directory(rest_of(word, len("--chdir=")))
            at += 2 if takes_next(word, ("-u", "-C", "--unset", "--chdir")) else 1
        elif "=" in word:
            is_assigned = True
            at += 1
        else:
            return [Launch(words[at:], chdir=chdir)]
    return []


def _launch_split(words: Sequence[str], chdir: str | None) -> list[Launch]:
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
