"""What compound commands do: which of their parts can be reached, and where the shell stands after them.

Functions on a runner, one per node of `shell_nodes`; each is a task that returns the states after success and after
failure. Loaded when a text first holds a compound command. Called by the runner.
"""

from __future__ import annotations

from harness_memory.hot.commands import REFUSED, Unknown, unknown
from harness_memory.hot.shell_builtins import SIGNAL
from harness_memory.hot.shell_expand import expand, expand_one
from harness_memory.hot.shell_nodes import Case, Coproc, For, Function, Group, If, Loop, Test
from harness_memory.hot.shell_programs import redirects_input
from harness_memory.hot.shell_state import (
    DEAD,
    ONE_OF_SEVERAL,
    SKIPPABLE,
    State,
    merge,
    merge_all,
    merge_outcomes,
)
from harness_memory.hot.shell_syntax import Word, later, shallow

# Functions that zsh calls by itself without a signal from outside.
HOOKS = frozenset({"TRAPDEBUG", "TRAPERR", "TRAPEXIT", "TRAPZERR", "chpwd", "command_not_found_handler", "zshexit"})

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from harness_memory.hot.shell_runner import Runner
    from harness_memory.hot.shell_state import Outcome
    from harness_memory.hot.shell_syntax import Task


def _group(runner: Runner, node: Group, state: State) -> Task:
    if node.subshell:
        ok, failed = yield from shallow(runner.subshell(node.body, state, "subshell"), runner.budget)
    else:
        ok, failed = yield from shallow(runner.run(node.body, state), runner.budget)
    return state.back(ok, failed)


def _if(runner: Runner, node: If, state: State) -> Task:
    endings: list[Outcome] = []
    here: State | None = state
    for condition, body in node.branches:
        ok, failed = yield from shallow(runner.condition(condition, here or state.dead()), runner.budget)
        taken = yield from shallow(runner.run(body, (ok if here else None) or state.dead()), runner.budget)
        if here and ok:
            endings.append(taken)
        here = failed if here else None
    if node.otherwise:
        taken = yield from shallow(runner.run(node.otherwise, here or state.dead()), runner.budget)
        if here:
            endings.append(taken)
    elif here:
        endings.append((here, None))
    return merge_outcomes(endings)


def _loop(runner: Runner, node: Loop, state: State) -> Task:
    state.scope.loops.append([])
    ok, failed = yield from shallow(runner.condition(node.condition, state), runner.budget)
    entry, leave = (failed, ok) if node.until else (ok, failed)
    after = yield from shallow(runner.run(node.body, entry or state.dead()), runner.budget)
    ways = state.scope.loops.pop()
    met = merge_all(([leave] if leave else []) + ways)
    around = merge(*after) if entry else None
    if leave:
        met = merge(met, around)
    return met, met


def _for(runner: Runner, node: For, state: State) -> Task:
    if node.name is None:
        return None, state
    if node.scripts:
        yield runner.scripts(Word([], node.scripts, ""), state)
    values: list[str] = []
    for word in node.words or ():
        if isinstance(word, Word) and word.scripts:
            yield runner.scripts(word, state)
        values.extend(expand(word, state))
    known = (
        node.words is not None
        and not node.is_menu
        and not any(isinstance(value, Unknown) and value.many for value in values)
    )
    if known and not values:
        yield from shallow(runner.run(node.body, state.dead()), runner.budget)
        return state, None
    if state.why != DEAD:
        if known:
            state.scope.choose(node.name, tuple(values))
        else:
            state.scope.forget(node.name)
    state.scope.loops.append([])
    after = yield from shallow(runner.run(node.body, state), runner.budget)
    met = merge_all([*state.scope.loops.pop(), *(way for way in after if way)])
    if met and met.cwd != state.cwd and len(values) != 1:
        met = state.at(met.moved(None))
    if not known:
        met = merge(state, met)
    return met, met


def _case(runner: Runner, node: Case, state: State) -> Task:
    unknown_subject = isinstance(node.subject, Word) and (yield from runner.scripts(node.subject, state))
    subject = expand_one(node.subject, state)
    decidable = not unknown_subject and not isinstance(subject, Unknown)
    endings: list[Outcome] = []
    waiting: State | None = state
    falls: State | None = None
    last_failed: State | None = None
    for patterns, body, terminator in node.arms:
        for pattern in patterns:
            if isinstance(pattern, Word) and pattern.scripts:
                yield from runner.scripts(pattern, state)
        matches = _arm_matches(subject, patterns, state) if decidable else None
        entry = falls or (None if matches is False else waiting)
        outcome = yield from shallow(runner.run(body, entry or state.dead()), runner.budget)
        if entry and terminator == ";;&":
            waiting = merge(*outcome) if matches else merge(waiting, merge(*outcome))
            falls, last_failed = None, outcome[1]
            continue
        if matches:
            waiting = None
        falls = merge(*outcome) if entry and terminator == ";&" else None
        if entry and not falls:
            endings.append(outcome)
    if falls:
        endings.append((falls, falls))
    if waiting:
        endings.append((waiting, last_failed))
    return merge_outcomes(endings)


def _test(runner: Runner, node: Test, state: State) -> Outcome | Task:
    return _test_with_texts(runner, node, state) if node.scripts or state.scope.dialect == "sh" else (state, state)


def _test_with_texts(runner: Runner, node: Test, state: State) -> Task:
    yield runner.scripts(Word([], node.scripts, ""), state)
    if state.scope.dialect == "sh":
        yield runner.text(node.elsewhere, state.child("subshell"))
    return state, state


def _function(runner: Runner, node: Function, state: State) -> Outcome | Task:
    if (state.scope.dialect == "sh" and state.why) or state.why == SIGNAL:
        return _function_and_body(runner, node, state)
    defined = state.defining({**state.functions, node.name: node.body})
    if state.scope.dialect == "zsh" and node.name in HOOKS:
        return _hook(runner, node, defined)
    return defined, None


def _hook(runner: Runner, node: Function, state: State) -> Task:
    yield runner.run(node.body, state.child("trap", SIGNAL))
    return state, None


def _function_and_body(runner: Runner, node: Function, state: State) -> Task:
    """Define a function and run its body, where it may be more than a definition.

    To a plain shell `function f {` is a command, and the next lines too; what a trap defines may be called anywhere.
    """
    found = runner.run(node.body, state.child("function"))
    if not isinstance(found, tuple):
        yield found
    return state.defining({**state.functions, node.name: node.body}), None


def _coproc(runner: Runner, node: Coproc, state: State) -> Task:
    yield from shallow(runner.subshell(node.body, state, "background"), runner.budget)
    return state, None


def _arm_matches(subject: str, patterns: list[str | Word], state: State) -> bool | None:
    """Say whether a literal subject matches an arm; None when a pattern is not literal."""
    answers: list[bool | None] = []
    for pattern in patterns:
        if isinstance(pattern, str):
            answers.append(pattern == subject)
        elif pattern.source == "*":
            answers.append(True)
        elif pattern.source[:-1].isalnum() and pattern.source.endswith("*"):
            answers.append(subject.startswith(pattern.source[:-1]))
        else:
            text = expand_one(pattern, state)
            answers.append(None if isinstance(text, Unknown) else text == subject)
    if True in answers:
        return True
    return None if None in answers else False


def run_compound(runner: Runner, node: Any, state: State) -> Outcome | Task:
    """Run a compound command, with its redirections where it has some."""
    if node.redirects:
        return _redirected(runner, node, state)
    if type(node) in _CONDITIONAL:
        return _conditionally(runner, node, state)
    found: Outcome | Task = _RUN[type(node)](runner, node, state)
    return found


def _conditionally(runner: Runner, node: Any, state: State) -> Task:
    """Run a command of which some parts are perhaps not run."""
    scope = state.scope
    conditional, scope.conditional = scope.conditional, _CONDITIONAL[type(node)](node)
    outcome = yield from shallow(_RUN[type(node)](runner, node, state), runner.budget)
    scope.conditional = conditional
    return outcome


def _if_kind(node: If) -> int:
    return ONE_OF_SEVERAL if node.otherwise else SKIPPABLE


def _case_kind(node: Case) -> int:
    is_any = [getattr(pattern, "source", pattern) == "*" for patterns, _, _ in node.arms for pattern in patterns]
    return ONE_OF_SEVERAL if any(is_any) else SKIPPABLE


def _loop_kind(_: Loop) -> int:
    return SKIPPABLE


def _redirected(runner: Runner, node: Any, state: State) -> Task:
    accepted = yield from runner.redirects(node.redirects, state)
    inside = state
    if redirects_input(node.redirects):
        text = runner.stdin_text(node.redirects, state)
        inside = state.fed(None if text is None else unknown(text, text, text, many=False))
    inside = inside if accepted else inside.within(inside.role, REFUSED)
    run = _conditionally if type(node) in _CONDITIONAL else _RUN[type(node)]
    ok, failed = yield from shallow(run(runner, node, inside), runner.budget)
    if type(node) is Group:
        later("shell_files").note_group(runner, node, state)
    if not accepted:
        return None, state
    return state.back(ok, failed)


_RUN: dict[type, Any] = {
    Group: _group,
    If: _if,
    Loop: _loop,
    For: _for,
    Case: _case,
    Test: _test,
    Function: _function,
    Coproc: _coproc,
}

_CONDITIONAL: dict[type, Any] = {If: _if_kind, Case: _case_kind, Loop: _loop_kind}
