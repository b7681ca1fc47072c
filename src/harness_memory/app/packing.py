"""Writing packs: what `hot.packs` reads (docs/performance.md).

Owns which packs there are, which modules belong in each and in what order, and the files. Called by app/install and
app/worker, which write them, and by app/doctor.
"""

from __future__ import annotations
import __future__

import ast
import marshal
import os
from pathlib import Path
from types import CodeType

from harness_memory.hot.hook import EVENT_NAMES
from harness_memory.hot.packs import HOT, pack_path

Entry = tuple[str, int, int, CodeType]

# The module that handles an event; the event's pack is what `hook` and this module import.
HANDLERS = {
    **dict.fromkeys(EVENT_NAMES, "on_turn"),
    "pre-tool": "on_pre_tool",
    "post-tool": "on_post_tool",
    "post-tool-failure": "on_post_tool",
}
# Packs that are loaded when they are needed: the roots, of which the last gives the name, and what is loaded by then.
FURTHER = {
    roots[-1]: (roots, present)
    for roots, present in (
        (("tool_payload",), ("hook",)),
        (("plain_command",), ("hook", "tool_payload")),
        (("shell",), ("hook", "tool_payload", "plain_command")),
        (("shell_compound", "shell_flow"), ("hook", "tool_payload", "plain_command", "shell")),
        (("shell_zsh",), ("hook", "tool_payload", "plain_command", "shell")),
        (("on_match",), ("hook", "tool_payload", "plain_command")),
        (("after_tool",), ("hook", "on_post_tool", "plain_command")),
        (("active_snapshot", "session_start", "on_prompt"), ("hook", "on_turn")),
        (("active_snapshot", "session_start"), ("hook", "on_turn")),
        (("redaction_names",), ("hook", "redaction")),
    )
}


def write_packs(hot_dir: Path) -> None:
    """Write every pack for the running interpreter; OSError where that is not possible."""
    (hot_dir / "__pycache__").mkdir(exist_ok=True)
    modules = {
        **{event: packed_modules(hot_dir, ("hook", handler)) for event, handler in HANDLERS.items()},
        **{name: packed_modules(hot_dir, roots, present) for name, (roots, present) in FURTHER.items()},
    }
    entries = {name: _entry(hot_dir, name) for names in modules.values() for name in names}
    loader = _entry(hot_dir, "packs")
    for pack, names in modules.items():
        path = pack_path(str(hot_dir), pack)
        temporary = f"{path}.tmp-{os.getpid()}"
        Path(temporary).write_bytes(marshal.dumps((loader[-1], [entries[name] for name in names])))
        os.replace(temporary, path)


def refresh_packs(hot_dir: Path) -> bool:
    """Write the packs if an upgrade of the package left old ones; False where nothing was or could be written."""
    if are_packs_current(hot_dir):
        return False
    try:
        write_packs(hot_dir)
    except OSError:  # an installation that belongs to another user; doctor tells
        return False
    return True


def are_packs_current(hot_dir: Path) -> bool:
    """Whether every pack is there and each of its modules is still the one that was packed."""
    try:
        packed = {
            entry[:3]
            for name in (*HANDLERS, *FURTHER)
            for entry in marshal.loads(Path(pack_path(str(hot_dir), name)).read_bytes())[1]  # noqa: S302 - our own
        }
        return all(_fingerprint(hot_dir, name) == (name, size, mtime_ns) for name, size, mtime_ns in packed)
    except (OSError, EOFError, TypeError, ValueError):  # missing or torn
        return False


def packed_modules(hot_dir: Path, roots: tuple[str, ...], besides: tuple[str, ...] = ()) -> list[str]:
    """Return the modules that importing `roots` imports, each after what it imports; none that `besides` import."""
    present: list[str] = []
    for root in besides:
        _visit(hot_dir, root, present)
    order = list(present)
    for root in roots:
        _visit(hot_dir, root, order)
    return order[len(present) :]


def _visit(hot_dir: Path, name: str, order: list[str]) -> None:
    if name in order or name == "packs":  # that one comes with every pack
        return
    for imported in _imports(hot_dir / f"{name}.py"):
        _visit(hot_dir, imported, order)
    order.append(name)


def _imports(path: Path) -> list[str]:
    """Return the modules of `hot` that a module imports when it is imported itself."""
    found: list[str] = []
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.ImportFrom) and node.module == HOT:
            found.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{HOT}."):
            found.append(node.module.removeprefix(f"{HOT}."))
    return found


def _entry(hot_dir: Path, name: str) -> Entry:
    """Compile a module as Python would, but without the import of `__future__`, which would load that module."""
    path = hot_dir / f"{name}.py"
    fingerprint = _fingerprint(hot_dir, name)  # before the text: a change in between must not pass for packed
    tree = ast.parse(path.read_bytes())
    tree.body = [node for node in tree.body if not (isinstance(node, ast.ImportFrom) and node.module == "__future__")]
    flags = __future__.annotations.compiler_flag
    return *fingerprint, compile(tree, str(path), "exec", flags, dont_inherit=True, optimize=0)


def _fingerprint(hot_dir: Path, name: str) -> tuple[str, int, int]:
    status = (hot_dir / f"{name}.py").stat()
    return name, status.st_size, status.st_mtime_ns
