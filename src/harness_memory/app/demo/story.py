"""The demo's story in six steps: what is done, what is told of it, and what must have come of it.

Owns the expectations. All that is told is read from the agent's requests, the hooks' answers, the programs' log and the
database; a step that comes out otherwise ends the story. Called by `performance`.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

from harness_memory.app.demo.narration import Narrator
from harness_memory.app.demo.place import Learned, Place
from harness_memory.app.demo.script import (
    CORRECTED,
    REPEATED,
    RIGHT_COMMAND,
    WISHED,
    WRONG_COMMAND,
    Agent,
    PlayedTurn,
    ScriptedTurn,
)
from harness_memory.core.model import Memory
from harness_memory.errors import HmError
from harness_memory.extract.validation import RULES
from harness_memory.hot.clock import format_iso
from harness_memory.hot.signatures import format_signature

TURNS_A_SESSION = 2
INSTALL_STEPS_TOLD = ("hooks", "self-test")


@dataclass(frozen=True, slots=True)
class Stage:
    """What every step is played with."""

    place: Place
    agent: Agent
    narrator: Narrator


def play(stage: Stage) -> None:
    """Play the whole story. Raises HmError at the step that does not come out as told."""
    _install(stage)
    stage.narrator.begin("Session one: the agent runs the tests")
    _fails(_take_turn(stage, WISHED))
    stage.narrator.begin("You correct it")
    _passes(_take_turn(stage, CORRECTED))
    stage.narrator.begin("The worker learns from the two turns")
    born = _learn(stage, enforcement="advise", sessions=1)
    _tell_rule(stage.narrator, born)
    stage.narrator.begin("Session two: advice beside the same mistake, then the same correction")
    _play_second_session(stage, born)
    stage.narrator.begin("Session three: the call is denied before it runs")
    _play_third_session(stage)


def _install(stage: Stage) -> None:
    stage.narrator.begin("A new project, and hm install")
    stage.narrator.tell("project", str(stage.place.root))
    steps = stage.place.install()
    for step in steps:
        if step.name in INSTALL_STEPS_TOLD and step.level == "OK":
            stage.narrator.tell(step.name, step.detail.replace(f"{stage.place.root}{os.sep}", ""))
    failed = [step.detail for step in steps if step.level == "FAIL"]
    _expect(not failed, f"the install did not work: {'; '.join(failed)}")


def _play_second_session(stage: Stage, born: Memory) -> None:
    advised = _take_turn(stage, WISHED)
    _expect(born.summary in advised.advice, f"no advice stood beside the result of {WRONG_COMMAND}")
    _fails(advised)
    _passes(_take_turn(stage, CORRECTED))
    climbed = _learn(stage, enforcement="soft_deny", sessions=2)
    _expect(climbed.id == born.id, "the second correction made another rule instead of confirming the first")
    rise = f"{born.enforcement} → {climbed.enforcement}"
    stage.narrator.tell("level", f"{rise}, evidence from {climbed.session_count} sessions")


def _play_third_session(stage: Stage) -> None:
    calls = stage.place.calls()
    denied = _take_turn(stage, REPEATED)
    _expect(denied.is_error and not denied.ran, f"{WRONG_COMMAND} was not denied")
    _expect(stage.place.calls() == calls, f"{WRONG_COMMAND} was denied and ran all the same")
    if calls:
        stage.narrator.tell("commands", f"{', '.join(calls)} in sessions one and two; none since")


def _take_turn(stage: Stage, turn: ScriptedTurn) -> PlayedTurn:
    stage.narrator.tell("you", turn.prompt)
    played = stage.agent.take_turn(turn)
    stage.narrator.tell("agent", f"Bash: {turn.command}" + ("" if played.ran else "  (not run)"))
    if played.ran:
        stage.narrator.tell("result", played.result)
    if played.advice:
        stage.narrator.tell(stage.agent.witness, played.advice)
    if not played.ran:
        stage.narrator.tell(stage.agent.witness, played.result)
    return played


def _learn(stage: Stage, *, enforcement: str, sessions: int) -> Memory:
    learned = stage.place.learn()
    report = learned.report
    stage.narrator.tell(
        "worker",
        f"{report.done} turns read by {stage.agent.reader}; facts: {report.facts_applied} applied, "
        f"{report.facts_refused} refused by the {len(RULES)} checks",
    )
    _expect(not report.waiting, f"the worker had to wait: {report.waiting}")
    counts = (report.done, report.facts_applied, report.facts_refused, len(learned.memories))
    _expect(counts == (TURNS_A_SESSION, 1, 0, 1), "the worker was to read two turns and keep one fact as one rule")
    (memory,) = learned.memories
    got = (memory.status, memory.authority, memory.enforcement, memory.session_count)
    _expect(got == ("active", "auto", enforcement, sessions), f"the rule is {' '.join(map(str, got))}")
    _tell_evidence(stage.narrator, learned)
    return memory


def _tell_evidence(narrator: Narrator, learned: Learned) -> None:
    newest = learned.provenance[-1]
    narrator.tell("evidence", f"“{newest.quote}” ({newest.provenance_class})")


def _tell_rule(narrator: Narrator, memory: Memory) -> None:
    signature = format_signature(memory.signature.as_dict()) if memory.signature else "no signature"
    narrator.tell("rule", f"{memory.id} {memory.type} {signature}\n{memory.summary}")
    limit = format_iso(memory.ttl_expires_at_ms)[:10] if memory.ttl_expires_at_ms else "never"
    narrator.tell("level", f"{memory.status}, {memory.authority}, {memory.enforcement}; expires {limit}")


def _fails(played: PlayedTurn) -> None:
    _expect(played.ran and played.is_error, f"{WRONG_COMMAND} was to run and fail, the agent got: {played.result}")


def _passes(played: PlayedTurn) -> None:
    _expect(played.ran and not played.is_error, f"{RIGHT_COMMAND} was to pass, the agent got: {played.result}")


def _expect(holds: bool, sentence: str) -> None:
    if not holds:
        raise HmError("demo-step", f"This step did not come out as told: {sentence}.", hint="hm demo --keep")
