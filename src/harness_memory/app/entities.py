"""The names a project goes by: its directories, packages, remote and the aliases its owner configured.

Owns reading them from the working tree, two levels deep and bounded. Called when the snapshot is published; a prompt
that means one of them is about this project.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

NAMES_LIMIT = 120
NAMES_LIMIT_BYTES = 8 * 1024
"""Of the names as they stand in the header of `lexical.v1.json`, which a hook reads to 16 KB and no further (S43)."""
SHORTEST = 3
_PASSED_OVER = """
    src lib libs app apps packages package services modules docs doc test tests scripts tools bin build dist out
    target vendor node_modules examples assets public static config common shared utils core main internal cmd
    venv env tmp data fixtures spec web api server client include types
"""
PASSED_OVER = frozenset(_PASSED_OVER.split())


def project_entities(root: Path, aliases: Iterable[str] = ()) -> list[str]:
    """Return the names, sorted; what cannot be read gives none. Where they are too many, directories go first."""
    chosen, own = fit_names(aliases), fit_names((root.name, *_package_names(root), *_remote_names(root)))
    found = set()
    for directory in _directories(root):
        found.add(directory.name)
        found.update(child.name for child in _directories(directory))
    ranked = dict.fromkeys((*sorted(chosen), *sorted(own), *sorted(fit_names(found))))
    return sorted(_within_limits(ranked))


def _within_limits(names: Iterable[str]) -> list[str]:
    """Return the names, in order, that the header of an index has room for."""
    kept: list[str] = []
    size = 0
    for name in names:
        size_of_name = len(json.dumps(name)) + 1
        if len(kept) < NAMES_LIMIT and size + size_of_name <= NAMES_LIMIT_BYTES:
            kept.append(name)
            size += size_of_name
    return kept


def fit_names(names: Iterable[str]) -> set[str]:
    """Return the names that can mean this project and no other: not too short, not what every project has."""
    return {name for name in names if len(name) >= SHORTEST and name.lower() not in PASSED_OVER}


def _directories(path: Path) -> list[Path]:
    try:
        with os.scandir(path) as entries:
            found = [Path(entry.path) for entry in entries if entry.is_dir(follow_symlinks=False)]
    except OSError:
        return []
    return sorted(entry for entry in found if not entry.name.startswith(".") and entry.name != "node_modules")[:200]


def _package_names(root: Path) -> list[str]:
    names = [_field(_json(root / "package.json"), "name"), _field(_json(root / "composer.json"), "name")]
    project = _toml(root / "pyproject.toml").get("project")
    names.append(_field(project if isinstance(project, dict) else {}, "name"))
    return [name.rpartition("/")[2] for name in names if name]


def _remote_names(root: Path) -> list[str]:
    """Return the last part of each remote's address in `.git/config`."""
    try:
        lines = (root / ".git" / "config").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
    addresses = [line.partition("=")[2].strip() for line in lines if line.strip().startswith("url")]
    return [address.rstrip("/").replace(":", "/").rpartition("/")[2].removesuffix(".git") for address in addresses]


def _json(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def _field(data: dict[str, Any], name: str) -> str:
    value = data.get(name)
    return value if isinstance(value, str) else ""
