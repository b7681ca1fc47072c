"""`hm install`: state directory, database, snapshot, hooks, and the proof that they work.

Owns the order of an install: what may refuse comes before anything is written, the foreign settings file after our
own files, the manifest right behind it. Called by cli/install.
"""

from __future__ import annotations

import shlex
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from harness_memory.app import gitfiles, known_projects, preflight, registration
from harness_memory.app.bytecode import compile_hook_modules
from harness_memory.app.packing import write_packs
from harness_memory.app.placement import Plan, make_plan, place_hooks, place_hooks_for_user
from harness_memory.app.private_files import replace_file
from harness_memory.app.probe import build_provider, probe_provider
from harness_memory.app.project import Project, load_settings
from harness_memory.app.publish import publish
from harness_memory.app.selftest import run_self_test
from harness_memory.app.steps import Report, Step
from harness_memory.app.surroundings import Surroundings
from harness_memory.config import default_config_text
from harness_memory.errors import HmError, UsageError
from harness_memory.hosts.claude_code import WantedForm
from harness_memory.hot import paths
from harness_memory.store import files
from harness_memory.store.db import writing


@dataclass(frozen=True, slots=True)
class InstallOptions:
    """What the user asked for."""

    user: bool = False
    hook_form: WantedForm = "auto"
    probe: bool = True
    self_test: bool = True


def install(
    project: Project,
    start_dir: Path,
    surroundings: Surroundings,
    options: InstallOptions,
    report: Report,
    *,
    now_ms: int,
) -> None:
    """Install, reporting each step when it is done; running it again renews what is ours and nothing else.

    Raises HmError before the first write for whatever stands against it (sudo, a shim, an unfit settings file, no
    project), LockedError when the database stays locked.
    """
    preflight.refuse_sudo(surroundings)
    preflight.refuse_shim(surroundings.python)
    is_hooks_only = options.user and preflight.is_above_projects(project.root, surroundings.home)
    if not is_hooks_only:
        preflight.refuse_home(project, surroundings)
        preflight.refuse_cloned_state(project, surroundings)
    plan = make_plan(project, start_dir, surroundings, options.hook_form, for_user=options.user)
    _refuse_other_script(plan, surroundings)
    registration.refuse_unloadable(plan.settings_path)
    if is_hooks_only:
        place_hooks_for_user(plan, surroundings, report, now_ms)
        _prepare_interpreter(surroundings, report)
        return
    _prepare_project(project, report, now_ms)
    known_projects.remember(surroundings, project.root)
    place_hooks(project, plan, surroundings, report, now_ms)
    _prepare_interpreter(surroundings, report)
    if options.probe:
        _probe(project, surroundings, report, now_ms)
    if options.self_test:
        _self_test(project, plan, surroundings, report)


def _refuse_other_script(plan: Plan, surroundings: Surroundings) -> None:
    if surroundings.hook_script and not plan.writes_hooks:
        raise UsageError(
            "hooks-are-the-users",
            "The hooks are registered for every project, so their script is chosen for every project.",
            context=str(plan.settings_path),
            hint=f"hm install --host claude --user --hook-script {shlex.quote(str(surroundings.hook_script))}",
        )


def _prepare_project(project: Project, report: Report, now_ms: int) -> None:
    report(Step("project", "OK", str(project.root)))
    for directory in (project.state_dir, *(project.state_dir / name for name in paths.SUBDIRECTORIES)):
        _make_private_dir(directory)
    if gitfiles.write_state_gitignore(project.state_dir):
        report(Step("git", "OK", f"{project.state_dir / '.gitignore'} written (nothing beside it is ever committed)"))
    report(Step("database", "OK", _prepare_database(project, now_ms)))
    config_state = "kept"
    if not project.config_path.exists():
        replace_file(project.config_path, default_config_text().encode())
        config_state = "created"
    report(Step("config", "OK", f"{project.config_path} ({config_state})"))
    result = publish(project, load_settings(project), now_ms=now_ms)
    report(Step("snapshot", "OK", f"built (active {result.active}, candidates {result.candidates})"))


def _make_private_dir(directory: Path) -> None:
    try:
        directory.mkdir(mode=paths.DIR_MODE, exist_ok=True)
    except OSError as error:
        raise HmError(
            "state-not-writable",
            f"{directory} cannot be made: {error.strerror or error}.",
            hint=f"ls -ld {directory.parent}",
        ) from None


def _prepare_database(project: Project, now_ms: int) -> str:
    before = _schema_version(project.database)
    with writing(project.state_dir, command="install", now_ms=now_ms) as store:
        if store.meta.get("installed_at_ms") is None:
            store.meta.set("installed_at_ms", str(now_ms))
        recovered = store.recovered
    if recovered:
        state = recovered.rstrip(".")
    elif before is None:
        state = "created"
    elif before < files.SCHEMA_VERSION:
        state = f"migrated from v{before}, backup {files.beside(project.database, f'bak-v{before}')}"
    else:
        state = "kept"
    return f"{project.database} v{files.SCHEMA_VERSION} ({state})"


def _schema_version(database: Path) -> int | None:
    """Return the schema of an existing database, None when there is none or it is damaged (`writing` mends it)."""
    if not database.exists() or files.quick_check(database) != "ok":
        return None
    with closing(files.connect(database, writable=False)) as connection:
        return files.schema_version(database, connection)


def _prepare_interpreter(surroundings: Surroundings, report: Report) -> None:
    failed = compile_hook_modules(surroundings.hook_package_dir)
    if failed:
        report(Step("byte code", "WARN", f"{failed[0].parent} is not writable: every hook compiles its modules again"))
    try:
        write_packs(surroundings.hook_package_dir / "hot")
    except OSError as error:
        report(Step("byte code", "WARN", f"hooks start slower, because their modules cannot be packed: {error}"))
    for name, path in (("python", surroundings.python), ("hook script", str(surroundings.launch_path))):
        if preflight.is_short_lived(path):
            detail = f"{path} lies in a cache or temporary directory; run hm install again after it has been cleared"
            report(Step(name, "WARN", detail))


def _probe(project: Project, surroundings: Surroundings, report: Report, now_ms: int) -> None:
    provider = build_provider(project, load_settings(project), surroundings.environ)
    result = probe_provider(project, provider, now_ms, force=True)
    detail = f"{provider.name} — probe {result.status}" + (f" ({result.message})" if result.message else "")
    if result.status == "ok":
        report(Step("provider", "OK", detail))
        return
    when = "starts after `claude auth login`" if result.status == "not_logged_in" else "waits for it"
    report(Step("provider", "WARN", f"{detail}; the hooks work without it, learning {when}"))


def _self_test(project: Project, plan: Plan, surroundings: Surroundings, report: Report) -> None:
    hooks = [hook for hook in registration.registered_hooks(plan.settings_path) if hook.event == "SessionStart"]
    result = run_self_test(project, hooks[0].hook, surroundings.environ)
    report(Step("self-test", "OK" if result.ok else "FAIL", result.detail))
