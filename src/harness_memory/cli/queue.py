"""`queue`: the episodes that wait for extraction, those still in the inbox included."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Literal, get_args

import click

from harness_memory.app.days import DAILY_CAP, MONEY_CAP, day_end_ms
from harness_memory.app.inbox_entry import InboxEntry
from harness_memory.app.intake import accept, read_arrival
from harness_memory.app.publish import write_and_publish
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.inbox import unseen_entries
from harness_memory.cli.output import emit_json, say, say_fields, say_table
from harness_memory.cli.views import as_view
from harness_memory.core.model import EpisodeStatus
from harness_memory.errors import UsageError
from harness_memory.hot.clock import format_iso
from harness_memory.store.db import Store, reading
from harness_memory.store.episodes import QueuedEpisode

if TYPE_CHECKING:
    from harness_memory.app.project import Project

Action = Literal["list", "show", "retry", "drop"]


@hm_command("queue")
@click.argument("action", type=click.Choice(["list", "show", "retry", "drop"]), default="list")
@click.argument("episode_id", metavar="[ID]", required=False)
def queue(invocation: Invocation, *, action: Action, episode_id: str | None) -> None:
    """Inspect or edit the extraction queue: queued, leased, failed and dead episodes, next due first.

    show ID prints one, retry ID makes it due at once with its attempts forgotten, drop ID takes it out for good.
    """
    project = invocation.find_project()
    project.require_installed()
    if action == "list":
        if episode_id is not None:
            raise UsageError("usage", "`hm queue list` takes no id.", hint=f"hm queue show {episode_id}")
        _list(invocation, project)
        return
    if episode_id is None:
        raise UsageError("usage", f"Which episode? `hm queue {action}` needs an id.", hint="hm queue list")
    if action == "show":
        _show(invocation, project, episode_id)
    else:
        _change(invocation, project, action, episode_id)


def _list(invocation: Invocation, project: Project) -> None:
    with reading(project.state_dir) as store:
        views = [_view(entry) for entry in unseen_entries(store, project.state_dir).values()]
        views += [_view(episode) for episode in store.episodes.list()]
    views.sort(key=lambda view: view["next_at"] or "")
    if invocation.as_json:
        emit_json(views)
    elif views:
        rows = [
            (view["status"], str(view["attempts"]), view["next_at"] or "now", view["waiting"] or "-", view["id"])
            for view in views
        ]
        say_table(("STATUS", "ATTEMPTS", "NEXT", "WAITING", "ID"), rows, width=160)
    else:
        say("The queue is empty.")


def _show(invocation: Invocation, project: Project, word: str) -> None:
    with reading(project.state_dir) as store:
        view = _view(_find(store, project, word))
    if invocation.as_json:
        emit_json(view)
    else:
        say_fields([(name, "" if value is None else str(value)) for name, value in view.items()])


def _change(invocation: Invocation, project: Project, action: Action, word: str) -> None:
    with write_and_publish(project, command=f"queue {action}", now_ms=invocation.now_ms) as store:
        found = _find(store, project, word)
        if isinstance(found, InboxEntry):
            _accept(store, project, found, invocation.now_ms)
        if action == "drop":
            store.episodes.drop(found.id)
        else:
            store.episodes.retry(found.id)
    if invocation.as_json:
        emit_json({"id": found.id, "status": "dropped" if action == "drop" else "queued"})
    else:
        say(f"{found.id} is dropped." if action == "drop" else f"{found.id} is due now; `hm extract` runs it.")


def _accept(store: Store, project: Project, entry: InboxEntry, now_ms: int) -> None:
    """Take an episode in as the worker would; its file stays for the worker, who finds it known and removes it."""
    for path, known in unseen_entries(store, project.state_dir).items():
        if known.id == entry.id:
            arrival = read_arrival(project, path, now_ms)
            if arrival is not None:
                accept(store, arrival, now_ms)


def _find(store: Store, project: Project, word: str) -> QueuedEpisode | InboxEntry:
    """Return the one episode whose id is `word` or begins or ends with it; UsageError otherwise."""
    known: dict[str, QueuedEpisode | InboxEntry] = {
        entry.id: entry for entry in unseen_entries(store, project.state_dir).values()
    }
    # A suspect or finished episode is not listed, but may be looked at and reopened.
    known |= {episode.id: episode for episode in store.episodes.list(get_args(EpisodeStatus))}
    if word in known:
        return known[word]
    found = [id_ for id_ in known if id_.startswith(word) or id_.endswith(word)]
    if len(found) == 1:
        return known[found[0]]
    near = found or get_close_matches(word, known, n=1)
    raise UsageError(
        "ambiguous-episode" if found else "unknown-episode",
        f"{len(found)} episodes go by {word!r}." if found else f"No episode has the id {word!r}.",
        hint=f"hm queue show {near[0]}" if near else "hm queue list",
    )


def _view(found: QueuedEpisode | InboxEntry) -> dict[str, Any]:
    """Return an episode as JSON (S55); `next_at` is null when it is due at once."""
    if isinstance(found, InboxEntry):
        return {
            "id": found.id,
            "status": "queued",
            "attempts": 0,
            "next_at": None,
            "waiting": "",
            "session_key": found.session_key,
            "closed_by": found.closed_by,
            "closed_at": format_iso(found.closed_at_ms),
        }
    # A cap leaves an episode due, so that a higher one takes it at once; until the day ends nothing else will.
    next_at_ms = day_end_ms(found.next_at_ms) if found.waiting in (DAILY_CAP, MONEY_CAP) else found.next_at_ms
    return as_view(found) | {"next_at": format_iso(next_at_ms) if next_at_ms else None}
