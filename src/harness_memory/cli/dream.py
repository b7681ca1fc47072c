"""`dream`: consolidation, in the foreground."""

from __future__ import annotations

from harness_memory.app.consolidation import DreamReport, run_dream
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import emit_json, say
from harness_memory.cli.views import as_view
from harness_memory.errors import LockedError
from harness_memory.hot.clock import now_ms


@hm_command("dream")
def dream(invocation: Invocation) -> None:
    """Do now what time alone does: end what is past its time, close idle turns, remove old files.

    The worker does this by itself every few hours. A memory of yours is never taken out of use.
    """
    project = invocation.find_project()
    project.require_installed()
    report = run_dream(project, invocation.load_settings(project), clock=now_ms)
    if report.busy:
        raise LockedError("worker-busy", "Another worker is running; nothing was consolidated.", hint="hm dream")
    if invocation.as_json:
        emit_json(as_view(report))
    else:
        say(_sentence(report))


def _sentence(report: DreamReport) -> str:
    sentences = [
        f"{report.expired + report.crowded} learned rules became stale, {report.abandoned} candidates were given up, "
        f"{report.proposals_expired} proposals expired."
    ]
    if report.downgraded:
        sentences.append(f"{report.downgraded} rules fell back to advise.")
    asked = report.revalidate + report.fix_signature + report.merge
    if asked:
        sentences.append(f"{asked} new questions wait: `hm review`.")
    if report.idle_closed:
        sentences.append("Idle turns were closed: `hm extract` reads them.")
    return " ".join(sentences)
