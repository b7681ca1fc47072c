"""Reading hooks.log."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness_memory.app.hooklog import HookCall, parse_call, percentile, read_calls

LINE = "2026-11-08T12:00:01.234Z pre-tool session=ab tool=bash dur=48ms elapsed_ms=48 ok"
CALL = HookCall(
    1_794_139_201_234, "pre-tool", {"session": "ab", "tool": "bash", "dur": "48ms", "elapsed_ms": "48"}, "ok"
)


def test_a_line_is_time_event_fields_and_status() -> None:
    call = parse_call(LINE)
    assert call == CALL
    assert call is not None
    assert call.elapsed_ms == 48


@pytest.mark.parametrize("line", ["", "torn", "2026-11-08T12:00:01.234Z", '2026-11-08T12:00:01.234Z debug {"a": 1}'])
def test_other_lines_are_no_calls(line: str) -> None:
    assert parse_call(line) is None


def test_calls_come_oldest_first_from_the_tail(tmp_path: Path) -> None:
    log_path = tmp_path / "hooks.log"
    log_path.write_text("".join(f"{LINE[:-2]}n{number}\n" for number in range(50)))
    assert [call.status for call in read_calls(log_path, tail_bytes=2 * len(LINE) + 10)] == ["n48", "n49"]
    assert len(read_calls(log_path)) == 50


def test_no_log_is_no_calls(tmp_path: Path) -> None:
    assert read_calls(tmp_path / "hooks.log") == []


def test_a_call_without_a_time_has_no_elapsed_time() -> None:
    assert HookCall(0, "stop", {}, "ok").elapsed_ms is None


@pytest.mark.parametrize(
    ("values", "share", "expected"),
    [([], 0.95, None), ([7], 0.95, 7), ([3, 1, 2], 0.5, 2), (list(range(1, 101)), 0.95, 95), ([1, 2], 0.0, 1)],
)
def test_percentile_is_the_nearest_rank(values: list[int], share: float, expected: int | None) -> None:
    assert percentile(values, share) == expected
