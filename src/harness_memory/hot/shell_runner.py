"""Walk the nodes of a text as the shell would and report every simple command it can reach.

Owns reachability, subshells and the texts inside texts; simple commands stand in `shell_commands`, what programs start
in `shell_programs`. Every command counts whose run depends on results nobody knows; what can never run (`false && x`,
after `exit`) is reported as opaque with the reason. Must not touch the machine. Called by `shell.read_commands`.
"""

from __future__ import annotations

from harness_memory.hot.commands import REFUSED, TOO_LONG, UNTOLD, Command, unknown
from harness_memory.hot.shell_commands import CommandRunner
from harness_memory.hot.shell_expand import literal_output
from harness_memory.hot.shell_programs import DIALECT
from harness_memory.hot.shell_state import DEAD, SKIPPABLE, State, merge, merge_all
from harness_memory.hot.shell_syntax import (
    BAD_SUBSTITUTION,
    MAY_BREAK,
    AndOr,
    ArraySyntaxError,
    Budget,
    Pipeline,
    ReadingLimit,
    Sequence,
    ShellSyntaxError,
    Simple,
    Word,
    drive,
    later,
    shallow,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from harness_memory.hot.shell_state import Outcome
    from harness_memory.hot.shell_syntax import Task
    from harness_memory.hot.wrapper_tables import Row

MAX_WORK = 75_000


class Runner(CommandRunner):
    """One reading of one text; `commands` is what it found."""

    def __init__(self, extra_wrappers: Mapping[str, Row]) -> None:
        super().__init__(extra_wrappers, Budget(MAX_WORK))

    def read(self, task: Task) -> None:
        """Drive a task to its end; where the budget ends before it, one opaque command stands for the rest."""
        try:
            drive(task)
        except ReadingLimit:
            self.commands.append(Command(("",), why=TOO_LONG))

    # Texts

    def text(self, text: str, state: State) -> Task:
        """Run a text in the current shell, line by line; a line the shell refuses ends it."""
        parser = self.parser(text, state)
        outcome: Outcome = (state, state)
        here: State | None = state
        while True:
            parser.extglob = parser.extglob or state.scope.extglob
            start = parser.pos
            try:
                line = parser.next_line()
            except ShellSyntaxError as error:
                self.emit_refused(state)
                if type(error) is not ArraySyntaxError and not parser.holds_array(start):
                    outcome = None, here
                    break
                # bash goes on behind the line where a list is refused; what else it refused there nobody can tell
                here = here and here.within(here.role, REFUSED)
                parser.skip_line()
                continue
            if line is None:
                break
            if parser.beyond_posix and here and state.scope.dialect == "sh":
                here = here.because(DIALECT)
                state.scope.may_read_otherwise = state.scope.may_read_otherwise or here.why != DEAD
            found = self.run(line, here or state.dead())
            outcome = found if isinstance(found, tuple) else (yield from shallow(found, self.budget))
            if state.scope.broken:
                outcome = outcome[0], merge_all([*(way for way in outcome[1:] if way), *state.scope.broken])
                state.scope.broken.clear()
                state.scope.gave_up = False
            here = merge(*outcome) if here else None
        return outcome if here else (None, None)

    def note_other_text(self, state: State) -> None:
        """Report that a text may be another one, where another shell reads the words that hold it in another way."""
        if state.why == DIALECT:
            self.emit([unknown("<text>", "\0", UNTOLD, many=True)], state)

    def own_process(self, text: str, state: State) -> Task:
        """Run a text as a process of its own, with its EXIT trap at the end."""
        self.note_other_text(state)
        can_succeed, can_fail = yield from self._to_the_end(self.text(text, state), state)
        may_fail_only = can_fail and state.why != DIALECT and not state.scope.may_read_otherwise
        return (state if can_succeed or not may_fail_only else None), state

    def _to_the_end(self, task: Outcome | Task, state: State) -> Task:
        """Run what a subshell runs, then its EXIT trap; say whether it can succeed and fail."""
        outcome = yield from shallow(task, self.budget)
        scope = state.scope
        ways = [way for way in (*scope.exits, *scope.broken, *outcome) if way]
        end = merge_all(ways) if any(way.traps for way in ways) else None
        if end and end.traps:
            after = end.trapped()
            for text, why in end.traps:
                yield self.text(text, after.within("trap", why))
        exited = bool(scope.exits or scope.broken)
        return bool(outcome[0]) or exited, bool(outcome[1]) or exited

    def subshell(self, node: Any, state: State, role: str, why: str = "") -> Outcome | Task:
        """Run a node in a subshell; nothing it does is felt outside."""
        if type(node) is Sequence and len(node.items) == 1 and not node.items[0][1]:
            node = node.items[0][0]
        if type(node) is Simple and self.changes_nothing(node, state):
            found = self.simple(node, state.within(role, why))
            if isinstance(found, tuple):
                return found[0] and state, found[1] and state
            return self._back_in(state, found)
        child = state.child(role, why)
        return self._back_in(state, self._to_the_end(self.run(node, child), child))

    def _back_in(self, state: State, task: Task) -> Task:
        can_succeed, can_fail = yield from shallow(task, self.budget)
        return (state if can_succeed else None), (state if can_fail else None)

    def scripts(self, word: str | Word, state: State) -> Task:
        """Run what the substitutions of a word run."""
        if isinstance(word, str):
            return False
        for script in word.scripts:
            yield self.script(script, state)
        return bool(word.scripts)

    def script(self, script: Sequence | str, state: State) -> Outcome | Task:
        """Run what one substitution runs."""
        if script is BAD_SUBSTITUTION:
            return state, state
        if script is MAY_BREAK:
            self.may_give_up(state)
            return state, state
        if isinstance(script, str):
            return self.own_process(script, state.child("substitution"))
        return self.subshell(script, state, "substitution")

    # Nodes

    def run(self, node: Any, state: State) -> Outcome | Task:
        """Run a node: the states after success and after failure, or the task that returns them."""
        if state.scope.gave_up and state.why == DEAD:  # the rest of a line
            return state, state
        handler = _RUN.get(type(node))
        if handler is None:
            handler = later("shell_flow").run_compound
        found: Outcome | Task = handler(self, node, state)
        return found

    def _sequence(self, node: Sequence, state: State) -> Outcome | Task:
        if len(node.items) == 1 and not state.scope.errexit:  # under which any command may end the shell
            item, in_background = node.items[0]
            if not in_background and type(item) is Simple and self.changes_nothing(item, state):
                return self.simple(item, state)
        return self._one_by_one(node, state)

    def _one_by_one(self, node: Sequence, state: State) -> Task:
        outcome: Outcome = (state, state)
        here: State | None = state
        for item, in_background in node.items:
            if here is None:
                yield self.run(item, state.dead())
            elif in_background:
                yield self.subshell(item, here, "background")
                outcome = (here, None)
            else:
                found = self.run(item, here)
                outcome = found if isinstance(found, tuple) else (yield from shallow(found, self.budget))
                if here.scope.errexit and outcome[1] and (outcome[1].traps or not outcome[0]) and not _is_negated(item):
                    here.scope.exits.append(outcome[1])
                    if type(item) is not AndOr:  # in which the part that failed may be one that is only asked
                        outcome = (outcome[0], outcome[0] and outcome[1])
                here = merge(*outcome)
        return outcome if here else (None, None)

    def condition(self, node: Any, state: State) -> Outcome | Task:
        """Run a node whose failure does not end the shell under `set -e`."""
        return self._condition(node, state) if state.scope.errexit else self.run(node, state)

    def _condition(self, node: Any, state: State) -> Task:
        scope = state.scope
        scope.errexit = False
        outcome = yield self.run(node, state)
        scope.errexit = True
        return outcome

    def _and_or(self, node: AndOr, state: State) -> Task:
        found = self.condition(node.first, state)
        ok, failed = found if isinstance(found, tuple) else (yield from shallow(found, self.budget))
        last = len(node.rest) - 1
        scope = state.scope
        conditional, scope.conditional = scope.conditional, SKIPPABLE
        for at, (operator, item) in enumerate(node.rest):
            entry = ok if operator == "&&" else failed
            run = self.run if at == last else self.condition
            found = run(item, entry or state.dead())
            outcome = found if isinstance(found, tuple) else (yield from shallow(found, self.budget))
            if entry is None:
                continue
            if operator == "&&":
                ok, failed = outcome[0], merge(failed, outcome[1])
            else:
                ok, failed = merge(ok, outcome[0]), outcome[1]
        scope.conditional = conditional
        return ok, failed

    def _pipeline(self, node: Pipeline, state: State) -> Task:
        outcome: Outcome = (state, None)
        if len(node.parts) == 1:
            outcome = yield self.condition(node.parts[0], state)
        elif node.parts:
            piped = state.piped
            last = node.parts[-1] if state.scope.lastpipe else None
            for part in node.parts:
                if piped and type(part) is not Simple:
                    piped = unknown(piped, piped, piped, many=False)  # what stands first in it may read it all
                inside = state if piped is state.piped else state.fed(piped)
                if part is last:
                    ok, failed = yield from shallow(self.run(part, inside.within("pipe")), self.budget)
                    return self._negated(node, (ok and state.at(ok), failed and state.at(failed)))
                found = self.subshell(part, inside, "pipe")
                outcome = found if isinstance(found, tuple) else (yield from shallow(found, self.budget))
                piped = literal_output(part, state.scope.dialect, inside.piped)
                if piped is None and self.files and type(part) is Simple:
                    piped = later("shell_files").printed_file(self, part, inside)
            outcome = (outcome[0] and state, outcome[1] and state)
        return self._negated(node, outcome)

    def _negated(self, node: Pipeline, outcome: Outcome) -> Outcome:
        return (outcome[1], outcome[0]) if node.negated else outcome


def _is_negated(node: Any) -> bool:
    return type(node) is Pipeline and node.negated


_RUN: dict[type, Any] = {
    Simple: Runner.simple,
    Sequence: Runner._sequence,
    AndOr: Runner._and_or,
    Pipeline: Runner._pipeline,
}
