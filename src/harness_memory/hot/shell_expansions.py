"""The rarer expansions: `$'…'`, `${…}`, `$((…))`, `$[…]`, extended globs, and the list of an array.

Functions on a lexer that stands where the expansion begins; loaded when a text first holds one. Called by the lexer
and, for `((…))`, by the grammar.
"""

from __future__ import annotations

from harness_memory.hot.shell_lexer import SPECIAL_PARAMETERS
from harness_memory.hot.shell_syntax import (
    BAD_SUBSTITUTION,
    MAY_BREAK,
    ArraySyntaxError,
    Expansion,
    ShellSyntaxError,
    Word,
)
from harness_memory.hot.shell_text import NAME_CHARS, WORD_ENDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from harness_memory.hot.shell_lexer import Lexer
    from harness_memory.hot.shell_syntax import Sequence, Task

_SIMPLE_ESCAPES = {
    "a": "\a", "b": "\b", "e": "\x1b", "E": "\x1b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v",
    "\\": "\\", "'": "'", '"': '"', "?": "?",
}  # fmt: skip
AFTER_NAME = frozenset("}:-=?+#%/^,~@[*\\")  # in bash's `${name…}`
_BINARY_OPERATORS = frozenset("+-*/%&|^<>=!~?:,")
_TAIL_STOPS = frozenset("}$\"\\`'<>")
_DIGITS = {"x": ("0123456789abcdefABCDEF", 2), "u": ("0123456789abcdefABCDEF", 4), "U": ("0123456789abcdefABCDEF", 8)}


def decode_ansi_c(body: str, unknown_escape: str = "\\") -> str:
    """The text of a `$'…'` string; `unknown_escape` is what is left of a backslash that changes nothing."""
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
            out.append(unknown_escape + escape)
    return "".join(out)


def read_ansi_c(lexer: Lexer, parts: list[str | Expansion]) -> None:
    """Read a `$'…'` string."""
    lexer.budget.spend(6)
    lexer.beyond_posix = True
    start = lexer.pos + 2
    pos = start
    while pos < lexer.end and lexer.text[pos] != "'":
        pos += 2 if lexer.text[pos] == "\\" else 1
    if pos >= lexer.end:
        raise ShellSyntaxError("unterminated $'")
    parts.append(decode_ansi_c(lexer.text[start:pos], lexer.unknown_escape))
    lexer.pos = pos + 1


def read_extended_glob(lexer: Lexer, parts: list[str | Expansion], scripts: list[Sequence | str]) -> Task:
    """Read the group of `@(a|b)`; what it matches is not known."""
    start = lexer.pos
    lexer.pos += 1
    yield balanced(lexer, scripts, "(", ")", counts=not lexer.reads_substitutions)
    source = lexer.text[start : lexer.pos]
    if "${" in source and not lexer.reads_substitutions:
        scripts.append(MAY_BREAK)
    parts.append(Expansion("glob", source, quoted=False))


def balanced(
    lexer: Lexer, scripts: list[Sequence | str], opener: str, closer: str, quoted: bool = False, counts: bool = False
) -> Task:
    """Step over text up to the closer of a group that has just opened; quotes and substitutions are read.

    With `quoted` a single quote is a letter, as in arithmetic. Where the shell `counts`, it looks for the end of a
    `${` or `$[` only when it expands the text.
    """
    lexer.budget.spend(5)
    depth, start = 1, lexer.pos
    ignored: list[str | Expansion] = []
    quotes = '"\\`' if quoted else "'\"\\`"
    while lexer.pos < lexer.end:
        char = lexer.text[lexer.pos]
        if char == "$" and not (counts and lexer.text.startswith(("{", "["), lexer.pos + 1)):
            yield lexer.dollar(ignored, scripts, quoted)
            continue
        if char in quotes:
            yield lexer.quoted(ignored, scripts)
            continue
        lexer.pos += 1
        if char == opener:
            depth += 1
        elif char == closer:
            depth -= 1
            if depth == 0:
                break
    lexer.budget.spend((lexer.pos - start) // 8)
    if depth:
        raise ShellSyntaxError(f"unterminated {opener}")


def read_array(lexer: Lexer, source: str) -> Task:
    """Read the list of `name=( … )` from its parenthesis: one word, of which only the substitutions matter."""
    lexer.pos += 1
    lexer.beyond_posix = True
    scripts: list[Sequence | str] = []
    array = Expansion("array", source, quoted=True)
    listed: list[str | Word] = []
    is_listed = True
    while True:
        lexer.skip_lines()
        if lexer.pos >= lexer.end:
            raise ShellSyntaxError(") expected")
        char = lexer.text[lexer.pos]
        if char == ")":
            lexer.pos += 1
            array.listed = listed if is_listed else None
            return Word([array], scripts, source)
        if char in WORD_ENDS and not lexer.text.startswith(("<(", ">("), lexer.pos):
            raise ArraySyntaxError(f"unexpected {char}")
        if char == "[":
            is_listed = False
            lexer.pos += 1
            yield balanced(lexer, scripts, "[", "]")
            if lexer.pos >= lexer.end or lexer.text[lexer.pos] in WORD_ENDS:
                continue
        word = yield lexer.word()
        for one in word if isinstance(word, list) else [word]:
            listed.append(one)
            if isinstance(one, Word):
                scripts.extend(one.scripts)


def read_subscripted(lexer: Lexer) -> Task:
    """Read a word that begins with `name[`, in whose brackets blanks and operators are letters."""
    start = lexer.pos
    scripts: list[Sequence | str] = []
    lexer.pos = lexer.text.index("[", start) + 1
    lexer.beyond_posix = True
    yield balanced(lexer, scripts, "[", "]")
    parts: list[str | Expansion] = [Expansion("glob", lexer.text[start : lexer.pos], quoted=False)]
    if lexer.pos < lexer.end and lexer.text[lexer.pos] not in WORD_ENDS:
        tail = yield lexer.word(braces=False)
        parts.extend([tail] if isinstance(tail, str) else tail.parts)
        scripts.extend(() if isinstance(tail, str) else tail.scripts)
    return Word(parts, scripts, lexer.text[start : lexer.pos])


def read_double_parenthesis(
    lexer: Lexer, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool
) -> Task:
    """Read `$((…))`.

    The shell looks for the closing parenthesis alone; only when it expands the word does it see whether that was
    arithmetic or, as in `$((a); (b))`, a text of its own. It writes the substitutions in it anew before it counts
    parentheses, the arms of a `case` in one as `a) …`, so that they never match; those of a here-document it leaves.
    """
    start = lexer.pos
    lexer.pos += 3
    inside: list[Sequence | str] = []
    yield balanced(lexer, inside, "(", ")", counts=True)
    is_arithmetic = lexer.text.startswith(")", lexer.pos)
    if is_arithmetic:
        lexer.pos += 1
    else:
        yield balanced(lexer, inside, "(", ")", counts=True)
    source = lexer.text[start : lexer.pos]
    body = source[2:-1]
    lexer.budget.spend(5 + len(body) // 16)
    if lexer.is_body and not lexer.substitution_depth:
        is_arithmetic = _closes_at_the_end(body)
    elif "case" in body:
        is_arithmetic = is_arithmetic and not _holds_case_arm(body)
    if is_arithmetic:
        if "'" in body and not lexer.reads_substitutions:
            inside = yield from _between_quotes(lexer, body)
        scripts.extend(inside)
        if not lexer.reads_substitutions:
            scripts.extend(_mistakes(body[1:-1]))
        parts.append(Expansion("arithmetic", source, quoted))
    else:
        scripts.append(body)
        parts.append(Expansion("command", source, quoted))


def _closes_at_the_end(body: str) -> bool:
    """Say whether a text is one parenthesis that closes at its very end, whatever its signs mean."""
    depth = 0
    quote = ""
    for at, char in enumerate(body):
        if quote or char in "'\"":
            quote = char if not quote else "" if char == quote and body[at - 1] != "\\" else quote
        elif char == "(":
            depth += 1
        elif char == ")":
            depth -= 1
            if depth == 0:
                return at == len(body) - 1
    return False


def _between_quotes(lexer: Lexer, body: str) -> Task:
    """The scripts of arithmetic as it is read when it is counted: single quotes are letters then."""
    inside: list[Sequence | str] = []
    again = type(lexer)(body, lexer.budget, lexer.extglob)
    try:
        yield again.double_quoted([], inside, "")
    except ShellSyntaxError:
        inside.append(BAD_SUBSTITUTION)
    return inside


def read_brackets(lexer: Lexer, parts: list[str | Expansion], scripts: list[Sequence | str], quoted: bool) -> Task:
    """Read `$[…]`."""
    start = lexer.pos
    lexer.pos += 2
    yield balanced(lexer, scripts, "[", "]")
    source = lexer.text[start : lexer.pos]
    if not lexer.reads_substitutions:
        scripts.extend(_mistakes(source[2:-1]))
    parts.append(Expansion("arithmetic", source, quoted))


def _mistakes(expression: str) -> tuple[str, ...]:
    """What stands among the scripts of arithmetic that the shell cannot count, or perhaps cannot."""
    expression = expression.strip()
    if expression[-1:] in _BINARY_OPERATORS and expression and not expression.endswith(("++", "--")):
        return (BAD_SUBSTITUTION,)
    return () if _counts_surely(expression) else (MAY_BREAK,)


def _counts_surely(expression: str) -> bool:
    """Say whether arithmetic is names and numbers between operators that never fail."""
    is_after_operand = False
    at = 0
    while at < len(expression):
        char = expression[at]
        if char in NAME_CHARS:
            if is_after_operand:
                return False
            while at < len(expression) and expression[at] in NAME_CHARS:
                at += 1
            is_after_operand = True
            continue
        at += 1
        if char in "+-*<>&|" and is_after_operand:
            at += char != "*" and expression[at : at + 1] == char and at + 1 < len(expression)
            is_after_operand = at >= len(expression)
        elif char != " ":
            return False
    return is_after_operand or not expression


def _holds_case_arm(body: str) -> bool:
    """Say whether a `case` with an arm may stand in a substitution."""
    inner = body.find("$(")
    start = body.find("case", inner) if inner >= 0 else -1
    return start >= 0 and any(not after.lstrip(" \t\n").startswith("esac") for after in body[start:].split("in")[1:])


def read_arithmetic(lexer: Lexer) -> Task:
    """Read up to and over `))`: the scripts inside, or None when a single `)` shows it is no arithmetic."""
    scripts: list[Sequence | str] = []
    try:
        yield balanced(lexer, scripts, "(", ")", quoted=True, counts=True)
    except ShellSyntaxError:
        return None
    if not lexer.text.startswith(")", lexer.pos):
        return None
    lexer.pos += 1
    return scripts


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
    following = text[lexer.pos : lexer.pos + 1]
    if following and not lexer.reads_substitutions and not _names_parameter(name, text[lexer.pos : lexer.pos + 2]):
        scripts.append(
            MAY_BREAK if quoted and following == "$" else BAD_SUBSTITUTION
        )  # between quotes `$'a'` is a name
        scripts = []  # what stands in it does not run
    default: Word | None = None
    for operator in (":-", ":=", "-", "="):
        if name and text.startswith(operator, lexer.pos):
            lexer.pos += len(operator)
            default = yield _default(lexer, scripts, quoted)
            break
    else:
        if not name and text[lexer.pos : lexer.pos + 1] in SPECIAL_PARAMETERS and text[lexer.pos : lexer.pos + 1]:
            lexer.pos += not text.startswith(("$(", "${", "$'"), lexer.pos)
        in_words = text[lexer.pos : lexer.pos + 1] in ("+", "?") or text[lexer.pos : lexer.pos + 2] in (":+", ":?")
        in_words = in_words or not lexer.quotes_patterns
        yield _parameter_tail(lexer, [], scripts, quoted and in_words)
    parts.append(Expansion("variable", text[start : lexer.pos], quoted, name=name, default=default))


def _names_parameter(name: str, following: str) -> bool:
    """Say whether what stands after `${` names a parameter: a name, or a special one, before an operator or the end."""
    if name:
        return following[0] in AFTER_NAME
    return following[0] in SPECIAL_PARAMETERS and following[1:] not in ("'", '"', " ")


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
            if lexer.text.startswith("'", lexer.pos + 1) and not single_quotes_are_text:
                read_ansi_c(lexer, parts)
            else:
                yield lexer.dollar(parts, scripts, quoted=True)
        elif char in '"\\`' or (char == "'" and not single_quotes_are_text):
            yield lexer.quoted(parts, scripts)
        elif char in "<>" and lexer.text.startswith("(", lexer.pos + 1) and not single_quotes_are_text:
            yield lexer.process_substitution(parts, scripts)
        else:
            stop = lexer.pos + 1
            while stop < lexer.end and lexer.text[stop] not in _TAIL_STOPS:
                stop += 1
            parts.append(lexer.text[lexer.pos : stop])
            lexer.pos = stop
    raise ShellSyntaxError("unterminated ${")
