"""Hooks registered for every project serve the projects of the register and pass every other one over."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from harness_memory.app import known_projects
from tests.app.places import Place
from tests.hot.hook_process import HookProject, rule

REMINDED = b"Run pnpm test from packages/api"


@pytest.fixture
def project(tmp_path: Path) -> HookProject:
    project = HookProject(tmp_path / "work" / "my app")
    project.install(rule())
    project.arguments = [str(tmp_path / "user" / "projects")]
    return project


def remember(project: HookProject, root: Path) -> None:
    place_dir = project.root.parent / "place"
    surroundings = Place(place_dir, git=False).surroundings
    user_dir = Path(project.arguments[0]).parent
    known_projects.remember(replace(surroundings, user_dir=user_dir), root)


def test_a_clone_that_brings_a_memory_is_passed_over_and_nothing_is_written_to_it(project: HookProject) -> None:
    before = sorted(path for path in project.state.rglob("*"))
    for event in ("session-start", "prompt", "pre-tool", "post-tool", "stop", "session-end"):
        reply = project.hook(event, {"tool_name": "Bash", "tool_input": {"command": "npm test"}, "prompt": "npm test"})
        assert (reply.exit_code, reply.stdout, reply.stderr) == (0, b"", b"")
    assert project.hook("pre-tool", b"no json").stdout == b""
    assert sorted(path for path in project.state.rglob("*")) == before


def test_a_project_of_the_register_is_served(project: HookProject) -> None:
    remember(project, project.root)
    assert REMINDED in project.bash("npm test").stdout


def test_hooks_of_the_project_itself_ask_no_register(project: HookProject) -> None:
    project.arguments = []
    assert REMINDED in project.bash("npm test").stdout


def test_a_project_is_known_by_every_name_it_has(project: HookProject) -> None:
    remember(project, project.root)
    link = project.root.parent / "link"
    link.symlink_to(project.root)
    assert (
        REMINDED
        in project.hook(
            "pre-tool",
            {"cwd": str(link), "tool_name": "Bash", "tool_use_id": "t", "tool_input": {"command": "npm test"}},
        ).stdout
    )


@pytest.mark.parametrize("name", ["my", "my app/..", "my%20app", "my app\nother"])
def test_no_other_name_is_taken_for_a_known_one(project: HookProject, name: str) -> None:
    remember(project, project.root.parent / name)
    assert project.bash("npm test").stdout == b""


def test_a_line_break_in_a_path_adds_no_second_line(project: HookProject) -> None:
    remember(project, Path(f"/tmp/evil\n{os.path.realpath(project.root)}"))
    assert project.bash("npm test").stdout == b""


def test_remembering_is_once_and_forgetting_takes_the_file_with_the_last(tmp_path: Path) -> None:
    surroundings = Place(tmp_path / "place", git=False).surroundings
    roots = [tmp_path / "a", tmp_path / "b\nc", tmp_path / "ä"]
    for root in roots * 2:
        known_projects.remember(surroundings, root)
    assert len(surroundings.register_path.read_text().splitlines()) == 3
    assert surroundings.register_path.stat().st_mode & 0o777 == 0o600
    for root in roots:
        assert known_projects.is_known(surroundings, root)
        known_projects.forget(surroundings, root)
        assert not known_projects.is_known(surroundings, root)
    assert not surroundings.register_path.exists()
    known_projects.forget(surroundings, roots[0])
