"""How long a hook takes, as a ratio to the empty interpreter in the same run (docs/performance.md).

Owns the cases with their budgets, the proof that every measured call did its work, and the scores. Only ratios of
medians taken in turns are told apart from the state of the machine. Called by cli/evals.
"""

from __future__ import annotations

import json
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness_memory.errors import HmError
from harness_memory.evals.latency_process import (
    adopt_grandchildren,
    high_water_kb,
    percentile,
    reap_children,
    run_process,
)
from harness_memory.evals.latency_project import LatencyProject
from harness_memory.extract.environment import BINARY_VARIABLE
from harness_memory.hot.system import WAKE_VARIABLE

LARGE = 100_000
NODE_SHARE = 0.65
TAIL_BUDGET = 1.15
MEMORY_BUDGET = 1.3
EMPTY, NODE = "empty interpreter", "node"

_OUTPUT = "compiled one more module without a warning\n" * 70
_PROMPT = (
    "please look at the request handler and the session cache in packages/module1 first and tell me why the token is"
    " dropped after a retry then fix the timeout in the worker queue and run the tests of that package again before you"
    " change the schema or the migration because the release branch is cut tonight and the deploy must not wait for us"
)


@dataclass(frozen=True, slots=True)
class Hooks:
    """How hooks are started: by which interpreter and launcher, and the command of each event."""

    python: str
    launch_path: str
    argv_of: Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Case:
    """One kind of call; `payload` adds to the usual keys, `large_budget` None: not measured at 100,000 rows."""

    name: str
    event: str
    budget: float
    large_budget: float | None
    payload: Mapping[str, Any]
    did_its_work: Callable[[Outcome], bool]
    turn_lines: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one call left: its answer, the lines it added to hooks.log and to the session's ledger."""

    answer: Any
    log: list[str]
    ledger: list[str]


def _bash(command: str, **more: Any) -> dict[str, Any]:
    return {"tool_name": "Bash", "tool_use_id": "toolu_1", "tool_input": {"command": command}, **more}


def _response(text: str) -> dict[str, Any]:
    return {"tool_response": {"stdout": text, "stderr": "", "interrupted": False}}


def _said_nothing(got: Outcome) -> bool:
    return got.answer is None and not got.ledger and len(got.log) == 1 and " activated=0 " in got.log[0]


def _denied(got: Outcome) -> bool:
    specific = got.answer["hookSpecificOutput"] if got.answer else {}
    return specific.get("permissionDecision") == "deny" and len(got.ledger) == len(got.log) == 1


def _recorded(kind: str) -> Callable[[Outcome], bool]:
    return lambda got: len(got.log) == 1 and [json.loads(line)["kind"] for line in got.ledger] == [kind]


def _redacted(got: Outcome) -> bool:
    return _recorded("tool_ok")(got) and "<redacted>" in got.ledger[0] and _SECRET not in got.ledger[0]


def _spoke(kind: str) -> Callable[[Outcome], bool]:
    return lambda got: _recorded(kind)(got) and got.answer is not None and _context_of(got) != ""


def _started(got: Outcome) -> bool:
    return _spoke("marker")(got) and "systemMessage" in got.answer


def _context_of(got: Outcome) -> str:
    return str(got.answer.get("hookSpecificOutput", {}).get("additionalContext", ""))


def _woke(got: Outcome) -> bool:
    return _recorded("assistant")(got) and " queued=1 woke=1 " in got.log[0]


def _was_not_there(got: Outcome) -> bool:
    return got.answer is None and not got.log and not got.ledger


_SECRET = "zq8Lr2" + "mXvT4wKpN7sYbD"
CASES = (
    Case("pre-tool", "pre-tool", 1.35, 1.5, _bash("ls -la src && cat 'src/main.py' | head -40"), _said_nothing),
    Case("pre-tool-hit", "pre-tool", 1.5, 1.65, _bash("npm test"), _denied),
    Case("post-tool", "post-tool", 1.45, 1.45, _bash("ls -la src", **_response(_OUTPUT)), _recorded("tool_ok")),
    Case(
        "post-tool-failure",
        "post-tool-failure",
        1.45,
        1.45,
        _bash("pytest -q tests", error=f"Exit code 1\n{_OUTPUT}"),
        _recorded("tool_fail"),
    ),
    Case(
        "post-tool-secret",
        "post-tool",
        2.4,
        2.4,
        _bash("ls -la src", **_response(f"{_OUTPUT}api_key={_SECRET}\n")),
        _redacted,
    ),
    Case("prompt", "prompt", 1.7, 2.0, {"prompt": _PROMPT}, _spoke("prompt")),
    Case("session-start", "session-start", 1.6, 1.8, {"source": "startup"}, _started),
    Case("stop", "stop", 2.2, None, {"last_assistant_message": "All done."}, _woke, turn_lines=40),
)
NOT_INSTALLED = Case("not-installed", "pre-tool", 1.2, None, _bash("npm test"), _was_not_there)


def measure(
    hooks: Hooks, *, runs: int, sizes: Sequence[int], slack: float, threshold_ms: float | None = None
) -> dict[str, Any]:
    """Measure every case at every size; the summary is that of S53. `slack` multiplies the budgets.

    With `threshold_ms` the 95th percentile of each call before a tool must not be over it either.

    Raises HmError when a call did not do its work: a hook that fails is fast.
    """
    adopt_grandchildren()
    scores: dict[str, Any] = {}
    publish_s: dict[str, float] = {}
    for size in sizes:
        with _places(size) as (project, elsewhere):
            taken = _take_turns(hooks, project, elsewhere, runs)
            peak = _memory_ratio(hooks, project)
        publish_s[str(size)] = round(project.publish_s, 2)
        for name, score in score_size(taken, size, peak=peak, slack=slack).items():
            scores.setdefault(name, {**score, "sizes": {}})["sizes"][str(size)] = score
    checked = list(_checked(scores, threshold_ms))
    failures = [{"case": case, **score} for case, score, is_over in checked if is_over]
    return {
        "ok": not failures,
        "cases": len(checked),
        "wrong": len(failures),
        "scores": scores,
        "failures": failures,
        "publish_s": publish_s,
    }


def _checked(
    scores: Mapping[str, Any], threshold_ms: float | None
) -> Iterator[tuple[str, Mapping[str, float | None], bool]]:
    """Yield each limit by the case it holds for, the case's score, and whether it is passed."""
    before_tool = {case.name for case in CASES if case.event == "pre-tool"}
    for name, by_size in scores.items():
        for size, score in by_size["sizes"].items():
            case = f"{name} at {size} memories"
            if score["budget"] is not None:
                yield case, score, score["ratio"] > score["budget"]
            if threshold_ms is not None and name in before_tool:
                yield case, {**score, "threshold_ms": threshold_ms}, score["p95_ms"] > threshold_ms


@contextmanager
def _places(size: int) -> Iterator[tuple[LatencyProject, Path]]:
    """A project with a memory, and a directory that has none."""
    directory = Path(tempfile.mkdtemp(prefix="hm-latency-")).resolve()
    try:
        (directory / "elsewhere").mkdir()
        yield LatencyProject(directory / "project", size, time.time_ns() // 1_000_000), directory / "elsewhere"
    finally:
        shutil.rmtree(directory)


def _take_turns(hooks: Hooks, project: LatencyProject, elsewhere: Path, runs: int) -> dict[str, list[float]]:
    """Run every case once a round, the empty interpreter first and last; the first round only warms up."""
    empty = [hooks.python, "-I", "-S", "-c", "pass"]
    node = shutil.which("node")
    taken: dict[str, list[float]] = {}
    for number in range(runs + 1):
        times: list[tuple[str, float]] = [(EMPTY, run_process(empty, b"", {}).elapsed_ms)]
        for case in CASES:
            if project.size < LARGE or case.large_budget is not None:
                times.append((case.name, _run_case(hooks, case, project, project.root, number)))
        if project.size < LARGE:
            times.append((NOT_INSTALLED.name, _run_case(hooks, NOT_INSTALLED, project, elsewhere, number)))
        if node:
            times.append((NODE, run_process([node, "-e", "0"], b"", {}).elapsed_ms))
        times.append((EMPTY, run_process(empty, b"", {}).elapsed_ms))
        for name, elapsed_ms in times if number else ():
            taken.setdefault(name, []).append(elapsed_ms)
    return taken


def _run_case(hooks: Hooks, case: Case, project: LatencyProject, root: Path, number: int) -> float:
    """Run one call in a session of its own and make sure that it did its work."""
    session_id = f"{case.name}-{number}"
    prompt_id = f"prompt-{number}"
    if case.turn_lines:
        project.open_turn(session_id, prompt_id, case.turn_lines)
    project.forget_digest()
    ledger_path = project.ledger_path(session_id)
    log_start, ledger_start = project.log_size(), ledger_path.stat().st_size if ledger_path.exists() else 0
    stdin = stdin_of(case, root, session_id, prompt_id)
    ran = run_process(hooks.argv_of[case.event], stdin, environment_of(case, project))
    got = Outcome(
        json.loads(ran.stdout) if ran.stdout else None,
        _lines_after(project.log_path, log_start),
        _lines_after(ledger_path, ledger_start),
    )
    reap_children()  # the worker, so that it does not run beside the next call
    project.end_session(session_id)
    if ran.exit_code or not case.did_its_work(got):
        raise HmError(
            "latency-no-work",
            f"The hook measured as {case.name} did not do its work, so its time says nothing.",
            context=f"exit code {ran.exit_code}, answer {got.answer!r:.500}, log {got.log!r:.500}",
            hint="hm doctor",
        )
    return ran.elapsed_ms


def stdin_of(case: Case, root: Path, session_id: str, prompt_id: str) -> bytes:
    """Return the JSON the client would send."""
    usual = {
        "session_id": session_id,
        "transcript_path": str(root / "transcript.jsonl"),
        "cwd": str(root),
        "permission_mode": "default",
        "prompt_id": prompt_id,
    }
    return json.dumps({**usual, **case.payload}).encode() + b"\n"


def environment_of(case: Case, project: LatencyProject) -> dict[str, str]:
    """Return a hook's environment: only a turn's end wakes the worker, which finds no client and so calls no model."""
    own = {"HOME": str(project.root.parent), "SHELL": "/bin/bash", BINARY_VARIABLE: "/nonexistent/claude"}
    return own if case.turn_lines else own | {WAKE_VARIABLE: "0"}


def _lines_after(path: Path, start: int) -> list[str]:
    if not path.exists():
        return []
    with path.open("rb") as file:
        file.seek(start)
        return file.read().decode().splitlines()


def _memory_ratio(hooks: Hooks, project: LatencyProject) -> float:
    """Return the largest ratio of a hook's peak memory to the empty interpreter's, read inside the processes."""
    empty = high_water_kb(hooks.python, "", "", b"", {})
    if not empty:
        return 0.0
    peaks = [
        high_water_kb(
            hooks.python,
            hooks.launch_path,
            case.event,
            stdin_of(case, project.root, "memory", "p"),
            environment_of(case, project),
        )
        for case in CASES
        if not case.turn_lines
    ]
    return max(peaks) / empty


def score_size(
    taken: Mapping[str, Sequence[float]], size: int, *, peak: float, slack: float
) -> dict[str, dict[str, Any]]:
    """Return the scores of one size from the times taken and the largest ratio of peak memories."""
    empty = percentile(taken[EMPTY], 50)
    scores: dict[str, dict[str, Any]] = {}
    for case in (*CASES, NOT_INSTALLED):
        if case.name in taken:
            budget = case.large_budget if size >= LARGE and case.large_budget is not None else case.budget
            scores[case.name] = _score(taken[case.name], empty, budget * slack)
    slowest = max(score["p50_ms"] for score in scores.values())
    scores[EMPTY] = _score(taken[EMPTY], empty, None)
    if NODE in taken:
        node = percentile(taken[NODE], 50)
        scores[NODE] = _score(taken[NODE], empty, None)
        scores["slowest-to-node"] = {"ratio": round(slowest / node, 3), "budget": NODE_SHARE * slack}
    own = [
        elapsed / percentile(times, 50)
        for name, times in taken.items()
        if name not in (EMPTY, NODE)
        for elapsed in times
    ]
    tail = percentile(own, 95) / (percentile(taken[EMPTY], 95) / empty)
    scores["tail"] = {"ratio": round(tail, 3), "budget": TAIL_BUDGET * slack}
    scores["memory"] = {"ratio": round(peak, 3), "budget": MEMORY_BUDGET * slack}
    return scores


def _score(times: Sequence[float], empty: float, budget: float | None) -> dict[str, Any]:
    p50 = percentile(times, 50)
    return {
        "min_ms": round(min(times), 2),
        "p50_ms": round(p50, 2),
        "p95_ms": round(percentile(times, 95), 2),
        "max_ms": round(max(times), 2),
        "ratio": round(p50 / empty, 3),
        "budget": round(budget, 3) if budget is not None else None,
    }
