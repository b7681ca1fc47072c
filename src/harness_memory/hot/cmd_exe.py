"""The command line of cmd.exe as far as `cmd /c TEXT` needs it.

Quotes are double quotes only, `^` escapes, `&`, `&&`, `||`, `|` separate, parentheses group where a command is
expected. Conditions and loops are run through. Loaded only when a text starts cmd.exe. Called by the runner.
"""

from __future__ import annotations

from harness_memory.hot.commands import VARIABLE, Unknown, unknown
from harness_memory.hot.globs import join_directory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from harness_memory.hot.shell_programs import ProgramRunner
    from harness_memory.hot.shell_state import State
    from harness_memory.hot.shell_syntax import Task

_CHANGES = frozenset({"cd", "chdir", "pushd"})
# Its own commands, whose words are data.
_BUILTINS = (
    " assoc break cls color copy date del dir echo echo. endlocal erase ftype goto md mkdir mklink move path pause"
    " prompt rd ren rename rmdir set setlocal shift time title type ver verify vol "
)
_TESTS = ("exist", "defined", "errorlevel", "cmdextversion")
_COMPARISONS = ("==", "equ", "neq", "lss", "leq", "gtr", "geq")
MAX_HEAD = 64  # words before a command's own that are looked at
_START_VALUES = ("/d", "/node", "/affinity")


def _strip_outer_quotes(text: str) -> str:
    """Drop the quotes around the whole line, as cmd does when they are its first and last characters."""
    text = text.strip()
    inner = text[1:-1]
    if len(text) > 1 and text[0] == text[-1] == '"' and (inner.count('"') != 1):
        return inner
    return text


def _command_start(words: Sequence[str]) -> int:
    """The position of the command's own words behind `if …`, `else`, `for … do`, `call`."""
    at = 0
    while at < min(len(words), MAX_HEAD):
        head = words[at].lower()
        if head == "if":
            at = _condition_end(words, at + 1)
        elif head == "for":
            heads = [word.lower() for word in words[at:MAX_HEAD]]
            at += heads.index("do") + 1 if "do" in heads else len(heads)
        elif head in ("else", "call", "@"):
            at += 1
        else:
            break
    return at


def _condition_end(words: Sequence[str], at: int) -> int:
    while at < min(len(words), MAX_HEAD) and words[at].lower() in ("/i", "not"):
        at += 1
    first = words[at].lower() if at < len(words) else ""
    if first in _TESTS:
        return min(at + 2, len(words))
    if words[at + 1 : at + 2] and words[at + 1].lower() in _COMPARISONS:
        return min(at + 3, len(words))
    return min(at + 2 if first.endswith("==") or words[at + 1 : at + 2] == ["=="] else at + 1, len(words))


class _Line:
    """Takes a line apart into commands, each a list of words; quotes, `^` and redirections are dropped."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.commands: list[list[str]] = [[]]
        self.word: list[str] = []
        self.started = False
        self.dropping = False
        self.depth = 0

    def read(self) -> list[list[str]]:
        quoted = False
        while self.at < len(self.text):
            char = self.text[self.at]
            self.at += 1
            if char == '"':
                quoted = not quoted
                self._open_quote()
            elif quoted:
                self.word.append(char)
            elif char == "^":
                self._escape()
            elif char in "<>":
                self._redirect()
            elif char in "&|\r\n" or (char == ")" and self.depth):
                self.depth -= char == ")"
                self._end_command()
            elif char == "(" and self._expects_command():
                self._open_group()
            elif char in " \t" or (char in ",;=" and not self.commands[-1]):
                self._end_word()
            else:
                self.word.append(char)
        self._end_word()
        return [words for words in self.commands if words]

    def _open_quote(self) -> None:
        words = self.commands[-1]
        is_first = not self.started and not self.word and words[-1:] and words[-1].lower() == "start"
        if is_first and _command_start(words) == len(words) - 1:
            self.dropping = True  # the title of a window
        self.started = True

    def _escape(self) -> None:
        if self.text.startswith("\r\n", self.at):
            self.at += 2
        elif self.text.startswith("\n", self.at):
            self.at += 1
        else:
            self.word.append(self.text[self.at : self.at + 1])
            self.at += 1

    def _redirect(self) -> None:
        if self.word in (["0"], ["1"], ["2"]):
            self.word.clear()
        self._end_word()
        while self.text[self.at : self.at + 1] in (">", "&"):
            self.at += 1
        while self.text[self.at : self.at + 1] in (" ", "\t"):
            self.at += 1
        self.dropping = True

    def _expects_command(self) -> bool:
        words = self.commands[-1]
        is_head = len(words) <= MAX_HEAD and not self.word and not self.started
        return is_head and _command_start(words) == len(words)

    def _open_group(self) -> None:
        """Open a group of commands, or take the set of a `for` as one word."""
        words = self.commands[-1]
        if words and words[-1].lower() == "in":
            stop = self.text.find(")", self.at)
            stop = stop if stop >= 0 else len(self.text)
            words.append(self.text[self.at : stop])
            self.at = stop + 1
        else:
            self.depth += 1
            self._end_command()

    def _end_word(self) -> None:
        if self.word or self.started:
            if not self.dropping:
                self.commands[-1].append("".join(self.word))
            self.dropping = False
        self.word, self.started = [], False

    def _end_command(self) -> None:
        self._end_word()
        self.dropping = False
        self.commands.append([])


def split_line(text: str) -> list[list[str]]:
    """The commands of a line as lists of words."""
    return _Line(text).read()


def _known(word: str) -> str:
    if word.count("%") < 2:
        return word
    first, last = word.index("%"), word.rindex("%")
    return unknown(word, word[:first] + "\0" + word[last + 1 :], word, True)


def run_line(runner: ProgramRunner, text: str, state: State) -> Task:
    """Run what `cmd /c` is given."""
    runner.budget.spend(8 + len(text) // 8)
    for given in split_line(_strip_outer_quotes(text)):
        start = _command_start(given)
        if given[0].lower() == "for" and start:
            yield from _loop_set(runner, given[:start], state)
        words = [_known(word) for word in given[start:]]
        if not words:
            continue
        if words[0].startswith("@"):
            words[0] = words[0][1:]
        state = yield from _run_words(runner, [word for word in words if word], state)


def _loop_set(runner: ProgramRunner, head: Sequence[str], state: State) -> Task:
    """Run the command that a `for /f` takes its lines from."""
    lines = head[-2] if len(head) > 2 and head[1].lower() == "/f" else ""
    if len(lines) > 2 and lines[0] == lines[-1] == "'":
        yield run_line(runner, lines[1:-1], state)


def _run_words(runner: ProgramRunner, words: list[str], state: State) -> Task:
    """Run one command; the state after it comes back."""
    name = words[0].lower() if words else "rem"
    if name == "rem" or name.startswith(":"):
        return state
    if isinstance(words[0], Unknown):
        runner.emit(words, state, VARIABLE)
    elif name in _CHANGES or name == "popd":
        return _move(runner, words, state)
    elif name == "exit":
        runner.emit(words, state)
        return state.dead()
    elif name == "start":
        yield from _start(runner, words, state)
    elif f" {name} " in _BUILTINS:
        runner.emit(words, state)
    else:
        yield runner.external(words, state)
    return state


def _move(runner: ProgramRunner, words: list[str], state: State) -> State:
    runner.emit(words, state)
    name = words[0].lower()
    if name == "popd":
        return state.moved(state.stack[0] if state.stack else None, state.stack[1:])
    operands = [word for word in words[1:] if word.lower() != "/d"]
    if not operands:
        return state
    target = None
    if not isinstance(operands[0], Unknown):
        target = join_directory(state.cwd, operands[0].replace("\\", "/"))
    return state.moved(target, (state.cwd, *state.stack) if name == "pushd" else None)


def _start(runner: ProgramRunner, words: list[str], state: State) -> Task:
    """Run what `start` starts, its title dropped already."""
    runner.emit(words, state)
    started = state.within("wrapped")
    at = 1
    while at < len(words) and words[at].startswith("/"):
        option = words[at].lower()
        at += 1
        if option in _START_VALUES:
            if option == "/d" and at < len(words):
                started = started.moved(join_directory(started.cwd, words[at].replace("\\", "/")))
            at += 1
    if at < len(words):
        yield runner.external(words[at:], started, VARIABLE if isinstance(words[at], Unknown) else "")
