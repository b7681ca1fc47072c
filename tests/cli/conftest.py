"""A project with a store, and `hm` called in this process."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.cli.main import main
from harness_memory.core.model import Memory, Signature
from harness_memory.hot import ledger, paths
from harness_memory.hot.clock import parse_iso

NOW = "2026-11-01T09:00:00Z"
NOW_MS = parse_iso(NOW) or 0


@dataclass(frozen=True)
class Ran:
    """What one call of `hm` did."""

    exit_code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The document on stdout; stderr must be empty."""
        assert self.err == ""
        return json.loads(self.out)


Hm = Callable[..., Ran]


@pytest.fixture
def hm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Hm:
    """Return `hm` as a function of its words, run in the project at a fixed time."""
    monkeypatch.setenv("HARNESS_MEMORY_NOW", NOW)
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> Ran:
        capsys.readouterr()
        exit_code = main(words)
        return Ran(exit_code, *capsys.readouterr())

    return run


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Return an installed project without memories."""
    found = Project(tmp_path, tmp_path / ".harness-memory")
    insert(found, ())
    return found


def insert(project: Project, memories: Sequence[Memory]) -> None:
    """Put memories into a project's store and publish them."""
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        for memory in memories:
            store.memories.insert(memory)


def make_memory(**fields: Any) -> Memory:
    """Return an active human pitfall on `npm test`; `fields` replace its own."""
    plain: dict[str, Any] = {
        "id": "a1b2c3d4e5f6",
        "type": "pitfall",
        "summary": "Run pnpm test from packages/api",
        "status": "active",
        "authority": "human",
        "signature": Signature("bash", "command", "cmd", "npm test"),
        "created_at_ms": NOW_MS,
        "updated_at_ms": NOW_MS,
    }
    return Memory(**plain | fields)


SESSION_KEY = ledger.session_key("claude-code", "s1")
EPISODE_ID = f"claude-code:{SESSION_KEY}:p1:1"


def close_failing_turn(project: Project) -> None:
    """Leave a ledger and an inbox file, as hooks do after a turn in which `npm test` failed and `pnpm test` passed."""
    state = str(project.state_dir)
    path = paths.ledger_path(state, "claude-code", SESSION_KEY)
    call = {
        "tool": "bash",
        "host_tool": "Bash",
        "scope_refs": [],
        "program_token": "pm test",
        "program_tokens": ["pm test"],
    }
    events: list[tuple[str, dict[str, Any]]] = [
        ("prompt", {"text": "run the tests", "injected": False, "prompt_id": "p1"}),
        ("tool_fail", {**call, "input_digest": "npm test", "error": "Exit code 1", "failure_class": "exit_1"}),
        ("tool_ok", {**call, "input_digest": "pnpm test", "output_head": "12 passed", "output_tail": ""}),
        ("assistant", {"text": "All pass."}),
    ]
    descriptor = ledger.open_for_append(path)
    for at, (kind, fields) in enumerate(events):
        ledger.append(descriptor, ledger.encode_line(kind, NOW_MS - 60_000 + at * 1000, "p1", fields))
    os.close(descriptor)
    entry = {
        "v": 1,
        "id": EPISODE_ID,
        "host": "claude-code",
        "session_key": SESSION_KEY,
        "turn": "p1",
        "segment": 1,
        "start": 0,
        "end": ledger.size_of(path),
        "previous": None,
        "closed_by": "stop",
        "closed_at_ms": NOW_MS - 50_000,
        "transcript_path": "",
        "correction_for": "",
        "previous_assistant": "",
    }
    inbox = Path(paths.queue_path(state, EPISODE_ID))
    inbox.parent.mkdir(exist_ok=True)
    inbox.write_text(json.dumps(entry), encoding="utf-8")
