"""The inbox files of `queue/`, as the worker and people look at them (docs/formats.md).

Owns finding and reading them. Called by app/intake, app/doctor and the commands that show what waits.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from harness_memory.hot.paths import QUEUE_DIR

if TYPE_CHECKING:
    from harness_memory.app.inbox_entry import InboxEntry


def inbox_files(state_dir: Path) -> list[Path]:
    """Return the waiting inbox files by name."""
    return sorted((state_dir / QUEUE_DIR).glob("*.json"))


def read_entry(path: Path) -> InboxEntry | None:
    """Read one inbox file; None when it is not one, a directory or a dangling link of that name included."""
    if not path.is_file():
        return None
    from pydantic import ValidationError

    from harness_memory.app.inbox_entry import InboxEntry

    try:
        # a host may cut a text between the halves of an emoji; half of one is no reason to lose the turn
        text = json.dumps(json.loads(path.read_bytes()), ensure_ascii=False)
        return InboxEntry.model_validate_json(text.encode("utf-8", "replace"))
    except (ValueError, RecursionError, ValidationError):
        return None
