"""Credentials told by the name before them: assignments, headers, flags, markup, prose.

Owns the ways a value follows its name and what the name then asks of the value. Must not know vendor prefixes
(``redaction_tokens``) or program options (``redaction_commands``). Called by ``redaction`` when a name's anchor occurs.
"""

from __future__ import annotations

from harness_memory.hot.redaction_nearby import find_nearby, line_before
from harness_memory.hot.redaction_values import (
    BASE64,
    BLANKS,
    DIGITS,
    LOWER,
    UPPER,
    URLSAFE,
    is_hex,
    is_mixed,
    is_number,
    is_random,
    is_reference,
    is_scrambled,
    is_slug,
    is_stand_in,
    is_uuid,
    read_value,
    span_length,
)
from harness_memory.hot.redaction_words import PASSWORD, TOKEN, WEAK, weigh

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# How a value follows: NAME=value without blanks, an assignment or option, or merely the next word.
_TIGHT, _ASSIGNED, _NEXT = 3, 2, 1

_SCHEMES = frozenset((
    "bearer", "basic", "token", "digest", "apikey", "api-key", "oauth", "negotiate", "ssws", "hawk", "splunk",
    "bot", "key", "jwt",
))  # fmt: skip
_LINKS = frozenset((
    "provided", "given", "found", "used", "by", "plain", "login", "is", "was", "are", "to", "set", "now", "changed",
    "reset", "the", "new", "here", "equals", "being", "ist", "es", "est", "é", "é:",
))  # fmt: skip
_KEYED_VALUES = ("value", "default", "parametervalue", "defaultvalue", "content", "text", "plaintext")


class _Name:
    """An identifier that names a credential, and what its form allows its value to be."""

    __slots__ = ("allows_blanks", "end", "is_bare_key", "is_flag", "is_upper", "is_verb", "start", "weight")

    def __init__(self, text: str, start: int, end: int, weight: int) -> None:
        name = text[start:end]
        self.start = start
        self.end = end
        self.weight = weight
        self.is_flag = name[0] == "-"
        self.is_upper = name.isupper()
        self.is_bare_key = weight == WEAK and name.lower() == "key"
        self.is_verb = name.lower() == "pass"
        self.allows_blanks = self.is_flag or self.is_upper or "phrase" in name.lower() or "psk" in name.lower()


def find_named(text: str, low: str, anchors: Sequence[str]) -> list[tuple[int, int]]:
    """Return the spans of values that a name with one of ``anchors`` in it marks as a credential.

    ``low`` is ``text`` in lower case, same offsets.
    """
    found: list[tuple[int, int]] = []
    weights: dict[str, int] = {}
    done = -1
    for start, end in _names(low, anchors):
        if start < done or text[max(0, start - 3) : start] == "://":
            continue
        done = end
        identifier = text[start:end]
        if identifier.lower() == "key":
            # Perhaps written as two words: an API key, a public key.
            identifier = low[max(0, start - 16) : start - 1].split(" ")[-1] + "_key"
        if end - start > 24 and is_random(identifier):
            continue
        weight = weights.get(identifier)
        if weight is None:
            weight = weights[identifier] = weigh(identifier.strip("-"))
        if not weight:
            continue
        name = _Name(text, start, end, weight)
        spans = _values_after(text, low, name) or find_nearby(text, low, start, end, weight)
        if spans:
            found += spans
            done = spans[-1][1]
    return found


def _names(low: str, anchors: Sequence[str]) -> list[tuple[int, int]]:
    """Return the identifiers that hold one of the anchors, in order."""
    spans = set()
    for anchor in anchors:
        at = low.find(anchor)
        while at >= 0:
            left = low[max(0, at - 64) : at]
            start = at - (len(left) - len(left.rstrip(URLSAFE)))
            right = low[at : at + 96]
            end = at + max(len(anchor.rstrip("=")), len(right) - len(right.lstrip(URLSAFE)))
            if start and low[start - 1] == "\\" and low[start] in "nrt" and end - start > 1:
                start += 1
            spans.add((start, end))
            at = low.find(anchor, max(end, at + 1))
    return sorted(spans)


def _values_after(text: str, low: str, name: _Name) -> list[tuple[int, int]]:
    """Return the value after ``name`` in whichever syntax it is written."""
    if low[name.start : name.end] in ("bearer", "basic"):
        return _after_scheme(text, name.end)
    at = name.end + span_length(text, name.end, "\\\"'`]*?!%")
    sep_at = at + span_length(text, at, BLANKS)
    if text[sep_at : sep_at + 1] in ("(", "[") and sep_at > at:
        sep_at = _past_remark(text, sep_at)
    sep = text[sep_at : sep_at + 2]
    if text[name.end : name.end + 3].upper() in ("%3D", "%3A"):
        return _judged(text, low, name.end + 3, name, _ASSIGNED)
    if sep[:1] == "(":
        return _random_arguments(text, sep_at + 1)
    if sep in ("=>", ":="):
        return _judged(text, low, sep_at + 2, name, _ASSIGNED)
    if sep in ("==", "!=", "=~", "::"):
        return []
    if sep[:1] in ("=", ":", "："):
        is_tight = sep_at == name.end and sep[0] == "=" and sep[1:] not in (" ", "\t")
        if sep[0] == ":" and text[name.start - 1 : name.start] == ":":
            return []  # a segment of a resource name, as in arn:aws:secretsmanager:…:secret:name
        return _judged(text, low, sep_at + 1, name, _TIGHT if is_tight else _ASSIGNED)
    if sep[:1] == ">" and "<" in text[max(0, name.start - 64) : name.start]:
        return _judged(text, low, sep_at + 1, name, _ASSIGNED)
    if sep[:1] == "|" and sep_at > at and "| " in line_before(text, name.start):
        return _judged(text, low, sep_at + 1, name, _NEXT)
    keyed = _keyed_value(text, low, at, name)
    if keyed:
        return keyed
    if sep[:1] == "," and name.weight > WEAK and text[name.end : name.end + 1] in ('"', "'", "`", "\\"):
        return _judged(text, low, sep_at + 1, name, _NEXT)
    return _after_blank(text, low, sep_at, name) if sep_at > at else []


def _past_remark(text: str, at: int) -> int:
    """Return where the sign stands after a bracketed remark (``password (staging): …``), else ``at``."""
    close = text.find(")" if text[at] == "(" else "]", at, at + 32)
    return close + 1 if close > 0 and text[close + 1 : close + 2] in (":", "=") else at


def _after_blank(text: str, low: str, at: int, name: _Name) -> list[tuple[int, int]]:
    """Judge the word after a name and blanks, past the words of a sentence (``password is now …``)."""
    if name.is_flag:
        return _judged(text, low, at, name, _ASSIGNED)
    how = _NEXT
    if low.startswith(("for ", "of "), at):
        at = max(at, *(low.find(link, at, at + 40) for link in (" is ", ": ", " = ")))
        at += span_length(text, at, BLANKS + ":=")
    for _ in range(5):
        word_end = at + span_length(text, at, LOWER + UPPER + "é")
        after = text[word_end : word_end + 1]
        if low[at:word_end] not in _LINKS or after not in (" ", ":"):
            break
        how = _ASSIGNED if after == ":" else how
        at = word_end + 1
    is_prose = text[at:word_end].islower() and text[word_end : word_end + 1] in (" ", "\n", ".", ",", "")
    if is_prose and "=" not in text[at : at + 64]:
        return []
    declared = 0 if name.is_verb else _declared(text, at)
    return _judged(text, low, declared or at, name, _ASSIGNED if declared else how)


def _declared(text: str, at: int) -> int:
    """Return where the value stands when a type and ``=`` come first (``: Optional[str] = …``), else 0."""
    size = span_length(text[at : at + 64], 0, LOWER + UPPER + DIGITS + "_[]<>|&.?, \t")
    if not text[at : at + size].strip() or text[at + size : at + size + 1] != "=":
        return 0
    value_at = at + size + 1
    value_at += span_length(text, value_at, BLANKS)
    return value_at if text[value_at : value_at + 1] in ('"', "'", "`", "\\") else 0


def _keyed_value(text: str, low: str, at: int, name: _Name) -> list[tuple[int, int]]:
    """Judge ``name: DB_PASSWORD`` followed by ``value: …``, on the same line or the next."""
    at += span_length(text, at, " \t\r\n,;{\"'\\/-")
    if "{" in text[name.end : at]:
        # A block: its default may come after other settings.
        at = max(at, low.find("default", at, at + 300))
    for word in _KEYED_VALUES:
        after = at + len(word)
        if low.startswith(word, at) and low[after : after + 1] not in URLSAFE:
            after += span_length(text, after, "\"' \t\\")
            if text[after : after + 1] in (":", "="):
                return _judged(text, low, after + 1, name, _ASSIGNED)
    return []


def _judged(text: str, low: str, at: int, name: _Name, how: int) -> list[tuple[int, int]]:
    at = _past_openers(text, at)
    at = _declared(text, at) or at
    start, end, quoted = read_value(text, at)
    scheme = low[start:end].split(" ")[0]
    if scheme in _SCHEMES:
        return _after_scheme(text, start + len(scheme))
    if not quoted and text[end : end + 1] == "(":
        return _random_arguments(text, end + 1)
    return [(start, end)] if _is_credential(text, start, end, quoted, name, how) else []


def _past_openers(text: str, at: int) -> int:
    """Skip blanks, one opening bracket and the mark of a block scalar with its line break."""
    at += span_length(text, at, BLANKS)
    after = at + span_length(text, at, "*_") + span_length(text, at + span_length(text, at, "*_"), BLANKS)
    at = after if after - at > 2 else at
    if text[at : at + 1] in ("|", ">"):
        after = at + 1 + span_length(text, at + 1, "+-0123456789 \t\r")
        if text[after : after + 1] == "\n":
            return after + 1 + span_length(text, after + 1, BLANKS)
        if text[at] == "|":
            return at + 1 + span_length(text, at + 1, BLANKS)
    after = at + span_length(text, at, " \t\r\n[(")
    return after if text[after : after + 1] in ('"', "'") else at


def _is_credential(text: str, start: int, end: int, quoted: bool, name: _Name, how: int) -> bool:
    value = text[start:end]
    weight = name.weight
    fewest = {PASSWORD: 4, TOKEN: 6, WEAK: 12}[weight] if how > _NEXT else 8
    if len(value) < fewest or "\0" in value or is_reference(text, start, end, quoted) or is_stand_in(value):
        return False
    if is_number(value):
        return weight == PASSWORD and how > _NEXT and value.isdigit() and len(value) >= 6
    if any(char.isspace() for char in value.replace("\n", "")):
        return quoted and weight == PASSWORD and how > _NEXT and name.allows_blanks
    if ((name.is_flag and not quoted) or how == _NEXT) and "=" in value.rstrip("="):
        return False
    if not quoted and not (name.is_upper and how == _TIGHT) and _names_one(value):
        return False
    if name.is_bare_key and is_hex(value):
        return False
    if weight == WEAK or how == _NEXT:
        return _stands_alone(value, TOKEN if name.is_verb else weight)
    if is_mixed(value):
        return weight == PASSWORD or not is_slug(value)
    if is_scrambled(value) and len(value) >= 16:
        return True
    return weight == PASSWORD and len(value) >= 6 and how == _TIGHT and name.is_upper


def _names_one(value: str) -> bool:
    """Say whether a bare value is an identifier for a credential, as a class or a parameter is."""
    if not value.replace(".", "_").isidentifier():
        return False
    low = value.lower()
    return any(word in low for word in ("token", "secret", "passw", "key", "psk"))


def _stands_alone(value: str, weight: int) -> bool:
    """Judge a value whose name or place says little."""
    if weight == WEAK:
        is_id = is_uuid(value) or (is_hex(value) and len(value) < 32)
        return len(value) >= 16 and is_random(value) and not is_id and not value.startswith("AAAA")
    if is_hex(value):
        return False
    if weight == PASSWORD:
        return is_mixed(value.rstrip("=")) and not is_slug(value)
    return is_random(value) and not is_slug(value)


def _after_scheme(text: str, at: int) -> list[tuple[int, int]]:
    """Judge what follows Bearer, Basic and their like; ``'Bearer ' + '…'`` counts."""
    after = at + span_length(text, at, " \t\r\n\"'`+.:\\")
    if after == at:
        return []
    end = after + span_length(text, after, BASE64 + "-_.~%:")
    value = text[after:end].rstrip(".,:")
    if (
        len(value) < 12
        or text[end : end + 1] == "("
        or not (is_random(value) or is_scrambled(value))
        or is_stand_in(value)
    ):
        return []
    return [(after, after + len(value))]


def _random_arguments(text: str, at: int) -> list[tuple[int, int]]:
    """Return the strings among a call's arguments that can only be credentials."""
    found = []
    stop = text.find(")", at, at + 300)
    while 0 <= at < stop:
        at += span_length(text, at, " \t,")
        start, end, quoted = read_value(text, at)
        value = text[start:end]
        is_token = quoted and is_random(value) and value.isprintable() and " " not in value
        if is_token and not is_reference(text, start, end, True):
            found.append((start, end))
        at = text.find(",", max(end, at), stop)
    return found
