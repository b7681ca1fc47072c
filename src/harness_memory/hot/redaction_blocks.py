"""Credentials over several lines: private key blocks, and tokens that something broke into pieces.

Owns what a line break looks like inside a credential: real, escaped once or more, after a backslash, before a quote
mark or a diff sign. Must not decide what a token is. Called by ``redaction``.
"""

from __future__ import annotations

from harness_memory.hot.redaction_values import (
    BASE64,
    URLSAFE,
    is_hex,
    is_mixed,
    is_scrambled,
    span_length,
)

_PIECE = BASE64 + URLSAFE + ".%"
_HEADERS = ("Proc-Type:", "DEK-Info:", "Version:", "Comment:", "Hash:", "Charset:", "MessageID:")
_LINE_PREFIXES = (" ", "\t", ">", "|", "+", "-")
_LONGEST_BLOCK = 16_384


def find_private_keys(text: str) -> list[tuple[int, int]]:
    """Return the spans of private key blocks, with or without their first or last line."""
    found: list[tuple[int, int]] = []
    at = text.find("-----BEGIN ")
    while at >= 0:
        head_end = text.find("-----", at + 11, at + 80)
        next_at = at + 11
        if head_end >= 0 and "PRIVATE KEY" in text[at:head_end]:
            body_end = _body_end(text, head_end + 5)
            if body_end > head_end + 5:
                next_at = _past_last_line(text, body_end)
                found.append((at, next_at))
        at = text.find("-----BEGIN ", next_at)
    at = text.find("-----END ")
    while at >= 0:
        if "PRIVATE KEY" in text[at : at + 48] and not any(start <= at < end for start, end in found[-64:]):
            start = _body_start(text, at)
            if start < at:
                found.append((start, _past_last_line(text, at)))
        at = text.find("-----END ", at + 9)
    return found + _putty_keys(text)


def _past_break(text: str, at: int) -> int:
    """Return where the next line's text begins when a line break stands at ``at``, else ``at``."""
    after = _past_newline(text, at)
    while after > at and text[after : after + 1] in _LINE_PREFIXES and not text.startswith("-----", after):
        after += 1
    return after


def _past_newline(text: str, at: int) -> int:
    """Return where the next line begins when a line break stands at ``at``, real or escaped, else ``at``."""
    after = at + span_length(text, at, " \t\\")
    if text.startswith("\r\n", after):
        return after + 2
    if text[after : after + 1] == "\n":
        return after + 1
    if "\\" not in text[at:after] or not text.startswith(("n", "r"), after):
        return at
    after += 1
    second = after + span_length(text, after, "\\")
    return second + 1 if second > after and text[second : second + 1] == "n" else after


def past_pieces(text: str, start: int, end: int) -> int:
    """Return the end of a token that goes on after line breaks: whole lines of it, none wider than the first."""
    width = end - max(start, text.rfind("\n", start, end) + 1)
    if width < 10:
        return end
    hexadecimal = is_hex(text[start:end])
    goes_on = False
    while True:
        piece_at = _past_newline(text, end)
        size = span_length(text, piece_at, _PIECE)
        if size != width:
            # Not the whole line, then: what stands before the piece is a quote mark or a diff sign.
            piece_at = _past_break(text, end)
            size = span_length(text, piece_at, _PIECE)
        piece = text[piece_at : piece_at + size]
        if piece_at == end or not (_is_piece(piece, width, hexadecimal=hexadecimal) or (goes_on and _is_rest(piece))):
            return end
        after = piece_at + size
        if text[after : after + 1] not in ("", "\n", "\r", "\\", '"', "'", "`", "<", ",", ";", ")", "}"):
            return end
        end = after
        if size < width:
            return end
        goes_on = True


def _is_piece(piece: str, width: int, *, hexadecimal: bool) -> bool:
    if len(piece) > width or "=" in piece.rstrip("="):
        return False
    if len(piece) == width:
        return is_mixed(piece) or not (piece.islower() or piece.isupper())
    return len(piece) >= 8 and is_scrambled(piece) and (hexadecimal or not is_hex(piece))


def _is_rest(piece: str) -> bool:
    """Say whether a short last line can end a token that is known to go on: it mixes cases or holds a digit."""
    return "=" not in piece.rstrip("=") and not (piece.islower() or piece.isupper() or piece.istitle() or not piece)


def _body_end(text: str, at: int) -> int:
    """Return where the lines of key material end that begin with the line break at ``at``."""
    stop = min(len(text), at + _LONGEST_BLOCK)
    end = at
    while end < stop:
        line_at = _past_break(text, end)
        if line_at == end:
            return end
        while _past_break(text, line_at) > line_at:
            line_at = _past_break(text, line_at)
        if text.startswith(_HEADERS, line_at):
            newline = text.find("\n", line_at, line_at + 120)
            escaped = text.find("\\n", line_at, line_at + 120)
            ends = [found for found in (newline, escaped) if found >= 0]
            if not ends:
                return end
            end = min(ends)
            continue
        size = span_length(text, line_at, BASE64)
        if not _is_key_line(text[line_at : line_at + size]):
            return end
        end = line_at + size
    return end


def _is_key_line(line: str) -> bool:
    return len(line) >= 2 and (len(line) >= 40 or line[0] == "=" or not line.isalpha() or is_scrambled(line))


def _past_last_line(text: str, at: int) -> int:
    """Return where the block's END line ends when it follows ``at``, else ``at``."""
    line_at = _past_break(text, at)
    dashes = line_at + span_length(text, line_at, "-")
    if dashes - line_at < 5 or not text.startswith("END ", dashes):
        return at
    close = text.find("-----", dashes, dashes + 64)
    return close + 5 if close >= 0 else at


def _body_start(text: str, at: int) -> int:
    """Return where the lines of key material begin that stand before the END line at ``at``."""
    before = text[max(0, at - _LONGEST_BLOCK) : at]
    separator = "\\n" if before.rstrip(" \t>+|-").endswith("\\n") else "\n"
    *lines, last = before.split(separator)
    start = at
    line_at = at - len(last)
    for line in reversed(lines):
        line_at -= len(separator) + len(line)
        body = line.strip(" \t\r\\>|-")
        if body.strip(BASE64) or not _is_key_line(body):
            tail = len(line) - len(line.rstrip(BASE64 + "\\"))
            return line_at + len(line) - tail if tail >= 40 else start
        start = line_at
    return start


def _putty_keys(text: str) -> list[tuple[int, int]]:
    found = []
    at = text.find("Private-Lines:")
    while at >= 0:
        line_end = text.find("\n", at)
        end = _body_end(text, line_end) if line_end >= 0 else -1
        if end > line_end:
            found.append((line_end + 1, end))
        at = text.find("Private-Lines:", at + 14)
    return found
