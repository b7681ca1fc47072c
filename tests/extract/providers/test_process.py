import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from harness_memory.extract.providers.process import Finished, run_bounded

# Starts a bounded child that notes its process id, then waits to be interrupted.
CALLER = """
import os, sys
from pathlib import Path
from harness_memory.extract.providers.process import run_bounded
child = f"import os, time; open({sys.argv[1]!r}, 'w').write(str(os.getpid())); print('x', flush=True); time.sleep(60)"
run_bounded([sys.executable, "-c", child], stdin_text="", environment=dict(os.environ), cwd=Path("/"), timeout_s=60,
            output_cap_bytes=1000)
"""


@pytest.mark.skipif(os.name == "nt", reason="process groups are signalled another way there")
def test_an_interrupt_leaves_no_child_behind(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    os.mkfifo(note)
    caller = subprocess.Popen([sys.executable, "-c", CALLER, str(note)], stderr=subprocess.DEVNULL)
    child = int(note.read_text())
    caller.send_signal(signal.SIGINT)
    assert caller.wait(30) != 0
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def test_a_child_that_ends_says_how(tmp_path: Path) -> None:
    source = "import sys; print(sys.stdin.read()); sys.exit(3)"
    outcome = run_bounded(
        [sys.executable, "-c", source],
        stdin_text="given",
        environment=dict(os.environ),
        cwd=tmp_path,
        timeout_s=30,
        output_cap_bytes=1000,
    )
    assert outcome == Finished(3, "given\n", "")
