"""`eval:*`: score the product on recorded stories and labelled cases (S53)."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import harness_memory
from harness_memory.cli.cases import (
    DecisionCase,
    EpisodeCase,
    MatchCase,
    MemoryCase,
    QueryCase,
    RedactionCase,
    ScanCase,
    SignalsCase,
    read_cases,
)
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import counted, emit_json, say, say_table
from harness_memory.errors import UsageError

if TYPE_CHECKING:
    from harness_memory.evals.replay import Result

CASES = click.option(
    "--cases", "cases_path", type=click.Path(path_type=Path), required=True, help="JSON Lines file of labelled cases."
)
RESULTS = click.option("--results", is_flag=True, help="With --json, also what came out for every case.")


@hm_command("eval:replay")
@click.option("--scenario", "wanted", metavar="IDS", help="Only these scenarios, separated by commas.")
@click.option("--fixtures", type=click.Path(path_type=Path), help="Directory of scenarios (default: the checkout's).")
@click.option("--keep", is_flag=True, help="Leave the temporary projects on disk and print where.")
@click.option("--verbose", is_flag=True, help="Print every step.")
def replay(invocation: Invocation, *, wanted: str | None, fixtures: Path | None, keep: bool, verbose: bool) -> int:
    """Replay recorded stories through the real hooks, the real worker and the real hm.

    Exit code 1 when any check fails.
    """
    from harness_memory.evals.replay import find_scenarios, run_scenarios, summarize

    words = [word.strip() for word in (wanted or "").split(",") if word.strip()]
    scenarios = find_scenarios(fixtures or _checkout_fixtures(), words)
    listen = say if verbose and not invocation.as_json else _ignore
    results = []
    for result in run_scenarios(scenarios, keep=keep, listen=listen):
        results.append(result)
        if not invocation.as_json:
            _say_result(result)
    summary = summarize(results)
    if invocation.as_json:
        emit_json(summary | ({"directories": {result.id: result.directory for result in results}} if keep else {}))
    else:
        played, checks = counted(summary["cases"], "scenario"), counted(summary["scores"]["checks"], "check")
        say(f"{played}, {checks}, {summary['wrong']} failed")
    return 0 if summary["ok"] else 1


def _say_result(result: Result) -> None:
    """Print how a scenario ended as soon as it has: the whole set takes minutes."""
    say(f"{'FAIL' if result.failures else 'ok':4} {result.id}: {result.title}")
    for (step, what), failures in groupby(result.failures, key=lambda failure: failure[:2]):
        say(f"       step {step}: {what}")
        for failure in failures:
            say(f"         {failure[2]}")
    if result.directory:
        say(f"       kept in {result.directory}")


@hm_command("eval:match")
@CASES
@RESULTS
def match(invocation: Invocation, *, cases_path: Path, results: bool) -> int:
    """Score the matcher on labelled commands; exit code 1 when any is wrong."""
    from harness_memory.evals.match import score_match

    summary = score_match(read_cases(cases_path, MatchCase))
    if not invocation.as_json:
        groups = summary["scores"]["groups"]
        rows = [(name, str(group["cases"]), str(group["wrong"])) for name, group in sorted(groups.items())]
        say_table(("GROUP", "CASES", "WRONG"), rows)
        for name, what in (
            ("not_sure", "opaque hits on rows that are not"),
            ("sure_on_opaque", "sure hits on opaque rows"),
        ):
            if summary["scores"][name]:
                say(f"{what}: {', '.join(summary['scores'][name])}")
    return _report(invocation, summary, results=results)


@hm_command("eval:redaction")
@CASES
@RESULTS
def redaction(invocation: Invocation, *, cases_path: Path, results: bool) -> int:
    """Score the redaction on labelled texts; exit code 1 when any is wrong."""
    from harness_memory.evals.redaction import score_redaction

    summary = score_redaction(read_cases(cases_path, RedactionCase))
    if not invocation.as_json:
        say_table(("SCORE", "COUNT"), [(name, str(count)) for name, count in summary["scores"].items()])
    return _report(invocation, summary, results=results)


@hm_command("eval:signals")
@CASES
@RESULTS
def signals(invocation: Invocation, *, cases_path: Path, results: bool) -> int:
    """Score what is read in labelled prompts: corrections, requests to remember, rules, whose words, intent, entities.

    Labels that a row lists as ambiguous are left out. Exit code 1 when any is wrong; missing a strong correction, a
    weak false alarm and another intent that silences no request are no wrong cases, their rates say it.
    """
    from harness_memory.evals.signals import LABELS, score_signals

    summary = score_signals(read_cases(cases_path, SignalsCase))
    if not invocation.as_json:
        scores = summary["scores"]
        groups = [("all", scores), *scores["by_lang"].items()]
        rows = [(lang, label, *_rates(group[label])) for lang, group in groups for label in (*LABELS, "entities")]
        say_table(("LANG", "LABEL", "PRECISION", "RECALL", "F1"), rows)
        say(f"{scores['intent']['accuracy']:.1%} of the intents right")
        say(f"{scores['intent']['silenced_requests']:.1%} of the requests silenced")
        say(f"{scores['flagged']:.1%} of the other typed prompts taken for a correction, weak ones included")
    return _report(invocation, summary, results=results)


@hm_command("eval:decisions")
@CASES
@RESULTS
def decisions(invocation: Invocation, *, cases_path: Path, results: bool) -> int:
    """Score the decision marker on labelled assistant messages; exit code 1 when any is wrong."""
    from harness_memory.evals.decisions import score_decisions

    summary = score_decisions(read_cases(cases_path, DecisionCase))
    if not invocation.as_json:
        rows = [(label, *_rates(rates)) for label, rates in summary["scores"].items()]
        say_table(("LABEL", "PRECISION", "RECALL", "F1"), rows)
    return _report(invocation, summary, results=results)


@hm_command("eval:scan")
@CASES
@RESULTS
def scan(invocation: Invocation, *, cases_path: Path, results: bool) -> int:
    """Score the scanner on labelled memory texts; exit code 1 when any is wrong."""
    from harness_memory.evals.scan import score_scan

    summary = score_scan(read_cases(cases_path, ScanCase))
    if not invocation.as_json:
        say_table(("SCORE", "COUNT"), [(name, str(count)) for name, count in summary["scores"].items()])
    return _report(invocation, summary, results=results)


def _rates(rates: dict[str, float]) -> tuple[str, str, str]:
    return f"{rates['precision']:.2f}", f"{rates['recall']:.2f}", f"{rates['f1']:.2f}"


@hm_command("eval:recall")
@click.option(
    "--cases", "cases_dir", type=click.Path(path_type=Path), required=True, help="Directory of labelled queries."
)
@RESULTS
def recall(invocation: Invocation, *, cases_dir: Path, results: bool) -> int:
    """Score what a prompt brings up on labelled queries, beside plain BM25.

    Exit code 1 when a query that deserves nothing got something.
    """
    from harness_memory.evals.recall import score_recall

    memories = read_cases(cases_dir / "memories.jsonl", MemoryCase)
    episodes = read_cases(cases_dir / "episodes.jsonl", EpisodeCase)
    summary = score_recall(memories, episodes, read_cases(cases_dir / "queries.jsonl", QueryCase))
    if not invocation.as_json:
        _say_recall(summary["scores"])
    return _report(invocation, summary, results=results)


def _say_recall(scores: dict[str, Any]) -> None:
    groups = {"all": scores, **scores["by_lang"], **scores["by_kind"]}
    for part in ("memories", "episodes"):
        rows = []
        for name, group in groups.items():
            own, plain = group[part], group["baseline"][part]
            measures = [key for key in own if key != "queries"]
            cells = [f"{own[key]:.2f} ({plain[key]:.2f})" for key in measures]
            rows.append((name, str(own["queries"]), *cells))
        say_table((part.upper(), "N", *(key.upper() for key in measures)), rows)
    say("in brackets: plain BM25")


def _report(invocation: Invocation, summary: dict[str, Any], *, results: bool) -> int:
    """Print an evaluation (S53): as JSON, or each wrong case in full and the totals; return the exit code."""
    if invocation.as_json:
        emit_json({key: value for key, value in summary.items() if results or key != "results"})
    else:
        for failure in summary["failures"]:
            say(json.dumps(failure, ensure_ascii=False, sort_keys=True))
        say(f"{summary['cases']} cases, {summary['wrong']} wrong")
    return 0 if summary["ok"] else 1


def _checkout_fixtures() -> Path:
    path = Path(harness_memory.__file__).parents[2] / "fixtures" / "replay"
    if not path.is_dir():
        raise UsageError(
            "no-fixtures",
            "The recorded stories are part of the source checkout, not of the installed package.",
            hint="hm eval:replay --fixtures DIR",
        )
    return path


def _ignore(_line: str) -> None:
    """Listen to nothing."""
