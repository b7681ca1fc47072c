"""Which existing memories the extractor is shown.

Owns the choice: those that fired, then by scope and BM25. Pure. Called by the prompt.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rank_bm25 import BM25Okapi

from harness_memory.core.evidence import line_text
from harness_memory.core.model import LIVE_STATUSES, Episode, Memory
from harness_memory.extract.scopes import touches

MAX_MEMORIES = 40


def choose_memories(episode: Episode, memories: Sequence[Memory], limit: int = MAX_MEMORIES) -> list[Memory]:
    """Return at most `limit` live memories, the most relevant first.

    A memory with another scope than the episode's files is left out, unless it fired.
    """
    fired = {firing.memory_id for firing in episode.firings}
    eligible = sorted(
        (
            memory
            for memory in memories
            if memory.status in LIVE_STATUSES and (memory.id in fired or touches(memory.scope_glob, episode.scope_refs))
        ),
        key=lambda memory: memory.id,
    )
    if not eligible:
        return []
    query = list(dict.fromkeys(word for line in episode.lines for word in _words(line_text(line))))
    scores = BM25Okapi([_words(_memory_text(memory)) for memory in eligible]).get_scores(query)
    ranked = sorted(
        zip(eligible, scores, strict=True), key=lambda pair: (pair[0].id not in fired, -pair[1], pair[0].id)
    )
    return [memory for memory, _ in ranked[:limit]]


def _memory_text(memory: Memory) -> str:
    pattern = memory.signature.pattern if memory.signature else ""
    # The type keeps the list of words from being empty, which BM25 cannot take.
    return " ".join((memory.type, memory.summary, memory.details, pattern, *memory.aliases))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())
