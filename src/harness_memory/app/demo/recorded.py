"""The story without a client: what Claude Code sent to the hooks when it played it, sent again.

Owns `recording.jsonl`: its first line names the client, each other line is one event's payload as it came on stdin.
Session ids, prompts and results are the recorded ones; only paths are made those of the new project. Called by
`performance`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from harness_memory.app.demo.place import Place
from harness_memory.app.demo.script import LEARNED, NOTHING_LEARNED, SESSIONS, PlayedTurn, ScriptedTurn
from harness_memory.app.probe import PROVIDER_VARIABLE
from harness_memory.errors import HmError
from harness_memory.extract.environment import ANSWERS_VARIABLE

RECORDING_PATH = Path(__file__).with_name("recording.jsonl")


def recorded_client_version() -> str:
    """Return the version of the client that was recorded."""
    return str(next(_recording())["client_version"])


def replay_variables(directory: Path) -> dict[str, str]:
    """Write the extractor's answers into a directory; return what makes the worker read them."""
    # corrections are read first, then the turns before them
    learning_sessions = [session for session in SESSIONS if len(session) > 1]
    answers = [answer for _ in learning_sessions for answer in (LEARNED, NOTHING_LEARNED)]
    path = directory / "answers.json"
    path.write_text(json.dumps(answers), encoding="utf-8")
    return {PROVIDER_VARIABLE: "replay", ANSWERS_VARIABLE: str(path)}


class RecordedAgent:
    """The recorded client; a denied command is one it has no result for."""

    witness = "hook said"
    reader = "a scripted extractor"

    def __init__(self, place: Place) -> None:
        self._place = place
        self._payloads = _recording()
        next(self._payloads)  # the line about the client

    def take_turn(self, turn: ScriptedTurn) -> PlayedTurn:
        """Send the events up to the end of the client's next process to their hooks."""
        answers: dict[str, dict[str, Any]] = {}
        payloads: dict[str, dict[str, Any]] = {}
        for payload in self._payloads:
            event = payload["hook_event_name"]
            payloads[event] = payload
            answers[event] = self._place.run_hook(event, self._in_place(payload)).get("hookSpecificOutput", {})
            if event == "SessionEnd":
                break
        _check_recorded(turn, payloads)
        answer = answers["PreToolUse"]
        if answer.get("permissionDecision") == "deny":
            return PlayedTurn(False, True, answer["permissionDecisionReason"], answer.get("additionalContext", ""))
        return PlayedTurn(True, *_recorded_result(payloads), answer.get("additionalContext", ""))

    def _in_place(self, payload: dict[str, Any]) -> dict[str, Any]:
        transcript_path = self._place.home / Path(payload["transcript_path"]).name
        return payload | {"cwd": str(self._place.root), "transcript_path": str(transcript_path)}


def _recording() -> Iterator[dict[str, Any]]:
    for line in RECORDING_PATH.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def _recorded_result(payloads: dict[str, dict[str, Any]]) -> tuple[bool, str]:
    """Return whether the recorded call failed, and its output; "" for the call that was denied when it was recorded."""
    if "PostToolUseFailure" in payloads:
        return True, payloads["PostToolUseFailure"]["error"]
    return False, payloads["PostToolUse"]["tool_response"]["stdout"] if "PostToolUse" in payloads else ""


def _check_recorded(turn: ScriptedTurn, payloads: dict[str, dict[str, Any]]) -> None:
    prompt = payloads.get("UserPromptSubmit", {}).get("prompt")
    command = payloads.get("PreToolUse", {}).get("tool_input", {}).get("command")
    if (prompt, command) != (turn.prompt, turn.command):
        raise HmError(
            "demo-recording",
            f"The recording holds {prompt!r}, {command!r} where the story goes on.",
            hint="hm demo --keep",
        )
