import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harness_memory.config import Config
from harness_memory.core.model import Memory, Signature
from harness_memory.core.snapshot_build import build_snapshot, label_of, row_keys, score_of, snapshot_row
from harness_memory.hot import snapshot

KINDS = st.sampled_from(["npm test", "git push --force", "docker build", "pytest tests", "üñí test"])


def rule(memory_id: str, pattern: str | None = "npm test", **changes: object) -> Memory:
    signature = Signature("bash", "command", "cmd", pattern) if pattern else None
    values: dict[str, object] = {"status": "active", "authority": "human", "signature": signature, **changes}
    return Memory(id=memory_id, type="pitfall", summary=f"about {pattern}", **values)  # type: ignore[arg-type]


def build(memories: list[Memory]) -> bytes:
    return build_snapshot(
        memories,
        Config(),
        generation=7,
        built_at_ms=1,
        source={"memory.sqlite": [1, 2]},
        counts={"active": len(memories)},
    )


def read(path: Path, keys: list[str]) -> list[str]:
    opened = snapshot.open_snapshot(str(path))
    try:
        return [row["id"] for row in opened.rows(keys)]
    finally:
        opened.close()


@settings(max_examples=25, deadline=None)
@given(patterns=st.lists(KINDS, max_size=40))
def test_every_row_is_found_by_its_keys_and_by_no_other(
    tmp_path_factory: pytest.TempPathFactory, patterns: list[str]
) -> None:
    memories = [rule(f"{number:012x}", pattern) for number, pattern in enumerate(patterns)]
    path = tmp_path_factory.mktemp("s") / "active.v1.json"
    path.write_bytes(build(memories))
    for key in {key for memory in memories for key in row_keys(memory)}:
        assert read(path, [key]) == [memory.id for memory in memories if key in row_keys(memory)]
    assert read(path, ["cmd:nothing"]) == []


def test_the_file_is_one_json_document_with_the_same_rows() -> None:
    memories = [rule("a" * 12), rule("b" * 12, None, scope_glob="src/**"), rule("c" * 12, status="candidate")]
    document = json.loads(build(memories))
    rows = [row["id"] for bucket in document["buckets"] for rows in bucket.values() for row in rows]
    assert sorted(rows) == ["a" * 12, "b" * 12]
    assert (document["schema"], document["generation"], len(document["buckets"])) == (
        1,
        7,
        document["bucket_count"],
    )


def test_the_same_memories_in_any_order_give_the_same_bytes() -> None:
    memories = [rule(f"{number:012x}") for number in range(20)]
    assert build(memories) == build(memories[::-1])


def test_the_header_stays_small_at_any_size() -> None:
    memories = [rule(f"{number:012x}", f"tool{number} run") for number in range(40_000)]
    data = build(memories)
    assert len(data.partition(b"\n")[0]) <= snapshot.HEADER_LIMIT_BYTES


def test_a_row_under_several_wanted_keys_is_read_once(tmp_path: Path) -> None:
    path = tmp_path / "active.v1.json"
    path.write_bytes(build([rule("a" * 12, "pm test")]))
    assert read(path, ["cmd:pm", "cmd:npm", "cmd:pm"]) == ["a" * 12]


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (None, "snapshot_missing"),
        (b"", "snapshot_damaged"),
        (b"{}", "snapshot_damaged"),
        (b'{"schema":1,"index":\n', "snapshot_damaged"),
        (b'{"schema":2,"bucket_count":256,"index":\n"', "snapshot_newer"),
        (b"\xff\xfe\n", "snapshot_damaged"),
    ],
)
def test_a_snapshot_that_cannot_be_used_says_which_way(tmp_path: Path, content: bytes | None, status: str) -> None:
    path = tmp_path / "active.v1.json"
    if content is not None:
        path.write_bytes(content)
    before = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    with pytest.raises(snapshot.SnapshotError, match=status):
        snapshot.open_snapshot(str(path))
    assert before == (len(os.listdir("/proc/self/fd")) if before else 0)


def test_a_snapshot_cut_short_is_damaged_not_silent(tmp_path: Path) -> None:
    path = tmp_path / "active.v1.json"
    path.write_bytes(build([rule("a" * 12)]).partition(b'"cmd:npm"')[0])
    with pytest.raises(snapshot.SnapshotError, match="snapshot_damaged"):
        read(path, ["cmd:npm"])


def test_labels_say_who_stands_behind_a_memory() -> None:
    assert [
        label_of(rule("a" * 12, authority="auto")),
        label_of(rule("a" * 12)),
        label_of(rule("a" * 12, import_unconfirmed=True)),
        label_of(rule("a" * 12, contested=True)),
        label_of(rule("a" * 12, contested=True, enforcement="deny")),
    ] == ["auto, provisional", "human", "human, unconfirmed import", "human, contested", "human"]


def test_score_is_confidence_times_trust() -> None:
    scores = [
        score_of(rule("a" * 12, authority="auto", confidence=0.9, validation_count=count)) for count in (0, 1, 2, 9)
    ]
    assert scores == [0.585, 0.72, 0.855, 0.855]
    assert score_of(rule("a" * 12, confidence=0.9)) == 0.9


def test_a_row_holds_what_hooks_read() -> None:
    memory = rule(
        "a" * 12, details="d", scope_glob="src/**", ttl_expires_at_ms=5, created_at_ms=3, source_ref="episode:x"
    )
    assert snapshot_row(memory) == {
        "id": "a" * 12,
        "type": "pitfall",
        "subtype": None,
        "authority": "human",
        "enforcement": "advise",
        "label": "human",
        "summary": "about npm test",
        "details": "d",
        "scope": "src/**",
        "sig": {"tool": "bash", "target": "command", "kind": "cmd", "pattern": "npm test", "negate": False},
        "triggers": ["before_tool"],
        "tools": [],
        "score": 1.0,
        "ttl_ms": 5,
        "evidence_ms": 3,
        "source_ref": "episode:x",
    }


def test_a_scope_is_filed_under_its_first_segment_whatever_its_case() -> None:
    scopes = ("SRC/**", "src/a", "*.py", "**")
    assert [row_keys(rule("a" * 12, None, scope_glob=scope)) for scope in scopes] == [
        ["scope:src"],
        ["scope:src"],
        ["scope:*"],
        ["scope:*"],
    ]
