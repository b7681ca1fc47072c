"""Packs: what is written for hooks to load at once, and that nothing stale is ever run from it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import harness_memory
from harness_memory.app.packing import FURTHER, HANDLERS, are_packs_current, packed_modules, refresh_packs
from harness_memory.hot.packs import pack_path
from tests.hot.hook_process import copy_package

PACKAGE = Path(harness_memory.__file__).parent

# Loads a pack as launch does, then tells how each module of the hook path came in.
PROBE = """
import sys
launch, event = sys.argv[1:]
sys.argv = [launch, event]
exec(compile(open(launch).read(), launch, "exec"), {"__name__": "probe", "__file__": launch})
for name, module in sorted(sys.modules.items()):
    if name.startswith("harness_memory.hot."):
        print(name.rpartition(".")[2], "packed" if module.__spec__ is None else "imported")
"""


@pytest.fixture
def package_dir(tmp_path: Path) -> Path:
    return copy_package(tmp_path / "lib")


def loaded(package_dir: Path, event: str = "pre-tool") -> dict[str, str]:
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PROBE, str(package_dir / "hot" / "launch.py"), event],
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(line.split() for line in done.stdout.splitlines())


def test_a_hook_takes_its_modules_from_the_pack(package_dir: Path) -> None:
    names = packed_modules(package_dir / "hot", ("hook", "on_pre_tool"))
    assert loaded(package_dir) == dict.fromkeys([*names, "packs"], "packed")


@pytest.mark.parametrize("change", ["text", "time"])
def test_a_changed_module_is_imported_instead(package_dir: Path, change: str) -> None:
    changed = package_dir / "hot" / "wire.py"
    if change == "text":
        before = changed.stat()
        changed.write_text(changed.read_text() + "\n")
        os.utime(changed, ns=(before.st_mtime_ns, before.st_mtime_ns))
    else:
        os.utime(changed, (1, 1))
    how = loaded(package_dir)
    assert [name for name in how if how[name] == "imported"] == ["wire"]
    assert not are_packs_current(package_dir / "hot")


def test_without_packs_everything_is_imported(package_dir: Path) -> None:
    for pack in (package_dir / "hot" / "__pycache__").glob("*.pack"):
        pack.unlink()
    assert set(loaded(package_dir).values()) == {"imported"}
    assert not are_packs_current(package_dir / "hot")


def test_a_torn_pack_is_passed_over(package_dir: Path) -> None:
    path = Path(pack_path(str(package_dir / "hot"), "pre-tool"))
    path.write_bytes(path.read_bytes()[:1000])
    assert set(loaded(package_dir).values()) == {"imported"}
    assert not are_packs_current(package_dir / "hot")


def test_after_an_upgrade_packs_are_written_anew_and_only_then(package_dir: Path) -> None:
    hot_dir = package_dir / "hot"
    assert not refresh_packs(hot_dir)
    (hot_dir / "wire.py").write_text((hot_dir / "wire.py").read_text() + "\n")
    assert refresh_packs(hot_dir)
    assert set(loaded(package_dir).values()) == {"packed"}


def test_packs_that_cannot_be_written_are_done_without(package_dir: Path) -> None:
    shutil.rmtree(package_dir / "hot" / "__pycache__")
    (package_dir / "hot" / "__pycache__").touch()
    assert not refresh_packs(package_dir / "hot")


def test_a_hook_collects_no_garbage(package_dir: Path) -> None:
    probe = PROBE.partition("for name")[0] + "import gc; print(gc.isenabled())"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", probe, str(package_dir / "hot" / "launch.py"), "pre-tool"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "False\n"


def test_an_event_nobody_knows_is_no_pack(package_dir: Path) -> None:
    assert set(loaded(package_dir, "no-such-event").values()) == {"imported"}


def test_written_packs_are_current(package_dir: Path) -> None:
    assert are_packs_current(package_dir / "hot")


def test_a_module_comes_after_all_it_imports() -> None:
    for roots, besides in [
        *((("hook", handler), ()) for handler in HANDLERS.values()),
        *FURTHER.values(),
    ]:
        names = packed_modules(PACKAGE / "hot", roots, besides)
        for at, name in enumerate(names):
            assert not set(packed_modules(PACKAGE / "hot", (name,))) & set(names[at + 1 :])
