"""`memory:stats`: what learning brings, what it asks of a person and what it costs."""

from __future__ import annotations

import click

from harness_memory.app.stats import read_stats
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import counted, emit_json, say, say_fields, say_table
from harness_memory.cli.views import as_view
from harness_memory.core.model import DAY_MS
from harness_memory.core.stats import REVIEW_GATE, Stats
from harness_memory.errors import UsageError
from harness_memory.hot.clock import format_iso, parse_iso
from harness_memory.store.db import reading

DEFAULT_DAYS = 7
HOW_OFTEN = {"none": "never", "1-2": "once or twice", "3 or more": "three times or more"}


@hm_command("memory:stats")
@click.option(
    "--since",
    metavar="ISO",
    help="From this UTC time, as 2026-11-01 or 2026-11-01T09:00:00Z (default: the last 7 days).",
)
def stats(invocation: Invocation, *, since: str | None) -> None:
    """Show what learning brings and costs: counts, questions a day, activations, overrides, dollars per kept rule."""
    since_ms = invocation.now_ms - DEFAULT_DAYS * DAY_MS if since is None else _time(since)
    with reading(invocation.find_project().state_dir) as store:
        figures = read_stats(store, since_ms)
    if invocation.as_json:
        days = [as_view(day) for day in figures.days]
        emit_json({"since": format_iso(since_ms), **as_view(figures), "days": days, "review_gate": REVIEW_GATE})
        return
    say(f"Since {format_iso(since_ms)}")
    say_fields(_fields(figures))
    if figures.days:
        say_table(("DAY", "ASKED", "ANSWERED"), [(day.day, str(day.opened), str(day.decided)) for day in figures.days])


def _time(text: str) -> int:
    at_ms = parse_iso(text)
    if at_ms is None:
        raise UsageError("bad-time", f"{text!r} is no UTC time.", hint="hm memory:stats --since 2026-11-01T09:00:00Z")
    return at_ms


def _fields(figures: Stats) -> list[tuple[str, str]]:
    load, cost = figures.load_per_day, figures.usd_per_kept_rule
    gate = "" if load is None else f", the gate is {REVIEW_GATE}" + (": too many" if load > REVIEW_GATE else "")
    return [
        ("memories", _counts(figures.by_status)),
        ("of", _counts(figures.by_authority)),
        ("types", _counts(figures.by_type)),
        ("asked a day", "nothing yet" if load is None else f"{load:.1f}{gate}"),
        ("activations", str(figures.automatic_activations)),
        ("regret", "" if figures.regret is None else f"{figures.regret:.0%} of them rejected since"),
        ("overridden", _overrides(figures.overrides)),
        ("calls", f"{figures.runs}, ${figures.usd:.2f}, {figures.input_tokens} + {figures.output_tokens} tokens"),
        ("kept rules", str(figures.kept_rules) + ("" if cost is None else f", ${cost:.3f} each")),
    ]


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items(), key=lambda one: (-one[1], one[0])))


def _overrides(rules: dict[str, int]) -> str:
    return ", ".join(f"{counted(rules[key], 'rule')} {words}" for key, words in HOW_OFTEN.items() if key in rules)
