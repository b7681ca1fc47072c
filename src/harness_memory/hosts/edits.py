"""Owned entries in a foreign JSON settings file: text in, text out.

Owns how our hook groups are put into and taken out of a file that belongs to somebody else: only the characters of our
own entries change, so order, indentation, numbers as written and the final newline of the rest survive. Does no I/O
(`hosts.settings_file`) and does not know what an entry of ours looks like (`is_owned` is passed in). Called by
app/install, app/uninstall and app/doctor.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from harness_memory.errors import HmError
from harness_memory.hosts.json_spans import (
    SPACE,
    Container,
    Item,
    array_at,
    json_problem,
    object_at,
    position,
    skip_space,
)

HookGroup = dict[str, Any]
IsOwned = Callable[[Mapping[str, Any]], bool]

HOOKS_KEY = "hooks"
DEFAULT_INDENT = "  "


class Undo(NamedTuple):
    """One edit turned round: at `at` of the text *after* the edit, `length` characters stand in for `removed`."""

    at: int
    length: int
    removed: str


class OwnedHook(NamedTuple):
    """One hook of ours as it stands in a settings file."""

    event: str
    matcher: str | None
    hook: dict[str, Any]


def decode_settings(raw: bytes, path: Path) -> str:
    """Return the text of a settings file that may be edited; blank counts as an empty object.

    Raises HmError `settings-unreadable` naming line and column for whatever is not strict JSON in plain UTF-8 (a byte
    order mark, a comment, a trailing comma, NaN) or not an object: such a file is for its owner to mend.
    """
    if raw.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        raise _unreadable(path, "line 1 column 1: the file begins with a byte order mark")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        column = error.start - raw.rfind(b"\n", 0, error.start)
        raise _unreadable(path, f"line {line} column {column}: the file is not UTF-8") from None
    if not text.strip(SPACE):
        return text
    problem = json_problem(text)
    if problem:
        raise _unreadable(path, problem)
    if not isinstance(json.loads(text), dict):
        raise _unreadable(path, "line 1 column 1: the file does not hold a JSON object")
    _refuse_duplicate_keys(text, path)
    return text


def add_groups(text: str, groups: Mapping[str, HookGroup]) -> tuple[str, list[Undo]]:
    """Append one group to each event's list; return the new text and the way back.

    `text` has been through `decode_settings`. Applying the undo list to exactly the returned text gives `text` again.
    """
    if not text.strip(SPACE):
        newline = "\r\n" if "\r\n" in text else "\n"
        body = {HOOKS_KEY: {event: [group] for event, group in groups.items()}}
        document = json.dumps(body, indent=DEFAULT_INDENT, ensure_ascii=False).replace("\n", newline) + newline
        return document, [Undo(0, len(document), text)]
    style = _Style.of(text)
    root = object_at(text, skip_space(text, 0))
    hooks_member = root.member(HOOKS_KEY)
    if hooks_member is None:
        value = {event: [group] for event, group in groups.items()}
        text, undo = _insert(text, root, style, HOOKS_KEY, value)
        return text, [undo]
    undos = []
    for event, group in groups.items():
        hooks = object_at(text, hooks_member.value_start)
        member = hooks.member(event)
        if member is None:
            text, undo = _insert(text, hooks, style, event, [group])
        else:
            text, undo = _insert(text, array_at(text, member.value_start), style, None, group)
        undos.append(undo)
    return text, undos


def undo_edits(text: str, undos: list[Undo]) -> str:
    """Take edits back, last first; the caller has made sure that `text` is what the edits left behind."""
    for undo in reversed(undos):
        text = text[: undo.at] + undo.removed + text[undo.at + undo.length :]
    return text


def remove_owned(text: str, is_owned: IsOwned) -> str:
    """Take out every hook that `is_owned` accepts, with the groups, lists and objects that only it filled."""
    while text.strip(SPACE):
        place = _first_owned(text, is_owned)
        if place is None:
            break
        container, index = place
        text = _cut(text, container, index)
    return text


def owned_hooks(data: Mapping[str, Any], is_owned: IsOwned) -> list[OwnedHook]:
    """List our hooks in parsed settings, in file order; entries of a foreign shape are passed over."""
    found = []
    hooks = data.get(HOOKS_KEY)
    for event, groups in hooks.items() if isinstance(hooks, dict) else ():
        for group in groups if isinstance(groups, list) else ():
            entries = group.get(HOOKS_KEY) if isinstance(group, dict) else None
            for hook in entries if isinstance(entries, list) else ():
                if isinstance(hook, dict) and is_owned(hook):
                    found.append(OwnedHook(event, group.get("matcher"), hook))
    return found


@dataclass(frozen=True, slots=True)
class _Style:
    """How the file is written: its newline, its unit of indentation, or everything on one line."""

    newline: str
    unit: str
    one_line: bool

    @classmethod
    def of(cls, text: str) -> _Style:
        root = object_at(text, skip_space(text, 0))
        unit = ""
        if root.items:
            lead = text[root.open + 1 : root.items[0].start]
            unit = lead.rpartition("\n")[2] if "\n" in lead else ""
        one_line = bool(root.items) and "\n" not in text[root.open : root.close]
        return cls("\r\n" if "\r\n" in text else "\n", unit or DEFAULT_INDENT, one_line)


def _insert(text: str, container: Container, style: _Style, key: str | None, value: object) -> tuple[str, Undo]:
    """Append a value (under `key` in an object) to a container, written as its neighbours are."""
    own_indent = _line_indent(text, container.open)
    if container.items:
        last = container.items[-1]
        before = text[container.open + 1 : last.start]
        lead = before[len(before.rstrip(SPACE)) :]
        spread = "\n" in lead
        indent = lead.rpartition("\n")[2] if spread else own_indent
        new = "," + (style.newline + indent if spread else " ") + _render(key, value, style, indent, spread=spread)
        return text[: last.end] + new + text[last.end :], Undo(last.end, len(new), "")
    inside = text[container.open + 1 : container.close]
    indent = own_indent + style.unit
    new = _render(key, value, style, indent, spread=not style.one_line)
    if not style.one_line:
        new = style.newline + indent + new + style.newline + own_indent
    return text[: container.open + 1] + new + text[container.close :], Undo(container.open + 1, len(new), inside)


def _render(key: str | None, value: object, style: _Style, indent: str, *, spread: bool) -> str:
    body = json.dumps(value, indent=style.unit if spread else None, ensure_ascii=False)
    prefix = "" if key is None else json.dumps(key) + ": "
    return prefix + body.replace("\n", style.newline + indent)


def _first_owned(text: str, is_owned: IsOwned) -> tuple[Container, int] | None:
    """Find the next thing to cut: our first hook, or the outermost container that holds nothing else."""
    root = object_at(text, skip_space(text, 0))
    hooks_at = _index_of(root, HOOKS_KEY)
    if hooks_at < 0 or text[root.items[hooks_at].value_start] != "{":
        return None
    hooks = object_at(text, root.items[hooks_at].value_start)
    for event_at, event in enumerate(hooks.items):
        if text[event.value_start] != "[":
            continue
        groups = array_at(text, event.value_start)
        for group_at, group in enumerate(groups.items):
            place = _owned_in_group(text, group, is_owned)
            if place is None:
                continue
            chain = [place, (groups, group_at), (hooks, event_at), (root, hooks_at)]
            return next((step for step in chain if len(step[0].items) > 1), chain[-1])
    return None


def _owned_in_group(text: str, group: Item, is_owned: IsOwned) -> tuple[Container, int] | None:
    if text[group.start] != "{":
        return None
    member = object_at(text, group.start).member(HOOKS_KEY)
    if member is None or text[member.value_start] != "[":
        return None
    entries = array_at(text, member.value_start)
    for at, entry in enumerate(entries.items):
        hook = json.loads(text[entry.start : entry.end])
        if isinstance(hook, dict) and is_owned(hook):
            return entries, at
    return None


def _cut(text: str, container: Container, index: int) -> str:
    items = container.items
    if len(items) == 1:
        return text[: container.open + 1] + text[container.close :]
    if index > 0:
        return text[: items[index - 1].end] + text[items[index].end :]
    return text[: items[0].start] + text[items[1].start :]


def _index_of(container: Container, key: str) -> int:
    return next((at for at, item in enumerate(container.items) if item.key == key), -1)


def _line_indent(text: str, at: int) -> str:
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _refuse_duplicate_keys(text: str, path: Path) -> None:
    """In a second `hooks` (or event) every JSON reader loses the first; which one is meant is not for us to guess."""
    root = object_at(text, skip_space(text, 0))
    containers = [(root, {HOOKS_KEY})]
    hooks = root.member(HOOKS_KEY)
    if hooks is not None and text[hooks.value_start] == "{":
        inner = object_at(text, hooks.value_start)
        containers.append((inner, {item.key for item in inner.items}))
    for container, keys in containers:
        seen: set[str] = set()
        for item in container.items:
            if item.key in seen and item.key in keys:
                raise _unreadable(path, f'{position(text, item.start)}: the key "{item.key}" stands here twice')
            seen.add(item.key)


def _unreadable(path: Path, problem: str) -> HmError:
    return HmError(
        "settings-unreadable",
        f"{path} is not a settings file that can be edited safely; nothing was changed.",
        context=problem,
        hint=f"mend {path}, then run the same command again",
    )
