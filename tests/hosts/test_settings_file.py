"""Changing a file that belongs to somebody else."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from harness_memory.errors import HmError
from harness_memory.hosts.settings_file import FileChange, read_file, sha256_of, update_file


def appended(before: bytes | None) -> bytes:
    return (before or b"") + b"x"


def test_a_missing_file_and_its_directory_are_made(tmp_path: Path) -> None:
    path = tmp_path / ".claude" / "settings.local.json"
    assert update_file(path, appended) == FileChange(path, path, None, b"x", made_dir=True)
    assert path.read_bytes() == b"x"


def test_none_removes_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"x")
    assert update_file(path, lambda _: None) == FileChange(path, path, b"x", None)
    assert list(tmp_path.iterdir()) == []


def test_unchanged_bytes_are_not_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"x")
    inode = path.stat().st_ino
    assert update_file(path, lambda before: before) == FileChange(path, path, b"x", b"x")
    assert path.stat().st_ino == inode


def test_mode_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"x")
    path.chmod(0o640)
    update_file(path, appended)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_symlink_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    target = tmp_path / "dotfiles" / "claude.json"
    target.parent.mkdir()
    target.write_bytes(b"a")
    path = tmp_path / "settings.json"
    path.symlink_to(target)
    assert update_file(path, appended) == FileChange(path, target, b"a", b"ax")
    assert path.is_symlink()
    assert target.read_bytes() == b"ax"


def test_a_link_that_leads_nowhere_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.symlink_to(tmp_path / "gone.json")
    with pytest.raises(HmError) as caught:
        update_file(path, appended)
    assert caught.value.reference == "settings-symlink"
    assert path.is_symlink()
    assert not (tmp_path / "gone.json").exists()


def test_a_directory_is_refused(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    with pytest.raises(HmError) as caught:
        read_file(tmp_path / "settings.json")
    assert caught.value.reference == "settings-unreadable"


def test_a_read_only_file_is_left_alone_even_for_root(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"x")
    path.chmod(0o444)
    with pytest.raises(HmError) as caught:
        update_file(path, appended)
    assert (caught.value.reference, caught.value.hint) == ("settings-read-only", f"chmod u+w {path}")
    assert path.read_bytes() == b"x"


def test_a_file_where_the_directory_should_be_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / ".claude").write_bytes(b"")
    with pytest.raises(HmError) as caught:
        update_file(tmp_path / ".claude" / "settings.local.json", appended)
    assert caught.value.reference == "settings-unreadable"


def test_a_write_that_fails_is_a_clear_error(tmp_path: Path) -> None:
    name = "s" * 250  # a legal name that leaves no room for the temporary file's
    with pytest.raises(HmError) as caught:
        update_file(tmp_path / name, appended)
    assert caught.value.reference == "settings-read-only"
    assert list(tmp_path.iterdir()) == []


def test_a_change_meanwhile_is_taken_in_on_the_second_try(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"a")
    seen: list[bytes | None] = []

    def meddled(before: bytes | None) -> bytes:
        seen.append(before)
        if len(seen) == 1:
            path.write_bytes(b"b")
        return appended(before)

    assert update_file(path, meddled) == FileChange(path, path, b"b", b"bx")
    assert seen == [b"a", b"b"]


def test_a_file_that_keeps_changing_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"a")

    def meddled(before: bytes | None) -> bytes:
        path.write_bytes(appended(before))
        return b"ours"

    with pytest.raises(HmError) as caught:
        update_file(path, meddled)
    assert caught.value.reference == "settings-busy"
    assert path.read_bytes() == b"axx"


def test_a_refusing_change_writes_nothing(tmp_path: Path) -> None:
    def refuse(_: bytes | None) -> bytes:
        raise HmError("settings-unreadable", "no")

    path = tmp_path / ".claude" / "settings.json"
    with pytest.raises(HmError):
        update_file(path, refuse)
    assert not path.parent.exists()


def test_nothing_is_left_beside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    update_file(path, appended)
    update_file(path, appended)
    assert os.listdir(tmp_path) == ["settings.json"]


def test_digest() -> None:
    assert sha256_of(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
