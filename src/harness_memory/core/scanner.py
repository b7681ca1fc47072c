"""Whether a text may become a memory: it must not steer an agent against its person, hide anything, or be about us.

Owns the checks; the phrases stand in `scanner_phrases`. Must not judge whether a text is true or useful. Called by
validation (V6) and by the tier decision; pure and linear in the text.

A rule of a project often uses the same words as an attack ("ignore previous CI runs", "never pipe curl into sh"), so
phrases are tested by what is to be done with what, and a prohibition of a dangerous act passes.
"""

from __future__ import annotations

import base64
import binascii
import codecs
import re
import unicodedata
from collections.abc import Iterator

from harness_memory.core.scanner_phrases import NEGATION, PROHIBITABLE, THREATS
from harness_memory.hot.redaction import redact

_LOOKALIKES = str.maketrans(
    "аеорсухіјѕһԁԛԝАВЕКМНОРСТХІЈЅοανρτυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "aeopcyxijshdqwABEKMHOPCTXIJSoavptuikABEZHIKMNOPTYX"
)
_LEET = str.maketrans("013457@$", "oieastas")
_EMOJI_JOINER = "\u200d"
_EMOJI_SELECTOR = "\ufe0f"
_BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800")


def scan_text(text: str, *, is_prohibited: bool = False) -> str:
    """Return what is wrong with a text, in a few words that quote nothing of it; "" when it may be kept.

    `is_prohibited` says that the text names what must not happen, so that naming a dangerous act is no fault.
    """
    return (
        _hidden(text)
        or _mixed_script(text)
        or _credential(text)
        or _threat(text, is_prohibited=is_prohibited)
        or _wrapped_threat(text)
    )


def _hidden(text: str) -> str:
    for at, char in enumerate(text):
        if char in "\n\t\r " or (char.isprintable() and char not in _BLANK_LETTERS and not _is_selector(char)):
            continue
        if char == "\u3000" or unicodedata.category(char) == "Zs" or _is_joiner_in_place(text, at):
            continue
        return "holds invisible or control characters"
    return ""


def _is_selector(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _is_joiner_in_place(text: str, at: int) -> bool:
    """One joiner or selector inside an emoji, one joiner between letters of a script that needs it (Persian, Indic)."""
    char, before, after = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if char == _EMOJI_SELECTOR:
        return before != "" and unicodedata.category(before) in ("So", "Sm", "Po", "Nd", "Pd")
    if char == _EMOJI_JOINER and after and unicodedata.category(after) in ("So", "Sm"):
        return before == _EMOJI_SELECTOR or unicodedata.category(before or " ") in ("So", "Sk")
    if char in "\u200c\u200d" and before and after:
        return all("\u0590" <= letter <= "\u0dff" for letter in (before, after))
    return False


def _mixed_script(text: str) -> str:
    for word in re.findall(r"[^\W\d_]{2,}", text):
        plain = word.translate(_LOOKALIKES)
        if plain != word and any(letter.isascii() for letter in word):
            return "mixes look-alike letters into a word"
    return ""


def _credential(text: str) -> str:
    return "holds a credential" if redact(text) != text else ""


def _threat(text: str, *, is_prohibited: bool = False) -> str:
    for view in _views(text):
        for kind, pattern in THREATS:
            if pattern.search(view):
                return kind
        for kind, pattern in () if is_prohibited else PROHIBITABLE:
            found = pattern.search(view)
            if found and not NEGATION.search(view[max(view.rfind(". ", 0, found.start()), 0) : found.start()]):
                return kind
    return ""


def _views(text: str) -> Iterator[str]:
    """The text as it reads: compatibility forms folded, then digits that stand for letters."""
    folded = unicodedata.normalize("NFKC", text)
    yield folded
    if re.search(r"[A-Za-z][0-9@$]|[0-9@$][A-Za-z]", folded):
        yield folded.translate(_LEET)


def _wrapped_threat(text: str) -> str:
    """An order that has to be decoded first; a blob that decodes to prose has no place in a memory at all."""
    if "rot13" in text.lower() and _threat(codecs.decode(text, "rot13")):
        return "hides text behind an encoding"
    for blob in re.findall(r"[A-Za-z0-9+/_-]{24,}={0,2}", text):
        if _is_prose(_from_base64(blob)) or _is_prose(_from_hex(blob)):
            return "hides text behind an encoding"
    return ""


def _from_base64(blob: str) -> bytes:
    body = blob.rstrip("=")
    try:
        return base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_" if set("-_") & set(body) else None)
    except (binascii.Error, ValueError):
        return b""


def _from_hex(blob: str) -> bytes:
    try:
        return bytes.fromhex(blob)
    except ValueError:
        return b""


def _is_prose(data: bytes) -> bool:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return False
    letters = sum(char.isalpha() or char == " " for char in text)
    return text.count(" ") >= 2 and letters >= 0.9 * len(text)
