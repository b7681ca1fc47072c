"""The word lists, one module a language, in the notation of `core.phrases`. Data only; the rules stand elsewhere."""

from __future__ import annotations

from harness_memory.core.words import de, en, es, fr, ja, ko, pt, ru, zh

LANGUAGES = (en, ko, ja, zh, de, es, fr, pt, ru)
PROMPT = tuple(language.PROMPT for language in LANGUAGES)
DECISION = tuple(language.DECISION for language in LANGUAGES)
THREAT = tuple(language.THREAT for language in LANGUAGES)
