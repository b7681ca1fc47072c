"""What keeps a test run away from the person who started it: their environment, their home directory, the network.

Owns the scrubbed environment and the audit hook that fails a test at once. Called by `tests/conftest.py` only.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from ipaddress import ip_address
from pathlib import Path
from typing import Any

KEPT_NAMES = frozenset(
    {"PATH", "LANG", "TERM", "COLUMNS", "CI", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "PATHEXT", "COMSPEC"}
)
KEPT_PREFIXES = ("LC_", "HM_", "PYTEST_", "PYTHON", "OPENBLAS_")
"""`HM_` are the switches of these tests; the numeric library below rank-bm25 may need its own on some processors."""

_GIT_PERSON = (("NAME", "A Tester"), ("EMAIL", "tester@example.invalid"))

# Audit event -> how many of its leading arguments are paths.
_PATH_EVENTS = {
    "open": 1,
    "os.chmod": 1,
    "os.link": 2,
    "os.listdir": 1,
    "os.mkdir": 1,
    "os.remove": 1,
    "os.rename": 2,
    "os.rmdir": 1,
    "os.scandir": 1,
    "os.symlink": 2,
    "os.truncate": 1,
    "sqlite3.connect": 1,
}


def scrubbed_environment(environment: Mapping[str, str], home: Path) -> dict[str, str]:
    """Return what a test and its children may see: the kept variables, an empty home, an author for git."""
    kept = {k: v for k, v in environment.items() if k in KEPT_NAMES or k.startswith(KEPT_PREFIXES)}
    person = {f"GIT_{role}_{what}": value for role in ("AUTHOR", "COMMITTER") for what, value in _GIT_PERSON}
    return {
        **kept,
        **person,
        "HOME": str(home),
        "USERPROFILE": str(home),
        "GIT_CONFIG_NOSYSTEM": "1",
        "SHELL": "/bin/bash",
    }


def real_homes() -> set[Path]:
    """Return the home directories of the person who runs the tests, by the environment and by the user database."""
    homes = {Path.home()}
    if sys.platform != "win32":
        import pwd

        homes.add(Path(pwd.getpwuid(os.getuid()).pw_dir))
    return homes


def open_paths(root: Path) -> list[Path]:
    """Return what may be touched below a home: the checkout, temporary files, the interpreter and its packages."""
    return [root, Path(tempfile.gettempdir()), *(Path(p) for p in (sys.prefix, sys.base_prefix, *sys.path) if p)]


def make_audit_hook(
    homes: Iterable[Path], allowed: Iterable[Path], fail: Callable[[str], None]
) -> Callable[[str, Sequence[Any]], None]:
    """Return a hook for `sys.addaudithook` that calls `fail` on a path below `homes` and on a connection to outside.

    Paths below `allowed` pass, and so does whatever `homes` holds when it is itself below `allowed`.
    """
    guarded = tuple(f"{home}{os.sep}" for home in homes)
    passing = tuple(f"{path}{os.sep}" for path in allowed)

    def audit(event: str, args: Sequence[Any]) -> None:
        if event in _PATH_EVENTS:
            for path in args[: _PATH_EVENTS[event]]:
                if isinstance(path, str | bytes | os.PathLike):
                    full = os.path.abspath(os.fsdecode(path)) + os.sep
                    if full.startswith(guarded) and not full.startswith(passing):
                        fail(f"{event} reaches into the real home directory: {os.fsdecode(path)}")
        elif event == "socket.connect" and isinstance(args[1], tuple) and not _is_loopback(args[1][0]):
            fail(f"a connection leaves this machine: {args[1][0]}")

    return audit


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:  # a name
        return host == "localhost"
