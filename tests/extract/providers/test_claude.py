"""Every ending of the client, as measured on the real one, through a fake binary."""

from __future__ import annotations

import json
import os
import select
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from harness_memory.extract.providers import FailureReason, ProbeResult, ProbeStatus, ProviderAnswer, ProviderFailure
from harness_memory.extract.providers.claude import ClaudeProvider, arguments

if os.name == "nt":
    pytest.skip("the fake binary is a shell script", allow_module_level=True)

USAGE = {
    "total_cost_usd": 0.0042,
    "usage": {"input_tokens": 480, "output_tokens": 80},
    "modelUsage": {
        "model-a": {"inputTokens": 600, "outputTokens": 100, "cacheReadInputTokens": 20, "cacheCreationInputTokens": 5},
        "model-b": {"inputTokens": 3, "outputTokens": 1, "cacheReadInputTokens": 0, "cacheCreationInputTokens": 0},
    },
}
COSTS = (0.0042, 628, 101)
OK = {"type": "result", "subtype": "success", "is_error": False, "api_error_status": None, **USAGE}
ERROR = {**OK, "is_error": True}


def make_provider(tmp_path: Path, script: str, **changes: Any) -> ClaudeProvider:
    binary = tmp_path / "claude"
    binary.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    binary.chmod(binary.stat().st_mode | stat.S_IXUSR)
    values: dict[str, Any] = {
        "binary": binary,
        "environ": {"PATH": os.environ["PATH"], "HOME": str(tmp_path)},
        "home": tmp_path / "user",
        "root": tmp_path / "project",
        "timeout_s": 20.0,
        "probe_timeout_s": 20.0,
    }
    return ClaudeProvider(**(values | changes))


def printing(tmp_path: Path, stdout: str, exit_code: int = 0, stderr: str = "") -> ClaudeProvider:
    (tmp_path / "stdout").write_text(stdout, encoding="utf-8")
    (tmp_path / "stderr").write_text(stderr, encoding="utf-8")
    return make_provider(tmp_path, f"cat '{tmp_path}/stdout'; cat '{tmp_path}/stderr' >&2; exit {exit_code}")


def run(provider: ClaudeProvider) -> ProviderAnswer | ProviderFailure:
    return provider.run("what happened?", {"type": "object"})


def test_answer_is_taken_with_its_costs(tmp_path: Path) -> None:
    stdout = json.dumps({**OK, "result": '{"facts":[]}', "structured_output": {"facts": []}})
    assert run(printing(tmp_path, stdout + "\n")) == ProviderAnswer({"facts": []}, stdout, *COSTS)


def test_prose_instead_of_an_answer_is_handed_on_as_what_it_is(tmp_path: Path) -> None:
    stdout = json.dumps({**OK, "result": "just prose"})
    assert run(printing(tmp_path, stdout)) == ProviderAnswer("just prose", stdout, *COSTS)


def test_answer_after_a_wrapper_s_own_line_is_found(tmp_path: Path) -> None:
    result = json.dumps({**OK, "structured_output": {"facts": []}})
    answer = run(printing(tmp_path, f"using node 22\n{result}\n"))
    assert isinstance(answer, ProviderAnswer)
    assert answer.structured == {"facts": []}


def test_costs_that_are_not_named_are_unknown(tmp_path: Path) -> None:
    stdout = json.dumps({"is_error": False, "structured_output": {}})
    assert run(printing(tmp_path, stdout)) == ProviderAnswer({}, stdout, None, None, None)


@pytest.mark.parametrize("number", ["1e999", "-1", "9" * 400])
def test_costs_that_cannot_be_are_unknown(tmp_path: Path, number: str) -> None:
    usage = f'"total_cost_usd": {number}, "modelUsage": {{"a": {{"inputTokens": {number}, "outputTokens": 7}}}}'
    stdout = f'{{"is_error": false, "structured_output": {{}}, {usage}}}'
    assert run(printing(tmp_path, stdout)) == ProviderAnswer({}, stdout, None, 0, 7)


def test_nesting_too_deep_for_the_parser_is_no_result(tmp_path: Path) -> None:
    failure = run(printing(tmp_path, '{"a":' * 100_000))
    assert isinstance(failure, ProviderFailure)
    assert (failure.reason, failure.burns_attempt) == ("invalid_output", True)


FAILURES: Mapping[str, tuple[dict[str, Any], FailureReason, bool]] = {
    "wrong shape five times": (
        {"subtype": "error_max_structured_output_retries", "errors": ["Failed after 5 attempts"]},
        "no_valid_answer",
        True,
    ),
    "not logged in": ({"result": "Not logged in · Please run /login"}, "not_logged_in", False),
    "401": ({"result": "Failed to authenticate. API Error: 401", "api_error_status": 401}, "api_error", False),
    "403": ({"result": "API Error: 403", "api_error_status": 403}, "api_error", False),
    "404": ({"result": "There's an issue with the selected model", "api_error_status": 404}, "api_error", False),
    "429": ({"result": "API Error: 429", "api_error_status": 429}, "api_error", False),
    "500": ({"result": "API Error: 500 boom", "api_error_status": 500}, "api_error", False),
    "529": ({"result": "API Error: 529 overloaded", "api_error_status": 529}, "api_error", False),
    "prompt too long": (
        {"result": "Prompt is too long", "api_error_status": 400, "terminal_reason": "prompt_too_long"},
        "prompt_too_long",
        True,
    ),
    "another 400": ({"result": "API Error: 400 schema", "api_error_status": 400}, "api_error", False),
    "connection refused": ({"result": "API Error: Connection refused"}, "unreachable", False),
    "refusal": ({"result": "API Error: unable to respond", "stop_reason": "refusal"}, "refused", True),
    "max tokens": (
        {
            "result": "API Error: Claude's response exceeded the 32000 output token maximum.",
            "stop_reason": "stop_sequence",
        },
        "too_many_tokens",
        True,
    ),
}


@pytest.mark.parametrize("name", FAILURES)
def test_error_is_named_and_burns_an_attempt_only_when_the_model_had_its_say(tmp_path: Path, name: str) -> None:
    parts, reason, burns_attempt = FAILURES[name]
    stdout = json.dumps({**ERROR, **parts}, ensure_ascii=False)
    failure = run(printing(tmp_path, stdout, exit_code=1))
    message = parts.get("result") or parts["errors"][0]
    assert failure == ProviderFailure(reason, message, stdout, *COSTS)
    assert (failure.burns_attempt, failure.is_unavailable) == (burns_attempt, reason == "not_logged_in")


@pytest.mark.parametrize(
    ("stdout", "stderr", "reason", "burns_attempt"),
    [
        ("", "Error: Input must be provided either through stdin or as an argument", "no_output", False),
        ("", "", "no_output", False),
        ("", "error: unknown option '--json-schema'", "no_output", False),
        ("", "Claude Code cannot be launched inside another Claude Code session.", "nested_refusal", False),
        ("", "Not logged in. Run claude auth login", "not_logged_in", False),
        ("Segmentation fault", "", "invalid_output", True),
        ("[1, 2]", "", "invalid_output", True),
    ],
)
def test_output_that_is_no_result(tmp_path: Path, stdout: str, stderr: str, reason: str, burns_attempt: bool) -> None:
    failure = run(printing(tmp_path, stdout, exit_code=1, stderr=stderr))
    assert isinstance(failure, ProviderFailure)
    message = stdout or stderr or "exit code 1 and no output"
    assert (failure.reason, failure.message, failure.burns_attempt) == (reason, message, burns_attempt)


def test_message_is_short_and_holds_no_credential(tmp_path: Path) -> None:
    key = "sk-ant-" + "api03-" + "aB3dE6" * 15
    stdout = json.dumps({**ERROR, "result": f"API Error: bad key {key} " + "x" * 900, "api_error_status": 401})
    failure = run(printing(tmp_path, stdout, exit_code=1))
    assert isinstance(failure, ProviderFailure)
    assert key not in failure.message
    assert "<redacted>" in failure.message
    assert len(failure.message) <= 300


def test_missing_binary_and_one_that_does_not_start(tmp_path: Path) -> None:
    assert run(make_provider(tmp_path, "", binary=None)) == ProviderFailure("missing", "no claude binary was found")
    failure = run(make_provider(tmp_path, "", binary=tmp_path / "nowhere"))
    assert isinstance(failure, ProviderFailure)
    assert (failure.reason, failure.is_unavailable, failure.burns_attempt) == ("missing", True, False)


def test_wall_clock_kills_the_whole_process_group(tmp_path: Path) -> None:
    held = tmp_path / "held"
    os.mkfifo(held)
    reader = os.open(held, os.O_RDONLY | os.O_NONBLOCK)
    script = f"exec 3> '{held}'; echo up >&3; sleep 300 & wait"
    assert run(make_provider(tmp_path, script, timeout_s=0.5)) == ProviderFailure("timeout", "no answer within 0.5 s")
    assert os.read(reader, 10) == b"up\n"
    select.select([reader], [], [], 10)
    assert os.read(reader, 10) == b""  # raises BlockingIOError while the script or its child lives
    os.close(reader)


def test_flood_of_output_is_stopped(tmp_path: Path) -> None:
    failure = run(make_provider(tmp_path, "exec cat /dev/zero"))
    assert failure == ProviderFailure("output_too_large", "more than 4194304 bytes were printed")
    assert failure.burns_attempt


def test_call_is_the_given_command_with_the_prompt_on_stdin_in_an_empty_directory(tmp_path: Path) -> None:
    script = "\n".join(
        (
            f"cd '{tmp_path}' && printf '%s\\n' \"$@\" > argv && cat > stdin && env > env",
            'cd "$OLDPWD" && ls -A > "$HOME/ls" && pwd > "$HOME/cwd"',
            "echo '{\"structured_output\":{}}'",
        )
    )
    environ = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "CLAUDECODE": "1",
        "CLAUDE_CODE_ENTRYPOINT": "cli",
        "SECRET_OF_MINE": "x",
        "ANTHROPIC_BASE_URL": "http://127.0.0.1:1",
        "HARNESS_MEMORY_NOW": "2026-01-01T00:00:00Z",
    }
    make_provider(tmp_path, script, environ=environ).run("line one\nlïne two", {"type": "object"})
    given = (tmp_path / "argv").read_text(encoding="utf-8").split("\n")
    assert given[:-1] == [
        "-p",
        "--output-format",
        "json",
        "--json-schema",
        '{"type":"object"}',
        "--tools",
        "",
        "--disallowedTools",
        "mcp__*",
        "--strict-mcp-config",
        "--no-session-persistence",
        "--settings",
        '{"disableAllHooks":true,"autoMemoryEnabled":false}',
        "--model",
        "sonnet",
    ]
    assert (tmp_path / "stdin").read_text(encoding="utf-8") == "line one\nlïne two"
    cwd = Path((tmp_path / "cwd").read_text(encoding="utf-8").strip())
    assert cwd.parent == tmp_path / "user" / "worker"
    assert (tmp_path / "ls").read_text(encoding="utf-8") == ""
    seen = dict(line.split("=", 1) for line in (tmp_path / "env").read_text(encoding="utf-8").splitlines())
    assert {name: value for name, value in seen.items() if name not in ("PWD", "SHLVL", "_", "OLDPWD")} == {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "ANTHROPIC_BASE_URL": "http://127.0.0.1:1",
        "CLAUDE_CODE_MAX_RETRIES": "2",
        "HARNESS_MEMORY_DISABLE": "1",
    }


def test_model_of_the_settings_is_asked_for() -> None:
    assert arguments({}, "some-model")[-2:] == ["--model", "some-model"]


@pytest.mark.parametrize(
    ("result", "exit_code", "status", "message"),
    [
        ({**OK, "structured_output": {"ok": True}}, 0, "ok", ""),
        ({"structured_output": {"fine": 1}}, 0, "invalid_output", '{"structured_output": {"fine": 1}}'),
        ({"result": "just prose"}, 0, "invalid_output", '{"result": "just prose"}'),
        (
            {**ERROR, "result": "Not logged in · Please run /login"},
            1,
            "not_logged_in",
            "Not logged in · Please run /login",
        ),
        ({**ERROR, "result": "No such model", "api_error_status": 404}, 1, "provider_error", "No such model"),
        (
            {**ERROR, "subtype": "error_max_structured_output_retries", "errors": ["tried"]},
            1,
            "invalid_output",
            "tried",
        ),
    ],
)
def test_probe_names_the_state_of_the_provider(
    tmp_path: Path, result: dict[str, Any], exit_code: int, status: ProbeStatus, message: str
) -> None:
    probe = printing(tmp_path, json.dumps(result), exit_code).probe(1_234)
    assert probe == ProbeResult(status, message, "claude", "sonnet", 1_234)


def test_probe_of_nothing_and_of_silence(tmp_path: Path) -> None:
    statuses = [
        make_provider(tmp_path, "", binary=None).probe(0).status,
        make_provider(tmp_path, "exec sleep 300", probe_timeout_s=0.3).probe(0).status,
        printing(tmp_path, "", 1, "cannot be launched inside another Claude Code session").probe(0).status,
    ]
    assert statuses == ["missing", "probe_timeout", "nested_refusal"]
