"""What PowerShell's Start-Process starts.

Knows its parameters, nothing of statements. Loaded when a text first holds one. Called by `powershell`.
"""

from __future__ import annotations

from harness_memory.hot.commands import Unknown
from harness_memory.hot.powershell_words import literal_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_SWITCHES = ("-nonewwindow", "-passthru", "-wait", "-usenewenvironment", "-loaduserprofile", "-confirm", "-verbose")
_DIRECTORY = "-workingdirectory"
_POSITIONS = ("-filepath", "-argumentlist")


def read_start(argv: Sequence[str]) -> tuple[list[str], str]:
    """Return the words that start and the directory they start in, "" for the current one; no words for nothing.

    PowerShell takes any unambiguous beginning of a parameter's name, and joins the list of arguments by blanks.
    """
    given: dict[str, list[str]] = {}
    waiting = list(argv[1:])
    while waiting:
        word = waiting.pop(0)
        name = word.lower()
        is_name = name.startswith("-") and len(name) > 1
        if is_name and "-whatif".startswith(name):
            return [], ""
        if is_name and any(switch.startswith(name.partition(":")[0]) for switch in _SWITCHES):
            continue
        if not is_name:
            waiting.insert(0, word)
            name = next((position for position in _POSITIONS if position not in given), "")
        given[_full_name(name)] = _take_list(waiting)
    program = given.get("-filepath", [])[:1]
    words = [*program, *_split(given.get("-argumentlist", []))] if program else []
    return words, next(iter(given.get(_DIRECTORY, [])), "")


def _full_name(name: str) -> str:
    if name == "-args":
        return "-argumentlist"
    return next((full for full in (*_POSITIONS, _DIRECTORY) if full.startswith(name)), name) if name else name


def _take_list(waiting: list[str]) -> list[str]:
    """Take the next word off, and those that a comma joins to it."""
    taken = [waiting.pop(0)] if waiting else []
    while waiting and (taken[-1].endswith(",") or waiting[0].startswith(",")):
        taken.append(waiting.pop(0))
    return taken


def _split(items: list[str]) -> list[str]:
    words: list[str] = []
    for item in items:
        literals = _array(item) if isinstance(item, Unknown) else [item]
        words.extend([item] if literals is None else _words(" ".join(literals).replace(",", " ")))
    return words


def _words(line: str) -> list[str]:
    """Take a command line apart; what stands in double quotes is one word."""
    words: list[str] = []
    for at, piece in enumerate(line.split('"')):
        words.extend([piece] if at % 2 else piece.split())
    return words


def _array(word: str) -> list[str] | None:
    """The texts of `@('a', "b")` or `('a', 'b')` when all are literals; None for anything else."""
    inner = word.removeprefix("@")
    if inner[:1] != "(" or inner[-1:] != ")":
        return None
    texts = [literal_text(item) for item in inner[1:-1].split(",")]
    return None if None in texts else [text for text in texts if text is not None]
