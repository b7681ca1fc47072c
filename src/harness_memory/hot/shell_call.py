"""What a shell program is called to run, read from its own words. Called by `shell_programs` for every shell."""

from __future__ import annotations

from harness_memory.hot.commands import Unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class ShellCall:
    """What a shell program was called to run: a `-c` text, its standard input, or neither (a script, a look with -n).

    `extglob` and `errexit` are options given to it. `script` is the file that it reads
    instead, `file` too where that is a `<( )`. `guessed`: nobody knows
    all of its options; `may_read_file`: a word may be the name of a script. `arguments` are `$0` and what `"$@"` is in
    the text.
    """

    __slots__ = ("arguments", "errexit", "extglob", "file", "guessed", "may_read_file", "reads_stdin", "script", "text")

    def __init__(
        self, text: str | None = None, reads_stdin: bool = False, extglob: bool = False, errexit: bool = False
    ) -> None:
        self.text = text
        self.reads_stdin = reads_stdin
        self.extglob = extglob
        self.errexit = errexit
        self.file = ""
        self.script = ""
        self.guessed = False
        self.may_read_file = False
        self.arguments: tuple[str, ...] = ()


def read_shell_call(words: Sequence[str]) -> ShellCall:
    """Read the words of `bash`, `sh` and their like."""
    at = 1
    command = stdin = noexec = errexit = guessed = False
    named: set[str] = set()
    while at < len(words):
        word = words[at]
        if isinstance(word, Unknown) and "\0" in word.shape and at + 1 < len(words):
            known = word.shape.replace("\0", "")
            if not known and word.many:
                guessed = True
                at += 1
                continue
            guessed = guessed or known.startswith(("-", "+"))
            word = known or word
        if word in ("--version", "--help"):
            return ShellCall()
        if word in ("--", "-"):
            at += 1
            break
        if not word.startswith(("-", "+")):
            break
        at += 1
        letters = "" if word.startswith("--") else word[1:]
        if letters and not (
            letters.isascii() and letters.isalpha()
        ):  # as in `-c'a b'`: no option of any shell, so none runs a thing
            return ShellCall()
        command = command or (word[0] == "-" and "c" in letters)
        stdin = stdin or "s" in letters
        noexec = noexec or (word[0] == "-" and not {"n", "D"}.isdisjoint(letters))
        errexit = word[0] == "-" if "e" in letters else errexit
        for _ in range(letters.count("o") + letters.count("O") + (word in ("--rcfile", "--init-file", "--emulate"))):
            named.update(words[at : at + 1] if word[0] == "-" else ())
            at += 1
    if noexec or "noexec" in named:
        return ShellCall()
    extglob = "extglob" in named
    errexit = errexit or "errexit" in named
    file = "" if command or at >= len(words) else words[at]
    untold = isinstance(file, Unknown) and file.many and not file.shape.strip("\0")
    from_input = not command and (stdin or not file or untold or file == "/dev/stdin" or file.startswith("<("))
    text = words[at] if command and at < len(words) else None
    call = ShellCall(text, reads_stdin=from_input, extglob=extglob, errexit=errexit)
    call.script = file
    call.file = file if file.startswith("<(") and not stdin else ""
    call.guessed = guessed or untold
    call.may_read_file = untold
    call.arguments = tuple(words[at + 1 :]) if command else (words[0], *words[at:])
    return call
