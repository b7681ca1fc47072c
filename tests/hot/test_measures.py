"""Each measure that docs/performance.md names is in force: taken back, one of these fails or one beside them.

No clock is read: what a measure saves is counted. That `os`, `re` and `json` are not imported, which modules an event
loads and what it leaves out is held by `test_imports`; the packs by `tests/app/test_packing`; that no redaction grows
faster than its text by `test_redaction_cost`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from harness_memory.hot import fastjson, ledger, snapshot
from harness_memory.hot.redaction_tokens import find_tokens
from harness_memory.hot.shell import read_commands
from tests.core.effort import calls_of, lines_of
from tests.hot.hook_process import KEY, LAUNCH, HookProject, rule

# The launcher as a host runs it, but told what it is when it leaves.
LEAVING = """
import gc, posix, sys
def leave(code):
    with open({marker!r}, "w") as file:
        file.write(f"{{code}} {{gc.isenabled()}}")
    leave_for_good(code)
leave_for_good, posix._exit = posix._exit, leave
sys.argv = ["launch.py", {event!r}]
exec(compile(open({launch!r}).read(), {launch!r}, "exec"), {{"__name__": "__main__", "__file__": {launch!r}}})
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no posix module on Windows")
@pytest.mark.parametrize("event", ["pre-tool", "post-tool", "prompt", "session-start", "stop"])
def test_a_hook_leaves_at_once_and_collects_no_garbage(tmp_path: Path, event: str) -> None:
    marker = tmp_path / "left"
    code = LEAVING.format(marker=str(marker), event=event, launch=str(LAUNCH))
    subprocess.run([sys.executable, "-I", "-S", "-c", code], input=b"{}", cwd=tmp_path, env={}, timeout=30, check=True)
    assert marker.read_text() == "0 False"


def test_of_a_long_ledger_the_end_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ledger.jsonl"
    earlier = ledger.encode_line("call", 1, "t1", {"name": "x" * 900})
    prompts = [ledger.encode_line("prompt", at, f"t{at}", {"text": "go on"}) for at in (1, 2)]
    fired = ledger.encode_line("fired", 3, "t2", {"memory": "aaaaaaaaaaaa"})
    path.write_bytes(b"".join([earlier * 300, *prompts, earlier, fired]))
    sizes: list[int] = []

    def read_at(descriptor: int, size: int, at: int) -> bytes:
        sizes.append(size)
        return real(descriptor, size, at)

    real = ledger.read_at
    monkeypatch.setattr(ledger, "read_at", read_at)
    assert [line["memory"] for line in ledger.fired_lines(str(path), "t2")] == ["aaaaaaaaaaaa"]
    assert sum(sizes) <= 16 * 1024 < path.stat().st_size


def test_words_too_short_for_a_token_are_looked_at_once() -> None:
    text = "npm_a ghp_b sk-c hf_d glpat-e " * 100
    plain = "abc_a abc_b ab-c ab_d abcde-e " * 100
    assert calls_of(lambda: find_tokens(text, text)) == calls_of(lambda: find_tokens(plain, plain))


def test_of_a_bucket_only_the_rows_of_the_key_are_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = HookProject(tmp_path)
    project.install(*(rule(f"{number:012x}", f"tool{number} run") for number in range(64)))
    opened = snapshot.open_snapshot(str(project.state / "snapshot" / "active.v1.json"))
    parsed: list[object] = []

    def loads_at(text: str, at: int) -> object:
        parsed.append(real(text, at))
        return parsed[-1]

    real = fastjson.loads_at
    monkeypatch.setattr(fastjson, "loads_at", loads_at)
    monkeypatch.setattr(fastjson, "loads", None)
    keys = [f"cmd:tool{number}" for number in range(64)]
    held = [key for key in keys if opened.holds(key)]
    assert (len(held), parsed) == (64, [])
    rows = opened.rows([held[7]])
    assert [row["id"] for row in rows] == [f"{7:012x}"]
    assert parsed == [rows]
    opened.close()


def test_one_line_is_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writes: list[bytes] = []
    descriptor = ledger.open_for_append(str(tmp_path / f"{KEY}.jsonl"))
    real = ledger.posix.write
    monkeypatch.setattr(ledger.posix, "write", lambda to, data: (writes.append(data), real(to, data))[1])
    line = ledger.encode_line("call", 1, "t1", {"text": "x" * 5000})
    ledger.append(descriptor, line)
    ledger.append(descriptor, line)
    assert writes == [line, line]


@pytest.mark.parametrize(
    ("most", "text"),
    [
        (
            2_525,
            "cd services/api && npm ci --ignore-scripts && npm run build -- --mode production && npm test --"
            " --runInBand --coverage; git add -A && git commit -m 'release: build and tests pass' && git push"
            " origin HEAD:main",
        ),
        (
            3_375,
            "sudo -u deploy env NODE_ENV=production timeout 300 nice -n 10 npm run migrate -- --to latest"
            ' > /var/log/migrate.log 2>&1 || { echo "failed: $?" >&2; exit 1; }; docker compose -f ops/compose.yml up',
        ),
        (
            4_600,
            "git log --oneline --since='2 weeks ago' --author=\"$(git config user.email)\" -- src/ tests/ |"
            " awk '{print $1}' | head -20 | xargs -I{} git show --stat {} | grep -E '^ .*' | sort | uniq -c | wc -l",
        ),
        (
            2_900,
            "if [ ! -d node_modules ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then npm ci"
            " --no-audit; fi && npx tsc --noEmit -p tsconfig.json && npx eslint src --max-warnings 0 && echo done",
        ),
    ],
)
def test_a_command_is_read_in_few_steps(most: int, text: str) -> None:
    read_commands(text)
    assert lines_of(lambda: read_commands(text)) <= most
