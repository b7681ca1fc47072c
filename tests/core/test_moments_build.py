"""Which memories speak at which moment, and the files that hold them."""

from typing import Any

import pytest

from harness_memory.config import BeforeModel, Config
from harness_memory.core.model import Memory, Signature
from harness_memory.core.moments_build import (
    build_moments,
    failure_keys,
    is_loaded_by_host,
    lexical_content,
    memory_document,
)
from harness_memory.hot.snapshot import Snapshot, open_snapshot


def memory(memory_id: str, **changes: Any) -> Memory:
    values: dict[str, Any] = {"type": "pitfall", "summary": "s", "status": "active", "authority": "human", **changes}
    return Memory(id=memory_id, **values)


def moments(tmp_path: Any, *memories: Memory, **changes: Any) -> Snapshot:
    path = tmp_path / "moments.v1.json"
    path.write_bytes(build_moments(memories, Config(), **{"resolutions": {}, "expiries": [], **changes}))
    return open_snapshot(str(path))


def ids(opened: Snapshot, key: str) -> list[str]:
    return [row["id"] for row in opened.lookup([key]).get(key, [])]


def test_rows_of_a_start_are_of_its_types_and_triggers_best_first(tmp_path: Any) -> None:
    opened = moments(
        tmp_path,
        memory("a" * 12, type="decision", triggers=("session_start",), authority="auto"),
        memory("b" * 12, type="baseline", triggers=("session_start",)),
        memory("c" * 12, type="pitfall", triggers=("session_start",)),
        memory("d" * 12, type="decision", triggers=("before_model",)),
        memory("e" * 12, type="decision", triggers=("session_start",), status="candidate"),
    )
    assert ids(opened, "start") == ["b" * 12, "a" * 12]
    assert ids(opened, "baseline") == ["b" * 12]


def test_remembered_rules_are_the_newest_of_a_person_s(tmp_path: Any) -> None:
    rows = [memory(f"{n:012x}", source_kind="remember", created_at_ms=n, summary=f"rule {n}") for n in range(7)]
    opened = moments(tmp_path, *rows, memory("a" * 12), memory("b" * 12, source_kind="remember", authority="auto"))
    found = opened.lookup(["remembered"])["remembered"]
    assert [row["at_ms"] for row in found] == [6, 5, 4, 3, 2]
    assert found[0] == {
        "id": f"{6:012x}",
        "type": "pitfall",
        "enforcement": "advise",
        "summary": "rule 6",
        "at_ms": 6,
    }


def test_header_and_resolutions_are_kept_as_given(tmp_path: Any) -> None:
    opened = moments(tmp_path, resolutions={"bash|make|exit_2": ["make", "make -B", 3]}, expiries=[9, 4])
    assert opened.header["expiries"] == [4, 9]
    assert opened.lookup(["resolved:bash|make|exit_2"]) == {"resolved:bash|make|exit_2": ["make", "make -B", 3]}


@pytest.mark.parametrize(
    ("changes", "keys"),
    [
        ({"summary": "ENOENT means codegen did not run"}, ["failed:enoent"]),
        ({"summary": "s", "details": "exit code 137 is the memory"}, ["failed:exit_137"]),
        ({"summary": "s", "aliases": ("timeout",)}, ["failed:timeout"]),
        ({"summary": "exit 13 or timeout"}, ["failed:timeout", "failed:exit_13"]),
        ({"summary": "nothing of the kind"}, []),
        ({"summary": "ENOENT", "triggers": ("before_tool",)}, []),
        ({"signature": Signature("bash", "command", "cmd", "make test")}, ["cmd:make"]),
    ],
)
def test_after_a_failure_speaks_who_names_it(changes: dict[str, Any], keys: list[str]) -> None:
    assert failure_keys(memory("a" * 12, **{"triggers": ("after_tool",), **changes})) == keys


@pytest.mark.parametrize(
    ("source_ref", "loaded"),
    [
        ("import:CLAUDE.md#L3", True),
        ("import:packages/api/CLAUDE.local.md#L1", True),
        ("import:AGENTS.md#L1", False),
        ("import:auto-memory:note.md#L1", False),
        ("episode:claude-code:x", False),
        ("", False),
    ],
)
def test_only_files_that_the_host_loads_are_left_to_it(source_ref: str, loaded: bool) -> None:
    assert is_loaded_by_host(source_ref) is loaded


def test_a_prompt_s_index_holds_what_is_meant_for_prompts() -> None:
    chosen = memory("a" * 12, triggers=("before_model",))
    others = [
        memory("b" * 12),
        memory("c" * 12, triggers=("before_model",), status="stale"),
        memory("d" * 12, triggers=("before_model",), source_ref="import:CLAUDE.md#L1"),
    ]
    content = lexical_content([*others, chosen], Config(before_model=BeforeModel(min_score=0.4)), ["orchid"])
    assert [document.row["id"] for document in content.documents] == ["a" * 12]
    assert content.header["entities"] == ["orchid"]
    assert content.header["settings"]["before_model"]["min_score"] == 0.4
    assert content.digest() != lexical_content([chosen], Config(), ["orchid"]).digest()
    assert lexical_content([chosen], Config(), []).digest() == lexical_content([chosen], Config(), []).digest()


def test_a_document_is_summary_aliases_and_command_above_details() -> None:
    signature = Signature("bash", "command", "cmd", "npm test")
    document = memory_document(memory("a" * 12, summary="one", details="two", aliases=("three",), signature=signature))
    assert (document.main, document.details) == ("one\nthree\nnpm test", "two")
    regex = memory("a" * 12, summary="one", signature=Signature("bash", "command", "regex", "a+"))
    assert memory_document(regex).main == "one"
