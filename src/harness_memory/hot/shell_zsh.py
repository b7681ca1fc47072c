"""What zsh reads otherwise than bash: short loops, bodies in braces, anonymous functions, patterns in parentheses.

Owns zsh's words and lists as far as they differ, as an extension of the parser for bash; its compound commands are
`shell_zsh_compound`. Loaded when the shell of a text is zsh. Called by the runner.
"""

from __future__ import annotations

from harness_memory.hot.shell_compound import read_compound, read_redirects
from harness_memory.hot.shell_expansions import read_parameter
from harness_memory.hot.shell_nodes import Coproc, Function, Group
from harness_memory.hot.shell_parser import Parser
from harness_memory.hot.shell_quick import CLOSING_WORDS, COMMAND_ENDS, OPENING_WORDS, assignment_name
from harness_memory.hot.shell_simple import REDIRECTIONS
from harness_memory.hot.shell_syntax import Expansion, Sequence, ShellSyntaxError, Word
from harness_memory.hot.shell_text import MARKS, NAME_CHARS, NAME_START
from harness_memory.hot.shell_zsh_compound import ANONYMOUS, READERS, functions_of, literal_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_syntax import Budget, Task

ZSH_MARKS = MARKS + "}"
ZSH_REDIRECTIONS = {
    "<": REDIRECTIONS["<"],
    ">": (">>&|", ">>&!", ">>&", ">>|", ">>!", ">>", ">|", ">!", ">&|", ">&!", ">&-", ">&", ">"),
    "&": ("&>>|", "&>>!", "&>>", "&>|", "&>!", "&>"),
}
GROUP_STOPS = frozenset(";&<>")
MODIFYING_SIGNS = frozenset("=~^+")  # between a dollar sign and a name


class ZshParser(Parser):
    """Parses one text as zsh does: all of it before any of it runs."""

    __slots__ = ("lines",)

    mark_signs = ZSH_MARKS
    command_ends = COMMAND_ENDS | {"}"}
    simple_ends = command_ends | {"("}
    opening_words = OPENING_WORDS | {"foreach", "repeat"}
    closing_words = CLOSING_WORDS | {"end"}
    not_commands = closing_words
    closing_signs = (";;", ";&", ";|")
    background_signs = ("&|", "&!", "&")
    checks_conditions = False
    has_subscripts = False
    reads_substitutions = True
    keeps_empty_words = True
    unknown_escape = ""
    quotes_patterns = False
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

    def ends_with_operator(self) -> bool:
        """Say whether a list may end here, behind `&&` or `||`."""
        return self.pos >= self.end or bool(self.closing_word() or self.closing_sign())

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

    def peek_word(self) -> str:
        """The text up to where a reserved word may end; a brace ends by itself, before a parenthesis none does."""
        if self.text.startswith("{", self.pos):
            return "{"
        word = super().peek_word()
        if len(word) > 1 and word[-1] == "}":
            return word[:-1]
        stop = self.pos + len(word)
        return word + "(" if self.text.startswith("(", stop) and not self.text.startswith(ANONYMOUS, stop) else word

    def plain_word(self) -> str | None:
        """Read a word without quoting, expansion or pattern; a brace at its end that closes nothing in it is left."""
        if self.text.startswith("=", self.pos):
            return None
        self.budget.spend(2)
        start = self.pos
        word = super().plain_word()
        if word and self._range_end():
            self.pos = start
            return None
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
        return self._without_last_brace(start, (yield super().word(braces)))

    def _braced(self, source: str, parts: list[str | Expansion], scripts: list[Sequence | str]) -> Task:
        """Read the words that a word with braces stands for, without a brace at its end that closes none of them."""
        last = parts[-1]
        if source[-1] == "}" and isinstance(last, str) and source.count("{") < source.count("}"):
            self.pos -= 1
            source, parts = source[:-1], [*parts[:-1], last[:-1]]
        return (yield super()._braced(source, parts, scripts))

    def _without_last_brace(self, start: int, word: Any) -> Any:
        """Give back a brace at the end of a word that closes nothing in it."""
        source = self.text[start : self.pos]
        if source[-1:] != "}" or len(source) < 2 or source[-2] == "\\" or assignment_name(source):
            return word
        shorter = None if isinstance(word, list) else _without_brace(word)
        if shorter is None:
            return word
        self.pos -= 1
        return shorter

    def opens_glob_group(self, start: int) -> bool:
        """Say whether the sign here belongs to a pattern: a range, or a parenthesis of no definition and no array."""
        if self.text[self.pos] == "<":
            return self._range_end() > 0
        return not self.text.startswith("()", self.pos) and not assignment_name(self.text[start : self.pos])

    def glob_group(self, parts: list[str | Expansion], scripts: list[Sequence | str]) -> Task:
        """Read a range such as `<1-5>`, or a group in parentheses, which ends with the word that it stands in."""
        start = self.pos
        end = self._range_end()
        if end:
            self.pos = end
        else:
            yield self._parenthesized(scripts)
        parts.append(Expansion("glob", self.text[start : self.pos], quoted=False))

    def _parenthesized(self, scripts: list[Sequence | str]) -> Task:
        """Step over a group and those in it; blanks and line ends are letters there."""
        self.budget.spend(5)
        ignored: list[str | Expansion] = []
        depth = 0
        while self.pos < self.end and (char := self.text[self.pos]) not in GROUP_STOPS:
            if char == "$":
                yield self.dollar(ignored, scripts, quoted=False)
            elif char in "'\"\\`":
                yield self.quoted(ignored, scripts)
            else:
                self.pos += 1
                depth += (char == "(") - (char == ")")
            if not depth:
                return

    def _range_end(self) -> int:
        """Where the range that begins here ends; 0 when none does."""
        text, pos = self.text, self.pos
        if text[pos : pos + 1] != "<":
            return 0
        for closer in "->":
            pos += 1
            while text[pos : pos + 1].isdigit():
                pos += 1
            if text[pos : pos + 1] != closer:
                return 0
        return pos + 1

    def redirect(self) -> Task:
        """Parse a redirection at the current position; a range is none."""
        return None if self._range_end() else (yield super().redirect())

    def opens_function(self, start: int) -> int:  # noqa: ARG002 - the signature of the parser for bash
        """Say that no function begins here: `simple` finds them, behind any number of names."""
        return 0

    def ends_simple(self, char: str) -> bool:
        """Say whether a simple command ends at this sign."""
        if char == "(":
            return self.text.startswith(ANONYMOUS, self.pos)
        return super().ends_simple(char)

    def simple(self, read: list[tuple[Any, int]]) -> Task:
        """Parse a simple command, or the functions that its words are the names of."""
        node = yield super().simple(read)
        if not self.text.startswith(ANONYMOUS, self.pos):
            return node
        if node.assignments:
            raise ShellSyntaxError("unexpected (")
        self.pos += len(ANONYMOUS)
        if not node.words:
            return (yield self.anonymous())
        names = [literal_name(word) for word in node.words]
        function = yield self.function_body(names[0])
        return functions_of(function, names)

    def dollar(self, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool) -> Task:
        """Read what begins with a dollar sign, with the signs of zsh before the name."""
        text, start = self.text, self.pos
        if text.startswith(("${${", "${$("), start):
            self.budget.spend(6)
            self.pos += 2
            yield self.dollar([], scripts, quoted)
            yield read_parameter(self, parts, scripts, quoted, start)
            return
        if text.startswith('$"', start) and not quoted:
            self.pos += 1
            parts.append("$")
            return
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

    def plain_substitution(self) -> None:
        """Read none ahead: zsh has more reserved words."""

    def quick_command(self) -> None:
        """Read none ahead: a plain word may end before a brace."""

    def _pipeline_prefix(self) -> bool | None:
        """Read `!` before a pipeline; `time` is read with its command, and has no options."""
        negated: bool | None = None
        self.skip_blanks()
        while self.peek_word() == "!":
            negated = not negated
            self.pos += 1
            self.skip_blanks()
        return negated

    def command(self) -> Task:
        """Parse one command; a brace opens a group whatever follows it, `time` may stand before any."""
        self.budget.spend(4)
        self.skip_blanks()
        while self.peek_word() == "time":
            self.pos += len("time")
            if self.at_list_end():
                return Sequence([])
        if self.peek_word() == "nocorrect":
            self.pos += len("nocorrect")
            return (yield self.simple([]))
        if self.text.startswith("{", self.pos):
            self.budget.spend(4)
            self.pos += 1
            return (yield self.compound("{"))
        return (yield super().command())

    def compound(self, word: str) -> Task:
        """Parse the compound command that `word` opens."""
        if word == "(" and self.text.startswith(ANONYMOUS, self.pos):
            self.pos += len(ANONYMOUS)
            return self.anonymous()
        reader = READERS.get(word)
        if reader is None:
            return read_compound(self, word)
        return self._redirected(reader(self))

    def _redirected(self, task: Task) -> Task:
        node = yield task
        return node if type(node) in (Function, Coproc) else (yield read_redirects(self, node))

    def function_body(self, name: str) -> Task:
        """Parse what follows a function's name: any command."""
        self.skip_separators()
        return Function(name, (yield self.command()))

    def anonymous(self) -> Task:
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
            return (yield self.short_body())
        self.pos += len(word)
        body = yield self.list_until("done")
        self.pos += len("done")
        return body

    def short_body(self) -> Task:
        """Parse one list without anything around it; there may be none."""
        return Sequence([] if self.at_list_end() else [((yield self.and_or()), False)])

    def at_list_end(self) -> bool:
        """Say whether no command can stand here."""
        if self.at_command_end():
            return not self.text.startswith("&>", self.pos)
        return bool(self.closing_word())

    def condition(self, closer: str) -> Task:
        """Parse the condition of `if` or a loop, and say whether `closer` ended it.

        It goes on as long as separators do; behind a command that ends by itself the body may follow without one.
        """
        items: list[tuple[Any, bool]] = []
        while True:
            self.skip_separators()
            if self.closing_word() == closer:
                self.pos += len(closer)
                return Sequence(items), True
            if self.at_list_end():
                return Sequence(items), False
            node = yield self.and_or()
            in_background = self.separator()
            items.append((node, bool(in_background)))
            if in_background is None:
                return Sequence(items), False


def _without_brace(word: str | Word) -> str | Word | None:
    """The word without the brace that ends it; None where that closes one in it."""
    if isinstance(word, str):
        return word[:-1] if word.endswith("}") and word.count("{") < word.count("}") else None
    texts = [part for part in word.parts if isinstance(part, str)]
    last = word.parts[-1] if word.parts else ""
    if not isinstance(last, str) or _without_brace("".join(texts)) is None:
        return None
    return Word([*word.parts[:-1], *filter(None, [last[:-1]])], word.scripts, word.source[:-1])
