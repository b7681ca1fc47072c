"""What a prompt is for, and therefore what to look up.

Owns the intents, recall modes and statuses that the ledger and the log carry (behaviour §1). They are words for
people; code branches on two outcomes only: whether memories and whether earlier sessions are looked up (S38). No
regular expressions, no files. Called by the prompt hook, `hm memory:why --prompt` and the evaluations.
"""

from __future__ import annotations

import math

from harness_memory.hot import intent_weights
from harness_memory.hot.intent_cues import EARLIER
from harness_memory.hot.intent_features import features, has_cue, plain, words_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

INTENTS = (
    "generic_qa",
    "casual",
    "continuation",
    "entity_reference",
    "user_specific_context",
    "implementation_request",
    "design_request",
    "execution_request",
)
"""The order of the weights."""
SILENT_INTENTS = INTENTS[:2]
_REQUESTS = INTENTS[5:]
WEIGHT_ZERO, WEIGHT_STEP = 65, 0.11
"""The character of a weight of nothing, and what one character more adds to the logarithm of the odds."""
BUCKETS, BUCKET_BREAK = 64, "¦"
LEAST_FOR_SILENCE, LEAST_WITH_A_CUE = 0.8, 0.1
"""How likely it must be that a prompt is talk that needs no memory to be called so; the second where a phrase of such
talk stands in it. A prompt silenced in error loses the memories it needs, one more look-up finds nothing mostly."""
MOST_FOR_REQUESTS, MOST_WITH_A_CUE, MOST_FOR_ORDERS = 0.2, 0.3, 0.02
"""How likely it may be meanwhile that it wants something changed, run or designed; the last when it begins like an
order. Chosen, as those above, on labelled prompts and queries that the weights were not made from."""


def intent_of(prompt: str, *, entities: Iterable[str] = (), said_before: str = "") -> str:
    """Return the intent of a prompt; `said_before`: the agent's last words in this session."""
    return read_intent(prompt, entities=entities, said_before=said_before)[0]


def read_intent(prompt: str, *, entities: Iterable[str] = (), said_before: str = "") -> tuple[str, float]:
    """Return the intent of a prompt, and how likely it is talk that needs no memory, whatever the intent says."""
    if _is_slash_command(prompt):
        return "execution_request", 0.0
    marks = features(prompt, named=bool(tuple(entities)), said_before=said_before)
    sums = _weigh(marks)
    return decide(sums, marks), _chance(_odds(sums), SILENT_INTENTS)


def decide(sums: Sequence[int], marks: Collection[str]) -> str:
    """Return the intent that the summed weights speak for.

    A request to change, run or design something is hardly ever taken for a general question because of a word in it:
    that would silence the memories it needs.
    """
    odds = _odds(sums)
    talk, request = _chance(odds, SILENT_INTENTS), _chance(odds, _REQUESTS)
    limits = [(LEAST_FOR_SILENCE, MOST_FOR_REQUESTS)]
    if _has_a_cue_of_talk(marks):
        limits.append((LEAST_WITH_A_CUE, MOST_WITH_A_CUE))
    is_order = "#implement_verb" in marks or "#execute_verb" in marks
    is_talk = any(talk >= least and request < (MOST_FOR_ORDERS if is_order else most) for least, most in limits)
    return max(SILENT_INTENTS if is_talk else INTENTS[2:], key=odds.__getitem__)


def _odds(sums: Sequence[int]) -> dict[str, float]:
    highest = max(sums)
    return {intent: math.exp((weight - highest) * WEIGHT_STEP) for intent, weight in zip(INTENTS, sums, strict=True)}


def _chance(odds: dict[str, float], intents: Sequence[str]) -> float:
    return sum(odds[intent] for intent in intents) / sum(odds.values())


def _has_a_cue_of_talk(marks: Collection[str]) -> bool:
    """Whether a phrase of small talk stands in it, or one of general questions and nothing of this project."""
    return "#casual" in marks or ("#generic" in marks and "#project" not in marks and "#named" not in marks)


def _is_slash_command(prompt: str) -> bool:
    command = prompt.strip().split(maxsplit=1)[0] if prompt.strip() else ""
    return command[:1] == "/" and command[1:2].isalpha() and "/" not in command[1:]


def bucket_of(mark: str) -> int:
    """Return in which bucket of the table a mark is looked for: a prompt has few marks, a look-up needs no index."""
    return (ord(mark[0]) + 5 * len(mark)) % BUCKETS


def _weigh(marks: set[str]) -> list[int]:
    """Return the sum of the weights of the marks, for each intent."""
    buckets = intent_weights.MARKS.replace("\n", "|").split(BUCKET_BREAK)
    sums = list(intent_weights.ALWAYS)
    for mark in marks:
        number = bucket_of(mark)
        place = buckets[number].find(f"|{mark}|")
        if place < 0:
            continue
        at = (intent_weights.STARTS[number] + buckets[number].count("|", 0, place)) * len(INTENTS)
        for intent, weight in enumerate(intent_weights.WEIGHTS[at : at + len(INTENTS)]):
            sums[intent] += weight - WEIGHT_ZERO
    return sums


def asks_for_earlier(prompt: str) -> bool:
    """Whether a prompt goes back to work of earlier sessions, whatever else it wants."""
    text = plain(prompt)
    return has_cue(EARLIER, f" {' '.join(words_of(text))} ", text)


def recall_mode(intent: str, *, named: bool) -> str:
    """Return the name of what is asked of the memory, "" when nothing is."""
    if intent in SILENT_INTENTS:
        return ""
    if intent == "continuation":
        return "continuation_query"
    if intent in ("implementation_request", "execution_request"):
        return "pre_execution_query"
    return "entity_query" if named or intent == "entity_reference" else "constraint_query"


def recall_trigger(intent: str, *, named: bool) -> str:
    """Return the word for what set a recall off, "" when nothing did."""
    if intent in SILENT_INTENTS:
        return ""
    if intent == "continuation":
        return "continuation"
    if named or intent == "entity_reference":
        return "entity"
    return "context" if intent == "user_specific_context" else "request"
