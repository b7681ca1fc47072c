"""Memories with their evidence and history."""

from __future__ import annotations

from dataclasses import replace

import pytest

from harness_memory.core.model import Memory, Transition
from harness_memory.errors import UsageError
from harness_memory.store.db import Store
from tests.store.factory import MEMORY, memory, provenance

EVERY_FIELD = Memory(
    id="abcdef012345",
    type="policy",
    summary='quotes " and 한글',
    status="stale",
    authority="human",
    enforcement="deny",
    policy_subtype="hard",
    details="line\nline",
    scope_glob="packages/{a,b}/**",
    signature=replace(MEMORY.signature, negate=True) if MEMORY.signature else None,
    triggers=("session_start", "after_tool"),
    relevant_tools=("bash", "mcp:db/query"),
    aliases=('a "b"', "나"),
    knowledge_kind="convention",
    confidence=0.25,
    importance=0.75,
    semantic_key="policy|x",
    source_kind="import",
    source_ref="import:CLAUDE.md#L3",
    status_reason="expired",
    import_unconfirmed=True,
    contested=True,
    fire_count=1,
    override_count=2,
    heeded_count=3,
    overrides_since_reinforcement=4,
    heeded_since_reinforcement=5,
    downgraded_at_ms=6,
    evidence_count=7,
    evidence_score=8,
    session_count=9,
    validation_count=10,
    ttl_expires_at_ms=11,
    revalidate_after_ms=12,
    last_evidence_at_ms=13,
    last_fired_at_ms=14,
    created_at_ms=15,
    updated_at_ms=16,
)


def test_half_of_a_surrogate_pair_is_stored_as_a_question_mark(store: Store) -> None:
    store.memories.insert(replace(MEMORY, summary="cut \ud83d", aliases=("\udc80",)))
    store.provenance.add(provenance(MEMORY.id, quote="an emoji cut in half \ud83d"))

    assert store.memories.list() == [replace(MEMORY, summary="cut ?", aliases=("?",))]
    assert [row.quote for row in store.provenance.of(MEMORY.id)] == ["an emoji cut in half ?"]


@pytest.mark.parametrize("row", [MEMORY, EVERY_FIELD, Memory(id="0" * 12, type="baseline", summary="bare")])
def test_every_field_comes_back_as_it_went_in(store: Store, row: Memory) -> None:
    store.memories.insert(row)

    assert store.memories.get(row.id) == row


def test_update_writes_the_whole_row(store: Store) -> None:
    store.memories.insert(replace(MEMORY, id=EVERY_FIELD.id))
    store.memories.insert(memory(1))
    store.memories.update(EVERY_FIELD)

    assert (store.memories.get(EVERY_FIELD.id), store.memories.get(memory(1).id)) == (EVERY_FIELD, memory(1))


def test_update_of_an_unknown_memory_is_an_error(store: Store) -> None:
    with pytest.raises(KeyError):
        store.memories.update(MEMORY)


def test_a_unique_prefix_of_four_finds_a_memory(store: Store) -> None:
    store.memories.insert(MEMORY)

    assert [store.memories.find(prefix).id for prefix in ("0123", "0123456789ab", " 01234 ")] == [MEMORY.id] * 3


@pytest.mark.parametrize(
    ("prefix", "reference", "hint"),
    [
        ("0000", "ambiguous-memory", f"hm memory:show {memory(1).id}"),
        ("012", "unknown-memory", "hm memory:list"),
        ("", "unknown-memory", "hm memory:list"),
        ("0123456789ac", "unknown-memory", f"hm memory:show {MEMORY.id}"),
        ("zzzz", "unknown-memory", "hm memory:list"),
    ],
)
def test_a_prefix_that_names_no_single_memory_is_a_usage_error(
    store: Store, prefix: str, reference: str, hint: str
) -> None:
    for row in (MEMORY, memory(1), memory(2)):
        store.memories.insert(row)

    with pytest.raises(UsageError) as caught:
        store.memories.find(prefix)

    assert (caught.value.reference, caught.value.hint) == (reference, hint)


def test_list_filters_and_puts_the_newest_change_first(store: Store) -> None:
    rows = [
        memory(1, updated_at_ms=1),
        memory(2, updated_at_ms=3, status="candidate", type="policy"),
        memory(3, updated_at_ms=2, authority="human", source_kind="import", import_unconfirmed=True),
        memory(4, updated_at_ms=4, status="rejected"),
        memory(5, updated_at_ms=2, contested=True, scope_glob="src/**"),
    ]
    for row in rows:
        store.memories.insert(row)

    def numbers(found: list[Memory]) -> list[int]:
        return [int(row.id, 16) for row in found]

    memories = store.memories
    assert numbers(memories.list()) == [2, 3, 5, 1]
    assert numbers(memories.live()) == [2, 3, 5, 1]
    assert numbers(memories.list(limit=2)) == [2, 3]
    assert numbers(memories.list(("rejected", "candidate"))) == [4, 2]
    assert numbers(memories.list(memory_type="policy")) == [2]
    assert numbers(memories.list(authority="human")) == [3]
    assert numbers(memories.list(source_kind="import")) == [3]
    assert numbers(memories.list(scope_glob="src/**")) == [5]
    assert numbers(memories.list(unconfirmed=True)) == [3]
    assert numbers(memories.list(contested=True)) == [5]


def test_memories_are_counted_by_status_and_authority(store: Store) -> None:
    for number, (status, authority) in enumerate((("active", "human"), ("active", "auto"), ("active", "auto"))):
        store.memories.insert(replace(MEMORY, id=f"{number:012x}", status=status, authority=authority))
    store.memories.insert(replace(MEMORY, id="f" * 12, status="rejected", authority="human"))
    counted = {("active", "human"): 1, ("active", "auto"): 2, ("rejected", "human"): 1}
    assert store.memories.counts() == counted


def test_a_cited_line_is_evidence_once(store: Store) -> None:
    store.memories.insert(MEMORY)
    first, again = provenance(MEMORY.id), provenance(MEMORY.id, quote="the same line")
    other_line, other_episode = provenance(MEMORY.id, line="e2"), provenance(MEMORY.id, "ep2")

    added = [store.provenance.add(row) for row in (first, again, other_line, other_episode)]

    assert added == [True, False, True, True]
    assert store.provenance.of(MEMORY.id) == [first, other_line, other_episode]


def test_history_is_kept_in_order(store: Store) -> None:
    store.memories.insert(MEMORY)
    steps = [
        Transition(
            MEMORY.id, "auto_rule", event, "why", "candidate", "active", "advise", "advise", "auto", "auto", at_ms
        )
        for event, at_ms in (("activate", 2), ("escalate", 1))
    ]
    for step in steps:
        store.transitions.add(step)

    assert store.transitions.of(MEMORY.id) == steps
    assert store.transitions.since(2) == steps[:1]
