"""Byte code of the hook path (S45): a hook that has to compile its modules takes three times as long.

Owns compiling `hot/` for the running interpreter and telling which modules lack valid byte code. Called by app/install
and app/doctor.
"""

from __future__ import annotations

import importlib.util
import py_compile
import sys
from pathlib import Path

_HEADER_BYTES = 16


def hook_modules(package_dir: Path) -> list[Path]:
    """List the modules a hook may import: the package's own, which is run first, and everything in `hot/`."""
    return [package_dir / "__init__.py", *sorted((package_dir / "hot").glob("*.py"))]


def compile_hook_modules(package_dir: Path) -> list[Path]:
    """Write the byte code that hook modules lack; return the modules for which it could not be written."""
    failed = []
    for source_path in modules_without_bytecode(package_dir):
        try:
            py_compile.compile(
                str(source_path),
                cfile=str(_bytecode_path(source_path)),
                doraise=True,
                optimize=0,
                invalidation_mode=py_compile.PycInvalidationMode.TIMESTAMP,
            )
        except OSError:
            failed.append(source_path)
    return failed


def modules_without_bytecode(package_dir: Path) -> list[Path]:
    """List the hook modules that would be compiled again by every hook process."""
    return [source_path for source_path in hook_modules(package_dir) if not _is_valid(source_path)]


def _bytecode_path(source_path: Path) -> Path:
    # not cache_from_source: hooks run with -I and so never see a PYTHONPYCACHEPREFIX that is set here
    return source_path.parent / "__pycache__" / f"{source_path.stem}.{sys.implementation.cache_tag}.pyc"


def _is_valid(source_path: Path) -> bool:
    try:
        header = _bytecode_path(source_path).read_bytes()[:_HEADER_BYTES]
    except OSError:
        return False
    if header[:4] != importlib.util.MAGIC_NUMBER or len(header) < _HEADER_BYTES:
        return False
    flags = int.from_bytes(header[4:8], "little")
    if flags & 1:
        is_checked = bool(flags & 2)
        return not is_checked or header[8:16] == importlib.util.source_hash(source_path.read_bytes())
    status = source_path.stat()
    expected = [int(status.st_mtime) & 0xFFFFFFFF, status.st_size & 0xFFFFFFFF]
    return [int.from_bytes(header[8:12], "little"), int.from_bytes(header[12:16], "little")] == expected
