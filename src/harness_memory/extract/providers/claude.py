"""The user's own `claude`, headless and without tools, as a provider.

Owns the command line and what each ending of the client means (every shape measured on the real one). Never trusts
`subtype`, which says "success" on API errors too: `is_error` and `structured_output` decide. Built by
`app.worker`, `app.probe` and the evaluations.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, assert_never

from harness_memory.extract.environment import client_environment, worker_dir
from harness_memory.extract.providers import (
    FailureReason,
    ProbeResult,
    ProbeStatus,
    ProviderAnswer,
    ProviderFailure,
)
from harness_memory.extract.providers.process import (
    Finished,
    NotStarted,
    Outcome,
    TimedOut,
    TooLarge,
    run_bounded,
)
from harness_memory.hot.redaction import redact_head

DEFAULT_MODEL = "sonnet"
OUTPUT_CAP_BYTES = 4 * 1024 * 1024
MESSAGE_LIMIT = 300
# What one call can cost or count at most; a larger number, infinity too, is a fault of whatever printed it.
MOST_USD = 1e6
MOST_COUNTED = 2**53
CLIENT_SETTINGS = '{"disableAllHooks":true,"autoMemoryEnabled":false}'

PROBE_PROMPT = "Set ok to true."
PROBE_SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "properties": {"ok": {"type": "boolean"}},
    "required": ["ok"],
    "additionalProperties": False,
}

_PROBE_STATUS: Mapping[FailureReason, ProbeStatus] = {
    "missing": "missing",
    "not_logged_in": "not_logged_in",
    "nested_refusal": "nested_refusal",
    "timeout": "probe_timeout",
    "unreachable": "provider_error",
    "api_error": "provider_error",
    "no_output": "provider_error",
    "invalid_output": "invalid_output",
    "output_too_large": "invalid_output",
    "no_valid_answer": "invalid_output",
    "refused": "invalid_output",
    "too_many_tokens": "invalid_output",
    "prompt_too_long": "invalid_output",
}


@dataclass(frozen=True, slots=True)
class ClaudeProvider:
    """Calls of one client binary for one project. `binary` is None when there is none on this machine."""

    binary: Path | None
    environ: Mapping[str, str]
    home: Path
    root: Path
    model: str = DEFAULT_MODEL
    timeout_s: float = 120.0
    probe_timeout_s: float = 20.0
    name: str = "claude"

    def probe(self, now_ms: int) -> ProbeResult:
        """Make a call with a schema of one field."""
        match self._call(PROBE_PROMPT, PROBE_SCHEMA, self.probe_timeout_s):
            case ProviderFailure() as failure:
                status, message = _PROBE_STATUS[failure.reason], failure.message
            case ProviderAnswer(structured={"ok": _}):
                status, message = "ok", ""
            case ProviderAnswer() as answer:
                status, message = "invalid_output", _short(answer.raw_text)
        return ProbeResult(status, message, self.name, self.model, now_ms)

    def run(self, prompt: str, schema: Mapping[str, Any]) -> ProviderAnswer | ProviderFailure:
        """Have one prompt answered; it goes in on stdin."""
        return self._call(prompt, schema, self.timeout_s)

    def _call(self, prompt: str, schema: Mapping[str, Any], timeout_s: float) -> ProviderAnswer | ProviderFailure:
        if self.binary is None:
            return ProviderFailure("missing", "no claude binary was found")
        with worker_dir(self.home, self.root) as cwd:
            outcome = run_bounded(
                [str(self.binary), *arguments(schema, self.model)],
                stdin_text=prompt,
                environment=client_environment(self.environ),
                cwd=cwd,
                timeout_s=timeout_s,
                output_cap_bytes=OUTPUT_CAP_BYTES,
            )
        return _read_outcome(outcome, timeout_s)


def arguments(schema: Mapping[str, Any], model: str) -> list[str]:
    """Return the client's arguments: no tools, no servers, no hooks, nothing stored."""
    return [
        "-p",
        "--output-format",
        "json",
        "--json-schema",
        json.dumps(schema, separators=(",", ":")),
        "--tools",
        "",
        "--disallowedTools",
        "mcp__*",
        "--strict-mcp-config",
        "--no-session-persistence",
        "--settings",
        CLIENT_SETTINGS,
        "--model",
        model,
    ]


def _read_outcome(outcome: Outcome, timeout_s: float) -> ProviderAnswer | ProviderFailure:
    """Say what one ending of the client means."""
    match outcome:
        case Finished():
            return _read_finished(outcome)
        case TimedOut():
            return ProviderFailure("timeout", f"no answer within {timeout_s:g} s")
        case TooLarge():
            return ProviderFailure("output_too_large", f"more than {OUTPUT_CAP_BYTES} bytes were printed")
        case NotStarted(message):
            return ProviderFailure("missing", f"the claude binary does not start: {message}")
        case _:
            assert_never(outcome)


def _read_finished(finished: Finished) -> ProviderAnswer | ProviderFailure:
    raw_text = finished.stdout.strip()
    if not raw_text:
        complaint = _short(finished.stderr) or f"exit code {finished.exit_code} and no output"
        return ProviderFailure(_silent_reason(finished.stderr), complaint)
    result = _last_object(raw_text)
    if result is None:
        return ProviderFailure(_silent_reason(raw_text, "invalid_output"), _short(raw_text), raw_text)
    usage = _usage(result)
    if result.get("is_error"):
        return ProviderFailure(_error_reason(result), _error_message(result), raw_text, *usage)
    return ProviderAnswer(result.get("structured_output", result.get("result")), raw_text, *usage)


def _silent_reason(text: str, otherwise: FailureReason = "no_output") -> FailureReason:
    """The client's refusals that come as plain words, before it has a result to print."""
    lowered = text.lower()
    if "inside another claude code session" in lowered:
        return "nested_refusal"
    return "not_logged_in" if "not logged in" in lowered else otherwise


def _error_reason(result: Mapping[str, Any]) -> FailureReason:
    message = str(result.get("result", "")).lower()
    if result.get("subtype") == "error_max_structured_output_retries":
        return "no_valid_answer"
    if result.get("terminal_reason") == "prompt_too_long":
        return "prompt_too_long"
    if result.get("stop_reason") == "refusal":
        return "refused"
    if _int(result.get("api_error_status")) is not None:
        return "api_error"
    if message.startswith("not logged in"):
        return "not_logged_in"
    return "too_many_tokens" if "output token maximum" in message else "unreachable"


def _error_message(result: Mapping[str, Any]) -> str:
    errors = result.get("errors")
    text = result.get("result") or ("; ".join(map(str, errors)) if isinstance(errors, list) else "")
    return _short(str(text)) or "the client reported an error without words"


def _usage(result: Mapping[str, Any]) -> tuple[float | None, int | None, int | None]:
    """Dollars, input and output tokens. `modelUsage` also counts the attempts that `usage` leaves out."""
    cost = result.get("total_cost_usd")
    per_model = result.get("modelUsage")
    models = (
        [entry for entry in per_model.values() if isinstance(entry, Mapping)] if isinstance(per_model, Mapping) else []
    )
    read = ("inputTokens", "cacheReadInputTokens", "cacheCreationInputTokens")
    return (
        float(cost) if isinstance(cost, int | float) and 0 <= cost < MOST_USD else None,
        sum(_int(entry.get(key)) or 0 for entry in models for key in read) if models else None,
        sum(_int(entry.get("outputTokens")) or 0 for entry in models) if models else None,
    )


def _last_object(text: str) -> Mapping[str, Any] | None:
    """The result: the whole output, or its last line when a wrapper printed something before it."""
    for candidate in (text, text.rsplit("\n", 1)[-1]):
        try:
            value = json.loads(candidate)
        except (ValueError, RecursionError):
            continue
        if isinstance(value, dict):
            return value
    return None


def _int(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return value if 0 <= value <= MOST_COUNTED else None


def _short(text: str) -> str:
    return redact_head(" ".join(text.split()), MESSAGE_LIMIT)
