"""One episode through the model: prompt, answer, rules, memories.

Owns what each ending of a call means for the episode and its run (S16): applied once, waiting with a reason, burnt, or
suspect. The provider is called outside every lock; all that an answer changes is one transaction. Called by the worker
under its lock.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, replace
from typing import Literal, assert_never

from harness_memory.app.applying import AppliedFacts, apply_facts
from harness_memory.app.days import local_day
from harness_memory.app.intake import read_episode
from harness_memory.app.notices import leave_notice, notice_line
from harness_memory.app.private_files import replace_file
from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.app.worker_log import WorkerLog
from harness_memory.config import Config
from harness_memory.core.evidence import confirmed_weight
from harness_memory.core.model import HOUR_MS, MINUTE_MS, Episode
from harness_memory.extract.prompt import render_prompt
from harness_memory.extract.providers import Provider, ProviderAnswer, ProviderFailure
from harness_memory.extract.schema import ParsedAnswer, Suspect, answer_schema, parse_answer
from harness_memory.extract.validation import Validated, validate
from harness_memory.hot.paths import RAW_DIR
from harness_memory.hot.redaction import redact
from harness_memory.store.db import Store, reading
from harness_memory.store.episodes import QueuedEpisode
from harness_memory.store.runs import Run, RunStatus

TRANSPORT_WAITS_MS = (10 * MINUTE_MS, HOUR_MS)  # the last one repeats (S16)
BURNT_WAITS_MS = (HOUR_MS, 6 * HOUR_MS)  # after the first and the second attempt; the third is the last (given)

Ending = Literal["done", "suspect", "failed", "waiting", "unavailable"]


@dataclass(frozen=True, slots=True)
class Job:
    """What every episode of a worker's run is worked on with."""

    project: Project
    config: Config
    provider: Provider
    clock: Callable[[], int]
    log: WorkerLog

    def write(self, command: str = "extract") -> AbstractContextManager[Store]:
        """Open a transaction whose result is published."""
        return write_and_publish(self.project, command=command, now_ms=self.clock())


@dataclass(frozen=True, slots=True)
class Extracted:
    """How one episode ended; `reason` says why where it was not `done`."""

    ending: Ending
    reason: str = ""
    applied: int = 0
    refused: int = 0
    activations: int = 0


def extract_episode(job: Job, queued: QueuedEpisode) -> Extracted:
    """Have one leased episode read by the model and apply what holds.

    Takes up to the provider's wall clock. Raises LockedError when the database stays busy; the lease then runs out.
    """
    episode = read_episode(job.project, queued)
    if not episode.lines:
        with job.write() as store:
            store.episodes.finish(queued.id, "no_signal", "its ledger is gone")
        return Extracted("done", "ledger_gone")
    with reading(job.project.state_dir) as store:
        memories = store.memories.live()
    prompt = render_prompt(episode, memories)
    run = _start_run(job, queued)
    outcome = job.provider.run(prompt, answer_schema())
    _keep_raw(job, run, outcome)
    match outcome:
        case ProviderFailure():
            return _fail(job, run, queued, outcome)
        case ProviderAnswer():
            answer = parse_answer(outcome.structured)
        case _:
            assert_never(outcome)
    run = _with_cost(run, outcome)
    if isinstance(answer, Suspect):
        return _suspect(job, run, queued, answer.reason)
    validated = validate(answer, episode, memories)
    if validated.suspect:
        return _suspect(job, run, queued, validated.suspect)
    return _apply(job, run, queued, episode, answer, validated)


def _start_run(job: Job, queued: QueuedEpisode) -> Run:
    """Record a run and renew the episode's lease before the call, so that a killed worker's call still counts."""
    now_ms = job.clock()
    run = Run(
        id=secrets.token_hex(6),
        provider=job.provider.name,
        model=job.provider.model,
        episode_ids=(queued.id,),
        is_correction=queued.is_correction,
        local_day=local_day(now_ms),
        started_at_ms=now_ms,
    )
    with job.write() as store:
        store.runs.start(run)
        store.episodes.lease([queued.id], now_ms + job.config.extraction.lease_seconds * 1000)
    return run


def _apply(
    job: Job, run: Run, queued: QueuedEpisode, episode: Episode, answer: ParsedAnswer, validated: Validated
) -> Extracted:
    """Write everything an answer leads to in one transaction, then tell the session's person (S40)."""
    now_ms = job.clock()
    episode = replace(episode, evidence_weight=confirmed_weight(episode, validated.valid))
    with job.write() as store:
        applied = apply_facts(
            store, validated.valid, episode, job.config, run_id=run.id, local_day=run.local_day, now_ms=now_ms
        )
        if applied is None:
            return Extracted("done", "applied_before")
        store.episodes.finish(queued.id, "done", summary=answer.episode_summary, kind="extracted")
        run = replace(
            _ended(run, "ok", now_ms),
            facts_applied=sum(outcome.result != "unchanged" for outcome in applied.outcomes),
            facts_refused=len(validated.refused) + len(applied.failures),
            activations=applied.activations,
        )
        store.runs.finish(run)
    _report(job, run, queued, validated, applied)
    return Extracted("done", "", run.facts_applied, run.facts_refused, run.activations)


def _report(job: Job, run: Run, queued: QueuedEpisode, validated: Validated, applied: AppliedFacts) -> None:
    counts = {"applied": run.facts_applied, "refused": run.facts_refused, "active": run.activations}
    job.log.say("extraction", run=run.id, episode=queued.id, status="ok", **counts, cost_usd=run.cost_usd)
    for refused in validated.refused:
        job.log.audit("fact_refused", run=run.id, episode=queued.id, rule=refused.rule, reason=refused.reason)
    for failure in applied.failures:
        job.log.audit("fact_not_applied", run=run.id, episode=queued.id, reason=failure)
    for outcome in applied.outcomes:
        job.log.audit(
            "auto_activation_shadow" if outcome.shadow else "fact_applied",
            run=run.id,
            episode=queued.id,
            memory=outcome.memory_id,
            result=outcome.result,
            reason=outcome.reason,
        )
    lines = [notice_line(notice) for outcome in applied.outcomes for notice in outcome.notices]
    leave_notice(job.project.state_dir, queued.host, queued.session_key, lines)


def _suspect(job: Job, run: Run, queued: QueuedEpisode, reason: str) -> Extracted:
    """Skip an answer whole; final for the episode until a person asks for it again (S16)."""
    now_ms = job.clock()
    with job.write() as store:
        store.episodes.finish(queued.id, "suspect", reason)
        store.runs.finish(replace(_ended(run, "suspect", now_ms), error=reason))
    _report_failure(job, run, queued, "suspect", reason)
    return Extracted("suspect", reason)


def _fail(job: Job, run: Run, queued: QueuedEpisode, failure: ProviderFailure) -> Extracted:
    """Book a call without an answer: unavailable and unreachable providers cost the episode nothing but time (S16)."""
    now_ms = job.clock()
    ending: Ending = "unavailable" if failure.is_unavailable else "failed" if failure.burns_attempt else "waiting"
    with job.write() as store:
        if ending == "unavailable":
            store.episodes.postpone(queued.id, now_ms, failure.reason, burn_attempt=False)
        elif ending == "failed":
            _burn(store, queued, failure, now_ms)
        else:
            wait_ms = TRANSPORT_WAITS_MS[min(queued.waits, len(TRANSPORT_WAITS_MS) - 1)]
            store.episodes.postpone(queued.id, now_ms + wait_ms, failure.reason, burn_attempt=False)
        status: RunStatus = "unavailable" if ending == "unavailable" else "failed"
        store.runs.finish(replace(_ended(_with_cost(run, failure), status, now_ms), error=failure.message))
    _report_failure(job, run, queued, status, failure.reason)
    return Extracted(ending, failure.reason)


def _burn(store: Store, queued: QueuedEpisode, failure: ProviderFailure, now_ms: int) -> None:
    is_last = queued.attempts >= len(BURNT_WAITS_MS)
    wait_ms = 0 if is_last else BURNT_WAITS_MS[queued.attempts]
    store.episodes.postpone(queued.id, now_ms + wait_ms, failure.reason, burn_attempt=True)
    if is_last:
        store.episodes.finish(queued.id, "dead", f"{failure.reason}: {failure.message}")


def _report_failure(job: Job, run: Run, queued: QueuedEpisode, status: str, reason: str) -> None:
    job.log.say("extraction", run=run.id, episode=queued.id, status=status, reason=reason, cost_usd=run.cost_usd)
    job.log.audit("run_ended", run=run.id, episode=queued.id, status=status, reason=reason)


def _with_cost(run: Run, outcome: ProviderAnswer | ProviderFailure) -> Run:
    return replace(
        run, cost_usd=outcome.cost_usd, input_tokens=outcome.input_tokens, output_tokens=outcome.output_tokens
    )


def _ended(run: Run, status: RunStatus, now_ms: int) -> Run:
    return replace(run, status=status, finished_at_ms=now_ms)


def _keep_raw(job: Job, run: Run, outcome: ProviderAnswer | ProviderFailure) -> None:
    """Keep what came back for a day, for a person who wonders; it is redacted as everything on disk is."""
    entry = {
        "v": 1,
        "run_id": run.id,
        "episode_ids": run.episode_ids,
        "at_ms": job.clock(),
        "raw": redact(outcome.raw_text),
    }
    with suppress(OSError):  # the answer is paid for: what cannot be kept for curiosity must not cost it
        replace_file(job.project.state_dir / RAW_DIR / f"{run.id}.json", json.dumps(entry).encode("ascii"))
