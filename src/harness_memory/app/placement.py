"""Where the hooks of an install go, and the record of it.

Owns the choice between the project's and the user's settings, the exclusion from git, and both manifests. Called by
app/install.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from harness_memory._version import __version__
from harness_memory.app import gitfiles, preflight, registration
from harness_memory.app.manifest import Manifest, TouchedFile, load_manifest, save_manifest
from harness_memory.app.project import Project
from harness_memory.app.steps import Report, Step
from harness_memory.app.surroundings import Surroundings
from harness_memory.app.trusted_manifest import read_project_manifest
from harness_memory.errors import HmError
from harness_memory.hosts import claude_code
from harness_memory.hosts.claude_code import EVENTS, HookForm, Scope, WantedForm, WindowsShell
from harness_memory.hot import paths


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the hooks go and what they run. `writes_hooks` is False when the user's settings hold them already."""

    scope: Scope
    writes_hooks: bool
    settings_path: Path
    client_version: tuple[int, ...] | None
    form: HookForm
    windows_shell: WindowsShell | None

    @property
    def version_text(self) -> str:
        """The client's version, "" when unknown."""
        return ".".join(str(part) for part in self.client_version or ())


def make_plan(
    project: Project, start_dir: Path, surroundings: Surroundings, wanted_form: WantedForm, *, for_user: bool
) -> Plan:
    """Decide where the hooks go; asks the client for its version (one process) and reads the user's settings."""
    version = surroundings.client_version()
    is_for_user = for_user or registration.runs_our_hooks(surroundings.user_settings_path)
    settings_root = preflight.settings_root(project, start_dir)
    scope: Scope = "user" if is_for_user else "project"
    return Plan(
        scope=scope,
        writes_hooks=for_user or not is_for_user,
        settings_path=claude_code.settings_path(scope, root=settings_root, config_dir=surroundings.config_dir),
        client_version=version,
        form=claude_code.choose_form(wanted_form, version),
        windows_shell=claude_code.windows_shell(surroundings.platform, surroundings.environ),
    )


def place_hooks(project: Project, plan: Plan, surroundings: Surroundings, report: Report, now_ms: int) -> None:
    """Register the hooks for a project and record it; registrations elsewhere that would run them twice are undone."""
    manifest_path = project.state_dir / paths.MANIFEST_NAME
    previous = read_project_manifest(project)
    manifest = _new_manifest(plan, surroundings, now_ms)
    if plan.scope == "user":
        for path in _hook_places(project, previous):
            if registration.runs_our_hooks(path):
                registration.unregister(path, previous.settings_at(path) if previous else None)
                report(Step("hooks", "OK", f"removed from {path}: two registrations would run every hook twice"))
        if previous is not None and previous.exclude is not None:
            gitfiles.remove_exclude(previous.exclude, previous.exclude_line)
        if plan.writes_hooks:
            place_hooks_for_user(plan, surroundings, report, now_ms)
        else:
            report(Step("hooks", "OK", f"registered for every project in {plan.settings_path}; none written here"))
    else:
        manifest = manifest.model_copy(update={"settings": _register_here(plan, surroundings, previous)})
        _report_hooks(plan, surroundings, report)
        manifest = _exclude(plan, previous, manifest, report)
    save_manifest(manifest_path, manifest)
    report(Step("manifest", "OK", str(manifest_path)))


def _hook_places(project: Project, previous: Manifest | None) -> list[Path]:
    local = claude_code.settings_path("project", root=project.root, config_dir=project.root)
    return list(dict.fromkeys([local, *(touched.path for touched in (previous.settings if previous else ()))]))


def _register_here(plan: Plan, surroundings: Surroundings, previous: Manifest | None) -> tuple[TouchedFile, ...]:
    earlier = previous.settings if previous else ()
    others = [touched for touched in earlier if touched.path != plan.settings_path and touched.path.exists()]
    record = previous.settings_at(plan.settings_path) if previous else None
    return (*others, registration.register(plan.settings_path, _groups(plan, surroundings), record))


def place_hooks_for_user(plan: Plan, surroundings: Surroundings, report: Report, now_ms: int) -> None:
    """Register the hooks in the user's own settings and record it in the user directory."""
    path = surroundings.user_manifest_path
    previous = load_manifest(path)
    manifest = _new_manifest(plan, surroundings, now_ms)
    save_manifest(path, manifest.model_copy(update={"settings": _register_here(plan, surroundings, previous)}))
    _report_hooks(plan, surroundings, report)
    report(Step("manifest", "OK", str(path)))


def _groups(plan: Plan, surroundings: Surroundings) -> dict[str, dict[str, object]]:
    return claude_code.hook_groups(
        surroundings.python,
        str(surroundings.launch_path),
        plan.form,
        plan.windows_shell,
        register_path=_register_path(plan, surroundings),
    )


def _register_path(plan: Plan, surroundings: Surroundings) -> str:
    return str(surroundings.register_path) if plan.scope == "user" else ""


def _new_manifest(plan: Plan, surroundings: Surroundings, now_ms: int) -> Manifest:
    return Manifest(
        version=__version__,
        scope=plan.scope,
        python=surroundings.python,
        launch_path=str(surroundings.launch_path),
        hook_form=plan.form,
        windows_shell=plan.windows_shell,
        client_version=plan.version_text,
        installed_at_ms=now_ms,
        settings=(),
        register_path=_register_path(plan, surroundings),
    )


def _report_hooks(plan: Plan, surroundings: Surroundings, report: Report) -> None:
    report(Step("hooks", "OK", f"{len(EVENTS)} events → {plan.settings_path} ({plan.form} form)"))
    client = f"claude {plan.version_text}" if plan.version_text else "no claude found, taken for a recent one"
    report(Step("python", "OK", f"{surroundings.python} ({client})"))
    report(Step("hook script", "OK", str(surroundings.launch_path)))
    is_old = plan.client_version is not None and plan.client_version < claude_code.ROOT_SETTINGS_SINCE
    if plan.scope == "project" and is_old:
        start_dir = plan.settings_path.parent.parent
        detail = f"{client} loads them only when started in {start_dir}; hm install --user covers subdirectories too"
        report(Step("hooks", "WARN", detail))


def _exclude(plan: Plan, previous: Manifest | None, manifest: Manifest, report: Report) -> Manifest:
    """Keep the settings file out of commits; what stands against it is worth a warning, not the install."""
    repository = gitfiles.find_repository(plan.settings_path.parent)
    if repository is None:
        return manifest
    if not repository.git_dir.is_dir():
        report(
            Step(
                "git",
                "WARN",
                f"{repository.top_dir / '.git'} leads nowhere; {claude_code.LOCAL_SETTINGS} may show up in git status",
            )
        )
        return manifest
    line = gitfiles.exclude_line(repository, plan.settings_path)
    recorded = previous.exclude if previous else None
    try:
        touched = gitfiles.add_exclude(repository, line, recorded)
    except HmError as error:
        report(Step("git", "WARN", f"{line} not added to {repository.exclude_path}: {error.message}"))
        return manifest
    state = "is already in" if touched is recorded else "added to"
    report(Step("git", "OK", f"{line} {state} {repository.exclude_path}"))
    return manifest.model_copy(update={"exclude": touched, "exclude_line": line})
