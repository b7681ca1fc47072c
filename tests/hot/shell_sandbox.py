"""Runs shell texts in the real bash, with stubs in the place of programs that log their words and directory.

Nothing but the stubs and a few harmless tools can be reached; every text runs in the same small tree, in limited time.
Built for many texts a second: a stub is a function that bash inherits, and where a program is started all the same
(`env alpha`, `exec alpha`) one small binary; the log is one file; the tree is put right only after a text changed it.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.hot.shell_texts import DATA_PROGRAMS, PROGRAMS

TOOLS = (
    "bash",
    "sh",
    "env",
    "nice",
    "nohup",
    "timeout",
    "xargs",
    "cat",
    "sleep",
    "true",
    "false",
    "echo",
    "printf",
    "find",
    "setsid",
    "stdbuf",
    "tee",
)
LINKS = ("d1", "d2")
LOCAL_PROGRAMS = PROGRAMS[:2]
# What the grammar's redirections write to: there from the start, so that few texts change a directory.
OUTPUTS = ("out", PROGRAMS[2])
# One record a call: the number of words, the directory, the words. The exit code is 1 for the programs listed in
# STUB_FAILS, and for every other one when that says random.
RECORD = 'printf \'%s\\0\' "$#" "$PWD" {name} "$@" >>\'{log}\'\ncase $STUB_FAILS in'
FUNCTION = "() {{ " + RECORD + " *:{name}:*) return 1;; *:random:*) return $((RANDOM % 2));; esac; }}"
# What bash runs in the place of a program that is not there: it does as the stubs do, so that what follows is reached.
NOT_FOUND = "() { case $STUB_FAILS in ::) return 0;; *:random:*) return $((RANDOM % 2));; esac; return 127; }"
# The same as a program, where nothing compiles stub.c.
SCRIPT = (
    "#!/bin/sh\n"
    + RECORD.format(name='"${{0##*/}}"', log="{log}")
    + (' *:"${{0##*/}}":*) exit 1;; *:random:*) exit $(( $$ % 2 ));; esac\nexit 0\n')
)
SUDO = """#!/bin/sh
while :; do
  case $1 in -u) shift 2;; --) shift; break;; --*) shift;; -*[elvkKV]*) exit;; -?*) shift;; *) break;; esac
done
exec "$@"
"""
# How each shell is called before the text: zsh as Claude Code calls it, by eval and with these options off.
ZSH_OPTIONS = "NO_EXTENDED_GLOB NO_BARE_GLOB_QUAL NO_BRACE_CCL NO_MAGIC_EQUAL_SUBST NO_RC_QUOTES NO_EQUALS"
ARGUMENTS = {
    "bash": ("bash", "-c", "--"),
    "zsh": ("zsh", "-f", "-c", f'setopt {ZSH_OPTIONS}; eval "$1"', "zsh"),
}
TIME_LIMIT_S = 1.0
MAX_LOG = 65_536  # bytes; a loop without end writes more


# (directory relative to the start, words) of one stub that ran.
Call = tuple[str, tuple[str, ...]]


def shell_path(name: str = "bash") -> str | None:
    """The shell to compare with; None where there is none."""
    return shutil.which(name)


class Sandbox:
    """A directory with stubs; `run` runs one text in it. Belongs to one process, whose directory it becomes."""

    def __init__(self, base: Path, shell: str = "bash") -> None:
        self.base = base
        self.shell = shell
        self.work = base / "up" / "up" / "work"
        self.bin = base / "bin"
        self.log = base / "log"
        self.levels = (self.work, self.base / "up" / "up", self.base / "up", self.base)
        self.log.touch()
        self._make_programs()
        self._make_work()
        self.written = os.open(self.log, os.O_RDWR)
        self.null = os.open(os.devnull, os.O_RDWR)
        self.untouched = self._marks()
        self.functions = {
            f"BASH_FUNC_{name}%%": FUNCTION.format(name=name, log=self.log) for name in (*PROGRAMS, *DATA_PROGRAMS)
        }
        os.chdir(self.work)

    def close(self) -> None:
        """Leave the directory and let go of its files."""
        os.chdir("/")
        os.close(self.written)
        os.close(self.null)

    def run(self, text: str, fails: Sequence[str], by_functions: bool = True) -> tuple[list[Call], bool]:
        """The stub calls of one run in no set order, and whether the text ended in time.

        Without `by_functions` every stub is a program of its own, which is slow and leaves nothing to doubt: bash's
        printf writes a word with a line break in two pieces, between which another process of a pipe may write.
        """
        try:
            return self._run(text, fails, by_functions=by_functions)
        except ValueError:  # a record in pieces
            return self._run(text, fails, by_functions=False)

    def _run(self, text: str, fails: Sequence[str], *, by_functions: bool) -> tuple[list[Call], bool]:
        os.ftruncate(self.written, 0)
        environment = {"PATH": str(self.bin), "HOME": str(self.base), "STUB_FAILS": ":" + ":".join(fails) + ":"}
        environment["BASH_FUNC_command_not_found_handle%%"] = NOT_FOUND
        if by_functions and self.shell == "bash":
            environment |= self.functions
        end, alive = os.pipe()
        os.set_inheritable(alive, True)
        process = os.posix_spawn(
            str(self.bin / self.shell),
            [*ARGUMENTS[self.shell], text],
            environment,
            file_actions=[(os.POSIX_SPAWN_DUP2, self.null, descriptor) for descriptor in (0, 1, 2)],
            setsid=True,
        )
        os.close(alive)
        # The pipe is at its end when the last process that the text started is gone.
        ended = bool(select.select([end], [], [], TIME_LIMIT_S)[0])
        os.close(end)
        if not ended:
            os.killpg(process, signal.SIGKILL)
        os.waitpid(process, 0)
        return self._calls(), ended

    def tidy(self) -> None:
        """Put the tree right if a text changed it."""
        if self._marks() != self.untouched:
            self._make_work()
            self.untouched = self._marks()

    def _make_programs(self) -> None:
        self.bin.mkdir()
        stub = self.base / "stub"
        if not _compile_stub(stub, self.log):
            stub.write_text(SCRIPT.format(log=self.log))
            stub.chmod(0o755)
        for program in (*PROGRAMS, *DATA_PROGRAMS):
            for end in ("", " x"):
                (self.bin / (program + end)).hardlink_to(stub)
        if stub.read_bytes()[:2] != b"#!":
            (self.bin / "sudo").hardlink_to(stub)
        else:
            (self.bin / "sudo").write_text(SUDO)
            (self.bin / "sudo").chmod(0o755)
        for tool in (*TOOLS, self.shell):
            found = shutil.which(tool)
            if found and not (self.bin / tool).exists():
                (self.bin / tool).symlink_to(found)

    def _make_work(self) -> None:
        """Make the start directory; d1 and d2 lead to themselves, here and above, so that every `cd` works.

        A text may write to any name it finds there, so the programs in it are copies.
        """
        self.work.mkdir(parents=True, exist_ok=True)
        kept = {*LINKS, "up", "work", "bin", "log", "stub"}
        for level in self.levels:
            for entry in os.scandir(level):
                if entry.name not in kept:
                    os.unlink(entry)
            for link in LINKS:
                if not (level / link).is_symlink():
                    (level / link).symlink_to(".")
            for program in LOCAL_PROGRAMS:
                shutil.copy2(self.bin / program, level / program)
            for name in OUTPUTS:
                (level / name).touch()

    def _marks(self) -> list[int]:
        """What tells whether a text wrote anything: when a directory or a program in it was changed."""
        marks = [os.stat(level).st_mtime_ns for level in self.levels]
        return marks + [
            getattr(os.stat(level / program), key)
            for level in self.levels
            for program in LOCAL_PROGRAMS
            for key in ("st_mtime_ns", "st_size")
        ]

    def _calls(self) -> list[Call]:
        calls: list[Call] = []
        home = str(self.base)
        fields = os.pread(self.written, MAX_LOG, 0).decode("utf-8", "surrogateescape").split("\0")
        at = 0
        while at < len(fields) - 1 and (stop := at + 3 + int(fields[at])) < len(fields):
            words = tuple([word.replace(home, "~") for word in fields[at + 2 : stop]])
            calls.append((os.path.relpath(fields[at + 1], self.work), words))
            at = stop
        return calls


def _compile_stub(target: Path, log: Path) -> bool:
    """Compile stub.c; False where that does not work."""
    compiler = shutil.which("cc")
    if compiler is None or not sys.platform.startswith("linux"):
        return False
    source = Path(__file__).parent / "stub.c"
    command = [compiler, "-O1", "-static", f'-DLOG="{log}"', str(source), "-o", str(target)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
