"""The documents as data: the rows of their tables and their blocks, and the program's source to hold them against."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE_DIR = ROOT / "src" / "harness_memory"
PAGES = ["README.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))]


def read_page(name: str) -> str:
    """Return the text of one document of the repository."""
    return (ROOT / name).read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """Return what stands below a heading of the second level, up to the next one."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def table_rows(text: str) -> list[list[str]]:
    """Return the cells of every table row; headings and rules are left out, `\\|` is a bar inside a cell."""
    lines = text.splitlines()
    rows = []
    for at, line in enumerate(lines):
        is_heading = at + 1 < len(lines) and lines[at + 1].startswith("|---")
        if line.startswith("|") and not line.startswith("|---") and not is_heading:
            cells = re.split(r"(?<!\\)\|", line.strip().strip("|"))
            rows.append([cell.replace("\\|", "|").strip() for cell in cells])
    return rows


def blocks(text: str, language: str = "") -> list[str]:
    """Return the fenced blocks of one language, without their fences."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def source_files() -> list[Path]:
    """Return every module of the package."""
    return sorted(SOURCE_DIR.rglob("*.py"))
