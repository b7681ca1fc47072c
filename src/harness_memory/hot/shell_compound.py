"""Compound commands: groups, conditions, loops, case, tests, functions, coprocesses.

Owns how they are read; functions on a parser that stands after the opening word. Loaded when a text
first holds one. Called by the parser; the nodes are `shell_nodes`.
"""

from __future__ import annotations

from harness_memory.hot.shell_expansions import read_arithmetic
from harness_memory.hot.shell_nodes import Case, Coproc, For, Function, Group, If, Loop, Test
from harness_memory.hot.shell_quick import MAY_REDIRECT
from harness_memory.hot.shell_syntax import Sequence, ShellSyntaxError, Simple, Word, shallow
from harness_memory.hot.shell_text import NAME_CHARS, NAME_START, WORD_ENDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_parser import Parser
    from harness_memory.hot.shell_syntax import Task

TEST_SIGNS = ("&&", "||", "(", ")", "<", ">", "&", "|", "\n")
TEST_OPERATORS = ("=", "==", "!=", "<", ">", "-eq", "-ne", "-lt", "-le", "-gt", "-ge", "-nt", "-ot", "-ef")
PATTERN_OPERATORS = (["="], ["=="], ["!="], ["=~"])  # of zsh, in which a parenthesis after one is no sign
TEST_OPTIONS = tuple(f"-{letter}" for letter in "abcdefghkpnorstuvwxzGLNORS")


def read_compound(parser: Parser, word: str) -> Task:
    """Read the compound command that `word` opens, and the redirections after it.

    The parser stands after the word, for "(" before it.
    """
    if word in ("function", "coproc", "select"):
        parser.beyond_posix = True
    if word == "function":
        return (yield from _function_keyword(parser))
    if word == "coproc":
        return (yield from _coproc(parser))
    node = yield from _READERS[word](parser)
    following = parser.next_char()
    return (yield from read_redirects(parser, node)) if following and following in MAY_REDIRECT else node


def read_redirects(parser: Parser, node: Any) -> Task:
    """Read the redirections after a compound command; return its node."""
    while True:
        char = parser.next_char()
        if not char or char not in MAY_REDIRECT:
            return node
        redirect = parser.quick_redirect() or (yield from parser.redirect())
        if redirect is None:
            return node
        node.redirects.append(redirect)


def _parenthesis(parser: Parser) -> Task:
    if parser.text.startswith("((", parser.pos):
        start = parser.pos
        parser.pos += 2
        scripts = yield read_arithmetic(parser)
        if scripts is not None:
            parser.beyond_posix = True
            return Test(scripts, parser.text[start + 1 : parser.pos - 1])
        parser.budget.spend((parser.pos - start) // 8)
        parser.pos = start
    parser.pos += 1
    body = yield from shallow(parser.list_until(")"), parser.budget)
    parser.pos += 1
    return Group(body, subshell=True)


def _braces(parser: Parser) -> Task:
    body = yield from shallow(parser.list_until("}"), parser.budget)
    parser.pos += 1
    return Group(body, subshell=False)


def _if(parser: Parser) -> Task:
    branches: list[tuple[Sequence, Sequence]] = []
    while True:
        condition = yield from shallow(parser.list_until("then"), parser.budget)
        parser.pos += len("then")
        body = yield from shallow(parser.list_until("elif", "else", "fi"), parser.budget)
        branches.append((condition, body))
        closer = parser.closing_word()
        parser.pos += len(closer)
        if closer == "elif":
            continue
        otherwise = None
        if closer == "else":
            otherwise = yield from shallow(parser.list_until("fi"), parser.budget)
            parser.pos += len("fi")
        return If(branches, otherwise)


def _while(parser: Parser, until: bool = False) -> Task:
    condition = yield from shallow(parser.list_until("do"), parser.budget)
    parser.pos += len("do")
    body = yield from shallow(parser.list_until("done"), parser.budget)
    parser.pos += len("done")
    return Loop(condition, body, until)


def _until(parser: Parser) -> Task:
    return _while(parser, until=True)


def _for(parser: Parser) -> Task:
    parser.skip_blanks()
    scripts: list[Any] = []
    words: list[Any] | None = None
    name: str | None = ""
    if parser.text.startswith("((", parser.pos):
        parser.pos += 2
        parser.beyond_posix = True
        scripts = yield read_arithmetic(parser)
        if scripts is None:
            raise ShellSyntaxError("unterminated ((")
        _skip_semicolon(parser)
    else:
        word = yield parser.word(braces=False)
        is_name = isinstance(word, str) and word[0] in NAME_START and NAME_CHARS.issuperset(word)
        name = word if is_name else None
        words = yield from _for_words(parser)
    parser.skip_lines()
    if parser.peek_word() == "{":
        parser.pos += 1
        body = yield from shallow(parser.list_until("}"), parser.budget)
        parser.pos += 1
    else:
        parser.expect("do")
        body = yield from shallow(parser.list_until("done"), parser.budget)
        parser.pos += len("done")
    return For(name, words, scripts, body)


def _select(parser: Parser) -> Task:
    node = yield from _for(parser)
    node.is_menu = True
    return node


def _skip_semicolon(parser: Parser) -> None:
    parser.skip_blanks()
    if parser.text.startswith(";", parser.pos):
        parser.pos += 1


def _for_words(parser: Parser) -> Task:
    """Read `in words` up to the end of the line or `;`; None without `in`."""
    parser.skip_lines()
    if parser.peek_word() != "in":
        _skip_semicolon(parser)
        return None
    parser.pos += len("in")
    words: list[Any] = []
    while not parser.at_command_end():
        word = yield parser.word()
        words.extend(word if isinstance(word, list) else [word])
    if parser.text[parser.pos : parser.pos + 1] not in (";", "\n"):
        raise ShellSyntaxError("do expected")
    _skip_semicolon(parser)
    return words


def _case(parser: Parser) -> Task:
    parser.skip_blanks()
    subject = yield parser.word(braces=False)
    parser.skip_lines()
    if parser.peek_word() != "in":
        raise ShellSyntaxError("in expected")
    parser.pos += len("in")
    arms: list[tuple[list[Any], Sequence, str]] = []
    while True:
        parser.skip_lines()
        if parser.closing_word() == "esac":
            parser.pos += len("esac")
            return Case(subject, arms)
        patterns = yield from read_case_patterns(parser)
        body = yield from shallow(parser.list_until(";;", ";&", ";;&", "esac", may_be_empty=True), parser.budget)
        terminator = parser.closing_sign()
        parser.pos += len(terminator)
        parser.beyond_posix = parser.beyond_posix or terminator in (";&", ";;&")
        arms.append((patterns, body, terminator))


def read_case_patterns(parser: Parser) -> Task:
    """Read the patterns of one arm and the parenthesis that ends them."""
    if parser.text.startswith("(", parser.pos):
        parser.pos += 1
    patterns: list[Any] = []
    while True:
        parser.skip_blanks()
        extglob, parser.extglob = parser.extglob, True
        patterns.append((yield parser.word(braces=False)))
        parser.extglob = extglob
        parser.skip_blanks()
        following = parser.text[parser.pos : parser.pos + 1]
        parser.pos += 1
        if following == ")":
            return patterns
        if following != "|":
            raise ShellSyntaxError(") expected")


def _double_bracket(parser: Parser) -> Task:
    """Read `[[ … ]]`, of which only the substitutions matter, and that the shell accepts it."""
    scripts: list[Any] = []
    tokens: list[str] = []
    start = parser.pos
    parser.beyond_posix = True
    extglob, parser.extglob = parser.extglob, True
    while True:
        parser.skip_blanks()
        if parser.pos >= parser.end:
            raise ShellSyntaxError("]] expected")
        if parser.text[parser.pos] == ";":
            parser.budget.spend(1 + len(tokens) // 16)
            if not _in_group_of_pattern(tokens):
                raise ShellSyntaxError("]] expected")
            parser.pos += 1
            continue
        in_pattern = not parser.checks_conditions and tokens[-1:] in PATTERN_OPERATORS
        sign = "" if in_pattern and parser.text[parser.pos] == "(" else _test_sign(parser)
        if sign:
            tokens.append(sign)
            continue
        word = yield parser.word(braces=False)
        if isinstance(word, Word):
            scripts.extend(word.scripts)
        if (word.source if isinstance(word, Word) else word) == "]]":
            break
        tokens.append(word if isinstance(word, str) else "")
    parser.extglob = extglob
    if parser.checks_conditions and not _is_condition(tokens):
        raise ShellSyntaxError("conditional operator expected")
    return Test(scripts, "'[['" + parser.text[start : parser.pos])


def _in_group_of_pattern(tokens: list[str]) -> bool:
    """Say whether a parenthesis is open in the pattern of `=~`, in which any sign is a letter."""
    if "=~" not in tokens:
        return False
    pattern = tokens[len(tokens) - tokens[::-1].index("=~") :]
    return pattern.count("(") > pattern.count(")")


def _test_sign(parser: Parser) -> str:
    """Read a sign of `[[ ]]` that is no word; empty when a word comes next."""
    text, pos = parser.text, parser.pos
    if text[pos] == "\n":
        parser.skip_lines()
        return "\n"
    if text[pos] not in WORD_ENDS or text.startswith(("<(", ">("), pos):
        return ""
    sign = text[pos : pos + 2] if text.startswith(("&&", "||"), pos) else text[pos]
    parser.pos += len(sign)
    return sign


def _is_condition(tokens: list[str]) -> bool:
    """Say whether the words and signs between `[[` and `]]` are a condition to bash; a word not plain is empty."""
    at = depth = 0
    while at < len(tokens):
        piece = tokens[at]
        if piece in ("!", "(", "\n"):
            depth += piece == "("
            at += 1
            continue
        operands = 1
        if piece in TEST_OPTIONS:
            operands = 2
        elif at + 1 < len(tokens) and tokens[at + 1] in TEST_OPERATORS:
            operands = 3
        if tokens[at + 1 : at + 2] == ["=~"]:
            return piece not in TEST_SIGNS and at + 2 < len(tokens)  # a pattern may hold any sign
        operand = tokens[at : at + operands]
        if len(operand) < operands or any(word in TEST_SIGNS for word in (operand[0], operand[-1])):
            return False
        at += operands
        while at < len(tokens) and (tokens[at] == ")" or (tokens[at] == "\n" and operands > 1)):
            depth -= tokens[at] == ")"
            at += 1
        if at == len(tokens):
            return depth == 0
        if tokens[at] not in ("&&", "||"):
            return False
        at += 1
    return False


def _function_keyword(parser: Parser) -> Task:
    parser.skip_blanks()
    start = parser.pos
    yield parser.word(braces=False)
    opens = parser.opens_function(start)
    return (yield from parser.function_body(parser.text[start : opens or parser.pos]))


def read_function_body(parser: Parser, name: str) -> Task:
    """Read what follows a function's name."""
    parser.skip_lines()
    if parser.pos >= parser.end:
        raise ShellSyntaxError("function body expected")
    if not parser.text.startswith("(", parser.pos) and _opening_word(parser) is None:
        raise ShellSyntaxError("function body expected")
    return Function(name, (yield parser.command()))


def _opening_word(parser: Parser) -> str | None:
    word = parser.peek_word()
    return word if word in _READERS else None


def _coproc(parser: Parser) -> Task:
    parser.skip_blanks()
    start = parser.pos
    name = parser.plain_word()
    if name is not None and name not in _READERS:
        parser.skip_blanks()
        if _opening_word(parser) is not None or parser.text.startswith("(", parser.pos):
            return Coproc((yield parser.command()))
        if parser.closing_word():  # which is one behind what may be a name
            return Coproc(Simple([], [name], []))
    parser.pos = start
    return Coproc((yield parser.command()))


_READERS: dict[str, Any] = {
    "(": _parenthesis,
    "{": _braces,
    "if": _if,
    "while": _while,
    "until": _until,
    "for": _for,
    "select": _select,
    "case": _case,
    "[[": _double_bracket,
}
