"""What we register with Claude Code, and how we recognise it again."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import pytest

from harness_memory.hosts import claude_code
from harness_memory.hosts.claude_code import EVENTS, HookEvent, hook_groups

LAUNCH = "/opt/my tools/it's/harness_memory/hot/launch.py"
PYTHON = "/opt/my tools/bin/python"


def hooks_of(form: claude_code.HookForm, shell: claude_code.WindowsShell | None = None) -> list[dict[str, Any]]:
    return [group["hooks"][0] for group in hook_groups(PYTHON, LAUNCH, form, shell).values()]


def test_the_nine_events_with_their_matchers_and_time_outs() -> None:
    edit_tools = "^(Bash|PowerShell|Edit|MultiEdit|Write|NotebookEdit|WebFetch|mcp__.*)$"
    assert (
        HookEvent("SessionStart", "", "session-start", 10),
        HookEvent("UserPromptSubmit", "", "prompt", 10),
        HookEvent("PreToolUse", edit_tools, "pre-tool", 5),
        HookEvent("PostToolUse", ".*", "post-tool", 5),
        HookEvent("PostToolUseFailure", ".*", "post-tool-failure", 5),
        HookEvent("Stop", "", "stop", 10),
        HookEvent("StopFailure", "", "stop-failure", 10),
        HookEvent("PreCompact", "manual|auto", "precompact", 10),
        HookEvent("SessionEnd", "", "session-end", 1),
    ) == EVENTS


def test_exec_form_names_interpreter_launcher_and_event() -> None:
    assert hook_groups(PYTHON, LAUNCH, "exec")["PreCompact"] == {
        "matcher": "manual|auto",
        "hooks": [
            {"type": "command", "command": PYTHON, "args": ["-I", "-S", LAUNCH, "precompact"], "timeout": 10},
        ],
    }


def test_a_group_without_a_matcher_has_no_matcher_key() -> None:
    assert list(hook_groups(PYTHON, LAUNCH, "exec")["Stop"]) == ["hooks"]


def test_shell_form_survives_blanks_and_quotes() -> None:
    (hook,) = hook_groups(PYTHON, LAUNCH, "shell")["Stop"]["hooks"]
    assert hook == {"type": "command", "command": hook["command"], "timeout": 10}
    assert shlex.split(hook["command"]) == [PYTHON, "-I", "-S", LAUNCH, "stop"]


def test_powershell_needs_the_call_operator_and_doubles_quotes() -> None:
    (hook,) = hook_groups("C:\\P F\\python.exe", "C:\\it's\\launch.py", "shell", "powershell")["Stop"]["hooks"]
    assert hook["command"] == "& 'C:\\P F\\python.exe' '-I' '-S' 'C:\\it''s\\launch.py' 'stop'"
    assert hook["shell"] == "powershell"


@pytest.mark.parametrize("hook", [*hooks_of("exec"), *hooks_of("shell"), *hooks_of("shell", "powershell")])
def test_every_hook_of_ours_is_recognised(hook: dict[str, Any]) -> None:
    assert claude_code.is_owned_hook(hook)


@pytest.mark.parametrize("form", [("exec", None), ("shell", None), ("shell", "powershell")])
def test_a_hook_for_the_user_names_the_register_and_is_ours(form: tuple[Any, Any]) -> None:
    groups = hook_groups(
        "/usr/bin/python3", "/x y/harness_memory/hot/launch.py", *form, register_path="/it's mine/projects"
    )
    hooks = [group["hooks"][0] for group in groups.values()]
    assert all(claude_code.is_owned_hook(hook) for hook in hooks)
    if form[1] is None:
        words = hooks[0].get("args") or shlex.split(hooks[0]["command"])[1:]
        assert words == ["-I", "-S", "/x y/harness_memory/hot/launch.py", "session-start", "/it's mine/projects"]


def test_a_windows_path_is_recognised() -> None:
    args = ["-I", "-S", "C:\\Tools\\harness_memory\\hot\\launch.py", "stop"]
    assert claude_code.is_owned_hook({"command": "python.exe", "args": args})


@pytest.mark.parametrize(
    "hook",
    [
        {"command": "python", "args": ["/x/harness_memory/hot/launch.py"]},
        {"command": "python", "args": ["/x/harness_memory/hot/launch.py", "other-event"]},
        {"command": "python", "args": ["/x/hot/launch.py", "stop"]},
        {"command": "cat /x/harness_memory/hot/launch.py"},
        {"command": "python /x/harness_memory/hot/launch.py.bak stop"},
        {"command": "stop"},
        {"command": ""},
        {"command": 3, "args": "stop"},
        {},
    ],
)
def test_other_hooks_are_not_ours(hook: dict[str, Any]) -> None:
    assert not claude_code.is_owned_hook(hook)


@pytest.mark.parametrize(
    ("hook", "argv"),
    [
        ({"command": "py", "args": ["-I", 1]}, ["py", "-I", "1"]),
        ({"command": "py x"}, ["/bin/sh", "-c", "py x"]),
        ({"command": "py x", "shell": "bash"}, ["bash", "-c", "py x"]),
        ({"command": "& py x", "shell": "powershell"}, ["powershell", "-NoProfile", "-Command", "& py x"]),
    ],
)
def test_a_hook_starts_the_process_the_host_would_start(hook: dict[str, Any], argv: list[str]) -> None:
    assert claude_code.hook_argv(hook) == argv


@pytest.mark.parametrize(
    ("wanted", "version", "form"),
    [
        ("auto", None, "exec"),
        ("auto", (2, 1, 139), "exec"),
        ("auto", (2, 1, 138), "shell"),
        ("auto", (2, 0, 900), "shell"),
        ("auto", (3, 0, 0), "exec"),
        ("shell", (2, 1, 332), "shell"),
        ("exec", (2, 1, 100), "exec"),
    ],
)
def test_exec_form_from_2_1_139_on(wanted: Any, version: Any, form: str) -> None:
    assert claude_code.choose_form(wanted, version) == form


@pytest.mark.parametrize(
    ("text", "version"),
    [("2.1.332 (Claude Code)\n", (2, 1, 332)), ("claude 2.1.9-beta", (2, 1, 9)), ("error", None), ("", None)],
)
def test_versions(text: str, version: tuple[int, ...] | None) -> None:
    assert claude_code.parse_version(text) == version


def test_client_version_asks_the_binary(tmp_path: Path) -> None:
    binary = tmp_path / "claude"
    binary.write_text(
        '#!/bin/sh\n[ "$1" = --version ] && [ "$DISABLE_AUTOUPDATER" = 1 ] && echo "2.1.197 (Claude Code)"\n'
    )
    binary.chmod(0o755)
    assert claude_code.client_version(str(binary), {"PATH": "/usr/bin:/bin"}) == (2, 1, 197)


def test_a_client_that_does_not_start_has_no_version(tmp_path: Path) -> None:
    assert claude_code.client_version(str(tmp_path / "none"), {}) is None


def test_where_settings_lie() -> None:
    root, home = Path("/p"), Path("/h")
    config = claude_code.config_dir({}, home)
    assert claude_code.settings_path("project", root=root, config_dir=config) == Path("/p/.claude/settings.local.json")
    assert claude_code.settings_path("user", root=root, config_dir=config) == Path("/h/.claude/settings.json")
    assert claude_code.config_dir({"CLAUDE_CONFIG_DIR": "/c"}, home) == Path("/c")


def test_the_slug_of_a_start_directory() -> None:
    assert claude_code.project_slug(Path("/w/a b.c_d-é")) == "-w-a-b-c-d--"


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({}, ""),
        ({"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "x", "timeout": 1.5, "new": 1}]}]}}, ""),
        ({"hooks": {"Unknown": [{"matcher": "", "hooks": [{"type": "http"}]}]}}, ""),
        ({"hooks": []}, "hooks is not an object"),
        ({"hooks": {"Stop": {}}}, "hooks.Stop is not a list"),
        ({"hooks": {"Stop": ["x"]}}, "hooks.Stop[0] is not an object"),
        ({"hooks": {"Stop": [{"matcher": None, "hooks": []}]}}, "hooks.Stop[0].matcher is not a string"),
        ({"hooks": {"Stop": [{"hooks": []}, {}]}}, "hooks.Stop[1].hooks is not a list"),
        ({"hooks": {"Stop": [{"hooks": [1]}]}}, "hooks.Stop[0].hooks[0] is not an object"),
        ({"hooks": {"Stop": [{"hooks": [{}]}]}}, "hooks.Stop[0].hooks[0].type is not a string"),
        ({"hooks": {"Stop": [{"hooks": [{"type": "command"}]}]}}, "hooks.Stop[0].hooks[0].command is not a string"),
        (
            {"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "x", "timeout": "5"}]}]}},
            "hooks.Stop[0].hooks[0].timeout is not a number",
        ),
    ],
)
def test_one_wrong_type_keeps_the_whole_file_from_loading(data: dict[str, Any], problem: str) -> None:
    assert claude_code.shape_problem(data) == problem
