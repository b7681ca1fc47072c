"""What most of a shell text is made of, read at once: words and simple commands that hold no text of their own.

Owns the short ways: each reads its piece or nothing, and what it leaves is read by the grammar in `shell_parser`, which
extends this class. Both must make the same of a piece. Called by the grammar.
"""

from __future__ import annotations

from harness_memory.hot.shell_lexer import SPECIAL_PARAMETERS, Lexer
from harness_memory.hot.shell_syntax import Expansion, Redirect, Sequence, Simple, Word, array_in
from harness_memory.hot.shell_text import NAME_CHARS, NAME_START, WORD_ENDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

BLANKS = frozenset(" \t\n")
COMMAND_ENDS = frozenset("\n;|)&")
OPENING_WORDS = frozenset({"{", "if", "while", "until", "for", "select", "case", "[[", "function", "coproc"})
CLOSING_WORDS = frozenset({"then", "do", "done", "fi", "esac", "elif", "else", "}"})
NOT_COMMANDS = CLOSING_WORDS | {"in"}  # with which no command may begin
RESERVED_WORDS = OPENING_WORDS | NOT_COMMANDS | {"!", "time"}
LONGEST_RESERVED = 9  # and one letter more, by which a longer word is told from it
DECLARATIONS = frozenset({"declare", "typeset", "local", "export", "readonly", "alias", "eval"})
MAY_REDIRECT = frozenset("<>&{0123456789")
REDIRECT_SIGNS = frozenset("<>")
NOT_TO_A_WORD = frozenset("<>&|(\\")


def assignment_name(source: str) -> str:
    """The name when a word's source begins with `name=`, `name+=` or `name[…]=`, else the empty string."""
    if not source or source[0] not in NAME_START:
        return ""
    at = 1
    while at < len(source) and source[at] in NAME_CHARS:
        at += 1
    name = source[:at]
    if source.startswith("[", at):
        at = source.find("]", at) + 1
        if at == 0:
            return ""
    return name if source.startswith(("=", "+="), at) else ""


def assigned_name(source: str, words: list[Any]) -> str:
    """The name that a word assigns behind these `words` of its command; empty for what is an argument."""
    return assignment_name(source) if not words or words[0] in DECLARATIONS else ""


def value_of(word: str | Word, source: str) -> str | Word:
    """The value part of an assignment word, given its source; that of `name+=` begins with the variable itself."""
    target = source[: source.index("=")]
    appends = target.endswith("+")
    array = array_in(word)
    if array and appends:
        array.appends = True
        return word
    if target.endswith(("]", "]+")):
        return Word([Expansion("array", source, quoted=True)], [] if isinstance(word, str) else word.scripts, source)
    if isinstance(word, str):
        value = word.partition("=")[2]
        return Word([_before(target), value], [], source) if appends else value
    first = word.parts[0]
    if isinstance(first, str) and "=" in first:
        parts = [first.partition("=")[2], *word.parts[1:]]
        return Word([_before(target), *parts] if appends else parts, word.scripts, word.source)
    return word


def _before(target: str) -> Expansion:
    """What a variable is before the value behind `name+=` is added."""
    name = target[:-1]
    return Expansion("variable", "${" + name + "}", quoted=True, name=name)


class QuickReader(Lexer):
    """Reads words, redirections and simple commands at `pos`, each whole or not at all."""

    __slots__ = ()

    # Words

    def quick_word(self) -> str | Word | None:
        """Read a word that holds no text of its own; None, and nothing read, for any other.

        It may have plain quotes, escaped letters, `$name` and globs in it: then it is a Word, else a str.
        """
        start = self.pos
        parts: list[str | Expansion] = []
        scripts: list[Sequence | str] = []
        stop, is_plain = self._quick_parts(parts, scripts)
        if stop <= start:
            return None
        self.budget.spend(4)
        source, self.pos = self.text[start:stop], stop
        return source if is_plain or source in ("[", "[[") else Word(parts, scripts, source)

    def _quick_parts(self, parts: list[str | Expansion], scripts: list[Sequence | str]) -> tuple[int, bool]:
        """Read the parts of a word: its end, 0 where it holds more, and whether its source is all that it is."""
        text, end, breaks = self.text, self.end, self.breaks
        pos = start = self.pos
        is_plain, is_braced = True, False
        while True:
            stop = breaks.find("\0", pos)
            if stop < 0:
                stop = end
            if stop > pos:
                parts.append(text[pos:stop])
            if stop == end:
                break
            char = text[stop]
            if char in WORD_ENDS:
                if char == "(" or (char in "<>" and text.startswith("(", stop + 1)):
                    return 0, True
                break
            if stop == start and char in "{[" and (after := self._after_opening_sign()):
                return after, True
            if char == "{":
                if not text.startswith("}", stop + 1):
                    return 0, True
                parts.append("{}")
                is_braced, pos = True, stop + 2
                continue
            is_plain = False
            self.budget.spend(1)
            pos = self._quick_piece(char, stop, parts, scripts)
            if not pos:
                return 0, True
        if is_braced and ("," in text[start:stop] or ".." in text[start:stop]):
            return 0, True
        return stop, is_plain

    def _after_opening_sign(self) -> int:
        """The index after `{`, `[` or `[[` when that is the whole word; 0 when it is not."""
        after = self.pos + 1 + self.text.startswith("[[", self.pos)
        return after if self.text[after : after + 1] in BLANKS else 0

    def _quick_piece(self, char: str, at: int, parts: list[str | Expansion], scripts: list[Sequence | str]) -> int:
        """Read a quote, an escaped letter, a glob or a `_quick_dollar`; the index after it, 0 for any other."""
        text = self.text
        if char == "'":
            close = text.find("'", at + 1)
            if close >= 0:
                parts.append(text[at + 1 : close])
            return close + 1
        if char == '"':
            close = text.find('"', at + 1)
            return close + 1 if close >= 0 and self._quick_quoted(at + 1, close, parts, scripts) else 0
        if char == "$":
            return self._quick_dollar(at, self.end, parts, scripts, quoted=False)
        if char == "\\":
            letter = text[at + 1 : at + 2]
            if not letter or letter == "\n":
                return 0
            parts.append(letter)
            return at + 2
        if char == "`":
            close = text.find("`", at + 1)
            if close < 0 or text.find("\\", at, close) >= 0:
                return 0
            scripts.append(text[at + 1 : close])
            char = text[at : close + 1]
            parts.append(Expansion("command", char, quoted=False))
            return close + 1
        parts.append(Expansion("glob", char, quoted=False))
        return at + 1

    def _quick_dollar(
        self, at: int, end: int, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool
    ) -> int:
        """Read `$name`, a special parameter or `$(a plain command)`; the index after it, 0 for any other expansion."""
        text = self.text
        pos = at + 1
        if pos == end:
            return 0
        char = text[pos]
        pos += 1
        if char in NAME_START:
            while pos < end and text[pos] in NAME_CHARS:
                pos += 1
        elif char == "(":
            start, self.pos = self.pos, pos
            script = self.plain_substitution()
            pos, self.pos = self.pos, start
            if script is None:
                return 0
            scripts.append(script)
            parts.append(Expansion("command", text[at:pos], quoted, script=script))
            return pos
        elif char == "{":
            while pos < end and text[pos] in NAME_CHARS:
                pos += 1
            if not text.startswith("}", pos) or pos == at + 2:
                return 0
            parts.append(Expansion("variable", text[at : pos + 1], quoted, text[at + 2 : pos]))
            return pos + 1
        elif char not in SPECIAL_PARAMETERS:
            return 0
        source = text[at:pos]
        parts.append(Expansion("variable", source, quoted, source[1:]))
        return pos

    def _quick_quoted(
        self, start: int, close: int, parts: list[str | Expansion], scripts: list[Sequence | str]
    ) -> bool:
        """Read what stands between double quotes; False for what may hold more than `_quick_dollar` reads."""
        text = self.text
        if text.find("\\", start, close) >= 0 or text.find("`", start, close) >= 0:
            return False
        while True:
            dollar = text.find("$", start, close)
            if dollar < 0:
                parts.append(text[start:close])
                return True
            self.budget.spend(1)
            parts.append(text[start:dollar])
            start = self._quick_dollar(dollar, close, parts, scripts, quoted=True)
            if not start:
                return False

    def peek_word(self) -> str:
        """The text up to the next blank or operator, as far as it may be a reserved word."""
        text, end, start = self.text, self.end, self.pos
        if end > start + LONGEST_RESERVED:
            end = start + LONGEST_RESERVED
        stop = self.breaks.find("\0", start, end)
        if stop < 0:
            stop = end
        while stop < end and text[stop] not in WORD_ENDS:
            stop += 1
        return text[start:stop]

    # Commands

    def quick_command(self) -> Simple | None:
        """Parse a simple command that holds no text but plain substitutions; None, and nothing read, for any other."""
        text, start = self.text, self.pos
        stop = self.breaks.find("\0", start)
        first = text[start : stop if stop >= 0 else self.end]
        if first in RESERVED_WORDS or text.startswith("(", start):  # before what follows is looked through
            return None
        return ("=" not in first and self.plain_command()) or self._quick_simple()

    def plain_command(self) -> Simple | None:
        """Parse a command of plain words between blanks, as most are; None, and nothing read, for any other."""
        text, start = self.text, self.pos
        stop = self.marks.find("\0", start)
        if stop < 0:
            stop = self.end
        elif text[stop] not in COMMAND_ENDS or text.startswith("&>", stop):
            return None
        words: list[Any] = text[start:stop].split(" ")
        if "" in words:
            words = [word for word in words if word]
            if not words:
                return None
        if words[0] in RESERVED_WORDS or "=" in words[0]:
            return None
        self.budget.spend(4)
        self.pos = stop
        return Simple([], words, [])

    def _quick_simple(self) -> Simple | None:
        start = self.pos
        assignments: list[tuple[str, Any]] = []
        words: list[Any] = []
        redirects: list[Redirect] = []
        while True:
            if words:
                self.take_plain(words)
            char = self.next_char() or "\n"
            if char in MAY_REDIRECT:
                redirect = self.quick_redirect()
                if redirect is not None:
                    redirects.append(redirect)
                    continue
            if char in COMMAND_ENDS and not self.text.startswith("&>", self.pos):
                self.budget.spend(4)
                if words or assignments or redirects:
                    return Simple(assignments, words, redirects)
                break
            at = self.pos
            word = self.quick_word()
            if word is None or (not words and word in RESERVED_WORDS):
                break
            source = self.text[at : self.pos]
            if not words and "[" in source and "]" not in source and source[0] != "[":
                break
            if self.text[self.pos : self.pos + 1] in REDIRECT_SIGNS and self.is_descriptor(source):
                break
            name = assigned_name(source, words) if "=" in source else ""
            if name and not words:
                assignments.append((name, value_of(word, source)))
            else:
                words.append(word)
        self.pos = start
        return None

    def plain_substitution(self) -> Sequence | None:
        """Parse a plain command and the `)` that ends a substitution after it; None for any other."""
        node = self.plain_command()
        if node is None or not self.text.startswith(")", self.pos):
            return None
        self.budget.spend(4)
        self.pos += 1
        return Sequence([(node, False)])

    def take_plain(self, words: list[Any]) -> None:
        """Take the words that come next as long as they are plain letters between blanks: most are."""
        text, pos = self.text, self.pos
        stop = self.marks.find("\0", pos)
        if stop < 0:
            stop = self.end
        elif text[stop] not in COMMAND_ENDS:
            stop = text.rfind(" ", pos, stop)  # the last word goes on, or may be a file descriptor
        if stop > pos:
            words.extend([word for word in text[pos:stop].split(" ") if word])
            self.pos = stop

    def is_descriptor(self, word: str) -> bool:
        """Say whether a word right before `<` or `>` is the descriptor that is redirected."""
        return (word.isascii() and word.isdigit()) or (word[0] == "{" and word[-1] == "}")

    def quick_redirect(self) -> Redirect | None:
        """Parse a redirection to a word that holds no text of its own; None, and nothing read, for any other."""
        text, start = self.text, self.pos
        pos = start + (text[start] in "0123456789")
        operator = text[pos : pos + 2]
        if operator not in (">&", ">>"):
            operator = operator[:1]
            if (operator != ">" and operator != "<") or text[pos + 1 : pos + 2] in NOT_TO_A_WORD:
                return None
        self.pos = pos + len(operator)
        if self.next_char() != "-" or operator != ">&":
            target = self.quick_word()
            if target is not None:
                self.budget.spend(2)
                if operator == ">&" and not (type(target) is str and target.isdigit()):
                    self.beyond_posix = True
                return Redirect(text[start:pos], operator, target)
        self.pos = start
        return None
