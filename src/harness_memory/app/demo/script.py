"""What the person, the agent and the extractor say in the demo, and what a turn of it comes to.

Owns the words alone; that they have an effect is for `story` to find out. Called by `client`, `recorded` and `story`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

WISH = "see whether the tests pass"
CORRECTION = "no, don't use npm test in this repo, use pnpm test"
WRONG_COMMAND = "npm test"
RIGHT_COMMAND = "pnpm test"
LINE_OF_THE_PROMPT = "e1"  # a segment's first prompt line (S3)


@dataclass(frozen=True, slots=True)
class ScriptedTurn:
    """A prompt, the one command the agent answers it with, and what it says afterwards."""

    prompt: str
    command: str
    closing: str
    begins_session: bool = False


WISHED = ScriptedTurn(WISH, WRONG_COMMAND, "npm test failed.", begins_session=True)
CORRECTED = ScriptedTurn(CORRECTION, RIGHT_COMMAND, "All 12 tests pass with pnpm.")
REPEATED = ScriptedTurn(WISH, WRONG_COMMAND, "The call was denied: pnpm test is the way here.", begins_session=True)
SESSIONS: tuple[tuple[ScriptedTurn, ...], ...] = ((WISHED, CORRECTED), (WISHED, CORRECTED), (REPEATED,))

NOTHING_LEARNED: Mapping[str, Any] = {"episode_summary": "The tests failed.", "nothing_to_learn": True, "facts": []}
LEARNED: Mapping[str, Any] = {
    "episode_summary": "The user wants the tests run with pnpm.",
    "nothing_to_learn": False,
    "facts": [
        {
            "action": "create",
            "type": "pitfall",
            "summary": "Run pnpm test; npm has no test script in this project",
            "details": "",
            "scope_glob": "**",
            "relevant_tools": ["bash"],
            "trigger_signature": {
                "tool": "bash",
                "target": "command",
                "pattern_kind": "cmd",
                "pattern": WRONG_COMMAND,
            },
            "lifecycle_triggers": ["before_tool"],
            "confidence": 0.9,
            "evidence_refs": [LINE_OF_THE_PROMPT],
            "knowledge_kind": "correction",
            "rationale": "The user said so after the command had failed.",
            "aliases": [],
            "target_id": "",
        }
    ],
}


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """What came of a turn's command: whether it ran, what its result told the agent, and our advice beside that."""

    ran: bool
    is_error: bool
    result: str
    advice: str


class Agent(Protocol):
    """Whoever plays the part of Claude Code."""

    @property
    def witness(self) -> str:
        """Whose word it is what our hook answered, in at most ten characters."""
        ...

    @property
    def reader(self) -> str:
        """Who plays the extractor."""
        ...

    def take_turn(self, turn: ScriptedTurn) -> PlayedTurn:
        """Play the next turn of the story with every hook that belongs to it.

        Raises HmError when it cannot be played to its end.
        """
        ...
