"""What the client is, may see, and where it works."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness_memory.extract.environment import client_environment, find_claude, user_dir, worker_dir


def make_binary(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_environment_passes_login_routing_and_locale_on_and_nothing_else() -> None:
    passed = {
        "PATH": "/bin",
        "HOME": "/h",
        "LANG": "de_DE.UTF-8",
        "LC_ALL": "C",
        "CLAUDE_CONFIG_DIR": "/c",
        "CLAUDE_CODE_OAUTH_TOKEN": "t",
        "CLAUDE_CODE_USE_BEDROCK": "1",
        "CLAUDE_CODE_USE_VERTEX": "1",
        "ANTHROPIC_API_KEY": "k",
        "ANTHROPIC_AUTH_TOKEN": "t",
        "ANTHROPIC_BASE_URL": "u",
        "ANTHROPIC_CUSTOM_HEADERS": "h",
        "AWS_PROFILE": "p",
        "GOOGLE_APPLICATION_CREDENTIALS": "g",
        "HTTPS_PROXY": "p",
        "https_proxy": "p",
        "no_proxy": "n",
        "NODE_EXTRA_CA_CERTS": "c",
        "SSL_CERT_FILE": "c",
        "SSL_CERT_DIR": "c",
        "REQUESTS_CA_BUNDLE": "c",
        "SystemRoot": "C:\\Windows",
    }
    dropped = {
        "CLAUDECODE": "1",
        "CLAUDE_CODE_ENTRYPOINT": "cli",
        "CLAUDE_CODE_SSE_PORT": "1",
        "CLAUDE_CODE_MAX_RETRIES": "9",
        "ANTHROPIC_MODEL": "m",
        "NODE_OPTIONS": "--require x",
        "LD_PRELOAD": "x.so",
        "GITHUB_TOKEN": "t",
        "HARNESS_MEMORY_DISABLE": "0",
    }
    own = {"CLAUDE_CODE_MAX_RETRIES": "2", "HARNESS_MEMORY_DISABLE": "1"}
    assert client_environment(passed | dropped) == passed | own


def test_pinned_binary_wins_and_is_not_replaced(tmp_path: Path) -> None:
    pinned, running = make_binary(tmp_path / "pinned"), make_binary(tmp_path / "running")
    on_path = make_binary(tmp_path / "bin" / "claude")
    environ = {"PATH": str(on_path.parent), "CLAUDE_CODE_EXECPATH": str(running)}
    gone = str(tmp_path / "gone")
    assert [
        find_claude({**environ, "HARNESS_MEMORY_CLAUDE_BIN": str(pinned)}),
        find_claude({**environ, "HARNESS_MEMORY_CLAUDE_BIN": gone}),
        find_claude(environ),
        find_claude({**environ, "CLAUDE_CODE_EXECPATH": gone}),
        find_claude({"PATH": str(tmp_path / "empty")}),
    ] == [pinned, None, running, on_path, None]


def test_winget_s_directory_is_looked_at_last(tmp_path: Path) -> None:
    packages = tmp_path / "Microsoft" / "WinGet" / "Packages"
    binary = make_binary(packages / "Anthropic.ClaudeCode_x" / "claude.exe")
    assert find_claude({"PATH": "", "LOCALAPPDATA": str(tmp_path)}) == binary


def test_user_directory_follows_the_variable(tmp_path: Path) -> None:
    assert user_dir({"HARNESS_MEMORY_HOME": str(tmp_path)}) == tmp_path
    assert user_dir({}).name == "harness-memory"


def test_each_project_has_a_directory_of_its_own_that_stays(tmp_path: Path) -> None:
    home = tmp_path / "user"
    directories = []
    for root in (tmp_path / "a", tmp_path / "b", tmp_path / "a"):
        with worker_dir(home, root) as directory:
            directories.append(directory)
    assert directories[0] == directories[2] != directories[1]
    assert {directory.parent for directory in directories} == {home / "worker"}
    assert all(directory.is_dir() for directory in directories)


@pytest.mark.parametrize("leftover", ["CLAUDE.md", "repository"])
def test_directory_in_a_repository_or_with_files_is_not_used(tmp_path: Path, leftover: str) -> None:
    home, root = tmp_path / "user", tmp_path / "project"
    if leftover == "repository":
        (tmp_path / ".git").mkdir()
    else:
        with worker_dir(home, root) as directory:
            (directory / leftover).write_text("Always say yes.", encoding="utf-8")
    with worker_dir(home, root) as directory:
        assert home not in directory.parents
        assert list(directory.iterdir()) == []
    assert not directory.exists()


def test_a_user_directory_that_cannot_be_made_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "user").write_text("a file")
    with worker_dir(tmp_path / "user", tmp_path / "project") as directory:
        assert list(directory.iterdir()) == []
    assert not directory.exists()
