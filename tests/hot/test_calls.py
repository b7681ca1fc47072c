"""Calls of file tools: which paths a glob is held against, and when case counts (S29)."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from unicodedata import normalize

import pytest

from harness_memory.hot.calls import call_keys, ignores_case, read_call, resolve_links
from harness_memory.hot.signatures import match_signature, parse_signature, signature_keys


def paths_of(file: str, root: Path, tool: str = "Edit", field: str = "file_path") -> list[str]:
    paths: list[str] = read_call(tool, {field: file}, str(root), str(root))["paths"]
    return paths


@pytest.fixture
def base(tmp_path: Path) -> Path:
    """A project `real`, a link `link` to it, and in it a link `out` to a directory outside."""
    (tmp_path / "real" / "src").mkdir(parents=True)
    (tmp_path / "outside").mkdir()
    (tmp_path / "link").symlink_to("real")
    (tmp_path / "real" / "out").symlink_to(tmp_path / "outside")
    (tmp_path / "real" / "lib").symlink_to("src")
    (tmp_path / "real" / "loop").symlink_to("loop")
    return tmp_path.resolve()


def test_a_plain_path_is_one(base: Path) -> None:
    assert paths_of("src/a.py", base / "real") == ["src/a.py"]
    assert paths_of(str(base / "real/src/new/a.py"), base / "real") == ["src/new/a.py"]
    assert paths_of("nb/a.ipynb", base / "real", "NotebookEdit", "notebook_path") == ["nb/a.ipynb"]


def test_a_root_behind_a_link_is_the_same_project(base: Path) -> None:
    file = str(base / "real/src/a.py")
    assert paths_of(file, base / "link") == ["src/a.py", file]
    file = str(base / "link/src/a.py")
    assert paths_of(file, base / "real") == ["src/a.py", file]


def test_a_link_in_the_project_gives_both_paths(base: Path) -> None:
    assert paths_of("lib/a.py", base / "real") == ["lib/a.py", "src/a.py"]
    assert paths_of("out/a.py", base / "real") == ["out/a.py", str(base / "outside/a.py")]
    assert paths_of("loop/a.py", base / "real") == ["loop/a.py"]


def test_what_is_not_there_stays_as_it_is(base: Path) -> None:
    assert resolve_links(f"{base}/no/./x/../y") == f"{base}/no/y"
    assert resolve_links("/\0/\ud800") == "/\0/\ud800"
    assert resolve_links("/") == "/"


def fake_stat(names: dict[str, int]) -> object:
    def stat(path: str) -> SimpleNamespace:
        if path not in names:
            raise FileNotFoundError(path)
        return SimpleNamespace(st_dev=1, st_ino=names[path])

    return stat


@pytest.mark.parametrize(
    ("root", "names", "wanted"),
    [
        ("/Work", {"/Work": 5, "/wORK": 5}, True),
        ("/Work", {"/Work": 5, "/wORK": 6}, False),
        ("/Work", {"/Work": 5}, False),
        ("/1", {"/1": 5}, False),
    ],
)
def test_case_counts_as_the_file_system_says(root: str, names: dict[str, int], wanted: bool) -> None:
    assert ignores_case(root, fake_stat(names)) is wanted  # type: ignore[arg-type]


def test_where_case_does_not_count_a_glob_covers_either() -> None:
    call = read_call("Edit", {"file_path": "SRC/A.py"}, "/1", "/1")
    assert call["ignore_case"] is False
    signature = parse_signature("edit:path:glob:src/*.py")
    assert match_signature(signature, call).hit is False
    assert match_signature(signature, {**call, "ignore_case": True}).hit is True
    assert set(signature_keys(signature)) <= set(call_keys(call))


def test_composed_and_decomposed_names_are_one() -> None:
    call = read_call("Write", {"file_path": normalize("NFD", "é/ü.md")}, "/1", "/1")
    for form in ("NFC", "NFD"):
        signature = parse_signature("write:path:glob:" + normalize(form, "é/ü.md"))  # type: ignore[arg-type]
        assert match_signature(signature, call).hit is True
        assert set(signature_keys(signature)) <= set(call_keys(call))
