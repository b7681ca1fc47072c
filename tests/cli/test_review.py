"""review: the keys, the ways without a terminal, and a whole session on a screen of 80 by 24."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.app.review import Surroundings
from harness_memory.cli.review_card import COLUMNS, ROWS, card_lines, evidence_lines, width_of
from harness_memory.core.review import REVIEW_KINDS, ReviewItem
from harness_memory.store.db import reading
from harness_memory.store.locks import db_lock
from tests.cli.conftest import NOW, NOW_MS, Hm
from tests.cli.review_rows import EVIDENCE, GLOBAL, HUMAN, MEMORIES, POLICY, PROPOSALS, REPLACEMENT, fill, row
from tests.cli.terminal import HmTerminal

RECORDED = Path(__file__).parents[2] / "fixtures" / "review" / "session.txt"


pytestmark = pytest.mark.usefixtures("filled")


@pytest.fixture
def filled(project: Project) -> Project:
    fill(project)
    return project


def statuses(project: Project) -> dict[str, str]:
    with reading(project.state_dir) as store:
        return {memory.id: (store.memories.get(memory.id) or memory).status for memory in MEMORIES}


def kinds(hm: Hm) -> list[str]:
    return [item["kind"] for item in hm("review", "--json").json["items"]]


def test_the_queue_as_json_holds_all_a_card_shows(hm: Hm) -> None:
    items = hm("review", "--json").json["items"]
    first = items[0]
    assert [item["kind"] for item in items] == list(REVIEW_KINDS)
    assert (first["id"], first["memory"]["id"], first["candidate"]["id"]) == (
        PROPOSALS[-1].id,
        HUMAN.id,
        REPLACEMENT.id,
    )
    assert first["evidence"][0]["quote"] == EVIDENCE.quote
    assert first["proposal"]["rationale"] == PROPOSALS[-1].rationale
    assert items[1]["neighbours"][0]["relation"] == "different"
    assert hm("review", "--list", "--json").json == {"items": items}


def test_the_list_fits_eighty_columns(hm: Hm) -> None:
    lines = hm("review", "--list").out.splitlines()
    assert len(lines) == len(REVIEW_KINDS) + 1
    assert max(map(len, lines)) <= COLUMNS
    assert lines[1].split()[:2] == [PROPOSALS[-1].id, "supersede"]


def test_nothing_waiting_is_said(hm: Hm) -> None:
    for kind in REVIEW_KINDS:
        hm("review", "--accept-all-kind", kind)
    assert hm("review", "--list").out == "Nothing waits for you.\n"
    assert hm("review", "--keys", "a", "--json").json == {"decisions": [], "left": 0}


def test_keys_work_off_the_queue_in_its_order(hm: Hm, filled: Project) -> None:
    told = hm("review", "--keys", "a,s,r,p,q", "--json").json
    assert [(one["kind"], one["key"]) for one in told["decisions"]] == [
        ("supersede", "a"),
        ("stale", "s"),
        ("revalidate", "r"),
        ("activate_policy", "p"),
    ]
    assert told["left"] == 6
    now = statuses(filled)
    assert (now[HUMAN.id], now[REPLACEMENT.id], now[POLICY.id]) == ("superseded", "active", "active")
    assert kinds(hm)[:2] == ["stale", "activate_global"]


def test_the_last_decision_of_a_row_of_keys_is_taken_back(hm: Hm) -> None:
    out = hm("review", "--keys", "a,r,t,t,u").out
    assert out.splitlines() == [
        f"a  supersede: {HUMAN.id} superseded confirm human; {REPLACEMENT.id} active advise human",
        "r  stale: 0000000000a2 stays as it is",
        "u  revalidate: taken back: no memory had changed",
        "1 decided, 9 waiting.",
    ]


def test_keys_that_run_out_leave_the_rest(hm: Hm, filled: Project) -> None:
    assert hm("review", "--keys", "s").out.endswith("0 decided, 10 waiting.\n")
    assert statuses(filled) == {memory.id: memory.status for memory in MEMORIES}


@pytest.mark.parametrize("keys", ["a,x", "", "accept"])
def test_an_unknown_key_is_refused_before_anything_is_decided(hm: Hm, keys: str) -> None:
    ran = hm("review", "--keys", keys, "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, "usage")
    assert kinds(hm) == list(REVIEW_KINDS)


def test_a_key_that_does_not_apply_stops_a_script(hm: Hm) -> None:
    ran = hm("review", "--keys", "s,s,s,s,s,p,a", "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, "no-promotion")


@pytest.mark.parametrize("kind", REVIEW_KINDS)
def test_one_kind_is_accepted_whole_and_taken_back_whole(hm: Hm, kind: str) -> None:
    accepted = hm("review", "--accept-all-kind", kind, "--json").json["accepted"]
    assert [one["kind"] for one in accepted] == [kind]
    assert kind not in kinds(hm)
    taken = hm("review", "--undo", "--json").json
    assert {memory["id"] for memory in taken["memories"]} == {memory["id"] for memory in accepted[0]["memories"]}
    assert kinds(hm) == list(REVIEW_KINDS)


def test_without_a_decision_there_is_nothing_to_undo(hm: Hm) -> None:
    ran = hm("review", "--undo", "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (1, "nothing-to-undo")


def test_without_a_terminal_the_way_out_is_named(hm: Hm) -> None:
    ran = hm("review")
    assert (ran.exit_code, ran.out) == (2, "")
    assert ran.err == (
        "error: hm review asks one question after the other and needs a terminal.\n  hint: hm review --list\n"
    )


def test_without_a_terminal_and_with_nothing_waiting_there_is_nothing_to_ask(hm: Hm) -> None:
    for kind in REVIEW_KINDS:
        hm("review", "--accept-all-kind", kind)
    ran = hm("review")
    assert (ran.exit_code, ran.out, ran.err) == (0, "Nothing waits for you.\n", "")


def test_two_ways_at_once_are_refused(hm: Hm) -> None:
    assert hm("review", "--list", "--undo", "--json").json["error"]["reference"] == "usage"


# The card


def big_item() -> ReviewItem:
    """A card with more of everything than fits, in a script twice as wide."""
    words = "테스트는 pnpm 으로 실행한다 " * 30
    wide = replace(GLOBAL, summary=words[:240], details=words, contested=True, fire_count=5)
    claim = replace(PROPOSALS[-1], rationale=words)
    return ReviewItem("supersede", replace(HUMAN, summary=words[:240]), wide, claim)


def test_a_card_never_needs_scrolling() -> None:
    evidence = tuple(replace(EVIDENCE, quote="말 " * 150, line=f"e{number}") for number in range(40))
    neighbours = tuple((row(number, "Keep " * 40), "opposite") for number in range(12))
    around = Surroundings(evidence, neighbours)  # type: ignore[arg-type]
    lines = card_lines(big_item(), around, position=1, total=10, told="x" * 200, now_ms=NOW_MS)
    assert len(lines) == ROWS - 1
    assert max(map(width_of, lines)) <= COLUMNS
    for heading in ("Evidence (and ", "Why (1 session) (and ", "Neighbours (and ", "The older rule"):
        assert any(line.startswith(heading) for line in lines), heading
    trace = evidence_lines(big_item(), around)
    assert (len(trace), max(map(width_of, trace)) <= COLUMNS) == (ROWS - 1, True)
    assert f"  hm memory:trace {GLOBAL.id} shows the rest" in trace


def test_text_of_others_cannot_draw_on_the_screen() -> None:
    item = ReviewItem("candidate", replace(GLOBAL, summary="a\x1b[2Jb\nc"))
    lines = card_lines(item, Surroundings((), ()), position=1, total=1, told="", now_ms=NOW_MS)
    assert not any("\x1b" in line or "\n" in line for line in lines)


# On a terminal

STORY = (
    ("Does this take the place of the older rule?", "t"),
    ("Evidence of 0000000000b1", "x"),
    ("Does this take the place of the older rule?", "a"),
    ("Does this rule no longer hold?", "r"),
    ("Does this rule still hold?", "z"),
    ("The keys are a, r, s, t, p, u and q.", "a"),
    ("Make this policy active?", "p"),
    ("Make this rule active, for every call?", "r"),
    ("Is the scope of this rule right as it is?", "u"),
    ("Make this rule active, for every call?", "a"),
    ("Is the scope of this rule right as it is?", "p"),
    ("There is nothing to promote in a fix_scope proposal.", "a"),
    ("Is the signature of this rule wrong?", "a"),
    ("Are these two the same rule?", "a"),
    ("Is this imported rule right?", "a"),
    ("Make this rule active?", "a"),
)


def test_ten_proposals_are_worked_off_from_the_screen(filled: Project) -> None:
    """The recorded session: every screen and the key pressed at it."""
    screens = []
    with HmTerminal(filled.root, "review", env={"HARNESS_MEMORY_NOW": NOW}) as terminal:
        for awaited, key in STORY:
            screens.append(f"{terminal.read_until(awaited)} {key}\n")
            terminal.press(key)
        exit_code, last = terminal.read_to_the_end()
    session = f"\n{'-' * COLUMNS}\n".join([*screens, f"{last}\n"])
    assert session == RECORDED.read_text(encoding="utf-8")
    assert exit_code == 0
    assert all(len(screen.splitlines()) <= ROWS for screen in screens)
    assert "\x1b[1m" in terminal.output
    assert last.endswith("10 decided, 0 waiting.")


def test_no_colour_when_none_is_wanted(filled: Project) -> None:
    with HmTerminal(filled.root, "review", env={"HARNESS_MEMORY_NOW": NOW, "NO_COLOR": "1"}) as terminal:
        terminal.read_until("Does this take the place")
        terminal.press("q")
        assert terminal.read_to_the_end()[0] == 0
    assert "\x1b[1m" not in terminal.output
    assert "m" not in [part[:1] for part in terminal.output.split("\x1b[")[1:]]


def test_cursor_keys_answer_nothing_and_keys_typed_ahead_count(filled: Project) -> None:
    with HmTerminal(filled.root, "review", env={"HARNESS_MEMORY_NOW": NOW}) as terminal:
        terminal.read_until("Does this take the place")
        terminal.press("\x1b[A")
        assert "1 of 10" in terminal.read_until("The keys are")
        terminal.press("Ssq")
        _, last = terminal.read_to_the_end()
    assert last.endswith("0 decided, 10 waiting.")


def test_an_interrupt_keeps_what_was_decided(filled: Project) -> None:
    with HmTerminal(filled.root, "review", env={"HARNESS_MEMORY_NOW": NOW}) as terminal:
        terminal.read_until("Does this take the place")
        terminal.press("a")
        terminal.read_until("Does this rule no longer hold?")
        terminal.press("\x03")
        exit_code, last = terminal.read_to_the_end()
    assert (exit_code, last.splitlines()[-1]) == (130, "1 decided, 9 waiting.")
    now = statuses(filled)
    assert (now[HUMAN.id], now[REPLACEMENT.id]) == ("superseded", "active")


def test_a_busy_database_is_told_and_asked_about_again(filled: Project) -> None:
    with HmTerminal(filled.root, "review", env={"HARNESS_MEMORY_NOW": NOW}) as terminal:
        terminal.read_until("Does this take the place")
        with db_lock(filled.state_dir, command="test", now_ms=NOW_MS):
            terminal.press("a")
            screen = terminal.read_until("The database is being written by test")
        assert "1 of 10" in screen
        terminal.press("a")
        terminal.read_until("Does this rule no longer hold?")
        terminal.press("q")
        terminal.read_to_the_end()
    assert statuses(filled)[HUMAN.id] == "superseded"


def test_a_question_settled_by_somebody_else_is_not_decided_twice(filled: Project) -> None:
    with HmTerminal(filled.root, "review", env={"HARNESS_MEMORY_NOW": NOW}) as terminal:
        terminal.read_until("Does this take the place")
        with write_and_publish(filled, command="test", now_ms=NOW_MS) as store:
            store.memories.update(replace(REPLACEMENT, status="rejected"))
        terminal.press("a")
        terminal.read_until(f"{PROPOSALS[-1].id} had been settled meanwhile")
        terminal.press("q")
        terminal.read_to_the_end()
    assert statuses(filled)[HUMAN.id] == "active"
