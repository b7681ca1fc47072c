"""The worker's own call on the real client: the schema is accepted, the answer comes back, errors are told apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness_memory.app.scripted_api import ScriptedApi, Story, error_reply, structured_reply, text_reply
from harness_memory.extract.prompt import render_prompt
from harness_memory.extract.providers import ProviderAnswer, ProviderFailure
from harness_memory.extract.providers.claude import ClaudeProvider
from harness_memory.extract.schema import answer_schema
from tests.e2e.client import Client
from tests.extract.episodes import answer_of, bash_fail, make_episode, make_fact, prompt, signature

pytestmark = pytest.mark.e2e

PROMPT = render_prompt(make_episode(prompt("no, use pnpm"), bash_fail("npm test", error="x" * 900)), [])


def make_provider(client: Client, home: Path, project: Path, api: ScriptedApi, *, key: bool = True) -> ClaudeProvider:
    environ = client.environment(home, api)
    if not key:
        del environ["ANTHROPIC_API_KEY"]
    return ClaudeProvider(client.binary, environ, home / "user", project, timeout_s=60.0, probe_timeout_s=60.0)


def test_prompt_arrives_whole_and_the_answer_comes_back(client: Client, home: Path, project: Path) -> None:
    answer = answer_of(
        make_fact(trigger_signature=signature("npm test")), make_fact(summary="A second fact of the turn")
    )
    with ScriptedApi(Story(structured=[structured_reply(answer)])) as api:
        result = make_provider(client, home, project, api).run(PROMPT, answer_schema())
    assert isinstance(result, ProviderAnswer)
    assert result.structured == answer
    assert (result.cost_usd or 0) > 0
    assert (result.input_tokens or 0) > 0
    (request,) = (request for request in api.requests if request.wants_structured_output and not request.is_follow_up)
    assert PROMPT in request.text
    (schema,) = (tool["input_schema"] for tool in request.body["tools"] if tool["name"] == "StructuredOutput")
    assert schema["properties"] == answer_schema()["properties"]


def test_answer_that_leaves_the_schema_is_sent_back_by_the_client(client: Client, home: Path, project: Path) -> None:
    wrong, right = answer_of(make_fact(confidence=7)), answer_of()
    with ScriptedApi(Story(structured=[structured_reply(wrong), structured_reply(right)])) as api:
        result = make_provider(client, home, project, api).run(PROMPT, answer_schema())
    assert isinstance(result, ProviderAnswer)
    assert result.structured == right


def test_probe_of_a_client_that_is_logged_in_and_of_one_that_is_not(client: Client, home: Path, project: Path) -> None:
    with ScriptedApi(Story(structured=[structured_reply({"ok": True})])) as api:
        assert make_provider(client, home, project, api).probe(7).status == "ok"
        refused = make_provider(client, home, project, api, key=False).probe(7)
    assert (refused.status, refused.message) == ("not_logged_in", "Not logged in · Please run /login")


def test_endings_of_the_real_client_are_told_apart(client: Client, home: Path, project: Path) -> None:
    def reason(reply: object) -> str:
        with ScriptedApi(lambda _request: reply) as api:  # type: ignore[arg-type, return-value]
            result = make_provider(client, home, project, api).run(PROMPT, answer_schema())
        return result.reason if isinstance(result, ProviderFailure) else f"answer: {result.structured}"

    assert {
        "prose": reason(text_reply("just prose")),
        "refusal": reason(text_reply("I cannot", stop_reason="refusal")),
        "wrong": reason(structured_reply({"facts": 1})),
        "too long": reason(error_reply(400, "prompt is too long: 250000 tokens > 200000 maximum")),
        "no model": reason(error_reply(404, "model: none")),
        "forbidden": reason(error_reply(403, "no")),
    } == {
        "prose": "answer: just prose",
        "refusal": "refused",
        "wrong": "no_valid_answer",
        "too long": "prompt_too_long",
        "no model": "api_error",
        "forbidden": "api_error",
    }
