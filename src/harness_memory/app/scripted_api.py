"""A Messages API on loopback that answers from a script, so that the real client can run without a model.

Owns the HTTP server, the wire format of its answers and the record of what a client sent. Must not reach another
host, keep a credential, or know what a test or the demo wants to prove: that is the script's business. Called by
`hm demo`, `hm doctor --live` and the end-to-end tests.
"""

from __future__ import annotations

import json
import secrets
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self, assert_never

STRUCTURED_OUTPUT = "StructuredOutput"
"""The tool through which a client started with `--json-schema` collects its answer."""

_CREDENTIAL_HEADERS = frozenset({"authorization", "cookie", "proxy-authorization", "x-api-key"})
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

    @cached_property
    def session_id(self) -> str:
        """The client's session, taken from `metadata.user_id`; empty when it sends none."""
        user_id = str(self.body.get("metadata", {}).get("user_id", ""))
        if user_id.startswith("{"):
            return str(json.loads(user_id).get("session_id", ""))
        return user_id.rpartition("_session_")[2]

    @cached_property
    def text(self) -> str:
        """Everything the model can read in this request, system prompt first, one block after another."""
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
Script = Callable[[Request], Reply]
"""Answers requests whose `is_message` holds; called under a lock, one request at a time."""


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


@dataclass
class Story:
    """A script by rules: each session of the client takes the next list of replies, `--json-schema` calls take theirs.

    Side calls of the client get a harmless answer and use nothing up. A session or a call without a reply left fails
    with status 400, which the client does not retry.
    """

    sessions: Sequence[Sequence[Reply]] = ()
    structured: Sequence[Reply] | Script = ()
    _left: dict[str, Iterator[Reply]] = field(default_factory=dict, init=False, repr=False)
    _sessions_left: Iterator[Sequence[Reply]] = field(init=False, repr=False)
    _structured_left: Iterator[Reply] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._sessions_left = iter(self.sessions)
        self._structured_left = iter(()) if callable(self.structured) else iter(self.structured)

    def __call__(self, request: Request) -> Reply:
        """Answer one request of the client."""
        if request.wants_structured_output:
            return self._answer_structured(request)
        if not request.is_conversation:
            return text_reply('{"title": "A scripted session", "isNewTopic": false}')
        if request.session_id not in self._left:
            self._left[request.session_id] = iter(next(self._sessions_left, ()))
        return next(self._left[request.session_id], error_reply(400, "the story holds no further reply"))

    def _answer_structured(self, request: Request) -> Reply:
        if request.is_follow_up and not request.tool_results[-1].is_error:
            return text_reply("done")  # 2.1.139 asks for a closing turn after the answer, later versions do not
        if callable(self.structured):
            return self.structured(request)
        return next(self._structured_left, error_reply(400, "the story holds no further structured answer"))


class ScriptedApi:
    """The server as a context manager: listens on a free loopback port, stops on leaving.

    `requests` grows while it runs, side calls included. `follow_up_pause_s` delays the answer to a request that
    brings tool results, so that calls of two turns are told apart from parallel calls of one. Leaving raises what the
    script raised while it ran.
    """

    def __init__(
        self, script: Script, *, follow_up_pause_s: float = 0.0, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        self.requests: list[Request] = []
        self._script = script
        self._follow_up_pause_s = follow_up_pause_s
        self._sleep = sleep
        self._lock = threading.Lock()
        self._server = _Server(self)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    @property
    def base_url(self) -> str:
        """What `ANTHROPIC_BASE_URL` must say."""
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def conversation(self) -> list[Request]:
        """The requests that were turns of an agent with tools."""
        return [request for request in self.requests if request.is_conversation]

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
        if error is None and self._server.failures:
            raise self._server.failures[0]

    def answer(self, request: Request) -> Reply | Mapping[str, Any]:
        """Record a request and find its answer: a reply of the script, or the JSON of a call that is not a turn."""
        if request.is_message and request.is_follow_up:
            self._sleep(self._follow_up_pause_s)
        with self._lock:
            self.requests.append(request)
            if request.is_message:
                return self._script(request)
        return {"input_tokens": 100} if request.path.endswith("/count_tokens") else {}


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, api: ScriptedApi) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.api = api
        self.failures: list[BaseException] = []

    def handle_error(self, request: object, client_address: object) -> None:  # noqa: ARG002 - socketserver's signature
        """Keep what the script raised; a client that was killed or interrupted only drops its connection."""
        error = sys.exception()
        if error is not None and not isinstance(error, ConnectionError):
            self.failures.append(error)


class _Handler(BaseHTTPRequestHandler):
    server: _Server
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # otherwise each small answer waits 40 ms for the client's delayed acknowledgement

    def do_GET(self) -> None:
        self._answer()

    def do_HEAD(self) -> None:
        self._answer()

    def do_POST(self) -> None:
        self._answer()

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing: the record is `ScriptedApi.requests`."""

    def _answer(self) -> None:
        raw = self.rfile.read(int(self.headers.get("content-length", 0)))
        headers = {k.lower(): v for k, v in self.headers.items() if k.lower() not in _CREDENTIAL_HEADERS}
        body = json.loads(raw) if raw.startswith(b"{") else {}
        request = Request(self.command, self.path.partition("?")[0], headers, body)
        reply = self.server.api.answer(request)
        match reply:
            case ModelReply() if body.get("stream"):
                self._send(200, "text/event-stream", _event_stream(_message(reply, body)))
            case ModelReply():
                self._send(200, "application/json", _json(_message(reply, body)))
            case ErrorReply():
                kind = _ERROR_TYPES.get(reply.status, "api_error")
                payload = {"type": "error", "error": {"type": kind, "message": reply.message}}
                self._send(reply.status, "application/json", _json(payload), reply.retry_after_s)
            case Mapping():
                self._send(200, "application/json", _json(reply))
            case _:
                assert_never(reply)

    def _send(self, status: int, content_type: str, payload: bytes, retry_after_s: int | None = None) -> None:
        self.send_response(status)
        self.send_header("content-type", content_type)
        self.send_header("content-length", str(len(payload)))
        self.send_header("request-id", f"req_{secrets.token_hex(12)}")
        if retry_after_s is not None:
            self.send_header("retry-after", str(retry_after_s))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(payload)


def _message(reply: ModelReply, body: Mapping[str, Any]) -> dict[str, Any]:
    blocks = [dict(block) for block in reply.blocks]
    for block in blocks:
        if block["type"] == "tool_use":
            block["id"] = f"toolu_{secrets.token_hex(12)}"
    return {
        "id": f"msg_{secrets.token_hex(12)}",
        "type": "message",
        "role": "assistant",
        "model": body.get("model", "scripted"),
        "content": blocks,
        "stop_reason": reply.stop_reason,
        "stop_sequence": None,
        "usage": {"input_tokens": reply.input_tokens, "output_tokens": reply.output_tokens},
    }


def _event_stream(message: dict[str, Any]) -> bytes:
    return b"".join(
        b"event: %s\ndata: %s\n\n" % (str(event["type"]).encode(), _json(event)) for event in _events(message)
    )


def _events(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    usage = message["usage"]
    begun = message | {"content": [], "stop_reason": None, "usage": usage | {"output_tokens": 1}}
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


def _json(value: Mapping[str, Any]) -> bytes:
    return json.dumps(value).encode()
