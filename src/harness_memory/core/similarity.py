"""Whether two claims are the same: their identity key and their likeness (S15).

Owns content words, stance (for or against) and the threshold, which is fixed on the labelled pairs of
fixtures/duplicates.jsonl. Pure. Called by reconcile, validation (V9) and whoever writes a memory.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from rapidfuzz import fuzz

from harness_memory.core.mentions import command_of_pattern, named_commands
from harness_memory.core.model import Fact, Memory, MemoryType, Signature
from harness_memory.hot.signatures import canonical_signature

Relation = Literal["same", "opposite", "other_signature", "different"]
Stance = Literal["for", "against", "open"]

SIMILAR = 78.0
"""Token-sort similarity, 0 to 100, from which two wordings count as one; chosen on the labelled pairs."""
SAME_WORD = 80.0
"""Likeness from which two words count as forms of one word."""
_WORTH_A_LOOK = 55.0

_TOKEN = re.compile(r"[^\W_](?:[\w./@:+#%=-]*[\w+#%])?")
_CLAUSE_END = re.compile(r"[;,.!?:。！？、—]\s+|[;。！？、—]|\n|\s[-–]\s|\b(?:but|and|because|since)\b")


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_AGAINST_WORDS = _words(
    "never not don't dont cannot can't mustn't shouldn't avoid avoids avoiding stop forbidden no without nor doesn't "
    "isn't won't fails breaks refuse skip"
)
_FOR_WORDS = _words("always use run prefer call start invoke must should 항상 반드시")
# `named_commands` errs on the side of naming; what a text tells to use follows one of these.
_TOLD = re.compile(r"\b(?:use|run|call|prefer|via|with|through|to)\s+`?([\w.-]+)", re.IGNORECASE)
_CONTRAST = re.compile(r"\b(?:instead of|rather than|in place of|not)\s+$")
# Korean puts the negation behind what it negates, often in the same word group.
_KOREAN_AGAINST = re.compile(r"하지\s*(?:마|말|않)|지\s*(?:마|말|않)|말고|대신|금지|안\s*(?:됩|돼|된)|절대|못\s*하")
_STANCE_ONLY = _words(
    "never not don't dont do does always must mustn't should shouldn't avoid please no cannot can't 항상 반드시 "
    "절대 절대로"
)
_STOP_WORDS = _words(
    "a an the of to in on at by for from with into over within inside through as is are be was were it its this that "
    "these those and or but if then than so when where which who you your we our i they he she will would can may do "
    "does did has have had there here please all any each every only also just must should always"
)


class Claim(NamedTuple):
    """What identity is judged on."""

    type: MemoryType
    summary: str
    signature: Signature | None
    scope_glob: str


def claim_of(source: Memory | Fact) -> Claim:
    """Return the claim a memory or a fact makes."""
    return Claim(source.type, source.summary, source.signature, source.scope_glob)


def semantic_key(memory_type: MemoryType, signature: Signature | None, scope_glob: str, summary: str) -> str:
    """Return the identity of a claim: its type with its canonical signature, else with its scope and content words."""
    if signature is not None:
        return f"{memory_type}|{canonical_signature(signature.as_dict())}"
    words = set(identity_words(summary))
    if stance(summary) == "against":
        words.add("not")
    return f"{memory_type}|{scope_glob}|{' '.join(sorted(words))}"


def related(claim: Claim, memories: Iterable[Memory]) -> list[tuple[Memory, Relation]]:
    """Return the memories that are not simply different from a claim; reads 10,000 in well under a second."""
    key = semantic_key(*_key_parts(claim))
    lowered = claim.summary.lower()
    found = (
        (memory, relation(claim, claim_of(memory)))
        for memory in memories
        # Reading a pair costs a hundred times what comparing its letters does, and few pairs are near each other.
        if memory.semantic_key == key or fuzz.token_sort_ratio(lowered, memory.summary.lower()) >= _WORTH_A_LOOK
    )
    return [pair for pair in found if pair[1] != "different"]


def relation(left: Claim, right: Claim) -> Relation:
    """Say what two claims are to each other; only "same" may merge them without a person."""
    same_signature = _canonical(left.signature) == _canonical(right.signature)
    pattern = left.signature.pattern if left.signature and same_signature else ""
    stances = {stance(left.summary, pattern), stance(right.summary, pattern)}
    opposite = stances == {"for", "against"} or (pattern != "" and _names_other_remedy(left, right))
    if semantic_key(*_key_parts(left)) == semantic_key(*_key_parts(right)):
        return "opposite" if opposite else "same"
    if not is_similar(left.summary, right.summary):
        return "different"
    if not same_signature:
        return "other_signature"
    if left.signature is None and left.scope_glob != right.scope_glob:
        return "different"
    return "opposite" if opposite else "same"


def is_similar(left: str, right: str) -> bool:
    """Say whether two summaries say nearly the same of the same things, whichever side they take.

    Likeness of letters alone would merge "port 3000" with "port 3001" and "use tabs" with "use spaces": numbers, paths
    and versions must agree exactly, and no word may stand in the place of another.
    """
    left_tokens, right_tokens = tokens(left), tokens(right)
    if _literals(left_tokens) != _literals(right_tokens):
        return False
    if _replaces_word(identity_words(left), identity_words(right)):
        return False
    return fuzz.token_sort_ratio(_comparable(left_tokens), _comparable(right_tokens)) >= SIMILAR


def stance(text: str, pattern: str = "") -> Stance:
    """Say whether a text speaks for or against what it is about; with `pattern`, for or against that command.

    A text that does not name the pattern, or names it without taking sides, is "open".
    """
    lowered = " ".join(text.lower().replace("’", "'").split())
    if not pattern:
        first_clause = _CLAUSE_END.split(lowered, maxsplit=1)[0]
        return "against" if _is_against(first_clause) else "for"
    mentions = re.finditer(rf"(?<![\w-]){re.escape(pattern.lower())}(?!\w*[A-Za-z0-9])", lowered)
    sides = {_side(lowered[: mention.start()], lowered[mention.end() :]) for mention in mentions}
    return "against" if "against" in sides else "for" if "for" in sides else "open"


def identity_words(text: str) -> tuple[str, ...]:
    """Return the words of a text that carry meaning, in order, lower case."""
    return tuple(word for word in tokens(text) if word not in _STOP_WORDS and word not in _STANCE_ONLY)


def tokens(text: str) -> list[str]:
    """Return the words of a text in order, lower case; paths, options' names and versions stay whole."""
    return _TOKEN.findall(text.lower().replace("’", "'").replace("don't", "dont"))


def _side(before: str, after: str) -> Stance:
    """The side taken towards something by what stands before and after it."""
    before, after = _CLAUSE_END.split(before)[-1], _CLAUSE_END.split(after, maxsplit=1)[0]
    if _CONTRAST.search(before) or _is_against(before) or _is_against(after):
        return "against"
    return "for" if _FOR_WORDS & set(tokens(before)) else "open"


def _replaces_word(left: Sequence[str], right: Sequence[str]) -> bool:
    """Whether each side has a word of its own that is no form of any word of the other."""
    return _has_own_word(left, right) and _has_own_word(right, left)


def _has_own_word(words: Sequence[str], others: Sequence[str]) -> bool:
    return any(not any(_is_form_of(word, other) for other in others) for word in words)


def _is_form_of(word: str, other: str) -> bool:
    if fuzz.ratio(word, other) >= SAME_WORD:
        return True
    # Korean verbs change their end: two syllables of stem tell them.
    return len(word) > 2 and "가" <= word[0] <= "힣" and word[:2] == other[:2]


def _is_against(clause: str) -> bool:
    return bool(_AGAINST_WORDS & set(tokens(clause))) or _KOREAN_AGAINST.search(clause) is not None


def _remedies(claim: Claim) -> set[str]:
    """The programs a claim tells to use, other than the one it is about."""
    signature = claim.signature
    own = command_of_pattern(signature.pattern).program if signature and signature.kind == "cmd" else ""
    named = {command.program for command in named_commands(claim.summary)}
    told = {
        mention[1].lower()
        for mention in _TOLD.finditer(claim.summary)
        if not _is_against(_CLAUSE_END.split(claim.summary[: mention.start()].lower())[-1])
    }
    return (told & named) - {own}


def _literals(words: list[str]) -> set[str]:
    return {word for word in words if any(char.isdigit() or char in "/._@:=" for char in word)}


def _comparable(words: list[str]) -> str:
    return " ".join(word for word in words if word not in _STANCE_ONLY)


def _canonical(signature: Signature | None) -> str:
    return canonical_signature(signature.as_dict()) if signature else ""


def _key_parts(claim: Claim) -> tuple[MemoryType, Signature | None, str, str]:
    return claim.type, claim.signature, claim.scope_glob, claim.summary


def _names_other_remedy(left: Claim, right: Claim) -> bool:
    """Say whether both claims, about one signature, name programs to use instead, and none in common."""
    left_programs, right_programs = _remedies(left), _remedies(right)
    return bool(left_programs and right_programs) and left_programs.isdisjoint(right_programs)
