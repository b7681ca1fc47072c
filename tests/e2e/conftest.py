"""The client under test, once per version; left out with one line when it was not fetched."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.e2e.client import Client
from tests.e2e.fetch import WANTED, find_client


@pytest.fixture(params=WANTED)
def client(request: pytest.FixtureRequest) -> Client:
    found = find_client(request.param)
    if found is None:
        missing = " and ".join(wanted for wanted in WANTED if find_client(wanted) is None)
        files = {item.path.name for item in request.session.items if "client" in getattr(item, "fixturenames", ())}
        reason = (
            f"left out {', '.join(sorted(files))}: Claude Code ({missing}) is not in the cache; "
            "`python -m tests.e2e.fetch` downloads it with npm"
        )
        if os.environ.get("HM_REQUIRE_CLIENT") == "1":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
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
