"""The worker: takes closed episodes in, has them read by the model, applies what was learned.

Owns the order of one run under `worker.lock`, who is asked first, the caps (S48), and looking at the queue once more
after the lock is free. As a process (`python -m harness_memory.app.worker ROOT extract|dream|reindex`) it is a
composition root: it reads settings and environment; hooks spawn it and never wait. `hm extract` and the evaluations
call `run_extract`.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import TracebackType
from typing import Literal, get_args

import harness_memory
from harness_memory.app.consolidation import dream_is_due, run_dream
from harness_memory.app.days import DAILY_CAP, MONEY_CAP, local_day
from harness_memory.app.extraction import Extracted, Job, extract_episode
from harness_memory.app.inbox import inbox_files, read_entry
from harness_memory.app.intake import accept, read_arrival, read_episode, to_queued
from harness_memory.app.packing import refresh_packs
from harness_memory.app.probe import build_provider, probe_provider
from harness_memory.app.project import Project, load_settings
from harness_memory.app.publish import publish
from harness_memory.app.worker_log import WorkerLog, rotate_logs
from harness_memory.config import Config
from harness_memory.core.evidence import is_eligible
from harness_memory.core.model import HOUR_MS
from harness_memory.errors import EXIT_USAGE, HmError
from harness_memory.extract.prompt import render_prompt
from harness_memory.extract.providers import Provider
from harness_memory.hot.clock import now_ms
from harness_memory.hot.paths import STATE_DIR_NAME
from harness_memory.hot.system import DISABLE_VARIABLE
from harness_memory.hot.wake import spawn_worker
from harness_memory.store.db import Store, reading
from harness_memory.store.episodes import WORKABLE_STATUSES, QueuedEpisode
from harness_memory.store.locks import worker_lock

Mode = Literal["extract", "dream", "reindex"]

LEASE_LIMIT = 3
LONGEST_WAIT_MS = 6 * HOUR_MS
ROUNDING_USD = 1e-9


@dataclass(frozen=True, slots=True)
class ExtractReport:
    """What a run did. `waiting` says why due episodes were left, "" when none were; `busy`: another worker runs."""

    busy: bool = False
    accepted: int = 0
    no_signal: int = 0
    set_aside: int = 0
    done: int = 0
    suspect: int = 0
    failed: int = 0
    facts_applied: int = 0
    facts_refused: int = 0
    activations: int = 0
    waiting: str = ""


@dataclass(frozen=True, slots=True)
class RenderedPrompt:
    """The prompt one waiting episode would be asked with."""

    episode_id: str
    prompt: str


def run_extract(
    project: Project,
    config: Config,
    provider: Provider,
    *,
    clock: Callable[[], int],
    force_probe: bool = False,
) -> ExtractReport:
    """Work until nothing is due, then give the lock back and look once more: no episode waits for a later turn.

    Returns at once, `busy`, when another worker holds the lock: that one will look again. Takes up to the provider's
    wall clock for each episode. Raises HmError when the store cannot be written.
    """
    job = Job(project, config, provider, clock, WorkerLog(project.state_dir, clock))
    report = ExtractReport()
    while True:
        with worker_lock(project.state_dir, command="worker extract", now_ms=clock()) as held:
            if not held:
                return replace(report, busy=True)
            report = _drain(job, report, force_probe=force_probe)
            rotate_logs(project.state_dir, config.log)
        if not _has_more(job, report):
            job.log.say("end", done=report.done, suspect=report.suspect, failed=report.failed, waiting=report.waiting)
            return report
        force_probe = False


def render_waiting_prompts(project: Project, now: int) -> list[RenderedPrompt]:
    """Return the prompts that wait to be sent, changing nothing: inbox files stay where they are."""
    entries = [entry for path in inbox_files(project.state_dir) if (entry := read_entry(path)) is not None]
    with reading(project.state_dir) as store:
        memories = store.memories.live()
        due = store.episodes.due(now)
        unseen = [to_queued(entry, now) for entry in entries if store.episodes.get(entry.id) is None]
    episodes = [read_episode(project, queued) for queued in due]
    episodes += [episode for queued in unseen if is_eligible(episode := read_episode(project, queued))]
    return [RenderedPrompt(episode.id, render_prompt(episode, memories)) for episode in episodes]


def _drain(job: Job, report: ExtractReport, *, force_probe: bool) -> ExtractReport:
    """Work off what is due, corrections first; `waiting` in the report says what stopped it, "" when nothing did."""
    _forget_waits_of_another_clock(job)
    is_ready = False
    while True:
        report = _take_in(job, report)
        with reading(job.project.state_dir) as store:
            batch, waiting = _choose(store, job.config, job.clock())
        if batch and not is_ready:
            probe = probe_provider(job.project, job.provider, job.clock(), force=force_probe)
            batch, waiting = (batch, "") if probe.status == "ok" else ([], probe.status)
            is_ready = True
        if not batch:
            _hold(job, waiting, [])
            return replace(report, waiting=waiting)
        _lease(job, batch)
        for at, queued in enumerate(batch):
            extracted = extract_episode(job, queued)
            report = _counted(report, extracted)
            if extracted.ending in ("waiting", "unavailable"):
                if extracted.ending == "unavailable":
                    probe_provider(job.project, job.provider, job.clock(), force=True)
                _hold(job, extracted.reason, batch[at + 1 :])
                return replace(report, waiting=extracted.reason)


def _take_in(job: Job, report: ExtractReport) -> ExtractReport:
    """Move the inbox into the queue; each file goes once its row is committed."""
    now = job.clock()
    paths = inbox_files(job.project.state_dir)
    if not paths:
        return report
    arrivals = [arrival for path in paths if (arrival := read_arrival(job.project, path, now)) is not None]
    with job.write() as store:
        taken = [arrival for arrival in arrivals if accept(store, arrival, now)]
    for arrival in arrivals:
        arrival.path.unlink(missing_ok=True)
    silent = sum(not is_eligible(arrival.episode) for arrival in taken)
    bad = len(paths) - len(arrivals)
    job.log.say("intake", accepted=len(taken), no_signal=silent, bad=bad)
    return replace(
        report,
        accepted=report.accepted + len(taken),
        no_signal=report.no_signal + silent,
        set_aside=report.set_aside + bad,
    )


def _lease(job: Job, batch: Sequence[QueuedEpisode]) -> None:
    until_ms = job.clock() + job.config.extraction.lease_seconds * 1000
    with job.write() as store:
        store.episodes.lease([queued.id for queued in batch], until_ms)
    job.log.say("lease", episodes=len(batch), corrections=sum(queued.is_correction for queued in batch))


def _choose(store: Store, config: Config, now: int) -> tuple[list[QueuedEpisode], str]:
    """Return at most three due episodes within the caps, or why none may be taken ("" when none is due).

    A correction is exempt from the run count, nothing from the money (S48).
    """
    due = store.episodes.due(now)
    if not due:
        return [], ""
    today = store.runs.today(local_day(now))
    expected_usd = store.runs.mean_cost_last()
    left_usd = config.extraction.max_usd_per_day - today.cost_usd
    affordable = sum(left_usd + ROUNDING_USD >= expected_usd * count for count in range(1, LEASE_LIMIT + 1))
    if not affordable:
        return [], MONEY_CAP
    runs_left = max(0, config.extraction.max_runs_per_day - today.runs)
    others = [queued for queued in due if not queued.is_correction][:runs_left]
    allowed = [queued for queued in due if queued.is_correction] + others
    return allowed[:affordable], "" if allowed else DAILY_CAP


def _hold(job: Job, waiting: str, leased: Sequence[QueuedEpisode]) -> None:
    """Give back what was leased and write down on every due episode why it is left."""
    now = job.clock()
    with reading(job.project.state_dir) as store:
        due = [queued for queued in store.episodes.due(now) if queued.waiting != waiting]
    if not (due or leased):
        return
    with job.write() as store:
        for queued in (*leased, *due):
            store.episodes.postpone(queued.id, now, waiting, burn_attempt=False)
    job.log.say("lease", episodes=0, waiting=waiting)


def _forget_waits_of_another_clock(job: Job) -> None:
    """Make due what waits longer than any wait there is: the clock has been set back since."""
    latest = job.clock() + LONGEST_WAIT_MS
    with reading(job.project.state_dir) as store:
        stuck = [queued for queued in store.episodes.list(WORKABLE_STATUSES) if queued.next_at_ms > latest]
    if stuck:
        with job.write() as store:
            for queued in stuck:
                store.episodes.retry(queued.id)


def _has_more(job: Job, report: ExtractReport) -> bool:
    """Tell whether something arrived while the lock was being given back, or is due and was not held for a reason."""
    now = job.clock()
    if inbox_files(job.project.state_dir):
        return True
    with reading(job.project.state_dir) as store:
        return not report.waiting and bool(store.episodes.due(now))


def _counted(report: ExtractReport, extracted: Extracted) -> ExtractReport:
    return replace(
        report,
        done=report.done + (extracted.ending == "done"),
        suspect=report.suspect + (extracted.ending == "suspect"),
        failed=report.failed + (extracted.ending == "failed"),
        facts_applied=report.facts_applied + extracted.applied,
        facts_refused=report.facts_refused + extracted.refused,
        activations=report.activations + extracted.activations,
    )


def main(arguments: Sequence[str]) -> int:
    """Run the process a hook has spawned and return its exit code; what goes wrong is a line in worker.log."""
    if len(arguments) != 2 or arguments[1] not in get_args(Mode):
        sys.stderr.write("usage: python -m harness_memory.app.worker ROOT extract|dream|reindex\n")
        return EXIT_USAGE
    root = Path(arguments[0]).absolute()
    project = Project(root, root / STATE_DIR_NAME)
    if os.environ.get(DISABLE_VARIABLE) == "1" or not project.is_installed():
        return 0
    log = WorkerLog(project.state_dir, now_ms)
    sys.excepthook = _crash_logger(log)
    try:
        _run(project, arguments[1], log)
    except HmError as error:
        log.say("error", reference=error.reference, message=error.message)
        sys.stderr.write(f"{error.message}\n")
        return error.exit_code
    if refresh_packs(Path(harness_memory.__file__).parent / "hot"):
        log.say("packs")
    return 0


def _run(project: Project, mode: str, log: WorkerLog) -> None:
    config = load_settings(project)
    if mode == "reindex":
        publish(project, config, now_ms=now_ms())
        log.say("reindex")
    elif mode == "dream":
        run_dream(project, config, clock=now_ms)
        if inbox_files(project.state_dir):
            spawn_worker(str(project.root))
    else:
        run_extract(project, config, build_provider(project, config, os.environ), clock=now_ms)
        if dream_is_due(project, config, now_ms()):
            spawn_worker(str(project.root), "dream")


def _crash_logger(log: WorkerLog) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """Return an exception hook that leaves a trace: a detached worker has no terminal to print one on."""

    def log_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        frames = traceback.extract_tb(trace)
        place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        log.say("crash", error=kind.__name__, at=place)
        sys.__excepthook__(kind, error, trace)

    return log_crash


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
