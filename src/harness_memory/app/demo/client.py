"""The story on the user's own Claude Code, with a model that answers from the script.

Owns how the client is started, what the scripted model answers it, and reading from its requests what the agent was
told. Called by `performance`.
"""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

from harness_memory.app.demo.place import Place
from harness_memory.app.demo.script import CORRECTION, LEARNED, NOTHING_LEARNED, SESSIONS, PlayedTurn, ScriptedTurn
from harness_memory.app.probe import PROVIDER_VARIABLE
from harness_memory.app.scripted_api import Reply, Request, ScriptedApi, Story, structured_reply, text_reply, tool_reply
from harness_memory.errors import HmError
from harness_memory.extract.environment import BINARY_VARIABLE
from harness_memory.hot.wire import MARKER

TURN_LIMIT_S = 60.0
COMPLAINT_LIMIT = 400


def scripted_model() -> Story:
    """Return the part of the model: the agent's turns, and the extractor's answers by what the prompt holds."""
    sessions = [[reply for turn in session for reply in _replies(turn)] for session in SESSIONS]
    return Story(sessions, _extract)


def client_variables(api: ScriptedApi, binary: Path) -> dict[str, str]:
    """Return what keeps the client to the scripted API."""
    return {
        "ANTHROPIC_BASE_URL": api.base_url,
        "ANTHROPIC_API_KEY": "dummy-key-of-the-demo",
        "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        "CLAUDE_CODE_MAX_RETRIES": "2",
        "DISABLE_AUTOUPDATER": "1",
        BINARY_VARIABLE: str(binary),
        PROVIDER_VARIABLE: "claude",
    }


class ClientAgent:
    """The real client; one process a turn, sessions gone on with through `--resume`."""

    witness = "agent saw"
    reader = "your claude -p"

    def __init__(self, binary: Path, place: Place, api: ScriptedApi) -> None:
        self._binary = binary
        self._place = place
        self._api = api
        self._session_id = ""

    def take_turn(self, turn: ScriptedTurn) -> PlayedTurn:
        """Start the client with the prompt and read what it reported to the model."""
        requests_before, calls_before = len(self._api.conversation), len(self._place.calls())
        self._run_client(turn)
        requests = self._api.conversation[requests_before:]
        if len(requests) != 2 or len(requests[1].tool_results) != 1:
            raise HmError(
                "demo-client",
                f"The client sent {len(requests)} requests, not a call and its result.",
                hint="hm demo --keep",
            )
        asked, reported = requests
        self._session_id = reported.session_id
        (result,) = reported.tool_results
        ran = turn.command in self._place.calls()[calls_before:]
        return PlayedTurn(ran, result.is_error, result.text, _advice(asked, reported, result.text))

    def _run_client(self, turn: ScriptedTurn) -> None:
        resume = [] if turn.begins_session else ["--resume", self._session_id]
        try:
            exit_code, output = self._run_to_end(
                [str(self._binary), "-p", turn.prompt, "--output-format", "json", "--allowedTools", "Bash", *resume]
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise HmError(
                "demo-client", "The client did not play its turn.", context=str(error), hint="hm demo --keep"
            ) from None
        if exit_code != 0:
            context = output.strip()[-COMPLAINT_LIMIT:]
            raise HmError(
                "demo-client",
                f"{self._binary} ended with exit code {exit_code}.",
                context=context,
                hint="hm demo --keep",
            )

    def _run_to_end(self, argv: list[str]) -> tuple[int, str]:
        with subprocess.Popen(
            argv,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self._place.environment,
            cwd=self._place.root,
            start_new_session=True,
        ) as process:
            try:
                output, _ = process.communicate(timeout=TURN_LIMIT_S)
            except BaseException:  # an interrupt too: what goes on in the client must not outlive the tree
                if process.returncode is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()
                raise
        return process.returncode, output.decode("utf-8", "replace")


def _replies(turn: ScriptedTurn) -> tuple[Reply, Reply]:
    call = ("Bash", {"command": turn.command, "description": "Run the tests"})
    return tool_reply(call), text_reply(turn.closing)


def _extract(request: Request) -> Reply:
    is_probe = not any("facts" in tool.get("input_schema", {}).get("properties", {}) for tool in request.body["tools"])
    if is_probe:
        return structured_reply({"ok": True})
    return structured_reply(LEARNED if CORRECTION in request.text else NOTHING_LEARNED)


def _advice(asked: Request, reported: Request, result: str) -> str:
    """Return our lines that came with a result: neither in the result itself nor there before the call."""
    lines = [line for line in reported.text.splitlines() if MARKER in line]
    return "\n".join(line for line in lines if line not in result and line not in asked.text)
