"""Byte code of the hook path."""

from __future__ import annotations

import os
import py_compile
from pathlib import Path

import pytest

from harness_memory.app.bytecode import compile_hook_modules, hook_modules, modules_without_bytecode


@pytest.fixture
def package_dir(tmp_path: Path) -> Path:
    (tmp_path / "hot").mkdir()
    for name in ("__init__.py", "hot/__init__.py", "hot/hook.py"):
        (tmp_path / name).write_text("x = 1\n")
    return tmp_path


def test_compiled_modules_are_found_valid(package_dir: Path) -> None:
    assert modules_without_bytecode(package_dir) == hook_modules(package_dir)
    assert compile_hook_modules(package_dir) == []
    assert modules_without_bytecode(package_dir) == []


def test_a_changed_module_needs_compiling_again(package_dir: Path) -> None:
    compile_hook_modules(package_dir)
    changed = package_dir / "hot" / "hook.py"
    changed.write_text("x = 12\n")
    assert modules_without_bytecode(package_dir) == [changed]


def test_a_touched_module_needs_compiling_again(package_dir: Path) -> None:
    compile_hook_modules(package_dir)
    changed = package_dir / "hot" / "hook.py"
    os.utime(changed, (1, 1))
    assert modules_without_bytecode(package_dir) == [changed]


@pytest.mark.parametrize(
    ("mode", "stale"),
    [(py_compile.PycInvalidationMode.CHECKED_HASH, True), (py_compile.PycInvalidationMode.UNCHECKED_HASH, False)],
)
def test_hashed_byte_code_is_judged_by_its_kind(
    package_dir: Path, mode: py_compile.PycInvalidationMode, stale: bool
) -> None:
    module = package_dir / "hot" / "hook.py"
    compile_hook_modules(package_dir)
    (compiled,) = (package_dir / "hot" / "__pycache__").glob("hook.*.pyc")
    py_compile.compile(str(module), cfile=str(compiled), invalidation_mode=mode)
    assert modules_without_bytecode(package_dir) == []
    module.write_text("y = 2\n")
    assert modules_without_bytecode(package_dir) == ([module] if stale else [])


def test_a_torn_file_is_not_valid(package_dir: Path) -> None:
    compile_hook_modules(package_dir)
    (compiled,) = (package_dir / "hot" / "__pycache__").glob("hook.*.pyc")
    compiled.write_bytes(compiled.read_bytes()[:10])
    assert modules_without_bytecode(package_dir) == [package_dir / "hot" / "hook.py"]


def test_modules_that_cannot_be_written_are_named(package_dir: Path) -> None:
    (package_dir / "hot" / "__pycache__").write_bytes(b"in the way")
    assert compile_hook_modules(package_dir) == [package_dir / "hot" / "__init__.py", package_dir / "hot" / "hook.py"]
