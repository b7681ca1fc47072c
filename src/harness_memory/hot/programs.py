"""The canonical form of one command's words.

Owns which spellings of a program or subcommand are the same command. Knows nothing of shells: it is given words after
quote removal. The tools themselves are rows of `program_tables`. Called by the shell reader (effective directories) and
by the signature matcher (canonical forms).
"""

from __future__ import annotations

from harness_memory.hot.program_tables import (
    CHDIR_OPTIONS,
    CMDLET_VERBS,
    KUBECTL_RESOURCES,
    KUBECTL_VERBS,
    ONE_DASH_TOOLS,
    OPERAND_OPTIONS,
    OTHER_PROGRAMS,
    PACKAGE_MANAGERS,
    PYTHON_CLUSTER_ENDS,
    PYTHON_ENDS,
    PYTHON_VALUE_OPTIONS,
    SCRIPT_RUNNERS,
    SUBCOMMAND_ALIASES,
    SUBCOMMAND_TOOLS,
    TARGET_TOOLS,
    TEXT_OPTIONS,
    VALUE_OPTIONS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MOST_JOINED = 4  # a module joined to its option is looked for behind so many signs, see `glance`
PROGRAM_SUFFIXES = (".exe", ".cmd", ".bat", ".ps1")
RUNS = ("run", "run-script")
_PM_SHORT = {"t": "test", "i": "install"}


def program_name(word: str) -> str:
    """The program a command word names: its last path part, without an executable suffix."""
    name = word.rsplit("/", 1)[-1] if "/" in word else word
    if "\\" in name:
        name = name.rsplit("\\", 1)[-1]
    if "." in name and len(name) > 4 and name[-4:].lower() in PROGRAM_SUFFIXES:
        return name[:-4]
    return name


def is_known_program(name: str) -> bool:
    """Say whether a program is one that does not launch its own words as a command."""
    return name in OTHER_PROGRAMS or name in SUBCOMMAND_TOOLS


def _is_versioned(name: str, stem: str) -> bool:
    rest = name[len(stem) :]
    return name.startswith(stem) and all(ch.isdigit() or ch == "." for ch in rest) and not rest.startswith(".")


def takes_value(program: str, option: str) -> bool:
    """Say whether an option of a program is known to take the next word as its value."""
    return option in VALUE_OPTIONS.get(program, "").split() or option in OPERAND_OPTIONS.get(program, "").split()


def _is_cmdlet(name: str) -> bool:
    """Say whether a program is called as PowerShell names its cmdlets, `Verb-Noun`, in any case."""
    verb, dash, noun = name.partition("-")
    return bool(dash) and noun.isalpha() and verb.lower() in CMDLET_VERBS


def canonical_program(name: str) -> str:
    """Fold the spellings of one program: python3.12 and py are python, pip3 is pip, cmdlets have no case."""
    if "-" in name and _is_cmdlet(name):
        return name.lower()
    if name == "py" or _is_versioned(name, "python"):
        return "python"
    if _is_versioned(name, "pip"):
        return "pip"
    return name


class Form:
    """A command in canonical parts.

    `flags` are the option words wherever they stood; a value option before the subcommand is kept as `-n=value`.
    `positionals` are the other words, in order; `may_skip` are the positions among them that may be no more than the
    value of the option they follow (S31), each with that option, or one target of several, each with an empty option.
    `flag_values` look like options but are the text of one, or its end. `aliased` says that a subcommand was given by
    another name of the tool's. `chdirs` are the directories that the command's own options move to, in order.
    """

    __slots__ = ("aliased", "chdirs", "flag_values", "flags", "may_skip", "positionals", "program")

    def __init__(self, program: str) -> None:
        self.program = program
        self.positionals: list[str] = []
        self.flags: list[str] = []
        self.flag_values: list[str] = []
        self.may_skip: dict[int, str] = {}
        self.aliased = False
        self.chdirs: list[str] = []


class ScriptForm(Form):
    """The form of an interpreter's command: the first `own` of its flags stand before the script."""

    __slots__ = ("own",)

    def __init__(self, program: str) -> None:
        super().__init__(program)
        self.own = 0


def python_module(args: Sequence[str]) -> tuple[str, list[str]] | None:
    """The module and its arguments when interpreter arguments run one with -m; None for a script, -c or no -m."""
    at = 0
    while at < len(args):
        word = args[at]
        at += 1
        if not word.startswith("-") or word in PYTHON_ENDS:
            return None
        if word.startswith("--"):
            at += word in PYTHON_VALUE_OPTIONS
            continue
        end = next((end for end, letter in enumerate(word[1:], 1) if letter in PYTHON_CLUSTER_ENDS), 0)
        if not end:
            continue
        rest = word[end + 1 :]
        if word[end] == "m" and (not rest or end < MOST_JOINED):
            found = [rest, *args[at:]] if rest else list(args[at:])
            return (found[0], found[1:]) if found else None
        if word[end] in "chV?":
            return None
        at += not rest
    return None


def takes_next(word: str, values: Sequence[str]) -> bool:
    """Say whether an option word takes the next word: it is listed, or a cluster whose last letter is."""
    if word in values:
        return True
    letters = word[1:]
    if (
        not word.startswith("-")
        or word.startswith("--")
        or len(letters) < 2
        or not (letters.isascii() and letters.isalnum())
    ):
        return False
    return f"-{letters[-1]}" in values and not any(f"-{letter}" in values for letter in letters[:-1])


def _leading_options(program: str, args: list[str], form: Form) -> list[str]:
    """Take the options before the subcommand off `args`; they land in the form's flags and chdirs."""
    if program not in VALUE_OPTIONS and program not in CHDIR_OPTIONS:
        return args
    takes_value = VALUE_OPTIONS.get(program, "").split()
    moves = CHDIR_OPTIONS.get(program, ())
    at = 0
    while at < len(args):
        word = args[at]
        if program == "cargo" and word.startswith("+"):
            at += 1
            continue
        if not word.startswith("-") or word in ("-", "--"):
            break
        at += 1
        is_cluster = program in ("make", "gmake") and word not in takes_value and takes_next(word, takes_value)
        option = f"-{word[-1]}" if is_cluster else word
        name, equals, value = word.partition("=")
        if equals:
            if name in moves:
                form.chdirs.append(value)
            form.flags.append(word)
        elif option in takes_value and at < len(args) and (option != "-j" or args[at].isdigit()):
            if option in moves:
                form.chdirs.append(args[at])
            if option != word:
                form.flags.append(word[:-1])
            form.flags.append(f"{option}={args[at]}")
            at += 1
        else:
            form.flags.append(word)
    return args[at:]


def _package_manager_words(program: str, positionals: list[str]) -> list[str]:
    """One spelling for a script: `npm t`, `npm run test` and `npm run-script test` are `npm test`."""
    head = positionals[0] if positionals else ""
    if head in RUNS:
        if positionals[1:2] == ["test"] and program != "bun":
            return positionals[1:]
        return ["run", *positionals[1:]]
    if (head == "t" and program in ("npm", "pnpm", "pm")) or (head == "i" and program != "yarn"):
        return [_PM_SHORT[head], *positionals[1:]]
    return positionals


def read_form(words: Sequence[str]) -> Form:
    """Reduce the words of one command (program first, wrappers already dropped) to canonical parts."""
    program = canonical_program(program_name(words[0]))
    args = list(words[1:])
    if program == "python":
        module = python_module(args)
        if module:
            program, args = canonical_program(module[0]), module[1]
    if program == "docker-compose":
        program, args = "docker", ["compose", *args]
    form = ScriptForm(program) if program in SCRIPT_RUNNERS else Form(program)
    args = _leading_options(program, args, form)
    if program == "docker" and args[:1] == ["compose"]:
        form.positionals.append("compose")
        args = _leading_options("docker compose", args[1:], form)
    _take_words(form, args)
    settle = _SETTLE.get(program) or ("-" in program and _is_cmdlet(program) and _drop_case)
    if settle:
        settle(form, args)
    _resolve_aliases(form)
    return form


def _settle_script_name(form: Form, _: list[str]) -> None:
    """One spelling for a subcommand, and for a script unless its name is an option's value (`run -w test x`)."""
    if form.may_skip.get(1, "") in VALUE_OPTIONS.get(form.program, "").split() and form.positionals[0] in RUNS:
        form.positionals[0] = "run"
        return
    shorter = _package_manager_words(form.program, form.positionals)
    shift = len(form.positionals) - len(shorter)
    form.may_skip = {at - shift: option for at, option in form.may_skip.items()}
    form.positionals = shorter


def _settle_targets(form: Form, _: list[str]) -> None:
    """Any of the words may be the target that is meant."""
    form.may_skip = dict.fromkeys(range(len(form.positionals)), "")


def _settle_dashes(form: Form, _: list[str]) -> None:
    """One dash before an option."""
    form.flags = [flag[1:] if flag.startswith("--") and type(flag) is str else flag for flag in form.flags]
    form.may_skip = {at: option[option.startswith("--") :] for at, option in form.may_skip.items()}


def _settle_script(form: Form, args: list[str]) -> None:
    """Tell an interpreter's own options from those of its script."""
    at, takes_value = 0, SCRIPT_RUNNERS[form.program].split()
    while isinstance(form, ScriptForm) and at < len(args) and args[at].startswith("-"):
        form.own += 1
        at += 2 if takes_next(args[at], takes_value) else 1


def _drop_case(form: Form, _: list[str]) -> None:
    """The parameters of a cmdlet have no case."""
    form.flags = [flag.lower() if type(flag) is str else flag for flag in form.flags]
    form.may_skip = {at: option.lower() for at, option in form.may_skip.items()}


# What is special about the words of some programs, once they have been sorted.
_SETTLE: dict[str, Callable[[Form, list[str]], None]] = {
    **dict.fromkeys((*PACKAGE_MANAGERS, "pm"), _settle_script_name),
    **dict.fromkeys(TARGET_TOOLS, _settle_targets),
    **dict.fromkeys(ONE_DASH_TOOLS, _settle_dashes),
    **dict.fromkeys(SCRIPT_RUNNERS, _settle_script),
}


def _resolve_aliases(form: Form) -> None:
    words = form.positionals
    names = SUBCOMMAND_ALIASES.get(form.program)
    if names and words:
        whole = names.get(" ".join(words[:2]))
        if whole:
            words[:2] = [whole]
        elif words[0] in names:
            whole = words[0] = names[words[0]]
        form.aliased = bool(whole)
    if form.program == "kubectl" and len(words) > 1:
        kind, slash, name = words[1].partition("/")
        if slash and words[0] in KUBECTL_VERBS and kind.isalpha():
            words[1:2] = [kind, name if type(words[1]) is str else words[1]]
            form.may_skip = {at + (at > 1): option for at, option in form.may_skip.items()}
            form.aliased = True
        at = 1
        while at in form.may_skip and at + 1 < len(words) and words[at] not in KUBECTL_RESOURCES:
            at += 1  # the value of an option
        if words[at] in KUBECTL_RESOURCES:
            words[at] = KUBECTL_RESOURCES[words[at]]
            form.aliased = True


def _takes_text(option: str, takes_text: list[str]) -> bool:
    """Say whether an option takes the next word as its text, alone or as the last of joined ones (`-am`)."""
    if option in takes_text:
        return True
    return (
        not option.startswith("--")
        and _own_length(option, takes_text) == len(option)
        and f"-{option[-1]}" in takes_text
    )


def _own_length(option: str, takes_text: list[str]) -> int:
    """How much of an option word is options: a text may be joined to the last of them (`-amfix`)."""
    for at, letter in enumerate(option[1:], 1):
        if not letter.isalpha():
            break
        if f"-{letter}" in takes_text:
            return at + 1
    return len(option)


def _take_words(form: Form, args: list[str]) -> None:
    """Sort the words after the leading options into flags and positionals; after `--` all are positional."""
    takes_text = TEXT_OPTIONS.get(form.program, "").split()
    before = ""
    for at, word in enumerate(args):
        if word == "--":
            form.positionals.extend(args[at + 1 :])
            return
        if not word.startswith("-") or len(word) < 2:
            if before and "=" not in before:
                form.may_skip[len(form.positionals)] = before
            form.positionals.append(word)
            before = ""
        elif before and takes_text and _takes_text(before, takes_text):
            form.flag_values.append(word)
            before = ""
        else:
            length = _own_length(word, takes_text) if takes_text and word[1] != "-" else len(word)
            if length < len(word):
                form.flag_values.append("-" + word[length:])
            form.flags.append(word[:length] if length < len(word) else word)
            before = word


def canonical_words(words: Sequence[str]) -> tuple[str, ...]:
    """The canonical spelling of a command; feeding it back gives the same words."""
    if not words:
        return ()
    form = read_form(words)
    dashed = next((at for at, word in enumerate(form.positionals) if word.startswith("-") and len(word) > 1), None)
    if dashed is None:
        return (form.program, *form.positionals, *form.flags)
    return (form.program, *form.positionals[:dashed], *form.flags, "--", *form.positionals[dashed:])


def program_token(words: Sequence[str]) -> str:
    """The word or two a command is paired by (S7): `pm test`, `docker build`, `pytest`.

    A package's script goes by its name: `pnpm lint` does what `npm run lint` was to do.
    """
    if not words:
        return ""
    form = read_form(words)
    if form.program in PACKAGE_MANAGERS:
        names = form.positionals[1:] if form.positionals[:1] == ["run"] else form.positionals
        return " ".join(["pm", *names[:1]])
    return " ".join([form.program, *(form.positionals[:1] if form.program in SUBCOMMAND_TOOLS else ())])
