"""Whether a prompt asks to keep something or to apply it from now on, and whether it holds the rule itself.

Owns the rules over cues; the words stand in `words`. What the rules say is one mark among others: the weights
(`standing_weights`, `explicit_weights`) decide. Called by `signals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from harness_memory.core import explicit_weights, standing_weights
from harness_memory.core.clauses import Clause, own_words, split_clauses
from harness_memory.core.linear import read_table
from harness_memory.core.phrases import Hit
from harness_memory.core.readings import LEXICON, read
from harness_memory.core.standing_marks import standing_marks

_ASKING = frozenset({"keep", "unlearn", "standing", "always", "every"})
_EMPTY = (_ASKING - {"every"}) | {"empty", "praise", "recall"}
_MIN_RULE_WORDS = 2
_MIN_FACT_WORDS = 3  # in another sentence than the one that asks
_LETTERS_A_WORD = 2  # of scripts without spaces: a word has two letters or more
# Chosen on prompts that the weights were not made of: as many are missed as are taken wrongly.
ASKING_ODDS = -0.25
_STANDING = read_table(standing_weights.MARKS, standing_weights.WEIGHTS, standing_weights.ALWAYS)
_EXPLICIT = read_table(explicit_weights.MARKS, explicit_weights.WEIGHTS, explicit_weights.ALWAYS)


@dataclass(frozen=True, slots=True)
class _Sentence:
    clauses: tuple[Clause, ...]
    hits: tuple[tuple[Hit, ...], ...]
    cues: frozenset[str]

    @property
    def asks(self) -> bool:
        return self.clauses[-1].asks


def asks_to_remember(text: str) -> bool:
    """Tell whether a prompt asks to keep something or to apply it from now on."""
    return bool(own_words(text)) and _STANDING.log_odds(marks_of(text, verdict=rules_ask(text))) >= ASKING_ODDS


def states_rule(text: str) -> bool:
    """Tell whether a prompt asks to remember and holds the rule itself, not only "remember that"."""
    return asks_to_remember(text) and _EXPLICIT.log_odds(marks_of(text, verdict=rules_state(text))) >= 0


def marks_of(text: str, *, verdict: bool) -> set[str]:
    """Return the marks of a prompt, what the rules make of it among them."""
    said = read(text)
    left = [_left(clause, hits) for clause, hits in zip(said.clauses, said.hits, strict=True)]
    beside = sum(count for count, cues in zip(left, said.cues, strict=True) if cues.isdisjoint(_ASKING))
    return standing_marks(text, said, sum(left), beside, verdict=verdict)


def rules_ask(text: str) -> bool:
    """Tell whether by the rules over cues some sentence asks to keep something or to apply it from now on."""
    return any(_sentence_asks(*pair) for pair in _with_previous(_sentences(text)))


def rules_state(text: str) -> bool:
    """Tell whether by the rules over cues a prompt asks to remember and holds the rule itself."""
    sentences = _sentences(text)
    asking = [at for at, pair in enumerate(_with_previous(sentences)) if _sentence_asks(*pair)]
    if not asking or any("unlearn" in sentences[at].cues for at in asking):
        return False
    if any(_content_words(sentences[at]) >= _MIN_RULE_WORDS for at in asking):
        return True
    others = [sentence for at, sentence in enumerate(sentences) if at not in asking and not sentence.asks]
    return any(
        _content_words(sentence) >= (_MIN_RULE_WORDS if _commands(sentence) else _MIN_FACT_WORDS)
        for sentence in others
        if "praise" not in sentence.cues
    )


def _sentences(text: str) -> list[_Sentence]:
    clauses = split_clauses(own_words(text))
    grouped: dict[int, list[tuple[Clause, tuple[Hit, ...]]]] = {}
    for clause, hits in zip(clauses, LEXICON.read(clauses), strict=True):
        grouped.setdefault(clause.sentence, []).append((clause, hits))
    return [
        _Sentence(
            tuple(clause for clause, _ in pairs),
            tuple(hits for _, hits in pairs),
            frozenset(hit.cue for _, hits in pairs for hit in hits),
        )
        for pairs in grouped.values()
    ]


def _with_previous(sentences: Sequence[_Sentence]) -> list[tuple[_Sentence, _Sentence | None]]:
    return list(zip(sentences, (None, *sentences), strict=False))


def _sentence_asks(sentence: _Sentence, previous: _Sentence | None) -> bool:
    cues = sentence.cues
    asks = sentence.asks or bool(cues & {"question", "asking"})
    if cues & {"only_now", "quoted"} or ("recall" in cues and not cues & {"standing", "every"}):
        return False
    if cues & {"keep", "unlearn"}:
        return not asks or "polite" in cues
    if (asks and "polite" not in cues) or "maybe" in cues:
        return False
    if "standing" in cues:
        return "symptom" not in cues or "request" in cues
    if not cues & {"always", "every"}:
        return False
    if _commands(sentence) or _opens_with_occasion(sentence):
        return True
    return _is_bare(sentence) and previous is not None and _commands(previous)


def _commands(sentence: _Sentence) -> bool:
    return "request" in sentence.cues and not sentence.cues & {"symptom", "statement"}


def _opens_with_occasion(sentence: _Sentence) -> bool:
    """Whether the sentence says first when something is to be done: "after every change of the schema …"."""
    occasions = [hit for hit in sentence.hits[0] if hit.cue == "every" and hit.start == 0]
    return bool(occasions) and not sentence.cues & {"symptom", "statement"}


def _is_bare(sentence: _Sentence) -> bool:
    return _content_words(sentence) < _MIN_RULE_WORDS


def _content_words(sentence: _Sentence) -> int:
    """Count the words that are left when those that ask, point or fill are taken away."""
    return sum(_left(clause, hits) for clause, hits in zip(sentence.clauses, sentence.hits, strict=True))


def _left(clause: Clause, hits: Sequence[Hit]) -> int:
    taken = {place for hit in hits if hit.cue in _EMPTY for place in range(hit.start, hit.end)}
    words = sum(taken.isdisjoint(range(token.start, token.end)) for token in clause.tokens)
    letters = sum(clause.unspaced(place, place + 1) for place in range(len(clause.packed)) if place not in taken)
    return words + letters // _LETTERS_A_WORD
