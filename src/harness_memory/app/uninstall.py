"""`hm uninstall`: everything of ours out of foreign files; with `--purge` the project's memory too.

Owns the way back from what app/install did, by the manifests where they are there and by our entries where not. Called
by cli/install.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from harness_memory.app import gitfiles, known_projects, registration
from harness_memory.app.manifest import TouchedFile, load_manifest
from harness_memory.app.project import Project
from harness_memory.app.steps import Report, Step
from harness_memory.app.surroundings import Surroundings
from harness_memory.app.trusted_manifest import read_project_manifest
from harness_memory.errors import LockedError
from harness_memory.hosts.claude_code import LOCAL_SETTINGS
from harness_memory.hosts.settings_file import remove_if_empty
from harness_memory.hot import paths
from harness_memory.store.locks import db_lock, worker_lock

_KEPT_BACKUP = re.compile(re.escape(paths.DATABASE_NAME) + r"\.bak-v\d+")


def uninstall(
    project: Project, surroundings: Surroundings, report: Report, *, user: bool, purge: bool, now_ms: int
) -> None:
    """Remove the project's hooks, git line and manifest; the user's hooks with `user`, the memory with `purge`.

    Running it where nothing is installed is fine and says so. Raises HmError for a settings file that cannot be
    edited, and LockedError, with nothing removed, when a memory to be purged is being written.
    """
    if not purge or not project.state_dir.is_dir():
        _leave(project, surroundings, report, user=user)
        return
    with worker_lock(project.state_dir, command="uninstall", now_ms=now_ms) as is_idle:
        if not is_idle:
            raise LockedError("worker-busy", "A worker is still extracting.", hint="hm uninstall --purge")
        with db_lock(project.state_dir, command="uninstall", now_ms=now_ms):
            _leave(project, surroundings, report, user=user)
            _purge(project.state_dir)
    _remove_locks(project.state_dir)
    kept = sorted(path.name for path in project.state_dir.iterdir()) if project.state_dir.exists() else []
    detail = f"{project.state_dir} emptied; kept {', '.join(kept)}" if kept else f"{project.state_dir} removed"
    report(Step("memory", "OK", detail))


def _leave(project: Project, surroundings: Surroundings, report: Report, *, user: bool) -> None:
    manifest_path = project.state_dir / paths.MANIFEST_NAME
    manifest = read_project_manifest(project)
    recorded = _by_path(manifest.settings if manifest else ())
    _leave_settings({project.root / LOCAL_SETTINGS: None, **recorded}, report)
    exclude = manifest.exclude if manifest else None
    if manifest is not None and exclude is not None and gitfiles.remove_exclude(exclude, manifest.exclude_line):
        report(Step("git", "OK", f"{manifest.exclude_line} removed from {exclude.path}"))
    _remove_manifest(manifest_path, report)
    known_projects.forget(surroundings, project.root)
    if user:
        user_manifest = load_manifest(surroundings.user_manifest_path)
        recorded = _by_path(user_manifest.settings if user_manifest else ())
        _leave_settings({surroundings.user_settings_path: None, **recorded}, report)
        _remove_manifest(surroundings.user_manifest_path, report)
        remove_if_empty(surroundings.user_dir)
    elif registration.runs_our_hooks(surroundings.user_settings_path):
        detail = (
            f"{surroundings.user_settings_path} runs them for your other projects; hm uninstall --user removes them"
        )
        report(Step("hooks", "WARN", detail))


def _by_path(settings: tuple[TouchedFile, ...]) -> dict[Path, TouchedFile | None]:
    return {touched.path: touched for touched in settings}


def _leave_settings(records: dict[Path, TouchedFile | None], report: Report) -> None:
    for path, record in records.items():
        report(Step("hooks", "OK", f"{path}: {registration.unregister(path, record)}"))


def _remove_manifest(manifest_path: Path, report: Report) -> None:
    if manifest_path.exists():
        manifest_path.unlink()
        report(Step("manifest", "OK", f"{manifest_path} removed"))


def _purge(state_dir: Path) -> None:
    """Delete what the state directory holds, except migration backups and the locks we are holding."""
    for path in state_dir.iterdir():
        if path.name == paths.LOCKS_DIR or _KEPT_BACKUP.fullmatch(path.name):
            continue
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()


def _remove_locks(state_dir: Path) -> None:
    shutil.rmtree(state_dir / paths.LOCKS_DIR)
    if any(state_dir.iterdir()):
        return
    if state_dir.is_symlink():
        state_dir.unlink()
    else:
        state_dir.rmdir()
