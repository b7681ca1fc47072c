"""Clauses: where they end, what of a prompt is its own words, how places are counted."""

from __future__ import annotations

import pytest

from harness_memory.core.clauses import Token, fold, own_words, split_clauses, split_sentences


def pieces(text: str) -> list[tuple[str, int, bool]]:
    return [(clause.packed, clause.sentence, clause.asks) for clause in split_clauses(text)]


def test_sentences_and_clauses_end_at_their_marks() -> None:
    assert pieces("No, that is wrong. Is src/a.py right? 次は、これ。") == [
        ("no", 0, False),
        ("thatiswrong", 0, False),
        ("issrc/a.pyright", 1, True),
        ("次は", 2, False),
        ("これ", 2, False),
    ]


def test_an_address_is_one_clause() -> None:
    assert pieces("see https://x.test/a?b=1 now") == [("seehttps://x.test/a?b=1now", 0, False)]


def test_tokens_are_counted_without_spaces() -> None:
    (clause,) = split_clauses("use  pnpm으로 now")
    assert clause.tokens == (Token("use", 0, 3), Token("pnpm", 3, 7), Token("now", 9, 12))
    assert (clause.packed, clause.unspaced(), clause.unspaced(0, 8)) == ("usepnpm으로now", 2, 1)
    assert clause.breaks == {0, 3, 9}


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Do NOT use `npm`", "don't use  npm "),
        ("it cannot and will not", "it can't and won't"),
        ("ｄｏｎ’ｔ", "don't"),
    ],
)
def test_one_form_is_compared(text: str, folded: str) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("```\nalways fails\n```\nwhy?", "why?"),
        ("fix it:\n$ make\nE   wrong\nValueError: never\ndone", "fix it:" + "\n" * 7 + "done"),
        ('she wrote "always use tabs" there', "she wrote   there"),
        ("he said 'never again' to me, don't ask", "he said   to me, don't ask"),
        ("the 'dev-net' network, don't stop it", "the 'dev-net' network, don't stop it"),
        ("「必ず使う」と書いて", "と書いて"),
    ],
)
def test_what_is_only_shown_is_cut(text: str, own: str) -> None:
    assert own_words(text) == own


def test_sentences_end_where_clauses_say_so() -> None:
    text = "Agreed: zod, in src/a.ts. Shall I?\n- 이제부터 uv.\n...\n今後はuvです。了解"
    pieces = ["Agreed: zod, in src/a.ts.", "Shall I?", "- 이제부터 uv.", "今後はuvです。", "了解"]
    assert split_sentences(text) == pieces
    assert len(pieces) == len({clause.sentence for clause in split_clauses(text)})
