"""eval:latency from the command line: kept results, comparison, the commands that are registered."""

import json
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import harness_memory
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


def test_a_threshold_limits_the_milliseconds_before_a_tool(hm: Hm) -> None:
    ran = hm(*QUICK, "--threshold", "0.5", "--json")
    assert ran.exit_code == 1
    over = [(failure["case"], failure["threshold_ms"]) for failure in ran.json["failures"]]
    assert over == [("pre-tool at 100 memories", 0.5), ("pre-tool-hit at 100 memories", 0.5)]
    wide = hm(*QUICK, "--threshold", "60000")
    assert (wide.exit_code, wide.err) == (0, "")


def test_the_launcher_of_another_installation_is_measured(hm: Hm, tmp_path: Path) -> None:
    package_dir = tmp_path / "other" / "harness_memory"
    copytree(Path(harness_memory.__file__).parent, package_dir, ignore=ignore_patterns("__pycache__"))
    launch_path = package_dir / "hot" / "launch.py"
    assert hm(*QUICK, "--hook-script", str(launch_path), "--json").exit_code == 0
    assert (package_dir / "hot" / "__pycache__").is_dir()
    launch_path.write_text("")
    idle = hm(*QUICK, "--hook-script", str(launch_path), "--json")
    assert (idle.exit_code, idle.json["error"]["reference"]) == (1, "latency-no-work")
    both = hm(*QUICK, "--local", "--hook-script", str(launch_path), "--json")
    assert (both.exit_code, both.json["error"]["reference"]) == (2, "usage")
