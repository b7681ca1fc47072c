from __future__ import annotations

import pytest

from harness_memory.core.model import Flags
from harness_memory.core.signals import (
    Before,
    SpokenPrompt,
    asks_to_remember,
    correction_strength,
    holds_decision,
    read_flags,
    states_rule,
)

DONE = Before(assistant="I added the dependency.", acted=True)
ASKED = Before(assistant="Shall I use the first one or the second?", acted=True)


def strength(text: str, before: Before) -> str:
    return correction_strength(SpokenPrompt(text, before))


@pytest.mark.parametrize(
    "text",
    [
        "don't run npm test here, run pnpm test",
        "use pnpm instead",
        "that's wrong",
        "please revert that",
        "I said the staging host",
        "하지 마",
        "npm 말고 pnpm 써",
        "그건 틀렸어",
        "대신 uv로 해",
    ],
)
def test_words_against_what_was_done_are_strong(text):
    assert strength(text, DONE) == "strong"


@pytest.mark.parametrize("text", ["don't run npm test", "npm 말고 pnpm 써", "that's wrong"])
def test_without_anything_before_they_are_weak(text):
    assert strength(text, Before()) == "weak"


@pytest.mark.parametrize("text", ["no, the second one", "not in src, in lib", "아니요, 두 번째요", "use b instead"])
def test_an_answer_to_a_question_is_none(text):
    assert strength(text, ASKED) == ""


def test_a_fault_named_in_an_answer_is_weak():
    assert strength("the first one is wrong", ASKED) == "weak"


def test_a_failed_call_alone_is_weak():
    assert strength("go on", Before(acted=True, failed=True)) == "weak"


@pytest.mark.parametrize("text", ["still fails", "are you sure? the docs say seconds", "we use pnpm in this repo"])
def test_a_doubt_after_an_action_is_weak(text):
    assert strength(text, DONE) == "weak"


@pytest.mark.parametrize(
    "text",
    [
        "thanks",
        "no.",
        "I don't know",
        "don't forget the tests",
        "run the linter",
        "```\nthis is wrong\n```\nexplain",
        'Mina wrote "you should do it instead", reply to her',
    ],
)
def test_other_words_are_none(text):
    assert strength(text, DONE) == ""


@pytest.mark.parametrize(
    "text",
    [
        "remember this: the sandbox resets on sunday",
        "from now on use uv",
        "Always run make lint before a commit",
        "next time ask me before you push",
        "기억해 둬, 배포는 금요일에 안 해",
        "앞으로 커밋 메시지는 영어로 써",
        "절대 main에 푸시하지 마",
        "항상 uv를 써",
    ],
)
def test_standing_requests_are_remembered_rules(text):
    assert (asks_to_remember(text), states_rule(text)) == (True, True)


@pytest.mark.parametrize("text", ["remember that", "please remember this.", "기억해줘", "이거 기억해줘"])
def test_pointing_at_something_else_states_no_rule(text):
    assert (asks_to_remember(text), states_rule(text)) == (True, False)


@pytest.mark.parametrize(
    "text",
    [
        "I don't remember whether we use yarn",
        "do you remember the port?",
        "the build always fails here",
        "use http just this once, from now on I will be quick",
        "will this be kept in future?",
        "기억 안 나",
    ],
)
def test_no_request_is_not_remembered(text):
    assert asks_to_remember(text) is False


@pytest.mark.parametrize("text", ["We decided to keep SQLite.", "Agreed on zod.", "pnpm으로 전환했습니다."])
def test_a_choice_made_is_a_decision(text):
    assert holds_decision(text) is True


@pytest.mark.parametrize("text", ["Should we switch to pnpm?", "If you like, we'll use zod.", "I ran the tests."])
def test_a_question_or_condition_is_no_decision(text):
    assert holds_decision(text) is False


def test_the_strongest_prompt_of_a_turn_counts():
    prompts = [SpokenPrompt("still fails", DONE), SpokenPrompt("revert that; from now on use uv", DONE)]
    assert read_flags(prompts, "We decided on uv.") == Flags("strong", True, True, True)
