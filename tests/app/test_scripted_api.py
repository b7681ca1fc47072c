"""The scripted API speaks the public Messages API and keeps its record honest."""

from __future__ import annotations

import json
import socket
from collections.abc import Mapping
from http.client import HTTPConnection
from typing import Any

import pytest

from harness_memory.app.scripted_api import (
    Request,
    ScriptedApi,
    Story,
    ToolResult,
    error_reply,
    structured_reply,
    text_reply,
    tool_reply,
)

BASH = {"name": "Bash"}
STRUCTURED = {"name": "StructuredOutput"}


def send(
    api: ScriptedApi,
    body: Mapping[str, Any] | None,
    *,
    method: str = "POST",
    path: str = "/v1/messages?beta=true",
    headers: Mapping[str, str] | None = None,
) -> tuple[int, Mapping[str, str], bytes]:
    connection = HTTPConnection(api.base_url.removeprefix("http://"), timeout=10)
    try:
        connection.request(method, path, None if body is None else json.dumps(body), dict(headers or {}))
        response = connection.getresponse()
        return response.status, {k.lower(): v for k, v in response.getheaders()}, response.read()
    finally:
        connection.close()


def ask(api: ScriptedApi, *, tools: tuple[Mapping[str, str], ...] = (BASH,), session: str = "s1", **body: Any) -> Any:
    """Send a turn without streaming; return what the model said, or the error's message."""
    messages = body.pop("messages", [{"role": "user", "content": "go"}])
    headers = {"X-Claude-Code-Session-Id": session}
    _, _, raw = send(api, {"messages": messages, "tools": list(tools), **body}, headers=headers)
    answer = json.loads(raw)
    if answer["type"] == "error":
        return answer["error"]["message"]
    return [block.get("text", block.get("input")) for block in answer["content"]]


def results(*blocks: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [
        {"role": "user", "content": "go"},
        {"role": "assistant", "content": [{"type": "text", "text": "trying"}]},
        {"role": "user", "content": list(blocks)},
    ]


def request(body: Mapping[str, Any]) -> Request:
    return Request("POST", "/v1/messages", {}, body)


def test_whole_message_of_a_text_reply() -> None:
    with ScriptedApi(lambda _: text_reply("hello")) as api:
        status, headers, raw = send(api, {"model": "m-1", "messages": []})
    message = json.loads(raw)
    assert (status, headers["content-type"]) == (200, "application/json")
    assert message.pop("id").startswith("msg_")
    assert message == {
        "type": "message",
        "role": "assistant",
        "model": "m-1",
        "content": [{"type": "text", "text": "hello"}],
        "stop_reason": "end_turn",
        "stop_sequence": None,
        "usage": {"input_tokens": 120, "output_tokens": 20},
    }


def test_streamed_events_of_a_tool_reply() -> None:
    with ScriptedApi(lambda _: tool_reply(("Bash", {"command": "ls"}), text="looking")) as api:
        _, headers, raw = send(api, {"model": "m-1", "stream": True, "messages": []})
    lines = [chunk.split("\n") for chunk in raw.decode().removesuffix("\n\n").split("\n\n")]
    events = [json.loads(data.removeprefix("data: ")) for _, data in lines]
    assert headers["content-type"] == "text/event-stream"
    assert [name.removeprefix("event: ") for name, _ in lines] == [event["type"] for event in events]
    assert events[0]["message"].pop("id").startswith("msg_")
    assert events[4]["content_block"].pop("id").startswith("toolu_")
    assert events == [
        {
            "type": "message_start",
            "message": {
                "type": "message",
                "role": "assistant",
                "model": "m-1",
                "content": [],
                "stop_reason": None,
                "stop_sequence": None,
                "usage": {"input_tokens": 120, "output_tokens": 1},
            },
        },
        {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}},
        {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": "looking"}},
        {"type": "content_block_stop", "index": 0},
        {"type": "content_block_start", "index": 1, "content_block": {"type": "tool_use", "name": "Bash", "input": {}}},
        {
            "type": "content_block_delta",
            "index": 1,
            "delta": {"type": "input_json_delta", "partial_json": '{"command": "ls"}'},
        },
        {"type": "content_block_stop", "index": 1},
        {
            "type": "message_delta",
            "delta": {"stop_reason": "tool_use", "stop_sequence": None},
            "usage": {"output_tokens": 20},
        },
        {"type": "message_stop"},
    ]


def test_every_tool_call_has_an_id_of_its_own() -> None:
    calls = tool_reply(("Bash", {"command": "a"}), ("Bash", {"command": "b"}))
    with ScriptedApi(lambda _: calls) as api:
        answers = [json.loads(send(api, {"messages": []})[2]) for _ in range(2)]
    assert len({block["id"] for answer in answers for block in answer["content"]}) == 4


@pytest.mark.parametrize(
    ("status", "kind"),
    [(400, "invalid_request_error"), (401, "authentication_error"), (429, "rate_limit_error"), (500, "api_error")],
)
def test_error_reply_is_worded_as_the_api_does(status: int, kind: str) -> None:
    with ScriptedApi(lambda _: error_reply(status, "no", retry_after_s=7)) as api:
        got, headers, raw = send(api, {"messages": []})
    assert (got, headers["retry-after"], json.loads(raw)) == (
        status,
        "7",
        {"type": "error", "error": {"type": kind, "message": "no"}},
    )


def test_calls_that_are_no_turn_are_answered_without_the_script() -> None:
    with ScriptedApi(Story()) as api:
        answers = [
            send(api, None, method="HEAD", path="/")[::2],
            send(api, None, method="GET", path="/api/hello")[::2],
            send(api, {"messages": []}, path="/v1/messages/count_tokens?beta=true")[::2],
        ]
    assert answers == [(200, b""), (200, b"{}"), (200, b'{"input_tokens": 100}')]
    assert [(r.method, r.path) for r in api.requests] == [
        ("HEAD", "/"),
        ("GET", "/api/hello"),
        ("POST", "/v1/messages/count_tokens"),
    ]


def test_answer_to_head_has_no_body() -> None:
    with (
        ScriptedApi(Story()) as api,
        socket.create_connection(("127.0.0.1", int(api.base_url.rpartition(":")[2])), timeout=10) as connection,
    ):
        connection.sendall(b"HEAD / HTTP/1.1\r\nHost: api\r\nConnection: close\r\n\r\n")
        answer = connection.makefile("rb").read()
    head, _, body = answer.partition(b"\r\n\r\n")
    assert (head.partition(b"\r\n")[0], body) == (b"HTTP/1.1 200 OK", b"")


def test_record_keeps_no_credential() -> None:
    credentials = {"X-Api-Key": "k", "Authorization": "Bearer k", "Cookie": "k", "Proxy-Authorization": "k"}
    with ScriptedApi(lambda _: text_reply("hello")) as api:
        send(api, {"messages": []}, headers={**credentials, "User-Agent": "client"})
    (recorded,) = api.requests
    assert set(recorded.headers) == {"host", "accept-encoding", "content-length", "user-agent"}


def test_follow_up_alone_waits_for_the_pause() -> None:
    slept: list[float] = []
    with ScriptedApi(lambda _: text_reply("ok"), follow_up_pause_s=0.3, sleep=slept.append) as api:
        ask(api)
        assert slept == []
        ask(api, messages=results({"type": "tool_result", "tool_use_id": "t1", "content": "fine"}))
    assert slept == [0.3]


def test_failure_of_the_script_ends_the_client_and_is_raised_on_leaving() -> None:
    def broken(_: Request) -> Any:
        raise LookupError("no such scene")

    statuses: list[int] = []
    with pytest.raises(LookupError, match="no such scene"), ScriptedApi(broken) as api:
        statuses.append(send(api, {"messages": []})[0])
    assert statuses == [400]


def test_story_gives_each_session_its_own_replies_in_order() -> None:
    story = Story([[text_reply("a1"), text_reply("a2")], [text_reply("b1")]])
    with ScriptedApi(story) as api:
        said = [ask(api, session=session) for session in ("s1", "s2", "s1", "s2", "s3")]
    exhausted = "the story holds no further reply"
    assert said == [["a1"], ["b1"], ["a2"], exhausted, exhausted]


def test_story_spends_nothing_on_side_calls() -> None:
    with ScriptedApi(Story([[text_reply("a1")]])) as api:
        title = ask(api, tools=())
        assert json.loads(title[0]) == {"title": "A scripted session", "isNewTopic": False}
        assert ask(api) == ["a1"]
    assert [r.is_conversation for r in api.requests] == [False, True]
    assert api.conversation == api.requests[1:]


def test_story_answers_schema_calls_from_their_own_list() -> None:
    tools = (BASH, STRUCTURED)
    refused = results({"type": "tool_result", "tool_use_id": "t1", "is_error": True, "content": "wrong shape"})
    accepted = results({"type": "tool_result", "tool_use_id": "t2", "content": "provided"})
    story = Story([[text_reply("a1")]], [structured_reply({"n": "x"}), structured_reply({"n": 1})])
    with ScriptedApi(story) as api:
        said = [
            ask(api, tools=tools),
            ask(api, tools=tools, messages=refused),
            ask(api, tools=tools, messages=accepted),
            ask(api, tools=tools),
            ask(api),
        ]
    assert said == [[{"n": "x"}], [{"n": 1}], ["done"], "the story holds no further structured answer", ["a1"]]


def test_story_asks_a_function_for_structured_answers() -> None:
    with ScriptedApi(Story(structured=lambda request: structured_reply({"saw": request.text}))) as api:
        assert ask(api, tools=(STRUCTURED,), system="extract") == [{"saw": "extract\ngo"}]


def test_text_holds_every_block_written_for_the_model() -> None:
    body = {
        "system": [{"type": "text", "text": "rules"}],
        "messages": [
            {"role": "user", "content": [{"type": "text", "text": "go"}, {"type": "image", "source": {}}]},
            {"role": "assistant", "content": [{"type": "tool_use", "id": "t1", "name": "Bash", "input": {}}]},
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": "t1", "content": [{"type": "text", "text": "out"}]},
                    {"type": "tool_result", "tool_use_id": "t2"},
                ],
            },
            {"role": "system", "content": "reminder"},
        ],
    }
    assert request(body).text == "rules\ngo\nout\n\nreminder"


def test_tool_results_are_those_of_the_last_turn_only() -> None:
    body = {
        "messages": [
            *results({"type": "tool_result", "tool_use_id": "old", "content": "before"}),
            {"role": "assistant", "content": "next"},
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": "t1", "is_error": True, "content": "no"},
                    {"type": "tool_result", "tool_use_id": "t2", "content": "yes"},
                ],
            },
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t3", "content": "late"}]},
            {"role": "system", "content": "reminder"},
        ]
    }
    assert request(body).tool_results == (
        ToolResult("t1", True, "no"),
        ToolResult("t2", False, "yes"),
        ToolResult("t3", False, "late"),
    )
