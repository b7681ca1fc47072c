"""What is read as a manifest, and what is none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from harness_memory.app.manifest import load_manifest


@pytest.mark.parametrize("kind", ["missing", "directory", "pipe", "garbage", "too deep"])
def test_what_is_no_manifest_is_none(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "install-manifest.json"
    match kind:
        case "directory":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "garbage":
            path.write_bytes(b"\xff{")
        case "too deep":
            path.write_text("[" * 100_000)
    assert load_manifest(path) is None
