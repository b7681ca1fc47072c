"""One hook call, from the host's JSON on stdin to an answer on stdout.

Owns the frame around every event: reading stdin, finding the project, the deadline, the one answer, the log line, and
failing open: whatever goes wrong, the host gets exit 0 and nothing on stdout, and `logs/hooks.log` gets one line. The
events themselves live in the `on_…` modules, so that a call imports only what it needs. Called by `launch`.
"""

from __future__ import annotations

import time

from harness_memory.hot import fastjson, ledger, paths
from harness_memory.hot.clock import format_iso, now_ms
from harness_memory.hot.paths import HOST
from harness_memory.hot.system import DEBUG_VARIABLE, DISABLE_VARIABLE, is_directory, posix, read_all, variable
from harness_memory.hot.wire import text_field

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STDIN_LIMIT_BYTES = 32 * 1024 * 1024
DEADLINE_S = 2.0

EVENT_NAMES = {
    "session-start": "SessionStart",
    "prompt": "UserPromptSubmit",
    "pre-tool": "PreToolUse",
    "post-tool": "PostToolUse",
    "post-tool-failure": "PostToolUseFailure",
    "stop": "Stop",
    "stop-failure": "StopFailure",
    "precompact": "PreCompact",
    "session-end": "SessionEnd",
}


class Deadline(Exception):
    """The hook used up its own time."""


class Hook:
    """One running hook: what it was given, where it works, and what its log line will say.

    `fields` become key=value pairs in the log, `detail` the JSON of the debug line, `answer` what goes to stdout.
    """

    __slots__ = (
        "answer",
        "answered",
        "debug",
        "detail",
        "event",
        "fields",
        "now_ms",
        "payload",
        "register_path",
        "root",
        "status",
    )

    def __init__(self, event: str, at_ms: int, register_path: str = "") -> None:
        self.event = event
        self.now_ms = at_ms
        self.payload: dict[str, Any] = {}
        self.root = ""
        self.register_path = register_path
        self.status = "ok"
        self.fields: dict[str, object] = {}
        self.detail: dict[str, Any] = {}
        self.debug = variable(DEBUG_VARIABLE) == "1"
        self.answer: Callable[[bytes], None] = _print
        self.answered = False

    @property
    def state_dir(self) -> str:
        """The project's state directory."""
        return paths.state_dir(self.root)

    @property
    def session_key(self) -> str:
        """The key of the session the payload names."""
        return ledger.session_key(HOST, text_field(self.payload, "session_id"))

    def say(self, answer: dict[str, Any] | None) -> None:
        """Give the host its answer, once, before anything is recorded (behaviour §3). None says nothing."""
        if answer is not None and not self.answered:
            self.answered = True
            self.answer(fastjson.dumps(answer).encode("ascii"))


def main(event: str, register_path: str = "") -> None:
    """Run one event and end the process with exit code 0, whatever happened.

    `register_path` comes with hooks registered for every project: they serve only those in the register.
    """
    try:
        if variable(DISABLE_VARIABLE) != "1":
            started = time.perf_counter()
            run(Hook(event, now_ms(), register_path), started, _read_stdin)
    finally:
        posix._exit(0)  # nothing is left to flush, and tearing the interpreter down costs the user time


def run(hook: Hook, started: float, read: Callable[[], bytes]) -> None:
    """Handle one event; the one place where a hook catches everything."""
    try:
        data = read()
        _start_deadline()
        _handle(hook, data)
    except Deadline:
        hook.status = "error:deadline"
    except Exception as error:
        hook.status = f"error:{type(error).__name__}"
        hook.detail["error"] = repr(error)[:500]
    finally:
        _stop_deadline()
    _log(hook, started)


def _handle(hook: Hook, data: bytes) -> None:
    payload = _parse(hook, data)
    start = variable("CLAUDE_PROJECT_DIR") or text_field(payload or {}, "cwd") or posix.getcwd()
    root = paths.find_project_root(start)
    is_served = is_directory(paths.state_dir(root)) and (
        not hook.register_path or paths.is_known(hook.register_path, root)
    )
    if not is_served:
        hook.status = "not_installed"
        return
    hook.root = root
    if payload is None:
        return
    hook.payload = payload
    _dispatch(hook)


def _dispatch(hook: Hook) -> None:
    """Import the one event's module and run it."""
    match hook.event:
        case "pre-tool":
            from harness_memory.hot.on_pre_tool import pre_tool

            pre_tool(hook)
        case "post-tool" | "post-tool-failure":
            from harness_memory.hot.on_post_tool import post_tool

            post_tool(hook, failed=hook.event == "post-tool-failure")
        case event if event in EVENT_NAMES:
            from harness_memory.hot.on_turn import HANDLERS

            HANDLERS[event](hook)
        case _:
            hook.status = "skipped:unknown_event"


def _parse(hook: Hook, data: bytes) -> dict[str, Any] | None:
    if len(data) > STDIN_LIMIT_BYTES:
        hook.status = "bad_stdin:too_big"
        return None
    try:
        payload = fastjson.loads(data)
    except ValueError:
        hook.status = "bad_stdin"
        return None
    if not isinstance(payload, dict) or not text_field(payload, "session_id"):
        hook.status = "bad_stdin"
        return None
    return payload


def _read_stdin() -> bytes:
    return read_all(0, STDIN_LIMIT_BYTES)


def _print(data: bytes) -> None:
    while data:
        data = data[posix.write(1, data) :]


def _log(hook: Hook, started: float) -> None:
    """Append the line of this call to hooks.log (S56). No state directory, no log: it must not be made here."""
    if not hook.root or not is_directory(hook.state_dir):
        return
    elapsed = round((time.perf_counter() - started) * 1000)
    fields = {"session": hook.session_key if hook.payload else "-", **hook.fields, "dur": f"{elapsed}ms"}
    fields["elapsed_ms"] = elapsed
    words = " ".join(f"{key}={_log_word(value)}" for key, value in fields.items())
    lines = f"{format_iso(hook.now_ms)} {hook.event or '-'} {words} {hook.status}\n"
    if hook.debug:
        detail = {"event": hook.event, "status": hook.status, **hook.fields, **hook.detail}
        lines += f"{format_iso(hook.now_ms)} debug {fastjson.dumps(detail)}\n"
    try:
        descriptor = ledger.open_for_append(paths.log_path(hook.state_dir, paths.HOOKS_LOG_NAME))
        posix.write(descriptor, lines.encode("utf-8", "replace"))
        posix.close(descriptor)
    except OSError:
        return  # a full or read-only disk must not become the host's problem


def _log_word(value: object) -> str:
    """A value as one word: white space and control characters would break the line into others."""
    word = "".join(char if char.isprintable() and char != " " else "_" for char in str(value))
    return word[:120] or "-"


def _start_deadline() -> None:
    """Interrupt this process after its own two seconds; the C module, because `signal` imports `enum`."""
    try:
        import _signal  # type: ignore[import-not-found]

        _signal.signal(_signal.SIGALRM, _on_deadline)
        _signal.setitimer(_signal.ITIMER_REAL, DEADLINE_S)
    except (ImportError, AttributeError, ValueError):
        return  # no such timer on this system, or not the main thread


def _stop_deadline() -> None:
    try:
        import _signal

        _signal.setitimer(_signal.ITIMER_REAL, 0)
    except (ImportError, AttributeError):
        return


def _on_deadline(_number: int, _frame: object) -> None:
    raise Deadline
