"""What a command of PowerShell does, given its words: cmdlets that run texts, blocks or programs, and programs.

Owns the state that commands leave behind: functions, blocks in variables, the directory. The grammar stands in
`powershell`, which extends this class, its words in `powershell_words`.
"""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, VARIABLE, Unknown, code_of
from harness_memory.hot.globs import join_directory
from harness_memory.hot.powershell_words import PowerShellWords
from harness_memory.hot.shell_builtins import STDIN
from harness_memory.hot.shell_programs import MAX_CALL_DEPTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_programs import ProgramRunner
    from harness_memory.hot.shell_state import State
    from harness_memory.hot.shell_syntax import Task

EVALUATES = frozenset({"iex", "invoke-expression"})
STARTS = frozenset({"start-process", "saps", "start"})
CHANGES_DIRECTORY = frozenset({"cd", "chdir", "sl", "set-location"})
PUSHES_DIRECTORY = frozenset({"pushd", "push-location"})
POPS_DIRECTORY = frozenset({"popd", "pop-location"})
WRITES = frozenset({"echo", "write", "write-output"})
NAME_CASE = "name_case"
SCRIPT_BLOCK = "script_block"


class PowerShellCommands(PowerShellWords):
    """Runs commands at `state` and has the runner report them."""

    def __init__(self, runner: ProgramRunner, state: State) -> None:
        super().__init__(runner.budget)
        self.runner = runner
        self.state = state
        self.functions: dict[str, str] = {}
        self.blocks: dict[str, str] = {}
        self.piped: str | None = None
        self.calls: list[str] = []

    def script(self, text: str) -> Task:
        """Run a whole text; the grammar's business."""
        raise NotImplementedError

    def run_words(self, argv: list[str]) -> Task:
        """Run one command; the words in it that hold blocks are likely run by it."""
        name = argv[0].lower()
        state = self.state
        piped, self.piped = self.piped, None
        if isinstance(argv[0], Unknown):
            yield from self._run_unknown(argv, state)
        elif name in self.functions:
            yield from self.call(name, self.functions[name], state.within("function"))
        elif name in EVALUATES:
            self.runner.emit(argv, state)
            yield from self._evaluate(argv, piped)
        elif name in STARTS:
            yield self._start(argv, state)
        elif name in CHANGES_DIRECTORY or name in PUSHES_DIRECTORY or name in POPS_DIRECTORY:
            self._move(name, argv)
        else:
            yield self._program(argv, state)
            self.piped = argv[1] if name in WRITES and len(argv) == 2 and type(argv[1]) is str else None
        for word in argv[1:]:
            body = self.blocks.get(word.lower()) if isinstance(word, Unknown) else None
            if body is not None:
                yield from self.call(word.lower(), body, state.within(state.role, SCRIPT_BLOCK))

    def _run_unknown(self, argv: list[str], state: State) -> Task:
        """Run what a variable holds: a block, a program whose name it was given, or nobody knows what."""
        name = argv[0].lower()
        if name in self.blocks:
            yield from self.call(name, self.blocks[name], state.within(state.role, SCRIPT_BLOCK))
        elif "\0" in getattr(argv[0], "shape", ""):
            self.runner.emit(argv, state, VARIABLE)
        else:
            yield self.runner.external(argv, state, VARIABLE)

    def call(self, name: str, body: str, state: State) -> Task:
        """Run the body of a function or block, once on any way down; its directory stays."""
        if name in self.calls or len(self.calls) >= MAX_CALL_DEPTH:
            return
        before = self.state
        self.calls.append(name)
        self.state = state
        yield self.script(body)
        self.state = before.at(self.state)
        self.calls.pop()

    def _evaluate(self, argv: list[str], piped: str | None) -> Task:
        """Run the text that Invoke-Expression is given; one that only comes through a pipe is likely."""
        before = self.state
        if len(argv) == 1:
            self.state = before.within(before.role, STDIN)
        text = code_of(argv[-1]) if len(argv) > 1 else piped or ""
        yield self.script(f"& {text}" if text.startswith(UNTOLD) else text)
        self.state = before.at(self.state)

    def _start(self, argv: list[str], state: State) -> Task:
        """Run what Start-Process starts."""
        from harness_memory.hot.powershell_start import read_start

        self.runner.emit(argv, state)
        words, directory = read_start(argv)
        if not words:
            return
        started = state.within("wrapped", VARIABLE if isinstance(words[0], Unknown) else "")
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
