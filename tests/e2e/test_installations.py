"""Which client runs the hooks, where it is started, and which memory it meets there."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from harness_memory.app.scripted_api import Story, text_reply, tool_reply
from tests.e2e.client import Client
from tests.e2e.fetch import SHELL_FORM_ONLY
from tests.e2e.workplace import NO_WORKER, NPM_TEST, Workplace, installed

pytestmark = pytest.mark.e2e

POLICY = "This action is blocked by a human-set policy."


def one_try() -> Story:
    return Story([[tool_reply(NPM_TEST), text_reply("understood")]])


def git(directory: Path, *arguments: str) -> None:
    command = ("git", "-c", "user.name=u", "-c", "user.email=u@example.org", *arguments)
    subprocess.run(command, cwd=directory, check=True, capture_output=True)


def assert_stopped(place: Workplace) -> None:
    (result,) = place.api.conversation[1].tool_results
    assert (result.is_error, POLICY in result.text) == (True, True)
    assert place.ran() == []


@pytest.mark.parametrize("client", [SHELL_FORM_ONLY], indirect=True)
def test_a_client_without_the_exec_form_runs_the_hooks_through_a_shell(client: Client, tmp_path: Path) -> None:
    with installed(tmp_path, client, one_try()) as place:
        place.add_rule("deny")
        place.ask("run the tests", env=NO_WORKER)
        assert_stopped(place)
        assert [line["kind"] for line in place.ledger()] == ["marker", "prompt", "fired", "assistant", "marker"]


@pytest.mark.parametrize("client", ["newest"], indirect=True)
def test_a_session_started_in_a_subdirectory_meets_the_projects_memory(client: Client, tmp_path: Path) -> None:
    with installed(tmp_path, client, one_try()) as place:
        git(place.root, "init")
        place.add_rule("deny")
        below = place.root / "packages" / "api"
        below.mkdir(parents=True)
        place.ask("run the tests", cwd=below, env=NO_WORKER)
        assert_stopped(place)
        assert not (below / ".harness-memory").exists()


def test_an_install_for_the_user_covers_subdirectories_on_every_client(client: Client, tmp_path: Path) -> None:
    with installed(tmp_path, client, one_try()) as place:
        place.hm("install", "--host", "claude", "--user", "--skip-probe")
        place.add_rule("deny")
        below = place.root / "packages" / "api"
        below.mkdir(parents=True)
        place.ask("run the tests", cwd=below, env=NO_WORKER)
        assert_stopped(place)
        assert not (below / ".harness-memory").exists()


def test_a_linked_worktree_shares_the_memory(client: Client, tmp_path: Path) -> None:
    with installed(tmp_path, client, one_try()) as place:
        git(place.root, "init")
        git(place.root, "commit", "--allow-empty", "-m", "first")
        linked = tmp_path / "linked"
        git(place.root, "worktree", "add", str(linked))
        rule = place.add_rule("deny")
        place.hm("install", "--host", "claude", "--skip-probe", cwd=linked)
        place.ask("run the tests", cwd=linked, env=NO_WORKER)
        assert_stopped(place)
        assert not (linked / ".harness-memory").exists()
        assert rule in place.hm("memory:list", cwd=linked)
        assert [line["kind"] for line in place.ledger()] == ["marker", "prompt", "fired", "assistant", "marker"]
