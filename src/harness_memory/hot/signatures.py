"""Signatures: what a memory is about, and whether a tool call is about it.

Owns the text form of a signature, the snapshot keys a rule is filed under and the match with its reason. Must not read
files or configuration. Called by the hook through activation, by `memory:why`, and by validation, which shares the
specificity and safety checks. A signature is a plain dict `{"tool", "target", "kind", "pattern", "negate"}`; a call is
what `calls.read_call` makes.
"""

from __future__ import annotations

from harness_memory.hot.calls import call_keys, canonical_tool, case_ignored, read_call
from harness_memory.hot.command_match import Match, match_command, read_command_pattern
from harness_memory.hot.commands import REFUSED, TOO_LONG
from harness_memory.hot.globs import glob_match, literal_prefix, normalise_path
from harness_memory.hot.program_tables import PACKAGE_MANAGERS
from harness_memory.hot.programs import canonical_words, program_token

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from harness_memory.hot.calls import Call
    from harness_memory.hot.commands import Command

    Signature = dict[str, Any]

__all__ = [
    "Match",
    "call_keys",
    "canonical_form",
    "canonical_signature",
    "canonical_tool",
    "family_forms",
    "format_signature",
    "is_specific",
    "match_signature",
    "parse_signature",
    "program_token",
    "read_call",
    "regex_is_safe",
    "signature_keys",
    "would_hit",
]

TARGETS = {
    "bash": "command",
    "edit": "path",
    "write": "path",
    "read": "path",
    "grep": "path",
    "glob": "path",
    "fetch": "url",
    "task": "prompt",
}
KINDS = ("cmd", "glob", "substring", "regex")
SHARED_SUBCOMMANDS = ("test", "run", "start", "install")
BIN_RUNNERS = frozenset({"npx", "pnpx", "bunx", *PACKAGE_MANAGERS})
MIN_COMMAND_WORDS = 2
MIN_SUBSTRING_CHARS = 8
MAX_REGEX_CHARS = 200
MIN_REGEX_LITERALS = 6


def canonical_form(words: Sequence[str]) -> tuple[str, ...]:
    """The canonical words of one command: `npm run test` and `npm t` are `npm test`.

    An option that stood before the subcommand can mean another one behind it, so what was moved is read again.
    """
    form = canonical_words(words)
    for _ in words:
        again = canonical_words(form)
        if again == form:
            break
        form = again
    return form


def family_forms(commands: Sequence[Command]) -> list[str]:
    """For each command the pattern that covers it however it is started; "" where no family has it (S30).

    `pm test` for `pnpm run test`, `bin vitest` for what npx or node_modules/.bin starts. Whether a failure suggests it
    depends on what resolved it: `core.suggestions`.
    """
    forms: list[str] = []
    runner = ""
    for command in commands:
        words = command.form().positionals
        if command.program in PACKAGE_MANAGERS and words[:1] and words[0] in SHARED_SUBCOMMANDS:
            forms.append(" ".join(("pm", *words[: 2 if words[0] == "run" else 1])))
        elif "node_modules/.bin/" in command.words[0] or (runner and command.role == "wrapped"):
            forms.append(f"bin {command.program}")
        else:
            forms.append("")
        runner = command.program if command.program in BIN_RUNNERS else ""
    return forms


def _split_spec(spec: str) -> list[str]:
    head, sep, rest = spec.partition(":")
    if head != "mcp":
        return spec.split(":", 3)
    name, *parts = rest.split(":", 3)
    return [head + sep + name, *parts]


def parse_signature(spec: str) -> Signature:
    """Read `tool:target:kind:pattern`, with a leading `!` for "every other call of this tool".

    Raises ValueError with one sentence that says what is wrong.
    """
    text = spec.strip()
    negate = text.startswith("!")
    parts = _split_spec(text[1:] if negate else text)
    if len(parts) != 4:
        raise ValueError(f"a signature has four parts, tool:target:kind:pattern, but this one has {len(parts)}: {spec}")
    tool, target, kind, pattern = parts[0].strip(), parts[1].strip(), parts[2].strip(), parts[3].strip()
    problem = _problem(tool, target, kind, pattern)
    if problem:
        raise ValueError(problem)
    return {"tool": tool, "target": target, "kind": kind, "pattern": pattern, "negate": negate}


def _problem(tool: str, target: str, kind: str, pattern: str) -> str | None:
    if tool not in TARGETS and not (tool.startswith("mcp:") and "/" in tool[5:]):
        return f"unknown tool {tool!r} in a signature; use one of {', '.join(sorted(TARGETS))} or mcp:server/tool"
    wanted = TARGETS.get(tool)
    if wanted and target != wanted:
        return f"the target of a {tool} signature is {wanted!r}, not {target!r}"
    if kind not in KINDS:
        return f"unknown kind {kind!r} in a signature; use one of {', '.join(KINDS)}"
    if kind == "cmd" and tool != "bash":
        return f"kind cmd compares shell commands, so its tool is bash, not {tool!r}"
    if not target or not pattern:
        return "a signature needs a target and a pattern that are not empty"
    if kind == "cmd" and not read_command_pattern(pattern):
        return f"the pattern {pattern!r} names no command"
    if kind == "regex":
        reason = regex_is_safe(pattern)
        return f"the regular expression is refused: {reason}" if reason else None
    return None


def format_signature(sig: Signature) -> str:
    """The text form that `parse_signature` reads."""
    return f"{'!' if sig.get('negate') else ''}{sig['tool']}:{sig['target']}:{sig['kind']}:{sig['pattern']}"


def canonical_signature(sig: Signature) -> str:
    """A text that is equal for signatures that mean the same; identity of memories rests on it."""
    if sig["kind"] != "cmd":
        return format_signature(sig)
    pattern = read_command_pattern(sig["pattern"])
    words = pattern.words() if pattern else ()
    return format_signature({**sig, "pattern": " ".join(words) or sig["pattern"]})


def signature_keys(sig: Signature) -> list[str]:
    """The snapshot buckets a row with this signature is filed under."""
    tool = "edit" if sig["tool"] == "write" else sig["tool"]
    if sig.get("negate"):
        return [f"tool:{tool}"]
    if sig["kind"] == "cmd":
        pattern = read_command_pattern(sig["pattern"])
        return [f"cmd:{pattern.form.program}"] if pattern else [f"tool:{tool}"]
    if sig["kind"] == "glob" and sig["target"] == "path":
        head = literal_prefix(sig["pattern"])
        return [f"path:{head.casefold()}" if head else "path:*"]
    return [f"tool:{tool}"]


def _target_texts(sig: Signature, call: Call) -> list[str]:
    """What a glob, substring or regex is held against."""
    if sig["target"] == "path":
        return list(call["paths"])
    if str(sig["tool"]).startswith("mcp:"):
        texts = _field_texts(call["input"], [] if sig["target"] == "input" else str(sig["target"]).split("."))
        if sig["kind"] == "glob":
            texts += [normalise_path(text, call["cwd"], call["root"]) for text in texts]
        return texts
    if not call["target_text"]:
        return []
    if sig["target"] == "url":
        return [call["target_text"], _plain_url(call["target_text"])]
    return [call["target_text"]]


def _field_texts(value: Any, parts: list[str]) -> list[str]:
    """The texts of a field of an MCP tool's input: of a list each one, and what is no text as JSON."""
    for at, part in enumerate(parts):
        if isinstance(value, list) and not part.isdecimal():
            return [text for one in value for text in _field_texts(one, parts[at:])]
        if isinstance(value, list):
            value = value[int(part)] if len(part) < 7 and int(part) < len(value) else None
        else:
            value = value.get(part) if isinstance(value, dict) else None
    if value is None or isinstance(value, str):
        return [] if value is None else [value]
    import json

    each = [one for one in value if isinstance(one, str)] if isinstance(value, list) else []
    return [*each, json.dumps(value, ensure_ascii=False, sort_keys=True)]


def _plain_url(url: str) -> str:
    """The address as it is commonly written: scheme and host in lower case, no user, default port or last dot."""
    scheme, separator, rest = url.strip().partition("://")
    if not separator:
        return url
    end = min((at for at in map(rest.find, "/?#") if at >= 0), default=len(rest))
    host, tail = rest[:end].rpartition("@")[2].lower(), rest[end:]
    scheme = scheme.lower()
    host = host.removesuffix({"http": ":80", "https": ":443"}.get(scheme, ":")).removesuffix(".")
    return f"{scheme}://{host}{tail if tail.startswith('/') else '/' + tail}"


def _match_text(sig: Signature, call: Call) -> Match:
    texts = _target_texts(sig, call)
    if not texts and sig["tool"] != "bash":
        return Match(False, "", (), "field_missing")
    pattern = sig["pattern"]
    if sig["kind"] == "substring":
        hit = any(pattern in text for text in texts)
    elif sig["kind"] == "glob":
        ignore_case = sig["target"] == "path" and case_ignored(call)
        hit = any(glob_match(pattern, text, ignore_case) for text in texts)
    else:
        problem = regex_is_safe(pattern)
        if problem:
            return Match(False, "", (), "pattern_error")
        import re

        compiled = re.compile(pattern)
        hit = any(compiled.search(text[:4096]) for text in texts)
    if hit:
        return Match(True, "sure", (), "match")
    return Match(False, "", (), "path_mismatch" if sig["target"] == "path" else "pattern_mismatch")


def match_signature(sig: Signature, call: Call) -> Match:
    """Say whether a call is one the signature means, how sure that is, and why.

    A hit on a command pattern names the commands it matched.
    """
    if sig["tool"] != call["tool"] and not (sig["tool"] == "write" and call["host_tool"] == "Write"):
        return Match(False, "", (), "tool_mismatch")
    found = (
        match_command(sig["pattern"], call["commands"], call["target_text"])
        if sig["kind"] == "cmd"
        else _match_text(sig, call)
    )
    if not sig.get("negate") or found.reason == "pattern_error":
        return found
    if found.hit and found.certainty == "sure":
        return Match(False, "", (), "negated")
    is_unread = sig["kind"] == "cmd" and any(command.why in (REFUSED, TOO_LONG) for command in call["commands"])
    return Match(True, "opaque" if found.hit or is_unread else "sure", (), "match")


def is_specific(sig: Signature) -> bool:
    """Say whether a signature is narrow enough for a rule nobody typed (V10)."""
    pattern = sig["pattern"]
    match sig["kind"]:
        case "cmd":
            read = read_command_pattern(pattern)
            return read is not None and 1 + len(read.form.positionals) + len(read.form.flags) >= MIN_COMMAND_WORDS
        case "substring":
            return len(pattern.strip()) >= MIN_SUBSTRING_CHARS
        case "glob":
            return any(char.isalnum() for char in pattern.replace("**", "")) and pattern.strip("*/.") != ""
        case _:
            return sum(char.isalnum() or char == "_" for char in _regex_literals(pattern)) >= MIN_REGEX_LITERALS


def _regex_literals(pattern: str) -> str:
    """The characters of a regular expression that stand for themselves; classes, escapes and repeats left out."""
    kept, at = [], 0
    while at < len(pattern):
        char = pattern[at]
        if char == "\\":
            at += 2
            continue
        if char in "[{":
            close = pattern.find("]" if char == "[" else "}", at + 1)
            at = close + 1 if close > 0 else len(pattern)
            continue
        kept.append(char)
        at += 1
    return "".join(kept)


def would_hit(sig: Signature, target_text: str, host_tool: str = "Bash") -> bool:
    """Say whether the signature would fire on a call with this command, path or URL (V12)."""
    field = {"command": "command", "url": "url"}.get(TARGETS.get(canonical_tool(host_tool), ""), "file_path")
    return bool(match_signature(sig, read_call(host_tool, {field: target_text}, "/", "/")).hit)


def regex_is_safe(pattern: str) -> str | None:
    """The reason a regular expression is refused before it is ever run (V5), None when it may be used."""
    if len(pattern) > MAX_REGEX_CHARS:
        return f"it is longer than {MAX_REGEX_CHARS} characters"
    import re

    try:
        re.compile(pattern)
    except (re.error, OverflowError, RecursionError):
        return "it does not compile"
    return "it repeats a group that repeats" if _has_nested_repeat(pattern) else None


def _has_nested_repeat(pattern: str) -> bool:
    """A repeated group whose body repeats or branches can take exponential time."""
    repeats_inside = [False]
    at = 0
    while at < len(pattern):
        char = pattern[at]
        if char == "\\":
            at += 2
            continue
        if char == "[":
            at = max(pattern.find("]", at + 2), at)
        elif char == "(":
            repeats_inside.append(False)
        elif char == ")" and len(repeats_inside) > 1:
            inner = repeats_inside.pop()
            after = pattern[at + 1 : at + 2]
            if inner and after in ("*", "+", "{"):
                return True
            repeats_inside[-1] = repeats_inside[-1] or inner or after in ("*", "+", "{", "?")
        elif char in "*+{|?" and pattern[at - 1 : at] != "(" and not (char == "|" and len(repeats_inside) == 1):
            repeats_inside[-1] = True
        at += 1
    return False
