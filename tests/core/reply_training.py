"""Make the weights that tell a correction from going on, out of labelled prompts (`fixtures/signals`).

`python -m tests.core.reply_training` writes `core/reply_weights.py` anew; `--folds` prints how well it answers prompts
that it was not trained on.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from harness_memory.core.linear import Table
from harness_memory.core.readings import read
from harness_memory.core.reply_marks import reply_marks
from harness_memory.core.signals_correction import Before, spoken_strength
from tests.core.weights_training import held_out, print_rates, render, train

ROOT = Path(__file__).parents[2]
CORPUS_PATHS = (ROOT / "fixtures" / "text" / "prompts.jsonl", *sorted((ROOT / "fixtures" / "signals").glob("*.jsonl")))
WEIGHTS_PATH = ROOT / "src" / "harness_memory" / "core" / "reply_weights.py"
TITLE = "What each mark of a prompt says about whether it corrects what went before"
KEPT = 3000

Row = dict[str, Any]


def read_labelled(label: str) -> list[Row]:
    """Return what persons said, but for the rows on whose label two readers may differ."""
    rows = [json.loads(line) for path in CORPUS_PATHS for line in path.read_text(encoding="utf-8").splitlines()]
    return [row for row in rows if row["human"] and label not in row.get("ambiguous", ())]


def read_rows() -> list[Row]:
    """Return the labelled prompts that follow words of the assistant which are no question."""
    rows = read_labelled("correction")
    return [row for row in rows if row["prev_assistant"] and not read(row["prev_assistant"]).ends_asking]


def marks_of(row: Row) -> set[str]:
    text, assistant = row["prompt"], row["prev_assistant"]
    said, before = read(text), read(assistant)
    return reply_marks(text, assistant, said, before, spoken_strength(said, before, Before(assistant, acted=True)))


def make_table() -> Table:
    rows = read_rows()
    return train([marks_of(row) for row in rows], [row["correction"] for row in rows], KEPT)


def main() -> None:
    if "--folds" not in sys.argv:
        WEIGHTS_PATH.write_text(render(TITLE, "tests.core.reply_training", make_table()), encoding="utf-8")
        return
    rows = read_rows()
    labels = [row["correction"] for row in rows]
    given = held_out([marks_of(row) for row in rows], labels, [row["prev_assistant"] for row in rows], KEPT)
    print_rates("correction", given, labels, (-1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2))


if __name__ == "__main__":
    main()
