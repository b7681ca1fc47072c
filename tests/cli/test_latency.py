"""eval:latency from the command line: kept results, comparison, the commands that are registered."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Hm

QUICK = ("eval:latency", "--runs", "1", "--memories", "100", "--slack", "1000")


def test_results_are_kept_and_compared(hm: Hm, tmp_path: Path) -> None:
    kept = tmp_path / "before.json"
    first = hm(*QUICK, "--json", "--keep", str(kept))
    assert (first.exit_code, json.loads(kept.read_text())) == (0, first.json)
    again = hm(*QUICK, "--against", str(kept)).out.splitlines()
    line = next(line for line in again if line.startswith("pre-tool "))
    assert line.split()[-1] == f"{first.json['scores']['pre-tool']['ratio']:.2f}"
    assert again[-1].endswith(" budgets, 0 exceeded")


@pytest.mark.parametrize("text", ["", "[]", '{"scores": 1}'])
def test_results_that_are_none_are_refused(hm: Hm, tmp_path: Path, text: str) -> None:
    (tmp_path / "before.json").write_text(text)
    ran = hm(*QUICK, "--json", "--against", str(tmp_path / "before.json"))
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, "unreadable-results")


def test_local_needs_hooks_that_are_registered(hm: Hm) -> None:
    ran = hm(*QUICK, "--local", "--json")
    assert (ran.exit_code, ran.json["error"]["reference"]) == (1, "no-registered-hooks")


def test_local_starts_hooks_as_they_are_registered(hm: Hm) -> None:
    hm("install", "--skip-probe", "--skip-self-test", "--hook-form", "shell")
    assert hm(*QUICK, "--local", "--json").exit_code == 0
