"""trace, memory:history and memory:trace."""

from __future__ import annotations

import os

import pytest

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.core.model import Provenance
from harness_memory.hot import ledger, paths
from tests.cli.conftest import EPISODE_ID, NOW_MS, SESSION_KEY, Hm, close_failing_turn, insert, make_memory


@pytest.mark.parametrize("name", ["s1", SESSION_KEY, f"claude-code-{SESSION_KEY}"])
def test_a_session_is_told_turn_by_turn_with_what_resolved_what(hm: Hm, project: Project, name: str) -> None:
    close_failing_turn(project)
    assert hm("trace", name).out.splitlines() == [
        "turn p1",
        "  2026-11-01T08:59:00.000Z   e1 prompt    run the tests",
        "  2026-11-01T08:59:01.000Z   e2 tool_fail bash: npm test [exit_1]  (resolved by e3)",
        "  2026-11-01T08:59:02.000Z   e3 tool_ok   bash: pnpm test",
        "  2026-11-01T08:59:03.000Z   e4 assistant All pass.",
    ]


def test_markers_have_no_number_and_a_hit_says_what_it_did(hm: Hm, project: Project) -> None:
    """S3."""
    close_failing_turn(project)
    hit = {"memory_ids": ["a1b2c3d4e5f6"], "enforcement": "advise", "delivery": "with_result"}
    events: list[tuple[str, dict[str, object]]] = [
        ("marker", {"marker": "precompact", "detail": "auto"}),
        ("fired", {**hit, "decision": "none"}),
        ("fired", {**hit, "decision": "deny", "enforcement": "deny", "delivery": "before"}),
    ]
    descriptor = ledger.open_for_append(paths.ledger_path(str(project.state_dir), "claude-code", SESSION_KEY))
    for kind, fields in events:
        ledger.append(descriptor, ledger.encode_line(kind, NOW_MS, "p1", fields))
    os.close(descriptor)
    assert hm("trace", "s1").out.splitlines()[5:] == [
        "  2026-11-01T09:00:00.000Z      marker    precompact auto",
        "  2026-11-01T09:00:00.000Z   e5 fired     advise (with_result) a1b2c3d4e5f6",
        "  2026-11-01T09:00:00.000Z   e6 fired     deny deny (before) a1b2c3d4e5f6",
    ]


def test_a_session_as_json_counts_torn_lines(hm: Hm, project: Project) -> None:
    close_failing_turn(project)
    with open(paths.ledger_path(str(project.state_dir), "claude-code", SESSION_KEY), "ab") as file:
        file.write(b'{"v":1,"kind":"pro')
    told = hm("trace", "s1", "--json").json
    assert (told["session"], told["torn_lines"]) == (f"claude-code-{SESSION_KEY}", 1)
    (turn,) = told["turns"]
    assert [event["number"] for event in turn["events"]] == ["e1", "e2", "e3", "e4"]
    assert turn["events"][1]["resolved_by"] == "e3"
    assert hm("trace", "s1").out.splitlines()[-1] == "passed over 1 torn line"


def test_an_unknown_session_names_one_that_is_there(hm: Hm, project: Project) -> None:
    close_failing_turn(project)
    ran = hm("trace", "s2", "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, "unknown-session")
    assert ran.json["error"]["hint"] == f"hm trace claude-code-{SESSION_KEY}"


def test_a_memory_is_traced_to_its_episode_its_run_and_its_words(hm: Hm, project: Project) -> None:
    close_failing_turn(project)
    hm("queue", "retry", EPISODE_ID)
    insert(project, [make_memory()])
    evidence = Provenance(
        memory_id="a1b2c3d4e5f6", episode_id=EPISODE_ID, run_id="r1", line="e2", provenance_class="observed",
        quote="bash: npm test", confidence=0.9, session_key=SESSION_KEY, episode_weight=2, created_at_ms=NOW_MS,
    )  # fmt: skip
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.provenance.add(evidence)
    traced = hm("memory:trace", "a1b2", "--json").json
    assert [episode["id"] for episode in traced["episodes"]] == [EPISODE_ID]
    why = "an event about this: a failure that passed later or came back, or a rule that was overridden"
    assert [(row["line"], row["provenance_class"], row["quote"], row["why"]) for row in traced["provenance"]] == [
        ("e2", "observed", "bash: npm test", why)
    ]
    assert hm("memory:trace", "a1b2").out.splitlines()[1:] == [
        f"  episode {EPISODE_ID}  queued, weight 2",
        "      e2 observed: bash: npm test",
        f"         ({why})",
    ]
    assert hm("memory:history", "a1b2").out.splitlines()[1:] == [
        f"  2026-11-01T09:00:00.000Z evidence e2 observed of {EPISODE_ID}: bash: npm test"
    ]


def test_changes_and_evidence_are_told_as_they_came(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    evidence = Provenance(
        memory_id="a1b2c3d4e5f6", episode_id=EPISODE_ID, run_id="r1", line="e2", provenance_class="observed",
        quote="bash: npm test", confidence=0.9, session_key=SESSION_KEY, episode_weight=2, created_at_ms=NOW_MS - 1,
    )  # fmt: skip
    hm("memory:demote", "a1b2")
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.provenance.add(evidence)
    assert hm("memory:history", "a1b2").out.splitlines()[1:] == [
        f"  2026-11-01T08:59:59.999Z evidence e2 observed of {EPISODE_ID}: bash: npm test",
        "  2026-11-01T09:00:00.000Z demote by human: active → stale (manual)",
    ]


def test_a_memory_a_person_wrote_rests_on_no_episode(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    assert hm("memory:trace", "a1b2").out.splitlines()[-1] == "  It rests on no episode: a person wrote it."
