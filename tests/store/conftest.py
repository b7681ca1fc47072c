"""A store open for writing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness_memory.store.db import Store, writing
from tests.store.factory import NOW_MS


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with writing(tmp_path, command="test", now_ms=NOW_MS) as opened:
        yield opened
