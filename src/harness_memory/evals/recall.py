"""Score recall on labelled queries (`hm eval:recall`, S53), through the code the prompt hook runs.

A directory holds `memories.jsonl` {id, type, summary, details, scope_glob, aliases}, `episodes.jsonl` {id, date,
session, summary} and `queries.jsonl` {id, lang, prompt, touched_file?, relevant_memories, relevant_episodes, kind};
grades are 1 and 2, and a query of kind `none` deserves nothing. Each query counts as a later prompt of a session
(S37). The plain BM25 baseline is scored in the same run. Called by the command line and by tests.
"""

from __future__ import annotations

import math
import re
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness_memory.app.entities import fit_names
from harness_memory.config import Config
from harness_memory.core.lexical_build import IndexContent, build_index
from harness_memory.core.model import Memory
from harness_memory.core.moments_build import lexical_content
from harness_memory.core.recall import PastEpisode, recall_documents
from harness_memory.hot import paths
from harness_memory.hot.clock import parse_iso
from harness_memory.hot.on_prompt import Asked, brief
from harness_memory.hot.turns import fresh_cursor

Row = Mapping[str, Any]
Ranking = Callable[[Row], list[str]]

NOW_MS = 1_793_523_600_000
# The thresholds that are best for the plain baseline on the development queries (given with them).
BASELINE_THRESHOLDS = {"memories": 11.0, "episodes": 9.75}


@dataclass(frozen=True, slots=True)
class Part:
    """One of the two things recalled: the labels' key, how many are shown, the names of the scores."""

    key: str
    shown: int

    @property
    def name(self) -> str:
        """The key of its scores."""
        return self.key.removeprefix("relevant_")


MEMORIES = Part("relevant_memories", 5)
EPISODES = Part("relevant_episodes", 2)


def score_recall(memories: Sequence[Row], episodes: Sequence[Row], queries: Sequence[Row]) -> dict[str, Any]:
    """Score the queries; `scores` as S53, `wrong` counts the queries that deserve nothing and got something."""
    answers = answer_all(memories, episodes, queries)
    plain = {
        "memories": _baseline(memories, BASELINE_THRESHOLDS["memories"], MEMORIES.shown),
        "episodes": _baseline(episodes, BASELINE_THRESHOLDS["episodes"], EPISODES.shown),
    }

    def scores_of(chosen: Sequence[Row]) -> dict[str, Any]:
        return {
            "memories": _scores(chosen, MEMORIES, lambda query: answers[query["id"]]["memories"]),
            "episodes": _scores(chosen, EPISODES, lambda query: answers[query["id"]]["episodes"]),
            "baseline": {part.name: _scores(chosen, part, plain[part.name]) for part in (MEMORIES, EPISODES)},
        }

    failures = [
        {"id": query["id"], "prompt": query["prompt"], "got": answers[query["id"]]}
        for query in queries
        if query["kind"] == "none" and any(answers[query["id"]].values())
    ]
    return {
        "ok": not failures,
        "cases": len(queries),
        "wrong": len(failures),
        "scores": {
            **scores_of(queries),
            "by_lang": {name: scores_of(chosen) for name, chosen in _grouped(queries, "lang").items()},
            "by_kind": {name: scores_of(chosen) for name, chosen in _grouped(queries, "kind").items()},
        },
        "failures": failures,
        "results": [{"id": query["id"], "got": answers[query["id"]]} for query in queries],
    }


def answer_all(
    memories: Sequence[Row], episodes: Sequence[Row], queries: Iterable[Row]
) -> dict[str, dict[str, list[str]]]:
    """Return what the hook would show for each query: `{"memories": [ids in order], "episodes": [ids in order]}`."""
    with tempfile.TemporaryDirectory() as directory:
        _write_indexes(Path(directory), memories, episodes)
        known = {str(row["id"]) for row in episodes}
        answers = {}
        for query in queries:
            shown = brief(_asked(query, directory)).shown
            answers[str(query["id"])] = {
                "memories": [id_ for id_ in shown if id_ not in known],
                "episodes": [id_ for id_ in shown if id_ in known],
            }
        return answers


def _asked(query: Row, state_dir: str) -> Asked:
    state = {**fresh_cursor(), "greeted": True, "last_file": query.get("touched_file") or ""}
    return Asked(str(query["prompt"]), state_dir=state_dir, session_key="", state=state, now_ms=NOW_MS)


def _write_indexes(state_dir: Path, memories: Sequence[Row], episodes: Sequence[Row]) -> None:
    names = {part for row in memories for part in str(row["scope_glob"]).split("/") if part.isidentifier()}
    content = lexical_content([_memory(row) for row in memories], Config(), sorted(fit_names(names)))
    past = IndexContent(recall_documents(_episode(row) for row in episodes), {})
    (state_dir / paths.SNAPSHOT_DIR).mkdir()
    for name, index in ((paths.LEXICAL_NAME, content), (paths.RECALL_NAME, past)):
        Path(paths.snapshot_path(str(state_dir), name)).write_bytes(build_index(index.documents, index.header))


def _memory(row: Row) -> Memory:
    return Memory(
        id=row["id"],
        type=row["type"],
        summary=row["summary"],
        details=row["details"],
        scope_glob=row["scope_glob"],
        aliases=tuple(row["aliases"]),
        status="active",
        authority="human",
        triggers=("before_model",),
    )


def _episode(row: Row) -> PastEpisode:
    return PastEpisode(
        row["id"], "claude-code", row["session"], parse_iso(row["date"]) or 0, row["summary"], "extracted"
    )


def _baseline(rows: Sequence[Row], threshold: float, shown: int) -> Ranking:
    """Return plain BM25 over lower-cased words, the prompt's text alone, kept above a threshold."""
    from rank_bm25 import BM25Okapi

    model = BM25Okapi([_words(row) for row in rows])

    def rank(query: Row) -> list[str]:
        scores = model.get_scores(re.findall(r"\w+", str(query["prompt"]).lower()))
        order = sorted(range(len(rows)), key=lambda number: -scores[number])[:shown]
        return [str(rows[number]["id"]) for number in order if scores[number] > threshold]

    return rank


def _words(row: Row) -> list[str]:
    text = " ".join((row["summary"], row.get("details", ""), *row.get("aliases", ())))
    return re.findall(r"\w+", text.lower())


def _scores(queries: Sequence[Row], part: Part, rank: Ranking) -> dict[str, float]:
    """Score one part; a query with labels only in the other part is left out (labelling rule 7)."""
    labelled = [query for query in queries if query[part.key]]
    nothing = [query for query in queries if query["kind"] == "none"]
    with_needed = [query for query in labelled if 2 in query[part.key].values()]
    return {
        "p_at_1": _mean(_is_right(rank(query)[:1], query[part.key]) for query in labelled),
        f"r_at_{part.shown}": _mean(_recall(rank(query), query[part.key]) for query in with_needed),
        f"ndcg_at_{part.shown}": _mean(_ndcg(rank(query), query[part.key], part.shown) for query in labelled),
        "wrong_injection": _mean(float(bool(rank(query))) for query in nothing),
        "queries": len(labelled),
    }


def _is_right(first: Sequence[str], grades: Mapping[str, int]) -> float:
    return float(bool(first) and first[0] in grades)


def _recall(shown: Sequence[str], grades: Mapping[str, int]) -> float:
    needed = [id_ for id_, grade in grades.items() if grade == 2]
    return sum(id_ in shown for id_ in needed) / len(needed)


def _ndcg(shown: Sequence[str], grades: Mapping[str, int], limit: int) -> float:
    reached = _gain([grades.get(id_, 0) for id_ in shown[:limit]])
    return reached / _gain(sorted(grades.values(), reverse=True)[:limit])


def _gain(grades: Sequence[int]) -> float:
    return sum((float(2**grade) - 1) / math.log2(place + 2) for place, grade in enumerate(grades))


def _mean(values: Iterable[float]) -> float:
    held = list(values)
    return round(sum(held) / len(held), 4) if held else 0.0


def _grouped(queries: Sequence[Row], field: str) -> dict[str, list[Row]]:
    groups: dict[str, list[Row]] = {}
    for query in queries:
        groups.setdefault(query[field], []).append(query)
    return dict(sorted(groups.items()))
