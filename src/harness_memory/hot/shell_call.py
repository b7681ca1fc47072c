"""What a shell program is called to run, read from its own words. Called by `shell_programs` for every shell."""

from __future__ import annotations

from harness_memory.hot.commands import Unknown, known_part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class ShellCall:
    """What a shell program was called to run: a `-c` text, its standard input, or neither (a script, a look with -n).

    `extglob` and `errexit` are options given to it. `script` is the file that it reads instead, `file` too where that
    is a `<( )`. `guessed`: nobody knows all of its options; `may_read_file`: a word may be the name of a script.
    `arguments` are `$0` and what `"$@"` is in the text.
    """

    __slots__ = ("arguments", "errexit", "extglob", "file", "guessed", "may_read_file", "reads_stdin", "script", "text")

    def __init__(self) -> None:
        self.text: str | None = None
        self.reads_stdin = False
        self.script = self.file = ""
        self.extglob = self.errexit = False
        self.guessed = self.may_read_file = False
        self.arguments: tuple[str, ...] = ()


def read_shell_call(words: Sequence[str]) -> ShellCall:
    """Read the words of `bash`, `sh` and their like."""
    call = ShellCall()
    at, options = _read_options(words, call)
    if at < 0 or not {"n", "D", "noexec"}.isdisjoint(options):
        return call
    call.extglob = "extglob" in options
    call.errexit = call.errexit or "errexit" in options
    operands = words[at:]
    if "c" in options:
        call.text = operands[0] if operands else None
        call.arguments = tuple(operands[1:])
        return call
    call.arguments = tuple(operands) if operands and "s" not in options else (words[0], *operands)
    call.script = operands[0] if operands else ""
    call.file = call.script if call.script.startswith("<(") and "s" not in options else ""
    call.may_read_file = bool(operands) and not known_part(call.script) and getattr(call.script, "many", False)
    call.guessed = call.guessed or call.may_read_file
    named = bool(operands) and not call.may_read_file and not call.file and call.script != "/dev/stdin"
    call.reads_stdin = "s" in options or not named
    return call


def _read_options(words: Sequence[str], call: ShellCall) -> tuple[int, set[str]]:
    """Where the operands begin, and the options before: letters, and the names that follow an `o`.

    Less than 0 where the shell runs nothing.
    """
    at = 1
    options: set[str] = set()
    while at < len(words):
        word = words[at]
        if isinstance(word, Unknown) and "\0" in word.shape and at + 1 < len(words):
            known = next((choice for choice in word.choices if choice.startswith(("-", "+"))), known_part(word))
            if not known and word.many:
                call.guessed = True
                at += 1
                continue
            call.guessed = call.guessed or known.startswith(("-", "+"))
            word = known or word
        if word in ("--version", "--help"):
            return -1, options
        if not word.startswith(("-", "+")):
            break
        at += 1
        if word in ("--", "-"):
            break
        letters = "" if word.startswith("--") else word[1:]
        if letters and not (letters.isascii() and letters.isalpha()):
            return -1, options  # as in `-c'a b'`: no option of any shell
        if "e" in letters:
            call.errexit = word[0] == "-"
        options.update(letters if word[0] == "-" else {"s"} & set(letters))
        for _ in range(letters.count("o") + letters.count("O") + (word in ("--rcfile", "--init-file", "--emulate"))):
            options.update(words[at : at + 1] if word[0] == "-" else ())
            at += 1
    return at, options
