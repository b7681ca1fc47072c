"""Words, strings and blanks of PowerShell.

Owns the position in the text; the statements stand in `powershell`, which extends this class, because a string or an
argument may hold a list of statements. Methods that may meet one are generators for `shell_syntax.drive`.
"""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, Unknown, unknown
from harness_memory.hot.shell_syntax import Budget, ShellSyntaxError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from harness_memory.hot.shell_syntax import Task

SINGLE_QUOTES = frozenset("'‘’‚‛")
DOUBLE_QUOTES = frozenset('"“”„')
BLANKS = frozenset(" \t\u00a0\u2003\u3000\f\v")
ENDS = frozenset("\n\r;|)}")
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "", "a": "\a", "b": "\b", "f": "\f", "v": "\v", "e": "\x1b"}


def literal_text(source: str) -> str | None:
    """The text of a source that is one plain literal and nothing else; None for any other."""
    source = source.strip()
    if source[:2] in ("@'", '@"') and source.endswith(f"\n{source[1]}@"):
        inner = source[2:-2].partition("\n")[2].removesuffix("\n")
        is_one = f"\n{source[1]}@" not in inner
        return inner if is_one and (source[1] == "'" or not ("$" in inner or "`" in inner)) else None
    mark, inner = source[:1], source[1:-1]
    if len(source) < 2 or source[-1] != mark or mark not in ("'", '"') or mark in inner:
        return None
    return inner if mark == "'" or not ("$" in inner or "`" in inner) else None


class PowerShellWords:
    """Reads words at `pos`."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.text = ""
        self.pos = 0
        self.values: dict[str, str] = {}

    def statements(self, closer: str) -> Task:
        """Run statements up to the closer and over it; the grammar's business."""
        raise NotImplementedError

    def hashtable(self) -> Task:
        """Run `@{ … }` from after its brace; the grammar's business."""
        raise NotImplementedError

    # Characters

    def peek(self, offset: int = 0) -> str:
        """The character at the position or `offset` after it; empty beyond the end."""
        return self.text[self.pos + offset : self.pos + offset + 1]

    def skip_blanks(self, lines: bool = False) -> None:
        """Step over blanks, comments and continued line ends; line ends too with `lines`."""
        text = self.text
        while self.pos < len(text):
            char = text[self.pos]
            if char in BLANKS or (lines and char in "\r\n"):
                self.pos += 1
            elif char == "`" and text[self.pos + 1 : self.pos + 2] in ("\n", "\r"):
                self.pos += 3 if text.startswith("\r\n", self.pos + 1) else 2
            elif char == "#":
                stop = text.find("\n", self.pos)
                self.pos = stop if stop >= 0 else len(text)
            elif text.startswith("<#", self.pos):
                stop = text.find("#>", self.pos)
                if stop < 0:
                    raise ShellSyntaxError("unterminated comment")
                self.pos = stop + 2
            else:
                return

    # Strings

    def string(self) -> Generator[Task, Any, str]:
        """Read a string or here-string; the text, and whether it is known, come back as a word."""
        char, following = self.peek(), self.peek(1)
        if char == "@":
            if following in SINGLE_QUOTES and following:
                return self._here_string_body()
            if following in DOUBLE_QUOTES and following:
                body_end = self._here_string_end(DOUBLE_QUOTES)
                return (yield from self._expandable(body_end, here=True))
            self.pos += 1
            return "@"
        self.pos += 1
        if char in SINGLE_QUOTES:
            return self._single_quoted()
        return (yield from self._expandable(len(self.text), here=False))

    def _single_quoted(self) -> str:
        out: list[str] = []
        text = self.text
        while self.pos < len(text):
            char = text[self.pos]
            self.pos += 1
            if char in SINGLE_QUOTES:
                if self.peek() not in SINGLE_QUOTES or not self.peek():
                    return "".join(out)
                self.pos += 1
            out.append(char)
        raise ShellSyntaxError("unterminated string")

    def _here_string_end(self, quotes: frozenset[str]) -> int:
        """The index of the line end before the closing mark; the position moves to the body's start."""
        line_end = self.text.find("\n", self.pos)
        if line_end < 0 or self.text[self.pos + 2 : line_end].strip():
            raise ShellSyntaxError("here-string without a line end")
        self.pos = line_end + 1
        at = line_end
        while at >= 0:
            if self.text[at + 1 : at + 2] in quotes and self.text[at + 2 : at + 3] == "@":
                return at
            at = self.text.find("\n", at + 1)
        raise ShellSyntaxError("unterminated here-string")

    def _here_string_body(self) -> str:
        stop = self._here_string_end(SINGLE_QUOTES)
        body = self.text[self.pos : stop]
        self.pos = stop + 3
        return body

    def _expandable(self, stop: int, here: bool) -> Generator[Task, Any, str]:
        """Read a double-quoted text up to its quote, or a here-string's body up to `stop`."""
        out: list[str] = []
        known = True  # a variable that was assigned a literal before is guessed, everything else is not
        start = self.pos if here else self.pos - 1
        while self.pos < stop or (here and self.pos == stop):
            if here and self.pos >= stop:
                self.pos = stop + 3
                return self._word(out, known, start)
            char = self.text[self.pos]
            if char in DOUBLE_QUOTES and not here:
                self.pos += 1
                if self.peek() not in DOUBLE_QUOTES or not self.peek():
                    return self._word(out, known, start)
            elif char == "`":
                self.pos += 1
                out.append(ESCAPES.get(self.peek(), self.peek()))
                self.pos += 1
                continue
            elif char == "$" and self.peek(1) == "(":
                self.pos += 2
                yield self.statements(")")
                known = False
                out.append("\0")
                continue
            elif char == "$" and (self.peek(1).isalnum() or self.peek(1) in ("_", "{")):
                out.append(self.values.get(self.skip_variable(), "\0"))
                known = False
                continue
            out.append(char)
            self.pos += 1
        raise ShellSyntaxError("unterminated string")

    def _word(self, pieces: list[str], known: bool, start: int) -> str:
        text = "".join(pieces)
        if known:
            return text
        source = self.text[start : self.pos] if "\0" in text else text
        return unknown(source, text, text.replace("\0", UNTOLD), False)

    def skip_variable(self) -> str:
        """Step over a variable and return it with its dollar sign, in lower case."""
        start = self.pos
        self.pos += 1
        if self.peek() == "{":
            stop = self.text.find("}", self.pos)
            self.pos = stop + 1 if stop > 0 else len(self.text)
            return "$" + self.text[start + 2 : self.pos - 1].lower()
        while self.peek().isalnum() or (self.peek() in ("_", ":", "?") and self.peek()):
            self.pos += 1
        return self.text[start : self.pos].lower()

    def _value(self) -> str:
        """Step over a variable in an argument: its value when a literal was assigned to it, else NUL."""
        value = self.values.get(self.skip_variable(), "\0")
        return "\0" if self.peek() in (".", "[") and self.peek() else value

    def _skip_members(self) -> None:
        """Step over `.Name` behind a value."""
        while self.peek() == "." and self.peek(1).isalpha():
            self.pos += 1
            while self.peek().isalnum() or self.peek() == "_":
                self.pos += 1

    def _splat_end(self) -> int:
        """The end of `@name`, which stands for any number of arguments; 0 where there is none."""
        stop = self.pos + 1
        while self.text[stop : stop + 1].isalnum() or self.text[stop : stop + 1] == "_":
            stop += 1
        following = self.text[stop : stop + 1]
        is_word = stop > self.pos + 1 and (not following or following in BLANKS or following in ENDS)
        return stop if is_word and self.peek() == "@" else 0

    def argument(self) -> Task:
        """Read one argument: a string at its start is all of it, else bare pieces and strings are one word."""
        self.budget.spend(3)
        start = self.pos
        if self.peek() in SINGLE_QUOTES or self.peek() in DOUBLE_QUOTES:
            return (yield from self.string())
        shape: list[str] = []
        is_guess = False
        if self._splat_end():
            self.pos = self._splat_end()
            shape.append("\0")
        while self.peek():
            char = self.peek()
            if char in BLANKS or char in ENDS or char == "{" or (char == "&" and self.pos > start):
                break
            if char in SINGLE_QUOTES or char in DOUBLE_QUOTES or (char == "@" and self.peek(1) in ("'", '"')):
                piece = yield from self.string()
                shape.append(getattr(piece, "shape", piece))
                is_guess = is_guess or isinstance(piece, Unknown)
            elif char == "(" or (char in "$@" and self.peek(1) == "("):
                self.pos += 1 if char == "(" else 2
                yield self.statements(")")
                self._skip_members()
                shape.append("\0")
            elif char == "@" and self.peek(1) == "{":
                self.pos += 2
                yield self.hashtable()
                shape.append("\0")
            elif char == "$" and (self.peek(1).isalnum() or self.peek(1) in ("_", "{", "?")):
                shape.append(self._value())
                is_guess = True
            elif char == "`":
                shape.append(ESCAPES.get(self.peek(1), self.peek(1)))
                self.pos += 2
            else:
                shape.append(char)
                self.pos += 1
        return self._bare_word("".join(shape), is_guess, start)

    def _bare_word(self, shape: str, is_guess: bool, start: int) -> str:
        if "\0" in shape:
            return unknown(self.text[start : self.pos], shape, shape.replace("\0", UNTOLD), True)
        return unknown(shape, shape, shape, False) if is_guess else shape

    def verbatim(self) -> list[str]:
        """Read the words after `--%` up to a pipe or the line's end, which go to the program as they stand."""
        stops = [self.text.find(sign, self.pos) for sign in ("\n", "|")]
        stop = min((at for at in stops if at >= 0), default=len(self.text))
        words = self.text[self.pos + 3 : stop].split()
        self.pos = stop
        return words

    def redirection(self) -> str:
        """Step over a redirection: "target" when the word after it is its target, "done" without one, "" for none."""
        at = self.pos
        if self.text[at] in "123456*":
            at += 1
        if self.text[at : at + 1] != ">":
            return ""
        at += 2 if self.text.startswith(">>", at) else 1
        if self.text[at : at + 1] == "&":
            self.pos = at + 2
            return "done"
        self.pos = at
        self.skip_blanks()
        return "target"
