"""`proposals:list`, `:accept`, `:reject`: single decisions by id, for scripts and for whoever knows what they want."""

from __future__ import annotations

from typing import get_args

import click

from harness_memory.app.review import carry_out, carry_out_mending, find_item
from harness_memory.cli.command import Invocation, hm_command
from harness_memory.cli.output import emit_json, say, say_table
from harness_memory.cli.review import accept_all, decision_view, told
from harness_memory.cli.views import as_view
from harness_memory.core.model import ProposalKind
from harness_memory.core.review import Answer
from harness_memory.errors import UsageError
from harness_memory.store.db import reading

KINDS: tuple[ProposalKind, ...] = get_args(ProposalKind)


@hm_command("proposals:list")
@click.option("--kind", type=click.Choice(KINDS), help="One kind.")
def list_proposals(invocation: Invocation, *, kind: ProposalKind | None) -> None:
    """List the open proposals, newest change first."""
    with reading(invocation.find_project().state_dir) as store:
        proposals = [proposal for proposal in store.proposals.open() if kind in (None, proposal.kind)]
        about = {
            memory_id: memory
            for proposal in proposals
            for memory_id in (proposal.target_id, proposal.candidate_id)
            if (memory := store.memories.get(memory_id)) is not None
        }
    if invocation.as_json:
        emit_json(
            [
                as_view(proposal)
                | {
                    "target_summary": about[proposal.target_id].summary,
                    "candidate_summary": about[proposal.candidate_id].summary if proposal.candidate_id else None,
                }
                for proposal in proposals
            ]
        )
    elif proposals:
        rows = [
            (
                proposal.id,
                proposal.kind,
                str(len(proposal.support_sessions)),
                about[proposal.candidate_id or proposal.target_id].summary,
            )
            for proposal in proposals
        ]
        say_table(("ID", "KIND", "SESSIONS", "RULE"), rows)
    else:
        say("No open proposals.")


@hm_command("proposals:accept")
@click.argument("proposal_id", metavar="[ID]", required=False)
@click.option("--kind", type=click.Choice(KINDS), help="With --all: every open proposal of this kind.")
@click.option("--all", "every", is_flag=True, help="Accept all of --kind, as one decision.")
@click.option("--scope", "scope_glob", metavar="GLOB", help="Of fix_scope: the scope that is right.")
@click.option("--signature", metavar="SPEC", help="Of fix_signature: the signature that is right, empty for none.")
def accept(
    invocation: Invocation,
    *,
    proposal_id: str | None,
    kind: ProposalKind | None,
    every: bool,
    scope_glob: str | None,
    signature: str | None,
) -> None:
    """Accept a proposal, or every open one of a kind. `hm review --undo` takes it back."""
    mending = {
        name: value for name, value in (("scope_glob", scope_glob), ("signature", signature)) if value is not None
    }
    if every != (kind is not None) or every == (proposal_id is not None) or (every and mending):
        raise UsageError("usage", "Give one proposal's id, or --kind and --all.", hint="hm proposals:accept --help")
    if kind is not None:
        accept_all(invocation, invocation.find_project(), kind)
    elif proposal_id is not None:
        _decide(invocation, proposal_id, "accept", mending)


@hm_command("proposals:reject")
@click.argument("proposal_id", metavar="ID")
def reject(invocation: Invocation, *, proposal_id: str) -> None:
    """Reject a proposal; the same claim is skipped for 30 days. `hm review --undo` takes it back."""
    _decide(invocation, proposal_id, "reject", {})


def _decide(invocation: Invocation, proposal_id: str, answer: Answer, mending: dict[str, str]) -> None:
    project = invocation.find_project()
    with reading(project.state_dir) as store:
        item = find_item(store, proposal_id, invocation.now_ms)
    if mending:
        decided = [carry_out_mending(project, item, mending, invocation.now_ms)]
    else:
        decided = carry_out(project, [item], answer, invocation.now_ms)
    for one in decided:
        if invocation.as_json:
            emit_json(decision_view(one))
        else:
            say(told(one))
