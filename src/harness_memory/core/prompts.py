"""Whose words a prompt is: typed by a person, given by a script, or injected by the host (behaviour §2.2, S5).

Owns what is kept of a transcript and the match of a ledger's prompt line to it. Reading the file is `app.transcript`'s.
Called by `core.episodes`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from harness_memory.core.model import PromptClass

# A prompt line of the transcript may carry a time a little before the hook's own: the host stamps the text when it is
# entered, the hook when its process runs. Chosen.
CLOCK_SLACK_MS = 5_000

_STRENGTH: dict[PromptClass, int] = {"injected": 0, "given": 1, "typed": 2}


@dataclass(frozen=True, slots=True)
class TranscriptPrompt:
    """A prompt as the host recorded it, its text through the ledger's redaction and cut.

    `prompt_id` is "" for a prompt queued while a turn ran; `at_ms` is None when the line has no readable time.
    """

    text: str
    prompt_id: str
    at_ms: int | None
    prompt_class: PromptClass


@dataclass(frozen=True, slots=True)
class TranscriptFailure:
    """A call that failed without reaching a tool hook (S6); `fields` as a tool_fail line of the ledger holds them."""

    tool_use_id: str
    prompt_id: str
    at_ms: int | None
    fields: Mapping[str, Any]

    @property
    def agent_id(self) -> str:
        """The subagent whose call it was; "" for the main conversation."""
        return str(self.fields.get("agent_id", ""))


@dataclass(frozen=True, slots=True)
class TranscriptView:
    """What a transcript says about prompts and failures; `call_order` numbers tool calls in the order they stand."""

    prompts: tuple[TranscriptPrompt, ...] = ()
    failures: tuple[TranscriptFailure, ...] = ()
    call_order: Mapping[str, int] = field(default_factory=dict)


def prompt_class(line: Mapping[str, Any], transcript: TranscriptView | None) -> PromptClass:
    """Return the class of a ledger prompt line; what the hook marked as injected stays injected.

    Without a readable transcript, without a match, or where matches disagree, the weaker class: never more than given.
    """
    if line.get("injected"):
        return "injected"
    if transcript is None:
        return "given"
    matches = _matches(line, transcript)
    if not matches:
        return "given"
    return min((match.prompt_class for match in matches), key=_STRENGTH.__getitem__)


def transcript_prompt_ids(line: Mapping[str, Any], transcript: TranscriptView) -> set[str]:
    """Return the ids the transcript knows a ledger prompt line by; clients before prompt ids name it only there."""
    known = {str(line.get("prompt_id", ""))} | {match.prompt_id for match in _matches(line, transcript)}
    return known - {""}


def _matches(line: Mapping[str, Any], transcript: TranscriptView) -> list[TranscriptPrompt]:
    text, prompt_id = _plain(str(line.get("text", ""))), str(line.get("prompt_id", ""))
    same_text = [prompt for prompt in transcript.prompts if _plain(prompt.text) == text]
    if prompt_id:
        # A queued prompt has no id in the transcript, and its hook carries the running turn's.
        by_id = [prompt for prompt in same_text if prompt.prompt_id == prompt_id]
        return by_id or [prompt for prompt in same_text if not prompt.prompt_id]
    earliest = int(line.get("at_ms", 0)) - CLOCK_SLACK_MS
    later = [prompt for prompt in same_text if prompt.at_ms is not None and prompt.at_ms >= earliest]
    return [min(later, key=lambda prompt: prompt.at_ms or 0)] if later else same_text


def _plain(text: str) -> str:
    return " ".join(text.split())
