"""`trace`: the ledger of one session as a timeline, turn by turn, with what resolved what."""

from __future__ import annotations

from itertools import count, groupby
from typing import Any

import click

from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import counted, emit_json, say, shorten
from harness_memory.cli.sessions import find_session
from harness_memory.core.episodes import NUMBERED_KINDS
from harness_memory.core.model import LedgerLine
from harness_memory.core.pairing import pair_failures
from harness_memory.hot import paths
from harness_memory.hot.clock import format_iso
from harness_memory.hot.ledger import read_lines

TEXT_WIDTH = 100


@hm_command("trace")
@click.argument("session", metavar="SESSION_KEY")
def trace_session(invocation: Invocation, *, session: str) -> None:
    """Show what happened in a session: prompts, fired memories, tool calls, failures and what resolved them.

    SESSION_KEY is the key in a ledger's file name; the host's own session id works too.
    """
    project = invocation.find_project()
    project.require_installed()
    found = find_session(project, session)
    lines, torn = read_lines(paths.ledger_path(str(project.state_dir), found.host, found.key))
    turns = [_turn_view(turn, list(events)) for turn, events in groupby(lines, key=lambda line: str(line.get("turn")))]
    if invocation.as_json:
        emit_json({"session": f"{found.host}-{found.key}", "torn_lines": torn, "turns": turns})
        return
    for turn in turns:
        say(f"turn {turn['turn'] or '-'}")
        for event in turn["events"]:
            resolved = f"  (resolved by {event['resolved_by']})" if event.get("resolved_by") else ""
            say(f"  {event['at']} {event['number']:>4} {event['kind']:9} {shorten(_text(event), TEXT_WIDTH)}{resolved}")
    if torn:
        say(f"passed over {counted(torn, 'torn line')}")


def _turn_view(turn: str, lines: list[dict[str, Any]]) -> dict[str, Any]:
    """Number a run of lines of one turn, markers left out as in an episode (S3), and pair its failures."""
    numbers = count(1)
    numbered = [
        LedgerLine(
            f"e{next(numbers)}" if line["kind"] in NUMBERED_KINDS else "",
            line["kind"],
            int(line.get("at_ms", 0)),
            line,
            str(line.get("agent_id", "")),
        )
        for line in lines
    ]
    failures = pair_failures([line for line in numbered if line.is_call])
    resolutions = {failure.line: failure.resolved_by for failure in failures}
    return {"turn": turn, "events": [_event_view(line, resolutions.get(line.number)) for line in numbered]}


def _event_view(line: LedgerLine, resolved_by: str | None) -> dict[str, Any]:
    fields = {key: value for key, value in line.fields.items() if key not in ("v", "kind", "at_ms", "turn")}
    view = {"number": line.number, "kind": line.kind, "at": format_iso(line.at_ms), **fields}
    return view if resolved_by is None else {**view, "resolved_by": resolved_by}


def _text(event: dict[str, Any]) -> str:
    match event["kind"]:
        case "prompt":
            return ("(injected) " if event.get("injected") else "") + str(event.get("text", ""))
        case "fired":
            ids = ", ".join(event.get("memory_ids", []))
            decision = "" if event.get("decision") == "none" else f" {event.get('decision')}"
            return f"{event.get('enforcement')}{decision} ({event.get('delivery')}) {ids}"
        case "tool_ok":
            return f"{event.get('tool')}: {event.get('input_digest', '')}"
        case "tool_fail":
            return f"{event.get('tool')}: {event.get('input_digest', '')} [{event.get('failure_class', '')}]"
        case "marker":
            return f"{event.get('marker')} {event.get('detail', '')}"
        case _:
            return str(event.get("text", ""))
