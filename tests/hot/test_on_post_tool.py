"""What the tool hooks record."""

from pathlib import Path
from typing import Any

import pytest

from harness_memory.hot.on_post_tool import exit_code_of, failure_class
from harness_memory.hot.tool_payload import is_unattended
from tests.hot.hook_process import HookProject, rule


def record(tmp_path: Path, event: str, tool: str, tool_input: dict[str, Any], **rest: Any) -> dict[str, Any]:
    project = HookProject(tmp_path)
    project.install(rule())
    project.hook(event, {"tool_name": tool, "tool_use_id": "t1", "tool_input": tool_input, "prompt_id": "p1", **rest})
    (line,) = project.lines()
    return line


def test_a_command_that_ran(tmp_path: Path) -> None:
    response = {"stdout": "12 passed", "stderr": "", "interrupted": False}
    command = "cd packages/api && pnpm test 2>&1 | tail -5"
    assert record(tmp_path, "post-tool", "Bash", {"command": command}, tool_response=response) == {
        "v": 1,
        "kind": "tool_ok",
        "at_ms": 1_793_523_601_000,
        "turn": "p1",
        "tool": "bash",
        "host_tool": "Bash",
        "shell_dialect": "bash",
        "input_digest": command,
        "scope_refs": ["packages/api"],
        "program_token": "pm test",
        "program_tokens": ["pm test"],
        "tool_use_id": "t1",
        "output_head": "12 passed",
        "output_tail": "",
    }


def test_a_command_that_failed(tmp_path: Path) -> None:
    error = "Exit code 127\n/bin/bash: line 1: nosuch: command not found"
    line = record(tmp_path, "post-tool-failure", "Bash", {"command": "nosuch -x"}, error=error, agent_id="a1")
    assert {key: line[key] for key in ("kind", "agent_id", "error", "exit_code", "failure_class", "failure_sig")} == {
        "kind": "tool_fail",
        "agent_id": "a1",
        "error": error,
        "exit_code": 127,
        "failure_class": "exit_127",
        "failure_sig": "bash|nosuch|exit_127",
    }


def test_a_text_that_the_shell_refuses_is_named_by_what_ran(tmp_path: Path) -> None:
    line = record(tmp_path, "post-tool-failure", "Bash", {"command": "npm ci\nfi"}, error="Exit code 2\nsyntax error")
    assert (line["program_token"], line["program_tokens"]) == ("pm ci", ["pm ci"])


def test_an_interrupted_command_failed(tmp_path: Path) -> None:
    response = {"stdout": "half", "stderr": "", "interrupted": True}
    line = record(tmp_path, "post-tool", "Bash", {"command": "make"}, tool_response=response)
    assert (line["kind"], line["failure_class"], line["error"]) == ("tool_fail", "interrupt", "half")


def test_file_contents_stay_out_of_the_ledger(tmp_path: Path) -> None:
    contents = {"type": "text", "file": {"filePath": "x", "content": "the content"}}
    line = record(tmp_path, "post-tool", "Read", {"file_path": str(tmp_path / "src/a.py")}, tool_response=contents)
    assert (line["tool"], line["scope_refs"], line["output_head"]) == ("read", ["src/a.py"], "")


def test_an_mcp_answer_is_output(tmp_path: Path) -> None:
    answer = [{"type": "text", "text": "one"}, {"type": "image"}, {"type": "text", "text": "two"}]
    line = record(tmp_path, "post-tool", "mcp__tiny__ok", {"text": "hi"}, tool_response=answer)
    assert (line["tool"], line["input_digest"], line["output_head"]) == ("mcp:tiny/ok", '{"text":"hi"}', "one\ntwo")


def test_long_output_keeps_its_head_and_its_tail(tmp_path: Path) -> None:
    text = "".join(f"line {number}\n" for number in range(2000))
    line = record(tmp_path, "post-tool", "Bash", {"command": "seq"}, tool_response={"stdout": text, "stderr": ""})
    assert text.startswith(line["output_head"])
    assert text.rstrip("\n").endswith(line["output_tail"].rstrip("\n"))
    assert len(line["output_head"]) <= 2000
    assert 900 < len(line["output_tail"]) <= 1000


def test_nothing_reaches_the_disk_unredacted(tmp_path: Path) -> None:
    secret = "gh" + "p_" + "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8"
    project = HookProject(tmp_path)
    project.install(rule(pattern="curl"))
    command = f"curl -H 'Authorization: Bearer {secret}' https://{secret}@x.test/{secret}"
    call = {"tool_name": "Bash", "tool_use_id": "t", "tool_input": {"command": command}, "prompt_id": "p1"}
    project.hook("prompt", {"prompt": f"use {secret}", "prompt_id": "p1"}, HARNESS_MEMORY_DEBUG="1")
    project.hook("pre-tool", call, HARNESS_MEMORY_DEBUG="1")
    project.hook("post-tool", {**call, "tool_response": {"stdout": "x" * 1990 + secret, "stderr": secret}})
    project.hook("post-tool-failure", {**call, "error": f"Exit code 1\n{'y' * 1480}{secret}"})
    project.hook("stop", {"last_assistant_message": f"I used {secret}", "prompt_id": "p1"})
    for path in project.state.rglob("*"):
        if path.is_file() and path.name != "memory.sqlite":
            assert secret[:14] not in path.read_text(errors="replace"), path.name


@pytest.mark.parametrize(
    ("error", "code"),
    [("Exit code 2\nx", 2), ("Exit code 143", 143), ("Exit code x", None), ("boom\nExit code 1", None), ("", None)],
)
def test_the_exit_code_is_the_first_line(error: str, code: int | None) -> None:
    assert exit_code_of(error) == code


@pytest.mark.parametrize(
    ("error", "code", "interrupt", "expected"),
    [
        ("anything", 1, True, "interrupt"),
        ("Exit code 143\nCommand timed out after 1s", 143, False, "timeout"),
        ("Exit code 1\nENOENT: x", 1, False, "exit_1"),
        ("File does not exist.", None, False, "enoent"),
        ("EACCES: permission denied", None, False, "eacces"),
        ("Connection closed", None, False, "other"),
    ],
)
def test_failure_classes(error: str, code: int | None, interrupt: bool, expected: str) -> None:
    assert failure_class(error, code, interrupt) == expected


@pytest.mark.parametrize(
    ("mode", "environment", "expected"),
    [
        ("default", {}, False),
        ("acceptEdits", {"CLAUDE_CODE_SESSION_ATTENDED": "1", "CLAUDE_CODE_ENTRYPOINT": "cli"}, False),
        ("bypassPermissions", {}, True),
        ("dontAsk", {}, True),
        ("default", {"CLAUDE_CODE_SESSION_ATTENDED": "0"}, True),
        ("default", {"CLAUDE_CODE_ENTRYPOINT": "sdk-cli"}, True),
    ],
)
def test_who_can_answer(mode: str, environment: dict[str, str], expected: bool) -> None:
    assert is_unattended(mode, environment) is expected
