"""Which memories speak at a prompt, and why the others do not (S37 to S39).

Owns the selection over an open index (`snapshot/lexical.v1.json`): scope as a weight, what was shown already, the
confidence below which nothing is said, the budget. The hook prints the items and `hm memory:why --prompt` the reasons;
both call `select`. It writes nothing and renders text only through `wire`.
"""

from __future__ import annotations

from harness_memory.hot import relevance, wire
from harness_memory.hot.globs import EVERYWHERE, glob_match

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence
    from typing import Any

    from harness_memory.hot.relevance import Candidate
    from harness_memory.hot.snapshot import Snapshot

    Row = dict[str, Any]

IN_SCOPE = 1.25
PER_FOLDER = 0.15
DEEPEST = 4
NEAR_SCOPE = 0.85
OUT_OF_SCOPE = 0.6
NEAR_BEST = 0.3
_ENDINGS = """
    py js ts tsx jsx go rs java kt rb php c h cpp cs swift sql css scss html vue md json toml yml yaml sh tf proto
"""
PATH_ENDINGS = frozenset(_ENDINGS.split())


class Selection:
    """What a prompt brings up: the rows shown, in order, the recall status, and why each other candidate is silent."""

    __slots__ = ("confidence", "items", "outcome", "suppressed")

    def __init__(self, outcome: str) -> None:
        self.outcome = outcome
        self.items: list[Row] = []
        self.suppressed: list[tuple[str, str]] = []
        self.confidence = 0.0


def select(
    query: Sequence[str],
    index: Snapshot,
    settings: dict[str, Any],
    *,
    named: Sequence[str],
    touched: str,
    shown: Collection[str],
    earlier: bool,
    now_ms: int,
) -> Selection:
    """Choose the memories for a prompt of these terms.

    `named`: repo-relative paths in the prompt; `touched`: the file last worked on, "" when none; `shown`: ids that the
    model has seen in this session. The best candidate decides whether anything is said, seen before or not: what
    follows it is no better for that.
    """
    found = relevance.find(query, index)
    selection = Selection("queried_no_hits")
    candidates = []
    for candidate in found.candidates:
        reason = _unfit(candidate.row, named, now_ms)
        if reason:
            selection.suppressed.append((candidate.row["id"], reason))
        else:
            _weigh_scope(candidate, [*named, touched] if touched else named)
            candidates.append(candidate)
    if not candidates:
        return selection
    candidates.sort(key=lambda candidate: (-candidate.weight, -candidate.row["score"], candidate.row["id"]))
    best = candidates[0]
    held = relevance.covered(best, query)
    selection.confidence = relevance.confidence(best, found.known, earlier=earlier, share_of_summary=held)
    if selection.confidence < settings["min_score"]:
        selection.outcome = "queried_low_confidence"
        selection.suppressed += [(candidate.row["id"], "below_min_score") for candidate in candidates]
        return selection
    selection.outcome = "queried_success"
    selection.items = within_budget(_near_best(candidates, shown, selection.suppressed), settings, selection.suppressed)
    return selection


def _near_best(candidates: Sequence[Candidate], shown: Collection[str], suppressed: list[tuple[str, str]]) -> list[Row]:
    """Return the rows of the first candidate and of those that weigh nearly as much; the others go to `suppressed`."""
    fit = []
    for candidate in candidates:
        if candidate.weight < NEAR_BEST * candidates[0].weight:
            suppressed.append((candidate.row["id"], "below_best"))
        elif candidate.row["id"] in shown:
            suppressed.append((candidate.row["id"], "already_shown"))
        else:
            fit.append(candidate.row)
    return fit


def within_budget(rows: Iterable[Row], settings: dict[str, Any], suppressed: list[tuple[str, str]]) -> list[Row]:
    """Return the rows that fit into a budget of items and bytes; the others are added to `suppressed`."""
    kept: list[Row] = []
    size = 0
    for row in rows:
        length = len(wire.item_line(row).encode()) + 1
        if len(kept) < settings["max_items"] and size + length <= settings["max_bytes"]:
            kept.append(row)
            size += length
        else:
            suppressed.append((row["id"], "budget"))
    return kept


def paths_in(text: str) -> list[str]:
    """Return the words of a prompt that look like repo-relative paths."""
    found = []
    for word in text[:4000].split():
        bare = word.strip(".,;:!?\"'`()[]{}<>")
        head, dot, ending = bare.rpartition(".")
        if "://" in bare or bare.startswith(("/", "~", "@")) or not bare.isascii():
            continue
        if ("/" in bare[1:-1] and "/" not in (bare[0], bare[-1])) or (dot and head and ending in PATH_ENDINGS):
            found.append(bare.removeprefix("./"))
    return found[:8]


def _unfit(row: Row, named: Sequence[str], now_ms: int) -> str:
    """Return why a row is no candidate at all, "" when it is one."""
    if row["ttl_ms"] is not None and row["ttl_ms"] <= now_ms:
        return "expired"
    folders = {path.split("/", 1)[0] for path in named if "/" in path}
    head = row["scope"].split("/", 1)[0]
    if folders and row["scope"] not in EVERYWHERE and "*" not in head and head not in folders:
        return "other_folder"
    return ""


def _weigh_scope(candidate: Candidate, files: Sequence[str]) -> None:
    """Raise a candidate whose scope holds one of the files, the more the narrower, and lower one elsewhere."""
    scope = candidate.row["scope"]
    if not files or scope in EVERYWHERE:
        return
    if any(glob_match(scope, path) for path in files):
        candidate.depth = min(DEEPEST, sum(1 for part in scope.split("/") if part and "*" not in part))
        candidate.weight *= IN_SCOPE + PER_FOLDER * candidate.depth
    elif any(path.split("/")[:2] == scope.split("/")[:2] for path in files):
        candidate.weight *= NEAR_SCOPE
    else:
        candidate.weight *= OUT_OF_SCOPE
