"""A temporary project with a home and a clock of its own, in which a scenario's real processes run.

Owns the environment those processes get and how each is started: `hm`, the worker, and hooks exactly as the settings
file registers them. Decides nothing about what they print. Called by `evals.replay`.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness_memory.app.probe import PROVIDER_VARIABLE
from harness_memory.errors import HmError
from harness_memory.evals.scenario import HookEvent, Scenario
from harness_memory.extract.environment import ANSWERS_VARIABLE, HOME_VARIABLE
from harness_memory.hosts.claude_code import EVENTS, hook_argv, is_owned_hook, settings_path, transcripts_dir
from harness_memory.hot import paths
from harness_memory.hot.clock import NOW_VARIABLE, format_iso
from harness_memory.hot.system import WAKE_VARIABLE
from harness_memory.hot.wake import worker_command
from harness_memory.store.db import reading

TIMEOUT_S = 120

HOST_EVENTS = {event.argument: event.name for event in EVENTS}

_SCRUBBED = ("CLAUDE", "ANTHROPIC", "HARNESS_MEMORY_", "GIT_", "XDG_", "SUDO_")


@dataclass(frozen=True, slots=True)
class Finished:
    """How a process ended."""

    exit_code: int
    stdout: str
    stderr: str


class Stage:
    """One scenario's place and time. `now_ms` is what every process sees as now."""

    def __init__(self, directory: Path, start_ms: int) -> None:
        directory = directory.resolve()
        self.root = directory / "project"
        self.home = directory / "home"
        self.scratch = directory / "replay"
        self.now_ms = start_ms
        self._host_dir = self.home / ".claude"
        for path in (self.root, self.home, self.scratch):
            path.mkdir(parents=True)
        self._no_answers_path = self.scratch / "no-answers.json"
        self._no_answers_path.write_text("[]", encoding="utf-8")

    def prepare(self, scenario: Scenario) -> None:
        """Write the project's files, install the hooks and merge the scenario's settings."""
        if scenario.project.git:
            self._must(["git", "-c", "init.defaultBranch=main", "init", "-q"])
        for path, text in scenario.project.files.items():
            self.write(path, text)
        self._must(_hm("install", "--skip-probe"))
        if scenario.config:
            config_path = self.root / paths.STATE_DIR_NAME / paths.CONFIG_NAME
            config = json.loads(config_path.read_text(encoding="utf-8"))
            config_path.write_text(json.dumps(_merged(config, scenario.config), indent=2) + "\n", encoding="utf-8")
            self._must(_hm("snapshot:rebuild"))

    def run_hm(self, arguments: Sequence[str]) -> Finished:
        """Run `hm` in the project."""
        return self.run(_hm(*arguments))

    def run_worker(self, mode: str, extra_environment: Mapping[str, str]) -> Finished:
        """Run the worker in the foreground."""
        return self.run(worker_command(str(self.root), mode), extra_environment=extra_environment)

    def run_hook(self, event: HookEvent, payload: Mapping[str, Any]) -> Finished:
        """Run the registered command of an event with the payload on stdin, where and as the host would."""
        text = json.dumps(payload, ensure_ascii=False) + "\n"
        cwd = Path(str(payload["cwd"]))
        return self.run(
            self._registered_argv(event),
            stdin=text.encode("utf-8", "backslashreplace"),
            cwd=cwd if cwd.is_dir() else self.root,
            extra_environment={"CLAUDE_PROJECT_DIR": str(self.root)},
        )

    def run(
        self,
        argv: Sequence[str],
        *,
        stdin: bytes = b"",
        cwd: Path | None = None,
        extra_environment: Mapping[str, str] | None = None,
    ) -> Finished:
        """Run a process to its end; one that outlives the time limit is killed and reported as exit code 124."""
        try:
            done = subprocess.run(
                argv,
                input=stdin,
                cwd=cwd or self.root,
                env=self._environment() | dict(extra_environment or {}),
                capture_output=True,
                timeout=TIMEOUT_S,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Finished(124, "", f"killed after {TIMEOUT_S} s")
        return Finished(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))

    def due_episodes(self) -> tuple[str, ...]:
        """Return the episodes a worker would take now: those in the inbox and those due in the database."""
        state_dir = self.root / paths.STATE_DIR_NAME
        inbox = sorted(path.name for path in (state_dir / paths.QUEUE_DIR).glob("*.json"))
        with reading(state_dir) as store:
            due = store.episodes.due(self.now_ms)
        return (*inbox, *(episode.id for episode in due))

    def transcript_path(self, session_id: str) -> Path:
        """Return where the host would keep a session's transcript."""
        return transcripts_dir(self._host_dir, self.root) / f"{session_id}.jsonl"

    def write(self, path: str, text: str) -> None:
        """Write a file of the project."""
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="")

    def delete(self, path: str) -> None:
        """Delete a file or a directory of the project; one that is not there is fine."""
        target = self.root / path
        if target.is_dir():
            shutil.rmtree(target)
        else:
            target.unlink(missing_ok=True)

    def _environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.upper().startswith(_SCRUBBED)}
        return kept | {
            "HOME": str(self.home),
            "USERPROFILE": str(self.home),
            "TZ": "UTC",
            "SHELL": "/bin/bash",
            HOME_VARIABLE: str(self.home / ".harness-memory-user"),
            PROVIDER_VARIABLE: "replay",
            ANSWERS_VARIABLE: str(self._no_answers_path),
            WAKE_VARIABLE: "0",
            NOW_VARIABLE: format_iso(self.now_ms),
        }

    def _registered_argv(self, event: HookEvent) -> list[str]:
        """Read the command from the settings file, as the host does."""
        path = settings_path("project", root=self.root, config_dir=self._host_dir)
        groups = json.loads(path.read_text(encoding="utf-8"))["hooks"].get(HOST_EVENTS[event], [])
        for hook in (hook for group in groups for hook in group["hooks"]):
            if is_owned_hook(hook):
                return hook_argv(hook)
        raise HmError("no-hook", f"No hook is registered for {HOST_EVENTS[event]}.", hint="hm doctor")

    def _must(self, argv: Sequence[str]) -> None:
        done = self.run(argv)
        if done.exit_code != 0:
            raise HmError(
                "replay-setup",
                "The project of the scenario could not be prepared.",
                context=(done.stderr or done.stdout).strip(),
                hint=shlex.join(argv),
            )


def _hm(*arguments: str) -> list[str]:
    return [sys.executable, "-P", "-m", "harness_memory.cli.main", *arguments]


def _merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Lay one JSON object over another, section by section."""
    merged = dict(base)
    for key, value in over.items():
        both = isinstance(value, dict) and isinstance(merged.get(key), dict)
        merged[key] = _merged(merged[key], value) if both else value
    return merged
