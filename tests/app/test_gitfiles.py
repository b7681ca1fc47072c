"""Finding git's own files, and keeping ours out of commits."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from harness_memory.app.gitfiles import Repository, exclude_line, find_repository, tracked_files


def test_the_nearest_repository_counts(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "a" / "b").mkdir(parents=True)
    assert find_repository(tmp_path / "a" / "b") == Repository(tmp_path, tmp_path / ".git")


def test_a_worktree_shares_the_exclude_file_of_its_repository(tmp_path: Path) -> None:
    (tmp_path / "main" / ".git" / "worktrees" / "w").mkdir(parents=True)
    (tmp_path / "main" / ".git" / "worktrees" / "w" / "commondir").write_text("../..\n")
    (tmp_path / "w").mkdir()
    (tmp_path / "w" / ".git").write_text(f"gitdir: {tmp_path / 'main' / '.git' / 'worktrees' / 'w'}\n")
    repository = find_repository(tmp_path / "w")
    assert repository == Repository(tmp_path / "w", tmp_path / "main" / ".git")
    assert repository.exclude_path == tmp_path / "main" / ".git" / "info" / "exclude"


def test_a_submodule_has_an_exclude_file_of_its_own(tmp_path: Path) -> None:
    (tmp_path / ".git" / "modules" / "sub").mkdir(parents=True)
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / ".git").write_text("gitdir: ../.git/modules/sub\n")
    assert find_repository(tmp_path / "sub") == Repository(tmp_path / "sub", tmp_path / ".git" / "modules" / "sub")


@pytest.mark.parametrize(
    ("directory", "line"),
    [
        ("", ".claude/settings.local.json"),
        ("packages/a", "packages/a/.claude/settings.local.json"),
        ("a[1]*", "a\\[1]\\*/.claude/settings.local.json"),
        ("#a", "\\#a/.claude/settings.local.json"),
        ("!a", "\\!a/.claude/settings.local.json"),
        ("a\nb", "a?b/.claude/settings.local.json"),
    ],
)
def test_the_line_names_the_settings_file_of_the_project_alone(tmp_path: Path, directory: str, line: str) -> None:
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    settings_path = tmp_path / directory / ".claude" / "settings.local.json"
    settings_path.parent.mkdir(parents=True)
    settings_path.touch()
    repository = find_repository(tmp_path)
    assert repository is not None
    assert exclude_line(repository, settings_path) == line
    repository.exclude_path.write_text(line + "\n")
    answer = subprocess.run(["git", "-C", tmp_path, "status", "--porcelain"], capture_output=True, check=True)
    assert answer.stdout == b""


def test_tracked_files_are_named(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    for name in (".harness-memory/é.jsonl", ".claude/settings.local.json", "other"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    subprocess.run(["git", "-C", str(tmp_path), "add", "-A"], check=True)
    environ = {"PATH": "/usr/bin:/bin", "GIT_DIR": "/nowhere"}
    assert tracked_files(tmp_path, environ) == [".claude/settings.local.json", ".harness-memory/é.jsonl"]


def test_outside_of_a_repository_nothing_is_tracked(tmp_path: Path) -> None:
    assert find_repository(tmp_path) is None
    assert tracked_files(tmp_path, {"PATH": "/usr/bin:/bin"}) == []
    assert tracked_files(tmp_path, {"PATH": "/nowhere"}) == []


@pytest.mark.parametrize("pointer", [b"gitdir: a\0b", b"gitdir: " + b"x" * 5000, b"gitdir: .git"])
def test_a_git_file_that_is_no_pointer_leads_nowhere(tmp_path: Path, pointer: bytes) -> None:
    (tmp_path / ".git").write_bytes(pointer)
    repository = find_repository(tmp_path)
    assert repository is not None
    assert (repository.top_dir, repository.git_dir.is_dir()) == (tmp_path, False)
