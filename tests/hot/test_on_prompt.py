"""What a prompt brings up: memories by fit, scope and what was shown; past turns; silence for what needs none."""

from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.publish import write_and_publish
from harness_memory.core.model import Memory
from harness_memory.hot import paths
from harness_memory.store.episodes import QueuedEpisode
from tests.hot.hook_process import KEY, HookProject

QUEUE = "a" * 12
TOKENS = "b" * 12
NODE = "c" * 12


def memory(memory_id: str, summary: str, **changes: Any) -> Memory:
    values: dict[str, Any] = {
        "type": "pitfall",
        "status": "active",
        "authority": "human",
        "triggers": ("before_model",),
        **changes,
    }
    return Memory(id=memory_id, summary=summary, **values)


QUEUE_MEMORY = memory(QUEUE, "The retry queue drops messages above 256 KB", scope_glob="services/worker/**")
TOKEN_MEMORY = memory(TOKENS, "Refresh tokens are single use", aliases=("token refresh", "토큰 갱신"))
NODE_MEMORY = memory(NODE, "Node 20 everywhere", type="baseline", triggers=("session_start", "before_model"))
ASK_QUEUE = "why does the retry queue drop big messages?"
QUEUE_LINE = "[harness-memory] PITFALL (human): The retry queue drops messages above 256 KB"
TOKEN_LINE = "[harness-memory] PITFALL (human): Refresh tokens are single use"
NODE_LINE = "[harness-memory] BASELINE (human): Node 20 everywhere"


def context(project: HookProject, text: str, prompt_id: str = "p1", **payload: Any) -> str:
    reply = project.hook("prompt", {"prompt": text, "prompt_id": prompt_id, **payload})
    assert (reply.exit_code, reply.stderr) == (0, b"")
    if not reply.stdout:
        return ""
    said: str = reply.json["hookSpecificOutput"]["additionalContext"]
    return said


def recalled(project: HookProject) -> dict[str, Any]:
    line = project.lines()[-1]
    return {key: line[key] for key in line if key.startswith("recall") or key in ("intent", "injected_item_count")}


@pytest.fixture
def project(tmp_path: Path) -> HookProject:
    project = HookProject(tmp_path)
    project.install(QUEUE_MEMORY, TOKEN_MEMORY)
    return project


def test_a_prompt_brings_up_what_fits_and_says_so_in_ledger_and_log(project: HookProject) -> None:
    assert context(project, ASK_QUEUE) == QUEUE_LINE
    words = {
        "intent": "entity_reference",
        "recall_trigger": "entity",
        "recall_mode": "entity_query",
        "recall_status": "queried_success",
        "recall_item_count": 0,
        "injected_item_count": 1,
    }
    assert recalled(project) == words
    assert " ".join(f"{key}={value}" for key, value in words.items()) in project.log()[-1]


def test_a_row_shown_once_stays_out_until_the_context_is_lost(project: HookProject) -> None:
    assert context(project, ASK_QUEUE, "p1") == QUEUE_LINE
    assert context(project, ASK_QUEUE, "p2") == ""
    project.hook("session-start", {"source": "resume"})
    assert context(project, ASK_QUEUE, "p3") == ""
    project.hook("session-start", {"source": "compact"})
    assert context(project, ASK_QUEUE, "p4") == QUEUE_LINE


def test_another_session_is_told_anew(project: HookProject) -> None:
    assert context(project, ASK_QUEUE) == QUEUE_LINE
    assert context(project, ASK_QUEUE, session_id="another") == QUEUE_LINE


@pytest.mark.parametrize(
    ("text", "intent"),
    [
        ("thanks, that was quick", "casual"),
        ("what is the difference between a retry queue and a dead letter queue?", "generic_qa"),
    ],
)
def test_small_talk_and_general_questions_recall_nothing(project: HookProject, text: str, intent: str) -> None:
    assert context(project, text) == ""
    assert recalled(project)["intent"] == intent
    assert recalled(project)["recall_status"] == "not_needed"


def test_a_prompt_about_something_else_is_answered_with_silence(project: HookProject) -> None:
    assert context(project, "draw the yearly revenue as a stacked chart with a brush to zoom") == ""
    assert recalled(project)["recall_status"] in ("queried_no_hits", "queried_low_confidence")


def test_a_prompt_in_another_language_reaches_an_alias(project: HookProject) -> None:
    assert context(project, "토큰 갱신이 두 번 되면 어떻게 되지?") == TOKEN_LINE


def test_the_file_last_worked_on_raises_what_is_in_its_scope(project: HookProject) -> None:
    unsure = "please repair the queue"
    assert context(project, unsure, "p1") == ""
    path = str(project.root / "services/worker/send.py")
    project.hook("post-tool", {"tool_name": "Edit", "tool_input": {"file_path": path}, "prompt_id": "p1"})
    project.hook("stop", {"last_assistant_message": "ok", "prompt_id": "p1"})
    assert context(project, unsure, "p2") == QUEUE_LINE


def test_a_path_in_another_top_folder_excludes_a_row(project: HookProject) -> None:
    assert context(project, ASK_QUEUE + " see mobile/app/queue.kt") == ""


def test_baseline_rows_are_shown_at_the_first_prompt_that_is_not_casual(tmp_path: Path) -> None:
    project = HookProject(tmp_path)
    project.install(QUEUE_MEMORY, NODE_MEMORY)
    assert context(project, "good morning!", "p1") == ""
    assert context(project, "what is the difference between a mutex and a lock?", "p2") == NODE_LINE
    assert context(project, "what is the difference between a thread and a process?", "p3") == ""


def test_a_session_start_that_was_seen_has_shown_the_baseline_rows(tmp_path: Path) -> None:
    project = HookProject(tmp_path)
    project.install(QUEUE_MEMORY, NODE_MEMORY)
    project.hook("session-start", {"source": "startup"})
    assert context(project, ASK_QUEUE) == QUEUE_LINE


def test_rows_of_files_the_host_loads_itself_are_left_out(tmp_path: Path) -> None:
    project = HookProject(tmp_path)
    project.install(memory(QUEUE, QUEUE_MEMORY.summary, source_ref="import:CLAUDE.md#L4"))
    assert context(project, ASK_QUEUE) == ""


def test_a_row_past_its_time_is_silent(tmp_path: Path) -> None:
    project = HookProject(tmp_path)
    project.install(memory(QUEUE, QUEUE_MEMORY.summary, ttl_expires_at_ms=project.now_ms - 1))
    assert context(project, ASK_QUEUE) == ""


def test_the_budget_cuts_the_weaker(tmp_path: Path) -> None:
    project = HookProject(tmp_path)
    rows = [memory(f"{number:012x}", f"The retry queue drops message kind {number}") for number in range(8)]
    project.install(*rows)
    assert len(context(project, "why does the retry queue drop message kinds?").splitlines()) == 5


def test_a_past_turn_of_another_session_is_recalled_once(project: HookProject) -> None:
    past = QueuedEpisode(
        id="claude-code:other:p9:1",
        host="claude-code",
        session_key="0" * 16,
        turn_key="p9",
        segment=1,
        start=0,
        end=1,
        previous=None,
        closed_by="stop",
        closed_at_ms=project.now_ms - 86_400_000,
    )
    with write_and_publish(project.project, command="test", now_ms=project.now_ms) as store:
        for episode_id, key in ((past.id, past.session_key), ("own", KEY)):
            store.episodes.insert_if_new(
                QueuedEpisode(**{**{f: getattr(past, f) for f in past.__slots__}, "id": episode_id, "session_key": key})
            )
            store.episodes.finish(
                episode_id,
                "done",
                summary=f"Importer rewrite {episode_id[:3]}: parser done, tests missing",
                kind="extracted",
            )
    line = "[harness-memory] RECALL 2026-10-31: Importer rewrite cla: parser done, tests missing"
    assert context(project, "continue with the importer rewrite where we left off", "p1") == line
    assert recalled(project)["recall_item_count"] == 1
    assert context(project, "continue with the importer rewrite where we left off", "p2") == ""


def test_without_an_index_a_prompt_is_recorded_and_nothing_said(project: HookProject) -> None:
    Path(paths.snapshot_path(str(project.state), paths.LEXICAL_NAME)).unlink()
    assert context(project, ASK_QUEUE) == ""
    assert recalled(project)["recall_status"] == "query_failed"
    assert project.log()[-1].endswith(" ok")


def test_a_prompt_that_a_program_wrote_recalls_nothing(project: HookProject) -> None:
    assert context(project, f"<task-notification>{ASK_QUEUE}</task-notification>") == ""
    assert "intent" not in project.lines()[-1]
