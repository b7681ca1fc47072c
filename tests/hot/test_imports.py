"""What a hook imports: the golden list per event (architecture §2)."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hot.hook_process import HookProject, rule

GOLDEN = Path(__file__).parents[2] / "fixtures" / "hot" / "modules.json"
FORBIDDEN = {
    "re",
    "json",
    "typing",
    "dataclasses",
    "pathlib",
    "subprocess",
    "logging",
    "hashlib",
    "datetime",
    "sqlite3",
    "enum",
    "site",
}

# Runs one hook in process and prints what it had imported by the end, beyond what an empty interpreter has.
PROBE = """
import sys
before = set(sys.modules)
launch, event = sys.argv[1], sys.argv[2]
sys.path.insert(0, launch.rpartition("/harness_memory/")[0])
import os, time
from harness_memory.hot.hook import Hook, run, _read_stdin
hook = Hook(event, 1793523600000)
hook.answer = lambda data: None
run(hook, time.perf_counter(), _read_stdin)
print(" ".join(sorted(set(sys.modules) - before)), hook.status, file=sys.stderr)
"""

EVENTS = {
    "pre-tool": {"tool_name": "Bash", "tool_use_id": "t", "tool_input": {"command": "ls -la src"}},
    "pre-tool-hit": {"tool_name": "Bash", "tool_use_id": "t", "tool_input": {"command": "npm test"}},
    "post-tool": {"tool_name": "Bash", "tool_input": {"command": "ls"}, "tool_response": {"stdout": "x" * 3000}},
    "post-tool-failure": {"tool_name": "Bash", "tool_input": {"command": "ls"}, "error": "Exit code 1\nboom"},
    "prompt": {"prompt": "run the tests in packages/api", "prompt_id": "p1"},
    "stop": {"last_assistant_message": "done", "prompt_id": "p1"},
    "session-start": {"source": "startup"},
    "session-end": {"reason": "other"},
    "precompact": {"trigger": "auto"},
}


def modules_of(project: HookProject, name: str) -> list[str]:
    from tests.hot.hook_process import LAUNCH

    payload = json.dumps({"session_id": "s1", "cwd": str(project.root), **EVENTS[name]})
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PROBE, str(LAUNCH), name.removesuffix("-hit")],
        input=payload.encode(),
        capture_output=True,
        check=True,
        env={"HARNESS_MEMORY_WAKE": "0"},
    )
    *modules, status = done.stderr.decode().split()
    assert status == "ok"
    return modules


@pytest.mark.parametrize("name", EVENTS)
def test_a_hook_imports_what_the_golden_list_says(tmp_path: Path, name: str) -> None:
    project = HookProject(tmp_path)
    project.install(rule())
    modules = modules_of(project, name)
    assert not FORBIDDEN & set(modules)
    ours = [module for module in modules if module.startswith("harness_memory")]
    assert ours == json.loads(GOLDEN.read_text())[name]
