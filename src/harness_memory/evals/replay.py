"""Play recorded stories through the real hooks, the real worker and the real `hm`, and check what comes of it.

Owns the order of steps and what each does; the format is `evals.scenario`, the checks `evals.expectations`, the
processes `evals.stage`. Called by `hm eval:replay`.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, assert_never

from harness_memory.errors import HmError, UsageError
from harness_memory.evals.expectations import NoSuchPath, Outcome, count_checks, find_failures, find_value
from harness_memory.evals.scenario import (
    FILE_NAME,
    AdvanceStep,
    CliStep,
    DeleteStep,
    HookStep,
    RememberStep,
    Scenario,
    Step,
    TranscriptStep,
    WorkerStep,
    WriteStep,
    fill_names,
    read_scenario,
    read_step,
)
from harness_memory.evals.stage import HOST_EVENTS, Finished, Stage
from harness_memory.extract.environment import ANSWERS_VARIABLE, PROMPTS_VARIABLE
from harness_memory.extract.providers.replay import ReplayProvider

STEP_MS = 1000
FIRST_SESSION = "s1"

Listener = Callable[[str], None]


@dataclass(slots=True)
class Result:
    """How a scenario went: `failures` are `(step number, what it did, sentence)`; step 0 is the preparation."""

    id: str
    title: str = ""
    checks: int = 0
    failures: list[tuple[int, str, str]] = field(default_factory=list)
    directory: str = ""


def find_scenarios(fixtures: Path, wanted: Sequence[str]) -> dict[str, Path]:
    """Return id → directory of the scenarios below `fixtures`, in order of their ids.

    An id is the directory's path below `fixtures`; `wanted` narrows them by id, by directory name or by its part
    before the first hyphen (`s01`). UsageError when there are none or one that is wanted is missing.
    """
    found = {path.parent.relative_to(fixtures).as_posix(): path.parent for path in sorted(fixtures.rglob(FILE_NAME))}
    if not found:
        raise UsageError(
            "no-scenarios", f"No directory below {fixtures} holds a {FILE_NAME}.", hint="hm eval:replay --fixtures DIR"
        )
    if not wanted:
        return found
    chosen: dict[str, Path] = {}
    for word in wanted:
        matching = {id_: path for id_, path in found.items() if word in (id_, path.name, path.name.partition("-")[0])}
        if not matching:
            near = next(iter(get_close_matches(word, found, n=1)), next(iter(found)))
            raise UsageError(
                "unknown-scenario",
                f"There is no scenario {word!r} below {fixtures}.",
                hint=f"hm eval:replay --scenario {near}",
            )
        chosen |= matching
    return chosen


def run_scenarios(scenarios: Mapping[str, Path], *, keep: bool, listen: Listener) -> Iterator[Result]:
    """Play scenarios one after the other, each in a temporary directory, and yield how each ended.

    `keep` leaves the directories on disk; `listen` gets a line for each step.
    """
    for id_, path in scenarios.items():
        yield _run_scenario(id_, path, keep=keep, listen=listen)


def summarize(results: Sequence[Result]) -> dict[str, Any]:
    """Return the evaluation's JSON (S53): a case is a scenario, it is wrong when any of its checks fails."""
    wrong = [result for result in results if result.failures]
    return {
        "ok": not wrong,
        "cases": len(results),
        "wrong": len(wrong),
        "scores": {
            "checks": sum(result.checks for result in results),
            "failed_checks": sum(len(result.failures) for result in wrong),
        },
        "failures": [
            {"id": result.id, "title": result.title, "step": step, "what": what, "message": message}
            for result in wrong
            for step, what, message in result.failures
        ],
    }


def _run_scenario(id_: str, path: Path, *, keep: bool, listen: Listener) -> Result:
    result = Result(id_)
    directory = Path(tempfile.mkdtemp(prefix="hm-replay-"))
    try:
        scenario = read_scenario(path / FILE_NAME)
        result.title = scenario.title
        stage = Stage(directory, scenario.start_ms)
        stage.prepare(scenario)
        _Player(stage, result, listen).play(scenario)
    except HmError as error:
        result.failures.append((0, "preparation", error.message))
    finally:
        if keep:
            result.directory = str(directory)
        else:
            shutil.rmtree(directory, ignore_errors=True)
    return result


class _Player:
    """Plays the steps of one scenario and keeps what later steps may refer to."""

    def __init__(self, stage: Stage, result: Result, listen: Listener) -> None:
        self._stage = stage
        self._result = result
        self._listen = listen
        self._names: dict[str, Any] = {"ROOT": str(stage.root), "HOME": str(stage.home)}
        self._session = FIRST_SESSION
        self._sessions: set[str | None] = {FIRST_SESSION}
        self._transcripts: dict[str, Path] = {}
        self._last = Outcome()
        self._worker_runs = 0

    def play(self, scenario: Scenario) -> None:
        """Play every step; a failing one does not keep the later ones from being checked."""
        self._sessions |= {raw.get("payload", {}).get("session_id") for raw in scenario.steps}
        for number, raw in enumerate(scenario.steps, 1):
            self._stage.now_ms += 0 if raw.get("parallel") else STEP_MS
            try:
                step = read_step(fill_names(raw, self._names))
                outcome = self._do(step)
            except (ValueError, OSError, HmError) as error:
                self._fail(number, _describe(raw), [str(error)])
                continue
            self._result.checks += count_checks(step.expect)
            self._fail(number, _describe(raw), find_failures(step.expect, outcome, self._stage.root))

    def _fail(self, number: int, what: str, sentences: Sequence[str]) -> None:
        self._result.failures += [(number, what, sentence) for sentence in sentences]
        self._listen(f"{self._result.id} {number:>3} {'FAIL' if sentences else 'ok'} {what}")

    def _do(self, step: Step) -> Outcome:
        match step:
            case HookStep():
                self._last = self._run_hook(step)
            case WorkerStep():
                self._last = self._run_worker(step)
            case CliStep():
                self._last = _outcome(self._stage.run_hm(step.cli))
            case TranscriptStep():
                self._append_transcript(step.transcript)
            case AdvanceStep():
                self._stage.now_ms += step.distance_ms
            case WriteStep():
                for path, text in step.write.items():
                    self._stage.write(path, text)
            case DeleteStep():
                for path in step.delete:
                    self._stage.delete(path)
            case RememberStep():
                self._remember(step.remember)
            case _:
                assert_never(step)
        return self._last if isinstance(step, (HookStep, WorkerStep, CliStep)) else Outcome()

    def _run_hook(self, step: HookStep) -> Outcome:
        session = str(step.payload.get("session_id", FIRST_SESSION))
        payload = {
            "session_id": session,
            "transcript_path": str(self._transcript_path(session)),
            "cwd": str(self._stage.root),
            "hook_event_name": HOST_EVENTS[step.hook],
            "permission_mode": "default",
        } | step.payload
        self._session = session
        self._transcripts[session] = Path(str(payload["transcript_path"]))
        return _outcome(self._stage.run_hook(step.hook, payload))

    def _append_transcript(self, lines: Sequence[Any]) -> None:
        """Append to the transcript of the session the lines name, else of the one that ran the latest hook."""
        named = (line.get("sessionId") for line in lines if isinstance(line, dict))
        path = self._transcript_path(next((name for name in named if name and name in self._sessions), self._session))
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8", newline="") as file:
            file.writelines(json.dumps(line) + "\n" for line in lines)

    def _transcript_path(self, session: str) -> Path:
        return self._transcripts.get(session) or self._stage.transcript_path(session)

    def _remember(self, wanted: Mapping[str, str]) -> None:
        document = self._last.json_output()
        for name, path in wanted.items():
            try:
                self._names[name] = find_value(document, path)
            except NoSuchPath as error:
                raise ValueError(f"remember {name}: {error}") from error

    def _run_worker(self, step: WorkerStep) -> Outcome:
        """Run the worker until nothing is due any more or a run changes nothing; the answers must come out even."""
        self._worker_runs += 1
        directory = self._stage.scratch / f"worker-{self._worker_runs:03d}"
        directory.mkdir()
        answers_path = directory / "answers.json"
        answers_path.write_text(json.dumps(step.answers), encoding="utf-8")
        provider = ReplayProvider(answers_path, directory / "prompts")
        environment = {ANSWERS_VARIABLE: str(answers_path), PROMPTS_VARIABLE: str(provider.prompts_dir)}
        before = None
        while True:
            finished = self._stage.run_worker(step.worker, environment)
            waiting = self._stage.due_episodes()
            stopped = _is_unavailable(step.answers[: provider.position()])
            if finished.exit_code != 0 or not waiting or stopped or (waiting, provider.position()) == before:
                break
            before = (waiting, provider.position())
        prompts = tuple(path.read_text(encoding="utf-8") for path in sorted((directory / "prompts").glob("*.txt")))
        return Outcome(
            finished.exit_code,
            finished.stdout,
            finished.stderr,
            prompts,
            tuple(_uneven(len(prompts), len(step.answers))),
        )


def _outcome(finished: Finished) -> Outcome:
    return Outcome(finished.exit_code, finished.stdout, finished.stderr)


def _is_unavailable(taken: Sequence[Any]) -> bool:
    """Whether the last answer taken was that nobody can be asked, which ends a run."""
    return bool(taken) and isinstance(taken[-1], dict) and "unavailable" in taken[-1]


def _uneven(asked: int, given: int) -> Iterator[str]:
    if asked > given:
        yield f"answers: ran out, the provider was asked {asked} times and had {given}"
    if asked < given:
        yield f"answers: {given - asked} of {given} were not asked for"


def _describe(raw: Mapping[str, Any]) -> str:
    """Return a step as one short line."""
    what = next((f"{key} {raw[key]}" for key in ("hook", "worker", "cli", "advance", "remember") if key in raw), "")
    tool_input = raw.get("payload", {}).get("tool_input", {})
    detail = tool_input.get("command") or raw.get("payload", {}).get("prompt") or ""
    line = f"{what or next(iter(raw))} {detail}".strip()
    return line if len(line) <= 100 else line[:99] + "…"
