"""The recorded story at a fixed time, in a directory that a test can look through afterwards."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from harness_memory.app.surroundings import Surroundings, read_surroundings
from harness_memory.hot.clock import NOW_VARIABLE, parse_iso

NOW = "2026-11-01T09:00:00Z"
NOW_MS = parse_iso(NOW) or 0


def fixed_clock() -> int:
    return NOW_MS


@pytest.fixture
def environ() -> Mapping[str, str]:
    """What the caller has in the environment: some of it private, no client."""
    private = {"ANTHROPIC_API_KEY": "the-callers-own", "HTTPS_PROXY": "http://proxy.invalid", "DEPLOY_KEY": "private"}
    return {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", NOW_VARIABLE: NOW, **private}


@pytest.fixture
def surroundings(environ: Mapping[str, str], tmp_path: Path) -> Surroundings:
    return replace(read_surroundings(environ, tmp_path), client_path=None, platform="linux")


@pytest.fixture
def temporary_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary directories of the test are made; nothing else lies there."""
    directory = tmp_path / "temporary"
    directory.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(directory))
    return directory


def write_client(directory: Path, source: str) -> Path:
    """Write a `claude` that says a version when it is asked, else runs `source`."""
    path = directory / "claude"
    path.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo "2.1.332 (Claude Code)" && exit\n{source}\n')
    path.chmod(0o755)
    assert os.access(path, os.X_OK)
    return path
