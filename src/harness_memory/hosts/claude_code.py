"""Claude Code as a host: which hooks it runs for us, in which form, and where its settings lie.

Owns the table of events with matchers and time-outs, the two forms of a hook command, how an entry of ours is
recognised, and the shape a settings file must have to load at all (facts: one wrong type switches the whole file off).
No knowledge of memories or of our state directory. Called by app/install, app/uninstall and app/doctor.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, NamedTuple

HookForm = Literal["exec", "shell"]
WantedForm = Literal["auto", "exec", "shell"]
Scope = Literal["project", "user"]
WindowsShell = Literal["bash", "powershell"]

EXEC_FORM_SINCE = (2, 1, 139)
"""Measured: older clients ignore `args` and feed the hook's JSON to a bare interpreter."""
ROOT_SETTINGS_SINCE = (2, 1, 332)
"""Measured: 2.1.197 and older started in a subdirectory load no settings of the root; 2.1.332 loads the local ones."""

LOCAL_SETTINGS = ".claude/settings.local.json"
SHARED_SETTINGS = ".claude/settings.json"
VERSION_TIMEOUT_S = 10.0

_LAUNCHER = re.compile(r"harness_memory[\\/]hot[\\/]launch\.py$")
_LAUNCHER_CALL = re.compile(r"""harness_memory[\\/]hot[\\/]launch\.py['"]?\s+['"]?([a-z-]+)['"]?(?=\s|$)""")


class HookEvent(NamedTuple):
    """One event we register: Claude Code's name, its matcher ("" for none), our argument, the time-out in seconds."""

    name: str
    matcher: str
    argument: str
    timeout_s: int


EVENTS: tuple[HookEvent, ...] = (
    HookEvent("SessionStart", "", "session-start", 10),
    HookEvent("UserPromptSubmit", "", "prompt", 10),
    # anchored: an open pattern would also start for TodoWrite (S23)
    HookEvent("PreToolUse", "^(Bash|PowerShell|Edit|MultiEdit|Write|NotebookEdit|WebFetch|mcp__.*)$", "pre-tool", 5),
    HookEvent("PostToolUse", ".*", "post-tool", 5),
    HookEvent("PostToolUseFailure", ".*", "post-tool-failure", 5),
    HookEvent("Stop", "", "stop", 10),
    HookEvent("StopFailure", "", "stop-failure", 10),
    HookEvent("PreCompact", "manual|auto", "precompact", 10),
    HookEvent("SessionEnd", "", "session-end", 1),
)


def hook_groups(
    python: str,
    launch_path: str,
    form: HookForm,
    windows_shell: WindowsShell | None = None,
    *,
    register_path: str = "",
) -> dict[str, dict[str, Any]]:
    """Return the group to register per event.

    `windows_shell` is set on Windows only and matters for the shell form; `register_path` goes to hooks in the user's
    settings, which serve the projects of that register only.
    """
    groups = {}
    for event in EVENTS:
        argv = [python, "-I", "-S", launch_path, event.argument, *([register_path] if register_path else [])]
        hook: dict[str, Any] = {"type": "command"}
        if form == "exec":
            hook |= {"command": argv[0], "args": argv[1:]}
        else:
            hook["command"] = _shell_command(argv, windows_shell)
            if windows_shell is not None:
                hook["shell"] = windows_shell
        hook["timeout"] = event.timeout_s
        groups[event.name] = ({"matcher": event.matcher} if event.matcher else {}) | {"hooks": [hook]}
    return groups


def _shell_command(argv: Sequence[str], windows_shell: WindowsShell | None = None) -> str:
    """Quote a command line for the shell that will run it: POSIX, or PowerShell with its call operator."""
    if windows_shell == "powershell":
        return "& " + " ".join("'" + word.replace("'", "''") + "'" for word in argv)
    return shlex.join(argv)


def hook_argv(hook: Mapping[str, Any]) -> list[str]:
    """Return the process a registered hook starts, as Claude Code starts it."""
    if "args" in hook:
        return [str(hook["command"]), *(str(arg) for arg in hook["args"])]
    if hook.get("shell") == "powershell":
        return ["powershell", "-NoProfile", "-Command", str(hook["command"])]
    return ["bash" if hook.get("shell") == "bash" else "/bin/sh", "-c", str(hook["command"])]


def is_launcher(path: str) -> bool:
    """True for the path of our launcher, in whichever installation."""
    return bool(_LAUNCHER.search(path))


def is_owned_hook(hook: Mapping[str, Any]) -> bool:
    """True for a hook that runs our launcher with one of our events, whichever installation or form it came from."""
    arguments = {event.argument for event in EVENTS}
    args = hook.get("args")
    if isinstance(args, list):
        words = [str(arg) for arg in args]
        return any(is_launcher(path) and event in arguments for path, event in pairwise(words))
    # both quotings hold the launcher's path and the event, each perhaps in quotes
    call = _LAUNCHER_CALL.search(str(hook.get("command", "")))
    return call is not None and call[1] in arguments


def settings_path(scope: Scope, *, root: Path, config_dir: Path) -> Path:
    """Return the file our entries go to."""
    return root / LOCAL_SETTINGS if scope == "project" else config_dir / "settings.json"


def config_dir(environ: Mapping[str, str], home: Path) -> Path:
    """Return Claude Code's own directory: `CLAUDE_CONFIG_DIR` or `~/.claude`."""
    override = environ.get("CLAUDE_CONFIG_DIR")
    return Path(override) if override else home / ".claude"


def transcripts_dir(config: Path, start_dir: Path) -> Path:
    """Return where the transcripts of sessions started in `start_dir` lie (names over 200 characters excepted)."""
    return config / "projects" / project_slug(start_dir)


def project_slug(start_dir: Path) -> str:
    """Return the name Claude Code gives a start directory: every character outside `[A-Za-z0-9]` becomes `-`."""
    return re.sub(r"[^A-Za-z0-9]", "-", str(start_dir))


def choose_form(wanted: WantedForm, version: tuple[int, ...] | None) -> HookForm:
    """Return the form to register; an unknown version counts as a new one."""
    if wanted != "auto":
        return wanted
    return "shell" if version is not None and version < EXEC_FORM_SINCE else "exec"


def windows_shell(platform: str, environ: Mapping[str, str]) -> WindowsShell | None:
    """Return the shell that runs shell-form hooks on Windows: Git Bash where there is one; None elsewhere."""
    if platform != "win32":
        return None
    return "bash" if find_git_bash(environ) else "powershell"


def find_git_bash(environ: Mapping[str, str]) -> Path | None:
    """Return Git Bash as Claude Code looks for it on Windows, None when it is not there."""
    pinned = environ.get("CLAUDE_CODE_GIT_BASH_PATH")
    directories = [
        Path(environ[name], *below)
        for name, below in (("PROGRAMFILES", ("Git",)), ("LOCALAPPDATA", ("Programs", "Git")))
        if environ.get(name)
    ]
    git = shutil.which("git", path=environ.get("PATH", ""))
    if git:
        directories.append(Path(git).parent.parent)
    candidates = [Path(pinned)] if pinned else [directory / "bin" / "bash.exe" for directory in directories]
    return next((candidate for candidate in candidates if candidate.is_file()), None)


def client_version(binary: str, environ: Mapping[str, str]) -> tuple[int, ...] | None:
    """Ask a Claude Code binary for its version; None when it does not start or says nothing readable. One process."""
    try:
        answer = subprocess.run(
            [binary, "--version"],
            env={**environ, "DISABLE_AUTOUPDATER": "1"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=VERSION_TIMEOUT_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return parse_version(answer.stdout.decode("utf-8", "replace"))


def parse_version(text: str) -> tuple[int, ...] | None:
    """Read `2.1.139 (Claude Code)`."""
    match = re.search(r"\b(\d+)\.(\d+)\.(\d+)", text)
    return tuple(int(part) for part in match.groups()) if match else None


def shape_problem(data: Mapping[str, Any]) -> str:
    """Say what in the hooks of parsed settings keeps Claude Code from loading the file; "" when nothing does."""
    hooks = data.get("hooks", {})
    if not isinstance(hooks, dict):
        return "hooks is not an object"
    for event, groups in hooks.items():
        if not isinstance(groups, list):
            return f"hooks.{event} is not a list"
        for number, group in enumerate(groups):
            problem = _group_problem(group)
            if problem:
                return f"hooks.{event}[{number}]{problem}"
    return ""


def _group_problem(group: object) -> str:
    if not isinstance(group, dict):
        return " is not an object"
    if not isinstance(group.get("matcher", ""), str):
        return ".matcher is not a string"
    entries = group.get("hooks")
    if not isinstance(entries, list):
        return ".hooks is not a list"
    for number, hook in enumerate(entries):
        where = f".hooks[{number}]"
        if not isinstance(hook, dict):
            return f"{where} is not an object"
        if not isinstance(hook.get("type"), str):
            return f"{where}.type is not a string"
        timeout = hook.get("timeout", 1)
        if isinstance(timeout, bool) or not isinstance(timeout, int | float):
            return f"{where}.timeout is not a number"
        if hook["type"] == "command" and not isinstance(hook.get("command"), str):
            return f"{where}.command is not a string"
    return ""
