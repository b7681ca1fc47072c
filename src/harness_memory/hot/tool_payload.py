"""The tool call a hook's payload holds, as both sides of the tool boundary read it. Called by the tool events."""

from __future__ import annotations

from harness_memory.hot.calls import call_keys, read_call
from harness_memory.hot.system import can_run, variable
from harness_memory.hot.wire import dict_field, text_field

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from harness_memory.hot.hook import Hook

ZSH_PLACES = ("/bin/zsh", "/usr/bin/zsh", "/usr/local/bin/zsh", "/opt/homebrew/bin/zsh")
NOBODY_ANSWERS_MODES = ("bypassPermissions", "dontAsk")


def tool_call(hook: Hook, wrappers: dict[str, Any]) -> dict[str, Any]:
    """Return the call in the shape the matcher compares (`signatures.read_call`)."""
    tool_name = text_field(hook.payload, "tool_name")
    cwd = text_field(hook.payload, "cwd") or hook.root
    shell = session_shell() if tool_name == "Bash" else ""
    return read_call(tool_name, dict_field(hook.payload, "tool_input"), cwd, hook.root, wrappers, shell)


def session_shell() -> str:
    """Return the shell that Claude Code starts for a Bash call, "bash" or "zsh".

    It takes the first of CLAUDE_CODE_SHELL and SHELL that names one of the two and can be run; without either, zsh
    where there is one, unless SHELL names bash (measured with versions 2.1.139 and 2.1.332).
    """
    shell = ""
    for path in (variable("CLAUDE_CODE_SHELL"), variable("SHELL")):
        shell = _named_shell(path)
        if shell and can_run(path):
            return shell
    return "bash" if shell == "bash" or not any(map(can_run, ZSH_PLACES)) else "zsh"


def _named_shell(path: str) -> str:
    for text in (path.rpartition("/")[2], path):
        for shell in ("zsh", "bash"):
            if shell in text:
                return shell
    return ""


def row_keys(call: dict[str, Any]) -> list[str]:
    """Return the snapshot keys of every row this call may concern.

    Rows without a signature concern edit tools only (S28).
    """
    keys = call_keys(call)
    if call["tool"] == "edit":
        keys += ["scope:*", *{f"scope:{path.split('/', 1)[0].casefold()}" for path in call["paths"]}]
    return keys


def call_identity(hook: Hook) -> dict[str, str]:
    """Return the ledger's fields that tell calls and agents apart: the host's ids, redacted as its texts are."""
    from harness_memory.hot.redaction import redact_field  # who records has it; most calls before a tool record nothing

    identity = {"tool_use_id": redact_field(hook.payload, "tool_use_id")}
    agent_id = redact_field(hook.payload, "agent_id")
    if agent_id:
        identity["agent_id"] = agent_id
    return identity


def is_unattended(permission_mode: str, environment: Mapping[str, str]) -> bool:
    """Whether nobody can answer a question: by the permission mode, or a session without a person (S35)."""
    return (
        permission_mode in NOBODY_ANSWERS_MODES
        or environment.get("CLAUDE_CODE_SESSION_ATTENDED") == "0"
        or environment.get("CLAUDE_CODE_ENTRYPOINT", "").startswith("sdk")
    )
