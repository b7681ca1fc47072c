"""What an install writes, where, and what it refuses."""

from __future__ import annotations

import json
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from harness_memory.app.manifest import load_manifest
from harness_memory.app.packing import are_packs_current
from harness_memory.app.steps import Step
from harness_memory.config import default_config_text
from harness_memory.errors import HmError, UsageError
from harness_memory.hosts.claude_code import EVENTS, hook_groups
from harness_memory.store.db import reading
from tests.app.places import NOW_MS, Place, our_events, settings, tree

EVENT_NAMES = [event.name for event in EVENTS]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_a_new_project_gets_hooks_database_snapshot_and_manifest(place: Place) -> None:
    steps = place.install()
    launch_path = place.surroundings.launch_path
    state_dir = place.project.state_dir
    assert settings(place.settings_path) == {
        "hooks": {name: [group] for name, group in hook_groups(sys.executable, str(launch_path), "exec").items()}
    }
    assert [step for step in steps if "temporary directory" not in step.detail] == [
        Step("project", "OK", str(place.root)),
        Step("git", "OK", f"{state_dir / '.gitignore'} written (nothing beside it is ever committed)"),
        Step("database", "OK", f"{state_dir / 'memory.sqlite'} v1 (created)"),
        Step("config", "OK", f"{state_dir / 'config.json'} (created)"),
        Step("snapshot", "OK", "built (active 0, candidates 0)"),
        Step("hooks", "OK", f"9 events → {place.settings_path} (exec form)"),
        Step("python", "OK", f"{sys.executable} (no claude found, taken for a recent one)"),
        Step("hook script", "OK", str(launch_path)),
        Step("git", "OK", f".claude/settings.local.json added to {place.root / '.git' / 'info' / 'exclude'}"),
        Step("manifest", "OK", str(state_dir / "install-manifest.json")),
    ]
    assert (state_dir / "config.json").read_text() == default_config_text()
    with reading(state_dir) as store:
        assert store.meta.get("installed_at_ms") == str(NOW_MS)


def test_everything_below_the_state_directory_is_private(place: Place) -> None:
    place.install()
    state_dir = place.project.state_dir
    modes = {stat.S_IMODE(path.stat().st_mode) for path in state_dir.rglob("*") if path.is_dir()}
    assert modes | {stat.S_IMODE(state_dir.stat().st_mode)} == {0o700}
    assert {stat.S_IMODE(path.stat().st_mode) for path in state_dir.rglob("*") if path.is_file()} == {0o600}


def test_git_sees_nothing_of_an_install(place: Place) -> None:
    place.install()
    answer = subprocess.run(["git", "-C", place.root, "status", "--porcelain"], capture_output=True, check=True)
    assert answer.stdout == b""


def test_a_second_install_says_that_git_knows_already(place: Place) -> None:
    steps = [step for _ in range(2) for step in place.install() if "info" in step.detail]
    exclude_path = place.root / ".git" / "info" / "exclude"
    assert steps == [
        Step("git", "OK", f".claude/settings.local.json {state} {exclude_path}")
        for state in ("added to", "is already in")
    ]


def test_installing_twice_changes_nothing_in_foreign_files(place: Place) -> None:
    place.write_settings('{"env": {"A": "1"}}')
    place.install()
    exclude_path = place.root / ".git" / "info" / "exclude"
    before = place.settings_path.read_bytes(), exclude_path.read_bytes()
    steps = place.install()
    assert (place.settings_path.read_bytes(), exclude_path.read_bytes()) == before
    assert Step("database", "OK", f"{place.project.database} v1 (kept)") in steps
    place.uninstall()
    assert place.settings_path.read_bytes() == b'{"env": {"A": "1"}}'


def test_a_second_install_replaces_the_entries_of_an_older_one(place: Place) -> None:
    old = hook_groups("/old/python", "/old/harness_memory/hot/launch.py", "shell")
    foreign = {"hooks": [{"type": "command", "command": "theirs"}]}
    place.write_settings(json.dumps({"hooks": {name: [foreign, group] for name, group in old.items()}}))
    place.install()
    assert our_events(place.settings_path) == EVENT_NAMES
    assert "/old/" not in place.settings_path.read_text()
    assert all(groups[0] == foreign for groups in settings(place.settings_path)["hooks"].values())


def test_an_edited_config_and_gitignore_are_kept(place: Place) -> None:
    place.project.state_dir.mkdir()
    (place.project.state_dir / ".gitignore").write_text("ledger\n")
    place.project.config_path.write_text('{"autonomy_level": "off"}')
    place.install()
    assert (place.project.state_dir / ".gitignore").read_text() == "ledger\n"
    assert place.project.config_path.read_text() == '{"autonomy_level": "off"}'


@pytest.mark.parametrize(
    ("version", "wanted", "form"),
    [
        ("2.1.138", "auto", "shell"),
        ("2.1.139", "auto", "exec"),
        ("2.1.138", "exec", "exec"),
        ("2.1.332", "shell", "shell"),
    ],
)
def test_the_form_follows_the_client_unless_asked_otherwise(place: Place, version: str, wanted: str, form: str) -> None:
    place.with_client(version)
    place.install(hook_form=wanted)
    manifest = load_manifest(place.project.state_dir / "install-manifest.json")
    assert manifest is not None
    assert (manifest.hook_form, manifest.client_version) == (form, version)
    expected = hook_groups(sys.executable, str(place.surroundings.launch_path), form)  # type: ignore[arg-type]
    assert settings(place.settings_path)["hooks"]["Stop"] == [expected["Stop"]]


def test_an_older_client_is_said_to_miss_subdirectories(place: Place) -> None:
    place.with_client("2.1.197")
    detail = f"claude 2.1.197 loads them only when started in {place.root}; hm install --user covers subdirectories too"
    assert Step("hooks", "WARN", detail) in place.install()


def test_the_self_test_runs_the_registered_hook(place: Place) -> None:
    (step,) = [step for step in place.install(self_test=True) if step.name == "self-test"]
    assert step.level == "OK"
    assert step.detail.endswith("hook status ok)")
    assert tree(place.project.state_dir / "ledger") == {}
    assert tree(place.project.state_dir / "state") == {}


def test_a_self_test_that_fails_is_a_failed_step(place: Place) -> None:
    place.with_environ(HARNESS_MEMORY_DISABLE="1")
    (step,) = [step for step in place.install(self_test=True) if step.name == "self-test"]
    assert step == Step("self-test", "FAIL", "HARNESS_MEMORY_DISABLE=1 switches every hook off in this environment")


def test_a_provider_that_works_is_said_to_and_remembered(place: Place) -> None:
    answers_path = place.home / "answers.json"
    answers_path.write_text("[]")
    place.with_environ(HARNESS_MEMORY_PROVIDER="replay", HARNESS_MEMORY_REPLAY_ANSWERS=str(answers_path))
    assert Step("provider", "OK", "replay — probe ok") in place.install(probe=True)
    with reading(place.project.state_dir) as store:
        assert store.meta.get("last_probe") is not None


def test_a_missing_provider_is_a_warning(place: Place) -> None:
    (step,) = [step for step in place.install(probe=True) if step.name == "provider"]
    assert (step.level, step.detail) == (
        "WARN",
        "claude — probe missing (no claude binary was found); the hooks work without it, learning waits for it",
    )


# -- refusals: each leaves everything as it was ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        ('{"a": 1,}', "settings-unreadable"),
        ('{"a": 1} // x', "settings-unreadable"),
        ('{"hooks": []}', "settings-would-not-load"),
        (
            '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "x", "timeout": "5"}]}]}}',
            "settings-would-not-load",
        ),
    ],
)
def test_an_unfit_settings_file_stops_the_install_before_it_begins(place: Place, text: str, reference: str) -> None:
    place.write_settings(text)
    before = tree(place.root)
    with pytest.raises(HmError) as caught:
        place.install()
    assert caught.value.reference == reference
    assert tree(place.root) == before
    assert not place.project.state_dir.exists()


def test_sudo_is_refused(place: Place) -> None:
    place.with_environ(SUDO_UID="1000", SUDO_USER="me")
    place.surroundings = replace(place.surroundings, effective_uid=0)
    with pytest.raises(HmError) as caught:
        place.install()
    assert (caught.value.reference, caught.value.context) == ("running-under-sudo", "sudo was called by me")
    assert not place.project.state_dir.exists()


def test_root_itself_is_not_sudo(place: Place) -> None:
    place.surroundings = replace(place.surroundings, effective_uid=0)
    place.install()


def test_what_a_system_clears_is_named_for_what_it_is(place: Place) -> None:
    package_dir, python = place.home / "harness_memory", place.home / "python3"
    (package_dir / "hot").mkdir(parents=True)
    python.symlink_to(sys.executable)
    place.surroundings = replace(place.surroundings, package_dir=package_dir, python=str(python))
    warned = [step.name for step in place.install() if step.level == "WARN" and "temporary" in step.detail]
    assert warned == ["python", "hook script"]


def test_a_shim_is_refused(place: Place) -> None:
    shim_path = place.home / "python"
    shim_path.write_text("#!/bin/sh\nexec pyenv exec python\n")
    place.surroundings = replace(place.surroundings, python=str(shim_path))
    with pytest.raises(HmError) as caught:
        place.install()
    assert (caught.value.reference, caught.value.context) == ("interpreter-is-a-shim", str(shim_path))


def test_the_home_directory_is_no_project(place: Place) -> None:
    place.project = replace(place.project, root=place.home, state_dir=place.home / ".harness-memory")
    with pytest.raises(HmError) as caught:
        place.install()
    assert caught.value.reference == "not-a-project"
    assert list(place.home.iterdir()) == []


def test_a_database_that_is_not_ours_stops_the_install_before_the_hooks(place: Place) -> None:
    place.project.state_dir.mkdir()
    with closing(sqlite3.connect(place.project.database)) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    with pytest.raises(HmError) as caught:
        place.install()
    assert caught.value.reference == "foreign-database"
    assert not place.settings_path.exists()


# -- for the user ----------------------------------------------------------------------------------------------------


def test_an_install_for_the_user_writes_the_users_settings_only(place: Place) -> None:
    place.install(user=True)
    assert our_events(place.user_settings_path) == EVENT_NAMES
    assert not place.settings_path.exists()
    assert place.project.database.exists()
    assert load_manifest(place.surroundings.user_manifest_path) is not None


def test_a_project_under_an_install_for_the_user_gets_no_hooks(place: Place) -> None:
    place.install(user=True)
    steps = place.install()
    assert not place.settings_path.exists()
    detail = f"registered for every project in {place.user_settings_path}; none written here"
    assert Step("hooks", "OK", detail) in steps


def test_an_install_for_the_user_takes_the_projects_hooks_away(place: Place) -> None:
    before = place.write_settings('{"a": 1}')
    exclude_before = (place.root / ".git" / "info" / "exclude").read_bytes()
    place.install()
    place.install(user=True)
    assert place.settings_path.read_bytes() == before
    assert (place.root / ".git" / "info" / "exclude").read_bytes() == exclude_before
    assert our_events(place.user_settings_path) == EVENT_NAMES


def test_from_the_home_directory_an_install_for_the_user_registers_hooks_alone(place: Place) -> None:
    place.project = replace(place.project, root=place.home, state_dir=place.home / ".harness-memory")
    place.install(user=True)
    assert our_events(place.user_settings_path) == EVENT_NAMES
    assert not place.project.state_dir.exists()


# -- git in its other shapes -----------------------------------------------------------------------------------------


def test_a_linked_worktree_gets_hooks_of_its_own_and_shares_the_memory(place: Place, tmp_path: Path) -> None:
    git = ["git", "-C", str(place.root)]
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "x"], check=True)
    subprocess.run([*git, "worktree", "add", "-q", str(tmp_path / "linked")], check=True, capture_output=True)
    place.install()
    place.install(start_dir=tmp_path / "linked")
    linked_settings = tmp_path / "linked" / ".claude" / "settings.local.json"
    assert our_events(linked_settings) == our_events(place.settings_path) == EVENT_NAMES
    answer = subprocess.run(
        ["git", "-C", tmp_path / "linked", "status", "--porcelain"], capture_output=True, check=True
    )
    assert answer.stdout == b""
    place.uninstall()
    assert not linked_settings.exists()
    assert not place.settings_path.exists()


def test_a_git_pointer_that_leads_nowhere_is_a_warning(tmp_path: Path) -> None:
    place = Place(tmp_path, git=False)
    (place.root / ".git").write_text("gitdir: /nowhere/at/all\n")
    detail = f"{place.root / '.git'} leads nowhere; .claude/settings.local.json may show up in git status"
    assert Step("git", "WARN", detail) in place.install()


def test_without_git_there_is_nothing_to_exclude(tmp_path: Path) -> None:
    place = Place(tmp_path, git=False)
    assert [step.detail for step in place.install() if step.name == "git"] == [
        f"{place.project.state_dir / '.gitignore'} written (nothing beside it is ever committed)"
    ]


def test_the_launcher_of_another_installation_is_registered_packed_and_run(place: Place, tmp_path: Path) -> None:
    launch_path = place.with_other_installation(tmp_path / "other")
    steps = place.install(self_test=True)
    assert settings(place.settings_path)["hooks"] == {
        name: [group] for name, group in hook_groups(sys.executable, str(launch_path), "exec").items()
    }
    assert Step("hook script", "OK", str(launch_path)) in steps
    assert [step.level for step in steps if step.name == "self-test"] == ["OK"]
    assert are_packs_current(launch_path.parent)
    manifest = load_manifest(place.project.state_dir / "install-manifest.json")
    assert manifest is not None
    assert manifest.launch_path == str(launch_path)
    place.uninstall()
    assert not place.settings_path.exists()


def test_another_launcher_under_hooks_of_the_user_is_refused(place: Place, tmp_path: Path) -> None:
    place.install(user=True)
    launch_path = place.with_other_installation(tmp_path / "my other")
    before = tree(tmp_path)
    with pytest.raises(UsageError) as caught:
        place.install()
    assert caught.value.hint == f"hm install --host claude --user --hook-script '{launch_path}'"
    assert tree(tmp_path) == before


def test_a_state_directory_that_came_with_the_repository_is_refused(place: Place) -> None:
    place.project.state_dir.mkdir()
    (place.project.state_dir / "memory.sqlite").write_bytes(b"a stranger's")
    subprocess.run(["git", "-C", str(place.root), "add", "-f", ".harness-memory"], check=True)
    subprocess.run(["git", "-C", str(place.root), "commit", "-q", "-m", "a gift"], check=True)
    before = tree(place.root)
    with pytest.raises(HmError) as caught:
        place.install()
    assert caught.value.reference == "state-from-repository"
    assert tree(place.root) == before
    assert caught.value.hint is not None
    subprocess.run(caught.value.hint, shell=True, check=True)  # noqa: S602 - the hint as a person pastes it
    place.install()


def test_a_memory_of_ones_own_that_was_committed_does_not_stop_an_install(place: Place) -> None:
    place.install()
    subprocess.run(["git", "-C", str(place.root), "add", "-f", ".harness-memory/config.json"], check=True)
    place.install()
