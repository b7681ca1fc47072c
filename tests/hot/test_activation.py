from pathlib import Path
from typing import Any

import pytest

from harness_memory.hot import activation, wire
from harness_memory.hot.signatures import read_call
from harness_memory.hot.tool_payload import row_keys

ROOT = "/repo"
SETTINGS = dict(activation.DEFAULT_SETTINGS)
NOW = 10_000


def row(memory_id: str = "a", **changes: Any) -> dict[str, Any]:
    pattern = changes.pop("pattern", "npm test")
    signature = {"tool": "bash", "target": "command", "kind": "cmd", "pattern": pattern, "negate": False}
    return {
        "id": memory_id,
        "type": "pitfall",
        "subtype": None,
        "authority": "human",
        "enforcement": "advise",
        "label": "human",
        "summary": f"rule {memory_id}",
        "details": "",
        "scope": "**",
        "sig": signature,
        "triggers": ["before_tool"],
        "tools": [],
        "score": 1.0,
        "ttl_ms": None,
        "evidence_ms": 0,
        "source_ref": "",
        **changes,
    }


def bash(command: str, cwd: str = ROOT) -> dict[str, Any]:
    return read_call("Bash", {"command": command}, cwd, ROOT)


def edit(path: str) -> dict[str, Any]:
    return read_call("Edit", {"file_path": path}, ROOT, ROOT)


def fired(*rows: list[str], at_ms: int = 0, tool: str = "bash", call: str = "t0", agent: str = "") -> dict[str, Any]:
    return {"kind": "fired", "at_ms": at_ms, "tool": tool, "tool_use_id": call, "agent_id": agent, "rows": list(rows)}


def turn(*lines: dict[str, Any], **changes: Any) -> activation.Turn:
    return activation.Turn(**{"now_ms": NOW, "tool_use_id": "t1", "fired": lines, **changes})


def decide(
    rows: list[dict[str, Any]], where: activation.Turn | None = None, call: Any = None, **settings: Any
) -> activation.Decision:
    return activation.before_tool(call or bash("npm test"), rows, where or turn(), {**SETTINGS, **settings})


def outcome(decision: activation.Decision) -> tuple[str, list[list[str]], list[tuple[str, str]]]:
    return decision.decision, activation.fired_rows(decision.items), decision.suppressed


@pytest.mark.parametrize(
    ("level", "decision", "delivery"),
    [
        ("advise", "none", "with_result"),
        ("confirm", "ask", "before"),
        ("soft_deny", "deny", "before"),
        ("deny", "deny", "before"),
    ],
)
def test_each_level_has_its_answer(level: str, decision: str, delivery: str) -> None:
    assert outcome(decide([row(enforcement=level)])) == (decision, [["a", level, delivery]], [])


def test_the_answer_texts_of_a_soft_deny() -> None:
    decision = decide([row(enforcement="soft_deny", details="use pnpm")])
    assert (decision.reason, decision.context, decision.message) == (
        "[harness-memory] PITFALL (human): rule a — use pnpm\n" + wire.RETRY_SENTENCE,
        "",
        "harness-memory: pitfall a fired (soft_deny)",
    )


def test_advice_is_silent_to_the_person() -> None:
    decision = decide([row()])
    assert (decision.reason, decision.context, decision.message) == ("", "[harness-memory] PITFALL (human): rule a", "")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"ttl_ms": NOW}, "expired"),
        ({"triggers": ["session_start"]}, "trigger_mismatch"),
        ({"pattern": "pnpm test"}, "program_mismatch"),
        ({"sig": None, "type": "workflow"}, "no_signature"),
        ({"sig": None}, "not_an_edit"),
    ],
)
def test_a_silent_row_says_why(changes: dict[str, Any], reason: str) -> None:
    assert outcome(decide([row(**changes)])) == ("none", [], [("a", reason)])


def test_a_row_is_alive_until_its_last_millisecond() -> None:
    assert outcome(decide([row(ttl_ms=NOW + 1)]))[1] == [["a", "advise", "with_result"]]


class TestHowOften:
    """S24, S25."""

    def test_advice_comes_once_per_turn_and_tool(self) -> None:
        seen = fired(["a", "advise", "with_result"])
        assert outcome(decide([row()], turn(seen)))[2] == [("a", "already_fired")]
        assert decide([row()], turn(fired(["a", "advise", "with_result"], tool="edit"))).items

    def test_advice_comes_once_per_agent(self) -> None:
        seen = fired(["a", "advise", "with_result"], agent="sub1")
        assert decide([row()], turn(seen)).items
        assert not decide([row()], turn(seen, agent_id="sub1")).items

    @pytest.mark.parametrize("level", ["confirm", "deny"])
    def test_ask_and_deny_come_every_time(self, level: str) -> None:
        seen = fired(["a", level, "before"])
        assert decide([row(enforcement=level)], turn(seen)).decision != "none"

    def test_a_retry_passes_and_is_an_override(self) -> None:
        seen = fired(["a", "soft_deny", "before"], at_ms=NOW - 250)
        decision = decide([row(enforcement="soft_deny")], turn(seen))
        assert outcome(decision) == ("none", [["a", "soft_deny", "override"]], [])
        assert decision.context == ""

    def test_a_parallel_call_is_denied_again(self) -> None:
        seen = fired(["a", "soft_deny", "before"], at_ms=NOW - 249)
        assert outcome(decide([row(enforcement="soft_deny")], turn(seen)))[:2] == (
            "deny",
            [["a", "soft_deny", "before"]],
        )

    def test_the_same_call_seen_twice_is_no_retry(self) -> None:
        seen = fired(["a", "soft_deny", "before"], call="t1")
        assert decide([row(enforcement="soft_deny")], turn(seen)).decision == "deny"

    def test_a_subagent_has_a_first_try_of_its_own(self) -> None:
        seen = fired(["a", "soft_deny", "before"])
        assert decide([row(enforcement="soft_deny")], turn(seen, agent_id="sub1")).decision == "deny"

    def test_a_denial_of_another_tool_does_not_count(self) -> None:
        seen = fired(["a", "soft_deny", "before"], tool="edit")
        assert decide([row(enforcement="soft_deny")], turn(seen)).decision == "deny"

    def test_after_an_override_the_row_is_silent_for_the_turn(self) -> None:
        lines = (
            fired(["a", "soft_deny", "before"], at_ms=1, call="t1"),
            fired(["a", "soft_deny", "override"], at_ms=500, call="t2"),
        )
        decision = decide([row(enforcement="soft_deny")], turn(*lines, tool_use_id="t3"))
        assert outcome(decision) == ("none", [], [("a", "overridden")])


class TestSeveralRows:
    """S26 and the budget."""

    def test_the_strongest_wins_and_advice_becomes_context(self) -> None:
        rows = [row("a"), row("b", enforcement="confirm"), row("c", enforcement="deny", type="policy")]
        decision = decide(rows)
        assert decision.decision == "deny"
        assert "rule c" in decision.reason
        assert "rule b" not in decision.reason
        assert decision.context == "[harness-memory] PITFALL (human): rule a"

    def test_after_a_passed_retry_a_confirm_row_still_asks(self) -> None:
        rows = [row("a", enforcement="soft_deny"), row("b", enforcement="confirm")]
        decision = decide(rows, turn(fired(["a", "soft_deny", "before"])))
        assert outcome(decision)[:2] == ("ask", [["b", "confirm", "before"], ["a", "soft_deny", "override"]])

    def test_quotas_cut_by_type_and_denials_are_remembered_all_the_same(self) -> None:
        rows = [row(name, enforcement="soft_deny") for name in "abc"]
        decision = decide(rows)
        assert [item.row["id"] for item in decision.shown()] == ["a", "b"]
        assert activation.fired_rows(decision.items) == [[name, "soft_deny", "before"] for name in "abc"]
        assert decision.suppressed == [("c", "quota")]

    def test_advice_cut_by_the_budget_is_not_recorded(self) -> None:
        decision = decide([row("a"), row("b", type="policy"), row("c", type="workflow")], max_items=2)
        assert activation.fired_rows(decision.items) == [["a", "advise", "with_result"], ["b", "advise", "with_result"]]
        assert decision.suppressed == [("c", "budget")]

    def test_a_denial_is_given_whatever_the_budget(self) -> None:
        assert decide([row(enforcement="deny")], max_items=0, max_bytes=0).decision == "deny"

    def test_bytes_are_counted(self) -> None:
        line = len(wire.item_line(row("a")).encode())
        shown = decide([row("a"), row("b")], max_bytes=line * 2 - 1).shown()
        assert [item.row["id"] for item in shown] == ["a"]

    def test_rank_is_level_then_signature_then_human_then_score_then_evidence_then_id(self) -> None:
        rows = [
            row("f", type="decision"),
            row("e", type="decision", evidence_ms=5),
            row("d", type="decision", score=0.5, evidence_ms=9),
            row("c", type="decision", authority="auto"),
            row("b", type="decision", enforcement="confirm"),
        ]
        items = decide(rows, max_items=9).items
        assert [item.row["id"] for item in items] == ["b", "e", "f", "d", "c"]


class TestScope:
    """S27, S28."""

    def test_outside_its_scope_a_rule_only_advises(self) -> None:
        rule = row(enforcement="deny", scope="packages/api/**")
        assert outcome(decide([rule]))[:2] == ("none", [["a", "advise", "with_result"]])

    @pytest.mark.parametrize("command", ["cd packages/api && npm test", "npm test packages/api/x.js"])
    def test_inside_it_fires_at_its_level(self, command: str) -> None:
        rule = row(enforcement="deny", scope="packages/api/**")
        assert decide([rule], call=bash(command)).decision == "deny"

    @pytest.mark.parametrize("command", ["(cd packages/api && ls); npm test", "cat packages/api/x.js && npm test"])
    def test_another_commands_directory_or_path_does_not_count(self, command: str) -> None:
        rule = row(enforcement="deny", scope="packages/api/**")
        assert outcome(decide([rule], call=bash(command)))[:2] == ("none", [["a", "advise", "with_result"]])

    def test_a_signature_on_text_counts_every_command_of_its_call(self) -> None:
        signature = {"tool": "bash", "target": "command", "kind": "regex", "pattern": "npm test", "negate": False}
        rule = row(enforcement="deny", scope="packages/api/**", sig=signature)
        assert decide([rule], call=bash("npm test", cwd="/repo/packages/api")).decision == "deny"
        assert decide([rule], call=bash("npm test")).decision == "none"

    def test_the_calls_own_directory_counts(self) -> None:
        rule = row(enforcement="deny", scope="packages/api/**")
        assert decide([rule], call=bash("npm test", cwd="/repo/packages/api")).decision == "deny"

    @pytest.mark.parametrize("scope", ["**", "**/*", ""])
    def test_everywhere_is_everywhere(self, scope: str) -> None:
        assert decide([row(enforcement="deny", scope=scope)]).decision == "deny"

    @pytest.mark.parametrize("kind", ["policy", "pitfall", "decision", "architecture_constraint"])
    def test_scope_only_rows_advise_before_edits(self, kind: str) -> None:
        rule = row(sig=None, type=kind, scope="src/**", enforcement="deny")
        assert outcome(decide([rule], call=edit("src/a.py")))[:2] == ("none", [["a", "advise", "with_result"]])
        assert outcome(decide([rule], call=edit("docs/a.md")))[2] == [("a", "scope_mismatch")]

    @pytest.mark.parametrize(
        "command", ["cd {real}/packages/api && npm test", "cd short && npm test", "npm test short/x"]
    )
    def test_a_scope_holds_behind_links(self, command: str, tmp_path: Path) -> None:
        (tmp_path / "real" / "packages" / "api").mkdir(parents=True)
        (tmp_path / "real" / "short").symlink_to("packages/api")
        (tmp_path / "root").symlink_to("real")
        root = str(tmp_path / "root")
        call = read_call("Bash", {"command": command.format(real=tmp_path / "real")}, root, root)
        assert decide([row(enforcement="deny", scope="packages/api/**")], call=call).decision == "deny"
        assert decide([row(enforcement="deny", scope="packages/web/**")], call=call).decision == "none"

    def test_case_in_a_scope_counts_as_in_the_file_system(self) -> None:
        for rule, call in (
            (row(enforcement="deny", scope="packages/API/**"), bash("cd packages/api && npm test")),
            (row(enforcement="deny", scope="packages/API/**"), bash("npm test Packages/api/x")),
            (row(sig=None, scope="SRC/**"), edit("src/a.py")),
        ):
            for ignored in (False, True):
                decision = decide([rule], call={**call, "ignore_case": ignored})
                is_inside = decision.decision == "deny" or (rule["sig"] is None and bool(decision.items))
                assert is_inside is ignored

    def test_scope_only_rows_come_once_per_turn_for_all_agents(self) -> None:
        rule = row(sig=None, scope="src/**")
        seen = fired(["a", "advise", "with_result"], tool="edit", agent="sub1")
        assert outcome(decide([rule], turn(seen), edit("src/a.py")))[2] == [("a", "already_fired")]

    def test_scope_keys_are_those_of_edited_paths(self) -> None:
        assert row_keys(edit("Src/a.py"))[-2:] == ["scope:*", "scope:src"]
        assert row_keys(bash("npm test")) == ["tool:bash", "cmd:npm", "cmd:pm"]


class TestNobodyAnswers:
    """S32, S35."""

    def test_a_question_nobody_can_answer_becomes_a_soft_deny(self) -> None:
        decision = decide([row(enforcement="confirm")], turn(unattended=True))
        assert outcome(decision)[:2] == ("deny", [["a", "soft_deny", "before_downgraded"]])
        assert decision.reason.endswith(wire.RETRY_SENTENCE)

    def test_its_retry_passes(self) -> None:
        seen = fired(["a", "soft_deny", "before_downgraded"])
        assert decide([row(enforcement="confirm")], turn(seen, unattended=True)).decision == "none"

    def test_a_user_may_insist_on_asking(self) -> None:
        assert decide([row(enforcement="confirm")], turn(unattended=True), confirm_unasked="ask").decision == "ask"

    @pytest.mark.parametrize(("level", "decision"), [("soft_deny", "none"), ("confirm", "none"), ("deny", "deny")])
    def test_without_a_ledger_only_deny_stops(self, level: str, decision: str) -> None:
        assert decide([row(enforcement=level)], turn(recording=False)).decision == decision


def test_an_opaque_match_is_at_most_advice() -> None:
    decision = decide([row(enforcement="deny")], call=bash("ssh host npm test"))
    assert (decision.decision, [item.level for item in decision.items] or ["advise"]) == ("none", ["advise"])


def test_no_answer_ever_says_allow() -> None:
    for level in activation.LEVELS:
        decision = decide([row(enforcement=level, summary="allow allow")])
        answer = wire.answer("PreToolUse", decision=decision.decision, reason=decision.reason, context=decision.context)
        assert answer["hookSpecificOutput"].get("permissionDecision", "deny") in ("ask", "deny")
