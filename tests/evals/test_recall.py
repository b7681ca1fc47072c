"""eval:recall: the scores of a small labelled set, counted by hand, through the hook's own code."""

from typing import Any

import pytest

from harness_memory.evals.recall import answer_all, score_recall


def memory(id_: str, summary: str, **changes: Any) -> dict[str, Any]:
    return {
        "id": id_,
        "type": "pitfall",
        "summary": summary,
        "details": "",
        "scope_glob": "**",
        "aliases": [],
        **changes,
    }


def query(id_: str, prompt: str, kind: str = "paraphrase", **labels: Any) -> dict[str, Any]:
    return {
        "id": id_,
        "lang": "en",
        "prompt": prompt,
        "kind": kind,
        "relevant_memories": {},
        "relevant_episodes": {},
        **labels,
    }


MEMORIES = [
    memory("m1", "The retry queue drops messages above 256 KB"),
    memory("m2", "Refresh tokens are single use", aliases=["token refresh"]),
    memory("m3", "Thumbnails are made by the image worker", scope_glob="images/**"),
]
EPISODES = [
    {"id": "e1", "date": "2026-10-01", "session": "s1", "summary": "Importer rewrite: parser done, tests missing"},
    {"id": "e2", "date": "2026-10-02", "session": "s2", "summary": "Looked at thumbnails"},
]
QUERIES = [
    query("q1", "why does the retry queue drop big messages?", relevant_memories={"m1": 2}),
    query("q2", "continue with the importer rewrite", "continuation", relevant_episodes={"e1": 2}),
    query("q3", "what is the difference between a queue and a stack?", "none"),
    query("q4", "the weather is nice", relevant_memories={"m2": 2, "m3": 1}),
]


def test_each_query_gets_what_the_hook_would_show() -> None:
    assert answer_all(MEMORIES, EPISODES, QUERIES) == {
        "q1": {"memories": ["m1"], "episodes": []},
        "q2": {"memories": [], "episodes": ["e1"]},
        "q3": {"memories": [], "episodes": []},
        "q4": {"memories": [], "episodes": []},
    }


def test_scores_follow_the_labels() -> None:
    summary = score_recall(MEMORIES, EPISODES, QUERIES)
    scores = summary["scores"]
    assert scores["memories"] == {
        "p_at_1": 0.5,
        "r_at_5": 0.5,
        "ndcg_at_5": 0.5,
        "wrong_injection": 0.0,
        "queries": 2,
    }
    assert scores["episodes"] == {
        "p_at_1": 1.0,
        "r_at_2": 1.0,
        "ndcg_at_2": 1.0,
        "wrong_injection": 0.0,
        "queries": 1,
    }
    assert set(scores["baseline"]) == {"memories", "episodes"}
    assert sorted(scores["by_kind"]) == ["continuation", "none", "paraphrase"]
    assert scores["by_lang"]["en"]["memories"] == scores["memories"]
    assert (summary["ok"], summary["cases"], summary["wrong"]) == (True, 4, 0)


def test_a_query_that_deserves_nothing_and_gets_something_is_wrong() -> None:
    summary = score_recall(MEMORIES, EPISODES, [query("q9", QUERIES[0]["prompt"], "none")])
    assert (summary["ok"], summary["wrong"], summary["scores"]["memories"]["wrong_injection"]) == (False, 1, 1.0)
    assert summary["failures"][0]["got"] == {"memories": ["m1"], "episodes": []}


@pytest.mark.parametrize(("grades", "gain"), [({"m1": 1}, 1.0), ({"m2": 2, "m1": 1}, 0.2754)])
def test_the_gain_is_that_of_the_best_order(grades: dict[str, int], gain: float) -> None:
    scored = score_recall(MEMORIES, EPISODES, [query("q1", QUERIES[0]["prompt"], relevant_memories=grades)])
    assert scored["scores"]["memories"]["ndcg_at_5"] == gain
