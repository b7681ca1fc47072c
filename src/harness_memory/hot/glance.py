"""A look at a command's text that spares most calls the reading of it.

A rule on a command is filed under its program, and a shell can only start that program when its name stands in the
text, or when the text holds something by which a shell makes new words out of pieces. Owns that test, which may say
"look closely" for no reason but never "clear" for a call that has rows: `core.snapshot_build` puts the stems of all
guarded programs into the header, and a property test holds `is_clear` against the matcher. Called by `on_pre_tool`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

STEMS_LIMIT = 4096
# With these a word may read otherwise than it is written: expansions, escapes, and what cmd.exe makes of a text.
_MAKES_WORDS = b"$`{\\%^"
# Quotes and NULs vanish from a word; they never divide one.
_VANISHES = b"'\"\0"
_LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ONLY_LETTERS = bytes(code if code in _LETTERS else 32 for code in range(256))
_FAMILY = ("npm", "pnpm", "yarn", "bun")


def stem_of(program: str) -> str:
    """Return the letters a program's name begins with; "" when it begins with none."""
    at = 0
    while at < len(program) and program[at].isascii() and program[at].isalpha():
        at += 1
    return program[:at]


def stems_text(programs: Iterable[str]) -> str | None:
    """Return the header's list of stems; None when the programs are too many or one has no stem: look closely."""
    stems = set()
    for program in programs:
        stems.add(stem_of(program))
        if program == "pm":
            stems.update(_FAMILY)
        if program == "python":
            stems.add("py")
    text = " ".join(sorted(stems))
    return None if "" in stems or len(text) > STEMS_LIMIT else text


def is_clear(text: str, stems: str | None) -> bool:
    """Whether no command that a POSIX shell runs for `text` has one of the programs behind `stems`."""
    if stems is None:
        return False
    data = text.encode("utf-8", "replace")
    if len(data.translate(None, _MAKES_WORDS)) != len(data):
        return False
    words = data.translate(_ONLY_LETTERS, _VANISHES).split()
    seen = {*words, *[word[1:] for word in words]}  # glued to the letter of an option: `env -S'npm test'`
    seen.update([word[2:] for word in words], [word[3:] for word in words])  # … or of several: `python -Bmpytest`
    return seen.isdisjoint(stems.encode().split())
