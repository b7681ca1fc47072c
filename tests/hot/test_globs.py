"""Globs as scopes and path signatures use them (S29), and paths relative to the project."""

from __future__ import annotations

import pytest

from harness_memory.hot.globs import expand_alternatives, glob_match, join_directory, literal_prefix, normalise_path


@pytest.mark.parametrize(
    ("pattern", "path"),
    [
        ("src/*.py", "src/a.py"),
        ("src/**/*.py", "src/a.py"),
        ("src/**/*.py", "src/a/b/c.py"),
        ("src/**", "src/a/b"),
        ("src/**", "src"),
        ("src/", "src/a"),
        ("**", "a/b"),
        ("**/*", "a/b/.c"),
        ("**/test_*.py", "test_a.py"),
        ("*.{ts,tsx}", "a.tsx"),
        ("{a,b/{c,d}}/x", "b/d/x"),
        ("a?c", "abc"),
        ("[a-c]x", "bx"),
        ("[!a]x", "bx"),
        (".env*", ".env.local"),
        ("*", ".env"),
        ("./a/b", "a/b"),
        ("caf\u00e9/*", "cafe\u0301/x"),
        ("/etc/*", "/etc/hosts"),
        ("a/**/b/**/c", "a/b/x/b/y/c"),
    ],
)
def test_covered(pattern: str, path: str) -> None:
    assert glob_match(pattern, path)


@pytest.mark.parametrize(
    ("pattern", "path"),
    [
        ("*.py", "src/a.py"),
        ("src/*", "src/a/b"),
        ("src/?", "src/ab"),
        ("a/*.py", "a/b.pyc"),
        ("A/x", "a/x"),
        ("**", "/etc/hosts"),
        ("**/*", "../other/x"),
        ("etc/*", "/etc/hosts"),
        ("[a-c]x", "dx"),
        ("a/**/c", "a/b"),
    ],
)
def test_not_covered(pattern: str, path: str) -> None:
    assert not glob_match(pattern, path)


def test_case_is_folded_on_request() -> None:
    assert glob_match("SRC/*.Py", "src/A.pY", ignore_case=True)


def test_hostile_patterns_end() -> None:
    assert not glob_match("*a" * 50 + "b", "a" * 2_000)
    assert not glob_match("**/a/" * 30 + "b", "a/" * 300 + "c")
    assert len(expand_alternatives("{a,b}" * 20)) == 64


@pytest.mark.parametrize(
    ("path", "cwd", "root", "wanted"),
    [
        ("a.py", "/p/src", "/p", "src/a.py"),
        ("../b/./c", "/p/src", "/p", "b/c"),
        ("/p/a", "/x", "/p", "a"),
        ("/p", "/p", "/p", "."),
        ("/pq/a", "/p", "/p", "/pq/a"),
        ("../../etc", "/p/a", "/p", "/etc"),
        ("~/x", "/p", "/p", "~/x"),
        (r"C:\p\src\a.py", "C:/p", "c:/P", "src/a.py"),
        (r"src\a.py", r"C:\p", r"C:\p", "src/a.py"),
        (r"D:\x", r"C:\p", r"C:\p", "D:/x"),
        ("cafe\u0301", "/p", "/p", "caf\u00e9"),
        ("a", "/", "/", "a"),
        ("/", "/", "/", "."),
        ("/P/a", "/p", "/p", "/P/a"),
        ("/c/P/src/a.py", r"C:\p", r"C:\p", "src/a.py"),
        ("/c/p/a", "/c/p", "/c/p", "a"),
        ("/c", r"C:\p", r"C:\p", "c:/"),
        (r"\\srv\Share\p\a.py", r"\\srv\share\p", r"\\srv\share\p", "a.py"),
        (r"\\?\C:\p\a.py", r"C:\p", r"C:\p", "a.py"),
        (r"C:\STRASSE\x\y", r"C:\Strasse", r"C:\Strasse", "x/y"),
        (r"C:\ẞ\x\y", r"C:\ß", r"C:\ß", "x/y"),
    ],
)
def test_paths_are_relative_to_the_root_inside_it(path: str, cwd: str, root: str, wanted: str) -> None:
    assert normalise_path(path, cwd, root) == wanted


def test_a_root_is_found_in_another_case_on_request() -> None:
    assert normalise_path("/P/SRC/a", "/p", "/p", ignore_case=True) == "SRC/a"


@pytest.mark.parametrize(
    ("cwd", "path", "wanted"),
    [
        (".", "C:/a/../b", "C:/b"),
        ("C:/a", "../b", "C:/b"),
        ("web", "../api", "api"),
        (None, "C:/a", "C:/a"),
        (None, "a", None),
        ("~", "x", "~/x"),
    ],
)
def test_a_directory_seen_from_another(cwd: str | None, path: str, wanted: str | None) -> None:
    assert join_directory(cwd, path) == wanted


def test_literal_prefix_is_the_first_segment_when_it_is_literal() -> None:
    patterns = ("src/**", "./a/b", "*.py", "s{a,b}/x", "x")
    assert [literal_prefix(pattern) for pattern in patterns] == ["src", "a", "", "", "x"]
