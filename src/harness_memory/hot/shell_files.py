"""Scripts that a text writes to a file and runs from there: what they run is opaque.

Functions on a runner, which keeps the files; loaded when a text first writes one. Called where commands with
redirections are run, and where a file is.
"""

from __future__ import annotations

from harness_memory.hot.commands import Unknown, unknown
from harness_memory.hot.globs import join_directory
from harness_memory.hot.shell_expand import expand_one, literal_output, written_by
from harness_memory.hot.shell_syntax import Simple, later
from harness_memory.hot.wrapper_tables import SHELLS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_nodes import Group
    from harness_memory.hot.shell_programs import ProgramRunner
    from harness_memory.hot.shell_state import State
    from harness_memory.hot.shell_syntax import Redirect, Task

SCRIPT = "written_script"  # why what a script runs is opaque: another file may lie there by then
UNWRITTEN = str.maketrans("", "", '"{}')  # in which spellings of one variable differ
OUTPUTS = (">", ">|", ">>")


def place_of(file: str, state: State) -> str:
    """Where a file lies: its path, or how it is written where that is worked out at run time."""
    if isinstance(file, Unknown) and "\0" in file.shape:
        return file.translate(UNWRITTEN)
    return join_directory(state.cwd, file) or ""


def note_written(runner: ProgramRunner, argv: list[str], node: Simple, state: State) -> None:
    """Remember what a command writes to a file, where the text tells both."""
    name = argv[0]
    if name in ("echo", "printf"):
        text = literal_output(Simple([], node.words, []), state.scope.dialect)
    else:
        text = runner.stdin_text(node.redirects, state)
        text = state.piped if text is None and name == "tee" else text
    if name == "tee":
        for file in argv[1:]:
            if not file.startswith("-"):
                _note(runner, place_of(file, state), text, appends="-a" in argv)
    else:
        _note_output(runner, node.redirects, text, state)


def note_group(runner: ProgramRunner, node: Group, state: State) -> None:
    """Remember what a group writes to a file."""
    _note_output(runner, node.redirects, written_by(node.body, state.scope.dialect), state)


def _note_output(runner: ProgramRunner, redirects: list[Redirect], text: str | None, state: State) -> None:
    outputs = [one for one in redirects if one.operator in OUTPUTS and one.descriptor in ("", "1")]
    if outputs:
        file = place_of(expand_one(outputs[-1].target, state), state)
        _note(runner, file, text, appends=outputs[-1].operator == ">>")


def _note(runner: ProgramRunner, file: str, text: str | None, appends: bool) -> None:
    if file and text is not None:
        runner.files[file] = runner.files.get(file, "") + text if appends else text


def written_input(runner: ProgramRunner, node: Simple, state: State) -> str:
    """The file on a command's standard input that the text has written; empty for any other."""
    for redirect in node.redirects:
        if redirect.operator == "<" and redirect.descriptor in ("", "0"):
            file = expand_one(redirect.target, state)
            if place_of(file, state) in runner.files:
                return file
    return ""


def printed_file(runner: ProgramRunner, node: Simple, state: State) -> str | None:
    """The text that `cat` prints when it is that of a file that the text has written; None for any other command."""
    if len(node.words) != 2 or node.words[0] != "cat" or node.redirects:
        return None
    text = runner.files.get(place_of(expand_one(node.words[1], state), state))
    return None if text is None else unknown(text, text, text, many=False)  # another file may lie there by then


def run_written(runner: ProgramRunner, argv: list[str], state: State, by_itself: bool = False) -> Task:
    """Run a file that the text has written, as a process of its own; `by_itself` its first line may name no shell."""
    file = place_of(argv[0], state)
    text = runner.files[file]
    first = text.partition("\n")[0]
    if by_itself and first.startswith("#!") and SHELLS.keys().isdisjoint(first[2:].replace("/", " ").split()):
        return
    child = state.child("string", SCRIPT)
    child.scope.hand_on()
    later("shell_arrays").give_arguments(argv[1:], child.scope)
    del runner.files[file]  # it would run itself without end
    yield runner.own_process(text, child)
    runner.files[file] = text


def source_written(runner: ProgramRunner, argv: list[str], state: State) -> Task:
    """Run a file that the text has written in this shell."""
    file = place_of(argv[0], state)
    text = runner.files.pop(file)
    if argv[1:]:
        later("shell_arrays").give_arguments(argv[1:], state.scope)
    ok, failed = yield runner.text(text, state.within("string", SCRIPT))
    runner.files[file] = text
    return state.back(ok, failed)
