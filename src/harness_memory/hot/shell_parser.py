"""The grammar of the shell: text to the nodes of `shell_syntax`, one line at a time.

The shell reads and runs a text line by line, so what stands before a line with a syntax error does run;
`next_line` follows that. Must not decide what runs: that is the runner's business. Called by the runner, for the text
itself and for every text inside it (`-c` strings, here-documents, backticks).
"""

from __future__ import annotations

from harness_memory.hot.shell_quick import (
    CLOSING_WORDS,
    COMMAND_ENDS,
    NOT_COMMANDS,
    OPENING_WORDS,
    assignment_name,
)
from harness_memory.hot.shell_simple import SimpleReader
from harness_memory.hot.shell_syntax import (
    AndOr,
    Pipeline,
    Sequence,
    ShellSyntaxError,
    drive,
    later,
    shallow,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_syntax import Task

MAY_OPEN = frozenset(" \t\\(")
CLOSING_LETTERS = frozenset("tdfe}")


class Parser(SimpleReader):
    """Parses one text."""

    __slots__ = ()

    # What another dialect reads otherwise.
    command_ends = COMMAND_ENDS
    opening_words = OPENING_WORDS
    closing_words = CLOSING_WORDS
    not_commands = NOT_COMMANDS
    closing_signs: tuple[str, ...] = (";;&", ";;", ";&")
    background_signs: tuple[str, ...] = ("&",)
    checks_conditions = True
    lists_may_be_empty = False

    def next_line(self) -> Sequence | None:
        """Parse the next line that holds a command, with what it continues on; None at the end of the text.

        Raises ShellSyntaxError; then nothing more of this text runs.
        """
        self.skip_separators()
        if self.pos >= self.end:
            return None
        items: list[tuple[Any, bool]] = []
        while True:
            node = self.quick_command()
            item = self._separated(node) if node else None
            if item is None:
                line: Sequence = drive(self._line_from(items, node))
                return line
            items.append(item)
            if self._line_ends():
                return Sequence(items)

    def holds_array(self, start: int) -> bool:
        """Say whether the list of an array may stand between a position and the end of the current line."""
        newline = self.text.find("\n", self.pos)
        return newline >= 0 and not self.reads_substitutions and self.text.find("=(", start, newline) >= 0

    def skip_line(self) -> None:
        """Step over the rest of a line that the shell has refused."""
        newline = self.text.find("\n", self.pos)
        self.pos = newline if newline >= 0 else self.end
        self.pending = []
        self.substitution_depth = 0

    # Lists

    def _line_from(self, items: list[tuple[Any, bool]], node: Any) -> Task:
        """Parse the rest of a line, from a command on that is not a quick one by itself."""
        while True:
            items.append((node and self._separated(node)) or (yield from self._item(node)))
            if self._line_ends():
                return Sequence(items)
            node = self.quick_command()

    def _line_ends(self) -> bool:
        char = self.next_char()
        if char == "\n":
            self.pos += 1
            self.end_line()
        elif char:
            return False
        self.pending = []
        return True

    def _item(self, node: Any) -> Task:
        """Parse one and-or list and the separator after it: (node, runs in the background).

        `node` is its first command when that has been read.
        """
        pair = self.text[self.pos : self.pos + 2]
        if node is None or (pair[:1] == "|" and pair != "||") or pair == "&\\":
            node = yield from self.pipeline(node)
            pair = self.text[self.pos : self.pos + 2]
        if pair == "&&" or pair == "||":
            node = yield from self._joined(node)
        in_background = self.separator()
        if in_background is None:
            raise ShellSyntaxError("separator expected")
        return node, in_background

    def _separated(self, node: Any) -> tuple[Any, bool] | None:
        """Step over the separator right after a plain command and return its item; None when the item goes on."""
        pair = self.text[self.pos : self.pos + 2]
        sign = pair[:1]
        if sign == ";":
            if pair != ";;" and pair != ";&":
                self.pos += 1
            return node, False
        if sign == "&" and pair != "&&" and pair != "&\\":
            self.pos += 1
            return node, True
        return (node, False) if not sign or sign == "\n" or sign == ")" else None

    def skip_separators(self) -> None:
        """Step over what may stand before a command."""
        self.skip_lines()

    def separator(self) -> bool | None:
        """Read what stands after a command: whether it sends it to the background; None when nothing does."""
        text, pos = self.text, self.pos
        following = text[pos] if pos < self.end else ""
        if following == ";" and not text.startswith(self.closing_signs, pos):
            self.pos += 1
            return False
        if following == "&":
            self.pos += next(len(sign) for sign in self.background_signs if text.startswith(sign, pos))
            return True
        if following in ("", "\n", ")") or following == ";" or self.closing_word():
            return False
        return None

    def closing_word(self) -> str:
        """The reserved word at the current position that can close a list, else the empty string."""
        if self.text[self.pos : self.pos + 1] not in CLOSING_LETTERS:
            return ""
        found = self.peek_word()
        return found if found in self.closing_words else ""

    def list_until(self, *closers: str, may_be_empty: bool = False) -> Sequence | Task:
        """Parse commands up to one of the closers, which stays unread."""
        self.budget.spend(3)
        items: list[tuple[Any, bool]] = []
        may_be_empty = may_be_empty or self.lists_may_be_empty
        while not self._list_ends(closers, bool(items) or may_be_empty):
            node = self.quick_command()
            item = self._separated(node) if node else None
            if item is None:
                return self._list_from(items, node, closers)
            items.append(item)
        return Sequence(items)

    def _list_from(self, items: list[tuple[Any, bool]], node: Any, closers: tuple[str, ...]) -> Task:
        """Parse the rest of a list, from a command on that is not a plain one by itself."""
        while True:
            items.append((node and self._separated(node)) or (yield from self._item(node)))
            if self._list_ends(closers, may_end=True):
                return Sequence(items)
            node = self.quick_command()

    def _list_ends(self, closers: tuple[str, ...], may_end: bool) -> bool:
        self.skip_separators()
        if self.pos >= self.end:
            raise ShellSyntaxError(f"{closers[0]} expected")
        char = self.text[self.pos]
        found = self.closing_word() if char in CLOSING_LETTERS else char in ");" and self.closing_sign()
        if found and (found not in closers or not may_end):
            raise ShellSyntaxError(f"unexpected {found}")
        return bool(found)

    def closing_sign(self) -> str:
        """The sign at the current position that can close a list, else the empty string."""
        if self.text[self.pos] == ")":
            return ")"
        for sign in self.closing_signs:
            if self.text.startswith(sign, self.pos):
                return sign
        return ""

    def expect(self, word: str) -> None:
        """Step over a reserved word or sign that has to come next."""
        self.skip_lines()
        if self.closing_word() != word and not (len(word) == 1 and self.text.startswith(word, self.pos)):
            raise ShellSyntaxError(f"{word} expected")
        self.pos += len(word)

    def substitution(self) -> Task:
        """Parse the list of a `$( )`, `<( )` or `>( )` from after its parenthesis, over the closing one."""
        outer, self.pending = self.pending, []
        self.substitution_depth += 1
        start = self.pos
        body: Sequence | str
        if not self.reads_substitutions and self.next_char() == "t" and self.peek_word() == "time":
            body = yield from shallow(self._timed_substitution(start), self.budget)
        else:
            body = yield from shallow(self.list_until(")", may_be_empty=True), self.budget)
        self.substitution_depth -= 1
        self.pos += 1
        self.pending = outer + self.pending
        return body

    def _timed_substitution(self, start: int) -> Task:
        """Parse a substitution that begins with `time`, which bash takes for a program until it runs the text."""
        at = self.pos
        self.pos += len("time")
        yield from self._list_from([], (yield from self.simple([("time", at)])), (")",))
        return self.text[start : self.pos]

    def and_or(self) -> Task:
        """Parse commands joined by `&&` and `||`."""
        return (yield from self._joined((yield from self.pipeline(None))))

    def _joined(self, first: Any) -> Task:
        """Parse what `&&` and `||` join to a pipeline that has been read."""
        rest: list[tuple[str, Any]] = []
        while True:
            operator = self.text[self.pos : self.pos + 2]
            if operator != "&&" and operator != "||":
                return AndOr(first, rest) if rest else first
            self.pos += 2
            self.skip_separators()
            if self.ends_with_operator():
                return AndOr(first, rest) if rest else first
            node = self.quick_command()
            if node is None or self.text[self.pos : self.pos + 1] in ("|", "&"):
                node = yield from self.pipeline(node)
            rest.append((operator, node))

    def ends_with_operator(self) -> bool:
        """Say whether a list may end here, behind `&&` or `||`: never in bash."""
        return False

    def pipeline(self, first: Any) -> Task:
        """Parse one pipeline; `first` is its first command when that has been read."""
        node, negated = first, None
        if node is None:
            negated = self._pipeline_prefix()
            if negated is not None and self.at_command_end() and not self.text.startswith("&>", self.pos):
                if not self.ends_bare_prefix():
                    raise ShellSyntaxError("command expected")
                return Pipeline([], negated)
            node = yield from self.command()
        parts = [node]
        while True:
            sign = self.next_char()
            if sign != "|" and sign != "&":
                break
            if self.text[self.pos] == "&" or self.text.startswith("||", self.pos):
                break
            if self.text.startswith("|&", self.pos):
                self.pos += 1
                self.beyond_posix = True
            self.pos += 1
            if self.next_char() in ("\n", ";"):
                self.skip_separators()
            if self.peek_word() == "!":
                raise ShellSyntaxError("unexpected !")
            parts.append(self.quick_command() or (yield from self.command()))
        return node if len(parts) == 1 and not negated else Pipeline(parts, bool(negated))

    def ends_bare_prefix(self) -> bool:
        """Say whether `!` or `time` may stand alone here: before the end of a line or `;`, but any sign in zsh."""
        if self.reads_substitutions or self.pos >= self.end:
            return True
        return self.text[self.pos] in "\n;" and not self.text.startswith(self.closing_signs, self.pos)

    def at_command_end(self) -> bool:
        """Say whether a command ends here, blanks passed over."""
        self.skip_blanks()
        if self.pos >= self.end:
            return True
        char = self.text[self.pos]
        return char in self.command_ends and (char != "}" or self.peek_word() == char)

    def _pipeline_prefix(self) -> bool | None:
        """Read `!` and `time` before a pipeline: None when there is neither, else whether it is negated."""
        negated: bool | None = None
        while True:
            char = self.next_char()
            if char != "!" and char != "t":
                return negated
            word = self.peek_word()
            if word == "!":
                negated = not negated
            elif word == "time":
                negated = bool(negated)
                self.beyond_posix = True  # a program that may not be there
            else:
                return negated
            self.pos += len(word)
            while word == "time":
                self.skip_blanks()
                if self.peek_word() not in ("-p", "--"):
                    break
                self.pos += 2

    # Commands

    def command(self) -> Task:
        """Parse one command, simple or compound."""
        char = self.next_char()
        if not char:
            raise ShellSyntaxError("command expected")
        word: Any
        self.budget.spend(4)
        if char == "(":
            return (yield from self.compound(char))
        if char in COMMAND_ENDS and not self.text.startswith("&>", self.pos):
            raise ShellSyntaxError(f"unexpected {char}")
        if char in "<>&":
            return (yield from self.simple([]))
        start = self.pos
        word = self.peek_word()
        if word in self.opening_words and not self.text.startswith("(", start + len(word)):
            self.pos += len(word)
            return (yield from self.compound(word))
        word = yield from self.first_word()
        if type(word) is str:
            if word in self.opening_words:
                return (yield from self.compound(word))
            if word in self.not_commands:
                raise ShellSyntaxError(f"unexpected {word}")
        name_end = self.opens_function(start)
        if name_end:
            return (yield from self.function_body(self.text[start:name_end]))
        return (yield from self.simple([(word, start)]))

    def compound(self, word: str) -> Task:
        """Parse the compound command that `word` opens, from after the word, for "(" from before it."""
        later("shell_flow")
        task: Task = later("shell_compound").read_compound(self, word)
        return task

    def function_body(self, name: str) -> Task:
        """Parse what follows a function's name."""
        later("shell_flow")
        task: Task = later("shell_compound").read_function_body(self, name)
        return task

    def opens_function(self, start: int) -> int:
        """The end of the name when `name ( )` follows; then the parentheses are read."""
        name_end = self.pos
        if name_end >= self.end or self.text[name_end] not in MAY_OPEN:
            return 0
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
