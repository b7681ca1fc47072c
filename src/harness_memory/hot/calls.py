"""Tool calls as the host reports them, in the shape the matcher compares.

Owns the canonical tool names (S23), the reading of a call and the snapshot keys it is looked up by. Must not read files
or configuration; of the file system it asks where links lead and whether case counts. A call is a plain dict as
`read_call` makes it. Called by the hook, by `memory:why` and by `signatures`.
"""

from __future__ import annotations

from harness_memory.hot import packs
from harness_memory.hot.globs import is_absolute, normalise_path
from harness_memory.hot.program_tables import PACKAGE_MANAGERS
from harness_memory.hot.system import posix

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    Call = dict[str, Any]

HOST_TOOLS = {
    "Bash": "bash",
    "PowerShell": "bash",
    "Edit": "edit",
    "MultiEdit": "edit",
    "Write": "edit",
    "NotebookEdit": "edit",
    "WebFetch": "fetch",
    "Read": "read",
    "Grep": "grep",
    "Glob": "glob",
    "Task": "task",
    "Agent": "task",
}
MAX_LINKS = 40
_TEXT_FIELDS = {"fetch": "url", "task": "prompt"}
_PATH_FIELDS = ("file_path", "notebook_path", "path")


def canonical_tool(host_tool: str) -> str:
    """Name the host's tool in the vocabulary of signatures (S23)."""
    known = HOST_TOOLS.get(host_tool)
    if known:
        return known
    if host_tool.startswith("mcp__"):
        server, _, tool = host_tool[5:].partition("__")
        return f"mcp:{server}/{tool}"
    return host_tool.lower()


def call_keys(call: Call) -> list[str]:
    """Every bucket that may hold a row for this call."""
    keys = [f"tool:{call['tool']}"]
    for command in call["commands"]:
        for program in command.programs():
            keys.append(f"cmd:{program}")
            if program in PACKAGE_MANAGERS:
                keys.append("cmd:pm")
    if call["paths"]:
        keys.append("path:*")
        keys.extend(f"path:{path.split('/', 1)[0].casefold()}" for path in call["paths"])
    return list(dict.fromkeys(keys))


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def read_call(
    tool_name: str,
    tool_input: Mapping[str, Any],
    cwd: str,
    root: str,
    extra_wrappers: Mapping[str, Any] | None = None,
    shell: str = "bash",
) -> Call:
    """Read one tool call as the host reports it into the shape the matcher compares.

    `paths` are relative to `root` when inside it, else absolute. A file tool has the one given and, where links lead
    elsewhere, the one the file really has (S29), one inside `root` first; a command has its path-like words, against
    the directory each command runs in. `shell` is the one behind the Bash tool, "bash" or "zsh". `ignore_case`: the
    file system takes names that differ in case for one; None where that is not asked yet (`case_ignored`).
    """
    tool = canonical_tool(tool_name)
    call: Call = {
        "tool": tool,
        "host_tool": tool_name,
        "dialect": "powershell" if tool_name == "PowerShell" else shell,
        "target_text": "",
        "commands": [],
        "paths": [],
        "ignore_case": None,
        "cwd": cwd,
        "root": root,
        "input": tool_input,
    }
    if tool == "bash":
        call["target_text"] = _text(tool_input.get("command"))
        call["commands"] = _read_commands(call["target_text"], call["dialect"], extra_wrappers or {})
        call["paths"] = command_paths(call["commands"], cwd, root)
    elif tool in _TEXT_FIELDS:
        call["target_text"] = _text(tool_input.get(_TEXT_FIELDS[tool]))
    else:
        given = next((tool_input[field] for field in _PATH_FIELDS if _text(tool_input.get(field))), "")
        call["target_text"] = given
        if given:
            call["paths"] = _file_paths(given, cwd, root, case_ignored(call))
    return call


def case_ignored(call: Call) -> bool:
    """Whether names that differ in case are one where a call works; asked of the file system once."""
    if call["ignore_case"] is None:
        call["ignore_case"] = ignores_case(call["root"])
    return bool(call["ignore_case"])


def _file_paths(given: str, cwd: str, root: str, ignore_case: bool) -> list[str]:
    path = normalise_path(given, cwd, root, ignore_case)
    full = given if given.startswith("/") else f"{cwd}/{given}"
    if not full.startswith("/") or given.startswith("~"):
        return [path]
    resolved = normalise_path(resolve_links(full), cwd, resolve_links(root), ignore_case)
    return list(dict.fromkeys((resolved, path) if path.startswith("/") else (path, resolved)))


def real_path(path: str, call: Call) -> str:
    """Return a path as `normalise_path` gives it with its links followed, and those of the root (S29)."""
    full = path if is_absolute(path) else f"{call['root']}/{path}"
    if not full.startswith("/"):
        return path
    root = resolve_links(call["root"])
    return normalise_path(resolve_links(full), root, root, case_ignored(call))


def resolve_links(path: str) -> str:
    """Return an absolute POSIX path with its links followed as far as it exists; one in a circle as it is."""
    parts = path.split("/")
    done, links = "", 0
    while parts:
        part = parts.pop(0)
        if part in ("", "."):
            continue
        if part == "..":
            done = done.rpartition("/")[0]
            continue
        try:
            target = posix.readlink(f"{done}/{part}")
        except (OSError, ValueError):  # no link, nothing there, or a name no file can have
            done = f"{done}/{part}"
            continue
        links += 1
        if links > MAX_LINKS:
            return path
        done = "" if target.startswith("/") else done
        parts[:0] = target.split("/")
    return done or "/"


def ignores_case(root: str, stat: Callable[[str], Any] = posix.stat) -> bool:
    """Whether the file system at `root` takes names that differ in case for one."""
    swapped = root.swapcase()
    if swapped == root:
        return False
    try:
        one, other = stat(root), stat(swapped)
    except (OSError, ValueError):
        return False
    return (one.st_dev, one.st_ino) == (other.st_dev, other.st_ino)


def _read_commands(text: str, dialect: str, extra_wrappers: Mapping[str, Any]) -> Sequence[Any]:
    """Read a command's text by as little code as it takes."""
    if dialect != "powershell":
        packs.load("plain_command")
        from harness_memory.hot.plain_command import read_plain_command

        plain = read_plain_command(text, extra_wrappers)
        if plain is not None:
            return plain
    packs.load("shell")
    if dialect == "zsh":
        packs.load("shell_zsh")
    from harness_memory.hot.shell import read_commands

    return read_commands(text, dialect, extra_wrappers)


def command_paths(commands: Sequence[Any], cwd: str, root: str) -> list[str]:
    """Return the path-like words of commands, each against the directory its command runs in, relative to `root`."""
    paths: list[str] = []
    for command in commands:
        if command.cwd is None:
            continue
        start = command.cwd if is_absolute(command.cwd) else f"{cwd}/{command.cwd}"
        for word in command.words[1:]:
            if "/" in word and "://" not in word and not word.startswith("-") and len(word) < 512:
                paths.append(normalise_path(word, start, root))
    return list(dict.fromkeys(paths))
