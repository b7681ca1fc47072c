"""The rarer expansions: `$'…'`, `${…}`, `$((…))`, `$[…]` and extended globs.

Functions on a lexer that stands where the expansion begins; loaded when a text first holds one. Called by the lexer
and, for `((…))`, by the grammar.
"""

from __future__ import annotations

from harness_memory.hot.shell_lexer import NAME_CHARS, SPECIAL_PARAMETERS
from harness_memory.hot.shell_syntax import Expansion, ShellSyntaxError, Word

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_lexer import Lexer
    from harness_memory.hot.shell_syntax import Sequence, Task

_SIMPLE_ESCAPES = {
    "a": "\a", "b": "\b", "e": "\x1b", "E": "\x1b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v",
    "\\": "\\", "'": "'", '"': '"', "?": "?",
}  # fmt: skip
_DIGITS = {"x": ("0123456789abcdefABCDEF", 2), "u": ("0123456789abcdefABCDEF", 4), "U": ("0123456789abcdefABCDEF", 8)}


def decode_ansi_c(body: str) -> str:
    """The text of a `$'…'` string."""
    out: list[str] = []
    at = 0
    while at < len(body):
        char = body[at]
        at += 1
        if char != "\\" or at == len(body):
            out.append(char)
            continue
        escape = body[at]
        at += 1
        if escape in _SIMPLE_ESCAPES:
            out.append(_SIMPLE_ESCAPES[escape])
        elif escape in _DIGITS or escape in "01234567":
            digits, most = _DIGITS.get(escape, ("01234567", 3))
            start = at if escape in _DIGITS else at - 1
            at = start
            while at < len(body) and at - start < most and body[at] in digits:
                at += 1
            number = int(body[start:at], 8 if len(digits) == 8 else 16) if at > start else -1
            if number == 0:
                break
            out.append(chr(number) if 0 <= number < 0x110000 else "\\" + escape)
        elif escape == "c" and at < len(body):
            out.append(chr(ord(body[at]) & 0x1F))
            at += 1
        else:
            out.append("\\" + escape)
    return "".join(out)


def read_ansi_c(lexer: Lexer, parts: list[str | Expansion]) -> None:
    """Read a `$'…'` string."""
    lexer.budget.spend(6)
    start = lexer.pos + 2
    pos = start
    while pos < lexer.end and lexer.text[pos] != "'":
        pos += 2 if lexer.text[pos] == "\\" else 1
    if pos >= lexer.end:
        raise ShellSyntaxError("unterminated $'")
    parts.append(decode_ansi_c(lexer.text[start:pos]))
    lexer.pos = pos + 1


def read_extended_glob(lexer: Lexer, parts: list[str | Expansion], scripts: list[Sequence | str]) -> Task:
    """Read the group of `@(a|b)`; what it matches is not known."""
    start = lexer.pos
    lexer.pos += 1
    yield balanced(lexer, scripts, "(", ")")
    parts.append(Expansion("glob", lexer.text[start : lexer.pos], quoted=False))


def balanced(lexer: Lexer, scripts: list[Sequence | str], opener: str, closer: str) -> Task:
    """Step over text up to the closer of a group that has just opened; quotes and substitutions are read."""
    lexer.budget.spend(5)
    depth = 1
    ignored: list[str | Expansion] = []
    while lexer.pos < lexer.end:
        char = lexer.text[lexer.pos]
        if char == "$":
            yield lexer.dollar(ignored, scripts, quoted=False)
            continue
        if char in "'\"\\`":
            yield lexer.quoted(ignored, scripts)
            continue
        lexer.pos += 1
        if char == opener:
            depth += 1
        elif char == closer:
            depth -= 1
            if depth == 0:
                return
    raise ShellSyntaxError(f"unterminated {opener}")


def is_arithmetic(body: str) -> bool:
    """Say whether the text inside `$( )` is a parenthesis that closes at its very end."""
    depth = 0
    for at, char in enumerate(body):
        if char == "(":
            depth += 1
        elif char == ")":
            depth -= 1
            if depth == 0:
                return at == len(body) - 1
    return False


def read_arithmetic(lexer: Lexer) -> Task:
    """Read up to and over `))`: the scripts inside, or None when a single `)` shows it is no arithmetic."""
    lexer.budget.spend(5)
    scripts: list[Sequence | str] = []
    ignored: list[str | Expansion] = []
    depth = 0
    while lexer.pos < lexer.end:
        char = lexer.text[lexer.pos]
        if char == "$":
            yield lexer.dollar(ignored, scripts, quoted=True)
            continue
        if char in '"`\\':
            yield lexer.quoted(ignored, scripts)
            continue
        lexer.pos += 1
        if char == "(":
            depth += 1
        elif char == ")":
            if depth:
                depth -= 1
            elif lexer.text.startswith(")", lexer.pos):
                lexer.pos += 1
                return scripts
            else:
                return None
    return None


def read_parameter(
    lexer: Lexer, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool, start: int
) -> Task:
    """Read `${…}` from after its brace."""
    lexer.budget.spend(6)
    text = lexer.text
    name_start = lexer.pos
    while lexer.pos < lexer.end and text[lexer.pos] in NAME_CHARS:
        lexer.pos += 1
    name = text[name_start : lexer.pos]
    default: Word | None = None
    for operator in (":-", ":=", "-", "="):
        if name and text.startswith(operator, lexer.pos):
            lexer.pos += len(operator)
            default = yield _default(lexer, scripts, quoted)
            break
    else:
        if not name and lexer.pos < lexer.end and text[lexer.pos] in SPECIAL_PARAMETERS | {"#", "!"}:
            lexer.pos += 1
        in_words = text[lexer.pos : lexer.pos + 1] in ("+", "?") or text[lexer.pos : lexer.pos + 2] in (":+", ":?")
        yield _parameter_tail(lexer, [], scripts, quoted and in_words)
    parts.append(Expansion("variable", text[start : lexer.pos], quoted, name=name, default=default))


def _default(lexer: Lexer, scripts: list[Sequence | str], quoted: bool) -> Task:
    start = lexer.pos
    parts: list[str | Expansion] = []
    yield _parameter_tail(lexer, parts, scripts, quoted)
    return Word(parts, [], lexer.text[start : lexer.pos - 1])


def _parameter_tail(
    lexer: Lexer, parts: list[str | Expansion], scripts: list[Sequence | str], single_quotes_are_text: bool
) -> Task:
    """Read up to and over the closing brace of `${…}`."""
    while lexer.pos < lexer.end:
        char = lexer.text[lexer.pos]
        if char == "}":
            lexer.pos += 1
            return
        if char == "$":
            yield lexer.dollar(parts, scripts, quoted=True)
        elif char in '"\\`' or (char == "'" and not single_quotes_are_text):
            yield lexer.quoted(parts, scripts)
        elif char in "<>" and lexer.text.startswith("(", lexer.pos + 1) and not single_quotes_are_text:
            yield lexer.process_substitution(parts, scripts)
        else:
            parts.append(char)
            lexer.pos += 1
    raise ShellSyntaxError("unterminated ${")
