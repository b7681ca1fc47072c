"""Does something around the project get in the way: git, the shell, the directory Claude Code is started in?

Checks git.tracked, env.git_bash and env.subdirectory.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from harness_memory.app.doctor.check import Check
from harness_memory.app.doctor.registered import INSTALL_FOR_USER, Installed
from harness_memory.app.gitfiles import tracked_files
from harness_memory.app.project import Project
from harness_memory.app.surroundings import Surroundings
from harness_memory.hosts import claude_code
from harness_memory.hot.paths import STATE_DIR_NAME

TRANSCRIPT_HEAD_LINES = 20


def checks(project: Project, installed: Installed, surroundings: Surroundings) -> Iterator[Check]:
    """Yield the findings on what lies around the project."""
    yield _tracked_check(project, surroundings)
    yield _git_bash_check(surroundings)
    yield _subdirectory_check(project, installed, surroundings)


def _tracked_check(project: Project, surroundings: Surroundings) -> Check:
    tracked = tracked_files(project.root, surroundings.environ)
    if not tracked:
        return Check("git.tracked", "OK", "git tracks none of our files")
    what = STATE_DIR_NAME if any(name.startswith(STATE_DIR_NAME) for name in tracked) else claude_code.LOCAL_SETTINGS
    detail = f"git tracks {len(tracked)} of our files, {tracked[0]} for one"
    return Check("git.tracked", "WARN", detail, f"git -C {project.root} rm -r --cached {what}")


def _git_bash_check(surroundings: Surroundings) -> Check:
    if surroundings.platform != "win32":
        return Check("env.git_bash", "OK", "not needed on this system")
    git_bash = claude_code.find_git_bash(surroundings.environ)
    if git_bash is not None:
        return Check("env.git_bash", "OK", str(git_bash))
    return Check("env.git_bash", "OK", "absent: Claude Code uses PowerShell, memories match there too")


def _subdirectory_check(project: Project, installed: Installed, surroundings: Surroundings) -> Check:
    """Older clients load no settings of the root when they are started below it: the hooks stay silent there."""
    name = "env.subdirectory"
    if any(file.role == "user" for file in installed.homes):
        return Check(name, "OK", "the hooks are registered for the user")
    version = surroundings.client_version()
    text = ".".join(str(part) for part in version) if version else ""
    if version is None:
        return Check(name, "OK", "no claude found")
    if version >= claude_code.ROOT_SETTINGS_SINCE:
        return Check(name, "OK", f"claude {text} loads the hooks in subdirectories too")
    started_below = _start_dirs_below(project.root, surroundings.config_dir)
    if not started_below:
        return Check(name, "OK", f"claude {text} was not started in a subdirectory")
    detail = f"claude {text} was started in {started_below[0]}, where it does not load the hooks of {project.root}"
    return Check(name, "WARN", detail, INSTALL_FOR_USER)


def _start_dirs_below(root: Path, config_dir: Path) -> list[str]:
    """Return directories below the root in which sessions were started, as their transcripts say."""
    prefix = claude_code.project_slug(root) + "-"
    found = []
    for directory in sorted((config_dir / "projects").glob("*")):
        if not directory.name.startswith(prefix):
            continue
        transcript = next(iter(sorted(directory.glob("*.jsonl"))), None)
        start_dir = _start_dir(transcript) if transcript else ""
        if start_dir and root in Path(start_dir).parents:  # a slug also fits `<root>-other`
            found.append(start_dir)
    return found


def _start_dir(transcript: Path) -> str:
    """Return the first directory a transcript names, "" when its first lines name none."""
    with transcript.open(encoding="utf-8", errors="replace") as file:
        for _number, line in zip(range(TRANSCRIPT_HEAD_LINES), file, strict=False):
            try:
                entry = json.loads(line)
            except ValueError:
                continue
            if isinstance(entry, dict) and isinstance(entry.get("cwd"), str):
                return str(entry["cwd"])
    return ""
