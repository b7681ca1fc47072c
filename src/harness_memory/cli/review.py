"""`review`: a person works off what waits, one key a card.

Owns the loop, the keys and the ways without a terminal. Each decision is written and published by itself, so leaving at
any time keeps what was decided. What an answer does is `app.review`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import click

from harness_memory.app.project import Project
from harness_memory.app.review import Decided, Surroundings, carry_out, look_around, read_queue, take_back_last
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.keyboard import END, single_keys
from harness_memory.cli.output import emit_json, say, say_table
from harness_memory.cli.review_card import QUESTIONS, card_lines, evidence_lines
from harness_memory.cli.views import as_view, standing
from harness_memory.core.review import REVIEW_KINDS, Answer, ReviewItem
from harness_memory.errors import HmError, UsageError
from harness_memory.hot.clock import now_ms
from harness_memory.store.db import reading

ANSWERS: dict[str, Answer] = {"a": "accept", "r": "reject", "p": "promote"}
KEYS = "a, r, s, t, p, u and q"
_CLEAR = "\x1b[H\x1b[2J"


def _keys(_ctx: click.Context, _option: click.Parameter, text: str | None) -> tuple[str, ...] | None:
    if text is None:
        return None
    keys = tuple(word.strip().lower() for word in text.split(",") if word.strip())
    wrong = [key for key in keys if key not in (*ANSWERS, "s", "t", "u", "q")]
    if wrong or not keys:
        raise click.BadParameter(f"the keys are {KEYS}, separated by commas")
    return keys


@hm_command("review")
@click.option("--list", "as_list", is_flag=True, help="Print what waits, without asking.")
@click.option("--keys", callback=_keys, metavar="A,R,S", help=f"Answer with these keys instead of a person: {KEYS}.")
@click.option("--accept-all-kind", "kind", type=click.Choice(REVIEW_KINDS), help="Accept everything of one kind.")
@click.option("--undo", is_flag=True, help="Take the last decision back.")
def review(
    invocation: Invocation, *, as_list: bool, keys: tuple[str, ...] | None, kind: str | None, undo: bool
) -> None:
    """Decide about what waits for you: one key a card, each decision in force at once.

    a accepts, r rejects (the same claim is silent for 30 days), p makes the memory yours, s skips, t shows the
    evidence, u takes the last decision back, q ends. Ctrl-C keeps what was decided.
    """
    if sum((as_list, keys is not None, kind is not None, undo)) > 1:
        raise UsageError("usage", "Give one of --list, --keys, --accept-all-kind and --undo.", hint="hm review --help")
    project = invocation.find_project()
    project.require_installed()
    if undo:
        _undo(invocation, project)
    elif kind is not None:
        accept_all(invocation, project, kind)
    elif keys is not None:
        _replay(invocation, project, keys)
    elif as_list or invocation.as_json:
        _print_queue(invocation, project)
    else:
        _ask(project)


@dataclass
class Desk:
    """What has been done so far in one review."""

    project: Project
    decisions: list[dict[str, str]] = field(default_factory=list)
    skipped: set[str] = field(default_factory=set)
    told: str = ""

    def waiting(self) -> list[tuple[ReviewItem, Surroundings]]:
        """Return what still has to be asked; only the first comes with its surroundings read."""
        with reading(self.project.state_dir) as store:
            queue = [item for item in read_queue(store, now_ms()) if item.id not in self.skipped]
            first = [(item, look_around(store, item)) for item in queue[:1]]
        return first + [(item, Surroundings((), ())) for item in queue[1:]]

    def try_press(self, key: str, item: ReviewItem) -> None:
        """Press a key; what cannot be done is told to the person, who has other keys."""
        try:
            self.press(key, item)
        except HmError as error:
            self.told = error.message

    def press(self, key: str, item: ReviewItem) -> None:
        """Do what a key says about an item. Raises HmError where it cannot be done."""
        self.told = self._do(key, item)
        self.decisions.append({"item": item.id, "kind": item.kind, "key": key, "told": self.told})

    def _do(self, key: str, item: ReviewItem) -> str:
        if key == "s":
            self.skipped.add(item.id)
            return f"skipped {item.id}"
        if key == "u":
            taken = take_back_last(self.project, now_ms())
            self.skipped.clear()
            rows = "; ".join(f"{memory.id} {standing(memory)}" for memory in taken.memories)
            return f"taken back: {rows or 'no memory had changed'}"
        decided = carry_out(self.project, [item], ANSWERS[key], now_ms())
        return told(decided[0]) if decided else f"{item.id} had been settled meanwhile"


def _ask(project: Project) -> None:
    """Walk the queue with a person at a terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        if not Desk(project).waiting():
            say("Nothing waits for you.")
            return
        raise UsageError(
            "needs-terminal",
            "hm review asks one question after the other and needs a terminal.",
            hint="hm review --list",
        )
    desk = Desk(project)
    try:
        with single_keys() as read_key:
            _walk(desk, lambda: read_key().lower(), desk.try_press, _show)
    finally:
        sys.stdout.write("\n")  # the answer was typed at the end of a line
        _sum_up(desk)


def _replay(invocation: Invocation, project: Project, keys: tuple[str, ...]) -> None:
    """Walk the queue with given keys, as far as they go."""
    desk = Desk(project)
    left: Iterator[str] = iter(keys)
    _walk(desk, lambda: next(left, "q"), desk.press, lambda _lines: None)
    if invocation.as_json:
        emit_json({"decisions": desk.decisions, "left": len(desk.waiting())})
        return
    for decision in desk.decisions:
        say(f"{decision['key']}  {decision['kind']}: {decision['told']}")
    _sum_up(desk)


def _walk(
    desk: Desk,
    read_key: Callable[[], str],
    press: Callable[[str, ReviewItem], None],
    show: Callable[[list[str]], None],
) -> None:
    """Show the first card, read a key, and so on until nothing waits or the key is q."""
    position = 1
    while waiting := desk.waiting():
        item, around = waiting[0]
        total = position + len(waiting) - 1
        show(card_lines(item, around, position=position, total=total, told=desk.told, now_ms=now_ms()))
        desk.told = ""
        key = read_key()
        if key in ("q", END):
            return
        if key == "t":
            show(evidence_lines(item, around))
            read_key()
        elif key in (*ANSWERS, "s", "u"):
            before = len(desk.decisions)
            press(key, item)
            moved = len(desk.decisions) - before
            position = max(1, position - 1) if key == "u" and moved else position + moved
        else:
            desk.told = f"The keys are {KEYS}."


def _show(lines: list[str]) -> None:
    """Put a card on the screen; the title stands out unless colour is unwelcome."""
    plain = "NO_COLOR" in os.environ or os.environ.get("TERM", "dumb") == "dumb"
    if not plain:
        lines = [click.style(line, bold=True) if at == 1 else line for at, line in enumerate(lines)]
    start = "" if os.environ.get("TERM", "dumb") == "dumb" else _CLEAR
    sys.stdout.write(start + "\n".join(lines) + "\n> ")
    sys.stdout.flush()


def _sum_up(desk: Desk) -> None:
    keys = [decision["key"] for decision in desk.decisions]
    decided = sum(key in ANSWERS for key in keys) - keys.count("u")
    left = len(desk.waiting()) + len(desk.skipped)
    say(*filter(None, (desk.told, f"{decided} decided, {left} waiting.")))


def _undo(invocation: Invocation, project: Project) -> None:
    taken = take_back_last(project, invocation.now_ms)
    if invocation.as_json:
        memories = [as_view(memory) for memory in taken.memories]
        emit_json({"memories": memories, "proposals": [as_view(proposal) for proposal in taken.proposals]})
        return
    for memory in taken.memories:
        say(f"{memory.id} {standing(memory)}: {memory.summary}")
    say(f"{len(taken.proposals)} open again.")


def accept_all(invocation: Invocation, project: Project, kind: str) -> None:
    """Accept every item of a kind and tell what became of each."""
    with reading(project.state_dir) as store:
        items = [item for item in read_queue(store, invocation.now_ms) if item.kind == kind]
    decided = carry_out(project, items, "accept", invocation.now_ms)
    if invocation.as_json:
        emit_json({"accepted": [decision_view(one) for one in decided]})
        return
    for one in decided:
        say(told(one))
    say(f"{len(decided)} accepted." + (" Take it back: hm review --undo" if decided else ""))


def _print_queue(invocation: Invocation, project: Project) -> None:
    with reading(project.state_dir) as store:
        queue = [(item, look_around(store, item)) for item in read_queue(store, invocation.now_ms)]
    if invocation.as_json:
        emit_json({"items": [_item_view(item, around) for item, around in queue]})
    elif queue:
        rows = [(item.id, item.kind, (item.candidate or item.memory).summary) for item, _ in queue]
        say_table(("ID", "KIND", "RULE"), rows)
    else:
        say("Nothing waits for you.")


def decision_view(decided: Decided) -> dict[str, Any]:
    """Return a decision as JSON shows it: the item, the memories as they are now, the proposals it ended."""
    return {
        "item": decided.item.id,
        "kind": decided.item.kind,
        "memories": [as_view(memory) for memory in decided.memories],
        "proposals": [proposal.id for proposal in decided.proposals],
    }


def _item_view(item: ReviewItem, around: Surroundings) -> dict[str, Any]:
    return {
        "id": item.id,
        "kind": item.kind,
        "question": QUESTIONS[item.kind].text,
        "memory": as_view(item.memory),
        "candidate": as_view(item.candidate) if item.candidate else None,
        "proposal": as_view(item.proposal) if item.proposal else None,
        "evidence": [as_view(row) for row in around.evidence],
        "neighbours": [
            {"id": memory.id, "relation": relation, "summary": memory.summary} for memory, relation in around.neighbours
        ],
    }


def told(decided: Decided) -> str:
    """Return what a decision changed, in a few words."""
    changed = "; ".join(f"{memory.id} {standing(memory)}" for memory in decided.memories)
    return changed or f"{decided.item.memory.id} stays as it is"
