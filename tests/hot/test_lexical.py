"""The terms texts are found by: identifiers, inflection, particles, pairs, words of the trade in other languages."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness_memory.hot.lexical import TERM_LIMIT, TEXT_LIMIT, stem, terms
from harness_memory.hot.loan_words import LOAN_WORDS
from harness_memory.hot.stop_words import STOP_WORDS


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("the and of don't", []),
        ("parse_http_url", ["parse_http_url", "pars", "http", "url"]),
        ("parseHttpUrl", ["parsehttpurl", "pars", "http", "url"]),
        ("HTMLParser", ["htmlparser", "html", "parser"]),
        ("dry-run", ["dry-run", "dry", "run"]),
        ("packages/api/db.ts", ["packages/api/db.ts", "packag", "api", "db", "ts"]),
        ("`os.path.exists()`", ["os.path.exists", "path", "exist"]),
        ("ERR_CACHE_MISS, E0308!", ["err_cache_miss", "err", "cach", "miss", "e0308"]),
        ("exit 137", ["exit", "137"]),
        ("Build BUILD build", ["build", "build", "build"]),
    ],
)
def test_identifiers_give_themselves_and_their_parts(text: str, expected: list[str]) -> None:
    assert terms(text) == expected


@pytest.mark.parametrize(
    "forms",
    [
        "cache caches cached caching",
        "migrate migrates migrated migration migrations",
        "policy policies",
        "deploy deploys deployed deploying deployment deployments",
        "run runs running",
        "optimize optimized optimization",
        "class classes",
    ],
)
def test_the_forms_of_an_english_word_are_one_term(forms: str) -> None:
    assert len({stem(form) for form in forms.split()}) == 1


@pytest.mark.parametrize("word", ["class", "status", "bus", "is", "ring", "sing", "red"])
def test_a_word_that_only_looks_inflected_keeps_its_letters(word: str) -> None:
    assert stem(word) == word


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("브로커를", ["브로커", "브로", "로커"]),
        ("배포는", ["배포", "deploi", "releas"]),
        ("마이그레이션에서는", ["마이그레이션", "migrat"]),
        ("API를", ["api"]),
        ("キャッシュ", ["キャッシュ", "cach"]),
        ("認証", ["認証", "auth"]),
        ("二重請求", ["二重", "duplicat", "doubl", "重請", "請求", "invoic", "bill"]),
        ("これはバグです", ["バグ", "バグ"]),
        ("测试", ["测试", "test"]),
        ("naïve", ["naïve"]),
    ],
)
def test_other_scripts(text: str, expected: list[str]) -> None:
    assert terms(text) == expected


def test_both_ways_to_write_a_letter_are_one() -> None:
    for text in ("배포 café", "データベース", "é"):
        assert terms(unicodedata.normalize("NFD", text)) == terms(unicodedata.normalize("NFC", text))


def test_loan_words_are_terms_as_the_tokenizer_cuts_them() -> None:
    """A key that the tokenizer never gives would be dead."""
    assert [word for word in LOAN_WORDS if word not in terms(word)] == []
    assert [english for english in LOAN_WORDS.values() if set(english.split()) & STOP_WORDS] == []


@given(st.text(max_size=200))
def test_any_text_gives_short_terms_that_are_no_stop_words(text: str) -> None:
    found = terms(text)
    assert all(0 < len(term) <= TERM_LIMIT for term in found)


def test_no_more_than_the_head_of_a_text_is_read() -> None:
    assert terms("a1 " * TEXT_LIMIT) == ["a1"] * (TEXT_LIMIT // 3 + (TEXT_LIMIT % 3 == 2))
