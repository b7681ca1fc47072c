"""Replace credentials in text by ``<redacted>`` before anything is written.

Owns the public functions, the view that the rules read (colour codes and invisible characters taken out, earlier
markers blanked) and the cuts. Must not know a credential's shape: those are the ``redaction_*`` modules, which are
imported only when a literal anchor occurs. Called by the hooks, the worker and the importers. No regular
expressions: the rules are literal searches with a bounded look around each hit, so the cost is linear.
"""

from __future__ import annotations

from harness_memory.hot.redaction_tokens import find_tokens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

MARKER = "<redacted>"

_BLANK = "\0" * len(MARKER)
# Wider than a 4096-bit private key in PEM form with escaped line breaks (3.4 K).
_MARGIN = 4096
_CSI = ("\x1b[", "\\u001b[", "\\x1b[", "\\033[", "\\e[")
_INVISIBLE = ("\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff")
_NAME_ANCHORS = (
    "pass", "pwd", "secret", "token", "key", "cred", "auth", "sess", "sid", "cookie", "bearer", "basic", "psk",
    "signature", "sig=", "identified by", "otp", "pin", "jwt", "密码", "口令", "비밀번호", "암호", "パスワード", "暗証",
    "parol", "парол", "ключ", "токен", "contraseñ", "senha", "clave", "kennwort", "mot de passe", "hasło",
    "wachtwoord", "lösenord", "şifre",
)  # fmt: skip
_URL_ANCHORS = ("://", "@tcp(", "@unix(", "@(")


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
    """Return a JSON-shaped value with every string in it redacted, keys included."""
    if isinstance(value, str):
        return redact(value)
    if isinstance(value, dict):
        return {redact_value(key): redact_value(item) for key, item in value.items()}
    if isinstance(value, list):
        return [redact_value(item) for item in value]
    return value


def _find_spans(text: str) -> list[tuple[int, int]]:
    """Return sorted, disjoint spans of ``text`` that hold a credential."""
    noise = _noise(text)
    view = _without(text, noise).replace(MARKER, _BLANK)
    low = view.lower()
    if len(low) != len(view):
        # Only the dotted capital I grows when lowered; offsets must stay those of the view.
        low = view.replace("\u0130", "I").lower()
    found = find_tokens(view, low)
    if any(anchor in low for anchor in _NAME_ANCHORS):
        from harness_memory.hot.redaction_names import find_named

        found += find_named(view, low)
    merged = _merge(found)
    return [_in_original(span, noise) for span in merged]


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


def _without(text: str, spans: Sequence[tuple[int, int]]) -> str:
    pieces = []
    last = 0
    for start, end in spans:
        pieces.append(text[last:start])
        last = end
    pieces.append(text[last:])
    return "".join(pieces)


def _in_original(span: tuple[int, int], noise: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Translate a span of the view into the text it was made from; noise inside the span belongs to it."""
    start, end = span
    for noise_start, noise_end in noise:
        size = noise_end - noise_start
        if noise_start <= start:
            start += size
        if noise_start < end:
            end += size
        else:
            break
    return start, end


def _merge(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def _replace(text: str, spans: Sequence[tuple[int, int]]) -> str:
    pieces = []
    last = 0
    for start, end in spans:
        pieces += (text[last:start], MARKER)
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
