"""The word lists: one module a language, each phrase once and readable, each cue used by a rule."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from harness_memory.core import (
    readings,
    reply_marks,
    scanner_intent_table,
    scanner_intents,
    scanner_weights,
    signals_correction,
    signals_decision,
    signals_standing,
    words,
)
from harness_memory.core.clauses import split_clauses
from harness_memory.core.phrases import CANCEL, MASK, OPENER

LISTS = ("PROMPT", "DECISION", "THREAT", "FRAMES")
RULES = (
    readings,
    reply_marks,
    signals_correction,
    signals_standing,
    signals_decision,
    scanner_intents,
    scanner_intent_table,
    scanner_weights,
)
LANGUAGES = {Path(language.__file__ or "").stem: language for language in words.LANGUAGES}
FRAMES = {name: import_module(f"harness_memory.core.words.frames.{name}") for name in LANGUAGES}


def listed() -> Iterator[tuple[str, str, str, list[str]]]:
    for name, language in LANGUAGES.items():
        for kind in LISTS:
            source = FRAMES[name] if kind == "FRAMES" else language
            for cue, phrases in getattr(source, kind).items():
                yield name, kind, cue, phrases.split(", ")


def test_every_language_file_is_read() -> None:
    files = {path.stem for path in Path(words.__file__ or "").parent.glob("*.py")} - {"__init__"}
    assert set(LANGUAGES) == files == {"en", "ko", "ja", "zh", "de", "es", "fr", "pt", "ru"}


def test_no_phrase_is_empty_or_listed_twice() -> None:
    faults = [
        (name, kind, cue, phrase)
        for name, kind, cue, phrases in listed()
        for phrase in phrases
        if not phrase.strip("^$ ") or phrase != phrase.strip() or phrases.count(phrase) > 1
    ]
    assert faults == []


def test_no_phrase_runs_over_a_clause() -> None:
    """A phrase with a mark that ends a clause could never be found."""
    plain = str.maketrans({"|": " ", "*": " ", "~": "", "^": "", "$": ""})
    faults = [
        (name, cue, phrase)
        for name, _, cue, phrases in listed()
        for phrase in phrases
        if len(split_clauses(phrase.replace("…", " ").translate(plain))) > 1
    ]
    assert faults == []


@pytest.mark.parametrize("kind", LISTS)
def test_every_cue_is_used_by_a_rule(kind: str) -> None:
    source = "".join(Path(module.__file__ or "").read_text(encoding="utf-8") for module in RULES)
    cues = {cue.removeprefix(CANCEL) for _, of_kind, cue, _ in listed() if of_kind == kind} - {MASK, OPENER}
    assert {cue for cue in cues if f'"{cue}"' not in source} == set()
