"""Credentials that their own shape gives away: vendor prefixes, marks inside a token, web tokens, webhook paths.

Owns the tables of public prefixes. Must not look at the names around a value (``redaction_names`` does). Called by
``redaction`` for every text, so it costs one substring search per prefix when nothing is there. The prefixes come from
the vendors' documentation and from the rules of public secret scanners.
"""

from __future__ import annotations

from harness_memory.hot.redaction_values import (
    ALNUM,
    BASE64,
    DIGITS,
    HEX,
    LOWER,
    UPPER,
    URLSAFE,
    WORD,
    is_scrambled,
    span_length,
)

_DOTTED = URLSAFE + "."
_TILDE = _DOTTED + "~"
_BASE64_TOKEN = BASE64 + "-_"
_PERCENT = URLSAFE + "%"
_PATH = _DOTTED + "/~%"

# (alphabet of the rest, fewest characters of the rest, prefixes). Fewest is well under the full length, since a
# message may show only the beginning. Prefixes of four and more characters match in any case.
_PREFIXES = (
    (URLSAFE, 8, ("sk-ant-", "sk-proj-", "sk-svcacct-", "sk-admin-", "sk-or-v1-", "sk-lf-", "sk-None-")),
    (ALNUM, 20, ("sk-", "hf_", "gsk_", "xai-", "r8_", "nfp_", "csk-", "sk_", "fw_")),
    (URLSAFE, 20, ("pplx-", "nvapi-", "tvly-", "api_org_", "pcsk_", "tgp_v1_", "lsv2_pt_", "lsv2_sk_", "wandb_v1_")),
    (WORD, 12, ("ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_")),
    (_DOTTED, 12, ("glpat-", "gldt-", "glrt-", "glrtr-", "glcbt-", "glptt-", "glft-", "glimt-", "glagent-", "gloas-")),
    (_DOTTED, 12, ("glsoat-", "glffct-", "glwt-")),
    (ALNUM, 16, ("npm_", "rubygems_", "sgp_", "bkua_", "lin_api_", "lin_oauth_", "ntn_", "aio_", "rdme_", "pnu_",
      "napi_")),
    (URLSAFE, 16, ("pypi-age", "dckr_pat_", "dckr_oat_", "figd_", "figu_", "tskey-", "CFPAT-", "tfp_", "shippo_",
      "HRKU-")),
    (ALNUM, 6, ("sk_live_", "sk_test_", "rk_live_", "rk_test_", "sk_prod_")),
    (_BASE64_TOKEN, 16, ("whsec_", "whsk_")),
    (ALNUM, 12, ("akia", "asia", "abia", "acca")),
    (BASE64, 20, ("iqojb3jpz2lux2vj", "fwogzxivyxdze", "absk")),
    (_PERCENT, 10, ("xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "xoxc-", "xoxd-", "xoxe-", "xoxo-", "xoxe.xox",
      "xapp-")),
    (URLSAFE, 24, ("aiza", "gocspx-", "1//0", "4/0A", "sess-")),
    (_DOTTED, 20, ("ya29.", "hvs.", "hvb.", "hvr.", "dp.pt.", "dp.st.", "dp.ct.", "dp.sa.", "dp.scim.", "dp.audit.",
      "SG.")),
    (HEX, 20, ("dop_v1_", "doo_v1_", "dor_v1_", "sbp_", "shpat_", "shpca_", "shppa_", "shpss_", "shptka_", "sqp_",
      "squ_")),
    (HEX, 20, ("sqa_", "e2b_", "fc-", "pul-", "sntryu_", "xkeysib-", "xsmtpsib-", "clojars_", "snyk_", "hcaik_")),
    (URLSAFE, 16, ("sb_secret_", "sb_service_", "sq0atp-", "sq0csp-", "pscale_tkn_", "pscale_pw_", "pscale_oauth_")),
    (ALNUM, 20, ("age-secret-key-1", "age-secret-key-pq-1", "glsa_", "nrak-", "nrjs-", "nrii-", "nrra-", "EZAK",
      "EZTK", "AKCp")),
    (_BASE64_TOKEN, 24, ("glc_", "sntrys_", "atatt3", "atctt3", "atbb", "atsct", "bbdc-", "cmVmdGtu", "fm1_", "fm2_",
      "fo1_")),
    (URLSAFE, 24, ("duffel_live_", "duffel_test_", "flwseck-", "flwseck_test-", "pmak-", "vcp_", "vci_", "vca_",
      "vcr_")),
    (ALNUM, 12, ("LTAI", "AKID", "pdl_live_", "pdl_sdbx_", "ccipat_", "cciprj_", "unkey_", "zpka_", "rnd_", "mlsn.")),
    (_DOTTED, 40, ("dt0c01.", "dt0s01.", "dt0s16.", "sl.", "t1.", "ops_eyJ", "AQVN", "EAACEdEose0cBA", "EAAAl",
      "EAAG")),
    (_PERCENT, 40, ("AAAAAAAAAAAAAAAAAAAAA",)),
    (HEX + "-", 30, ("access-production-", "access-sandbox-", "access-development-", "amzn.mws.", "amzn1.oa2-cs.v1.",
      "sdk-")),
)  # fmt: skip
# (prefix, alphabet, exact length of the rest): prefixes too short or too common to stand on their own.
_EXACT = (
    ("SK", HEX, 32), ("key-", HEX, 32), ("dapi", HEX, 32), ("dkea", HEX, 32), ("v1.", HEX, 40), ("cio", ALNUM, 32),
    ("oy2", LOWER + DIGITS, 43), ("oauth:", LOWER + DIGITS, 30), ("A3-", UPPER + DIGITS + "-", 39),
    ("pa-", URLSAFE, 43),
    ("jina_", URLSAFE, 60), ("re_", WORD, 33), ("phx_", ALNUM, 43), ("phs_", ALNUM, 43), ("live_", ALNUM, 35),
)  # fmt: skip
# (mark, alphabet and fewest characters before it, alphabet and fewest characters after it)
_INNER = (
    (":AA", DIGITS, 8, URLSAFE, 30), ("8Q~", _TILDE, 3, _TILDE, 28), (".atlasv1.", ALNUM, 14, URLSAFE, 30),
    ("T3BlbkFJ", URLSAFE, 16, URLSAFE, 16), ("-us", HEX, 32, DIGITS, 1),
)  # fmt: skip
_WEBHOOKS = (
    "hooks.slack.com/services/", "hooks.slack.com/workflows/", "hooks.slack.com/triggers/", "discord.com/api/webhooks/",
    "discordapp.com/api/webhooks/", "discord.com/api/v10/webhooks/", "discord.com/api/v9/webhooks/",
    "webhook.office.com/webhookb2/",
    "outlook.office.com/webhook/", "hooks.zapier.com/hooks/catch/", "open-apis/bot/v2/hook/",
    "hooks.chime.aws/incomingwebhooks/",
)  # fmt: skip
# How the tokens above begin when a file or a pipe holds them in base64, key blocks included.
_ENCODED = (
    "Z2hwX", "Z2hvX", "Z2hzX", "Z2h1X", "Z2l0aHViX3BhdF", "Z2xwYXQt", "bnBtX", "c2stYW50L", "c2stcHJvai",
    "c2stc3ZjYWNjd",
    "c2tfbGl2ZV", "c2tfdGVzdF", "cmtfbGl2ZV", "QUtJQ", "QVNJQ", "eG94Yi", "eG94cC", "eGFwcC0x", "ZXlKaGJHY2", "QUl6Y",
    "aGZf",
    "ZG9wX3YxX", "U0cu", "cHlwaS1BZ0", "d2hzZWNf", "QUdFLVNFQ1JFVC1LRVkt", "R09DU1BYL", "eWEyOS",
    "LS0tLS1CRUdJTiBSU0EgUFJJVkFURSBLRV", "LS0tLS1CRUdJTiBQUklWQVRFIEtFW", "LS0tLS1CRUdJTiBFQyBQUklWQVRF",
    "LS0tLS1CRUdJTiBPUEVOU1NIIFBSSVZBVE", "LS0tLS1CRUdJTiBFTkNSWVBURUQgUFJJVkFUR", "LS0tLS1CRUdJTiBEU0EgUFJJVkFUR",
    "LS0tLS1CRUdJTiBQR1AgUFJJVkFUR",
)  # fmt: skip
# What a lower-cased text must hold for a prefix to be worth looking for.
_NEEDLES = tuple(
    (prefix.lower(), prefix, alphabet, fewest) for alphabet, fewest, prefixes in _PREFIXES for prefix in prefixes
)
# No token is shorter, prefix included; none holds white space.
_SHORTEST = 14
_JOSE_HEADS = ("eyJhbGci", "eyJ0eXAi", "eyJraWQi", "eyJlbmMi", "eyJjdHki", "eyJqa3Ui", "eyJ4NXQi", "eyJrIjoi")


def find_tokens(text: str, low: str) -> list[tuple[int, int]]:
    """Return the spans of tokens told by their shape; ``low`` is ``text`` in lower case, same offsets."""
    words = " ".join([word for word in low.split() if len(word) >= _SHORTEST])
    if not words:
        return []
    found: list[tuple[int, int]] = []
    for needle, prefix, alphabet, fewest in _NEEDLES:
        if needle in words:
            found += _prefixed(text, low, prefix, alphabet, fewest)
    for prefix, alphabet, length in _EXACT:
        if prefix in text:
            found += [
                span
                for span in _prefixed(text, text, prefix, alphabet, length)
                if span[1] - span[0] == len(prefix) + length
            ]
    for prefix in _ENCODED:
        if prefix in text:
            spans = _prefixed(text, text, prefix, BASE64, 16)
            found += [span for span in spans if text[span[0] - 1 : span[0]] not in ("+", "/")]
    for webhook in _WEBHOOKS:
        if webhook in words:
            size = len(webhook)
            found += [(start + size, end) for start, end in _prefixed(text, low, webhook, _PATH, 16, inside=True)]
    for mark, before, fewest_before, after, fewest_after in _INNER:
        found += _around(text, mark, before, fewest_before, after, fewest_after)
    return found + _web_tokens(text) + _discord_tokens(text)


def _prefixed(
    text: str, low: str, prefix: str, alphabet: str, fewest: int, *, inside: bool = False
) -> list[tuple[int, int]]:
    """Return the runs that begin with ``prefix``; ``inside`` lets it stand within a longer word, as in a host name."""
    any_case = len(prefix) > 3 and low is not text
    haystack = low if any_case else text
    needle = prefix.lower() if any_case else prefix
    found = []
    at = haystack.find(needle)
    while at >= 0:
        body = at + len(prefix)
        end = body + span_length(text, body, alphabet)
        if end - body >= fewest and (inside or begins_word(text, at)) and _has_substance(text[body:end]):
            found.append((at, end))
        at = haystack.find(needle, max(end, body))
    return found


def begins_word(text: str, at: int) -> bool:
    """Say whether a word can begin at ``at``: after no letter or digit, or after an escape that ends with one."""
    before = text[max(0, at - 6) : at]
    if not before or before[-1] not in ALNUM:
        return True
    return (before[-2:-1] == "\\" and before[-1] in "nrtbf") or before[-3:-2] == "%" or before[-6:-4] == "\\u"


def _has_substance(body: str) -> bool:
    """Say whether the rest of a token can be one: it holds a digit or mixes cases, so it is no word."""
    return any(char in DIGITS for char in body) or (not body.islower() and (not body.isupper() or len(body) >= 16))


def _around(
    text: str, mark: str, before: str, fewest_before: int, after: str, fewest_after: int
) -> list[tuple[int, int]]:
    found = []
    at = text.find(mark)
    while at >= 0:
        left = text[max(0, at - 200) : at]
        start = at - (len(left) - len(left.rstrip(before)))
        body = at + len(mark)
        end = body + span_length(text, body, after)
        if at - start >= fewest_before and end - body >= fewest_after:
            found.append((start, end))
        at = text.find(mark, max(end, body))
    return found


def _web_tokens(text: str) -> list[tuple[int, int]]:
    """Return JSON web tokens, whole or cut short, but not Mapbox' public ones."""
    found = []
    at = text.find("eyJ")
    while at >= 0:
        end = at + span_length(text, at, _DOTTED)
        parts = text[at:end].rstrip(".").split(".")
        is_dotted = len(parts) > 1 and len(parts[0]) >= 10 and len("".join(parts[1:])) >= 10
        is_headed = text.startswith(_JOSE_HEADS, at) and end - at >= 16
        if (is_dotted or is_headed) and begins_word(text, at) and text[max(0, at - 3) : at] != "pk.":
            found.append((at, end - len(text[at:end]) + len(text[at:end].rstrip("."))))
        at = text.find("eyJ", end)
    return found


def _discord_tokens(text: str) -> list[tuple[int, int]]:
    """Return bot tokens: an id in base64, six characters of time, a signature, with dots between."""
    if text.count(".") < 2:
        return []
    found = []
    at = 0
    parts = text.split(".")
    for index in range(1, len(parts) - 1):
        at += len(parts[index - 1]) + 1
        if len(parts[index]) != 6 or parts[index].strip(URLSAFE):
            continue
        head = parts[index - 1][-28:]
        user = head[len(head.rstrip(ALNUM)) :]
        if head.removesuffix(user).endswith("\\"):
            user = user[1:]  # the letter of an escaped line break
        signature = span_length(text, at + 7, URLSAFE)
        if user[:1] in ("M", "N", "O") and 23 <= len(user) <= 28 and 27 <= signature <= 45 and is_scrambled(user):
            found.append((at - 1 - len(user), at + 7 + signature))
    return found
