"""Credentials after a word for password in another language, or after a phrase that is no identifier.

Owns the way from such a word to the value, past particles and punctuation. Called by ``redaction`` when one occurs.
"""

from __future__ import annotations

from harness_memory.hot.redaction_values import is_mixed, is_number, is_reference, is_stand_in, read_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_LINKS = ("ist ", "es ", "est ", "is ", "to ")
_FARTHEST = 16


def find_after_phrases(text: str, low: str, phrases: Sequence[str]) -> list[tuple[int, int]]:
    """Return the spans of values after ``phrases``; ``low`` is ``text`` in lower case, same offsets."""
    found = []
    for phrase in phrases:
        at = low.find(phrase)
        while at >= 0:
            after = at + len(phrase)
            is_word = not phrase.isascii() or not (low[at - 1 : at].isalnum() or low[after : after + 1].isalnum())
            if is_word:
                found += _value_after(text, low, after)
            at = low.find(phrase, after)
    return found


def _value_after(text: str, low: str, at: int) -> list[tuple[int, int]]:
    before_sign = text[at : at + _FARTHEST].replace("：", ":").partition(":")[0]
    if before_sign.replace(" ", "").isalpha() and len(before_sign) < _FARTHEST:
        at += len(before_sign)
    limit = min(at + _FARTHEST, len(text))
    while at < limit and (not text[at].isascii() or text[at] in " :=\"'`-"):
        at += 1
    at += next((len(link) for link in _LINKS if low.startswith(link, at)), 0)
    start, end, quoted = read_value(text, at)
    # In Korean, Chinese and Japanese the sentence goes on without a blank.
    value = text[start:end]
    foreign = next((index for index, char in enumerate(value) if not char.isascii()), len(value))
    value = value[:foreign].rstrip(".,:;")
    if (
        len(value) < 6
        or not is_mixed(value)
        or is_number(value)
        or is_stand_in(value)
        or is_reference(text, start, start + len(value), quoted)
    ):
        return []
    return [(start, start + len(value))]
