"""Make the weights that tell an attack from a rule, out of labelled texts (`fixtures/text`).

`python -m tests.core.scanner_training` writes `core/scanner_weights.py` anew; `--folds` prints how well it answers
texts that it was not trained on.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from harness_memory.core.linear import Table
from harness_memory.core.scanner_intents import read_sentences
from harness_memory.core.scanner_signs import sign_marks
from tests.core.weights_training import held_out, print_rates, render, train

ROOT = Path(__file__).parents[2]
CORPUS_PATHS = tuple(ROOT / "fixtures" / "text" / name for name in ("scan.jsonl", "scan_more.jsonl"))
WEIGHTS_PATH = ROOT / "src" / "harness_memory" / "core" / "scanner_weights.py"
TITLE = "What each cue of a text says about whether it is an attack"
KEPT = 400

Row = dict[str, Any]


def read_rows() -> list[Row]:
    """Return the labelled texts but those that are unsafe for a credential alone, or that either answer fits."""
    rows = [json.loads(line) for path in CORPUS_PATHS for line in path.read_text(encoding="utf-8").splitlines()]
    return [row for row in rows if not row.get("either") and row.get("group") != "credential"]


def marks_of(row: Row) -> set[str]:
    return sign_marks(read_sentences(row["text"]))


def make_table() -> Table:
    rows = read_rows()
    return train([marks_of(row) for row in rows], [not row["safe"] for row in rows], KEPT)


def main() -> None:
    if "--folds" not in sys.argv:
        WEIGHTS_PATH.write_text(render(TITLE, "tests.core.scanner_training", make_table()), encoding="utf-8")
        return
    rows = read_rows()
    labels = [not row["safe"] for row in rows]
    given = held_out([marks_of(row) for row in rows], labels, [row["text"] for row in rows], KEPT)
    print_rates("attack", given, labels, (0, 1, 1.5, 2, 2.2, 2.5, 3))


if __name__ == "__main__":
    main()
