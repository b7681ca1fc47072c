"""Values of several words that a text itself gives: arrays, and the arguments of a shell or a function.

What is made of them is a guess, so that a command that holds one is never reported as sure. Loaded when a text first
gives such a value. Called where words are expanded and where builtins, functions and shells are run.
"""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, Unknown, unknown
from harness_memory.hot.shell_expand import expand_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from harness_memory.hot.shell_state import Scope, State
    from harness_memory.hot.shell_syntax import Expansion, Word

ARGUMENTS = "@"
MAX_WORDS = 64  # of one value; chosen


def assign_array(name: str, value: Word, state: State) -> None:
    """Remember the words of `name=( … )` and `name+=( … )`; forget the array when nobody can tell them."""
    array = value.parts[0]
    if isinstance(array, str) or array.listed is None:
        state.scope.forget(name)
        return
    words = expand_words(array.listed, state)
    if array.name:  # it is appended to
        words = [*state.scope.lists.get(name, ()), *words]
    state.scope.forget(name)
    remember(name, words, state.scope)


def remember(name: str, words: Sequence[str], scope: Scope) -> None:
    """Remember the words of a value."""
    scope.budget.spend(len(words))
    if len(words) > MAX_WORDS:
        scope.forget(name)
    else:
        scope.lists = {**scope.lists, name: tuple([_guess(word) for word in words])}


def shifted(count: int, scope: Scope) -> None:
    """Drop the first arguments; forget them all in a loop, of which nobody knows how often it runs."""
    if scope.loops:
        scope.forget(ARGUMENTS)
    elif ARGUMENTS in scope.lists:
        remember(ARGUMENTS, scope.lists[ARGUMENTS][count:], scope)


def listed(parts: list[str | Expansion], scope: Scope) -> list[str] | None:
    """The words that a word of one variable becomes when the text gave them; None for any other."""
    found = [part for part in parts if part]
    if len(found) != 1 or isinstance(found[0], str) or found[0].kind != "variable":
        return None
    part = found[0]
    inside = part.source[2:-1] if part.source.startswith("${") else part.source[1:]
    name, start, stop = inside, 0, None
    if inside.endswith(("[@]", "[*]")):
        name = inside[:-3]
    elif inside[:1] in "@*" and inside:
        name = ARGUMENTS
        if inside[1:]:
            if inside[1] != ":" or not (inside.isascii() and inside[2:].isdigit()):
                return None
            start = max(int(inside[2:4]) - 1, 0)
    elif inside.isascii() and inside.isdigit() and inside != "0":  # which is a name
        name, start, stop = ARGUMENTS, int(inside[:3]) - 1, int(inside[:3])
    elif scope.dialect != "zsh" and name != "0":
        return None
    words = scope.lists.get(name, ())[start:stop]
    if not part.quoted and scope.dialect != "zsh":
        words = tuple(piece for word in words for piece in _split(word))
    return list(words) or None


def _split(word: str) -> list[str]:
    """What the shell makes of a value that is not quoted."""
    if not isinstance(word, Unknown) or "\0" in word.shape or word.many:
        return [word]
    return [_guess(piece) for piece in word.split()]


def _guess(word: str) -> str:
    return word if isinstance(word, Unknown) else unknown(word, word, UNTOLD, many=False)
