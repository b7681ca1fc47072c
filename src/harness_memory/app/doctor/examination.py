"""The examination: all checks in the order a person reads them.

Owns that order and what can be asked of a project that is only half there. Called by cli/doctor.
"""

from __future__ import annotations

from collections.abc import Iterator

from harness_memory.app.doctor import calls, registered, stored, surrounded
from harness_memory.app.doctor.check import Check
from harness_memory.app.project import Project
from harness_memory.app.surroundings import Surroundings


def run_checks(project: Project, surroundings: Surroundings, *, now_ms: int, self_test: bool) -> Iterator[Check]:
    """Yield every finding; nothing is changed. Starts the hooks' interpreter, git and claude once each.

    With `self_test` also the registered session-start hook, which leaves a line in hooks.log.
    """
    installed = registered.find_installed(project, surroundings)
    yield from registered.checks(installed, surroundings)
    if not project.is_installed():
        return
    if self_test:
        yield calls.self_test_check(project, installed, surroundings)
    yield from calls.checks(project, now_ms)
    yield from stored.checks(project, now_ms)
    yield from surrounded.checks(project, installed, surroundings)
