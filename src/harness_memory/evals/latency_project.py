"""A project for measuring hooks: a store of a given size, its published snapshots, and what each call leaves behind.

Owns the made-up memories and the files a measured session starts from. Called by `evals.latency`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.core.model import DAY_MS, Memory, Proposal, Signature
from harness_memory.hot import ledger, paths, turns

HOST = "claude-code"
PAST_SESSIONS = 20
GUARDED = Signature("bash", "command", "cmd", "npm test")

_PROGRAM_NAMES = (
    "docker git make npm pip cargo go kubectl terraform pnpm yarn poetry uv gradle mvn helm ansible aws gcloud az psql"
    " mysql redis-cli rsync scp curl wget systemctl journalctl brew apt-get composer bundle rails flask django-admin"
    " alembic celery gunicorn webpack"
)
_TOPIC_WORDS = (
    "request handler session cache token queue worker schema migration index retry timeout branch release build deploy"
    " cluster storage bucket parser renderer router template fixture snapshot ledger report metric alert budget invoice"
    " customer order payment refund mailer webhook socket stream buffer lock"
)
_PROGRAMS = _PROGRAM_NAMES.split()
_WORDS = _TOPIC_WORDS.split()


class LatencyProject:
    """A temporary project of `size` memories; `publish_s` is how long its last publish took."""

    def __init__(self, root: Path, size: int, now_ms: int) -> None:
        self.root = root
        self.size = size
        self.state_dir = root / paths.STATE_DIR_NAME
        self.log_path = self.state_dir / paths.LOGS_DIR / paths.HOOKS_LOG_NAME
        self._now_ms = now_ms
        for name in paths.SUBDIRECTORIES:
            (self.state_dir / name).mkdir(mode=paths.DIR_MODE, parents=True)
        with write_and_publish(Project(root, self.state_dir), command="eval:latency", now_ms=now_ms) as store:
            for memory in memories(size):
                store.memories.insert(memory)
            store.proposals.insert(_proposal(now_ms))
            store.meta.set("last_dream_at_ms", str(now_ms))  # a worker that is woken must not consolidate them
            begun = time.perf_counter()
        self.publish_s = time.perf_counter() - begun
        for number in range(PAST_SESSIONS):
            self.open_turn(f"past-{number}", "past", tool_lines=5)

    def ledger_path(self, session_id: str) -> Path:
        """The ledger of a session."""
        return Path(paths.ledger_path(str(self.state_dir), HOST, ledger.session_key(HOST, session_id)))

    def log_size(self) -> int:
        """How long the hooks' log is."""
        return ledger.size_of(str(self.log_path))

    def end_session(self, session_id: str) -> None:
        """Take a measured session's files away, so that the last run meets as many sessions as the first."""
        key = ledger.session_key(HOST, session_id)
        self.ledger_path(session_id).unlink(missing_ok=True)
        for path in (self.state_dir / paths.STATE_DIR).glob(f"*{key}*"):
            path.unlink()

    def forget_digest(self) -> None:
        """Let the next session start say what it says once a day."""
        (self.state_dir / paths.STATE_DIR / "digest.json").unlink(missing_ok=True)

    def open_turn(self, session_id: str, prompt_id: str, tool_lines: int) -> None:
        """Leave what a turn of so many tool calls leaves: its lines in the ledger and the cursor."""
        session = turns.Session(str(self.state_dir), HOST, ledger.session_key(HOST, session_id))
        turns.open_turn(session, prompt_id, "", self._now_ms)
        session.save()
        fields = {"tool": "bash", "host_tool": "Bash", "input_digest": "ls -la src", "output_head": "line\n" * 60}
        lines = [ledger.encode_line("prompt", self._now_ms, prompt_id, {"text": "go on", "injected": False})]
        lines += [ledger.encode_line("tool_ok", self._now_ms, prompt_id, fields)] * tool_lines
        ledger.record(session.ledger_path, b"".join(lines))


def _proposal(now_ms: int) -> Proposal:
    return Proposal(
        id="a" * 12,
        kind="revalidate",
        status="open",
        target_id="f" * 12,
        candidate_id="",
        claim_key="revalidate",
        rationale="it has not fired for a while",
        support_count=1,
        support_sessions=(),
        human_signal=False,
        created_at_ms=now_ms,
        updated_at_ms=now_ms,
        expires_at_ms=now_ms + 3 * DAY_MS,
    )


def memories(size: int) -> Iterator[Memory]:
    """Make so many active memories of every kind; one of them guards `npm test` at the level deny."""
    yield Memory(
        id="f" * 12,
        type="pitfall",
        summary="Run pnpm test from packages/api",
        status="active",
        authority="human",
        enforcement="deny",
        signature=GUARDED,
    )
    for number in range(1, size):
        yield _memory(number)


def _memory(number: int) -> Memory:
    first, second, third = (_WORDS[number // step % len(_WORDS)] for step in (1, 7, 311))
    summary = f"The {first} {second} of module{number // 50} needs the {third} before the {_WORDS[number % 13]}"
    program = _PROGRAMS[number % len(_PROGRAMS)]
    directory = f"packages/module{number // 50}"
    signature: Signature | None = None
    scope = "**"
    match number % 5:
        case 0 | 1:
            kind, signature = "pitfall", Signature("bash", "command", "cmd", f"{program} {first} {number}")
        case 2:
            kind, signature = "workflow", Signature("edit", "path", "glob", f"{directory}/**/*.py")
        case 3:
            kind, scope = "decision", f"{directory}/**"
        case _:
            kind = "policy"
    return Memory(
        id=f"{number:012x}",
        type=kind,  # type: ignore[arg-type]
        summary=summary,
        status="active",
        authority="human" if number % 3 else "auto",
        signature=signature,
        scope_glob=scope,
        triggers=("before_tool",) if signature else ("session_start", "before_model", "before_tool"),
        aliases=(first, f"module{number // 50}"),
    )
