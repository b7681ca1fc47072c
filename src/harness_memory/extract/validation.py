"""The rules a fact must pass before it may touch the store: V1 to V12, each a function of its own.

Owns what is refused and why. Decides only: no store, no files. A rule returns the fact it accepts (V11 may change
what triggers it) or a `Refusal`; the first refusal ends a fact. Called by the worker and by evals; tests replace single
rules through `rules`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from harness_memory.core.evidence import line_text
from harness_memory.core.model import (
    LIVE_STATUSES,
    Episode,
    Fact,
    Failure,
    LedgerLine,
    Memory,
    RefusedFact,
    Signature,
    Trigger,
    ValidFact,
)
from harness_memory.core.provenance import classify_citation, signature_stands
from harness_memory.core.scanner import scan_text
from harness_memory.core.similarity import semantic_key
from harness_memory.core.suggestions import host_tool_of, suggest_pattern
from harness_memory.core.tier import is_hooked, is_repository_scope
from harness_memory.extract.regex_sweep import slow_on
from harness_memory.extract.schema import Candidate, ParsedAnswer, shape_fault
from harness_memory.extract.scopes import touches
from harness_memory.hot.activation import SCOPE_ONLY_TYPES
from harness_memory.hot.signatures import is_specific, regex_is_safe, would_hit

HALLUCINATION_LIMIT = 0.5
"""Above this share of citations that lead nowhere an answer is suspect as a whole."""
RESTATEMENT_SHARE = 0.9


@dataclass(frozen=True, slots=True)
class Case:
    """What a rule judges by: the extractor's own object, the episode, the live memories, the facts already valid."""

    raw: object
    episode: Episode
    memories: Sequence[Memory]
    accepted: Sequence[Fact]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a fact is refused, in one sentence."""

    reason: str


Rule = Callable[[Fact, Case], Fact | Refusal]


@dataclass(frozen=True, slots=True)
class Validated:
    """The verdict on an answer. `suspect` is why it is skipped as a whole, "" when it is not."""

    valid: tuple[ValidFact, ...]
    refused: tuple[RefusedFact, ...]
    suspect: str = ""


def check_shape(fact: Fact, case: Case) -> Fact | Refusal:
    """V1: the fact keeps the shape of the schema."""
    fault = shape_fault(case.raw)
    return Refusal(f"The fact leaves the schema: {fault}.") if fault else fact


def check_citations(fact: Fact, case: Case) -> Fact | Refusal:
    """V2: every citation is a line of this episode; lines of the turn before are not citable (S3)."""
    missing = _unknown_refs(fact, case.episode)
    return Refusal(f"It cites what is no line of the episode: {', '.join(missing)}.") if missing else fact


def check_scope(fact: Fact, case: Case) -> Fact | Refusal:
    """V3: the scope is relative to the project and covers a file of the episode, unless a signature is precise."""
    if not is_repository_scope(fact.scope_glob):
        return Refusal("The scope is no glob relative to the project.")
    if fact.signature is None and not touches(fact.scope_glob, case.episode.scope_refs):
        return Refusal("The scope covers no file of the episode.")
    return fact


def check_tool_used(fact: Fact, case: Case) -> Fact | Refusal:
    """V4: the signature's tool was used in the episode, or an explicit rule that is cited names its target (S12)."""
    signature = fact.signature
    if signature is None or _is_used(signature.tool, case.episode):
        return fact
    if case.episode.flags.explicit_rule and any(
        signature_stands(signature, line_text(line)) for line in _cited_prompts(fact, case.episode)
    ):
        return fact
    return Refusal("The tool of its signature was not used in the episode.")


def check_regex(fact: Fact, case: Case) -> Fact | Refusal:  # noqa: ARG001 - every rule takes the case
    """V5: a regular expression compiles, nests no repeats and is fast on 4 KB samples."""
    if fact.signature is None or fact.signature.kind != "regex":
        return fact
    problem = regex_is_safe(fact.signature.pattern)
    if problem:
        return Refusal(f"The regular expression is refused: {problem}.")
    length = slow_on(fact.signature.pattern)
    return Refusal(f"The regular expression is too slow on {length} characters.") if length else fact


def check_content(fact: Fact, case: Case) -> Fact | Refusal:
    """V6: every text passes the scanner and none speaks of this program or of a memory by its id."""
    pattern = fact.signature.pattern if fact.signature else ""
    texts = (fact.summary, fact.details, fact.rationale, fact.scope_glob, pattern, *fact.aliases)
    for text in texts:
        # What a signature names is what shall not happen; a rule against piping curl into sh has to name it.
        found = scan_text(text, is_prohibited=text == pattern)
        if found:
            return Refusal(f"A text of the fact {found}.")
    if any(memory.id in text for memory in case.memories for text in texts):
        return Refusal("A text of the fact names a memory by its id.")
    return fact


def check_target(fact: Fact, case: Case) -> Fact | Refusal:
    """V7: what is reinforced, superseded or called stale exists and is live."""
    if fact.action == "create":
        return fact
    is_live = any(memory.id == fact.target_id and memory.status in LIVE_STATUSES for memory in case.memories)
    return fact if is_live else Refusal("The memory it is about does not exist.")


def check_restatement(fact: Fact, case: Case) -> Fact | Refusal:
    """V8: the summary is not the prompt over again; an explicit rule may be (S13).

    It is when both are equal but for case and punctuation, or when it holds nine tenths of the prompt's words in order
    and they make up half of it: three words of a short prompt are found in many a good summary.
    """
    if case.episode.flags.explicit_rule:
        return fact
    summary = _words(fact.summary)
    for line in case.episode.lines:
        if line.kind != "prompt":
            continue
        prompt = _words(line_text(line))
        common = _common_in_order(prompt, summary)
        if prompt and common >= RESTATEMENT_SHARE * len(prompt) and 2 * common >= len(summary):
            return Refusal("The summary repeats the prompt.")
    return fact


def check_repetition(fact: Fact, case: Case) -> Fact | Refusal:
    """V9: no earlier fact of the answer makes the same claim."""
    key = _key(fact)
    return Refusal("An earlier fact says the same.") if any(_key(other) == key for other in case.accepted) else fact


def check_specific(fact: Fact, case: Case) -> Fact | Refusal:  # noqa: ARG001 - every rule takes the case
    """V10: the signature is narrow enough for a rule that nobody typed."""
    if fact.signature is None or is_specific(fact.signature.as_dict()):
        return fact
    return Refusal("The signature would match too many calls.")


def keep_deliverable_triggers(fact: Fact, case: Case) -> Fact | Refusal:  # noqa: ARG001 - every rule takes the case
    """V11: before_tool stays only where a hook can deliver it; elsewhere it becomes before_model."""
    if "before_tool" not in fact.triggers or _is_deliverable(fact):
        return fact
    triggers: list[Trigger] = ["before_model" if trigger == "before_tool" else trigger for trigger in fact.triggers]
    return replace(fact, triggers=tuple(dict.fromkeys(triggers)))


def check_resolution(fact: Fact, case: Case) -> Fact | Refusal:
    """V12: the signature does not match what resolved the failure that is cited (S14).

    It may where the resolving text is the failing text: then something else had been mended.
    """
    if fact.signature is None:
        return fact
    for failure in case.episode.failures:
        is_cited = failure.resolved_by and {failure.line, failure.resolved_by} & set(fact.evidence_refs)
        if is_cited and not _is_same_text(failure) and _hits_resolution(fact.signature, failure, case.episode):
            return Refusal(_on_the_fix(failure, case.episode))
    return fact


RULES: Mapping[str, Rule] = {
    "V1": check_shape,
    "V2": check_citations,
    "V3": check_scope,
    "V4": check_tool_used,
    "V5": check_regex,
    "V6": check_content,
    "V7": check_target,
    "V8": check_restatement,
    "V9": check_repetition,
    "V10": check_specific,
    "V11": keep_deliverable_triggers,
    "V12": check_resolution,
}


def validate(
    answer: ParsedAnswer, episode: Episode, memories: Sequence[Memory], rules: Mapping[str, Rule] = RULES
) -> Validated:
    """Judge an answer: the facts that hold, their citations classified, and those refused, each with its rule."""
    suspect = _suspicion(answer, episode)
    if suspect:
        return Validated((), (), suspect)
    valid: list[ValidFact] = []
    refused: list[RefusedFact] = []
    for candidate in answer.candidates:
        case = Case(candidate.raw, episode, memories, [one.fact for one in valid])
        match _judge(candidate, case, rules):
            case RefusedFact() as refusal:
                refused.append(refusal)
            case Fact() as fact:
                lines = {line.number: line for line in episode.lines}
                cited = [lines[ref] for ref in fact.evidence_refs if ref in lines]
                valid.append(ValidFact(fact, tuple(classify_citation(line, fact, episode) for line in cited)))
    return Validated(tuple(valid), tuple(refused))


def _judge(candidate: Candidate, case: Case, rules: Mapping[str, Rule]) -> Fact | RefusedFact:
    fact = candidate.fact
    for name, rule in rules.items():
        verdict = rule(fact, case)
        if isinstance(verdict, Refusal):
            return RefusedFact(fact, name, verdict.reason)
        fact = verdict
    return fact


def _suspicion(answer: ParsedAnswer, episode: Episode) -> str:
    facts = [candidate.fact for candidate in answer.candidates]
    cited = sum(len(fact.evidence_refs) for fact in facts)
    unknown = sum(len(_unknown_refs(fact, episode)) for fact in facts)
    return f"{unknown} of {cited} citations lead nowhere" if unknown > HALLUCINATION_LIMIT * cited else ""


def _unknown_refs(fact: Fact, episode: Episode) -> list[str]:
    known = {line.number for line in episode.lines}
    return [ref for ref in fact.evidence_refs if ref not in known]


def _cited_prompts(fact: Fact, episode: Episode) -> list[LedgerLine]:
    return [
        line
        for line in episode.lines
        if line.number in fact.evidence_refs and line.kind == "prompt" and line.prompt_class != "injected"
    ]


def _is_used(tool: str, episode: Episode) -> bool:
    if tool == "write":  # edit restricted to the host's Write (S23)
        return any(line.fields.get("host_tool") == "Write" for line in episode.lines)
    return tool in episode.tools_used


def _is_deliverable(fact: Fact) -> bool:
    if fact.signature is not None:
        return is_hooked(fact.signature.tool)
    reaches_edits = not fact.relevant_tools or not {"edit", "write"}.isdisjoint(fact.relevant_tools)
    return fact.type in SCOPE_ONLY_TYPES and reaches_edits


def _key(fact: Fact) -> str:
    return semantic_key(fact.type, fact.signature, fact.scope_glob, fact.summary)


def _is_same_text(failure: Failure) -> bool:
    return failure.text.split() == failure.resolution_text.split()


def _hits_resolution(signature: Signature, failure: Failure, episode: Episode) -> bool:
    return would_hit(signature.as_dict(), failure.resolution_text, host_tool_of(failure.resolved_by, episode))


def _on_the_fix(failure: Failure, episode: Episode) -> str:
    """Why a signature is refused by V12, with the one that tells failure and resolution apart where there is one."""
    tools = (host_tool_of(number, episode) for number in (failure.line, failure.resolved_by))
    pattern = suggest_pattern(failure, *tools)
    return f"The signature also matches the call that resolved the failure{f'; {pattern!r} does not' * bool(pattern)}."


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _common_in_order(left: Sequence[str], right: Sequence[str]) -> int:
    """The length of the longest common subsequence; both sides are bounded by the ledger and the schema."""
    row = [0] * (len(right) + 1)
    for word in left:
        diagonal = 0
        for at, other in enumerate(right, 1):
            diagonal, row[at] = row[at], diagonal + 1 if word == other else max(row[at], row[at - 1])
    return row[-1]
