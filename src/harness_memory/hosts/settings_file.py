"""A file that belongs to somebody else, changed with care.

Owns reading it, writing it back and the guards in between: symlinks are followed to the real file, a read-only file is
left alone, a file that changed meanwhile is read again once, the replacement is atomic and keeps mode and owner. Knows
nothing of what the file holds. Called by app/install and app/uninstall.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shlex
import stat
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from harness_memory.errors import HmError

Change = Callable[[bytes | None], bytes | None]
"""From the bytes as they are (None: no file) to the bytes wanted (None: no file). May run twice."""


@dataclass(frozen=True, slots=True)
class FileChange:
    """What an update did; `target` is the real file behind `path`, `made_dir` whether its directory is new."""

    path: Path
    target: Path
    before: bytes | None
    after: bytes | None
    made_dir: bool = False


def read_file(path: Path) -> bytes | None:
    """Return the bytes of the file behind `path`, None when there is none. Raises HmError for what cannot be edited."""
    target = _real_path(path)
    try:
        return target.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise HmError(
            "settings-unreadable", f"{path} cannot be read.", context=str(error), hint=_look_at(target)
        ) from None


def update_file(path: Path, change: Change) -> FileChange:
    """Apply `change` to a file; unchanged bytes are not written.

    Raises HmError: `settings-symlink` (it leads nowhere), `settings-read-only`, `settings-busy` (changed twice while
    we looked). Whatever `change` raises passes through with nothing written.
    """
    for _attempt in range(2):
        before = read_file(path)
        after = change(before)
        target = _real_path(path)
        if after == before:
            return FileChange(path, target, before, after)
        _refuse_read_only(path, target)
        try:
            made_dir = _make_parent(target)
            if read_file(path) != before:
                continue
            _write(target, after)
        except OSError as error:
            raise HmError(
                "settings-read-only", f"{path} cannot be written.", context=str(error), hint=_look_at(target.parent)
            ) from None
        _read_back(path, after)
        return FileChange(path, target, before, after, made_dir)
    raise HmError(
        "settings-busy",
        f"{path} keeps changing while it is being edited; nothing was changed.",
        hint="close the program that writes it and try again",
    )


def _write_atomic(target: Path, data: bytes) -> None:
    """Replace a file through a temporary one beside it; an existing file's mode and owner are kept."""
    descriptor, temporary_name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    temporary_path = Path(temporary_name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _dress_as(temporary_path, target)
        os.replace(temporary_path, target)
    except BaseException:
        temporary_path.unlink(missing_ok=True)
        raise


def remove_if_empty(directory: Path) -> None:
    """Remove a directory that an install made, unless somebody uses it by now."""
    if directory.is_dir() and not any(directory.iterdir()):
        directory.rmdir()


def sha256_of(data: bytes) -> str:
    """Return the hex digest by which the manifest recognises a file as untouched."""
    return hashlib.sha256(data).hexdigest()


def _dress_as(temporary_path: Path, target: Path) -> None:
    try:
        status = target.stat()
    except FileNotFoundError:
        temporary_path.chmod(0o666 & ~_umask())
        return
    temporary_path.chmod(stat.S_IMODE(status.st_mode))
    if hasattr(os, "chown") and status.st_uid != os.geteuid():
        # a container's root edits the user's file: it must stay the user's, or Claude Code cannot read it
        with contextlib.suppress(PermissionError):
            os.chown(temporary_path, status.st_uid, status.st_gid)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _real_path(path: Path) -> Path:
    target = Path(os.path.realpath(path))
    if path.is_symlink() and not target.exists():
        raise HmError(
            "settings-symlink",
            f"{path} is a symbolic link that leads nowhere.",
            context=f"to {target}",
            hint=shlex.join(["rm", str(path)]),
        )
    if target.exists() and not target.is_file():
        raise HmError(
            "settings-unreadable", f"{path} is not a regular file.", context=str(target), hint=_look_at(target)
        )
    return target


def _look_at(path: Path) -> str:
    return shlex.join(["ls", "-ld", str(path)])


def _refuse_read_only(path: Path, target: Path) -> None:
    if not target.exists():
        return
    # the owner took the write bits away on purpose; root could write all the same and must not
    if not os.access(target, os.W_OK) or not target.stat().st_mode & 0o222:
        raise HmError(
            "settings-read-only",
            f"{path} is read-only; nothing was changed.",
            hint=shlex.join(["chmod", "u+w", str(target)]),
        )


def _make_parent(target: Path) -> bool:
    if target.parent.is_dir():
        return False
    target.parent.mkdir(parents=True)
    return True


def _write(target: Path, data: bytes | None) -> None:
    if data is None:
        target.unlink()
    else:
        _write_atomic(target, data)


def _read_back(path: Path, expected: bytes | None) -> None:
    if read_file(path) != expected:
        raise HmError(
            "settings-busy",
            f"{path} does not hold what was just written.",
            hint="another program writes this file; run: hm doctor",
        )
