"""snapshot:rebuild and db:migrate."""

from __future__ import annotations

from harness_memory.app.project import Project
from harness_memory.hot import paths
from harness_memory.store.files import SCHEMA_VERSION
from tests.cli.conftest import Hm, insert, make_memory


def test_a_lost_snapshot_is_rebuilt_from_the_database(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(), make_memory(id="000000000002", authority="auto")])
    path = project.state_dir / paths.SNAPSHOT_DIR / paths.SNAPSHOT_NAME
    before = path.read_bytes()
    path.unlink()
    assert hm("snapshot:rebuild").out == "snapshot rebuilt: generation 1, active 2 (auto 1), candidates 0\n"
    assert path.read_bytes() == before


def test_a_damaged_database_comes_back_and_is_said_to(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    project.database.write_bytes(b"not a database" * 500)
    told = hm("db:migrate", "--json").json
    assert told["schema"] == SCHEMA_VERSION
    assert "last good copy was restored" in told["recovered"]
    assert [row["id"] for row in hm("memory:list", "--json").json] == ["a1b2c3d4e5f6"]


def test_nothing_is_created_where_nothing_is_installed(hm: Hm, project: Project) -> None:
    elsewhere = project.root / "elsewhere"
    elsewhere.mkdir()
    for command in ("snapshot:rebuild", "db:migrate"):
        assert hm(command, "--root", str(elsewhere)).exit_code == 1
    assert list(elsewhere.iterdir()) == []
