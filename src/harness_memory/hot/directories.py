"""Arithmetic on directories relative to where a text starts. Text only, no file system."""

from __future__ import annotations

from harness_memory.hot.globs import resolve_dots


def join(cwd: str | None, path: str) -> str | None:
    """The directory `path` names seen from `cwd`; None when that depends on an unknown directory."""
    if path.startswith("/"):
        return resolve_dots(path)
    if path == "~" or path.startswith("~/"):
        return _home(path)
    if path.startswith("~") or cwd is None:
        return None
    if cwd == "~" or cwd.startswith("~/"):
        return _home(f"{cwd}/{path}")
    return resolve_dots(f"{cwd}/{path}")


def _home(path: str) -> str | None:
    below = resolve_dots("./" + path[1:].lstrip("/"))
    if below.startswith(".."):
        return None
    return "~" if below == "." else f"~/{below}"
