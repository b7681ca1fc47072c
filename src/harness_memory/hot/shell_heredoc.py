"""Here-documents: their delimiters and their bodies.

Functions on a lexer; loaded when a text first holds `<<`. Called by the lexer at line ends and by the grammar.
"""

from __future__ import annotations

from harness_memory.hot.shell_lexer import DOUBLE_QUOTED_ESCAPES
from harness_memory.hot.shell_syntax import ShellSyntaxError, Word, drive
from harness_memory.hot.shell_text import WORD_ENDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_lexer import Lexer
    from harness_memory.hot.shell_syntax import Task


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
    pieces: list[str] = []
    while True:
        newline = lexer.text.find("\n", lexer.pos)
        stop = newline if newline >= 0 else lexer.end
        piece = lexer.text[lexer.pos : stop]
        lexer.pos = min(stop + 1, lexer.end)
        backslashes = len(piece) - len(piece.rstrip("\\"))
        if not expands or backslashes % 2 == 0 or newline < 0:
            return "".join([*pieces, piece])
        pieces.append(piece[:-1])


def read_delimiter(lexer: Lexer) -> Task:
    """Read the delimiter after `<<`: it with its quotes removed and nothing expanded, and whether any part was quoted.

    What would be a substitution elsewhere is part of the delimiter as it is written.
    """
    lexer.budget.spend(6)
    lexer.skip_blanks()
    out: list[Any] = []
    quoted = False
    start = lexer.pos
    while lexer.pos < lexer.end:
        at, char = lexer.pos, lexer.text[lexer.pos]
        following = lexer.text[at + 1 : at + 2]
        if char in WORD_ENDS:
            if char not in "<>" or following != "(":
                break
            yield lexer.process_substitution([], [])
        elif char == "$" and following in ("'", '"'):
            quoted = True
            yield lexer.dollar(out, [], quoted=False)
            continue
        elif char in "'\"\\":
            quoted = quoted or following != "\n" or char != "\\"
            yield lexer.quoted([], [])
        elif char == "$":
            yield lexer.dollar([], [], quoted=False)
        elif char == "`":
            yield lexer.quoted([], [])
        else:
            lexer.pos += 1
        out.append(lexer.text[at : lexer.pos])
    if lexer.pos == start:
        raise ShellSyntaxError("here-document without a delimiter")
    written = "".join(out)
    return (_unquoted(written) if quoted else written.replace("\\\n", "")), quoted


def _unquoted(written: str) -> str:
    """A delimiter without its quotes, those inside a substitution too: bash takes them off the whole of it."""
    out: list[str] = []
    at = 0
    quote = ""
    while at < len(written):
        char = written[at]
        at += 1
        if char == quote:
            quote = ""
        elif char in "'\"" and not quote:
            quote = char
        elif char == "\\" and quote != "'":
            escaped = written[at : at + 1]
            at += 1
            if escaped != "\n":
                out.append(escaped if not quote or escaped in DOUBLE_QUOTED_ESCAPES else "\\" + escaped)
        else:
            out.append(char)
    return "".join(out)


def read_body(lexer: Lexer) -> tuple[Word, bool]:
    """Read the whole text as the body of a here-document whose delimiter was not quoted.

    False with it when the shell refuses the body: then only what stands before that place is in the word, and its
    substitutions run before the shell gives up.
    """
    parts: list[Any] = []
    scripts: list[Any] = []
    accepted = True
    lexer.is_body = True
    try:
        drive(lexer.double_quoted(parts, scripts, ""))
    except ShellSyntaxError:
        accepted = False
    return Word(parts, scripts, lexer.text), accepted
