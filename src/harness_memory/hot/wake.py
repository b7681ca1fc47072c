"""Starting the worker and leaving it behind.

Owns the cheapest spawn that survives the end of the hook and of the client: a session of its own, standard streams on
the null device. `HARNESS_MEMORY_WAKE=0` starts nothing (S41). Called by hooks that closed an episode or saw a stale
snapshot; never waits, never raises for a spawn that fails.
"""

from __future__ import annotations

import sys

from harness_memory.hot.system import WAKE_VARIABLE, environment, posix, variable

WORKER_MODULE = "harness_memory.app.worker"
NULL_DEVICE = "/dev/null"


def worker_command(root: str, mode: str) -> list[str]:
    """Return the worker's argument list.

    `-E -P`: a module in the user's project, also one on a PYTHONPATH, must never be imported in the place of ours.
    """
    return [sys.executable, "-E", "-P", "-m", WORKER_MODULE, root, mode]


def spawn_worker(root: str, mode: str = "extract") -> bool:
    """Start the worker detached; False when waking is switched off or the system refused."""
    if variable(WAKE_VARIABLE) == "0":
        return False
    command = worker_command(root, mode)
    try:
        if sys.platform == "win32":
            _spawn_windows(command)
        else:
            _spawn_posix(command)
    except OSError:
        return False
    return True


def _spawn_posix(command: list[str]) -> None:
    streams = [
        (posix.POSIX_SPAWN_OPEN, 0, NULL_DEVICE, posix.O_RDONLY, 0),
        (posix.POSIX_SPAWN_OPEN, 1, NULL_DEVICE, posix.O_WRONLY, 0),
        (posix.POSIX_SPAWN_OPEN, 2, NULL_DEVICE, posix.O_WRONLY, 0),
    ]
    try:
        posix.posix_spawn(command[0], command, environment(), file_actions=streams, setsid=True)
    except NotImplementedError:  # a libc without the setsid flag
        if posix.fork() == 0:
            _become_worker(command)


def _become_worker(command: list[str]) -> None:
    """Turn a forked child into the worker; it must never return into the hook's code."""
    try:
        posix.setsid()
        null = posix.open(NULL_DEVICE, posix.O_RDWR)
        for stream in (0, 1, 2):
            posix.dup2(null, stream)
        posix.execve(command[0], command, environment())
    finally:
        posix._exit(127)


def _spawn_windows(command: list[str]) -> None:
    import subprocess

    flags = subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP  # type: ignore[attr-defined]
    null = subprocess.DEVNULL
    subprocess.Popen(command, stdin=null, stdout=null, stderr=null, creationflags=flags, close_fds=True)
