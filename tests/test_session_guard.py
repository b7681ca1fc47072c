"""The guard that every other test relies on."""

from __future__ import annotations

import os
import socket
import sqlite3
from pathlib import Path

import pytest

from tests.session_guard import make_audit_hook, real_homes, scrubbed_environment

HOME = Path("/people/ann")


@pytest.fixture
def breaches() -> list[str]:
    return []


def test_environment_keeps_only_what_is_named(tmp_path: Path) -> None:
    caller = {
        "PATH": "/bin",
        "LC_ALL": "C.UTF-8",
        "HM_REQUIRE_CLIENT": "1",
        "HOME": str(HOME),
        "ANTHROPIC_API_KEY": "k",
        "CLAUDE_CONFIG_DIR": "/c",
        "HARNESS_MEMORY_NOW": "2020",
        "XDG_DATA_HOME": "/x",
        "GIT_DIR": "/g",
    }
    assert scrubbed_environment(caller, tmp_path) == {
        "PATH": "/bin",
        "LC_ALL": "C.UTF-8",
        "HM_REQUIRE_CLIENT": "1",
        "HOME": str(tmp_path),
        "USERPROFILE": str(tmp_path),
        "GIT_CONFIG_NOSYSTEM": "1",
        "SHELL": "/bin/bash",
        "GIT_AUTHOR_NAME": "A Tester",
        "GIT_AUTHOR_EMAIL": "tester@example.invalid",
        "GIT_COMMITTER_NAME": "A Tester",
        "GIT_COMMITTER_EMAIL": "tester@example.invalid",
    }


@pytest.mark.parametrize(
    ("event", "args"),
    [
        ("open", ("/people/ann/.claude/settings.json", "r", 0)),
        ("open", (b"/people/ann/notes", "w", 0)),
        ("os.rename", ("/tmp/x", Path("/people/ann/.claude.json"), -1, -1)),
        ("os.mkdir", ("/data/../people/ann/new", 0o777, -1)),
        ("sqlite3.connect", ("/people/ann/memory.sqlite",)),
        ("os.listdir", ("/people/ann",)),
        ("socket.connect", (None, ("192.0.2.1", 443))),
        ("socket.connect", (None, ("api.example.com", 443))),
        ("socket.connect", (None, ("2001:db8::1", 443, 0, 0))),
    ],
)
def test_breach_fails_the_test(event: str, args: tuple[object, ...], breaches: list[str]) -> None:
    make_audit_hook([HOME], [HOME / "checkout"], breaches.append)(event, args)
    assert len(breaches) == 1


@pytest.mark.parametrize(
    ("event", "args"),
    [
        ("open", ("/people/ann/checkout/README.md", "r", 0)),
        ("open", ("/people/annabel/notes", "r", 0)),
        ("open", (3, "r", 0)),
        ("sqlite3.connect", (":memory:",)),
        ("socket.connect", (None, ("127.0.0.9", 80))),
        ("socket.connect", (None, ("localhost", 80))),
        ("socket.connect", (None, ("::1", 80, 0, 0))),
        ("socket.connect", (None, "/tmp/a.sock")),
        ("import", ("/people/ann/x",)),
    ],
)
def test_harmless_events_pass(event: str, args: tuple[object, ...], breaches: list[str]) -> None:
    make_audit_hook([HOME], [HOME / "checkout"], breaches.append)(event, args)
    assert breaches == []


def test_guard_is_up_in_this_run() -> None:
    assert not [name for name in os.environ if name.startswith(("CLAUDE", "ANTHROPIC", "HARNESS_MEMORY", "XDG_"))]
    assert Path.home().name.startswith("hm-test-home-")
    with pytest.raises(pytest.fail.Exception, match="leaves this machine"), socket.socket() as outside:
        outside.connect(("192.0.2.1", 9))


def test_real_home_of_the_user_database_is_guarded(guarded_home: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="real home"):
        (guarded_home / ".claude.json").read_text(encoding="utf-8")
    with pytest.raises(pytest.fail.Exception, match="real home"):
        sqlite3.connect(guarded_home / "memory.sqlite")


@pytest.fixture
def guarded_home() -> Path:
    """The real home: after the swap of HOME only the user database still tells it."""
    (home,) = real_homes() - {Path.home()}
    return home
