"""What a failure brings up: rows about the call or its kind of failure, and what made it pass before; once a turn."""

import json
from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.publish import write_and_publish
from harness_memory.core.model import Memory, Signature
from tests.hot.hook_process import HookProject
from tests.hot.test_on_prompt import memory

ABOUT_CALL = memory(
    "a" * 12,
    "The suite needs the docker network",
    triggers=("after_tool",),
    signature=Signature("bash", "command", "cmd", "npm test"),
)
ABOUT_KIND = memory("b" * 12, "ENOENT here means that codegen did not run", triggers=("after_tool",))
CALL_LINE = "[harness-memory] PITFALL (human): The suite needs the docker network"
KIND_LINE = "[harness-memory] PITFALL (human): ENOENT here means that codegen did not run"


def fail(project: HookProject, command: str, error: str = "Exit code 1\nboom", **payload: Any) -> str:
    call = {"tool_name": "Bash", "tool_use_id": "t1", "tool_input": {"command": command}, "prompt_id": "p1"}
    reply = project.hook("post-tool-failure", {**call, "error": error, **payload})
    assert (reply.exit_code, reply.stderr) == (0, b"")
    if not reply.stdout:
        return ""
    assert reply.json["hookSpecificOutput"]["hookEventName"] == "PostToolUseFailure"
    said: str = reply.json["hookSpecificOutput"]["additionalContext"]
    return said


def install(tmp_path: Path, *memories: Memory) -> HookProject:
    project = HookProject(tmp_path)
    project.install(*memories)
    project.hook("prompt", {"prompt": "run the tests", "prompt_id": "p1"})
    return project


def test_a_failed_call_is_told_what_is_known_of_it_once_a_turn(tmp_path: Path) -> None:
    project = install(tmp_path, ABOUT_CALL, ABOUT_KIND)
    assert fail(project, "npm test") == CALL_LINE
    assert [line["kind"] for line in project.lines()] == ["prompt", "fired", "tool_fail"]
    assert project.lines()[1]["rows"] == [["a" * 12, "advise", "with_result"]]
    assert fail(project, "npm test") == ""
    assert fail(project, "npm test", prompt_id="p2") == CALL_LINE


@pytest.mark.parametrize(
    ("error", "said"),
    [
        ("ENOENT: no such file or directory, open 'x'", KIND_LINE),
        ("Exit code 1\nassertion failed", ""),
        ("EACCES: permission denied", ""),
    ],
)
def test_a_kind_of_failure_has_its_own_rows(tmp_path: Path, error: str, said: str) -> None:
    assert fail(install(tmp_path, ABOUT_CALL, ABOUT_KIND), "make build", error) == said


def test_what_made_the_same_failure_pass_is_offered_as_observed(tmp_path: Path) -> None:
    project = install(tmp_path, ABOUT_CALL)
    known = {"bash|pm test|exit_1": ["npm test", "pnpm -C packages/api test", project.now_ms]}
    with write_and_publish(project.project, command="test", now_ms=project.now_ms) as store:
        store.meta.set("resolutions", json.dumps(known))
    line = (
        "[harness-memory] OBSERVED 2026-11-01: `npm test` failed this way, "
        "last time this passed after `pnpm -C packages/api test`"
    )
    assert fail(project, "npm test") == f"{line}\n{CALL_LINE}"
    assert fail(project, "npm test") == ""
    assert fail(project, "pnpm -C packages/api test", prompt_id="p2") == ""


def test_an_interrupt_and_an_expired_row_bring_up_nothing(tmp_path: Path) -> None:
    project = install(tmp_path, memory(**{**_fields(ABOUT_CALL), "ttl_expires_at_ms": 1}))
    assert fail(project, "npm test") == ""
    assert fail(project, "npm test", is_interrupt=True) == ""


def _fields(row: Memory) -> dict[str, Any]:
    fields = {name: getattr(row, name) for name in row.__slots__ if name != "id"}
    return {"memory_id": row.id, **fields}


def test_the_budget_holds_two_hints(tmp_path: Path) -> None:
    rows = [
        memory(f"{number:012x}", f"Timeout kind {number}: the first call is slow", triggers=("after_tool",))
        for number in range(4)
    ]
    said = fail(install(tmp_path, *rows), "curl localhost", "Command timed out after 1s")
    assert len(said.splitlines()) == 2
