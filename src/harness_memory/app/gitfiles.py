"""Keeping our files out of the user's commits.

Owns the line in git's `info/exclude`, the `.gitignore` inside the state directory, and the question which of our files
git tracks already. Resolves worktree and submodule pointers itself; only `tracked_files` starts git. Called by
app/install, app/uninstall and app/doctor.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from harness_memory.app.manifest import TouchedFile, UndoEdit
from harness_memory.app.private_files import replace_file
from harness_memory.hosts.claude_code import LOCAL_SETTINGS
from harness_memory.hosts.settings_file import remove_if_empty, sha256_of, update_file
from harness_memory.hot.paths import STATE_DIR_NAME

IGNORE_EVERYTHING = "*\n"
GIT_TIMEOUT_S = 10.0
_GLOB_CHARACTERS = "\\*?["


@dataclass(frozen=True, slots=True)
class Repository:
    """The working tree a project lies in; `git_dir` is where git keeps what all its worktrees share."""

    top_dir: Path
    git_dir: Path

    @property
    def exclude_path(self) -> Path:
        """The ignore file that is not committed."""
        return self.git_dir / "info" / "exclude"


def find_repository(start_dir: Path) -> Repository | None:
    """Return the repository around a directory, None outside of one.

    A `.git` pointer that cannot be followed gives a `git_dir` that does not exist: the caller has to say so.
    """
    for top_dir in (start_dir, *start_dir.parents):
        git_path = top_dir / ".git"
        if git_path.is_dir():
            return Repository(top_dir, git_path)
        if git_path.is_file():
            return Repository(top_dir, _follow_pointer(git_path))
    return None


def exclude_line(repository: Repository, settings_path: Path) -> str:
    """Return the pattern, anchored at the top of the working tree, that names the settings file alone."""
    relative = settings_path.relative_to(repository.top_dir).as_posix()
    escaped = "".join(f"\\{char}" if char in _GLOB_CHARACTERS else char for char in relative)
    escaped = escaped.replace("\n", "?")  # a pattern is one line
    return f"\\{escaped}" if escaped.startswith(("#", "!")) else escaped


def add_exclude(repository: Repository, line: str, previous: TouchedFile | None) -> TouchedFile | None:
    """Append the line where it is missing; None when it stands there without us, the record otherwise."""
    undo: list[UndoEdit] = []

    def change(before: bytes | None) -> bytes | None:
        undo.clear()
        text = _decode(before)
        if line in text.splitlines():
            return before
        new = ("" if not text or text.endswith("\n") else "\n") + line + "\n"
        undo.append(UndoEdit(at=len(text), length=len(new), removed=""))
        return _encode(text + new)

    done = update_file(repository.exclude_path, change)
    if not undo or done.after is None:
        return previous
    return TouchedFile(
        path=repository.exclude_path,
        sha256=sha256_of(done.after),
        existed=done.before is not None,
        made_dir=done.made_dir,
        undo=tuple(undo),
    )


def remove_exclude(touched: TouchedFile, line: str) -> bool:
    """Take the line out again; True when the file changed."""

    def change(before: bytes | None) -> bytes | None:
        if before is None:
            return None
        text = _decode(before)
        if sha256_of(before) == touched.sha256:
            (edit,) = touched.undo
            rest = text[: edit.at] + text[edit.at + edit.length :]
        else:
            rest = "".join(kept for kept in text.splitlines(keepends=True) if kept.rstrip("\r\n") != line)
        return _encode(rest) if rest or touched.existed else None

    done = update_file(touched.path, change)
    if touched.made_dir and done.after is None:
        remove_if_empty(touched.path.parent)
    return done.after != done.before


def write_state_gitignore(state_dir: Path) -> bool:
    """Make the state directory invisible to git; an edited file is kept. True when it was written."""
    path = state_dir / ".gitignore"
    if path.exists():
        return False
    replace_file(path, IGNORE_EVERYTHING.encode())
    return True


def tracked_files(root: Path, environ: Mapping[str, str]) -> list[str]:
    """Return which of our files git tracks, relative to `root`; empty without git or a repository. One process."""
    # GIT_DIR and its kin (set inside git's own hooks) would answer for another repository
    environment = {name: value for name, value in environ.items() if not name.startswith("GIT_")}
    try:
        answer = subprocess.run(
            ["git", "-C", str(root), "ls-files", "-z", "--", STATE_DIR_NAME, LOCAL_SETTINGS],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=GIT_TIMEOUT_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return []
    return [os.fsdecode(name) for name in answer.stdout.split(b"\0") if name]


def _follow_pointer(git_path: Path) -> Path:
    """Return the common directory behind a worktree's or submodule's `.git` file."""
    try:
        pointer = git_path.read_text(encoding="utf-8", errors="surrogateescape").strip()
        git_dir = (git_path.parent / pointer.removeprefix("gitdir:").strip()).resolve()
        common_path = git_dir / "commondir"
        if not common_path.is_file():
            return git_dir
        return (git_dir / common_path.read_text(encoding="utf-8", errors="surrogateescape").strip()).resolve()
    except (OSError, ValueError):  # unreadable, or no pointer at all: a NUL, a name too long
        return git_path / "unreadable"


def _decode(data: bytes | None) -> str:
    return (data or b"").decode("utf-8", "surrogateescape")


def _encode(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")
