"""What past turns leave behind to be recalled: a summary each, and what made a failing call pass.

Owns the worker's own summary of a turn that no model read, the choice of summaries that go into the recall index, and
the list of resolutions seen. Pure. Called by the worker, `app.publish`, `hm recall` and the evaluations.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from harness_memory.core.lexical_build import Document
from harness_memory.core.model import Episode, Failure
from harness_memory.core.scanner import scan_text

SUMMARY_LIMIT = 300
REQUEST_LIMIT = 140
FILES_LIMIT = 3
RESOLUTIONS_LIMIT = 300


@dataclass(frozen=True, slots=True)
class PastEpisode:
    """A closed episode with a summary; `kind` tells who wrote it (extracted: the model, derived: the worker)."""

    id: str
    host: str
    session_key: str
    closed_at_ms: int
    summary: str
    kind: str


def derived_summary(episode: Episode) -> str:
    """Return one line on a turn: what was asked, what failed and passed, what was edited; "" when it did nothing."""
    done = [line for line in episode.lines if line.kind == "tool_ok"]
    asked = next((_request(line.fields) for line in episode.lines if _is_request(line.kind, line.fields)), "")
    if not asked or not done:
        return ""
    parts = [asked]
    parts += [
        f"{failure.text} failed, {failure.resolution_text} passed"
        for failure in episode.failures
        if failure.resolved_by
    ]
    edited = dict.fromkeys(
        str(path) for line in done if line.fields.get("tool") == "edit" for path in line.fields.get("scope_refs") or ()
    )
    if edited:
        parts.append("edited " + ", ".join(list(edited)[:FILES_LIMIT]))
    return "; ".join(" ".join(part.split()) for part in parts)[:SUMMARY_LIMIT]


def recall_documents(episodes: Iterable[PastEpisode]) -> list[Document]:
    """Return the texts of the recall index, oldest first; a summary that would steer an agent is left out."""
    return [
        Document(
            episode.summary,
            "",
            {
                "id": episode.id,
                "host": episode.host,
                "session": episode.session_key,
                "at_ms": episode.closed_at_ms,
                "kind": episode.kind,
                "summary": episode.summary,
            },
        )
        for episode in sorted(episodes, key=lambda episode: (episode.closed_at_ms, episode.id))
        if not scan_text(episode.summary)
    ]


def merge_resolutions(known: Mapping[str, Any], failures: Iterable[Failure], at_ms: int) -> dict[str, Any]:
    """Return the resolutions of commands by failure signature, an episode's added: `[failing, passing, when]`.

    The newest for a signature stands; of more than 300 signatures the longest unseen go.
    """
    merged = dict(known)
    for failure in failures:
        if failure.tool == "bash" and failure.resolved_by and failure.resolution_text:
            merged.pop(failure.failure_sig, None)
            merged[failure.failure_sig] = [failure.text, failure.resolution_text, at_ms]
    newest = sorted(merged.items(), key=lambda entry: entry[1][2])[-RESOLUTIONS_LIMIT:]
    return dict(newest)


def _is_request(kind: str, fields: Mapping[str, Any]) -> bool:
    return kind == "prompt" and not fields.get("injected")


def _request(fields: Mapping[str, Any]) -> str:
    text = " ".join(str(fields.get("text", "")).split())
    return text if len(text) <= REQUEST_LIMIT else text[: REQUEST_LIMIT - 1].rstrip() + "…"
