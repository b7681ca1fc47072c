"""Processes whose time or memory is taken from spawn to exit. Called by `evals.latency`."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

_PR_SET_CHILD_SUBREAPER = 36
# Runs a hook, or nothing, and prints the process's own high-water mark where the hook would leave.
_HIGH_WATER = """
import posix, sys
def leave(code):
    with open("/proc/self/status", "rb") as file:
        lines = [line for line in file.read().split(b"\\n") if line.startswith(b"VmHWM")]
    posix.write(2, lines[0])
    leave_now(code)
leave_now, posix._exit = posix._exit, leave
launch_path = sys.argv[1]
if launch_path:
    del sys.argv[0]
    exec(compile(open(launch_path).read(), launch_path, "exec"), {"__name__": "__main__", "__file__": launch_path})
leave(0)
"""


@dataclass(frozen=True, slots=True)
class Ran:
    """How a process ended and how long it took from its spawn."""

    exit_code: int
    stdout: bytes
    elapsed_ms: float


def run_process(argv: Sequence[str], stdin: bytes, environment: Mapping[str, str]) -> Ran:
    """Run a process with all of `stdin` waiting in a pipe and its answer, which a pipe must hold, read afterwards."""
    input_end, feed = os.pipe()
    answer, output_end = os.pipe()
    os.write(feed, stdin)
    os.close(feed)
    actions = [(os.POSIX_SPAWN_DUP2, input_end, 0), (os.POSIX_SPAWN_DUP2, output_end, 1)]
    begun = time.perf_counter()
    child = os.posix_spawn(argv[0], list(argv), dict(environment), file_actions=actions)
    _, status = os.waitpid(child, 0)
    elapsed_ms = (time.perf_counter() - begun) * 1000
    os.close(input_end)
    os.close(output_end)
    with os.fdopen(answer, "rb") as file:
        return Ran(os.waitstatus_to_exitcode(status), file.read(), elapsed_ms)


def adopt_grandchildren() -> None:
    """Become the parent of processes that a child leaves behind, so that they can be waited for (Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def reap_children() -> None:
    """Wait for every process that children left behind."""
    while True:
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def high_water_kb(python: str, launch_path: str, event: str, stdin: bytes, environment: Mapping[str, str]) -> int:
    """Return the peak memory of a hook at its exit, of an empty interpreter without one; 0 where it cannot be read."""
    if not os.path.exists("/proc/self/status"):
        return 0
    argv = [python, "-I", "-S", "-c", _HIGH_WATER, launch_path, event]
    done = subprocess.run(argv, input=stdin, capture_output=True, env=dict(environment), check=True)
    return int(done.stderr.split()[1])


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the value below which so many percent of the values lie; the median for 50."""
    ordered = sorted(values)
    position = (len(ordered) - 1) * percent / 100
    below = int(position)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (position - below)
