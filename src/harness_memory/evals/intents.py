"""Score what a prompt is taken for, as the prompt hook takes it.

Owns the counting of intents: how many are one of the labels given, and how many requests were silenced. Called by
`evals.signals`.
"""

from __future__ import annotations

from typing import Any

from harness_memory.hot.entities import entities_in
from harness_memory.hot.prompt_intent import SILENT_INTENTS, intent_of

REQUESTS = ("implementation_request", "execution_request", "design_request")


class IntentTally:
    """How many intents were right, and how many requests were taken for talk that recalls nothing."""

    __slots__ = ("asked", "requests", "right", "silenced")

    def __init__(self) -> None:
        self.asked = self.right = self.requests = self.silenced = 0

    def add(self, row: dict[str, Any], got: str) -> None:
        """Count one answer; either label of a row is right."""
        self.asked += 1
        self.right += got in (row["intent"], row.get("intent_alt"))
        self.requests += row["intent"] in REQUESTS
        self.silenced += is_silenced(row, got)

    def scores(self) -> dict[str, float]:
        """Return the rates, 0 to 1; nothing asked is all right and nothing silenced."""
        return {
            "accuracy": round(self.right / self.asked, 4) if self.asked else 1.0,
            "silenced_requests": round(self.silenced / self.requests, 4) if self.requests else 0.0,
        }


def is_silenced(row: dict[str, Any], got: str) -> bool:
    """Whether a request to change, run or design something was taken for a general question or small talk.

    Its second label does not excuse that.
    """
    return row["intent"] in REQUESTS and got in SILENT_INTENTS


def read_intent(row: dict[str, Any]) -> tuple[str, list[str]]:
    """Return the intent of a row's prompt and the names it means, of those that the row gives as known."""
    prompt = str(row["prompt"])
    entities = entities_in(prompt, row.get("known", ()))
    said_before = str(row.get("prev_assistant", ""))
    return intent_of(prompt, entities=entities, said_before=said_before), entities
