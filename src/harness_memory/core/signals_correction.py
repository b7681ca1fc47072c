"""Whether a prompt corrects what the assistant did, claimed or proposed, and how surely (behaviour §2.4).

Owns the rules over cues, and what is made of the weights; the words stand in `words`, the weights in `reply_weights`.
The previous assistant turn counts as much as the prompt: a contrast that answers a question is a choice, the same
contrast after an action is a correction. After words of the assistant that are no question the weights decide, with
the verdict of the rules as one mark among others; elsewhere the rules do. Called by `signals`.
"""

from __future__ import annotations

from dataclasses import dataclass

from harness_memory.core import reply_weights
from harness_memory.core.linear import read_table
from harness_memory.core.model import CorrectionStrength
from harness_memory.core.readings import Reading, names_a_term, negates_a_term, read
from harness_memory.core.reply_marks import reply_marks

# A correction is what a prompt is about, so it stands near its beginning; later contrasts qualify a request.
OPENING_CLAUSES = 3
_AGAINST = frozenset({"wrong", "told", "undo"})
_CONTRAST = frozenset({"instead", "forbid"})
_VIEWS = frozenset({"should", "habit", "prefer"})
_HINTS = _VIEWS | {"doubt", "still"}
_MIN_DENIAL_LETTERS = 6
# Chosen on prompts that the weights were not made of: of those above STRONG_ODDS nine of ten are corrections, of those
# above WEAK_ODDS three of four. Where the rules say the same, less is asked.
STRONG_ODDS, BACKED_STRONG_ODDS = 2.0, 0.75
WEAK_ODDS, BACKED_WEAK_ODDS = -0.5, -1.25
_TABLE = read_table(reply_weights.MARKS, reply_weights.WEIGHTS, reply_weights.ALWAYS)


@dataclass(frozen=True, slots=True)
class Before:
    """What stood before a prompt: the last assistant text ("" when unknown), whether tools had run, whether the last
    call failed.
    """

    assistant: str = ""
    acted: bool = False
    failed: bool = False


@dataclass(frozen=True, slots=True)
class SpokenPrompt:
    """A prompt in a person's or a script's own words, with what stood before it."""

    text: str
    before: Before


def correction_strength(prompt: SpokenPrompt) -> CorrectionStrength:
    """Say how surely a prompt corrects what was done or said before it.

    A contrast that answers the assistant's question is no correction; a failed call before the prompt is a weak one by
    itself, since the words that follow it often are.
    """
    said, before = read(prompt.text), read(prompt.before.assistant)
    strength = spoken_strength(said, before, prompt.before)
    if said.clauses and before.clauses and not before.ends_asking:
        marks = reply_marks(prompt.text, prompt.before.assistant, said, before, strength)
        strength = _weighed(marks, strength, may_be_sure=not (_is_open_question(said) or _only_reports(said, before)))
    return "weak" if prompt.before.failed and not strength else strength


def _weighed(marks: set[str], verdict: CorrectionStrength, *, may_be_sure: bool) -> CorrectionStrength:
    """Say what the weights make of a prompt, the verdict of the rules being one of its marks."""
    odds = _TABLE.log_odds(marks)
    if may_be_sure and odds >= (BACKED_STRONG_ODDS if verdict == "strong" else STRONG_ODDS):
        return "strong"
    return "weak" if odds >= (BACKED_WEAK_ODDS if verdict else WEAK_ODDS) else ""


def spoken_strength(said: Reading, before: Reading, context: Before) -> CorrectionStrength:
    """Say what the rules over cues make of a prompt; the weights take it for one mark among others."""
    if not said.clauses or said.has("self", "unlearn") or (said.has("quoted") and not said.has("told")):
        return ""
    against = said.has(*_AGAINST) or _sets_against(said)
    if before.ends_asking:
        return "weak" if said.has("wrong") or (against and _also_states(before)) else ""
    if not (before.clauses or context.acted):
        return "weak" if against and not said.asks and not said.has("keep", "standing", "always") else ""
    if said.has("praise") and not (against or said.asks):
        return "weak" if said.has("prefer") else ""
    if against or _denies(said) or negates_a_term(said, before):
        return "weak" if _is_open_question(said) else "strong"
    if said.has("standing") and not said.has("keep"):
        return "weak"
    if said.has("go_on") and not said.asks:
        return ""
    if said.has(*_VIEWS) and not said.asks and names_a_term(said, before):
        return "strong"
    doubts = said.has(*_HINTS) or (before.has("done") and said.has("symptom"))
    return "weak" if doubts or _states_a_fact(said) else ""


def _sets_against(said: Reading) -> bool:
    """Whether the prompt opens with a prohibition or puts one thing in the place of another."""
    return any(not cues.isdisjoint(_CONTRAST) and "keep" not in cues for cues in said.cues[:OPENING_CLAUSES])


def _also_states(before: Reading) -> bool:
    """Whether the assistant said something before its question, which a prompt may answer as well."""
    return before.clauses[0].sentence != before.clauses[-1].sentence and not before.clauses[0].asks


def _is_open_question(said: Reading) -> bool:
    return said.asks and not said.has("told", "instead")


def _only_reports(said: Reading, before: Reading) -> bool:
    """Whether a prompt reports that something fails which was said to be done: it may fail for another reason."""
    return before.has("done") and said.has("still", "symptom") and not said.has(*_AGAINST, *_CONTRAST, "denial")


def _denies(said: Reading) -> bool:
    """A denial with something said against: "no" alone is an answer or a sigh."""
    return "denial" in said.cues[0] and sum(len(clause.packed) for clause in said.clauses) >= _MIN_DENIAL_LETTERS


def _states_a_fact(said: Reading) -> bool:
    """Whether the prompt states rather than asks or orders: after an action a fact mostly contradicts it."""
    return said.has("fact") and not said.asks and not said.has("request", "question", "asking")
