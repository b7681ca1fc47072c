"""Score the signals on labelled prompts (`hm eval:signals`, S53).

A row is `{id, lang, prompt, prev_assistant, prev_tool_failed, correction, remember, explicit_rule, human, intent?,
intent_alt?, known?, entities?, ambiguous?}`. Labels a row lists as ambiguous are left out, and so is an intent or
a list of entities that it does not give. Called by the command line and by tests; reads no files itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from harness_memory.core.signals import Before, SpokenPrompt, asks_to_remember, correction_strength, states_rule
from harness_memory.evals.intents import IntentTally, is_silenced, read_intent
from harness_memory.evals.labels import Tally
from harness_memory.evals.summary import summarize_rows
from harness_memory.hot.intent import is_injected

# The answer under each name, and the label of the row it is held against.
LABELS = {
    "correction_strong": "correction",
    "correction_any": "correction",
    "remember": "remember",
    "explicit_rule": "explicit_rule",
    "human": "human",
}
# A strong correction that was missed may be a weak one: only `correction_any` tells of misses there, and a weak one
# that was none is allowed (a fifth of the prompts): only `correction_strong` tells of false alarms.
_MAY_MISS, _MAY_ALARM = "correction_strong", "correction_any"
INTENT, ENTITIES = "intent", "entities"


class _Group:
    """The counts of all rows, or of those in one language."""

    __slots__ = ("entities", "intents", "labels")

    def __init__(self) -> None:
        self.labels = {name: Tally() for name in LABELS}
        self.intents = IntentTally()
        self.entities = Tally()

    def add(self, row: dict[str, Any], got: dict[str, Any], scored: Sequence[str]) -> None:
        """Count one row, by the labels of it that are scored."""
        for name in scored:
            if name == INTENT:
                self.intents.add(row, got[INTENT])
            elif name == ENTITIES:
                self.entities.add_sets(expected=row[ENTITIES], got=got[ENTITIES])
            else:
                self.labels[name].add(expected=row[LABELS[name]], got=got[name])

    def scores(self) -> dict[str, dict[str, float]]:
        """Return the rates under the names of S53."""
        rates = {name: tally.scores() for name, tally in self.labels.items()}
        return {**rates, INTENT: self.intents.scores(), ENTITIES: self.entities.scores()}


def _answers(row: dict[str, Any]) -> dict[str, Any]:
    """Everything that is read in one prompt."""
    intent, entities = read_intent(row)
    return {**_signals_row(row), INTENT: intent, ENTITIES: entities}


def _signals_row(row: dict[str, Any]) -> dict[str, bool]:
    """What the signals say about one prompt; an injected one signals nothing."""
    text, said_before = str(row["prompt"]), str(row.get("prev_assistant", ""))
    if is_injected(text):
        return dict.fromkeys(LABELS, False)
    before = Before(said_before, acted=bool(said_before), failed=bool(row.get("prev_tool_failed")))
    strength = correction_strength(SpokenPrompt(text, before))
    return {
        "correction_strong": strength == "strong",
        "correction_any": strength != "",
        "remember": asks_to_remember(text),
        "explicit_rule": states_rule(text),
        "human": True,
    }


def score_signals(rows: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Score labelled prompts; `scores.by_lang` holds the same rates per language.

    `scores.flagged` is the share of typed prompts without a correction that were taken for one, weakly or strongly.
    """
    groups: dict[str, _Group] = {"": _Group()}
    failures: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    flagged = others = 0
    for row in rows:
        got = _answers(row)
        results.append({"id": row["id"], "got": got})
        scored = _scored(row)
        for group in ("", row["lang"]):
            groups.setdefault(group, _Group()).add(row, got, scored)
        if row["human"] and not row["correction"] and "correction_any" in scored:
            flagged, others = flagged + got["correction_any"], others + 1
        wrong = [name for name in scored if _is_wrong(name, row, got)]
        if wrong:
            failures.append({**row, "got": got, "wrong": wrong})
    scores = {
        **groups[""].scores(),
        "flagged": round(flagged / others, 4) if others else 0.0,
        "by_lang": {lang: group.scores() for lang, group in sorted(groups.items()) if lang},
    }
    return summarize_rows(results, failures, scores)


def _scored(row: dict[str, Any]) -> list[str]:
    """Return the names of the answers that this row's labels can be held against."""
    doubtful = row.get("ambiguous", ())
    names = [name for name, label in LABELS.items() if label not in doubtful]
    return names + [name for name in (INTENT, ENTITIES) if row.get(name) is not None and name not in doubtful]


def _is_wrong(name: str, row: dict[str, Any], got: dict[str, Any]) -> bool:
    """Whether an answer is a mistake. Of the intents only a request that is silenced: the others are words in a log."""
    if name == INTENT:
        return is_silenced(row, got[INTENT])
    if name == ENTITIES:
        return set(row[ENTITIES]) != set(got[ENTITIES])
    expected = row[LABELS[name]]
    if expected == got[name]:
        return False
    return not (expected and name == _MAY_MISS) and not (got[name] and name == _MAY_ALARM)
