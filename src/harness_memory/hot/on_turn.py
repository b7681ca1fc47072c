"""The events around tool calls: prompts, the end of a turn, the start and the end of a session.

Owns `session-start`, `prompt`, `stop`, `stop-failure`, `precompact` and `session-end`: they append to the ledger, move
the open-turn cursor, put closed segments into the queue and wake the worker. Called by `hook`.
"""

from __future__ import annotations

from harness_memory.hot import ledger, packs, turns, wire
from harness_memory.hot.intent import is_injected
from harness_memory.hot.paths import HOST
from harness_memory.hot.redaction import redact_field, redact_head
from harness_memory.hot.turns import Session
from harness_memory.hot.wake import spawn_worker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.hook import Hook

SHOWN_LIMIT = 400
DETAIL_LIMIT = 64


def session_start(hook: Hook) -> None:
    """Say what a new context needs, note the start, and close turns that other sessions left open for an hour."""
    packs.load("session_start")
    from harness_memory.hot.active_snapshot import refresh
    from harness_memory.hot.session_start import FORGETTING_SOURCES, start

    session = _session(hook)
    source = wire.text_field(hook.payload, "source")
    said = start(hook.state_dir, source, session.ledger_path, hook.now_ms)
    hook.say(wire.answer("SessionStart", context="\n".join(said.lines), message="\n".join(said.news)))
    _append(
        hook, session, "marker", session.state["turn"], marker="session-start", detail=redact_head(source, DETAIL_LIMIT)
    )
    if source in FORGETTING_SOURCES:
        session.state["shown"] = []
    session.state["greeted"] = True
    keep_shown(session.state, said.shown)
    session.save()
    hook.fields.update(
        source=redact_head(source, DETAIL_LIMIT) or "-", injected_item_count=len(said.lines), news=len(said.news)
    )
    if hook.debug:
        hook.detail.update(shown=said.shown, suppressed=said.suppressed)
    _wake_if(hook, turns.close_idle(hook.state_dir, session.key, hook.now_ms))
    refresh(hook)


def prompt(hook: Hook) -> None:
    """Say what a prompt brings up, record it and open its turn; tell the person what was learned since the last one."""
    session = _session(hook)
    text = wire.text_field(hook.payload, "prompt")
    prompt_id = redact_field(hook.payload, "prompt_id")
    injected = is_injected(text)
    queued = False
    recalled: dict[str, Any] = {}
    if injected:
        turns.note_injected(session, prompt_id)
    else:
        packs.load("on_prompt")
        from harness_memory.hot.active_snapshot import refresh
        from harness_memory.hot.on_prompt import Asked, brief

        asked = Asked(text, state_dir=hook.state_dir, session_key=session.key, state=session.state, now_ms=hook.now_ms)
        briefing = brief(asked)
        lines = turns.take_notice(hook.state_dir, HOST, session.key)
        context = "\n".join(briefing.lines)
        hook.say(wire.answer("UserPromptSubmit", context=context, message="\n".join(lines)))
        recalled = briefing.fields
        session.state["greeted"] = session.state["greeted"] or briefing.greets
        keep_shown(session.state, briefing.shown)
        if hook.debug:
            hook.detail.update(shown=briefing.shown, suppressed=briefing.suppressed)
        transcript_path = wire.text_field(hook.payload, "transcript_path")
        queued = turns.open_turn(session, prompt_id, transcript_path, hook.now_ms)
    fields = {"text": redact_head(text, ledger.TEXT_LIMIT), "injected": injected, "prompt_id": prompt_id, **recalled}
    _append(hook, session, "prompt", session.state["turn"], **fields)
    session.save()
    hook.fields.update(injected=int(injected), **recalled)
    _wake_if(hook, queued)
    if not injected:
        refresh(hook)


def keep_shown(state: dict[str, Any], ids: list[str]) -> None:
    """Note what the model has seen, so that it is not said again (S39); the oldest of too many are forgotten."""
    state["shown"] = [*state["shown"], *ids][-SHOWN_LIMIT:]


def stop(hook: Hook) -> None:
    """Record the last assistant message and close the turn's segment."""
    session = _session(hook)
    text = redact_head(wire.text_field(hook.payload, "last_assistant_message"), ledger.ASSISTANT_LIMIT)
    _append(hook, session, "assistant", _turn(hook, session), text=text)
    _close(hook, session, "stop", open_after=False)
    session.state["last_assistant"] = text
    session.save()


def stop_failure(hook: Hook) -> None:
    """Note an API failure and close the segment: what happened until then still teaches."""
    session = _session(hook)
    detail = redact_field(hook.payload, "error", DETAIL_LIMIT)
    _append(hook, session, "marker", _turn(hook, session), marker="stop-failure", detail=detail)
    _close(hook, session, "stop_failure", open_after=False)
    session.save()


def precompact(hook: Hook) -> None:
    """Close the segment before its context is compacted; the turn goes on."""
    session = _session(hook)
    detail = redact_field(hook.payload, "trigger", DETAIL_LIMIT)
    _append(hook, session, "marker", _turn(hook, session), marker="precompact", detail=detail)
    _close(hook, session, "precompact", open_after=session.state["open"])
    session.save()


def session_end(hook: Hook) -> None:
    """Note the end and close what is open."""
    session = _session(hook)
    detail = redact_field(hook.payload, "reason", DETAIL_LIMIT)
    closed_by = "session_end" if session.state["open"] else "late"
    _append(hook, session, "marker", _turn(hook, session), marker="session-end", detail=detail)
    _close(hook, session, closed_by, open_after=False)
    session.save()


HANDLERS = {
    "session-start": session_start,
    "prompt": prompt,
    "stop": stop,
    "stop-failure": stop_failure,
    "precompact": precompact,
    "session-end": session_end,
}


def _session(hook: Hook) -> Session:
    session = Session(hook.state_dir, HOST, hook.session_key)
    if not session.state["transcript_path"]:
        session.state["transcript_path"] = wire.text_field(hook.payload, "transcript_path")
    return session


def _turn(hook: Hook, session: Session) -> str:
    return turns.turn_of(session.state, redact_field(hook.payload, "prompt_id"))


def _append(hook: Hook, session: Session, kind: str, turn: str, **fields: Any) -> None:
    ledger.record(session.ledger_path, ledger.encode_line(kind, hook.now_ms, turn, fields))


def _close(hook: Hook, session: Session, closed_by: str, *, open_after: bool) -> None:
    queued = turns.close_segment(session, closed_by, hook.now_ms, _turn(hook, session))
    session.state["open"] = open_after
    hook.fields.update(closed=closed_by, queued=int(queued))
    _wake_if(hook, queued)


def _wake_if(hook: Hook, queued: bool) -> None:
    if queued:
        hook.fields["woke"] = int(spawn_worker(hook.root))
