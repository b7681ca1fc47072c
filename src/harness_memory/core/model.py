"""The values the product is made of: memories, episodes, facts, proposals.

Owns the vocabularies (S18, S19) and the frozen shapes that store, extract and app exchange. No behaviour beyond what
the values themselves imply. Times are UTC milliseconds, ids are 12 lower-case hex characters (S49).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

MemoryType = Literal["pitfall", "policy", "workflow", "decision", "architecture_constraint", "baseline"]
KnowledgeKind = Literal["correction", "failure_resolution", "convention", "preference", "fact"]
Trigger = Literal["session_start", "before_model", "before_tool", "after_tool"]
Status = Literal["candidate", "active", "stale", "superseded", "rejected"]
PolicySubtype = Literal["hard", "soft"]
Authority = Literal["human", "auto"]
Enforcement = Literal["advise", "confirm", "soft_deny", "deny"]
SourceKind = Literal["extraction", "manual", "remember", "import"]
ProvenanceClass = Literal["typed", "given", "observed", "inferred"]
PromptClass = Literal["typed", "given", "injected"]
Action = Literal["create", "reinforce", "propose_supersede", "propose_stale"]
ProposalKind = Literal[
    "supersede", "stale", "activate_policy", "activate_global", "fix_scope", "fix_signature", "revalidate", "merge"
]
ProposalStatus = Literal["open", "accepted", "rejected", "expired"]
EpisodeStatus = Literal["queued", "leased", "done", "no_signal", "suspect", "failed", "dead", "dropped"]
ClosedBy = Literal["stop", "stop_failure", "precompact", "session_end", "interrupted", "late", "idle"]
Actor = Literal["human", "auto_rule"]
CorrectionStrength = Literal["", "weak", "strong"]
FiringOutcome = Literal["delivered", "denied", "heeded", "override", "confirmed"]

MEMORY_TYPES: tuple[MemoryType, ...] = (
    "pitfall",
    "policy",
    "workflow",
    "decision",
    "architecture_constraint",
    "baseline",
)
TRIGGERS: tuple[Trigger, ...] = ("session_start", "before_model", "before_tool", "after_tool")
STATUSES: tuple[Status, ...] = ("candidate", "active", "stale", "superseded", "rejected")
LIVE_STATUSES: tuple[Status, ...] = ("candidate", "active", "stale")
ENFORCEMENTS: tuple[Enforcement, ...] = ("advise", "confirm", "soft_deny", "deny")

TOOL_KINDS = ("tool_ok", "tool_fail")
"""The kinds of ledger lines that tell of a call that ran."""

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS


@dataclass(frozen=True, slots=True)
class Signature:
    """What a call must be for a memory to fire: `tool:target:kind:pattern`, `negate` turns the pattern round."""

    tool: str
    target: str
    kind: str
    pattern: str
    negate: bool = False

    def as_dict(self) -> dict[str, Any]:
        """The plain form the hook path reads (`hot.signatures`)."""
        return {
            "tool": self.tool,
            "target": self.target,
            "kind": self.kind,
            "pattern": self.pattern,
            "negate": self.negate,
        }


@dataclass(frozen=True, slots=True)
class Memory:
    """One thing believed, with who may change it and how it is delivered.

    `evidence_score` is the sum of the weights of the distinct episodes behind it; `*_since_reinforcement` count from
    the last reinforcing run (S47); `contested` follows open propose_* proposals (S20); None times mean "never".
    """

    id: str
    type: MemoryType
    summary: str
    status: Status = "candidate"
    authority: Authority = "auto"
    enforcement: Enforcement = "advise"
    policy_subtype: PolicySubtype | None = None
    details: str = ""
    scope_glob: str = "**"
    signature: Signature | None = None
    triggers: tuple[Trigger, ...] = ("before_tool",)
    relevant_tools: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    knowledge_kind: KnowledgeKind | None = None
    confidence: float = 1.0
    importance: float = 0.5
    semantic_key: str = ""
    source_kind: SourceKind = "manual"
    source_ref: str = ""
    status_reason: str = ""
    import_unconfirmed: bool = False
    contested: bool = False
    fire_count: int = 0
    override_count: int = 0
    heeded_count: int = 0
    overrides_since_reinforcement: int = 0
    heeded_since_reinforcement: int = 0
    downgraded_at_ms: int | None = None
    evidence_count: int = 0
    evidence_score: int = 0
    session_count: int = 0
    validation_count: int = 0
    ttl_expires_at_ms: int | None = None
    revalidate_after_ms: int | None = None
    last_evidence_at_ms: int | None = None
    last_fired_at_ms: int | None = None
    created_at_ms: int = 0
    updated_at_ms: int = 0


@dataclass(frozen=True, slots=True)
class Provenance:
    """Why a memory is believed: one cited line, with the class code gave it (behaviour §2.3) and its quote (S11)."""

    memory_id: str
    episode_id: str
    run_id: str
    line: str
    provenance_class: ProvenanceClass
    quote: str
    confidence: float
    session_key: str
    episode_weight: int
    created_at_ms: int


@dataclass(frozen=True, slots=True)
class Transition:
    """One change of a memory's status, authority or enforcement: who, why, when."""

    memory_id: str
    actor: Actor
    event: str
    reason: str
    from_status: str
    to_status: str
    from_enforcement: str
    to_enforcement: str
    from_authority: str
    to_authority: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """A change the automatic path may only suggest. `claim_key` = kind + target + semantic key (S15)."""

    id: str
    kind: ProposalKind
    status: ProposalStatus
    target_id: str
    candidate_id: str
    claim_key: str
    rationale: str
    support_count: int
    support_sessions: tuple[str, ...]
    human_signal: bool
    created_at_ms: int
    updated_at_ms: int
    expires_at_ms: int
    resolved_at_ms: int | None = None


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One event of an episode. `number` is `e<seq>`, `p<seq>` for the previous turn, "" for markers (S3).

    `fields` holds the line as written by the hook (docs/formats.md); `prompt_class` is set for prompt lines once the
    transcript has been read.
    """

    number: str
    kind: str
    at_ms: int
    fields: dict[str, Any]
    agent_id: str = ""
    prompt_class: PromptClass | None = None

    @property
    def is_call(self) -> bool:
        """Whether the line tells of a tool call that ran, well or not."""
        return self.kind in TOOL_KINDS


@dataclass(frozen=True, slots=True)
class Failure:
    """A failed call and, when a later call of the same kind succeeded with other words, the line that resolved it."""

    line: str
    tool: str
    program_token: str
    text: str
    failure_class: str
    failure_sig: str
    resolved_by: str = ""
    resolution_text: str = ""


@dataclass(frozen=True, slots=True)
class Firing:
    """One memory that fired in the episode, in which line, and what came of it (S19)."""

    memory_id: str
    tool: str
    enforcement: str
    delivery: str
    at_ms: int
    agent_id: str
    outcome: FiringOutcome
    line: str = ""


@dataclass(frozen=True, slots=True)
class Flags:
    """What the episode's own words signal; computed by the worker (S4), never text of a memory."""

    correction: CorrectionStrength = ""
    remember: bool = False
    explicit_rule: bool = False
    decision_marker: bool = False


@dataclass(frozen=True, slots=True)
class Episode:
    """One closed segment of a turn, read from the ledger and the transcript."""

    id: str
    host: str
    session_key: str
    turn_key: str
    segment: int
    closed_by: ClosedBy
    started_at_ms: int
    closed_at_ms: int
    lines: tuple[LedgerLine, ...]
    previous_lines: tuple[LedgerLine, ...] = ()
    previous_assistant: str = ""
    flags: Flags = field(default_factory=Flags)
    failures: tuple[Failure, ...] = ()
    firings: tuple[Firing, ...] = ()
    scope_refs: tuple[str, ...] = ()
    tools_used: tuple[str, ...] = ()
    evidence_weight: int = 0
    torn_lines: int = 0


@dataclass(frozen=True, slots=True)
class Fact:
    """One claim of the extractor, shape-checked (V1). `signature` is None when it named none."""

    action: Action
    type: MemoryType
    summary: str
    details: str
    scope_glob: str
    relevant_tools: tuple[str, ...]
    signature: Signature | None
    triggers: tuple[Trigger, ...]
    confidence: float
    evidence_refs: tuple[str, ...]
    knowledge_kind: KnowledgeKind
    rationale: str = ""
    aliases: tuple[str, ...] = ()
    target_id: str = ""


@dataclass(frozen=True, slots=True)
class Citation:
    """A cited line with the class it lends (S9)."""

    line: str
    provenance_class: ProvenanceClass
    quote: str


@dataclass(frozen=True, slots=True)
class ValidFact:
    """A fact that passed V1 to V12, with its citations classified by code."""

    fact: Fact
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class RefusedFact:
    """A fact that failed a rule: which (`V1` … `V12`) and one sentence why."""

    fact: Fact
    rule: str
    reason: str
