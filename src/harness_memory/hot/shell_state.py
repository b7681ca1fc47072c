"""Where the shell is while it runs a text: directory, reachability, and what it has been told so far.

Owns the values the runner carries and the arithmetic on paths and on ways that meet. No parsing, no emitting.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_syntax import Budget

    Trap = tuple[str, str]

DEAD = "dead_code"
MAX_STACK = 32
MAX_BODIES = 4  # of one function, by the way to its call; chosen
MAX_CHOICES = 8  # values of a variable that are each tried where it is run; chosen
# Where a command stands: on one of several ways, of which one is taken, or on one that may be skipped.
ONE_OF_SEVERAL, SKIPPABLE = 1, 2


class Scope:
    """What one shell process remembers; a subshell starts with a copy.

    `dialect` is "bash", "zsh", or "sh" for a shell that may know no more than POSIX asks. Values are taken from it
    against the `budget` of the reading: a text may double one with every command.
    """

    __slots__ = (
        "aliases",
        "argument_loops",
        "broken",
        "budget",
        "choices",
        "conditional",
        "dialect",
        "errexit",
        "exits",
        "exported",
        "exports_all",
        "extglob",
        "gave_up",
        "lastpipe",
        "lists",
        "locals",
        "loops",
        "may_read_otherwise",
        "returns",
        "variables",
    )

    def __init__(self, budget: Budget, dialect: str = "bash") -> None:
        self.budget = budget
        self.dialect = dialect
        self.variables: dict[str, str] = {"HOME": "~"}
        self.lists: dict[str, tuple[str, ...]] = {}  # see `shell_arrays`; replaced, never changed
        self.argument_loops = 0  # how many loops stand around where the arguments were given
        self.choices: dict[str, tuple[str, ...]] = {}  # the values of which a variable has one; likewise
        self.conditional = 0  # whether a value given now is that of one way of several, or of one that may be skipped
        self.locals: list[set[str]] = []  # the variables that belong to each of the calls
        self.aliases: dict[str, tuple[str, ...]] = {}
        self.exported: frozenset[str] = frozenset()  # names of functions and variables
        self.exports_all = False
        self.errexit = False
        self.extglob = False
        self.lastpipe = dialect == "zsh"  # whether the shell runs the last part of a pipe itself
        self.may_read_otherwise = False  # whether another shell may read what it runs in another way
        self.exits: list[State] = []
        self.broken: list[State] = []  # where a line was, or perhaps was, given up, to go on with the next one
        self.gave_up = False  # whether it surely was
        self.loops: list[list[State]] = []
        self.returns: list[list[State]] = []

    def assign(self, name: str, value: str) -> None:
        """Remember a literal that a variable was given; forget the variable when nobody knows the value.

        One that is emptied may stand on a way not taken, and an empty word would vanish: it is forgotten too.
        """
        known = self.variables.get(name)
        is_told = "\0" not in getattr(value, "shape", "")
        if self.conditional and is_told:
            self._assign_on_one_way(name, str(value))
            return
        self.forget(name)
        if is_told and (value or not known):
            self.variables[name] = str(value)

    def _assign_on_one_way(self, name: str, value: str) -> None:
        """Remember a literal beside those that a variable has on the other ways."""
        values = self.choices.get(name, ())
        if not values and name in self.variables:
            values = (self.variables[name],)
        elif not values and self.conditional == SKIPPABLE:
            values = ("",)
        self.choose(name, tuple(dict.fromkeys((*values, value))))

    def choose(self, name: str, values: tuple[str, ...]) -> None:
        """Remember that a variable has one of these values; forget it where they are too many, or one nobody knows."""
        self.forget(name)
        if len(values) == 1:
            if "\0" not in getattr(values[0], "shape", ""):
                self.variables[name] = str(values[0])
        elif len(values) <= MAX_CHOICES:
            self.choices = {**self.choices, name: values}

    def knows(self, name: str) -> bool:
        """Say whether the text gave a variable a value."""
        return name in self.variables or name in self.lists or name in self.choices

    def forget(self, name: str) -> None:
        """Forget what a variable was given."""
        self.variables.pop(name, None)
        if name in self.lists:
            self.lists = self._without(self.lists, name)
        if name in self.choices:
            self.choices = self._without(self.choices, name)

    def restore(
        self,
        names: set[str],
        variables: dict[str, str],
        lists: dict[str, tuple[str, ...]],
        choices: dict[str, tuple[str, ...]],
    ) -> None:
        """Put back what some variables were before."""
        for name in names:
            self.forget(name)
            if name in variables:
                self.variables[name] = variables[name]
            if name in lists:
                self.lists = {**self.lists, name: lists[name]}
            if name in choices:
                self.choices = {**self.choices, name: choices[name]}

    def hand_on(self) -> None:
        """Keep what a program that is started is given: what is exported; all else is forgotten."""
        self.lists, self.choices = {}, {key: value for key, value in self.choices.items() if self._is_exported(key)}
        self.variables = {key: value for key, value in self.variables.items() if self._is_exported(key)}

    def _is_exported(self, name: str) -> bool:
        return self.exports_all or name in self.exported or name == "HOME"

    def _without(self, values: dict[str, tuple[str, ...]], name: str) -> dict[str, tuple[str, ...]]:
        self.budget.spend(len(values) // 8)
        return {other: words for other, words in values.items() if other != name}

    def value(self, name: str) -> str | None:
        """The value of a variable, None when nobody knows it."""
        known = self.variables.get(name)
        if known:
            self.budget.spend(len(known) // 2)
        return known

    def copy(self) -> Scope:
        """The scope of a subshell: it knows the same names, but its loops, calls and traps are its own."""
        child = Scope(self.budget, self.dialect)
        child.variables = dict(self.variables)
        child.lists = self.lists
        child.choices = self.choices
        child.aliases = dict(self.aliases)
        child.exported = self.exported
        child.exports_all = self.exports_all
        child.errexit = self.errexit
        child.extglob = self.extglob
        child.lastpipe = self.lastpipe
        child.may_read_otherwise = self.may_read_otherwise
        return child


class State:
    """A point in the run; never changed, only replaced.

    `cwd` is relative to the start, None when unknown; `traps` are the EXIT traps, one of which is set, each with the
    reason why it may not be; `doubtful` marks the way on after a `cd` that failed, which no one plans for; `why` is
    empty where commands surely run, else the reason they may not. `piped` is the text on the standard input of a
    construct, None when nobody knows it, and an Unknown where another command may have read it. `functions` are the
    bodies of those defined on the way here, by name; a tuple where it may be one of several.
    """

    __slots__ = ("cwd", "doubtful", "functions", "piped", "previous", "role", "scope", "stack", "traps", "why")

    def __init__(self, scope: Scope, cwd: str | None = ".", role: str = "top", why: str = "") -> None:
        self.scope = scope
        self.cwd = cwd
        self.previous: str | None = None
        self.stack: tuple[str | None, ...] = ()
        self.traps: tuple[Trap, ...] = ()
        self.role = role
        self.why = why
        self.doubtful = False
        self.piped: str | None = None
        self.functions: dict[str, Any] = {}

    def _copy(self) -> State:
        other = State.__new__(State)  # past __init__, which a text's dozens of states would pay for
        other.scope = self.scope
        other.cwd = self.cwd
        other.previous = self.previous
        other.stack = self.stack
        other.traps = self.traps
        other.role = self.role
        other.why = self.why
        other.doubtful = False
        other.piped = self.piped
        other.functions = self.functions
        return other

    def defining(self, functions: dict[str, Any]) -> State:
        """The state in which these are the functions."""
        other = self._copy()
        other.functions = functions
        return other

    def fed(self, text: str | None) -> State:
        """The same point inside a construct with this text on its standard input."""
        other = self.within(self.role)
        other.piped = text
        return other

    def within(self, role: str, why: str = "") -> State:
        """The same point seen from inside a construct; a reason once given stays."""
        other = self._copy()
        other.role = role
        other.why = self.why or why
        other.doubtful = self.doubtful
        return other

    def because(self, why: str) -> State:
        """The same point with a stronger reason why what runs is not sure: its very words may be others."""
        other = self.within(self.role)
        other.why = DEAD if self.why == DEAD else why
        return other

    def child(self, role: str, why: str = "") -> State:
        """The start of a subshell."""
        other = self.within(role, why)
        other.scope = self.scope.copy()
        other.traps = ()
        return other

    def dead(self) -> State:
        """This point for commands that cannot be reached."""
        other = self._copy()
        other.why = DEAD
        return other

    def moved(self, cwd: str | None, stack: tuple[str | None, ...] | None = None) -> State:
        """The state after a change of directory; with `stack`, by pushd or popd."""
        other = self._copy()
        other.cwd, other.previous = cwd, self.cwd
        if stack is not None:
            other.stack = stack[:MAX_STACK]
        return other

    def stacked(self, stack: tuple[str | None, ...]) -> State:
        """The state with other directories waiting."""
        other = self._copy()
        other.stack = stack[:MAX_STACK]
        return other

    def unmoved(self) -> State:
        """The way on after a `cd` that failed."""
        other = self._copy()
        other.doubtful = True
        return other

    def trapped(self, *traps: Trap) -> State:
        """The state after an EXIT trap was set, or taken off."""
        other = self._copy()
        other.traps = traps
        return other

    def at(self, other: State) -> State:
        """Back in this construct, at the place another one ended."""
        back = other.within(self.role)
        back.why = self.why
        back.piped = self.piped
        return back

    def back(self, ok: State | None, failed: State | None) -> Outcome:
        """Back in this construct, however another one ended."""
        return (self.at(ok) if ok else None), (self.at(failed) if failed else None)


# The state after success and after failure; None: it cannot end that way.
Outcome = tuple["State | None", "State | None"]


def merge(first: State | None, second: State | None) -> State | None:
    """The state where two ways meet."""
    if first is None or second is None or first is second:
        return first or second
    if first.doubtful > second.doubtful:
        first, second = second, first
    met = first.within(first.role)
    met.why = first.why and second.why  # what is reached on one way for sure is
    if first.doubtful == second.doubtful:
        if first.cwd != second.cwd:
            met.cwd = None
        if first.previous != second.previous:
            met.previous = None
        if first.stack != second.stack:
            met.stack = ()
    if first.traps != second.traps:
        met.traps = (*first.traps, *(trap for trap in second.traps if trap not in first.traps))
    if first.functions is not second.functions:
        met.functions = _functions_met(first.functions, second.functions)
    return met


def _functions_met(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    """The functions where two ways meet; of a name that has another body on each, all of its bodies."""
    met = {**first, **second}
    for name in first.keys() & second.keys():
        if first[name] is not second[name]:
            bodies = dict.fromkeys((*bodies_of(first[name]), *bodies_of(second[name])))
            met[name] = tuple(bodies)[:MAX_BODIES]
    return met


def bodies_of(body: Any) -> tuple[Any, ...]:
    """The bodies of a function, which may have one of several."""
    return body if type(body) is tuple else (body,)


def merge_outcomes(outcomes: list[Outcome]) -> Outcome:
    """The outcome where each of several is possible."""
    ok: State | None = None
    failed: State | None = None
    for outcome in outcomes:
        ok, failed = merge(ok, outcome[0]), merge(failed, outcome[1])
    return ok, failed


def merge_all(states: list[State]) -> State | None:
    """The state where any number of ways meet."""
    met: State | None = None
    for state in states:
        met = merge(met, state)
    return met
