"""Score the decision marker on labelled assistant messages (`hm eval:decisions`, S53).

A row is `{id, text, decision, ambiguous?}`. Called by the command line and by tests; reads no files itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from harness_memory.core.signals import holds_decision
from harness_memory.evals.labels import Tally
from harness_memory.evals.summary import summarize_rows


def score_decisions(rows: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Score labelled messages; a row that lists the label as ambiguous is answered but not scored."""
    tally = Tally()
    failures: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    for row in rows:
        got = {"decision": holds_decision(str(row["text"]))}
        results.append({"id": row["id"], "got": got})
        if "decision" in row.get("ambiguous", ()):
            continue
        tally.add(expected=row["decision"], got=got["decision"])
        if got["decision"] != row["decision"]:
            failures.append({**row, "got": got})
    return summarize_rows(results, failures, {"decision": tally.scores()})
