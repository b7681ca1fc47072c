"""Every payload recorded from three versions of the real client, through the hook that would have got it."""

import json
from collections.abc import Iterator

import pytest

from tests.hot import recorded_payloads
from tests.hot.hook_process import HookProject

GOLDEN = json.loads(recorded_payloads.GOLDEN.read_text(encoding="utf-8"))
CASES = recorded_payloads.recorded_cases()
# Tools no PreToolUse hook is registered for, recorded with a matcher that let all of them through.
UNWATCHED = ("Agent", "Glob", "Grep", "Read", "TodoWrite")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HookProject]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HARNESS_MEMORY_WAKE", "0")
        yield recorded_payloads.install(tmp_path_factory.mktemp("recorded"))


@pytest.mark.parametrize("case", CASES)
def test_a_recorded_payload_gives_its_line(project: HookProject, case: str) -> None:
    assert recorded_payloads.play(project, case) == GOLDEN[case]


def test_the_golden_file_holds_no_error_and_misses_no_line() -> None:
    assert sorted(GOLDEN) == CASES
    for case, seen in GOLDEN.items():
        event, _, rest = case.partition("/")[2].partition("-")
        watched = event != "PreToolUse" or not rest.startswith(UNWATCHED)
        assert [line.split()[-1] for line in seen["log"]] == ["ok"], case
        assert len(seen["lines"]) == int(watched), case


def test_three_versions_and_all_nine_events_are_covered() -> None:
    assert {case.partition("/")[0] for case in CASES} == {"2.1.139", "2.1.197", "2.1.332"}
    assert {case.partition("/")[2].partition("-")[0] for case in CASES} == set(recorded_payloads.EVENT_ARGUMENTS)
