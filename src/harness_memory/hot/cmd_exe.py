"""The command line of cmd.exe as far as `cmd /c TEXT` needs it.

Quotes are double quotes only, `^` escapes, `&`, `&&`, `||`, `|` and parentheses separate. Loaded only when a text
starts cmd.exe. Called by the runner.
"""

from __future__ import annotations

from harness_memory.hot.commands import unknown
from harness_memory.hot.globs import join_directory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_runner import Runner
    from harness_memory.hot.shell_state import State
    from harness_memory.hot.shell_syntax import Task

_CHANGES = frozenset({"cd", "chdir", "pushd"})
CONDITIONAL = "conditional"


def _strip_outer_quotes(text: str) -> str:
    """Drop the quotes around the whole line, as cmd does when they are its first and last characters."""
    text = text.strip()
    inner = text[1:-1]
    if len(text) > 1 and text[0] == text[-1] == '"' and (inner.count('"') != 1):
        return inner
    return text


def split_line(text: str) -> list[list[str]]:
    """The commands of a line as lists of words; `^` and quotes removed."""
    commands: list[list[str]] = [[]]
    word: list[str] = []
    quoted = started = False
    at = 0
    while at < len(text):
        char = text[at]
        at += 1
        if char == '"':
            quoted, started = not quoted, True
        elif quoted:
            word.append(char)
        elif char == "^":
            word.append(text[at : at + 1])
            at += 1
        elif char in " \t,;=&|()\r\n" and not (char in ",;=" and commands[-1]):
            if word or started:
                commands[-1].append("".join(word))
            word, started = [], False
            if char in "&|()\r\n":
                commands.append([])
        else:
            word.append(char)
    if word or started:
        commands[-1].append("".join(word))
    return [words for words in commands if words]


def _known(word: str) -> str:
    if word.count("%") < 2:
        return word
    first, last = word.index("%"), word.rindex("%")
    return unknown(word, word[:first] + "\0" + word[last + 1 :], word, True)


def run_line(runner: Runner, text: str, state: State) -> Task:
    """Run what `cmd /c` is given."""
    runner.budget.spend(8 + len(text) // 8)
    for words in split_line(_strip_outer_quotes(text)):
        name = words[0].lstrip("@").lower()
        if name == "rem" or name.startswith("::"):
            continue
        if name == "call" and len(words) > 1:
            words = words[1:]
        if name in ("if", "for"):
            yield runner.external(words[-2:], state.within("string", CONDITIONAL))
            continue
        if name in _CHANGES:
            operands = [word for word in words[1:] if word.lower() != "/d"]
            runner.emit(words, state)
            if operands:
                state = state.moved(join_directory(state.cwd, operands[0].replace("\\", "/")))
            continue
        yield runner.external([words[0].lstrip("@"), *(_known(word) for word in words[1:])], state)
