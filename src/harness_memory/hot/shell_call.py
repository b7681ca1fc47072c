"""What a shell program is called to run, read from its own words. Called by `shell_programs` for every shell."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class ShellCall:
    """What a shell program was called to run: a `-c` text, its standard input, or neither (a script, a look with -n).

    `extglob` and `errexit` are options given to it; `untold` says that it reads what another command writes.
    """

    __slots__ = ("errexit", "extglob", "reads_stdin", "text", "untold")

    def __init__(
        self, text: str | None = None, reads_stdin: bool = False, extglob: bool = False, errexit: bool = False
    ) -> None:
        self.text = text
        self.reads_stdin = reads_stdin
        self.extglob = extglob
        self.errexit = errexit
        self.untold = False


def read_shell_call(words: Sequence[str]) -> ShellCall:
    """Read the words of `bash`, `sh` and their like."""
    at = 1
    command = stdin = noexec = errexit = False
    named: set[str] = set()
    while at < len(words):
        word = words[at]
        if word in ("--version", "--help"):
            return ShellCall()
        if word in ("--", "-"):
            at += 1
            break
        if not word.startswith(("-", "+")):
            break
        at += 1
        letters = "" if word.startswith("--") else word[1:]
        if letters and not letters.isalpha():  # as in `-c'a b'`: no option of any shell, so none runs a thing
            return ShellCall()
        command = command or (word[0] == "-" and "c" in letters)
        stdin = stdin or "s" in letters
        noexec = noexec or (word[0] == "-" and "n" in letters)
        errexit = word[0] == "-" if "e" in letters else errexit
        for _ in range(letters.count("o") + letters.count("O") + (word in ("--rcfile", "--init-file", "--emulate"))):
            named.update(words[at : at + 1] if word[0] == "-" else ())
            at += 1
    if noexec or "noexec" in named:
        return ShellCall()
    extglob = "extglob" in named
    errexit = errexit or "errexit" in named
    if command:
        return ShellCall(words[at] if at < len(words) else None, extglob=extglob, errexit=errexit)
    file = words[at] if at < len(words) else ""
    from_input = stdin or not file or file == "/dev/stdin" or file.startswith("<(")
    call = ShellCall(reads_stdin=from_input, extglob=extglob, errexit=errexit)
    call.untold = file.startswith("<(") and not stdin
    return call
