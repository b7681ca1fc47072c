"""Make the weights that tell a standing request, and whether it holds the rule, out of labelled prompts.

`python -m tests.core.standing_training` writes `core/standing_weights.py` and `core/explicit_weights.py` anew out of
`fixtures/text/prompts.jsonl` and `fixtures/signals`; `--folds` prints how well prompts are answered that were not
trained on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from harness_memory.core.linear import Table
from harness_memory.core.signals_standing import marks_of, rules_ask, rules_state
from tests.core.reply_training import ROOT, read_labelled
from tests.core.weights_training import held_out, print_rates, render, train

KEPT = 3000
LIMITS = (-1, -0.5, 0, 0.5, 1)


class Training(NamedTuple):
    """What one table is made of: the label, the rules that are a mark of it, and whose rows it learns from."""

    label: str
    rules: Callable[[str], bool]
    title: str
    only_remembered: bool

    @property
    def path(self) -> Path:
        name = "explicit_weights" if self.only_remembered else "standing_weights"
        return ROOT / "src" / "harness_memory" / "core" / f"{name}.py"

    def examples(self) -> tuple[list[str], list[set[str]], list[bool]]:
        """Return the prompts, their marks and their labels."""
        rows = [row for row in read_labelled(self.label) if row["remember"] or not self.only_remembered]
        texts = [row["prompt"] for row in rows]
        marks = [marks_of(text, verdict=self.rules(text)) for text in texts]
        return texts, marks, [row[self.label] for row in rows]

    def make_table(self) -> Table:
        _, marks, labels = self.examples()
        return train(marks, labels, KEPT)


STANDING = Training(
    "remember", rules_ask, "What each mark of a prompt says about whether it asks to keep something", False
)
EXPLICIT = Training(
    "explicit_rule", rules_state, "What each mark of a standing request says about whether it holds the rule", True
)


def main() -> None:
    for training in (STANDING, EXPLICIT):
        if "--folds" in sys.argv:
            texts, marks, labels = training.examples()
            print_rates(training.label, held_out(marks, labels, texts, KEPT), labels, LIMITS)
        else:
            text = render(training.title, "tests.core.standing_training", training.make_table())
            training.path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
