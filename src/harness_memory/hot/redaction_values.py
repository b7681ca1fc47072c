"""What stands after a credential's name: where the value ends, and whether it is one at all.

Owns the judgement between a credential and what merely stands in its place (a variable, a call, a type, a
placeholder, a word of prose). Must not know names or programs. Called by the other ``redaction_*`` modules.
"""

from __future__ import annotations

DIGITS = "0123456789"
LOWER = "abcdefghijklmnopqrstuvwxyz"
UPPER = LOWER.upper()
HEX = DIGITS + "abcdefABCDEF"
ALNUM = DIGITS + LOWER + UPPER
WORD = ALNUM + "_"
URLSAFE = WORD + "-"
BASE64 = ALNUM + "+/="
BLANKS = " \t\u00a0\u3000"

_QUOTES = {'"': '"', "'": "'", "`": "`", "“": "”", "‘": "’", "«": "»", "「": "」", "『": "』"}
_BARE_END = " \t\r\n\f\v\0\"'`<>|;(){}[]“”‘’「」『』«»，。；：、！）（…"
_TRAILING = ".,:;&"
_SHORT = 16
_LONGEST = 4096
# Words that stand where a credential would: types, literals, settings, placeholders.
_STANDING_WORDS = frozenset((
    "string", "str", "text", "bytes", "byte", "char", "varchar", "int", "integer", "number", "float", "bool",
    "boolean", "object", "any", "void", "never", "unknown", "date", "true", "false", "yes", "no", "on", "off",
    "null", "nil", "none", "undefined", "nan", "empty", "default", "required", "optional", "enabled", "disabled",
    "auto", "always", "basic", "bearer", "digest", "oauth", "oauth2", "oauth1", "jwt", "saml", "oidc", "ldap",
    "kerberos", "negotiate", "ntlm", "plain", "plaintext", "login", "apikey", "password", "passwd", "passphrase",
    "secret", "token", "user", "username", "admin", "root", "test", "changeme", "changeit", "change_me", "example",
    "sample", "dummy", "placeholder", "redacted", "masked", "hidden", "removed", "omitted", "todo", "tbd", "fixme",
    "xxx", "base64", "utf8", "sha1", "sha256", "sha384", "sha512", "md5", "hs256", "rs256", "es256", "aes256",
    "bcrypt", "argon2", "argon2id", "scrypt", "pbkdf2", "ed25519", "http2", "ipv4", "ipv6", "env", "vault",
    "keychain", "keyring", "prompt", "stdin", "file", "sso", "mfa", "totp", "2fa", "public", "private", "static",
    "dynamic", "internal", "external",
))  # fmt: skip
_PLACEHOLDER_PARTS = (
    "your",
    "change",
    "example",
    "placeholder",
    "redacted",
    "replace",
    "insert",
    "goes-here",
    "goes_here",
    "xxxx",
    "***",
    "...",
)


def read_value(text: str, at: int) -> tuple[int, int, bool]:
    """Return (start, end, quoted) of the value at ``at``, the quotes left out; an unclosed quote reads as bare."""
    opener = at
    if text[at : at + 1] in ("f", "b", "r", "u", "F", "B", "R", "U", "@") and text[at + 1 : at + 2] in ('"', "'"):
        opener += 1
    slashes = span_length(text, opener, "\\")
    mark = text[opener + slashes : opener + slashes + 1]
    if mark not in _QUOTES or not mark:
        return at, _bare_end(text, at), False
    start = opener + slashes + 1
    if not slashes and text.startswith(mark * 2, start):
        start += span_length(text, start, mark)
    end = _closing(text, start, "\\" * slashes + _QUOTES[mark])
    return (start, end, True) if end >= 0 else (start, _bare_end(text, start), False)


def _closing(text: str, start: int, delimiter: str) -> int:
    """Return where the closing quote of a string that began before ``start`` stands, or -1.

    A string over several lines counts only when no blank is in it: a token the terminal wrapped.
    """
    limit = min(len(text), start + _LONGEST)
    end = text.find(delimiter, start, limit)
    while len(delimiter) == 1 and end > start and _escaped(text, start, end):
        end = text.find(delimiter, end + 1, limit)
    if end < 0:
        return -1
    content = text[start:end]
    if "\n" in content and ("  " in content or " " in content.strip() or "=" in content.rstrip("=")):
        return -1
    return end


def _escaped(text: str, start: int, at: int) -> bool:
    before = text[start:at]
    return (len(before) - len(before.rstrip("\\"))) % 2 == 1


def _bare_end(text: str, start: int) -> int:
    size = _SHORT
    end = size
    while end == size and size <= _LONGEST:
        size *= 4
        piece = text[start : start + size]
        end = len(piece)
        for char in _BARE_END:
            found = piece.find(char, 0, end)
            if found >= 0:
                end = found
    end = _before_escape(piece, end)
    end = _before_next_pair(piece, end, 1 if _in_query(text, start) else 2)
    return start + len(piece[:end].rstrip(_TRAILING))


def _before_escape(piece: str, end: int) -> int:
    """Return where an escaped line break, tab or quote ends the value, as in JSON inside JSON."""
    at = piece.find("\\", 0, end)
    while at >= 0:
        after = at + span_length(piece, at, "\\")
        if after >= end or piece[after] in "nrt":
            return at
        at = piece.find("\\", after, end)
    return end


def _in_query(text: str, start: int) -> bool:
    """Whether a value stands in the query of an address: there a pair's name may be a single letter."""
    word = text[max(0, start - 300) : start].split(" ")[-1]
    return "://" in word and "?" in word


def _before_next_pair(piece: str, end: int, least: int) -> int:
    """Return where ``&name=`` or ``,name=`` begins: the next pair of a query, a form or an option list.

    A name has `least` letters or more; a shorter one is taken for a part of the secret.
    """
    for mark in "&,":
        at = piece.find(mark, 0, end)
        while at >= 0:
            after = at + 1 + span_length(piece, at + 1, WORD + "-.")
            if after - at > least and piece[after : after + 1] == "=" and not piece[at + 1].isdigit():
                end = at
                break
            if mark == "," and at + 1 >= end:
                end = at
                break
            at = piece.find(mark, at + 1, end)
    return end


def is_reference(text: str, start: int, end: int, quoted: bool) -> bool:
    """Say whether the value only points to where the credential is: a variable, a call, an attribute, a file."""
    value = text[start:end]
    if value[0] == "%" and is_hex(value[1:3]) and is_random(value):
        return False
    if value[:1] in "$%{<&*!#@~" or value.startswith(("./", "../", "op:", "env:", "ENV[")):
        return True
    if any(
        mark in value
        for mark in ("${", "$(", "{{", "#{", "%(", "://", "%{", "\\w", "\\d", "\\s", "\\x", "[^", "(?", "::")
    ):
        return True
    if value[0] == "/" and not is_random(value):
        return True
    if "==" in value.rstrip("="):
        return True
    if quoted:
        return value.startswith("arn:") or (value.count(".") > 2 and _is_attribute(value))
    if text[end : end + 1] in ("(", "[") or value.startswith("arn:"):
        return True
    return _is_attribute(value)


def _is_attribute(value: str) -> bool:
    parts = value.rstrip("!").replace("?.", ".").replace("!.", ".").replace("::", ".").replace("->", ".").split(".")
    return len(parts) > 1 and all(part.isidentifier() and not is_random(part) for part in parts)


def is_stand_in(value: str) -> bool:
    """Say whether the value is a literal of a language, a type, a setting or a placeholder."""
    low = value.lower().strip("_-")
    if low in _STANDING_WORDS or not low:
        return True
    if len(set(low)) < 3:
        return True
    return not is_random(value) and any(part in low for part in _PLACEHOLDER_PARTS)


def is_number(value: str) -> bool:
    """Say whether the value is a number, a size, a duration, a date or a version."""
    if value[0] not in DIGITS + "+-.":
        return False
    rest = value.strip(DIGITS + "+-.,:/_%")
    return len(rest) <= 2 or (value[:2] == "0x" and is_hex(value[2:])) or not value.strip(DIGITS + "-:.TZ+/")


def is_slug(value: str) -> bool:
    """Say whether the value is words joined by separators, as names of things are."""
    for mark in "_./:":
        value = value.replace(mark, "-")
    parts = [part for part in value.split("-") if part]
    return all(part.isalpha() or part.strip("vV").isdigit() for part in parts) and not is_scrambled(value)


def is_mixed(value: str) -> bool:
    """Say whether letters stand with digits or with punctuation inside, as in a password."""
    has_letter = has_digit = has_other = False
    for char in value:
        if char.isalpha():
            has_letter = True
        elif char.isdigit():
            has_digit = True
        elif char not in "-_./:":
            has_other = True
    return has_letter and (has_digit or has_other)


def is_random(value: str) -> bool:
    """Say whether the value reads as made by a machine: 12 or more characters that keep changing, with digits."""
    if len(value) < 12 or not (value.endswith("=") or any(char.isdigit() for char in value[:200])):
        return False
    return is_scrambled(value) or (len(value) >= 32 and is_hex(value) and not value.isdigit())


def is_scrambled(value: str) -> bool:
    """Say whether lower case, upper case and digits follow each other too often for words."""
    value = value[:200]
    changes = 0
    last = ""
    for char in value:
        if char in "_-./:":
            continue
        kind = "a" if char in LOWER else "A" if char in UPPER else "0" if char in DIGITS else char
        changes += kind != last
        last = kind
    is_letters = all(char in LOWER or char in UPPER or char in "_-./:" for char in value)
    return len(value) >= 8 and changes * (2.5 if is_letters else 4) > len(value)


def is_uuid(value: str) -> bool:
    """Say whether the value is a UUID, which names sessions and rows more often than it opens anything."""
    return len(value) == 36 and value.count("-") == 4 and is_hex(value.replace("-", ""))


def is_hex(value: str) -> bool:
    """Say whether the value is hexadecimal digits only, as commit and checksum are."""
    return not value.strip(HEX)


def span_length(text: str, start: int, alphabet: str) -> int:
    """Return how many characters from ``start`` belong to ``alphabet``, at most 4096."""
    piece = text[start : start + 64]
    rest = piece.lstrip(alphabet)
    if not rest and len(piece) == 64:
        piece = text[start : start + _LONGEST]
        rest = piece.lstrip(alphabet)
    return len(piece) - len(rest)
