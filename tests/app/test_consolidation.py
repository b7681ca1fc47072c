from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from harness_memory.app.consolidation import DreamReport, consolidate, dream_is_due, read_hits, run_dream
from harness_memory.app.freshness import snapshot_state
from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.app.retention import Collected, collect_garbage
from harness_memory.app.review import carry_out, read_queue
from harness_memory.app.worker import main, run_extract
from harness_memory.config import Config, Retention
from harness_memory.core.consolidation import Hits
from harness_memory.core.model import DAY_MS, Memory, Proposal, Signature
from harness_memory.hot import paths
from harness_memory.hot.clock import format_iso
from harness_memory.hot.turns import Session
from harness_memory.store.db import reading
from harness_memory.store.locks import worker_lock
from tests.app.recorded_turns import HOST, NOW_MS, Clock, ListProvider, close_resolution, close_turn, make_project
from tests.core.episode_factory import START_MS, fired, prompt, ran

HOUR_MS = 3_600_000


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make_project(tmp_path)


def full(short_id: str) -> str:
    return short_id.ljust(12, "0")


def memory(memory_id: str, **fields) -> Memory:
    defaults = {"type": "pitfall", "summary": f"Rule {memory_id}", "status": "active", "created_at_ms": NOW_MS}
    return Memory(id=full(memory_id), **(defaults | fields))


def store_rows(project: Project, *memories: Memory, proposals: tuple[Proposal, ...] = ()) -> None:
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        for row in memories:
            store.memories.insert(row)
        for proposal in proposals:
            store.proposals.insert(proposal)


def dream(project: Project, at_ms: int = NOW_MS) -> DreamReport:
    return run_dream(project, Config(), clock=Clock(at_ms))


def statuses(project: Project) -> dict[str, str]:
    with reading(project.state_dir) as store:
        rows = store.memories.list(("candidate", "active", "stale", "rejected"), limit=None)
    return {row.id[:2]: row.status for row in rows}


def test_an_automatic_row_past_its_time_becomes_stale(project):  # S46
    store_rows(
        project,
        memory("a1", ttl_expires_at_ms=NOW_MS),
        memory("a2", ttl_expires_at_ms=NOW_MS + 1),
        memory("a3", ttl_expires_at_ms=NOW_MS, authority="human"),
        memory("a4"),
    )
    assert dream(project) == DreamReport(expired=1)
    assert statuses(project) == {"a1": "stale", "a2": "active", "a3": "active", "a4": "active"}
    with reading(project.state_dir) as store:
        (record,) = store.transitions.of(full("a1"))
    assert (record.actor, record.event, record.from_status, record.to_status) == (
        "auto_rule",
        "expire",
        "active",
        "stale",
    )
    assert snapshot_state(project) == "fresh"


def test_a_candidate_without_new_evidence_is_rejected_after_45_days(project):
    old = NOW_MS - 45 * DAY_MS
    store_rows(
        project,
        memory("c1", status="candidate", created_at_ms=old),
        memory("c2", status="candidate", created_at_ms=old + 1),
        memory("c3", status="candidate", created_at_ms=old, last_evidence_at_ms=NOW_MS - DAY_MS),
        memory("c4", status="candidate", created_at_ms=old, authority="human"),
        memory("c5", status="active", created_at_ms=old),
    )
    assert dream(project) == DreamReport(abandoned=1)
    assert statuses(project)["c1"] == "rejected"


def proposal(proposal_id: str, target: str, **fields) -> Proposal:
    defaults = {
        "kind": "stale",
        "status": "open",
        "candidate_id": "",
        "claim_key": f"stale|{target}|k",
        "rationale": "",
        "support_count": 2,
        "support_sessions": ("s1", "s2"),
        "human_signal": True,
        "created_at_ms": START_MS,
        "updated_at_ms": START_MS,
        "expires_at_ms": NOW_MS,
    }
    return Proposal(id=full(proposal_id), target_id=full(target), **(defaults | fields))


def test_a_proposal_past_its_time_expires_and_contests_no_more(project):  # S20
    store_rows(
        project,
        memory("a1", authority="human", contested=True),
        memory("a2", authority="human", contested=True),
        proposals=(proposal("b1", "a1"), proposal("b2", "a2", expires_at_ms=NOW_MS + 1)),
    )
    assert dream(project) == DreamReport(proposals_expired=1)
    with reading(project.state_dir) as store:
        assert [one.id for one in store.proposals.open()] == [full("b2")]
        assert {row.id[:2]: row.contested for row in store.memories.live()} == {"a1": False, "a2": True}


def test_an_idle_turn_is_closed_into_the_inbox(project):
    close_turn(project, prompt("run it"), ran("ls", "ls", "t1"))
    Path(paths.queue_path(str(project.state_dir), f"{HOST}:{'a' * 16}:p1:1")).unlink()
    session = Session(str(project.state_dir), HOST, "a" * 16)
    session.state |= {"turn": "p1", "open": True}
    session.save()
    assert dream(project, START_MS + HOUR_MS - 1).idle_closed is False
    assert dream(project, START_MS + HOUR_MS + 1).idle_closed is True
    (entry,) = (project.state_dir / paths.QUEUE_DIR).iterdir()
    assert json.loads(entry.read_text())["closed_by"] == "idle"


def test_a_dream_leaves_while_a_worker_runs(project):
    store_rows(project, memory("a1", ttl_expires_at_ms=NOW_MS))
    with worker_lock(project.state_dir, command="test", now_ms=NOW_MS):
        assert dream(project) == DreamReport(busy=True)
    assert statuses(project) == {"a1": "active"}


def test_a_dream_is_due_after_six_hours(project):
    due = [dream_is_due(project, Config(), START_MS + hours * HOUR_MS) for hours in (0, 5, 6)]
    dream(project, START_MS + 6 * HOUR_MS)
    due += [dream_is_due(project, Config(), START_MS + hours * HOUR_MS) for hours in (7, 12, 0)]
    assert due == [False, False, True, False, True, True]


def test_the_process_dreams(project, monkeypatch):
    store_rows(project, memory("a1", ttl_expires_at_ms=NOW_MS))
    monkeypatch.setenv("HARNESS_MEMORY_NOW", format_iso(NOW_MS))
    monkeypatch.setenv("HARNESS_MEMORY_WAKE", "0")
    monkeypatch.setattr("sys.excepthook", None)
    assert main([str(project.root), "dream"]) == 0
    assert statuses(project) == {"a1": "stale"}


# What it asks


def learned(memory_id: str, **fields) -> Memory:
    times = {"ttl_expires_at_ms": NOW_MS + DAY_MS, "knowledge_kind": "correction", "enforcement": "soft_deny"}
    signature = Signature("bash", "command", "cmd", "npm test")
    return memory(memory_id, **(times | {"signature": signature} | fields))


def fire(project: Project, memory_id: str, *deliveries: str, session: str = "c" * 16, at_ms: int = NOW_MS) -> None:
    lines = [
        fired([[full(memory_id), "soft_deny", delivery]], "deny", f"t{number}", delivery=delivery) | {"at_ms": at_ms}
        for number, delivery in enumerate(deliveries)
    ]
    close_turn(project, *lines, session=session)


def encoded(project: Project) -> None:
    """Write the ledgers as hooks do: without blanks, the kind first."""
    for path in (project.state_dir / paths.LEDGER_DIR).glob("*.jsonl"):
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))


def test_hits_are_counted_from_the_ledgers_of_two_weeks(project):
    fire(project, "a1", "before", "override", "with_result", "suppressed")
    fire(project, "a1", "before_downgraded", session="d" * 16)
    fire(project, "a2", "before", session="e" * 16, at_ms=NOW_MS - 14 * DAY_MS - 1)
    encoded(project)
    with (project.state_dir / paths.LEDGER_DIR / f"{HOST}-{'d' * 16}.jsonl").open("ab") as file:
        file.write(b'{"v":1,"kind":"fired","at_ms":99')
    assert read_hits(project.state_dir, NOW_MS - 14 * DAY_MS) == {full("a1"): Hits(3, 1)}


def test_a_call_that_two_hooks_saw_counts_once(project):  # S36
    fire(project, "a1", "before")
    fire(project, "a1", "before")
    encoded(project)
    assert read_hits(project.state_dir, 0) == {full("a1"): Hits(1, 0)}


def test_questions_are_opened_once_and_closed_when_their_rows_answer_them(project):
    store_rows(
        project,
        learned("a1", revalidate_after_ms=NOW_MS),
        learned("a2", signature=Signature("bash", "command", "cmd", "git push")),
    )
    fire(project, "a2", "before", "before", "override")
    encoded(project)
    assert dream(project) == DreamReport(revalidate=1, fix_signature=1)
    assert dream(project) == DreamReport()
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        row = store.memories.get(full("a1"))
        store.memories.update(replace(row, revalidate_after_ms=NOW_MS + DAY_MS))
    assert dream(project) == DreamReport(settled=1)
    with reading(project.state_dir) as store:
        assert [one.kind for one in store.proposals.open()] == ["fix_signature"]


def test_a_rule_that_ran_out_unanswered_can_still_be_brought_back(project):  # S46
    store_rows(project, learned("a1", revalidate_after_ms=NOW_MS))
    assert dream(project) == DreamReport(revalidate=1)
    assert dream(project, NOW_MS + DAY_MS) == DreamReport(expired=1)
    with reading(project.state_dir) as store:
        (item,) = read_queue(store, NOW_MS + DAY_MS)
    (decided,) = carry_out(project, [item], "accept", NOW_MS + DAY_MS)
    assert [(row.status, row.authority) for row in decided.memories] == [("active", "auto")]
    assert dream(project, NOW_MS + 2 * DAY_MS) == DreamReport()


def test_a_dream_that_fails_midway_leaves_everything_as_it_was(project):
    store_rows(project, learned("a1", ttl_expires_at_ms=NOW_MS), learned("a2", revalidate_after_ms=NOW_MS))

    def no_ids() -> str:
        raise RuntimeError("killed")

    with (
        pytest.raises(RuntimeError, match="killed"),
        write_and_publish(project, command="test", now_ms=NOW_MS) as store,
    ):
        consolidate(store, Config(), {}, now_ms=NOW_MS, new_id=no_ids)
    assert statuses(project) == {"a1": "active", "a2": "active"}
    assert dream(project) == DreamReport(expired=1, revalidate=1)


def test_a_dream_writes_down_what_it_did(project):
    store_rows(project, learned("a1", ttl_expires_at_ms=NOW_MS), learned("a2", revalidate_after_ms=NOW_MS))
    dream(project)
    lines = [json.loads(line) for line in (project.state_dir / "logs" / "audit.log").read_text().splitlines()]
    assert [(line["event"], line["memory"]) for line in lines] == [
        ("dream_ended", full("a1")),
        ("dream_asked", full("a2")),
    ]


# Garbage


def collect(project: Project, waiting: tuple[str, ...] = (), at_ms: int = NOW_MS) -> Collected:
    return collect_garbage(project.state_dir, Retention(), waiting, at_ms)


def test_a_ledger_goes_two_weeks_after_its_last_line_with_its_session(project):  # S41
    close_resolution(project, session="b" * 16)
    Session(str(project.state_dir), HOST, "b" * 16).save()
    Path(paths.notice_path(str(project.state_dir), HOST, "b" * 16)).write_text("{}")
    assert collect(project, at_ms=START_MS + 14 * DAY_MS) == Collected(0, 0, 0)
    assert collect(project, (f"{HOST}-{'b' * 16}",), START_MS + 15 * DAY_MS) == Collected(0, 0, 0)
    assert collect(project, at_ms=START_MS + 14 * DAY_MS + 1) == Collected(1, 0, 0)
    left = [os.listdir(project.state_dir / name) for name in (paths.LEDGER_DIR, paths.STATE_DIR)]
    assert left == [[], []]


def test_a_dream_keeps_the_ledger_of_what_waits(project):
    close_resolution(project)
    run_extract(project, Config(), ListProvider(probe_status="missing"), clock=Clock())
    dream(project, NOW_MS + 20 * DAY_MS)
    assert len(os.listdir(project.state_dir / paths.LEDGER_DIR)) == 1


def test_raw_answers_go_after_a_day_and_unreadable_ones_at_once(project):
    raw = project.state_dir / paths.RAW_DIR
    raw.mkdir()
    for name, text in {
        "old": json.dumps({"at_ms": NOW_MS - DAY_MS - 1}),
        "new": json.dumps({"at_ms": NOW_MS - DAY_MS}),
        "ahead": json.dumps({"at_ms": NOW_MS + DAY_MS}),
        "odd": "x",
    }.items():
        (raw / f"{name}.json").write_text(text)
    assert collect(project) == Collected(0, 2, 0)
    assert sorted(os.listdir(raw)) == ["ahead.json", "new.json"]


def test_what_a_killed_process_left_goes_after_ten_minutes(project):
    for name, age_s in (("old", 601), ("new", 599)):
        path = project.state_dir / f"{name}.tmp-77"
        path.write_text("")
        os.utime(path, (NOW_MS / 1000 - age_s,) * 2)
    assert collect(project) == Collected(0, 0, 1)
    assert (project.state_dir / "new.tmp-77").exists()


def test_an_inbox_file_that_was_put_aside_goes_with_the_ledgers(project):
    queue = project.state_dir / "queue"
    queue.mkdir(exist_ok=True)
    for name, age_s in (("old", 14 * 86_400 + 1), ("new", 14 * 86_400 - 1)):
        path = queue / f"{name}.json.bad"
        path.write_text("{")
        os.utime(path, (NOW_MS / 1000 - age_s,) * 2)
    assert collect(project) == Collected(0, 0, 1)
    assert os.listdir(queue) == ["new.json.bad"]
