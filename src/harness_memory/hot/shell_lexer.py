"""Words and quoting of a shell text.

Extends the text of `shell_text`; the grammar stands in `shell_parser`, which extends this class, because a substitution
inside a word is a whole text of its own. Methods that may meet one are generators for `shell_syntax.drive`. What few
texts hold is loaded when met: `shell_expansions`, `shell_heredoc`, `shell_braces`.
"""

from __future__ import annotations

from harness_memory.hot.shell_syntax import Expansion, Sequence, ShellSyntaxError, Word, later
from harness_memory.hot.shell_text import LONGEST_JOINED, NAME_CHARS, NAME_START, WORD_ENDS, ShellText

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_syntax import Task

PLAIN_STOPS = WORD_ENDS | frozenset("'\"`\\$*?[{")
DOUBLE_QUOTED_ESCAPES = frozenset('$`"\\\n')
MAX_BRACE_SOURCE = 2_000
SPECIAL_PARAMETERS = frozenset("@*#?-$!0123456789")
# Up to where line continuations are looked for from a dollar sign.
NAME_STOPS = frozenset(map(chr, range(128))) - NAME_CHARS - frozenset("$({")


class Lexer(ShellText):
    """Reads words at `pos`."""

    __slots__ = ()

    # What another dialect reads otherwise.
    unknown_escape = "\\"  # what is left of a backslash in `$' '` before a letter that it does not change
    keeps_empty_words = False  # whether `{,a}` is two words
    quotes_patterns = True  # whether a single quote quotes in the pattern of `"${v%…}"`
    reads_substitutions = False  # whether `<((` is read at once and not when it runs

    def substitution(self) -> Task:
        """Read a command list up to its `)`; the grammar's business."""
        raise NotImplementedError

    # Words and quotes

    def plain_word(self) -> str | None:
        """Read a word that has no quoting, expansion or glob in it; None, and nothing read, for any other."""
        text, end, start = self.text, self.end, self.pos
        pos = self.breaks.find("\0", start)
        if pos < 0:
            pos = end
        if pos == start:
            return None
        if pos < end:
            char = text[pos]
            if char not in WORD_ENDS or char == "(" or (char in "<>" and text.startswith("(", pos + 1)):
                return None
        self.pos = pos
        return text[start:pos]

    def word(self, braces: bool = True) -> Task:
        """Read one word: str when it is plain, Word else; with `braces`, a list of both when braces make several."""
        self.budget.spend(4)
        start = self.pos
        parts: list[str | Expansion] = []
        scripts: list[Sequence | str] = []
        quoted = braced = False
        while self.pos < self.end:
            text = self.text  # in which what was read last may have joined lines
            char = text[self.pos]
            if char in WORD_ENDS:
                if char in "<>" and text.startswith("(", self.pos + 1):
                    yield self.process_substitution(parts, scripts)
                    continue
                if char in "(<" and self.opens_glob_group(start):
                    yield self.glob_group(parts, scripts)
                    continue
                break
            if char == "$":
                yield from self.dollar(parts, scripts, quoted=False)
                quoted = True
            elif char == "\\" and text.startswith("\n", self.pos + 1):
                self.pos += 2
            elif char in "'\"\\`":
                yield from self.quoted(parts, scripts)
                quoted = True
            elif char in "*?[":
                self.budget.spend(1)
                parts.append(Expansion("glob", char, quoted=False))
                self.pos += 1
            else:
                braced = braced or char == "{"
                parts.append(self._plain_run())
        source = self.text[start : self.pos]
        if self.pos == start:
            raise ShellSyntaxError("word expected")
        if braced and braces and source != "{":
            return (yield self._braced(source, parts, scripts))
        return self._finished(parts, scripts, quoted, source)

    def opens_glob_group(self, start: int) -> bool:
        """Say whether the parenthesis at the current position belongs to a pattern in the word begun at `start`."""
        return self.extglob and self.pos > start and self.text[self.pos] == "(" and self.text[self.pos - 1] in "?*+@!"

    def glob_group(self, parts: list[str | Expansion], scripts: list[Sequence | str]) -> Task:
        """Read the group of a pattern."""
        yield later("shell_expansions").read_extended_glob(self, parts, scripts)

    def _plain_run(self) -> str:
        text, end, start = self.text, self.end, self.pos
        pos = start + 1
        while pos < end and text[pos] not in PLAIN_STOPS:
            pos += 1
        self.pos = pos
        return text[start:pos]

    def _finished(
        self, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool, source: str
    ) -> str | Word:
        if source in ("[", "[["):
            return source
        if not quoted and all(isinstance(part, str) for part in parts):
            return "".join([str(part) for part in parts])
        return Word(parts, scripts, source)

    def _braced(self, source: str, parts: list[str | Expansion], scripts: list[Sequence | str]) -> Task:
        """Read the words that a word with braces stands for."""
        if len(source) > MAX_BRACE_SOURCE:
            return Word([Expansion("glob", source, quoted=False)], scripts, source)
        sources: list[str] = later("shell_braces").expand_braces(source, self.budget)
        self.beyond_posix = self.beyond_posix or sources != [source]
        if sources == [source]:
            return self._finished(parts, scripts, any(char in source for char in "'\"\\`$"), source)
        words: list[str | Word] = []
        for piece in sources:
            if not piece and self.keeps_empty_words:
                words.append("")
            elif piece:
                inner = type(self)(piece, self.budget, self.extglob)
                words.append((yield inner.word(braces=False)))
        return words

    def quoted(self, parts: list[str | Expansion], scripts: list[Sequence | str]) -> Task:
        """Read a quote of any kind, or an escaped character, outside double quotes."""
        text, pos = self.text, self.pos
        char = text[pos]
        if char == "\\":
            self.pos = min(pos + 2, self.end)
            if text[pos + 1 : pos + 2] != "\n":
                parts.append(text[pos + 1 : pos + 2] or "\\")
        elif char == "'":
            close = text.find("'", pos + 1)
            if close < 0:
                raise ShellSyntaxError("unterminated '")
            parts.append(text[pos + 1 : close])
            self.pos = close + 1
        elif char == '"':
            close = text.find('"', pos + 1)
            body = text[pos + 1 : close]
            if close > 0 and "$" not in body and "`" not in body and "\\" not in body:
                parts.append(body)
                self.pos = close + 1
                return
            self.pos += 1
            yield from self.double_quoted(parts, scripts, '"')
        else:
            self._backticks(parts, scripts, quoted=False)

    def double_quoted(self, parts: list[str | Expansion], scripts: list[Sequence | str], closer: str) -> Task:
        """Read up to and over the closing quote; with an empty `closer`, a here-document body up to its end."""
        self.budget.spend(1)
        end = self.end
        stops = frozenset("\\$`" + closer)
        while True:
            text = self.text
            start = pos = self.pos
            while pos < end and text[pos] not in stops:
                pos += 1
            if pos > start or closer:
                parts.append(text[start:pos])
            self.pos = pos
            if pos >= end:
                if closer:
                    raise ShellSyntaxError('unterminated "')
                return
            char = text[pos]
            if char == closer:
                self.pos += 1
                return
            if char == "\\":
                self._double_quoted_escape(parts, closer)
            elif char == "$":
                yield from self.dollar(parts, scripts, quoted=True)
            else:
                self._backticks(parts, scripts, quoted=True)

    def _double_quoted_escape(self, parts: list[str | Expansion], closer: str) -> None:
        escaped = self.text[self.pos + 1 : self.pos + 2]
        self.pos = min(self.pos + 2, self.end)
        if escaped == "\n":
            return
        literal = escaped in DOUBLE_QUOTED_ESCAPES and (escaped != '"' or closer)
        parts.append(escaped if literal and escaped else "\\" + escaped)

    def _backticks(self, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool) -> None:
        self.budget.spend(2)
        text, start = self.text, self.pos
        pos = start + 1
        out: list[str] = []
        escapes = '$`\\"' if quoted else "$`\\"
        while pos < self.end and text[pos] != "`":
            if text[pos] == "\\" and pos + 1 < self.end:
                if text[pos + 1] != "\n":
                    out.append(text[pos + 1] if text[pos + 1] in escapes else text[pos : pos + 2])
                pos += 2
            else:
                stop = pos
                while stop < self.end and text[stop] not in "`\\":
                    stop += 1
                stop = max(stop, pos + 1)
                out.append(text[pos:stop])
                pos = stop
        if pos >= self.end:
            raise ShellSyntaxError("unterminated `")
        self.pos = pos + 1
        scripts.append("".join(out))
        parts.append(Expansion("command", text[start : self.pos], quoted))

    def process_substitution(self, parts: list[str | Expansion], scripts: list[Sequence | str]) -> Task:
        """Read `<(…)` or `>(…)`."""
        start = self.pos
        self.pos += 2
        self.beyond_posix = True
        if self.text.startswith("(", self.pos) and not self.reads_substitutions:
            # as after `$(`, bash looks only for the closing parenthesis
            yield later("shell_expansions").balanced(self, [], "(", ")")
            scripts.append(self.text[start + 2 : self.pos - 1])
        else:
            scripts.append((yield self.substitution()))
        parts.append(Expansion("process", self.text[start : self.pos], quoted=True))

    # What begins with a dollar sign

    def dollar(self, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool) -> Task:
        """Read what begins with a dollar sign; a lone one is a letter."""
        self.budget.spend(1)
        if self.joins_left and self.text.find("\\\n", self.pos, self.pos + LONGEST_JOINED) > 0:
            self.join(self.pos, NAME_STOPS)
        text, start = self.text, self.pos
        following = text[start + 1 : start + 2]
        if following in NAME_START and following:
            pos = start + 2
            while pos < self.end and text[pos] in NAME_CHARS:
                pos += 1
            self.pos = pos
            parts.append(Expansion("variable", text[start:pos], quoted, name=text[start + 1 : pos]))
        elif following == "(":
            yield from self._command_or_arithmetic(parts, scripts, quoted)
        elif following == "{":
            self.pos += 2
            yield later("shell_expansions").read_parameter(self, parts, scripts, quoted, start)
        elif following == "[":
            yield later("shell_expansions").read_brackets(self, parts, scripts, quoted)
        elif following in SPECIAL_PARAMETERS and following:
            self.pos += 2
            parts.append(Expansion("variable", text[start : self.pos], quoted, name=following))
        elif following == "'" and not quoted:
            later("shell_expansions").read_ansi_c(self, parts)
        elif following == '"' and not quoted:
            self.beyond_posix = True
            self.pos += 1
        else:
            self.pos += 1
            parts.append("$")

    def _command_or_arithmetic(self, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool) -> Task:
        """Read `$(…)` or `$((…))`."""
        if self.text.startswith("(", self.pos + 2):
            yield later("shell_expansions").read_double_parenthesis(self, parts, scripts, quoted)
            return
        start = self.pos
        self.pos += 2
        script = yield from self.substitution()
        scripts.append(script)
        parsed = script if type(script) is Sequence else None
        parts.append(Expansion("command", self.text[start : self.pos], quoted, script=parsed))
