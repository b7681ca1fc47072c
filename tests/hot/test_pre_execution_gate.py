"""The log says in one word what a call met before it ran."""

from pathlib import Path

import pytest

from harness_memory.core.model import Enforcement
from tests.hot.hook_process import HookProject, rule


def gate(project: HookProject) -> str:
    return project.log()[-1].partition("pre_execution_gate=")[2].partition(" ")[0]


@pytest.mark.parametrize(
    ("enforcement", "word"), [("advise", "advised"), ("confirm", "asked"), ("soft_deny", "denied"), ("deny", "denied")]
)
def test_a_call_that_a_rule_concerns(tmp_path: Path, enforcement: Enforcement, word: str) -> None:
    project = HookProject(tmp_path)
    project.install(rule(enforcement=enforcement))
    project.bash("npm test")
    assert gate(project) == word


@pytest.mark.parametrize("command", ["ls -la", "npm run build"])
def test_a_call_that_no_rule_concerns(tmp_path: Path, command: str) -> None:
    project = HookProject(tmp_path)
    project.install(rule())
    project.bash(command)
    assert gate(project) == "clear"


def test_an_edit_in_the_scope_of_a_rule_without_a_signature_is_advised(tmp_path: Path) -> None:
    project = HookProject(tmp_path)
    project.install(rule(type="decision", signature=None, scope_glob="src/**", enforcement="advise"))
    path = str(tmp_path / "src/a.py")
    project.hook("pre-tool", {"tool_name": "Edit", "tool_use_id": "t", "tool_input": {"file_path": path}})
    assert gate(project) == "advised"
    project.hook("pre-tool", {"tool_name": "Edit", "tool_use_id": "u", "tool_input": {"file_path": path}})
    assert gate(project) == "clear"
