"""Does Claude Code call the hooks, and how do they do?

Checks hooks.calls, hooks.latency and, on request, hooks.self_test.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from harness_memory.app.doctor.check import Check
from harness_memory.app.doctor.registered import INSTALL, Installed
from harness_memory.app.hooklog import HookCall, percentile, pre_tool_times, read_calls
from harness_memory.app.project import Project
from harness_memory.app.selftest import SESSION_KEY, run_self_test
from harness_memory.app.surroundings import Surroundings
from harness_memory.core.model import DAY_MS
from harness_memory.hosts.claude_code import EVENTS
from harness_memory.hot import paths
from harness_memory.hot.clock import format_iso

LATENCY_LIMIT_MS = 90
"""Given: a hook of 90 ms is felt; the host adds its own cost of starting a process."""
MINUTE_DIGITS = len("2026-01-31T23:59")


def checks(project: Project, now_ms: int) -> Iterator[Check]:
    """Yield the findings from hooks.log; the self-test's own calls do not count."""
    log_path = project.state_dir / paths.LOGS_DIR / paths.HOOKS_LOG_NAME
    calls = [call for call in read_calls(log_path) if call.fields.get("session") != SESSION_KEY]
    yield _calls_check(calls, now_ms)
    yield _latency_check(calls)


def self_test_check(project: Project, installed: Installed, surroundings: Surroundings) -> Check:
    """Run the registered session-start hook once, as Claude Code would."""
    hook = installed.hook_for("SessionStart")
    if hook is None:
        return Check("hooks.self_test", "FAIL", "no session-start hook is registered", installed.repair)
    result = run_self_test(project, hook, surroundings.environ)
    if result.ok:
        return Check("hooks.self_test", "OK", result.detail)
    return Check("hooks.self_test", "FAIL", result.detail, installed.repair)


def _calls_check(calls: Sequence[HookCall], now_ms: int) -> Check:
    last = {call.event: call.at_ms for call in calls}
    detail = ", ".join(f"{event.argument} {_minute(last.get(event.argument))}" for event in EVENTS)
    if not last:
        repair = "open Claude Code in this project and send a prompt, or: hm doctor --self-test"
        return Check("hooks.calls", "WARN", "Claude Code has not called a hook yet", repair)
    failed = [
        call for call in calls if now_ms - call.at_ms < DAY_MS and call.status.startswith(("error:", "bad_stdin"))
    ]
    if failed:
        detail = f"{len(failed)} calls of the last day failed, the last with {failed[-1].status}; {detail}"
        return Check("hooks.calls", "WARN", detail, "HARNESS_MEMORY_DEBUG=1 claude")
    return Check("hooks.calls", "OK", detail)


def _latency_check(calls: Sequence[HookCall]) -> Check:
    times = pre_tool_times(calls)
    p95_ms = percentile(times, 0.95)
    if p95_ms is None:
        return Check("hooks.latency", "OK", "no pre-tool call yet")
    detail = f"pre-tool p95 {p95_ms} ms over the last {len(times)} calls"
    if p95_ms > LATENCY_LIMIT_MS:
        return Check("hooks.latency", "WARN", f"{detail}, more than {LATENCY_LIMIT_MS} ms", INSTALL)
    return Check("hooks.latency", "OK", detail)


def _minute(at_ms: int | None) -> str:
    return "never" if at_ms is None else format_iso(at_ms)[:MINUTE_DIGITS] + "Z"
