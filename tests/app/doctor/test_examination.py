"""What the doctor says of an installation, sound or broken in one place."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from harness_memory.app import known_projects
from harness_memory.app.doctor.check import Check
from harness_memory.app.doctor.examination import run_checks
from harness_memory.app.selftest import SESSION_KEY
from harness_memory.core.model import Memory, Signature
from harness_memory.extract.providers import ProbeResult
from harness_memory.store.db import writing
from harness_memory.store.episodes import QueuedEpisode
from harness_memory.store.locks import db_lock
from harness_memory.store.runs import Run
from tests.app.places import NOW_MS, Place, settings

INSTALL = "hm install --host claude"
IDS = [
    "install.node", "install.hook_script", "install.settings", "install.bytecode", "hooks.calls", "hooks.latency",
    "db.quick_check", "db.version", "snapshot.fresh", "memories.unreachable", "queue", "extraction.last",
    "extraction.probe", "extraction.cost", "locks.db", "locks.worker", "logs.files", "config.values", "git.tracked",
    "env.git_bash", "env.subdirectory",
]  # fmt: skip


@pytest.fixture
def place(tmp_path: Path) -> Place:
    place = Place(tmp_path)
    place.install()
    return place


def examine(place: Place, *, self_test: bool = False) -> dict[str, Check]:
    checks = list(run_checks(place.project, place.surroundings, now_ms=NOW_MS, self_test=self_test))
    assert len({check.id for check in checks}) == len(checks)
    return {check.id: check for check in checks}


def found(place: Place, check_id: str) -> tuple[str, str, str]:
    check = examine(place)[check_id]
    return check.level, check.detail, check.repair


def test_a_fresh_install_passes_every_check(place: Place) -> None:
    checks = examine(place)
    assert list(checks) == IDS
    assert {check.id for check in checks.values() if check.level != "OK"} == {"hooks.calls", "extraction.probe"}
    assert all(check.repair for check in checks.values() if check.level != "OK")


def test_where_nothing_is_installed_the_registration_fails(tmp_path: Path) -> None:
    checks = examine(Place(tmp_path))
    assert list(checks) == IDS[:4]
    assert [check.repair for check in checks.values() if check.level == "FAIL"] == [INSTALL] * 3


# -- the registration ------------------------------------------------------------------------------------------------


def test_a_launcher_of_another_installation(place: Place, tmp_path: Path) -> None:
    own = place.surroundings.launch_path
    launch_path = place.with_other_installation(tmp_path / "other")
    install = f"{INSTALL} --hook-script {launch_path}"
    wrong = ("WARN", f"the hooks run {own}, you named {launch_path}", install)
    assert found(place, "install.hook_script") == wrong
    assert found(place, "install.bytecode")[::2] == ("WARN", install)
    place.install()
    assert found(place, "install.hook_script") == ("OK", str(launch_path), "")
    assert found(place, "install.bytecode")[0] == "OK"
    place.surroundings = replace(place.surroundings, hook_script=None)
    other = ("WARN", f"the hooks run {launch_path}, this hm belongs to {own}", INSTALL)
    assert found(place, "install.hook_script") == other


def test_a_lost_interpreter(place: Place) -> None:
    gone = place.home / "python"
    gone.symlink_to(place.surroundings.python)
    place.surroundings = replace(place.surroundings, python=str(gone))
    place.install()
    gone.unlink()
    level, detail, repair = found(place, "install.node")
    assert (level, repair) == ("FAIL", INSTALL)
    assert detail.startswith(f"{gone} does not start: ")


def test_an_interpreter_that_became_too_old(place: Place) -> None:
    old = place.home / "python"
    old.symlink_to(place.surroundings.python)
    place.surroundings = replace(place.surroundings, python=str(old))
    place.install()
    old.unlink()
    old.symlink_to("/bin/false")
    assert found(place, "install.node") == (
        "FAIL", f"{old} is not a Python of 3.11 or later any more", INSTALL
    )  # fmt: skip


def test_a_lost_and_a_foreign_launcher(place: Place) -> None:
    other = replace(place.surroundings, package_dir=place.home / "harness_memory")
    own = place.surroundings
    (other.package_dir / "hot").mkdir(parents=True)
    (other.package_dir / "__init__.py").touch()
    other.launch_path.touch()
    place.surroundings = other
    place.install()
    place.surroundings = own
    assert found(place, "install.hook_script") == (
        "WARN", f"the hooks run {other.launch_path}, this hm belongs to {own.launch_path}", INSTALL
    )  # fmt: skip
    other.launch_path.unlink()
    assert found(place, "install.hook_script") == (
        "FAIL", f"{other.launch_path} is gone: the hooks do nothing", INSTALL
    )  # fmt: skip


def edit_settings(place: Place, edit: Callable[[dict[str, object]], object]) -> None:
    data = settings(place.settings_path)
    edit(data)
    place.settings_path.write_text(json.dumps(data))


def test_a_removed_and_a_changed_entry_are_named(place: Place) -> None:
    edit_settings(place, lambda data: data["hooks"].pop("Stop"))  # type: ignore[attr-defined]
    edit_settings(place, lambda data: data["hooks"]["PreToolUse"][0].update(matcher="Bash"))  # type: ignore[index]
    assert found(place, "install.settings") == (
        "FAIL", f"{place.settings_path}: PreToolUse was changed, Stop is missing", INSTALL
    )  # fmt: skip


def test_an_entry_that_stands_there_twice(place: Place) -> None:
    edit_settings(place, lambda data: data["hooks"]["Stop"].append(data["hooks"]["Stop"][0]))  # type: ignore[index]
    assert found(place, "install.settings") == (
        "FAIL", f"{place.settings_path}: Stop is registered 2 times", INSTALL
    )  # fmt: skip


def test_no_entries_at_all(place: Place) -> None:
    place.settings_path.unlink()
    assert found(place, "install.settings") == ("FAIL", "no hooks of ours are registered", INSTALL)


def test_a_settings_file_that_does_not_load(place: Place) -> None:
    place.settings_path.write_text('{"hooks": {},}')
    assert found(place, "install.settings") == (
        "FAIL",
        f"Claude Code does not load {place.settings_path}: line 1 column 13: a trailing comma is not JSON",
        f"mend {place.settings_path}",
    )


def test_another_settings_file_that_does_not_load(place: Place) -> None:
    place.write_settings('{"hooks": []}', place.user_settings_path)
    assert found(place, "install.settings") == (
        "WARN",
        f"Claude Code does not load {place.user_settings_path}: hooks is not an object",
        f"mend {place.user_settings_path}",
    )


def test_two_registrations_fail(place: Place) -> None:
    local = place.settings_path.read_text()
    place.install(user=True)
    place.write_settings(local)
    assert found(place, "install.settings") == (
        "FAIL",
        f"every hook runs twice: registered in {place.user_settings_path} and {place.settings_path}",
        INSTALL,
    )
    place.install()
    assert found(place, "install.settings") == ("OK", f"9 events in {place.user_settings_path}", "")


def test_hooks_for_the_user_that_do_not_know_the_project(place: Place) -> None:
    place.install(user=True)
    known_projects.forget(place.surroundings, place.root)
    detail = (
        f"{place.user_settings_path} serves every project you installed into, and this is none of them, or it was moved"
    )
    assert found(place, "install.settings") == ("FAIL", detail, INSTALL)
    place.install()
    assert found(place, "install.settings") == ("OK", f"9 events in {place.user_settings_path}", "")


def test_entries_in_the_shared_file_are_for_their_owner_to_remove(place: Place) -> None:
    shared = place.root / ".claude" / "settings.json"
    shared.write_text(place.settings_path.read_text())
    level, _, repair = found(place, "install.settings")
    assert (level, repair) == ("FAIL", f"remove our entries from {shared}")


def test_hooks_switched_off_altogether(place: Place) -> None:
    place.write_settings('{"disableAllHooks": true}', place.user_settings_path)
    assert found(place, "install.settings") == (
        "FAIL",
        f"disableAllHooks in {place.user_settings_path} switches every hook off",
        f"remove disableAllHooks from {place.user_settings_path}",
    )


def test_a_lost_manifest(place: Place) -> None:
    (place.project.state_dir / "install-manifest.json").unlink()
    assert found(place, "install.settings") == (
        "WARN", f"{place.settings_path} holds our hooks, but no manifest records them", INSTALL
    )  # fmt: skip


def test_an_install_for_the_user_is_sound_and_mended_as_such(place: Place) -> None:
    place.install(user=True)
    assert found(place, "install.settings") == ("OK", f"9 events in {place.user_settings_path}", "")
    assert found(place, "env.subdirectory") == ("OK", "the hooks are registered for the user", "")
    place.user_settings_path.unlink()
    assert found(place, "install.settings")[2] == "hm install --host claude --user"


# -- the calls -------------------------------------------------------------------------------------------------------


def write_log(place: Place, *lines: str) -> None:
    (place.project.state_dir / "logs" / "hooks.log").write_text("".join(f"{line}\n" for line in lines))


def test_calls_are_shown_by_event(place: Place) -> None:
    write_log(place, "2026-11-08T12:00:01.234Z stop session=ab elapsed_ms=3 ok")
    level, detail, _ = found(place, "hooks.calls")
    assert level == "OK"
    assert detail == (
        "session-start never, prompt never, pre-tool never, post-tool never, post-tool-failure never, "
        "stop 2026-11-08T12:00Z, stop-failure never, precompact never, session-end never"
    )


def test_the_self_tests_own_call_is_not_one_of_the_hosts(place: Place) -> None:
    write_log(place, f"2026-11-08T12:00:01.234Z session-start session={SESSION_KEY} elapsed_ms=3 ok")
    assert found(place, "hooks.calls")[:2] == ("WARN", "Claude Code has not called a hook yet")


def test_failed_calls_of_the_last_day_are_a_warning(place: Place) -> None:
    write_log(
        place,
        "2026-11-01T12:00:00.000Z stop session=ab error:KeyError",
        "2026-11-29T20:00:00.000Z stop session=ab bad_stdin:too_big",
        "2026-11-29T20:00:01.000Z stop session=ab ok",
    )
    level, detail, _ = found(place, "hooks.calls")
    assert level == "WARN"
    assert detail.startswith("1 calls of the last day failed, the last with bad_stdin:too_big; ")


def test_latency_is_the_95th_percentile_of_pre_tool(place: Place) -> None:
    slow = "2026-11-29T20:00:00.000Z stop session=ab elapsed_ms=900 ok"
    calls = [f"2026-11-29T20:00:00.000Z pre-tool session=ab elapsed_ms={ms} ok" for ms in range(1, 91)]
    write_log(place, slow, *calls)
    assert found(place, "hooks.latency") == ("OK", "pre-tool p95 86 ms over the last 90 calls", "")
    write_log(place, *[call.replace("elapsed_ms=", "elapsed_ms=1") for call in calls])
    assert found(place, "hooks.latency")[0] == "WARN"


def test_the_self_test_is_a_check_of_its_own(place: Place) -> None:
    check = examine(place, self_test=True)["hooks.self_test"]
    assert (check.level, check.detail[:18]) == ("OK", "session-start ok (")
    place.settings_path.unlink()
    assert examine(place, self_test=True)["hooks.self_test"] == Check(
        "hooks.self_test", "FAIL", "no session-start hook is registered", INSTALL
    )


# -- the store -------------------------------------------------------------------------------------------------------


def test_a_damaged_database(place: Place) -> None:
    place.project.database.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    checks = examine(place)
    assert checks["db.quick_check"].level == "FAIL"
    assert checks["db.quick_check"].repair == "hm snapshot:rebuild"
    assert "queue" not in checks


def test_a_missing_database(place: Place) -> None:
    place.project.database.unlink()
    assert found(place, "db.quick_check") == ("FAIL", f"{place.project.database} is missing", INSTALL)


def set_version(place: Place, version: int) -> None:
    connection = sqlite3.connect(place.project.database)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


def test_a_newer_database(place: Place) -> None:
    set_version(place, 99)
    level, detail, _ = found(place, "db.version")
    assert (level, detail) == ("FAIL", "The database has schema 99, this build knows 1.")


def test_an_older_database(place: Place) -> None:
    set_version(place, 0)
    assert found(place, "db.version") == ("FAIL", "schema 0, this build writes 1", "hm db:migrate")


def test_a_stale_and_a_lost_snapshot(place: Place) -> None:
    os.utime(place.project.config_path, (1, 1))
    assert found(place, "snapshot.fresh")[0] == "WARN"
    (place.project.state_dir / "snapshot" / "active.v1.json").unlink()
    assert found(place, "snapshot.fresh") == (
        "FAIL", "the snapshot is missing: hooks act as with no memories", "hm snapshot:rebuild"
    )  # fmt: skip


MEMORY = Memory("0123456789ab", "pitfall", "npm test fails here", status="active", created_at_ms=1, updated_at_ms=1)


@pytest.mark.parametrize(
    ("memory", "level"),
    [
        (replace(MEMORY, signature=Signature("bash", "command", "cmd", "npm test")), "OK"),
        (replace(MEMORY, signature=Signature("write", "path", "glob", "src/**")), "OK"),
        (replace(MEMORY, signature=Signature("mcp:server/tool", "query", "substring", "drop table")), "OK"),
        (replace(MEMORY, signature=Signature("read", "path", "glob", "src/**")), "WARN"),
        (replace(MEMORY, signature=Signature("read", "path", "glob", "src/**"), status="candidate"), "OK"),
        (replace(MEMORY, signature=Signature("task", "prompt", "substring", "subagent")), "WARN"),
        (MEMORY, "OK"),
        (replace(MEMORY, type="workflow"), "WARN"),
        (replace(MEMORY, type="workflow", triggers=("before_model",)), "OK"),
        (replace(MEMORY, triggers=()), "WARN"),
    ],
)
def test_memories_that_can_never_fire_are_named(place: Place, memory: Memory, level: str) -> None:
    with writing(place.project.state_dir, command="test", now_ms=NOW_MS) as store:
        store.memories.insert(memory)
    check = examine(place)["memories.unreachable"]
    assert check.level == level
    assert check.repair == ("" if level == "OK" else "hm memory:show 0123456789ab")


def test_without_an_active_memory_none_is_counted(place: Place) -> None:
    assert found(place, "memories.unreachable") == ("OK", "none is active yet", "")


EPISODE = QueuedEpisode("claude-code:k:t:1", "claude-code", "k", "t", 1, 0, 10, None, "stop", NOW_MS)


def test_the_queue_says_what_waits_and_what_died(place: Place) -> None:
    with writing(place.project.state_dir, command="test", now_ms=NOW_MS) as store:
        store.episodes.insert_if_new(replace(EPISODE, waiting="not_logged_in"))
    (place.project.state_dir / "queue" / "x.json").write_text("{}")
    assert found(place, "queue") == ("OK", "2 waiting (not_logged_in)", "")
    with writing(place.project.state_dir, command="test", now_ms=NOW_MS) as store:
        store.episodes.insert_if_new(replace(EPISODE, id="claude-code:k:t:2", status="dead"))
    level, detail, repair = found(place, "queue")
    assert (level, detail, repair) == (
        "WARN", "1 dead after three failed attempts, 2 waiting (not_logged_in)", "hm queue list"
    )  # fmt: skip


RUN = Run("r1", "claude", "sonnet", ("e",), False, "2026-11-30", NOW_MS, NOW_MS, "ok", 0.25, facts_applied=2)


def test_the_last_extraction(place: Place) -> None:
    with writing(place.project.state_dir, command="test", now_ms=NOW_MS) as store:
        store.runs.start(RUN)
    assert found(place, "extraction.last") == ("OK", "ok; facts: 2 kept, 0 refused", "")
    with writing(place.project.state_dir, command="test", now_ms=NOW_MS) as store:
        store.runs.start(replace(RUN, id="r2", started_at_ms=NOW_MS + 1, status="failed", error="timeout"))
    assert found(place, "extraction.last") == (
        "WARN", "failed; facts: 2 kept, 0 refused: timeout", "hm queue list"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("status", "message", "level", "repair"),
    [
        ("ok", "", "OK", ""),
        ("not_logged_in", "Not logged in", "WARN", "claude auth login"),
        ("provider_error", "api 404", "WARN", "claude -p hello"),
    ],
)
def test_the_last_probe(place: Place, status: str, message: str, level: str, repair: str) -> None:
    probe = ProbeResult(status, message, "claude", "sonnet", NOW_MS)  # type: ignore[arg-type]
    with writing(place.project.state_dir, command="test", now_ms=NOW_MS) as store:
        store.meta.set("last_probe", json.dumps(asdict(probe)))
    detail = f"claude {status}" + (f": {message}" if message else "")
    assert found(place, "extraction.probe") == (level, detail, repair)


def test_a_day_whose_money_is_spent(place: Place) -> None:
    place.project.config_path.write_text('{"extraction": {"max_usd_per_day": 0.0}}')
    level, detail, _ = found(place, "extraction.cost")
    assert (level, detail) == (
        "WARN",
        "today $0.00 of $0.00, 0 of 40 runs, 0 for corrections: learning stops for the day",
    )


def test_a_day_whose_runs_are_used_up_still_reads_corrections(place: Place) -> None:
    """S48."""
    place.project.config_path.write_text('{"extraction": {"max_runs_per_day": 0}}')
    assert found(place, "extraction.cost") == (
        "WARN",
        "today $0.00 of $1.00, 0 of 0 runs, 0 for corrections: only corrections are read for the rest of the day",
        "raise extraction.max_runs_per_day in config.json, or wait for tomorrow",
    )


def test_a_lock_held_long_names_its_holder(place: Place) -> None:
    with db_lock(place.project.state_dir, command="extract", now_ms=NOW_MS - 11 * 60_000):
        level, detail, repair = found(place, "locks.db")
    assert level == "WARN"
    assert detail.startswith(f"held by extract (pid {os.getpid()} on ")
    assert detail.endswith(" for 11 minutes")
    assert repair == f"ps -p {os.getpid()}"


def test_bad_settings_of_ours_are_named(place: Place) -> None:
    place.project.config_path.write_text('{"nonsense": 1, "dream": {"interval_hours": 0}}')
    level, detail, repair = found(place, "config.values")
    assert (level, repair) == ("WARN", f"mend {place.project.config_path}")
    assert "nonsense: unknown key, ignored" in detail
    assert "dream.interval_hours: " in detail


# -- around the project ----------------------------------------------------------------------------------------------


def test_files_that_git_tracks(place: Place) -> None:
    subprocess.run(["git", "-C", str(place.root), "add", "-f", ".harness-memory/config.json"], check=True)
    assert found(place, "git.tracked") == (
        "WARN",
        "git tracks 1 of our files, .harness-memory/config.json for one",
        f"git -C {place.root} rm -r --cached .harness-memory",
    )


def test_git_bash_matters_on_windows_only(place: Place) -> None:
    assert found(place, "env.git_bash") == ("OK", "not needed on this system", "")
    place.surroundings = replace(place.surroundings, platform="win32", environ={"CLAUDE_CODE_GIT_BASH_PATH": "/bin/sh"})
    assert found(place, "env.git_bash") == ("OK", "/bin/sh", "")


def transcript(place: Place, slug: str, cwd: str) -> None:
    directory = place.home / ".claude" / "projects" / slug
    directory.mkdir(parents=True)
    (directory / "s.jsonl").write_text('not json\n{"type": "user", "cwd": ' + json.dumps(cwd) + "}\n")


@pytest.mark.parametrize(("version", "level"), [("2.1.197", "WARN"), ("2.1.332", "OK")])
def test_sessions_started_below_the_root_by_an_older_client(place: Place, version: str, level: str) -> None:
    place.with_client(version)
    slug = "".join(char if char.isalnum() else "-" for char in str(place.root))
    transcript(place, f"{slug}-other", f"{place.root}-other")
    assert found(place, "env.subdirectory")[0] == "OK"
    transcript(place, f"{slug}-packages-a", f"{place.root}/packages/a")
    found_level, detail, repair = found(place, "env.subdirectory")
    assert found_level == level
    if level == "WARN":
        assert detail == (
            f"claude 2.1.197 was started in {place.root}/packages/a, where it does not load the hooks of {place.root}"
        )
        assert repair == "hm install --host claude --user"


@pytest.mark.parametrize("name", ["db", "worker"])
def test_a_directory_in_the_place_of_a_lock(place: Place, name: str) -> None:
    path = place.project.state_dir / "locks" / f"{name}.lock"
    path.unlink(missing_ok=True)
    path.mkdir()
    detail = f"{path}: The lock file cannot be used: Is a directory."
    assert found(place, f"locks.{name}") == ("FAIL", detail, f"mv '{path}' '{path}.aside'")
    assert "env.subdirectory" in examine(place)


@pytest.mark.parametrize("name", ["hooks.log", "worker.log", "audit.log"])
def test_a_log_that_nothing_can_be_appended_to(place: Place, name: str) -> None:
    path = place.project.state_dir / "logs" / name
    path.unlink(missing_ok=True)
    path.mkdir()
    wrong = ("FAIL", f"{path} is no plain file: nothing is logged", f"mv '{path}' '{path}.aside'")
    assert found(place, "logs.files") == wrong
    path.rmdir()
    path.symlink_to(place.root / "elsewhere")
    assert found(place, "logs.files") == wrong


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_a_log_that_is_read_only(place: Place) -> None:
    path = place.project.state_dir / "logs" / "hooks.log"
    path.touch()
    path.chmod(0o400)
    wrong = ("FAIL", f"{path} is read-only: nothing is logged", f"chmod u+w '{path}'")
    assert found(place, "logs.files") == wrong
