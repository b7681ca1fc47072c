"""The words that make an identifier the name of a credential, and those that make it speak about one.

Owns the vocabulary and nothing of syntax. Called by ``redaction_names``.
"""

from __future__ import annotations

from harness_memory.hot.redaction_values import DIGITS, LOWER, UPPER

# How much a name says. A password is whatever stands there; a token has some shape; other names need a random value.
PASSWORD, TOKEN, WEAK = 3, 2, 1

_PASSWORD_WORDS = frozenset((
    "password", "passwd", "passphrase", "passcode", "pass", "pwd", "pw", "psk", "passwrd", "pswd", "storepass",
    "keypass", "userpass", "dbpass", "rootpass", "pin", "otp", "passin", "passout", "requirepass", "masterauth",
    "rootpw", "bindpw", "adminpw", "userpw", "srcstorepass", "deststorepass", "srckeypass", "destkeypass",
))  # fmt: skip
_TOKEN_WORDS = frozenset((
    "secret", "token", "apikey", "accesskey", "secretkey", "privatekey", "credential", "credentials", "creds",
    "jwt",
))  # fmt: skip
_WEAK_WORDS = frozenset((
    "key", "auth", "session", "sessionid", "sessid", "sid", "authorization", "cookie", "signature", "sig", "salt",
    "login", "pat", "bearer", "basic", "phpsessid", "jsessionid",
))  # fmt: skip
_ENDINGS = (
    ("password", PASSWORD), ("passwd", PASSWORD), ("passphrase", PASSWORD), ("passcode", PASSWORD), ("pwd", PASSWORD),
    ("secret", TOKEN), ("token", TOKEN), ("apikey", TOKEN), ("accesskey", TOKEN), ("secretkey", TOKEN),
    ("privatekey", TOKEN), ("accountkey", TOKEN), ("authkey", TOKEN), ("signingkey", TOKEN), ("encryptionkey", TOKEN),
    ("masterkey", TOKEN), ("licensekey", TOKEN), ("servicekey", TOKEN), ("sharedkey", TOKEN), ("sessid", WEAK),
    ("sessionid", WEAK),
)  # fmt: skip
_KEY_QUALIFIERS = frozenset((
    "api", "access", "secret", "private", "account", "auth", "signing", "encryption", "encrypt", "master",
    "license", "licence", "service", "subscription", "deploy", "admin", "write", "ingest", "integration", "app",
    "application", "storage", "preshared", "shared", "root", "hmac", "crypt", "cipher", "jwt", "session",
    "security", "rest", "server", "user", "client", "consumer", "project", "webhook", "x",
))  # fmt: skip
# A name that goes on with one of these speaks about the credential and does not hold it.
_ABOUT = frozenset((
    "count", "counts", "url", "uri", "urls", "name", "names", "id", "ids", "type", "types", "length", "len", "min",
    "max", "size", "limit", "ttl", "expires", "expiry", "expiration", "expire", "expired", "path", "paths", "file",
    "files", "filename", "dir", "directory", "policy", "hash", "digest", "checksum", "fingerprint", "field",
    "fields", "input", "placeholder", "label", "regex", "pattern", "hint", "prompt", "error", "errors", "reset",
    "manager", "helper", "provider", "store", "strategy", "enabled", "disabled", "required", "optional", "valid",
    "version", "format", "header", "headers", "algorithm", "alg", "class", "model", "index", "usage", "budget",
    "rate", "bucket", "ref", "refs", "env", "var", "variable", "rotation", "arn", "endpoint", "host", "port",
    "scope", "scopes", "set", "list", "info", "at", "on", "by", "in", "mode", "method", "kind", "status", "state",
    "stdin", "command", "cmd", "source", "src", "location", "map", "mapping", "selector", "service", "server",
    "client", "request", "response", "handler", "factory", "builder", "parser", "validator", "generator",
    "interface", "props", "data", "table", "column", "schema", "test", "tests", "spec", "page", "form", "view",
    "route", "router", "controller", "middleware", "module", "package", "event", "events", "change", "changed",
    "age", "days", "hours", "minutes", "seconds", "timeout", "interval", "retries", "attempts", "threshold",
    "strength", "complexity", "rule", "rules", "requirements", "entropy", "charset", "prefix", "suffix",
    "separator", "delimiter", "vault", "backend", "engine", "alias", "iterations", "rounds", "present", "missing",
    "cache", "lookup", "encryption", "authentication", "hasher", "hashers", "validators",
))  # fmt: skip
_COUNTED_TOKENS = frozenset((
    "max", "min", "num", "next", "starting", "start", "prev", "previous", "last", "page", "continuation", "stop",
    "eos", "bos", "pad", "unk", "input", "output", "prompt", "completion", "cached", "special", "mask", "sep",
    "cls", "cancellation", "cancel", "lex", "lexer", "current", "peek", "design", "lock", "fencing", "sync",
    "resume", "nextpage",
))  # fmt: skip
_PUBLIC = frozenset((
    "public", "primary", "foreign", "sort", "partition", "cache", "idempotency", "dedup", "row", "column", "index",
    "object", "map", "dict", "publishable", "host", "candidate", "composite", "unique", "natural", "surrogate",
    "group", "lookup", "hash", "event", "query", "translation", "i18n", "message", "hot", "short", "arrow",
    "modifier", "known", "artifact", "restore", "storage_path",
))  # fmt: skip


def _split_words(name: str) -> list[str]:
    """Return the words of an identifier in lower case: ``dbPassword_2`` → db, password, 2; ``APIKey`` → api, key."""
    words = []
    word = ""
    for index, char in enumerate(name):
        if char in "_-":
            words.append(word)
            word = ""
            continue
        before = name[index - 1] if index else ""
        after = name[index + 1 : index + 2]
        if char in UPPER and word and (before in LOWER + DIGITS or (before in UPPER and after and after in LOWER)):
            words.append(word)
            word = ""
        word += char
    words.append(word)
    return [word.rstrip(DIGITS).lower() for word in words if word.rstrip(DIGITS)]


def weigh(name: str) -> int:
    """Return how much a name says about its value: PASSWORD, TOKEN, WEAK or 0."""
    words = _split_words(name)
    for index in range(len(words) - 1, -1, -1):
        weight = _weigh_word(words, index)
        if weight:
            return 0 if _is_about(words, index) else weight
    return 0


def _weigh_word(words: list[str], index: int) -> int:
    word = words[index]
    before = words[index - 1] if index else ""
    if word in _PASSWORD_WORDS:
        return PASSWORD
    if word == "key" and before in _KEY_QUALIFIERS:
        return TOKEN
    if word == "id" and before in ("session", "sess", "secret"):
        return WEAK
    if word in _TOKEN_WORDS:
        return TOKEN
    if word in _WEAK_WORDS:
        return WEAK
    for ending, weight in _ENDINGS:
        if word.endswith(ending):
            return weight
    return 0


def _is_about(words: list[str], index: int) -> bool:
    word = words[index]
    if any(later in _ABOUT for later in words[index + 1 :]):
        return True
    if word.endswith("token") and any(earlier in _COUNTED_TOKENS for earlier in words[:index]):
        return True
    return word == "key" and any(earlier in _PUBLIC for earlier in words[:index])
