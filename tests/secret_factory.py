"""Made-up secrets for tests: the right shape, no real value, and no literal in the repository.

A case's text holds placeholders: ``«kind»`` or ``«kind#2»`` for a second one, ``«kind|how»`` for one that is mangled
(see ``MANGLERS``). ``expand`` fills them in and gives a row in the form that ``eval:redaction`` reads.
"""

from __future__ import annotations

import base64
import random
import re
import string
import urllib.parse
from collections.abc import Callable

ALNUM = string.ascii_letters + string.digits
URLSAFE = ALNUM + "-_"
HEX = "0123456789abcdef"
BASE32 = string.ascii_uppercase + "234567"
WORDS = ("amber", "basalt", "cedar", "dune", "ember", "fjord", "grove", "heron", "iris", "juniper", "kelp", "lichen")

_PLACEHOLDER = re.compile(r"«([a-z0-9_]+)(#\d+)?(?:\|([a-z0-9]+))?»")


def _of(alphabet: str, size: int, prefix: str = "") -> Callable[[random.Random], str]:
    return lambda rng: prefix + "".join(rng.choices(alphabet, k=size))


def _password(rng: random.Random) -> str:
    middle = rng.choices(ALNUM, k=10)
    return "".join(
        [rng.choice(string.ascii_letters), *middle, rng.choice("23456789"), rng.choice("QXZ"), rng.choice("qxz")]
    )


def _special(rng: random.Random) -> str:
    return (
        _password(rng)[:6] + rng.choice("!@#%^*+?") + _password(rng)[:4] + rng.choice("!@#%^*+?") + _password(rng)[-3:]
    )


def _base64(size: int) -> Callable[[random.Random], str]:
    return lambda rng: base64.b64encode(rng.randbytes(size)).decode()


def _json_web_token(rng: random.Random) -> str:
    parts = [f'{{"alg":"HS256","n":{rng.randrange(99)}}}', f'{{"sub":"{rng.randrange(10**9)}"}}', _of(ALNUM, 32)(rng)]
    return ".".join(base64.urlsafe_b64encode(part.encode()).decode().rstrip("=") for part in parts)


def _pem(label: str, size: int) -> Callable[[random.Random], str]:
    def make(rng: random.Random) -> str:
        body = base64.b64encode(rng.randbytes(size)).decode()
        lines = [body[at : at + 64] for at in range(0, len(body), 64)]
        return "\n".join([f"-----BEGIN {label}-----", *lines, f"-----END {label}-----"])

    return make


SECRETS: dict[str, Callable[[random.Random], str]] = {
    "anthropic": _of(URLSAFE, 95, "sk-ant-" + "api03-"),
    "openai": _of(ALNUM, 48, "sk" + "-"),
    "openai_project": _of(URLSAFE, 120, "sk-" + "proj-"),
    "github": _of(ALNUM, 36, "gh" + "p_"),
    "github_fine": lambda rng: "github_" + "pat_" + _of(ALNUM, 22)(rng) + "_" + _of(ALNUM, 59)(rng),
    "gitlab": _of(URLSAFE, 20, "gl" + "pat-"),
    "npm": _of(ALNUM, 36, "np" + "m_"),
    "pypi": _of(URLSAFE, 150, "pypi-" + "AgEIcHlwaS5vcmc"),
    "stripe": _of(ALNUM, 24, "sk_" + "live_"),
    "aws_id": _of(BASE32, 16, "AK" + "IA"),
    "slack": lambda rng: (
        "xox" + f"b-{rng.randrange(10**11, 10**12)}-{rng.randrange(10**12, 10**13)}-" + _of(ALNUM, 24)(rng)
    ),
    "slack_path": lambda rng: "T" + _of(BASE32, 9)(rng) + "/B" + _of(BASE32, 9)(rng) + "/" + _of(ALNUM, 24)(rng),
    "google": _of(URLSAFE, 35, "AI" + "za"),
    "twilio": _of(HEX, 32, "S" + "K"),
    "sendgrid": lambda rng: "S" + "G." + _of(URLSAFE, 22)(rng) + "." + _of(URLSAFE, 43)(rng),
    "huggingface": _of(string.ascii_letters, 34, "h" + "f_"),
    "digitalocean": _of(HEX, 64, "dop_" + "v1_"),
    "telegram": lambda rng: f"{rng.randrange(10**9, 10**10)}:A" + "A" + _of(URLSAFE, 33)(rng),
    "discord": lambda rng: (
        base64.b64encode(str(rng.randrange(10**17, 10**18)).encode()).decode().rstrip("=")
        + "."
        + _of(URLSAFE, 6)(rng)
        + "."
        + _of(URLSAFE, 38)(rng)
    ),
    "age": _of("QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L", 58, "AGE-SECRET" + "-KEY-1"),
    "jwt": _json_web_token,
    "pem": _pem("RSA PRIVATE" + " KEY", 600),
    "pem_ec": _pem("EC PRIVATE" + " KEY", 120),
    "pem_openssh": _pem("OPENSSH PRIVATE" + " KEY", 380),
    "putty": lambda rng: _pem("", 80)(rng).split("\n", 1)[1].rsplit("\n", 1)[0],
    "pgp": _pem("PGP PRIVATE" + " KEY BLOCK", 400),
    "password": _password,
    "special": _special,
    "weak": lambda rng: rng.choice(WORDS).capitalize() + rng.choice(WORDS) + str(rng.randrange(10, 99)),
    "phrase": lambda rng: " ".join(rng.sample(WORDS, 5)),
    "cjk": lambda rng: rng.choice(WORDS) + "산길" + str(rng.randrange(1000, 9999)),
    "digits": lambda rng: str(rng.randrange(10**9, 10**10)),
    "token": lambda rng: _password(rng) + _password(rng),
    "urlsafe": lambda rng: _password(rng) + "-" + _of(URLSAFE, 24)(rng) + "_" + _password(rng)[:3],
    "hex32": _of(HEX, 32),
    "hex64": _of(HEX, 64),
    "base64_32": _base64(32),
    "base64_64": _base64(64),
    "basic": lambda rng: base64.b64encode(f"{rng.choice(WORDS)}:{_password(rng)}".encode()).decode(),
    "totp": _of(BASE32, 32),
    "uuid_key": lambda rng: "-".join(_of(HEX, size)(rng) for size in (8, 4, 4, 4, 12)),
    "cookie": lambda rng: "s%3A" + _of(URLSAFE, 32)(rng) + "." + urllib.parse.quote(_base64(30)(rng), safe=""),
}
# Values that look as random as secrets and are none.
PUBLIC: dict[str, Callable[[random.Random], str]] = {
    "sha1": _of(HEX, 40),
    "sha256": _of(HEX, 64),
    "short": _of(HEX, 7),
    "uuid": lambda rng: "-".join(_of(HEX, size)(rng) for size in (8, 4, 4, 4, 12)),
    "sri": lambda rng: "sha512-" + _base64(64)(rng),
    "image": lambda rng: "iVBORw0KGgo" + _base64(180)(rng),
    "ssh_public": lambda rng: "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI" + _of(ALNUM, 43)(rng),
    "certificate": _pem("CERTIFICATE", 500),
    "public_key": _pem("PUBLIC KEY", 280),
    "ulid": _of("0123456789ABCDEFGHJKMNPQRSTVWXYZ", 24, "01"),
}


def _wrapped(separator: str, width: int) -> Callable[[str], str]:
    return lambda value: separator.join(value[at : at + width] for at in range(0, len(value), width))


MANGLERS: dict[str, Callable[[str], str]] = {
    "wrap40": _wrapped("\n", 40),
    "wrap16": _wrapped("\n", 16),
    "slash40": _wrapped("\\\n", 40),
    "escwrap30": _wrapped("\\n", 30),
    "escaped": lambda value: value.replace("\n", "\\n"),
    "escaped2": lambda value: value.replace("\n", "\\\\n"),
    "crlf": lambda value: value.replace("\n", "\r\n"),
    "indent": lambda value: value.replace("\n", "\n    "),
    "added": lambda value: value.replace("\n", "\n+"),
    "removed": lambda value: value.replace("\n", "\n-"),
    "quoted": lambda value: value.replace("\n", "\n> "),
    "colour": lambda value: value[: len(value) // 2] + "\x1b[0m\x1b[32m" + value[len(value) // 2 :],
    "colours": lambda value: "".join(f"\x1b[33m{value[at : at + 8]}\x1b[0m" for at in range(0, len(value), 8)),
    "hyphen": lambda value: value[: len(value) // 2] + "\u00ad" + value[len(value) // 2 :],
    "noend": lambda value: value.rsplit("\n", 1)[0],
    "nobegin": lambda value: value.split("\n", 1)[1],
    "half": lambda value: value[: len(value) * 2 // 3],
    "url": lambda value: urllib.parse.quote(value, safe=""),
    "base64": lambda value: base64.b64encode(value.encode()).decode(),
    "lower": str.lower,
}


def make(kind: str, seed: str) -> str:
    """Return a value of ``kind``, always the same for the same ``seed``."""
    maker = SECRETS.get(kind) or PUBLIC[kind]
    return maker(random.Random(f"{kind} {seed}"))  # noqa: S311 -- made-up values must repeat


def expand(case: dict[str, object], seed: str = "") -> dict[str, object]:
    """Return the case with its placeholders filled and ``secrets`` listing the pieces that must be gone."""
    secrets: list[str] = []

    def fill(match: re.Match[str]) -> str:
        kind, number, mangler = match.groups()
        value = make(kind, f"{case['id']} {number or ''} {seed}")
        shown = MANGLERS[mangler](value) if mangler else value
        if kind in SECRETS:
            secrets.extend(_pieces(shown))
        return shown

    text = _PLACEHOLDER.sub(fill, str(case["text"]))
    return {**case, "text": text, "secrets": secrets}


def _pieces(shown: str) -> list[str]:
    """Return the parts of a mangled secret without what broke it up, of 8 characters and more."""
    pieces = re.split(r"-----[A-Z ]+-----|\x1b\[[0-9;]*m|\\+n|\\?\r?\n[+> -]*|\u00ad", shown)
    return [piece.strip() for piece in pieces if len(piece.strip()) >= 8]
