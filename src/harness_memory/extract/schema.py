"""The extractor's answer: its shape, the JSON schema a provider is given, and the first reading of what came back.

Owns the pydantic models at this edge. Judges the answer as a whole (an object with at most eight facts, else suspect)
and reads each fact leniently; whether a fact keeps the shape is rule V1, in `validation`. Called by the worker and by
validation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Self, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from harness_memory.core.model import Action, Fact, KnowledgeKind, Signature, Trigger
from harness_memory.hot.signatures import KINDS, TARGETS, canonical_tool

MAX_FACTS = 8
MAX_PATTERN = 200
MAX_ALIASES = 8

ExtractedType = Literal["pitfall", "policy", "workflow", "decision", "architecture_constraint"]
PatternKind = Literal["cmd", "glob", "substring", "regex"]
Name = Annotated[str, Field(min_length=1, max_length=100)]


class _Shape(BaseModel):
    # The schema forbids further keys so that a model does not invent them; one that does is not refused for it.
    model_config = ConfigDict(
        frozen=True,
        strict=True,
        extra="ignore",
        json_schema_extra={"additionalProperties": False},
        json_schema_serialization_defaults_required=True,
    )


class SignatureAnswer(_Shape):
    """The call a fact is about."""

    tool: Annotated[Name, Field(description=f"{', '.join(TARGETS)} or mcp:server/tool")]
    target: Annotated[Name, Field(description="command for bash, path for file tools, url for fetch, else a field")]
    pattern_kind: PatternKind
    pattern: str = Field(min_length=1, max_length=MAX_PATTERN)

    @model_validator(mode="after")
    def _parts_fit(self) -> Self:
        tool = _tool_name(self.tool)
        wanted = TARGETS.get(tool, self.target)
        if self.target != wanted:
            raise ValueError(f"the target of a {tool} signature is {wanted}")
        if self.pattern_kind == "cmd" and tool != "bash":
            raise ValueError("kind cmd compares shell commands, so its tool is bash")
        return self


class FactAnswer(_Shape):
    """One claim, as the extractor states it."""

    action: Action
    type: ExtractedType
    summary: str = Field(min_length=12, max_length=160)
    details: str = Field(default="", max_length=1000)
    scope_glob: str = Field(default="**", min_length=1, max_length=200, description="repository-relative glob")
    relevant_tools: list[Name] = Field(default=[], max_length=8)
    trigger_signature: SignatureAnswer | None = None
    lifecycle_triggers: list[Trigger] = Field(min_length=1, max_length=4)
    confidence: float = Field(ge=0, le=1)
    evidence_refs: list[Name] = Field(min_length=1, max_length=20, description="numbers of cited lines, such as e3")
    knowledge_kind: KnowledgeKind
    rationale: str = Field(default="", max_length=600)
    aliases: list[Name] = Field(default=[], max_length=MAX_ALIASES)
    target_id: str = Field(default="", max_length=40, description='memory meant by the action, "" for create')


class Answer(_Shape):
    """The whole answer for one episode."""

    episode_summary: str = Field(max_length=400)
    nothing_to_learn: bool
    facts: list[FactAnswer] = Field(max_length=MAX_FACTS)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A fact before the rules: the extractor's own object, and what could be read of it."""

    raw: object
    fact: Fact


@dataclass(frozen=True, slots=True)
class ParsedAnswer:
    """An answer worth judging fact by fact. Facts count even where `nothing_to_learn` contradicts them."""

    episode_summary: str
    candidates: tuple[Candidate, ...]


@dataclass(frozen=True, slots=True)
class Suspect:
    """An answer that is skipped whole, and why (final for its episode, S16)."""

    reason: str


def answer_schema() -> dict[str, Any]:
    """Return the JSON schema of an answer with every reference inlined and every property required."""
    schema = Answer.model_json_schema(mode="serialization")
    definitions = schema.pop("$defs")
    return cast("dict[str, Any]", _plain(schema, definitions))


def parse_answer(answer: object) -> ParsedAnswer | Suspect:
    """Read a provider's structured answer; text that is no JSON object arrives here as what it is."""
    if not isinstance(answer, Mapping):
        return Suspect("the answer is not a JSON object")
    facts = answer.get("facts")
    if not isinstance(facts, list):
        return Suspect("the answer holds no list of facts")
    if len(facts) > MAX_FACTS:
        return Suspect(f"the answer holds {len(facts)} facts, more than {MAX_FACTS}")
    return ParsedAnswer(
        episode_summary=_text(answer, "episode_summary"),
        candidates=tuple(Candidate(raw, read_fact(raw)) for raw in facts),
    )


def shape_fault(raw: object) -> str:
    """Return where a fact leaves the shape, as one sentence; "" when it keeps it."""
    try:
        FactAnswer.model_validate(raw)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        return f"{place}: {first['msg']}" if place else first["msg"]
    return ""


def read_fact(raw: object) -> Fact:
    """Read what can be read of a fact; a missing part or one of a wrong type is empty (V1 judges the rest)."""
    item = raw if isinstance(raw, Mapping) else {}
    confidence = item.get("confidence")
    is_number = isinstance(confidence, int | float) and not isinstance(confidence, bool)
    # The casts hold once V1 has passed; a refused fact is only ever counted and shown.
    return Fact(
        action=cast("Action", _text(item, "action")),
        type=cast("ExtractedType", _text(item, "type")),
        summary=_text(item, "summary"),
        details=_text(item, "details"),
        scope_glob=_text(item, "scope_glob") or "**",
        relevant_tools=tuple(dict.fromkeys(_tool_name(tool) for tool in _texts(item, "relevant_tools"))),
        signature=_read_signature(item.get("trigger_signature")),
        triggers=cast("tuple[Trigger, ...]", tuple(dict.fromkeys(_texts(item, "lifecycle_triggers")))),
        confidence=float(cast("float", confidence)) if is_number else 0.0,
        evidence_refs=tuple(dict.fromkeys(_texts(item, "evidence_refs"))),
        knowledge_kind=cast("KnowledgeKind", _text(item, "knowledge_kind")),
        rationale=_text(item, "rationale"),
        aliases=tuple(dict.fromkeys(_texts(item, "aliases"))),
        target_id=_text(item, "target_id"),
    )


def _read_signature(raw: object) -> Signature | None:
    if not isinstance(raw, Mapping):
        return None
    return Signature(
        tool=_tool_name(_text(raw, "tool")),
        target=_text(raw, "target"),
        kind=_text(raw, "pattern_kind") if _text(raw, "pattern_kind") in KINDS else "",
        pattern=_text(raw, "pattern"),
    )


def _tool_name(tool: str) -> str:
    """The canonical name of a tool; a model sometimes writes the host's."""
    return tool if tool.startswith("mcp:") else canonical_tool(tool)


def _text(item: Mapping[str, object], key: str) -> str:
    value = item.get(key)
    return " ".join(value.split()) if isinstance(value, str) else ""


def _texts(item: Mapping[str, object], key: str) -> Sequence[str]:
    value = item.get(key)
    return [part.strip() for part in value if isinstance(part, str) and part.strip()] if isinstance(value, list) else []


def _plain(node: object, definitions: Mapping[str, object]) -> object:
    """Inline references and drop what pydantic adds for people: a client hands the schema to a model as it is."""
    if isinstance(node, list):
        return [_plain(part, definitions) for part in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        return _plain(definitions[node["$ref"].rsplit("/", 1)[-1]], definitions)
    unwanted = {"title", "default"} | ({"description"} if "properties" in node else set())
    return {
        key: {name: _plain(part, definitions) for name, part in value.items()}
        if key == "properties"
        else _plain(value, definitions)
        for key, value in node.items()
        if key not in unwanted
    }
