"""PowerShell text to the commands it would run.

Owns PowerShell's statements, expressions and script blocks; its words are `powershell_words`. What a command starts in
turn is the runner's business, as in bash. Loaded only for the PowerShell tool and for `pwsh -Command`. PowerShell
parses the whole text before it runs any of it, so a text with a syntax error runs nothing.
"""

from __future__ import annotations

from harness_memory.hot.commands import Unknown, unknown
from harness_memory.hot.globs import join_directory
from harness_memory.hot.powershell_words import DOUBLE_QUOTES, ENDS, SINGLE_QUOTES, PowerShellWords
from harness_memory.hot.shell_state import DEAD
from harness_memory.hot.shell_syntax import ShellSyntaxError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_runner import Runner
    from harness_memory.hot.shell_state import State
    from harness_memory.hot.shell_syntax import Task

BLOCK_KEYWORDS = (
    "begin", "process", "end", "dynamicparam", "try", "finally", "else", "do", "trap", "data", "parallel", "sequence",
)  # fmt: skip
CONDITION_KEYWORDS = ("if", "elseif", "while", "until", "for", "foreach", "switch", "catch")
LEAVING = frozenset({"exit", "return", "throw"})
RUNS_BLOCK = ("%", "foreach", "foreach-object", "?", "where", "where-object", "measure-command", "sort-object")
EVALUATES = frozenset({"iex", "invoke-expression"})
STARTS = frozenset({"start-process", "saps", "start"})
CHANGES_DIRECTORY = frozenset({"cd", "chdir", "sl", "set-location"})
PUSHES_DIRECTORY = frozenset({"pushd", "push-location"})
POPS_DIRECTORY = frozenset({"popd", "pop-location"})
SCRIPT_BLOCK = "script_block"
NAME_CASE = "name_case"


class PowerShell(PowerShellWords):
    """Reads one text and has the runner report what it runs."""

    def __init__(self, runner: Runner, state: State) -> None:
        super().__init__(runner.budget)
        self.runner = runner
        self.state = state
        self.functions: dict[str, str] = {}
        self.calls: list[str] = []
        self.muted = 0

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
        word = self.peek_name().lower()
        if word in ("function", "filter"):
            yield from self._function()
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
        stop = self.pos
        while stop < len(self.text) and (self.text[stop].isalnum() or self.text[stop] in "-_"):
            stop += 1
        return self.text[self.pos : stop]

    def _function(self) -> Task:
        self.pos += len(self.peek_name())
        self.skip_blanks()
        start = self.pos
        while self.peek() and self.peek() not in " \t\r\n({":
            self.pos += 1
        name = self.text[start : self.pos].lower()
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
        while True:
            self.skip_blanks(lines=True)
            char = self.peek()
            if char == "}":
                self.pos += 1
                return
            if not char:
                raise ShellSyntaxError("} expected")
            if char == "{":
                self.pos += 1
                yield self.statements("}")
            elif char == ";":
                self.pos += 1
            else:
                yield from self._expression_part()

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
        while True:
            self.skip_blanks(lines=True)
            if self._starts_expression():
                yield self._expression()
            else:
                yield self._command()
            self.skip_blanks()
            if self.text.startswith(("&&", "||"), self.pos):
                self.pos += 2
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
        while True:
            self.skip_blanks()
            char = self.peek()
            if not char or char in ENDS or self.text.startswith(("&&", "||"), self.pos) or char == "&":
                return
            if char == "=" and self.peek(1) != "=":
                self.pos += 1
                self.skip_blanks(lines=True)
                yield self._statement()
                return
            yield from self._expression_part()

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
        else:
            self.pos += 1

    def hashtable(self) -> Task:
        """Run `@{ key = statement; … }` from after its brace."""
        while True:
            self.skip_blanks(lines=True)
            char = self.peek()
            if char == "}":
                self.pos += 1
                return
            if not char or char == ")":
                raise ShellSyntaxError("} expected")
            if char == ";":
                self.pos += 1
            elif char == "=":
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
            if not char or char in ENDS or char == "&" or self.text.startswith("&&", self.pos):
                break
            redirection = self.redirection()
            if redirection == "target":
                yield self.argument()
            elif redirection:
                continue
            elif char == "{":
                yield from self._block_argument(argv[0] if argv else "")
                argv.append(unknown("{…}", "\0", "$_", False))
            elif argv and self.text.startswith("--%", self.pos):
                argv.extend(self.verbatim())
            else:
                argv.append((yield self.argument()))
        if argv and not self.muted:
            yield self._run(argv)

    def _block_argument(self, name: str) -> Task:
        """Run the script block handed to a command, if that command runs it."""
        before = self.state
        if name.lower() not in RUNS_BLOCK:
            self.state = self.state.within(self.state.role, SCRIPT_BLOCK)
        self.pos += 1
        yield self.statements("}")
        self.state = before.at(self.state)

    def _run(self, argv: list[str]) -> Task:
        name = argv[0].lower()
        state = self.state
        if "\0" in getattr(argv[0], "shape", ""):
            self.runner.emit(argv, state, "variable")
        elif name in self.functions and name not in self.calls and len(self.calls) < 50:
            self.calls.append(name)
            self.state = state.within("function")
            yield self.script(self.functions[name])
            self.state = state.at(self.state)
            self.calls.pop()
        elif name in EVALUATES and len(argv) > 1:
            self.runner.emit(argv, state)
            text = argv[-1]
            yield self.script(getattr(text, "code", text))
        elif name in STARTS:
            yield self._start(argv, state)
        elif name in CHANGES_DIRECTORY or name in PUSHES_DIRECTORY or name in POPS_DIRECTORY:
            self._move(name, argv)
        else:
            yield self._program(argv, state)

    def _start(self, argv: list[str], state: State) -> Task:
        """Run what Start-Process starts."""
        from harness_memory.hot.powershell_start import read_start

        self.runner.emit(argv, state)
        words, directory = read_start(argv)
        if not words:
            return
        started = state.within("wrapped", "variable" if isinstance(words[0], Unknown) else "")
        if directory:
            known = not isinstance(directory, Unknown)
            started = started.moved(join_directory(state.cwd, directory.replace("\\", "/")) if known else None)
        yield self._program(words, started)

    def _program(self, argv: list[str], state: State) -> Task:
        """Report a program; a name not in lower case is the same program on some systems only."""
        name = argv[0].replace("\\", "/").rsplit("/", 1)[-1]
        lowered = argv[0][: len(argv[0]) - len(name)] + name.lower()
        if name != name.lower() and "-" not in name:
            yield self.runner.external([lowered, *argv[1:]], state, NAME_CASE)
        else:
            yield self.runner.external(argv, state)

    def _move(self, name: str, argv: list[str]) -> None:
        self.runner.emit(argv, self.state)
        operands = [word for word in argv[1:] if not word.startswith("-")]
        if name in POPS_DIRECTORY:
            stack = self.state.stack
            self.state = self.state.moved(stack[0] if stack else None, stack[1:])
            return
        target = None
        if operands and "\0" not in getattr(operands[0], "shape", ""):
            target = join_directory(self.state.cwd, operands[0].replace("\\", "/"))
        if name in PUSHES_DIRECTORY:
            self.state = self.state.moved(target, (self.state.cwd, *self.state.stack))
        elif not operands and argv[1:2] == ["-"]:
            self.state = self.state.moved(self.state.previous)
        else:
            self.state = self.state.moved(target if operands else "~")
