"""The schema a provider is given, and the first reading of an answer."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from harness_memory.core.model import Fact, Signature
from harness_memory.extract.schema import (
    Answer,
    FactAnswer,
    ParsedAnswer,
    SignatureAnswer,
    Suspect,
    answer_schema,
    parse_answer,
    read_fact,
    shape_fault,
)
from tests.extract.episodes import answer_of, make_fact, signature


def nodes(value: object) -> Iterator[dict[str, object]]:
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from nodes(part)


def test_schema_stands_alone_and_requires_every_property() -> None:
    schema = answer_schema()
    objects = [node for node in nodes(schema) if node.get("type") == "object"]
    assert [set(node) for node in objects] == [{"type", "properties", "required", "additionalProperties"}] * 3
    assert [node["required"] for node in objects] == [
        list(model.model_fields) for model in (Answer, FactAnswer, SignatureAnswer)
    ]
    assert all(node["additionalProperties"] is False for node in objects)
    assert not {"$ref", "$defs", "title", "default"} & set().union(*nodes(schema))
    assert len(json.dumps(schema)) < 4_000


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("just prose", "the answer is not a JSON object"),
        (None, "the answer is not a JSON object"),
        ([make_fact()], "the answer is not a JSON object"),
        ({}, "the answer holds no list of facts"),
        ({"facts": "none"}, "the answer holds no list of facts"),
        (answer_of(*[make_fact()] * 9), "the answer holds 9 facts, more than 8"),
    ],
)
def test_answer_that_cannot_be_judged_is_suspect(answer: object, reason: str) -> None:
    assert parse_answer(answer) == Suspect(reason)


def test_answer_is_read_with_whatever_its_facts_are() -> None:
    parsed = parse_answer({"episode_summary": " two\n words ", "nothing_to_learn": False, "facts": [make_fact(), 7]})
    assert isinstance(parsed, ParsedAnswer)
    assert parsed.episode_summary == "two words"
    assert [shape_fault(candidate.raw) == "" for candidate in parsed.candidates] == [True, False]


def test_fact_is_read_into_trusted_types() -> None:
    raw = make_fact(
        summary="  Use the\ttask runner ",
        trigger_signature=signature(" npm  run dev ", tool="Bash"),
        relevant_tools=["Bash", "bash", "mcp:Search/run", "WebFetch"],
        evidence_refs=["e1", " e2 ", "e1"],
        lifecycle_triggers=["before_tool", "before_tool"],
        confidence=1,
        target_id="0a1b",
        aliases=["dev server", ""],
    )
    assert read_fact(raw) == Fact(
        action="create",
        type="pitfall",
        summary="Use the task runner",
        details="",
        scope_glob="**",
        relevant_tools=("bash", "mcp:Search/run", "fetch"),
        signature=Signature("bash", "command", "cmd", "npm run dev"),
        triggers=("before_tool",),
        confidence=1.0,
        evidence_refs=("e1", "e2"),
        knowledge_kind="correction",
        rationale="The person said so.",
        aliases=("dev server",),
        target_id="0a1b",
    )


def test_foreign_types_are_read_as_empty() -> None:
    fact = read_fact({"summary": 5, "confidence": True, "evidence_refs": "e1", "trigger_signature": [], "aliases": [1]})
    assert (fact.summary, fact.confidence, fact.evidence_refs, fact.signature, fact.aliases) == ("", 0.0, (), None, ())
