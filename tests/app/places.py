"""A project, a home and a client of their own for tests of install, uninstall and doctor."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import harness_memory
from harness_memory.app.install import InstallOptions, install
from harness_memory.app.project import Project
from harness_memory.app.steps import Step
from harness_memory.app.surroundings import Surroundings
from harness_memory.app.uninstall import uninstall
from harness_memory.hosts.claude_code import is_owned_hook
from harness_memory.hosts.edits import owned_hooks

NOW_MS = 1_796_000_000_000


class Place:
    """One project under a temporary directory, and who works there."""

    def __init__(self, directory: Path, *, git: bool = True) -> None:
        self.root = directory / "work" / "my app"
        self.home = directory / "home"
        self.root.mkdir(parents=True)
        self.home.mkdir()
        if git:
            subprocess.run(["git", "init", "-q", str(self.root)], check=True)
        self.project = Project(self.root, self.root / ".harness-memory")
        self.settings_path = self.root / ".claude" / "settings.local.json"
        self.user_settings_path = self.home / ".claude" / "settings.json"
        self.surroundings = Surroundings(
            environ={
                "PATH": os.environ["PATH"],
                "HOME": str(self.home),
                "HARNESS_MEMORY_CLAUDE_BIN": str(self.home / "claude"),  # never one that PATH holds
            },
            home=self.home,
            config_dir=self.home / ".claude",
            user_dir=self.home / "harness-memory",
            client_path=None,
            python=sys.executable,
            package_dir=Path(harness_memory.__file__).parent,
            platform="linux",
            effective_uid=1000,
        )

    def with_client(self, version: str) -> None:
        """Give the user a claude that knows its version and nothing else."""
        client_path = self.home / "claude"
        client_path.write_text(f"#!/bin/sh\necho '{version} (Claude Code)'\n")
        client_path.chmod(0o755)
        self.surroundings = replace(self.surroundings, client_path=client_path)

    def with_other_installation(self, directory: Path) -> Path:
        """Copy the package, take the copy's launcher for the one that was named, and return it."""
        shutil.copytree(
            self.surroundings.package_dir, directory / "harness_memory", ignore=shutil.ignore_patterns("__pycache__")
        )
        launch_path = directory / "harness_memory" / "hot" / "launch.py"
        self.surroundings = replace(self.surroundings, hook_script=launch_path)
        return launch_path

    def with_environ(self, **changes: str) -> None:
        """Change the user's environment."""
        self.surroundings = replace(self.surroundings, environ={**self.surroundings.environ, **changes})

    def install(self, *, start_dir: Path | None = None, self_test: bool = False, **options: Any) -> list[Step]:
        """Install, by default without asking a provider and without running the hook."""
        steps: list[Step] = []
        wanted = InstallOptions(**{"probe": False, "self_test": self_test, **options})
        install(self.project, start_dir or self.root, self.surroundings, wanted, steps.append, now_ms=NOW_MS)
        return steps

    def uninstall(self, *, user: bool = False, purge: bool = False) -> list[Step]:
        """Uninstall."""
        steps: list[Step] = []
        uninstall(self.project, self.surroundings, steps.append, user=user, purge=purge, now_ms=NOW_MS)
        return steps

    def write_settings(self, text: str, path: Path | None = None) -> bytes:
        """Write a settings file; return its bytes."""
        target = path or self.settings_path
        target.parent.mkdir(exist_ok=True)
        target.write_text(text)
        return target.read_bytes()


def settings(path: Path) -> dict[str, Any]:
    """Return parsed settings."""
    data: dict[str, Any] = json.loads(path.read_text())
    return data


def our_events(path: Path) -> list[str]:
    """Return the events our hooks are registered for in a file, in file order."""
    return [hook.event for hook in owned_hooks(settings(path), is_owned_hook)] if path.exists() else []


def tree(directory: Path) -> Mapping[str, bytes]:
    """Return every file below a directory with its content."""
    return {str(path.relative_to(directory)): path.read_bytes() for path in directory.rglob("*") if path.is_file()}
