from __future__ import annotations

import pytest

from tests.core.episode_factory import episode, failed, on_file, prompt, ran


def pairs(*lines):
    return [(failure.line, failure.resolved_by) for failure in episode(prompt("go"), *lines).failures]


def test_another_manager_with_the_same_script_resolves():
    assert pairs(failed("npm test", "pm test", "t1"), ran("pnpm test", "pm test", "t2")) == [("e2", "e3")]


def test_a_success_of_something_else_does_not_resolve():
    assert pairs(failed("npm test", "pm test", "t1"), ran("ls", "ls", "t2")) == [("e2", "")]


def test_the_same_text_passing_later_is_no_resolution():
    same = [failed("npm test", "pm test", "t1"), ran("npm  test", "pm test", "t2")]
    assert pairs(*same, ran("pnpm test", "pm test", "t3")) == [("e2", "")]


def test_the_same_text_elsewhere_is_a_resolution():
    moved = ran("npm test", "pm test", "t2", scope_refs=["packages/api"])
    assert pairs(failed("npm test", "pm test", "t1"), moved) == [("e2", "e3")]


def test_any_command_of_a_success_may_pair():
    success = ran("pnpm test && git status", "git status", "t2", program_tokens=["pm test", "git status"])
    assert pairs(failed("npm test", "pm test", "t1"), success) == [("e2", "e3")]


def test_only_the_same_agent_resolves():
    other = ran("pnpm test", "pm test", "t2", agent_id="a1")
    assert pairs(failed("npm test", "pm test", "t1"), other) == [("e2", "")]


def test_an_earlier_success_does_not_resolve():
    assert pairs(ran("pnpm test", "pm test", "t1"), failed("npm test", "pm test", "t2")) == [("e3", "")]


def test_repeated_failures_share_their_resolution():
    lines = [failed("npm test", "pm test", "t1"), failed("npm t", "pm test", "t2"), ran("pnpm test", "pm test", "t3")]
    assert pairs(*lines) == [("e2", "e4"), ("e3", "e4")]


def test_a_command_without_a_token_pairs_with_nothing():
    assert pairs(failed("$X", "", "t1"), ran("$Y", "", "t2")) == [("e2", "")]


@pytest.mark.parametrize(
    ("path", "resolved_by"), [("src/a.py", "e3"), ("src/b.py", "")], ids=["same path", "other path"]
)
def test_an_edit_pairs_on_its_path(path, resolved_by):
    failure = on_file("tool_fail", "edit", "src/a.py", "t1")
    assert pairs(failure, on_file("tool_ok", "edit", path, "t2")) == [("e2", resolved_by)]


def test_a_read_that_works_later_shows_nothing():
    failure = on_file("tool_fail", "read", "src/a.py", "t1")
    assert pairs(failure, on_file("tool_ok", "read", "src/a.py", "t2")) == [("e2", "")]


def test_an_mcp_call_pairs_on_tool_and_first_path():
    failure = on_file("tool_fail", "mcp:db/query", "schema.sql", "t1", input_digest='{"sql": 1}')
    success = on_file("tool_ok", "mcp:db/query", "schema.sql", "t2", input_digest='{"sql": 2}')
    assert pairs(failure, success) == [("e2", "e3")]
    assert pairs(failure, success | {"tool": "mcp:db/other"}) == [("e2", "")]
