"""What is said at a prompt: memories and earlier sessions that fit it, once each (S37 to S39).

Owns the order of asking: what the prompt is for, which index is asked, what ledger and log say of it. It reads the
indexes and returns; the caller answers, records, and keeps what was shown. Called by `on_turn` for prompts that a
person wrote, and by `hm memory:why --prompt`.
"""

from __future__ import annotations

from harness_memory.hot import before_model, paths, prompt_intent, recall, snapshot, wire
from harness_memory.hot.entities import entities_in
from harness_memory.hot.lexical import terms
from harness_memory.hot.snapshot import SnapshotError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.snapshot import Snapshot

TALK_WEIGHT = 0.5
"""How much of its sureness a memory loses for a prompt that is talk for certain (chosen on labelled queries)."""


class Asked:
    """A prompt and where it stands: the project's state directory, the session and its cursor."""

    __slots__ = ("now_ms", "session_key", "state", "state_dir", "text")

    def __init__(self, text: str, *, state_dir: str, session_key: str, state: dict[str, Any], now_ms: int) -> None:
        self.text = text
        self.state_dir = state_dir
        self.session_key = session_key
        self.state = state
        self.now_ms = now_ms


class Briefing:
    """What a prompt gets: lines for the model, the ids they show, words for ledger and log, reasons for the rest.

    `greets`: the session's baseline rows are among the lines, or there are none; `confidence`: in the best memory.
    """

    __slots__ = ("confidence", "fields", "greets", "lines", "shown", "suppressed")

    def __init__(self) -> None:
        self.confidence = 0.0
        self.greets = False
        self.lines: list[str] = []
        self.shown: list[str] = []
        self.suppressed: list[tuple[str, str]] = []
        self.fields: dict[str, Any] = {
            "intent": "",
            "recall_trigger": "",
            "recall_mode": "",
            "recall_status": "query_failed",
            "recall_item_count": 0,
            "injected_item_count": 0,
        }

    def show(self, rows: list[dict[str, Any]], lines: list[str]) -> None:
        """Add rows with the lines that show them."""
        self.shown += [row["id"] for row in rows]
        self.lines += lines
        self.fields["injected_item_count"] = len(self.lines)


def brief(asked: Asked) -> Briefing:
    """Return what is said at a prompt; an index that is missing or damaged is a failed query, no error."""
    briefing = Briefing()
    try:
        index = snapshot.open_snapshot(paths.snapshot_path(asked.state_dir, paths.LEXICAL_NAME))
    except SnapshotError:
        return briefing
    try:
        _ask(briefing, asked, index)
    except SnapshotError:
        briefing.fields["recall_status"] = "query_failed"
    finally:
        index.close()
    return briefing


def _ask(briefing: Briefing, asked: Asked, index: Snapshot) -> None:
    entities = entities_in(asked.text, index.header["entities"])
    intent, talk = prompt_intent.read_intent(asked.text, entities=entities, said_before=asked.state["last_assistant"])
    settings = index.header["settings"]["before_model"]
    briefing.fields.update(
        intent=intent,
        recall_trigger=prompt_intent.recall_trigger(intent, named=bool(entities)),
        recall_mode=prompt_intent.recall_mode(intent, named=bool(entities)),
        recall_status="not_needed",
    )
    if intent != "casual" and not asked.state["greeted"]:
        _greet(briefing, asked, settings)
    if briefing.fields["recall_mode"]:
        _look_up(briefing, asked, index, settings, talk)


def _greet(briefing: Briefing, asked: Asked, settings: dict[str, Any]) -> None:
    """Show the baseline rows at the first prompt of a session whose start was not seen."""
    from harness_memory.hot.session_start import rows_of

    briefing.greets = True
    rows, suppressed = rows_of(asked.state_dir, "baseline", settings, asked.now_ms)
    briefing.show(rows, [wire.item_line(row) for row in rows])
    briefing.suppressed += suppressed


def _look_up(briefing: Briefing, asked: Asked, index: Snapshot, settings: dict[str, Any], talk: float) -> None:
    """Ask both indexes; what the baseline rows took of the budget is gone.

    `talk`: how likely the prompt needs no memory; a memory must be the surer to be of use for it.
    """
    query = terms(asked.text)
    earlier = prompt_intent.asks_for_earlier(asked.text)
    shown = {*asked.state["shown"], *briefing.shown}
    used = sum(len(line.encode()) + 1 for line in briefing.lines)
    selection = before_model.select(
        query,
        index,
        {
            "min_score": settings["min_score"] / (1 - TALK_WEIGHT * talk),
            "max_items": settings["max_items"] - len(briefing.lines),
            "max_bytes": settings["max_bytes"] - used,
        },
        named=before_model.paths_in(asked.text),
        touched=asked.state["last_file"],
        shown=shown,
        earlier=earlier,
        now_ms=asked.now_ms,
    )
    briefing.confidence = selection.confidence
    briefing.suppressed += selection.suppressed
    briefing.show(selection.items, [wire.item_line(row) for row in selection.items])
    past = recall.recall(query, asked.state_dir, settings["recall"], asked.session_key, shown, earlier=earlier)
    briefing.show(past, [wire.recall_line(row) for row in past])
    briefing.fields["recall_item_count"] = len(past)
    briefing.fields["recall_status"] = "queried_success" if past else selection.outcome
