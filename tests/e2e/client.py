"""The real Claude Code, driven without a terminal against the scripted API.

Owns the environment such a client runs in: nothing of the caller's but PATH. Must not know what a test asserts.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness_memory.app.scripted_api import ScriptedApi

DUMMY_KEY = "dummy-key-for-the-scripted-api"


@dataclass(frozen=True)
class Result:
    """How a run of the client ended."""

    exit_code: int
    stdout: str
    stderr: str

    @property
    def json(self) -> Any:
        """The object that `--output-format json` prints."""
        return json.loads(self.stdout)


@dataclass(frozen=True)
class Client:
    """One installed version of the client."""

    version: str
    binary: Path

    def environment(self, home: Path, api: ScriptedApi) -> dict[str, str]:
        """Return the whole environment of a run; `claude` on its PATH is this client."""
        return {
            "PATH": f"{self.binary.parent}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(home),
            "SHELL": "/bin/bash",
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            "ANTHROPIC_BASE_URL": api.base_url,
            "ANTHROPIC_API_KEY": DUMMY_KEY,
            "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
            "DISABLE_AUTOUPDATER": "1",
        }

    def run_print(
        self,
        prompt: str,
        cwd: Path,
        home: Path,
        api: ScriptedApi,
        *args: str,
        stdin: str | None = None,
        timeout_s: float = 60,
        env: Mapping[str, str] | None = None,
    ) -> Result:
        """Play one session of `claude -p PROMPT --output-format json ARGS`; `env` adds to the environment.

        An empty `prompt` is left out, for a prompt that comes on `stdin`.
        """
        environment = self.environment(home, api) | dict(env or {})
        if os.geteuid() == 0 and "bypassPermissions" in args:
            environment["IS_SANDBOX"] = "1"  # the client refuses this mode to root otherwise
        done = subprocess.run(
            [str(self.binary), "-p", *([prompt] if prompt else []), "--output-format", "json", *args],
            cwd=cwd,
            env=environment,
            input=stdin or "",
            capture_output=True,
            text=True,
            timeout=timeout_s,
            check=False,
        )
        return Result(done.returncode, done.stdout, done.stderr)
