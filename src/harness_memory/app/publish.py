"""From the store to the snapshot hooks read.

Owns writing the files of `snapshot/` and the pair "write, then publish" that every
command and the worker use. Called with the database lock free: it takes it for the write.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from harness_memory.app.counts import count_standing
from harness_memory.app.entities import project_entities
from harness_memory.app.private_files import replace_file
from harness_memory.app.project import Project, load_settings
from harness_memory.config import Config
from harness_memory.core.lexical_build import IndexContent, build_index
from harness_memory.core.model import Memory
from harness_memory.core.moments_build import build_moments, lexical_content
from harness_memory.core.recall import recall_documents
from harness_memory.core.snapshot_build import build_snapshot
from harness_memory.hot import paths, snapshot
from harness_memory.store.db import Store, reading, writing
from harness_memory.store.locks import db_lock


@dataclass(frozen=True, slots=True)
class PublishResult:
    """What a publish left behind: the store's generation and what the snapshot's header counts."""

    generation: int
    active: int
    auto: int
    candidates: int
    proposals: int
    proposals_expiring: int


@contextmanager
def write_and_publish(project: Project, *, command: str, now_ms: int) -> Iterator[Store]:
    """Open a writing transaction; once it is committed, publish what it left (S42). Raises LockedError, HmError."""
    with writing(project.state_dir, command=command, now_ms=now_ms) as store:
        yield store
    publish(project, load_settings(project), now_ms=now_ms)


def publish(project: Project, config: Config, *, now_ms: int) -> PublishResult:
    """Write the snapshot of the store as it is now, under the database lock so that an older one never wins."""
    with db_lock(project.state_dir, command="publish", now_ms=now_ms):
        source = snapshot.source_state(str(project.state_dir))
        with reading(project.state_dir) as store:
            memories = store.memories.list(statuses=("active", "candidate"), limit=None)
            standing = store.memories.counts()
            generation = store.meta.generation()
            learned = _Learned(store, config)
        active = [memory for memory in memories if memory.status == "active"]
        counts = count_standing(standing, learned.proposals, now_ms)
        data = build_snapshot(active, config, generation=generation, built_at_ms=now_ms, source=source, counts=counts)
        replace_file(Path(paths.snapshot_path(str(project.state_dir))), data)
        _publish_moments(project, config, active, learned)
        Path(paths.snapshot_path(str(project.state_dir), paths.REINDEX_NAME)).unlink(missing_ok=True)
    return PublishResult(generation, **counts)


class _Learned:
    """What the store holds besides memories for the moments other than a tool call."""

    def __init__(self, store: Store, config: Config) -> None:
        self.proposals = store.proposals.open()
        self.resolutions = json.loads(store.meta.get("resolutions") or "{}")
        self.past = store.episodes.past(config.recall.keep_episodes) if config.recall.enabled else []


def _publish_moments(project: Project, config: Config, active: Sequence[Memory], learned: _Learned) -> None:
    """Write the files of prompts, session starts and failures; an index whose content is unchanged stays."""
    expiries = [proposal.expires_at_ms for proposal in learned.proposals]
    moments = build_moments(active, config, resolutions=learned.resolutions, expiries=expiries)
    replace_file(_path(project, paths.MOMENTS_NAME), moments)
    entities = project_entities(project.root, config.before_model.names)
    _publish_index(_path(project, paths.LEXICAL_NAME), lexical_content(active, config, entities))
    if config.recall.enabled:
        _publish_index(_path(project, paths.RECALL_NAME), IndexContent(recall_documents(learned.past), {}))
    else:
        _path(project, paths.RECALL_NAME).unlink(missing_ok=True)


def _publish_index(path: Path, content: IndexContent) -> None:
    """Build an index unless the file there is of the same content: weighing imports numpy, which takes a while."""
    digest = content.digest()
    if _digest_of(path) != digest:
        replace_file(path, build_index(content.documents, {**content.header, "digest": digest}))


def _digest_of(path: Path) -> str:
    try:
        opened = snapshot.open_snapshot(str(path))
    except snapshot.SnapshotError:
        return ""
    opened.close()
    return str(opened.header.get("digest", ""))


def _path(project: Project, name: str) -> Path:
    return Path(paths.snapshot_path(str(project.state_dir), name))
