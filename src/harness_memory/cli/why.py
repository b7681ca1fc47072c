"""`memory:why`: what a tool call (or a prompt, `cli.why_prompt`) would meet, through the very functions the hook calls.

Owns how a call is described on the command line and how the decision is told. It decides nothing: rows come from
`hot.snapshot`, the decision from `hot.activation`, the answer from `hot.wire`. Nothing is recorded.
"""

from __future__ import annotations

import json
import re
import shlex
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import emit_json, say, say_folded
from harness_memory.cli.sessions import find_session
from harness_memory.cli.why_prompt import explain_prompt, read_summaries, say_suppressed, tell_prompt
from harness_memory.errors import HmError, UsageError
from harness_memory.hosts.claude_code import EVENTS
from harness_memory.hot import activation, ledger, paths, snapshot, wire
from harness_memory.hot.calls import HOST_TOOLS, canonical_tool, read_call
from harness_memory.hot.commands import REFUSED, TOO_LONG, Unknown
from harness_memory.hot.signatures import canonical_form, family_forms
from harness_memory.hot.tool_payload import is_unattended, row_keys, session_shell
from harness_memory.hot.turns import Session

if TYPE_CHECKING:
    from collections.abc import Mapping

    from harness_memory.app.project import Project
    from harness_memory.hot.commands import Command

HOST_NAMES = {
    "bash": "Bash",
    "edit": "Edit",
    "write": "Write",
    "fetch": "WebFetch",
    "read": "Read",
    "grep": "Grep",
    "glob": "Glob",
    "task": "Task",
}
TARGET_FIELDS = {"bash": "command", "fetch": "url"}
INPUT_HINT = """--input '{"field": "value"}'"""
UNREAD = {REFUSED: "the shell refuses the text from here on", TOO_LONG: "the text is too long or too deep"}
MODES = ("default", "acceptEdits", "plan", "auto", "dontAsk", "bypassPermissions")


@hm_command("memory:why")
@click.option("--tool", help="Host name (Bash, Edit, mcp__server__tool) or canonical name (bash, edit).")
@click.option("--target", help="The command, path or URL of the call.")
@click.option("--input", "tool_input", metavar="JSON", help="The raw tool input instead of --target.")
@click.option("--prompt", metavar="TEXT", help="A prompt instead of a tool call.")
@click.option("--file", metavar="PATH", help="With --prompt, the file last worked on.")
@click.option("--session", metavar="KEY", help="Count what already fired or was shown in this session.")
@click.option("--shell", type=click.Choice(("bash", "zsh")), help="The shell of a Bash call (default: as Claude Code).")
@click.option("--permission-mode", type=click.Choice(MODES), default="default", show_default=True, help="As the host.")
def why(
    invocation: Invocation,
    *,
    tool: str | None,
    target: str | None,
    tool_input: str | None,
    prompt: str | None,
    file: str | None,
    session: str | None,
    shell: str | None,
    permission_mode: str,
) -> None:
    """Explain what a tool call or a prompt would meet: what speaks, and why everything else stays silent."""
    project = invocation.find_project()
    project.require_installed()
    if (tool is None) == (prompt is None):
        raise UsageError("usage", "Say what is asked about: either --tool or --prompt.", hint="hm memory:why --help")
    if prompt is not None:
        _explain_prompt(invocation, project, prompt, file, session)
        return
    assert tool is not None  # noqa: S101  the other of the two
    host_tool = _host_tool(tool)
    _require_hook(host_tool)
    given_input = _tool_input(host_tool, target, tool_input)
    turn = activation.Turn(
        now_ms=invocation.now_ms,
        fired=_fired(project, session) if session else (),
        unattended=is_unattended(permission_mode, {}),
    )
    explanation = explain_call(project, host_tool, given_input, turn, Path.cwd(), shell or session_shell())
    if invocation.as_json:
        emit_json(explanation)
    else:
        _tell(explanation, read_summaries(project))


def _explain_prompt(
    invocation: Invocation, project: Project, prompt: str, file: str | None, session: str | None
) -> None:
    _open_snapshot(project).close()  # an error that names what mends it, where there is none
    name = find_session(project, session) if session else None
    explanation = explain_prompt(project, prompt, file=file, session=name, now_ms=invocation.now_ms)
    if invocation.as_json:
        emit_json(explanation)
    else:
        tell_prompt(explanation, read_summaries(project))


def explain_call(
    project: Project, host_tool: str, tool_input: dict[str, Any], turn: activation.Turn, cwd: Path, shell: str
) -> dict[str, Any]:
    """Return `{dialect, commands, paths, activated, suppressed, budget, answer}` for one call.

    The decision is made over the rows the hook would read; the reasons of the rows it would not even read come from a
    second look over the whole snapshot, which the hook never takes.
    """
    root = str(project.root)
    opened = _open_snapshot(project)
    try:
        settings = opened.header["settings"]
        inside = cwd == project.root or project.root in cwd.parents
        call = read_call(host_tool, tool_input, str(cwd) if inside else root, root, settings["wrappers"], shell)
        rows = opened.rows(row_keys(call))
    finally:
        opened.close()
    decision = activation.before_tool(call, rows, turn, settings["before_tool"])
    read_ids = {row["id"] for row in rows}
    unread = [row for row in _all_rows(project) if row["id"] not in read_ids]
    silent = activation.before_tool(call, unread, turn, settings["before_tool"])
    suppressed = [*decision.suppressed, *silent.suppressed, *((item.row["id"], "unreachable") for item in silent.items)]
    return {
        "dialect": call["dialect"] if call["tool"] == "bash" else "",
        "commands": [
            _command_view(command, family)
            for command, family in zip(call["commands"], family_forms(call["commands"]), strict=True)
        ],
        "paths": call["paths"],
        "activated": [_item_view(item) for item in decision.items if item.shown or item.delivery == "override"],
        "suppressed": [{"id": id_, "reason": reason} for id_, reason in suppressed],
        "budget": _budget_view(decision, settings["before_tool"]),
        "answer": _answer_view(decision),
    }


def _budget_view(decision: activation.Decision, settings: dict[str, Any]) -> dict[str, int]:
    lines = [wire.item_line(item.row).encode() for item in decision.shown()]
    return {
        "items": len(lines),
        "max_items": settings["max_items"],
        "bytes": sum(map(len, lines)),
        "max_bytes": settings["max_bytes"],
    }


def _answer_view(decision: activation.Decision) -> dict[str, Any]:
    answer = wire.answer(
        "PreToolUse",
        decision=decision.decision,
        reason=decision.reason,
        context=decision.context,
        message=decision.message,
    )
    return answer or {}


def _host_tool(tool: str) -> str:
    if tool.startswith("mcp:"):
        server, _, name = tool[4:].partition("/")
        return f"mcp__{server}__{name}"
    return HOST_NAMES.get(tool, tool)


def _require_hook(host_tool: str) -> None:
    """Raise UsageError for a tool before which Claude Code calls no hook, so that no memory can speak there."""
    matcher = next(event.matcher for event in EVENTS if event.argument == "pre-tool")
    if re.match(matcher, host_tool):
        return
    near = get_close_matches(host_tool, [tool for tool in HOST_TOOLS if re.match(matcher, tool)], n=1, cutoff=0.75)
    ending = f"; did you mean {near[0]}?" if near else "."
    raise UsageError("silent-tool", f"No hook is called before {host_tool}{ending}", hint="hm memory:why --help")


def _tool_input(host_tool: str, target: str | None, raw: str | None) -> dict[str, Any]:
    if (target is None) == (raw is None):
        raise UsageError("usage", "Say what is called: either --target or --input.", hint="hm memory:why --help")
    if raw is None:
        if host_tool.startswith("mcp__"):
            raise UsageError("usage", "A call of an MCP tool is given with --input.", hint=INPUT_HINT)
        field = TARGET_FIELDS.get(canonical_tool(host_tool), "file_path")
        return {"notebook_path" if host_tool == "NotebookEdit" else field: target}
    try:
        given = json.loads(raw)
    except ValueError as error:
        raise UsageError("bad-input", f"--input is not JSON: {error}.", hint=INPUT_HINT) from error
    if not isinstance(given, dict):
        raise UsageError("bad-input", "--input is not a JSON object.", hint=INPUT_HINT)
    return given


def _fired(project: Project, name: str) -> list[dict[str, Any]]:
    key = find_session(project, name)
    session = Session(str(project.state_dir), key.host, key.key)
    return ledger.fired_lines(session.ledger_path, str(session.state["turn"]))


def _open_snapshot(project: Project) -> snapshot.Snapshot:
    try:
        return snapshot.open_snapshot(paths.snapshot_path(str(project.state_dir)))
    except snapshot.SnapshotError as error:
        raise HmError(
            "no-snapshot",
            f"The hooks have no usable snapshot ({error}), so nothing can fire.",
            context=str(project.state_dir),
            hint="hm snapshot:rebuild",
        ) from error


def _all_rows(project: Project) -> list[dict[str, Any]]:
    """Read the snapshot whole: the hook never does, but a person asks about rows it did not look at."""
    document = json.loads(Path(paths.snapshot_path(str(project.state_dir))).read_bytes())
    rows = {row["id"]: row for bucket in document["buckets"] for found in bucket.values() for row in found}
    return [rows[id_] for id_ in sorted(rows)]


def _command_view(command: Command, family: str) -> dict[str, Any]:
    return {
        "words": list(command.words),
        "program": command.program,
        "assignments": list(command.assignments),
        "redirects": list(command.redirects),
        "canonical": " ".join(canonical_form(command.words)),
        "family": family,
        "role": command.role,
        "cwd": command.cwd,
        "certainty": command.certainty,
        "why": command.why,
    }


def _item_view(item: activation.Item) -> dict[str, Any]:
    return {
        "id": item.row["id"],
        "type": item.row["type"],
        "level": item.level,
        "delivery": item.delivery,
        "certainty": item.certainty,
        "outside_scope": item.outside_scope,
        "summary": item.row["summary"],
    }


def _shown(word: str) -> str:
    """A word as a shell would be given it; one that only the run knows as it was written."""
    return word if isinstance(word, Unknown) and "\0" in word.shape else shlex.quote(word)


def _tell(explanation: dict[str, Any], summaries: Mapping[str, str]) -> None:
    if explanation["dialect"] == "zsh":
        say("shell       zsh")
    if not explanation["dialect"]:
        for path in explanation["paths"]:
            say(f"path        {path}")
    for command in explanation["commands"]:
        if command["words"] == [""]:
            say(f"command     nothing more is read here: {UNREAD[command['why']]}")
            continue
        certainty = "sure" if command["certainty"] == "sure" else f"opaque: {command['why']}"
        words = " ".join(_shown(word) for word in command["words"])
        say(f"command     {words}  [{command['role']}, in {command['cwd'] or '?'}] {certainty}")
    for item in explanation["activated"]:
        notes = [item["delivery"], *(["opaque"] if item["certainty"] != "sure" else [])]
        notes += ["outside its scope"] if item["outside_scope"] else []
        say(f"activated   {item['id']} {item['type']} {item['level']} ({', '.join(notes)}): {item['summary']}")
    say_suppressed(explanation["suppressed"], summaries)
    budget = explanation["budget"]
    say(
        f"budget      {budget['items']} of {budget['max_items']} items, "
        f"{budget['bytes']} of {budget['max_bytes']} bytes"
    )
    _say_answer(explanation["answer"])


def _say_answer(answer: dict[str, Any]) -> None:
    """Print what the host receives, one key a line; a long value goes on below its key."""
    if not answer:
        say("answer      nothing: the call goes ahead")
        return
    say("answer")
    for line in json.dumps(answer, indent=2, ensure_ascii=False).splitlines():
        text = line.lstrip()
        indent = " " * (2 + len(line) - len(text))
        say_folded(indent, text, margin=f"{indent}    ")
