"""dream: what it tells, in words and as JSON, and that it leaves while a worker runs."""

from __future__ import annotations

import pytest

from harness_memory.app.consolidation import DreamReport
from harness_memory.app.project import Project
from harness_memory.cli.views import as_view
from harness_memory.hot.turns import Session
from harness_memory.store.locks import worker_lock
from tests.cli.conftest import NOW_MS, SESSION_KEY, Hm, close_failing_turn, insert, make_memory


def test_what_is_past_its_time_ends_and_is_counted(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(authority="auto", ttl_expires_at_ms=NOW_MS)])
    told = hm("dream", "--json").json
    assert told == as_view(DreamReport(expired=1))
    assert [row["status"] for row in hm("memory:list", "--json").json] == ["stale"]
    assert hm("dream").out == ("0 learned rules became stale, 0 candidates were given up, 0 proposals expired.\n")


def test_what_a_person_should_look_at_is_told(hm: Hm, project: Project) -> None:
    learned = {"authority": "auto", "ttl_expires_at_ms": NOW_MS * 2, "enforcement": "soft_deny"}
    aged = make_memory(**learned, knowledge_kind="correction", revalidate_after_ms=NOW_MS)
    fallen = make_memory(**learned, id="b" * 12, summary="Other", overrides_since_reinforcement=3)
    insert(project, [aged, fallen])
    assert hm("dream").out.endswith(
        "proposals expired. 1 rules fell back to advise. 1 new questions wait: `hm review`.\n"
    )
    assert [one["kind"] for one in hm("review", "--json").json["items"]] == ["revalidate"]


def test_an_idle_turn_is_closed_and_the_way_on_is_named(
    hm: Hm, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    close_failing_turn(project)
    session = Session(str(project.state_dir), "claude-code", SESSION_KEY)
    session.state |= {"turn": "p1", "open": True, "start": 0}
    session.save()
    assert hm("dream").out.endswith("expired.\n")
    monkeypatch.setenv("HARNESS_MEMORY_NOW", "2026-11-01T10:30:00Z")
    assert hm("dream").out.endswith("expired. Idle turns were closed: `hm extract` reads them.\n")


def test_nothing_is_done_while_a_worker_runs(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(authority="auto", ttl_expires_at_ms=NOW_MS)])
    with worker_lock(project.state_dir, command="test", now_ms=NOW_MS):
        ran = hm("dream", "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (75, "worker-busy")
    assert [row["status"] for row in hm("memory:list", "--json").json] == ["active"]


def test_a_project_without_memory_is_told_so(hm: Hm) -> None:
    ran = hm("dream", "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (1, "not-installed")
