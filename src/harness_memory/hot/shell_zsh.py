"""What zsh reads otherwise than bash: short loops, bodies in braces, anonymous functions, patterns in parentheses.

Owns zsh's grammar as far as it differs, as an extension of the parser for bash. Its forms become the nodes of
`shell_compound`, so the runner knows none of them. Loaded when the shell of a text is zsh. Called by the runner.
"""

from __future__ import annotations

from harness_memory.hot.shell_compound import (
    Case,
    For,
    Function,
    Group,
    If,
    Loop,
    read_case_patterns,
    read_compound,
    read_redirects,
)
from harness_memory.hot.shell_expansions import read_arithmetic, read_parameter
from harness_memory.hot.shell_lexer import MARKS, NAME_CHARS, NAME_START
from harness_memory.hot.shell_parser import (
    CLOSING_WORDS,
    COMMAND_ENDS,
    OPENING_WORDS,
    REDIRECTIONS,
    Parser,
    assignment_name,
)
from harness_memory.hot.shell_syntax import AndOr, Expansion, Pipeline, Sequence, ShellSyntaxError, Simple, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_syntax import Budget, Task

ANONYMOUS = "()"
ZSH_MARKS = MARKS + "}"
ZSH_REDIRECTIONS = {
    "<": REDIRECTIONS["<"],
    ">": (">>|", ">>!", ">>", ">|", ">!", ">&|", ">&!", ">&-", ">&", ">"),
    "&": ("&>>|", "&>>!", "&>>", "&>|", "&>!", "&>"),
}
MODIFYING_SIGNS = frozenset("=~^+")  # between a dollar sign and a name


class ZshParser(Parser):
    """Parses one text as zsh does: all of it before any of it runs."""

    __slots__ = ("lines",)

    mark_signs = ZSH_MARKS
    command_ends = COMMAND_ENDS | {"}"}
    opening_words = OPENING_WORDS | {"foreach", "repeat"}
    closing_words = CLOSING_WORDS | {"end"}
    closing_signs = (";;", ";&", ";|")
    background_signs = ("&|", "&!", "&")
    checks_conditions = False
    reads_substitutions = True
    lists_may_be_empty = True
    redirections = ZSH_REDIRECTIONS

    def __init__(self, text: str, budget: Budget, extglob: bool = False) -> None:
        super().__init__(text, budget, extglob)
        self.lines: list[Sequence] | None = None

    def next_line(self) -> Sequence | None:
        """Hand out the next line; ShellSyntaxError before the first one when any is refused."""
        if self.lines is None:
            lines: list[Sequence] = []
            while (line := super().next_line()) is not None:
                lines.append(line)
            self.lines = lines[::-1]
        return self.lines.pop() if self.lines else None

    def skip_separators(self) -> None:
        """Step over line ends and lone semicolons."""
        while True:
            self.skip_lines()
            if not self.text.startswith(";", self.pos) or self.text.startswith(self.closing_signs, self.pos):
                return
            self.pos += 1

    def separator(self) -> bool | None:
        """Read what stands after a command, lone semicolons included."""
        in_background = super().separator()
        while in_background is not None:
            self.skip_blanks()
            if not self.text.startswith(";", self.pos) or self.text.startswith(self.closing_signs, self.pos):
                break
            self.pos += 1
        return in_background

    # Words

    def plain_word(self) -> str | None:
        """Read a word without quoting, expansion or pattern; a brace at its end that closes nothing in it is left."""
        if self.text.startswith("=", self.pos):
            return None
        word = super().plain_word()
        if word and len(word) > 1 and word[-1] == "}" and "{" not in word and not assignment_name(word):
            self.pos -= 1
            return word[:-1]
        return word

    def quick_word(self) -> str | Word | None:
        """Read a plain word: quotes and expansions are read with what zsh adds to them."""
        return self.plain_word()

    def word(self, braces: bool = True) -> Task:
        """Read one word; `=(…)` is a process substitution, `=name` the path of a program."""
        start = self.pos
        if self.text.startswith("=(", start):
            parts: list[str | Expansion] = []
            scripts: list[Sequence | str] = []
            yield self.process_substitution(parts, scripts)
            return Word(parts, scripts, self.text[start : self.pos])
        if self.text.startswith("=", start) and self.text[start + 1 : start + 2] in NAME_START:
            self.pos += 1
            name = super().plain_word()
            if name is not None:
                source = self.text[start : self.pos]
                return Word([Expansion("equals", source, quoted=True, name=name)], [], source)
            self.pos = start
        return (yield super().word(braces))

    def opens_glob_group(self, start: int) -> bool:
        """Say whether the parenthesis here belongs to a pattern: not that of a definition or of an array."""
        return not self.text.startswith("()", self.pos) and not assignment_name(self.text[start : self.pos])

    def opens_function(self, start: int) -> int:
        """The end of the name when `name ( )` follows; any other parenthesis begins a pattern."""
        name_end = self.pos
        self.skip_blanks()
        if self.text.startswith(("()", "( )"), self.pos):
            self.pos = name_end
            return super().opens_function(start)
        self.pos = name_end
        return 0

    def dollar(self, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool) -> Task:
        """Read what begins with a dollar sign, with the signs of zsh before the name."""
        text, start = self.text, self.pos
        following = text[start + 2 : start + 3]
        if text[start + 1 : start + 2] not in MODIFYING_SIGNS or not following:
            yield super().dollar(parts, scripts, quoted)
        elif following == "{":
            self.pos += 3
            yield read_parameter(self, parts, scripts, quoted, start)
        elif following in NAME_START:
            self.pos += 2
            while self.pos < self.end and text[self.pos] in NAME_CHARS:
                self.pos += 1
            name = text[start + 2 : self.pos] if text[start + 1] == "=" else ""
            parts.append(Expansion("variable", text[start : self.pos], quoted, name=name))
        else:
            yield super().dollar(parts, scripts, quoted)

    # Commands

    def quick_redirect(self) -> None:
        """Read none ahead: zsh has more operators."""

    def quick_command(self) -> None:
        """Read none ahead: a plain word may end before a brace."""

    def command(self) -> Task:
        """Parse one command; a brace opens a group whatever follows it, `nocorrect` and `time` may stand before any."""
        self.skip_blanks()
        while (word := self.peek_word()) in ("nocorrect", "time"):
            self.pos += len(word)
            self.skip_blanks()
        if self.text.startswith("{", self.pos) and self._after_descriptor() == self.pos:
            self.budget.spend(4)
            self.pos += 1
            return (yield self.compound("{"))
        return (yield super().command())

    def compound(self, word: str) -> Task:
        """Parse the compound command that `word` opens."""
        if word == "(" and self.text.startswith(ANONYMOUS, self.pos):
            self.pos += len(ANONYMOUS)
            return self._anonymous()
        reader = _READERS.get(word)
        if reader is None:
            return read_compound(self, word)
        return self._redirected(reader(self))

    def _redirected(self, task: Task) -> Task:
        node = yield task
        return node if type(node) is Function else (yield read_redirects(self, node))

    def function_body(self, name: str) -> Task:
        """Parse what follows a function's name: any command."""
        self.skip_lines()
        return Function(name, (yield self.command()))

    def _anonymous(self) -> Task:
        """Parse a function that is called where it stands, from before its body, with the words it is called with."""
        name = f"{ANONYMOUS}{self.pos}"
        function = yield self.function_body(name)
        call = yield self.simple([(name, self.pos)])
        return Group(Sequence([(function, False), (call, False)]), subshell=False)

    def braces(self) -> Task:
        """Parse `{ … }`, from before it."""
        if not self.text.startswith("{", self.pos):
            raise ShellSyntaxError("{ expected")
        self.pos += 1
        body = yield self.list_until("}")
        self.pos += 1
        return body

    def body(self) -> Task:
        """Parse the body of a loop: `do … done`, `{ … }`, or one list without either."""
        self.skip_lines()
        word = self.peek_word()
        if word == "{":
            return (yield self.braces())
        if word != "do":
            return Sequence([((yield self.and_or()), False)])
        self.pos += len(word)
        body = yield self.list_until("done")
        self.pos += len("done")
        return body

    def condition(self, closer: str) -> Task:
        """Parse the condition of `if` or a loop: it, and whether `closer` ended it rather than the end of a test."""
        items: list[tuple[Any, bool]] = []
        while True:
            self.skip_separators()
            if self.closing_word() == closer:
                self.pos += len(closer)
                return Sequence(items), True
            node = yield self.and_or()
            in_background = self.separator()
            items.append((node, bool(in_background)))
            if in_background is None:
                if type(_last(node)) is Simple:
                    raise ShellSyntaxError(f"{closer} expected")
                return Sequence(items), False


def _last(node: Any) -> Any:
    """The command that a list joined by operators ends with."""
    if type(node) is AndOr:
        node = node.rest[-1][1]
    return node.parts[-1] if type(node) is Pipeline and node.parts else node


def _group(parser: ZshParser) -> Task:
    parser.pos -= 1
    body = yield parser.braces()
    parser.skip_blanks()
    if parser.peek_word() != "always":
        return Group(body, subshell=False)
    parser.pos += len("always")
    parser.skip_blanks()
    after = yield parser.braces()
    tried = Group(body, subshell=False)
    return Group(Sequence([(tried, False), (Group(after, subshell=False), False)]), subshell=False)


def _if(parser: ZshParser) -> Task:
    branches: list[tuple[Sequence, Sequence]] = []
    otherwise: Sequence | None = None
    while True:
        condition, has_then = yield parser.condition("then")
        if has_then:
            body = yield parser.list_until("elif", "else", "fi")
            closer = parser.closing_word()
            parser.pos += len(closer)
        else:
            parser.skip_blanks()
            in_braces = parser.peek_word() == "{"
            body = (yield parser.braces()) if in_braces else Sequence([((yield parser.and_or()), False)])
            closer = _else_after_braces(parser) if in_braces else ""
        branches.append((condition, body))
        if closer == "elif":
            continue
        if closer == "else" and has_then:
            otherwise = yield parser.list_until("fi")
            parser.pos += len("fi")
        elif closer == "else":
            parser.skip_blanks()
            otherwise = yield parser.braces()
        return If(branches, otherwise)


def _else_after_braces(parser: ZshParser) -> str:
    """Read what goes on after the body of an `if` in braces; where nothing does, zsh wants a separator there."""
    parser.skip_blanks()
    word = parser.peek_word()
    if word not in ("elif", "else"):
        if not parser.text.startswith((";", "\n"), parser.pos):
            raise ShellSyntaxError("separator expected")
        return ""
    parser.pos += len(word)
    return word


def _while(parser: ZshParser, until: bool = False) -> Task:
    condition, has_do = yield parser.condition("do")
    if not has_do:
        return Loop(condition, (yield parser.body()), until)
    body = yield parser.list_until("done")
    parser.pos += len("done")
    return Loop(condition, body, until)


def _until(parser: ZshParser) -> Task:
    return _while(parser, until=True)


def _for_head(parser: ZshParser) -> Task:
    """Parse the names of a loop and the words they stand for, None where there are none; the single name or none."""
    names: list[Any] = []
    words: list[Any] | None = None
    while True:
        parser.skip_blanks()
        if parser.text.startswith("(", parser.pos) and not parser.text.startswith(ANONYMOUS, parser.pos):
            parser.pos += 1
            words = yield _words(parser, ")")
            parser.pos += 1
            break
        if parser.text.startswith("(", parser.pos) or parser.at_command_end() or parser.peek_word() in ("do", "{"):
            break
        if names and parser.peek_word() == "in":
            parser.pos += len("in")
            words = yield _words(parser, "")
            break
        names.append((yield parser.word(braces=False)))
    if not names:
        raise ShellSyntaxError("name expected")
    parser.skip_separators()
    return (names[0] if len(names) == 1 and type(names[0]) is str else ""), words


def _words(parser: ZshParser, closer: str) -> Task:
    """Parse words up to a closing sign, which stays unread, or without one to the end of the command."""
    words: list[Any] = []
    while True:
        if closer:
            parser.skip_lines()
        if parser.at_command_end():
            if closer and not parser.text.startswith(closer, parser.pos):
                raise ShellSyntaxError(f"{closer} expected")
            return words
        word = yield parser.word()
        words.extend(word if isinstance(word, list) else [word])


def _for(parser: ZshParser) -> Task:
    parser.skip_blanks()
    if not parser.text.startswith("((", parser.pos):
        name, words = yield _for_head(parser)
        return For(name, words, [], (yield parser.body()))
    parser.pos += 2
    scripts = yield read_arithmetic(parser)
    if scripts is None:
        raise ShellSyntaxError("unterminated ((")
    parser.skip_separators()
    return For("", None, scripts, (yield parser.body()))


def _foreach(parser: ZshParser) -> Task:
    name, words = yield _for_head(parser)
    body = yield parser.list_until("end")
    parser.pos += len("end")
    return For(name, words, [], body)


def _repeat(parser: ZshParser) -> Task:
    parser.skip_blanks()
    count = yield parser.word(braces=False)
    parser.skip_separators()
    scripts = count.scripts if isinstance(count, Word) else []
    return For("", None, scripts, (yield parser.body()))


def _case(parser: ZshParser) -> Task:
    parser.skip_blanks()
    subject = yield parser.word(braces=False)
    parser.skip_lines()
    opener = parser.peek_word()
    if opener not in ("in", "{"):
        raise ShellSyntaxError("in expected")
    closer = "esac" if opener == "in" else "}"
    parser.pos += len(opener)
    arms: list[tuple[list[Any], Sequence, str]] = []
    while True:
        parser.skip_lines()
        if parser.closing_word() == closer:
            parser.pos += len(closer)
            return Case(subject, arms)
        patterns = yield read_case_patterns(parser)
        body = yield parser.list_until(*parser.closing_signs, closer)
        terminator = parser.closing_sign()
        parser.pos += len(terminator)
        arms.append((patterns, body, ";;&" if terminator == ";|" else terminator))


def _function(parser: ZshParser) -> Task:
    names: list[str] = []
    while True:
        parser.skip_lines()
        if parser.text.startswith(ANONYMOUS, parser.pos):
            parser.pos += len(ANONYMOUS)
            break
        if parser.pos >= parser.end or parser.text[parser.pos] in "{(;":
            break
        start = parser.pos
        yield parser.word(braces=False)
        names.append(parser.text[start : parser.pos])
    if not names:
        return (yield parser._anonymous())
    function = yield parser.function_body(names[0])
    more = [(Function(name, function.body), False) for name in names[1:]]
    return Group(Sequence([(function, False), *more]), subshell=False)


_READERS: dict[str, Any] = {
    "{": _group,
    "if": _if,
    "while": _while,
    "until": _until,
    "for": _for,
    "select": _for,
    "foreach": _foreach,
    "repeat": _repeat,
    "case": _case,
    "function": _function,
}
