"""Settings: `config.json` as a frozen value.

Unknown keys are ignored and a bad value falls back to its default, so that a bad file never breaks a hook; both are
reported as `ConfigProblem`s for `hm doctor`. Only composition roots read the file; everything else takes the `Config`.
The names, defaults and meanings are held against docs/configuration.md by a test.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

AutonomyLevel = Literal["off", "shadow", "standard"]
WRAPPERS_LIMIT_BYTES = 8 * 1024


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", defer_build=True, strict=True)


class AutoEscalation(_Section):
    """The climb of an auto pitfall from advise to soft_deny (S10)."""

    enabled: bool = True
    sessions: int = Field(default=2, ge=2, le=100)


class BeforeTool(_Section):
    """Delivery at the tool boundary."""

    max_items: int = Field(default=3, ge=0, le=20)
    max_bytes: int = Field(default=2048, ge=0, le=9000)
    auto_enforcement: Literal["advise", "soft_deny"] = "advise"
    auto_escalation: AutoEscalation = AutoEscalation()
    hard_policy: Literal["confirm", "advise", "deny"] = "confirm"
    confirm_unasked: Literal["soft_deny", "ask"] = "soft_deny"


class RecallBudget(_Section):
    """Recall items appended after the memory items at a prompt."""

    max_items: int = Field(default=2, ge=0, le=5)
    max_bytes: int = Field(default=1024, ge=0, le=9000)
    min_score: float = Field(default=0.5, ge=0, le=1)


class BeforeModel(_Section):
    """Delivery at a prompt."""

    max_items: int = Field(default=5, ge=0, le=20)
    max_bytes: int = Field(default=3072, ge=0, le=9000)
    min_score: float = Field(default=0.35, ge=0, le=1)
    names: list[str] = Field(default_factory=list)
    recall: RecallBudget = RecallBudget()


class SessionStart(_Section):
    """Delivery at the start of a session."""

    max_items: int = Field(default=5, ge=0, le=20)
    max_bytes: int = Field(default=3072, ge=0, le=9000)


class AfterTool(_Section):
    """Hints after a failure."""

    max_items: int = Field(default=2, ge=0, le=20)
    max_bytes: int = Field(default=1024, ge=0, le=9000)


class Extraction(_Section):
    """The worker's model calls: which provider, how often, how long, how much money."""

    provider: Literal["auto", "claude", "replay"] = "auto"
    model: str | None = None
    max_runs_per_day: int = Field(default=40, ge=0)
    max_usd_per_day: float = Field(default=1.0, ge=0, allow_inf_nan=False)
    max_auto_activations_per_day: int = Field(default=10, ge=0)
    max_auto_activations_per_episode: int = Field(default=3, ge=0)
    timeout_ms: int = Field(default=120_000, ge=1000)
    probe_timeout_ms: int = Field(default=20_000, ge=1000)
    lease_seconds: int = Field(default=180, ge=10, le=86_400)


class Recall(_Section):
    """The recall layer over past episodes."""

    enabled: bool = True
    keep_episodes: int = Field(default=300, ge=0)


class Dream(_Section):
    """Consolidation cadence."""

    interval_hours: int = Field(default=6, ge=1)


class Limits(_Section):
    """How much may be believed at once."""

    live_rules: int = Field(default=40, ge=1)


class Retention(_Section):
    """How long things are kept."""

    ledger_days: int = Field(default=14, ge=1, le=36_500)
    raw_hours: int = Field(default=24, ge=1)
    audit_days: int = Field(default=30, ge=1, le=36_500)
    candidate_days: int = Field(default=45, ge=1, le=36_500)
    proposal_days: int = Field(default=30, ge=1, le=36_500)


class Log(_Section):
    """Verbosity and rotation of the logs."""

    debug: bool = False
    max_bytes: int = Field(default=5_242_880, ge=65_536)
    rotations: int = Field(default=3, ge=0, le=20)


class Wrapper(_Section):
    """How a wrapper program of the user's own is called, in the words of the matcher's table of wrappers."""

    values: str = ""
    operands: int = Field(default=0, ge=0, le=20)
    assignments: bool = False
    never: str = ""


class Matcher(_Section):
    """Additions to the matcher's tables: program name → how it is called."""

    wrappers: dict[str, Wrapper] = Field(default_factory=dict)

    @field_validator("wrappers")
    @classmethod
    def _fit_into_the_header(cls, wrappers: dict[str, Wrapper]) -> dict[str, Wrapper]:
        """They stand in the snapshot's header, which a hook reads at one go; a longer one is a damaged snapshot."""
        size = len(json.dumps({name: wrapper.model_dump() for name, wrapper in wrappers.items()}))
        if size > WRAPPERS_LIMIT_BYTES:
            raise ValueError(f"{size} bytes are more than {WRAPPERS_LIMIT_BYTES}")
        return wrappers


class Config(_Section):
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


@dataclass(frozen=True, slots=True)
class ConfigProblem:
    """One thing wrong with a config file; `key` is dotted, "" for the file as a whole."""

    key: str
    message: str


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
    problems = [ConfigProblem(key, "unknown key, ignored") for key in _unknown_keys(Config, data, "")]
    while True:
        try:
            return Config.model_validate(data), tuple(problems)
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            keys = _known_location(first["loc"])
            problems.append(ConfigProblem(".".join(keys), f"{first['msg']}; the default is used"))
            data = _without(data, keys)


def default_config_text() -> str:
    """Return the file `hm install` writes: every key with its default."""
    return json.dumps(Config().model_dump(mode="json"), indent=2) + "\n"


def _unknown_keys(model: type[BaseModel], data: dict[str, Any], prefix: str) -> list[str]:
    unknown = []
    for key, value in data.items():
        field = model.model_fields.get(key)
        if field is None:
            unknown.append(prefix + key)
            continue
        section = field.annotation
        if isinstance(section, type) and issubclass(section, BaseModel) and isinstance(value, dict):
            unknown += _unknown_keys(section, value, f"{prefix}{key}.")
    return unknown


def _known_location(location: tuple[int | str, ...]) -> list[str]:
    """The part of an error's location that names a setting: below a free-form table only its top is ours."""
    keys: list[str] = []
    model: type[BaseModel] | None = Config
    for part in location:
        if model is None:
            break
        keys.append(str(part))
        field = model.model_fields.get(str(part))
        annotation = field.annotation if field else None
        model = annotation if isinstance(annotation, type) and issubclass(annotation, BaseModel) else None
    return keys


def _without(data: dict[str, Any], keys: list[str]) -> dict[str, Any]:
    head, *rest = keys
    copy = dict(data)
    if rest and isinstance(copy.get(head), dict):
        copy[head] = _without(copy[head], rest)
    else:
        copy.pop(head, None)
    return copy
