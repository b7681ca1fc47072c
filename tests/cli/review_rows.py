"""A project in which one question of every kind waits, and one that no proposal stands behind."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.core.model import DAY_MS, Memory, Proposal, ProposalKind, Provenance, Signature
from harness_memory.core.proposals import claim_key
from harness_memory.core.similarity import semantic_key
from tests.cli.conftest import NOW_MS

OLD_MS = NOW_MS - 20 * DAY_MS


def row(number: int, summary: str, command: str = "", **fields: Any) -> Memory:
    """Return an automatic memory whose id is its number; `command` gives it a signature."""
    signature = Signature("bash", "command", "cmd", command) if command else None
    plain: dict[str, Any] = {
        "id": f"{number:012x}",
        "type": "pitfall",
        "summary": summary,
        "status": "active",
        "authority": "auto",
        "signature": signature,
        "knowledge_kind": "correction",
        "source_kind": "extraction",
        "source_ref": "episode:claude-code:aaaa:p1:1",
        "created_at_ms": OLD_MS,
        "updated_at_ms": OLD_MS,
    }
    memory = Memory(**plain | fields)
    key = semantic_key(memory.type, memory.signature, memory.scope_glob, memory.summary)
    return replace(memory, semantic_key=key)


def proposal(number: int, kind: ProposalKind, target: Memory, candidate: Memory | None = None) -> Proposal:
    """Return an open proposal of one session."""
    return Proposal(
        id=f"{number:012x}",
        kind=kind,
        status="open",
        target_id=target.id,
        candidate_id=candidate.id if candidate else "",
        claim_key=claim_key(kind, target.id, (candidate or target).semantic_key),
        rationale=f"The {kind} claim [typed e1: said so]",
        support_count=1,
        support_sessions=("s1",),
        human_signal=True,
        created_at_ms=OLD_MS,
        updated_at_ms=OLD_MS,
        expires_at_ms=NOW_MS + 10 * DAY_MS,
    )


HUMAN = row(0xA1, "Never run npm test here", "npm test", authority="human", enforcement="confirm", source_ref="")
REPLACEMENT = row(0xB1, "Run npm test with CI=1", "npm test", status="candidate", status_reason="replacement")
OUTDATED = row(0xA2, "Never push without a rebase", "git push", ttl_expires_at_ms=NOW_MS + DAY_MS)
AGED = row(
    0xA3,
    "Run make lint before git commit",
    "git commit",
    ttl_expires_at_ms=NOW_MS + DAY_MS,
    revalidate_after_ms=NOW_MS - DAY_MS,
)
POLICY = row(0xA4, "Deploy only from main", "make deploy", type="policy", policy_subtype="hard", status="candidate")
GLOBAL = row(0xA5, "Answer in short sentences", status="candidate", status_reason="global")
WIDE = row(0xA6, "Migrations are written by hand", type="workflow", authority="human", triggers=("before_model",))
BROAD = row(0xA7, "Never run docker build here", "docker build", enforcement="soft_deny", ttl_expires_at_ms=NOW_MS * 2)
TWIN = row(0xA8, "Use uv pip install for packages", "pip install", evidence_score=4, ttl_expires_at_ms=NOW_MS * 2)
OTHER_TWIN = row(0xB8, "Use uv pip install for all packages", "pip3 install -r", status="candidate")
IMPORTED = row(
    0xA9, "Never commit to main", "git commit -m", authority="human", source_kind="import", import_unconfirmed=True
)
OWN = row(0xAA, "Ask before deleting files", authority="human", status="candidate", source_kind="manual")

MEMORIES = (
    HUMAN, REPLACEMENT, OUTDATED, AGED, POLICY, GLOBAL, WIDE, BROAD, TWIN, OTHER_TWIN, IMPORTED, OWN,
)  # fmt: skip
PROPOSALS = (
    proposal(0xC8, "merge", TWIN, OTHER_TWIN),
    proposal(0xC7, "fix_signature", BROAD),
    proposal(0xC6, "fix_scope", WIDE),
    proposal(0xC5, "activate_global", GLOBAL),
    proposal(0xC4, "activate_policy", POLICY),
    proposal(0xC3, "revalidate", AGED),
    proposal(0xC2, "stale", OUTDATED),
    proposal(0xC1, "supersede", HUMAN, REPLACEMENT),
)
EVIDENCE = Provenance(
    memory_id=REPLACEMENT.id,
    episode_id="claude-code:aaaa:p1:1",
    run_id="r1",
    line="e1",
    provenance_class="typed",
    quote="npm test is fine once CI=1 is set",
    confidence=0.9,
    session_key="aaaa",
    episode_weight=2,
    created_at_ms=OLD_MS,
)


def fill(project: Project) -> None:
    """Put every row and proposal into the project's store."""
    with write_and_publish(project, command="test", now_ms=OLD_MS) as store:
        for memory in MEMORIES:
            store.memories.insert(memory)
        for one in PROPOSALS:
            store.proposals.insert(one)
        store.provenance.add(EVIDENCE)
