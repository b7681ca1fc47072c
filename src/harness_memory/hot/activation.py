"""Which memories speak at a tool call, how loudly, and why the others do not.

Pure decisions over rows of the snapshot, one call and what already fired this turn. The hook prints the answer, and
`hm memory:why` prints the reasons: both call `before_tool`. It reads no files, has `calls` ask where links lead, and
renders text only through `wire`.
"""

from __future__ import annotations

from harness_memory.hot import wire
from harness_memory.hot.calls import case_ignored, command_paths, real_path
from harness_memory.hot.globs import EVERYWHERE, glob_match, normalise_path
from harness_memory.hot.signatures import match_signature

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from harness_memory.hot.command_match import Match

    Row = dict[str, Any]

LEVELS = ("advise", "confirm", "soft_deny", "deny")  # weakest first
QUOTAS = {"policy": 2, "pitfall": 2, "workflow": 1}
SCOPE_ONLY_TYPES = ("policy", "pitfall", "decision", "architecture_constraint")
PARALLEL_WINDOW_MS = 250

DEFAULT_SETTINGS = {"max_items": 3, "max_bytes": 2048, "confirm_unasked": "soft_deny"}


class Turn:
    """Where a call stands: its turn and agent, what fired there before, and whether anybody could answer a question.

    `fired` holds this turn's fired ledger lines; `recording` is False when the ledger cannot be written (S32).
    """

    __slots__ = ("agent_id", "fired", "now_ms", "recording", "tool_use_id", "unattended")

    def __init__(
        self,
        *,
        now_ms: int,
        agent_id: str = "",
        tool_use_id: str = "",
        fired: Iterable[dict[str, Any]] = (),
        unattended: bool = False,
        recording: bool = True,
    ) -> None:
        self.now_ms = now_ms
        self.agent_id = agent_id
        self.tool_use_id = tool_use_id
        self.fired = list(fired)
        self.unattended = unattended
        self.recording = recording


class Item:
    """One row that fires: the level it is delivered at, how, on what certainty, and whether its scope lowered it."""

    __slots__ = ("certainty", "delivery", "level", "outside_scope", "row", "shown")

    def __init__(self, row: Row, level: str, delivery: str, certainty: str) -> None:
        self.row = row
        self.level = level
        self.delivery = delivery
        self.certainty = certainty
        self.outside_scope = False
        self.shown = False


class Decision:
    """The outcome for one call: the host's decision and texts, the rows that fired, and why each other row did not."""

    __slots__ = ("context", "decision", "items", "level", "message", "reason", "suppressed")

    def __init__(self) -> None:
        self.decision = "none"
        self.level = ""
        self.reason = ""
        self.context = ""
        self.message = ""
        self.items: list[Item] = []
        self.suppressed: list[tuple[str, str]] = []

    def shown(self) -> list[Item]:
        """The items whose text is delivered, strongest first."""
        return [item for item in self.items if item.shown]


def before_tool(call: dict[str, Any], rows: Iterable[Row], turn: Turn, settings: dict[str, Any]) -> Decision:
    """Decide one tool call: filter, set each row's level, rank, cut to the budget, choose the answer (S24 to S28)."""
    decision = Decision()
    for row in rows:
        item = _consider(row, call, turn, settings)
        if isinstance(item, Item):
            decision.items.append(item)
        else:
            decision.suppressed.append((row["id"], item))
    decision.items.sort(key=_rank)
    _cut_to_budget(decision, settings)
    _answer(decision)
    return decision


def fired_rows(items: Iterable[Item]) -> list[list[str]]:
    """Return what the fired line records of each item: id, level, delivery."""
    return [[item.row["id"], item.level, item.delivery] for item in items]


def _consider(row: Row, call: dict[str, Any], turn: Turn, settings: dict[str, Any]) -> Item | str:
    """Return the item a row becomes, or the reason it stays silent."""
    if row["ttl_ms"] is not None and row["ttl_ms"] <= turn.now_ms:
        return "expired"
    if "before_tool" not in row["triggers"]:
        return "trigger_mismatch"
    if row["sig"] is None:
        return _consider_scope_only(row, call, turn)
    match = match_signature(row["sig"], call)
    if not match.hit:
        return str(match.reason)
    inside = _in_scope(row["scope"], call, match)
    level = row["enforcement"] if inside and match.certainty == "sure" else "advise"
    item = _at_level(row, level, match.certainty, call, turn, settings)
    if isinstance(item, Item):
        item.outside_scope = not inside
    return item


def _consider_scope_only(row: Row, call: dict[str, Any], turn: Turn) -> Item | str:
    if row["type"] not in SCOPE_ONLY_TYPES:
        return "no_signature"
    if call["tool"] != "edit":
        return "not_an_edit"
    if row["tools"] and "edit" not in row["tools"]:
        return "tool_mismatch"
    if not _covers(row["scope"], call["paths"], call):
        return "scope_mismatch"
    if any(_names(line, row["id"]) for line in turn.fired):
        return "already_fired"
    return Item(row, "advise", "with_result", "sure")


def _at_level(
    row: Row, level: str, certainty: str, call: dict[str, Any], turn: Turn, settings: dict[str, Any]
) -> Item | str:
    """Apply the rules of how often a level speaks (S24, S25), S32 and S35."""
    delivery = "before"
    if level == "confirm" and turn.unattended and settings["confirm_unasked"] == "soft_deny":
        level, delivery = "soft_deny", "before_downgraded"
    if not turn.recording and level in ("confirm", "soft_deny"):
        level = "advise"
    if level == "soft_deny":
        before = [line for line in turn.fired if _stopped(line, row["id"], call["tool"], turn)]
        if any(line["at_ms"] <= turn.now_ms - PARALLEL_WINDOW_MS for line in before):
            passed = any([row["id"], level, "override"] in line["rows"] for line in before)
            return "overridden" if passed else Item(row, level, "override", certainty)
    if level == "advise":
        if any(_advised(line, row["id"], call["tool"], turn.agent_id) for line in turn.fired):
            return "already_fired"
        delivery = "with_result"
    return Item(row, level, delivery, certainty)


def _stopped(line: dict[str, Any], memory_id: str, tool: str, turn: Turn) -> bool:
    """Whether a fired line is this memory's soft_deny, or its override, for another call of the same agent and tool."""
    return (
        line.get("tool") == tool
        and line.get("agent_id", "") == turn.agent_id
        and line.get("tool_use_id", "") != turn.tool_use_id
        and any(entry[0] == memory_id and entry[1] == "soft_deny" for entry in line["rows"])
    )


def _advised(line: dict[str, Any], memory_id: str, tool: str, agent_id: str) -> bool:
    return line.get("tool") == tool and line.get("agent_id", "") == agent_id and _names(line, memory_id)


def _names(line: dict[str, Any], memory_id: str) -> bool:
    return any(entry[0] == memory_id for entry in line["rows"])


def _in_scope(scope: str, call: dict[str, Any], match: Match) -> bool:
    """Whether the call works inside a row's scope (S27): by a path it names or the directory a command runs in.

    Of a shell call only the commands that matched count, where the signature tells them apart.
    """
    if scope in EVERYWHERE:
        return True
    if call["tool"] != "bash":
        return _covers(scope, call["paths"], call)
    commands = match.commands or call["commands"]
    paths = command_paths(commands, call["cwd"], call["root"])
    for cwd in {command.cwd for command in commands if command.cwd}:
        paths.append(normalise_path(cwd, call["cwd"], call["root"], case_ignored(call)))
    return _covers(scope, paths, call) or _covers(scope, [real_path(path, call) for path in paths], call)


def _covers(scope: str, paths: Iterable[str], call: dict[str, Any]) -> bool:
    """Whether a scope holds one of some paths; case counts as in the file system (S29)."""
    return scope in EVERYWHERE or any(glob_match(scope, path, case_ignored(call)) for path in paths)


def _rank(item: Item) -> tuple[Any, ...]:
    row = item.row
    return (
        item.delivery == "override",  # it says nothing, so it takes no one's place
        -LEVELS.index(item.level),
        row["sig"] is None,
        row["authority"] != "human",
        -row["score"],
        -row["evidence_ms"],
        row["id"],
    )


def _cut_to_budget(decision: Decision, settings: dict[str, Any]) -> None:
    """Mark what is shown; the strongest item always is, whatever the budget, because a denial needs its reason."""
    used = dict.fromkeys(QUOTAS, 0)
    count = size = 0
    for item in decision.items:
        if item.delivery == "override":
            continue
        kind = item.row["type"]
        length = len(wire.item_line(item.row).encode())
        must = count == 0 and item.level != "advise"
        fits = count < settings["max_items"] and size + length <= settings["max_bytes"]
        if not must and (not fits or used.get(kind, 0) >= QUOTAS.get(kind, settings["max_items"])):
            decision.suppressed.append((item.row["id"], "quota" if fits else "budget"))
            continue
        item.shown = True
        count += 1
        size += length
        if kind in used:
            used[kind] += 1
    # A denial is remembered for every row it stood for, so that the retry is not denied by the ones cut (S24).
    decision.items = [item for item in decision.items if item.shown or item.level == "soft_deny"]


def _answer(decision: Decision) -> None:
    """Choose one answer: deny over soft_deny over confirm over advise; the rest becomes context (S26)."""
    shown = decision.shown()
    if not shown:
        return
    decision.level = shown[0].level
    winners = [item.row for item in shown if item.level == decision.level]
    if decision.level == "advise":
        decision.context = "\n".join(wire.item_line(row) for row in winners)
        return
    decision.decision = "ask" if decision.level == "confirm" else "deny"
    decision.reason = wire.reason_text(winners, decision.level)
    decision.context = "\n".join(wire.item_line(item.row) for item in shown if item.level == "advise")
    decision.message = "\n".join(wire.message_line(row, decision.level) for row in winners)
