"""What is looked at in a prompt to tell what it is for.

Owns the marks: words and their neighbours, pairs and triples of characters where a script writes no blanks or hangs
its endings on, the first and the last word, groups of cues, the form of the text, whether a turn went before. What a
mark weighs stands in `intent_weights`. No regular expressions, no files. Called by `prompt_intent` and by the training.
"""

from __future__ import annotations

from harness_memory.hot import intent_cues as cues

FEATURES_VERSION = 1
"""Raised when the same prompt gives other marks than before: the weights were made for the old ones."""
HEAD_LIMIT, TAIL_LIMIT = 400, 200
STEM_LENGTH = 5
EDGES = ".,;:!?\"'`()[]{}<>*…。、？！「」“”¿¡"
FULL_STOPS = {ord(char): " " for char in ',;!?|"()[]{}<>*…。、？！「」“”¿¡\n\t'}
_QUOTES = (("```", "```"), ("`", "`"), ('"', '"'), ("“", "”"), ("「", "」"), ("«", "»"))
_WORD_STEPS = (1, 2, 4, 7, 12, 25)
_CHAR_STEPS = (6, 12, 20, 35, 60, 120)
_ERRORS = ("error", "traceback", "exception", "failed", "panic:")
_ACTS = ("#implement", "#implement_verb", "#execute", "#execute_verb")
QUESTION_MARKS = ("?", "？")


def plain(prompt: str) -> str:
    """Return the beginning and the end of a prompt, lower case: what is wanted stands in one of them."""
    text = prompt.strip()
    if len(text) > HEAD_LIMIT + TAIL_LIMIT:
        text = f"{text[:HEAD_LIMIT]}\n{text[-TAIL_LIMIT:]}"
    return text.lower().replace("’", "'")


def words_of(text: str) -> list[str]:
    """Return the words of a text without punctuation around them."""
    return [bare for word in text.translate(FULL_STOPS).split() if (bare := word.strip(EDGES))]


def first_word(words: list[str]) -> str:
    """Return the first word that is no opener, "" when there is none among the first eight."""
    return next((word for word in words[:8] if word not in cues.OPENERS), "")


def names_code(word: str) -> bool:
    """Whether a word looks like a path, an identifier or a file."""
    inside = word[1:-1]
    return "/" in inside or "_" in inside or ("." in inside and word[-1:].isalpha())


def features(prompt: str, *, named: bool, said_before: str) -> set[str]:
    """Return the marks of a prompt; `named`: it names a part of the project, `said_before`: the agent's last words."""
    text = plain(prompt)
    body = _without_quotes(text)
    words = words_of(body)
    if not words:
        body, words = text, words_of(text)
    found = _form(text, body, words)
    if named:
        found.add("#named")
    if said_before:
        found.add("#asked" if said_before.rstrip().endswith(QUESTION_MARKS) else "#said")
    _add_cues(found, text, words_of(text))
    _add_words(found, [_in_kind(word, found) for word in words])
    lines = [line for line in body.split("\n") if line.strip()]
    if len(lines) > 1:
        found.add(f"1 {first_word(words_of(lines[-1])) or '-'}")
    return found


def _without_quotes(text: str) -> str:
    """Return a text with a mark in the place of everything quoted: it is spoken about, not said."""
    for opening, closing in _QUOTES:
        start = text.find(opening)
        while start >= 0:
            end = text.find(closing, start + len(opening))
            if end < 0:
                break
            text = f"{text[:start]} §q {text[end + len(closing) :]}"
            start = text.find(opening)
    return text if text.replace("§q", "").strip() else ""


def _form(text: str, body: str, words: list[str]) -> set[str]:
    """Return the marks that need no language."""
    found = {f"#w{_step(len(words), _WORD_STEPS)}", f"#c{_step(len(body), _CHAR_STEPS)}"}
    for mark, holds in (
        ("#asks", text.endswith(QUESTION_MARKS)),
        ("#question", "?" in text or "？" in text),
        ("#exclaims", text.endswith(("!", "！"))),
        ("#lines", "\n" in text),
        ("#block", "```" in text),
        ("#quotes", body != text),
        ("#error", any(word in text for word in _ERRORS)),
    ):
        if holds:
            found.add(mark)
    return found


def _step(size: int, steps: tuple[int, ...]) -> int:
    return sum(size > step for step in steps)


def _add_cues(found: set[str], text: str, words: list[str]) -> None:
    padded = f" {' '.join(words)} "
    found.update(f"#{name}" for name, phrases in cues.GROUPS.items() if has_cue(phrases, padded, text))
    first = first_word(words)
    if first in cues.IMPLEMENT_VERBS:
        found.add("#implement_verb")
    if first in cues.EXECUTE_VERBS:
        found.add("#execute_verb")
    if words and words[0] in cues.QUESTION_WORDS:
        found.add("#question_word")
    if "#standing" in found and not found.isdisjoint(_ACTS):
        found.add("#standing_act")


def has_cue(phrases: tuple[tuple[str, ...], tuple[str, ...]], padded: str, text: str) -> bool:
    """Whether one of the phrases stands among the words, or anywhere in a text that is not ASCII."""
    words, texts = phrases
    if any(phrase in padded for phrase in words):
        return True
    return not text.isascii() and any(phrase in text for phrase in texts)


def _in_kind(word: str, found: set[str]) -> str:
    """Return a word, or what kind of name or number it is."""
    if names_code(word):
        found.add("#code")
        return "§p"
    return "§n" if word[:1].isdigit() else word


def _add_words(found: set[str], words: list[str]) -> None:
    """Add each word, its stem and the word before it; of words in joined scripts their parts and their ends."""
    before = "^"
    for word in words:
        if word.isascii() or not any(_is_joined(char) for char in word):
            found.add(word)
            if len(word) > STEM_LENGTH and word.isalpha():
                found.add(f"{word[:STEM_LENGTH]}~")
        else:
            _add_parts(found, word)
        found.add(f"{before} {word}")
        before = word
    found.add(f"{before} $")
    found.add(f"1 {first_word(words) or '-'}")
    if words and not before.isascii():
        found.update((f"$$ {before[-2:]}", f"$$ {before[-1:]}"))


def _add_parts(found: set[str], run: str) -> None:
    for index in range(len(run)):
        if run[index] >= "㐀":
            found.add(run[index])
        found.add(run[index : index + 2])
        found.add(run[index : index + 3])
    found.update((f"$ {run[-2:]}", f"$ {run[-3:]}"))


def _is_joined(char: str) -> bool:
    """Whether a character is of a script without blanks or with endings of its own: kana, Han, Hangul."""
    return "\u3041" <= char <= "\u30ff" or "\u3400" <= char <= "\u9fff" or "\uac00" <= char <= "\ud7a3"
