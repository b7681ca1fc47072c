"""Reasons not to install, and where the hooks would go.

Owns every refusal that needs nothing but a look around, so that a refused install has changed nothing. Called by
app/install and app/doctor.
"""

from __future__ import annotations

import os
import shlex
import tempfile
from pathlib import Path

from harness_memory.app import known_projects
from harness_memory.app.gitfiles import find_repository, tracked_files
from harness_memory.app.project import Project
from harness_memory.app.surroundings import Surroundings
from harness_memory.errors import HmError
from harness_memory.hot.paths import STATE_DIR_NAME, main_worktree


def refuse_sudo(surroundings: Surroundings) -> None:
    """Raise HmError under sudo: the files would belong to root, and Claude Code runs as the user."""
    if surroundings.effective_uid == 0 and surroundings.environ.get("SUDO_UID", "0") != "0":
        raise HmError(
            "running-under-sudo",
            "Under sudo the hooks and the database would belong to root, where Claude Code cannot use them.",
            context=f"sudo was called by {surroundings.environ.get('SUDO_USER', 'another user')}",
            hint="hm install --host claude",
        )


def refuse_shim(python: str) -> None:
    """Raise HmError for an interpreter that only finds another one on each start (S50): pyenv, asdf, mise.

    Such a shim costs every hook some 50 ms and changes its meaning with the directory.
    """
    if is_shim(python):
        raise HmError(
            "interpreter-is-a-shim",
            "hm runs under a version manager's shim; hooks need the interpreter itself.",
            context=python,
            hint=f'"$({python} -c "import sys; print(sys.prefix)")/bin/python" -m pip install harness-memory-cli',
        )


def is_shim(python: str) -> bool:
    """True for a script, or a file in a directory of shims, in the place of an interpreter."""
    if not python:
        return True
    path = Path(python)
    if path.parent.name == "shims":
        return True
    try:
        with path.open("rb") as file:
            return file.read(2) == b"#!"
    except OSError:
        return True


def refuse_home(project: Project, surroundings: Surroundings) -> None:
    """Raise HmError where a state directory would become the memory of every project below it."""
    if is_above_projects(project.root, surroundings.home):
        raise HmError(
            "not-a-project",
            f"A memory in {project.root} would be shared by every project below it.",
            hint="cd <project> && hm install --host claude",
        )


def refuse_cloned_state(project: Project, surroundings: Surroundings) -> None:
    """Raise HmError for a state directory that came with the repository: its memories are a stranger's."""
    if known_projects.is_known(surroundings, project.root):
        return  # the user's own memory, committed by mistake: doctor tells
    tracked = [name for name in tracked_files(project.root, surroundings.environ) if name.startswith(STATE_DIR_NAME)]
    if tracked:
        raise HmError(
            "state-from-repository",
            f"{project.state_dir} came with the repository: what others wrote there would steer your agent.",
            context=f"git tracks {len(tracked)} files in it, {tracked[0]} for one",
            hint=f"git -C {shlex.quote(str(project.root))} rm -r --quiet {STATE_DIR_NAME}",
        )


def is_above_projects(root: Path, home: Path) -> bool:
    """True for the home directory and the root of the file system."""
    resolved = root.resolve()
    return resolved == home.resolve() or resolved.parent == resolved


def is_short_lived(path: str) -> bool:
    """True for a path that package runners and systems clear: `uvx`, `pipx run`, a temporary directory."""
    parts = Path(path).parts
    return ".cache" in parts or path.startswith(os.path.join(tempfile.gettempdir(), ""))


def settings_root(project: Project, start_dir: Path) -> Path:
    """Return where Claude Code looks for the project's settings when it is started from `start_dir`.

    That is the root, except in a linked worktree, which shares the memory of the main one but not its settings.
    """
    repository = find_repository(start_dir)
    if repository is not None and main_worktree(str(repository.top_dir)) == str(project.root):
        return repository.top_dir
    return project.root
