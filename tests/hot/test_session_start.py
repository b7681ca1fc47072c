"""What a start says: rows and loose ends to the model, the digest and remembered rules to the person."""

from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.publish import write_and_publish
from harness_memory.core.model import DAY_MS, Memory, Proposal
from tests.hot.hook_process import HookProject
from tests.hot.test_on_prompt import NODE_LINE, NODE_MEMORY, memory

DECISION = memory("d" * 12, "We use one queue per tenant", type="decision", triggers=("session_start",))
DECISION_LINE = "[harness-memory] DECISION (human): We use one queue per tenant"


def started(project: HookProject, source: str = "startup", session_id: str = "s1") -> tuple[str, str]:
    """Return what model and person are told."""
    reply = project.hook("session-start", {"source": source, "session_id": session_id})
    assert (reply.exit_code, reply.stderr) == (0, b"")
    answer = reply.json if reply.stdout else {}
    return answer.get("hookSpecificOutput", {}).get("additionalContext", ""), answer.get("systemMessage", "")


def install(tmp_path: Path, *memories: Memory) -> HookProject:
    project = HookProject(tmp_path)
    project.install(*memories)
    return project


def test_standing_rows_are_said_at_a_start_and_only_of_the_four_types(tmp_path: Path) -> None:
    pitfall = memory("e" * 12, "A pitfall", triggers=("session_start",))
    quiet = memory("f" * 12, "A decision for prompts", type="decision")
    project = install(tmp_path, NODE_MEMORY, DECISION, pitfall, quiet)
    assert started(project) == (f"{NODE_LINE}\n{DECISION_LINE}", "")


@pytest.mark.parametrize(("source", "context"), [("clear", DECISION_LINE), ("compact", DECISION_LINE), ("resume", "")])
def test_each_source_is_told_what_its_context_lacks(tmp_path: Path, source: str, context: str) -> None:
    assert started(install(tmp_path, DECISION), source) == (context, "")


def proposal(number: int, expires_at_ms: int) -> Proposal:
    return Proposal(
        id=f"{number:012x}",
        kind="stale",
        status="open",
        target_id=DECISION.id,
        candidate_id="",
        claim_key=f"stale {number}",
        rationale="",
        support_count=1,
        support_sessions=("s",),
        human_signal=False,
        created_at_ms=1,
        updated_at_ms=1,
        expires_at_ms=expires_at_ms,
    )


def test_open_proposals_are_counted_once_a_day(tmp_path: Path) -> None:
    project = install(tmp_path, DECISION)
    with write_and_publish(project.project, command="test", now_ms=project.now_ms) as store:
        store.proposals.insert(proposal(1, project.now_ms + 3 * DAY_MS))
    line = "harness-memory: 1 proposal(s) open, 1 expiring within 7 days — run hm review"
    assert started(project)[1] == line
    assert started(project, session_id="s2")[1] == ""
    project.now_ms += DAY_MS
    assert started(project, session_id="s3")[1] == line


def test_a_remembered_rule_is_named_for_a_day_with_what_undoes_it(tmp_path: Path) -> None:
    project = HookProject(tmp_path)
    wish: dict[str, Any] = {"type": "policy", "source_kind": "remember", "triggers": ("before_tool",)}
    project.install(memory("e" * 12, "Run make lint before a commit", created_at_ms=project.now_ms, **wish))
    line = (
        f"harness-memory: remembered policy {'e' * 12} (advise): Run make lint before a commit "
        f"— undo: hm memory:demote {'e' * 12}"
    )
    assert started(project) == ("", line)
    project.now_ms += DAY_MS
    assert started(project, session_id="s2") == ("", "")


def test_what_the_last_session_left_open_is_said_in_two_lines(tmp_path: Path) -> None:
    project = install(tmp_path)
    project.hook("prompt", {"prompt": "make the importer fast", "prompt_id": "p1"})
    for command in ("npm test", "ruff check ."):
        call = {"tool_name": "Bash", "tool_input": {"command": command}, "prompt_id": "p1"}
        project.hook("post-tool-failure", {**call, "error": "Exit code 1\nno"})
    project.hook("post-tool", {"tool_name": "Bash", "tool_input": {"command": "ruff check src"}, "prompt_id": "p1"})
    assert started(project, session_id="s2") == ("", "")  # it may be running beside this one
    project.now_ms += 2 * 3_600_000
    context, _ = started(project, session_id="s3")
    assert context.splitlines() == [
        "[harness-memory] UNRESOLVED in the last session: npm test (exit_1)",
        "[harness-memory] UNFINISHED in the last session: make the importer fast",
    ]
    project.hook("stop", {"prompt_id": "p1", "last_assistant_message": "done"})
    project.hook("session-end", {"reason": "other"})
    context, _ = started(project, session_id="s4")
    assert context.splitlines() == ["[harness-memory] UNRESOLVED in the last session: npm test (exit_1)"]


def test_without_a_snapshot_a_start_says_nothing(tmp_path: Path) -> None:
    project = install(tmp_path, DECISION)
    for path in (project.state / "snapshot").iterdir():
        path.unlink()
    assert started(project) == ("", "")
    assert project.log()[-1].endswith(" ok")
