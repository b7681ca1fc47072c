"""`recall`: past turns by their summaries, as a prompt would recall them, without a threshold.

Owns the choice between the index the hooks read and one made now from the database, and how the answer is told.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from harness_memory.app.freshness import snapshot_state
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import emit_json, say
from harness_memory.core.lexical_build import build_index
from harness_memory.core.recall import recall_documents
from harness_memory.errors import UsageError
from harness_memory.hot import paths
from harness_memory.hot.clock import format_iso, parse_iso
from harness_memory.hot.lexical import terms
from harness_memory.hot.recall import ranked
from harness_memory.hot.snapshot import Snapshot, open_snapshot
from harness_memory.store.db import reading

if TYPE_CHECKING:
    from harness_memory.app.project import Project
    from harness_memory.config import Config


@hm_command("recall")
@click.argument("query")
@click.option("--limit", type=click.IntRange(min=1), default=10, show_default=True, help="At most so many.")
@click.option("--since", metavar="ISO", help="Only turns closed at or after this UTC time, as in 2026-11-01.")
def recall(invocation: Invocation, *, query: str, limit: int, since: str | None) -> None:
    """Search past turns by their summaries, best first, the latest of equals before the others."""
    project = invocation.find_project()
    project.require_installed()
    config = invocation.load_settings(project)
    since_ms = _since_ms(since)
    if not config.recall.enabled:
        if invocation.as_json:
            emit_json([])
        else:
            say("Recall is off: recall.enabled is false in config.json.")
        return
    with _open_index(project, config) as (index, source):
        found = ranked(terms(query), index, earlier=True, limit=config.recall.keep_episodes).candidates
    rows = [candidate.row for candidate in found if candidate.row["at_ms"] >= since_ms][:limit]
    if invocation.as_json:
        emit_json([_view(row) for row in rows])
        return
    for row in rows:
        view = _view(row)
        say(f"{view['closed_at'][:10]}  {view['session']}  {view['kind']:9}  {view['summary']}")
    say(f"{len(rows)} found in {source}")


@contextmanager
def _open_index(project: Project, config: Config) -> Iterator[tuple[Snapshot, str]]:
    """Open the index hooks read while it is fresh, else one made from the database; the second value says which."""
    path = Path(paths.snapshot_path(str(project.state_dir), paths.RECALL_NAME))
    with tempfile.TemporaryDirectory() as directory:
        source = "the snapshot"
        if snapshot_state(project) != "fresh" or not path.is_file():
            source = "the database"
            with reading(project.state_dir) as store:
                past = store.episodes.past(config.recall.keep_episodes)
            path = Path(directory) / paths.RECALL_NAME
            path.write_bytes(build_index(recall_documents(past), {}))
        index = open_snapshot(str(path))
        try:
            yield index, source
        finally:
            index.close()


def _view(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": row["id"],
        "closed_at": format_iso(row["at_ms"]),
        "session": f"{row['host']}-{row['session']}",
        "kind": row["kind"],
        "summary": row["summary"],
    }


def _since_ms(text: str | None) -> int:
    if text is None:
        return 0
    at_ms = parse_iso(text)
    if at_ms is None:
        raise UsageError("bad-time", f"{text!r} is no UTC time.", hint="--since 2026-11-01")
    return at_ms
