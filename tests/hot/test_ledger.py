import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from harness_memory.hot import ledger

WRITER = """
import sys
sys.path.insert(0, sys.argv[1])
from harness_memory.hot import ledger
for number in range(int(sys.argv[4])):
    fd = ledger.open_for_append(sys.argv[2])
    ledger.append(fd, ledger.encode_line("marker", number, sys.argv[3], {"detail": "x" * 300}))
    import os; os.close(fd)
"""


def write(path: Path, *lines: bytes) -> None:
    descriptor = ledger.open_for_append(str(path))
    for line in lines:
        ledger.append(descriptor, line)
    os.close(descriptor)


def test_session_key_is_sixteen_digits_of_sha1() -> None:
    assert ledger.session_key("claude-code", "s1") == "6c6ccad599daf749"


def test_a_line_says_its_kind_first() -> None:
    assert ledger.encode_line("prompt", 5, "p1", {"text": "é"}) == (
        b'{"v":1,"kind":"prompt","at_ms":5,"turn":"p1","text":"\\u00e9"}\n'
    )


def test_a_long_line_is_cut_by_field_and_stays_whole() -> None:
    line = ledger.encode_line(
        "tool_fail", 1, "t", {"error": "\U0001f600" * 4000, "exit_code": 3, "refs": ["a" * 9] * 2000}
    )
    assert len(line) <= ledger.LINE_LIMIT_BYTES
    parsed = json.loads(line)
    assert (parsed["exit_code"], parsed["error"][0], parsed["refs"][0]) == (3, "\U0001f600", "a" * 9)


def test_a_torn_tail_is_counted_and_hides_no_later_line(tmp_path: Path) -> None:
    path = tmp_path / "l.jsonl"
    path.write_bytes(b'{"v":1,"kind":"prompt","at_ms":1,"turn":"a"}\n{"v":1,"kind":"pro')
    write(path, ledger.encode_line("marker", 2, "a", {}))
    lines, torn = ledger.read_lines(str(path))
    assert ([line["at_ms"] for line in lines], torn) == ([1, 2], 1)


def test_reading_a_range_gives_just_its_lines(tmp_path: Path) -> None:
    path = tmp_path / "l.jsonl"
    first, second, third = (ledger.encode_line("marker", number, "a", {}) for number in (1, 2, 3))
    write(path, first, second, third)
    lines, torn = ledger.read_lines(str(path), len(first), len(first) + len(second))
    assert ([line["at_ms"] for line in lines], torn) == ([2], 0)


def test_a_missing_ledger_is_empty(tmp_path: Path) -> None:
    missing = str(tmp_path / "none.jsonl")
    assert (ledger.read_lines(missing), ledger.size_of(missing), ledger.fired_lines(missing, "a")) == (([], 0), 0, [])


def test_fired_lines_are_this_turns_only(tmp_path: Path) -> None:
    path = tmp_path / "l.jsonl"
    write(
        path,
        ledger.encode_line("fired", 1, "b", {"rows": []}),
        ledger.encode_line("prompt", 2, "a", {"injected": False}),
        ledger.encode_line("fired", 3, "b", {"rows": []}),
        ledger.encode_line("prompt", 4, "b", {"injected": False}),
        ledger.encode_line("fired", 5, "b", {"rows": []}),
        ledger.encode_line("prompt", 6, "a", {"injected": True}),
        ledger.encode_line("prompt", 7, "b", {"injected": False}),
        ledger.encode_line("fired", 8, "a", {"rows": []}),
        ledger.encode_line("fired", 9, "b", {"rows": []}),
    )
    assert [line["at_ms"] for line in ledger.fired_lines(str(path), "b")] == [3, 5, 9]


def test_fired_lines_reach_back_a_quarter_of_a_megabyte(tmp_path: Path) -> None:
    path = tmp_path / "l.jsonl"
    filler = ledger.encode_line("tool_ok", 2, "a", {"output_head": "x" * 2000})
    write(path, ledger.encode_line("fired", 1, "a", {"rows": []}), *[filler] * 130)
    assert ledger.fired_lines(str(path), "a") == []


@pytest.mark.slow
def test_many_processes_lose_and_tear_nothing(tmp_path: Path) -> None:
    path = tmp_path / "ledger" / "l.jsonl"
    source = str(Path(ledger.__file__).parents[2])
    writers = [
        subprocess.Popen([sys.executable, "-I", "-S", "-c", WRITER, source, str(path), f"w{number}", "100"])
        for number in range(16)
    ]
    assert [writer.wait(60) for writer in writers] == [0] * 16
    lines, torn = ledger.read_lines(str(path))
    assert torn == 0
    assert sorted((line["turn"], line["at_ms"]) for line in lines) == sorted(
        (f"w{writer}", number) for writer in range(16) for number in range(100)
    )


def test_files_are_private(tmp_path: Path) -> None:
    path = tmp_path / "ledger" / "l.jsonl"
    write(path, b"{}\n")
    assert (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="links are followed here")
def test_a_link_in_the_place_of_a_ledger_is_not_written_through(tmp_path: Path) -> None:
    path = tmp_path / "l.jsonl"
    path.symlink_to(tmp_path / "victim")
    with pytest.raises(OSError, match="symbolic links"):
        ledger.open_for_append(str(path))
    assert not (tmp_path / "victim").exists()


@pytest.mark.slow
def test_sixty_four_processes_lose_and_tear_nothing(tmp_path: Path) -> None:
    path = tmp_path / "l.jsonl"
    source = Path(ledger.__file__).parents[2]
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(source), str(path), f"w{number}", "1000"])
        for number in range(64)
    ]
    assert [writer.wait(300) for writer in writers] == [0] * 64
    lines, torn = ledger.read_lines(str(path))
    written = [(line["turn"], line["at_ms"]) for line in lines]
    assert (len(written), torn) == (64_000, 0)
    assert set(written) == {(f"w{number}", at_ms) for number in range(64) for at_ms in range(1000)}
    for number in range(64):
        assert [at_ms for turn, at_ms in written if turn == f"w{number}"] == list(range(1000))


def test_a_turn_is_found_within_the_first_window_or_the_second(tmp_path: Path) -> None:
    path = tmp_path / "l.jsonl"
    fired = ledger.encode_line("fired", 2, "t", {"rows": [["a", "advise", "with_result"]]})
    filler = ledger.encode_line("tool_ok", 3, "t", {"output_head": "x" * 1900})
    for count in (1, 8, 100):
        path.unlink(missing_ok=True)
        write(path, ledger.encode_line("prompt", 1, "t", {"text": "go"}), fired, *[filler] * count)
        assert [line["at_ms"] for line in ledger.fired_lines(str(path), "t")] == [2]
    write(path, *[filler] * 50)  # beyond what is read (S33)
    assert ledger.fired_lines(str(path), "t") == []
