"""Reasons not to install."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import pytest

from harness_memory.app.preflight import is_above_projects, is_shim, is_short_lived


def test_the_running_interpreter_is_no_shim() -> None:
    assert not is_shim(sys.executable)


def test_a_link_to_an_interpreter_is_no_shim(tmp_path: Path) -> None:
    link = tmp_path / "bin" / "python"
    link.parent.mkdir()
    link.symlink_to(sys.executable)
    assert not is_shim(str(link))


@pytest.mark.parametrize("name", ["shims/python", "bin/python"])
def test_a_script_or_a_file_among_shims_is_a_shim(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.parent.mkdir()
    path.write_bytes(b"\x7fELF" if "shims" in name else b"#!/usr/bin/env bash\n")
    assert is_shim(str(path))


@pytest.mark.parametrize("python", ["", "/nowhere/python"])
def test_no_interpreter_at_all_counts_as_a_shim(python: str) -> None:
    assert is_shim(python)


@pytest.mark.parametrize(
    ("root", "above"), [("/home/me", True), ("/", True), ("/home/me/app", False), ("/srv/app", False), ("/home", False)]
)
def test_the_home_directory_and_the_root_are_above_projects(root: str, above: bool) -> None:
    assert is_above_projects(Path(root), Path("/home/me")) == above


@pytest.mark.parametrize(
    ("path", "short"),
    [
        ("/home/me/.cache/uv/archive-v0/x/bin/python", True),
        (f"{tempfile.gettempdir()}/venv/bin/python", True),
        (f"{tempfile.gettempdir()}-like/venv/bin/python", False),
        ("/home/me/.local/share/uv/tools/x/bin/python", False),
    ],
)
def test_paths_that_are_cleared_some_day(path: str, short: bool) -> None:
    assert is_short_lived(path) == short
