"""Launchers that make commands of their input or of lists: xargs and GNU parallel.

Words in, launches out, like `wrappers`, which loads it when a text first holds one. `feed` puts into a launch of xargs
what the text itself says stands on its input.
"""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, Unknown, code_of, unknown
from harness_memory.hot.programs import program_name
from harness_memory.hot.wrapper_tables import LAUNCHER, PARALLEL_VALUES, XARGS_VALUES
from harness_memory.hot.wrappers import Launch, from_input, option_value, skip_options, start_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_LAUNCHES = 8  # of one program, by what it is given; chosen
MAX_WORDS = 64  # of its input; chosen
LISTS = (":::", ":::+", "::::", "::::+")  # of parallel: words that are given, and files that hold them
SPLITTING = ("-n", "-P", "-t", "-r", "--max-args", "--max-procs", "--no-run-if-empty")  # take the words as they are
COUNTS = ("-n", "--max-args", "-L", "--max-lines", "-l")


def launch_by_input(words: Sequence[str]) -> list[Launch]:
    """What xargs or parallel called with these words starts."""
    return _launch_parallel(words) if program_name(words[0]) == "parallel" else _launch_xargs(words)


def _launch_xargs(words: Sequence[str]) -> list[Launch]:
    at = skip_options(words, 1, XARGS_VALUES.split())
    if at >= len(words):
        return []
    placeholder = _placeholder(words[1:at])
    rest = words[at + 1 :]  # the name of the command is not looked at
    if placeholder:
        rest = [from_input(word, placeholder) for word in rest]
    return [Launch([words[at], *rest], role="xargs")]


def _placeholder(options: Sequence[str]) -> str:
    found = option_value(options, ("-I", "-J", "--replace"))
    return "{}" if not found and any(option in ("-i", "--replace") for option in options) else found


def _launch_parallel(words: Sequence[str]) -> list[Launch]:
    """What parallel starts: its command with each word of a list, or each of these as a command."""
    at = skip_options(words, 1, PARALLEL_VALUES.split())
    mark = next((index for index in range(at, len(words)) if words[index] in LISTS), len(words))
    head = words[at:mark]
    if mark == len(words):
        return start_text(head, why=LAUNCHER)
    if words[mark].startswith("::::"):
        return start_text([*head, unknown("{}", "\0", UNTOLD, many=True)], why=LAUNCHER) if head else []
    given = [word for word in words[mark + 1 :] if word not in LISTS][:MAX_LAUNCHES]
    return [launch for word in given for launch in start_text([*head, word], why=LAUNCHER)]


def feed(launch: Launch, words: Sequence[str], text: str, is_all: bool) -> list[Launch]:
    """The launches of xargs, called with these words, once its input is known.

    What it makes of the input is a guess, unless that `is_all` that is to come and no option tells it how.
    """
    options = words[1 : len(words) - len(launch.words)]
    placeholder = _placeholder(options)
    if placeholder:
        lines = text.splitlines()[:MAX_LAUNCHES]
        rest = words[len(options) + 2 :]
        started = [[launch.words[0], *[_put(word, placeholder, line) for word in rest]] for line in lines]
    else:
        given = text.split()[:MAX_WORDS]
        is_told = is_all and all(option.startswith(SPLITTING) or option.isdecimal() for option in options)
        if not is_told or any(char in text for char in "'\"\\$"):
            given = [_guessed(word) for word in given]
        count = option_value(options, COUNTS)
        size = int(count) if count.isascii() and count.isdigit() and 0 < len(count) < 4 else 0
        size = size or MAX_WORDS
        started = [[*launch.words, *given[at : at + size]] for at in range(0, len(given) or 1, size)]
    return [Launch(run, role=launch.role, why=launch.why, chdir=launch.chdir) for run in started[:MAX_LAUNCHES]]


def _put(word: str, placeholder: str, line: str) -> str:
    if placeholder not in word:
        return word
    return _guessed(code_of(word).replace(placeholder, line))


def _guessed(word: str) -> Unknown:
    is_told = "$" not in word
    return unknown(word, word if is_told else "\0", word if is_told else UNTOLD, many=not is_told)
