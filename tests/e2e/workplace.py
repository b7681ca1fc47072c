"""A project with hm installed, stub programs on PATH, and the real client at work in it.

Owns the environment that hooks, worker and commands share in a test; asserts nothing.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from harness_memory.app.scripted_api import ModelReply, Reply, Request, Script, ScriptedApi, Story, structured_reply
from harness_memory.core.model import EpisodeStatus
from harness_memory.store.db import reading
from tests.e2e.client import Client, Result
from tests.e2e.terminal import Terminal, answer_first_dialogs

RECALL_FIELDS = (
    *("intent", "recall_trigger", "recall_mode", "recall_status"),
    *("recall_item_count", "injected_item_count"),
)
WORKER_LIMIT_S = 30.0
NO_WORKER = {"HARNESS_MEMORY_WAKE": "0"}
"""For a client: hooks queue what they close and start no worker."""
ALLOWED_TOOLS = "Bash,Edit,Write,NotebookEdit,Agent,mcp__tiny"
FINAL_STATUSES: tuple[EpisodeStatus, ...] = ("done", "no_signal", "suspect", "dead")
SECOND_TURN_PAUSE_S = 0.3  # S24: what follows a denial later than the parallel window is another try

NPM_TEST = ("Bash", {"command": "npm test", "description": "Run the tests"})
PNPM_TEST = ("Bash", {"command": "pnpm test", "description": "Run the tests"})
"""Calls for `tool_reply`; with the stubs below the first fails and the second succeeds."""

NPM = """#!/bin/sh
echo "npm $*" >> "$RAN"
echo 'Error: no test specified' >&2
exit 1
"""
PNPM = """#!/bin/sh
echo "pnpm $*" >> "$RAN"
echo '12 passed'
"""


class Workplace:
    """One project directory, one home, one client, one API."""

    def __init__(self, directory: Path, client: Client, api: ScriptedApi) -> None:
        self.client = client
        self.api = api
        self.home = directory / "home"
        self.root = directory / "project"
        self.programs = directory / "programs"
        self.ran_path = directory / "ran.log"
        for made in (self.home, self.root, self.programs):
            made.mkdir(exist_ok=True)
        self.add_program("npm", NPM)
        self.add_program("pnpm", PNPM)

    def add_program(self, name: str, source: str) -> None:
        """Put a stub on the PATH of the client and of everything it starts."""
        path = self.programs / name
        path.write_text(source, encoding="utf-8")
        path.chmod(0o755)

    def add_gate(self, name: str) -> Path:
        """Put a stub on the PATH that waits, once started, until somebody writes to the pipe returned here."""
        gate = self.programs / f"{name}.gate"
        os.mkfifo(gate)
        self.add_program(name, f'#!/bin/sh\necho {name} >> "$RAN"\ncat {gate}\n')
        return gate

    @property
    def environment(self) -> dict[str, str]:
        """What the client and the commands run with."""
        base = self.client.environment(self.home, self.api)
        path = os.pathsep.join((str(self.programs), str(Path(sys.executable).parent), base["PATH"]))
        return {**base, "PATH": path, "RAN": str(self.ran_path), "XDG_DATA_HOME": str(self.home / "data")}

    def ran(self) -> list[str]:
        """The stub calls so far, in order."""
        return self.ran_path.read_text(encoding="utf-8").splitlines() if self.ran_path.exists() else []

    def extraction_prompts(self) -> list[str]:
        """What the API was asked to learn from, one text per episode."""
        asked = (request for request in self.api.requests if asks_for_facts(request) and not request.is_follow_up)
        return [request.text for request in asked]

    def ask(self, prompt: str, *args: str, cwd: Path | None = None, env: Mapping[str, str] | None = None) -> Result:
        """Play one `claude -p` session, or go on with one through `--resume`."""
        return self.client.run_print(
            prompt,
            cwd or self.root,
            self.home,
            self.api,
            "--allowedTools",
            ALLOWED_TOOLS,
            *args,
            env={**self.environment, **(env or {})},
        )

    def open_terminal(self) -> Terminal:
        """Start an interactive session whose only questions are about calls that a hook asks about."""
        answer_first_dialogs(self.home, self.root)
        options = ("--permission-mode", "default", "--allowedTools", ALLOWED_TOOLS)
        return Terminal(self.client, self.root, self.home, self.api, *options, env={**self.environment, **NO_WORKER})

    def hm(
        self, *arguments: str, cwd: Path | None = None, exit_code: int = 0, env: Mapping[str, str] | None = None
    ) -> str:
        """Run one command in the project and return its stdout."""
        done = subprocess.run(
            [sys.executable, "-m", "harness_memory.cli.main", *arguments],
            cwd=cwd or self.root,
            env={**self.environment, **(env or {})},
            capture_output=True,
            text=True,
            timeout=90,
            check=False,
        )
        assert done.returncode == exit_code, f"hm {' '.join(arguments)}: {done.returncode}\n{done.stdout}{done.stderr}"
        return done.stdout

    def hm_json(self, *arguments: str) -> Any:
        """Run one command with `--json` and return what it printed."""
        return json.loads(self.hm(*arguments, "--json"))

    def add_rule(self, enforcement: str, signature: str = "bash:command:cmd:npm test", *more: str) -> str:
        """Add an active rule by hand and return its id."""
        summary = "Run pnpm test; npm has no test script here"
        added = self.hm_json(
            "memory:add", "--type", "pitfall", "--summary", summary, "--signature", signature,
            "--enforce", enforcement, "--active", *more,
        )  # fmt: skip
        return str(added["id"])

    def ledger(self) -> list[dict[str, Any]]:
        """The lines of the one ledger but for times and the words about recall, which have tests of their own.

        Ids are named in order of appearance: turn1, tool1, agent1.
        """
        (path,) = (self.root / ".harness-memory" / "ledger").glob("*.jsonl")
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        known: dict[str, dict[str, str]] = {"turn": {}, "tool_use_id": {}, "agent_id": {}}
        for line in lines:
            for field in ("at_ms", "v", *RECALL_FIELDS):
                line.pop(field, None)
            for field, names in known.items():
                if line.get(field):
                    line[field] = names.setdefault(line[field], f"{field.split('_')[0]}{len(names) + 1}")
            if line.get("prompt_id"):
                line["prompt_id"] = known["turn"].get(line["prompt_id"], "another")
        return lines

    def queued(self) -> list[str]:
        """How the episodes in the worker's inbox were closed."""
        paths = sorted((self.root / ".harness-memory" / "queue").glob("*.json"))
        return [json.loads(path.read_text(encoding="utf-8"))["closed_by"] for path in paths]

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait for what another process does."""
        deadline = time.monotonic() + WORKER_LIMIT_S
        while not holds():
            logs = (self.root / ".harness-memory" / "logs").glob("*.log")
            assert time.monotonic() < deadline, "\n".join(path.read_text(encoding="utf-8") for path in logs)
            time.sleep(0.05)

    def wait_until_learned(self, episodes: int) -> None:
        """Wait until the detached worker is done with that many episodes."""

        def learned() -> bool:
            with reading(self.root / ".harness-memory") as store:
                counts = store.episodes.counts()
            return sum(counts.get(status, 0) for status in FINAL_STATUSES) >= episodes

        self.wait_until(learned)


def nothing_to_learn(request: Request) -> ModelReply:
    """The model's part of learning, for a script: yes to the probe, no facts in any episode."""
    return structured_reply(answer() if asks_for_facts(request) else {"ok": True})


@contextmanager
def installed(directory: Path, client: Client, script: Script) -> Iterator[Workplace]:
    """A workplace with hm installed; the API answers from `script`, two turns of the model never in one window."""
    with ScriptedApi(script, follow_up_pause_s=SECOND_TURN_PAUSE_S) as api:
        place = Workplace(directory, client, api)
        place.hm("install", "--host", "claude", "--skip-probe")
        yield place


def asks_for_facts(request: Request) -> bool:
    """Whether a `--json-schema` call is an extraction; the probe asks for one field of its own."""
    return any("facts" in tool.get("input_schema", {}).get("properties", {}) for tool in request.body.get("tools", ()))


def stories(main: Sequence[Reply], agent: Sequence[Reply], structured: Sequence[Reply] | Script = ()) -> Script:
    """A script with a part for the one session's main conversation and one for the subagent it starts."""
    of_main, of_agent = Story([main], structured), Story([agent])

    def script(request: Request) -> Reply:
        return of_agent(request) if request.agent_id else of_main(request)

    return script


def records(rendered_prompt: str) -> list[str]:
    """Return the first lines of the numbered records of an extraction prompt."""
    return [line for line in rendered_prompt.splitlines() if re.match(r"[ep][0-9]+ ", line)]


def line_number(rendered_prompt: str, text: str) -> str:
    """Return the number of the first record of an extraction prompt that holds `text`."""
    return next(record.split(None, 1)[0] for record in records(rendered_prompt) if text in record)


def fact(evidence: str, **changes: Any) -> dict[str, Any]:
    """An extractor's fact about `npm test` that cites one line."""
    return {
        "action": "create",
        "type": "pitfall",
        "summary": "Run pnpm test; npm has no test script in this project",
        "details": "",
        "scope_glob": "**",
        "relevant_tools": ["bash"],
        "trigger_signature": {"tool": "bash", "target": "command", "pattern_kind": "cmd", "pattern": "npm test"},
        "lifecycle_triggers": ["before_tool"],
        "confidence": 0.9,
        "evidence_refs": [evidence],
        "knowledge_kind": "correction",
        "rationale": "The user said so after the failure.",
        "aliases": [],
        "target_id": "",
        **changes,
    }


def answer(facts: Sequence[Mapping[str, Any]] = ()) -> dict[str, Any]:
    """An extractor's whole answer."""
    return {"episode_summary": "What the turn did.", "nothing_to_learn": not facts, "facts": list(facts)}
