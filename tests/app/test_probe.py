"""Which provider is chosen, and how long what is known of it holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from harness_memory.app.probe import build_provider, last_probe, probe_provider
from harness_memory.app.project import Project
from harness_memory.config import Config, parse_config
from harness_memory.errors import HmError
from harness_memory.extract.providers import ProbeResult, ProbeStatus, ProviderAnswer
from harness_memory.extract.providers.claude import ClaudeProvider
from harness_memory.extract.providers.replay import ReplayProvider
from harness_memory.store.db import reading, writing

MINUTE_MS = 60_000
DAY_MS = 86_400_000
NOW_MS = 1_800_000_000_000


@dataclass
class FakeProvider:
    """Answers probes with what it is told, and counts them."""

    status: ProbeStatus = "ok"
    model: str = "m"
    name: str = "fake"
    probes: list[int] = field(default_factory=list)

    def probe(self, now_ms: int) -> ProbeResult:
        self.probes.append(now_ms)
        return ProbeResult(self.status, "", self.name, self.model, now_ms)

    def run(self, prompt: str, schema: Mapping[str, Any]) -> ProviderAnswer:
        raise AssertionError((prompt, schema))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path, tmp_path / ".harness-memory")


@pytest.mark.parametrize(
    ("status", "age_ms", "is_asked_again"),
    [
        ("ok", DAY_MS - 1, False),
        ("ok", DAY_MS, True),
        ("not_logged_in", 10 * MINUTE_MS - 1, False),
        ("not_logged_in", 10 * MINUTE_MS, True),
        ("provider_error", 10 * MINUTE_MS, True),
        ("ok", -1, True),
    ],
)
def test_result_holds_a_day_or_ten_minutes(
    project: Project, status: ProbeStatus, age_ms: int, is_asked_again: bool
) -> None:
    provider = FakeProvider(status)
    first = probe_provider(project, provider, NOW_MS)
    second = probe_provider(project, provider, NOW_MS + age_ms)
    assert provider.probes == [NOW_MS, *([NOW_MS + age_ms] if is_asked_again else [])]
    assert second == (ProbeResult(status, "", "fake", "m", NOW_MS + age_ms) if is_asked_again else first)


def test_forced_probe_asks_at_once_and_is_stored(project: Project) -> None:
    probe_provider(project, FakeProvider("missing"), NOW_MS)
    result = probe_provider(project, FakeProvider("ok"), NOW_MS + 1, force=True)
    with reading(project.state_dir) as store:
        assert last_probe(store) == result == ProbeResult("ok", "", "fake", "m", NOW_MS + 1)


def test_another_model_is_asked_for_itself(project: Project) -> None:
    probe_provider(project, FakeProvider(), NOW_MS)
    other = FakeProvider(model="other")
    probe_provider(project, other, NOW_MS + 1)
    assert other.probes == [NOW_MS + 1]


@pytest.mark.parametrize(
    "text",
    ["{", "[]", '{"status": "ok"}', '{"status":"new","message":"","provider":"p","model":"m","checked_at_ms":1}'],
)
def test_unreadable_result_is_none(project: Project, text: str) -> None:
    with writing(project.state_dir, command="test", now_ms=NOW_MS) as store:
        store.meta.set("last_probe", text)
        assert last_probe(store) is None


def settings_with(**extraction: Any) -> Config:
    return parse_config({"extraction": extraction})[0]


def test_auto_is_claude_with_the_project_s_settings(project: Project, tmp_path: Path) -> None:
    binary = tmp_path / "claude"
    binary.write_text("", encoding="utf-8")
    binary.chmod(0o755)
    environ = {"HARNESS_MEMORY_CLAUDE_BIN": str(binary), "HARNESS_MEMORY_HOME": str(tmp_path / "user")}
    config = settings_with(model="m", timeout_ms=5_000, probe_timeout_ms=2_000)
    assert build_provider(project, config, environ) == ClaudeProvider(
        binary, environ, tmp_path / "user", tmp_path, model="m", timeout_s=5.0, probe_timeout_s=2.0
    )
    assert build_provider(project, Config(), environ).model == "sonnet"


def test_caller_wins_over_the_environment_and_that_over_the_settings(project: Project) -> None:
    replay = {"HARNESS_MEMORY_REPLAY_ANSWERS": "/a.json", "HARNESS_MEMORY_REPLAY_PROMPTS": "/p", "PATH": ""}
    forced = {**replay, "HARNESS_MEMORY_PROVIDER": "replay"}
    assert build_provider(project, Config(), forced) == ReplayProvider(Path("/a.json"), Path("/p"))
    assert build_provider(project, settings_with(provider="replay"), replay).name == "replay"
    assert build_provider(project, settings_with(provider="replay"), forced, name="claude").name == "claude"


@pytest.mark.parametrize(("name", "reference"), [("gpt", "unknown-provider"), ("replay", "replay-answers")])
def test_provider_that_cannot_be_built_is_explained(project: Project, name: str, reference: str) -> None:
    with pytest.raises(HmError) as raised:
        build_provider(project, Config(), {"HARNESS_MEMORY_PROVIDER": name})
    assert raised.value.reference == reference
