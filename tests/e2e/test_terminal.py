"""The interactive harness itself: a dialog of the real client is read and answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness_memory.app.scripted_api import ScriptedApi, Story, text_reply, tool_reply
from tests.e2e.client import Client
from tests.e2e.screen import Screen
from tests.e2e.terminal import Terminal, answer_first_dialogs
from tests.e2e.test_smoke import register_hook

ASK = """
import json
print(json.dumps({"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "ask",
                                         "permissionDecisionReason": "is this wanted?"}}))
"""


@pytest.mark.e2e
def test_ask_of_a_hook_is_shown_and_answered(client: Client, home: Path, project: Path) -> None:
    answer_first_dialogs(home, project)
    register_hook(project, "PreToolUse", ASK)
    story = Story([[tool_reply(("Bash", {"command": "touch ran"})), text_reply("It is done.")]])
    with ScriptedApi(story) as api, Terminal(client, project, home, api, "--permission-mode", "default") as terminal:
        terminal.wait_for("❯")
        terminal.submit("go ahead")
        dialog = terminal.wait_for("Do you want to proceed?")
        assert "is this wanted?" in dialog
        assert not (project / "ran").exists()
        terminal.answer("Do you want to proceed?", "1")
        terminal.wait_for("It is done.")
        terminal.submit("/exit")
        assert terminal.process.wait(10) == 0
    assert (project / "ran").exists()


@pytest.mark.parametrize(
    ("output", "shown"),
    [
        ("one\r\ntwo", "one\ntwo"),
        ("abc\rX", "Xbc"),
        ("\x1b[31mred\x1b[0m\x1b]0;title\x07 text", "red text"),
        ("ab\x1b[2Dx\x1b[1Cy", "xby"),
        ("old\x1b[2J\x1b[Hnew", "new"),
        ("abcdef\x1b[3D\x1b[K", "abc"),
        ("top\r\nbottom\x1b[1;2H\x1b[J", "t"),
        ("a\x1b[5Gb", "a   b"),
        ("한\r\x1b[2C글!", "한글!"),
        ("1\r\n2\r\n3\r\n4", "2\n3\n4"),
        ("0123456789ab", "0123456789\nab"),
    ],
)
def test_screen_applies_what_the_client_sends(output: str, shown: str) -> None:
    whole, torn = Screen(3, 10), Screen(3, 10)
    whole.feed(output)
    for character in output:
        torn.feed(character)
    assert (whole.text, torn.text) == (shown, shown)
