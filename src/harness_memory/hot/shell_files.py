"""Scripts that a text writes to a file and runs from there: what they run is opaque.

Functions on a runner, which keeps the files; loaded when a text first writes one. Called where commands with
redirections are run, and where a file is.
"""

from __future__ import annotations

from harness_memory.hot.globs import join_directory
from harness_memory.hot.shell_expand import literal_output
from harness_memory.hot.shell_syntax import Simple
from harness_memory.hot.wrapper_tables import SHELLS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_programs import ProgramRunner
    from harness_memory.hot.shell_state import State
    from harness_memory.hot.shell_syntax import Task

SCRIPT = "written_script"  # why what a script runs is opaque: another file may lie there by then
OUTPUTS = (">", ">|", ">>")


def note_written(runner: ProgramRunner, argv: list[str], node: Simple, state: State) -> None:
    """Remember what a command writes to a file, where the text tells both."""
    outputs = [one for one in node.redirects if one.operator in OUTPUTS and one.descriptor in ("", "1")]
    if argv[0] == "tee":
        names = [word for word in argv[1:] if not word.startswith("-")]
        appends = "-a" in argv
    else:
        names = [one.target for one in outputs[-1:] if type(one.target) is str]
        appends = bool(outputs) and outputs[-1].operator == ">>"
    text = _written(runner, argv[0], node, state)
    for name in names:
        path = join_directory(state.cwd, name)
        if path is None or text is None:
            continue
        runner.files[path] = runner.files.get(path, "") + text if appends else text


def _written(runner: ProgramRunner, name: str, node: Simple, state: State) -> str | None:
    if name in ("echo", "printf"):
        return literal_output(Simple([], node.words, []), state.scope.dialect)
    return runner.stdin_text(node.redirects, state)


def run_written(runner: ProgramRunner, file: str, state: State, by_itself: bool = False) -> Task:
    """Run a file that the text has written, as a process of its own; `by_itself` its first line may name no shell."""
    path = join_directory(state.cwd, file) or ""
    first = runner.files[path].partition("\n")[0]
    if by_itself and first.startswith("#!") and SHELLS.keys().isdisjoint(first[2:].replace("/", " ").split()):
        return
    text = runner.files.pop(path)  # it would run itself without end
    yield runner.own_process(text, state.child("string", SCRIPT))
    runner.files[path] = text
