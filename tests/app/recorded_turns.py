"""Closed turns on disk as hooks leave them, and a provider that answers from a list."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.extract.providers import ProbeResult, ProbeStatus, ProviderAnswer, ProviderFailure
from harness_memory.hot import ledger, paths
from tests.core.episode_factory import START_MS, assistant, failed, prompt, ran

HOST = "claude-code"
NOW_MS = START_MS + 3_600_000
CORRECTION = "don't run npm test here, run pnpm test from packages/api"
SUMMARY = "The api package is tested with pnpm."


def make_project(directory: Path) -> Project:
    project = Project(directory, directory / paths.STATE_DIR_NAME)
    with write_and_publish(project, command="test", now_ms=START_MS) as store:
        store.meta.set("installed_at_ms", str(START_MS))
    return project


def close_turn(
    project: Project, *lines: Mapping[str, Any], turn: str = "p1", session: str = "a" * 16, **fields: Any
) -> str:
    """Append a turn's lines to a session's ledger and put the segment into the inbox; returns the episode's id."""
    path = paths.ledger_path(str(project.state_dir), HOST, session)
    start = ledger.size_of(path)
    descriptor = ledger.open_for_append(path)
    with open(descriptor, "ab") as file:
        for line in lines:
            file.write(json.dumps({**line, "turn": turn}).encode() + b"\n")
    entry = {
        "v": 1,
        "id": f"{HOST}:{session}:{turn}:1",
        "host": HOST,
        "session_key": session,
        "turn": turn,
        "segment": 1,
        "start": start,
        "end": ledger.size_of(path),
        "previous": [0, start] if start else None,
        "closed_by": "stop",
        "closed_at_ms": START_MS,
        "transcript_path": "",
        "correction_for": "",
        "previous_assistant": "",
    } | fields
    put_into_inbox(project, entry["id"], json.dumps(entry))
    return str(entry["id"])


def put_into_inbox(project: Project, episode_id: str, text: str) -> Path:
    path = Path(paths.queue_path(str(project.state_dir), episode_id))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def close_correction(project: Project, turn: str = "p2", **fields: Any) -> str:
    """A turn whose prompt corrects the one before."""
    lines = (prompt(CORRECTION, prompt_id=turn), ran("pnpm test", "pm test", f"{turn}t"), assistant("All pass."))
    return close_turn(project, *lines, turn=turn, **({"previous_assistant": "npm test failed."} | fields))


def close_resolution(project: Project, turn: str = "p1", **fields: Any) -> str:
    """A turn in which one command failed and another did the job."""
    lines = (
        prompt("run the tests", prompt_id=turn),
        failed("npm test", "pm test", f"{turn}a"),
        ran("pnpm test", "pm test", f"{turn}b"),
        assistant("Passed."),
    )
    return close_turn(project, *lines, turn=turn, **fields)


def answer(*facts: Mapping[str, Any]) -> dict[str, Any]:
    return {"episode_summary": SUMMARY, "nothing_to_learn": not facts, "facts": list(facts)}


def pitfall(**fields: Any) -> dict[str, Any]:
    """A fact that passes every rule for a turn of `close_correction`."""
    signature = {"tool": "bash", "target": "command", "pattern_kind": "cmd", "pattern": "npm test"}
    return {
        "action": "create",
        "type": "pitfall",
        "summary": "Run pnpm test from packages/api; npm test has no script there",
        "details": "",
        "scope_glob": "**",
        "relevant_tools": ["bash"],
        "trigger_signature": signature,
        "lifecycle_triggers": ["before_tool"],
        "confidence": 0.9,
        "evidence_refs": ["e1"],
        "knowledge_kind": "correction",
        "rationale": "",
        "aliases": [],
        "target_id": "",
    } | fields


class Clock:
    """A clock that moves only when told."""

    def __init__(self, at_ms: int = NOW_MS) -> None:
        self.at_ms = at_ms

    def __call__(self) -> int:
        return self.at_ms


Reply = Mapping[str, Any] | str | ProviderFailure


@dataclass
class ListProvider:
    """Answers in order; fails the test when asked more often. `during` runs inside each call."""

    replies: Sequence[Reply] = ()
    probe_status: ProbeStatus = "ok"
    cost_usd: float | None = 0.01
    during: Any = None
    prompts: list[str] = field(default_factory=list)
    probes: int = 0
    name: str = "list"
    model: str = "m"

    def probe(self, now_ms: int) -> ProbeResult:
        self.probes += 1
        return ProbeResult(self.probe_status, "", self.name, self.model, now_ms)

    def run(self, prompt: str, schema: Mapping[str, Any]) -> ProviderAnswer | ProviderFailure:
        assert schema["type"] == "object"
        self.prompts.append(prompt)
        if self.during:
            self.during()
        reply = self.replies[len(self.prompts) - 1]
        if isinstance(reply, ProviderFailure):
            return reply
        raw = reply if isinstance(reply, str) else json.dumps(reply)
        return ProviderAnswer(reply, raw, self.cost_usd, 100, 10)
