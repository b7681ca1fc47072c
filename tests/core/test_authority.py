"""Who may change a memory: the whole table, and the levels a row starts at."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any, get_args

import pytest

from harness_memory.config import BeforeTool, Config
from harness_memory.core.authority import EDGES, AuthorityViolation, Event, change, enforcement_default
from harness_memory.core.model import ENFORCEMENTS, STATUSES, Authority, Memory, Signature, Status, Transition
from harness_memory.errors import UsageError

AUTHORITIES: tuple[Authority, ...] = get_args(Authority)
ROW = Memory(
    id="0123456789ab",
    type="pitfall",
    summary="Run pnpm test",
    signature=Signature("bash", "command", "cmd", "npm test"),
    knowledge_kind="correction",
    ttl_expires_at_ms=100,
    revalidate_after_ms=50,
)

# event → status a row may be in → status it gets; what is not named is refused.
EXPECTED: dict[Event, dict[Status, Status]] = {
    "promote": {"candidate": "active", "stale": "active"},
    "demote": {"active": "stale"},
    "reject": {"candidate": "rejected", "active": "rejected", "stale": "rejected"},
    "restore": {"stale": "active", "superseded": "active", "rejected": "active"},
    "supersede": {"candidate": "superseded", "active": "superseded", "stale": "superseded"},
    "enforce": {"candidate": "candidate", "active": "active", "stale": "stale"},
    "edit": {"candidate": "candidate", "active": "active", "stale": "stale"},
    "confirm": {"candidate": "candidate", "active": "active", "stale": "stale"},
    "uphold": {"active": "active", "stale": "active"},
    "lower": {"active": "active"},
    "activate": {"candidate": "active"},
    "escalate": {"active": "active"},
    "downgrade": {"active": "active"},
    "contradict": {"active": "stale"},
    "replace": {"candidate": "superseded", "active": "superseded"},
    "expire": {"active": "stale"},
    "abandon": {"candidate": "rejected"},
}
RULE_EVENTS = {"activate", "escalate", "downgrade", "contradict", "replace", "expire", "abandon"}
ADOPTING = {"promote", "restore", "enforce", "edit", "confirm"}


def outcome(event: Event, status: Status, authority: Authority) -> Any:
    try:
        row, _ = change(replace(ROW, status=status, authority=authority), event, reason="r", now_ms=7)
    except AuthorityViolation:
        return "violation"
    except UsageError:
        return "refused"
    return row.status, row.authority, row.ttl_expires_at_ms, row.revalidate_after_ms


@pytest.mark.parametrize("event", EDGES)
def test_every_cell_of_the_table(event: Event) -> None:
    expected: dict[tuple[Status, Authority], Any] = {}
    for status, authority in itertools.product(STATUSES, AUTHORITIES):
        if event in RULE_EVENTS and authority == "human":
            expected[status, authority] = "violation"
        elif status not in EXPECTED[event]:
            expected[status, authority] = "refused"
        elif event in ADOPTING:
            expected[status, authority] = (EXPECTED[event][status], "human", None, None)
        else:
            expected[status, authority] = (EXPECTED[event][status], authority, 100, 50)

    assert {cell: outcome(event, *cell) for cell in expected} == expected


def test_the_table_names_every_event_once() -> None:
    assert set(EDGES) == set(EXPECTED)
    assert {event for event, edge in EDGES.items() if edge.actor == "auto_rule"} == RULE_EVENTS


def test_no_rule_leads_out_of_stale_superseded_or_rejected() -> None:
    starts = {status for event in RULE_EVENTS for status in EDGES[event].start}  # type: ignore[index]

    assert starts == {"candidate", "active"}


@pytest.mark.parametrize("event", EDGES)
def test_only_the_named_levels_can_be_set(event: Event) -> None:
    allowed = {
        "promote": ENFORCEMENTS,
        "enforce": ENFORCEMENTS,
        "confirm": ENFORCEMENTS,
        "activate": ("advise", "soft_deny"),
        "escalate": ("soft_deny",),
        "downgrade": ("advise",),
        "lower": ("advise",),
    }.get(event, ())
    row = replace(ROW, status=EDGES[event].start[0])

    got = []
    for level in ENFORCEMENTS:
        try:
            changed, _ = change(row, event, reason="r", now_ms=7, enforcement=level)
        except AuthorityViolation:
            continue
        got.append(changed.enforcement)

    assert tuple(got) == tuple(level for level in ENFORCEMENTS if level in allowed)


def test_a_change_is_recorded_with_both_ends() -> None:
    row, record = change(replace(ROW, status="active"), "enforce", reason="by hand", now_ms=7, enforcement="deny")

    assert (row.status_reason, row.updated_at_ms, row.enforcement) == ("by hand", 7, "deny")
    assert record == Transition(
        ROW.id, "human", "enforce", "by hand", "active", "active", "advise", "deny", "auto", "human", 7
    )


def test_a_refusal_names_the_memory_and_a_command() -> None:
    with pytest.raises(UsageError) as caught:
        change(replace(ROW, status="rejected"), "demote", reason="r", now_ms=7)

    error = caught.value
    assert (error.reference, error.context, error.hint, error.exit_code) == (
        "status-forbids",
        ROW.id,
        f"hm memory:show {ROW.id}",
        2,
    )


@pytest.mark.parametrize(
    ("changes", "level"),
    [
        ({}, "advise"),
        ({"authority": "human"}, "advise"),
        ({"authority": "human", "type": "policy"}, "confirm"),
        ({"authority": "human", "type": "policy", "policy_subtype": "hard"}, "confirm"),
        ({"authority": "human", "type": "policy", "policy_subtype": "soft"}, "advise"),
        ({"authority": "human", "type": "policy", "signature": None}, "advise"),
        ({"authority": "human", "type": "policy", "import_unconfirmed": True}, "advise"),
        ({"authority": "human", "source_kind": "import", "summary": "Never run npm test"}, "confirm"),
        ({"authority": "human", "source_kind": "import", "summary": "npm test 절대 금지"}, "confirm"),
        ({"authority": "human", "source_kind": "import", "summary": "Prefer pnpm test"}, "advise"),
        ({"authority": "human", "source_kind": "import", "summary": "Never", "signature": None}, "advise"),
        ({"authority": "human", "source_kind": "remember"}, "soft_deny"),
        ({"authority": "human", "source_kind": "remember", "type": "policy"}, "confirm"),
        ({"authority": "human", "source_kind": "remember", "type": "workflow"}, "advise"),
        ({"authority": "human", "source_kind": "remember", "signature": None}, "advise"),
        ({"type": "policy"}, "advise"),
    ],
)
def test_default_levels(changes: dict[str, Any], level: str) -> None:
    assert enforcement_default(replace(ROW, **changes), Config()) == level


def test_settings_move_the_default_levels() -> None:
    settings = Config(before_tool=BeforeTool(hard_policy="deny", auto_enforcement="soft_deny"))
    rows = [
        replace(ROW, authority="human", type="policy"),
        ROW,
        replace(ROW, knowledge_kind="convention"),
        replace(ROW, type="workflow"),
        replace(ROW, signature=Signature("bash", "command", "cmd", "npm")),
        replace(ROW, signature=None),
    ]

    assert [enforcement_default(row, settings) for row in rows] == [
        "deny",
        "soft_deny",
        "advise",
        "advise",
        "advise",
        "advise",
    ]
