"""Where the shell is while it runs a text: directory, reachability, and what it has been told so far.

Owns the values the runner carries and the arithmetic on paths and on ways that meet. No parsing, no emitting.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DEAD = "dead_code"


class Scope:
    """What one shell process remembers; a subshell starts with a copy."""

    __slots__ = ("aliases", "errexit", "exits", "extglob", "functions", "loops", "returns", "trap", "variables")

    def __init__(self) -> None:
        self.functions: dict[str, Any] = {}
        self.variables: dict[str, str] = {"HOME": "~"}
        self.aliases: set[str] = set()
        self.trap: str | None = None
        self.errexit = False
        self.extglob = False
        self.exits: list[State] = []
        self.loops: list[list[State]] = []
        self.returns: list[list[State]] = []

    def assign(self, name: str, value: str) -> None:
        """Remember a literal that a variable was given; forget the variable when nobody knows the value."""
        if "\0" in getattr(value, "shape", ""):
            self.variables.pop(name, None)
        else:
            self.variables[name] = str(value)

    def copy(self) -> Scope:
        """The scope of a subshell: it knows the same names, but its loops, calls and traps are its own."""
        child = Scope()
        child.functions = dict(self.functions)
        child.variables = dict(self.variables)
        child.aliases = set(self.aliases)
        child.errexit = self.errexit
        child.extglob = self.extglob
        return child


class State:
    """A point in the run; never changed, only replaced.

    `cwd` is relative to the start, None when unknown; `doubtful` marks the way on after a `cd` that failed, which no
    one plans for; `why` is empty where commands surely run, else the reason they may not.
    """

    __slots__ = ("cwd", "doubtful", "previous", "role", "scope", "stack", "why")

    def __init__(
        self,
        scope: Scope,
        cwd: str | None = ".",
        previous: str | None = None,
        stack: tuple[str | None, ...] = (),
        role: str = "top",
        why: str = "",
        doubtful: bool = False,
    ) -> None:
        self.scope = scope
        self.cwd = cwd
        self.previous = previous
        self.stack = stack
        self.role = role
        self.why = why
        self.doubtful = doubtful

    def within(self, role: str, why: str = "") -> State:
        """The same point seen from inside a construct; a reason once given stays."""
        return State(self.scope, self.cwd, self.previous, self.stack, role, self.why or why, self.doubtful)

    def child(self, role: str, why: str = "") -> State:
        """The start of a subshell."""
        return State(self.scope.copy(), self.cwd, self.previous, self.stack, role, self.why or why)

    def dead(self) -> State:
        """This point for commands that cannot be reached."""
        return State(self.scope, self.cwd, self.previous, self.stack, self.role, DEAD)

    def moved(self, cwd: str | None) -> State:
        """The state after a change of directory."""
        return State(self.scope, cwd, self.cwd, self.stack, self.role, self.why)

    def with_stack(self, cwd: str | None, stack: tuple[str | None, ...]) -> State:
        """The state after pushd and popd."""
        return State(self.scope, cwd, self.cwd, stack, self.role, self.why)

    def unmoved(self) -> State:
        """The way on after a `cd` that failed."""
        return State(self.scope, self.cwd, self.previous, self.stack, self.role, self.why, doubtful=True)

    def at(self, other: State) -> State:
        """Back in this construct, at the place another one ended."""
        if other.cwd == self.cwd and other.stack == self.stack and not other.doubtful:
            return self
        return State(self.scope, other.cwd, other.previous, other.stack, self.role, self.why, other.doubtful)


# The state after success and after failure; None: it cannot end that way.
Outcome = tuple["State | None", "State | None"]


def merge(first: State | None, second: State | None) -> State | None:
    """The state where two ways meet."""
    if first is None or second is None or first is second:
        return first or second
    if first.doubtful != second.doubtful:
        return second if first.doubtful else first
    if first.cwd == second.cwd and first.stack == second.stack:
        return first
    cwd = first.cwd if first.cwd == second.cwd else None
    previous = first.previous if first.previous == second.previous else None
    stack = first.stack if first.stack == second.stack else ()
    return State(first.scope, cwd, previous, stack, first.role, first.why)


def merge_all(states: list[State]) -> State | None:
    """The state where any number of ways meet."""
    met: State | None = None
    for state in states:
        met = merge(met, state)
    return met
