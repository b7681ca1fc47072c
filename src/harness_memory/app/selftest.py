"""The registered session-start hook, run once as Claude Code would run it.

Owns starting that process and judging it by its effects: exit code, streams, and the line it leaves in hooks.log. Takes
its own traces (the ledger and cursor of a session nobody had) away again. Called by app/install and app/doctor.
"""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness_memory.app.hooklog import read_calls
from harness_memory.app.project import Project
from harness_memory.hosts.claude_code import hook_argv
from harness_memory.hot import ledger, paths
from harness_memory.hot.paths import HOST
from harness_memory.hot.system import DISABLE_VARIABLE, WAKE_VARIABLE

SESSION_ID = "harness-memory-self-test"
SESSION_KEY = ledger.session_key(HOST, SESSION_ID)


@dataclass(frozen=True, slots=True)
class SelfTest:
    """How the hook did; `detail` is one phrase for a person."""

    ok: bool
    detail: str


def run_self_test(project: Project, hook: Mapping[str, Any], environ: Mapping[str, str]) -> SelfTest:
    """Run one session-start hook of an installed project; one process, up to the hook's own time-out."""
    payload = {
        "session_id": SESSION_ID,
        "transcript_path": "",
        "cwd": str(project.root),
        "hook_event_name": "SessionStart",
        "source": "startup",
    }
    # what waits in the queue is not this test's business
    environment = {**environ, "CLAUDE_PROJECT_DIR": str(project.root), WAKE_VARIABLE: "0"}
    calls_before = len(_own_calls(project))
    started = time.perf_counter()
    try:
        answer = subprocess.run(
            hook_argv(hook),
            input=json.dumps(payload).encode() + b"\n",
            env=environment,
            cwd=project.root,
            capture_output=True,
            timeout=float(hook.get("timeout", 10)),
            check=False,
        )
    except OSError as error:
        return SelfTest(False, f"the hook does not start: {error}")
    except subprocess.TimeoutExpired:
        return SelfTest(False, f"the hook did not end within {hook.get('timeout')} s")
    elapsed_ms = round((time.perf_counter() - started) * 1000)
    statuses = _own_calls(project)[calls_before:]
    _remove_traces(project)
    return _judge(answer, statuses, elapsed_ms, environ)


def _judge(
    answer: subprocess.CompletedProcess[bytes], statuses: list[str], elapsed_ms: int, environ: Mapping[str, str]
) -> SelfTest:
    if answer.returncode != 0 or answer.stderr:
        lines = answer.stderr.decode("utf-8", "replace").strip().splitlines()
        return SelfTest(False, f"session-start ended with exit code {answer.returncode}: {lines[-1] if lines else ''}")
    if answer.stdout and not _is_json_object(answer.stdout):
        return SelfTest(False, "session-start printed something that is not one JSON object")
    if environ.get(DISABLE_VARIABLE) == "1":
        return SelfTest(False, f"{DISABLE_VARIABLE}=1 switches every hook off in this environment")
    if not statuses:
        return SelfTest(False, "session-start ran but left no line in hooks.log")
    status = statuses[-1]
    return SelfTest(
        status == "ok", f"session-start {'ok ' if status == 'ok' else ''}({elapsed_ms}ms, hook status {status})"
    )


def _own_calls(project: Project) -> list[str]:
    log_path = Path(paths.log_path(str(project.state_dir), paths.HOOKS_LOG_NAME))
    return [call.status for call in read_calls(log_path) if call.fields.get("session") == SESSION_KEY]


def _remove_traces(project: Project) -> None:
    state_dir = str(project.state_dir)
    Path(paths.ledger_path(state_dir, HOST, SESSION_KEY)).unlink(missing_ok=True)
    Path(paths.session_state_path(state_dir, HOST, SESSION_KEY)).unlink(missing_ok=True)


def _is_json_object(data: bytes) -> bool:
    try:
        return isinstance(json.loads(data), dict)
    except ValueError:
        return False
