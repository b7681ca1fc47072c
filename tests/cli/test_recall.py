"""hm recall and hm memory:why --prompt."""

from __future__ import annotations

import json
from typing import Any

import pytest

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.core.model import DAY_MS
from harness_memory.hot import paths
from harness_memory.store.episodes import QueuedEpisode
from tests.cli.conftest import NOW_MS, Hm, insert, make_memory


def keep(project: Project, *summaries: str) -> None:
    """Store past turns, one a day, the last one a day old."""
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        for number, summary in enumerate(reversed(summaries), 1):
            episode_id = f"claude-code:{number:016x}:p1:1"
            closed_at_ms = NOW_MS - number * DAY_MS
            store.episodes.insert_if_new(
                QueuedEpisode(episode_id, "claude-code", f"{number:016x}", "p1", 1, 0, 1, None, "stop", closed_at_ms)
            )
            store.episodes.finish(episode_id, "done", summary=summary, kind="extracted")


def test_past_turns_are_found_best_first_as_a_bare_array(hm: Hm, project: Project) -> None:
    keep(project, "Importer: tests written", "Queue: retries fixed", "Importer parser done")
    told = hm("recall", "importer parser", "--json").json
    assert [row["summary"] for row in told] == ["Importer parser done", "Importer: tests written"]
    assert told[0] == {
        "id": f"claude-code:{1:016x}:p1:1",
        "closed_at": "2026-10-31T09:00:00.000Z",
        "session": f"claude-code-{1:016x}",
        "kind": "extracted",
        "summary": "Importer parser done",
    }
    assert [row["summary"] for row in hm("recall", "importer", "--since", "2026-10-31", "--json").json] == [
        "Importer parser done"
    ]
    assert len(hm("recall", "importer", "--limit", "1", "--json").json) == 1


def test_it_says_where_it_looked(hm: Hm, project: Project) -> None:
    keep(project, "Importer parser done")
    assert hm("recall", "importer").out.splitlines() == [
        f"2026-10-31  claude-code-{1:016x}  extracted  Importer parser done",
        "1 found in the snapshot",
    ]
    project.config_path.write_text("{ }")
    assert hm("recall", "importer").out.splitlines()[-1] == "1 found in the database"
    assert hm("recall", "nothing of the kind").out == "0 found in the database\n"


def test_recall_that_is_off_says_so_and_ends_well(hm: Hm, project: Project) -> None:
    project.config_path.write_text(json.dumps({"recall": {"enabled": False}}))
    keep(project, "Importer parser done")
    assert not (project.state_dir / "snapshot" / paths.RECALL_NAME).exists()
    ran = hm("recall", "importer")
    assert (ran.exit_code, ran.out) == (0, "Recall is off: recall.enabled is false in config.json.\n")
    assert hm("recall", "importer", "--json").json == []


@pytest.mark.usefixtures("project")
def test_a_time_that_is_none_is_refused(hm: Hm) -> None:
    assert hm("recall", "importer", "--since", "yesterday").exit_code == 2


MEMORY: dict[str, Any] = {
    "signature": None,
    "summary": "The retry queue drops messages above 256 KB",
    "scope_glob": "worker/io/**",
    "triggers": ("before_model",),
}


def test_a_prompt_is_explained_as_the_hook_would_answer_it(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(**MEMORY)])
    told = hm("memory:why", "--prompt", "why does the retry queue drop big messages?", "--json").json
    line = "[harness-memory] PITFALL (human): The retry queue drops messages above 256 KB"
    assert told.pop("confidence") > 0.35
    assert told == {
        "intent": "entity_reference",
        "recall_trigger": "entity",
        "recall_mode": "entity_query",
        "recall_status": "queried_success",
        "recall_item_count": 0,
        "injected_item_count": 1,
        "shown": [{"id": "a1b2c3d4e5f6", "line": line}],
        "suppressed": [],
        "answer": {"hookSpecificOutput": {"hookEventName": "UserPromptSubmit", "additionalContext": line}},
    }


def test_the_file_worked_on_weighs_as_in_the_hook(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(**MEMORY)])
    words = ("memory:why", "--prompt", "please repair the queue", "--json")
    assert hm(*words).json["suppressed"] == [{"id": "a1b2c3d4e5f6", "reason": "below_min_score"}]
    assert [row["id"] for row in hm(*words, "--file", "worker/io/send.py").json["shown"]] == ["a1b2c3d4e5f6"]


def test_silence_is_told_in_words(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(**MEMORY)])
    assert hm("memory:why", "--prompt", "thanks!").out.splitlines() == [
        "intent      casual",
        "trigger     -",
        "mode        -",
        "status      not_needed",
        "confidence  0.0",
        "answer      nothing: the prompt goes on as it is",
    ]


@pytest.mark.parametrize("words", [(), ("--tool", "Bash", "--prompt", "x")])
def test_a_call_and_a_prompt_are_asked_about_one_at_a_time(hm: Hm, project: Project, words: tuple[str, ...]) -> None:
    insert(project, [make_memory(**MEMORY)])
    assert hm("memory:why", *words).exit_code == 2
