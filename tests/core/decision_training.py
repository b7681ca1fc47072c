"""Make the weights that tell a choice that lasts from a report, out of labelled messages (`fixtures/decisions`).

`python -m tests.core.decision_training` writes `core/decision_weights.py` anew; `--folds` prints how well it answers
messages that it was not trained on.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from harness_memory.core.linear import Table
from harness_memory.core.signals_decision import marks_of
from tests.core.weights_training import held_out, print_rates, render, train

ROOT = Path(__file__).parents[2]
CORPUS_PATH = ROOT / "fixtures" / "decisions" / "messages.jsonl"
WEIGHTS_PATH = ROOT / "src" / "harness_memory" / "core" / "decision_weights.py"
TITLE = "What each mark of a message says about whether it records a choice that lasts"
KEPT = 3000

Row = dict[str, Any]


def read_rows() -> list[Row]:
    return [json.loads(line) for line in CORPUS_PATH.read_text(encoding="utf-8").splitlines()]


def make_table() -> Table:
    rows = read_rows()
    return train([marks_of(row["text"]) for row in rows], [row["decision"] for row in rows], KEPT)


def main() -> None:
    if "--folds" not in sys.argv:
        WEIGHTS_PATH.write_text(render(TITLE, "tests.core.decision_training", make_table()), encoding="utf-8")
        return
    rows = read_rows()
    labels, texts = [row["decision"] for row in rows], [row["text"] for row in rows]
    given = held_out([marks_of(text) for text in texts], labels, texts, KEPT)
    print_rates("decision", given, labels, (-1, -0.5, 0, 0.5, 1, 1.5))


if __name__ == "__main__":
    main()
