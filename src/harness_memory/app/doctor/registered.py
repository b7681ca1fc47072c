"""Are the hooks registered as installed, once, and can they run?

Checks install.node, install.hook_script, install.settings and install.bytecode.
"""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from harness_memory._version import __version__
from harness_memory.app import known_projects, preflight, registration
from harness_memory.app.bytecode import modules_without_bytecode
from harness_memory.app.doctor.check import Check
from harness_memory.app.manifest import Manifest, load_manifest
from harness_memory.app.packing import are_packs_current
from harness_memory.app.project import Project
from harness_memory.app.surroundings import Surroundings
from harness_memory.errors import HmError
from harness_memory.hosts import claude_code
from harness_memory.hosts.edits import OwnedHook, owned_hooks
from harness_memory.hot import paths

INSTALL = "hm install --host claude"
INSTALL_FOR_USER = f"{INSTALL} --user"
INTERPRETER_TIMEOUT_S = 10.0
Role = Literal["local", "shared", "user"]
_VERSION_TEST = "import sys; sys.exit(sys.version_info < (3, 11))"


@dataclass(frozen=True, slots=True)
class SettingsFile:
    """One settings file Claude Code reads for the project: what keeps it from loading, else our hooks in it."""

    role: Role
    path: Path
    problem: str
    hooks: tuple[OwnedHook, ...]
    disables_all: bool


@dataclass(frozen=True, slots=True)
class Installed:
    """What is registered for a project: the record (None when lost) and the settings files that count.

    `hook_script` is the launcher that should be registered, None for this installation's.
    `is_known`: hooks registered for the user serve this project.
    """

    manifest: Manifest | None
    files: tuple[SettingsFile, ...]
    is_known: bool
    hook_script: Path | None = None

    @property
    def homes(self) -> list[SettingsFile]:
        """The files that hold hooks of ours."""
        return [file for file in self.files if file.hooks]

    @property
    def repair(self) -> str:
        """The command that renews this registration."""
        command = INSTALL_FOR_USER if self.manifest is not None and self.manifest.scope == "user" else INSTALL
        return f"{command} --hook-script {shlex.quote(str(self.hook_script))}" if self.hook_script else command

    def hook_for(self, event: str) -> Mapping[str, Any] | None:
        """Return the first registered hook of an event."""
        return next((hook.hook for file in self.homes for hook in file.hooks if hook.event == event), None)


def find_installed(project: Project, surroundings: Surroundings) -> Installed:
    """Read the manifests and the settings files; none need to exist."""
    manifest = load_manifest(project.state_dir / paths.MANIFEST_NAME)
    if manifest is None or manifest.scope == "user":
        manifest = load_manifest(surroundings.user_manifest_path) or manifest
    places: dict[Path, Role] = {
        surroundings.user_settings_path: "user",
        project.root / claude_code.SHARED_SETTINGS: "shared",
        project.root / claude_code.LOCAL_SETTINGS: "local",
    }
    files = tuple(_read(role, path) for path, role in places.items())
    return Installed(manifest, files, known_projects.is_known(surroundings, project.root), surroundings.hook_script)


def checks(installed: Installed, surroundings: Surroundings) -> Iterator[Check]:
    """Yield the findings on the registration."""
    yield _interpreter_check(installed)
    yield _script_check(installed, surroundings)
    yield _settings_check(installed)
    yield _bytecode_check(installed, surroundings)


def _read(role: Role, path: Path) -> SettingsFile:
    try:
        data = registration.read_settings(path) or {}
    except HmError as error:
        return SettingsFile(role, path, error.context or error.message, (), False)
    problem = claude_code.shape_problem(data)
    hooks = () if problem else tuple(owned_hooks(data, claude_code.is_owned_hook))
    return SettingsFile(role, path, problem, hooks, data.get("disableAllHooks") is True)


def _interpreter_check(installed: Installed) -> Check:
    name = "install.node"
    python = installed.manifest.python if installed.manifest else ""
    if not python:
        return Check(name, "FAIL", "no install is recorded for this project", installed.repair)
    try:
        command = [python, "-I", "-S", "-c", _VERSION_TEST]
        answer = subprocess.run(command, capture_output=True, timeout=INTERPRETER_TIMEOUT_S, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return Check(name, "FAIL", f"{python} does not start: {error}", installed.repair)
    if answer.returncode != 0:
        return Check(name, "FAIL", f"{python} is not a Python of 3.11 or later any more", installed.repair)
    if preflight.is_shim(python):
        return Check(name, "WARN", f"{python} is a shim: it looks for an interpreter in every hook", installed.repair)
    return Check(name, "OK", python)


def _script_check(installed: Installed, surroundings: Surroundings) -> Check:
    name = "install.hook_script"
    manifest = installed.manifest
    if manifest is None:
        return Check(name, "FAIL", "no install is recorded for this project", installed.repair)
    if not os.path.isfile(manifest.launch_path):
        return Check(name, "FAIL", f"{manifest.launch_path} is gone: the hooks do nothing", installed.repair)
    if manifest.launch_path != str(surroundings.launch_path):
        wanted = "you named" if surroundings.hook_script else "this hm belongs to"
        detail = f"the hooks run {manifest.launch_path}, {wanted} {surroundings.launch_path}"
        return Check(name, "WARN", detail, installed.repair)
    if manifest.version != __version__:
        return Check(name, "WARN", f"installed by {manifest.version}, this is {__version__}", installed.repair)
    return Check(name, "OK", manifest.launch_path)


def _settings_check(installed: Installed) -> Check:
    name = "install.settings"
    disabling = next((file for file in installed.files if file.disables_all), None)
    if disabling is not None:
        detail = f"disableAllHooks in {disabling.path} switches every hook off"
        return Check(name, "FAIL", detail, f"remove disableAllHooks from {disabling.path}")
    broken = next((file for file in installed.files if file.problem), None)
    unloadable = f"Claude Code does not load {broken.path}: {broken.problem}" if broken else ""
    if not installed.homes:
        if broken is not None:
            return Check(name, "FAIL", unloadable, f"mend {broken.path}")
        return Check(name, "FAIL", "no hooks of ours are registered", installed.repair)
    if len(installed.homes) > 1:
        return _double_check(installed.homes)
    (home,) = installed.homes
    differences = _differences(home, installed.manifest)
    if differences:
        return Check(name, "FAIL", f"{home.path}: {', '.join(differences)}", installed.repair)
    if home.role == "user" and not installed.is_known:
        detail = f"{home.path} serves every project you installed into, and this is none of them, or it was moved"
        return Check(name, "FAIL", detail, INSTALL)
    if broken is not None:
        return Check(name, "WARN", unloadable, f"mend {broken.path}")
    if installed.manifest is None:
        return Check(name, "WARN", f"{home.path} holds our hooks, but no manifest records them", installed.repair)
    return Check(name, "OK", f"{len(home.hooks)} events in {home.path}")


def _double_check(homes: list[SettingsFile]) -> Check:
    detail = "every hook runs twice: registered in " + " and ".join(str(file.path) for file in homes)
    shared = next((file for file in homes if file.role == "shared"), None)  # no install of ours writes there
    repair = f"remove our entries from {shared.path}" if shared is not None else INSTALL
    return Check("install.settings", "FAIL", detail, repair)


def _differences(home: SettingsFile, manifest: Manifest | None) -> list[str]:
    """Say what differs from what the manifest says was written; without one only double entries can be told."""
    differences = []
    expected = _expected_hooks(manifest)
    for event in claude_code.EVENTS:
        found = [hook for hook in home.hooks if hook.event == event.name]
        if not found:
            differences.append(f"{event.name} is missing")
        elif len(found) > 1:
            differences.append(f"{event.name} is registered {len(found)} times")
        elif expected and found[0] != expected[event.name]:
            differences.append(f"{event.name} was changed")
    return differences


def _expected_hooks(manifest: Manifest | None) -> dict[str, OwnedHook]:
    if manifest is None:
        return {}
    groups = claude_code.hook_groups(
        manifest.python,
        manifest.launch_path,
        manifest.hook_form,
        manifest.windows_shell,
        register_path=manifest.register_path,
    )
    return {event: OwnedHook(event, group.get("matcher"), group["hooks"][0]) for event, group in groups.items()}


def _bytecode_check(installed: Installed, surroundings: Surroundings) -> Check:
    name = "install.bytecode"
    missing = modules_without_bytecode(surroundings.hook_package_dir)
    if not missing and not are_packs_current(surroundings.hook_package_dir / "hot"):
        return Check(
            name, "WARN", "the hook modules are not packed as they are now, so hooks start slower", installed.repair
        )
    if not missing:
        return Check(name, "OK", "every hook module is compiled and packed")
    detail = f"{len(missing)} hook modules are compiled again by every hook, {missing[0].name} for one"
    return Check(name, "WARN", detail, installed.repair)
