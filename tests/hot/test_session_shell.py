"""Which shell a Bash call gets, as Claude Code chooses it, and that the hook reads its dialect."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness_memory.hot import tool_payload
from tests.hot.hook_process import HookProject, rule


@pytest.fixture
def shells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with both shells, of which zsh is the only one in a usual place."""
    for name in ("bash", "zsh", "fish"):
        (tmp_path / name).touch(mode=0o755)
    monkeypatch.setattr(tool_payload, "ZSH_PLACES", (str(tmp_path / "zsh"),))
    return tmp_path


@pytest.mark.parametrize(
    ("claude_shell", "shell", "chosen"),
    [
        ("", "zsh", "zsh"),
        ("", "bash", "bash"),
        ("", "fish", "zsh"),
        ("", "", "zsh"),
        ("", "gone/zsh", "zsh"),
        ("", "gone/bash", "bash"),
        ("zsh", "bash", "zsh"),
        ("bash", "zsh", "bash"),
        ("fish", "bash", "bash"),
        ("gone/zsh", "bash", "bash"),
    ],
)
def test_the_shell_is_the_one_that_claude_code_takes(
    shells: Path, monkeypatch: pytest.MonkeyPatch, claude_shell: str, shell: str, chosen: str
) -> None:
    for name, value in (("CLAUDE_CODE_SHELL", claude_shell), ("SHELL", shell)):
        monkeypatch.setenv(name, str(shells / value) if value else "")
    assert tool_payload.session_shell() == chosen


def test_where_there_is_no_other_it_is_bash(shells: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (shells / "zsh").unlink()
    monkeypatch.setenv("SHELL", str(shells / "fish"))
    monkeypatch.delenv("CLAUDE_CODE_SHELL", raising=False)
    assert tool_payload.session_shell() == "bash"


def test_the_hook_reads_a_command_as_that_shell_does(shells: Path) -> None:
    project = HookProject(shells / "project")
    project.install(rule(enforcement="deny"))
    payload = {"tool_name": "Bash", "tool_input": {"command": "for x (web api) npm test"}, "tool_use_id": "t1"}
    denied = [project.hook("pre-tool", payload, SHELL=str(shells / shell)).stdout for shell in ("zsh", "bash")]
    assert (b'"deny"' in denied[0], denied[1]) == (True, b"")
