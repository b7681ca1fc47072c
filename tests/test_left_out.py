"""Without a client the end-to-end tests are left out in one line, unless the run demands them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.e2e.fetch import FETCHED

ROOT = Path(__file__).parents[1]


def run_smoke_tests(cache: Path, **switches: str) -> tuple[int, list[str]]:
    """Return the exit code and the lines that speak of tests left out."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-W", "error", "tests/e2e/test_smoke.py"],
        cwd=ROOT,
        env={**os.environ, "HM_TEST_CACHE": str(cache), "HM_REQUIRE_CLIENT": "", **switches},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, [line for line in done.stdout.splitlines() if "left out" in line]


def test_one_line_names_the_files_and_the_versions(tmp_path: Path) -> None:
    exit_code, (line,) = run_smoke_tests(tmp_path)
    assert exit_code == 0
    assert line.startswith("SKIPPED [6] tests/e2e/conftest.py:")
    assert line.partition("left out ")[2] == (
        f"test_smoke.py: no Claude Code ({' and '.join(FETCHED)}) in the cache; "
        "`python3 -m tests.e2e.fetch` downloads it with npm"
    )


def test_demanded_client_that_is_missing_fails(tmp_path: Path) -> None:
    exit_code, lines = run_smoke_tests(tmp_path, HM_REQUIRE_CLIENT="1")
    assert (exit_code, bool(lines)) == (1, True)
