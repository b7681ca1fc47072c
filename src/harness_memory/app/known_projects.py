"""The register of projects that hooks of a user-level install serve (`hot.paths.is_known` says why there is one).

Owns the file `projects` in the user directory: one resolved root a line. Called by app/install, app/uninstall and
app/doctor.
"""

from __future__ import annotations

import os
from pathlib import Path

from harness_memory.app.private_files import replace_file
from harness_memory.app.surroundings import Surroundings
from harness_memory.hot import paths
from harness_memory.hot.ledger import open_for_append


def is_known(surroundings: Surroundings, root: Path) -> bool:
    """Whether hooks registered for the user serve this project."""
    return paths.is_known(str(surroundings.register_path), str(root))


def remember(surroundings: Surroundings, root: Path) -> None:
    """Put a project into the register; one that stands there stays. Raises OSError."""
    if is_known(surroundings, root):
        return
    surroundings.user_dir.mkdir(mode=paths.DIR_MODE, parents=True, exist_ok=True)
    descriptor = open_for_append(str(surroundings.register_path))
    try:
        os.write(descriptor, f"{_line(root)}\n".encode("utf-8", "surrogateescape"))
    finally:
        os.close(descriptor)


def forget(surroundings: Surroundings, root: Path) -> None:
    """Take a project out; the file goes with the last one. Raises OSError."""
    path = surroundings.register_path
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except FileNotFoundError:
        return
    gone = f"{_line(root)}\n".encode("utf-8", "surrogateescape")
    kept = [line for line in lines if line != gone]
    if not kept:
        path.unlink()
    elif kept != lines:
        replace_file(path, b"".join(kept))


def _line(root: Path) -> str:
    return paths.register_line(os.path.realpath(root))
