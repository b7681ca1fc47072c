"""eval:latency: what is scored, and that a hook which does nothing is not called fast."""

import sys
from pathlib import Path

import pytest

import harness_memory
from harness_memory.errors import HmError
from harness_memory.evals.latency import CASES, EMPTY, NODE, Hooks, measure, score_size
from harness_memory.evals.latency_process import percentile, run_process
from harness_memory.evals.latency_project import memories
from harness_memory.hot.hook import EVENT_NAMES

LAUNCH = str(Path(harness_memory.__file__).parent / "hot" / "launch.py")
HOOKS = Hooks(sys.executable, LAUNCH, {event: [sys.executable, "-I", "-S", LAUNCH, event] for event in EVENT_NAMES})


def test_percentiles_lie_between_the_values() -> None:
    assert [percentile([4.0, 1.0, 3.0, 2.0], percent) for percent in (0, 50, 100)] == [1.0, 2.5, 4.0]
    assert percentile([7.0], 95) == 7.0


def test_a_process_gets_its_stdin_and_its_time_is_taken() -> None:
    ran = run_process([sys.executable, "-I", "-S", "-c", "print(input()); raise SystemExit(3)"], b"hello\n", {})
    assert (ran.exit_code, ran.stdout, ran.elapsed_ms > 0) == (3, b"hello\n", True)


def test_scores_are_ratios_of_medians_with_the_budgets_of_the_size() -> None:
    taken = {EMPTY: [10.0, 10.0, 11.0], "pre-tool": [12.0, 13.0, 30.0], NODE: [40.0, 40.0, 40.0]}
    assert score_size(taken, 100_000, peak=1.2, slack=2.0) == {
        "pre-tool": {"min_ms": 12.0, "p50_ms": 13.0, "p95_ms": 28.3, "max_ms": 30.0, "ratio": 1.3, "budget": 3.0},
        EMPTY: {"min_ms": 10.0, "p50_ms": 10.0, "p95_ms": 10.9, "max_ms": 11.0, "ratio": 1.0, "budget": None},
        NODE: {"min_ms": 40.0, "p50_ms": 40.0, "p95_ms": 40.0, "max_ms": 40.0, "ratio": 4.0, "budget": None},
        "slowest-to-node": {"ratio": 0.325, "budget": 1.3},
        "tail": {"ratio": 1.997, "budget": 2.3},
        "memory": {"ratio": 1.2, "budget": 2.6},
    }


def test_made_up_memories_are_as_many_as_asked_for_and_all_different() -> None:
    made = list(memories(500))
    assert (len(made), len({memory.id for memory in made}), {memory.status for memory in made}) == (
        500,
        500,
        {"active"},
    )


def test_every_kind_of_call_is_measured_and_did_its_work() -> None:
    summary = measure(HOOKS, runs=1, sizes=[100], slack=1000.0)
    assert summary["failures"] == []
    assert {case.name for case in CASES} < summary["scores"].keys()
    assert set(summary["scores"]["pre-tool"]) == {*("min_ms", "p50_ms", "p95_ms", "max_ms", "ratio", "budget", "sizes")}
    assert summary["publish_s"].keys() == {"100"}


def test_a_hook_that_does_nothing_ends_the_run() -> None:
    idle = Hooks(sys.executable, LAUNCH, {event: ["/bin/true"] for event in EVENT_NAMES})
    with pytest.raises(HmError, match="did not do its work"):
        measure(idle, runs=1, sizes=[5], slack=1000.0)


def test_a_ratio_over_its_budget_is_a_failure() -> None:
    summary = measure(HOOKS, runs=1, sizes=[100], slack=0.01)
    assert (summary["ok"], summary["wrong"]) == (False, summary["cases"])
    assert summary["failures"][0]["case"] == "pre-tool at 100 memories"
