"""The one exception a person is meant to read.

Expected outcomes are return values; an `HmError` is raised for what the user must mend. It carries a stable
reference (kebab-case, listed in docs/errors.md), one sentence, the context it arose in and a hint that is a command.
"""

from __future__ import annotations

EXIT_ERROR = 1
EXIT_USAGE = 2
EXIT_LOCKED = 75


class HmError(Exception):
    """A fault the user can mend; rendered by the command line, never by a hook."""

    exit_code = EXIT_ERROR

    def __init__(self, reference: str, message: str, *, context: str = "", hint: str = "") -> None:
        super().__init__(message)
        self.reference = reference
        self.message = message
        self.context = context
        self.hint = hint

    def as_dict(self) -> dict[str, str]:
        """The parts as `--json` shows them."""
        return {"reference": self.reference, "message": self.message, "context": self.context, "hint": self.hint}


class UsageError(HmError):
    """The call's words are wrong: an unknown id, a bad signature, a flag that does not fit."""

    exit_code = EXIT_USAGE


class LockedError(HmError):
    """Another writer holds a lock; trying again later is right."""

    exit_code = EXIT_LOCKED
