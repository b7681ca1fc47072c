"""A Messages API on loopback that answers from a script, so that the real client can run without a model.

Owns the HTTP server, the record of what a client sent, and the usual script. Must not reach another host, keep a
credential, or know what a test or the demo wants to prove. Called by `hm demo`, `hm doctor --live` and the end-to-end
tests.
"""

from __future__ import annotations

import json
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self, assert_never

from harness_memory.app.scripted_wire import (
    ErrorReply,
    ModelReply,
    Reply,
    Request,
    ToolResult,
    error_reply,
    render_error,
    render_message,
    render_stream,
    structured_reply,
    text_reply,
    tool_reply,
)

__all__ = [
    "ErrorReply",
    "ModelReply",
    "Reply",
    "Request",
    "Script",
    "ScriptedApi",
    "Story",
    "ToolResult",
    "error_reply",
    "structured_reply",
    "text_reply",
    "tool_reply",
]

_CREDENTIAL_HEADERS = frozenset({"authorization", "cookie", "proxy-authorization", "x-api-key"})

Script = Callable[[Request], Reply]
"""Answers requests whose `is_message` holds; called under a lock, one request at a time."""


class Story:
    """A script by rules: each session of the client takes the next list of replies, `--json-schema` calls take theirs.

    Side calls of the client get a harmless answer and use nothing up. A session or a call without a reply left fails
    with status 400, which the client does not retry.
    """

    def __init__(self, sessions: Sequence[Sequence[Reply]] = (), structured: Sequence[Reply] | Script = ()) -> None:
        self._sessions = iter(sessions)
        self._replies: dict[str, Iterator[Reply]] = {}
        answers = iter(() if callable(structured) else structured)
        exhausted = error_reply(400, "the story holds no further structured answer")
        self._structured = structured if callable(structured) else lambda _request: next(answers, exhausted)

    def __call__(self, request: Request) -> Reply:
        """Answer one request of the client."""
        if request.wants_structured_output:
            return self._answer_structured(request)
        if not request.is_conversation:
            return text_reply('{"title": "A scripted session", "isNewTopic": false}')
        if request.session_id not in self._replies:
            self._replies[request.session_id] = iter(next(self._sessions, ()))
        return next(self._replies[request.session_id], error_reply(400, "the story holds no further reply"))

    def _answer_structured(self, request: Request) -> Reply:
        if request.is_follow_up and not request.tool_results[-1].is_error:
            return text_reply("done")  # 2.1.139 asks for a closing turn after the answer, later versions do not
        return self._structured(request)


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
        if self._server.failures:
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

    def handle_error(
        self,
        request: socket.socket | tuple[bytes, socket.socket],
        client_address: object,  # noqa: ARG002 - socketserver passes it
    ) -> None:
        """Keep what the script raised, and answer so that the client gives up instead of trying again for minutes.

        A client that was killed or interrupted only drops its connection.
        """
        error = sys.exception()
        if error is None or isinstance(error, ConnectionError):
            return
        self.failures.append(error)
        if isinstance(request, socket.socket):
            request.sendall(b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")


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
            case ModelReply():
                message = render_message(reply, body.get("model", "scripted"))
                if body.get("stream"):
                    self._send(200, "text/event-stream", render_stream(message))
                else:
                    self._send_json(200, message)
            case ErrorReply():
                self._send_json(reply.status, render_error(reply), reply.retry_after_s)
            case Mapping():
                self._send_json(200, reply)
            case _:
                assert_never(reply)

    def _send_json(self, status: int, value: Mapping[str, Any], retry_after_s: int | None = None) -> None:
        self._send(status, "application/json", json.dumps(value).encode(), retry_after_s)

    def _send(self, status: int, content_type: str, payload: bytes, retry_after_s: int | None = None) -> None:
        self.send_response(status)
        self.send_header("content-type", content_type)
        self.send_header("content-length", str(len(payload)))
        if retry_after_s is not None:
            self.send_header("retry-after", str(retry_after_s))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(payload)
