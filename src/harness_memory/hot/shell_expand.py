"""Words as parsed to the words a program would be given.

Literal words come out as plain str. What only the shell can know comes out as `Unknown`, with the best guess from
literals that the text itself assigned.
"""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, split_fields, unknown
from harness_memory.hot.shell_syntax import Expansion, Sequence, Simple, Word, later

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_state import State


MAX_OUTPUT = 100_000  # characters that are worked out; chosen
# What literal_output can tell the output of.
TELLING = frozenset({"echo", "printf", "which", "command", "cat", "tee", ":", "true"})


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
    if len(found) > 1:
        text = " ".join(found)
        return unknown(text, text, UNTOLD, many=False)
    return found[0] if found else ""


def expand(word: str | Word, state: State) -> list[str]:
    """The words that one word becomes."""
    if isinstance(word, str):
        return [word]
    parts = word.parts
    if len(parts) == 1 and type(parts[0]) is str:
        return [parts[0]]
    variable = _only_variable(parts)
    if variable and state.scope.lists:
        found: list[str] | None = later("shell_arrays").told_words(variable, state.scope)
        if found:
            return found
    for part in parts:
        if type(part) is not str:
            break
    else:
        return ["".join(parts)]  # type: ignore[arg-type]
    text, shape, code, many = _resolve(parts, state)
    if len(parts) == 1 and many and "\0" not in shape:
        return [unknown(piece, piece, piece, False) for piece in split_fields(shape)] or [unknown("", "", "", True)]
    found_word = unknown(text if "\0" not in shape else word.source, shape, code, many)
    if variable and state.scope.choices:
        found_word.choices = state.scope.choices.get(variable.name, ())
    return [found_word]


def _only_variable(parts: list[str | Expansion]) -> Expansion | None:
    """The variable that a word is, quoted or not; None for any other word."""
    found = [part for part in parts if part != ""]
    return found[0] if len(found) == 1 and type(found[0]) is Expansion and found[0].kind == "variable" else None


def _resolve(parts: list[str | Expansion], state: State) -> tuple[str, str, str, bool]:
    text: list[str] = []
    code: list[str] = []
    many = False
    quote = ""  # what a shell that reads the code is inside of
    is_zsh = state.scope.dialect == "zsh"  # in which a variable's value stays one word
    for part in parts:
        if isinstance(part, str):
            text.append(part)
            code.append(part)
            if "'" in part or '"' in part:
                quote = _quote_after(part, quote)
            continue
        value = _value(part, state)
        if part.kind == "variable":
            source = part.source if part.name.isidentifier() else UNTOLD
            code.append(f"'\"{source}\"'" if quote == "'" else source)
            splits = not part.quoted or part.name in ("@", "*") or "[@]" in part.source
            many = many or (splits and not (is_zsh and value and not part.source.startswith("$=")))
        else:
            code.append(part.source if part.kind == "process" else UNTOLD)
            many = many or (not part.quoted and (part.kind == "glob" or part.kind == "command"))
        text.append("\0" if value is None else value)
    shape = "".join(text)
    return shape, shape, "".join(code), many


def _quote_after(text: str, quote: str) -> str:
    """The quote that is open after a piece of shell text, given the one that is open before it."""
    escaped = False
    for char in text:
        if escaped:
            escaped = False
        elif char == "\\" and quote != "'":
            escaped = True
        elif char == quote:
            quote = ""
        elif char in "'\"" and not quote:
            quote = char
    return quote


def _value(part: Expansion, state: State) -> str | None:
    """The text of an expansion when the text itself says it, else None."""
    if part.kind == "command" and part.script and len(part.script.items) == 1:
        output = literal_output(part.script.items[0][0], state.scope.dialect)
        return None if output is None else output.rstrip("\n")
    if part.kind == "equals":
        return part.name
    if part.kind != "variable":
        return None
    if state.scope.lists:
        words: list[str] | None = later("shell_arrays").told_words(part, state.scope, is_whole_word=False)
        if words and len(words) == 1:
            return None if "\0" in getattr(words[0], "shape", "") else str(words[0])
    source, name = part.source, part.name
    plain = source[1:] == name or source in (f"${{{name}}}", f"$={name}")
    known = state.scope.value(name) if plain or part.default else None
    if known or part.default is None:
        return known
    return _literal(part.default)


def literal_output(node: object, dialect: str = "bash", piped: str | None = None) -> str | None:
    """What a command writes when its text says it: echo, printf and cat with literal words, and groups of them.

    `piped` is the text on its standard input, where that is known. A program that is looked up (`which npm`) is taken
    for its path. None for any other.
    """
    if hasattr(node, "subshell"):
        return None if node.redirects else written_by(node.body, dialect)  # type: ignore[attr-defined]
    if type(node) is not Simple or not node.words or (type(node.words[0]) is str and node.words[0] not in TELLING):
        return None
    words = [word if isinstance(word, str) else _literal(word) for word in node.words]
    if None in words:
        return None
    name, *rest = [str(word) for word in words]
    if not node.redirects:
        return _told_output(name, rest, dialect, piped)
    redirect = node.redirects[0]
    if name != "cat" or rest or len(node.redirects) > 1 or not redirect.operator.startswith("<<"):
        return None
    if redirect.operator == "<<<":
        text = redirect.target if isinstance(redirect.target, str) else _literal(redirect.target)
        return None if text is None else text + "\n"
    return None if redirect.expands and ("$" in redirect.body or "`" in redirect.body) else redirect.body


def written_by(list_: Sequence, dialect: str) -> str | None:
    """What a list of commands writes when its text says it."""
    outputs = [literal_output(node, dialect) for node, _ in list_.items]
    return None if None in outputs else "".join([str(output) for output in outputs])


def _told_output(name: str, rest: list[str], dialect: str, piped: str | None) -> str | None:
    if name == "echo":
        return _echoed(rest, dialect)
    if name == "printf":
        return _printed(rest)
    if name in (":", "true"):
        return ""
    if (name == "which" and len(rest) == 1) or (name == "command" and rest[:-1] == ["-v"]):
        return rest[-1] + "\n"
    return piped if (name == "cat" and not rest) or name == "tee" else None


def _echoed(words: list[str], dialect: str) -> str | None:
    """What echo writes; None where a backslash may be an escape."""
    at = 0
    while at < len(words) and words[at] in ("-n", "-e", "-E"):
        at += 1
    text = " ".join(words[at:])
    if "\\" in text and (dialect != "bash" or "-e" in words[:at]):
        return None
    return text + ("" if "-n" in words[:at] else "\n")


def _printed(words: list[str]) -> str | None:
    """What printf writes, where its format holds no more than `%s` and escapes of the line end."""
    if not words:
        return None
    pieces = words[0].replace("\\n", "\n").split("%s")
    if any("%" in piece or "\\" in piece for piece in pieces):
        return None
    values, slots = words[1:] or [""], len(pieces) - 1
    if sum(map(len, words)) + len(words[0]) * len(values) > MAX_OUTPUT:
        return None
    out: list[str] = []
    for start in range(0, len(values) if slots else 1, slots or 1):
        given = [*values[start : start + slots], *[""] * slots]
        out.extend(piece + value for piece, value in zip(pieces, [*given[:slots], ""], strict=True))
    return "".join(out)


def _literal(word: Word) -> str | None:
    pieces = [part for part in word.parts if isinstance(part, str)]
    return "".join(pieces) if len(pieces) == len(word.parts) else None
