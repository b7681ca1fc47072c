"""`memory:why --prompt`: what a prompt would bring up, through the very function the hook calls.

Owns how that is told. It decides nothing and records nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harness_memory.cli.output import WIDTH, say, shorten
from harness_memory.errors import HmError
from harness_memory.hot import wire
from harness_memory.hot.globs import normalise_path
from harness_memory.hot.on_prompt import Asked, brief
from harness_memory.hot.turns import Session, fresh_cursor

if TYPE_CHECKING:
    from harness_memory.app.project import Project
    from harness_memory.cli.sessions import SessionName


def explain_prompt(
    project: Project, prompt: str, *, file: str | None, session: SessionName | None, now_ms: int
) -> dict[str, Any]:
    """Return `{intent, recall_…, confidence, shown, suppressed, answer}` for a prompt.

    Without a session it is a later prompt of a new one: its start has been said, nothing else. `file` stands for the
    file last worked on.
    """
    state = {**fresh_cursor(), "greeted": True}
    if session is not None:
        state = Session(str(project.state_dir), session.host, session.key).state
    if file is not None:
        state["last_file"] = normalise_path(file, str(Path.cwd()), str(project.root))
    asked = Asked(
        prompt,
        state_dir=str(project.state_dir),
        session_key=session.key if session else "",
        state=state,
        now_ms=now_ms,
    )
    briefing = brief(asked)
    return {
        **briefing.fields,
        "confidence": round(briefing.confidence, 4),
        "shown": [{"id": id_, "line": line} for id_, line in zip(briefing.shown, briefing.lines, strict=True)],
        "suppressed": [{"id": id_, "reason": reason} for id_, reason in briefing.suppressed],
        "answer": wire.answer("UserPromptSubmit", context="\n".join(briefing.lines)) or {},
    }


def read_summaries(project: Project) -> dict[str, str]:
    """Return the summary of every live memory by id; none where the database cannot be read."""
    from harness_memory.store.db import reading

    try:
        with reading(project.state_dir) as store:
            return {memory.id: memory.summary for memory in store.memories.list(limit=None)}
    except HmError:
        return {}


def say_suppressed(rows: Sequence[Mapping[str, str]], summaries: Mapping[str, str]) -> None:
    """Print a line for each memory that stays silent: why, and what it would have said."""
    for row in rows:
        summary = summaries.get(row["id"], "")
        line = f"suppressed  {row['id']} {row['reason']}"
        say(shorten(f"{line}: {summary}", WIDTH) if summary else line)


def tell_prompt(explanation: dict[str, Any], summaries: Mapping[str, str]) -> None:
    """Print an explanation."""
    say(f"intent      {explanation['intent'] or '-'}")
    for key in ("trigger", "mode", "status"):
        say(f"{key:<11} {explanation[f'recall_{key}'] or '-'}")
    if explanation["recall_status"] == "query_failed":
        say("hint        what the hook would look up is missing or damaged: hm snapshot:rebuild")
    say(f"confidence  {explanation['confidence']}")
    for item in explanation["shown"]:
        say(f"shown       {item['id']} {item['line']}")
    say_suppressed(explanation["suppressed"], summaries)
    if not explanation["shown"]:
        say("answer      nothing: the prompt goes on as it is")
