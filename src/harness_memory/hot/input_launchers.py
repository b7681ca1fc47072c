"""Launchers that make commands of their input or of lists: xargs and GNU parallel.

Words in, launches out, like `wrappers`, which loads it when a text first holds one. `feed` puts into a launch of xargs
what the text itself says stands on its input.
"""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, VARIABLE, Unknown, code_of, split_fields, unknown
from harness_memory.hot.wrapper_tables import LAUNCHER, PARALLEL_VALUES, XARGS_VALUES
from harness_memory.hot.wrappers import Launch, from_input, option_value, skip_options, start_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_LAUNCHES = 8  # of one program, by what it is given; chosen
MAX_INPUT = 4_096  # characters of its input that are looked at; chosen
LISTS = (":::", ":::+", "::::", "::::+")  # of parallel: words that are given, and files that hold them
COUNTS = ("-n", "--max-args")
LINES = ("-L", "--max-lines")
# Options with which xargs takes the words of its input as they are, those of the second line with a number.
PLAIN = frozenset({"--", "-t", "-r", "-rt", "-tr", "-x", "--no-run-if-empty", "--verbose"})
NUMBERED = ("-n", "-P", "-L", "--max-args", "--max-procs", "--max-lines")
QUOTES = "'\"\\"


def launch_xargs(words: Sequence[str]) -> list[Launch]:
    """What xargs starts, with words in it for what stands on its input."""
    at = skip_options(words, 1, XARGS_VALUES.split())
    if at >= len(words):
        return []
    placeholder = _placeholder(words[1:at])
    rest = words[at + 1 :]  # the name of the command is not looked at
    if placeholder:
        rest = [from_input(word, placeholder) for word in rest]
    return [Launch([words[at], *rest], role="xargs")]


def _placeholder(options: Sequence[str]) -> str:
    """What xargs puts a line of its input in the place of; empty where it does not."""
    for at, option in enumerate(options):
        if option in ("-i", "--replace"):
            return "{}"
        if option.startswith("--replace="):
            return option.partition("=")[2]
        letters, sign, joined = option.partition("I" if "J" not in option else "J")
        if sign and option[:1] == "-" and set(letters[1:]) <= set("rtx0"):
            return joined or "".join(options[at + 1 : at + 2])
    return ""


def launch_parallel(words: Sequence[str]) -> list[Launch]:
    """What parallel starts: its command with each word of a list in it, or each of these as a command."""
    at = skip_options(words, 1, PARALLEL_VALUES.split())
    mark = next((index for index in range(at, len(words)) if words[index] in LISTS), len(words))
    head = [code_of(word) for word in words[at:mark]]
    given = words[mark + 1 :]
    if mark == len(words) or words[mark].startswith("::::") or any(word in LISTS for word in given):
        given = [unknown("{}", "\0", UNTOLD, many=True)]
    if not head and given and isinstance(given[0], Unknown):
        return []
    launches: list[Launch] = []
    for word in [code_of(word) for word in given[:MAX_LAUNCHES]]:
        filled = [part.replace("{}", word) for part in head] if any("{}" in part for part in head) else [*head, word]
        launches += start_text(filled, why=LAUNCHER)
    return launches


def feed(launch: Launch, words: Sequence[str], text: str | None, is_all: bool) -> list[Launch]:
    """The launches of xargs, called with these words, by its input, None when nobody knows that.

    What it makes of the input is a guess, unless that `is_all` that is to come and no option tells it how.
    """
    options = words[1 : len(words) - len(launch.words)]
    placeholder = _placeholder(options)
    if not text:
        launch.words += [] if placeholder else [unknown("{}", "\0", UNTOLD, many=True)]
        return [launch]
    lines = [line for line in text[:MAX_INPUT].split("\n") if line.strip(" \t")]
    if placeholder:
        rest = words[len(options) + 2 :]
        started = [[launch.words[0], *[_put(word, placeholder, line.lstrip(" \t")) for word in rest]] for line in lines]
    else:
        is_plain = _splits_plainly(options) and not any(char in text for char in QUOTES + "$")
        started = [[*launch.words, *group] for group in _groups(options, lines)]
        if not (is_plain and is_all):
            first = len(launch.words)
            started = [[*run[:first], *[_guess(word, is_plain) for word in run[first:]]] for run in started]
    if len(started) > MAX_LAUNCHES or len(text) > MAX_INPUT:
        started[MAX_LAUNCHES:] = [[*launch.words, unknown("{}", "\0", UNTOLD, many=True)]]
    why = launch.why or ("" if is_all else VARIABLE if placeholder else "")
    return [Launch(run, role=launch.role, why=why, chdir=launch.chdir) for run in started]


def _groups(options: Sequence[str], lines: list[str]) -> list[list[str]]:
    """The words that each run is given; one run is given none when there are none."""
    if not lines:
        return [[]]
    if option_value(options, LINES):
        return [split_fields(line) for line in lines]
    words = split_fields("\n".join(lines))
    count = option_value(options, COUNTS)
    size = int(count) if count.isascii() and count.isdigit() and len(count) < 4 else 0
    return [words[at : at + size] for at in range(0, len(words), size)] if size else [words]


def _splits_plainly(options: Sequence[str]) -> bool:
    """Say whether xargs splits its input at blanks and takes the words as they are."""
    numbers = [option for option in options if option.isascii() and option.isdigit()]
    named = [option for option in options if option not in numbers and option not in PLAIN]
    return all(option.rstrip("0123456789").rstrip("=") in NUMBERED for option in named)


def _put(word: str, placeholder: str, line: str) -> str:
    if placeholder not in word:
        return word
    if word.count(placeholder) * len(line) > MAX_INPUT:
        return from_input(word, placeholder)
    return _guess(code_of(word).replace(placeholder, line), not any(char in line for char in QUOTES + "$`"))


def _guess(word: str, is_told: bool) -> Unknown:
    return unknown(word, word if is_told else "\0", word if is_told else UNTOLD, many=not is_told)
