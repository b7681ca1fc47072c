"""Each law is seen to fail: with one fault planted in the program, some history breaks the law that it concerns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from harness_memory.app import applying, consolidation
from harness_memory.core import consolidation as dream_rules
from harness_memory.core import draft, reconcile, tier
from harness_memory.core.model import Memory
from harness_memory.core.tier import ActivationCaps
from harness_memory.store.proposals import ProposalTable
from harness_memory.store.runs import WriteOpTable
from tests.laws.machine import BrokenLaw, Histories

Plant = Callable[[pytest.MonkeyPatch], None]


def remember_unasked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(reconcile, "_is_remembered", lambda draft: not draft.episode.flags.explicit_rule)


def remember_without_end(patch: pytest.MonkeyPatch) -> None:
    def is_remembered(draft: Any) -> bool:
        is_typed = any(citation.provenance_class == "typed" for citation in draft.valid.citations)
        return bool(is_typed and draft.episode.flags.explicit_rule)

    patch.setattr(reconcile, "_is_remembered", is_remembered)


def lower_what_fired(patch: pytest.MonkeyPatch) -> None:
    _change_fired(patch, lambda row: replace(row, enforcement="advise"))


def make_what_fired_the_persons(patch: pytest.MonkeyPatch) -> None:
    _change_fired(patch, lambda row: replace(row, authority="human"))


def revive_what_fired(patch: pytest.MonkeyPatch) -> None:
    ended = ("stale", "superseded", "rejected")
    _change_fired(patch, lambda row: replace(row, status="active") if row.status in ended else row)


def raise_what_fired(patch: pytest.MonkeyPatch) -> None:
    _change_fired(patch, lambda row: replace(row, enforcement="soft_deny") if row.authority == "auto" else row)


def count_what_fired_as_contested(patch: pytest.MonkeyPatch) -> None:
    _change_fired(patch, lambda row: replace(row, contested=True))


def _change_fired(patch: pytest.MonkeyPatch, change: Callable[[Memory], Memory]) -> None:
    original = tier.with_firings
    patch.setattr(tier, "with_firings", lambda row, firings, now_ms: change(original(row, firings, now_ms)))


def forget_the_caps(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(applying, "activation_caps", lambda *_: ActivationCaps(99, 99, 2))


def forget_what_was_applied(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(WriteOpTable, "applied", lambda *_: False)
    patch.setattr(WriteOpTable, "record", lambda *_: None)


def give_no_expiry(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tier, "with_time_limit", lambda row, _now_ms: row)


def believe_anything(patch: pytest.MonkeyPatch) -> None:
    original = tier.decide_tier

    def decide(row: Memory, provenance: Any, **how: Any) -> Any:
        return original(row, [replace(one, provenance_class="typed") for one in provenance], **how)

    patch.setattr(tier, "decide_tier", decide)


def scan_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(draft, "scan_text", lambda _text: "")


def lose_count(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tier, "with_evidence", lambda row, _provenance: row)


def forget_rejections(patch: pytest.MonkeyPatch) -> None:
    original = applying.live_view
    patch.setattr(
        applying, "live_view", lambda store, now_ms: replace(original(store, now_ms), rejected_claims=frozenset())
    )


def climb_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tier, "should_escalate", lambda *_: True)


def see_no_contrary(patch: pytest.MonkeyPatch) -> None:
    original = reconcile.related
    patch.setattr(
        reconcile, "related", lambda claim, rows: [pair for pair in original(claim, rows) if pair[1] != "opposite"]
    )


def rewrite_evidence(patch: pytest.MonkeyPatch) -> None:
    original = consolidation.close_settled

    def close(store: Any, now_ms: int) -> Any:
        store._connection.execute("UPDATE provenance SET provenance_class = 'typed'")
        return original(store, now_ms)

    patch.setattr(consolidation, "close_settled", close)


def fall_again_and_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(dream_rules, "should_downgrade", lambda row: row.authority == "auto" and row.status == "active")


def ask_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ProposalTable, "insert", lambda *_: None)


FAULTS: list[tuple[str, Plant]] = [
    ("authority", remember_unasked),
    ("authority", make_what_fired_the_persons),
    ("human", lower_what_fired),
    ("final", revive_what_fired),
    ("level", raise_what_fired),
    ("level", climb_at_once),
    ("contested", count_what_fired_as_contested),
    ("caps", forget_the_caps),
    ("caps", remember_without_end),
    ("replay", forget_what_was_applied),
    ("expiry", give_no_expiry),
    ("evidence", believe_anything),
    ("scan", scan_nothing),
    ("counters", lose_count),
    ("suppression", forget_rejections),
    ("contradiction", see_no_contrary),
    ("provenance", rewrite_evidence),
    ("dream", fall_again_and_again),
    ("dream", ask_twice),
]


@pytest.mark.slow
@pytest.mark.parametrize(("law", "plant"), FAULTS, ids=[f"{law}-{plant.__name__}" for law, plant in FAULTS])
def test_a_planted_fault_breaks_its_law(law: str, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(BrokenLaw) as caught:
        run_state_machine_as_test(  # type: ignore[no-untyped-call]
            Histories,
            settings=settings(
                max_examples=3000,  # a run ends with the first history that breaks the law
                stateful_step_count=25,
                phases=[Phase.generate],
                deadline=None,
                derandomize=True,
                database=None,
                report_multiple_bugs=False,
                suppress_health_check=list(HealthCheck),
                print_blob=False,
            ),
        )
    assert str(caught.value).partition(":")[0] == law
