"""The real clients that the end-to-end tests drive: where they lie, and how to get them.

Owns the cache directory (`HM_TEST_CACHE`, else `.cache/clients` of the checkout). Must not be imported by the product.
Tests only look there, since a test run uses no network; `python -m tests.e2e.fetch` downloads what is missing.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

OLDEST = "2.1.139"
"""The first version that runs hooks without a shell."""
WANTED = ("newest", OLDEST)
SHELL_FORM_ONLY = "2.1.138"
"""Ignores `args`: its hooks need the shell form. Only the tests of that form run it."""
FETCHED = (*WANTED, SHELL_FORM_ONLY)

_SYSTEMS = {"Linux": "linux", "Darwin": "darwin"}
_MACHINES = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64", "arm64": "arm64"}


class ClientMissingError(Exception):
    """A client cannot be had; the text says which and why."""


def cache_dir() -> Path:
    """Return the directory that holds one folder per version and the file `newest`."""
    chosen = os.environ.get("HM_TEST_CACHE")
    return Path(chosen) if chosen else Path(__file__).parents[2] / ".cache" / "clients"


def find_client(wanted: str) -> tuple[str, Path] | None:
    """Return (version, binary) of a fetched client, None when it is not in the cache."""
    newest_path = cache_dir() / "newest"
    if wanted == "newest":
        if not newest_path.exists():
            return None
        wanted = newest_path.read_text(encoding="utf-8").strip()
    binary = cache_dir() / wanted / "claude"
    return (wanted, binary) if binary.exists() else None


def fetch_client(wanted: str) -> tuple[str, Path]:
    """Return (version, binary), downloading the platform's package when the cache lacks it."""
    cache_dir().mkdir(parents=True, exist_ok=True)
    version = _newest_version() if wanted == "newest" else wanted
    binary = cache_dir() / version / "claude"
    if not binary.exists():
        _download(version)
    return version, binary


def package_name() -> str:
    """Return the npm package that holds the client for this machine."""
    system, machine = _SYSTEMS.get(platform.system()), _MACHINES.get(platform.machine().lower())
    if system is None or machine is None:
        raise ClientMissingError(f"no package is known for {platform.system()} on {platform.machine()}")
    libc = "-musl" if system == "linux" and platform.libc_ver()[0] != "glibc" else ""
    return f"@anthropic-ai/claude-code-{system}-{machine}{libc}"


def _newest_version() -> str:
    version = _npm("view", package_name(), "version")
    (cache_dir() / "newest").write_text(version + "\n", encoding="utf-8")
    return version


def _download(version: str) -> None:
    with tempfile.TemporaryDirectory(dir=cache_dir()) as work:
        work_dir = Path(work)
        archive = _npm("pack", f"{package_name()}@{version}", "--silent", "--pack-destination", work)
        with tarfile.open(work_dir / archive.splitlines()[-1]) as package:
            package.extractall(work_dir, filter="data")
        # Renamed as a whole, so that a download cut short never looks like a client.
        (work_dir / "package").rename(cache_dir() / version)


def _npm(*args: str) -> str:
    npm = shutil.which("npm")
    if npm is None:
        raise ClientMissingError("npm is not installed")
    with tempfile.TemporaryDirectory() as npm_cache:
        done = subprocess.run(
            [npm, *args, "--cache", npm_cache],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
    if done.returncode != 0:
        raise ClientMissingError(f"npm {' '.join(args)} failed: {done.stderr.strip()[-400:]}")
    return done.stdout.strip()


def main() -> int:
    """Fetch every client that a test drives and print its version and path."""
    for wanted in FETCHED:
        try:
            version, binary = fetch_client(wanted)
        except ClientMissingError as error:
            sys.stderr.write(f"Claude Code {wanted}: {error}\n")
            return 1
        sys.stdout.write(f"Claude Code {version}: {binary}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
