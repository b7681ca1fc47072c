"""Cues: which word lists speak in which clause, and where.

Owns the notation of the word lists and one pass over a text that is linear in it. Must not judge: a cue is a fact about
words, rules over cues stand in `signals_*` and `scanner`. Called by those.

Phrases are written as they are said, in lower case, separated by ", ". Words with spaces between them match token by
token: `a|b` one of these words, `stem~` any word that begins so, `~end` one that ends so, `*` up to four words between,
`^` first the start of the clause (openers such as "please" are passed over), `$` last its end. A phrase that holds
Korean, Japanese or Chinese letters matches letter by letter without regard to spaces: `…` stands for up to twelve
letters between, `^` and `$` as above.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from harness_memory.core.clauses import Clause, Token, fold, is_unspaced

Cues = Mapping[str, str]  # cue → its phrases, separated by commas

GAP_WORDS = 4
GAP_LETTERS = 12
STEM = 3
OPENER = "opener"
MASK = "mask"
CANCEL = "not_"


class Hit(NamedTuple):
    """A cue in a clause; `start` and `end` are places in the clause's packed text."""

    start: int
    end: int
    cue: str


@dataclass(frozen=True, slots=True)
class _Word:
    """The words that may stand in one place of a phrase, or any few of them where `is_gap`."""

    plain: frozenset[str]
    stems: tuple[str, ...]
    endings: tuple[str, ...]
    is_gap: bool

    def fits(self, token: str) -> bool:
        return token in self.plain or token.startswith(self.stems) or token.endswith(self.endings)


@dataclass(frozen=True, slots=True)
class _Words:
    cue: str
    words: tuple[_Word, ...]
    at_start: bool
    at_end: bool


@dataclass(frozen=True, slots=True)
class _Letters:
    cue: str
    parts: tuple[str, ...]
    is_spaced: bool
    at_start: bool
    at_end: bool


class Lexicon:
    """Word lists made ready for reading; built once, at import of the module that owns the rules.

    Cues of the same name in several languages are one. The cue `mask` takes away what it covers: words that mean
    something else there; `not_x` takes away only the cue `x`. The cue `opener` names words that may stand before a
    clause's real start.
    """

    def __init__(self, languages: Iterable[Cues]) -> None:
        self._openers: set[str] = set()
        self._words: dict[tuple[str, ...], dict[_Words, None]] = defaultdict(dict)
        self._letters: dict[str, list[_Letters]] = defaultdict(list)
        for cues in languages:
            for cue, listed in cues.items():
                phrases = listed.split(", ")
                if cue == OPENER:
                    self._openers.update(phrases)
                    continue
                for phrase in phrases:
                    self._add(cue, phrase)

    def _add(self, cue: str, phrase: str) -> None:
        at_start, at_end = phrase.startswith("^"), phrase.endswith("$")
        body = phrase.strip("^$ ")
        if is_unspaced(body):
            parts = tuple("".join(fold(part).split()) for part in body.split("…"))
            self._letters[parts[0][:2]].append(_Letters(cue, parts, " " in body, at_start, at_end))
            return
        choices = [word.split("|") for word in fold(body).split()]
        entry = _Words(cue, tuple(_word(choice) for choice in choices), at_start, at_end)
        for first_words in product(*choices[:2]):
            self._words[_key(first_words)][entry] = None

    def read(self, clauses: Sequence[Clause]) -> list[tuple[Hit, ...]]:
        """Return the hits of each clause, in the order of their places."""
        return [_uncancelled((*self._spoken(clause), *self._spelled(clause))) for clause in clauses]

    def _spoken(self, clause: Clause) -> Iterable[Hit]:
        tokens = clause.tokens
        first = next((at for at, token in enumerate(tokens) if token.text not in self._openers), len(tokens))
        for at, token in enumerate(tokens):
            following = tokens[at + 1].text if at + 1 < len(tokens) else ""
            for entry in self._starting(token.text, following):
                end = _match(entry, tokens, at)
                if end and not (entry.at_start and at > first):
                    yield Hit(token.start, tokens[end - 1].end, entry.cue)

    def _starting(self, word: str, following: str) -> Iterable[_Words]:
        """Return the phrases that may start with these two words."""
        for key in ((word, following), (word,), (word[:STEM] + "~",), ("~" + word[-STEM:],)):
            yield from self._words.get(key, ())

    def _spelled(self, clause: Clause) -> Iterable[Hit]:
        packed = clause.packed
        if not is_unspaced(packed):
            return
        for at in range(len(packed)):
            for start in (packed[at : at + 2], packed[at]):
                for entry in self._letters.get(start, ()):
                    end = _follow(entry, packed, at)
                    # Two letters from two words are no word, unless the phrase is written so.
                    if end and (entry.is_spaced or end - at != 2 or at + 1 not in clause.breaks):
                        yield Hit(at, end, entry.cue)
                if at + 1 == len(packed):
                    break


def _word(choice: Sequence[str]) -> _Word:
    stems = tuple(word[:-1] for word in choice if word.endswith("~"))
    endings = tuple(word[1:] for word in choice if word.startswith("~"))
    return _Word(frozenset(word for word in choice if "~" not in word), stems, endings, is_gap="*" in choice)


def _key(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a phrase is looked up by: its first two words where both are plain, else its first."""
    if words[0].startswith("~"):
        return ("~" + words[0][-STEM:],)
    if words[0].endswith("~"):
        return (words[0][:STEM] + "~",)
    is_plain = len(words) > 1 and "~" not in words[1] and words[1] != "*"
    return words[:2] if is_plain else words[:1]


def _match(entry: _Words, tokens: Sequence[Token], at: int) -> int:
    """Return the place after the last word of a phrase that begins at `at`, or 0."""
    gap = False
    for word in entry.words:
        if word.is_gap:
            gap = True
            continue
        last = min(at + GAP_WORDS, len(tokens) - 1) if gap else min(at, len(tokens) - 1)
        while at <= last and not word.fits(tokens[at].text):
            at += 1
        if at > last:
            return 0
        at, gap = at + 1, False
    return 0 if entry.at_end and at < len(tokens) else at


def _follow(entry: _Letters, packed: str, at: int) -> int:
    """Return the place after the last part of a phrase that begins at `at`, or 0."""
    if (entry.at_start and at > 0) or not packed.startswith(entry.parts[0], at):
        return 0
    end = at + len(entry.parts[0])
    for part in entry.parts[1:]:
        next_at = packed.find(part, end, end + GAP_LETTERS + len(part))
        if next_at < 0:
            return 0
        end = next_at + len(part)
    return 0 if entry.at_end and end < len(packed) else end


def _uncancelled(hits: Iterable[Hit]) -> tuple[Hit, ...]:
    """Drop what a `mask` covers, and what a cue `not_<cue>` covers of that cue."""
    hits = sorted(set(hits))
    covered: dict[str, set[int]] = defaultdict(set)
    for hit in hits:
        if hit.cue == MASK or hit.cue.startswith(CANCEL):
            covered[hit.cue].update(range(hit.start, hit.end))
    if not covered:
        return tuple(hits)
    return tuple(
        hit
        for hit in hits
        if hit.cue not in covered
        and all(
            covered[name].isdisjoint(range(hit.start, hit.end)) for name in (MASK, CANCEL + hit.cue) if name in covered
        )
    )
