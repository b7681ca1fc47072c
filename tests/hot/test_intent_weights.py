"""The weights that tell what a prompt is for are the ones the labelled prompts give."""

from __future__ import annotations

from collections import Counter

from harness_memory.hot import intent_weights
from harness_memory.hot.prompt_intent import BUCKET_BREAK, BUCKETS, INTENTS, SILENT_INTENTS, bucket_of, intent_of
from tests.hot.intent_training import WEIGHTS_PATH, corpus_digest, marks_of, read_corpus, rounded, train

SIZE_LIMIT = 60_000


def answers() -> list[tuple[dict[str, object], str]]:
    return [
        (row, intent_of(row["prompt"], entities=row.get("entities", ()), said_before=row.get("prev_assistant", "")))
        for row in read_corpus()
    ]


def test_the_weights_were_made_from_the_corpus_and_the_marks_as_they_are() -> None:
    assert corpus_digest() == intent_weights.CORPUS, "run: python -m tests.hot.intent_training"


def test_every_mark_has_its_weights_and_the_table_stays_small() -> None:
    buckets = [bucket.strip("|").split("|") for bucket in intent_weights.MARKS.replace("\n", "|").split(BUCKET_BREAK)]
    marks = [mark for bucket in buckets for mark in bucket if mark]
    assert len(set(marks)) == len(marks)
    assert len(buckets) == len(intent_weights.STARTS) == BUCKETS
    assert all(bucket_of(mark) == number for number, bucket in enumerate(buckets) for mark in bucket if mark)
    assert intent_weights.STARTS[-1] + len(buckets[-1]) == len(marks)
    assert len(intent_weights.WEIGHTS) == len(marks) * len(INTENTS)
    assert len(intent_weights.ALWAYS) == len(INTENTS)
    assert WEIGHTS_PATH.stat().st_size <= SIZE_LIMIT


def test_training_is_repeatable() -> None:
    rows = read_corpus()[::12]
    marks = [marks_of(row, in_training=True) for row in rows]
    assert rounded(train(rows, marks)) == rounded(train(rows, marks))


def test_the_corpus_has_every_intent_and_no_prompt_twice() -> None:
    rows = read_corpus()
    assert {row["intent"] for row in rows} == set(INTENTS)
    assert [prompt for prompt, count in Counter(_key(row) for row in rows).items() if count > 1] == []
    assert len({row["id"] for row in rows}) == len(rows)


def test_the_corpus_is_answered_and_its_requests_are_not_silenced() -> None:
    """No proof of anything but that table and code fit each other: these prompts were trained on."""
    got = answers()
    right = sum(intent in (row["intent"], row.get("intent_alt")) for row, intent in got)
    assert right / len(got) >= 0.90
    requests = [intent for row, intent in got if str(row["intent"]).endswith("_request")]
    assert sum(intent in SILENT_INTENTS for intent in requests) / len(requests) <= 0.01


def _key(row: dict[str, str]) -> tuple[str, str]:
    return row["prompt"], row.get("prev_assistant", "")
