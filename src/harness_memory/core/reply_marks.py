"""The marks of a prompt that follows what the assistant said: what tells a correction from going on.

Owns which marks there are; what each weighs stands in `reply_weights`. A mark is a fact about words: that a cue stands
in the prompt, what kind of turn it follows, whether it speaks of the same things. Called by `signals_correction` and
by the training.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from harness_memory.core.readings import Reading, names_a_term, negates_a_term
from harness_memory.core.text_marks import ending, text_marks

# What the turn before was: a report that something is done, an advice to the person, a plan to be agreed to.
TURN_KINDS = ("done", "advice", "plan")
_ENDINGS = (2, 3, 4, 5)
_NUMBER = re.compile(r"\d+")
_CODE_NAME = re.compile(r"\w[\w-]*[./_][\w./-]*\w")
_PAIR = re.compile(r"(?=([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]{2}))")
_MANY_PAIRS = 3
_MOST_CLAUSES = 4


def reply_marks(text: str, assistant: str, said: Reading, before: Reading, verdict: str) -> set[str]:
    """Return the marks of a prompt after the assistant's words; `verdict` is what the rules make of it."""
    kinds = [kind for kind in TURN_KINDS if before.has(kind)] or ["other"]
    return {
        f"#rule {verdict}",
        *text_marks(text),
        *_turn_marks(assistant, before, kinds),
        *_cue_marks(said, kinds),
        *_form_marks(text, said),
        *_shared_marks(text, assistant, said, before),
    }


def _turn_marks(assistant: str, before: Reading, kinds: list[str]) -> Iterator[str]:
    yield from (f"#turn {kind}" for kind in kinds)
    yield from (f"#turn has {cue}" for cue in ("request", "maybe", "symptom", "polite") if before.has(cue))
    yield from (f"#turn {ending(assistant, length)}$" for length in _ENDINGS)


def _cue_marks(said: Reading, kinds: list[str]) -> Iterator[str]:
    cues = frozenset[str]().union(*said.cues)
    for cue in cues:
        yield f"#{cue}"
        yield from (f"#{cue} after {kind}" for kind in kinds)
    if said.cues:
        yield from (f"#^{cue}" for cue in said.cues[0])


def _form_marks(text: str, said: Reading) -> Iterator[str]:
    if any(clause.asks for clause in said.clauses):
        yield "#asks"
    if said.asks:
        yield "#ends asking"
    yield f"#length {sum(len(clause.packed) for clause in said.clauses).bit_length()}"
    yield f"#clauses {min(_MOST_CLAUSES, len(said.clauses))}"
    if _CODE_NAME.search(text):
        yield "#names code"


def _shared_marks(text: str, assistant: str, said: Reading, before: Reading) -> Iterator[str]:
    """What a prompt has in common with the turn before it, and what it puts in its place."""
    shared = set(_PAIR.findall(text)) & set(_PAIR.findall(assistant))
    if shared or names_a_term(said, before):
        yield "#same term"
    if len(shared) >= _MANY_PAIRS:
        yield "#same words"
    if negates_a_term(said, before):
        yield "#term denied"
    numbers = set(_NUMBER.findall(assistant))
    if numbers and set(_NUMBER.findall(text)) - numbers:
        yield "#other number"
