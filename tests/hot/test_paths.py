import os
import subprocess
from pathlib import Path

import pytest

from harness_memory.hot import paths


def git(directory: Path, *arguments: str) -> None:
    subprocess.run(
        ["git", "-c", "user.name=t", "-c", "user.email=t@example.test", *arguments],
        cwd=directory,
        check=True,
        capture_output=True,
    )


def test_root_is_the_nearest_directory_with_a_memory(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "a" / ".harness-memory").mkdir(parents=True)
    deep = tmp_path / "a" / "b" / "c"
    deep.mkdir(parents=True)
    assert paths.find_project_root(str(deep)) == str(tmp_path / "a")


def test_root_is_the_git_root_without_a_memory(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    deep = tmp_path / "a" / "b"
    deep.mkdir(parents=True)
    assert paths.find_project_root(str(deep)) == str(tmp_path)


def test_user_data_in_the_home_directory_is_no_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / ".harness-memory").mkdir()
    inner = tmp_path / "code"
    inner.mkdir()
    assert paths.find_project_root(str(inner)) == str(inner)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give a directory away")
@pytest.mark.parametrize(("start_owner", "is_root"), [(0, False), (12345, True)], ids=["mine", "the owner's"])
def test_the_memory_of_another_user_higher_up_is_no_root(tmp_path: Path, start_owner: int, is_root: bool) -> None:
    inner = tmp_path / "shared" / "code"
    inner.mkdir(parents=True)
    (tmp_path / "shared" / ".harness-memory").mkdir()
    os.chown(tmp_path / "shared" / ".harness-memory", 12345, 12345)
    os.chown(inner, start_owner, -1)
    assert paths.find_project_root(str(inner)) == str(tmp_path / "shared" if is_root else inner)


def test_root_is_the_start_where_there_is_nothing(tmp_path: Path) -> None:
    assert paths.find_project_root(str(tmp_path)) == str(tmp_path)


def test_a_linked_worktree_shares_the_main_one(tmp_path: Path) -> None:
    main = tmp_path / "main"
    main.mkdir()
    git(main, "init", "-q")
    git(main, "commit", "-q", "--allow-empty", "-m", "x")
    git(main, "worktree", "add", "-q", str(tmp_path / "linked"))
    inside = tmp_path / "linked" / "src"
    inside.mkdir()
    assert paths.find_project_root(str(inside)) == str(main)


def test_a_submodule_is_a_project_of_its_own(tmp_path: Path) -> None:
    modules = tmp_path / ".git" / "modules" / "sub"
    modules.mkdir(parents=True)
    submodule = tmp_path / "sub"
    submodule.mkdir()
    (submodule / ".git").write_text("gitdir: ../.git/modules/sub\n")
    assert paths.find_project_root(str(submodule)) == str(submodule)


@pytest.mark.parametrize("pointer", [b"gitdir: a\0b", b"\xff\xfe", b"gitdir: " + b"x" * 5000, b"gitdir: .git"])
def test_a_git_file_that_is_no_pointer_makes_a_root_of_its_own(tmp_path: Path, pointer: bytes) -> None:
    (tmp_path / ".git").write_bytes(pointer)
    assert paths.find_project_root(str(tmp_path)) == str(tmp_path)


def test_queue_names_keep_safe_characters_and_code_the_rest() -> None:
    assert paths.queue_path("/s", "claude-code:ab:p/1 é:2") == "/s/queue/claude-code%3Aab%3Ap%2F1%20%C3%A9%3A2.json"
