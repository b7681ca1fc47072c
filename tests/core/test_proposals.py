"""Proposals: support, decisiveness, contest and the life of a claim."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from harness_memory.config import Config, Retention
from harness_memory.core.model import DAY_MS, Citation, Flags, Memory, Proposal, ProposalKind
from harness_memory.core.proposals import (
    claim_key,
    close,
    has_human_signal,
    is_contested,
    is_decisive,
    open_proposal,
    support,
)
from tests.core.world import NOW_MS, session

TARGET = Memory(id="0123456789ab", type="pitfall", summary="x", status="active")


def opened(kind: ProposalKind = "stale", **changes: Any) -> Proposal:
    row = open_proposal(
        kind,
        proposal_id="p" * 12,
        target_id=TARGET.id,
        candidate_id="",
        semantic_key="key",
        rationale="why",
        session_key="s1",
        human_signal=False,
        settings=Config(),
        now_ms=NOW_MS,
    )
    return replace(row, **changes)


def test_a_new_proposal_has_one_support_and_thirty_days() -> None:
    assert opened() == Proposal(
        id="p" * 12,
        kind="stale",
        status="open",
        target_id=TARGET.id,
        candidate_id="",
        claim_key=f"stale|{TARGET.id}|key",
        rationale="why",
        support_count=1,
        support_sessions=("s1",),
        human_signal=False,
        created_at_ms=NOW_MS,
        updated_at_ms=NOW_MS,
        expires_at_ms=NOW_MS + 30 * DAY_MS,
    )


def test_fix_scope_waits_ninety_days_and_the_rest_as_configured() -> None:
    settings = Config(retention=Retention(proposal_days=5))
    days = [
        (
            open_proposal(
                kind,
                proposal_id="p",
                target_id="t",
                candidate_id="",
                semantic_key="",
                rationale="",
                session_key="",
                human_signal=False,
                settings=settings,
                now_ms=0,
            ).expires_at_ms
            // DAY_MS
        )
        for kind in ("fix_scope", "merge")
    ]

    assert days == [90, 5]


def test_support_adds_sessions_once_and_keeps_a_human_signal() -> None:
    first = support(opened(), session_key="s1", human_signal=True, now_ms=NOW_MS + 1)
    second = support(first, session_key="s2", human_signal=False, now_ms=NOW_MS + 2)

    assert second == replace(
        opened(), support_count=3, support_sessions=("s1", "s2"), human_signal=True, updated_at_ms=NOW_MS + 2
    )


def test_closing_dates_the_decision() -> None:
    assert close(opened(), "rejected", NOW_MS + 9) == replace(
        opened(), status="rejected", updated_at_ms=NOW_MS + 9, resolved_at_ms=NOW_MS + 9
    )


def test_an_activation_is_the_same_claim_whichever_row_makes_it() -> None:
    keys = [claim_key(kind, target, "key") for kind in ("activate_policy", "supersede") for target in ("a", "b")]

    assert keys == ["activate_policy||key", "activate_policy||key", "supersede|a|key", "supersede|b|key"]


@pytest.mark.parametrize(
    ("flags", "provenance_class", "has_signal"),
    [
        (Flags(correction="strong"), "typed", True),
        (Flags(correction="weak"), "given", True),
        (Flags(remember=True), "typed", True),
        (Flags(correction="strong"), "inferred", False),
        (Flags(), "typed", False),
        (Flags(), "observed", True),
    ],
)
def test_a_human_signal_is_a_correction_in_cited_words_or_an_observation(
    flags: Flags, provenance_class: Any, has_signal: bool
) -> None:
    citations = [Citation("e9", "inferred", ""), Citation("e1", provenance_class, "")]

    assert has_human_signal(session("s1", flags=flags), citations) is has_signal


@pytest.mark.parametrize(
    ("proposal", "target", "settings", "decisive"),
    [
        ({}, {}, Config(), True),
        ({"kind": "supersede"}, {}, Config(), True),
        ({"kind": "merge"}, {}, Config(), False),
        ({"support_sessions": ("s1",), "support_count": 9}, {}, Config(), False),
        ({"human_signal": False}, {}, Config(), False),
        ({}, {"authority": "human"}, Config(), False),
        ({}, {"status": "candidate"}, Config(), False),
        ({}, {}, Config(autonomy_level="shadow"), False),
        ({}, {}, Config(autonomy_level="off"), False),
    ],
)
def test_two_sessions_with_a_human_signal_decide_against_an_automatic_row_only(
    proposal: dict[str, Any], target: dict[str, Any], settings: Config, decisive: bool
) -> None:
    row = opened(**{"support_sessions": ("s1", "s2"), "human_signal": True} | proposal)

    assert is_decisive(row, replace(TARGET, **target), settings) is decisive


@pytest.mark.parametrize(
    ("changes", "contested"),
    [
        ({}, True),
        ({"kind": "supersede"}, True),
        ({"kind": "merge"}, False),
        ({"support_sessions": ("s1",)}, False),
        ({"target_id": "f" * 12}, False),
    ],
)
def test_contested_is_an_open_argument_of_two_sessions(changes: dict[str, Any], contested: bool) -> None:
    """S20."""
    row = opened(**{"support_sessions": ("s1", "s2")} | changes)

    assert is_contested(TARGET.id, [row]) is contested
