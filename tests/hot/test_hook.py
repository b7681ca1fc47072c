"""Hooks as processes: the frame every event shares (behaviour §3, §5)."""

import json
import time
from pathlib import Path

import pytest

from harness_memory.hot import hook as hook_module
from tests.hot.hook_process import HookProject, rule
from tests.secret_factory import make

ALL_EVENTS = (
    "session-start",
    "prompt",
    "pre-tool",
    "post-tool",
    "post-tool-failure",
    "stop",
    "stop-failure",
    "precompact",
    "session-end",
)

BAD_STDIN = {
    "empty": b"",
    "not json": b"hello",
    "torn": b'{"session_id":"s1",',
    "a list": b"[]",
    "a number": b"7",
    "no session": b'{"cwd":"/"}',
    "session of another type": b'{"session_id":7}',
    "invalid utf-8": b'{"session_id":"s1","prompt":"\xff"}',
    "bom": b'\xef\xbb\xbf{"session_id":"s1"}',
    "raw nul": b'\x00{"session_id":"s1"}',
    "two documents": b'{"session_id":"s1"}{"session_id":"s1"}',
    "deep": b'{"session_id":"s1","a":' + b"[" * 100_000,
}


@pytest.fixture
def project(tmp_path: Path) -> HookProject:
    return HookProject(tmp_path)


@pytest.mark.parametrize("data", BAD_STDIN.values(), ids=BAD_STDIN.keys())
def test_bad_stdin_is_one_log_line_and_nothing_else(project: HookProject, data: bytes) -> None:
    project.install(rule())
    reply = project.hook("pre-tool", data)
    assert (reply.exit_code, reply.stdout, reply.stderr) == (0, b"", b"")
    assert [line.split()[-1] for line in project.log()] == ["bad_stdin"]
    assert project.lines() == []


def test_more_than_32_megabytes_is_too_big(project: HookProject) -> None:
    project.install(rule())
    reply = project.hook("pre-tool", b'{"session_id":"s1","x":"' + b"a" * (33 * 1024 * 1024))
    assert (reply.exit_code, reply.stdout) == (0, b"")
    assert project.log()[0].split()[-1] == "bad_stdin:too_big"


def test_a_payload_just_below_the_limit_is_read_whole(project: HookProject) -> None:
    project.install(rule())
    assert (
        project.bash("npm test # " + "x" * (30 * 1024 * 1024)).json["hookSpecificOutput"]["permissionDecision"]
        == "deny"
    )


@pytest.mark.parametrize("event", ALL_EVENTS)
def test_wrong_types_everywhere_hurt_nobody(project: HookProject, event: str) -> None:
    project.install(rule())
    payload = {
        "tool_name": ["Bash"],
        "tool_input": "npm test",
        "tool_response": 7,
        "tool_use_id": {},
        "prompt": {"a": 1},
        "prompt_id": 5,
        "error": None,
        "last_assistant_message": [],
        "permission_mode": 1,
        "transcript_path": False,
    }
    reply = project.hook(event, payload)
    assert (reply.exit_code, reply.stdout, reply.stderr) == (0, b"", b"")
    assert project.log()[-1].split()[-1] == "ok"


@pytest.mark.parametrize("event", ALL_EVENTS)
def test_disabled_hooks_do_nothing(project: HookProject, event: str) -> None:
    project.install(rule(enforcement="deny"))
    reply = project.hook(
        event, {"tool_name": "Bash", "tool_input": {"command": "npm test"}}, HARNESS_MEMORY_DISABLE="1"
    )
    assert (reply.exit_code, reply.stdout, project.log(), project.lines()) == (0, b"", [], [])


@pytest.mark.parametrize("event", ALL_EVENTS)
def test_a_project_without_memory_is_left_alone(project: HookProject, event: str) -> None:
    reply = project.hook(event, {"tool_name": "Bash", "tool_input": {"command": "npm test"}, "prompt": "x"})
    assert (reply.exit_code, reply.stdout, list(project.root.iterdir())) == (0, b"", [])


def test_an_unknown_event_is_skipped(project: HookProject) -> None:
    project.install()
    assert project.hook("no-such-event", {}).stdout == b""
    assert project.log()[-1].split()[-1] == "skipped:unknown_event"


def test_a_lone_surrogate_in_a_command_does_not_open_a_way_round(project: HookProject) -> None:
    project.install(rule(enforcement="deny"))
    data = json.dumps({"session_id": "s1", "cwd": str(project.root), "tool_name": "Bash", "tool_use_id": "t"})
    reply = project.hook("pre-tool", data[:-1].encode() + b',"tool_input":{"command":"npm test \\ud83d"}}')
    assert reply.json["hookSpecificOutput"]["permissionDecision"] == "deny"
    assert project.lines()[-1]["target_digest"] == "npm test \ud83d"


@pytest.mark.parametrize(
    ("content", "status"),
    [(None, "snapshot_missing"), (b"half", "snapshot_damaged"), (b'{"schema":9,"index":\n', "snapshot_newer")],
)
def test_without_a_usable_snapshot_there_are_no_memories(
    project: HookProject, content: bytes | None, status: str
) -> None:
    project.install(rule(enforcement="deny"))
    path = project.state / "snapshot" / "active.v1.json"
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    assert project.bash("npm test").stdout == b""
    assert project.log()[-1].split()[-1] == status


def test_a_changed_source_asks_for_a_reindex_once_a_minute(project: HookProject) -> None:
    project.install(rule())
    (project.state / "config.json").write_text("{}")
    request = project.state / "snapshot" / ".reindex-requested"
    project.bash("ls")
    first = request.read_text()
    project.bash("ls")
    assert request.read_text() == first
    project.now_ms += 60_000
    project.bash("ls")
    assert request.read_text() > first


@pytest.mark.parametrize("event", ["prompt", "session-start"])
def test_a_session_without_a_call_asks_for_a_reindex_too(project: HookProject, event: str) -> None:
    project.install(rule())
    request = project.state / "snapshot" / ".reindex-requested"
    project.hook(event, {"prompt": "go on", "source": "startup"})
    assert not request.exists()
    (project.state / "config.json").write_text("{}")
    project.hook(event, {"prompt": "go on", "source": "startup"})
    assert request.exists()
    assert project.log()[-1].split()[-1] == "ok"


def test_a_fresh_snapshot_asks_for_nothing(project: HookProject) -> None:
    project.install(rule())
    project.bash("ls")
    assert not (project.state / "snapshot" / ".reindex-requested").exists()


def test_a_log_line_has_its_fields(project: HookProject) -> None:
    project.install(rule())
    project.bash("npm test")
    words = project.log()[0].split()
    assert words[:2] == ["2026-11-01T09:00:01.000Z", "pre-tool"]
    fields = dict(word.split("=", 1) for word in words[2:-1])
    assert words[-1] == "ok"
    elapsed = fields.pop("elapsed_ms")
    assert fields.pop("dur") == f"{elapsed}ms"
    assert fields == {
        "session": "6c6ccad599daf749",
        "tool": "bash",
        "gen": "1",
        "activated": "1",
        "suppressed": "0",
        "call": "t1",
        "decision": "deny",
        "delivery": "before",
        "pre_execution_gate": "denied",
        "enforcement": "soft_deny",
    }


def test_a_call_id_cannot_forge_a_log_line(project: HookProject) -> None:
    project.install(rule())
    project.bash("npm test", "x\n2026 pre-tool ok")
    assert len(project.log()) == 1


def test_debug_adds_one_line_of_json(project: HookProject) -> None:
    project.install(rule())
    project.hook(
        "pre-tool",
        {"tool_name": "Bash", "tool_use_id": "t", "tool_input": {"command": "npm test"}},
        HARNESS_MEMORY_DEBUG="1",
    )
    time, word, detail = project.log()[1].split(" ", 2)
    assert (time, word) == ("2026-11-01T09:00:01.000Z", "debug")
    assert json.loads(detail)["activated"] == [["aaaaaaaaaaaa", "soft_deny", "before"]]


def test_a_miss_prints_nothing_and_writes_only_its_log_line(project: HookProject) -> None:
    project.install(rule())
    reply = project.bash("git commit -m 'npm test'")
    assert (reply.stdout, project.lines(), len(project.log())) == (b"", [], 1)


def test_a_ledger_that_cannot_be_written_turns_a_soft_deny_into_advice(project: HookProject) -> None:
    project.install(rule())
    (project.state / "ledger").write_text("a file where the directory should be")
    reply = project.bash("npm test")
    assert list(reply.json["hookSpecificOutput"]) == ["hookEventName", "additionalContext"]
    assert project.log()[-1].split()[-1] == "ledger_unwritable"


def test_the_answer_is_ascii(project: HookProject) -> None:
    project.install(rule(summary="pnpm을 쓰세요 — immer"))
    assert project.bash("npm test").stdout.isascii()


def test_a_hook_that_takes_too_long_lets_go_without_an_answer(
    project: HookProject, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never_ends(_hook: hook_module.Hook) -> None:
        while True:
            pass

    project.install(rule(enforcement="deny"))
    monkeypatch.setattr(hook_module, "DEADLINE_S", 0.05)
    monkeypatch.setattr(hook_module, "_dispatch", never_ends)
    answers: list[bytes] = []
    slow = hook_module.Hook("pre-tool", project.now_ms)
    slow.answer = answers.append
    payload = json.dumps({"session_id": "s1", "cwd": str(project.root)}).encode()
    hook_module.run(slow, time.perf_counter(), lambda: payload)
    assert (slow.status, answers, project.log()[-1].split()[-1]) == ("error:deadline", [], "error:deadline")


def test_a_fault_inside_a_hook_is_one_log_line(project: HookProject, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_hook: hook_module.Hook) -> None:
        raise KeyError("planted")

    project.install()
    monkeypatch.setattr(hook_module, "_dispatch", fails)
    broken = hook_module.Hook("pre-tool", project.now_ms)
    payload = json.dumps({"session_id": "s1", "cwd": str(project.root)}).encode()
    hook_module.run(broken, time.perf_counter(), lambda: payload)
    assert [line.split()[-1] for line in project.log()] == ["error:KeyError"]


def test_no_text_of_the_host_reaches_a_file_unredacted(project: HookProject) -> None:
    secret = make("github", "an id")
    project.install(rule(enforcement="soft_deny"))
    ids = {"prompt_id": secret, "agent_id": secret}
    call = {"tool_name": "Bash", "tool_use_id": secret, "tool_input": {"command": "npm test"}, **ids}
    project.hook("session-start", {"source": f"token={secret}"})
    project.hook("prompt", {"prompt": "run the tests", **ids})
    project.bash("npm test", call=secret, **ids)
    project.hook("post-tool", {**call, "tool_response": {"stdout": "ok"}})
    project.hook("post-tool-failure", {**call, "error": "Exit code 1"})
    project.hook("precompact", {"trigger": secret, **ids})
    project.hook("stop-failure", {"error": secret, **ids})
    project.hook("session-end", {"reason": secret, **ids})
    kinds = [line["kind"] for line in project.lines()]
    assert kinds == ["marker", "prompt", "fired", "tool_ok", "tool_fail", "marker", "marker", "marker"]
    written = [path for path in project.state.rglob("*") if path.is_file() and secret.encode() in path.read_bytes()]
    assert written == []


def test_an_id_that_is_redacted_still_tells_a_retry_from_the_first_try(project: HookProject) -> None:
    project.install(rule(enforcement="soft_deny"))
    project.hook("prompt", {"prompt": "run the tests", "prompt_id": "p1"})
    agent = make("openai", "agent")
    assert (
        project.bash("npm test", call="t1", agent_id=agent).json["hookSpecificOutput"]["permissionDecision"] == "deny"
    )
    assert project.bash("npm test", call="t2", agent_id=agent).stdout == b""
