"""What a program starts, read from its own words.

Knows nothing of shell syntax: words in, launches out; a launch is a list of words, or a text for a shell. The rows are
`wrapper_tables`; the programs that no row can describe have a function, of which those that few texts start are loaded
when one does: `env_launcher`, `input_launchers`, `package_launchers`, `windows_launchers`. Called by the runner for
every command that is not a builtin.
"""

from __future__ import annotations

from harness_memory.hot.commands import UNTOLD, VARIABLE, Unknown, code_of, is_output, known_part, unknown
from harness_memory.hot.program_tables import SCRIPT_RUNNERS, VALUE_OPTIONS
from harness_memory.hot.programs import python_module, takes_next
from harness_memory.hot.wrapper_tables import (
    FIND_ACTIONS,
    INTERPRETERS,
    LAUNCHER,
    LAUNCHER_MODULES,
    SCRIPT_ENDS,
    SUBCOMMAND_WRAPPERS,
    TOOL_PLACES,
    WRAPPERS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from harness_memory.hot.wrapper_tables import Row


class Launch:
    """What a program starts: `words`, or `text` for a shell of its own.

    With neither it is whatever stands on the standard input.
    `role` is the role of what is started; `why` the reason it is opaque, empty when it surely runs; `chdir` the
    directory it starts in, empty when its wrapper does not move, None when nobody knows where to.
    """

    __slots__ = ("chdir", "role", "text", "why", "words")

    def __init__(
        self,
        words: Sequence[str] = (),
        text: str | None = None,
        role: str = "wrapped",
        why: str = "",
        chdir: str | None = "",
    ) -> None:
        self.words = list(words)
        self.text = text
        self.role = role
        self.why = why
        self.chdir = chdir


def _module_of(words: Sequence[str], at: int, names: list[str], values: list[str]) -> Sequence[str]:
    """The Python module that an option names, with the words behind it; none without one."""
    while names and at < len(words) and words[at].startswith("-"):
        name, equals, module = words[at].partition("=")
        if words[at] in names or takes_next(words[at], names):
            return words[at + 1 :]
        if equals and name in names:
            return [module, *words[at + 1 :]]
        at += 2 if takes_next(words[at], values) else 1
    return ()


def start_text(words: Sequence[str], role: str = "string", why: str = "", chdir: str | None = "") -> list[Launch]:
    """The launch of a text that is made of these words; none when it is empty."""
    text = " ".join([code_of(word) for word in words])
    why = why or (VARIABLE if any(is_output(word) for word in words) else "")
    return [Launch(text=text, role=role, why=why, chdir=chdir)] if text else []


def told_directory(word: str) -> str | None:
    """The directory that an option's value names, None when the text does not tell."""
    return None if isinstance(word, Unknown) and "\0" in word.shape else word


def is_assignment(word: str) -> bool:
    """Say whether a word is NAME=value."""
    name, equals, _ = word.partition("=")
    return bool(equals) and name.isascii() and name.isidentifier()


def skip_options(words: Sequence[str], at: int, values: Sequence[str]) -> int:
    """The index after the options that stand at `at`, a `--` included."""
    while at < len(words):
        word = words[at]
        if word == "--":
            return at + 1
        if not word.startswith("-") or word == "-":
            return at
        at += 2 if takes_next(word, values) else 1
    return at


def _names_one_of(options: Sequence[str], names: Sequence[str], values: Sequence[str]) -> bool:
    """Say whether one of the names stands among option words, alone or in a cluster (`-nl`)."""
    if not names:
        return False
    for word in options:
        if word in names:
            return True
        if word.startswith("-") and not word.startswith("--"):
            for letter in word[1:]:
                if f"-{letter}" in names:
                    return True
                if f"-{letter}" in values:
                    break
    return False


def option_value(options: Sequence[str], names: Sequence[str]) -> str:
    """The value of the first of the named options among option words, attached or not; empty without one."""
    for index, word in enumerate(options):
        for name in names:
            if word == name or takes_next(word, (name,)):
                return options[index + 1] if index + 1 < len(options) else ""
            if word.startswith(name + "="):
                return rest_of(word, len(name) + 1)
            if len(name) == 2 and word.startswith(name):
                return rest_of(word, 2)
    return ""


def rest_of(word: str, start: int) -> str:
    """A word without its first characters, which are known."""
    if not isinstance(word, Unknown):
        return word[start:]
    return unknown(word.shape[start:], word.shape[start:], word.code[start:], word.many)


def _names(row: Row, key: str) -> list[str]:
    """A list of names in a row; the configuration may write it as a JSON list."""
    names = row.get(key)
    if not names:
        return []
    return names.split() if isinstance(names, str) else list(names)  # type: ignore[call-overload]


def unwrap(row: Row, words: Sequence[str], at: int) -> list[Launch]:
    """What a wrapper called as its row says starts; its own options begin at `at`."""
    start = at
    text_options, chdirs = _names(row, "text_options"), _names(row, "chdirs")
    why = str(row.get("why", ""))
    if words[at : at + 1] and words[at].startswith("-"):
        values = _names(row, "values")
        at = skip_options(words, at, values + text_options + chdirs)
        module = _module_of(words, start, _names(row, "modules"), values) if row.get("modules") else ()
        end = len(words) - len(module) if module else at
        if _names_one_of(words[start:end], _names(row, "never"), values):
            return []
        if module:
            return [Launch(["python", "-m", *module], why=why)]
    options = words[start:at]
    # Behind the first operand an option may be the started program's own: what surely runs is not told by one there.
    text = option_value(words[start:] if why else options, text_options) if text_options else ""
    if text:
        return start_text([text], why=why)
    for option in _names(row, "command_options"):
        if option in words[start:]:
            rest = words[skip_options(words, words.index(option, start) + 1, ()) :]
            return start_text(rest, why=why) if row.get("text") else [Launch(rest, why=why)] if rest else []
    operands = int(row.get("operands", 0))
    at += operands
    if operands and why and words[at : at + 1] == ["--"]:  # behind an operand many take it for the program
        at += 1
    if row.get("assignments"):
        while at < len(words) and is_assignment(words[at]):
            at += 1
    rest = words[at:]
    if row.get("program_options"):
        program = option_value(options, _names(row, "program_options"))
        rest = [program, *rest] if program else rest
    if not rest:
        return [Launch(role="heredoc", why=why)] if row.get("stdin") and len(words) == at else []
    chdir = told_directory(option_value(options, chdirs)) if chdirs and options else ""
    if row.get("text") and not any(option in _names(row, "words_options") for option in options):
        return start_text(rest, why=why, chdir=chdir)
    return [Launch(rest, why=why, chdir=chdir)]


def _launch_env(words: Sequence[str]) -> list[Launch]:
    from harness_memory.hot.env_launcher import launch_env

    return launch_env(words)


def _launch_xargs(words: Sequence[str]) -> list[Launch]:
    from harness_memory.hot.input_launchers import launch_xargs

    return launch_xargs(words)


def _launch_parallel(words: Sequence[str]) -> list[Launch]:
    from harness_memory.hot.input_launchers import launch_parallel

    return launch_parallel(words)


def from_input(word: str, placeholder: str) -> str:
    """A word in which the launcher puts something nobody knows."""
    if placeholder not in word or isinstance(word, Unknown):
        return word
    return unknown(word, word.replace(placeholder, "\0"), word.replace(placeholder, UNTOLD), many=False)


def _found_directory(words: Sequence[str]) -> str | None:
    """The directory in which `find … -execdir` runs, that of the file it found; None where they are many."""
    at = 1
    while at < len(words) and words[at] in ("-H", "-L", "-P"):
        at += 1
    start = "."
    if at < len(words) and not words[at].startswith(("-", "(", "!")):
        start, at = words[at], at + 1
    if isinstance(start, Unknown) or not words[at : at + 1] or not words[at].startswith(("-", "(", "!")):
        return None
    least, most = option_value(words, ("-mindepth",)), option_value(words, ("-maxdepth",))
    if most == "0":
        return start + "/.."
    if most == "1" and (least == "1" or start in (".", "./")):
        return start
    return None


def _ends_action(word: str, before: str) -> bool:
    return word == ";" or (word == "+" and before == "{}")


def _launch_find(words: Sequence[str]) -> list[Launch]:
    found: list[Launch] = []
    at = 1
    while at < len(words):
        if words[at] in FIND_ACTIONS:
            stop = at + 1
            while stop < len(words) and not _ends_action(known_part(words[stop]), words[stop - 1]):
                stop += 1
            if at + 1 < stop < len(words):
                chdir = _found_directory(words) if words[at].endswith("dir") else ""
                started = [from_input(word, "{}") for word in words[at + 1 : stop]]
                found.append(Launch(started, role="find", chdir=chdir))
            at = stop
        at += 1
    return found


def _launch_script(name: str, words: Sequence[str]) -> list[Launch] | None:
    """What an interpreter starts: a tool's own file stands for the tool, any other is no launch."""
    values = SCRIPT_RUNNERS[name].split()
    at = skip_options(words, 1, values)
    if at >= len(words) or type(words[at]) is not str or _names_one_of(words[1:at], INTERPRETERS[name].split(), values):
        return None
    script = words[at].replace("\\", "/")
    tool = script.rsplit("/", 1)[-1]
    for end in SCRIPT_ENDS:
        tool = tool.removesuffix(end)
    if not tool or "bin/" not in script[: len(script) - len(tool)]:
        return None
    return [Launch([tool, *words[at + 1 :]], why="" if any(place in script for place in TOOL_PLACES) else LAUNCHER)]


def _launch_node(words: Sequence[str]) -> list[Launch] | None:
    return _launch_script("node", words)


def _launch_php(words: Sequence[str]) -> list[Launch] | None:
    return _launch_script("php", words)


def _launch_ruby(words: Sequence[str]) -> list[Launch] | None:
    return _launch_script("ruby", words)


def _launch_python(words: Sequence[str]) -> list[Launch] | None:
    """What a Python module that is a launcher starts, or a script that is a tool's own."""
    module = python_module(words[1:])
    if module is None:
        return _launch_script("python", words)
    name, args = module
    return _find_launches(name, [name, *args], {}) if name in LAUNCHER_MODULES else None


def _launch_yarn(words: Sequence[str]) -> list[Launch]:
    from harness_memory.hot.package_launchers import launch_yarn

    return launch_yarn(words)


def _launch_local(name: str, words: Sequence[str], at: int) -> list[Launch] | None:
    from harness_memory.hot.package_launchers import launch_local

    return launch_local(name, words, at)


def _launch_cmd(words: Sequence[str]) -> list[Launch]:
    from harness_memory.hot.windows_launchers import launch_cmd

    return launch_cmd(words)


def _launch_powershell(words: Sequence[str]) -> list[Launch]:
    from harness_memory.hot.windows_launchers import launch_powershell

    return launch_powershell(words)


# What these start may be named with the version of its package.
_PACKAGE_STARTERS = frozenset({"npx", "pnpx", "bunx", "uvx", "pnpm", "npm", "bun", "yarn", "pipx", "uv"})


_SPECIAL = {
    "env": _launch_env,
    "xargs": _launch_xargs,
    "gxargs": _launch_xargs,
    "find": _launch_find,
    "gfind": _launch_find,
    "parallel": _launch_parallel,
    "yarn": _launch_yarn,
    "python": _launch_python,
    "python3": _launch_python,
    "node": _launch_node,
    "php": _launch_php,
    "ruby": _launch_ruby,
    "cmd": _launch_cmd,
    "powershell": _launch_powershell,
    "pwsh": _launch_powershell,
}


def _drop_version(words: list[str]) -> None:
    """Take the version off a package that is named in place of its program: `vitest@latest`, `ruff==0.4`."""
    head = words[0]
    if type(head) is not str:
        return
    at = head.find("@", 1) if not head.startswith("@") else head.find("@", head.find("/") + 1 or len(head))
    if at < 0:
        at = head.find("==")
    if at > 0 and "/" not in head[at:] and ":" not in head[at:]:
        words[0] = head[:at]


def find_launches(name: str, words: Sequence[str], extra: Mapping[str, Row]) -> list[Launch] | None:
    """What the program `name` called with these words starts.

    An empty list when it is a wrapper that starts nothing, None when it is no wrapper.
    """
    launches = _find_launches(name, words, extra)
    if launches and name in _PACKAGE_STARTERS and launches[0].words:
        _drop_version(launches[0].words)
    return launches


def _find_launches(name: str, words: Sequence[str], extra: Mapping[str, Row]) -> list[Launch] | None:
    special = _SPECIAL.get(name)
    if special:
        return special(words)
    row = (extra and extra.get(name)) or WRAPPERS.get(name)
    if row is not None:
        return unwrap(row, words, 1)
    at = 1
    if name == "docker-compose":
        name = "docker compose"
    elif name not in SUBCOMMAND_WRAPPERS:
        return _launch_python(words) if name.startswith("python") else None
    else:
        if words[1:2] and words[1].startswith("-"):
            at = skip_options(words, 1, VALUE_OPTIONS.get(name, "").split())
        nested = f"{name} {words[at]}" if at < len(words) else ""
        if nested in SUBCOMMAND_WRAPPERS:
            name, at = nested, at + 1
    if " " in name:
        at = skip_options(words, at, VALUE_OPTIONS.get(name, "").split())
    found = SUBCOMMAND_WRAPPERS[name].get(words[at]) if at < len(words) else None
    if found is not None:
        return unwrap(found, words, at + 1)
    return _launch_local(name, words, at) if name in ("pnpm", "bun") else None
