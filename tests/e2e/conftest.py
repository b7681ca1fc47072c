"""The client under test, once per version; left out with one line when it was not fetched."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.e2e.client import Client
from tests.e2e.fetch import FETCHED, WANTED, find_client


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip here and not in the fixture: pytest folds skips of one place and one reason into a single line."""
    missing = [wanted for wanted in FETCHED if find_client(wanted) is None]
    if _wanted_client(item) in missing:
        files = sorted({other.path.name for other in item.session.items if _wanted_client(other) in missing})
        reason = (
            f"left out {', '.join(files)}: no Claude Code ({' and '.join(missing)}) in the cache; "
            "`python3 -m tests.e2e.fetch` downloads it with npm"
        )
        if os.environ.get("HM_REQUIRE_CLIENT") == "1":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)


def _wanted_client(item: pytest.Item) -> str | None:
    callspec = getattr(item, "callspec", None)
    return None if callspec is None else callspec.params.get("client")


@pytest.fixture(params=WANTED)
def client(request: pytest.FixtureRequest) -> Client:
    """The real client, newest and oldest supported; `@pytest.mark.parametrize("client", ["newest"], indirect=True)`
    restricts a test to one of them.
    """
    found = find_client(request.param)
    assert found is not None
    return Client(*found)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty home directory for the client."""
    path = tmp_path / "home"
    path.mkdir()
    return path


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """An empty project directory."""
    path = tmp_path / "project"
    path.mkdir()
    return path
