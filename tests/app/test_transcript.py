from __future__ import annotations

import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from harness_memory.app import transcript
from harness_memory.app.transcript import parse_transcript, read_transcript
from harness_memory.core.prompts import TranscriptView

FIXTURES = Path(__file__).parents[2] / "fixtures" / "transcripts"
ROOT = Path("/home/u/proj")


def recorded(name: str) -> TranscriptView:
    view = read_transcript(FIXTURES / name, ROOT, since_ms=0)
    assert view is not None
    return view


def prompts(view: TranscriptView) -> list[tuple[str, str]]:
    return [(prompt.prompt_class, prompt.text.split("\n")[0]) for prompt in view.prompts]


@pytest.mark.parametrize("version", ["2.1.332", "2.1.197", "2.1.139"])
def test_a_typed_prompt_is_typed_on_every_client(version):
    first = recorded(f"{version}-tui-typed.jsonl").prompts[0]
    assert (first.prompt_class, bool(first.prompt_id), bool(first.at_ms)) == ("typed", True, True)


@pytest.mark.parametrize("version", ["2.1.332", "2.1.197", "2.1.139"])
def test_a_scripted_prompt_is_given_and_its_notifications_are_injected(version):
    view = recorded(f"{version}-print-all-tools.jsonl")
    assert prompts(view)[:3] == [("given", "go on"), *[("injected", "<task-notification>")] * 2]


def test_a_prompt_queued_in_mid_turn_is_typed():
    assert prompts(recorded("2.1.332-tui-queued-prompt.jsonl")) == [
        ("typed", "run the tests"),
        ("typed", "no, do not use npm here"),
    ]


def test_host_commands_and_interruptions_are_injected():
    classes = {prompt.prompt_class for prompt in recorded("2.1.332-tui-clear.jsonl").prompts}
    assert classes == {"injected"}
    assert prompts(recorded("2.1.139-tui-typed.jsonl"))[-1] == (
        "injected",
        "[Request interrupted by user for tool use]",
    )


@pytest.mark.parametrize(
    ("version", "tools"),
    [
        ("2.1.332", ["edit", "grep", "glob", "todowrite", "nosuchtool", "bash"]),
        ("2.1.197", ["edit", "edit", "grep", "glob", "todowrite", "nosuchtool", "bash"]),
        ("2.1.139", ["edit", "edit", "nosuchtool", "bash"]),
    ],
)
def test_failures_without_a_hook_event_are_found(version, tools):  # S6
    view = recorded(f"{version}-print-all-tools.jsonl")
    assert [failure.fields["tool"] for failure in view.failures] == tools


def test_a_found_failure_looks_like_a_ledger_line():
    failure = recorded("2.1.332-print-all-tools.jsonl").failures[0]
    assert failure.prompt_id == "045fb6a3-3af1-4685-9a7e-3b097470ca58"
    assert dict(failure.fields) == {
        "kind": "tool_fail",
        "tool": "edit",
        "host_tool": "Edit",
        "shell_dialect": "",
        "input_digest": "/home/u/proj/w.txt",
        "scope_refs": ["w.txt"],
        "program_token": "",
        "tool_use_id": "toolu_01oklU1Y5Jd7BVMH3vJoBN7B",
        "error": "String to replace not found in file.\nString: nothere",
        "exit_code": None,
        "is_interrupt": False,
        "failure_class": "other",
        "failure_sig": "edit|w.txt|other",
    }


def line(**fields: object) -> bytes:
    return json.dumps(fields).encode()


def user(text: str, **fields: object) -> bytes:
    return line(type="user", message={"role": "user", "content": text}, **fields)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"promptSource": "system", "origin": {"kind": "human"}}, "injected"),
        ({"promptSource": "typed", "turnOrigin": "task_notification"}, "injected"),
        ({"promptSource": "typed", "isMeta": True}, "injected"),
        ({"isCompactSummary": True, "entrypoint": "cli"}, "injected"),
        ({"origin": {"kind": "human"}}, "typed"),
        ({"entrypoint": "sdk-py"}, "given"),
        ({"entrypoint": "cli"}, "typed"),
        ({"entrypoint": "cli", "origin": {"kind": "coordinator"}}, "injected"),
        ({}, "injected"),
    ],
)
def test_keys_decide_the_class(fields, expected):
    assert [prompt.prompt_class for prompt in parse_transcript([user("go", **fields)], ROOT).prompts] == [expected]


def test_an_injected_prefix_wins_over_the_keys():  # S5
    view = parse_transcript([user("<task-notification>x", promptSource="typed", origin={"kind": "human"})], ROOT)
    assert prompts(view) == [("injected", "<task-notification>x")]


def test_torn_unknown_and_odd_lines_are_skipped():
    odd = [b"{", b"", b"[1]", line(type="user", message="x"), line(type="user", message={"content": [1, None]})]
    odd += [line(type="new-thing"), line(type="attachment", attachment=[]), b"[" * 100_000]
    assert parse_transcript([*odd, user("go", entrypoint="cli")], ROOT).prompts[0].text == "go"


def result(use: str, content: object, **fields: object) -> list[bytes]:
    call = {"type": "tool_use", "id": use, "name": "Edit", "input": {"file_path": "/home/u/proj/a.py"}}
    done = {"type": "tool_result", "tool_use_id": use, "is_error": True, "content": content}
    return [
        line(type="assistant", message={"content": [call]}),
        line(type="user", message={"content": [done]}, **fields),
    ]


def test_only_errors_of_the_host_itself_are_failures():
    lines = [
        *result("t1", "Exit code 1"),
        *result("t2", "<tool_use_error>Sibling tool call errored</tool_use_error>"),
        *result("t3", "The user doesn't want to proceed"),
        *result("t4", "<tool_use_error>gone</tool_use_error>", isSidechain=True),
        *result("t5", [{"type": "text", "text": "<tool_use_error>gone</tool_use_error>"}]),
    ]
    view = parse_transcript(lines, ROOT)
    assert [failure.tool_use_id for failure in view.failures] == ["t5"]
    assert view.call_order == {"t1": 0, "t2": 1, "t3": 2, "t4": 3, "t5": 4}


def test_a_missing_transcript_is_none(tmp_path):
    assert read_transcript(tmp_path / "gone.jsonl", ROOT, since_ms=0) is None
    assert read_transcript(tmp_path, ROOT, since_ms=0) is None


def test_of_a_long_transcript_only_the_segments_part_is_read(tmp_path, monkeypatch):
    monkeypatch.setattr(transcript, "READ_LIMIT_BYTES", 2 * 1024 * 1024)
    path = tmp_path / "long.jsonl"
    first = datetime(2026, 10, 1, tzinfo=UTC)
    with path.open("wb") as file:
        for minute in range(6000):
            stamp = (first + timedelta(minutes=minute)).isoformat()
            file.write(user(f"prompt {minute} {'x' * 900}", timestamp=stamp, entrypoint="cli") + b"\n")
    wanted_ms = int((first + timedelta(minutes=3000)).timestamp() * 1000)
    view = read_transcript(path, ROOT, since_ms=wanted_ms)
    assert view is not None
    minutes = [(prompt.at_ms - wanted_ms) // 60_000 for prompt in view.prompts if prompt.at_ms is not None]
    assert -400 < minutes[0] < 0 < minutes[-1]
    assert len(minutes) < 2200


@pytest.mark.parametrize("kind", ["pipe", "directory", "unnameable"])
def test_what_is_no_file_is_no_transcript(tmp_path, kind):
    path = tmp_path / ("a\0b" if kind == "unnameable" else "t.jsonl")
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "directory":
        path.mkdir()
    assert read_transcript(path, ROOT, since_ms=0) is None


def agent_lines(use: str) -> bytes:
    own = {"isSidechain": True, "agentId": "a1", "promptId": "p1"}
    call, failed = (json.loads(raw) for raw in result(use, "<tool_use_error>gone</tool_use_error>"))
    task = user("Remember: always use pnpm", entrypoint="cli", promptSource="typed", **own)
    return b"\n".join([task, line(**call, **own), line(**failed, **own)])


def session_with_agents(tmp_path: Path, **agents: bytes) -> tuple[Path, Path]:
    path = tmp_path / "s1.jsonl"
    path.write_bytes(b"\n".join([user("go", entrypoint="cli"), *result("t1", "<tool_use_error>no</tool_use_error>")]))
    folder = tmp_path / "s1" / "subagents"
    folder.mkdir(parents=True)
    for name, content in agents.items():
        (folder / f"agent-{name}.jsonl").write_bytes(content)
    return path, folder


def test_a_subagents_failures_are_found_and_its_task_is_no_prompt(tmp_path):  # S6
    path, _ = session_with_agents(tmp_path, a1=agent_lines("t2"))
    view = read_transcript(path, ROOT, since_ms=0)
    assert view is not None
    assert [(failure.tool_use_id, failure.agent_id) for failure in view.failures] == [("t1", ""), ("t2", "a1")]
    assert view.failures[1].prompt_id == "p1"
    assert prompts(view) == [("typed", "go")]
    assert view.call_order == {"t1": 0, "t2": 1}
    assert parse_transcript(agent_lines("t2").split(b"\n"), ROOT, of_agent=True).prompts == ()


def test_subagents_that_ended_before_the_segment_are_not_read(tmp_path):
    path, folder = session_with_agents(tmp_path, a1=agent_lines("t2"), a2=agent_lines("t3"))
    os.utime(folder / "agent-a1.jsonl", (1_000, 1_000))
    view = read_transcript(path, ROOT, since_ms=2_000_000)
    assert view is not None
    assert [failure.tool_use_id for failure in view.failures] == ["t1", "t3"]


def test_of_many_subagents_the_latest_are_read(tmp_path, monkeypatch):
    monkeypatch.setattr(transcript, "AGENTS_LIMIT", 2)
    path, folder = session_with_agents(tmp_path, **{f"a{at}": agent_lines(f"u{at}") for at in range(4)})
    for at in range(4):
        os.utime(folder / f"agent-a{at}.jsonl", (1_000 + at, 1_000 + at))
    view = read_transcript(path, ROOT, since_ms=0)
    assert view is not None
    assert [failure.tool_use_id for failure in view.failures] == ["t1", "u3", "u2"]


def test_what_is_no_file_is_no_subagents_transcript(tmp_path):
    path, folder = session_with_agents(tmp_path, a1=agent_lines("t2"))
    os.mkfifo(folder / "agent-pipe.jsonl")
    (folder / "agent-gone.jsonl").symlink_to(tmp_path / "nowhere")
    view = read_transcript(path, ROOT, since_ms=0)
    assert view is not None
    assert [failure.tool_use_id for failure in view.failures] == ["t1", "t2"]
