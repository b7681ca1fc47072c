"""Score the matcher on labelled commands (`hm eval:match`, S53).

A row is `{id, dialect, command, signature, match, opaque?, cwd?, synonym?, group}`. Called by the command line and by
tests; reads no files itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

from harness_memory.evals.summary import summarize_rows
from harness_memory.hot.signatures import Match, match_signature, read_call

HOST_TOOLS = {"bash": "Bash", "zsh": "Bash", "powershell": "PowerShell"}
START = "/project"


def _spellings(signature: str, synonyms: list[list[str]]) -> list[str]:
    """The signatures that mean the same where some flags count as equal; clusters are taken apart for it."""
    choices: list[list[str]] = []
    for word in signature.split():
        cluster = word.startswith("-") and not word.startswith("--") and len(word) > 2
        letters = [f"-{letter}" for letter in word[1:]] if cluster else [word]
        choices.extend(next((pair for pair in synonyms if letter in pair), [letter]) for letter in letters)
    return [signature, *(" ".join(words) for words in product(*choices))] if synonyms else [signature]


def match_row(row: dict[str, Any]) -> dict[str, Any]:
    """What the matcher says about one row: `{"match", "certainty", "cwd"}`; cwd None when it is not one directory."""
    call = read_call(HOST_TOOLS[row["dialect"]], {"command": row["command"]}, START, START, shell=row["dialect"])
    found = Match(False, "", (), "")
    for pattern in _spellings(row["signature"], row.get("synonym", [])):
        sig = {"tool": "bash", "target": "command", "kind": "cmd", "pattern": pattern, "negate": False}
        found = match_signature(sig, call)
        if found.hit:
            break
    cwd = found.cwds[0] if found.hit and len(found.cwds) == 1 else None
    return {"match": found.hit, "certainty": found.certainty, "cwd": cwd}


def _is_wrong(row: dict[str, Any], got: dict[str, Any]) -> bool:
    if row.get("opaque"):
        return False
    if got["match"] != row["match"]:
        return True
    return bool(row.get("cwd")) and got["cwd"] != row["cwd"]


def score_match(rows: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Score labelled rows.

    `scores.groups` counts cases and wrong answers per group; `scores.not_sure` counts right hits on rows that are not
    opaque but were reported opaque, `scores.sure_on_opaque` the reverse; neither is in `wrong`.
    """
    groups: dict[str, dict[str, int]] = {}
    failures: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    not_sure: list[str] = []
    sure_on_opaque: list[str] = []
    for row in rows:
        got = match_row(row)
        results.append({"id": row["id"], "got": got})
        group = groups.setdefault(row["group"], {"cases": 0, "wrong": 0})
        group["cases"] += 1
        if _is_wrong(row, got):
            group["wrong"] += 1
            failures.append({**row, "got": got})
        elif row.get("opaque") and got["certainty"] == "sure":
            sure_on_opaque.append(row["id"])
        elif not row.get("opaque") and got["certainty"] == "opaque":
            not_sure.append(row["id"])
    scores = {"groups": dict(sorted(groups.items())), "not_sure": not_sure, "sure_on_opaque": sure_on_opaque}
    return summarize_rows(results, failures, scores)
