"""The nodes of compound commands, as `shell_syntax` has those of simple ones and lists.

Knows nothing of what a node means. Made by the grammars, taken apart by `shell_flow`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_syntax import Redirect, Sequence, Word


class Group:
    """`{ …; }`, or `( … )` with `subshell`."""

    __slots__ = ("body", "redirects", "subshell")

    def __init__(self, body: Sequence, subshell: bool) -> None:
        self.body = body
        self.subshell = subshell
        self.redirects: list[Redirect] = []


class If:
    """(condition, body) for if and each elif, and the else body."""

    __slots__ = ("branches", "otherwise", "redirects")

    def __init__(self, branches: list[tuple[Sequence, Sequence]], otherwise: Sequence | None) -> None:
        self.branches = branches
        self.otherwise = otherwise
        self.redirects: list[Redirect] = []


class Loop:
    """while and until."""

    __slots__ = ("body", "condition", "redirects", "until")

    def __init__(self, condition: Sequence, body: Sequence, until: bool) -> None:
        self.condition = condition
        self.body = body
        self.until = until
        self.redirects: list[Redirect] = []


class For:
    """for and select.

    `name` is empty for the arithmetic form, and None where no name stands: bash reads that and then does not run it.
    `words` is None without `in` and for the arithmetic form; `scripts` run before the body. `is_menu`: it is a select,
    whose body runs when somebody answers.
    """

    __slots__ = ("body", "is_menu", "name", "redirects", "scripts", "words")

    def __init__(
        self, name: str | None, words: list[str | Word] | None, scripts: list[Sequence | str], body: Sequence
    ) -> None:
        self.name = name
        self.words = words
        self.scripts = scripts
        self.body = body
        self.redirects: list[Redirect] = []
        self.is_menu = False


class Case:
    """(patterns, body, terminator) for each arm."""

    __slots__ = ("arms", "redirects", "subject")

    def __init__(self, subject: str | Word, arms: list[tuple[list[str | Word], Sequence, str]]) -> None:
        self.subject = subject
        self.arms = arms
        self.redirects: list[Redirect] = []


class Test:
    """`[[ … ]]` and `(( … ))`: nothing runs but the substitutions inside.

    `elsewhere` is the text by which a shell that does not know them would go.
    """

    __slots__ = ("elsewhere", "redirects", "scripts")

    def __init__(self, scripts: list[Sequence | str], elsewhere: str) -> None:
        self.scripts = scripts
        self.elsewhere = elsewhere
        self.redirects: list[Redirect] = []


class Function:
    """A definition; the body runs when the name is called."""

    __slots__ = ("body", "name")
    redirects: tuple[Redirect, ...] = ()  # those behind it are its body's

    def __init__(self, name: str, body: Any) -> None:
        self.name = name
        self.body = body


class Coproc:
    """A command run beside the shell."""

    __slots__ = ("body",)
    redirects: tuple[Redirect, ...] = ()  # likewise

    def __init__(self, body: Any) -> None:
        self.body = body
