"""memory:list and memory:show."""

from __future__ import annotations

import io

import pytest

from harness_memory.app.project import Project
from tests.cli.conftest import NOW_MS, Hm, insert, make_memory

PROMISED = {
    "id", "status", "type", "authority", "enforcement", "summary", "details", "scope_glob", "signature", "triggers",
    "aliases", "confidence", "fire_count", "override_count", "evidence_count", "evidence_score", "session_count",
    "ttl_expires_at", "created_at", "updated_at",
}  # fmt: skip


def test_list_json_is_a_bare_array_newest_change_first(hm: Hm, project: Project) -> None:
    """S55."""
    insert(
        project,
        [
            make_memory(id="000000000001", updated_at_ms=NOW_MS - 1000),
            make_memory(id="000000000002", ttl_expires_at_ms=NOW_MS + 1500),
            make_memory(id="000000000003", status="rejected"),
        ],
    )
    rows = hm("memory:list", "--json").json
    assert [row["id"] for row in rows] == ["000000000002", "000000000001"]
    assert set(rows[0]) >= PROMISED
    assert rows[0]["signature"] == {
        "tool": "bash", "target": "command", "kind": "cmd", "pattern": "npm test", "negate": False,
    }  # fmt: skip
    assert rows[0]["ttl_expires_at"] == "2026-11-01T09:00:01.500Z"
    assert rows[1]["ttl_expires_at"] is None
    assert rows[0]["triggers"] == ["before_tool"]


def test_filters(hm: Hm, project: Project) -> None:
    insert(
        project,
        [
            make_memory(id="000000000001", status="stale", type="policy"),
            make_memory(id="000000000002", authority="auto", source_kind="extraction", scope_glob="src/**"),
            make_memory(id="000000000003", status="rejected", contested=True),
            make_memory(id="000000000004", source_kind="import", import_unconfirmed=True),
        ],
    )

    def ids(*words: str) -> list[str]:
        return sorted(row["id"][-1] for row in hm("memory:list", "--json", *words).json)

    assert ids() == ["1", "2", "4"]
    assert ids("--status", "all") == ["1", "2", "3", "4"]
    assert ids("--status", "stale") == ["1"]
    assert ids("--type", "policy") == ["1"]
    assert ids("--authority", "auto") == ["2"]
    assert ids("--source", "import") == ["4"]
    assert ids("--scope", "src/**") == ["2"]
    assert ids("--unconfirmed") == ["4"]
    assert ids("--status", "all", "--contested") == ["3"]
    assert len(ids("--limit", "2")) == 2


def test_list_as_a_table_fits_the_terminal_and_escapes_control_characters(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(summary="Never \x1b[31mred " + "x" * 100)])
    lines = hm("memory:list").out.splitlines()
    assert lines[0].split() == ["ID", "TYPE", "STANDING", "SUMMARY"]
    assert lines[1].startswith("a1b2c3d4e5f6  pitfall  active advise human  Never \\x1b[31mred x")
    assert max(len(line) for line in lines) <= 80


def test_an_empty_list_says_where_the_others_are(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(status="rejected")])
    found_none = "No memories found. `hm memory:add` adds one by hand.\n"
    assert hm("memory:list", "--status", "stale").out == found_none
    assert hm("memory:list").out == f"{found_none}Superseded and rejected ones: `hm memory:list --status all`.\n"


def test_show_takes_a_unique_prefix(hm: Hm, project: Project) -> None:
    """S49."""
    insert(project, [make_memory(fire_count=1, evidence_count=1, session_count=1, evidence_score=2)])
    assert hm("memory:show", "a1b2", "--json").json["id"] == "a1b2c3d4e5f6"
    lines = dict(line.split(None, 1) for line in hm("memory:show", "a1b2c3").out.splitlines())
    assert lines["signature"] == "bash:command:cmd:npm test"
    assert lines["status"] == "active"
    assert lines["fired"] == "1 time, overridden 0, heeded 0"
    assert lines["evidence"] == "1 episode in 1 session, score 2"


def test_show_of_a_candidate_says_why_it_waits_and_what_makes_it_active(hm: Hm, project: Project) -> None:
    insert(project, [make_memory(status="candidate", status_reason="autonomy")])
    lines = dict(line.split(None, 1) for line in hm("memory:show", "a1b2").out.splitlines())
    assert lines["status"] == "candidate (autonomy); hm memory:promote a1b2c3d4e5f6 makes it active"


def test_show_of_an_unknown_id_is_a_usage_error(hm: Hm, project: Project) -> None:
    insert(project, [make_memory()])
    ran = hm("memory:show", "a1b2c3d4e5f7", "--json")
    assert ran.exit_code == 2
    assert ran.json["error"]["reference"] == "unknown-memory"
    assert "did you mean a1b2c3d4e5f6?" in ran.json["error"]["message"]


def test_a_project_without_memory_is_an_error(hm: Hm) -> None:
    ran = hm("memory:list")
    assert ran.exit_code == 1
    assert "hint: hm install" in ran.err


def test_a_console_that_lacks_a_character_gets_an_escape(
    hm: Hm, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    insert(project, [make_memory(summary="테스트는 pnpm")])
    console = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
    monkeypatch.setattr("sys.stdout", console)
    assert hm("memory:list").exit_code == 0
    console.seek(0)
    assert "\\ud14c" in console.read()
