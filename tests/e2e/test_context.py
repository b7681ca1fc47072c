"""What is said beside the tool boundary, on the real client: the words as the API received them, or none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from harness_memory.app.scripted_api import Reply, Request, Story, text_reply, tool_reply
from tests.e2e.client import Client
from tests.e2e.test_episodes import A_FULL_CONTEXT
from tests.e2e.workplace import NO_WORKER, NPM_TEST, PNPM_TEST, Workplace, installed

pytestmark = pytest.mark.e2e

TOKENS = "Refresh tokens are single use: a second refresh with one ends every session of the user"
TOKENS_LINE = f"[harness-memory] DECISION (human): {TOKENS}"
NODE = "Node 22 and pnpm 9 are pinned in .tool-versions"
NODE_LINE = f"[harness-memory] BASELINE (human): {NODE}"
QUESTION = "why does a second refresh with the same refresh token end every session of the user in our app?"
FAILURE = "The suite needs the docker network of compose.test.yml"
FAILURE_LINE = f"[harness-memory] PITFALL (human): {FAILURE}"
LAYERS = "Handlers never import the store: they go through services"
LAYERS_LINE = f"[harness-memory] ARCHITECTURE CONSTRAINT (human): {LAYERS}"


def remember(place: Workplace, kind: str, summary: str, *more: str) -> None:
    place.hm("memory:add", "--type", kind, "--summary", summary, "--active", *more)


def said(place: Workplace, line: str) -> list[int]:
    """How often each request of the conversation held a line."""
    return [request.text.count(line) for request in place.api.conversation]


def test_a_prompt_brings_what_it_is_about_once_a_session(client: Client, tmp_path: Path) -> None:
    story = Story([[text_reply("because they are single use"), text_reply("yes")]])
    with installed(tmp_path, client, story) as place:
        remember(place, "decision", TOKENS, "--triggers", "before_model")
        session = place.ask(QUESTION, env=NO_WORKER).json["session_id"]
        place.ask(QUESTION, "--resume", session, env=NO_WORKER)
        assert said(place, TOKENS_LINE) == [1, 1]
        assert len(place.api.conversation) == 2


@pytest.mark.parametrize(
    "prompt", ["what is a mutex?", "thanks, that was all!", "translate 'good morning' into French"]
)
def test_a_general_question_brings_nothing(client: Client, tmp_path: Path, prompt: str) -> None:
    with installed(tmp_path, client, Story([[text_reply("ok")]])) as place:
        remember(place, "decision", TOKENS, "--triggers", "before_model")
        place.ask(prompt, env=NO_WORKER)
        (request,) = place.api.conversation
        assert "[harness-memory]" not in request.text


def test_a_session_starts_with_what_always_holds_and_a_resumed_one_has_it(client: Client, tmp_path: Path) -> None:
    with installed(tmp_path, client, Story([[text_reply("ok"), text_reply("ok")], [text_reply("ok")]])) as place:
        remember(place, "baseline", NODE)
        session = place.ask("tidy the readme", env=NO_WORKER).json["session_id"]
        place.ask("and the licence", "--resume", session, env=NO_WORKER)
        place.ask("tidy the changelog", env=NO_WORKER)
        assert said(place, NODE_LINE) == [1, 1, 1]


def test_a_compaction_takes_it_away_and_it_is_said_again(client: Client, tmp_path: Path) -> None:
    turn = [tool_reply(NPM_TEST), replace(tool_reply(PNPM_TEST), input_tokens=A_FULL_CONTEXT), text_reply("done")]
    story = Story([turn])

    def script(request: Request) -> Reply:
        if "REMINDER: Do NOT call any tools." in request.text:
            return text_reply("<analysis>The tests.</analysis>\n<summary>The tests were run.</summary>")
        return story(request)

    with installed(tmp_path, client, script) as place:
        remember(place, "baseline", NODE)
        place.ask("run the tests both ways", env=NO_WORKER)
        last = place.api.conversation[-1]
        assert "The tests were run." in last.text
        assert last.text.count(NODE_LINE) == 1


def test_a_failed_command_brings_what_is_known_about_it(client: Client, tmp_path: Path) -> None:
    story = Story([[tool_reply(PNPM_TEST), tool_reply(NPM_TEST), tool_reply(NPM_TEST), text_reply("done")]])
    with installed(tmp_path, client, story) as place:
        about = ("--signature", "bash:command:cmd:npm test", "--triggers", "after_tool", "--enforce", "advise")
        remember(place, "pitfall", FAILURE, *about)
        place.ask("run the tests both ways", env=NO_WORKER)
        assert place.ran() == ["pnpm test", "npm test", "npm test"]
        assert said(place, FAILURE_LINE) == [0, 0, 1, 1]


def test_an_edit_brings_what_holds_where_it_edits_once_a_turn(client: Client, tmp_path: Path) -> None:
    writes = [
        tool_reply(("Write", {"file_path": str(tmp_path / "project" / path), "content": "x"}))
        for path in ("docs/a.md", "src/handlers/a.py", "src/handlers/b.py")
    ]
    with installed(tmp_path, client, Story([[*writes, text_reply("done")]])) as place:
        remember(place, "architecture_constraint", LAYERS, "--scope", "src/handlers/**", "--triggers", "before_tool")
        place.ask("write the files", env=NO_WORKER)
        assert (place.root / "src/handlers/b.py").read_text(encoding="utf-8") == "x"
        assert said(place, LAYERS_LINE) == [0, 0, 1, 1]
