"""What a hook imports: the golden list per event (architecture §2).

`python -m tests.hot.test_imports` writes the list anew.
"""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from harness_memory.hot import paths
from tests.hot.hook_process import HookProject, copy_package, rule

GOLDEN = Path(__file__).parents[2] / "fixtures" / "hot" / "modules.json"
FORBIDDEN = {
    *("re", "json", "typing", "dataclasses", "pathlib", "subprocess", "logging", "hashlib", "datetime", "sqlite3"),
    *("enum", "site", "os", "stat", "_collections_abc", "types"),
}

# Runs one hook in process, from its packs, and prints what it had imported by the end beyond an empty interpreter.
PROBE = """
import sys
before = set(sys.modules)
launch, event = sys.argv[1:]
sys.argv = [launch, event]
exec(compile(open(launch).read(), launch, "exec"), {"__name__": "probe", "__file__": launch})
from harness_memory.hot.hook import Hook, run, _read_stdin
hook = Hook(event, 1793523600000)
hook.answer = lambda data: None
run(hook, 0.0, _read_stdin)
print(hook.status, *sorted(set(sys.modules) - before))
"""

SECRET = "api_" + "key=" + "zq8Lr2mXvT4wKpN7sYbD"
EVENTS = {
    "pre-tool": {"tool_name": "Bash", "tool_use_id": "t", "tool_input": {"command": "ls -la src"}},
    "pre-tool-read": {"tool_name": "Bash", "tool_use_id": "t", "tool_input": {"command": "ls $HOME"}},
    "pre-tool-edit": {"tool_name": "Edit", "tool_use_id": "t", "tool_input": {"file_path": "a.py"}},
    "pre-tool-hit": {"tool_name": "Bash", "tool_use_id": "t", "tool_input": {"command": "npm test"}},
    "post-tool": {"tool_name": "Bash", "tool_input": {"command": "ls"}, "tool_response": {"stdout": "x" * 3000}},
    "post-tool-secret": {"tool_name": "Bash", "tool_input": {"command": "ls"}, "tool_response": {"stdout": SECRET}},
    "post-tool-failure": {"tool_name": "Bash", "tool_input": {"command": "ls"}, "error": "Exit code 1\nboom"},
    "prompt": {"prompt": "run the tests in packages/api", "prompt_id": "p1"},
    "stop": {"last_assistant_message": "done", "prompt_id": "p1"},
    "session-start": {"source": "startup"},
    "session-end": {"reason": "other"},
    "precompact": {"trigger": "auto"},
}


def event_of(name: str) -> str:
    """The event of a case; what follows in its name tells it from others."""
    return "post-tool-failure" if name == "post-tool-failure" else "-".join(name.split("-")[:2])


def modules_of(package_dir: Path, project: HookProject, name: str) -> list[str]:
    payload = json.dumps({"session_id": "s1", "cwd": str(project.root), **EVENTS[name]})
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PROBE, str(package_dir / "hot" / "launch.py"), event_of(name)],
        input=payload.encode(),
        capture_output=True,
        check=True,
        env={"HARNESS_MEMORY_WAKE": "0", "HOME": str(project.root.parent), "SHELL": "/bin/bash"},
    )
    status, *modules = done.stdout.decode().split()
    assert status == "ok"
    return modules


def in_use(project: HookProject) -> HookProject:
    """Install a rule and make the directories that the first hooks of a project make."""
    project.install(rule())
    for name in paths.SUBDIRECTORIES:
        (project.state / name).mkdir(exist_ok=True)
    return project


@pytest.fixture(scope="module")
def package_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_package(tmp_path_factory.mktemp("lib"))


@pytest.mark.parametrize("name", EVENTS)
def test_a_hook_imports_what_the_golden_list_says(tmp_path: Path, package_dir: Path, name: str) -> None:
    project = HookProject(tmp_path / "project")
    modules = modules_of(package_dir, in_use(project), name)
    assert not FORBIDDEN & set(modules)
    assert modules == json.loads(GOLDEN.read_text())[name]


def write_golden() -> None:
    """Write down what each event imports now."""
    with TemporaryDirectory() as directory:
        package_dir = copy_package(Path(directory) / "lib")
        found = {}
        for name in EVENTS:
            project = HookProject(Path(directory) / name)
            found[name] = modules_of(package_dir, in_use(project), name)
    GOLDEN.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    write_golden()
