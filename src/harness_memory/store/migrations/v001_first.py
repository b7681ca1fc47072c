"""Schema 1: memories with their evidence and history, episodes, runs, proposals.

Vocabularies are written out, not taken from `core.model`: a released step must not change with the code. Columns carry
the names of the dataclass fields they hold; docs/formats.md explains them. Lists are JSON arrays.
"""

from __future__ import annotations

import sqlite3

_TABLES = (
    """
    CREATE TABLE migrations (
      version INTEGER PRIMARY KEY,
      applied_at_ms INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE memories (
      id TEXT PRIMARY KEY CHECK (length(id) = 12 AND id NOT GLOB '*[^0-9a-f]*'),
      type TEXT NOT NULL CHECK (type IN
        ('pitfall', 'policy', 'workflow', 'decision', 'architecture_constraint', 'baseline')),
      summary TEXT NOT NULL CHECK (summary <> ''),
      status TEXT NOT NULL CHECK (status IN ('candidate', 'active', 'stale', 'superseded', 'rejected')),
      authority TEXT NOT NULL CHECK (authority IN ('human', 'auto')),
      enforcement TEXT NOT NULL CHECK (enforcement IN ('advise', 'confirm', 'soft_deny', 'deny')),
      policy_subtype TEXT CHECK (policy_subtype IN ('hard', 'soft')),
      details TEXT NOT NULL,
      scope_glob TEXT NOT NULL,
      signature TEXT,
      triggers TEXT NOT NULL,
      relevant_tools TEXT NOT NULL,
      aliases TEXT NOT NULL,
      knowledge_kind TEXT CHECK (knowledge_kind IN
        ('correction', 'failure_resolution', 'convention', 'preference', 'fact')),
      confidence REAL NOT NULL CHECK (confidence BETWEEN 0 AND 1),
      importance REAL NOT NULL CHECK (importance BETWEEN 0 AND 1),
      semantic_key TEXT NOT NULL,
      source_kind TEXT NOT NULL CHECK (source_kind IN ('extraction', 'manual', 'remember', 'import')),
      source_ref TEXT NOT NULL,
      status_reason TEXT NOT NULL,
      import_unconfirmed INTEGER NOT NULL CHECK (import_unconfirmed IN (0, 1)),
      contested INTEGER NOT NULL CHECK (contested IN (0, 1)),
      fire_count INTEGER NOT NULL CHECK (fire_count >= 0),
      override_count INTEGER NOT NULL CHECK (override_count >= 0),
      heeded_count INTEGER NOT NULL CHECK (heeded_count >= 0),
      overrides_since_reinforcement INTEGER NOT NULL CHECK (overrides_since_reinforcement >= 0),
      heeded_since_reinforcement INTEGER NOT NULL CHECK (heeded_since_reinforcement >= 0),
      downgraded_at_ms INTEGER,
      evidence_count INTEGER NOT NULL CHECK (evidence_count >= 0),
      evidence_score INTEGER NOT NULL CHECK (evidence_score >= 0),
      session_count INTEGER NOT NULL CHECK (session_count >= 0),
      validation_count INTEGER NOT NULL CHECK (validation_count >= 0),
      ttl_expires_at_ms INTEGER,
      revalidate_after_ms INTEGER,
      last_evidence_at_ms INTEGER,
      last_fired_at_ms INTEGER,
      created_at_ms INTEGER NOT NULL,
      updated_at_ms INTEGER NOT NULL,
      CHECK (authority = 'human' OR enforcement IN ('advise', 'soft_deny'))
    ) STRICT
    """,
    "CREATE INDEX memories_by_status ON memories (status, updated_at_ms)",
    "CREATE INDEX memories_by_semantic_key ON memories (semantic_key)",
    """
    CREATE TABLE provenance (
      sequence INTEGER PRIMARY KEY,
      memory_id TEXT NOT NULL REFERENCES memories (id),
      episode_id TEXT NOT NULL,
      run_id TEXT NOT NULL,
      line TEXT NOT NULL,
      provenance_class TEXT NOT NULL CHECK (provenance_class IN ('typed', 'given', 'observed', 'inferred')),
      quote TEXT NOT NULL CHECK (length(quote) <= 300),
      confidence REAL NOT NULL CHECK (confidence BETWEEN 0 AND 1),
      session_key TEXT NOT NULL,
      episode_weight INTEGER NOT NULL CHECK (episode_weight >= 0),
      created_at_ms INTEGER NOT NULL,
      UNIQUE (memory_id, episode_id, line)
    ) STRICT
    """,
    "CREATE INDEX provenance_by_episode ON provenance (episode_id)",
    """
    CREATE TABLE transitions (
      sequence INTEGER PRIMARY KEY,
      memory_id TEXT NOT NULL REFERENCES memories (id),
      actor TEXT NOT NULL CHECK (actor IN ('human', 'auto_rule')),
      event TEXT NOT NULL,
      reason TEXT NOT NULL,
      from_status TEXT NOT NULL,
      to_status TEXT NOT NULL,
      from_enforcement TEXT NOT NULL,
      to_enforcement TEXT NOT NULL,
      from_authority TEXT NOT NULL,
      to_authority TEXT NOT NULL,
      at_ms INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX transitions_by_memory ON transitions (memory_id)",
    "CREATE INDEX transitions_by_time ON transitions (at_ms)",
    """
    CREATE TABLE proposals (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL CHECK (kind IN ('supersede', 'stale', 'activate_policy', 'activate_global', 'fix_scope',
        'fix_signature', 'revalidate', 'merge')),
      status TEXT NOT NULL CHECK (status IN ('open', 'accepted', 'rejected', 'expired')),
      target_id TEXT NOT NULL REFERENCES memories (id),
      candidate_id TEXT REFERENCES memories (id),
      claim_key TEXT NOT NULL,
      rationale TEXT NOT NULL,
      support_count INTEGER NOT NULL CHECK (support_count >= 1),
      support_sessions TEXT NOT NULL,
      human_signal INTEGER NOT NULL CHECK (human_signal IN (0, 1)),
      created_at_ms INTEGER NOT NULL,
      updated_at_ms INTEGER NOT NULL,
      expires_at_ms INTEGER NOT NULL,
      resolved_at_ms INTEGER,
      CHECK ((status = 'open') = (resolved_at_ms IS NULL))
    ) STRICT
    """,
    """
    CREATE UNIQUE INDEX proposals_open_once ON proposals (kind, target_id, ifnull(candidate_id, ''))
      WHERE status = 'open'
    """,
    "CREATE INDEX proposals_by_claim ON proposals (claim_key, status)",
    "CREATE INDEX proposals_by_target ON proposals (target_id, status)",
    """
    CREATE TABLE episodes (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      host TEXT NOT NULL,
      session_key TEXT NOT NULL,
      turn_key TEXT NOT NULL,
      segment INTEGER NOT NULL,
      start_byte INTEGER NOT NULL CHECK (start_byte >= 0),
      end_byte INTEGER NOT NULL CHECK (end_byte >= start_byte),
      previous_start INTEGER,
      previous_end INTEGER,
      closed_by TEXT NOT NULL CHECK (closed_by IN
        ('stop', 'stop_failure', 'precompact', 'session_end', 'interrupted', 'late', 'idle')),
      closed_at_ms INTEGER NOT NULL,
      transcript_path TEXT NOT NULL,
      correction_for TEXT NOT NULL,
      previous_assistant TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN
        ('queued', 'leased', 'done', 'no_signal', 'suspect', 'failed', 'dead', 'dropped')),
      attempts INTEGER NOT NULL CHECK (attempts >= 0),
      waits INTEGER NOT NULL CHECK (waits >= 0),
      next_at_ms INTEGER NOT NULL,
      waiting TEXT NOT NULL,
      is_correction INTEGER NOT NULL CHECK (is_correction IN (0, 1)),
      evidence_weight INTEGER NOT NULL CHECK (evidence_weight >= 0),
      last_error TEXT NOT NULL,
      summary TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('', 'extracted', 'derived')),
      CHECK ((previous_start IS NULL) = (previous_end IS NULL))
    ) STRICT
    """,
    "CREATE INDEX episodes_by_status ON episodes (status, next_at_ms)",
    """
    CREATE TABLE runs (
      id TEXT PRIMARY KEY,
      provider TEXT NOT NULL,
      model TEXT NOT NULL,
      episode_ids TEXT NOT NULL,
      is_correction INTEGER NOT NULL CHECK (is_correction IN (0, 1)),
      local_day TEXT NOT NULL,
      started_at_ms INTEGER NOT NULL,
      finished_at_ms INTEGER,
      status TEXT NOT NULL CHECK (status IN ('running', 'ok', 'suspect', 'failed', 'unavailable')),
      cost_usd REAL CHECK (cost_usd >= 0),
      input_tokens INTEGER,
      output_tokens INTEGER,
      facts_applied INTEGER NOT NULL CHECK (facts_applied >= 0),
      facts_refused INTEGER NOT NULL CHECK (facts_refused >= 0),
      activations INTEGER NOT NULL CHECK (activations >= 0),
      error TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX runs_by_day ON runs (local_day)",
    """
    CREATE TABLE write_ops (
      run_id TEXT PRIMARY KEY,
      applied_at_ms INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE meta (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT
    """,
)


def apply(connection: sqlite3.Connection) -> None:
    """Create every table and index of schema 1."""
    for statement in _TABLES:
        connection.execute(statement)
