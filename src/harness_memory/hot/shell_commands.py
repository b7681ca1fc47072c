"""Simple commands as the shell runs them: functions, aliases, builtins and programs, after their words are expanded.

Owns what a simple command becomes, and how the shell gives up a line for a substitution that it cannot expand. The
walk that comes to it is `shell_runner`, which extends this class. Called by the walk.
"""

from __future__ import annotations

from harness_memory.hot.commands import REFUSED, VARIABLE, Unknown
from harness_memory.hot.shell_builtins import BUILTINS, CHANGING_BUILTINS, RUNNING_BUILTINS
from harness_memory.hot.shell_expand import expand_one, expand_words
from harness_memory.hot.shell_programs import ALIAS, ProgramRunner, redirects_input
from harness_memory.hot.shell_state import DEAD
from harness_memory.hot.shell_syntax import BAD_SUBSTITUTION, MAY_BREAK, Word, array_in, later, shallow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_state import Outcome, State
    from harness_memory.hot.shell_syntax import Redirect, Sequence, Simple, Task

WRITERS = frozenset({"cat", "echo", "printf", "tee"})  # of what stands in the text
PRECOMMANDS = frozenset({"-", "noglob"})  # of zsh
CHANGING_COMMANDS = CHANGING_BUILTINS | PRECOMMANDS


class CommandRunner(ProgramRunner):
    """Runs simple commands."""

    def script(self, script: Sequence | str, state: State) -> Outcome | Task:
        """Run what one substitution runs; the walk's business."""
        raise NotImplementedError

    def scripts(self, word: str | Word, state: State) -> Task:
        """Run what the substitutions of a word run; the walk's business."""
        raise NotImplementedError

    def changes_nothing(self, node: Simple, state: State) -> bool:
        """Say whether a command leaves the shell that runs it as it is, so that it needs none of its own."""
        name = node.words[0] if node.words else None
        return (
            type(name) is str
            and name not in CHANGING_COMMANDS
            and name not in state.functions
            and not (_holds_text(node) and _is_broken(node))
        )

    def simple(self, node: Simple, state: State) -> Outcome | Task:
        """Run a simple command."""
        if _holds_text(node):
            return self._with_texts(node, state)
        self.budget.spend(2 + len(node.words))
        return self._expanded(node, state, ran=False)

    def _with_texts(self, node: Simple, state: State) -> Task:
        """Run the substitutions in a simple command, then it."""
        self.budget.spend(2 + len(node.words))
        ran = refused = False
        for _, value in node.assignments:
            for script in value.scripts if isinstance(value, Word) else ():
                if script is BAD_SUBSTITUTION:
                    refused = True  # once the words have been expanded
                    break
                ran = ran or script is not MAY_BREAK  # which runs nothing
                found = self.script(script, state)
                if not isinstance(found, tuple):
                    yield from shallow(found, self.budget)
        for word in node.words:
            for script in word.scripts if isinstance(word, Word) else ():
                if script is BAD_SUBSTITUTION:
                    return self._give_up(state)
                found = self.script(script, state)
                if not isinstance(found, tuple):
                    yield from shallow(found, self.budget)
        accepted = True
        if node.redirects:
            accepted = yield from self.redirects(node.redirects, state)
        if refused:
            return self._give_up(state)
        found = self._expanded(node, state if accepted else state.within(state.role, REFUSED), ran)
        outcome = found if isinstance(found, tuple) else (yield from shallow(found, self.budget))
        return outcome if accepted else (None, state)

    def _give_up(self, state: State) -> Outcome:
        """Leave the rest of the line."""
        if state.why != DEAD:
            self.emit_refused(state)
            state.scope.broken.append(state)
            state.scope.gave_up = True
        return None, None

    def may_give_up(self, state: State) -> None:
        """Note that the rest of the line may be left, which no one plans for."""
        if state.why != DEAD:
            state.scope.broken.append(state.within(state.role, REFUSED).unmoved())

    def _expanded(self, node: Simple, state: State, ran: bool) -> Outcome | Task:
        argv = expand_words(node.words, state)
        why = ""
        while argv and isinstance(argv[0], Unknown) and argv[0] == "":
            argv.pop(0)
            why = VARIABLE
        if not argv:
            if state.why != DEAD:
                for name, value in node.assignments:
                    array = array_in(value)
                    if array:
                        later("shell_arrays").assign_array(name, array, state)
                    else:
                        state.scope.assign(name, expand_one(value, state))
            return state, (state if ran else None)
        if argv[0] in WRITERS and (node.redirects or (state.piped and argv[0] == "tee")) and state.why != DEAD:
            later("shell_files").note_written(self, argv, node, state)
        return self.argv(argv, state, why, node)

    def argv(self, argv: list[str], state: State, why: str = "", node: Simple | None = None) -> Outcome | Task:
        """Run a simple command given its words: a function, a builtin or a program."""
        name = argv[0]
        found: Outcome | Task
        if type(name) is not str:
            found = later("shell_functions").run_guessed(self, argv, state, why or self.doubt(name), node)
        elif name in state.functions:
            found = later("shell_functions").call(self, argv, state)
        elif name in PRECOMMANDS and state.scope.dialect == "zsh":
            self.emit(argv, state, why, node)
            found = self._precommand(argv[1:], state.within("wrapped"), why, node) if argv[1:] else (state, state)
        elif name in state.scope.aliases:
            found = later("shell_functions").run_aliased(self, argv, state, why or ALIAS, node)
        else:
            found = self.program(argv, state, why, node)
        return found

    def program(self, argv: list[str], state: State, why: str = "", node: Simple | None = None) -> Outcome | Task:
        """Run a builtin or a program, functions passed over."""
        name = argv[0] if type(argv[0]) is str else ""
        if name in BUILTINS:
            self.emit(argv, state, why, node)
            state = state.within(state.role, why) if why else state
            if state.why == DEAD:
                return state, state
            outcome: Outcome = BUILTINS[name](argv, state if name != "read" else self._reading(state, node))
            return outcome
        if name in RUNNING_BUILTINS:
            self.emit(argv, state, why, node)
            task: Task = RUNNING_BUILTINS[name](self, argv, state.within(state.role, why) if why else state, node)
            return task
        started = self.external(argv, state, why, node)
        return started if isinstance(started, tuple) else self._after(started, state)

    def _reading(self, state: State, node: Simple | None) -> State:
        """The state in which `read` reads: its own input, and nothing known where it does not split at blanks."""
        is_own = bool(node and redirects_input(node.redirects))
        if node and not is_own and any(name == "IFS" and value for name, value in node.assignments):
            return state.fed(None)
        return self.with_own_input(state, node)

    def _precommand(self, argv: list[str], state: State, why: str, node: Simple | None) -> Task:
        return (yield self.argv(argv, state, why, node))

    def _after(self, started: Task, state: State) -> Task:
        doubt = yield started
        return (None if doubt == DEAD else state.within(state.role, doubt or "")), state

    def redirects(self, redirects: list[Redirect], state: State) -> Task:
        """Run the substitutions in redirections; say whether the shell can expand all here-documents."""
        for redirect in redirects:
            if redirect.operator not in ("<<", "<<-"):
                yield from self.scripts(redirect.target, state)
            elif redirect.expands and ("$" in redirect.body or "`" in redirect.body):
                word, accepted, why = self.body_word(redirect, state)
                yield from self.scripts(word, state.because(why) if why else state)
                if not accepted or BAD_SUBSTITUTION in word.scripts:
                    return False
        return True


def _holds_text(node: Simple) -> bool:
    """Say whether a command has a substitution in it."""
    for word in node.words:
        if isinstance(word, Word) and word.scripts:
            return True
    for _, value in node.assignments:
        if isinstance(value, Word) and value.scripts:
            return True
    for redirect in node.redirects:
        if redirect.body or (isinstance(redirect.target, Word) and redirect.target.scripts):
            return True
    return False


def _is_broken(node: Simple) -> bool:
    """Say whether a command holds a substitution that the shell cannot expand, or perhaps cannot."""
    return any(
        isinstance(word, Word) and (BAD_SUBSTITUTION in word.scripts or MAY_BREAK in word.scripts)
        for word in (*node.words, *(value for _, value in node.assignments))
    )
