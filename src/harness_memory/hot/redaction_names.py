"""Credentials told by the name before them: assignments, headers, flags, markup, prose.

Owns the words that name a credential and the ways a value follows its name. Must not know vendor prefixes
(``redaction_tokens``) or program options (``redaction_commands``). Called by ``redaction`` when one of the words occurs.
"""

from __future__ import annotations

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

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# How much a name says. A password is whatever stands there; a token has some shape; other names need a random value.
_PASSWORD, _TOKEN, _WEAK = 3, 2, 1
# How a value follows: NAME=value without blanks, an assignment or option, or merely the next word.
_TIGHT, _ASSIGNED, _NEXT = 3, 2, 1

_PASSWORD_WORDS = frozenset(
    "password passwd passphrase passcode pass pwd pw psk passwrd pswd storepass keypass userpass dbpass rootpass pin "
    "otp passin passout requirepass masterauth rootpw bindpw adminpw userpw rootpass".split()
)
_TOKEN_WORDS = frozenset("secret token apikey accesskey secretkey privatekey credential credentials creds jwt".split())
_WEAK_WORDS = frozenset(
    "key auth session sessionid sessid sid authorization cookie signature sig salt login pat bearer basic phpsessid jsessionid".split()
)
_ENDINGS = (
    ("password", _PASSWORD), ("passwd", _PASSWORD), ("passphrase", _PASSWORD), ("passcode", _PASSWORD), ("pwd", _PASSWORD),
    ("secret", _TOKEN), ("token", _TOKEN), ("apikey", _TOKEN), ("accesskey", _TOKEN), ("secretkey", _TOKEN),
    ("privatekey", _TOKEN), ("accountkey", _TOKEN), ("authkey", _TOKEN), ("signingkey", _TOKEN), ("encryptionkey", _TOKEN),
    ("masterkey", _TOKEN), ("licensekey", _TOKEN), ("servicekey", _TOKEN), ("sharedkey", _TOKEN), ("sessid", _WEAK), ("sessionid", _WEAK),
)  # fmt: skip
_KEY_QUALIFIERS = frozenset(
    "api access secret private account auth signing encryption encrypt master license licence service subscription "
    "deploy admin write ingest integration app application storage preshared shared root hmac crypt cipher jwt session "
    "security rest server user client consumer project webhook x".split()
)
# A name that goes on with one of these speaks about the credential and does not hold it.
_ABOUT = frozenset(
    "count counts url uri urls name names id ids type types length len min max size limit ttl expires expiry expiration expire "
    "expired path paths file files filename dir directory policy hash digest checksum fingerprint field fields input "
    "placeholder label regex pattern hint prompt error errors reset manager helper provider store strategy enabled "
    "disabled required optional valid version format header headers algorithm alg class model index usage budget rate bucket ref refs "
    "env var variable rotation arn endpoint host port scope scopes set list info at on by in mode method kind status "
    "state stdin command cmd source src location map mapping selector service server client request response handler "
    "factory builder parser validator generator interface props data table column schema test tests spec page form "
    "view route router controller middleware module package event events change changed age days hours minutes seconds "
    "timeout interval retries attempts threshold strength complexity rule rules requirements entropy charset prefix "
    "suffix separator delimiter vault backend engine alias iterations rounds present missing cache lookup encryption authentication hasher hashers validators".split()
)
_COUNTED_TOKENS = frozenset(
    "max min num next starting start prev previous last page continuation stop eos bos pad unk input output prompt completion cached "
    "special mask sep cls cancellation cancel lex lexer current peek design lock fencing sync resume nextpage".split()
)
_PUBLIC = frozenset(
    "public primary foreign sort partition cache idempotency dedup row column index object map dict publishable host "
    "candidate composite unique natural surrogate group lookup hash event query translation i18n message hot short "
    "arrow modifier known artifact restore storage_path".split()
)
_SCHEMES = frozenset("bearer basic token digest apikey api-key oauth negotiate ssws hawk splunk bot key jwt".split())
_LINKS = frozenset("provided given found used by plain login is was are to set now changed reset the new here equals being ist es est é é:".split())
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
        self.is_bare_key = weight == _WEAK and name.lower() == "key"
        self.is_verb = name.lower() == "pass"
        self.allows_blanks = self.is_flag or self.is_upper or "phrase" in name.lower()


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
            weight = weights[identifier] = _weigh(identifier.strip("-"))
        if not weight:
            continue
        name = _Name(text, start, end, weight)
        spans = _values_after(text, low, name) or _shown_below(text, name)
        if spans:
            found += spans
            done = spans[-1][1]
    return found


def find_named_abroad(text: str, low: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Return the spans of values after ``words`` for password in languages other than English."""
    return [span for word in words for span in _after_foreign(text, low, word)]


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
    return [word.lower() for word in words if word]


def _weigh(name: str) -> int:
    """Return how much a name says about its value: _PASSWORD, _TOKEN, _WEAK or 0."""
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
        return _PASSWORD
    if word == "key" and before in _KEY_QUALIFIERS:
        return _TOKEN
    if word == "id" and before in ("session", "sess", "secret"):
        return _WEAK
    if word in _TOKEN_WORDS:
        return _TOKEN
    if word in _WEAK_WORDS:
        return _WEAK
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


def _values_after(text: str, low: str, name: _Name) -> list[tuple[int, int]]:
    """Return the value after ``name`` in whichever syntax it is written."""
    if low[name.start : name.end] in ("bearer", "basic"):
        return _after_scheme(text, name.end)
    at = name.end + span_length(text, name.end, "\\\"'`]*?!%")
    sep_at = at + span_length(text, at, BLANKS)
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
    if sep[:1] == "|" and sep_at > at and "| " in _line_before(text, name.start):
        return _judged(text, low, sep_at + 1, name, _NEXT)
    keyed = _keyed_value(text, low, at, name)
    if keyed:
        return keyed
    if sep[:1] == "," and name.weight > _WEAK and text[name.end : name.end + 1] in ('"', "'", "`", "\\"):
        return _judged(text, low, sep_at + 1, name, _NEXT)
    return _after_blank(text, low, sep_at, name) if sep_at > at else []


def _after_blank(text: str, low: str, at: int, name: _Name) -> list[tuple[int, int]]:
    """Judge the word after a name and blanks, past the words of a sentence (``password is now …``)."""
    if name.is_flag:
        return _judged(text, low, at, name, _ASSIGNED)
    how = _NEXT
    for _ in range(5):
        word_end = at + span_length(text, at, LOWER + UPPER + "é")
        after = text[word_end : word_end + 1]
        if low[at:word_end] not in _LINKS or after not in (" ", ":"):
            break
        how = _ASSIGNED if after == ":" else how
        at = word_end + 1
    if text[at:word_end].islower() and text[word_end : word_end + 1] in (" ", "\n", ".", ",", "") and "=" not in text[at : at + 64]:
        return []  # a word of prose
    declared = _declared(text, at)
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


def _shown_below(text: str, name: _Name) -> list[tuple[int, int]]:
    """Return the next line when nothing but a random word stands on it: what the named command printed."""
    if name.weight < _TOKEN:
        return []
    start = text.find("\n", name.end, name.end + 200) + 1
    if not start:
        return []
    end = start + span_length(text, start, BASE64 + "-_.!@#%^&*?")
    value = text[start:end]
    if len(value) < 12 or text[end : end + 1] not in ("", "\n", "\r") or value.islower() or not is_random(value):
        return []
    in_block = not (_line_before(text, name.start) + text[name.start : start]).strip(BASE64 + "\r\n")
    return [] if in_block or is_slug(value) or is_reference(text, start, end, False) else [(start, end)]


def _line_before(text: str, at: int) -> str:
    """Return what stands before ``at`` on its line, 300 characters at most."""
    before = text[max(0, at - 300) : at]
    return before[before.rfind("\n") + 1 :]


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
    fewest = {_PASSWORD: 4, _TOKEN: 6, _WEAK: 12}[weight] if how > _NEXT else 8
    if len(value) < fewest or "\0" in value or is_reference(text, start, end, quoted) or is_stand_in(value):
        return False
    if is_number(value):
        return weight == _PASSWORD and how > _NEXT and value.isdigit() and len(value) >= 6
    if any(char.isspace() for char in value.replace("\n", "")):
        return quoted and weight == _PASSWORD and how > _NEXT and name.allows_blanks
    if (name.is_flag and not quoted or how == _NEXT) and "=" in value.rstrip("="):
        return False
    if not quoted and not (name.is_upper and how == _TIGHT) and _names_one(value):
        return False
    if name.is_bare_key and is_hex(value):
        return False
    if weight == _WEAK or how == _NEXT:
        return _stands_alone(value, _TOKEN if name.is_verb else weight)
    if is_mixed(value):
        return weight == _PASSWORD or not is_slug(value)
    if is_scrambled(value) and len(value) >= 16:
        return True
    return weight == _PASSWORD and len(value) >= 6 and how == _TIGHT and name.is_upper


def _names_one(value: str) -> bool:
    """Say whether a bare value is an identifier for a credential, as a class or a parameter is."""
    low = value.lower()
    return value.replace(".", "_").isidentifier() and any(word in low for word in ("token", "secret", "passw", "key", "psk"))


def _stands_alone(value: str, weight: int) -> bool:
    """Judge a value whose name or place says little."""
    if weight == _WEAK:
        return len(value) >= 16 and is_random(value) and not is_uuid(value) and not value.startswith("AAAA")
    if is_hex(value):
        return False
    if weight == _PASSWORD:
        return is_mixed(value.rstrip("=")) and not is_slug(value)
    return is_random(value) and not is_slug(value)


def _after_scheme(text: str, at: int) -> list[tuple[int, int]]:
    """Judge what follows Bearer, Basic and their like; ``'Bearer ' + '…'`` counts."""
    after = at + span_length(text, at, " \t\r\n\"'`+.:\\")
    if after == at:
        return []
    end = after + span_length(text, after, BASE64 + "-_.~%:")
    value = text[after:end].rstrip(".,:")
    if len(value) < 12 or not (is_random(value) or is_scrambled(value)) or is_stand_in(value):
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
        if quoted and is_random(value) and value.isprintable() and " " not in value and not is_reference(text, start, end, True):
            found.append((start, end))
        at = text.find(",", max(end, at), stop)
    return found


def _after_foreign(text: str, low: str, word: str) -> list[tuple[int, int]]:
    """Judge what follows a word for password in another language, past its particles."""
    found = []
    at = low.find(word)
    while at >= 0:
        after = at + len(word)
        if word.isascii() and (low[at - 1 : at].isalnum() or low[after : after + 1].isalnum()):
            at = low.find(word, after)
            continue
        limit = after + 12
        while after < min(limit, len(text)) and (ord(text[after]) > 127 or text[after] in " :=\"'`-"):
            after += 1
        for link in ("ist ", "es ", "is ", "to "):
            if low.startswith(link, after):
                after += len(link)
        start, end, quoted = read_value(text, after)
        ascii_end = start
        while ascii_end < end and ord(text[ascii_end]) < 128:
            ascii_end += 1
        value = text[start:ascii_end].rstrip(".,:;")
        if (
            len(value) >= 6
            and is_mixed(value)
            and not is_reference(text, start, ascii_end, quoted)
            and not is_number(value)
        ):
            found.append((start, start + len(value)))
        at = low.find(word, at + len(word))
    return found
