"""Foreign text in a prompt: what is taken out of it, and how it is cut."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness_memory.extract.fences import cut_middle, fair_cap, one_line, plain


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("one line", "one line"),
        ("first\r\nsecond\rthird\n\n\n fourth", "first\n    | second\n    | third\n    |  fourth"),
        ("\x1b[31mred\x1b[0m \x1b]0;title\x07end", "red end"),
        ("a\u200bb\u202ec\x00d\ue000e", "abcde"),
        ("tab\tand\xa0space", "tab\tand space"),
        ("HM-DATA hm_data Hm Data", "hm data hm data hm data"),
        ("", ""),
    ],
)
def test_plain_text_stays_in_its_record(text: str, expected: str) -> None:
    assert plain(text) == expected


def test_one_line_is_one_line_cut_at_its_end() -> None:
    assert one_line("a\n b\tc", 20) == "a b c"
    assert one_line("abcdef", 4) == "abc…"


def test_cut_keeps_both_ends_with_a_mark_between() -> None:
    assert cut_middle("a" * 100 + "b" * 100, 71) == "a" * 40 + " … [cut] … " + "b" * 20
    assert cut_middle("short", 5) == "short"
    assert cut_middle("a" * 100, 10) == "a" * 9 + "…"


@given(st.text(max_size=200), st.integers(1, 150))
def test_cut_never_exceeds_its_limit(text: str, limit: int) -> None:
    assert len(cut_middle(text, limit)) <= limit


@given(st.lists(st.integers(0, 500), max_size=20), st.integers(0, 3_000))
def test_fair_cap_is_the_largest_that_fits(lengths: list[int], budget: int) -> None:
    cap = fair_cap(lengths, budget)

    def total(limit: int) -> int:
        return sum(min(length, limit) for length in lengths)

    assert total(cap) <= budget
    assert total(cap + 1) > budget or cap >= max(lengths, default=0)
