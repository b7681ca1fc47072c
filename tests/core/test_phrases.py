"""The notation of the word lists, and one pass over a text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness_memory.core.clauses import split_clauses
from harness_memory.core.phrases import Hit, Lexicon


def cues(phrases: str, text: str) -> list[list[str]]:
    """Return the cues of each clause of a text, with the phrases as the cue `x`."""
    lexicon = Lexicon([{"x": phrases, "opener": "please, and"}])
    return [[hit.cue for hit in hits] for hits in lexicon.read(split_clauses(text))]


@pytest.mark.parametrize(
    ("phrases", "text", "found"),
    [
        ("you forgot", "but You  forgot it", True),
        ("you forgot", "you, forgot", False),
        ("you forgot|missed", "you missed it", True),
        ("do not use", "don't use", True),
        ("forg~", "forgetting", True),
        ("~_token", "the ci_token", True),
        ("~_token", "the ci_token_name", False),
        ("send * token", "send me the secret ci token", True),
        ("send * token", "send me one two three four token", False),
        ("^ never", "please never do it", True),
        ("^ never", "it never works", False),
        ("stop $", "please stop", True),
        ("stop $", "stop it", False),
        ("하지 마", "커밋하지마", True),
        ("왜…했", "왜 그렇게 했어", True),
        ("왜…했", "왜 이렇게까지 오래 걸리는 일을 시작했어", False),
        ("^ いや", "いや、違う", True),
        ("^ いや", "嫌いや", False),
        ("까 $", "갈까요 갈까", True),
        ("까 $", "까치", False),
        ("자동", "자동으로", True),
        ("자동", "사용자 동의", False),
    ],
)
def test_a_phrase_is_found_as_it_is_written(phrases: str, text: str, found: bool) -> None:
    assert (any("x" in found_there for found_there in cues(phrases, text))) is found


def test_hits_tell_their_place_in_the_packed_text() -> None:
    lexicon = Lexicon([{"contrast": "instead of"}, {"contrast": "말고"}])
    assert lexicon.read(split_clauses("use a instead of b, npm 말고")) == [
        (Hit(4, 13, "contrast"),),
        (Hit(3, 5, "contrast"),),
    ]


def test_a_mask_covers_every_cue_and_a_not_cue_its_own() -> None:
    lexicon = Lexicon([{"no": "no", "wrong": "wrong", "mask": "no idea", "not_wrong": "wrong number"}])
    found = lexicon.read(split_clauses("no idea. no wrong number. no wrong word"))
    assert [[hit.cue for hit in hits] for hits in found] == [[], ["no"], ["no", "wrong"]]


@given(st.text(max_size=120))
def test_places_lie_in_their_clause(text: str) -> None:
    lexicon = Lexicon([{"a": "a, in~, 가, ~s", "b": "the * a|o, 왜…해"}])
    clauses = split_clauses(text)
    for clause, hits in zip(clauses, lexicon.read(clauses), strict=True):
        assert all(0 <= hit.start < hit.end <= len(clause.packed) for hit in hits)
