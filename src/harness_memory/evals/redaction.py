"""Score redaction on labelled texts (`hm eval:redaction`, S53 and S54).

A row is `{id, text, secrets, keep, hard?, either?}` with literal text. Called by the command line and by tests; reads
no files itself. A failure names what went wrong and shows no text, since the text holds the secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from harness_memory.evals.summary import summarize_rows
from harness_memory.hot.redaction import MARKER, redact

# As many characters of a secret in a row count as a leak; shorter secrets count whole.
LEAK_LENGTH = 10


def _has_leaked(secret: str, output: str) -> bool:
    size = min(LEAK_LENGTH, len(secret))
    return any(secret[at : at + size] in output for at in range(len(secret) - size + 1))


def _is_damaged(row: dict[str, Any], output: str) -> bool:
    if any(kept not in output for kept in row.get("keep", [])):
        return True
    return not row["secrets"] and not row.get("either") and output != row["text"]


def score_redaction(rows: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Score labelled rows.

    `leaks` and `damaged` count rows that are neither hard nor either; `hard_leaks` counts hard rows. A row with secrets
    leaks when a piece of one is left or when no marker stands in the output; a row is damaged when a text to keep is
    gone, or when it holds no secret and has changed. Rows marked either are damaged at most in `failures`.
    """
    counts = {"leaks": 0, "damaged": 0, "hard_leaks": 0}
    wrong = 0
    failures: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    for row in rows:
        output = redact(row["text"])
        results.append({"id": row["id"], "got": {"text": output}})
        is_hard, is_either = bool(row.get("hard")), bool(row.get("either"))
        has_secret_left = any(_has_leaked(secret, output) for secret in row["secrets"])
        is_unmarked = bool(row["secrets"]) and MARKER not in output
        leaked = not is_either and (has_secret_left or is_unmarked)
        damaged = _is_damaged(row, output)
        if not leaked and not damaged:
            continue
        failures.append({"id": row["id"], "leaked": leaked, "damaged": damaged, "hard": is_hard, "either": is_either})
        if is_hard:
            counts["hard_leaks"] += leaked
        elif not is_either:
            counts["leaks"] += leaked
            counts["damaged"] += damaged
            wrong += 1
    return summarize_rows(results, failures, counts, wrong=wrong)
