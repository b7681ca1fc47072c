"""`memory:add`, `:edit`, `:enforce`, `:promote`, `:demote`, `:reject`, `:restore`: what a person decides.

Each runs as one transaction and publishes the snapshot, so that the next tool call meets the change.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import click

from harness_memory.app.editing import (
    Decision,
    Draft,
    add_memory,
    decide_memory,
    edit_memory,
    enforce_memory,
    promote_memory,
)
from harness_memory.app.publish import write_and_publish
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import emit_json, say
from harness_memory.cli.views import as_view, standing
from harness_memory.config import Config
from harness_memory.core.model import ENFORCEMENTS, MEMORY_TYPES, Enforcement, Memory
from harness_memory.hot.signatures import format_signature, is_specific
from harness_memory.store.db import Store

Change = Callable[[Store, Config], Memory]


def _words(_ctx: click.Context, _option: click.Parameter, text: str | None) -> tuple[str, ...] | None:
    """Read a comma-separated option; None when it was not given."""
    return None if text is None else tuple(word.strip() for word in text.split(",") if word.strip())


SIGNATURE_HELP = "tool:target:kind:pattern, as bash:command:cmd:npm test; a leading ! negates."


@hm_command("memory:add")
@click.option("--type", "memory_type", type=click.Choice(MEMORY_TYPES), required=True, help="What kind of memory.")
@click.option("--summary", required=True, help="One line: what to do or not to do.")
@click.option("--details", default="", help="More words, shown after the summary.")
@click.option("--scope", default="**", show_default=True, help="Glob inside the repository where it holds.")
@click.option("--signature", default="", metavar="SPEC", help=SIGNATURE_HELP)
@click.option("--triggers", callback=_words, metavar="A,B", help="When it may speak (default: by type and signature).")
@click.option("--tools", callback=_words, metavar="A,B", help="Canonical tools it concerns (default: the signature's).")
@click.option("--enforce", "enforcement", type=click.Choice(ENFORCEMENTS), help="How firmly (default: by type).")
@click.option("--aliases", callback=_words, metavar="A,B", help="Other words people use for it.")
@click.option("--policy-subtype", type=click.Choice(["hard", "soft"]), help="Of a policy (default: by signature).")
@click.option("--confidence", type=click.FloatRange(0, 1), default=1.0, show_default=True, help="How sure, 0 to 1.")
@click.option("--importance", type=click.FloatRange(0, 1), default=0.5, show_default=True, help="How much it matters.")
@click.option("--active", is_flag=True, help="Active at once, instead of a candidate for review.")
def add(
    invocation: Invocation,
    *,
    memory_type: Any,
    scope: str,
    aliases: tuple[str, ...] | None,
    **fields: Any,
) -> None:
    """Add a memory of yours: authority human, a candidate unless --active is given."""
    draft = Draft(type=memory_type, scope_glob=scope, aliases=aliases or (), **fields)

    def change(store: Store, settings: Config) -> Memory:
        return add_memory(store, draft, settings, new_id=secrets.token_hex(6), now_ms=invocation.now_ms)

    _run(invocation, "memory:add", change)


@hm_command("memory:edit")
@click.argument("memory_id", metavar="ID")
@click.option("--summary", help="The new summary.")
@click.option("--details", help="The new details.")
@click.option("--scope", "scope_glob", help="The new scope.")
@click.option("--signature", metavar="SPEC", help=f"The new signature, empty for none: {SIGNATURE_HELP}")
@click.option("--aliases", callback=_words, metavar="A,B", help="The new aliases.")
@click.option("--triggers", callback=_words, metavar="A,B", help="The new triggers.")
def edit(invocation: Invocation, *, memory_id: str, **fields: Any) -> None:
    """Change a memory's words, scope or signature. The memory becomes yours."""
    changes = {name: value for name, value in fields.items() if value is not None}

    def change(store: Store, _settings: Config) -> Memory:
        return edit_memory(store, memory_id, changes, now_ms=invocation.now_ms)

    _run(invocation, "memory:edit", change)


@hm_command("memory:enforce")
@click.argument("memory_id", metavar="ID")
@click.argument("level", type=click.Choice(ENFORCEMENTS))
def enforce(invocation: Invocation, *, memory_id: str, level: Enforcement) -> None:
    """Set how firmly a memory speaks: advise, confirm, soft_deny or deny. The memory becomes yours."""

    def change(store: Store, _settings: Config) -> Memory:
        return enforce_memory(store, memory_id, level, now_ms=invocation.now_ms)

    _run(invocation, "memory:enforce", change)


@hm_command("memory:promote")
@click.argument("memory_id", metavar="ID")
def promote(invocation: Invocation, *, memory_id: str) -> None:
    """Make a candidate or stale memory active, as yours: it loses its expiry."""

    def change(store: Store, settings: Config) -> Memory:
        return promote_memory(store, memory_id, settings, now_ms=invocation.now_ms)

    _run(invocation, "memory:promote", change)


@hm_command("memory:demote")
@click.argument("memory_id", metavar="ID")
def demote(invocation: Invocation, *, memory_id: str) -> None:
    """Take an active memory out of use; nothing re-activates it by itself."""
    _decide(invocation, memory_id, "demote")


@hm_command("memory:reject")
@click.argument("memory_id", metavar="ID")
@click.option("--note", default="", help="Why, kept in its history.")
def reject(invocation: Invocation, *, memory_id: str, note: str) -> None:
    """Reject a memory."""
    _decide(invocation, memory_id, "reject", note)


@hm_command("memory:restore")
@click.argument("memory_id", metavar="ID")
def restore(invocation: Invocation, *, memory_id: str) -> None:
    """Bring a rejected, stale or superseded memory back to active, as yours."""
    _decide(invocation, memory_id, "restore")


def _decide(invocation: Invocation, memory_id: str, event: Decision, note: str = "") -> None:
    def change(store: Store, _settings: Config) -> Memory:
        return decide_memory(store, memory_id, event, reason=note or "manual", now_ms=invocation.now_ms)

    _run(invocation, f"memory:{event}", change)


def _run(invocation: Invocation, command: str, change: Change) -> None:
    """Make one change, publish it, and show the memory as it is now."""
    project = invocation.find_project()
    project.require_installed()
    settings = invocation.load_settings(project)
    with write_and_publish(project, command=command, now_ms=invocation.now_ms) as store:
        memory = change(store, settings)
    if invocation.as_json:
        emit_json(as_view(memory))
    else:
        say(f"{memory.id} {standing(memory)}: {memory.summary}")
        signature = memory.signature.as_dict() if memory.signature else None
        if signature and command in ("memory:add", "memory:edit") and not is_specific(signature):
            say(f"It is broad: {format_signature(signature)} holds for every such call.")
