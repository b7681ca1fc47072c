"""PowerShell text to the commands it would run.

Owns PowerShell's statements, expressions and script blocks; its words are `powershell_words`, what its commands do is
`powershell_commands`. What a command starts in turn is the runner's business, as in bash. Loaded only for the
PowerShell tool and for `pwsh -Command`. PowerShell parses the whole text before it runs any of it, so a text with a
syntax error runs nothing.
"""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, unknown
from harness_memory.hot.powershell_commands import SCRIPT_BLOCK, PowerShellCommands
from harness_memory.hot.powershell_words import BLANKS, DOUBLE_QUOTES, ENDS, SINGLE_QUOTES, literal_text
from harness_memory.hot.programs import program_name
from harness_memory.hot.shell_state import DEAD
from harness_memory.hot.shell_syntax import ShellSyntaxError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_syntax import Task

BLOCK_KEYWORDS = (
    "begin", "process", "end", "dynamicparam", "try", "finally", "else", "do", "trap", "data", "parallel", "sequence",
)  # fmt: skip
CONDITION_KEYWORDS = ("if", "elseif", "while", "until", "for", "foreach", "switch", "catch")
LEAVING = frozenset({"exit", "return", "throw"})
RUNS_BLOCK = ("%", "foreach", "foreach-object", "?", "where", "where-object", "measure-command", "sort-object")
RUNS_IN_CHILD = ("pwsh", "powershell")
LOOPS_OVER = (".foreach", ".where")


class PowerShell(PowerShellCommands):
    """Reads one text and has the runner report what it runs."""

    muted = 0

    def script(self, text: str) -> Task:
        """Run a whole text; nothing of it when it does not parse."""
        self.budget.spend(8 + len(text) // 24)
        kept = len(self.runner.commands)
        saved, (self.text, self.pos) = (self.text, self.pos), (text, 0)
        try:
            yield from self.statements("")
        except ShellSyntaxError:
            del self.runner.commands[kept:]
            self.runner.emit_refused(self.state)
        self.text, self.pos = saved

    # Statements

    def statements(self, closer: str) -> Task:
        """Run statements up to the closer and over it; the empty closer is the end of the text."""
        entry = self.state
        while True:
            self.skip_blanks(lines=True)
            char = self.peek()
            if char in (";", ","):
                self.pos += 1
            elif char == closer:
                self.pos += len(closer)
                if self.state.why == DEAD and entry.why != DEAD and closer:
                    self.state = entry.at(self.state)
                return
            elif char in ("", ")", "}"):
                raise ShellSyntaxError(f"{closer or 'statement'} expected")
            else:
                yield self._statement()

    def _statement(self) -> Task:
        """Run one statement: a keyword construct, an assignment, an expression or a pipeline of commands."""
        self.budget.spend(8)
        self.skip_blanks()
        if self.peek() == ":":  # the label of a loop
            self.pos += 1 + len(self.peek_name_at(self.pos + 1))
            self.skip_blanks()
        if self.peek() == "[" and "param" in self.text[self.pos : self.pos + 400].lower():
            self._skip_attributes()
        word = self.peek_name().lower()
        if word in ("function", "filter"):
            yield from self._function()
        elif word in ("class", "enum") and self.text[self.pos + len(word) :][:1] in BLANKS:
            yield from self._class(len(word))
        elif word in CONDITION_KEYWORDS:
            self.pos += len(word)
            yield from self._condition(word)
        elif word in BLOCK_KEYWORDS:
            self.pos += len(word)
            yield from self._block_after_keyword()
        elif word == "param":
            self.pos += len(word)
            yield from self._muted_group()
        elif word in LEAVING:
            self.pos += len(word)
            self.skip_blanks()
            if self.peek() not in ENDS and self.peek():
                yield self._pipeline()
            self.state = self.state.dead()
        else:
            yield self._pipeline()

    def peek_name(self) -> str:
        """The name at the position: letters, digits, `-` and `_`."""
        return self.peek_name_at(self.pos)

    def peek_name_at(self, start: int) -> str:
        """The name at a position, as `peek_name`."""
        stop = start
        while stop < len(self.text) and (self.text[stop].isalnum() or self.text[stop] in "-_"):
            stop += 1
        return self.text[start:stop]

    def _skip_attributes(self) -> None:
        """Step over `[CmdletBinding()]` and its kin where `param` follows."""
        at = self.pos
        self.budget.spend(32)
        while self.text[at : at + 1] == "[" and at < self.pos + 400:
            depth = 1
            while depth and at < min(len(self.text), self.pos + 400):
                at += 1
                depth += (self.text[at : at + 1] == "[") - (self.text[at : at + 1] == "]")
            at += 1
            while self.text[at : at + 1] in BLANKS or self.text[at : at + 1] in ("\r", "\n"):
                at += 1
        if self.text[at : at + 5].lower() == "param":
            self.pos = at

    def _class(self, keyword_chars: int) -> Task:
        """Read a class: what its methods run is likely where the text uses it, and nothing where it does not."""
        self.pos += keyword_chars
        self.skip_blanks()
        name = self.peek_name()
        self.pos = max(self.text.find("{", self.pos), self.pos)
        body = self.pos + 1
        yield from self._muted_group()
        self.budget.spend((len(self.text) - self.pos) // 24)
        if f"[{name}]".lower() in self.text[self.pos :].lower():
            yield from self.call(name, self.text[body : self.pos - 1], self.state.within("function", SCRIPT_BLOCK))

    def _function(self) -> Task:
        self.pos += len(self.peek_name())
        self.skip_blanks()
        start = self.pos
        while self.peek() and self.peek() not in " \t\r\n({":
            self.pos += 1
        name = self.text[start : self.pos].lower().rpartition(":")[2]
        self.skip_blanks(lines=True)
        if self.peek() == "(":
            yield from self._muted_group()
        self.skip_blanks(lines=True)
        if self.peek() != "{":
            raise ShellSyntaxError("{ expected")
        body = self.pos + 1
        yield from self._muted_group()
        self.functions[name] = self.text[body : self.pos - 1]

    def _muted_group(self) -> Task:
        """Read a group that is not run here."""
        self.skip_blanks(lines=True)
        opener = self.peek()
        if opener not in ("(", "{"):
            return
        kept, self.muted = self.state, self.muted + 1
        self.pos += 1
        yield self.statements(")" if opener == "(" else "}")
        self.state, self.muted = kept, self.muted - 1

    def _condition(self, word: str) -> Task:
        """Run `word ( … ) { … }`; a switch has patterns before the blocks of its body."""
        self.skip_blanks(lines=True)
        while self.peek() not in ("{", "(", ""):
            yield from self._expression_part()
        start = self.pos
        if self.peek() == "(":
            self.pos += 1
            if word == "foreach":
                self._skip_loop_variable()
            yield self.statements(")")
        condition = self.text[start : self.pos].strip("() \t\r\n").lower()
        self.skip_blanks(lines=True)
        if self.peek() != "{":
            return
        before = self.state
        if condition in ("$false", "0", "$null") and word in ("if", "elseif", "while"):
            self.state = self.state.dead()
        self.pos += 1
        if word == "switch":
            yield self._switch_body()
        else:
            yield self.statements("}")
        if before.why != DEAD and self.state.why == DEAD:
            self.state = before

    def _skip_loop_variable(self) -> None:
        stop = self.text.find(" in ", self.pos)
        if stop > 0 and self.text[self.pos : stop].strip().startswith("$"):
            self.pos = stop + len(" in ")

    def _switch_body(self) -> Task:
        while not self._body_ends():
            if self.peek() == "{":
                self.pos += 1
                yield self.statements("}")
            else:
                yield from self._expression_part()

    def _body_ends(self, unexpected: str = "") -> bool:
        """Step to the next part of a body in braces, or over the brace that ends it, and say whether one did."""
        self.skip_blanks(lines=True)
        while self.peek() == ";":
            self.pos += 1
            self.skip_blanks(lines=True)
        if self.peek() in ("", unexpected):
            raise ShellSyntaxError("} expected")
        ends = self.peek() == "}"
        self.pos += ends
        return ends

    def _block_after_keyword(self) -> Task:
        self.skip_blanks(lines=True)
        if self.peek() == "{":
            entry = self.state
            self.pos += 1
            yield self.statements("}")
            if entry.why != DEAD and self.state.why == DEAD:
                self.state = entry

    def _pipeline(self) -> Task:
        """Run commands and expressions joined by `|`, `&&`, `||`."""
        piped: str | None = None
        joined = False
        while True:
            self.skip_blanks(lines=True)
            if joined and self.peek() in ("", *ENDS):
                raise ShellSyntaxError("command expected")
            joined = True
            start, self.piped = self.pos, piped
            if self._starts_expression():
                yield self._expression()
                self.piped = literal_text(self.text[start : self.pos])
            else:
                yield self._command()
            piped, self.piped = self.piped, None
            self.skip_blanks()
            if self.text.startswith(("&&", "||"), self.pos):
                self.pos += 2
                piped = None
            elif self.peek() == "|":
                self.pos += 1
            elif self.peek() == "&":
                self.pos += 1
                return
            else:
                return

    def _starts_expression(self) -> bool:
        char = self.peek()
        if char in SINGLE_QUOTES or char in DOUBLE_QUOTES or char in ("$", "(", "@", "[", "{", "!", ","):
            return True
        following = self.peek(1)
        if char in "+-" and char:
            return following in ("$", "(") or following.isdigit()
        return char.isdigit() and self._reads_as_number()

    def _reads_as_number(self) -> bool:
        word = ""
        at = self.pos
        while at < len(self.text) and self.text[at] not in " \t\r\n;|)}":
            word += self.text[at]
            at += 1
        return all(char.isdigit() or char in ".xXabcdefABCDEFkKmMgG*+-/%," for char in word)

    # Expressions

    def _expression(self) -> Task:
        """Run what stands inside an expression, and the statement after an `=`."""
        start = self.pos
        while True:
            self.skip_blanks()
            char = self.peek()
            if not char or char in ENDS or char == "&":
                return
            if char == "=" and self.peek(1) != "=":
                name = self.text[start : self.pos].rpartition("]")[2].strip().lower()
                self.pos += 1
                self.skip_blanks(lines=True)
                start = self.pos
                yield self._statement()
                self._assign(name, self.text[start : self.pos].strip())
                return
            yield from self._expression_part()

    def _assign(self, name: str, source: str) -> None:
        """Note what a variable holds now: a literal text, a block, or something that nobody can tell."""
        if self.muted:
            return
        self.budget.spend(len(source) // 24)
        self.values.pop(name.rstrip("+").rstrip(), None)
        self.blocks.pop(name, None)
        text = literal_text(source)
        if text is not None:
            self.values[name] = text
        elif source.startswith("{") and source.endswith("}"):
            self.blocks[name] = source[1:-1]

    def _loops_over(self) -> bool:
        """Step into the block of `.ForEach({ … })` or `.Where({ … })`, whether it stands here."""
        for name in LOOPS_OVER:
            if self.text[self.pos : self.pos + len(name)].lower() == name:
                rest = self.text[self.pos + len(name) : self.pos + len(name) + 40]
                before = rest.partition("{")[0]
                if "{" in rest and before.strip() in ("", "("):
                    self.pos += len(name) + len(before) + 1
                    return True
        return False

    def _expression_part(self) -> Task:
        """Read one piece of an expression: a string, a group, a block (which is a value here), or anything else."""
        self.budget.spend(2)
        char = self.peek()
        if char == "@" and self.peek(1) in ("(", "{"):
            hashtable = self.peek(1) == "{"
            self.pos += 2
            yield (self.hashtable() if hashtable else self.statements(")"))
        elif char in SINGLE_QUOTES or char in DOUBLE_QUOTES or char == "@":
            yield from self.string()
        elif char == "(":
            self.pos += 1
            yield self.statements(")")
        elif char == "{":
            yield from self._muted_group()
        elif char == "$" and self.peek(1) == "(":
            self.pos += 2
            yield self.statements(")")
        elif char == "$" and self.peek(1) == "{":
            stop = self.text.find("}", self.pos)
            self.pos = stop + 1 if stop > 0 else len(self.text)
        elif char == "`":
            self.pos += 2
        elif char == "." and self._loops_over():
            has_parenthesis = self.text[: self.pos - 1].rstrip().endswith("(")
            yield self.statements("}")
            if has_parenthesis:
                yield self.statements(")")
        else:
            self.pos += 1

    def hashtable(self) -> Task:
        """Run `@{ key = statement; … }` from after its brace."""
        while not self._body_ends(unexpected=")"):
            if self.peek() == "=":
                self.pos += 1
                self.skip_blanks(lines=True)
                yield self._statement()
            else:
                yield from self._expression_part()

    # Commands

    def _command(self) -> Task:
        """Run one command with its arguments."""
        operator = ""
        if self.peek() in ("&", ".") and (self.peek() == "&" or self.peek(1) in (" ", "\t", "{", "$", "'", '"')):
            operator = self.peek()
            self.pos += 1
            self.skip_blanks()
        if operator and self.peek() == "{":
            self.pos += 1
            yield self.statements("}")
            return
        argv: list[str] = []
        while True:
            self.skip_blanks()
            char = self.peek()
            if not char or char in ENDS or char == "&":
                break
            redirection = self.redirection()
            if redirection == "target":
                yield self.argument()
            elif redirection:
                continue
            elif char == "{":
                yield from self._block_argument(argv[0] if argv else "")
                argv.append(unknown("{…}", "\0", UNTOLD, False))
            elif argv and self.text.startswith("--%", self.pos):
                argv.extend(self.verbatim())
            else:
                argv.append((yield self.argument()))
        if argv and not self.muted:
            yield self.run_words(argv)

    def _block_argument(self, name: str) -> Task:
        """Run the script block handed to a command, if that command runs it."""
        before = self.state
        is_child = program_name(name).lower() in RUNS_IN_CHILD
        if is_child:
            self.state = before.child("string")
        elif name.lower() not in RUNS_BLOCK:
            self.state = before.within(before.role, SCRIPT_BLOCK)
        self.pos += 1
        yield self.statements("}")
        self.state = before.at(self.state) if name.lower() in RUNS_BLOCK else before
