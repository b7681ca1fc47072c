"""What stands in an episode, on the real client: what the API was asked to learn from, and what was learned."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest

from harness_memory.app.scripted_api import ModelReply, Reply, Request, Story, structured_reply, text_reply, tool_reply
from tests.e2e.client import Client
from tests.e2e.workplace import (
    NO_WORKER,
    NPM_TEST,
    PNPM_TEST,
    answer,
    asks_for_facts,
    fact,
    installed,
    line_number,
    nothing_to_learn,
    records,
    stories,
)

pytestmark = pytest.mark.e2e

A_FULL_CONTEXT = 990_000


def learn_from_failure(request: Request) -> ModelReply:
    """The extractor takes a failure and its resolution for a pitfall."""
    if not asks_for_facts(request):
        return structured_reply({"ok": True})
    cited = [line_number(request.text, "npm test"), line_number(request.text, "pnpm test")]
    learned = fact(cited[0], evidence_refs=cited, knowledge_kind="failure_resolution")
    return structured_reply(answer([learned]))


def test_a_failed_edit_that_reaches_no_hook_is_asked_about(client: Client, tmp_path: Path) -> None:
    """S6."""
    path = tmp_path / "project" / "setup.cfg"
    edit = {"file_path": str(path), "old_string": "versoin = 1", "new_string": "version = 2"}
    turn = [
        tool_reply(("Edit", edit)),
        tool_reply(("Read", {"file_path": str(path)})),
        tool_reply(("Edit", {**edit, "old_string": "version = 1"})),
        text_reply("The version is 2 now."),
    ]
    with installed(tmp_path, client, Story([turn], nothing_to_learn)) as place:
        path.write_text("version = 1\n", encoding="utf-8")
        place.ask("raise the version", env=NO_WORKER)
        assert [(line["kind"], line.get("tool")) for line in place.ledger()[1:-1]] == [
            ("prompt", None),
            ("tool_ok", "read"),
            ("tool_ok", "edit"),
            ("assistant", None),
        ]
        place.hm("extract", "--now")
        (prompt,) = place.extraction_prompts()
        assert [record.replace(str(path), path.name) for record in records(prompt)] == [
            "e1 prompt (given): raise the version",
            "e2 read ok: setup.cfg",
            "e3 edit ok, resolves e5: setup.cfg",
            "e4 assistant: The version is 2 now.",
            "e5 edit failed (other), resolved by e3: setup.cfg",
        ]


def test_a_failed_edit_of_a_subagent_is_asked_about_as_its_own(client: Client, tmp_path: Path) -> None:
    """S6; the host writes what a subagent does into a file of its own."""
    path = tmp_path / "project" / "setup.cfg"
    edit = {"file_path": str(path), "old_string": "versoin = 1", "new_string": "version = 2"}
    task = {
        "description": "Raise the version",
        "prompt": "Always raise the version.",
        "subagent_type": "general-purpose",
        "run_in_background": False,
    }
    main = [tool_reply(("Agent", task)), text_reply("The version is 2 now.")]
    agent = [
        tool_reply(("Edit", edit)),
        tool_reply(("Read", {"file_path": str(path)})),
        tool_reply(("Edit", {**edit, "old_string": "version = 1"})),
        text_reply("Done."),
    ]
    with installed(tmp_path, client, stories(main, agent, nothing_to_learn)) as place:
        path.write_text("version = 1\n", encoding="utf-8")
        place.ask("raise the version", env=NO_WORKER)
        place.hm("extract", "--now")
        (prompt,) = place.extraction_prompts()
        of_agent = [record for record in records(prompt) if " subagent " in record]
        assert [record.replace(str(path), path.name).partition(" ")[2] for record in of_agent] == [
            "subagent read ok: setup.cfg",
            f"subagent edit ok, resolves e{len(records(prompt))}: setup.cfg",
            "subagent edit failed (other), resolved by e3: setup.cfg",
        ]


def test_a_background_subagents_failure_after_the_stop_is_learned_from(client: Client, tmp_path: Path) -> None:
    """S2."""
    task = {
        "description": "Run the tests",
        "prompt": "Run the tests and report.",
        "subagent_type": "general-purpose",
        "run_in_background": True,
    }
    main = [tool_reply(("Agent", task)), text_reply("The tests are running."), text_reply("They pass with pnpm.")]
    agent = [
        tool_reply(("Bash", {"command": "deploy", "description": "Deploy first"})),
        tool_reply(NPM_TEST),
        tool_reply(PNPM_TEST),
        text_reply("They pass."),
    ]
    script = stories(main, agent, learn_from_failure)
    with installed(tmp_path, client, script) as place:
        gate = place.add_gate("deploy")

        def let_the_agent_go_on_after_the_stop() -> None:
            place.wait_until(lambda: place.queued() == ["stop"])
            gate.write_text("deployed\n", encoding="utf-8")

        waiter = threading.Thread(target=let_the_agent_go_on_after_the_stop, daemon=True)
        waiter.start()
        place.ask("run the tests", env=NO_WORKER)
        waiter.join()
        place.hm("extract", "--now")
        (prompt,) = place.extraction_prompts()
        *of_agent, notification, last = records(prompt)
        assert of_agent == [
            "e1 subagent bash ok: deploy",
            "e2 subagent bash failed (exit_1), resolved by e3: npm test",
            "e3 subagent bash ok, resolves e2: pnpm test",
        ]
        assert notification.startswith("e4 prompt (injected by the host): <task-notification>")
        assert last == "e5 assistant: They pass with pnpm."
        (learned,) = place.hm_json("memory:list")
        assert (learned["status"], learned["authority"], learned["enforcement"]) == ("active", "auto", "advise")


def test_compaction_in_a_running_turn_gives_two_episodes(client: Client, tmp_path: Path) -> None:
    """S2."""
    turn = [
        tool_reply(NPM_TEST),
        replace(tool_reply(PNPM_TEST), input_tokens=A_FULL_CONTEXT),
        tool_reply(NPM_TEST),
        text_reply("done"),
    ]
    story = Story([turn], nothing_to_learn)

    def script(request: Request) -> Reply:
        if "REMINDER: Do NOT call any tools." in request.text:
            return text_reply("<analysis>The tests.</analysis>\n<summary>The tests were run.</summary>")
        return story(request)

    with installed(tmp_path, client, script) as place:
        place.ask("run the tests both ways", env=NO_WORKER)
        assert place.ran() == ["npm test", "pnpm test", "npm test"]
        assert place.queued() == ["precompact", "stop"]
        place.hm("extract", "--now")
        before, after = place.extraction_prompts()
        assert records(before) == [
            "e1 prompt (given): run the tests both ways",
            "e2 bash failed (exit_1), resolved by e3: npm test",
            "e3 bash ok, resolves e2: pnpm test",
        ]
        assert records(after) == ["e1 bash failed (exit_1): npm test", "e2 assistant: done"]
