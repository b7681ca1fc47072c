"""The names a project goes by."""

from pathlib import Path

from harness_memory.app.entities import NAMES_LIMIT, project_entities
from harness_memory.config import Config
from harness_memory.core.lexical_build import build_index
from harness_memory.core.moments_build import lexical_content
from harness_memory.hot.snapshot import HEADER_LIMIT_BYTES


def test_names_come_from_directories_packages_remote_and_configuration(tmp_path: Path) -> None:
    root = tmp_path / "orchid"
    for name in ("services/ledger-sync", "node_modules/left-pad", ".hidden/x", "src/io", "tools"):
        (root / name).mkdir(parents=True)
    (root / "package.json").write_text('{"name": "@team/orchid-web"}')
    (root / "pyproject.toml").write_text('[project]\nname = "orchid-jobs"\n')
    (root / ".git").mkdir()
    (root / ".git" / "config").write_text('[remote "origin"]\n\turl = git@host.test:team/orchid-mono.git\n')
    assert project_entities(root, ["Blume"]) == [
        "Blume",
        "ledger-sync",
        "orchid",
        "orchid-jobs",
        "orchid-mono",
        "orchid-web",
    ]


def test_files_that_are_not_what_they_should_be_give_no_name(tmp_path: Path) -> None:
    root = tmp_path / "orchid"
    root.mkdir()
    (root / "package.json").write_text("[1]")
    (root / "pyproject.toml").write_text("project = 3")
    (root / "composer.json").write_text("{")
    assert project_entities(root) == ["orchid"]
    assert project_entities(tmp_path / "missing") == ["missing"]


def test_many_long_names_leave_the_header_readable(tmp_path: Path) -> None:
    root = tmp_path / "orchid"
    for number in range(150):
        (root / f"{number:03}-{'꽃' * 60}").mkdir(parents=True)
    names = project_entities(root, [f"alias-{number:06}" for number in range(100_000)])
    assert len(names) == NAMES_LIMIT
    long_names = project_entities(root, ["꽃" * 4000, "Blume"])
    assert {"Blume", "orchid"} <= set(long_names)
    for found in (names, long_names):
        content = lexical_content([], Config(), found)
        assert len(build_index([], content.header).partition(b"\n")[0]) <= HEADER_LIMIT_BYTES


def test_what_the_owner_named_comes_before_directories(tmp_path: Path) -> None:
    root = tmp_path / "orchid"
    for number in range(NAMES_LIMIT + 10):
        (root / f"a-{number:03}").mkdir(parents=True)
    names = project_entities(root, ["zinnia"])
    assert (len(names), {"zinnia", "orchid"} <= set(names)) == (NAMES_LIMIT, True)
