"""What a prompt is for, which of the project's names it means, and therefore what to look up.

Owns the intents, recall modes and statuses that the ledger and the log carry (behaviour §1). They are words for
people; code branches on two outcomes only: whether memories and whether earlier sessions are looked up (S38). No
regular expressions, no files. Called by the prompt hook, `hm memory:why --prompt` and the evaluations.
"""

from __future__ import annotations

from harness_memory.hot import intent_cues as cues

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

HEAD_LIMIT = 600
CASUAL_WORDS = 14
REPLY_WORDS = 5
SILENT_INTENTS = ("generic_qa", "casual")
_EDGES = ".,;:!?\"'`()[]{}<>*…。、？！「」“”"
_PARTS = " -_/.:@"
_FULL_STOPS = {ord(char): " " for char in ',;!?"()[]{}<>*…。、？！「」“”¿¡\n\t'}


def intent_of(prompt: str, *, entities: Iterable[str] = (), answers: bool = False) -> str:
    """Return the intent of a prompt; `answers`: the agent's last words asked something.

    A request to change, run or design something is never taken for a general question because of a word in it: that
    would silence the memories it needs.
    """
    text = prompt.strip()[:HEAD_LIMIT].lower().replace("’", "'")
    if text.startswith("/") and " " not in text.split("\n", 1)[0].split(" ", 1)[0][1:] and text[1:2].isalpha():
        return "execution_request"
    words = text.translate(_FULL_STOPS).split()
    padded = " " + " ".join(word.strip(_EDGES) for word in words) + " "
    named = bool(tuple(entities))
    first = _first_word(words)
    is_order = first in cues.IMPLEMENT_VERBS or first in cues.EXECUTE_VERBS
    if not is_order and _is_casual(padded, words, text):
        return "casual"
    if _has(cues.OUTSIDE, padded, text) or (_asks_in_general(padded, text) and not named and not is_order):
        return "generic_qa"
    if is_order and not _has(cues.STANDING, padded, text):
        return "implementation_request" if first in cues.IMPLEMENT_VERBS else "execution_request"
    for intent, phrases in (
        ("user_specific_context", cues.STANDING),
        ("design_request", cues.DESIGN),
        ("continuation", cues.EARLIER),
        ("execution_request", cues.EXECUTE),
        ("implementation_request", cues.IMPLEMENT),
        ("continuation", cues.CONTINUE),
    ):
        if _has(phrases, padded, text):
            return intent
    if named or _names_code(words):
        return "entity_reference"
    if not answers and len(words) > REPLY_WORDS and _asks(text, words):
        return "entity_reference"
    return "continuation"


def asks_for_earlier(prompt: str) -> bool:
    """Whether a prompt goes back to work of earlier sessions, whatever else it wants."""
    text = prompt.strip()[:HEAD_LIMIT].lower().replace("’", "'")
    padded = " " + " ".join(word.strip(_EDGES) for word in text.translate(_FULL_STOPS).split()) + " "
    return _has(cues.EARLIER, padded, text)


def expects_answer(last_assistant: str) -> bool:
    """Whether the agent's last words asked something, so that the prompt may be the answer."""
    return last_assistant.rstrip().endswith(("?", "？"))


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


def entities_in(prompt: str, known: Iterable[str]) -> list[str]:
    """Return the known names a prompt means, in the order of `known`.

    Case and a blank for a hyphen do not matter; a name inside a longer name or word is not meant. A plain word of the
    language counts only where nothing says that it is used as one.
    """
    text = " " + prompt.lower() + " "
    found = []
    for name in known:
        spelled = name.lower()
        if any(_stands_alone(text, form) for form in {spelled, spelled.replace("-", " "), spelled.replace("-", "_")}):
            found.append(name)
    return found


def _stands_alone(text: str, name: str) -> bool:
    start = text.find(name)
    while start > 0:
        before, after = text[start - 1], text[start + len(name)]
        follows = text[start + len(name) + 1 : start + len(name) + 2]
        inside = before.isascii() and (before.isalnum() or before in "-_")
        goes_on = after.isascii() and (after.isalnum() or (after in "-_" and follows.isalnum()))
        if not inside and not goes_on:
            return True
        start = text.find(name, start + 1)
    return False


def _has(phrases: tuple[tuple[str, ...], tuple[str, ...]], padded: str, text: str) -> bool:
    words, texts = phrases
    if any(phrase in padded for phrase in words):
        return True
    return not text.isascii() and any(phrase in text for phrase in texts)


def _is_casual(padded: str, words: list[str], text: str) -> bool:
    short = len(words) <= CASUAL_WORDS and len(text) <= 90
    return (
        short and _has(cues.CASUAL, padded, text) and not _names_code(words) and not _has(cues.IMPLEMENT, padded, text)
    )


def _asks_in_general(padded: str, text: str) -> bool:
    return _has(cues.GENERIC, padded, text) and not _has(cues.PROJECT, padded, text)


def _first_word(words: list[str]) -> str:
    """Return the first word that is no opener."""
    for word in words[:8]:
        bare = word.strip(_EDGES)
        if bare and bare not in cues.OPENERS:
            return bare
    return ""


def _names_code(words: list[str]) -> bool:
    """Whether a word looks like a path, an identifier or a call."""
    for word in words:
        bare = word.strip(_EDGES)
        if "/" in bare[1:-1] or "_" in bare[1:-1] or "()" in word or ("." in bare[1:-1] and bare[-1:].isalpha()):
            return True
    return False


def _asks(text: str, words: list[str]) -> bool:
    return "?" in text or "？" in text or (bool(words) and words[0].strip(_EDGES) in cues.QUESTION_WORDS)
