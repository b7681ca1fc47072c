from pathlib import Path

import pytest

from harness_memory.app.project import Project, find_project
from harness_memory.errors import HmError, UsageError


def test_a_database_path_selects_its_project(tmp_path: Path) -> None:
    found = find_project(Path("/"), database=str(tmp_path / ".harness-memory" / "memory.sqlite"))
    assert found == Project(tmp_path, tmp_path / ".harness-memory")


def test_a_database_elsewhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="--db must name"):
        find_project(tmp_path, database=str(tmp_path / "other.sqlite"))


def test_a_root_is_taken_as_it_is(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    inner = tmp_path / "inner"
    inner.mkdir()
    assert find_project(tmp_path, root=str(inner)).root == inner


def test_a_missing_root_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="does not exist"):
        find_project(tmp_path, root=str(tmp_path / "none"))


def test_the_current_directory_finds_the_root_above(tmp_path: Path) -> None:
    (tmp_path / ".harness-memory").mkdir()
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    assert find_project(inner).root == tmp_path


def test_a_project_without_memory_says_how_to_get_one(tmp_path: Path) -> None:
    with pytest.raises(HmError) as caught:
        find_project(tmp_path).require_installed()
    assert caught.value.as_dict() == {
        "reference": "not-installed",
        "message": "There is no project memory here.",
        "context": str(tmp_path),
        "hint": "hm install --host claude",
    }
