"""`hm demo` on the real client: the way it takes, the words the agent saw, nothing left behind."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.client import Client

pytestmark = pytest.mark.e2e

ADVICE = "[harness-memory] PITFALL (auto, provisional): Run pnpm test; npm has no test script in this project"


def test_the_demo_plays_on_the_users_own_client(client: Client, home: Path, tmp_path: Path) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "harness_memory.cli.main", "demo", "--json"],
        env={
            "PATH": f"{client.binary.parent}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(home),
            "TMPDIR": str(temporary),
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    report = json.loads(done.stdout)
    assert (done.returncode, done.stderr, report.get("error")) == (0, "", None)
    assert (report["ok"], report["way"], report["client_version"]) == (True, "client", client.version)

    steps = [[(line["label"], line["text"]) for line in step["lines"]] for step in report["steps"]]
    second, third = steps[4], dict(steps[5])
    assert [text for label, text in second if label == "agent saw"] == [
        f"PreToolUse:Bash hook additional context: {ADVICE}"
    ]
    assert ("level", "advise → soft_deny, evidence from 2 sessions") in second
    assert third["agent"] == "Bash: npm test  (not run)"
    assert third["agent saw"].removeprefix("PreToolUse:Bash hook error: ") == (
        f"{ADVICE}\nIf this does not apply, call the tool again to proceed."
    )
    assert third["commands"] == "npm test, pnpm test, npm test, pnpm test in sessions one and two; none since"
    assert list(temporary.iterdir()) == []
    assert list(home.iterdir()) == []
