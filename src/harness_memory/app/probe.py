"""Which provider extraction uses, and whether it can be asked now.

Owns the choice of the provider, the cached probe in the store and its re-probe times (given: an ok holds a day, a
failure ten minutes). Environment and clock are arguments. Called by the worker, `hm install`, `hm status` and doctor.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import get_args

from harness_memory.app.project import Project
from harness_memory.config import Config
from harness_memory.core.model import DAY_MS, MINUTE_MS
from harness_memory.errors import HmError, UsageError
from harness_memory.extract.providers import ProbeResult, ProbeStatus, Provider
from harness_memory.store.db import Store, reading

PROVIDER_VARIABLE = "HARNESS_MEMORY_PROVIDER"
PROVIDER_NAMES = ("auto", "claude", "replay")
OK_HOLDS_MS = DAY_MS
FAILURE_HOLDS_MS = 10 * MINUTE_MS


def build_provider(project: Project, config: Config, environ: Mapping[str, str], *, name: str = "") -> Provider:
    """Return the provider named by the caller, else by the environment, else by the settings.

    `auto` is claude, there or not: a missing binary is a probe result. Raises UsageError for an unknown name and
    HmError `replay-answers` when replay is wanted without a file of answers.
    """
    chosen = name or environ.get(PROVIDER_VARIABLE) or config.extraction.provider
    if chosen not in PROVIDER_NAMES:
        raise UsageError(
            "unknown-provider",
            f"There is no provider {chosen!r}; there are {', '.join(PROVIDER_NAMES)}.",
            hint=f"unset {PROVIDER_VARIABLE}",
        )
    if chosen == "replay":
        return _build_replay(environ)
    from harness_memory.extract.environment import find_claude, user_dir
    from harness_memory.extract.providers.claude import DEFAULT_MODEL, ClaudeProvider

    return ClaudeProvider(
        binary=find_claude(environ),
        environ=environ,
        home=user_dir(environ),
        root=project.root,
        model=config.extraction.model or DEFAULT_MODEL,
        timeout_s=config.extraction.timeout_ms / 1000,
        probe_timeout_s=config.extraction.probe_timeout_ms / 1000,
    )


def probe_provider(project: Project, provider: Provider, now_ms: int, *, force: bool = False) -> ProbeResult:
    """Return whether the provider can be asked, from the store while that still holds, else by a call.

    A call takes up to the probe's wall clock, costs a few tokens, holds no lock, and is stored and published
    afterwards. Raises LockedError or HmError when the result cannot be stored.
    """
    if not force and project.database.exists():
        with reading(project.state_dir) as store:
            known = last_probe(store)
        if known is not None and _holds(known, provider, now_ms):
            return known
    from harness_memory.app.publish import write_and_publish  # `hm status` only wants to know the last result

    result = provider.probe(now_ms)
    with write_and_publish(project, command="probe", now_ms=now_ms) as store:
        store.meta.set("last_probe", json.dumps(asdict(result), ensure_ascii=False))
    return result


def last_probe(store: Store) -> ProbeResult | None:
    """Return the stored probe; None when there was none or a later version wrote it."""
    text = store.meta.get("last_probe")
    try:
        result = ProbeResult(**json.loads(text)) if text else None
    except (ValueError, TypeError):
        return None
    return result if result is not None and result.status in get_args(ProbeStatus) else None


def _holds(known: ProbeResult, provider: Provider, now_ms: int) -> bool:
    age_ms = now_ms - known.checked_at_ms
    limit_ms = OK_HOLDS_MS if known.status == "ok" else FAILURE_HOLDS_MS
    return (known.provider, known.model) == (provider.name, provider.model) and 0 <= age_ms < limit_ms


def _build_replay(environ: Mapping[str, str]) -> Provider:
    from harness_memory.extract.environment import ANSWERS_VARIABLE, PROMPTS_VARIABLE
    from harness_memory.extract.providers.replay import ReplayProvider

    answers = environ.get(ANSWERS_VARIABLE)
    if not answers:
        raise HmError(
            "replay-answers",
            f"The replay provider needs {ANSWERS_VARIABLE}, the path of its answers.",
            hint="hm extract --provider claude",
        )
    prompts = environ.get(PROMPTS_VARIABLE)
    return ReplayProvider(Path(answers), Path(prompts) if prompts else None)
