"""Settings: `config.json` as a frozen value.

Unknown keys are ignored and a bad value falls back to its default, so that a bad file never breaks a hook; both are
reported as `ConfigProblem`s for `hm doctor`. Only composition roots read the file; everything else takes the `Config`.
The names, defaults and meanings are held against docs/configuration.md by a test.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Literal

from harness_memory.config_values import ConfigProblem as ConfigProblem  # for those who read settings
from harness_memory.config_values import bounded, read_section

AutonomyLevel = Literal["off", "shadow", "standard"]
WRAPPERS_LIMIT_BYTES = 8 * 1024
"""They stand in the snapshot's header, which a hook reads at one go; a longer one is a damaged snapshot."""


@dataclass(frozen=True)
class AutoEscalation:
    """The climb of an auto pitfall from advise to soft_deny (S10)."""

    enabled: bool = True
    sessions: int = bounded(2, 2, 100)


@dataclass(frozen=True)
class BeforeTool:
    """Delivery at the tool boundary."""

    max_items: int = bounded(3, 0, 20)
    max_bytes: int = bounded(2048, 0, 9000)
    auto_enforcement: Literal["advise", "soft_deny"] = "advise"
    auto_escalation: AutoEscalation = AutoEscalation()
    hard_policy: Literal["confirm", "advise", "deny"] = "confirm"
    confirm_unasked: Literal["soft_deny", "ask"] = "soft_deny"


@dataclass(frozen=True)
class RecallBudget:
    """Recall items appended after the memory items at a prompt."""

    max_items: int = bounded(2, 0, 5)
    max_bytes: int = bounded(1024, 0, 9000)
    min_score: float = bounded(0.32, 0, 1)


@dataclass(frozen=True)
class BeforeModel:
    """Delivery at a prompt."""

    max_items: int = bounded(5, 0, 20)
    max_bytes: int = bounded(3072, 0, 9000)
    min_score: float = bounded(0.35, 0, 1)
    names: list[str] = field(default_factory=list)
    recall: RecallBudget = RecallBudget()


@dataclass(frozen=True)
class SessionStart:
    """Delivery at the start of a session."""

    max_items: int = bounded(5, 0, 20)
    max_bytes: int = bounded(3072, 0, 9000)


@dataclass(frozen=True)
class AfterTool:
    """Hints after a failure."""

    max_items: int = bounded(2, 0, 20)
    max_bytes: int = bounded(1024, 0, 9000)


@dataclass(frozen=True)
class Extraction:
    """The worker's model calls: which provider, how often, how long, how much money."""

    provider: Literal["auto", "claude", "replay"] = "auto"
    model: str | None = None
    max_runs_per_day: int = bounded(40, 0)
    max_usd_per_day: float = bounded(1.0, 0)
    max_auto_activations_per_day: int = bounded(10, 0)
    max_auto_activations_per_episode: int = bounded(3, 0)
    timeout_ms: int = bounded(120_000, 1000)
    probe_timeout_ms: int = bounded(20_000, 1000)
    lease_seconds: int = bounded(180, 10, 86_400)


@dataclass(frozen=True)
class Recall:
    """The recall layer over past episodes."""

    enabled: bool = True
    keep_episodes: int = bounded(300, 0)


@dataclass(frozen=True)
class Dream:
    """Consolidation cadence."""

    interval_hours: int = bounded(6, 1)


@dataclass(frozen=True)
class Limits:
    """How much may be believed at once."""

    live_rules: int = bounded(40, 1)


@dataclass(frozen=True)
class Retention:
    """How long things are kept."""

    ledger_days: int = bounded(14, 1, 36_500)
    raw_hours: int = bounded(24, 1)
    audit_days: int = bounded(30, 1, 36_500)
    candidate_days: int = bounded(45, 1, 36_500)
    proposal_days: int = bounded(30, 1, 36_500)


@dataclass(frozen=True)
class Log:
    """Verbosity and rotation of the logs."""

    debug: bool = False
    max_bytes: int = bounded(5_242_880, 65_536)
    rotations: int = bounded(3, 0, 20)


@dataclass(frozen=True)
class Wrapper:
    """How a wrapper program of the user's own is called, in the words of the matcher's table of wrappers."""

    values: str = ""
    operands: int = bounded(0, 0, 20)
    assignments: bool = False
    never: str = ""
    stdin: bool = False
    text: bool = False
    words_options: str = ""
    text_options: str = ""
    modules: str = ""
    program_options: str = ""
    command_options: str = ""
    chdirs: str = ""
    why: str = ""


@dataclass(frozen=True)
class Matcher:
    """Additions to the matcher's tables: program name → how it is called."""

    wrappers: dict[str, Wrapper] = field(default_factory=dict, metadata={"limit_bytes": WRAPPERS_LIMIT_BYTES})


@dataclass(frozen=True)
class Config:
    """Every setting, with its default."""

    autonomy_level: AutonomyLevel = "standard"
    before_tool: BeforeTool = BeforeTool()
    before_model: BeforeModel = BeforeModel()
    session_start: SessionStart = SessionStart()
    after_tool: AfterTool = AfterTool()
    extraction: Extraction = Extraction()
    recall: Recall = Recall()
    dream: Dream = Dream()
    limits: Limits = Limits()
    retention: Retention = Retention()
    log: Log = Log()
    matcher: Matcher = Matcher()


def load_config(path: Path) -> tuple[Config, tuple[ConfigProblem, ...]]:
    """Read `config.json`; a missing file is the defaults. Never raises for what the file holds."""
    if path.exists() and not path.is_file():  # opening a named pipe would wait for ever
        return Config(), (ConfigProblem("", "it is not a file"),)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return Config(), ()
    except (OSError, UnicodeDecodeError) as error:
        return Config(), (ConfigProblem("", f"the file cannot be read: {error}"),)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        return Config(), (ConfigProblem("", f"the file is not valid JSON: {error}"),)
    return parse_config(data)


def parse_config(data: object) -> tuple[Config, tuple[ConfigProblem, ...]]:
    """Build a Config from parsed JSON; each bad value falls back alone, unknown keys are reported and ignored."""
    if not isinstance(data, dict):
        return Config(), (ConfigProblem("", "the file does not hold a JSON object"),)
    config, problems = read_section(Config, data)
    return config, tuple(problems)


def default_config_text() -> str:
    """Return the file `hm install` writes: every key with its default."""
    return json.dumps(asdict(Config()), indent=2) + "\n"
