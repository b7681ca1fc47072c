"""Credentials that their own shape gives away: vendor prefixes, JSON web tokens, private key blocks, webhook paths.

Owns the table of public prefixes and the scanners for what needs more than a prefix. Must not look at the names
around a value (``redaction_names`` does). Called by ``redaction`` for every text, so it costs one substring search
per prefix when nothing is there.
"""

from __future__ import annotations

_DIGITS = "0123456789"
_HEX = _DIGITS + "abcdefABCDEF"
_ALNUM = _DIGITS + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_WORD = _ALNUM + "_"
_URLSAFE = _WORD + "-"
_DOTTED = _URLSAFE + "."
_BASE64 = _ALNUM + "+/="
_PATH = _DOTTED + "/~%"

# (prefix, alphabet of the rest, fewest characters of the rest). Prefixes of four or more match in any case.
_PREFIXES = (
    ("sk-ant-", _URLSAFE, 12), ("sk-proj-", _URLSAFE, 16), ("sk-svcacct-", _URLSAFE, 16), ("sk-admin-", _URLSAFE, 16),
    ("sk-or-v1-", _HEX, 16), ("sk-", _ALNUM, 20),
    ("ghp_", _ALNUM, 12), ("gho_", _ALNUM, 12), ("ghu_", _ALNUM, 12), ("ghs_", _ALNUM, 12), ("ghr_", _ALNUM, 12),
    ("github_pat_", _WORD, 12), ("glpat-", _DOTTED, 12), ("npm_", _ALNUM, 16), ("pypi-age", _URLSAFE, 16),
    ("sk_live_", _ALNUM, 10), ("sk_test_", _ALNUM, 10), ("rk_live_", _ALNUM, 10), ("rk_test_", _ALNUM, 10),
    ("whsec_", _BASE64, 16), ("akia", _ALNUM, 12), ("asia", _ALNUM, 16), ("iqojb3jpz2lux2vj", _BASE64, 20),
    ("xoxb-", _URLSAFE, 10), ("xoxp-", _URLSAFE, 10), ("xoxa-", _URLSAFE, 10), ("xoxs-", _URLSAFE, 10), ("xapp-", _URLSAFE, 10),
    ("aiza", _URLSAFE, 30), ("ya29.", _DOTTED, 20), ("gocspx-", _URLSAFE, 16), ("eyJ", _DOTTED, 30),
    ("dop_v1_", _HEX, 16), ("sbp_", _HEX, 16), ("age-secret-key-1", _ALNUM, 20), ("SG.", _DOTTED, 30), ("key-", _HEX, 32),
    ("hf_", _ALNUM, 20),
    ("hooks.slack.com/services/", _PATH, 10), ("discord.com/api/webhooks/", _PATH, 10),
)  # fmt: skip


def find_tokens(text: str, low: str) -> list[tuple[int, int]]:
    """Return the spans of tokens told by their shape; ``low`` is ``text`` in lower case, same offsets."""
    found: list[tuple[int, int]] = []
    for prefix, alphabet, fewest in _PREFIXES:
        haystack = low if len(prefix) > 3 else text
        at = haystack.find(prefix)
        while at >= 0:
            body = at + len(prefix)
            end = body + run_length(text, body, alphabet)
            if end - body >= fewest and (at == 0 or text[at - 1] not in _ALNUM):
                found.append((body if alphabet is _PATH else at, end))
            at = haystack.find(prefix, max(end, body))
    found += _private_keys(text)
    return found


def run_length(text: str, start: int, alphabet: str, longest: int = 4096) -> int:
    """Return how many characters from ``start`` belong to ``alphabet``, at most ``longest``."""
    piece = text[start : start + longest]
    return len(piece) - len(piece.lstrip(alphabet))


def _private_keys(text: str) -> list[tuple[int, int]]:
    found = []
    at = text.find("-----BEGIN ")
    while at >= 0:
        head_end = text.find("-----", at + 11)
        if head_end < 0:
            break
        if "PRIVATE KEY" in text[at:head_end]:
            label = text[at + 11 : head_end]
            end = text.find("-----END " + label + "-----", head_end)
            stop = end + 14 + len(label) if end >= 0 else head_end + 5 + run_length(text, head_end + 5, _BASE64 + "\\ \r\n\t>+-|")
            found.append((at, stop))
            head_end = stop
        at = text.find("-----BEGIN ", head_end)
    return found
