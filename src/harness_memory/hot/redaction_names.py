"""First cut: credentials named by an assignment (being extended)."""

from __future__ import annotations

_WORDS = ("password", "passwd", "pwd", "secret", "token", "api_key", "apikey", "api-key", "access_key", "bearer")
_IDENT = "abcdefghijklmnopqrstuvwxyz0123456789_-"


def find_named(text: str, low: str) -> list[tuple[int, int]]:
    """Return the spans of values that their name marks as a credential."""
    found = []
    for word in _WORDS:
        at = low.find(word)
        while at >= 0:
            end = at + len(word)
            while end < len(low) and low[end] in _IDENT:
                end += 1
            span = _value(text, end, word)
            if span:
                found.append(span)
            at = low.find(word, end)
    return found


def _value(text: str, at: int, word: str) -> tuple[int, int] | None:
    tail = text[at : at + 12]
    rest = tail.lstrip("\\\"'` ]")
    if word != "bearer":
        if rest[:1] not in (":", "=") or rest[1:2] == "=":
            return None
        rest = rest[1:]
    rest = rest.lstrip("> \\\"'`")
    start = at + len(tail) - len(rest)
    end = start
    while end < len(text) and text[end] not in " \t\r\n\"'`;,)}]<>\\\0":
        end += 1
    value = text[start:end]
    looks_random = any(c.isdigit() for c in value) and any(c.isalpha() for c in value)
    return (start, end) if len(value) >= 8 and looks_random and value[0] not in "$%{" and text[end : end + 1] != "(" else None
