"""proposals:list, :accept, :reject."""

from __future__ import annotations

from typing import Any

import pytest

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from tests.cli.conftest import NOW_MS, Hm
from tests.cli.review_rows import BROAD, GLOBAL, HUMAN, POLICY, PROPOSALS, REPLACEMENT, WIDE, fill, proposal, row

SUPERSEDE = PROPOSALS[-1].id


@pytest.fixture(autouse=True)
def _filled(project: Project) -> None:
    fill(project)


def test_the_open_ones_are_a_bare_array(hm: Hm) -> None:  # S55
    listed = hm("proposals:list", "--json").json
    assert {one["id"] for one in listed} == {one.id for one in PROPOSALS}
    (first,) = hm("proposals:list", "--kind", "supersede", "--json").json
    assert {key: first[key] for key in ("id", "kind", "status", "target_id", "candidate_id", "support_sessions")} == {
        "id": SUPERSEDE,
        "kind": "supersede",
        "status": "open",
        "target_id": HUMAN.id,
        "candidate_id": REPLACEMENT.id,
        "support_sessions": ["s1"],
    }
    assert (first["target_summary"], first["candidate_summary"]) == (HUMAN.summary, REPLACEMENT.summary)


def test_the_table_fits_eighty_columns(hm: Hm) -> None:
    lines = hm("proposals:list").out.splitlines()
    assert (len(lines), max(map(len, lines)) <= 80) == (len(PROPOSALS) + 1, True)


def test_no_open_proposal_is_said(hm: Hm) -> None:
    for one in PROPOSALS:
        hm("proposals:reject", one.id)
    assert hm("proposals:list").out == "No open proposals.\n"


def test_a_prefix_names_one_and_the_answer_shows_what_changed(hm: Hm, project: Project) -> None:  # S49
    told = hm("proposals:accept", SUPERSEDE, "--json").json
    assert [(memory["id"], memory["status"], memory["authority"]) for memory in told["memories"]] == [
        (HUMAN.id, "superseded", "human"),
        (REPLACEMENT.id, "active", "human"),
    ]
    assert told["proposals"] == [SUPERSEDE]
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        target = row(0x99, "x")
        store.memories.insert(target)
        store.proposals.insert(proposal(0xABCD00000001, "stale", target))
    assert hm("proposals:reject", "ABCD", "--json").json["item"] == "abcd00000001"


@pytest.mark.parametrize(
    ("word", "reference"),
    [("0000", "ambiguous-proposal"), ("feed", "unknown-proposal"), ("c1", "unknown-proposal")],
)
def test_a_word_that_names_none_or_several_is_refused(hm: Hm, word: str, reference: str) -> None:
    ran = hm("proposals:accept", word, "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, reference)


def test_a_near_id_is_offered(hm: Hm) -> None:
    assert "did you mean 0000000000c1?" in hm("proposals:reject", "0000000000c1f", "--json").json["error"]["message"]


def test_a_rejected_one_is_closed(hm: Hm) -> None:
    hm("proposals:reject", "0000000000c4")
    ran = hm("proposals:accept", "0000000000c4", "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, "proposal-closed")
    assert hm("memory:show", POLICY.id, "--json").json["status"] == "rejected"


def test_all_of_a_kind(hm: Hm) -> None:
    told = hm("proposals:accept", "--kind", "activate_global", "--all", "--json").json
    assert [one["memories"][0]["id"] for one in told["accepted"]] == [GLOBAL.id]
    assert hm("proposals:accept", "--kind", "activate_global", "--all").out == "0 accepted.\n"


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--all",),
        ("--kind", "merge"),
        (SUPERSEDE, "--all", "--kind", "merge"),
        ("--all", "--kind", "fix_scope", "--scope", "a"),
    ],
)
def test_one_or_a_whole_kind_is_wanted(hm: Hm, words: tuple[str, ...]) -> None:
    ran = hm("proposals:accept", *words, "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, "usage")


@pytest.mark.parametrize(
    ("proposal_id", "options", "memory_id", "expected"),
    [
        ("0000000000c6", ("--scope", "db/**"), WIDE.id, {"scope_glob": "db/**", "authority": "human"}),
        (
            "0000000000c7",
            ("--signature", "bash:command:cmd:docker build --push"),
            BROAD.id,
            {"authority": "human", "enforcement": "soft_deny"},
        ),
    ],
)
def test_a_repair_comes_with_the_answer(
    hm: Hm, proposal_id: str, options: tuple[str, ...], memory_id: str, expected: dict[str, Any]
) -> None:
    hm("proposals:accept", proposal_id, *options)
    shown = hm("memory:show", memory_id, "--json").json
    assert {key: shown[key] for key in expected} == expected
    assert proposal_id not in [one["id"] for one in hm("proposals:list", "--json").json]


def test_a_bad_repair_changes_nothing(hm: Hm) -> None:
    ran = hm("proposals:accept", "0000000000c6", "--scope", "../up", "--json")
    assert ran.json["error"]["reference"] == "bad-scope"
    assert "0000000000c6" in [one["id"] for one in hm("proposals:list", "--json").json]
