"""docs/formats.md names every table and column."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import get_args

from harness_memory.store.db import writing
from harness_memory.store.meta import MetaKey
from tests.store.factory import NOW_MS

FORMATS = Path(__file__).parents[2] / "docs" / "formats.md"


def documented() -> dict[str, list[str]]:
    section = FORMATS.read_text(encoding="utf-8").partition("## memory.sqlite")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (\w+) \| (.+) \|$", section, re.MULTILINE)
    return {table: re.findall(r"`(\w+)`", columns) for table, columns in rows if table != "table"}


def test_tables_and_columns_are_documented_in_their_order(tmp_path: Path) -> None:
    with writing(tmp_path, command="test", now_ms=NOW_MS):
        pass
    connection = sqlite3.connect(tmp_path / "memory.sqlite")
    tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    columns = {
        table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        for table in tables
        if not table.startswith("sqlite_")
    }
    connection.close()

    expected = columns | {"meta": [*columns["meta"], *get_args(MetaKey)]}
    assert documented() == expected
