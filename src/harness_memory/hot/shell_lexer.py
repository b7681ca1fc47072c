"""Words, quoting, expansions and here-documents of a shell text.

Owns the position in the text; the grammar stands in `shell_parser`, which extends this class, because a substitution
inside a word is a whole text of its own. Methods that may meet one are generators for `shell_syntax.drive`.
"""

from __future__ import annotations

from harness_memory.hot.shell_braces import expand_braces
from harness_memory.hot.shell_syntax import Budget, Expansion, Redirect, Sequence, ShellSyntaxError, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_syntax import Task

WORD_ENDS = frozenset(" \t\n;&|()<>")
PLAIN_STOPS = WORD_ENDS | frozenset("'\"`\\$*?[{")
NAME_START = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
NAME_CHARS = NAME_START | frozenset("0123456789")
SPECIAL_PARAMETERS = frozenset("@*#?-$!0123456789")
DOUBLE_QUOTED_ESCAPES = frozenset('$`"\\\n')
MAX_BRACE_SOURCE = 2_000
MAX_JOINS = 32
_SIMPLE_ESCAPES = {
    "a": "\a", "b": "\b", "e": "\x1b", "E": "\x1b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v",
    "\\": "\\", "'": "'", '"': '"', "?": "?",
}  # fmt: skip
_DIGITS = {"x": ("0123456789abcdefABCDEF", 2), "u": ("0123456789abcdefABCDEF", 4), "U": ("0123456789abcdefABCDEF", 8)}


def decode_ansi_c(body: str) -> str:
    """The text of a `$'…'` string."""
    out: list[str] = []
    at = 0
    while at < len(body):
        char = body[at]
        at += 1
        if char != "\\" or at == len(body):
            out.append(char)
            continue
        escape = body[at]
        at += 1
        if escape in _SIMPLE_ESCAPES:
            out.append(_SIMPLE_ESCAPES[escape])
        elif escape in _DIGITS or escape in "01234567":
            digits, most = _DIGITS.get(escape, ("01234567", 3))
            start = at if escape in _DIGITS else at - 1
            at = start
            while at < len(body) and at - start < most and body[at] in digits:
                at += 1
            number = int(body[start:at], 8 if len(digits) == 8 else 16) if at > start else -1
            if number == 0:
                break
            out.append(chr(number) if 0 <= number < 0x110000 else "\\" + escape)
        elif escape == "c" and at < len(body):
            out.append(chr(ord(body[at]) & 0x1F))
            at += 1
        else:
            out.append("\\" + escape)
    return "".join(out)


class Lexer:
    """Reads words at `pos`."""

    __slots__ = ("budget", "end", "extglob", "joins_left", "pending", "pos", "substitution_depth", "text")

    def __init__(self, text: str, budget: Budget, extglob: bool = False) -> None:
        self.text = text
        self.budget = budget
        self.pos = 0
        self.end = len(text)
        self.extglob = extglob
        self.pending: list[tuple[Redirect, bool]] = []
        self.substitution_depth = 0
        self.joins_left = MAX_JOINS

    def substitution(self) -> Task:
        """Read a command list up to its `)`; the grammar's business."""
        raise NotImplementedError

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

    def join_operator(self) -> None:
        """Take out a line continuation inside an operator, as in `&\\<newline>&`."""
        following = self.pos + 1
        if self.text.startswith("\\\n", following) and self.joins_left and self.text[self.pos] in "&|;<>":
            self.joins_left -= 1
            self.text = self.text[:following] + self.text[following + 2 :]
            self.end -= 2

    def skip_lines(self) -> None:
        """Step over blanks and line ends, reading the here-documents that the line ends call for."""
        while True:
            self.skip_blanks()
            if self.pos >= self.end or self.text[self.pos] != "\n":
                return
            self.pos += 1
            if self.pending:
                self.read_here_documents()

    def read_here_documents(self) -> None:
        """Read the bodies of the here-documents opened on the line that has just ended."""
        for redirect, strips_tabs in self.pending:
            redirect.body = self._here_document(str(redirect.target), strips_tabs, redirect.expands)
        self.pending = []

    def _here_document(self, delimiter: str, strips_tabs: bool, expands: bool) -> str:
        lines: list[str] = []
        while self.pos < self.end:
            line = self._body_line(expands)
            if strips_tabs:
                line = line.lstrip("\t")
            if line == delimiter:
                break
            if self.substitution_depth and line.startswith(delimiter + ")"):
                self.pos -= len(line) - len(delimiter) + (1 if self.text[self.pos - 1] == "\n" else 0)
                break
            lines.append(line)
        return "\n".join(lines) + "\n" if lines else ""

    def _body_line(self, expands: bool) -> str:
        """One line of a here-document, without its end; where the body expands, a backslash joins it to the next."""
        line = ""
        while True:
            newline = self.text.find("\n", self.pos)
            stop = newline if newline >= 0 else self.end
            line += self.text[self.pos : stop]
            self.pos = min(stop + 1, self.end)
            backslashes = len(line) - len(line.rstrip("\\"))
            if not expands or backslashes % 2 == 0 or newline < 0:
                return line
            line = line[:-1]

    def here_document_delimiter(self) -> tuple[str, bool]:
        """The delimiter after `<<`, quotes removed and nothing expanded, and whether any part was quoted."""
        self.skip_blanks()
        out: list[str] = []
        quoted = False
        start = self.pos
        while self.pos < self.end and self.text[self.pos] not in WORD_ENDS:
            char = self.text[self.pos]
            if char == "$" and self.text[self.pos + 1 : self.pos + 2] in ("'", '"'):
                self.pos += 1
                continue
            if char in "'\"":
                close = self.text.find(char, self.pos + 1)
                if close < 0:
                    raise ShellSyntaxError("unterminated quote")
                out.append(self.text[self.pos + 1 : close])
                quoted = True
                self.pos = close + 1
            elif char == "\\":
                if self.text[self.pos + 1 : self.pos + 2] != "\n":
                    out.append(self.text[self.pos + 1 : self.pos + 2])
                    quoted = True
                self.pos += 2
            else:
                out.append(char)
                self.pos += 1
        if self.pos == start:
            raise ShellSyntaxError("here-document without a delimiter")
        return "".join(out), quoted

    # Words

    def plain_word(self) -> str | None:
        """Read a word that has no quoting, expansion or glob in it; None, and nothing read, for any other."""
        text, end, start = self.text, self.end, self.pos
        pos = start
        while pos < end and text[pos] not in PLAIN_STOPS:
            pos += 1
        if pos == start or (pos < end and text[pos] not in WORD_ENDS):
            return None
        if pos < end and text[pos] in "<>(" and (text[pos] == "(" or text.startswith("(", pos + 1)):
            return None
        self.pos = pos
        return text[start:pos]

    def word(self, braces: bool = True) -> Task:
        """Read one word: str when it is plain, Word else; with `braces`, a list of both when braces make several."""
        self.budget.spend(4)
        text, start = self.text, self.pos
        parts: list[str | Expansion] = []
        scripts: list[Sequence | str] = []
        quoted = braced = False
        while self.pos < self.end:
            char = text[self.pos]
            if char in WORD_ENDS:
                if char in "<>" and text.startswith("(", self.pos + 1):
                    yield self._process_substitution(parts, scripts)
                    continue
                if char == "(" and self.extglob and self.pos > start and text[self.pos - 1] in "?*+@!":
                    yield self._extended_glob(parts, scripts)
                    continue
                break
            if char == "$":
                yield self._dollar(parts, scripts, quoted=False)
                quoted = True
            elif char == "\\" and text.startswith("\n", self.pos + 1):
                self.pos += 2
            elif char in "'\"\\`":
                yield self._quoted(parts, scripts)
                quoted = True
            elif char in "*?[":
                parts.append(Expansion("glob", char, quoted=False))
                self.pos += 1
            else:
                braced = braced or char == "{"
                parts.append(self._plain_run())
        source = text[start : self.pos]
        if self.pos == start:
            raise ShellSyntaxError("word expected")
        if braced and braces and source != "{":
            return (yield self._braced(source, parts, scripts))
        return self._finished(parts, scripts, quoted, source)

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
        sources = expand_braces(source)
        if sources == [source]:
            return self._finished(parts, scripts, any(char in source for char in "'\"\\`$"), source)
        words: list[str | Word] = []
        for piece in sources:
            if piece:
                inner = type(self)(piece.replace("{", "\\{"), self.budget, self.extglob)
                words.append((yield inner.word()))
        return words

    def _quoted(self, parts: list[str | Expansion], scripts: list[Sequence | str]) -> Task:
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
            self.pos += 1
            yield self.double_quoted(parts, scripts, '"')
        else:
            self._backticks(parts, scripts, quoted=False)

    def double_quoted(self, parts: list[str | Expansion], scripts: list[Sequence | str], closer: str) -> Task:
        """Read up to and over the closing quote; with an empty `closer`, a here-document body up to its end."""
        text, end = self.text, self.end
        stops = frozenset("\\$`" + closer)
        while True:
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
                yield self._dollar(parts, scripts, quoted=True)
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
        text, start = self.text, self.pos
        pos = start + 1
        out: list[str] = []
        escapes = '$`\\"' if quoted else "$`\\"
        while pos < self.end and text[pos] != "`":
            if text[pos] == "\\" and pos + 1 < self.end:
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

    def _process_substitution(self, parts: list[str | Expansion], scripts: list[Sequence | str]) -> Task:
        start = self.pos
        self.pos += 2
        scripts.append((yield self.substitution()))
        parts.append(Expansion("process", self.text[start : self.pos], quoted=True))

    def _extended_glob(self, parts: list[str | Expansion], scripts: list[Sequence | str]) -> Task:
        """Read the group of `@(a|b)`; what it matches is not known."""
        start = self.pos
        self.pos += 1
        yield self._balanced(scripts, "(", ")")
        parts.append(Expansion("glob", self.text[start : self.pos], quoted=False))

    def _balanced(self, scripts: list[Sequence | str], opener: str, closer: str) -> Task:
        """Step over text up to the closer of a group that has just opened; quotes and substitutions are read."""
        depth = 1
        ignored: list[str | Expansion] = []
        while self.pos < self.end:
            char = self.text[self.pos]
            if char == "$":
                yield self._dollar(ignored, scripts, quoted=False)
                continue
            if char in "'\"\\`":
                yield self._quoted(ignored, scripts)
                continue
            self.pos += 1
            if char == opener:
                depth += 1
            elif char == closer:
                depth -= 1
                if depth == 0:
                    return
        raise ShellSyntaxError(f"unterminated {opener}")

    # What begins with a dollar sign

    def _dollar(self, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool) -> Task:
        self.budget.spend(1)
        text, start = self.text, self.pos
        following = text[start + 1 : start + 2]
        if following in NAME_START and following:
            pos = start + 2
            while pos < self.end and text[pos] in NAME_CHARS:
                pos += 1
            self.pos = pos
            parts.append(Expansion("variable", text[start:pos], quoted, name=text[start + 1 : pos]))
        elif following == "(":
            yield self._command_or_arithmetic(parts, scripts, quoted)
        elif following == "{":
            self.pos += 2
            yield self._parameter(parts, scripts, quoted, start)
        elif following == "[":
            self.pos += 2
            yield self._balanced(scripts, "[", "]")
            parts.append(Expansion("arithmetic", text[start : self.pos], quoted))
        elif following in SPECIAL_PARAMETERS and following:
            self.pos += 2
            parts.append(Expansion("variable", text[start : self.pos], quoted, name=following))
        elif following == "'" and not quoted:
            self._ansi_c(parts)
        elif following == '"' and not quoted:
            self.pos += 1
        else:
            self.pos += 1
            parts.append("$")

    def _ansi_c(self, parts: list[str | Expansion]) -> None:
        self.budget.spend(6)
        start = self.pos + 2
        pos = start
        while pos < self.end and self.text[pos] != "'":
            pos += 2 if self.text[pos] == "\\" else 1
        if pos >= self.end:
            raise ShellSyntaxError("unterminated $'")
        parts.append(decode_ansi_c(self.text[start:pos]))
        self.pos = pos + 1

    def _command_or_arithmetic(self, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool) -> Task:
        start = self.pos
        if self.text.startswith("((", start + 1):
            self.pos += 3
            found = yield self.arithmetic()
            if found is None:
                self.budget.spend((self.pos - start) // 8)
            else:
                scripts.extend(found)
                parts.append(Expansion("arithmetic", self.text[start : self.pos], quoted))
                return
        self.pos = start + 2
        scripts.append((yield self.substitution()))
        parts.append(Expansion("command", self.text[start : self.pos], quoted))

    def arithmetic(self) -> Task:
        """Read up to and over `))`: the scripts inside, or None when a single `)` shows it is no arithmetic."""
        self.budget.spend(5)
        scripts: list[Sequence | str] = []
        ignored: list[str | Expansion] = []
        depth = 0
        while self.pos < self.end:
            char = self.text[self.pos]
            if char == "$":
                yield self._dollar(ignored, scripts, quoted=True)
                continue
            if char in '"`\\':
                yield self._quoted(ignored, scripts)
                continue
            self.pos += 1
            if char == "(":
                depth += 1
            elif char == ")":
                if depth:
                    depth -= 1
                elif self.text.startswith(")", self.pos):
                    self.pos += 1
                    return scripts
                else:
                    return None
        return None

    def _parameter(self, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool, start: int) -> Task:
        """Read `${…}` from after its brace."""
        self.budget.spend(6)
        text = self.text
        name_start = self.pos
        while self.pos < self.end and text[self.pos] in NAME_CHARS:
            self.pos += 1
        name = text[name_start : self.pos]
        default: Word | None = None
        for operator in (":-", ":=", "-", "="):
            if name and text.startswith(operator, self.pos):
                self.pos += len(operator)
                default = yield self._default(scripts, quoted)
                break
        else:
            if not name and self.pos < self.end and text[self.pos] in SPECIAL_PARAMETERS | {"#", "!"}:
                self.pos += 1
            in_words = text[self.pos : self.pos + 1] in ("+", "?") or text[self.pos : self.pos + 2] in (":+", ":?")
            yield self._parameter_tail([], scripts, quoted and in_words)
        parts.append(Expansion("variable", text[start : self.pos], quoted, name=name, default=default))

    def _default(self, scripts: list[Sequence | str], quoted: bool) -> Task:
        start = self.pos
        parts: list[str | Expansion] = []
        yield self._parameter_tail(parts, scripts, quoted)
        return Word(parts, [], self.text[start : self.pos - 1])

    def _parameter_tail(
        self, parts: list[str | Expansion], scripts: list[Sequence | str], single_quotes_are_text: bool
    ) -> Task:
        """Read up to and over the closing brace of `${…}`."""
        while self.pos < self.end:
            char = self.text[self.pos]
            if char == "}":
                self.pos += 1
                return
            if char == "$":
                yield self._dollar(parts, scripts, quoted=True)
            elif char in '"\\`' or (char == "'" and not single_quotes_are_text):
                yield self._quoted(parts, scripts)
            elif char in "<>" and self.text.startswith("(", self.pos + 1) and not single_quotes_are_text:
                yield self._process_substitution(parts, scripts)
            else:
                parts.append(char)
                self.pos += 1
        raise ShellSyntaxError("unterminated ${")
