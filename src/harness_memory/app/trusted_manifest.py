"""A project's manifest as far as it can be believed.

Owns the check that a manifest names only files which an install of its project can have touched: the state directory
may have come with a cloned repository, and an uninstall writes what the manifest says. Reads only. Called by
app/placement and app/uninstall.
"""

from __future__ import annotations

from pathlib import Path

from harness_memory.app.gitfiles import find_repository
from harness_memory.app.manifest import Manifest, TouchedFile, load_manifest
from harness_memory.app.preflight import settings_root
from harness_memory.app.project import Project
from harness_memory.hosts.claude_code import LOCAL_SETTINGS
from harness_memory.hot import paths


def read_project_manifest(project: Project) -> Manifest | None:
    """Read a project's manifest without what it says of foreign files; None when there is none to be read."""
    manifest = load_manifest(project.state_dir / paths.MANIFEST_NAME)
    if manifest is None:
        return None
    own = tuple(touched for touched in manifest.settings if _is_settings_of(project, touched.path))
    return manifest.model_copy(update={"settings": own, "exclude": _own_exclude(project, manifest.exclude)})


def _is_settings_of(project: Project, path: Path) -> bool:
    """The project's own settings file, or that of a linked worktree, which shares its memory."""
    return path == settings_root(project, path.parent.parent) / LOCAL_SETTINGS


def _own_exclude(project: Project, exclude: TouchedFile | None) -> TouchedFile | None:
    repository = find_repository(project.root)
    if exclude is None or repository is None:
        return None
    # resolved: the way through a linked worktree is written without symlinks
    return exclude if exclude.path.resolve() == repository.exclude_path.resolve() else None
