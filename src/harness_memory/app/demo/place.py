"""The temporary project of the demo: its home, its programs, its hooks and its worker.

Owns the environment of everything that runs in it, which takes nothing from the caller's but what finds programs and
words. The worker runs here, in this process, and never detached: it must not outlive the tree. Called by `performance`,
`client`, `recorded` and `story`.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness_memory.app.install import InstallOptions, install
from harness_memory.app.probe import build_provider
from harness_memory.app.project import Project, load_settings
from harness_memory.app.registration import registered_hooks
from harness_memory.app.steps import Step
from harness_memory.app.surroundings import Surroundings, read_surroundings
from harness_memory.app.worker import ExtractReport, run_extract
from harness_memory.core.model import Memory, Provenance
from harness_memory.errors import HmError
from harness_memory.extract.environment import HOME_VARIABLE
from harness_memory.hosts.claude_code import LOCAL_SETTINGS, hook_argv
from harness_memory.hot.clock import NOW_VARIABLE
from harness_memory.hot.paths import STATE_DIR_NAME
from harness_memory.hot.system import WAKE_VARIABLE
from harness_memory.store.db import reading

HOOK_LIMIT_S = 30.0  # far above the registered time-outs: a busy machine must not end the story

_KEPT_NAMES = frozenset(
    {"PATH", "LANG", "LC_ALL", "LC_CTYPE", "SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", NOW_VARIABLE}
)

_PROGRAMS = {
    "npm": "echo 'Error: no test specified' >&2\nexit 1\n",
    "pnpm": "echo '12 passed'\n",
}


@dataclass(frozen=True, slots=True)
class Learned:
    """What a run of the worker did, and the memories and their evidence as they stand in the database since."""

    report: ExtractReport
    memories: tuple[Memory, ...]
    provenance: tuple[Provenance, ...]


class Place:
    """One project in a directory of its own; `variables` are what the way of playing adds to the environment."""

    def __init__(
        self, directory: Path, environ: Mapping[str, str], variables: Mapping[str, str], clock: Callable[[], int]
    ) -> None:
        self.root = directory / "project"
        self.home = directory / "home"
        self._programs_dir = directory / "programs"
        self._calls_path = directory / "calls.log"
        self._clock = clock
        temporary_dir = directory / "tmp"  # the client leaves a directory per project there
        for made in (self.root, self.home, self._programs_dir, temporary_dir):
            made.mkdir()
        kept = {name: value for name, value in environ.items() if name.upper() in _KEPT_NAMES}
        search_path = os.pathsep.join(filter(None, (str(self._programs_dir), kept.get("PATH", ""))))
        self.environment = kept | {
            "PATH": search_path,
            "HOME": str(self.home),
            "USERPROFILE": str(self.home),
            **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(temporary_dir)),
            HOME_VARIABLE: str(self.home / "harness-memory"),
            WAKE_VARIABLE: "0",
            **variables,
        }
        self._project = Project(self.root, self.root / STATE_DIR_NAME)
        self._write_project()

    def install(self) -> list[Step]:
        """Install as `hm install --skip-probe` does; return its steps."""
        steps: list[Step] = []
        options = InstallOptions(probe=False)
        install(self._project, self.root, self._surroundings(), options, steps.append, now_ms=self._clock())
        return steps

    def run_hook(self, event: str, payload: Mapping[str, Any]) -> dict[str, Any]:
        """Run the registered hook of an event on a payload, as Claude Code would; return its answer, {} for none."""
        hook = next(hook.hook for hook in registered_hooks(self.root / LOCAL_SETTINGS) if hook.event == event)
        try:
            done = subprocess.run(
                hook_argv(hook),
                input=json.dumps(payload).encode() + b"\n",
                env=self.environment | {"CLAUDE_PROJECT_DIR": str(self.root)},
                cwd=self.root,
                capture_output=True,
                timeout=HOOK_LIMIT_S,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise HmError(
                "demo-hook", f"The {event} hook did not end within {HOOK_LIMIT_S:g} s.", hint="hm demo --keep"
            ) from None
        if done.returncode != 0 or done.stderr:
            complaint = done.stderr.decode("utf-8", "replace").strip()
            raise HmError(
                "demo-hook",
                f"The {event} hook ended with exit code {done.returncode}.",
                context=complaint,
                hint="hm demo --keep",
            )
        answer: dict[str, Any] = json.loads(done.stdout) if done.stdout else {}
        return answer

    def learn(self) -> Learned:
        """Run the worker until nothing waits."""
        settings = load_settings(self._project)
        provider = build_provider(self._project, settings, self.environment)
        report = run_extract(self._project, settings, provider, clock=self._clock)
        with reading(self._project.state_dir) as store:
            memories = tuple(store.memories.list())
            provenance = tuple(row for memory in memories for row in store.provenance.of(memory.id))
        return Learned(report, memories, provenance)

    def calls(self) -> list[str]:
        """Return the calls of the project's programs so far, in order."""
        return self._calls_path.read_text(encoding="utf-8").splitlines() if self._calls_path.exists() else []

    def _surroundings(self) -> Surroundings:
        return read_surroundings(self.environment, self.home)

    def _write_project(self) -> None:
        (self.root / "package.json").write_text('{"name": "demo"}\n', encoding="utf-8")
        (self.root / "pnpm-lock.yaml").write_text("lockfileVersion: '9.0'\n", encoding="utf-8")
        for name, source in _PROGRAMS.items():
            path = self._programs_dir / name
            log = shlex.quote(str(self._calls_path))
            path.write_text(f'#!/bin/sh\necho "{name} $*" >> {log}\n{source}', encoding="utf-8")
            path.chmod(0o755)
