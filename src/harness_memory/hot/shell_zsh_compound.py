"""zsh's compound commands: short loops, bodies in braces, `always`, `repeat`, several names for one function.

Functions on a parser for zsh that stands after the opening word. Their forms become the nodes of `shell_nodes`, so the
runner knows none of them. Called by the parser for zsh.
"""

from __future__ import annotations

from harness_memory.hot.shell_expansions import read_arithmetic
from harness_memory.hot.shell_nodes import Case, Coproc, For, Function, Group, If, Loop
from harness_memory.hot.shell_syntax import Sequence, ShellSyntaxError, Word
from harness_memory.hot.shell_text import NAME_CHARS, NAME_START, WORD_ENDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_syntax import Task
    from harness_memory.hot.shell_zsh import ZshParser

ANONYMOUS = "()"


def _group(parser: ZshParser) -> Task:
    parser.pos -= 1
    body = yield parser.braces()
    parser.skip_blanks()
    if parser.peek_word() != "always":
        return Group(body, subshell=False)
    parser.pos += len("always")
    parser.skip_blanks()
    after = yield parser.braces()
    tried = Group(body, subshell=False)
    return Group(Sequence([(tried, False), (Group(after, subshell=False), False)]), subshell=False)


def _if(parser: ZshParser) -> Task:
    branches: list[tuple[Sequence, Sequence]] = []
    closer = "if"
    while closer in ("if", "elif"):
        condition, has_then = yield parser.condition("then")
        parser.skip_blanks()
        in_braces = not has_then and parser.text.startswith("{", parser.pos)
        if has_then:
            body = yield parser.list_until("elif", "else", "fi")
        elif in_braces:
            body = yield parser.braces()
        elif parser.pos >= parser.end:
            raise ShellSyntaxError("then expected")
        else:
            body = yield parser.short_body()
        branches.append((condition, body))
        closer = _closer(parser, in_braces) if has_then or in_braces else ""
    if closer != "else":
        return If(branches, None)
    parser.skip_separators()
    if in_braces and parser.peek_word() == "{":
        return If(branches, (yield parser.braces()))
    otherwise = yield parser.list_until("fi")
    parser.pos += len("fi")
    return If(branches, otherwise)


def _closer(parser: ZshParser, in_braces: bool) -> str:
    """Read what goes on after the body of an `if`; where nothing does after a brace, zsh wants a separator there."""
    text, start = parser.text, parser.pos
    parser.skip_blanks()
    word = parser.peek_word()
    if word in ("elif", "else", "fi") or (in_braces and word == "if"):  # which goes on as `elif` does
        parser.pos += len(word)
        return word
    has_comment = text[start : parser.pos].lstrip(" \t").startswith("#")
    if in_braces and (text.startswith((";", "\n"), parser.pos) or has_comment):
        return ""
    raise ShellSyntaxError("separator expected")


def _while(parser: ZshParser, until: bool = False) -> Task:
    condition, has_do = yield parser.condition("do")
    if not condition.items:
        raise ShellSyntaxError("condition expected")
    if not has_do:
        return Loop(condition, (yield parser.body()), until)
    body = yield parser.list_until("done")
    parser.pos += len("done")
    return Loop(condition, body, until)


def _until(parser: ZshParser) -> Task:
    return _while(parser, until=True)


def _for_head(parser: ZshParser) -> Task:
    """Parse the names of a loop and the words they stand for, None where there are none; the single name or none."""
    names: list[Any] = []
    words: list[Any] | None = None
    while True:
        parser.skip_blanks()
        if parser.text.startswith("(", parser.pos) and not parser.text.startswith(ANONYMOUS, parser.pos):
            parser.pos += 1
            words = yield _words(parser, ")")
            parser.pos += 1
            break
        if parser.text.startswith("(", parser.pos) or parser.at_command_end() or parser.peek_word() in ("do", "{"):
            break
        if names and parser.peek_word() == "in":
            parser.pos += len("in")
            words = yield _words(parser, "")
            break
        names.append((yield parser.word(braces=False)))
        if parser.text.startswith("\n", parser.pos):
            parser.skip_lines()
            if parser.peek_word() != "in":
                break
    if not names or not all(map(_is_name, names)):
        raise ShellSyntaxError("name expected")
    parser.skip_separators()
    return (names[0] if len(names) == 1 else ""), words


def _is_name(word: Any) -> bool:
    return isinstance(word, str) and NAME_CHARS.issuperset(word) and (word[0] in NAME_START or word.isdigit())


def _words(parser: ZshParser, closer: str) -> Task:
    """Parse words up to a closing sign, which stays unread, or without one to the end of the command."""
    words: list[Any] = []
    while True:
        if closer:
            parser.skip_lines()
        if parser.at_command_end():
            if closer and not parser.text.startswith(closer, parser.pos):
                raise ShellSyntaxError(f"{closer} expected")
            return words
        word = yield parser.word()
        words.extend(word if isinstance(word, list) else [word])


def _for(parser: ZshParser) -> Task:
    parser.skip_blanks()
    if not parser.text.startswith("((", parser.pos):
        name, words = yield _for_head(parser)
        return For(name, words, [], (yield parser.body()))
    parser.pos += 2
    scripts = yield read_arithmetic(parser)
    if scripts is None:
        raise ShellSyntaxError("unterminated ((")
    parser.skip_separators()
    return For("", None, scripts, (yield parser.body()))


def _foreach(parser: ZshParser) -> Task:
    name, words = yield _for_head(parser)
    if parser.peek_word() in ("do", "{"):
        return For(name, words, [], (yield parser.body()))
    body = yield parser.list_until("end")
    parser.pos += len("end")
    return For(name, words, [], body)


def _repeat(parser: ZshParser) -> Task:
    parser.skip_blanks()
    count = yield parser.word(braces=False)
    parser.skip_separators()
    scripts = count.scripts if isinstance(count, Word) else []
    return For("", None, scripts, (yield parser.body()))


def _case(parser: ZshParser) -> Task:
    parser.skip_blanks()
    subject = yield parser.word(braces=False)
    parser.skip_separators()
    opener = parser.peek_word()
    if opener not in ("in", "{"):
        raise ShellSyntaxError("in expected")
    closer = "esac" if opener == "in" else "}"
    parser.pos += len(opener)
    arms: list[tuple[list[Any], Sequence, str]] = []
    while True:
        parser.skip_separators()
        if parser.closing_word() == closer:
            parser.pos += len(closer)
            return Case(subject, arms)
        patterns = yield _case_patterns(parser)
        body = yield parser.list_until(*parser.closing_signs, closer)
        terminator = parser.closing_sign()
        parser.pos += len(terminator)
        arms.append((patterns, body, ";;&" if terminator == ";|" else terminator))


def _case_patterns(parser: ZshParser) -> Task:
    """Read the patterns of one arm, which may be empty, and the parenthesis that ends them.

    A parenthesis before them is part of a pattern, or the one that bash has there when it encloses all of them.
    """
    patterns: list[Any] = []
    while True:
        parser.skip_blanks()
        following = parser.text[parser.pos : parser.pos + 1]
        if following not in ("|", ")"):
            start = parser.pos
            patterns.append((yield parser.word(braces=False)))
            opened = parser.text.startswith("(", start)
            parser.skip_blanks()
            following = parser.text[parser.pos : parser.pos + 1]
            if opened and len(patterns) == 1 and following not in ("|", ")"):
                return patterns
        parser.pos += 1
        if following == ")":
            return patterns
        if following != "|":
            raise ShellSyntaxError(") expected")


def _function(parser: ZshParser) -> Task:
    names: list[str] = []
    while not parser.at_command_end() and not _opens_body(parser):
        names.append(literal_name((yield parser.word(braces=False))))
    if names[:1] == ["-T"]:
        names.pop(0)
    if parser.text.startswith(ANONYMOUS, parser.pos):
        parser.pos += len(ANONYMOUS)
    if not names:
        return (yield parser.anonymous())
    parser.skip_separators()
    body = (yield parser.command()) if parser.peek_word() == "{" else (yield parser.short_body())
    return functions_of(Function(names[0], body), names)


def _opens_body(parser: ZshParser) -> bool:
    """Say whether a parenthesis or a brace by itself comes next."""
    first, second = parser.text[parser.pos], parser.text[parser.pos + 1 : parser.pos + 2]
    return first == "(" or (first == "{" and (second in WORD_ENDS or not second))


def _coproc(parser: ZshParser) -> Task:
    return Coproc((yield parser.pipeline(None)))


def literal_name(word: str | Word) -> str:
    """The name that a word is, given its quotes; its source when nobody knows."""
    if isinstance(word, str):
        return word
    parts = [part for part in word.parts if isinstance(part, str)]
    return "".join(parts) if len(parts) == len(word.parts) else word.source


def functions_of(function: Function, names: list[str]) -> Any:
    """The definition of all of the names, given the first one."""
    if len(names) == 1:
        return function
    definitions = [(Function(name, function.body), False) for name in names]
    return Group(Sequence(definitions), subshell=False)


READERS: dict[str, Any] = {
    "{": _group,
    "if": _if,
    "while": _while,
    "until": _until,
    "for": _for,
    "select": _for,
    "foreach": _foreach,
    "repeat": _repeat,
    "case": _case,
    "function": _function,
    "coproc": _coproc,
}
