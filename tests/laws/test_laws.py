"""The laws of governed learning hold in every history; HM_LAW_SEQUENCES asks for more of them than the usual 100."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.laws.machine import Histories

SEQUENCES = int(os.environ.get("HM_LAW_SEQUENCES", "100"))


@pytest.mark.slow
def test_no_history_breaks_a_law() -> None:
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        Histories,
        settings=settings(
            max_examples=SEQUENCES,
            stateful_step_count=20,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],  # shrinking a history takes minutes and shows little more
            database=None,
            suppress_health_check=list(HealthCheck),
            print_blob=False,
        ),
    )
