"""The tool call a hook's payload holds, as both sides of the tool boundary read it. Called by the tool events."""

from __future__ import annotations

from harness_memory.hot.signatures import read_call
from harness_memory.hot.wire import dict_field, text_field

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.hook import Hook

IDENTITY_LIMIT = 128


def tool_call(hook: Hook, wrappers: dict[str, Any]) -> dict[str, Any]:
    """Return the call in the shape the matcher compares (`signatures.read_call`)."""
    cwd = text_field(hook.payload, "cwd") or hook.root
    tool_input = dict_field(hook.payload, "tool_input")
    return read_call(text_field(hook.payload, "tool_name"), tool_input, cwd, hook.root, wrappers)


def call_identity(hook: Hook) -> dict[str, str]:
    """Return the ledger's fields that tell calls and agents apart."""
    identity = {"tool_use_id": text_field(hook.payload, "tool_use_id")[:IDENTITY_LIMIT]}
    agent_id = text_field(hook.payload, "agent_id")
    if agent_id:
        identity["agent_id"] = agent_id[:IDENTITY_LIMIT]
    return identity
