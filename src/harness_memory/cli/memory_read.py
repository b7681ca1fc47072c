"""`memory:list` and `memory:show`: what is believed."""

from __future__ import annotations

from typing import Literal

import click

from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import emit_json, say, say_fields, say_table
from harness_memory.cli.views import as_view, memory_fields, standing
from harness_memory.core.model import LIVE_STATUSES, MEMORY_TYPES, STATUSES, Authority, MemoryType, Status
from harness_memory.store.db import reading
from harness_memory.store.memories import LIST_LIMIT


@hm_command("memory:list")
@click.option(
    "--status", type=click.Choice([*STATUSES, "all"]), help="One status, or all (default: candidate, active, stale)."
)
@click.option("--type", "memory_type", type=click.Choice(MEMORY_TYPES), help="One type.")
@click.option("--authority", type=click.Choice(["human", "auto"]), help="Who stands behind it.")
@click.option("--source", help="Where it came from: extraction, manual, remember or import.")
@click.option("--scope", help="Exactly this scope glob.")
@click.option("--unconfirmed", is_flag=True, help="Only imports that nobody has confirmed.")
@click.option("--contested", is_flag=True, help="Only memories that sessions have argued against.")
@click.option("--limit", type=click.IntRange(min=1), default=LIST_LIMIT, show_default=True, help="At most this many.")
def list_memories(
    invocation: Invocation,
    *,
    status: Status | Literal["all"] | None,
    memory_type: MemoryType | None,
    authority: Authority | None,
    source: str | None,
    scope: str | None,
    unconfirmed: bool,
    contested: bool,
    limit: int,
) -> None:
    """List memories, newest change first."""
    statuses = STATUSES if status == "all" else (status,) if status else LIVE_STATUSES
    with reading(invocation.find_project().state_dir) as store:
        memories = store.memories.list(
            statuses,
            memory_type=memory_type,
            authority=authority,
            source_kind=source,
            scope_glob=scope,
            unconfirmed=unconfirmed,
            contested=contested,
            limit=limit,
        )
    if invocation.as_json:
        emit_json([as_view(memory) for memory in memories])
    elif memories:
        rows = [(memory.id, memory.type, standing(memory), memory.summary) for memory in memories]
        say_table(("ID", "TYPE", "STANDING", "SUMMARY"), rows)
    else:
        say("No memories found. `hm memory:add` adds one by hand.")
        if status is None:
            say("Superseded and rejected ones: `hm memory:list --status all`.")


@hm_command("memory:show")
@click.argument("memory_id", metavar="ID")
def show(invocation: Invocation, *, memory_id: str) -> None:
    """Show one memory whole: signature, scope, authority, enforcement, counters and expiry."""
    with reading(invocation.find_project().state_dir) as store:
        memory = store.memories.find(memory_id)
    if invocation.as_json:
        emit_json(as_view(memory))
    else:
        say_fields(memory_fields(memory))
