"""Replace credentials in text by ``<redacted>`` before anything is written.

Owns the public functions, the view that the rules read (colour codes and invisible characters taken out, earlier
markers blanked) and the cuts. Must not know a credential's shape: those are the ``redaction_*`` modules, which are
imported only when a literal anchor occurs. Called by the hooks, the worker and the importers. No regular
expressions: the rules are literal searches with a bounded look around each hit, so the cost is linear.
"""

from __future__ import annotations

from harness_memory.hot import packs
from harness_memory.hot.redaction_tokens import find_tokens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

MARKER = "<redacted>"
ID_LIMIT = 128

_BLANK = "\0" * len(MARKER)
# Wider than a 4096-bit private key in PEM form with escaped line breaks (3.4 K).
_MARGIN = 4096
_CSI = ("\x1b[", "\\u001b[", "\\x1b[", "\\033[", "\\e[")
_INVISIBLE = ("\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff")
# Escapes of what stands around a value, each read as plain characters of the same length.
_ESCAPES = (
    ("&quot;", '"' * 6), ("&#34;", '"' * 5), ("&#39;", "'" * 5), ("\\u0022", '"' * 6), ("\\u0027", "'" * 6),
    ("&amp;", "&\0\0\0\0"), ("\\u0026", "&\0\0\0\0\0"), ("\\u003d", "=     "), ("\\u003D", "=     "),
)  # fmt: skip
# A rule's module is imported when one of its anchors occurs in the lower-cased text.
_NAME_ANCHORS = (
    "pass", "pwd", "secret", "token", "key", "credential", "creds", "auth", "sess", "sid", "cookie", "bearer", "basic",
    "psk", "signature", "sig=", "otp", "pin", "jwt", "salt", "login", "pw",
)  # fmt: skip
_PHRASES = (
    "密码", "密碼", "口令", "密钥", "令牌", "비밀번호", "암호", "패스워드", "비번", "토큰", "パスワード", "暗証番号",
    "トークン", "пароль", "пароля", "ключ", "токен", "contraseña", "contrasena", "senha", "clave", "kennwort",
    "passwort", "mot de passe", "mdp", "hasło", "haslo", "wachtwoord", "lösenord", "losenord", "şifre", "parola",
    "heslo", "salasana", "adgangskode", "mật khẩu", "kata sandi", "geheimnis", "schlüssel", "identified by",
    "securestring", "秘钥", "密鑰", "비밀키", "api 키", "apiキー",
)  # fmt: skip
_ADDRESS_ANCHORS = ("@", ":5432:", ":5433:", ":6432:", ":3306:", ":*:")
_COMMAND_ANCHORS = (
    " -p", " -n", " -u", " -a", " -k", " -w", " -t", " -x", " -e", " -h", " /p", " -s", "--user", "--proxy-user",
    "htpasswd", "login", "auth", "unlock", "stdin", "--with-token", "chpasswd", "kinit", "rabbitmqctl", "wpa_pass",
    "obscure", "net user",
)  # fmt: skip


def redact(text: str) -> str:
    """Return ``text`` with every credential replaced by the marker, all else byte for byte.

    Idempotent by construction: passes run until one finds nothing. Each pass turns characters outside a marker into
    a marker, so they end; ordinary text takes two.
    """
    while spans := _find_spans(text):
        text = _replace(text, spans)
    return text


def redact_head(text: str, limit: int) -> str:
    """Return the redacted first ``limit`` characters, at most ``limit`` long, with no half of a credential.

    Reads ``limit`` plus a margin, so the cost does not grow with ``text``. A credential across the cut goes whole.
    """
    if len(text) <= limit:
        return _cut_head(redact(text), limit)
    window = text[: limit + _MARGIN]
    spans = [(start, end) for start, end in _find_spans(window) if start < limit]
    stop = max([limit, *(end for _, end in spans)])
    return _cut_head(redact(_replace(window[:stop], spans)), limit)


def redact_field(payload: dict[str, Any], key: str, limit: int = ID_LIMIT) -> str:
    """Return the redacted head of a string of a foreign payload, an id for one; "" when missing or of another type."""
    value = payload.get(key)
    return redact_head(value, limit) if isinstance(value, str) else ""


def redact_tail(text: str, limit: int) -> str:
    """Return the redacted last ``limit`` characters, at most ``limit`` long, with no half of a credential."""
    if len(text) <= limit:
        return _cut_tail(redact(text), limit)
    window = text[-(limit + _MARGIN) :]
    border = len(window) - limit
    spans = [(start, end) for start, end in _find_spans(window) if end > border]
    first = min([border, *(start for start, _ in spans)])
    shifted = [(start - first, end - first) for start, end in spans]
    return _cut_tail(redact(_replace(window[first:], shifted)), limit)


def redact_value(value: object) -> object:
    """Return a JSON-shaped value with every string in it redacted; a key counts as the name of its value."""
    if isinstance(value, str):
        return redact(value)
    if isinstance(value, dict):
        return {redact_value(key): _redact_item(key, item) for key, item in value.items()}
    if isinstance(value, list):
        return [redact_value(item) for item in value]
    return value


def _redact_item(key: object, item: object) -> object:
    if isinstance(key, str) and isinstance(item, str) and any(anchor in key.lower() for anchor in _NAME_ANCHORS):
        quote = '"' if '"' not in item else "'"
        if redact(f"{quote}{key}{quote}: {quote}{item}{quote}").endswith(f": {quote}{MARKER}{quote}"):
            return MARKER
    return redact_value(item)


def _find_spans(text: str) -> list[tuple[int, int]]:
    """Return sorted, disjoint spans of ``text`` that hold a credential."""
    noise = _noise(text)
    view = _replace(text, noise, by="").replace(MARKER, _BLANK)
    for escape, plain in _ESCAPES:
        view = view.replace(escape, plain)
    low = view.lower()
    if len(low) != len(view):
        # Only the dotted capital I grows when lowered; offsets must stay those of the view.
        low = view.replace("\u0130", "I").lower()
    found = find_tokens(view, low)
    if "private" in low:
        from harness_memory.hot.redaction_blocks import find_private_keys

        found += find_private_keys(view)
    if names := [anchor for anchor in _NAME_ANCHORS if anchor in low]:
        packs.load("redaction_names")
        from harness_memory.hot.redaction_names import find_named

        found += find_named(view, low, names)
    if phrases := [phrase for phrase in _PHRASES if phrase in low]:
        from harness_memory.hot.redaction_phrases import find_after_phrases

        found += find_after_phrases(view, low, phrases)
    if any(anchor in low for anchor in _ADDRESS_ANCHORS):
        from harness_memory.hot.redaction_urls import find_in_urls

        found += find_in_urls(view)
    if any(anchor in low for anchor in _COMMAND_ANCHORS):
        from harness_memory.hot.redaction_commands import find_in_commands

        found += find_in_commands(view, low)
    return _in_original(_merge(_with_pieces(view, found)), noise)


def _with_pieces(view: str, spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Extend spans over line breaks; leave earlier markers at both ends out, so that a pass makes progress."""
    if not spans:
        return spans
    from harness_memory.hot.redaction_blocks import past_pieces

    extended = []
    for start, end in spans:
        content = view[start:end]
        start += len(content) - len(content.lstrip("\0"))
        end -= len(content) - len(content.rstrip("\0"))
        if start < end:
            extended.append((start, past_pieces(view, start, end)))
    return extended


def _noise(text: str) -> list[tuple[int, int]]:
    """Return the spans of colour codes and invisible characters, which a credential may be broken up by."""
    spans = []
    for mark in _INVISIBLE:
        at = text.find(mark)
        while at >= 0:
            spans.append((at, at + 1))
            at = text.find(mark, at + 1)
    for mark in _CSI:
        at = text.find(mark)
        while at >= 0:
            end = at + len(mark)
            while end < len(text) and text[end] in "0123456789;:?":
                end += 1
            spans.append((at, min(end + 1, len(text))))
            at = text.find(mark, end)
    return _merge(spans)


def _in_original(spans: Sequence[tuple[int, int]], noise: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Translate sorted spans of the view into the text it was made from; noise inside a span belongs to it."""
    translated = []
    removed = 0
    ahead = 0
    for start, end in spans:
        while ahead < len(noise) and noise[ahead][0] <= start + removed:
            removed += noise[ahead][1] - noise[ahead][0]
            ahead += 1
        original_start = start + removed
        while ahead < len(noise) and noise[ahead][0] < end + removed:
            removed += noise[ahead][1] - noise[ahead][0]
            ahead += 1
        translated.append((original_start, end + removed))
    return translated


def _merge(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def _replace(text: str, spans: Sequence[tuple[int, int]], by: str = MARKER) -> str:
    pieces: list[str] = []
    last = 0
    for start, end in spans:
        pieces += (text[last:start], by)
        last = end
    pieces.append(text[last:])
    return "".join(pieces)


def _cut_head(text: str, limit: int) -> str:
    if len(text) <= limit:
        return text
    start = text.rfind(MARKER, 0, limit + len(MARKER) - 1)
    return text[: min(start, limit)] if start >= 0 and start + len(MARKER) > limit else text[:limit]


def _cut_tail(text: str, limit: int) -> str:
    border = len(text) - limit
    if border <= 0:
        return text
    start = text.find(MARKER, max(0, border - len(MARKER) + 1))
    return text[start + len(MARKER) :] if 0 <= start < border else text[border:]
