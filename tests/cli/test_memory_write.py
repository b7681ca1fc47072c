"""What a person adds and decides: defaults, refusals, and the snapshot that follows."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from harness_memory.app.project import Project
from harness_memory.core.model import Memory
from harness_memory.store import files
from tests.cli.conftest import NOW_MS, Hm, insert, make_memory

ADD = ("memory:add", "--json", "--summary", "Use pnpm here")
SPEC = "bash:command:cmd:npm test"


def stored(project: Project, memory_id: str) -> Memory:
    from harness_memory.store.db import reading

    with reading(project.state_dir) as store:
        return store.memories.find(memory_id)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--type", "pitfall", "--signature", SPEC], ("candidate", "advise", ["before_tool"], ["bash"], None)),
        (["--type", "policy", "--signature", SPEC, "--active"],
         ("active", "confirm", ["before_tool"], ["bash"], "hard")),
        (["--type", "policy"], ("candidate", "advise", ["before_model", "before_tool"], [], "soft")),
        (["--type", "policy", "--signature", SPEC, "--policy-subtype", "soft"],
         ("candidate", "advise", ["before_tool"], ["bash"], "soft")),
        (["--type", "baseline"], ("candidate", "advise", ["session_start", "before_model"], [], None)),
        (["--type", "pitfall", "--signature", SPEC, "--enforce", "deny", "--triggers", "before_tool, before_model",
          "--tools", "bash,edit"], ("candidate", "deny", ["before_model", "before_tool"], ["bash", "edit"], None)),
    ],
)  # fmt: skip
def test_add_takes_defaults_from_type_and_signature(
    hm: Hm, project: Project, words: list[str], expected: tuple[Any, ...]
) -> None:
    added = hm(*ADD, *words).json
    keys = ("status", "enforcement", "triggers", "relevant_tools", "policy_subtype")
    assert tuple(added[key] for key in keys) == expected
    assert (added["authority"], added["source_kind"], added["ttl_expires_at"]) == ("human", "manual", None)
    memory = stored(project, added["id"])
    assert (memory.created_at_ms, memory.updated_at_ms) == (NOW_MS, NOW_MS)
    assert memory.semantic_key


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize(
    ("words", "reference"),
    [
        (["--type", "pitfall", "--signature", "bash:cmd:npm test"], "bad-signature"),
        (["--type", "pitfall", "--signature", "bash:command:regex:(a+)+"], "bad-signature"),
        (["--type", "pitfall", "--signature", "bash:command:regex:a*a*a*a*a*b"], "bad-signature"),
        (["--type", "pitfall", "--triggers", "sometimes"], "bad-trigger"),
        (["--type", "pitfall", "--triggers", ""], "bad-trigger"),
        (["--type", "pitfall", "--scope", "../x/**"], "bad-scope"),
        (["--type", "pitfall", "--policy-subtype", "hard"], "bad-subtype"),
        (["--type", "decision", "--enforce", "deny"], "needs-signature"),
        (["--type", "pitfall", "--details", "x" * 601], "bad-details"),
        (["--type", "pitfall", "--aliases", "a,b,c,d,e,f,g,h,i"], "bad-aliases"),
        (["--type", "pitfall", "--summary", " "], "bad-summary"),
        (["--type", "pitfall", "--summary", "two\nlines"], "bad-summary"),
        (["--type", "pitfall", "--details", "export API_TOKEN=" + "9f3kd02mQ" * 3], "secret-in-memory"),
        (["--type", "rumour"], "usage"),
        (["--type", "pitfall", "--confidence", "2"], "usage"),
    ],
)
def test_add_refuses_what_no_hook_could_deliver(hm: Hm, words: list[str], reference: str) -> None:
    ran = hm(*ADD, *words)
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, reference)
    assert hm("memory:list", "--json").json == []


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize(("pattern", "is_broad"), [("npm", True), ("npm test", False)])
def test_a_broad_signature_is_said_to_be_one(hm: Hm, pattern: str, is_broad: bool) -> None:
    spec = f"bash:command:cmd:{pattern}"
    added = hm("memory:add", "--summary", "Use pnpm here", "--type", "pitfall", "--signature", spec)
    edited = hm("memory:edit", added.out.split()[0], "--signature", spec)
    for said in (added, edited):
        assert (f"It is broad: {spec} holds for every such call." in said.out) is is_broad


@pytest.mark.usefixtures("project")
def test_an_added_rule_speaks_at_once(hm: Hm) -> None:
    hm(*ADD, "--type", "policy", "--signature", SPEC, "--enforce", "deny", "--active")
    answer = hm("memory:why", "--tool", "bash", "--target", "npm run test", "--json").json["answer"]
    assert answer["hookSpecificOutput"]["permissionDecision"] == "deny"


def test_an_auto_row_becomes_the_persons_when_its_level_is_set(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(authority="auto", ttl_expires_at_ms=NOW_MS + 1, revalidate_after_ms=NOW_MS)])
    changed = hm("memory:enforce", "a1b2", "deny", "--json").json
    assert (changed["authority"], changed["enforcement"], changed["ttl_expires_at"], changed["revalidate_after"]) == (
        "human", "deny", None, None,
    )  # fmt: skip
    transitions = hm("memory:history", "a1b2", "--json").json["transitions"]
    assert [(row["event"], row["from_authority"], row["to_authority"]) for row in transitions] == [
        ("enforce", "auto", "human")
    ]


def test_a_row_without_signature_cannot_be_more_than_advice(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(signature=None)])
    assert hm("memory:enforce", "a1b2", "confirm", "--json").json["error"]["reference"] == "needs-signature"
    assert stored(project, "a1b2").enforcement == "advise"


def test_promoting_raises_a_policy_to_where_human_policies_begin(hm: Hm, project: Project) -> None:
    insert(
        project,
        [
            make_memory(id="000000000001", type="policy", policy_subtype="hard", status="candidate", authority="auto"),
            make_memory(id="000000000002", status="candidate", authority="auto"),
            make_memory(id="000000000003", status="stale", authority="auto", enforcement="soft_deny"),
        ],
    )
    results = [hm("memory:promote", f"00000000000{n}", "--json").json for n in (1, 2, 3)]
    assert [(row["status"], row["authority"], row["enforcement"]) for row in results] == [
        ("active", "human", "confirm"),
        ("active", "human", "advise"),
        ("active", "human", "soft_deny"),
    ]


def test_a_decision_that_the_status_forbids_changes_nothing(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    ran = hm("memory:promote", "a1b2", "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, "status-forbids")
    assert ran.json["error"]["message"] == "promote is for a memory that is candidate or stale; this one is active."
    assert hm("memory:history", "a1b2", "--json").json["transitions"] == []


@pytest.mark.parametrize(
    ("status", "event", "hint"),
    [("active", "promote", "show"), ("rejected", "promote", "restore"), ("rejected", "demote", "show")],
)
def test_a_forbidden_decision_names_the_command_that_leads_on(
    hm: Hm, project: Project, status: str, event: str, hint: str
) -> None:
    insert(project, [make_memory(status=status)])
    assert hm(f"memory:{event}", "a1b2", "--json").json["error"]["hint"] == f"hm memory:{hint} a1b2c3d4e5f6"


def test_demote_restore_and_reject_are_told_in_history(hm: Hm, project: Project) -> None:
    """S18: demoting makes stale."""
    insert(project, [make_memory(authority="auto")])
    assert hm("memory:demote", "a1b2", "--json").json["status"] == "stale"
    assert hm("memory:restore", "a1b2", "--json").json["authority"] == "human"
    assert hm("memory:reject", "a1b2", "--note", "no longer true", "--json").json["status"] == "rejected"
    lines = hm("memory:history", "a1b2").out.splitlines()[1:]
    assert [line.split(" ", 3)[-1] for line in lines] == [
        "demote by human: active → stale (manual)",
        "restore by human: stale → active, auto → human (manual)",
        "reject by human: active → rejected (no longer true)",
    ]
    assert "suppressed" not in hm("memory:why", "--tool", "bash", "--target", "npm test").out


def test_edit_changes_words_and_identity(hm: Hm, project: Project) -> None:
    """S59."""
    insert(project, [make_memory(authority="auto", aliases=("old",))])
    changed = hm(
        "memory:edit", "a1b2", "--summary", "New words", "--signature", "bash:command:cmd:yarn test",
        "--scope", "web/**", "--aliases", "", "--triggers", "before_tool", "--details", "why", "--json",
    ).json  # fmt: skip
    assert (changed["summary"], changed["details"], changed["scope_glob"]) == ("New words", "why", "web/**")
    assert (changed["signature"]["pattern"], changed["aliases"], changed["authority"]) == ("yarn test", [], "human")
    assert changed["semantic_key"] == "pitfall|bash:command:cmd:yarn test"
    (transition,) = hm("memory:history", "a1b2", "--json").json["transitions"]
    assert transition["reason"] == "aliases, details, scope_glob, signature, summary, triggers"


def test_edit_may_not_take_the_signature_from_a_rule_that_denies(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(enforcement="deny")])
    assert hm("memory:edit", "a1b2", "--signature", "", "--json").json["error"]["reference"] == "needs-signature"
    assert hm("memory:edit", "a1b2", "--json").json["error"]["reference"] == "usage"


def test_a_person_is_told_what_a_command_waits_for(hm: Hm, project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "NOTICE_AFTER_S", 0.001)
    monkeypatch.setattr(files, "BUSY_TIMEOUT_MS", 2)
    other = sqlite3.connect(project.state_dir / "memory.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    add = ("memory:add", "--type", "pitfall", "--summary", "Run pnpm test")
    told, as_json = hm(*add), hm(*add, "--json")
    other.close()
    assert told.err.splitlines()[0] == "Waiting up to 0 s for another program to let go of the database."
    assert (told.exit_code, as_json.exit_code) == (75, 75)
    assert as_json.json["error"]["reference"] == "db-locked"
