from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness_memory.hot.clock import format_iso, now_ms, parse_iso


@given(st.datetimes(min_value=datetime(1970, 1, 2), max_value=datetime(2199, 1, 1)))
def test_times_agree_with_the_calendar_of_the_standard_library(moment: datetime) -> None:
    moment = moment.replace(tzinfo=UTC, microsecond=moment.microsecond // 1000 * 1000)
    expected = round(moment.timestamp() * 1000)
    text = moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03d}Z"
    assert parse_iso(text) == expected
    assert format_iso(expected) == text


@pytest.mark.parametrize(
    "text",
    ["", "soon", "2026-13-01T00:00:00Z", "2026-11-30T25:00:00Z", "2026-11-30 10:00:00", "1969-12-31", "99999999-01-01"],
)
def test_what_is_not_a_time_is_none(text: str) -> None:
    assert parse_iso(text) is None


def test_a_date_alone_is_its_midnight() -> None:
    assert parse_iso("2026-11-30") == 1_795_996_800_000


def test_the_variable_replaces_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HARNESS_MEMORY_NOW", "2026-11-01T09:00:00Z")
    assert now_ms() == parse_iso("2026-11-01T09:00:00Z")
