"""The recorded transcripts of three client versions, read whole against a golden file (S5, S6).

`python -m tests.app.test_recorded_transcripts` writes the golden file anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.transcript import read_transcript
from harness_memory.core.prompts import TranscriptView, prompt_class
from tests.hot import recorded_payloads

FIXTURES = Path(__file__).parents[2] / "fixtures" / "transcripts"
GOLDEN = FIXTURES / "golden.json"
NAMES = sorted(path.name for path in FIXTURES.glob("*.jsonl"))


def read(name: str) -> TranscriptView:
    view = read_transcript(FIXTURES / name, Path(recorded_payloads.RECORDED_ROOT), since_ms=0)
    assert view is not None
    return view


def sessions(name: str) -> set[str]:
    lines = [json.loads(line) for line in (FIXTURES / name).read_text(encoding="utf-8").splitlines()]
    return {line["sessionId"] for line in lines if "sessionId" in line}


def recorded_prompts(name: str) -> dict[str, dict[str, Any]]:
    """Return the ledger lines that the recorded prompt hooks of a transcript's session gave, by case."""
    version = name.partition("-")[0]
    lines = json.loads(recorded_payloads.GOLDEN.read_text(encoding="utf-8"))
    found = {}
    for case, seen in lines.items():
        if not case.startswith(f"{version}/UserPromptSubmit"):
            continue
        payload = json.loads((recorded_payloads.FIXTURES / f"{case}.json").read_bytes())
        if payload["session_id"] in sessions(name):
            found[case.partition("/")[2]] = seen["lines"][0]
    return found


def as_read(name: str) -> dict[str, Any]:
    """Return what is read of a transcript, and the class it gives to the prompts its session's hooks saw."""
    view = read(name)
    return {
        "prompts": [[prompt.prompt_class, prompt.prompt_id, prompt.at_ms, prompt.text] for prompt in view.prompts],
        "unseen_failures": [
            {"prompt_id": failure.prompt_id, "at_ms": failure.at_ms, **failure.fields} for failure in view.failures
        ],
        "hook_prompts": {case: prompt_class(line, view) for case, line in recorded_prompts(name).items()},
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_transcript_reads_as_the_golden_file_says(name: str) -> None:
    assert as_read(name) == json.loads(GOLDEN.read_text(encoding="utf-8"))[name]


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("print-all-tools.jsonl")])
def test_no_failure_is_unseen_that_a_hook_has_recorded(name: str) -> None:
    lines = json.loads(recorded_payloads.GOLDEN.read_text(encoding="utf-8"))
    version = name.partition("-")[0]
    seen = {
        line["tool_use_id"]
        for case, recorded in lines.items()
        if case.startswith((f"{version}/PreToolUse", f"{version}/PostToolUse"))
        for line in recorded["lines"]
    }
    assert seen.isdisjoint(failure.tool_use_id for failure in read(name).failures)


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps({name: as_read(name) for name in NAMES}, indent=1) + "\n", encoding="utf-8")
