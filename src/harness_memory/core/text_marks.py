"""The marks of a text that its letters carry: words, neighbours, stems, and runs of letters where a script writes none.

Owns what is counted in a text before anything in it is understood. Called by the marks of replies and of rules; linear
in the text, of which it looks at the beginning only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from harness_memory.core.clauses import fold, own_words

HEAD_CHARS = 400
STEM_CHARS = 5
RUN_CHARS = (1, 2, 3)
_WORD = re.compile(r"[a-z0-9_\u00c0-\u024f\u0400-\u04ff]+(?:'[a-z]+)?|[?!]")
_RUN = re.compile(r"[\u3040-\u30ff\u3131-\u318e\u3400-\u9fff\uac00-\ud7a3]+")
_EDGE = ".!?。"


def text_marks(text: str) -> set[str]:
    """Return the marks of a text's own words; "^" and "$" stand for its beginning and its end."""
    head = fold(own_words(text))[:HEAD_CHARS]
    return {*_word_marks(_words_of(head)), *_run_marks(head)}


def _words_of(folded: str) -> list[str]:
    """Return the words of a folded text, numbers as 0, and its question and exclamation marks."""
    return ["0" if word[0].isdigit() else word for word in _WORD.findall(folded)]


def ending(text: str, length: int) -> str:
    """Return the last letters of a text that is read letter by letter, "" for one that is not."""
    folded = fold(text)
    return "".join(folded.split()).rstrip(_EDGE)[-length:] if _RUN.search(folded) else ""


def _word_marks(words: list[str]) -> Iterator[str]:
    if not words:
        return
    yield from words
    yield from (f"{word[:STEM_CHARS]}~" for word in words if len(word) > STEM_CHARS)
    line = ["^", *words, "$"]
    yield from (f"{word} {following}" for word, following in pairwise(line))


def _run_marks(head: str) -> Iterator[str]:
    for run in _RUN.findall(head):
        for length in RUN_CHARS:
            yield from (run[at : at + length] for at in range(len(run) - length + 1))
    if not _RUN.search(head):
        return
    body = "".join(head.split()).rstrip(_EDGE)
    for length in RUN_CHARS:
        if len(body) >= length:
            yield from (f"{body[-length:]}$", f"^{body[:length]}")
