"""`hm demo` as a command: what it prints, as JSON and for people, and what an interrupt leaves."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.demo.conftest import write_client
from tests.cli.conftest import Hm

ANSI = re.compile(r"\x1b\[[0-9;]*m")
HM = [sys.executable, "-m", "harness_memory.cli.main"]


@pytest.fixture(autouse=True)
def _no_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")


def test_json_is_one_object_with_every_step(hm: Hm) -> None:
    ran = hm("demo", "--json")
    assert ran.exit_code == 0
    report = ran.json
    assert {key: report[key] for key in ("ok", "way", "reason", "client_version")} == {
        "ok": True,
        "way": "recorded",
        "reason": "no claude was found",
        "client_version": "2.1.332",
    }
    assert set(report) == {"ok", "way", "reason", "client_version", "steps", "seconds"}
    assert len(report["steps"]) == 6
    assert report["steps"][-1]["lines"][-1]["label"] == "hook said"
    assert report["steps"][-1]["lines"][-1]["text"].endswith("call the tool again to proceed.")


def test_people_read_the_way_the_steps_and_what_to_do_next(hm: Hm) -> None:
    ran = hm("demo")
    lines = ran.out.splitlines()
    assert (ran.exit_code, ran.err) == (0, "")
    assert lines[1] == "Played from events recorded from Claude Code 2.1.332: no claude was found."
    assert [line[0] for line in lines if re.match(r"\d  ", line)] == list("123456")
    assert max(map(len, lines)) <= 80
    assert "   hook said   [harness-memory] PITFALL (auto, provisional): Run pnpm test; npm" in lines
    assert "               If this does not apply, call the tool again to proceed." in lines
    assert re.fullmatch(r"Played in [\d.]+ s\. Next, in a project of your own: hm install --host claude", lines[-1])
    assert not ANSI.search(ran.out)


def test_a_kept_project_is_named(hm: Hm, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    directory = Path(hm("demo", "--keep", "--json").json["directory"])
    assert directory.parent == tmp_path.resolve()
    assert (directory / "project" / ".harness-memory").is_dir()


def test_a_client_that_fails_is_exit_code_1(hm: Hm, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = write_client(tmp_path, "echo cannot start; exit 3")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    ran = hm("demo")
    assert ran.exit_code == 1
    assert f"{client}." in ran.out
    assert ran.err.splitlines() == [
        f"error: {client} ended with exit code 3.",
        "  in: cannot start",
        "  hint: hm demo --keep",
    ]
    report = hm("demo", "--json").json
    assert (report["ok"], report["way"], len(report["steps"])) == (False, "client", 2)
    assert report["error"]["reference"] == "demo-client"


@pytest.mark.parametrize(("no_color", "is_coloured"), [("", True), ("1", False)])
def test_colours_are_for_terminals_without_no_color(no_color: str, is_coloured: bool) -> None:
    terminal, inside = pty.openpty()
    with subprocess.Popen([*HM, "demo"], env={**os.environ, "NO_COLOR": no_color}, stdout=inside):
        os.close(inside)
        shown = b""
        while chunk := _read(terminal):
            shown += chunk
    os.close(terminal)
    assert b"Session three" in shown
    assert bool(ANSI.search(shown.decode())) is is_coloured


def test_an_interrupt_ends_the_client_and_leaves_nothing(tmp_path: Path) -> None:
    started, temporary = tmp_path / "started", tmp_path / "temporary"
    os.mkfifo(started)
    temporary.mkdir()
    # the pause: by then the demo waits for its client, while in the middle of a start Python would lose the child
    write_client(tmp_path, f"sleep 0.5; echo $$ > {started}; exec sleep 600")
    environment = {**os.environ, "PATH": f"{tmp_path}:/usr/bin:/bin", "TMPDIR": str(temporary)}
    with subprocess.Popen([*HM, "demo"], env=environment, stdout=subprocess.PIPE, text=True) as process:
        client = int(started.read_text())
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate()
    assert process.returncode == 130
    assert "   you         see whether the tests pass\n" in out
    assert list(temporary.iterdir()) == []
    with pytest.raises(ProcessLookupError):
        os.kill(client, 0)


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux: the last process inside closed the terminal
        return b""
