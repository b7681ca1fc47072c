"""What every evaluation of labelled rows returns (S53).

Owns the keys. Called by the evaluations of labelled cases.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def summarize_rows(
    results: Sequence[Mapping[str, Any]],
    failures: Sequence[Mapping[str, Any]],
    scores: Mapping[str, Any],
    *,
    wrong: int | None = None,
) -> dict[str, Any]:
    """Return the summary of an evaluation.

    `results` holds `{"id", "got"}` for every case. `wrong` is given where not every failure shown counts as wrong.
    """
    count = len(failures) if wrong is None else wrong
    return {
        "ok": count == 0,
        "cases": len(results),
        "wrong": count,
        "scores": scores,
        "failures": failures,
        "results": results,
    }
