"""A shell text and the position in it: blanks, comments, line ends and line continuations.

Owns the text, which it changes only where line continuations stand in the way of what is looked for. The words are read
by `shell_lexer`, which extends this class. Called by every part of the grammar.
"""

from __future__ import annotations

from harness_memory.hot.shell_syntax import Budget, Redirect, later

MAY_BE_BLANK = frozenset(" \t\\#")
WORD_ENDS = frozenset(" \t\n;&|()<>")
# By which to find where plain letters and blanks end, and where a plain word ends.
MARKS = "\t\n;&|()<>'\"`\\$*?[{#"
BREAKS = " \t\n;&|()<>'\"`\\$*?[{"
NAME_START = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
NAME_CHARS = NAME_START | frozenset("0123456789")
MAX_JOINS = 64
LONGEST_JOINED = 80
# Up to where line continuations are looked for, from the start of a word or an operator.
JOIN_STOPS = frozenset(" \t\n'\"`\\#)")


def marked(text: str, signs: str) -> str:
    """The text with a NUL for each of the signs, which are found the faster."""
    if text.isascii():
        return text.encode("ascii").translate(bytes.maketrans(signs.encode("ascii"), bytes(len(signs)))).decode("ascii")
    for sign in signs:  # str.translate takes twenty times as long
        text = text.replace(sign, "\0")
    return text


class ShellText:
    """One text that is being read, up to `pos`."""

    __slots__ = (
        "beyond_posix",
        "breaks",
        "budget",
        "end",
        "extglob",
        "is_body",
        "joins_left",
        "marks",
        "pending",
        "pos",
        "substitution_depth",
        "text",
    )

    mark_signs = MARKS

    def __init__(self, text: str, budget: Budget, extglob: bool = False) -> None:
        self.text = text
        self.budget = budget
        self.pos = 0
        self.end = len(text)
        self.extglob = extglob
        self.beyond_posix = False  # whether what was read so far holds what plain POSIX shells read otherwise
        self.is_body = False  # whether it is that of a here-document, which no one reads before it is expanded
        self.pending: list[tuple[Redirect, bool]] = []
        self.substitution_depth = 0
        self.joins_left = MAX_JOINS if "\\\n" in text else 0
        self.marks = marked(text, self.mark_signs)
        self.breaks = marked(text, BREAKS)

    # Blanks, comments, lines

    def skip_blanks(self) -> None:
        """Step over spaces, tabs, continued line ends and a comment."""
        text, end, pos = self.text, self.end, self.pos
        while pos < end:
            char = text[pos]
            if char == " " or char == "\t":
                pos += 1
            elif char == "#":
                newline = text.find("\n", pos)
                pos = newline if newline >= 0 else end
            elif char == "\\" and text.startswith("\n", pos + 1):
                pos += 2
            else:
                break
        self.pos = pos
        if self.joins_left:
            self._join_ahead()

    def _join_ahead(self) -> None:
        """Put the line continuations in what comes next before it."""
        if self.text.find("\\\n", self.pos, self.pos + LONGEST_JOINED) > self.pos:
            self.join(self.pos, JOIN_STOPS)

    def join(self, start: int, stops: frozenset[str]) -> None:
        """Put the line continuations between `start` and the next of `stops` before what they stand in.

        The shell drops them before it looks for reserved words, names and operators. The text keeps its length,
        because a word further out may still be reading it.
        """
        text, pos, taken = self.text, start, start
        pieces: list[str] = []
        while pos < self.end:
            if text[pos] not in stops:
                pos += 1
            elif text.startswith("\\\n", pos):
                pieces.append(text[taken:pos])
                pos += 2
                taken = pos
            else:
                break
        self.budget.spend((pos - start) // 8)
        if pieces:
            continued = "\\\n" * len(pieces)
            self._replace(text[:start] + continued + "".join(pieces) + text[taken:])
            self.pos = start + len(continued)

    def _replace(self, text: str) -> None:
        """Go on in a text in which line continuations stand elsewhere."""
        self.budget.spend(len(text) // (1_000 if text.isascii() else 200))
        self.joins_left -= 1
        self.text = text
        self.marks = marked(text, self.mark_signs)
        self.breaks = marked(text, BREAKS)

    def next_char(self) -> str:
        """The character that comes next, blanks and a comment passed over; empty at the end of the text."""
        pos = self.pos
        if pos >= self.end:
            return ""
        char = self.text[pos]
        if char in MAY_BE_BLANK or self.joins_left:
            self.skip_blanks()
            return self.text[self.pos] if self.pos < self.end else ""
        return char

    def skip_lines(self) -> None:
        """Step over blanks and line ends, reading the here-documents that the line ends call for."""
        while self.next_char() == "\n":
            self.pos += 1
            if self.pending:
                self.end_line()

    def end_line(self) -> None:
        """Read the here-documents opened on the line that has just ended."""
        if self.pending:
            later("shell_heredoc").read_bodies(self)
