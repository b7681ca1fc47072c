"""Here-documents: their delimiters and their bodies.

Functions on a lexer; loaded when a text first holds `<<`. Called by the lexer at line ends and by the grammar.
"""

from __future__ import annotations

from harness_memory.hot.shell_lexer import WORD_ENDS
from harness_memory.hot.shell_syntax import ShellSyntaxError, Word, drive

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_lexer import Lexer


def read_bodies(lexer: Lexer) -> None:
    """Read the bodies of the here-documents opened on the line that has just ended."""
    for redirect, strips_tabs in lexer.pending:
        redirect.body = _body(lexer, str(redirect.target), strips_tabs, redirect.expands)
    lexer.pending = []


def _body(lexer: Lexer, delimiter: str, strips_tabs: bool, expands: bool) -> str:
    lines: list[str] = []
    while lexer.pos < lexer.end:
        line = _body_line(lexer, expands)
        if strips_tabs:
            line = line.lstrip("\t")
        if line == delimiter:
            break
        if lexer.substitution_depth and line.startswith(delimiter + ")"):
            lexer.pos -= len(line) - len(delimiter) + (1 if lexer.text[lexer.pos - 1] == "\n" else 0)
            break
        lines.append(line)
    return "\n".join(lines) + "\n" if lines else ""


def _body_line(lexer: Lexer, expands: bool) -> str:
    """One line of a here-document, without its end; where the body expands, a backslash joins it to the next."""
    line = ""
    while True:
        newline = lexer.text.find("\n", lexer.pos)
        stop = newline if newline >= 0 else lexer.end
        line += lexer.text[lexer.pos : stop]
        lexer.pos = min(stop + 1, lexer.end)
        backslashes = len(line) - len(line.rstrip("\\"))
        if not expands or backslashes % 2 == 0 or newline < 0:
            return line
        line = line[:-1]


def read_delimiter(lexer: Lexer) -> tuple[str, bool]:
    """The delimiter after `<<`, quotes removed and nothing expanded, and whether any part was quoted."""
    lexer.skip_blanks()
    out: list[str] = []
    quoted = False
    start = lexer.pos
    while lexer.pos < lexer.end and lexer.text[lexer.pos] not in WORD_ENDS:
        char = lexer.text[lexer.pos]
        if char == "$" and lexer.text[lexer.pos + 1 : lexer.pos + 2] in ("'", '"'):
            lexer.pos += 1
            continue
        if char in "'\"":
            close = lexer.text.find(char, lexer.pos + 1)
            if close < 0:
                raise ShellSyntaxError("unterminated quote")
            out.append(lexer.text[lexer.pos + 1 : close])
            quoted = True
            lexer.pos = close + 1
        elif char == "`" or (char == "$" and lexer.text.startswith(("(", "{"), lexer.pos + 1)):
            closer = {"`": "`", "$(": ")", "${": "}"}[lexer.text[lexer.pos : lexer.pos + (1 if char == "`" else 2)]]
            stop = lexer.text.find(closer, lexer.pos + 1)
            if stop < 0:
                raise ShellSyntaxError(f"unterminated {char}")
            out.append(lexer.text[lexer.pos : stop + 1])
            lexer.pos = stop + 1
        elif char == "\\":
            if lexer.text[lexer.pos + 1 : lexer.pos + 2] != "\n":
                out.append(lexer.text[lexer.pos + 1 : lexer.pos + 2])
                quoted = True
            lexer.pos += 2
        else:
            out.append(char)
            lexer.pos += 1
    if lexer.pos == start:
        raise ShellSyntaxError("here-document without a delimiter")
    return "".join(out), quoted


def read_body(lexer: Lexer) -> tuple[Word, bool]:
    """Read the whole text as the body of a here-document whose delimiter was not quoted.

    False with it when the shell refuses the body: then only what stands before that place is in the word, and its
    substitutions run before the shell gives up.
    """
    parts: list[Any] = []
    scripts: list[Any] = []
    accepted = True
    try:
        drive(lexer.double_quoted(parts, scripts, ""))
    except ShellSyntaxError:
        accepted = False
    return Word(parts, scripts, lexer.text), accepted
