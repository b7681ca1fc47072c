"""`hm install`, `hm uninstall` and `hm doctor` as commands: words, JSON and exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness_memory.app.doctor.check import Check
from harness_memory.cli.doctor import say_check
from tests.cli.conftest import Hm

STEP_NAMES = ["project", "git", "database", "config", "snapshot", "hooks", "python", "hook script", "manifest"]


@pytest.fixture(autouse=True)
def _own_user(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setenv("HARNESS_MEMORY_HOME", str(home / "harness-memory"))
    monkeypatch.setenv("PATH", "/usr/bin:/bin")


def test_install_prints_each_step_and_what_to_do_next(hm: Hm, tmp_path: Path) -> None:
    ran = hm("install", "--host", "claude", "--skip-probe")
    assert (ran.exit_code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("harness-memory ")
    assert f"  project     {tmp_path}" in lines
    assert lines[-1] == "Open Claude Code in this project; `hm status` shows what the hooks learn."


def test_install_keeps_to_the_width_of_a_terminal(hm: Hm) -> None:
    lines = hm("install", "--skip-self-test").out.splitlines()
    assert any(line.startswith("              ") for line in lines)
    assert [line for line in lines if len(line) > 80 and not Path(line.split()[-1]).is_absolute()] == []
    assert [line for line in lines if len(line) > 80 and line[:14].strip() == "" and len(line.split()) > 1] == []


def test_install_as_json_names_every_step(hm: Hm) -> None:
    ran = hm("install", "--skip-probe", "--skip-self-test", "--json")
    assert (ran.exit_code, ran.json["ok"]) == (0, True)
    names = [step["name"] for step in ran.json["steps"] if step["level"] == "OK"]
    assert names == STEP_NAMES


def test_a_failing_self_test_is_exit_code_1(hm: Hm, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HARNESS_MEMORY_DISABLE", "1")
    ran = hm("install", "--skip-probe")
    assert ran.exit_code == 1
    assert ran.out.splitlines()[-1] == "See: hm doctor"
    assert hm("install", "--skip-probe", "--json").json["ok"] is False


def test_a_refusal_is_one_error_with_its_place(hm: Hm, tmp_path: Path) -> None:
    (tmp_path / ".claude").mkdir()
    (tmp_path / ".claude" / "settings.local.json").write_text('{"a": 1,}')
    ran = hm("install", "--skip-probe")
    assert (ran.exit_code, ran.out) == (1, "")
    assert "line 1 column 8: a trailing comma is not JSON" in ran.err
    assert hm("install", "--json").json["error"]["reference"] == "settings-unreadable"


def test_the_config_directory_of_the_client_is_honoured(
    hm: Hm, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    config_dir = tmp_path_factory.mktemp("config")
    monkeypatch.setenv("CLAUDE_CONFIG_DIR", str(config_dir))
    hm("install", "--user", "--skip-probe", "--skip-self-test")
    assert (config_dir / "settings.json").exists()
    hm("uninstall", "--user")
    assert list(config_dir.iterdir()) == []


def test_uninstall_leaves_nothing_when_purged(hm: Hm, tmp_path: Path) -> None:
    hm("install", "--skip-probe", "--skip-self-test")
    ran = hm("uninstall", "--purge", "--json")
    assert (ran.exit_code, ran.json["ok"]) == (0, True)
    assert list(tmp_path.iterdir()) == []


def test_doctor_fails_before_and_passes_after_an_install(hm: Hm) -> None:
    before = hm("doctor", "--json")
    assert (before.exit_code, before.json["ok"]) == (1, False)
    hm("install", "--skip-probe", "--skip-self-test")
    after = hm("doctor", "--self-test", "--json")
    assert (after.exit_code, after.json["ok"]) == (0, True)
    assert {"id", "level", "detail", "repair"} == set(after.json["checks"][0])
    lines = hm("doctor").out.splitlines()
    assert lines[0].startswith("OK   install.node ")
    assert any(line.startswith("WARN extraction.probe ") for line in lines)


def test_doctor_tells_more_than_a_line_holds_below_its_beginning(
    capsys: pytest.CaptureFixture[str],
) -> None:
    long = Check("hooks.calls", "WARN", "session-start never, " * 4 + "stop never", "hm doctor --self-test " + "x" * 60)
    say_check(long)
    assert capsys.readouterr().out.splitlines() == [
        "WARN hooks.calls          session-start never, session-start never,",
        "                          session-start never, session-start never, stop never",
        "                          → hm doctor --self-test " + "x" * 60,
    ]


@pytest.mark.parametrize("command", ["install", "doctor", "eval:latency"])
def test_a_hook_script_is_a_launcher_that_exists(hm: Hm, tmp_path: Path, command: str) -> None:
    (tmp_path / "hook.js").touch()
    for path, fault in (("gone.py", "There is no such hook script."), ("hook.js", "A hook script is the ")):
        error = hm(command, "--hook-script", path, "--json").json["error"]
        assert (error["reference"], error["context"]) == ("bad-hook-script", str(tmp_path / path))
        assert error["message"].startswith(fault)
    assert [path.name for path in tmp_path.iterdir()] == ["hook.js"]
