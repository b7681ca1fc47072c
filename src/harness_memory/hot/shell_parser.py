"""The grammar of the shell: text to the nodes of `shell_syntax`, one line at a time.

The shell reads and runs a text line by line, so what stands before a line with a syntax error does run;
`next_line` follows that. Must not decide what runs: that is the runner's business. Called by the runner, for the text
itself and for every text inside it (`-c` strings, here-documents, backticks).
"""

from __future__ import annotations

from harness_memory.hot.shell_lexer import NAME_CHARS, NAME_START, WORD_ENDS
from harness_memory.hot.shell_quick import (
    CLOSING_WORDS,
    COMMAND_ENDS,
    DECLARATIONS,
    MAY_REDIRECT,
    OPENING_WORDS,
    QuickReader,
    assignment_name,
    value_of,
)
from harness_memory.hot.shell_syntax import (
    AndOr,
    Pipeline,
    Redirect,
    Sequence,
    ShellSyntaxError,
    Simple,
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
LONGEST_RESERVED = 9  # and one letter more, by which a longer word is told from it
MAX_NAME = 80
REDIRECTIONS = {
    "<": ("<<<", "<<-", "<<", "<>", "<&-", "<&", "<"),
    ">": (">>", ">|", ">&-", ">&", ">"),
    "&": ("&>>", "&>"),
}
BASH_REDIRECTIONS = frozenset({"<<<", "&>>", "&>"})


class Parser(QuickReader):
    """Parses one text."""

    __slots__ = ()

    # What another dialect reads otherwise.
    command_ends = COMMAND_ENDS
    simple_ends = COMMAND_ENDS
    opening_words = OPENING_WORDS
    closing_words = CLOSING_WORDS
    closing_signs: tuple[str, ...] = (";;&", ";;", ";&")
    redirections = REDIRECTIONS
    background_signs: tuple[str, ...] = ("&",)
    checks_conditions = True
    has_subscripts = True
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
            if pair != ";;" and pair != ";&" and (pair != ";\\" or not self._is_joined()):
                self.pos += 1
            return node, False
        if sign == "&" and pair != "&&" and pair != "&\\":
            self.pos += 1
            return node, True
        return (node, False) if not sign or sign == "\n" or sign == ")" else None

    def _is_joined(self) -> bool:
        """Say whether the line that goes on behind a semicolon makes another sign of it."""
        self.join_operator()
        return self.text.startswith(self.closing_signs, self.pos)

    def skip_separators(self) -> None:
        """Step over what may stand before a command."""
        self.skip_lines()

    def separator(self) -> bool | None:
        """Read what stands after a command: whether it sends it to the background; None when nothing does."""
        text, pos = self.text, self.pos
        following = text[pos] if pos < self.end else ""
        is_sign = following == ";" and (
            text.startswith(self.closing_signs, pos) or (self.joins_left and self._is_joined())
        )
        if following == ";" and not is_sign:
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
        body = yield from shallow(self.list_until(")", may_be_empty=True), self.budget)
        self.substitution_depth -= 1
        self.pos += 1
        self.pending = outer + self.pending
        return body

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
            if negated is not None and self.at_command_end():
                self.join_operator()
                return Pipeline([], negated)
            node = yield from self.command()
        parts = [node]
        while True:
            sign = self.next_char()
            if sign != "|" and sign != "&":
                break
            self.join_operator()
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
            else:
                return negated
            self.pos += len(word)
            while word == "time":
                self.skip_blanks()
                if self.peek_word() not in ("-p", "--"):
                    break
                self.pos += 2

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
            if word in self.closing_words:
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

    def first_word(self) -> Task:
        """Read a word that may be an assignment."""
        start = self.pos
        word = self.quick_word()
        if type(word) is str:
            return word
        end, self.pos = self.pos, start
        if self._opens_subscript():
            from harness_memory.hot.shell_expansions import read_subscripted

            return (yield from read_subscripted(self))
        self.pos = end
        return word or (yield from self.word(braces=not self._at_assignment()))

    def _opens_subscript(self) -> bool:
        """Say whether `name[` comes next with more than letters between its brackets."""
        bracket = self.breaks.find("\0", self.pos)
        if bracket <= self.pos or self.text[bracket] != "[" or not self.has_subscripts:
            return False
        closing, stop = self.text.find("]", bracket), self.breaks.find("\0", bracket + 1)
        return (closing < 0 or 0 <= stop < closing) and self.text[self.pos : bracket].isidentifier()

    def _at_assignment(self) -> bool:
        """Say whether an assignment begins at the current position."""
        return bool(assignment_name(self.text[self.pos : self.pos + MAX_NAME]))

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

    def redirect(self) -> Task:
        """Parse a redirection at the current position, its file descriptor included; None when there is none."""
        text, start = self.text, self.pos
        if start >= self.end or text[start] not in MAY_REDIRECT:
            return None
        pos = self._after_descriptor()
        if pos >= self.end or text[pos] not in "<>&" or (text[pos] == "&" and pos > start):
            return None
        descriptor = text[start:pos]
        self.beyond_posix = self.beyond_posix or descriptor[:1] == "{"
        if text.startswith("\\\n", pos + 1):
            self.pos = pos
            self.join_operator()
            text, pos, self.pos = self.text, self.pos, start
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
        return Redirect(descriptor, operator, target)

    def ends_simple(self, char: str) -> bool:
        """Say whether a sign that may end a simple command does so here."""
        return char != "}" or self.peek_word() == char

    def _after_descriptor(self) -> int:
        """The position after the number or `{name}` that may stand here, before a redirection's operator."""
        text, pos = self.text, self.pos
        if text[pos] == "{":
            close = text.find("}", pos)
            name = text[pos + 1 : close] if close > 0 else ""
            return close + 1 if name and name[0] in NAME_START and NAME_CHARS.issuperset(name) else pos
        while pos < self.end and text[pos].isdigit():
            pos += 1
        return pos

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
                end, self.pos = self.pos, start
                redirect = yield from self.redirect()
                if redirect is not None:
                    redirects.append(redirect)
                    continue
                self.pos = end  # as after `{}`, which names no variable
            source = self.text[start : self.pos]
            name = assignment_name(source) if "=" in source and (not words or words[0] in DECLARATIONS) else ""
            if name and following == "(":
                from harness_memory.hot.shell_expansions import read_array

                word = yield from read_array(self, source)
                if self.pos < self.end and self.text[self.pos] not in WORD_ENDS:
                    tail = yield self.word(braces=False)  # which is dropped
                    word.scripts.extend(() if isinstance(tail, str) else tail.scripts)
                if self.text.startswith("(", self.pos):
                    raise ShellSyntaxError("unexpected (")
            if name and not words:
                assignments.append((name, value_of(word, self.text[start : self.pos])))
            elif isinstance(word, list):
                words.extend(word)
            else:
                words.append(word)
