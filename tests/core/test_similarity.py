"""Same or not: held against labelled pairs (S15)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from harness_memory.core.model import Memory, MemoryType, Signature
from harness_memory.core.similarity import (
    Claim,
    Relation,
    Stance,
    claim_of,
    identity_words,
    is_similar,
    related,
    relation,
    semantic_key,
    stance,
)

PAIRS = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "fixtures" / "duplicates.jsonl").read_text(encoding="utf-8").splitlines()
]


def claim(data: dict[str, Any]) -> Claim:
    signature = Signature(**data["signature"]) if data["signature"] else None
    return Claim(data["type"], data["summary"], signature, data["scope_glob"])


def test_there_are_at_least_forty_labelled_pairs_of_every_kind() -> None:
    assert len(PAIRS) >= 40
    assert {pair["relation"] for pair in PAIRS} == {"same", "opposite", "other_signature", "different"}


@pytest.mark.parametrize("pair", PAIRS, ids=[pair["id"] for pair in PAIRS])
def test_labelled_pairs_are_told_apart_in_both_directions(pair: dict[str, Any]) -> None:
    left, right = claim(pair["left"]), claim(pair["right"])

    assert (relation(left, right), relation(right, left)) == (pair["relation"], pair["relation"])


def test_related_finds_among_memories_what_relation_tells_of_each() -> None:
    memories = [
        Memory(
            id=f"{number:012x}",
            summary=right.summary,
            type=right.type,
            signature=right.signature,
            scope_glob=right.scope_glob,
            semantic_key=semantic_key(right.type, right.signature, right.scope_glob, right.summary),
        )
        for number, right in enumerate(claim(pair["right"]) for pair in PAIRS)
    ]

    for pair in PAIRS:
        left = claim(pair["left"])
        expected = [(row, found) for row in memories if (found := relation(left, claim_of(row))) != "different"]
        assert related(left, memories) == expected


def command(pattern: str) -> Signature:
    return Signature("bash", "command", "cmd", pattern)


@pytest.mark.parametrize(
    ("memory_type", "signature", "scope", "summary", "key"),
    [
        ("pitfall", command("npm run test"), "a/**", "whatever", "pitfall|bash:command:cmd:npm test"),
        ("policy", None, "src/**", "Never edit the Generated files", "policy|src/**|edit files generated not"),
        ("policy", None, "src/**", "Edit generated files", "policy|src/**|edit files generated"),
    ],
)
def test_the_key_is_type_with_signature_else_scope_and_words(
    memory_type: MemoryType, signature: Signature | None, scope: str, summary: str, key: str
) -> None:
    assert semantic_key(memory_type, signature, scope, summary) == key


@pytest.mark.parametrize(
    ("text", "pattern", "expected"),
    [
        ("Never run npm test", "npm test", "against"),
        ("Use pnpm test instead of npm test", "npm test", "against"),
        ("Use pnpm test", "npm test", "open"),
        ("npm test runs the unit tests", "npm test", "open"),
        ("Always run npm test before a commit", "npm test", "for"),
        ("npm test fails here", "npm test", "against"),
        ("npm test 하지 마세요", "npm test", "against"),
        ("Don’t use tabs", "", "against"),
        ("Use tabs; never spaces", "", "for"),
        ("탭은 쓰지 않는다", "", "against"),
    ],
)
def test_stance_is_read_from_what_stands_around_the_command(text: str, pattern: str, expected: Stance) -> None:
    assert stance(text, pattern) == expected


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("Run pnpm test here", "Run pnpm test from packages/api", "same"),
        ("Run pnpm test here", "Use bun test here", "opposite"),
        ("Run pnpm test, npm test calls node", "Use node scripts/test.js", "opposite"),
        ("npm test is broken, node is too old", "Use pnpm test", "same"),
        ("Never use yarn or npm test", "Use pnpm test", "same"),
    ],
)
def test_another_remedy_for_the_same_command_is_a_contradiction(left: str, right: str, expected: Relation) -> None:
    one, other = (Claim("pitfall", text, command("npm test"), "**") for text in (left, right))

    assert relation(one, other) == expected


def test_numbers_and_replaced_words_keep_claims_apart() -> None:
    assert [
        is_similar("Use port 3000", "Use port 3001"),
        is_similar("Use tabs in Go files", "Use spaces in Go files"),
        is_similar("Use Python 3.11 in CI", "Use Python in CI"),
        is_similar("Use tabs in the Go file", "Use tabs in Go files"),
    ] == [False, False, False, True]


def test_identity_words_drop_what_carries_no_meaning() -> None:
    assert identity_words("You must always run `make lint` in packages/api, please") == (
        "run",
        "make",
        "lint",
        "packages/api",
    )
