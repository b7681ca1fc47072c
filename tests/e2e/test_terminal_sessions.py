"""What only a person at the terminal can do: answer, interrupt, type into a running turn, state a rule, edit hooks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.scripted_api import ModelReply, Request, Story, structured_reply, text_reply, tool_reply
from tests.e2e.client import Client
from tests.e2e.fetch import OLDEST
from tests.e2e.terminal import ESCAPE
from tests.e2e.workplace import (
    NO_WORKER,
    NPM_TEST,
    answer,
    asks_for_facts,
    fact,
    installed,
    line_number,
    nothing_to_learn,
    records,
)

pytestmark = pytest.mark.e2e

newest_only = pytest.mark.parametrize("client", ["newest"], indirect=True)

DEPLOY = ("Bash", {"command": "deploy", "description": "Deploy"})
GIT_COMMIT = ("Bash", {"command": "git commit -m done", "description": "Commit"})
RULE = "from now on run make lint before git commit"

SESSION_START = {"kind": "marker", "turn": "", "marker": "session-start", "detail": "startup"}
NPM_TEST_FAILED = {
    "kind": "tool_fail",
    "turn": "turn1",
    "tool": "bash",
    "host_tool": "Bash",
    "shell_dialect": "bash",
    "input_digest": "npm test",
    "scope_refs": [],
    "program_token": "pm test",
    "program_tokens": ["pm test"],
    "tool_use_id": "tool1",
    "error": "Exit code 1\nError: no test specified",
    "exit_code": 1,
    "is_interrupt": False,
    "failure_class": "exit_1",
    "failure_sig": "bash|pm test|exit_1",
}


def prompt_line(turn: str, text: str, client: Client) -> dict[str, Any]:
    """The ledger's line of a prompt; the oldest client gives prompts no id."""
    prompt_id = "" if client.version == OLDEST else turn
    return {"kind": "prompt", "turn": turn, "text": text, "injected": False, "prompt_id": prompt_id}


def test_confirm_asks_the_person_with_our_reason(client: Client, tmp_path: Path) -> None:
    story = Story([[tool_reply(NPM_TEST), text_reply("The tests failed.")]])
    with installed(tmp_path, client, story) as place:
        rule = place.add_rule("confirm")
        with place.open_terminal() as terminal:
            terminal.wait_for("❯")
            terminal.submit("run the tests")
            dialog = terminal.wait_for("Do you want to proceed?")
            assert "[harness-memory] PITFALL (human): Run pnpm test; npm has no test script here" in dialog
            assert place.ran() == []
            terminal.answer("Do you want to proceed?", "1")
            terminal.wait_for("The tests failed.")
        assert place.ran() == ["npm test"]
        assert "no test specified" in place.api.conversation[1].tool_results[0].text
        place.hm("extract", "--now", env={"ANTHROPIC_API_KEY": ""})
        counts = place.hm_json("memory:show", rule)
        assert (counts["fire_count"], counts["override_count"]) == (1, 0)


def test_escape_ends_an_episode_without_the_unanswered_call(client: Client, tmp_path: Path) -> None:
    story = Story([[tool_reply(NPM_TEST), tool_reply(DEPLOY), text_reply("As you like.")]], nothing_to_learn)
    with installed(tmp_path, client, story) as place:
        place.add_gate("deploy")
        with place.open_terminal() as terminal:
            terminal.wait_for("❯")
            terminal.submit("run the tests and deploy")
            place.wait_until(lambda: place.ran() == ["npm test", "deploy"])
            terminal.send(ESCAPE)
            terminal.wait_for("Interrupted")
            terminal.submit("that is enough")
            terminal.wait_for("As you like.")
            terminal.submit("/exit")
            assert terminal.process.wait(10) == 0
        *lines, session_end = place.ledger()
        assert lines == [
            SESSION_START,
            prompt_line("turn1", "run the tests and deploy", client),
            NPM_TEST_FAILED,
            prompt_line("turn2", "that is enough", client),
            {"kind": "assistant", "turn": "turn2", "text": "As you like."},
        ]
        assert (session_end["marker"], session_end["detail"]) == ("session-end", "prompt_input_exit")
        assert place.queued() == ["interrupted"]
        place.hm("extract", "--now")
        (prompt,) = place.extraction_prompts()
        assert records(prompt) == [
            "e1 prompt (typed): run the tests and deploy",
            "e2 bash failed (exit_1): npm test",
        ]


@newest_only
def test_a_prompt_typed_into_a_running_turn_joins_its_episode(client: Client, tmp_path: Path) -> None:
    """S1, S5."""
    story = Story([[tool_reply(NPM_TEST), tool_reply(DEPLOY), text_reply("Both are done.")]], nothing_to_learn)
    with installed(tmp_path, client, story) as place:
        gate = place.add_gate("deploy")
        with place.open_terminal() as terminal:
            terminal.wait_for("❯")
            terminal.submit("run the tests and deploy")
            place.wait_until(lambda: place.ran() == ["npm test", "deploy"])
            terminal.submit("and do not use npm here")
            place.wait_until(lambda: [line["kind"] for line in place.ledger()].count("prompt") == 2)
            gate.write_text("deployed\n", encoding="utf-8")
            terminal.wait_for("Both are done.")
            terminal.submit("/exit")
            assert terminal.process.wait(10) == 0
        *lines, _session_end = place.ledger()
        assert lines == [
            SESSION_START,
            prompt_line("turn1", "run the tests and deploy", client),
            NPM_TEST_FAILED,
            prompt_line("turn1", "and do not use npm here", client),
            {
                "kind": "tool_ok",
                "turn": "turn1",
                "tool": "bash",
                "host_tool": "Bash",
                "shell_dialect": "bash",
                "input_digest": "deploy",
                "scope_refs": [],
                "program_token": "deploy",
                "program_tokens": ["deploy"],
                "tool_use_id": "tool2",
                "output_head": "deployed",
                "output_tail": "",
            },
            {"kind": "assistant", "turn": "turn1", "text": "Both are done."},
        ]
        assert place.queued() == ["stop"]
        place.hm("extract", "--now")
        (prompt,) = place.extraction_prompts()
        assert records(prompt) == [
            "e1 prompt (typed): run the tests and deploy",
            "e2 bash failed (exit_1): npm test",
            "e3 prompt (typed): and do not use npm here",
            "e4 bash ok: deploy",
            "e5 assistant: Both are done.",
        ]


def rule_fact(request: Request) -> ModelReply:
    """The extractor takes the rule for what it is, whoever said it."""
    if not asks_for_facts(request):
        return structured_reply({"ok": True})
    learned = fact(
        line_number(request.text, RULE),
        type="policy",
        summary="Run make lint before git commit",
        trigger_signature={"tool": "bash", "target": "command", "pattern_kind": "cmd", "pattern": "git commit"},
        knowledge_kind="preference",
    )
    return structured_reply(answer([learned]))


def test_a_rule_typed_by_a_person_is_theirs(client: Client, tmp_path: Path) -> None:
    story = Story([[text_reply("I will."), tool_reply(GIT_COMMIT), text_reply("It is committed.")]], rule_fact)
    with installed(tmp_path, client, story) as place, place.open_terminal() as terminal:
        terminal.wait_for("❯")
        terminal.submit(RULE)
        terminal.wait_for("I will.")
        place.hm("extract", "--now")
        (row,) = place.hm_json("memory:list")
        assert (row["authority"], row["status"], row["type"]) == ("human", "active", "policy")
        terminal.submit("commit it")
        dialog = terminal.wait_for("Do you want to proceed?")
        assert f"harness-memory: remembered policy {row['id']} (confirm): Run make lint before git commit" in dialog
        assert "[harness-memory] POLICY (human): Run make lint before git commit" in dialog
        terminal.answer("Do you want to proceed?", "1")
        terminal.wait_for("It is committed.")


def test_the_same_rule_from_a_script_is_not(client: Client, tmp_path: Path) -> None:
    with installed(tmp_path, client, Story([[text_reply("I will.")]], rule_fact)) as place:
        place.ask(RULE, env=NO_WORKER)
        place.hm("extract", "--now")
        (row,) = place.hm_json("memory:list")
        assert (row["authority"], row["status"], row["type"]) == ("auto", "candidate", "policy")


@newest_only
def test_hooks_edited_while_a_session_runs_take_effect_in_it(client: Client, tmp_path: Path) -> None:
    turns = [reply for at in range(3) for reply in (tool_reply(NPM_TEST), text_reply(f"Turn {at} is over."))]
    with installed(tmp_path, client, Story([turns])) as place:
        place.add_rule("deny")
        place.hm("uninstall")
        noticed = {"type": "command", "command": 'echo "settings changed" >> "$RAN"'}
        shared = place.root / ".claude" / "settings.json"
        shared.parent.mkdir(exist_ok=True)
        shared.write_text(json.dumps({"hooks": {"ConfigChange": [{"hooks": [noticed]}]}}), encoding="utf-8")
        with place.open_terminal() as terminal:
            terminal.wait_for("❯")
            terminal.submit("run the tests")
            terminal.wait_for("Turn 0 is over.")
            assert place.ran() == ["npm test"]
            place.hm("install", "--host", "claude", "--skip-probe")
            place.wait_until(lambda: place.ran() == ["npm test", "settings changed"])
            terminal.submit("run them again")
            terminal.wait_for("Turn 1 is over.")
            place.hm("uninstall")
            place.wait_until(lambda: place.ran() == ["npm test", "settings changed", "settings changed"])
            terminal.submit("and again")
            terminal.wait_for("Turn 2 is over.")
        assert place.ran() == ["npm test", "settings changed", "settings changed", "npm test"]
        results = [request.tool_results[0] for request in place.api.conversation if request.is_follow_up]
        assert ["blocked by a human-set policy" in result.text for result in results] == [False, True, False]
