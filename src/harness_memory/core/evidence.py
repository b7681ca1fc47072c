"""How much an episode weighs, whether it is worth a model call, and the words quoted from a line.

Pure. Called by `core.episodes`, `core.provenance` and the worker. Weights and the cap are given.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from harness_memory.core.model import Episode, Failure, Flags, LedgerLine, ValidFact

CORRECTION_WEIGHT = {"": 0, "weak": 1, "strong": 2}
REMEMBER_WEIGHT = 3
RESOLVED_WEIGHT = 2
UNRESOLVED_WEIGHT = 1
WEIGHT_CAP = 10
QUOTE_LIMIT = 300


def weigh(flags: Flags, failures: Sequence[Failure]) -> int:
    """Return the evidence weight of an episode."""
    weight = CORRECTION_WEIGHT[flags.correction] + (REMEMBER_WEIGHT if flags.remember else 0)
    weight += sum(RESOLVED_WEIGHT if failure.resolved_by else UNRESOLVED_WEIGHT for failure in failures)
    return min(weight, WEIGHT_CAP)


def is_eligible(episode: Episode) -> bool:
    """Tell whether an episode goes to the extractor: some evidence, or a decision that was recorded."""
    return episode.evidence_weight >= 1 or episode.flags.decision_marker


def confirmed_weight(episode: Episode, facts: Iterable[ValidFact]) -> int:
    """Return the weight once the facts are known: a weak correction counts 2 when the extractor took a typed prompt
    for one (behaviour §2.4).
    """
    confirmed = episode.flags.correction == "weak" and any(
        fact.fact.knowledge_kind == "correction" and any(c.provenance_class == "typed" for c in fact.citations)
        for fact in facts
    )
    gained = CORRECTION_WEIGHT["strong"] - CORRECTION_WEIGHT["weak"] if confirmed else 0
    return min(episode.evidence_weight + gained, WEIGHT_CAP)


def line_text(line: LedgerLine) -> str:
    """Return all words of a line that a person could read in it."""
    fields = line.fields
    if line.kind in ("prompt", "assistant"):
        return str(fields.get("text", ""))
    if line.kind == "fired":
        return str(fields.get("target_digest", ""))
    parts = [fields.get("input_digest", ""), *fields.get("scope_refs", [])]
    parts += [fields.get("error", ""), fields.get("output_head", ""), fields.get("output_tail", "")]
    return "\n".join(str(part) for part in parts if part)


def quote(line: LedgerLine) -> str:
    """Return at most 300 characters of a line for review and trace (S11); lines are redacted when written."""
    if line.kind == "fired":
        text = f"{line.fields.get('delivery', '')} {line.fields.get('target_digest', '')}"
    elif line.is_call:
        text = f"{line.fields.get('tool', '')}: {line.fields.get('input_digest', '')}"
        error = str(line.fields.get("error", ""))
        text += f" → {error}" if error else ""
    else:
        text = line_text(line)
    text = " ".join(text.split())
    return text if len(text) <= QUOTE_LIMIT else text[: QUOTE_LIMIT - 1] + "…"
