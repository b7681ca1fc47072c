"""memory:why --prompt as a person reads it, where the prompt hook has nothing to look up in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from harness_memory.app.project import Project
from harness_memory.hot import paths
from tests.cli.conftest import Hm, insert, make_memory

HINT = "hint        what the hook would look up is missing or damaged: hm snapshot:rebuild"


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:10])


@pytest.mark.parametrize("harm", [Path.unlink, cut])
def test_an_index_that_cannot_be_asked_names_the_command_that_mends_it(
    hm: Hm, project: Project, harm: Callable[[Path], None]
) -> None:
    insert(project, [make_memory()])
    why = ("memory:why", "--prompt", "why do the tests fail in packages/api?")
    assert HINT not in hm(*why).out.splitlines()
    harm(Path(paths.snapshot_path(str(project.state_dir), paths.LEXICAL_NAME)))
    lines = hm(*why).out.splitlines()
    assert lines[3:5] == ["status      query_failed", HINT]
    hm("snapshot:rebuild")
    assert HINT not in hm(*why).out.splitlines()
