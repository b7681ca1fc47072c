"""`memory:history` and `memory:trace`: how a memory came to be what it is, and what it rests on."""

from __future__ import annotations

from operator import itemgetter

import click

from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import emit_json, say
from harness_memory.cli.views import as_view
from harness_memory.core.model import Provenance, Transition
from harness_memory.core.provenance import CLASS_REASONS
from harness_memory.hot.clock import format_iso
from harness_memory.store.db import reading


@hm_command("memory:history")
@click.argument("memory_id", metavar="ID")
def history(invocation: Invocation, *, memory_id: str) -> None:
    """Show every change of a memory's status, authority and enforcement, and the evidence that came in."""
    with reading(invocation.find_project().state_dir) as store:
        memory = store.memories.find(memory_id)
        transitions = store.transitions.of(memory.id)
        provenance = store.provenance.of(memory.id)
    if invocation.as_json:
        emit_json(
            {
                "id": memory.id,
                "transitions": [as_view(transition) for transition in transitions],
                "provenance": [as_view(row) for row in provenance],
            }
        )
        return
    say(f"{memory.id}  {memory.summary}")
    events = [(transition.at_ms, _change(transition)) for transition in transitions]
    events += [(row.created_at_ms, _evidence(row)) for row in provenance]
    for at_ms, event in sorted(events, key=itemgetter(0)):
        say(f"  {format_iso(at_ms)} {event}")


@hm_command("memory:trace")
@click.argument("memory_id", metavar="ID")
def trace_memory(invocation: Invocation, *, memory_id: str) -> None:
    """Show the episodes and extraction runs behind a memory, with the lines it cites."""
    with reading(invocation.find_project().state_dir) as store:
        memory = store.memories.find(memory_id)
        provenance = store.provenance.of(memory.id)
        episodes = {row.episode_id: store.episodes.get(row.episode_id) for row in provenance}
        runs = {row.run_id: store.runs.get(row.run_id) for row in provenance}
    known = [episode for episode in episodes.values() if episode]
    if invocation.as_json:
        emit_json(
            {
                "id": memory.id,
                "episodes": [as_view(episode) for episode in known],
                "runs": [as_view(run) for run in runs.values() if run],
                "provenance": [as_view(row) | {"why": CLASS_REASONS[row.provenance_class]} for row in provenance],
            }
        )
        return
    say(f"{memory.id}  {memory.summary}")
    for episode in known:
        say(f"  episode {episode.id}  {episode.status}, weight {episode.evidence_weight}")
        for row in provenance:
            if row.episode_id == episode.id:
                say(f"    {row.line:>4} {row.provenance_class}: {row.quote}")
                say(f"         ({CLASS_REASONS[row.provenance_class]})")
    for run in runs.values():
        if run:
            say(f"  run {run.id}  {run.provider} {run.status}, ${run.cost_usd or 0:.4f}")
    if not provenance:
        say("  It rests on no episode: a person wrote it.")


def _change(transition: Transition) -> str:
    """Return a change in words; what stayed as it was is left out."""
    steps = [
        f"{before or '-'} → {after}"
        for before, after in (
            (transition.from_status, transition.to_status),
            (transition.from_enforcement, transition.to_enforcement),
            (transition.from_authority, transition.to_authority),
        )
        if before != after
    ]
    reason = f" ({transition.reason})" if transition.reason else ""
    return f"{transition.event} by {transition.actor}: {', '.join(steps) or 'no change of standing'}{reason}"


def _evidence(row: Provenance) -> str:
    return f"evidence {row.line} {row.provenance_class} of {row.episode_id}: {row.quote}"
