"""Packs: the byte code of an event's modules in one file, so that a hook loads them by one read.

The import system costs a hook as much as its own work: it looks through directories and opens a file for every module.
Owns making modules from a pack. A module whose source is not the one that was packed is left out, and so comes the
usual way when it is imported; without any pack everything does. `app.packing` writes packs. Called by `launch`, through
the copy that every pack begins with, and by handlers that need more than their event's pack holds.
"""

from __future__ import annotations

import marshal
import sys

try:
    from posix import stat
except ImportError:  # Windows
    from os import stat

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType, ModuleType

    # a module's name within `hot`, the size and mtime_ns of its source, its byte code
    Entry = tuple[str, int, int, CodeType]

PACKAGE = "harness_memory"
HOT = "harness_memory.hot"


def pack_path(hot_dir: str, name: str) -> str:
    """Return where a pack lies; byte code is for one version of one interpreter."""
    return f"{hot_dir}/__pycache__/{name}.{sys.hexversion:x}.pack"


def start(hot_dir: str, own: ModuleType, entries: list[Entry]) -> None:
    """Make both packages, this module and the modules of an event, in a process that has none of them."""
    for name, directory in ((PACKAGE, hot_dir.rpartition("/")[0]), (HOT, hot_dir)):
        package = type(sys)(name)
        package.__path__ = [directory]
        sys.modules[name] = package
    sys.modules[f"{HOT}.packs"] = own
    _make_modules(hot_dir, entries)


def load(name: str) -> None:
    """Make the modules of the pack that is named after its last one; nothing in a process that no pack began."""
    if f"{HOT}.{name}" in sys.modules or sys.modules[HOT].__spec__ is not None:
        return
    hot_dir = sys.modules[HOT].__path__[0]
    try:
        with open(pack_path(hot_dir, name), "rb") as file:
            _, entries = marshal.loads(file.read())  # noqa: S302 - as trusted as the .pyc files beside it
    except (OSError, EOFError, TypeError, ValueError):  # no pack, or a torn one
        return
    _make_modules(hot_dir, entries)


def _make_modules(hot_dir: str, entries: list[Entry]) -> None:
    """Make modules in the order of the entries, which puts what a module imports before it."""
    package = sys.modules[HOT]
    for name, size, mtime_ns, code in entries:
        full_name = f"{HOT}.{name}"
        path = f"{hot_dir}/{name}.py"
        status = stat(path)
        if status.st_size != size or status.st_mtime_ns != mtime_ns or full_name in sys.modules:
            continue
        module = type(sys)(full_name)
        module.__file__ = path
        sys.modules[full_name] = module
        exec(code, module.__dict__)  # noqa: S102 - what an import does
        setattr(package, name, module)
