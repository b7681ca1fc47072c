"""What an install touched: the record that uninstall and doctor work from.

Owns `install-manifest.json`, one in the project's state directory and, for hooks registered for the whole user, one in
the user directory. Holds digests and the way back, never a copy of somebody's settings. Called by app/install,
app/uninstall and app/doctor.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from harness_memory.app.private_files import replace_file
from harness_memory.hosts.claude_code import HookForm, WindowsShell


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class UndoEdit(_Record):
    """One edit turned round (`hosts.edits.Undo`): offsets are characters of the text after the edit."""

    at: int
    length: int
    removed: str


class TouchedFile(_Record):
    """A foreign file we edited: `sha256` of it as we left it, and how to take the edits back, last first."""

    path: Path
    sha256: str
    existed: bool
    made_dir: bool
    undo: tuple[UndoEdit, ...]


class Manifest(_Record):
    """One install: what runs (`python`, `launch_path`, the form), which files it touched, and when.

    `settings` holds one file per place the hooks are registered in (the project, and each linked worktree hm install
    ran in); it is empty in a project whose hooks are registered for the user. `exclude` is the git file that gained
    `exclude_line`, None when git did not need it from us. `client_version` is "" when unknown,
    `register_path` where the hooks serve one project.
    """

    v: Literal[1] = 1
    version: str
    host: Literal["claude-code"] = "claude-code"
    scope: Literal["project", "user"]
    python: str
    launch_path: str
    hook_form: HookForm
    windows_shell: WindowsShell | None
    client_version: str
    installed_at_ms: int
    settings: tuple[TouchedFile, ...]
    exclude: TouchedFile | None = None
    exclude_line: str = ""
    register_path: str = ""

    def settings_at(self, path: Path) -> TouchedFile | None:
        """Return the record of one settings file."""
        return next((touched for touched in self.settings if touched.path == path), None)


def load_manifest(path: Path) -> Manifest | None:
    """Read a manifest; None when there is none or it cannot be understood (uninstall then goes by the entries)."""
    if not path.is_file():  # opening a named pipe would wait for ever
        return None
    try:
        return Manifest.model_validate_json(path.read_bytes())
    except (OSError, ValidationError):
        return None


def save_manifest(path: Path, manifest: Manifest) -> None:
    """Write a manifest, readable by its owner only."""
    replace_file(path, (manifest.model_dump_json(indent=2) + "\n").encode("utf-8"))
