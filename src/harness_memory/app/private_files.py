"""Files of ours that a reader must find whole and nobody else may read.

Owns how one is replaced. Called by whatever of this package writes into a state directory or the user directory; files
of other people are `hosts.settings_file`'s.
"""

from __future__ import annotations

import os
from pathlib import Path

from harness_memory.hot.paths import DIR_MODE, FILE_MODE
from harness_memory.hot.system import O_NOFOLLOW


def replace_file(path: Path, data: bytes) -> None:
    """Replace a private file so that a reader sees the old or the new one, also after a crash."""
    path.parent.mkdir(mode=DIR_MODE, parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.tmp-{os.getpid()}")
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | O_NOFOLLOW, FILE_MODE)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
