"""Starting the worker and leaving it behind.

Owns the cheapest spawn that survives the end of the hook and of the client: a session of its own, standard streams on
the null device. `HARNESS_MEMORY_WAKE=0` starts nothing (S41). Called by hooks that closed an episode or saw a stale
snapshot; never waits, never raises for a spawn that fails.
"""

from __future__ import annotations

import os
import sys

WORKER_MODULE = "harness_memory.app.worker"


def worker_command(root: str, mode: str) -> list[str]:
    """Return the worker's argument list. `-P`: a module in the user's project must never be imported by chance."""
    return [sys.executable, "-P", "-m", WORKER_MODULE, root, mode]


def spawn_worker(root: str, mode: str = "extract") -> bool:
    """Start the worker detached; False when waking is switched off or the system refused."""
    if os.environ.get("HARNESS_MEMORY_WAKE") == "0":
        return False
    command = worker_command(root, mode)
    try:
        if os.name == "nt":
            _spawn_windows(command)
        else:
            _spawn_posix(command)
    except OSError:
        return False
    return True


def _spawn_posix(command: list[str]) -> None:
    environment = dict(os.environ)
    streams = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
    ]
    try:
        os.posix_spawn(command[0], command, environment, file_actions=streams, setsid=True)
    except NotImplementedError:  # a libc without the setsid flag
        if os.fork() == 0:
            _become_worker(command, environment)


def _become_worker(command: list[str], environment: dict[str, str]) -> None:
    """Turn a forked child into the worker; it must never return into the hook's code."""
    try:
        os.setsid()
        null = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(null, stream)
        os.execve(command[0], command, environment)  # noqa: S606 - no shell is what we want
    finally:
        os._exit(127)


def _spawn_windows(command: list[str]) -> None:
    import subprocess

    flags = subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP  # type: ignore[attr-defined]
    null = subprocess.DEVNULL
    subprocess.Popen(command, stdin=null, stdout=null, stderr=null, creationflags=flags, close_fds=True)
