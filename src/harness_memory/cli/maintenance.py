"""`db:migrate` and `snapshot:rebuild`: bring what lies on disk up to date."""

from __future__ import annotations

from harness_memory.app.publish import PublishResult, publish
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import emit_json, say
from harness_memory.cli.views import as_view
from harness_memory.store.db import writing
from harness_memory.store.files import SCHEMA_VERSION


@hm_command("db:migrate")
def migrate(invocation: Invocation) -> None:
    """Apply pending schema migrations and rebuild the snapshot.

    The database is copied to memory.sqlite.bak-v<N> before the first one.
    """
    _bring_up_to_date(invocation, f"database at schema {SCHEMA_VERSION}")


@hm_command("snapshot:rebuild")
def rebuild(invocation: Invocation) -> None:
    """Rebuild what the hooks read from the database; migrates first when that is pending."""
    _bring_up_to_date(invocation, "snapshot rebuilt")


def _bring_up_to_date(invocation: Invocation, done: str) -> None:
    """Open for writing, which migrates and repairs, then publish; both commands are this, and say so differently."""
    project = invocation.find_project()
    project.require_installed()
    with writing(project.state_dir, command="snapshot:rebuild", now_ms=invocation.now_ms) as store:
        recovered = store.recovered
    result = publish(project, invocation.load_settings(project), now_ms=invocation.now_ms)
    if invocation.as_json:
        emit_json({"schema": SCHEMA_VERSION, "recovered": recovered, "snapshot": as_view(result)})
        return
    if recovered:
        say(recovered)
    say(f"{done}: {_counts(result)}")


def _counts(result: PublishResult) -> str:
    return (
        f"generation {result.generation}, active {result.active} (auto {result.auto}), candidates {result.candidates}"
    )
