"""Whose word a fact rests on: the class each cited line lends it (behaviour §2.3, S9).

The class is stamped here and never taken from the model. A line lends its class only where it supports the fact, and a
fact that tells to run something a person did not write and that did not run is inferred, whatever it cites. Called by
validation; `states_action` by reconcile, for rows that a person asked to keep.
"""

from __future__ import annotations

import re

from harness_memory.core.evidence import line_text, quote
from harness_memory.core.mentions import (
    NamedCommand,
    all_words,
    command_of_pattern,
    commands_run,
    content_words,
    is_among,
    named_commands,
    stands_in,
    word_stands,
)
from harness_memory.core.model import Citation, Episode, Fact, Failure, LedgerLine, ProvenanceClass, Signature

CLASS_REASONS: dict[ProvenanceClass, str] = {
    "typed": "you typed it, and it says what the memory says",
    "given": "a prompt that a script gave says what the memory says",
    "observed": "an event about this: a failure that passed later or came back, or a rule that was overridden",
    "inferred": "neither a prompt nor an event says all of what the memory says; alone it activates nothing",
}
"""Why a citation has its class, for people."""

MIN_CONTENT_WORDS = 2
MIN_PATH_FRAGMENT = 3
_WILDCARD = re.compile(r"[*?\[\]{},]+")


def classify_citation(line: LedgerLine, fact: Fact, episode: Episode) -> Citation:
    """Return a cited line with the class it lends to a fact."""
    return Citation(line.number, _lent_class(line, fact, episode), quote(line))


def supports(text: str, fact: Fact) -> bool:
    """Tell whether a text is about what a fact claims.

    The signature's program and subcommand or its path stand in it, or two content words of summary or aliases.
    """
    if fact.signature is not None and signature_stands(fact.signature, text):
        return True
    words = all_words(text)
    claimed = content_words(" ".join((fact.summary, *fact.aliases)))
    return sum(word_stands(word, words) for word in claimed) >= MIN_CONTENT_WORDS


def states_action(line: LedgerLine, fact: Fact) -> bool:
    """Tell whether a typed prompt line states the rule itself: what it is about and everything it tells to run."""
    if line.kind != "prompt" or line.prompt_class != "typed":
        return False
    text = line_text(line)
    if fact.signature is not None and not signature_stands(fact.signature, text):
        return False
    return supports(text, fact) and all(stands_in(command, text) for command in _told(fact))


def signature_stands(signature: Signature, text: str) -> bool:
    """Tell whether a signature's program and subcommand, or the literal part of its path or text, stand in a text."""
    if signature.kind == "cmd":
        return stands_in(command_of_pattern(signature.pattern), text)
    if signature.kind == "substring":
        return signature.pattern in text
    if signature.kind == "glob":
        fragment = max((part.strip("/.") for part in _WILDCARD.split(signature.pattern)), key=len)
        return len(fragment) >= MIN_PATH_FRAGMENT and fragment in text
    return False


def _lent_class(line: LedgerLine, fact: Fact, episode: Episode) -> ProvenanceClass:
    if line.kind == "prompt":
        return _lent_by_prompt(line, fact, episode)
    event = _event_text(line, episode)
    if not event or not supports(event, fact):
        return "inferred"
    ran = commands_run(episode)
    return "observed" if all(is_among(command, ran) for command in _told(fact)) else "inferred"


def _lent_by_prompt(line: LedgerLine, fact: Fact, episode: Episode) -> ProvenanceClass:
    if line.prompt_class not in ("typed", "given"):
        return "inferred"
    text = line_text(line)
    if not supports(text, fact):
        return "inferred"
    ran = commands_run(episode)
    known = all(stands_in(command, text) or is_among(command, ran) for command in _told(fact))
    return line.prompt_class if known else "inferred"


def _told(fact: Fact) -> frozenset[NamedCommand]:
    """What the words of a fact name to be run; an alias is only searched for."""
    return named_commands(f"{fact.summary}\n{fact.details}")


def _event_text(line: LedgerLine, episode: Episode) -> str:
    """Return the calls of the event a line belongs to, "" when the program saw no event there.

    Only what was called counts, never what a call printed: output may hold anybody's words.
    """
    pairs = [failure for failure in episode.failures if line.number in (failure.line, failure.resolved_by)]
    if any(failure.resolved_by or _is_repeated(failure, episode) for failure in pairs):
        return "\n".join(f"{failure.text}\n{failure.resolution_text}" for failure in pairs)
    if any(firing.line == line.number and firing.outcome == "override" for firing in episode.firings):
        return line_text(line)
    return ""


def _is_repeated(failure: Failure, episode: Episode) -> bool:
    same = [other for other in episode.failures if other.failure_sig and other.failure_sig == failure.failure_sig]
    return len(same) > 1
