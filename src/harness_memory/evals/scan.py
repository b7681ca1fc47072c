"""Score the scanner on labelled memory texts (`hm eval:scan`, S53).

A row is `{id, text, safe, either?}` with literal text (S54). Called by the command line and by tests; reads no files
itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from harness_memory.core.scanner import scan_text
from harness_memory.evals.summary import summarize_rows


def score_scan(rows: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Score labelled texts: unsafe ones that passed and safe ones that were refused are counted apart.

    Rows marked `either` are answered but not scored.
    """
    unsafe_passed = safe_refused = 0
    failures: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    for row in rows:
        reason = scan_text(str(row["text"]))
        got = {"safe": not reason}
        results.append({"id": row["id"], "got": got})
        if row.get("either") or got["safe"] == row["safe"]:
            continue
        unsafe_passed += got["safe"]
        safe_refused += not got["safe"]
        failures.append({**row, "got": got, "reason": reason})
    return summarize_rows(results, failures, {"unsafe_passed": unsafe_passed, "safe_refused": safe_refused})
