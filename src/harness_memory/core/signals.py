"""Flags: what the words of a prompt, or of the last assistant message, signal.

Owns the vocabularies (English and Korean) and the two strengths of a correction (behaviour §2.4). A flag weighs an
episode and opens the way to the extractor; it never becomes text of a memory. Injected prompts are kept out by the
caller. Called by `core.episodes`, so by the worker only: hooks do not pay for `re`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from harness_memory.core.model import Flags

Strength = Literal["", "weak", "strong"]


def _any_of(*phrases: str) -> re.Pattern[str]:
    return re.compile("|".join(phrases), re.IGNORECASE | re.MULTILINE)


SENTENCE_END = re.compile(r"(?<=[.!?。！？])\s+|\n+")
WORD = re.compile(r"[^\W_][\w'./:@+-]*")

# What a prompt shows rather than says: fenced code, pasted lines, and quotations of three words or more.
_SHOWN = _any_of(
    r"```[\s\S]*?(?:```|\Z)",
    r"^[ \t]*(?:[>$#]|//|panic:|[+-]{1,3} ).*$",
    r"[\"“'‘「](?:[^\s\"”'’」]+\s+){2,}[^\"”'’」\n]*[\"”'’」]",
)

# The words say that something done or said was wrong, whatever was asked before.
_WRONG = _any_of(
    r"\b(?:wrong|incorrect|not (?:right|correct|true)|isn'?t (?:right|correct)|mistaken)\b",
    r"\bnot what (?:i|we) (?:asked|wanted|meant|said)\b",
    r"\bi (?:said|told you|meant|asked (?:you )?(?:for|to))\b",
    r"\byou (?:forgot|missed|broke|misread|misunderstood)\b",
    r"\byou (?:should(?:n'?t)? have|were supposed|weren'?t supposed)\b",
    r"\b(?:revert|undo) (?:it|that|this|the|your|those)\b|\b(?:put|roll) (?:it|that|them) back\b",
    r"틀렸|틀린|잘못|되돌려|롤백해|원복|라고 했|했잖|아니었|아니라고",
)
# The words forbid, or put one thing in the place of another.
_CONTRAST = _any_of(
    r"(?:^|[^\w'])(?<!i )(?<!we )(?<!they )(?<!you )(?:don'?t|do not|stop) "
    r"(?!know\b|remember\b|think\b|worry\b|forget\b|mind\b|understand\b|see\b|have\b|get me\b)\w",
    r"\binstead\b|\brather than\b|\bnot (?:in|on|with|the|via|from) \S+|, not \S+",
    r"\bwe (?:don'?t|never) use\b|\b(?:use|run|try) \S+(?: \S+)? not \S+",
    r"\bthat'?s not\b|\bshouldn'?t\b",
    r"하지\s*마|지\s*마(?:세요|라|요|$|[\s,.!])|말고|대신|아니라|쓰면 안|하면 안",
)
_DENIAL = re.compile(
    r"^(?:no|nope|nah|wait|ugh|hey)\b[,.!:;\s]|^(?:아니|아뇨|아니요|그게 아니)(?:[\s,.!]|$)", re.IGNORECASE
)
# May be one: a doubt, a habit named after an action, a claim that did not hold.
_DOUBT = _any_of(
    r"\b(?:still|again) (?:fail|fails|failing|broken|breaks|red|wrong|happens|the same|not)\b",
    r"\bstill (?:doesn'?t|isn'?t)\b|\bare you sure\b|\bactually\b|\bsupposed to\b",
    r"\b(?:we|our (?:team|repo|project)) (?:always )?(?:use|uses|run|deploy|put|keep|call)\b",
    r"\bwhy (?:did|would|are|is|do) (?:you|it|we)\b",
    r"여전히|아직도|또 실패|확실해|우리(?:는| 레포는| 팀은)|왜 .{0,20}(?:했|해)",
)

_NOT_A_REQUEST = _any_of(
    r"\b(?:don'?t|do not|didn'?t|can'?t|cannot|doesn'?t) (?:still |even )?remember\b",
    r"\b(?:i|you|we|they|if you|do you) (?:still |even )?remember\b",
    r"기억\s*(?:안|못|이 안|나지|하지\s*(?:마|못))",
)
_KEEP = _any_of(
    r"\bremember(?: (?:this|that|it))?\b|\bkeep (?:this|that|it) in mind\b",
    r"\bmake (?:a )?note\b|\bnote (?:this|that|it)\b",
    r"\b(?:add|write|put|save|note) .{1,60} (?:to|in|into) (?:claude\.md|agents\.md|(?:your |the )?memory)\b",
    r"기억해|기억하세요|기억하고|메모해\s*(?:둬|줘)",
)
_STANDING = _any_of(
    r"\bfrom (?:now|here|today) on(?:wards?)?\b|\bgoing forward\b|\bin (?:the )?future\b|\bfor future reference\b",
    r"\bnext time\b|\bwhenever you\b|\bevery time you\b|\buntil further notice\b|\bas a (?:general )?rule\b",
    r"앞으로|다음부터|다음번(?:에는|부터)|이제부터|지금부터|절대(?:로)?(?=\s)",
)
_STANDING_AT_START = re.compile(
    r"^(?:please |and |so |ok,? |also,? )*(?:always|never)\s+\w|^(?:항상|언제나|늘)\s", re.IGNORECASE
)
_ONLY_NOW = _any_of(r"\b(?:for now|just this once|this time|for this session|today only)\b", r"이번만|지금만|오늘만")
# Words that ask to remember or point at something else; what is left is the rule.
_DEICTIC = frozenset(
    (
        *("remember", "this", "that", "it", "please", "ok", "okay", "and", "so", "now", "on", "from", "note", "keep"),
        *("in", "mind", "make", "a", "of", "the", "for", "next", "time", "future", "going", "forward", "to", "your"),
        *("memory", "do", "don't", "save", "add", "claude.md", "이거", "이건", "이걸", "그거", "그건", "그걸", "꼭"),
        *("기억해", "기억해줘", "기억해둬", "기억해주세요", "기억하세요", "메모해줘", "메모해둬", "줘", "둬", "주세요"),
        *("다음부터", "앞으로"),
    )
)
_MIN_RULE_WORDS = 2

_DECISION = _any_of(
    r"\b(?:decided|we'?ll (?:use|go with|keep|stick)|we will (?:use|go with|keep))\b",
    r"\b(?:switch|switched|switching|moving|moved) to\b|\bgoing with\b|\bsettled on\b|\bagreed (?:on|to|that)\b",
    r"결정(?:했|하였|됐|되었|대로|:)|이제부터|전환|하기로 (?:했|정)",
)
_UNDECIDED = _any_of(
    r"[?？]\s*$",
    r"\b(?:if|should we|shall we|could|would|might|maybe|unless|let me know|not (?:yet )?decided)\b",
    r"까요|하면|나요",
)
_QUESTION_END = re.compile(r"(?:[?？]|까요|나요|할까|을까)[\s\"'`)*_]*$")


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


def read_flags(prompts: Sequence[SpokenPrompt], last_assistant: str) -> Flags:
    """Combine the flags of an episode's prompts; the strongest correction counts."""
    strengths = {correction_strength(prompt) for prompt in prompts}
    correction: Strength = "strong" if "strong" in strengths else "weak" if "weak" in strengths else ""
    return Flags(
        correction=correction,
        remember=any(asks_to_remember(prompt.text) for prompt in prompts),
        explicit_rule=any(states_rule(prompt.text) for prompt in prompts),
        decision_marker=holds_decision(last_assistant),
    )


def correction_strength(prompt: SpokenPrompt) -> Strength:
    """Say how surely a prompt corrects what was done or said before it.

    A contrast that answers the assistant's question is no correction; a failed call before the prompt is a weak one
    by itself, since the words that follow it often are.
    """
    text, before = own_words(prompt.text), prompt.before
    has_context = bool(before.assistant) or before.acted
    answers_question = bool(_QUESTION_END.search(before.assistant))
    if _WRONG.search(text):
        return "strong" if has_context and not answers_question else "weak"
    if _CONTRAST.search(text) and not answers_question:
        return "strong" if has_context else "weak"
    if before.failed:
        return "weak"
    denied = bool(_DENIAL.search(text)) and len(WORD.findall(text)) > 1
    if has_context and not answers_question and (denied or _DOUBT.search(text)):
        return "weak"
    return ""


def asks_to_remember(text: str) -> bool:
    """Tell whether some sentence asks to keep something or to apply it from now on."""
    return any(_sentence_asks(sentence) for sentence in SENTENCE_END.split(own_words(text)))


def states_rule(text: str) -> bool:
    """Tell whether a prompt asks to remember and holds the rule itself, not only "remember that"."""
    if not asks_to_remember(text):
        return False
    words = [word.lower().rstrip(".,:!") for word in WORD.findall(own_words(text))]
    return len([word for word in words if word not in _DEICTIC]) >= _MIN_RULE_WORDS


def holds_decision(text: str) -> bool:
    """Tell whether some sentence records a choice that was made; questions and conditions are none."""
    return any(
        _DECISION.search(sentence) is not None and _UNDECIDED.search(sentence) is None
        for sentence in SENTENCE_END.split(text)
    )


def own_words(text: str) -> str:
    """Return a prompt without what it only shows: code, pasted output, quotations."""
    return _SHOWN.sub(" ", text).strip()


def _sentence_asks(sentence: str) -> bool:
    sentence = sentence.strip()
    if not sentence or _ONLY_NOW.search(sentence):
        return False
    kept = _KEEP.search(_NOT_A_REQUEST.sub(" ", sentence)) is not None
    if sentence.endswith(("?", "？")) and not kept:
        return False
    return kept or bool(_STANDING.search(sentence)) or bool(_STANDING_AT_START.search(sentence))
