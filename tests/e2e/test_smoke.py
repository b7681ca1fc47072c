"""The harness itself: a deny of a hook reaches the model through the real client, and the command does not run."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from harness_memory.app.scripted_api import ScriptedApi, Story, structured_reply, text_reply, tool_reply
from tests.e2e.client import Client

pytestmark = pytest.mark.e2e

DENY = """
import json
print(json.dumps({"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny",
                                         "permissionDecisionReason": "use make test"}}))
"""


def register_hook(project: Path, event: str, source: str) -> None:
    script = project / "hook.py"
    script.write_text(source, encoding="utf-8")
    entry = {"type": "command", "command": sys.executable, "args": ["-I", "-S", str(script)], "timeout": 5}
    settings = {"hooks": {event: [{"hooks": [entry]}]}}
    (project / ".claude").mkdir()
    (project / ".claude" / "settings.local.json").write_text(json.dumps(settings), encoding="utf-8")


def test_denial_of_a_hook_reaches_the_model(client: Client, home: Path, project: Path) -> None:
    register_hook(project, "PreToolUse", DENY)
    story = Story([[tool_reply(("Bash", {"command": "touch ran"})), text_reply("understood")]])
    with ScriptedApi(story) as api:
        result = client.run_print("run the tests", project, home, api, "--allowedTools", "Bash")
    assert (result.exit_code, result.stderr, result.json["result"]) == (0, "", "understood")
    (denial,) = api.conversation[1].tool_results
    assert denial.is_error
    assert denial.text.removeprefix("PreToolUse:Bash hook error: ") == "use make test"
    assert not (project / "ran").exists()


def test_command_without_a_hook_runs(client: Client, home: Path, project: Path) -> None:
    story = Story([[tool_reply(("Bash", {"command": "touch ran && echo fine"})), text_reply("done")]])
    with ScriptedApi(story) as api:
        client.run_print("run the tests", project, home, api, "--allowedTools", "Bash")
    assert [(r.is_error, r.text) for r in api.conversation[1].tool_results] == [(False, "fine")]
    assert (project / "ran").exists()


def test_schema_call_returns_the_structured_answer(client: Client, home: Path, project: Path) -> None:
    schema = {"type": "object", "properties": {"facts": {"type": "array"}}, "required": ["facts"]}
    with ScriptedApi(Story(structured=[structured_reply({"facts": ["one"]})])) as api:
        result = client.run_print("", project, home, api, "--json-schema", json.dumps(schema), stdin="what happened?")
    assert (result.exit_code, result.json["structured_output"]) == (0, {"facts": ["one"]})
    assert "what happened?" in api.requests[-1].text
