"""The builtins that change where the shell is, what it knows, or what it runs next.

One function per builtin in the tables at the end; each is handed the words and the state and returns the states after
success and after failure. Those of `BUILTINS` are called only where they can be reached. All other builtins are only
reported.
"""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, VARIABLE, Unknown, code_of, directory_from_here, known_part, unknown
from harness_memory.hot.globs import join_directory
from harness_memory.hot.shell_state import DEAD, MAX_CHOICES, State, merge_all, merge_outcomes
from harness_memory.hot.shell_syntax import later
from harness_memory.hot.wrappers import skip_options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_state import Outcome
    from harness_memory.hot.shell_syntax import Task

SIGNAL = "signal_trap"
MAX_VALUES = 4
MAX_COUNT = 99  # of loops left or arguments dropped: more than a text has
STDIN = "standard_input"
STANDARD_INPUT = frozenset({"/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"})
FAILED_EXEC = "failed_exec"  # only when the program is not there does the shell come to its EXIT trap
_EXIT_NAMES = frozenset({"EXIT", "0", "exit"})


def _target(word: str, state: State) -> str | None:
    """The directory a word names, None when nobody knows."""
    if isinstance(word, Unknown) and "\0" in word.shape:
        return directory_from_here(word.strip('"'), state.cwd, state.previous)
    if word in ("-", "~-") or word.startswith("~-/"):
        return join_directory(state.previous, "./" + word[3:]) if state.previous is not None else None
    if word == "~+" or word.startswith("~+/"):
        return join_directory(state.cwd, "./" + word[3:])
    return join_directory(state.cwd, word)


def _cd(argv: list[str], state: State) -> Outcome:
    at = 1
    while at < len(argv) and argv[at] in ("-L", "-P", "-e", "-@", "-LP", "-PL", "-q", "-s"):
        at += 1
    at += 1 if argv[at : at + 1] == ["--"] else 0
    if len(argv) - at > 1:
        return None, state
    cwd = _target(argv[at], state) if at < len(argv) else "~"
    return state.moved(cwd), state.unmoved()


def _pushd(argv: list[str], state: State) -> Outcome:
    words = [word for word in argv[1:] if word != "-n"]
    if len(words) > 1:
        return None, state
    if len(words) < len(argv) - 1:
        return state.stacked(tuple(_target(word, state) for word in words) + state.stack), state.unmoved()
    if not words:
        if not state.stack:
            return None, state
        return state.moved(state.stack[0], (state.cwd, *state.stack[1:])), state.unmoved()
    if words[0].startswith(("+", "-")) and words[0] != "-":
        at = _place(words[0], state)
        if at is None:
            return state.moved(None, ()), state.unmoved()
        turned = (state.cwd, *state.stack)[at:] + (state.cwd, *state.stack)[:at]
        return state.moved(turned[0], turned[1:]), state.unmoved()
    return state.moved(_target(words[0], state), (state.cwd, *state.stack)), state.unmoved()


def _place(word: str, state: State) -> int | None:
    """The place in the list of directories, the current one first, that `+N` or `-N` names; None for any other word."""
    digits = word[1:]
    if not (digits.isascii() and digits.isdigit() and len(digits) < 3) or int(digits) > len(state.stack):
        return None
    return int(digits) if word[0] == "+" else len(state.stack) - int(digits)


def _popd(argv: list[str], state: State) -> Outcome:
    if argv[1:] == ["-n"] and state.stack:
        return state.stacked(state.stack[1:]), state.unmoved()
    at = _place(argv[1], state) if len(argv) == 2 and state.stack else None
    if at:
        return state.stacked(state.stack[: at - 1] + state.stack[at:]), state.unmoved()
    if not state.stack or (len(argv) > 1 and at is None):
        return (state.moved(None, ()) if len(argv) > 1 else None), state
    return state.moved(state.stack[0], state.stack[1:]), state.unmoved()


def _exit(_: list[str], state: State) -> Outcome:
    state.scope.exits.append(state)
    return None, None


def _return(_: list[str], state: State) -> Outcome:
    if not state.scope.returns:
        return state, state
    state.scope.returns[-1].append(state)
    return None, None


def _count(argv: list[str]) -> int:
    """The number that a builtin is given; 1 without one, and for what is none."""
    word = "".join(argv[1:2])
    return min(int(word[:4]), MAX_COUNT) if word.isascii() and word.isdigit() else 1


def _break(argv: list[str], state: State) -> Outcome:
    loops = state.scope.loops
    if not loops:
        return state, None
    count = _count(argv)
    loops[-max(1, min(count, len(loops)))].append(state)
    return None, None


def _true(_: list[str], state: State) -> Outcome:
    return state, None


def _printf(argv: list[str], state: State) -> Outcome:
    if argv[1:2] == ["-v"]:
        state.scope.forget("".join(argv[2:3]))
    return state, None


def _false(_: list[str], state: State) -> Outcome:
    return None, state


def _eval(runner: Any, argv: list[str], state: State, node: Any) -> Task:
    at = 2 if argv[1:2] == ["--"] else 1
    text = " ".join([code_of(word) for word in argv[at:]])
    if "eval" not in state.functions and not any(char in text for char in "'\"\\$`"):
        while argv[at : at + 1] == ["eval"]:  # each of which would read the same text
            at += 1
    runner.note_other_text(state)
    inside = runner.with_own_input(state, node)
    endings: list[Outcome] = []
    for text, why in runner.told_texts(argv[at:], state):
        endings.append((yield runner.text(text, inside.within("string", why))))
    return state.back(*merge_outcomes(endings))


def _source(runner: Any, argv: list[str], state: State, node: Any) -> Task:
    """Run a file in this shell: nobody knows its text but where the text wrote it or it is the standard input."""
    words = argv[2:] if argv[1:2] == ["--"] else argv[1:]
    if not words:
        return state, state
    if words[0].startswith("<("):
        text, why = runner.printed(words[0], state), ""
    elif runner.files and runner.has_written(words[0], state):
        return (yield later("shell_files").source_written(runner, words, state))
    elif known_part(words[0]) in STANDARD_INPUT:
        text, why = _told_input(runner, words[0], state, node)
    else:
        return state, state
    if text is None:
        runner.emit([unknown("<standard input>", "\0", UNTOLD, many=True)], state.within("heredoc", STDIN))
        return state, state
    state.scope.returns.append([])
    runner.note_other_text(state)
    outcome = yield runner.text(text, state.within("heredoc", why).fed(None))  # the input has been read
    returned = merge_all(state.scope.returns.pop())
    return state.back(*merge_outcomes([outcome, (returned, returned)]))


def _told_input(runner: Any, file: str, state: State, node: Any) -> tuple[str | None, str]:
    """The text of a file that is the standard input, None when nobody knows it, and why it may be another one."""
    text = runner.stdin_text(node.redirects, state) if node else None
    why = STDIN if text is None else ""
    return state.piped if text is None else text, why if known_part(file) == file else VARIABLE


def _command(runner: Any, argv: list[str], state: State, node: Any) -> Task:
    at = 1
    while at < len(argv) and argv[at] in ("-p", "--"):
        at += 1
    if at >= len(argv) or argv[at].startswith("-"):
        return state, state
    if isinstance(argv[at], Unknown):
        return (yield runner.program(argv[at:], state.within("wrapped"), VARIABLE, node))
    if state.scope.dialect == "zsh" and argv[0] == "command":  # passes builtins over
        yield runner.external(argv[at:], state.within("wrapped"), "", node)
        return state, state
    return state.back(*(yield runner.program(argv[at:], state.within("wrapped"), "", node)))


def _builtin(runner: Any, argv: list[str], state: State, node: Any) -> Task:
    """Run what `builtin` names; a program is not found."""
    argv = [argv[0], *argv[2:]] if argv[1:2] == ["--"] else argv
    names = [word for word in argv[1:2] if word in BUILTINS or word in RUNNING_BUILTINS]
    if argv[1:2] in (["-"], ["noglob"]) and state.scope.dialect == "zsh":
        return (yield runner.argv(argv[1:], state.within("wrapped"), "", node))
    if argv[1:] and not names and not isinstance(argv[1], Unknown):
        return None, state
    return (yield from _command(runner, argv, state, node))


def _exec(runner: Any, argv: list[str], state: State, node: Any) -> Task:
    at = skip_options(argv, 1, ("-a",))
    if at >= len(argv):
        return state, state
    yield runner.external(argv[at:], state.within("wrapped"), "", node)
    if state.why != DEAD:
        state.scope.exits.append(state.trapped())
        for text, _ in state.traps:
            yield runner.text(text, state.trapped().within("trap", FAILED_EXEC))
    return None, None


def _trap(runner: Any, argv: list[str], state: State, node: Any) -> Task:
    words = argv[2:] if argv[1:2] == ["--"] else argv[1:]
    is_zsh = state.scope.dialect == "zsh"  # whose trap has no options
    if len(words) < 2 or words[0] == "-" or (words[0].startswith("-") and not is_zsh):
        if words[:1] == ["-"] and _EXIT_NAMES & set(words[1:]):
            state = state.trapped()
        return state, None
    text = code_of(words[0])
    names = {word.upper().removeprefix("SIG") for word in words[1:]}
    if names & _EXIT_NAMES and (not is_zsh or runner.accepts(text, state)):
        if "SIGEXIT" in argv and not is_zsh:  # a name that bash does not know, and others do
            state = state.trapped(*state.traps, (text, SIGNAL))
        elif node and node.redirects:  # which may fail
            state = state.trapped(*state.traps, (text, state.why))
        else:
            state = state.trapped((text, state.why))
    if names - _EXIT_NAMES:
        ways = yield runner.text(text, state.child("trap", SIGNAL))
        state = state.trapped(*dict.fromkeys([*state.traps, *(trap for way in ways if way for trap in way.traps)]))
    return state, None


def _set(argv: list[str], state: State) -> Outcome:
    at = 1
    gives = False
    while at < len(argv) and argv[at][:1] in ("-", "+") and not gives:
        word = argv[at]
        gives = word in ("-", "--")
        named = "".join(argv[at + 1 : at + 2]) if word.endswith("o") else ""
        at += 1 + bool(named)
        if "e" in word[1:] or named == "errexit":
            state.scope.errexit = word[0] == "-"
        if "a" in word[1:] or named == "allexport":
            state.scope.exports_all = word[0] == "-"
        if word[0] == "-" and ("n" in word[1:] or named == "noexec"):
            return state.dead(), state.dead()
    if at < len(argv) or argv[-1] == "--":
        later("shell_arrays").set_arguments(argv[at:], state.scope)
    return state, None


def _shift(argv: list[str], state: State) -> Outcome:
    if state.scope.lists:
        later("shell_arrays").shift_arguments(_count(argv), state.scope)
    return state, state


def _shopt(argv: list[str], state: State) -> Outcome:
    unsets = any(word.startswith("-") and "u" in word for word in argv[1:])
    if "extglob" in argv and not unsets:
        state.scope.extglob = True
    if "lastpipe" in argv:
        state.scope.lastpipe = not unsets
    return state, state


def _alias(argv: list[str], state: State) -> Outcome:
    for word in argv[1:]:
        name, equals, value = word.partition("=")
        if equals:
            known = state.scope.aliases.get(name, ())  # in force until the line has ended
            state.scope.aliases[name] = (*known, "" if isinstance(word, Unknown) else value)[-MAX_VALUES:]
    return state, None


def _unset(argv: list[str], state: State) -> Outcome:
    functions = dict(state.functions)
    for word in argv[1:]:
        is_variable = "-f" not in argv and state.scope.knows(word)
        if "-f" not in argv:
            state.scope.forget(word)
        if not is_variable and "-v" not in argv:
            functions.pop(word, None)
    if len(functions) < len(state.functions):
        state = state.defining(functions)
    return state, state


def _fill(argv: list[str], state: State) -> Outcome:
    """Forget the variables that a builtin fills."""
    for word in argv[1:]:
        state.scope.forget(word)
    return state, state


def _read(argv: list[str], state: State) -> Outcome:
    """Forget what is read; one variable is each of the lines that the text itself says come."""
    _fill(argv, state)
    options = [word for word in argv[1:] if word[:1] == "-"]
    names = [word for word in argv[1:] if word[:1] != "-"]
    if state.piped and len(names) == 1 and set(options) <= {"-r"}:
        lines = state.piped.split("\n", MAX_CHOICES + 1)
        if len(lines) <= MAX_CHOICES + 1:
            values = tuple([line.strip(" \t") for line in lines if line.strip(" \t")])
            state.scope.choices = {**state.scope.choices, names[0]: values}
    return state, state


def _declare(argv: list[str], state: State) -> Outcome:
    options = "".join([word for word in argv[1:] if word[:1] == "-"])
    scope = state.scope
    names = {word.partition("=")[0] for word in argv[1:] if word[:1] != "-"}
    if "x" in options or argv[0] == "export":
        scope.exported |= state.functions.keys() & names if "f" in options else names
    elif scope.locals and argv[0] != "readonly" and "g" not in options:
        scope.locals[-1] |= names
    for word in argv[1:]:
        name, equals, value = word.partition("=")
        if not equals or not name.isidentifier():
            continue
        if isinstance(word, Unknown) and "\0" in word.shape:
            state.scope.forget(name)
        else:
            state.scope.assign(name, value)
    return state, None


BUILTINS: dict[str, Any] = {
    ":": _true,
    "alias": _alias,
    "break": _break,
    "cd": _cd,
    "continue": _break,
    "declare": _declare,
    "echo": _true,
    "exit": _exit,
    "export": _declare,
    "false": _false,
    "local": _declare,
    "logout": _exit,
    "getopts": _fill,
    "mapfile": _fill,
    "popd": _popd,
    "printf": _printf,
    "pushd": _pushd,
    "read": _read,
    "readarray": _fill,
    "readonly": _declare,
    "return": _return,
    "set": _set,
    "shift": _shift,
    "shopt": _shopt,
    "true": _true,
    "typeset": _declare,
    "unset": _unset,
}

# These run something themselves, so they are tasks, and are given the runner and the parsed command too.
RUNNING_BUILTINS: dict[str, Any] = {
    ".": _source,
    "builtin": _builtin,
    "command": _command,
    "eval": _eval,
    "exec": _exec,
    "source": _source,
    "trap": _trap,
}

# Those that may end the shell (`false` under `set -e`), move it or change what it knows (`printf -v` a variable).
CHANGING_BUILTINS = (BUILTINS.keys() | RUNNING_BUILTINS) - {":", "echo", "true"}
