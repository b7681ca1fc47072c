"""Flags: what the words of a prompt, or of the last assistant message, signal.

Owns how the flags of one episode come together; the rules stand in `signals_correction`, `signals_standing` and
`signals_decision`, the words in `words`. A flag weighs an episode and opens the way to the extractor; it never becomes
text of a memory. Injected prompts are kept out by the caller. Called by `core.episodes`, so by the worker only: hooks
do not pay for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness_memory.core.model import CorrectionStrength, Flags
from harness_memory.core.signals_correction import Before, SpokenPrompt, correction_strength
from harness_memory.core.signals_decision import holds_decision
from harness_memory.core.signals_standing import asks_to_remember, states_rule

__all__ = [
    "Before",
    "SpokenPrompt",
    "asks_to_remember",
    "correction_strength",
    "holds_decision",
    "read_flags",
    "states_rule",
]


def read_flags(prompts: Sequence[SpokenPrompt], last_assistant: str) -> Flags:
    """Combine the flags of an episode's prompts; the strongest correction counts."""
    strengths = {correction_strength(prompt) for prompt in prompts}
    correction: CorrectionStrength = "strong" if "strong" in strengths else "weak" if "weak" in strengths else ""
    return Flags(
        correction=correction,
        remember=any(asks_to_remember(prompt.text) for prompt in prompts),
        explicit_rule=any(states_rule(prompt.text) for prompt in prompts),
        decision_marker=holds_decision(last_assistant),
    )
