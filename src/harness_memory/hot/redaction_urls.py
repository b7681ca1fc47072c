"""Credentials in addresses: the user part of a URL, of a database address without a scheme, of a password file line.

Must not look at queries (their pairs are assignments). Called by ``redaction`` when an address anchor occurs.
"""

from __future__ import annotations

from harness_memory.hot.redaction_values import ALNUM, DIGITS, URLSAFE, is_mixed, is_random, is_slug, span_length

_URL_END = " \t\r\n\0\"'`<>|\\()[]{},;，。；）」"
_USER_PART = ALNUM + ":._~!$&*+=^%?-"
_SCHEMELESS = ("@tcp(", "@unix(")
_PASSWORD_FILE_PORTS = (":5432:", ":5433:", ":6432:", ":3306:", ":*:")


def find_in_urls(text: str) -> list[tuple[int, int]]:
    """Return the spans of passwords and tokens before the host of an address."""
    found = []
    at = text.find("://")
    while at >= 0:
        span = _password(text, at + 3, _run_end(text, at + 3))
        if span:
            found.append(span)
        at = text.find("://", at + 3)
    for mark in _SCHEMELESS:
        found += _before_host(text, mark)
    found += _before_bare_host(text)
    for port in _PASSWORD_FILE_PORTS:
        found += _password_file_lines(text, port)
    return found


def _run_end(text: str, start: int) -> int:
    piece = text[start : start + 2048]
    end = len(piece)
    for char in _URL_END:
        at = piece.find(char, 0, end)
        if at >= 0:
            end = at
    return start + end


def _password(text: str, start: int, end: int) -> tuple[int, int] | None:
    slash = text.find("/", start, end)
    authority_end = slash if slash >= 0 else end
    at_sign = text.rfind("@", start, authority_end)
    colon = text.find(":", start, authority_end)
    if at_sign < 0 and colon >= 0 and slash >= 0 and text[colon + 1 : slash].strip(DIGITS):
        # A password may hold a slash of its own.
        at_sign = text.find("@", slash, end)
    if at_sign < 0:
        return None
    colon = text.find(":", start, at_sign)
    secret_start = colon + 1 if colon >= 0 else start
    secret = text[secret_start:at_sign]
    if not secret or _is_template(secret):
        return None
    if colon < 0 and not is_random(secret):
        return None
    if colon > 0 and "?" in text[start:colon]:
        return None
    return secret_start, at_sign


def _is_template(secret: str) -> bool:
    return (secret[0] in "$<{[*%" and (secret[0] != "%" or not is_mixed(secret))) or (
        not secret.strip("*xX.") or "${" in secret
    )


def _before_host(text: str, mark: str) -> list[tuple[int, int]]:
    """Return the password of ``user:password@tcp(host)``."""
    found = []
    at = text.find(mark)
    while at >= 0:
        line_start = max(text.rfind(char, max(0, at - 300), at) for char in " \t\n\"'`=")
        colon = text.find(":", line_start + 1, at)
        if colon >= 0 and colon + 1 < at and not _is_template(text[colon + 1 : at]):
            found.append((colon + 1, at))
        at = text.find(mark, at + 1)
    return found


def _before_bare_host(text: str) -> list[tuple[int, int]]:
    """Return the password of ``user:password@host`` that has no scheme before it."""
    found = []
    at = text.find("@")
    while at >= 0:
        before = text[max(0, at - 128) : at]
        user, _, secret = before[len(before.rstrip(_USER_PART)) :].partition(":")
        if user and len(secret) >= 8 and is_mixed(secret) and not is_slug(secret) and _is_host(text, at + 1):
            found.append((at - len(secret), at))
        at = text.find("@", at + 1)
    return found


def _is_host(text: str, at: int) -> bool:
    end = at + span_length(text, at, URLSAFE + ".:")
    host, _, port = text[at:end].rstrip(".:").partition(":")
    if port and not port.isdigit():
        return False
    is_address = host.count(".") == 3 and host.replace(".", "").isdigit()
    return host == "localhost" or is_address or (host[:1].isalpha() and ("." in host or bool(port)))


def _password_file_lines(text: str, port: str) -> list[tuple[int, int]]:
    """Return the last field of ``host:port:database:user:password``."""
    found = []
    at = text.find(port)
    while at >= 0:
        after = at + len(port)
        fields = text[after : _run_end(text, after)].split(":")
        if len(fields) == 3 and is_mixed(fields[2]) and text[at - 1 : at] in ALNUM + "*":
            start = after + len(fields[0]) + len(fields[1]) + 2
            found.append((start, start + len(fields[2])))
        at = text.find(port, after)
    return found
