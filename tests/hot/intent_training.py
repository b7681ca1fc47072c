"""Make the weights that tell what a prompt is for, out of labelled prompts.

`python -m tests.hot.intent_training` writes `hot/intent_weights.py` anew: a multinomial logistic regression over the
marks of `hot/intent_features`, trained on `fixtures/intents/prompts.jsonl`, cut down to the marks that tell most and
rounded to one character a weight. `--folds` prints how well it answers prompts that it was not trained on.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from textwrap import wrap
from typing import Any

import numpy as np

from harness_memory.hot import intent_features, prompt_intent
from harness_memory.hot.intent_features import FEATURES_VERSION, features
from harness_memory.hot.prompt_intent import BUCKET_BREAK, BUCKETS, INTENTS, bucket_of, decide
from tests.core.weights_training import mark_lines

ROOT = Path(__file__).parents[2]
CORPUS_PATH = ROOT / "fixtures" / "intents" / "prompts.jsonl"
WEIGHTS_PATH = ROOT / "src" / "harness_memory" / "hot" / "intent_weights.py"
KEPT = 2200
FEWEST_PROMPTS = 2
STEPS = 200
RATE = 0.05
DECAY = 2.0
SECOND_LABEL = 0.3
FOLDS = 5
LEAST, MOST = -25, 26
LINE_WIDTH = 110
# A later prompt of a session has a turn before it whatever it wants; labelled prompts mostly have none. So a share of
# those that need none gets one, or every prompt with a turn before it would pass for a remark on that turn.
FOLLOWING_PERCENT = 30
SAID_BEFORE = "Done."

Row = dict[str, Any]
Model = tuple[dict[str, int], Any]


def read_corpus() -> list[Row]:
    return [json.loads(line) for line in CORPUS_PATH.read_text(encoding="utf-8").splitlines()]


def corpus_digest() -> str:
    """Return a name for what the weights are made of."""
    sources = [Path(module.__file__ or "") for module in (intent_features, intent_features.cues)]
    texts = [path.read_bytes() for path in (CORPUS_PATH, *sources)]
    return sha256(b"\0".join((*texts, str(FEATURES_VERSION).encode()))).hexdigest()[:16]


def marks_of(row: Row, *, in_training: bool = False) -> set[str]:
    said = row.get("prev_assistant", "")
    if in_training and not said and int(sha256(row["id"].encode()).hexdigest(), 16) % 100 < FOLLOWING_PERCENT:
        said = SAID_BEFORE
    return features(row["prompt"], named=bool(row.get("entities")), said_before=said)


def train(rows: Sequence[Row], marks: Sequence[set[str]]) -> Model:
    """Return the marks with their numbers, and the weights: one line a mark, the last the one that counts always."""
    counts = Counter(mark for found in marks for mark in found)
    usable = sorted(mark for mark, count in counts.items() if count >= FEWEST_PROMPTS and "\\" not in mark)
    vocabulary, weights = _fit(rows, marks, usable)
    spread = np.abs(weights - weights.mean(1, keepdims=True)).max(1)
    importance = {mark: float(spread[number]) * counts[mark] ** 0.25 for mark, number in vocabulary.items()}
    kept = sorted(sorted(usable, key=lambda mark: (-importance[mark], mark))[:KEPT])
    return _fit(rows, marks, kept)


def _fit(rows: Sequence[Row], marks: Sequence[set[str]], usable: Sequence[str]) -> Model:
    vocabulary = {mark: number for number, mark in enumerate(usable)}
    inputs = np.zeros((len(rows), len(usable) + 1), np.float32)
    inputs[:, -1] = 1
    wanted = np.zeros((len(rows), len(INTENTS)), np.float32)
    for number, (row, found) in enumerate(zip(rows, marks, strict=True)):
        inputs[number, [vocabulary[mark] for mark in found if mark in vocabulary]] = 1
        second = row.get("intent_alt")
        wanted[number, INTENTS.index(row["intent"])] = 1 - SECOND_LABEL if second else 1
        if second:
            wanted[number, INTENTS.index(second)] = SECOND_LABEL
    return vocabulary, _descend(inputs, wanted)


def _descend(inputs: Any, wanted: Any) -> Any:
    """Minimise the cross entropy with weight decay (Adam)."""
    weights = np.zeros((inputs.shape[1], wanted.shape[1]), np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        sums = inputs @ weights
        chances = np.exp(sums - sums.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        slope = (inputs.T @ (chances - wanted) + DECAY * weights) / len(inputs)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope * slope
        rate = RATE if step < 0.7 * STEPS else 0.3 * RATE
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def rounded(model: Model) -> tuple[list[str], list[list[int]], list[int]]:
    """Return the marks, their weights and the ones that count always, as the shipped table holds them."""
    vocabulary, weights = model
    centred = weights - weights.mean(1, keepdims=True)
    whole = np.clip(np.rint(centred / prompt_intent.WEIGHT_STEP), LEAST, MOST).astype(int)
    return list(vocabulary), whole[:-1].tolist(), whole[-1].tolist()


def render(marks: Sequence[str], weights: Sequence[Sequence[int]], always: Sequence[int]) -> str:
    buckets: list[list[int]] = [[] for _ in range(BUCKETS)]
    for number, mark in enumerate(marks):
        buckets[bucket_of(mark)].append(number)
    ordered = [number for bucket in buckets for number in bucket]
    coded = "".join(chr(prompt_intent.WEIGHT_ZERO + weight) for number in ordered for weight in weights[number])
    listed = [name for bucket in buckets for name in (BUCKET_BREAK, *(marks[number] for number in bucket))][1:]
    starts = " ".join(f"{start}," for start in accumulate(map(len, buckets[:-1]), initial=0))
    return "\n".join(
        (
            '"""What each mark of a prompt says for each intent: data only, for `hot.prompt_intent`.',
            "",
            "Written by `python -m tests.hot.intent_training`; do not edit. MARKS are separated by bars and line ends,",
            "their buckets by broken bars; STARTS counts the marks before each bucket. Of each mark WEIGHTS holds one",
            "character an intent, in the order of the intents.",
            '"""',
            "",
            "from __future__ import annotations",
            "",
            f'CORPUS = "{corpus_digest()}"',
            f"ALWAYS = ({', '.join(map(str, always))})",
            'MARKS = """',
            *mark_lines(listed),
            '"""',
            "# fmt: off",
            "STARTS = (",
            *wrap(starts, LINE_WIDTH, initial_indent="    ", subsequent_indent="    "),
            ")",
            "# fmt: on",
            "WEIGHTS = (",
            *(f'    b"{coded[at : at + LINE_WIDTH]}"' for at in range(0, len(coded), LINE_WIDTH)),
            ")",
            "",
        )
    )


def answer(row: Row, table: tuple[list[str], list[list[int]], list[int]]) -> str:
    numbers = {mark: number for number, mark in enumerate(table[0])}
    return answer_with(numbers, table, marks_of(row))


def answer_with(numbers: dict[str, int], table: tuple[list[str], list[list[int]], list[int]], found: set[str]) -> str:
    sums = list(table[2])
    for mark in found & numbers.keys():
        sums = [total + weight for total, weight in zip(sums, table[1][numbers[mark]], strict=True)]
    return decide(sums, found)


def fold_of(row: Row) -> int:
    return int(sha256(row["prompt"].encode()).hexdigest(), 16) % FOLDS


def print_folds(rows: Sequence[Row]) -> None:
    """Train on four fifths, answer the fifth, five times."""
    marks = [marks_of(row, in_training=True) for row in rows]
    right = silenced = requests = 0
    for fold in range(FOLDS):
        others = [number for number, row in enumerate(rows) if fold_of(row) != fold]
        table = rounded(train([rows[number] for number in others], [marks[number] for number in others]))
        numbers = {mark: number for number, mark in enumerate(table[0])}
        for row in rows:
            if fold_of(row) == fold:
                got = answer_with(numbers, table, marks_of(row))
                right += got in (row["intent"], row.get("intent_alt"))
                requests += row["intent"].endswith("_request")
                silenced += row["intent"].endswith("_request") and got in prompt_intent.SILENT_INTENTS
    print(f"{len(rows)} prompts, {right / len(rows):.3f} right, {silenced / requests:.3f} of the requests silenced")  # noqa: T201


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--folds", action="store_true", help="print the cross-validation, write nothing")
    rows = read_corpus()
    if parser.parse_args().folds:
        print_folds(rows)
    else:
        model = train(rows, [marks_of(row, in_training=True) for row in rows])
        WEIGHTS_PATH.write_text(render(*rounded(model)), encoding="utf-8")


if __name__ == "__main__":
    main()
