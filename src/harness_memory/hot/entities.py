"""Which of the project's names a prompt means.

Owns telling a name from the same letters inside another word and, where a name is a word of the language, from that
word: `relay the message`, `a quartz watch`. Called by the prompt hook, `hm memory:why --prompt` and the evaluations.
"""

from __future__ import annotations

from harness_memory.hot.stop_words import STOP_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

# What stands before and after a word that tells somebody to do something with something.
_BEFORE_VERBS_TEXT = "to please can could must should will would just and then not don't you we i let's never"
_AFTER_VERBS_TEXT = "the this that these those it them my our your their all any every each me us him her"
_POINTERS_TEXT = "the this that my your his her some any each every"
# A noun after a name that makes it the name of software.
_PARTS_TEXT = """
    api app backend bot branch broker bucket build cache changelog cli client cluster code codebase config container
    cron daemon dashboard database db deploy deployment directory docs endpoint env folder frontend gateway handler
    image instance integration job layer library log migration module package parser part pipeline plugin pod pr
    process project proxy queue readme release repo repository rollout schema scheduler sdk server service session side
    site source stack staging store suite table team test topic ui version worker
"""
_BEFORE_VERBS = frozenset(_BEFORE_VERBS_TEXT.split())
_AFTER_VERBS = frozenset(_AFTER_VERBS_TEXT.split())
_POINTERS = frozenset(_POINTERS_TEXT.split())
_PARTS = frozenset(_PARTS_TEXT.split())
_ARTICLES = ("a", "an")
_VERB_ENDINGS = ("s", "ed", "ing", "ly")


def entities_in(prompt: str, known: Iterable[str]) -> list[str]:
    """Return the known names a prompt means, in the order of `known`.

    Case and a blank for a hyphen do not matter; a name inside a longer name or word is not meant. A plain word of the
    language counts only where the words beside it do not say that it is used as one.
    """
    written = f" {prompt} "
    lowered = written.lower()
    text = (lowered, written if len(lowered) == len(written) else lowered)
    found = []
    for name in known:
        spelled = name.lower()
        if any(_is_named(*text, form) for form in {spelled, spelled.replace("-", " "), spelled.replace("-", "_")}):
            found.append(name)
    return found


def _is_named(text: str, written: str, name: str) -> bool:
    start = text.find(name)
    while start > 0:
        end = start + len(name)
        if _stands_alone(text, start, end) and not (name.isalpha() and _is_plain_word(written, start, end)):
            return True
        start = text.find(name, start + 1)
    return False


def _stands_alone(text: str, start: int, end: int) -> bool:
    before, after = text[start - 1], text[end]
    follows = text[end + 1 : end + 2]
    inside = before.isascii() and (before.isalnum() or before in "-_")
    goes_on = after.isascii() and (after.isalnum() or (after in "-_" and follows.isalnum()))
    return not inside and not goes_on


def _is_plain_word(text: str, start: int, end: int) -> bool:
    """Whether the words beside a name, with a blank between, use it as a verb, before a noun, or in another name."""
    before, after = _word_before(text[:start].lower()), _word_after(text[end:])
    in_title = after[:1].isupper() and after[1:].islower()
    after = after.lower()
    if after in _AFTER_VERBS and (not before or before in _BEFORE_VERBS):
        return True
    singular = after.removesuffix("s")
    if after in _PARTS or singular in _PARTS:
        return False
    if before in _ARTICLES or (in_title and after not in STOP_WORDS):
        return True
    return before in _POINTERS and bool(after) and after not in STOP_WORDS and not after.endswith(_VERB_ENDINGS)


def _word_before(text: str) -> str:
    """Return the word before a blank, "" where a sentence or a line begins there or something else does."""
    if not text.endswith(" "):
        return "" if not text.strip() or text.endswith("\n") else "-"
    words = text[-40:].rsplit("\n", 1)[-1].split()
    if not words or words[-1][-1] in ".!?:;,":
        return ""
    return words[-1] if words[-1].replace("'", "").isalpha() else "-"


def _word_after(text: str) -> str:
    """Return the word after a blank, "" where there is none."""
    if not text.startswith(" "):
        return ""
    words = text[:40].split(maxsplit=1)
    word = words[0].rstrip(".,;:!?") if words else ""
    return word if word.isascii() and word.isalpha() else ""
