"""Runs hooks as the host does: a process of their own, JSON on stdin."""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import harness_memory.hot
from harness_memory.app.packing import write_packs
from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.core.model import Memory, Signature
from harness_memory.hot import ledger

LAUNCH = Path(harness_memory.hot.__file__).parent / "launch.py"
KEY = ledger.session_key("claude-code", "s1")


@dataclass(frozen=True)
class Reply:
    """What the host saw of one hook."""

    exit_code: int
    stdout: bytes
    stderr: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.stdout)


class HookProject:
    """A project with a memory, and the hooks of one client version."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.state = root / ".harness-memory"
        self.project = Project(root, self.state)
        self.now_ms = 1_793_523_600_000  # 2026-11-01T09:00:00Z
        self.arguments: list[str] = []  # what the registered command holds behind the event

    def install(self, *memories: Memory) -> None:
        self.state.mkdir(mode=0o700, parents=True, exist_ok=True)
        with write_and_publish(self.project, command="test", now_ms=self.now_ms) as store:
            for memory in memories:
                store.memories.insert(memory)

    def hook(self, event: str, payload: dict[str, Any] | bytes, **environment: str) -> Reply:
        from harness_memory.hot.clock import format_iso

        self.now_ms += 1000
        if isinstance(payload, dict):
            payload = json.dumps({"session_id": "s1", "cwd": str(self.root), **payload}).encode()
        clock = {"HARNESS_MEMORY_WAKE": "0", "HARNESS_MEMORY_NOW": format_iso(self.now_ms)}
        variables = {**clock, "SHELL": "/bin/bash", **environment}
        done = subprocess.run(
            [sys.executable, "-I", "-S", str(LAUNCH), event, *self.arguments],
            input=payload,
            capture_output=True,
            cwd=self.root,
            env=variables,
            timeout=30,
        )
        return Reply(done.returncode, done.stdout, done.stderr)

    def bash(self, command: str, call: str = "t1", **extra: Any) -> Reply:
        return self.hook(
            "pre-tool",
            {"tool_name": "Bash", "tool_use_id": call, "tool_input": {"command": command}, "prompt_id": "p1", **extra},
        )

    def lines(self) -> list[dict[str, Any]]:
        return ledger.read_lines(str(self.state / "ledger" / f"claude-code-{KEY}.jsonl"))[0]

    def log(self) -> list[str]:
        path = self.state / "logs" / "hooks.log"
        return path.read_text().splitlines() if path.exists() else []

    def queued(self) -> list[dict[str, Any]]:
        return [json.loads(path.read_text()) for path in sorted((self.state / "queue").glob("*.json"))]


def copy_package(directory: Path) -> Path:
    """Copy what hooks use of the package, with packs of its own: those of the original are whoever installed last's."""
    copy = directory / "harness_memory"
    (copy / "hot").mkdir(parents=True)
    for source in LAUNCH.parent.glob("*.py"):
        shutil.copy2(source, copy / "hot")
    shutil.copy2(LAUNCH.parents[1] / "__init__.py", copy)
    write_packs(copy / "hot")
    return copy


def rule(memory_id: str = "aaaaaaaaaaaa", pattern: str = "npm test", **changes: Any) -> Memory:
    values: dict[str, Any] = {
        "type": "pitfall",
        "summary": "Run pnpm test from packages/api",
        "status": "active",
        "authority": "human",
        "enforcement": "soft_deny",
        "signature": Signature("bash", "command", "cmd", pattern),
        **changes,
    }
    return Memory(id=memory_id, **values)
