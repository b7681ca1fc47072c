"""The grammar of the shell: text to the nodes of `shell_syntax`, one line at a time.

The shell reads and runs a text line by line, so what stands before a line with a syntax error does run;
`next_line` follows that. Must not decide what runs: that is the runner's business. Called by the runner, for the text
itself and for every text inside it (`-c` strings, here-documents, backticks).
"""

from __future__ import annotations

from harness_memory.hot.shell_lexer import NAME_CHARS, NAME_START, WORD_ENDS, Lexer
from harness_memory.hot.shell_syntax import (
    AndOr,
    Case,
    Coproc,
    For,
    Function,
    Group,
    If,
    Loop,
    Pipeline,
    Redirect,
    Sequence,
    ShellSyntaxError,
    Simple,
    Test,
    Word,
    drive,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_syntax import Task

COMMAND_ENDS = frozenset("\n;|)&")
CLOSING_WORDS = frozenset({"then", "do", "done", "fi", "esac", "elif", "else", "}"})
MAX_NAME = 80
DECLARATIONS = frozenset({"declare", "typeset", "local", "export", "readonly", "alias", "eval"})
REDIRECTIONS = ("<<<", "<<-", "<<", "<>", "<&", "<", "&>>", "&>", ">>", ">|", ">&", ">")


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


class Parser(Lexer):
    """Parses one text."""

    __slots__ = ()

    def next_line(self) -> Sequence | None:
        """Parse the next line that holds a command, with what it continues on; None at the end of the text.

        Raises ShellSyntaxError; then nothing more of this text runs.
        """
        self.skip_lines()
        if self.pos >= self.end:
            return None
        line: Sequence = drive(self._line())
        return line

    def here_document_word(self) -> Word:
        """Read the whole text as the body of a here-document whose delimiter was not quoted."""
        parts: list[Any] = []
        scripts: list[Any] = []
        drive(self.double_quoted(parts, scripts, ""))
        return Word(parts, scripts, self.text)

    # Lists

    def _line(self) -> Task:
        items: list[tuple[Any, bool]] = []
        while True:
            items.append((yield from self._item()))
            self.skip_blanks()
            if self.pos >= self.end:
                break
            if self.text[self.pos] == "\n":
                self.pos += 1
                if self.pending:
                    self.read_here_documents()
                break
        self.pending = []
        return Sequence(items)

    def _item(self) -> Task:
        """Parse one and-or list and the separator after it: (node, runs in the background)."""
        node = yield from self._and_or()
        text, pos = self.text, self.pos
        following = text[pos] if pos < self.end else ""
        if following == ";" and text[pos + 1 : pos + 2] not in (";", "&"):
            self.pos += 1
            return node, False
        if following == "&":
            self.pos += 1
            return node, True
        if following in ("", "\n", ")") or following == ";" or self._closing_word():
            return node, False
        raise ShellSyntaxError("separator expected")

    def _closing_word(self) -> str:
        """The reserved word at the current position that can close a list, else the empty string."""
        stop = self.pos
        while stop < self.end and stop - self.pos < 5 and self.text[stop] not in WORD_ENDS:
            stop += 1
        found = self.text[self.pos : stop]
        whole = stop >= self.end or self.text[stop] in WORD_ENDS
        return found if whole and found in CLOSING_WORDS else ""

    def _list(self, *closers: str, may_be_empty: bool = False) -> Task:
        """Parse commands up to one of the closers, which stays unread."""
        self.budget.spend(3)
        items: list[tuple[Any, bool]] = []
        while True:
            self.skip_lines()
            if self.pos >= self.end:
                raise ShellSyntaxError(f"{closers[0]} expected")
            found = self._closing_word() or self._closing_sign()
            if found:
                if found not in closers or not (items or may_be_empty):
                    raise ShellSyntaxError(f"unexpected {found}")
                return Sequence(items)
            items.append((yield from self._item()))

    def _closing_sign(self) -> str:
        if self.text[self.pos] == ")":
            return ")"
        for sign in (";;&", ";;", ";&"):
            if self.text.startswith(sign, self.pos):
                return sign
        return ""

    def _expect(self, word: str) -> None:
        self.skip_lines()
        if self._closing_word() != word and not (len(word) == 1 and self.text.startswith(word, self.pos)):
            raise ShellSyntaxError(f"{word} expected")
        self.pos += len(word)

    def substitution(self) -> Task:
        """Parse the list of a `$( )`, `<( )` or `>( )` from after its parenthesis, over the closing one."""
        outer, self.pending = self.pending, []
        self.substitution_depth += 1
        body = yield self._list(")", may_be_empty=True)
        self.substitution_depth -= 1
        self.pos += 1
        self.pending = outer
        return body

    def _and_or(self) -> Task:
        first = yield from self._pipeline()
        rest: list[tuple[str, Any]] = []
        while True:
            operator = self.text[self.pos : self.pos + 2]
            if operator not in ("&&", "||"):
                return AndOr(first, rest) if rest else first
            self.pos += 2
            self.skip_lines()
            rest.append((operator, (yield from self._pipeline())))

    def _pipeline(self) -> Task:
        negated = self._pipeline_prefix()
        if negated is not None and self._at_command_end():
            self.join_operator()
            return Pipeline([], negated)
        node = yield from self._command()
        parts = [node]
        while True:
            self.skip_blanks()
            self.join_operator()
            if not self.text.startswith("|", self.pos) or self.text.startswith("||", self.pos):
                break
            self.pos += 2 if self.text.startswith("|&", self.pos) else 1
            self.skip_lines()
            parts.append((yield from self._command()))
        return node if len(parts) == 1 and not negated else Pipeline(parts, bool(negated))

    def _at_command_end(self) -> bool:
        self.skip_blanks()
        return self.pos >= self.end or self.text[self.pos] in COMMAND_ENDS

    def _pipeline_prefix(self) -> bool | None:
        """Read `!` and `time` before a pipeline: None when there is neither, else whether it is negated."""
        negated: bool | None = None
        while True:
            self.skip_blanks()
            if self.text[self.pos : self.pos + 1] not in ("!", "t"):
                return negated
            word = self._peek_short_word()
            if word == "!":
                negated = not negated
            elif word == "time":
                negated = bool(negated)
            else:
                return negated
            self.pos += len(word)
            while word == "time":
                self.skip_blanks()
                if self._peek_short_word() not in ("-p", "--"):
                    break
                self.pos += 2

    def _peek_short_word(self) -> str:
        stop = self.pos
        while stop < self.end and stop - self.pos < 5 and self.text[stop] not in WORD_ENDS:
            stop += 1
        return self.text[self.pos : stop]

    # Commands

    def _command(self) -> Task:
        self.skip_blanks()
        if self.pos >= self.end:
            raise ShellSyntaxError("command expected")
        self.budget.spend(4)
        char = self.text[self.pos]
        if char == "(":
            return (yield from self._with_redirects(self._parenthesis()))
        if char in COMMAND_ENDS and not self.text.startswith("&>", self.pos):
            raise ShellSyntaxError(f"unexpected {char}")
        if char in "<>&":
            return (yield from self._simple([]))
        start = self.pos
        word = self.plain_word()
        if word is None:
            word = yield self.word(braces=not self._at_assignment())
        if type(word) is str:
            compound = _COMPOUND.get(word)
            if compound:
                return (yield from self._with_redirects(compound(self)))
            if word in CLOSING_WORDS:
                raise ShellSyntaxError(f"unexpected {word}")
            if word == "function":
                return (yield from self._function_keyword())
            if word == "coproc":
                return (yield from self._coproc())
        if not isinstance(word, list):
            opens = self._opens_function(start)
            if opens:
                return (yield from self._function_body(self.text[start:opens]))
        return (yield from self._simple([(word, start)]))

    def _at_assignment(self) -> bool:
        """Say whether an assignment begins at the current position."""
        return bool(assignment_name(self.text[self.pos : self.pos + MAX_NAME]))

    def _opens_function(self, start: int) -> int:
        """The end of the name when `name ( )` follows; then the parentheses are read."""
        name_end = self.pos
        self.skip_blanks()
        if self.text.startswith("(", self.pos) and not assignment_name(self.text[start:name_end]):
            self.pos += 1
            self.skip_blanks()
            if not self.text.startswith(")", self.pos):
                raise ShellSyntaxError("unexpected (")
            self.pos += 1
            return name_end
        self.pos = name_end
        return 0

    def _with_redirects(self, compound: Task) -> Task:
        node = yield from compound
        while True:
            self.skip_blanks()
            redirect = yield from self._redirect()
            if redirect is None:
                return node
            node.redirects.append(redirect)

    def _redirect(self) -> Task:
        """Parse a redirection at the current position, its file descriptor included; None when there is none."""
        text, pos = self.text, self.pos
        if pos >= self.end or text[pos] not in "<>&{0123456789":
            return None
        start = pos
        if text[pos] == "{":
            close = text.find("}", pos)
            name = text[pos + 1 : close] if close > 0 else ""
            if not name or name[0] not in NAME_START or not all(char in NAME_CHARS for char in name):
                return None
            pos = close + 1
        else:
            while pos < self.end and text[pos].isdigit():
                pos += 1
        if pos >= self.end or text[pos] not in "<>&" or (text[pos] == "&" and pos > start):
            return None
        operator = next((sign for sign in REDIRECTIONS if text.startswith(sign, pos)), "")
        if not operator or (operator in "<>" and text.startswith("(", pos + 1)):
            return None
        self.budget.spend(2)
        self.pos = pos + len(operator)
        if operator in ("<<", "<<-"):
            delimiter, quoted = self.here_document_delimiter()
            redirect = Redirect(operator, delimiter, expands=not quoted)
            self.pending.append((redirect, operator == "<<-"))
            return redirect
        self.skip_blanks()
        target = self.plain_word()
        if target is None:
            target = yield self.word(braces=False)
        return Redirect(text[start:pos] + operator, target)

    def _simple(self, read: list[tuple[Any, int]]) -> Task:
        """Parse a simple command; `read` holds its first word and where it began when that has been read already."""
        text = self.text
        assignments: list[tuple[str, Any]] = []
        words: list[Any] = []
        redirects: list[Redirect] = []
        while True:
            if read:
                word, start = read.pop()
            else:
                self.skip_blanks()
                start = self.pos
                if start >= self.end:
                    break
                char = text[start]
                if char in "<>&{0123456789":
                    redirect = yield from self._redirect()
                    if redirect is not None:
                        redirects.append(redirect)
                        continue
                if char in COMMAND_ENDS:
                    break
                word = self.plain_word()
                if word is None:
                    word = yield self.word(braces=bool(words) or not self._at_assignment())
            if type(word) is str and text.startswith(("<", ">"), self.pos) and self._is_descriptor(word):
                self.pos = start
                redirects.append((yield from self._redirect()))
                continue
            name = ""
            if "=" in text[start : self.pos] and (not words or words[0] in DECLARATIONS):
                name = assignment_name(text[start : self.pos])
            if name and self.text.startswith("(", self.pos):
                word = yield from self._array(text[start : self.pos])
            if name and not words:
                assignments.append((name, _value(word)))
            elif isinstance(word, list):
                words.extend(word)
            else:
                words.append(word)
        return Simple(assignments, words, redirects)

    def _is_descriptor(self, word: str) -> bool:
        return word.isdigit() or (word[0] == "{" and word[-1] == "}")

    def _array(self, source: str) -> Task:
        """Parse the list of `name=( … )`: one word, of which only the substitutions matter."""
        self.pos += 1
        scripts: list[Any] = []
        while True:
            self.skip_lines()
            if self.pos >= self.end:
                raise ShellSyntaxError(") expected")
            char = self.text[self.pos]
            if char == ")":
                self.pos += 1
                return Word([source], scripts, source)
            if char in WORD_ENDS and not self.text.startswith(("<(", ">("), self.pos):
                raise ShellSyntaxError(f"unexpected {char}")
            word = yield self.word()
            for one in word if isinstance(word, list) else [word]:
                if isinstance(one, Word):
                    scripts.extend(one.scripts)

    # Compound commands

    def _parenthesis(self) -> Task:
        if self.text.startswith("((", self.pos):
            start = self.pos
            self.pos += 2
            scripts = yield self.arithmetic()
            if scripts is not None:
                return Test(scripts)
            self.budget.spend((self.pos - start) // 8)
            self.pos = start
        self.pos += 1
        body = yield self._list(")")
        self.pos += 1
        return Group(body, subshell=True)

    def _braces(self) -> Task:
        body = yield self._list("}")
        self.pos += 1
        return Group(body, subshell=False)

    def _if(self) -> Task:
        branches: list[tuple[Sequence, Sequence]] = []
        while True:
            condition = yield self._list("then")
            self.pos += len("then")
            body = yield self._list("elif", "else", "fi")
            branches.append((condition, body))
            closer = self._closing_word()
            self.pos += len(closer)
            if closer == "elif":
                continue
            otherwise = None
            if closer == "else":
                otherwise = yield self._list("fi")
                self.pos += len("fi")
            return If(branches, otherwise)

    def _while(self, until: bool = False) -> Task:
        condition = yield self._list("do")
        self.pos += len("do")
        body = yield self._list("done")
        self.pos += len("done")
        return Loop(condition, body, until)

    def _until(self) -> Task:
        return self._while(until=True)

    def _for(self) -> Task:
        self.skip_blanks()
        scripts: list[Any] = []
        words: list[Any] | None = None
        name = ""
        if self.text.startswith("((", self.pos):
            self.pos += 2
            scripts = yield self.arithmetic()
            if scripts is None:
                raise ShellSyntaxError("unterminated ((")
            self._skip_semicolon()
        else:
            word = yield self.word(braces=False)
            name = word if isinstance(word, str) else ""
            if not name or not all(char in NAME_CHARS for char in name):
                raise ShellSyntaxError("name expected")
            words = yield from self._for_words()
        self.skip_lines()
        if self.text.startswith("{", self.pos):
            self.pos += 1
            body = yield self._list("}")
            self.pos += 1
        else:
            self._expect("do")
            body = yield self._list("done")
            self.pos += len("done")
        return For(name, words, scripts, body)

    def _skip_semicolon(self) -> None:
        self.skip_blanks()
        if self.text.startswith(";", self.pos):
            self.pos += 1

    def _for_words(self) -> Task:
        """Read `in words` up to the end of the line or `;`; None without `in`."""
        self.skip_lines()
        if self._peek_short_word() != "in":
            self._skip_semicolon()
            return None
        self.pos += len("in")
        words: list[Any] = []
        while not self._at_command_end():
            word = yield self.word()
            words.extend(word if isinstance(word, list) else [word])
        if self.text[self.pos : self.pos + 1] not in (";", "\n"):
            raise ShellSyntaxError("do expected")
        self._skip_semicolon()
        return words

    def _case(self) -> Task:
        self.skip_blanks()
        subject = yield self.word(braces=False)
        self.skip_lines()
        if self._peek_short_word() != "in":
            raise ShellSyntaxError("in expected")
        self.pos += len("in")
        arms: list[tuple[list[Any], Sequence, str]] = []
        while True:
            self.skip_lines()
            if self._closing_word() == "esac":
                self.pos += len("esac")
                return Case(subject, arms)
            patterns = yield from self._case_patterns()
            body = yield self._list(";;", ";&", ";;&", "esac", may_be_empty=True)
            terminator = self._closing_sign()
            self.pos += len(terminator)
            arms.append((patterns, body, terminator))

    def _case_patterns(self) -> Task:
        if self.text.startswith("(", self.pos):
            self.pos += 1
        patterns: list[Any] = []
        while True:
            self.skip_blanks()
            extglob, self.extglob = self.extglob, True
            patterns.append((yield self.word(braces=False)))
            self.extglob = extglob
            self.skip_blanks()
            following = self.text[self.pos : self.pos + 1]
            self.pos += 1
            if following == ")":
                return patterns
            if following != "|":
                raise ShellSyntaxError(") expected")

    def _double_bracket(self) -> Task:
        """Read `[[ … ]]`, of which only the substitutions matter."""
        scripts: list[Any] = []
        extglob, self.extglob = self.extglob, True
        while True:
            self.skip_lines()
            if self.pos >= self.end or self.text[self.pos] == ";":
                raise ShellSyntaxError("]] expected")
            if self.text[self.pos] in WORD_ENDS and not self.text.startswith(("<(", ">("), self.pos):
                self.pos += 1
                continue
            word = yield self.word(braces=False)
            if word == "]]" or (isinstance(word, Word) and word.source == "]]"):
                self.extglob = extglob
                return Test(scripts)
            if isinstance(word, Word):
                scripts.extend(word.scripts)

    def _function_keyword(self) -> Task:
        self.skip_blanks()
        start = self.pos
        yield self.word(braces=False)
        opens = self._opens_function(start)
        return (yield from self._function_body(self.text[start : opens or self.pos]))

    def _function_body(self, name: str) -> Task:
        self.skip_lines()
        if self.pos >= self.end:
            raise ShellSyntaxError("function body expected")
        if not self.text.startswith("(", self.pos) and self._compound_word() is None:
            raise ShellSyntaxError("function body expected")
        return Function(name, (yield self._command()))

    def _compound_word(self) -> str | None:
        stop = self.pos
        while stop < self.end and stop - self.pos < 7 and self.text[stop] not in WORD_ENDS:
            stop += 1
        word = self.text[self.pos : stop]
        return word if word in _COMPOUND else None

    def _coproc(self) -> Task:
        self.skip_blanks()
        start = self.pos
        name = self.plain_word()
        if name is not None and name not in _COMPOUND:
            self.skip_blanks()
            if self._compound_word() is not None or self.text.startswith("(", self.pos):
                return Coproc((yield self._command()))
        self.pos = start
        return Coproc((yield self._command()))


_COMPOUND: dict[str, Any] = {
    "{": Parser._braces,
    "if": Parser._if,
    "while": Parser._while,
    "until": Parser._until,
    "for": Parser._for,
    "select": Parser._for,
    "case": Parser._case,
    "[[": Parser._double_bracket,
}


def _value(word: str | Word) -> str | Word:
    """The value part of an assignment word."""
    if isinstance(word, str):
        return word.partition("=")[2]
    first = word.parts[0]
    if isinstance(first, str) and "=" in first:
        return Word([first.partition("=")[2], *word.parts[1:]], word.scripts, word.source)
    return word
