"""Between the host's JSON and our events; the only renderer of text a model sees (behaviour §4).

Owns field access on foreign payloads, the item line, deny and ask reasons, and the shape of a hook's answer. Never
produces `allow`. Called by the hook and by `hm memory:why`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MARKER = "[harness-memory]"
REASON_LIMIT = 600
SUMMARY_LIMIT = 240
KIND_LIMIT = 80
COMMAND_LIMIT = 120
RETRY_SENTENCE = "If this does not apply, call the tool again to proceed."
POLICY_SENTENCE = "This action is blocked by a human-set policy."


def text_field(payload: dict[str, Any], key: str) -> str:
    """Return a string field of a foreign payload; "" when missing or of another type."""
    value = payload.get(key)
    return value if isinstance(value, str) else ""


def dict_field(payload: dict[str, Any], key: str) -> dict[str, Any]:
    """Return an object field of a foreign payload; {} when missing or of another type."""
    value = payload.get(key)
    return value if isinstance(value, dict) else {}


def item_line(row: dict[str, Any]) -> str:
    """Return one memory as one line: marker, type, label, summary, details."""
    text = clean(row["summary"], SUMMARY_LIMIT)
    details = clean(row["details"], REASON_LIMIT)
    # the words of a row too: a snapshot that came with a repository was not written by us
    kind = clean(f"{row['type'].upper().replace('_', ' ')} ({row['label']})", KIND_LIMIT)
    return f"{MARKER} {kind}: {text}" + (f" — {details}" if details else "")


def recall_line(row: dict[str, Any]) -> str:
    """Return one past turn as one line: when, and what it was about."""
    from harness_memory.hot.clock import format_iso

    return f"{MARKER} RECALL {format_iso(row['at_ms'])[:10]}: {clean(row['summary'], SUMMARY_LIMIT)}"


def resolved_line(failed: str, passed: str, at_ms: int) -> str:
    """Return what made the same failure pass before: observed, not a rule."""
    from harness_memory.hot.clock import format_iso

    return (
        f"{MARKER} OBSERVED {format_iso(at_ms)[:10]}: `{clean(failed, COMMAND_LIMIT)}` failed this way, "
        f"last time this passed after `{clean(passed, COMMAND_LIMIT)}`"
    )


def note_line(kind: str, text: str) -> str:
    """Return a line on what was left open: a kind in capitals, and what."""
    return f"{MARKER} {kind}: {clean(text, SUMMARY_LIMIT)}"


def remembered_line(row: dict[str, Any]) -> str:
    """Return the line that tells a person of a rule they asked for, with what takes it back."""
    kind = row["type"].replace("_", " ")
    summary = clean(row["summary"], SUMMARY_LIMIT)
    what = f"remembered {kind} {row['id']} ({row['enforcement']}): {summary}"
    return clean(f"harness-memory: {what} — undo: hm memory:demote {row['id']}", REASON_LIMIT)


def reason_text(rows: list[dict[str, Any]], level: str) -> str:
    """Return the reason of an ask or a denial, at most 600 characters, its closing sentence always whole."""
    ending = {"soft_deny": RETRY_SENTENCE, "deny": POLICY_SENTENCE}.get(level, "")
    room = REASON_LIMIT - len(ending) - 1
    body = "\n".join(item_line(row) for row in rows)
    if len(body) > room:
        body = body[: room - 1] + "…"
    return f"{body}\n{ending}" if ending else body


def message_line(row: dict[str, Any], level: str) -> str:
    """Return the line the person sees when a call was stopped or asked about."""
    return clean(f"harness-memory: {row['type']} {row['id']} fired ({level})", SUMMARY_LIMIT)


def clean(text: str, limit: int) -> str:
    """Return text a model may see: printable characters only, our own marker neutralised, cut at `limit`."""
    if not text.isprintable():
        text = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    text = text.replace(MARKER, "(harness-memory)").strip()
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def answer(event_name: str, *, decision: str = "none", reason: str = "", context: str = "", message: str = "") -> Any:
    """Return the answer object of a hook, or None when there is nothing to say."""
    specific: dict[str, str] = {}
    if decision in ("ask", "deny"):
        specific["permissionDecision"] = decision
        specific["permissionDecisionReason"] = reason
    if context:
        specific["additionalContext"] = context
    result: dict[str, Any] = {}
    if specific:
        result["hookSpecificOutput"] = {"hookEventName": event_name, **specific}
    if message:
        result["systemMessage"] = message
    return result or None
