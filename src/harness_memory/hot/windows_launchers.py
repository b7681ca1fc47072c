"""What the shells of Windows are called to run: cmd.exe and PowerShell.

Words in, launches out, like `wrappers`, which loads it when a text first starts one of them. What such a text does is
read by `cmd_exe` and `powershell`.
"""

from __future__ import annotations

from harness_memory.hot.programs import program_name
from harness_memory.hot.wrappers import Launch, start_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# Beginnings of the options that take the next word.
POWERSHELL_VALUES = ("-ex", "-ep", "-w", "-o", "-in", "-v", "-se", "-co", "-cu", "-p")


def launch_cmd(words: Sequence[str]) -> list[Launch]:
    """What `cmd /c …` runs; Git Bash users write `//c`."""
    for at, word in enumerate(words[1:], 1):
        if not {"c", "k", "r"}.isdisjoint(word.lower().split("/")[1:]):
            return start_text(words[at + 1 :], "cmd")
        if not word.startswith("/"):
            break
    return []


def launch_powershell(words: Sequence[str]) -> list[Launch]:
    """What `pwsh -Command TEXT` or -EncodedCommand runs; -File names a script, and so does a bare word to pwsh."""
    at = 1
    while at < len(words):
        option = words[at].lower().replace("/", "-", 1)
        if option in ("-c", "-command"):
            return start_text(words[at + 1 :], "powershell")
        if not option.startswith("-"):
            is_pwsh = program_name(words[0]).lower() == "pwsh"
            return [] if is_pwsh else start_text(words[at:], "powershell")
        if option == "-ec" or (len(option) > 1 and "-encodedcommand".startswith(option)):
            text = _decoded(words[at + 1]) if at + 1 < len(words) else ""
            return [Launch(text=text, role="powershell")] if text else []
        if option.startswith("-f"):
            return []
        at += 2 if option.startswith(POWERSHELL_VALUES) else 1
    return []


def _decoded(word: str) -> str:
    """The text behind base64 of UTF-16, empty when it is no such text."""
    from binascii import Error, a2b_base64

    try:
        return a2b_base64(word).decode("utf-16-le")
    except (Error, ValueError):  # a word that is no ASCII or no text
        return ""
