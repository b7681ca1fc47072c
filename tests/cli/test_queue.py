"""queue: the inbox and the database as one list, and what a person may do with it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from harness_memory.app.days import day_end_ms
from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.hot import paths
from harness_memory.hot.clock import format_iso
from harness_memory.store.db import reading
from tests.cli.conftest import EPISODE_ID, NOW_MS, Hm, close_failing_turn

pytestmark = pytest.mark.usefixtures("project")


def test_an_episode_no_worker_has_seen_is_listed_as_queued(hm: Hm, project: Project) -> None:
    """S55."""
    close_failing_turn(project)
    (row,) = hm("queue", "list", "--json").json
    assert {key: row[key] for key in ("id", "status", "attempts", "next_at", "waiting")} == {
        "id": EPISODE_ID, "status": "queued", "attempts": 0, "next_at": None, "waiting": "",
    }  # fmt: skip
    assert hm("queue", "show", EPISODE_ID, "--json").json == row
    assert hm("queue", "show", "p1:1", "--json").json == row
    assert hm("status", "--json").json["queue"] == 1


def test_dropping_one_from_the_inbox_is_final(hm: Hm, project: Project) -> None:
    close_failing_turn(project)
    assert hm("queue", "drop", EPISODE_ID, "--json").json == {"id": EPISODE_ID, "status": "dropped"}
    assert hm("queue", "--json").json == []
    with reading(project.state_dir) as store:
        episode = store.episodes.get(EPISODE_ID)
    assert episode is not None
    assert (episode.status, episode.evidence_weight) == ("dropped", 2)


def test_retry_makes_a_dead_episode_due_with_its_attempts_forgotten(hm: Hm, project: Project) -> None:
    close_failing_turn(project)
    hm("queue", "retry", EPISODE_ID)
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.episodes.postpone(EPISODE_ID, NOW_MS + 3_600_000, "invalid_output", burn_attempt=True)
        store.episodes.finish(EPISODE_ID, "dead", "invalid_output")
    (dead,) = hm("queue", "--json").json
    assert (dead["status"], dead["attempts"], dead["next_at"]) == ("dead", 1, "2026-11-01T10:00:00.000Z")
    assert hm("status", "--json").json["dead"] == 1
    assert hm("queue", "retry", EPISODE_ID[:20]).out == f"{EPISODE_ID} is due now; `hm extract` runs it.\n"
    (due,) = hm("queue", "--json").json
    assert (due["status"], due["attempts"], due["next_at"]) == ("queued", 0, None)


def test_a_suspect_episode_is_not_listed_and_can_be_reopened(hm: Hm, project: Project) -> None:
    """S16."""
    close_failing_turn(project)
    hm("queue", "retry", "p1:1")
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.episodes.finish(EPISODE_ID, "suspect", "not JSON")
    assert hm("queue", "--json").json == []
    assert hm("queue", "show", "p1:1", "--json").json["status"] == "suspect"
    assert hm("queue", "retry", "p1:1", "--json").json["status"] == "queued"
    assert len(hm("queue", "--json").json) == 1


def test_next_due_comes_first(hm: Hm, project: Project) -> None:
    close_failing_turn(project)
    hm("queue", "retry", EPISODE_ID)
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.episodes.postpone(EPISODE_ID, NOW_MS + 600_000, "timeout", burn_attempt=False)
    inbox = project.state_dir / paths.QUEUE_DIR
    text = next(inbox.glob("*.json")).read_text(encoding="utf-8")
    other = Path(paths.queue_path(str(project.state_dir), EPISODE_ID.replace(":p1:1", ":p2:1")))
    other.write_text(text.replace(":p1:1", ":p2:1"), encoding="utf-8")
    (inbox / "broken.json").write_text("{", encoding="utf-8")
    rows = hm("queue", "--json").json
    assert [(row["id"][-4:], row["waiting"]) for row in rows] == [("p2:1", ""), ("p1:1", "timeout")]
    status = hm("status", "--json").json
    assert (status["queue"], status["waiting"]) == (2, "timeout")
    lines = hm("queue").out.splitlines()
    assert lines[0].split() == ["STATUS", "ATTEMPTS", "NEXT", "WAITING", "ID"]
    assert lines[1].split()[:4] == ["queued", "0", "now", "-"]


@pytest.mark.parametrize("cap", ["daily_cap", "money_cap"])
def test_what_a_cap_holds_is_next_when_the_day_ends(hm: Hm, project: Project, cap: str) -> None:
    close_failing_turn(project)
    hm("queue", "retry", EPISODE_ID)
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        store.episodes.postpone(EPISODE_ID, NOW_MS, cap, burn_attempt=False)
        held = store.episodes.get(EPISODE_ID)
        assert held is not None
        store.episodes.insert_if_new(replace(held, id="other", next_at_ms=NOW_MS + 600_000, waiting="timeout"))
    midnight = format_iso(day_end_ms(NOW_MS))
    rows = hm("queue", "--json").json
    assert [(row["waiting"], row["next_at"]) for row in rows] == [
        ("timeout", "2026-11-01T09:10:00.000Z"),
        (cap, midnight),
    ]
    assert hm("queue").out.splitlines()[2].split()[:4] == ["queued", "0", midnight, cap]
    assert hm("queue", "show", EPISODE_ID, "--json").json["next_at"] == midnight


@pytest.mark.parametrize(
    ("words", "reference"),
    [(["show"], "usage"), (["list", "p1:1"], "usage"), (["drop", "nothing"], "unknown-episode"), (["sing"], "usage")],
)
def test_wrong_words_are_a_usage_error(hm: Hm, words: list[str], reference: str) -> None:
    ran = hm("queue", *words, "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, reference)


def test_an_empty_queue_says_so(hm: Hm) -> None:
    assert hm("queue").out == "The queue is empty.\n"
