"""The names a project goes by."""

from pathlib import Path

from harness_memory.app.entities import project_entities


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
