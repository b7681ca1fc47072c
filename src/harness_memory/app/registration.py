"""Our hooks in a settings file: put in, replaced, taken out.

Owns the decision what a settings file looked like without us: exactly, while nobody else has touched it, and by our
entries otherwise. Called by app/install and app/uninstall.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from harness_memory.app.manifest import TouchedFile, UndoEdit
from harness_memory.errors import HmError
from harness_memory.hosts.claude_code import is_owned_hook, shape_problem
from harness_memory.hosts.edits import (
    OwnedHook,
    Undo,
    add_groups,
    decode_settings,
    owned_hooks,
    remove_owned,
    undo_edits,
)
from harness_memory.hosts.settings_file import read_file, remove_if_empty, sha256_of, update_file

Removal = Literal["restored", "entries removed", "file removed", "nothing to remove"]


def read_settings(path: Path) -> dict[str, Any] | None:
    """Return parsed settings, None when there is no file; raises HmError when the file is not plain JSON."""
    raw = read_file(path)
    return None if raw is None else _parse(decode_settings(raw, path))


def registered_hooks(path: Path) -> list[OwnedHook]:
    """List our hooks in a settings file; raises HmError when the file is not plain JSON."""
    return owned_hooks(read_settings(path) or {}, is_owned_hook)


def runs_our_hooks(path: Path) -> bool:
    """Tell whether Claude Code runs hooks of ours from this file; one that it cannot load runs nothing."""
    try:
        return bool(registered_hooks(path))
    except HmError:
        return False


def refuse_unloadable(path: Path) -> None:
    """Raise HmError for a file that could not be edited, or that Claude Code would not load with our entries in it."""
    raw = read_file(path)
    if raw is not None:
        _checked(decode_settings(raw, path), path)


def register(path: Path, groups: Mapping[str, dict[str, Any]], previous: TouchedFile | None) -> TouchedFile:
    """Make the file hold exactly these groups of ours and everything else as it was; return the new record."""
    existed = False
    undo: list[Undo] = []

    def change(before: bytes | None) -> bytes:
        nonlocal existed, undo
        text = _without_ours(before, path, previous)
        existed = text is not None
        after, undo = add_groups(_checked(text or "", path), groups)
        return after.encode("utf-8")

    done = update_file(path, change)
    assert done.after is not None  # noqa: S101 - change never removes
    return TouchedFile(
        path=path,
        sha256=sha256_of(done.after),
        existed=existed,
        made_dir=done.made_dir or (previous is not None and previous.made_dir),
        undo=tuple(UndoEdit(at=at, length=length, removed=removed) for at, length, removed in undo),
    )


def unregister(path: Path, previous: TouchedFile | None) -> Removal:
    """Take our entries out; a file and a directory that only we filled go too. Says which way it went."""

    def change(before: bytes | None) -> bytes | None:
        text = _without_ours(before, path, previous)
        return None if text is None else text.encode("utf-8")

    done = update_file(path, change)
    if previous is not None and previous.made_dir and done.after is None:
        remove_if_empty(done.target.parent)
    if done.after == done.before:
        return "nothing to remove"
    if done.after is None:
        return "file removed"
    untouched = previous is not None and done.before is not None and sha256_of(done.before) == previous.sha256
    return "restored" if untouched else "entries removed"


def _without_ours(before: bytes | None, path: Path, previous: TouchedFile | None) -> str | None:
    """Return the settings text as it would be had we never been there; None for no file."""
    if before is None:
        return None
    text = decode_settings(before, path)
    if previous is not None and sha256_of(before) == previous.sha256:
        edits = [Undo(edit.at, edit.length, edit.removed) for edit in previous.undo]
        return undo_edits(text, edits) if previous.existed else None
    rest = remove_owned(text, is_owned_hook)
    is_ours_alone = previous is not None and not previous.existed and rest != text and not _parse(rest)
    return None if is_ours_alone else rest


def _checked(text: str, path: Path) -> str:
    problem = shape_problem(_parse(text))
    if problem:
        raise HmError(
            "settings-would-not-load",
            f"Claude Code does not load {path} as it is, so no hook in it would run; nothing was changed.",
            context=problem,
            hint=f"mend {path}, then run the same command again",
        )
    return text


def _parse(text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text) if text.strip() else {}
    return data
