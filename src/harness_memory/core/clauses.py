"""A text as clauses: what a person says in it, in pieces small enough that words in one piece belong together.

Owns what is cut away as only shown (code, pasted output, quotations), where sentences and clauses end, and tokens. Must
not know what any word means: that is `phrases` with the word lists. Called by the signals and by the scanner; linear in
the text.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from itertools import pairwise

_FENCE = re.compile(r"```.*?(?:```|\Z)", re.DOTALL)
_PASTED_LINE = re.compile(
    r"^[ \t]*(?:[>$#]|//|panic:|[+-]{1,3} |E {2,}|\w+(?:Error|Exception): |FAILED |make: \*\*\*|Traceback"
    r"|at [\w.$<>]+ ?\().*$",
    re.MULTILINE,
)
# Quotations of two words or more; in scripts without spaces, any. A lone quoted word is a name, not somebody's words.
_QUOTATION = re.compile(
    r"(?<!\w)(?:\"[^\"\s]{1,60}\s[^\"\n]{1,300}\"|'[^'\s]{1,60}\s[^'\n]{1,300}'(?!\w)|“[^”\n]{1,300}”|‘[^’\s]{1,60}\s[^’\n]{1,300}’)"
    r"|«[^»\n]{1,300}»|„[^“”\n]{1,300}[“”]|「[^」\n]{1,300}」|『[^』\n]{1,300}』"
)
_LETTERS = r"[a-z0-9_\u00c0-\u024f\u0400-\u04ff]+"
_TOKEN = re.compile(rf"{_LETTERS}(?:['./+-]{_LETTERS})*")
_PIECE = re.compile(
    r"(?P<sentence>(?:!|\?(?![a-z0-9=&%$])|\.(?![\w/]))+[\s)\"'*_`]*|。+|\n+)|(?P<clause>(?:[,:](?![a-z0-9/])|[();、—–]|\s-\s)+)"
)
# English says the same in two ways; the word lists hold the short one.
_LONG_NOT = re.compile(
    r"\b(do|does|did|is|are|was|were|has|have|had|should|must|could|would) not\b|\bcannot\b|\bcan not\b|\bwill not\b"
)
_SHORT_NOT = {"cannot": "can't", "can not": "can't", "will not": "won't"}
_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\u3131-\u318e]")


@dataclass(frozen=True, slots=True)
class Token:
    """A word of a script with spaces, and its place in the clause's `packed` text."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Clause:
    """A piece of a sentence, in lower case.

    `packed` is its text without spaces, in which every place is counted, so that scripts with and without spaces are
    read alike; `breaks` are the places where a word begins. `asks` says that the sentence ended with a question mark.
    """

    packed: str
    tokens: tuple[Token, ...]
    breaks: frozenset[int]
    sentence: int
    asks: bool

    def unspaced(self, start: int = 0, end: int | None = None) -> int:
        """Count the characters of scripts without spaces (Korean counted among them) in a stretch of `packed`."""
        return len(_UNSPACED.findall(self.packed, start, len(self.packed) if end is None else end))


def own_words(text: str) -> str:
    """Return a text without what it only shows: code, pasted output, quotations."""
    without_code = _PASTED_LINE.sub("\n", _FENCE.sub("\n", text))
    return _QUOTATION.sub(" ", without_code).strip()


def is_unspaced(text: str) -> bool:
    """Whether a text holds letters of a script that is read letter by letter: Korean, Japanese, Chinese."""
    return _UNSPACED.search(text) is not None


def split_clauses(text: str) -> list[Clause]:
    """Split a text into its clauses, in order; pieces without a letter or digit are left out."""
    plain = fold(text)
    pieces: list[tuple[str, int]] = []
    asking: set[int] = set()
    sentence, at = 0, 0
    for end in _PIECE.finditer(plain):
        pieces.append((plain[at : end.start()], sentence))
        at = end.end()
        if end["sentence"]:
            if "?" in end["sentence"]:
                asking.add(sentence)
            sentence += 1
    pieces.append((plain[at:], sentence))
    return [_clause(piece, number, number in asking) for piece, number in pieces if any(map(str.isalnum, piece))]


def split_sentences(text: str) -> list[str]:
    """Split a text where `split_clauses` ends a sentence; pieces without a letter or digit are left out."""
    ends = [end.end() for end in _PIECE.finditer(text) if end["sentence"]]
    pieces = [text[start:end].strip() for start, end in pairwise((0, *ends, len(text)))]
    return [piece for piece in pieces if any(map(str.isalnum, piece))]


def fold(text: str) -> str:
    """Return a text in the one form in which texts and word lists are compared."""
    plain = unicodedata.normalize("NFKC", text).lower().replace("’", "'").replace("`", " ")
    return _LONG_NOT.sub(lambda found: _SHORT_NOT.get(found[0], f"{found[1]}n't"), plain)


def _clause(piece: str, sentence: int, asks: bool) -> Clause:
    words = piece.split()
    tokens: list[Token] = []
    breaks: set[int] = set()
    at = 0
    for word in words:
        tokens.extend(Token(found[0], at + found.start(), at + found.end()) for found in _TOKEN.finditer(word))
        breaks.add(at)
        at += len(word)
    return Clause("".join(words), tuple(tokens), frozenset(breaks), sentence, asks)
