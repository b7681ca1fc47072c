"""Words as parsed to the words a program would be given.

Literal words come out as plain str. What only the shell can know comes out as `Unknown`, with the best guess from
literals that the text itself assigned.
"""

from __future__ import annotations

from harness_memory.hot.commands import Unknown, unknown
from harness_memory.hot.shell_syntax import Expansion, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_state import State

UNTOLD = "$_"


def expand_words(words: list[str | Word], state: State) -> list[str]:
    """The argument list of a simple command."""
    argv: list[str] = []
    for word in words:
        if type(word) is str:
            argv.append(word)
        else:
            argv.extend(expand(word, state))
    return argv


def expand_one(word: str | Word, state: State) -> str:
    """The one text of a word where the shell neither splits nor globs (an assignment, a redirection target)."""
    if type(word) is str:
        return word
    found = expand(word, state)
    return found[0] if found else ""


def expand(word: str | Word, state: State) -> list[str]:
    """The words that one word becomes."""
    if isinstance(word, str):
        return [word]
    parts = word.parts
    if len(parts) == 1 and type(parts[0]) is str:
        return [parts[0]]
    if all(type(part) is str for part in parts):
        return ["".join([str(part) for part in parts])]
    text, shape, code, many = _resolve(parts, state)
    if len(parts) == 1 and many and "\0" not in shape:
        return [unknown(piece, piece, piece, False) for piece in shape.split()] or [unknown("", "", "", True)]
    return [unknown(text if "\0" not in shape else word.source, shape, code, many)]


def _resolve(parts: list[str | Expansion], state: State) -> tuple[str, str, str, bool]:
    text: list[str] = []
    code: list[str] = []
    many = False
    for part in parts:
        if isinstance(part, str):
            text.append(part)
            code.append(part)
            continue
        value = _value(part, state)
        many = many or _may_split(part)
        text.append("\0" if value is None else value)
        code.append(part.source if part.kind == "variable" and part.name.isidentifier() else UNTOLD)
    shape = "".join(text)
    return shape, shape, "".join(code), many


def _may_split(part: Expansion) -> bool:
    if part.kind == "variable":
        return not part.quoted or part.name in ("@", "*") or "[@]" in part.source
    return not part.quoted and part.kind in ("command", "glob")


def _value(part: Expansion, state: State) -> str | None:
    """The text of an expansion when the text itself says it, else None."""
    if part.kind != "variable":
        return None
    plain = part.source in (f"${part.name}", f"${{{part.name}}}")
    known = state.scope.variables.get(part.name) if plain or part.default else None
    if known or part.default is None:
        return known
    pieces = [piece for piece in part.default.parts if isinstance(piece, str)]
    return "".join(pieces) if len(pieces) == len(part.default.parts) else None


def code_of(word: str) -> str:
    """The text a shell reads when it is handed this word to run."""
    return word.code if isinstance(word, Unknown) else word
