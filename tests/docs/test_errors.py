"""docs/errors.md names every fault of the source and no other, with its exit code and its messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness_memory.cli.main import EXIT_INTERRUPTED
from harness_memory.errors import EXIT_ERROR, EXIT_LOCKED, EXIT_USAGE
from tests.docs.faults import Raised, raised_faults
from tests.docs.pages import read_page, section, source_files, table_rows

PAGE = read_page("docs/errors.md")
CODES = "Exit codes"


def documented() -> dict[tuple[str, int], set[str]]:
    """Return (reference, exit code) → messages of the tables."""
    rows = table_rows(PAGE.replace(section(PAGE, CODES), ""))
    return {
        (reference.strip("`"), int(code)): {_plain(message) for message in messages.split(" <br> ")}
        for reference, code, messages, _advice in rows
    }


def _plain(message: str) -> str:
    return message.replace("\\`", "`")


def test_every_fault_of_the_source_is_documented_as_it_is_and_no_other() -> None:
    raised: dict[tuple[str, int], set[str]] = {}
    for fault in raised_faults(source_files()):
        raised.setdefault((fault.reference, fault.exit_code), set()).add(fault.message)
    assert documented() == raised


def test_a_reference_has_one_row() -> None:
    references = [row[0] for row in table_rows(PAGE.replace(section(PAGE, CODES), ""))]
    assert sorted(references) == sorted(set(references))


@pytest.mark.parametrize("page", ["docs/errors.md", "docs/cli.md"])
def test_the_exit_codes_are_those_of_the_program(page: str) -> None:
    text = section(read_page(page), {"docs/errors.md": CODES, "docs/cli.md": "Every command"}[page])
    codes = [int(row[0]) for row in table_rows(text)]
    assert codes == [0, EXIT_ERROR, EXIT_USAGE, EXIT_LOCKED, EXIT_INTERRUPTED]


def test_faults_are_read_from_the_syntax_tree(tmp_path: Path) -> None:
    """Both sides of a choice, adjoining parts, a fault class of a module's own."""
    path = tmp_path / "module.py"
    path.write_text(
        "class Bad(UsageError):\n    pass\n"
        "Bad('a', f'{one}{two} is ' + 'wrong')\n"
        "LockedError('b' if found else 'c', 'yes' if found else 'no')\n"
        "HmError('d', sentence)\n"
    )
    assert raised_faults([path]) == [
        Raised("a", EXIT_USAGE, "… is wrong", "module.py:3"),
        Raised("b", EXIT_LOCKED, "yes", "module.py:4"),
        Raised("c", EXIT_LOCKED, "no", "module.py:4"),
        Raised("d", EXIT_ERROR, "…", "module.py:5"),
    ]
