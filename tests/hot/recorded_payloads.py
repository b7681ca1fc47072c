"""Plays the payloads recorded from the real client through the hooks; as a module, writes the golden file anew.

`python -m tests.hot.recorded_payloads` after a change of the ledger's or the log's form.
"""

import json
import os
import re
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from harness_memory.core.model import Signature
from harness_memory.hot import hook
from tests.hot.hook_process import HookProject, rule

FIXTURES = Path(__file__).parents[2] / "fixtures" / "payloads"
GOLDEN = FIXTURES / "golden.json"
RECORDED_ROOT = "/home/u/proj"
NOW_MS = 1_793_523_600_000
EVENT_ARGUMENTS = {name: argument for argument, name in hook.EVENT_NAMES.items()}

# One rule for each tool a signature can name, so that every call before a tool shows how it was read.
SIGNATURES = (
    ("bash", "command", "regex", "."),
    ("edit", "path", "glob", "**"),
    ("fetch", "url", "regex", "."),
    *((f"mcp:{name}", "q", "regex", ".") for name in ("tiny/ok", "tiny/fail", "tiny/rpcerr", "tiny/die")),
    ("mcp:plugin_demo_ptiny/ok", "q", "regex", "."),
)


def recorded_cases() -> list[str]:
    """Return `version/Event-Tool-case` of every recorded payload."""
    return sorted(path.relative_to(FIXTURES).with_suffix("").as_posix() for path in FIXTURES.glob("*/*.json"))


def install(root: Path) -> HookProject:
    """Make a project with one advising rule for each tool."""
    project = HookProject(root)
    project.install(
        *(
            rule(f"{at:012x}", enforcement="advise", signature=Signature(*parts))
            for at, parts in enumerate(SIGNATURES, 1)
        )
    )
    return project


def play(project: HookProject, case: str) -> dict[str, Any]:
    """Run a recorded payload through its hook in a session of its own; return its ledger lines and its log line.

    The recorded root stands for the project's own, going in and coming out.
    """
    for name in ("ledger", "logs", "queue", "state"):
        shutil.rmtree(project.state / name, ignore_errors=True)
    data = (FIXTURES / f"{case}.json").read_bytes().replace(RECORDED_ROOT.encode(), os.fsencode(project.root))
    event = EVENT_ARGUMENTS[case.partition("/")[2].partition("-")[0]]
    running = hook.Hook(event, NOW_MS)
    running.answer = lambda _data: None
    hook.run(running, time.perf_counter(), lambda: data)
    lines = [line for path in (project.state / "ledger").glob("*") for line in path.read_text().splitlines()]
    seen = {
        "lines": [json.loads(line) for line in lines],
        "log": [re.sub(r"(dur|elapsed_ms)=\S+", r"\1=…", line) for line in project.log()],
    }
    return json.loads(json.dumps(seen).replace(str(project.root), RECORDED_ROOT))


def write_golden() -> None:
    """Replace the golden file by what the hooks do now."""
    os.environ["HARNESS_MEMORY_WAKE"] = "0"
    with tempfile.TemporaryDirectory() as directory:
        project = install(Path(directory).resolve())
        entries = [f"{json.dumps(case)}: {json.dumps(play(project, case))}" for case in recorded_cases()]
    GOLDEN.write_text("{\n" + ",\n".join(entries) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write_golden()
