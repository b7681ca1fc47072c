"""memory:stats: the figures of the store, as JSON and as words."""

from __future__ import annotations

from typing import Any

import pytest

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.core.model import DAY_MS
from tests.cli.conftest import NOW_MS, Hm, insert, make_memory
from tests.cli.review_rows import POLICY, proposal
from tests.store.factory import run


@pytest.fixture(autouse=True)
def _filled(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")
    insert(project, [make_memory(last_fired_at_ms=NOW_MS, override_count=1), POLICY])
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.proposals.insert(proposal(0xC4, "activate_policy", POLICY))
        for number, cost in enumerate((0.3, None, 0.1)):
            fields: dict[str, Any] = {
                "started_at_ms": NOW_MS - number * DAY_MS * 4,
                "cost_usd": cost,
                "input_tokens": 100,
            }
            store.runs.start(run(f"r{number}", **fields))
        store.runs.start(run("r9", started_at_ms=NOW_MS, status="unavailable"))


def test_the_last_seven_days_are_summed_up(hm: Hm) -> None:
    told = hm("memory:stats", "--json").json
    assert told == {
        "since": "2026-10-25T09:00:00.000Z",
        "by_status": {"active": 1, "candidate": 1},
        "by_authority": {"human": 1, "auto": 1},
        "by_type": {"pitfall": 1, "policy": 1},
        "days": told["days"],
        "load_per_day": 0.0,
        "automatic_activations": 0,
        "regret": None,
        "overrides": {"1-2": 1},
        "runs": 2,
        "usd": 0.5,  # 0.3, and the mean of 0.3 and 0.1 for the unknown one
        "input_tokens": 200,
        "output_tokens": 0,
        "kept_rules": 0,
        "usd_per_kept_rule": None,
        "review_gate": 3,
    }
    assert [day["opened"] for day in told["days"]] == [0, 0]


def test_since_widens_the_time_and_decisions_count(hm: Hm) -> None:
    hm("review", "--keys", "a")
    told = hm("memory:stats", "--since", "2026-10-01", "--json").json
    assert (told["runs"], told["load_per_day"]) == (3, 0.25)
    assert sum(day["decided"] for day in told["days"]) == 1


def test_words_for_a_person(hm: Hm) -> None:
    out = hm("memory:stats").out
    assert out.startswith("Since 2026-10-25T09:00:00.000Z\nmemories     1 active, 1 candidate\n")
    assert "calls        2, $0.50, 200 + 0 tokens\n" in out
    assert "overridden   1 rule once or twice\n" in out
    assert "asked a day  0.0, the gate is 3\n" in out


def test_a_time_that_is_none_is_refused(hm: Hm) -> None:
    ran = hm("memory:stats", "--since", "yesterday", "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, "bad-time")
