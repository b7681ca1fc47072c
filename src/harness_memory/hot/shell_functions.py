"""Commands whose name is not that of a program: functions, aliases, and names that are worked out at run time.

Functions on a runner; each returns the states after success and after failure, or the task that does. Loaded when a
text first holds such a command. Called by the runner.
"""

from __future__ import annotations

from harness_memory.hot.commands import VARIABLE, Unknown, code_of, split_fields
from harness_memory.hot.programs import is_known_program
from harness_memory.hot.shell_commands import CHANGING_COMMANDS
from harness_memory.hot.shell_expand import expand_words
from harness_memory.hot.shell_programs import ALIAS, MAX_CALL_DEPTH, without_untold
from harness_memory.hot.shell_state import bodies_of, merge, merge_all, merge_outcomes
from harness_memory.hot.shell_syntax import ShellSyntaxError, Simple, later, shallow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_runner import Runner
    from harness_memory.hot.shell_state import Outcome, State
    from harness_memory.hot.shell_syntax import Task

MAX_SHIFTED = 2  # arguments that a function may take for itself before those it runs; chosen


def run_guessed(runner: Runner, argv: list[str], state: State, why: str, node: Simple | None) -> Outcome | Task:
    """Run a command whose name is worked out at run time, as what it is when the untold part of it is empty too."""
    found = runner.program(argv, state, why, node)
    head = argv[0]
    if isinstance(head, Unknown) and head.choices:
        return _each(runner, head, found, argv, state)
    rest = without_untold(argv)
    if not rest or not (rest[0] in state.functions or rest[0] in CHANGING_COMMANDS):
        return found
    return _either_way(runner, found, rest, state.within(state.role, why))


def _each(runner: Runner, head: Unknown, found: Outcome | Task, argv: list[str], state: State) -> Task:
    """Run the values that a loop gives the variable that stands for a command."""
    if not isinstance(found, tuple):
        yield found
    splits = head.many and state.scope.dialect != "zsh"
    for value in head.choices:
        words = [*(split_fields(value) if splits else [value]), *argv[1:]]
        if words:
            ran = runner.argv(words, state.child(state.role, VARIABLE))
            if not isinstance(ran, tuple):
                yield ran
    return state, state


def _either_way(runner: Runner, found: Outcome | Task, argv: list[str], state: State) -> Task:
    ok, failed = found if isinstance(found, tuple) else (yield found)
    other = state.back(*(yield runner.argv(argv, state)))
    return merge_outcomes([(ok, failed), other])


def run_aliased(runner: Runner, argv: list[str], state: State, why: str, node: Simple | None) -> Task:
    """Run what an alias stands for and what its name says: nobody can tell whether it is in force."""
    for value in state.scope.aliases[argv[0]]:
        yield _alias(runner, value, argv, state)
    found = runner.program(argv, state, why, node)
    return found if isinstance(found, tuple) else (yield found)


def _alias(runner: Runner, value: str, argv: list[str], state: State) -> Task:
    here = state.child(state.role, ALIAS)
    del here.scope.aliases[argv[0]]
    parser = runner.parser(value, here)
    try:
        line = parser.next_line()
        node = line.items[0][0] if line and parser.next_line() is None and len(line.items) == 1 else None
    except ShellSyntaxError:
        node = None
    if type(node) is Simple and node.words:
        found = runner.argv([*expand_words(node.words, here), *argv[1:]], here, ALIAS)
    else:
        found = runner.text(" ".join([value, *[_written(word) for word in argv[1:]]]), here)
    return found if isinstance(found, tuple) else (yield found)


def call(runner: Runner, argv: list[str], state: State) -> Task:
    """Run the body of a function, then the arguments it may have run."""
    name = argv[0]
    if len(runner.calls) >= MAX_CALL_DEPTH or name in runner.calls:
        return state, state
    runner.calls.append(name)
    scope = state.scope
    scope.returns.append([])
    arguments, loops = scope.lists.get("@"), scope.argument_loops
    before = dict(scope.variables), scope.lists, scope.choices
    scope.locals.append(set())
    if len(argv) > 1 or arguments:
        later("shell_arrays").give_arguments(argv[1:], scope)
    endings: list[Outcome] = []
    for body in bodies_of(state.functions[name]):
        endings.append((yield from shallow(runner.run(body, state.within("function")), runner.budget)))
    returned = merge_all(scope.returns.pop())
    scope.restore(scope.locals.pop(), *before)
    scope.forget("@")
    if arguments:
        later("shell_arrays").give_arguments(arguments, scope)
    scope.argument_loops = loops
    runner.calls.pop()
    if name in runner.handed_on and len(argv) > 1:
        handed = runner.emit(argv, state.within("function"), VARIABLE)
        skipped = 0 if is_known_program(argv[1]) else MAX_SHIFTED
        handed.tails = tuple(range(1, min(len(argv), skipped + 2)))
    ok, failed = merge_outcomes([*endings, (returned, returned)])
    if state.scope.dialect == "zsh":
        ok, failed = yield from _leave_function(runner, state, ok, failed)
    return state.back(ok, failed)


def _leave_function(runner: Runner, state: State, ok: State | None, failed: State | None) -> Task:
    """Run the EXIT traps that a function has set: in zsh they are its own."""
    end = merge(ok, failed)
    if end is None or end.traps == state.traps:
        return ok, failed
    after = end.trapped()
    for trap in end.traps:
        if trap not in state.traps:
            yield runner.text(trap[0], after.within("trap", trap[1]))
    return ok and ok.trapped(*state.traps), failed and failed.trapped(*state.traps)


def _written(word: str) -> str:
    """A word as a text would hold it."""
    return code_of(word) if isinstance(word, Unknown) else "'" + word.replace("'", "'\\''") + "'"
