"""Whether a text may become a memory: it must not steer an agent against its person, hide anything, or be about us.

Owns the order of the checks, what is invisible or disguised, and the views of a text that are judged; shapes stand in
`scanner_shapes`, what words ask for in `scanner_intents`. Must not judge whether a text is true or useful. Called by
validation (V6) and by the tier decision; pure and linear in the text.
"""

from __future__ import annotations

import base64
import binascii
import codecs
import html
import re
import unicodedata
from collections.abc import Iterator
from urllib.parse import unquote

from harness_memory.core.scanner_intents import find_intent, read_sentences
from harness_memory.core.scanner_shapes import COMMANDS, NEGATION, PROHIBITED_AFTER, SHAPES
from harness_memory.core.scanner_signs import bears_signs
from harness_memory.hot.redaction import redact

# Letters beside the Latin ones they are taken for: Cyrillic, Greek, Armenian, small capitals.
_LOOKALIKES = str.maketrans(
    "аеорсухіјѕһԁԛԝԍӏүкмтАВЕКМНОРСТХІЈЅԌοανρτυικγωεηΑΒΕΖΗΙΚΜΝΟΡΤΥΧɑɡıɩոսօհᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ",
    "aeopcyxijshdqwglykmtABEKMHOPCTXIJSGoavptuikywenABEZHIKMNOPTYXagiinuohabcdefghijklmnoprstuvwyz",
)
_LEET = str.maketrans("013457@$", "oieastas")
_LEET_WORD = re.compile(r"[A-Za-z][0-9@$]|[0-9@$][A-Za-z]")
_SPELLED_OUT = re.compile(r"(?<!\w)(?:\w(?: \w){4,}|\w(?:[._*-]\w){2,})(?!\w)")
# Letters of formulas, circles and squares: as words they are a disguise. Full-width ones are ordinary in Japanese.
_STYLED = re.compile("[\U0001d400-\U0001d7ff\u24b6-\u24e9\U0001f110-\U0001f189]{3,}")
_WORD = re.compile(r"[^\W\d_]{2,}")
MIN_PROSE = 8
MIN_LETTERS = 0.6
MIN_ESCAPED_LETTERS = 4
_EMOJI_JOINER = "\u200d"
_EMOJI_SELECTOR = "\ufe0f"
_BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800")
_ENCODED_RUN = re.compile(
    r"(?:%[0-9A-Fa-f]{2}){6,}|(?:\\x[0-9A-Fa-f]{2}){6,}|(?:\\u[0-9A-Fa-f]{4}){6,}|(?:&#x?[0-9A-Fa-f]{1,6};){6,}"
)
# Words that tell English from its letters turned around or by thirteen places.
_COMMON_WORDS = (
    "the and you your not user users with for this that all any rules ignore then them from into when never every "
    "push send delete keys tests token tokens secret secrets"
)
_COMMON = frozenset(_COMMON_WORDS.split())
_BLOB = re.compile(r"[A-Za-z0-9+/_-]{16,}={0,6}")
_BINARY = re.compile(r"(?:\b[01]{8}\b[ ,]?){6,}")
_DECIMALS = re.compile(r"(?:\b\d{2,3}\b[ ,]{1,2}){7,}\d{2,3}\b")


def scan_text(text: str, *, is_prohibited: bool = False) -> str:
    """Return what is wrong with a text, in a few words that quote nothing of it; "" when it may be kept.

    `is_prohibited` says that the text names what must not happen, so that naming a dangerous act is no fault.
    """
    return (
        _hidden(text)
        or _disguised(text)
        or _credential(text)
        or _threat(text, is_prohibited=is_prohibited)
        or _wrapped_threat(text)
    )


def _hidden(text: str) -> str:
    for at, char in enumerate(text):
        if char in "\n\t " or text.startswith("\r\n", at):
            continue
        if char.isprintable() and char not in _BLANK_LETTERS and not _is_selector(char):
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


def _disguised(text: str) -> str:
    """Letters of another script in a Latin word, or whole words of them in a text that is Latin otherwise."""
    if _STYLED.search(text):
        return "mixes look-alike letters into a word"
    words = _WORD.findall(text)
    plain = [word.translate(_LOOKALIKES) for word in words]
    mixed = any(was != now and any(letter.isascii() for letter in was) for was, now in zip(words, plain, strict=True))
    foreign = [now for was, now in zip(words, plain, strict=True) if not any(letter.isascii() for letter in was)]
    is_latin_text = len(foreign) < len(words)
    posing = is_latin_text and foreign and all(now.isascii() for now in foreign)
    return "mixes look-alike letters into a word" if mixed or posing else ""


def _credential(text: str) -> str:
    return "holds a credential" if redact(text) != text else ""


def _threat(text: str, *, is_prohibited: bool = False) -> str:
    for view in _views(text):
        for reason, pattern in SHAPES:
            if pattern.search(view):
                return reason
        sentences = read_sentences(view)
        found = find_intent(sentences, is_prohibited=is_prohibited)
        if found:
            return found
        for reason, pattern in () if is_prohibited else COMMANDS:
            command = pattern.search(view)
            if command and not _is_forbidden(view, command.start(), command.end()):
                return reason
        if not is_prohibited and bears_signs(sentences):
            return "reads like an order against the person"
    return ""


def _is_forbidden(text: str, start: int, end: int) -> bool:
    """Whether the sentence says before a command, or right after it, that it must not be used."""
    sentence = max(text.rfind(". ", 0, start), text.rfind("\n", 0, start), 0)
    return bool(NEGATION.search(text, sentence, start) or PROHIBITED_AFTER.search(text, end, end + 40))


def _views(text: str) -> Iterator[str]:
    """The text as it reads: compatibility forms folded, digits that stand for letters, letters spelled out apart."""
    folded = unicodedata.normalize("NFKC", text)
    yield folded
    if _LEET_WORD.search(folded):
        yield folded.translate(_LEET)
    if _SPELLED_OUT.search(folded):
        yield _SPELLED_OUT.sub(lambda run: run[0][::2], folded)


def _wrapped_threat(text: str) -> str:
    """An order that has to be decoded first; a blob that decodes to prose has no place in a memory at all."""
    is_turned = any(_holds_common_words(view, than=text) for view in (codecs.decode(text, "rot13"), text[::-1]))
    is_escaped = any(_is_plain(_unescape(run)) for run in _ENCODED_RUN.findall(text))
    if is_turned or is_escaped or any(_is_prose(decoded) for decoded in _decoded(text)):
        return "hides text behind an encoding"
    return ""


def _holds_common_words(view: str, *, than: str) -> bool:
    """Whether a view of a text reads as English where the text itself holds something else."""
    return len(_COMMON.intersection(_words(view)) - _COMMON.intersection(_words(than))) >= 2


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def _is_plain(text: str) -> bool:
    """Whether escapes stand mostly for letters, which need none."""
    letters = sum(char.isascii() and char.isalpha() for char in text)
    return letters >= MIN_ESCAPED_LETTERS and letters >= MIN_LETTERS * len(text)


def _unescape(run: str) -> str:
    if run.startswith("%"):
        return unquote(run)
    if run.startswith("&"):
        return html.unescape(run)
    return "".join(chr(int(code, 16)) for code in re.split(r"\\[xu]", run)[1:])


def _decoded(text: str) -> Iterator[bytes]:
    for blob in _BLOB.findall(text):
        once = _from_base64(blob)
        yield from (once, _from_base64(once.decode("ascii", "ignore")), _from_hex(blob), _from_base32(blob))
    for run in _BINARY.findall(text):
        yield bytes(int(bits, 2) for bits in run.replace(",", " ").split())
    for run in _DECIMALS.findall(text):
        yield bytes(int(code) % 256 for code in run.replace(",", " ").split())


def _from_base64(blob: str) -> bytes:
    body = blob.rstrip("=")
    try:
        return base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_" if set("-_") & set(body) else None)
    except (binascii.Error, ValueError):
        return b""


def _from_base32(blob: str) -> bytes:
    body = blob.rstrip("=")
    try:
        return base64.b32decode(body + "=" * (-len(body) % 8))
    except (binascii.Error, ValueError):
        return b""


def _from_hex(blob: str) -> bytes:
    try:
        return bytes.fromhex(blob)
    except ValueError:
        return b""


def _is_prose(data: bytes) -> bool:
    """Whether bytes are printable words with a space between them: chance does not spell those."""
    text = data.decode("utf-8", errors="replace").strip()
    letters = sum(char.isalpha() or char == " " for char in text)
    return len(text) >= MIN_PROSE and " " in text and text.isprintable() and letters >= MIN_LETTERS * len(text)
