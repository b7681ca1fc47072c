"""Laws of the automatic path: whatever sequence of facts, firings and expiries comes, a person's say stands."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from harness_memory.config import BeforeTool, Config
from harness_memory.core import tier
from harness_memory.core.authority import EDGES, AuthorityViolation, change
from harness_memory.core.model import Citation, Firing, Flags, Memory, ValidFact
from harness_memory.core.tier import recount
from harness_memory.errors import UsageError
from tests.core.episode_factory import command_signature, fact
from tests.core.world import World, session

SUMMARIES = (
    "Run pnpm test from packages/api",
    "Always run npm test here",
    "Never run npm test here",
    "Keep handlers thin",
    "Use bun test instead",
)
HUMAN_IDS = ("f" * 12, "e" * 12)
RULE_EVENTS = tuple(event for event, edge in EDGES.items() if edge.actor == "auto_rule")

facts = st.fixed_dictionaries(
    {
        "kind": st.just("fact"),
        "action": st.sampled_from(["create", "create", "reinforce", "propose_stale", "propose_supersede"]),
        "summary": st.sampled_from(SUMMARIES),
        "type": st.sampled_from(["pitfall", "policy", "workflow", "decision"]),
        "signature": st.sampled_from([None, command_signature("npm test"), command_signature("git push --force")]),
        "provenance_class": st.sampled_from(["typed", "given", "observed", "inferred"]),
        "session": st.sampled_from(["s1", "s2", "s3"]),
        "turn": st.integers(1, 4),
        "target": st.integers(0, 9),
        "weight": st.integers(0, 10),
        "flags": st.sampled_from([Flags(), Flags(correction="strong"), Flags(correction="weak"), Flags(remember=True)]),
    }
)
firings = st.fixed_dictionaries(
    {"kind": st.just("firing"), "target": st.integers(0, 9), "outcome": st.sampled_from(["override", "heeded"])}
)
rules = st.fixed_dictionaries(
    {"kind": st.just("rule"), "target": st.integers(0, 9), "event": st.sampled_from(RULE_EVENTS)}
)
configs = st.builds(
    lambda level, born: Config(autonomy_level=level, before_tool=BeforeTool(auto_enforcement=born)),
    st.sampled_from(["standard", "standard", "shadow", "off"]),
    st.sampled_from(["advise", "soft_deny"]),
)


def play(world: World, step: dict[str, Any]) -> None:
    target = list(world.memories.values())[step["target"] % len(world.memories)]
    if step["kind"] == "rule":
        try:
            row, record = change(target, step["event"], reason="law", now_ms=world.now_ms)
        except (AuthorityViolation, UsageError):
            return
        world.memories[row.id] = row
        world.transitions.append(record)
    elif step["kind"] == "firing":
        delivery = "override" if step["outcome"] == "override" else "before"
        fired = Firing(target.id, "bash", "soft_deny", delivery, world.now_ms, "", step["outcome"])
        row = tier.with_firings(target, [fired] * 3, world.now_ms)
        if tier.should_downgrade(row):
            row, record = change(row, "downgrade", reason="law", now_ms=world.now_ms, enforcement="advise")
            row = replace(row, downgraded_at_ms=world.now_ms)
            world.transitions.append(record)
        world.memories[row.id] = row
    else:
        claimed = fact(
            step["summary"],
            action=step["action"],
            type=step["type"],
            signature=step["signature"],
            target_id=target.id if step["action"] != "create" else "",
        )
        source = session(step["session"], turn=step["turn"], flags=step["flags"], evidence_weight=step["weight"])
        world.learn(ValidFact(claimed, (Citation("e1", step["provenance_class"], "quote"),)), source)


def human_rows() -> list[Memory]:
    return [
        Memory(
            id=HUMAN_IDS[0],
            type="pitfall",
            summary=SUMMARIES[0],
            status="active",
            authority="human",
            enforcement="confirm",
            signature=command_signature("npm test"),
            semantic_key="pitfall|bash:command:cmd:npm test",
        ),
        Memory(id=HUMAN_IDS[1], type="policy", summary="Keep handlers thin", status="candidate", authority="human"),
    ]


def decided_by_person(row: Memory) -> tuple[Any, ...]:
    return row.status, row.authority, row.enforcement, row.summary, row.confidence, row.ttl_expires_at_ms


@settings(max_examples=150, deadline=None, derandomize=True)
@given(configs, st.lists(st.one_of(facts, facts, facts, firings, rules), min_size=3, max_size=25))
def test_no_sequence_of_automatic_events_raises_authority(config: Config, steps: list[dict[str, Any]]) -> None:
    world = World(settings=config)
    before = {row.id: decided_by_person(world.add(row)) for row in human_rows()}

    for step in steps:
        levels = {row.id: row.enforcement for row in world.memories.values()}
        play(world, step)

        # A person's rows stand as the person left them, and no other row became a person's.
        assert {key: decided_by_person(world.memories[key]) for key in HUMAN_IDS} == before
        automatic = [row for row in world.memories.values() if row.id not in HUMAN_IDS]
        assert {row.authority for row in automatic} <= {"auto"}
        # One step, from advise to soft_deny, and never further.
        assert {(levels.get(row.id, "advise"), row.enforcement) for row in automatic} <= {
            ("advise", "advise"),
            ("advise", "soft_deny"),
            ("soft_deny", "soft_deny"),
            ("soft_deny", "advise"),
        }

    assert {record.actor for record in world.transitions} <= {"auto_rule"}
    assert not any(record.from_status in ("stale", "superseded", "rejected") for record in world.transitions)
    assert_nothing_unearned(world)


def assert_nothing_unearned(world: World) -> None:
    for row in world.memories.values():
        counters = recount(world.of(row.id))
        assert (row.evidence_count, row.evidence_score, row.session_count) == (
            counters.evidence_count,
            counters.evidence_score,
            counters.session_count,
        )
    for record in world.transitions:
        if record.event == "escalate":
            firm = {row.session_key for row in world.of(record.memory_id) if tier.is_firm(row)}
            assert len(firm) >= 2
        if record.event == "activate" and record.reason == "earned":
            assert any(tier.is_firm(row) for row in world.of(record.memory_id))
    open_claims = Counter(
        (row.kind, row.target_id, row.candidate_id) for row in world.proposals.values() if row.status == "open"
    )
    assert set(open_claims.values()) <= {1}
