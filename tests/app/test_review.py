"""Decisions of a person: written, audited, taken back; and what a memory command settles by the way."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from harness_memory.app.editing import decide_memory, edit_memory, promote_memory
from harness_memory.app.freshness import snapshot_state
from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.app.review import carry_out, carry_out_mending, find_item, look_around, read_queue, take_back_last
from harness_memory.config import Config
from harness_memory.core.model import DAY_MS, STATUSES, Memory, Proposal
from harness_memory.core.review import REVIEW_KINDS, ReviewItem, ReviewKind
from harness_memory.errors import HmError, UsageError
from harness_memory.store.db import reading
from tests.cli.conftest import NOW_MS
from tests.cli.review_rows import AGED, BROAD, EVIDENCE, GLOBAL, HUMAN, MEMORIES, POLICY, REPLACEMENT, WIDE, fill, row


@pytest.fixture
def project(tmp_path: Path) -> Project:
    made = Project(tmp_path, tmp_path / ".harness-memory")
    fill(made)
    return made


def items(project: Project, kind: ReviewKind | None = None) -> list[ReviewItem]:
    with reading(project.state_dir) as store:
        return [item for item in read_queue(store, NOW_MS) if kind in (None, item.kind)]


def stored(project: Project) -> tuple[dict[str, Memory], list[Proposal]]:
    with reading(project.state_dir) as store:
        return {memory.id: memory for memory in store.memories.list(STATUSES, limit=None)}, store.proposals.open()


@pytest.mark.parametrize("kind", REVIEW_KINDS)
@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_a_decision_is_in_force_and_can_be_taken_back(project: Project, kind: ReviewKind, answer: str) -> None:
    before, open_before = stored(project)
    (decided,) = carry_out(project, items(project, kind), answer, NOW_MS)
    assert kind not in [item.kind for item in items(project)]
    assert snapshot_state(project) == "fresh"
    after, _ = stored(project)
    assert {memory.id: memory for memory in decided.memories} == {
        memory_id: memory for memory_id, memory in after.items() if memory != before[memory_id]
    }

    taken = take_back_last(project, NOW_MS + 1)
    restored, open_after = stored(project)
    changed = {memory.id for memory in taken.memories}
    assert {memory_id: replace(memory, updated_at_ms=0) for memory_id, memory in restored.items()} == {
        memory_id: replace(memory, updated_at_ms=0) for memory_id, memory in before.items()
    }
    assert changed == {memory.id for memory in decided.memories}
    assert {proposal.id for proposal in open_after} == {proposal.id for proposal in open_before}
    with pytest.raises(HmError, match="no decision to take back"):
        take_back_last(project, NOW_MS + 2)


def test_several_alike_are_one_decision(project: Project) -> None:
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.memories.insert(row(0xAB, "Second candidate", authority="human", status="candidate"))
    before = stored(project)[0]
    assert len(carry_out(project, items(project, "candidate"), "accept", NOW_MS)) == 2
    taken = take_back_last(project, NOW_MS)
    assert {memory.id: memory.status for memory in taken.memories} == {
        memory_id: before[memory_id].status for memory_id in ("0000000000aa", "0000000000ab")
    }


def test_a_row_changed_since_is_not_taken_back(project: Project) -> None:
    carry_out(project, items(project, "activate_global"), "accept", NOW_MS)
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        decide_memory(store, GLOBAL.id, "demote", now_ms=NOW_MS)
    with pytest.raises(HmError) as caught:
        take_back_last(project, NOW_MS)
    assert (caught.value.reference, caught.value.context) == ("undo-overtaken", GLOBAL.id)
    assert stored(project)[0][GLOBAL.id].status == "stale"


def test_counters_that_moved_since_stay_as_they_are(project: Project) -> None:
    carry_out(project, items(project, "fix_signature"), "accept", NOW_MS)
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.memories.update(replace(stored(project)[0][BROAD.id], fire_count=7))
    take_back_last(project, NOW_MS)
    restored = stored(project)[0][BROAD.id]
    assert (restored.fire_count, restored.enforcement, restored.downgraded_at_ms) == (7, "soft_deny", None)


def test_what_was_settled_meanwhile_is_left_out(project: Project) -> None:
    waiting = items(project, "activate_policy")
    carry_out(project, waiting, "accept", NOW_MS)
    assert carry_out(project, waiting, "reject", NOW_MS) == []
    assert stored(project)[0][POLICY.id].status == "active"


def test_a_promotion_by_hand_ends_the_proposal_to_activate(project: Project) -> None:
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        promote_memory(store, POLICY.id, Config(), now_ms=NOW_MS)
        promote_memory(store, GLOBAL.id, Config(), now_ms=NOW_MS)
        ended = [store.proposals.find(proposal_id).status for proposal_id in ("0000000000c4", "0000000000c5")]
    assert ended == ["accepted", "accepted"]


def test_a_rejection_by_hand_silences_the_claim(project: Project) -> None:
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        decide_memory(store, POLICY.id, "reject", now_ms=NOW_MS)
        assert store.proposals.find("0000000000c4").status == "rejected"
        assert len(store.proposals.rejected_claims(NOW_MS - 30 * DAY_MS)) == 1


def test_a_signature_mended_by_hand_answers_the_question(project: Project) -> None:
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        edit_memory(store, BROAD.id, {"signature": "bash:command:cmd:docker build --push"}, now_ms=NOW_MS)
        assert store.proposals.find("0000000000c7").status == "accepted"


@pytest.mark.parametrize(
    ("kind", "changes", "field", "value"),
    [
        ("fix_scope", {"scope_glob": "db/**"}, "scope_glob", "db/**"),
        ("fix_signature", {"signature": ""}, "signature", None),
    ],
)
def test_a_repair_given_with_the_answer_makes_the_row_the_persons(
    project: Project, kind: ReviewKind, changes: dict[str, str], field: str, value: object
) -> None:
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.memories.update(replace(BROAD, enforcement="advise"))
    (item,) = items(project, kind)
    decided = carry_out_mending(project, item, changes, NOW_MS)
    after = stored(project)[0][item.memory.id]
    assert (getattr(after, field), after.authority) == (value, "human")
    assert decided.memories == (after,)
    take_back_last(project, NOW_MS)
    assert getattr(stored(project)[0][item.memory.id], field) == getattr(item.memory, field)
    assert [again.id for again in items(project, kind)] == [item.id]


@pytest.mark.parametrize(("kind", "changes"), [("stale", {"scope_glob": "a"}), ("fix_scope", {"signature": ""})])
def test_only_a_repair_can_be_mended(project: Project, kind: ReviewKind, changes: dict[str, str]) -> None:
    with pytest.raises(UsageError) as caught:
        carry_out_mending(project, items(project, kind)[0], changes, NOW_MS)
    assert caught.value.reference == "no-mending"
    assert stored(project)[0][WIDE.id] == WIDE


def test_a_closed_proposal_has_nothing_to_decide(project: Project) -> None:
    carry_out(project, items(project, "revalidate"), "reject", NOW_MS)
    with reading(project.state_dir) as store, pytest.raises(UsageError, match="This proposal is rejected"):
        find_item(store, "0000000000c3", NOW_MS)
    assert stored(project)[0][AGED.id].status == "stale"


def test_a_card_knows_its_evidence_and_what_contradicts_it(project: Project) -> None:
    rival = row(1, "Always run npm test here", "npm test", authority="human")
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.memories.insert(rival)
    (item,) = items(project, "supersede")
    with reading(project.state_dir) as store:
        around = look_around(store, item)
        against = look_around(store, ReviewItem("candidate", HUMAN))
    assert around.evidence == (EVIDENCE,)
    assert [memory.id for memory, _ in around.neighbours] == [rival.id]
    assert [(memory.id, relation) for memory, relation in against.neighbours] == [
        (rival.id, "opposite"),
        (REPLACEMENT.id, "opposite"),
    ]


def test_each_decision_is_a_line_of_the_audit_log(project: Project) -> None:
    carry_out(project, items(project, "supersede"), "reject", NOW_MS)
    take_back_last(project, NOW_MS + 1)
    path = project.state_dir / "logs" / "audit.log"
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines:
        del line["time"]
    assert lines == [
        {
            "at_ms": NOW_MS, "event": "review", "answer": "reject", "kind": "supersede", "item": "0000000000c1",
            "memories": REPLACEMENT.id,
        },
        {"at_ms": NOW_MS + 1, "event": "review_undone", "memories": REPLACEMENT.id},
    ]  # fmt: skip


def test_every_row_of_the_story_is_in_the_store(project: Project) -> None:
    assert stored(project)[0] == {memory.id: memory for memory in MEMORIES}
