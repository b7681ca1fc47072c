import os
from pathlib import Path

import pytest

from harness_memory.app.freshness import snapshot_state
from harness_memory.app.private_files import replace_file
from harness_memory.app.project import load_settings
from harness_memory.app.publish import publish, write_and_publish
from tests.hot.hook_process import HookProject, rule


@pytest.fixture
def project(tmp_path: Path) -> HookProject:
    made = HookProject(tmp_path)
    made.install(rule(), rule("bbbbbbbbbbbb", authority="auto"), rule("cccccccccccc", status="candidate"))
    return made


def test_every_write_leaves_a_fresh_snapshot(project: HookProject) -> None:
    assert snapshot_state(project.project) == "fresh"


def test_a_snapshot_says_what_it_counts(project: HookProject) -> None:
    result = publish(project.project, load_settings(project.project), now_ms=5)
    assert (result.active, result.auto, result.candidates, result.proposals) == (2, 1, 1, 0)


@pytest.mark.parametrize("name", ["memory.sqlite", "config.json"])
def test_a_changed_source_makes_it_stale(project: HookProject, name: str) -> None:
    with (project.state / name).open("ab") as file:
        file.write(b"\n" * 8)
    assert snapshot_state(project.project) == "stale"


@pytest.mark.parametrize(
    ("content", "state"),
    [(None, "missing"), (b"x", "damaged"), (b"", "damaged"), (b'{"schema":99,"index":\n', "newer")],
    ids=["none", "garbage", "a directory", "newer"],
)
def test_an_unusable_snapshot_says_which_way(project: HookProject, content: bytes | None, state: str) -> None:
    path = project.state / "snapshot" / "active.v1.json"
    path.unlink()
    if content == b"":
        path.mkdir()
    elif content is not None:
        path.write_bytes(content)
    assert snapshot_state(project.project) == state


def test_a_failed_write_publishes_nothing(project: HookProject) -> None:
    path = project.state / "snapshot" / "active.v1.json"
    before = path.read_bytes()

    def write_and_fail() -> None:
        with write_and_publish(project.project, command="test", now_ms=9) as store:
            store.memories.insert(rule("dddddddddddd"))
            raise RuntimeError("planted")

    with pytest.raises(RuntimeError, match="planted"):
        write_and_fail()
    assert (path.read_bytes(), snapshot_state(project.project)) == (before, "fresh")


def test_publishing_twice_gives_the_same_bytes(project: HookProject) -> None:
    path = project.state / "snapshot" / "active.v1.json"
    publish(project.project, load_settings(project.project), now_ms=5)
    first = path.read_bytes()
    publish(project.project, load_settings(project.project), now_ms=5)
    assert path.read_bytes() == first


def test_publishing_takes_back_a_reindex_request(project: HookProject) -> None:
    request = project.state / "snapshot" / ".reindex-requested"
    request.write_text("x")
    publish(project.project, load_settings(project.project), now_ms=5)
    assert not request.exists()


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="links are followed here")
def test_a_link_in_the_place_of_a_temporary_file_is_not_written_through(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_bytes(b"mine")
    (tmp_path / f"file.tmp-{os.getpid()}").symlink_to(victim)
    with pytest.raises(OSError, match="symbolic links"):
        replace_file(tmp_path / "file", b"ours")
    assert victim.read_bytes() == b"mine"
