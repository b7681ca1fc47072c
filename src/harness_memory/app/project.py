"""The project a command works on: its root, its state directory, its settings.

Owns how `--root` and `--db` choose a project. Called by composition roots; it reads the configuration but writes
nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from harness_memory.config import Config, load_config
from harness_memory.errors import HmError, UsageError
from harness_memory.hot import paths


@dataclass(frozen=True, slots=True)
class Project:
    """A project and where its memory lies."""

    root: Path
    state_dir: Path

    @property
    def database(self) -> Path:
        """The store's file."""
        return self.state_dir / paths.DATABASE_NAME

    @property
    def config_path(self) -> Path:
        """The settings file."""
        return self.state_dir / paths.CONFIG_NAME

    def is_installed(self) -> bool:
        """Whether the project has a state directory."""
        return self.state_dir.is_dir()

    def require_installed(self) -> None:
        """Raise HmError `not-installed` where there is no memory yet."""
        if not self.database.exists():
            raise HmError(
                "not-installed",
                "There is no project memory here.",
                context=str(self.root),
                hint="hm install --host claude",
            )


def find_project(cwd: Path, root: str | None = None, database: str | None = None) -> Project:
    """Return the project named by `--db` or `--root`, else the one `cwd` belongs to.

    `<x>/.harness-memory/memory.sqlite` selects project `<x>`; a database of any other name or place is refused,
    because its ledger and snapshot would be missing.
    """
    if database is not None:
        path = Path(database).expanduser().absolute()
        if path.name != paths.DATABASE_NAME or path.parent.name != paths.STATE_DIR_NAME:
            raise UsageError(
                "bad-database-path",
                f"--db must name a {paths.STATE_DIR_NAME}/{paths.DATABASE_NAME}.",
                context=str(path),
                hint="hm status --root <project directory>",
            )
        return Project(path.parent.parent, path.parent)
    if root is not None:
        start = Path(root).expanduser().absolute()
        if not start.is_dir():
            raise UsageError(
                "no-such-directory",
                "The project directory does not exist.",
                context=str(start),
                hint=f"ls -ld {start.parent}",
            )
        return Project(start, start / paths.STATE_DIR_NAME)
    found = Path(paths.find_project_root(str(cwd)))
    return Project(found, found / paths.STATE_DIR_NAME)


def load_settings(project: Project) -> Config:
    """Return the project's settings; bad values count as their defaults (doctor names them)."""
    return load_config(project.config_path)[0]
