"""One performance of the demo: which way it is played, the temporary tree, the end.

Owns the choice between the user's client and the recording, and that nothing of the tree is left, whatever ends the
story. Called by cli/demo.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from harness_memory.app.demo.client import ClientAgent, client_variables, scripted_model
from harness_memory.app.demo.narration import Listener, Narrator, Step
from harness_memory.app.demo.place import Place
from harness_memory.app.demo.recorded import RecordedAgent, recorded_client_version, replay_variables
from harness_memory.app.demo.story import Stage, play
from harness_memory.app.scripted_api import ScriptedApi
from harness_memory.app.surroundings import Surroundings
from harness_memory.errors import HmError
from harness_memory.hosts.claude_code import EXEC_FORM_SINCE

REMOVAL_TRIES = 20
REMOVAL_PAUSE_S = 0.1


@dataclass(frozen=True, slots=True)
class Choice:
    """The way the story is played and why; `client_path` is None for the recording."""

    client_path: Path | None
    client_version: str
    reason: str

    @property
    def way(self) -> Literal["client", "recorded"]:
        """The way's name in reports."""
        return "recorded" if self.client_path is None else "client"


@dataclass(frozen=True, slots=True)
class Performance:
    """How it went. `problem` is None when every step came out as told; `kept_dir` None when the tree is gone."""

    steps: tuple[Step, ...]
    seconds: float
    problem: HmError | None
    kept_dir: Path | None


def choose_way(surroundings: Surroundings) -> Choice:
    """Return how the story can be played here; asks the client for its version (one process)."""
    if surroundings.platform == "win32":
        return _recorded("on Windows the demo's programs, shell scripts, do not run")
    path = surroundings.client_path
    if path is None:
        return _recorded("no claude was found")
    version = surroundings.client_version()
    if version is None:
        return _recorded(f"{path} --version gave no version")
    text = ".".join(map(str, version))
    if version < EXEC_FORM_SINCE:
        return _recorded(f"claude {text} is older than {'.'.join(map(str, EXEC_FORM_SINCE))}")
    return Choice(path, text, f"it was found at {path}")


def perform(
    choice: Choice, surroundings: Surroundings, listener: Listener, *, keep: bool, clock: Callable[[], int]
) -> Performance:
    """Play the story in a temporary directory, telling it to `listener`; some twenty processes, a few seconds.

    The directory is removed unless `keep` is set, also when the story is interrupted.
    """
    begun_s = time.monotonic()
    narrator = Narrator(listener)
    directory = Path(tempfile.mkdtemp(prefix="hm-demo-")).resolve()
    try:
        problem = _play(choice, surroundings, directory, narrator, clock)
    finally:
        if not keep:
            _remove_tree(directory)
    seconds = round(time.monotonic() - begun_s, 1)
    return Performance(tuple(narrator.steps), seconds, problem, directory if keep else None)


def _recorded(reason: str) -> Choice:
    return Choice(None, recorded_client_version(), reason)


def _play(
    choice: Choice, surroundings: Surroundings, directory: Path, narrator: Narrator, clock: Callable[[], int]
) -> HmError | None:
    try:
        if choice.client_path is None:
            place = Place(directory, surroundings.environ, replay_variables(directory), clock)
            play(Stage(place, RecordedAgent(place), narrator))
        else:
            with ScriptedApi(scripted_model()) as api:
                place = Place(directory, surroundings.environ, client_variables(api, choice.client_path), clock)
                play(Stage(place, ClientAgent(choice.client_path, place, api), narrator))
    except HmError as problem:
        return problem
    return None


def _remove_tree(directory: Path) -> None:
    """Remove a directory that a hook of an interrupted client may still be writing to."""
    for _ in range(REMOVAL_TRIES):
        shutil.rmtree(directory, ignore_errors=True)
        if not directory.exists():
            return
        time.sleep(REMOVAL_PAUSE_S)
