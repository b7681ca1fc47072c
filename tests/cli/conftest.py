"""A project with a store, and `hm` called in this process."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.cli.main import main
from harness_memory.core.model import Memory, Signature
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
