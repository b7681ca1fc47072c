"""The parts of a shell text as the parser hands them to the runner, and the loop that drives both.

Owns the node classes and `drive`. Knows nothing of what a node means.

The parser and the runner are written as recursive generators: where one would call itself it yields the call, and
`drive` keeps the calls on a list. So nesting costs memory in proportion and never a recursion error.
"""

from __future__ import annotations

import sys

from harness_memory.hot import packs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    Task = Generator[Any, Any, Any]


MAX_DEPTH = 20  # tasks that stand inside of one another


class ShellSyntaxError(Exception):
    """The text is not one the shell accepts: nothing from this line on runs."""


class ArraySyntaxError(ShellSyntaxError):
    """The list of an array assignment is not one: nothing on this line runs, the next line does."""


class ReadingLimit(Exception):
    """The text asks for more work than one reading takes on."""


class Budget:
    """What one reading may still cost, in units of about a microsecond; keeps the cost of any text linear and small."""

    __slots__ = ("depth", "left")

    def __init__(self, left: int) -> None:
        self.left = left
        self.depth = 0  # how many tasks are run inside of others, see `shallow`

    def spend(self, units: int) -> None:
        """Take units off; ReadingLimit when there are none left."""
        self.left -= units
        if self.left < 0:
            raise ReadingLimit


def drive(task: Task) -> Any:
    """Run a generator that yields the generators it needs the result of; return its result.

    What is yielded may be a result that took no generator: a tuple or a Sequence. A ShellSyntaxError goes up through
    the callers as it would through calls; any other exception ends the run.
    """
    waiting = [task]
    result: Any = None
    refused: ShellSyntaxError | None = None
    try:
        while waiting:
            try:
                called = waiting[-1].throw(refused) if refused else waiting[-1].send(result)
            except StopIteration as finished:
                waiting.pop()
                result, refused = finished.value, None
            except ShellSyntaxError as error:
                waiting.pop()
                refused = error.with_traceback(None)
            else:
                if type(called) is tuple or type(called) is Sequence:
                    result, refused = called, None
                else:
                    waiting.append(called)
                    result = refused = None
    except BaseException:
        while waiting:  # the innermost first: a caller that holds its callee would take thousands down in one recursion
            waiting.pop().close()
        raise
    if refused:
        raise refused
    return result


# Among the scripts of a word: what the shell cannot expand, so that neither the command nor the rest of its line runs.
BAD_SUBSTITUTION = "\0"
# … and what it perhaps cannot.
MAY_BREAK = "\0\0"


def shallow(found: Any, budget: Budget) -> Task:
    """Run a task inside of its caller while few stand inside of one another, which costs less, else by `drive`.

    A result that took no task is returned as it is.
    """
    if type(found) is tuple or type(found) is Sequence:
        return found
    if budget.depth >= MAX_DEPTH:
        return (yield found)
    budget.depth += 1
    try:
        return (yield from found)
    finally:
        budget.depth -= 1


def later(name: str) -> Any:
    """The module of that name within `hot`, loaded when it is first asked for.

    A text may ask for it again and again, and an import statement takes twenty times as long to find it.
    """
    full_name = f"{packs.HOT}.{name}"
    if full_name not in sys.modules:
        packs.load(name)
        __import__(full_name)
    return sys.modules[full_name]


class Expansion:
    """A part of a word that the shell replaces.

    `kind`: "variable" (with `name`, and `default` for `${name:-default}`), "command" (with `script`, unless it stood
    between backticks), "process", "arithmetic", "glob", "array" (with `listed`, its words, where they are told, and
    `appends` for `+=`), "equals" (zsh's `=name`, with `name`).
    """

    __slots__ = ("appends", "default", "kind", "listed", "name", "quoted", "script", "source")

    def __init__(
        self,
        kind: str,
        source: str,
        quoted: bool,
        name: str = "",
        default: Word | None = None,
        script: Sequence | None = None,
    ) -> None:
        self.kind = kind
        self.source = source
        self.quoted = quoted
        self.name = name
        self.default = default
        self.script = script
        self.listed: list[str | Word] | None = None
        self.appends = False


class Word:
    """A word with quoting or expansions in it; a word without either is a plain str.

    `scripts` are what its substitutions run, in order: parsed lists, or the text between backticks.
    """

    __slots__ = ("parts", "scripts", "source")

    def __init__(self, parts: list[str | Expansion], scripts: list[Sequence | str], source: str) -> None:
        self.parts = parts
        self.scripts = scripts
        self.source = source

    def holds_process(self) -> bool:
        """Say whether a process substitution is part of it."""
        return any(type(part) is Expansion and part.kind == "process" for part in self.parts)


def array_in(word: str | Word) -> Expansion | None:
    """The list of an array that a word assigns; None for any other word."""
    part = word.parts[0] if type(word) is Word and word.parts else None
    return part if type(part) is Expansion and part.kind == "array" else None


class Redirect:
    """A redirection of `descriptor` (as written, mostly empty).

    For a here-document `target` is the delimiter and `body` the text between; `expands`: the body's substitutions run
    (its delimiter was not quoted).
    """

    __slots__ = ("body", "descriptor", "expands", "operator", "target")

    def __init__(self, descriptor: str, operator: str, target: str | Word, expands: bool = False) -> None:
        self.descriptor = descriptor
        self.operator = operator
        self.target = target
        self.expands = expands
        self.body = ""


class Simple:
    """A simple command; `assignments` are (name, value) before it."""

    __slots__ = ("assignments", "redirects", "words")

    def __init__(
        self, assignments: list[tuple[str, str | Word]], words: list[str | Word], redirects: list[Redirect]
    ) -> None:
        self.assignments = assignments
        self.words = words
        self.redirects = redirects


class Sequence:
    """Commands one after the other; each with whether it runs in the background."""

    __slots__ = ("items",)

    def __init__(self, items: list[tuple[Any, bool]]) -> None:
        self.items = items


class AndOr:
    """`first`, then (operator, node) for each `&&` and `||`."""

    __slots__ = ("first", "rest")

    def __init__(self, first: Any, rest: list[tuple[str, Any]]) -> None:
        self.first = first
        self.rest = rest


class Pipeline:
    """One or more commands joined by pipes; `parts` may be empty after a bare `!`."""

    __slots__ = ("negated", "parts")

    def __init__(self, parts: list[Any], negated: bool) -> None:
        self.parts = parts
        self.negated = negated
