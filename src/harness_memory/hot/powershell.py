"""PowerShell text to the commands it would run.

Owns PowerShell's own syntax: statements, expressions, script blocks, strings, here-strings. What a command starts in
turn is the runner's business, as in bash. Loaded only for the PowerShell tool and for `pwsh -Command`. PowerShell
parses the whole text before it runs any of it, so a text with a syntax error runs nothing.
"""

from __future__ import annotations

from harness_memory.hot.commands import unknown
from harness_memory.hot.globs import join_directory
from harness_memory.hot.shell_state import DEAD
from harness_memory.hot.shell_syntax import ShellSyntaxError, drive

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from harness_memory.hot.shell_runner import Runner
    from harness_memory.hot.shell_state import State
    from harness_memory.hot.shell_syntax import Task

SINGLE_QUOTES = frozenset("'‘’‚‛")
DOUBLE_QUOTES = frozenset('"“”„')
BLANKS = frozenset(" \t\u00a0\u2003\u3000\f\v")
ENDS = frozenset("\n\r;|)}")
BLOCK_KEYWORDS = (
    "begin", "process", "end", "dynamicparam", "try", "finally", "else", "do", "trap", "data", "parallel", "sequence",
)  # fmt: skip
CONDITION_KEYWORDS = ("if", "elseif", "while", "until", "for", "foreach", "switch", "catch")
LEAVING = frozenset({"exit", "return", "throw"})
RUNS_BLOCK = ("%", "foreach", "foreach-object", "?", "where", "where-object", "measure-command", "sort-object")
EVALUATES = frozenset({"iex", "invoke-expression"})
CHANGES_DIRECTORY = frozenset({"cd", "chdir", "sl", "set-location"})
PUSHES_DIRECTORY = frozenset({"pushd", "push-location"})
POPS_DIRECTORY = frozenset({"popd", "pop-location"})
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "", "a": "\a", "b": "\b", "f": "\f", "v": "\v", "e": "\x1b"}
SCRIPT_BLOCK = "script_block"
NAME_CASE = "name_case"


class PowerShell:
    """Reads one text and has the runner report what it runs."""

    def __init__(self, runner: Runner, state: State) -> None:
        self.runner = runner
        self.state = state
        self.text = ""
        self.pos = 0
        self.functions: dict[str, str] = {}
        self.calls: list[str] = []
        self.muted = 0

    def script(self, text: str) -> Task:
        """Run a whole text; nothing of it when it does not parse."""
        self.runner.budget.spend(8 + len(text) // 24)
        kept = len(self.runner.commands)
        saved, (self.text, self.pos) = (self.text, self.pos), (text, 0)
        try:
            yield from self._statements("")
        except ShellSyntaxError:
            del self.runner.commands[kept:]
        self.text, self.pos = saved

    # Characters

    def _peek(self, offset: int = 0) -> str:
        return self.text[self.pos + offset : self.pos + offset + 1]

    def _skip_blanks(self, lines: bool = False) -> None:
        """Step over blanks, comments and continued line ends; line ends too with `lines`."""
        text = self.text
        while self.pos < len(text):
            char = text[self.pos]
            if char in BLANKS or (lines and char in "\r\n"):
                self.pos += 1
            elif char == "`" and text[self.pos + 1 : self.pos + 2] in ("\n", "\r"):
                self.pos += 3 if text.startswith("\r\n", self.pos + 1) else 2
            elif char == "#":
                stop = text.find("\n", self.pos)
                self.pos = stop if stop >= 0 else len(text)
            elif text.startswith("<#", self.pos):
                stop = text.find("#>", self.pos)
                if stop < 0:
                    raise ShellSyntaxError("unterminated comment")
                self.pos = stop + 2
            else:
                return

    # Statements

    def _statements(self, closer: str) -> Task:
        """Run statements up to the closer and over it; the empty closer is the end of the text."""
        entry = self.state
        while True:
            self._skip_blanks(lines=True)
            char = self._peek()
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
        self.runner.budget.spend(8)
        self._skip_blanks()
        word = self._peek_name().lower()
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
            self._skip_blanks()
            if self._peek() not in ENDS and self._peek():
                yield self._pipeline()
            self.state = self.state.dead()
        else:
            yield self._pipeline()

    def _peek_name(self) -> str:
        stop = self.pos
        while stop < len(self.text) and (self.text[stop].isalnum() or self.text[stop] in "-_"):
            stop += 1
        return self.text[self.pos : stop]

    def _function(self) -> Task:
        self.pos += len(self._peek_name())
        self._skip_blanks()
        start = self.pos
        while self._peek() and self._peek() not in " \t\r\n({":
            self.pos += 1
        name = self.text[start : self.pos].lower()
        self._skip_blanks(lines=True)
        if self._peek() == "(":
            yield from self._muted_group()
        self._skip_blanks(lines=True)
        if self._peek() != "{":
            raise ShellSyntaxError("{ expected")
        body = self.pos + 1
        yield from self._muted_group()
        self.functions[name] = self.text[body : self.pos - 1]

    def _muted_group(self) -> Task:
        """Read a group that is not run here."""
        self._skip_blanks(lines=True)
        opener = self._peek()
        if opener not in ("(", "{"):
            return
        kept, self.muted = self.state, self.muted + 1
        self.pos += 1
        yield self._statements(")" if opener == "(" else "}")
        self.state, self.muted = kept, self.muted - 1

    def _condition(self, word: str) -> Task:
        """Run `word ( … ) { … }`; a switch has patterns before the blocks of its body."""
        self._skip_blanks(lines=True)
        while self._peek() not in ("{", "(", ""):
            yield from self._expression_part()
        start = self.pos
        if self._peek() == "(":
            self.pos += 1
            if word == "foreach":
                self._skip_loop_variable()
            yield self._statements(")")
        condition = self.text[start : self.pos].strip("() \t\r\n").lower()
        self._skip_blanks(lines=True)
        if self._peek() != "{":
            return
        before = self.state
        if condition in ("$false", "0", "$null") and word in ("if", "elseif", "while"):
            self.state = self.state.dead()
        self.pos += 1
        if word == "switch":
            yield self._switch_body()
        else:
            yield self._statements("}")
        if before.why != DEAD and self.state.why == DEAD:
            self.state = before

    def _skip_loop_variable(self) -> None:
        stop = self.text.find(" in ", self.pos)
        if stop > 0 and self.text[self.pos : stop].strip().startswith("$"):
            self.pos = stop + len(" in ")

    def _switch_body(self) -> Task:
        while True:
            self._skip_blanks(lines=True)
            char = self._peek()
            if char == "}":
                self.pos += 1
                return
            if not char:
                raise ShellSyntaxError("} expected")
            if char == "{":
                self.pos += 1
                yield self._statements("}")
            elif char == ";":
                self.pos += 1
            else:
                yield from self._expression_part()

    def _block_after_keyword(self) -> Task:
        self._skip_blanks(lines=True)
        if self._peek() == "{":
            entry = self.state
            self.pos += 1
            yield self._statements("}")
            if entry.why != DEAD and self.state.why == DEAD:
                self.state = entry

    def _pipeline(self) -> Task:
        """Run commands and expressions joined by `|`, `&&`, `||`."""
        while True:
            self._skip_blanks(lines=True)
            if self._starts_expression():
                yield self._expression()
            else:
                yield self._command()
            self._skip_blanks()
            if self.text.startswith(("&&", "||"), self.pos):
                self.pos += 2
            elif self._peek() == "|":
                self.pos += 1
            elif self._peek() == "&":
                self.pos += 1
                return
            else:
                return

    def _starts_expression(self) -> bool:
        char = self._peek()
        if char in SINGLE_QUOTES or char in DOUBLE_QUOTES or char in ("$", "(", "@", "[", "{", "!", ","):
            return True
        following = self._peek(1)
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
            self._skip_blanks()
            char = self._peek()
            if not char or char in ENDS or self.text.startswith(("&&", "||"), self.pos) or char == "&":
                return
            if char == "=" and self._peek(1) != "=":
                self.pos += 1
                self._skip_blanks(lines=True)
                yield self._statement()
                return
            yield from self._expression_part()

    def _expression_part(self) -> Task:
        """Read one piece of an expression: a string, a group, a block (which is a value here), or anything else."""
        self.runner.budget.spend(2)
        char = self._peek()
        if char == "@" and self._peek(1) in ("(", "{"):
            hashtable = self._peek(1) == "{"
            self.pos += 2
            yield (self._hashtable() if hashtable else self._statements(")"))
        elif char in SINGLE_QUOTES or char in DOUBLE_QUOTES or char == "@":
            yield from self._string()
        elif char == "(":
            self.pos += 1
            yield self._statements(")")
        elif char == "{":
            yield from self._muted_group()
        elif char == "$" and self._peek(1) == "(":
            self.pos += 2
            yield self._statements(")")
        elif char == "$" and self._peek(1) == "{":
            stop = self.text.find("}", self.pos)
            self.pos = stop + 1 if stop > 0 else len(self.text)
        elif char == "`":
            self.pos += 2
        else:
            self.pos += 1

    def _hashtable(self) -> Task:
        """Run `@{ key = statement; … }` from after its brace."""
        while True:
            self._skip_blanks(lines=True)
            char = self._peek()
            if char == "}":
                self.pos += 1
                return
            if not char or char == ")":
                raise ShellSyntaxError("} expected")
            if char == ";":
                self.pos += 1
            elif char == "=":
                self.pos += 1
                self._skip_blanks(lines=True)
                yield self._statement()
            else:
                yield from self._expression_part()

    # Strings

    def _string(self) -> Generator[Task, Any, str]:
        """Read a string or here-string; the text, and whether it is known, come back as a word."""
        char, following = self._peek(), self._peek(1)
        if char == "@":
            if following in SINGLE_QUOTES and following:
                return self._here_string_body()
            if following in DOUBLE_QUOTES and following:
                body_end = self._here_string_end(DOUBLE_QUOTES)
                return (yield from self._expandable(body_end, here=True))
            self.pos += 1
            return "@"
        self.pos += 1
        if char in SINGLE_QUOTES:
            return self._single_quoted()
        return (yield from self._expandable(len(self.text), here=False))

    def _single_quoted(self) -> str:
        out: list[str] = []
        text = self.text
        while self.pos < len(text):
            char = text[self.pos]
            self.pos += 1
            if char in SINGLE_QUOTES:
                if self._peek() not in SINGLE_QUOTES or not self._peek():
                    return "".join(out)
                self.pos += 1
            out.append(char)
        raise ShellSyntaxError("unterminated string")

    def _here_string_end(self, quotes: frozenset[str]) -> int:
        """The index of the line end before the closing mark; the position moves to the body's start."""
        line_end = self.text.find("\n", self.pos)
        if line_end < 0 or self.text[self.pos + 2 : line_end].strip():
            raise ShellSyntaxError("here-string without a line end")
        self.pos = line_end + 1
        at = line_end
        while at >= 0:
            if self.text[at + 1 : at + 2] in quotes and self.text[at + 2 : at + 3] == "@":
                return at
            at = self.text.find("\n", at + 1)
        raise ShellSyntaxError("unterminated here-string")

    def _here_string_body(self) -> str:
        stop = self._here_string_end(SINGLE_QUOTES)
        body = self.text[self.pos : stop]
        self.pos = stop + 3
        return body

    def _expandable(self, stop: int, here: bool) -> Generator[Task, Any, str]:
        """Read a double-quoted text up to its quote, or a here-string's body up to `stop`."""
        out: list[str] = []
        known = True
        start = self.pos
        while self.pos < stop or (here and self.pos == stop):
            if here and self.pos >= stop:
                self.pos = stop + 3
                return self._word("".join(out), known, start)
            char = self.text[self.pos]
            if char in DOUBLE_QUOTES and not here:
                self.pos += 1
                if self._peek() not in DOUBLE_QUOTES or not self._peek():
                    return self._word("".join(out), known, start)
            elif char == "`":
                self.pos += 1
                out.append(ESCAPES.get(self._peek(), self._peek()))
                self.pos += 1
                continue
            elif char == "$" and self._peek(1) == "(":
                self.pos += 2
                yield self._statements(")")
                known = False
                out.append("\0")
                continue
            elif char == "$" and (self._peek(1).isalnum() or self._peek(1) in ("_", "{")):
                self.pos += 1
                self._skip_variable()
                known = False
                out.append("\0")
                continue
            out.append(char)
            self.pos += 1
        raise ShellSyntaxError("unterminated string")

    def _word(self, text: str, known: bool, start: int) -> str:
        if known:
            return text
        return unknown(self.text[start : self.pos], text, text.replace("\0", "$_"), False)

    def _skip_variable(self) -> None:
        if self._peek() == "{":
            stop = self.text.find("}", self.pos)
            self.pos = stop + 1 if stop > 0 else len(self.text)
            return
        while self._peek().isalnum() or (self._peek() in ("_", ":", "?") and self._peek()):
            self.pos += 1

    # Commands

    def _command(self) -> Task:
        """Run one command with its arguments."""
        operator = ""
        if self._peek() in ("&", ".") and (self._peek() == "&" or self._peek(1) in (" ", "\t", "{", "$", "'", '"')):
            operator = self._peek()
            self.pos += 1
            self._skip_blanks()
        if operator and self._peek() == "{":
            self.pos += 1
            yield self._statements("}")
            return
        argv: list[str] = []
        while True:
            self._skip_blanks()
            char = self._peek()
            if not char or char in ENDS or char == "&" or self.text.startswith("&&", self.pos):
                break
            if char == "{":
                yield from self._block_argument(argv[0] if argv else "")
                argv.append(unknown("{…}", "\0", "$_", False))
            elif self._skip_redirection():
                continue
            elif argv and self.text.startswith("--%", self.pos):
                argv.extend(self._verbatim())
            else:
                argv.append((yield self._argument()))
        if argv and not self.muted:
            yield self._run(argv)

    def _verbatim(self) -> list[str]:
        stop = self.text.find("\n", self.pos)
        stop = stop if stop >= 0 else len(self.text)
        words = self.text[self.pos + 3 : stop].split()
        self.pos = stop
        return words

    def _skip_redirection(self) -> bool:
        """Step over a redirection and its target."""
        at = self.pos
        if self.text[at] in "123456*":
            at += 1
        if self.text[at : at + 1] != ">":
            return False
        at += 2 if self.text.startswith(">>", at) else 1
        if self.text[at : at + 1] == "&":
            self.pos = at + 2
            return True
        self.pos = at
        self._skip_blanks()
        char = self._peek()
        if char in SINGLE_QUOTES or char in DOUBLE_QUOTES:
            drive(self._argument())
        else:
            while self._peek() and self._peek() not in BLANKS and self._peek() not in ENDS:
                self.pos += 1
        return True

    def _block_argument(self, name: str) -> Task:
        """Run the script block handed to a command, if that command runs it."""
        before = self.state
        if name.lower() not in RUNS_BLOCK:
            self.state = self.state.within(self.state.role, SCRIPT_BLOCK)
        self.pos += 1
        yield self._statements("}")
        self.state = before.at(self.state)

    def _argument(self) -> Task:
        """Read one argument; adjacent strings and bare pieces are one word."""
        self.runner.budget.spend(3)
        start = self.pos
        shape: list[str] = []
        while self._peek():
            char = self._peek()
            if char in BLANKS or char in ENDS or char == "{" or (char == "&" and self.pos > start):
                break
            if char in SINGLE_QUOTES or char in DOUBLE_QUOTES or (char == "@" and self._peek(1) in ("'", '"')):
                piece = yield from self._string()
                shape.append(getattr(piece, "shape", piece))
            elif char == "(" or (char in "$@" and self._peek(1) == "("):
                self.pos += 1 if char == "(" else 2
                yield self._statements(")")
                shape.append("\0")
            elif char == "@" and self._peek(1) == "{":
                self.pos += 2
                yield self._hashtable()
                shape.append("\0")
            elif char == "$" and (self._peek(1).isalnum() or self._peek(1) in ("_", "{", "?")):
                self.pos += 1
                self._skip_variable()
                shape.append("\0")
            elif char == "`":
                shape.append(ESCAPES.get(self._peek(1), self._peek(1)))
                self.pos += 2
            else:
                shape.append(char)
                self.pos += 1
        text = "".join(shape)
        if "\0" in text:
            return unknown(self.text[start : self.pos], text, text.replace("\0", "$_"), True)
        return text

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
        elif name in CHANGES_DIRECTORY or name in PUSHES_DIRECTORY or name in POPS_DIRECTORY:
            self._move(name, argv)
        else:
            yield self._program(argv, state)

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
