"""Every kind of tool call before it runs, on the real client: what the model was told and what ran."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from harness_memory.app.scripted_api import ModelReply, Story, text_reply, tool_reply
from tests.e2e import tiny_mcp
from tests.e2e.client import Client
from tests.e2e.workplace import NO_WORKER, NPM_TEST, installed, stories

pytestmark = pytest.mark.e2e

RETRY = "If this does not apply, call the tool again to proceed."
POLICY = "This action is blocked by a human-set policy."


def test_confirm_is_a_denial_with_a_way_on_where_nobody_can_answer(client: Client, tmp_path: Path) -> None:
    """S35."""
    story = Story([[tool_reply(NPM_TEST), tool_reply(NPM_TEST), text_reply("done")]])
    with installed(tmp_path, client, story) as place:
        place.add_rule("confirm")
        place.ask("run the tests", env=NO_WORKER)
        denied, passed = (request.tool_results[0] for request in place.api.conversation[1:])
        assert denied.is_error
        assert denied.text.endswith(
            f"[harness-memory] PITFALL (human): Run pnpm test; npm has no test script here\n{RETRY}"
        )
        assert "no test specified" in passed.text
        assert place.ran() == ["npm test"]


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_a_command_is_read_for_the_shell_that_runs_it(client: Client, tmp_path: Path, shell: str) -> None:
    """`for … (…)` is zsh's; where bash runs the commands it is a syntax error that nothing needs to stop."""
    path = shutil.which(shell)
    assert path, f"no {shell} on this machine"
    call = ("Bash", {"command": "for part (web api) npm test", "description": "Run the tests"})
    story = Story([[tool_reply(call), text_reply("done")]])
    with installed(tmp_path, client, story) as place:
        place.add_rule("deny")
        place.ask("run the tests", env={**NO_WORKER, "SHELL": path})
        (result,) = place.api.conversation[1].tool_results
        assert (POLICY in result.text) == (shell == "zsh")
        assert ("syntax error" in result.text) == (shell == "bash")
        assert place.ran() == []


@pytest.mark.parametrize("chosen", [None, "bash"])
def test_zsh_runs_what_is_not_stopped_unless_another_shell_is_chosen(
    client: Client, tmp_path: Path, chosen: str | None
) -> None:
    """Why the hook looks at CLAUDE_CODE_SHELL before SHELL."""
    zsh = shutil.which("zsh")
    assert zsh, "no zsh on this machine"
    call = ("Bash", {"command": "echo zsh=${ZSH_VERSION:+yes}", "description": "Tell the shell"})
    more = {"CLAUDE_CODE_SHELL": str(shutil.which(chosen))} if chosen else {}
    with installed(tmp_path, client, Story([[tool_reply(call), text_reply("done")]])) as place:
        place.ask("which shell is it?", env={**NO_WORKER, "SHELL": zsh, **more})
        (result,) = place.api.conversation[1].tool_results
        assert result.text == ("zsh=" if chosen else "zsh=yes")


EMPTY_NOTEBOOK = '{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}'


def edits_in(directory: Path) -> list[ModelReply]:
    """Calls of every edit tool, each file read before."""
    text, book = str(directory / "text.txt"), str(directory / "book.ipynb")
    cell = {"notebook_path": book, "new_source": "1", "cell_type": "code", "edit_mode": "insert"}
    return [
        tool_reply(("Read", {"file_path": text})),
        tool_reply(("Edit", {"file_path": text, "old_string": "old", "new_string": "new"})),
        tool_reply(("Write", {"file_path": str(directory / "made.txt"), "content": "made"})),
        tool_reply(("Read", {"file_path": book})),
        tool_reply(("NotebookEdit", cell)),
    ]


def test_edit_tools_are_stopped_by_path(client: Client, tmp_path: Path) -> None:
    generated, source = tmp_path / "project" / "generated", tmp_path / "project" / "source"
    story = Story([[*edits_in(generated), *edits_in(source), text_reply("done")]])
    with installed(tmp_path, client, story) as place:
        place.add_rule("deny", "edit:path:glob:generated/**")
        for directory in (generated, source):
            directory.mkdir()
            (directory / "text.txt").write_text("old", encoding="utf-8")
            (directory / "book.ipynb").write_text(EMPTY_NOTEBOOK, encoding="utf-8")
        place.ask("tidy up", env={**NO_WORKER, "ENABLE_TOOL_SEARCH": "0"})  # offers NotebookEdit at once
        results = [request.tool_results[0] for request in place.api.conversation[1:]]
        assert [POLICY in result.text for result in results] == [False, True, True, False, True, *[False] * 5]
        assert {path.name: path.read_text(encoding="utf-8") for path in generated.iterdir()} == {
            "text.txt": "old",
            "book.ipynb": EMPTY_NOTEBOOK,
        }
        changed = {path.name: path.read_text(encoding="utf-8") for path in source.iterdir()}
        assert len(json.loads(changed.pop("book.ipynb"))["cells"]) == 1
        assert changed == {"text.txt": "new", "made.txt": "made"}


def test_a_tool_of_a_server_is_stopped_by_its_name_and_argument(client: Client, tmp_path: Path) -> None:
    publish = [tool_reply(("mcp__tiny__publish", {"target": target})) for target in ("production", "staging")]
    with installed(tmp_path, client, Story([[*publish, text_reply("done")]])) as place:
        place.add_rule("deny", "mcp:tiny/publish:target:substring:production")
        server = {"command": sys.executable, "args": [str(Path(tiny_mcp.__file__))]}
        servers_path = tmp_path / "servers.json"
        servers_path.write_text(json.dumps({"mcpServers": {"tiny": server}}), encoding="utf-8")
        place.ask("publish the site", "--mcp-config", str(servers_path), env=NO_WORKER)
        denied, passed = (request.tool_results[0] for request in place.api.conversation[1:])
        assert (denied.is_error, POLICY in denied.text) == (True, True)
        assert (passed.is_error, passed.text) == (False, "published")
        assert place.ran() == ["publish staging"]


def test_parallel_calls_are_both_stopped_and_are_no_retry_of_each_other(client: Client, tmp_path: Path) -> None:
    """S24."""
    story = Story([[tool_reply(NPM_TEST, NPM_TEST), tool_reply(NPM_TEST), text_reply("done")]])
    with installed(tmp_path, client, story) as place:
        rule = place.add_rule("soft_deny")
        place.ask("run the tests", env=NO_WORKER)
        pair, passed = (request.tool_results for request in place.api.conversation[1:])
        assert [(result.is_error, RETRY in result.text) for result in pair] == [(True, True)] * 2
        assert ["no test specified" in result.text for result in passed] == [True]
        assert place.ran() == ["npm test"]
        place.hm("extract", "--now", env={"ANTHROPIC_API_KEY": ""})
        counts = place.hm_json("memory:show", rule)
        assert (counts["fire_count"], counts["override_count"]) == (2, 1)


def test_a_subagent_is_stopped_although_its_parents_retry_passed(client: Client, tmp_path: Path) -> None:
    """S24."""
    task = {
        "description": "Run the tests",
        "prompt": "Run the tests and report.",
        "subagent_type": "general-purpose",
        "run_in_background": False,
    }
    main = [tool_reply(NPM_TEST), tool_reply(NPM_TEST), tool_reply(("Agent", task)), text_reply("done")]
    agent = [tool_reply(NPM_TEST), text_reply("I was stopped.")]
    with installed(tmp_path, client, stories(main, agent)) as place:
        place.add_rule("soft_deny")
        place.ask("run the tests", env=NO_WORKER)
        first, second = [r.tool_results[0] for r in place.api.conversation if not r.agent_id and r.is_follow_up][:2]
        assert (RETRY in first.text, "no test specified" in second.text) == (True, True)
        (own_try,) = (r.tool_results[0] for r in place.api.conversation if r.agent_id and r.is_follow_up)
        assert (own_try.is_error, RETRY in own_try.text) == (True, True)
        assert place.ran() == ["npm test"]
