"""The worker a hook leaves behind is ours, whatever lies about in the project."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from harness_memory.hot.wake import worker_command


@pytest.mark.parametrize("module", ["sitecustomize", "click", "sqlite3", "secrets", "harness_memory"])
def test_a_module_of_the_project_is_never_imported(tmp_path: Path, module: str) -> None:
    (tmp_path / f"{module}.py").write_text(f"open({str(tmp_path / 'imported')!r}, 'w')\n")
    (tmp_path / ".harness-memory").mkdir()
    done = subprocess.run(
        worker_command(str(tmp_path), "extract"),
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONHOME": str(tmp_path)},
        capture_output=True,
        timeout=30,
    )
    assert b"There is no project memory here." in done.stderr
    assert not (tmp_path / "imported").exists()
