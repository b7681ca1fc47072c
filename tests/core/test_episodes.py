from __future__ import annotations

from harness_memory.core.episodes import cut_own_text
from harness_memory.core.model import Flags
from harness_memory.core.prompts import TranscriptFailure, TranscriptPrompt, TranscriptView
from tests.core.episode_factory import (
    START_MS,
    Segment,
    assistant,
    episode,
    failed,
    fired,
    on_file,
    prompt,
    ran,
)


def numbers(built):
    return [(line.number, line.kind) for line in built.lines]


def test_numbers_run_over_numbered_kinds_in_file_order():  # S3
    marker = {"v": 1, "kind": "marker", "at_ms": START_MS, "turn": "p1", "marker": "precompact", "detail": "auto"}
    built = episode(
        prompt("run the tests"),
        fired([["m1", "advise", "with_result"]], "none", "t1"),
        failed("npm test", "pm test", "t1"),
        marker,
        ran("pnpm test", "pm test", "t2"),
        assistant("done"),
    )
    assert numbers(built) == [
        ("e1", "prompt"),
        ("e2", "fired"),
        ("e3", "tool_fail"),
        ("e4", "tool_ok"),
        ("e5", "assistant"),
    ]


def test_previous_turn_gives_its_last_twelve_tool_lines_numbered_p():  # S3
    previous = [prompt("x"), *(ran(f"ls {at}", "ls", f"q{at}") for at in range(14)), assistant("y")]
    built = episode(prompt("no"), previous=previous)
    assert [line.number for line in built.previous_lines] == [f"p{at}" for at in range(3, 15)]


def test_a_call_told_by_two_hooks_counts_once_and_moves_no_number():  # S36
    built = episode(
        prompt("go"), failed("npm test", "pm test", "t1"), failed("npm test", "pm test", "t1"), assistant("done")
    )
    assert numbers(built) == [("e1", "prompt"), ("e2", "tool_fail"), ("e4", "assistant")]
    assert len(built.failures) == 1


def test_same_call_id_of_another_agent_is_another_event():
    built = episode(prompt("go"), ran("ls", "ls", "t1"), ran("ls", "ls", "t1", agent_id="a1"))
    assert len(built.lines) == 3


def test_text_of_ours_is_cut_out():  # behaviour 2.5
    built = episode(
        prompt("go"),
        ran("cat notes", "cat", "t1", output_head="one\n[harness-memory] PITFALL (auto): x\ntwo"),
        assistant("It said [harness-memory] POLICY (human): never."),
        segment=Segment(previous_assistant="[harness-memory] PITFALL (auto): y\nkept"),
    )
    assert [built.lines[1].fields["output_head"], built.lines[2].fields["text"], built.previous_assistant] == [
        "one\n\ntwo",
        "It said",
        "kept",
    ]


def test_cut_leaves_other_text_alone():
    assert cut_own_text("a\n\nb\n") == "a\n\nb\n"


def test_a_correction_after_a_failed_turn_weighs_two():
    built = episode(
        prompt("don't run npm test here, run pnpm test from packages/api"),
        ran("cd packages/api && pnpm test", "pm test", "t2"),
        segment=Segment(correction_for="p0", previous_assistant="npm test failed at the root."),
    )
    assert (built.flags, built.evidence_weight) == (Flags(correction="strong"), 2)


def test_an_injected_prompt_sets_no_flag():
    built = episode(prompt("<task-notification> never do this, from now on", injected=True))
    assert (built.flags, built.evidence_weight, built.lines[0].prompt_class) == (Flags(), 0, "injected")


def test_a_prompt_queued_in_mid_turn_corrects_what_the_agent_just_did():  # S1
    built = episode(
        prompt("run the tests"),
        ran("npm test", "pm test", "t1"),
        prompt("no, do not use npm here"),
        segment=Segment(previous_assistant="Shall I run them?"),
    )
    assert built.flags.correction == "strong"


def test_a_subagents_call_is_no_context_of_the_prompt():
    built = episode(ran("npm test", "pm test", "t1", agent_id="a1"), prompt("don't use npm"))
    assert built.flags.correction == "weak"


def test_files_tools_and_start_come_from_the_calls():
    built = episode(
        prompt("go"),
        on_file("tool_ok", "read", "src/a.py", "t1"),
        fired([["m1", "deny", "before"]], "deny", "t2", tool="edit"),
        on_file("tool_ok", "read", "src/b.py", "t3"),
    )
    assert (built.scope_refs, built.tools_used, built.started_at_ms) == (
        ("src/a.py", "src/b.py"),
        ("read", "edit"),
        START_MS,
    )


def unseen(use: str, prompt_id: str = "p1", at_ms: int | None = START_MS + 1, **more: object) -> TranscriptFailure:
    fields = on_file("tool_fail", "edit", "src/a.py", use, error="String to replace not found", failure_sig="x")
    return TranscriptFailure(use, prompt_id, at_ms, {**fields, **more})


def view(*failures: TranscriptFailure, order: tuple[str, ...] = ()) -> TranscriptView:
    known = TranscriptPrompt("go", "p1", START_MS, "typed")
    return TranscriptView((known,), failures, {use: at for at, use in enumerate(order)})


def test_failures_without_a_hook_come_from_the_transcript_with_the_next_numbers():  # S6
    built = episode(
        prompt("go"),
        on_file("tool_ok", "edit", "src/a.py", "t2"),
        assistant("done"),
        transcript=view(unseen("t1"), unseen("t9", prompt_id="other"), order=("t1", "t2")),
    )
    assert numbers(built)[-1] == ("e4", "tool_fail")
    assert [(failure.line, failure.resolved_by) for failure in built.failures] == [("e4", "e2")]
    assert built.evidence_weight == 2


def test_a_transcript_failure_after_the_success_is_not_resolved_by_it():
    built = episode(
        prompt("go"),
        on_file("tool_ok", "edit", "src/a.py", "t1"),
        transcript=view(unseen("t2"), order=("t1", "t2")),
    )
    assert [(failure.line, failure.resolved_by) for failure in built.failures] == [("e3", "")]


def test_a_failure_the_hook_saw_is_not_taken_twice():
    line = on_file("tool_fail", "edit", "src/a.py", "t1", error="x", failure_sig="x")
    built = episode(prompt("go"), line, transcript=view(unseen("t1"), order=("t1",)))
    assert len(built.failures) == 1


def test_a_later_segment_takes_only_failures_of_its_own_time():
    built = episode(
        ran("ls", "ls", "t5"),
        segment=Segment(segment=2),
        transcript=view(unseen("t1", at_ms=START_MS - 60_000), unseen("t6"), unseen("t7", at_ms=None)),
    )
    assert [line.fields["tool_use_id"] for line in built.lines if line.kind == "tool_fail"] == ["t6"]


def test_a_subagents_failure_is_resolved_by_its_own_calls_only():
    built = episode(
        prompt("go"),
        on_file("tool_ok", "edit", "src/a.py", "t1"),
        on_file("tool_ok", "edit", "src/a.py", "t3", agent_id="a1"),
        transcript=view(unseen("t2", agent_id="a1"), unseen("t4", agent_id="a2"), order=("t1", "t2", "t3", "t4")),
    )
    assert [(line.number, line.agent_id) for line in built.lines if line.kind == "tool_fail"] == [
        ("e4", "a1"),
        ("e5", "a2"),
    ]
    assert {failure.line: failure.resolved_by for failure in built.failures} == {"e4": "e3", "e5": ""}


def test_the_calls_of_a_subagent_do_not_place_those_of_the_main_conversation():
    built = episode(
        prompt("go"),
        on_file("tool_ok", "edit", "src/b.py", "t9", agent_id="a1"),
        on_file("tool_ok", "edit", "src/a.py", "t1"),
        transcript=view(unseen("t2"), order=("t1", "t2", "t9")),
    )
    assert [(failure.line, failure.resolved_by) for failure in built.failures] == [("e4", "")]


def test_what_a_subagent_did_after_the_stop_is_not_of_the_segment_before_it():
    late_ms = Segment().closed_at_ms + 60_000
    built = episode(
        prompt("go"),
        transcript=view(unseen("t1", agent_id="a1"), unseen("t2", at_ms=late_ms, agent_id="a1")),
    )
    assert [line.fields["tool_use_id"] for line in built.lines if line.kind == "tool_fail"] == ["t1"]


def test_an_empty_segment_is_an_episode_without_evidence():
    built = episode(torn_lines=3)
    assert (built.lines, built.evidence_weight, built.torn_lines, built.started_at_ms) == (
        (),
        0,
        3,
        Segment().closed_at_ms,
    )
