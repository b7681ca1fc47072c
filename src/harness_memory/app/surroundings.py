"""What an install finds around it: the interpreter, the user's directories, the client.

Owns gathering these once per command, so that install, uninstall and doctor take them as one argument and tests pass
their own. Called by cli/install and cli/doctor.
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import harness_memory
from harness_memory.errors import UsageError
from harness_memory.extract.environment import find_claude, user_dir
from harness_memory.hosts import claude_code

USER_MANIFEST_NAME = "install-manifest.json"
REGISTER_NAME = "projects"


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The machine and the user as one command sees them.

    `user_dir` is ours, `config_dir` Claude Code's; `client_path` is None without a client; `platform` is
    `sys.platform`; `effective_uid` is -1 where there is no such thing; `hook_script` is the launcher of another
    installation, None for this one's.
    """

    environ: Mapping[str, str]
    home: Path
    config_dir: Path
    user_dir: Path
    client_path: Path | None
    python: str
    package_dir: Path
    platform: str
    effective_uid: int
    hook_script: Path | None = None

    @property
    def launch_path(self) -> Path:
        """The file a hook runs."""
        return self.hook_script or self.package_dir / "hot" / "launch.py"

    @property
    def hook_package_dir(self) -> Path:
        """The package whose modules a hook imports."""
        return self.launch_path.parent.parent

    @property
    def user_settings_path(self) -> Path:
        """The settings that hold for every project of the user."""
        return claude_code.settings_path("user", root=self.home, config_dir=self.config_dir)

    @property
    def user_manifest_path(self) -> Path:
        """The record of hooks registered for the user."""
        return self.user_dir / USER_MANIFEST_NAME

    @property
    def register_path(self) -> Path:
        """The register of projects that hooks registered for the user serve."""
        return self.user_dir / REGISTER_NAME

    def client_version(self) -> tuple[int, ...] | None:
        """Ask the client for its version; None without one. One process."""
        return claude_code.client_version(str(self.client_path), self.environ) if self.client_path else None


def find_hook_script(text: str) -> Path:
    """Return the launcher that a user names, with its links kept; UsageError for a file that is none.

    An entry is known as ours by the end of that path: another one could be neither renewed nor removed.
    """
    path = Path(text).absolute()
    if not path.is_file():
        raise UsageError(
            "bad-hook-script", "There is no such hook script.", context=str(path), hint=f"ls -l {shlex.quote(text)}"
        )
    if not claude_code.is_launcher(str(path)):
        raise UsageError(
            "bad-hook-script",
            "A hook script is the harness_memory/hot/launch.py of an installation.",
            context=str(path),
            hint="find . -path '*/harness_memory/hot/launch.py'",
        )
    return path


def read_surroundings(environ: Mapping[str, str], home: Path, hook_script: str | None = None) -> Surroundings:
    """Gather what an install needs to know about this process; UsageError for a hook script that is none."""
    return Surroundings(
        environ=environ,
        home=home,
        config_dir=claude_code.config_dir(environ, home),
        user_dir=user_dir(environ),
        client_path=find_claude(environ),
        python=sys.executable,
        package_dir=Path(harness_memory.__file__).parent,
        platform=sys.platform,
        effective_uid=os.geteuid() if hasattr(os, "geteuid") else -1,
        hook_script=find_hook_script(hook_script) if hook_script else None,
    )
