"""The shapes of the public Messages API: what a client's request holds, and how a reply is written.

Owns reading and rendering only. Must not open a socket or decide what is answered. Called by `scripted_api`, which
passes the names that scripts need on.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

STRUCTURED_OUTPUT = "StructuredOutput"
"""The tool through which a client started with `--json-schema` collects its answer."""

_ERROR_TYPES = {
    400: "invalid_request_error",
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    429: "rate_limit_error",
    529: "overloaded_error",
}


@dataclass(frozen=True)
class ToolResult:
    """What the client reported back for one `tool_use` block."""

    tool_use_id: str
    is_error: bool
    text: str


@dataclass(frozen=True)
class Request:
    """One request of a client; header names in lower case, credentials left out."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: Mapping[str, Any]

    @property
    def is_message(self) -> bool:
        """The request asks for a model's turn; everything else is probing and counting."""
        return self.method == "POST" and self.path == "/v1/messages"

    @property
    def wants_structured_output(self) -> bool:
        """The request belongs to a `--json-schema` call."""
        return STRUCTURED_OUTPUT in self.tools

    @property
    def is_conversation(self) -> bool:
        """The request is a turn of an agent with tools, not a side call such as the naming of a session."""
        return self.is_message and bool(self.tools) and not self.wants_structured_output

    @property
    def is_follow_up(self) -> bool:
        """The request brings the results of tools that the previous reply asked for."""
        return bool(self.tool_results)

    @cached_property
    def tools(self) -> tuple[str, ...]:
        """Names of the tools on offer, in order."""
        return tuple(tool["name"] for tool in self.body.get("tools", ()) if "name" in tool)

    @property
    def session_id(self) -> str:
        """The client's session; empty for requests outside one."""
        return self.headers.get("x-claude-code-session-id", "")

    @property
    def agent_id(self) -> str:
        """The subagent that asks; empty for the main conversation."""
        return self.headers.get("x-claude-code-agent-id", "")

    @cached_property
    def text(self) -> str:
        """All text written for the model, tool results included, system prompt first, a block a line."""
        messages = self.body.get("messages", ())
        return "\n".join((*_texts(self.body.get("system", "")), *(t for m in messages for t in _texts(m["content"]))))

    @cached_property
    def tool_results(self) -> tuple[ToolResult, ...]:
        """The results that arrived after the model's last turn."""
        found: list[ToolResult] = []
        for message in reversed(self.body.get("messages", ())):
            if message["role"] == "assistant":
                break
            if isinstance(message["content"], list):
                found[:0] = [_tool_result(block) for block in message["content"] if block["type"] == "tool_result"]
        return tuple(found)


@dataclass(frozen=True)
class ModelReply:
    """One turn of the model. The server gives every `tool_use` block an id of its own."""

    blocks: tuple[Mapping[str, Any], ...]
    stop_reason: str
    input_tokens: int = 120
    output_tokens: int = 20


@dataclass(frozen=True)
class ErrorReply:
    """An HTTP error as the API words it."""

    status: int
    message: str
    retry_after_s: int | None = None


Reply = ModelReply | ErrorReply


def text_reply(text: str, *, stop_reason: str = "end_turn") -> ModelReply:
    """Say `text` and end the turn."""
    return ModelReply(({"type": "text", "text": text},), stop_reason)


def tool_reply(*calls: tuple[str, Mapping[str, Any]], text: str = "") -> ModelReply:
    """Call tools, given as (name, input), all in one message, after an optional `text`."""
    said = ({"type": "text", "text": text},) if text else ()
    uses = ({"type": "tool_use", "name": name, "input": dict(value)} for name, value in calls)
    return ModelReply((*said, *uses), "tool_use")


def structured_reply(value: Mapping[str, Any]) -> ModelReply:
    """Answer a `--json-schema` call with `value`."""
    return tool_reply((STRUCTURED_OUTPUT, value))


def error_reply(status: int, message: str, *, retry_after_s: int | None = None) -> ErrorReply:
    """Fail with an HTTP status; a client retries 429 and 5xx many times unless `CLAUDE_CODE_MAX_RETRIES` bounds it."""
    return ErrorReply(status, message, retry_after_s)


def render_message(reply: ModelReply, model: str) -> dict[str, Any]:
    """Write a reply as the API's whole message, with fresh ids for it and for each of its tool calls."""
    blocks = [dict(block) for block in reply.blocks]
    for block in blocks:
        if block["type"] == "tool_use":
            block["id"] = f"toolu_{secrets.token_hex(12)}"
    return {
        "id": f"msg_{secrets.token_hex(12)}",
        "type": "message",
        "role": "assistant",
        "model": model,
        "content": blocks,
        "stop_reason": reply.stop_reason,
        "stop_sequence": None,
        "usage": {"input_tokens": reply.input_tokens, "output_tokens": reply.output_tokens},
    }


def render_error(reply: ErrorReply) -> dict[str, Any]:
    """Write an error as the API's JSON body."""
    kind = _ERROR_TYPES.get(reply.status, "api_error")
    return {"type": "error", "error": {"type": kind, "message": reply.message}}


def render_stream(message: Mapping[str, Any]) -> bytes:
    """Write a whole message as the server-sent events of a streamed one."""
    return b"".join(
        f"event: {event['type']}\ndata: {json.dumps(event)}\n\n".encode() for event in _stream_events(message)
    )


def _stream_events(message: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    usage = message["usage"]
    begun = {**message, "content": [], "stop_reason": None, "usage": {**usage, "output_tokens": 1}}
    yield {"type": "message_start", "message": begun}
    for index, block in enumerate(message["content"]):
        if block["type"] == "tool_use":
            empty = block | {"input": {}}
            delta = {"type": "input_json_delta", "partial_json": json.dumps(block["input"])}
        else:
            empty = block | {"text": ""}
            delta = {"type": "text_delta", "text": block["text"]}
        yield {"type": "content_block_start", "index": index, "content_block": empty}
        yield {"type": "content_block_delta", "index": index, "delta": delta}
        yield {"type": "content_block_stop", "index": index}
    end = {"stop_reason": message["stop_reason"], "stop_sequence": None}
    yield {"type": "message_delta", "delta": end, "usage": {"output_tokens": usage["output_tokens"]}}
    yield {"type": "message_stop"}


def _tool_result(block: Mapping[str, Any]) -> ToolResult:
    return ToolResult(block["tool_use_id"], bool(block.get("is_error")), "\n".join(_texts(block.get("content", ""))))


def _texts(content: str | Sequence[Mapping[str, Any]]) -> Iterator[str]:
    if isinstance(content, str):
        yield content
        return
    for block in content:
        if block["type"] == "text":
            yield block["text"]
        elif block["type"] == "tool_result":
            yield from _texts(block.get("content", ""))
