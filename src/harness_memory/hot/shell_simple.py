"""Simple commands with all that may stand in one: assignments, words, redirections.

Owns how they are read where the short ways of `shell_quick` give up. The rest of the grammar is `shell_parser`, which
extends this class, as a substitution in a word may hold all of it. Called by the grammar.
"""

from __future__ import annotations

from harness_memory.hot.shell_quick import (
    COMMAND_ENDS,
    MAY_REDIRECT,
    QuickReader,
    assigned_name,
    assignment_name,
    value_of,
)
from harness_memory.hot.shell_syntax import Redirect, ShellSyntaxError, Simple, later
from harness_memory.hot.shell_text import NAME_CHARS, NAME_START, WORD_ENDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_syntax import Task

MAX_NAME = 80
REDIRECTIONS = {
    "<": ("<<<", "<<-", "<<", "<>", "<&-", "<&", "<"),
    ">": (">>", ">|", ">&-", ">&", ">"),
    "&": ("&>>", "&>"),
}
BASH_REDIRECTIONS = frozenset({"<<<", "&>>", "&>"})


class SimpleReader(QuickReader):
    """Reads simple commands and redirections at `pos`."""

    __slots__ = ()

    # What another dialect reads otherwise.
    simple_ends = COMMAND_ENDS
    redirections = REDIRECTIONS
    has_subscripts = True

    def simple(self, read: list[tuple[Any, int]]) -> Task:
        """Parse a simple command; `read` holds its first word and where it began when that has been read already."""
        assignments: list[tuple[str, Any]] = []
        words: list[Any] = []
        redirects: list[Redirect] = []
        while True:
            if read:
                word, start = read.pop()
            else:
                if words:
                    self.take_plain(words)
                char = self.next_char() or "\n"
                start = self.pos
                if char in MAY_REDIRECT:
                    redirect = self.quick_redirect() or (yield from self.redirect())
                    if redirect is not None:
                        redirects.append(redirect)
                        continue
                if char in self.simple_ends and self.ends_simple(char):
                    return Simple(assignments, words, redirects)
                word = (self.quick_word() or (yield from self.word())) if words else (yield from self.first_word())
            following = self.text[self.pos] if self.pos < self.end else ""
            if (following == "<" or following == ">") and type(word) is str and self.is_descriptor(word):
                redirect = yield from self._redirect_from(start)
                if redirect is not None:
                    redirects.append(redirect)
                    continue
            source = self.text[start : self.pos]
            name = assigned_name(source, words) if "=" in source else ""
            if name and following == "(":
                if not source.endswith("="):
                    raise ShellSyntaxError("unexpected (")
                word = yield from self._array(source)
            if name and not words:
                assignments.append((name, value_of(word, self.text[start : self.pos])))
            elif isinstance(word, list):
                words.extend(word)
            else:
                words.append(word)

    def _redirect_from(self, start: int) -> Task:
        """Parse the redirection whose descriptor was read as a word; None where it is one, as `{}` is."""
        end, self.pos = self.pos, start
        redirect = yield from self.redirect()
        if redirect is None:
            self.pos = end
        return redirect

    def _array(self, source: str) -> Task:
        """Read the list of an array, and what is glued to it, which the shell drops."""
        word = yield from later("shell_expansions").read_array(self, source)
        if self.pos < self.end and self.text[self.pos] not in WORD_ENDS:
            tail = yield self.word(braces=False)
            word.scripts.extend(() if isinstance(tail, str) else tail.scripts)
        if self.text.startswith("(", self.pos):
            raise ShellSyntaxError("unexpected (")
        return word

    def ends_simple(self, char: str) -> bool:
        """Say whether a sign that may end a simple command does so here."""
        return char != "}" or self.peek_word() == char

    def first_word(self) -> Task:
        """Read a word that may be an assignment."""
        start = self.pos
        word = self.quick_word()
        if type(word) is str:
            return word
        end, self.pos = self.pos, start
        if self._opens_subscript():
            return (yield from later("shell_expansions").read_subscripted(self))
        self.pos = end
        return word or (yield from self.word(braces=not self._at_assignment()))

    def _opens_subscript(self) -> bool:
        """Say whether `name[` comes next with more than letters between its brackets."""
        bracket = self.breaks.find("\0", self.pos)
        if bracket <= self.pos or self.text[bracket] != "[" or not self.has_subscripts:
            return False
        closing, stop = self.text.find("]", bracket), self.breaks.find("\0", bracket + 1)
        name = self.text[self.pos : bracket]
        return (closing < 0 or 0 <= stop < closing) and name.isascii() and name.isidentifier()

    def _at_assignment(self) -> bool:
        """Say whether an assignment begins at the current position."""
        return bool(assignment_name(self.text[self.pos : self.pos + MAX_NAME]))

    def redirect(self) -> Task:
        """Parse a redirection at the current position, its file descriptor included; None when there is none."""
        text, start = self.text, self.pos
        if start >= self.end or text[start] not in MAY_REDIRECT:
            return None
        pos = self._after_descriptor()
        if pos >= self.end or text[pos] not in "<>&" or (text[pos] == "&" and pos > start):
            return None
        descriptor = text[start:pos]
        self.beyond_posix = self.beyond_posix or len(descriptor) > 1  # `{name}`, or a number that not all shells take
        for operator in self.redirections[text[pos]]:
            if text.startswith(operator, pos):
                break
        else:
            return None
        if operator in "<>" and text.startswith("(", pos + 1):
            return None
        self.budget.spend(2)
        self.pos = pos + len(operator)
        if operator in BASH_REDIRECTIONS:
            self.beyond_posix = True
        if operator in ("<<", "<<-"):
            delimiter, quoted = yield later("shell_heredoc").read_delimiter(self)
            redirect = Redirect(descriptor, operator, delimiter, expands=not quoted)
            self.pending.append((redirect, operator == "<<-"))
            return redirect
        if operator in ("<&-", ">&-"):
            return Redirect(descriptor, operator, "")
        self.skip_blanks()
        target = self.quick_word()
        if target is None:
            target = yield self.word(braces=False)
        if operator in ("<&", ">&") and not (type(target) is str and target.isdigit()):
            self.beyond_posix = True
        return Redirect(descriptor, operator, target)

    def _after_descriptor(self) -> int:
        """The position after the number or `{name}` that may stand here, before a redirection's operator."""
        text, pos = self.text, self.pos
        if text[pos] == "{":
            close = text.find("}", pos)
            name = text[pos + 1 : close] if close > 0 else ""
            return close + 1 if name and name[0] in NAME_START and NAME_CHARS.issuperset(name) else pos
        while pos < self.end and text[pos] in "0123456789":
            pos += 1
        return pos
