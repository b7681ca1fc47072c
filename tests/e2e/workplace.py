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
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from harness_memory.app.scripted_api import ScriptedApi
from harness_memory.core.model import EpisodeStatus
from harness_memory.store.db import reading
from tests.e2e.client import Client, Result

WORKER_LIMIT_S = 30.0
FINAL_STATUSES: tuple[EpisodeStatus, ...] = ("done", "no_signal", "suspect", "dead")
SECOND_TURN_PAUSE_S = 0.3  # S24: what follows a denial later than the parallel window is another try

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

    @property
    def environment(self) -> dict[str, str]:
        """What the client and the commands run with."""
        base = self.client.environment(self.home, self.api)
        path = os.pathsep.join((str(self.programs), str(Path(sys.executable).parent), base["PATH"]))
        return {**base, "PATH": path, "RAN": str(self.ran_path), "XDG_DATA_HOME": str(self.home / "data")}

    def ran(self) -> list[str]:
        """The stub calls so far, in order."""
        return self.ran_path.read_text(encoding="utf-8").splitlines() if self.ran_path.exists() else []

    def ask(self, prompt: str, *args: str, env: Mapping[str, str] | None = None) -> Result:
        """Play one `claude -p` session, or go on with one through `--resume`."""
        return self.client.run_print(
            prompt,
            self.root,
            self.home,
            self.api,
            "--allowedTools",
            "Bash,Edit,Write",
            *args,
            env={**self.environment, **(env or {})},
        )

    def hm(self, *arguments: str, exit_code: int = 0, env: Mapping[str, str] | None = None) -> str:
        """Run one command in the project and return its stdout."""
        done = subprocess.run(
            [sys.executable, "-m", "harness_memory.cli.main", *arguments],
            cwd=self.root,
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

    def wait_until_learned(self, episodes: int) -> None:
        """Wait until the detached worker is done with that many episodes."""
        deadline = time.monotonic() + WORKER_LIMIT_S
        while time.monotonic() < deadline:
            with reading(self.root / ".harness-memory") as store:
                counts = store.episodes.counts()
            if sum(counts.get(status, 0) for status in FINAL_STATUSES) >= episodes:
                return
            time.sleep(0.1)
        log = self.root / ".harness-memory" / "logs" / "worker.log"
        raise AssertionError(f"{counts}\n{log.read_text() if log.exists() else 'no worker ran'}")


def line_number(rendered_prompt: str, text: str) -> str:
    """Return the number of the first record of an extraction prompt that holds `text`."""
    return next(
        line.split(None, 1)[0] for line in rendered_prompt.splitlines() if text in line and re.match(r"e[0-9]+ ", line)
    )


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
