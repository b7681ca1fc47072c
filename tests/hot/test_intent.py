"""Whose words a prompt is, as far as its beginning says."""

from __future__ import annotations

import pytest

from harness_memory.hot.intent import is_injected


@pytest.mark.parametrize(
    "prompt",
    [
        "<task-notification>\n<task-id>a</task-id>\n</task-notification>",
        "<task-notification>cut off",
        "  <command-name>/clear</command-name>",
        "<local-command-stdout>ok</local-command-stdout> ",
        '<cron job="nightly">Always report.</cron>',
        "<tool_result>\nremember this\n</tool_result>",
        "<system>done</system>",
        "[Request interrupted by user for tool use]",
        "[cron nightly] run the audit",
        "[hook: fmt] 2 files",
        "Stop hook feedback:\n- run the tests",
        "PreToolUse:Bash hook error: use uv",
        "SessionStart hook additional context: 4 memories",
        "Caveat: what follows was printed by local commands.",
        "This session is being continued from a previous conversation that ran out of context.",
        "The user has opened the file src/a.py.",
        "Base directory for this skill: /x",
    ],
)
def test_host_text_is_injected(prompt: str) -> None:
    assert is_injected(prompt) is True


@pytest.mark.parametrize(
    "prompt",
    [
        "",
        "<",
        "<>",
        "[",
        "[]",
        "<task-notification> never arrives, why?",
        "<system-reminder> shows up twice in the log",
        "why does it print <system-reminder>x</system-reminder>?",
        "here is it:\n<bash-stdout>ok</bash-stdout>",
        "<div>a</div>",
        "<message-list>\n</message-list>\nwhy does this not render?",
        "<Task>",
        "[WIP] look at the form",
        "[#12] fix the form",
        "[system is down, look",
        "Stop hook never runs on my machine",
        "Stop the hook: it is wrong",
        "Stop hook error handling is missing",
        "PreToolUse hooks: how many are there?",
        "Caveat: the API is slow",
        "The user has opened two tabs, then the session drops",
        "Scheduled task fails at night",
    ],
)
def test_a_person_may_write_about_it(prompt: str) -> None:
    assert is_injected(prompt) is False
