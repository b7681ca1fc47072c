"""Score the signals on labelled prompts (`hm eval:signals`, S53).

A row is `{id, lang, prompt, prev_assistant, prev_tool_failed, correction, remember, explicit_rule, human, ambiguous?}`.
Labels a row lists as ambiguous are left out. Called by the command line and by tests; reads no files itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from harness_memory.core.signals import Before, SpokenPrompt, asks_to_remember, correction_strength, states_rule
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
    tallies: dict[str, dict[str, Tally]] = {}
    failures: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    flagged = others = 0
    for row in rows:
        got = _signals_row(row)
        results.append({"id": row["id"], "got": got})
        scored = [name for name, label in LABELS.items() if label not in row.get("ambiguous", ())]
        for group in ("", row["lang"]):
            counts = tallies.setdefault(group, {name: Tally() for name in LABELS})
            for name in scored:
                counts[name].add(expected=row[LABELS[name]], got=got[name])
        if row["human"] and not row["correction"] and "correction_any" in scored:
            flagged, others = flagged + got["correction_any"], others + 1
        wrong = [name for name in scored if _is_wrong(name, expected=row[LABELS[name]], got=got[name])]
        if wrong:
            failures.append({**row, "got": got, "wrong": wrong})
    scores = {
        **_scores(tallies.get("", {})),
        "flagged": round(flagged / others, 4) if others else 0.0,
        "by_lang": {lang: _scores(counts) for lang, counts in sorted(tallies.items()) if lang},
    }
    return summarize_rows(results, failures, scores)


def _is_wrong(name: str, *, expected: bool, got: bool) -> bool:
    if expected == got:
        return False
    return not (expected and name == _MAY_MISS) and not (got and name == _MAY_ALARM)


def _scores(counts: dict[str, Tally]) -> dict[str, dict[str, float]]:
    return {name: tally.scores() for name, tally in counts.items()}
