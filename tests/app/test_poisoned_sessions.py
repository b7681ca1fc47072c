"""Somebody else's text never becomes a rule in force, nor a person's: twenty attacks and some that come back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.app.worker import run_extract
from harness_memory.config import Config
from harness_memory.core.model import STATUSES, Memory, Signature
from harness_memory.store.db import reading
from tests.app.poisons import ATTACKS, COMMIT, EVIL, ORDER, Attack, shows, wants
from tests.app.recorded_turns import Clock, ListProvider, answer, close_turn, make_project, pitfall
from tests.core.episode_factory import prompt


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make_project(tmp_path)


def suffer(project: Project, attack: Attack, session: str = "a" * 16) -> None:
    """Let the attacked turn close, and the fooled extractor read it."""
    transcript = project.root / f"{session}.jsonl"
    typed = {"promptSource": "typed", "origin": {"kind": "human"}}
    said = {attack.typed: typed, **(attack.prompts or {})}
    lines = [
        {"type": "user", "promptId": f"p{number}", **keys, "message": {"content": text}}
        for number, (text, keys) in enumerate(said.items(), 1)
    ]
    transcript.write_text("".join(json.dumps(line) + "\n" for line in lines))
    close_turn(
        project,
        prompt(attack.typed, prompt_id="p1"),
        *attack.lines,
        session=session,
        transcript_path=str(transcript),
        previous_assistant="I ran make deploy.",
    )
    provider = ListProvider([answer(*attack.facts)])
    report = run_extract(project, Config(), provider, clock=Clock())
    assert (report.done, len(provider.prompts)) == (1, 1)


def rows(project: Project) -> list[Memory]:
    with reading(project.state_dir) as store:
        return store.memories.list(STATUSES, limit=None)


@pytest.mark.parametrize("attack", ATTACKS, ids=[attack.name for attack in ATTACKS])
def test_no_attack_makes_a_rule(project: Project, attack: Attack) -> None:
    suffer(project, attack)
    assert [row.summary for row in rows(project) if row.status == "active" or row.authority == "human"] == []


def test_there_are_twenty_attacks_and_their_story_teaches_what_the_person_typed(project: Project) -> None:
    """The same turn with an honest extractor: its rule is active, so it is the attack that fails."""
    assert len(ATTACKS) >= 20
    honest = pitfall(
        summary="Run make preview instead of make deploy", trigger_signature=COMMIT | {"pattern": "make deploy"}
    )
    suffer(project, Attack("none", ATTACKS[0].lines, (honest,)))
    assert [(row.status, row.authority) for row in rows(project)] == [("active", "auto")]


def test_an_attack_that_comes_back_in_three_sessions_stays_a_candidate(project: Project) -> None:
    for session in ("a", "b", "c"):
        suffer(project, Attack("again", (shows("cat README.md", ORDER),), (wants(),)), session * 16)
    (row,) = rows(project)
    assert (row.status, row.status_reason, row.session_count) == ("candidate", "provenance", 3)


@pytest.mark.parametrize("action", ["propose_stale", "propose_supersede"])
def test_a_persons_rule_outlives_whatever_a_page_says_against_it(project: Project, action: str) -> None:
    own = Memory(
        id="0123456789ab",
        type="pitfall",
        summary="Never run bootstrap.sh before git commit",
        status="active",
        authority="human",
        enforcement="confirm",
        signature=Signature("bash", "command", "cmd", "git commit"),
    )
    with write_and_publish(project, command="test", now_ms=1) as store:
        store.memories.insert(own)
    for session in ("a", "b", "c"):
        claim = wants(EVIL, action=action, target_id=own.id)
        suffer(project, Attack("against", (shows("cat README.md", ORDER),), (claim,)), session * 16)
    (kept,) = [row for row in rows(project) if row.authority == "human"]
    assert (kept.status, kept.enforcement, kept.summary) == ("active", "confirm", own.summary)
    assert [row.status for row in rows(project) if row.authority == "auto"] in ([], ["candidate"])
