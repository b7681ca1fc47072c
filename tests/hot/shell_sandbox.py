"""Runs shell texts in the real bash, with stub programs on PATH that log their words and directory.

Nothing but the stubs and a few harmless tools can be reached; every text runs in the same small tree, in limited time.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tests.hot.shell_texts import DATA_PROGRAMS, PROGRAMS

TOOLS = ("bash", "sh", "env", "nice", "nohup", "timeout", "xargs", "cat", "sleep", "true", "false", "echo", "printf")
LINKS = ("d1", "d2")
# One record a call, in a file of its own process: the number of words, the directory, the words. The exit code is 1 for
# the programs listed in STUB_FAILS, and for every other one when that says random.
STUB = """#!/bin/sh
printf '%s\\0' "$#" "$PWD" "${{0##*/}}" "$@" >>'{log}'/$$
case ":$STUB_FAILS:" in *":${{0##*/}}:"*) exit 1;; *":random:"*) exit $(( $$ % 2 ));; esac
exit 0
"""
SUDO = """#!/bin/sh
while :; do case $1 in -u) shift 2;; --) shift; break;; -*) shift;; *) break;; esac; done
exec "$@"
"""
TIME_LIMIT_S = 3.0


# (directory relative to the start, words) of one stub that ran.
Call = tuple[str, tuple[str, ...]]


def bash_path() -> str | None:
    """The bash to compare with; None where there is none."""
    return shutil.which("bash")


class Sandbox:
    """A directory with stubs; `run` runs one text in it."""

    def __init__(self, base: Path) -> None:
        self.base = base
        self.work = base / "up" / "up" / "work"
        self.bin = base / "bin"
        self.log = base / "log"
        self.bin.mkdir()
        self.log.mkdir()
        self._make_work()
        for name, body in [
            *((program + end, STUB) for program in (*PROGRAMS, *DATA_PROGRAMS) for end in ("", " x")),
            ("sudo", SUDO),
        ]:
            path = self.bin / name
            path.write_text(body.format(log=self.log) if body is STUB else body)
            path.chmod(0o755)
        for tool in TOOLS:
            found = shutil.which(tool)
            if found:
                (self.bin / tool).symlink_to(found)

    def run(self, text: str, fails: Sequence[str]) -> list[Call] | None:
        """The stub calls of one run in no set order; None when the text did not end in time."""
        for path in self.log.iterdir():
            path.unlink()
        environment = {
            "PATH": str(self.bin),
            "HOME": str(self.base),
            "STUB_FAILS": ":".join(fails),
        }
        end, alive = os.pipe()
        process = subprocess.Popen(
            [str(self.bin / "bash"), "-c", text],
            cwd=self.work,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(alive,),
            start_new_session=True,
        )
        os.close(alive)
        # The pipe is at its end when the last process that the text started is gone.
        ended = bool(select.select([end], [], [], TIME_LIMIT_S)[0])
        os.close(end)
        if not ended:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return self._calls() if ended else None

    def _make_work(self) -> None:
        """Make the start directory; d1 and d2 lead to themselves, here and above, so that every `cd` works."""
        self.work.mkdir(parents=True)
        for level in (self.base, self.base / "up", self.base / "up" / "up", self.work):
            for link in LINKS:
                (level / link).symlink_to(".")
            for program in PROGRAMS[:2]:
                (level / program).symlink_to(self.bin / program)

    def _calls(self) -> list[Call]:
        calls: list[Call] = []
        for path in sorted(self.log.iterdir()):
            fields = path.read_bytes().decode("utf-8", "surrogateescape").split("\0")
            while len(fields) > 1:
                stop = 3 + int(fields[0])
                words = tuple("~" if word == str(self.base) else word for word in fields[2:stop])
                calls.append((os.path.relpath(fields[1], self.work), words))
                fields = fields[stop:]
        return calls
