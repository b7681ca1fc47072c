"""Brace expansion on the source of one word: `{a,b}`, `{1..5}`, nested and adjacent groups.

The shell does this before anything else, on the text as written, so quoting must be read here but not removed.
Called by the lexer for words that hold an unquoted `{`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_syntax import Budget

MAX_WORDS = 128
_CLOSERS = {"'": "'", '"': '"', "`": "`"}


def _after_quoted(text: str, at: int) -> int:
    """The index after the quoted or escaped piece that starts at `at`; `at` itself when none does."""
    char = text[at]
    if char == "\\":
        return at + 2
    if char == "$" and text[at + 1 : at + 2] in ("{", "("):
        closer = "}" if text[at + 1] == "{" else ")"
        return _after_nested(text, at + 2, text[at + 1], closer)
    closer = _CLOSERS.get(char, "")
    if not closer:
        return at
    at += 1
    while at < len(text) and text[at] != closer:
        at += 2 if text[at] == "\\" and closer != "'" else 1
    return at + 1


def _after_nested(text: str, at: int, opener: str, closer: str) -> int:
    depth = 1
    while at < len(text) and depth:
        if text[at] == opener:
            depth += 1
        elif text[at] == closer:
            depth -= 1
        at += 1
    return at


def _group(text: str, start: int) -> tuple[list[str], int] | None:
    """The alternatives of the brace that opens at `start` and the index after it; None when it is no brace group."""
    depth, at, piece, parts = 0, start, start + 1, []
    while at < len(text):
        after = _after_quoted(text, at)
        if after > at:
            at = after
            continue
        char = text[at]
        if char == "{":
            depth += 1
        elif char == "," and depth == 1:
            parts.append(text[piece:at])
            piece = at + 1
        elif char == "}" and depth > 1:
            depth -= 1
        elif char == "}":
            alternatives = [*parts, text[piece:at]] if parts else _sequence(text[piece:at])
            if alternatives:
                return alternatives, at + 1
        at += 1
    return None


def _sequence(body: str) -> list[str]:
    """The members of `1..5`, `a..e`, `1..9..2`; empty when it is no sequence."""
    ends = body.split("..")
    if len(ends) not in (2, 3) or not body.isascii() or "_" in body:  # which Python takes for parts of a number
        return []
    try:
        step = abs(int(ends[2])) or 1 if len(ends) == 3 else 1
        if all(len(end) == 1 and end.isascii() and end.isalpha() for end in ends[:2]):
            first, last, show = ord(ends[0]), ord(ends[1]), chr
        else:
            first, last, show = int(ends[0]), int(ends[1]), str
    except ValueError:
        return []
    numbers = range(first, last + 1, step) if first <= last else range(first, last - 1, -step)
    return [show(number) for number in numbers[:MAX_WORDS]]


def _first_group(text: str, budget: Budget) -> tuple[int, list[str], int] | None:
    at = 0
    budget.spend(1 + len(text) // 8)
    while at < len(text):
        after = _after_quoted(text, at)
        if after > at:
            at = after
            continue
        char = text[at]
        if char == "{" and (at or not text.startswith("{}")):
            budget.spend((len(text) - at) // 8)
            group = _group(text, at)
            if group:
                return at, *group
        at += 1
    return None


def expand_braces(source: str, budget: Budget) -> list[str]:
    """The words that one word's source stands for, still quoted; at most MAX_WORDS of them."""
    done: list[str] = []
    waiting = [source]
    while waiting and len(done) < MAX_WORDS:
        current = waiting.pop()
        found = _first_group(current, budget)
        if found is None:
            done.append(current)
            continue
        start, alternatives, after = found
        waiting.extend(current[:start] + piece + current[after:] for piece in reversed(alternatives))
    return done
