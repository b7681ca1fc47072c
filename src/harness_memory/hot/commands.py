"""The one shape in which a shell reader reports what would run.

Called by the readers of every dialect, which make these, and by the matcher, which compares them.
"""

from __future__ import annotations

from harness_memory.hot.globs import join_directory
from harness_memory.hot.program_tables import CHDIR_OPTIONS, SUBCOMMAND_TOOLS
from harness_memory.hot.programs import Form, canonical_program, is_known_program, program_name, read_form

# Why a text ends before its end: bash refuses it from there on.
REFUSED = "syntax_error"
# … or it is too long or too deep to be read on.
TOO_LONG = "too_long"
# Why a command may be another one: what names it is worked out at run time.
VARIABLE = "variable"
# What stands in the `code` of a word for a part that nobody can tell.
UNTOLD = "$_"
MAX_TAILS = 8  # places at which the words of a program nobody knows may be a command; chosen


class Unknown(str):
    """A word that the shell works out at run time (a variable, a glob, another command's output).

    Its own text is the best guess: the value when every variable in it was assigned a literal before, else the source.
    `shape` is the text with a NUL for each part nobody can tell; `code` is what a shell would be handed when the word
    is run as a text of its own; `many` says that it may turn into any number of words. `choices` are the words of which
    it is one, empty where nobody knows.
    """

    __slots__ = ("choices", "code", "many", "shape")

    choices: tuple[str, ...]
    code: str
    many: bool
    shape: str


def unknown(text: str, shape: str, code: str, many: bool) -> Unknown:
    """Make an Unknown word."""
    word = Unknown(text)
    word.shape = shape
    word.code = code
    word.many = many
    word.choices = ()
    return word


def split_fields(text: str) -> list[str]:
    """The words between the blanks and line ends of the shell, which are fewer than those of Unicode."""
    return [piece for piece in text.replace("\n", " ").replace("\t", " ").split(" ") if piece]


def known_part(word: str) -> str:
    """A word without what nobody knows of it."""
    return word.shape.replace("\0", "") if isinstance(word, Unknown) else word


def code_of(word: str) -> str:
    """The text a shell reads when it is handed this word to run."""
    if not isinstance(word, Unknown):
        return word
    return word.shape if is_output(word) else word.code


def is_output(word: str) -> bool:
    """Say whether a word is all of another command's output or of a variable, known from the text.

    Such a text is only likely to run.
    """
    return (
        isinstance(word, Unknown)
        and "\0" not in word.shape
        and (word.code == UNTOLD or word.code.strip("${}").isidentifier())
    )


def directory_from_here(source: str, cwd: str | None, previous: str | None = None) -> str | None:
    """The directory named by a word that begins with the current or the previous one; None for any other."""
    for spellings, directory in ((("$PWD", "${PWD}", "$(pwd)"), cwd), (("$OLDPWD", "${OLDPWD}"), previous)):
        for spelling in spellings:
            rest = source.removeprefix(spelling)
            if rest != source and (not rest or rest[0] in '/"') and not any(char in rest for char in "$`*?["):
                return join_directory(directory, "./" + rest.lstrip('"')) if directory else None
    return None


def _told_program(word: str) -> str:
    """The program that a word worked out at run time names, as far as the text tells: `"$VENV/bin/pytest"` does."""
    name = program_name(word.shape if isinstance(word, Unknown) else word)
    return "" if "\0" in name else name


class Command:
    """One simple command that would run.

    `words` after quote removal, wrappers dropped; `program` its basename, empty when nobody can know it. `assignments`
    and `redirects` are those written before and after it, as written. `role` is where it stands: top, pipe,
    background, subshell, substitution, function, string (`-c`, eval), heredoc, trap, xargs, find, wrapped. `cwd` is
    relative to where the text starts (`~`-based or absolute where it left there), None when unknown. `certainty` is
    "sure" or "opaque" and `why` says what made it opaque. `tails` are the positions from which its own words may be a
    command that it launches in a way nobody can tell. `starter` is the program of `STARTERS` that starts it, empty for
    none.
    """

    __slots__ = (
        "_form",
        "assignments",
        "certainty",
        "cwd",
        "program",
        "redirects",
        "role",
        "starter",
        "tails",
        "why",
        "words",
    )

    def __init__(
        self,
        words: tuple[str, ...],
        assignments: tuple[str, ...] = (),
        redirects: tuple[str, ...] = (),
        role: str = "top",
        cwd: str | None = ".",
        why: str = "",
        tails: tuple[int, ...] = (),
    ) -> None:
        self.words = words
        self.program = program_name(words[0]) if type(words[0]) is str else _told_program(words[0])
        self.assignments = assignments
        self.redirects = redirects
        self.role = role
        self.starter = ""
        self._form: Form | None = None
        self.cwd = cwd
        if len(words) > 1 and self.program in CHDIR_OPTIONS and (words[1][:1] in "-+" or words[1] == "compose"):
            for directory in self.form().chdirs:
                if "$" in directory or "`" in directory or "\0" in getattr(directory, "shape", ""):
                    self.cwd = directory_from_here(directory.strip('"'), self.cwd)
                else:
                    self.cwd = join_directory(self.cwd, directory)
        self.certainty = "opaque" if why else "sure"
        self.why = why
        self.tails = tails

    def __repr__(self) -> str:
        return f"Command({self.words!r}, role={self.role!r}, cwd={self.cwd!r}, why={self.why!r})"

    def note_tails(self) -> None:
        """Note that the program is one nobody knows: the words after its options may be a command it launches.

        So may those after what may be an option's value, and after its `--`, its `exec` or its `run`. A name with
        `=` in it is an assignment gone wrong, which the shell does not find.
        """
        name = self.program
        if is_known_program(name):
            return
        is_cmdlet = "-" in name and name[:1].isupper()
        is_name = name.isascii() and name[:1].isalpha() and "=" not in name
        if name and (is_cmdlet or not is_name):
            return
        words = self.words
        starts: list[int] = []
        at = 1
        while at < len(words) and len(starts) < MAX_TAILS:
            if not words[at].startswith("-"):
                starts.append(at)
                if words[at] in ("exec", "run"):
                    starts.append(at + 2 if words[at + 1 : at + 2] == ("--",) else at + 1)
                if not words[at - 1].startswith("-"):
                    break  # else it may be an option's value
            at += 1
        if "--" in words:
            starts.append(words.index("--") + 1)
        self.tails = tuple(dict.fromkeys(start for start in starts if start < len(words)))

    def form(self) -> Form:
        """The canonical parts of the words, read once."""
        if self._form is None:
            known = type(self.words[0]) is str
            self._form = read_form(self.words if known else (self.program, *self.words[1:]))
        return self._form

    @property
    def may_be_any_tool(self) -> bool:
        """Whether the program is what a variable holds or a command writes: its words are all there is to go by.

        PowerShell writes the latter in parentheses, and cmd.exe the former between percent signs.
        """
        head = self.words[0]
        return not self.program and (head.startswith(("(", "%")) or "$" in head or "`" in head)

    def programs(self) -> list[str]:
        """Every canonical program name under which a signature for this command may be filed."""
        heads = [self.form().program] if self.program else []
        if self.may_be_any_tool and len(self.words) > 1:
            heads.extend(("pm", *SUBCOMMAND_TOOLS))
        heads.extend(canonical_program(program_name(self.words[at])) for at in self.tails)
        return heads
