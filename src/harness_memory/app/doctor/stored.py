"""Is what is believed sound, published and able to speak, and does learning go on?

Checks db.quick_check, db.version, snapshot.fresh, memories.unreachable, queue, extraction.last, extraction.probe,
extraction.cost, locks.db, locks.worker, logs.files and config.values.
"""

from __future__ import annotations

import os
import shlex
import sqlite3
from collections.abc import Iterator
from contextlib import closing

from harness_memory.app.days import local_day
from harness_memory.app.doctor.check import Check
from harness_memory.app.doctor.registered import INSTALL
from harness_memory.app.freshness import snapshot_state
from harness_memory.app.inbox import inbox_files
from harness_memory.app.probe import last_probe
from harness_memory.app.project import Project
from harness_memory.config import Config, load_config
from harness_memory.core.model import MINUTE_MS
from harness_memory.core.tier import is_reachable
from harness_memory.errors import HmError
from harness_memory.hot.paths import AUDIT_LOG_NAME, HOOKS_LOG_NAME, LOGS_DIR, WORKER_LOG_NAME
from harness_memory.store import files
from harness_memory.store.db import Store, reading
from harness_memory.store.episodes import WORKABLE_STATUSES
from harness_memory.store.locks import LockName, lock_is_free, lock_owner

REBUILD = "hm snapshot:rebuild"
LONG_HELD_MS = 10 * MINUTE_MS
PROBE_REPAIRS = {
    "not_logged_in": "claude auth login",
    "missing": "install Claude Code's command line, or set HARNESS_MEMORY_CLAUDE_BIN",
    "nested_refusal": "hm install --host claude, from a plain terminal",
}


def checks(project: Project, now_ms: int) -> Iterator[Check]:
    """Yield the findings on database, snapshot, queue, learning, locks and settings."""
    config, problems = load_config(project.config_path)
    database = list(_database_checks(project))
    yield from database
    yield _snapshot_check(project)
    if all(check.level != "FAIL" for check in database):
        with reading(project.state_dir) as store:
            yield _unreachable_check(store)
            yield _queue_check(project, store)
            yield _last_extraction_check(store)
            yield _probe_check(store)
            yield _cost_check(store, config, now_ms)
    yield _lock_check(project, "db", now_ms)
    yield _lock_check(project, "worker", now_ms)
    yield _logs_check(project)
    if problems:
        detail = "; ".join(
            f"{problem.key}: {problem.message}" if problem.key else problem.message for problem in problems
        )
        yield Check("config.values", "WARN", detail, f"mend {project.config_path}")
    else:
        yield Check("config.values", "OK", str(project.config_path))


def _database_checks(project: Project) -> Iterator[Check]:
    path = project.database
    if not path.exists():
        yield Check("db.quick_check", "FAIL", f"{path} is missing", INSTALL)
        return
    try:
        verdict = files.quick_check(path)
    except sqlite3.Error as error:
        yield Check("db.quick_check", "FAIL", f"{path} cannot be opened: {error}", f"ls -la {path.parent}")
        return
    if verdict != "ok":
        yield Check("db.quick_check", "FAIL", f"{path} is damaged: {verdict}", REBUILD)
        return
    yield Check("db.quick_check", "OK", str(path))
    yield _version_check(project)


def _version_check(project: Project) -> Check:
    try:
        with closing(files.connect(project.database, writable=False)) as connection:
            version = files.schema_version(project.database, connection)
    except HmError as error:
        return Check("db.version", "FAIL", error.message, error.hint)
    if version > files.SCHEMA_VERSION:
        newer = files.newer_database(project.database, version)
        return Check("db.version", "FAIL", newer.message, newer.hint)
    if version < files.SCHEMA_VERSION:
        return Check(
            "db.version", "FAIL", f"schema {version}, this build writes {files.SCHEMA_VERSION}", "hm db:migrate"
        )
    return Check("db.version", "OK", f"schema {version}")


def _snapshot_check(project: Project) -> Check:
    state = snapshot_state(project)
    match state:
        case "fresh":
            return Check("snapshot.fresh", "OK", "hooks read what the database holds")
        case "stale":
            return Check("snapshot.fresh", "WARN", "the snapshot is older than the database or config.json", REBUILD)
        case "missing" | "damaged" | "newer":
            return Check("snapshot.fresh", "FAIL", f"the snapshot is {state}: hooks act as with no memories", REBUILD)


def _unreachable_check(store: Store) -> Check:
    memories = store.memories.list(statuses=("active",), limit=None)
    if not memories:
        return Check("memories.unreachable", "OK", "none is active yet")
    unreachable = [memory.id for memory in memories if not is_reachable(memory)]
    if unreachable:
        detail = f"{len(unreachable)} of {len(memories)} active memories can never fire: {', '.join(unreachable[:5])}"
        return Check("memories.unreachable", "WARN", detail, f"hm memory:show {unreachable[0]}")
    return Check("memories.unreachable", "OK", f"all {len(memories)} active memories can fire")


def _queue_check(project: Project, store: Store) -> Check:
    counts = store.episodes.counts()
    waiting = sum(counts.get(status, 0) for status in WORKABLE_STATUSES) + len(inbox_files(project.state_dir))
    reason = next((episode.waiting for episode in store.episodes.list() if episode.waiting), "")
    detail = f"{waiting} waiting" + (f" ({reason})" if reason else "")
    if dead := counts.get("dead", 0):
        return Check("queue", "WARN", f"{dead} dead after three failed attempts, {detail}", "hm queue list")
    return Check("queue", "OK", detail)


def _last_extraction_check(store: Store) -> Check:
    run = store.runs.latest()
    if run is None:
        return Check("extraction.last", "OK", "none yet")
    detail = f"{run.status}; facts: {run.facts_applied} kept, {run.facts_refused} refused"
    if run.status in ("failed", "suspect"):
        return Check("extraction.last", "WARN", f"{detail}: {run.error}", "hm queue list")
    return Check("extraction.last", "OK", detail)


def _probe_check(store: Store) -> Check:
    probe = last_probe(store)
    if probe is None:
        return Check("extraction.probe", "WARN", "the provider has not been asked yet", INSTALL)
    detail = f"{probe.provider} {probe.status}" + (f": {probe.message}" if probe.message else "")
    if probe.status == "ok":
        return Check("extraction.probe", "OK", detail)
    return Check("extraction.probe", "WARN", detail, PROBE_REPAIRS.get(probe.status, "claude -p hello"))


def _cost_check(store: Store, config: Config, now_ms: int) -> Check:
    today = store.runs.today(local_day(now_ms))
    limits = config.extraction
    detail = (
        f"today ${today.cost_usd:.2f} of ${limits.max_usd_per_day:.2f}, "
        f"{today.runs} of {limits.max_runs_per_day} runs, {today.correction_runs} for corrections"
    )
    if today.cost_usd >= limits.max_usd_per_day:
        repair = "raise extraction.max_usd_per_day in config.json, or wait for tomorrow"
        return Check("extraction.cost", "WARN", f"{detail}: learning stops for the day", repair)
    if today.runs >= limits.max_runs_per_day:
        repair = "raise extraction.max_runs_per_day in config.json, or wait for tomorrow"
        return Check("extraction.cost", "WARN", f"{detail}: only corrections are read for the rest of the day", repair)
    return Check("extraction.cost", "OK", detail)


def _lock_check(project: Project, name: LockName, now_ms: int) -> Check:
    check_id = f"locks.{name}"
    try:
        if lock_is_free(project.state_dir, name):
            return Check(check_id, "OK", "free")
    except HmError as error:
        return Check(check_id, "FAIL", f"{error.context}: {error.message}", error.hint)
    owner = lock_owner(project.state_dir, name)
    if owner is None:
        return Check(check_id, "OK", "held")
    detail = f"held by {owner.command} (pid {owner.pid} on {owner.host})"
    if now_ms - owner.since_ms > LONG_HELD_MS:
        minutes = (now_ms - owner.since_ms) // MINUTE_MS
        return Check(check_id, "WARN", f"{detail} for {minutes} minutes", f"ps -p {owner.pid}")
    return Check(check_id, "OK", detail)


def _logs_check(project: Project) -> Check:
    for name in (HOOKS_LOG_NAME, WORKER_LOG_NAME, AUDIT_LOG_NAME):
        path = project.state_dir / LOGS_DIR / name
        if not os.path.lexists(path):
            continue
        if path.is_symlink() or not path.is_file():
            repair = shlex.join(["mv", str(path), f"{path}.aside"])
            return Check("logs.files", "FAIL", f"{path} is no plain file: nothing is logged", repair)
        if not os.access(path, os.W_OK):
            repair = shlex.join(["chmod", "u+w", str(path)])
            return Check("logs.files", "FAIL", f"{path} is read-only: nothing is logged", repair)
    return Check("logs.files", "OK", str(project.state_dir / LOGS_DIR))
