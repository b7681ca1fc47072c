"""Command text to the simple commands a shell would run.

Called by `signatures.read_call`. Provisional reader: operators and quotes only.
"""

from __future__ import annotations

from harness_memory.hot.programs import Form, program_name, read_form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any


class Unknown(str):
    """A word whose text the shell alone knows; its own text is what was written."""

    __slots__ = ()


class Command:
    """One simple command that would run.

    `words` after quote removal, wrappers dropped; `cwd` relative to where the text starts, None when unknown;
    `certainty` is "sure" or "opaque", `why` says what made it opaque.
    """

    __slots__ = ("_form", "assignments", "certainty", "cwd", "program", "redirects", "role", "why", "words")

    def __init__(
        self,
        words: tuple[str, ...],
        *,
        assignments: tuple[str, ...] = (),
        redirects: tuple[str, ...] = (),
        role: str = "top",
        cwd: str | None = ".",
        certainty: str = "sure",
        why: str = "",
    ) -> None:
        self.words = words
        self.program = program_name(words[0])
        self.assignments = assignments
        self.redirects = redirects
        self.role = role
        self.cwd = cwd
        self.certainty = certainty
        self.why = why
        self._form: Form | None = None

    def __repr__(self) -> str:
        return f"Command({self.words!r}, role={self.role!r}, cwd={self.cwd!r}, certainty={self.certainty!r})"

    def form(self) -> Form:
        """The canonical parts of the words, read once."""
        if self._form is None:
            self._form = read_form(self.words)
        return self._form

    def programs(self) -> tuple[str, ...]:
        """The canonical program names this command may be filed under."""
        return (self.form().program,)


def read_commands(text: str, dialect: str = "bash", extra_wrappers: Mapping[str, Any] | None = None) -> list[Command]:
    """The simple commands that running `text` would run."""
    import shlex

    lexer = shlex.shlex(text.replace("\n", ";"), posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    try:
        tokens = list(lexer)
    except ValueError:
        return []
    commands: list[Command] = []
    words: list[str] = []
    for token in [*tokens, ";"]:
        if token and not token.strip(";&|()"):
            if words:
                commands.append(Command(tuple(words)))
            words = []
        elif words or "=" not in token:
            words.append(token)
    return commands
