"""Naming a session on the command line. Called by `memory:why --session` and `trace`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from harness_memory.errors import UsageError
from harness_memory.hot import paths
from harness_memory.hot.ledger import session_key

if TYPE_CHECKING:
    from harness_memory.app.project import Project

HOSTS = ("claude-code",)


class SessionName(NamedTuple):
    """A session that has a ledger."""

    host: str
    key: str


def find_session(project: Project, word: str) -> SessionName:
    """Return the session a word names: its key, `<host>-<key>`, or the host's own session id.

    Raises UsageError `unknown-session` when no such session has a ledger here.
    """
    for host in HOSTS:
        for key in (word.removeprefix(f"{host}-"), session_key(host, word)):
            if (project.state_dir / paths.LEDGER_DIR / f"{host}-{key}.jsonl").is_file():
                return SessionName(host, key)
    newest = sorted(
        (project.state_dir / paths.LEDGER_DIR).glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns, reverse=True
    )
    raise UsageError(
        "unknown-session",
        f"No session {word!r} has a ledger here.",
        context=str(project.state_dir / paths.LEDGER_DIR),
        hint=f"hm trace {newest[0].stem}" if newest else "hm doctor",
    )
