"""Values of several words that a text itself gives: arrays, and the arguments of a shell or a function.

What is made of them is a guess, so that a command that holds one is never reported as sure. Loaded when a text first
gives such a value. Called where words are expanded and where builtins, functions and shells are run.
"""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, Unknown, split_fields, unknown
from harness_memory.hot.shell_expand import expand_words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from harness_memory.hot.shell_state import Scope, State
    from harness_memory.hot.shell_syntax import Expansion

ARGUMENTS = "@"
CALLED_AS = "0"
MAX_VALUE = 64  # words of one value; chosen


def assign_array(name: str, array: Expansion, state: State) -> None:
    """Remember the words of `name=( … )` and `name+=( … )`; forget the array when nobody can tell them.

    One that is given other words may stand on a way not taken: it is forgotten too.
    """
    scope = state.scope
    known = scope.lists.get(name)
    scope.forget(name)
    if array.listed is None or (known and not array.appends):
        return
    words = expand_words(array.listed, state)
    if len(words) + len(known or ()) <= MAX_VALUE:
        _keep(name, [*(known or ()), *words], scope)


def set_arguments(words: Sequence[str], scope: Scope) -> None:
    """Give the shell other arguments, or forget them: those it has may be the ones where the way is not taken."""
    known = scope.lists.get(ARGUMENTS)
    scope.forget(ARGUMENTS)
    if not known and len(words) <= MAX_VALUE:
        give_arguments(words, scope)


def give_arguments(words: Sequence[str], scope: Scope) -> None:
    """Start a shell or a function with arguments."""
    scope.argument_loops = len(scope.loops)
    _keep(ARGUMENTS, words[:MAX_VALUE], scope)


def call_as(name: str, scope: Scope) -> None:
    """Say what `$0` is."""
    _keep(CALLED_AS, [name], scope)


def shift_arguments(count: int, scope: Scope) -> None:
    """Drop the first arguments; in a loop, which runs nobody knows how often, forget them."""
    if len(scope.loops) > scope.argument_loops:
        scope.forget(ARGUMENTS)
    elif ARGUMENTS in scope.lists:
        _keep(ARGUMENTS, scope.lists[ARGUMENTS][count:], scope)


def told_words(part: Expansion, scope: Scope, is_whole_word: bool = True) -> list[str] | None:
    """The words that a variable becomes when the text gave them; None for any other.

    Where it is not the whole word, a value is not split. In a loop nobody knows how many arguments have been dropped
    before.
    """
    inside = part.source[2:-1] if part.source.startswith("${") else part.source[1:]
    name, start, stop = _taken(inside, scope.dialect)
    if not name or (name == ARGUMENTS and len(scope.loops) > scope.argument_loops):
        return None
    words = scope.lists.get(name, ())[start:stop]
    scope.budget.spend(sum(map(len, words)) // 2)  # a text may double one with every command
    if part.quoted and inside.endswith(("*", "*]")):
        words = (_guess(" ".join(words)),) if words else ()
    elif is_whole_word and not part.quoted and scope.dialect != "zsh":
        words = tuple([piece for word in words for piece in _split(word)])
    return list(words) or None


def _taken(inside: str, dialect: str) -> tuple[str, int, int | None]:
    """The list that an expansion takes words from, the first of them and the one behind the last.

    `inside` is what stands behind the dollar sign, without braces. The name is empty where nobody can tell the words.
    """
    if inside[:1] in ("@", "*"):
        first = 1 if len(inside) == 1 else _number(inside[2:]) if inside[1] == ":" else -1
        return (ARGUMENTS if first > 0 else ""), first - 1, None
    number = _number(inside)
    if number > 0:
        return ARGUMENTS, number - 1, number
    name, bracket, subscript = inside.partition("[")
    if not bracket:
        return (inside if dialect == "zsh" or inside == CALLED_AS else ""), 0, None
    if subscript in ("@]", "*]") or subscript.startswith("@]:-"):  # a default is for a list without words
        return name, 0, None
    if subscript.startswith("@]:"):
        first = _number(subscript[3:])
        return (name if first >= 0 else ""), first, None
    first = _number(subscript[:-1]) - (dialect == "zsh") if subscript.endswith("]") else -1
    return (name if first >= 0 else ""), first, first + 1


def _number(digits: str) -> int:
    """The number that a word is, -1 for what is none or too large for one of a word."""
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 4 else -1


def _keep(name: str, words: Sequence[str], scope: Scope) -> None:
    scope.budget.spend(len(words) + len(scope.lists) // 8)
    scope.lists = {**scope.lists, name: tuple([_guess(word) for word in words])}


def _split(word: str) -> list[str]:
    """What the shell makes of a value that is not quoted."""
    if not isinstance(word, Unknown) or "\0" in word.shape or word.many:
        return [word]
    return [_guess(piece) for piece in split_fields(word)]


def _guess(word: str) -> str:
    return word if isinstance(word, Unknown) else unknown(word, word, UNTOLD, many=False)
