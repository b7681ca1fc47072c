"""The programs that a text runs: each is reported, with what it starts in turn.

Owns the reports, and the texts that a program is handed for a shell of its own. What such a text does is the walk's
business in `shell_runner`, which extends this class. Must not touch the machine. Called by the walk and by the readers
of the other dialects.
"""

from __future__ import annotations

from harness_memory.hot.commands import (
    REFUSED,
    UNTOLD,
    VARIABLE,
    Command,
    Unknown,
    code_of,
    is_output,
    known_part,
    unknown,
)
from harness_memory.hot.globs import join_directory
from harness_memory.hot.programs import program_name
from harness_memory.hot.shell_builtins import STDIN
from harness_memory.hot.shell_call import ShellCall, read_shell_call
from harness_memory.hot.shell_expand import expand_one, written_by
from harness_memory.hot.shell_parser import Parser
from harness_memory.hot.shell_state import DEAD
from harness_memory.hot.shell_syntax import Redirect, ShellSyntaxError, Simple, Word, later
from harness_memory.hot.wrapper_tables import SHELLS, STARTERS
from harness_memory.hot.wrappers import Launch, find_launches

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from harness_memory.hot.shell_state import Outcome, State
    from harness_memory.hot.shell_syntax import Budget, Task
    from harness_memory.hot.wrapper_tables import Row

MAX_CALL_DEPTH = 50  # functions that run inside of one another; chosen
ALIAS = "alias"
DIALECT = "shell_dialect"
AFTER_DIALECT = "after_shell_dialect"  # behind a text that another shell may refuse
ALL_ARGUMENTS = frozenset({'"$@"', "$@", "$*", '"${@}"', "${@}", "$1", '"$1"'})


class ProgramRunner:
    """Runs programs; `commands` is what was reported so far."""

    def __init__(self, extra_wrappers: Mapping[str, Row], budget: Budget) -> None:
        self.commands: list[Command] = []
        self.extra_wrappers = extra_wrappers
        self.budget = budget
        self.starter = ""  # see `Command`
        self.calls: list[str] = []  # the functions that are being run
        self.handed_on: set[str] = set()  # functions that run their arguments
        self.files: dict[str, str] = {}  # what the text has written to files, by path

    def text(self, text: str, state: State) -> Task:
        """Run a text in the current shell; the walk's business."""
        raise NotImplementedError

    def own_process(self, text: str, state: State) -> Task:
        """Run a text as a process of its own; the walk's business."""
        raise NotImplementedError

    def emit(self, words: list[str], state: State, why: str = "", node: Simple | None = None) -> Command:
        """Report one command; `node` is what it was written as."""
        self.budget.spend(1 + len(words) // 16)
        command = Command(
            tuple(words),
            _assigned(node) if node and node.assignments else (),
            _redirected(node) if node and node.redirects else (),
            state.role,
            state.cwd,
            state.why or why if state.why != DEAD or not state.scope.may_read_otherwise else DIALECT,
        )
        command.starter = self.starter
        self.commands.append(command)
        return command

    def emit_refused(self, state: State) -> None:
        """Report, by a command without words, that the shell refuses the text from here on; another may not."""
        self.emit([""], state, REFUSED)
        if state.scope.aliases or state.scope.dialect == "sh":
            self.emit([unknown("<text>", "\0", UNTOLD, many=True)], state, ALIAS if state.scope.aliases else DIALECT)

    def parser(self, text: str, state: State) -> Parser:
        """A parser of a text for the shell that is to run it."""
        self.budget.spend(8 + len(text) // 24)
        if state.scope.dialect != "zsh":
            return Parser(text, self.budget, state.scope.extglob)
        from harness_memory.hot.shell_zsh import ZshParser

        return ZshParser(text, self.budget)

    def accepts(self, text: str, state: State) -> bool:
        """Say whether the shell can read a text to its end."""
        parser = self.parser(text, state)
        try:
            while parser.next_line() is not None:
                pass
        except ShellSyntaxError:
            return False
        return True

    def told_texts(self, words: list[str], state: State) -> list[tuple[str, str]]:
        """The texts that words may be for a shell, each with why it may be another one.

        What nobody knows of one stands there as written, or where no shell reads that, not at all.
        """
        if len(words) == 1 and isinstance(words[0], Unknown) and words[0].choices:
            return [(code_of(choice), VARIABLE) for choice in words[0].choices]
        text = " ".join([code_of(word) for word in words])
        why = VARIABLE if any(is_output(word) for word in words) else ""
        if any(isinstance(word, Unknown) and "\0" in word.shape for word in words) and not self.accepts(text, state):
            return [(" ".join(map(known_part, words)), VARIABLE)]
        return [(text, why)]

    def doubt(self, head: str) -> str:
        """Why a program that only the run knows is opaque; a function that runs its arguments is noted."""
        if self.calls and head in ALL_ARGUMENTS:
            self.handed_on.add(self.calls[-1])
        return VARIABLE

    # What a program starts

    def external(self, argv: list[str], state: State, why: str = "", node: Simple | None = None) -> Outcome | Task:
        """Run a program and what it starts in turn."""
        here = state
        while True:
            self.budget.spend(4 + len(argv) // 8)
            command = self.emit(argv, state, why, node)
            if self.files and "/" in argv[0] and self.has_written(argv[0], state):
                return self._run_written(argv, state, here)
            if command.program in SHELLS:
                return self._shell(argv, state.within(state.role, why) if why else state, node)
            launches = find_launches(command.program, argv, self.extra_wrappers)
            if launches is None:
                rest = without_untold(argv) if type(argv[0]) is not str else []
                if rest and self._starts_something(rest):
                    state, argv = state.within("wrapped", VARIABLE), rest
                    continue
                command.note_tails()
                return here, here
            state = state.within(state.role, why) if why else state
            is_wrapper = len(launches) == 1 and launches[0].text is None and launches[0].role == "wrapped"
            if command.program in STARTERS and launches:
                return self._started(launches, is_wrapper, command, state, node)
            if not is_wrapper:
                return self._launches(launches, command, state, node) if launches else (here, here)
            state = self._launched(launches[0], state)
            argv = launches[0].words
            why = self.doubt(argv[0]) if isinstance(argv[0], Unknown) else ""

    def _started(
        self, launches: list[Launch], is_wrapper: bool, command: Command, state: State, node: Simple | None
    ) -> Task:
        """Run what a program of `STARTERS` starts; returns what `_shell` does where that is a shell."""
        before, self.starter = self.starter, command.program.removesuffix("-compose")
        try:
            if not is_wrapper:
                return (yield from self._launches(launches, command, state, node))
            argv = launches[0].words
            why = self.doubt(argv[0]) if isinstance(argv[0], Unknown) else ""
            found = self.external(argv, self._launched(launches[0], state), why, node)
            return None if isinstance(found, tuple) else (yield found)
        finally:
            self.starter = before

    def has_written(self, file: str, state: State) -> bool:
        """Say whether the text has written a file."""
        return later("shell_files").place_of(file, state) in self.files

    def _run_written(self, argv: list[str], state: State, here: State) -> Task:
        yield later("shell_files").run_written(self, argv, state, by_itself=True)
        return here, here

    def _starts_something(self, argv: list[str]) -> bool:
        """Say whether a program is one that starts another."""
        name = program_name(argv[0])
        return name in SHELLS or bool(find_launches(name, argv, self.extra_wrappers))

    def _launches(self, launches: list[Launch], command: Command, state: State, node: Simple | None) -> Task:
        """Run what a program starts, with what the text says stands on its input."""
        is_own = bool(node and redirects_input(node.redirects))
        state = self.with_own_input(state, node)
        if launches[0].role == "xargs":
            is_all = command.role == "pipe" and not isinstance(state.piped, Unknown) and not _holds_script(node)
            launches = later("input_launchers").feed(launches[0], command.words, state.piped, is_all or is_own)
        for launch in launches:
            yield from self._launch(launch, state)

    def _launched(self, launch: Launch, state: State) -> State:
        # what xargs starts ends in words that nobody knows, whatever stands before it
        role = "xargs" if launch.role == "wrapped" and state.role == "xargs" else launch.role
        started = state.within(role, launch.why)
        if launch.chdir == "":
            return started
        return started.moved(None if launch.chdir is None else join_directory(started.cwd, launch.chdir))

    def _launch(self, launch: Launch, state: State) -> Task:
        started = self._launched(launch, state)
        if launch.role == "heredoc":
            if state.piped:
                yield self.own_process(state.piped, started.child("heredoc").fed(None))
        elif launch.text is None:
            yield self.external(launch.words, started, VARIABLE if isinstance(launch.words[0], Unknown) else "")
        elif launch.role == "powershell":
            from harness_memory.hot.powershell import PowerShell

            yield PowerShell(self, started.child("string")).script(launch.text)
        elif launch.role == "cmd":
            from harness_memory.hot.cmd_exe import run_line

            yield run_line(self, launch.text, started.child("string"))
        else:
            child = started.child(launch.role)
            yield self.own_process(launch.text, child)

    def _shell(self, argv: list[str], state: State, node: Simple | None) -> Task:
        """Run what a shell program is given: its -c text, or a here-document on its standard input.

        Returns why what asks for its success may not be reached: empty where it may succeed.
        """
        call = read_shell_call(argv)
        child = state.child("string", VARIABLE if call.guessed else "")
        child.functions = {name: state.functions[name] for name in state.scope.exported if name in state.functions}
        child.scope.extglob, child.scope.errexit = call.extglob, call.errexit
        child.scope.dialect = SHELLS[self.commands[-1].program]
        child.scope.lastpipe = child.scope.dialect == "zsh"
        child.scope.hand_on()
        for name, value in node.assignments if node else ():
            child.scope.assign(name, expand_one(value, state))
        if call.arguments:
            later("shell_arrays").call_as(call.arguments[0], child.scope)
            later("shell_arrays").give_arguments(call.arguments[1:], child.scope)
        if call.text is not None:
            if node and redirects_input(node.redirects):
                child = child.fed(self.stdin_text(node.redirects, state))
            doubts = set()
            for text, why in self.told_texts([call.text], child):
                can_succeed, _ = yield self.own_process(text, child.within("string", why) if why else child)
                doubts.add("" if can_succeed else DEAD)
            if child.scope.may_read_otherwise:
                return AFTER_DIALECT
            return DEAD if doubts == {DEAD} and not isinstance(call.text, Unknown) and state.role != "wrapped" else ""
        if call.script and self.has_written(call.script, state):
            yield later("shell_files").run_written(self, [call.script, *call.arguments[1:]], child)
        elif call.script and not call.reads_stdin and ("/" in call.script or "." in call.script):
            why = VARIABLE if isinstance(call.script, Unknown) else ""
            self.emit(
                [call.script, *call.arguments[1:]], state.within("wrapped"), why
            )  # as if it were called by itself
        elif call.reads_stdin:
            yield self._shell_input(call, state, child, node)
        return ""

    def _shell_input(self, call: ShellCall, state: State, child: State, node: Simple | None) -> Task:
        """Run what a shell reads from its standard input, or from a `<( )` instead."""
        inside = child.within("heredoc")
        written = later("shell_files").written_input(self, node, state) if self.files and node else ""
        if written:
            yield later("shell_files").run_written(self, [written, *call.arguments[1:]], child)
            return
        if call.file:
            text = self.printed(call.file, state)
        else:
            text = self.stdin_text(node.redirects, state) if node else None
            if text is None:
                text, inside = state.piped, child.within("heredoc", STDIN)
            elif state.piped and state.scope.dialect == "zsh":
                text = state.piped + text  # which reads the pipe as well
        if text is not None:
            yield self.own_process(text, inside.fed(None))
        elif not call.may_read_file:
            self.emit([unknown("<standard input>", "\0", UNTOLD, many=True)], child.within("heredoc", STDIN))

    # Standard input

    def stdin_text(self, redirects: list[Redirect], state: State) -> str | None:
        """The text on a command's standard input when the text itself holds it."""
        wanted: tuple[str, ...] = ("", "0")
        for redirect in reversed(redirects):
            if redirect.descriptor not in wanted:
                continue
            if redirect.operator == "<&" and type(redirect.target) is str:
                wanted = (redirect.target,)
                continue
            if redirect.operator == "<<<":
                if type(redirect.target) is Word and redirect.target.holds_process():
                    return None  # the path of a pipe
                return code_of(expand_one(redirect.target, state)) + "\n"
            if redirect.operator in ("<<", "<<-"):
                if not redirect.expands:
                    return redirect.body
                word, accepted, _ = self.body_word(redirect, state)
                return code_of(expand_one(word, state)) if accepted else None
            if redirect.operator.startswith("<"):
                return self.printed(_source(redirect.target), state) if redirect.operator == "<" else None
        return None

    def with_own_input(self, state: State, node: Simple | None) -> State:
        """The state in which a command's standard input is the one that its redirections give it, if they do."""
        if node and redirects_input(node.redirects):
            return state.fed(self.stdin_text(node.redirects, state))
        return state

    def printed(self, source: str, state: State) -> str | None:
        """What a `<( )` writes when its text says it; None for any other word."""
        if not source.startswith("<(") or not source.endswith(")"):
            return None
        parser = self.parser(source[2:-1], state)
        try:
            line = parser.next_line()
            is_all = parser.next_line() is None
        except ShellSyntaxError:
            return None
        return written_by(line, state.scope.dialect) if line and is_all else None

    def body_word(self, redirect: Redirect, state: State) -> tuple[Word, bool, str]:
        """A here-document body as a word, whether the shell accepts all of it, and why it may make another of it."""
        parser = self.parser(redirect.body, state)
        word, accepted = later("shell_heredoc").read_body(parser)
        return word, accepted, DIALECT if parser.beyond_posix and state.scope.dialect == "sh" else ""


def without_untold(argv: list[str]) -> list[str]:
    """The words of a command as they are when what nobody knows of the first one is empty; none where that is told."""
    head = argv[0]
    if not isinstance(head, Unknown):
        return []
    known = known_part(head)
    rest = [known, *argv[1:]] if known else argv[1:]
    return rest if rest and not isinstance(rest[0], Unknown) else []


def redirects_input(redirects: list[Redirect]) -> bool:
    """Say whether the standard input is another one."""
    return any(one.descriptor in ("", "0") and one.operator.startswith("<") for one in redirects)


def _holds_script(node: Simple | None) -> bool:
    """Say whether a command runs substitutions before it, which may read its input."""
    return any(isinstance(word, Word) and word.scripts for word in node.words) if node else False


def _redirected(node: Simple) -> tuple[str, ...]:
    return tuple(redirect.descriptor + redirect.operator + _source(redirect.target) for redirect in node.redirects)


def _assigned(node: Simple) -> tuple[str, ...]:
    return tuple(value.source if isinstance(value, Word) else f"{name}={value}" for name, value in node.assignments)


def _source(word: str | Word) -> str:
    return word if isinstance(word, str) else word.source
