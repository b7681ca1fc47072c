"""The whole loop on the real client: what the API received and what ran, never what a log says."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness_memory.app.scripted_api import (
    ModelReply,
    Reply,
    Request,
    ScriptedApi,
    Story,
    error_reply,
    structured_reply,
    text_reply,
    tool_reply,
)
from tests.e2e.client import Client
from tests.e2e.workplace import (
    NO_WORKER,
    NPM_TEST,
    PNPM_TEST,
    SECOND_TURN_PAUSE_S,
    Workplace,
    answer,
    asks_for_facts,
    fact,
    installed,
    line_number,
)

pytestmark = pytest.mark.e2e

CORRECTION = "don't run npm test here, run pnpm test"


def extract(request: Request) -> ModelReply:
    """The model's part of learning: one fact when the turn holds the correction, else nothing; the probe its yes."""
    if not asks_for_facts(request):
        return structured_reply({"ok": True})
    if CORRECTION not in request.text:
        return structured_reply(answer())
    return structured_reply(answer([fact(line_number(request.text, CORRECTION))]))


def corrected_session() -> list[ModelReply]:
    return [
        tool_reply(NPM_TEST),
        text_reply("npm test failed."),
        tool_reply(PNPM_TEST),
        text_reply("All 12 tests pass with pnpm."),
    ]


def test_two_corrected_sessions_teach_advice_and_then_a_denial(client: Client, tmp_path: Path) -> None:
    sessions = [corrected_session(), corrected_session(), [tool_reply(NPM_TEST), text_reply("understood")]]
    with installed(tmp_path, client, Story(sessions, extract)) as place:
        first = place.ask("run the tests").json["session_id"]
        place.ask(CORRECTION, "--resume", first)
        place.wait_until_learned(2)
        (learned,) = place.hm_json("memory:list")
        assert (learned["status"], learned["authority"], learned["enforcement"]) == ("active", "auto", "advise")

        before = len(place.api.conversation)
        second = place.ask("run the tests").json["session_id"]
        advised = place.api.conversation[before + 1].text
        assert "[harness-memory] PITFALL (auto, provisional): Run pnpm test" in advised
        assert place.ran() == ["npm test", "pnpm test", "npm test"]

        place.ask(CORRECTION, "--resume", second)
        place.wait_until_learned(4)
        (climbed,) = place.hm_json("memory:list")
        assert (climbed["id"], climbed["enforcement"], climbed["session_count"]) == (learned["id"], "soft_deny", 2)

        before = len(place.api.conversation)
        place.ask("run the tests")
        (denial,) = place.api.conversation[before + 1].tool_results
        assert denial.is_error
        assert "If this does not apply, call the tool again to proceed." in denial.text
        assert place.ran() == ["npm test", "pnpm test", "npm test", "pnpm test"]


def test_deny_stops_every_try(client: Client, tmp_path: Path) -> None:
    story = Story([[tool_reply(NPM_TEST), tool_reply(NPM_TEST), tool_reply(NPM_TEST), text_reply("understood")]])
    with installed(tmp_path, client, story) as place:
        place.add_rule("deny")
        place.ask("run the tests", env=NO_WORKER)
        results = [request.tool_results[0] for request in place.api.conversation[1:]]
        assert [result.is_error for result in results] == [True] * 3
        assert all("This action is blocked by a human-set policy." in result.text for result in results)
        assert place.ran() == []


def test_a_soft_deny_lets_the_second_try_run_and_counts_one_override(client: Client, tmp_path: Path) -> None:
    story = Story([[tool_reply(NPM_TEST), tool_reply(NPM_TEST), tool_reply(NPM_TEST), text_reply("done")]])
    with installed(tmp_path, client, story) as place:
        rule = place.add_rule("soft_deny")
        place.ask("run the tests", env=NO_WORKER)
        denial, *passed = (request.tool_results[0].text for request in place.api.conversation[1:])
        assert "call the tool again to proceed" in denial
        assert all("no test specified" in text for text in passed)
        assert place.ran() == ["npm test", "npm test"]
        place.hm("extract", "--now", env={"ANTHROPIC_API_KEY": ""})
        counts = place.hm_json("memory:show", rule)
        assert (counts["fire_count"], counts["override_count"]) == (1, 1)


def test_the_workers_own_call_reaches_the_api_alone(client: Client, tmp_path: Path) -> None:
    with ScriptedApi(Story([corrected_session()], extract), follow_up_pause_s=SECOND_TURN_PAUSE_S) as api:
        place = Workplace(tmp_path, client, api)
        assert "claude — probe ok" in place.hm("install", "--host", "claude")
        session = place.ask("run the tests", env=NO_WORKER).json["session_id"]
        place.ask(CORRECTION, "--resume", session, env=NO_WORKER)
        place.hm("extract", "--now")
        calls = [request for request in api.requests if request.wants_structured_output and not request.is_follow_up]
        correction, first_turn = place.extraction_prompts()
        assert CORRECTION in correction
        assert CORRECTION not in first_turn
        assert all(set(call.tools) <= {"StructuredOutput", "DeferredToolPlaceholder"} for call in calls)
        assert [len(list((place.root / ".harness-memory" / "ledger").glob("*.jsonl")))] == [1]
        assert not (place.home / ".claude" / "projects").joinpath("worker").exists()
        assert [memory["status"] for memory in place.hm_json("memory:list")] == ["active"]


def test_without_a_login_the_queue_waits_and_then_drains(client: Client, tmp_path: Path) -> None:
    with installed(tmp_path, client, Story([corrected_session()], extract)) as place:
        session = place.ask("run the tests", env=NO_WORKER).json["session_id"]
        place.ask(CORRECTION, "--resume", session, env=NO_WORKER)

        place.hm("extract", "--now", env={"ANTHROPIC_API_KEY": ""})
        waiting = place.hm_json("queue", "list")
        assert [(entry["status"], entry["attempts"], entry["waiting"]) for entry in waiting] == [
            ("queued", 0, "not_logged_in")
        ] * 2
        assert "queue 2 (waiting: not_logged_in)" in place.hm("status")

        place.hm("install", "--host", "claude")  # probes at once
        place.hm("extract", "--now")
        assert place.hm_json("queue", "list") == []
        assert [memory["status"] for memory in place.hm_json("memory:list")] == ["active"]


def test_an_api_that_fails_burns_no_attempt(client: Client, tmp_path: Path) -> None:
    def script(request: Request) -> Reply:
        return error_reply(403, "no access") if asks_for_facts(request) else structured_reply({"ok": True})

    with ScriptedApi(Story([corrected_session()], script), follow_up_pause_s=SECOND_TURN_PAUSE_S) as api:
        place = Workplace(tmp_path, client, api)
        place.hm("install", "--host", "claude")
        place.ask("run the tests", env=NO_WORKER)
        place.hm("extract", "--now")
        (entry,) = place.hm_json("queue", "list")
        assert (entry["status"], entry["attempts"]) == ("queued", 0)


@pytest.mark.parametrize("original", [None, '{\n    "permissions": {"allow": ["Bash(ls:*)"]}\n}', "{}\n"])
def test_uninstall_leaves_the_settings_as_they_were(client: Client, tmp_path: Path, original: str | None) -> None:
    story = Story([[tool_reply(NPM_TEST), text_reply("done")], [tool_reply(NPM_TEST), text_reply("done")]])
    with ScriptedApi(story) as api:
        place = Workplace(tmp_path, client, api)
        settings = place.root / ".claude" / "settings.local.json"
        if original is not None:
            settings.parent.mkdir()
            settings.write_text(original, encoding="utf-8")
        place.hm("install", "--host", "claude", "--skip-probe")
        place.add_rule("deny")
        place.ask("run the tests", env=NO_WORKER)
        assert place.ran() == []
        place.hm("uninstall")
        assert (settings.read_text(encoding="utf-8") if settings.exists() else None) == original
        place.ask("run the tests")
        assert place.ran() == ["npm test"]
