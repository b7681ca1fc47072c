"""Which signature a failure suggests."""

from __future__ import annotations

import pytest

from harness_memory.core.model import Failure
from harness_memory.core.suggestions import suggest_pattern
from harness_memory.hot.signatures import program_token


def failure(text: str, resolution: str, token: str = "") -> Failure:
    return Failure(
        line="e1",
        tool="bash",
        program_token=token or program_token(text.split()),
        text=text,
        failure_class="exit_1",
        failure_sig="",
        resolved_by="e2" if resolution else "",
        resolution_text=resolution,
    )


@pytest.mark.parametrize(
    ("text", "resolution", "pattern"),
    [
        ("npm test", "pnpm test", "npm test"),
        ("npm test", "", "pm test"),
        ("npm test", "make test", "pm test"),
        ("pnpm run lint --fix", "make lint", "pm run lint"),
        ("pnpm run lint --fix", "yarn lint", "pnpm run lint"),
        ("git push --force", "git push --force-with-lease", "git push --force"),
        ("git push", "git push -u origin main", ""),
        ("pytest tests/unit", "uv run pytest tests/unit", ""),
        ("pytest tests", "tox -e unit", "pytest tests"),
        ("docker-compose -f a.yml up", "docker compose up", "docker compose up -f=a.yml"),
        ("make", "cmake --build .", ""),
        ("terraform apply -auto-approve", "terraform plan", "terraform apply"),
    ],
)
def test_the_widest_form_that_the_resolution_does_not_have(text: str, resolution: str, pattern: str) -> None:
    assert suggest_pattern(failure(text, resolution)) == pattern


def test_of_a_line_the_command_that_failed_counts() -> None:
    assert suggest_pattern(failure("npx vitest run", "npm test", "vitest")) == "vitest run"
    assert suggest_pattern(failure("cd web && npm test | tail -3", "pnpm test", "pm test")) == "npm test"


def test_other_tools_and_words_that_need_quotes_suggest_nothing() -> None:
    edit = Failure(line="e1", tool="edit", program_token="", text="a.py", failure_class="other", failure_sig="")
    assert suggest_pattern(edit) == ""
    assert suggest_pattern(failure("git commit -m 'a b'", "", "git commit")) == ""


def test_the_shell_of_the_call_reads_it() -> None:
    one = failure("& 'C:\\x\\npm.cmd' test", "pnpm test", "pm test")
    assert suggest_pattern(one, "PowerShell") == "npm test"
