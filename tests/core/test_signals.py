from __future__ import annotations

from collections.abc import Callable

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
from tests.core import decision_training
from tests.core.effort import calls_of

DONE = Before(assistant="I added the dependency.", acted=True)
ASKED = Before(assistant="Shall I use the first one or the second?", acted=True)


def strength_after_work(text: str) -> str:
    return strength(text, DONE)


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


@pytest.mark.parametrize("text", ["still fails", "are you sure? the docs say seconds"])
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
        "once more",
        "undo the last commit",
        "how long does it take?",
        "now the docs",
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


@pytest.mark.parametrize(
    ("said", "before", "expected"),
    [
        ("3100, not 3000", "The port is 3000.", "strong"),
        ("here we use ruff", "I ran flake8.", "strong"),
        ("that's the generated copy, the source is in packages", "I patched url.js.", "strong"),
        ("하나 더 만들어줘", "루프를 작성했습니다.", ""),
        ("flake8 is not what we use here, ruff is", "I ran flake8.", "strong"),
        ("prefer ruff over flake8", "I ran flake8.", "strong"),
        ("is that wrong?", "I ran flake8.", ""),
        ("it timed out", "All fixed.", "weak"),
        ("write a second loop", "I wrote the loop.", ""),
        ("next time ask first", "I pushed to main.", "weak"),
        ("no, we use ruff", "I ran flake8. Shall I go on?", ""),
        ("not flake8, use ruff instead", "I ran flake8. Shall I go on?", "weak"),
        ("great, thanks", "I ran flake8.", ""),
        ("sorry, I gave you the wrong port", "The port is 3000.", ""),
        ("my boss says that this is wrong", "The port is 3000.", ""),
        ("split the file, add a test, then lint it, don't touch docs", "I ran flake8.", ""),
        ("3000ではなく3100です", "3000にしました。", "strong"),
        ("여전히 실패해요", "고쳤습니다.", "weak"),
        ("no es 3000, es 3100", "Puse 3000.", "strong"),
        ("c'était 3100, pas 3000", "J'ai mis 3000.", "strong"),
    ],
)
def test_the_previous_turn_decides_what_words_mean(said: str, before: str, expected: str) -> None:
    assert strength(said, Before(assistant=before, acted=True)) == expected


@pytest.mark.parametrize(
    "text",
    [
        "never used nix",
        "next time it fails I lose my data",
        "every time I start it, it crashes",
        "from now on?",
        "we might use it from now on",
        "remember to close the ticket",
        'what does "from now on" mean here',
        "can we always assume that it is sorted?",
    ],
)
def test_a_standing_word_alone_asks_for_nothing(text: str) -> None:
    assert asks_to_remember(text) is False


@pytest.mark.parametrize(
    "text",
    [
        "could you please remember that CI runs on ARM?",
        "remember to lint before every commit",
        "after each migration regenerate the client",
        "keep answers short. always.",
        "CI runs on ARM here. remember that",
    ],
)
def test_the_rule_may_stand_beside_the_request(text: str) -> None:
    assert (asks_to_remember(text), states_rule(text)) == (True, True)


@pytest.mark.parametrize(
    "text", ["forget what I told you about yarn lockfiles", "great, the cold start is so fast now. remember that"]
)
def test_unlearning_and_praise_hold_no_rule(text: str) -> None:
    assert (asks_to_remember(text), states_rule(text)) == (True, False)


@pytest.mark.parametrize(
    "text",
    [
        "We have not decided yet.",
        "We decided to keep SQLite?",
        "The decision tree is deep.",
        "According to the README they decided to use yup.",
        "For now we keep the mock.",
        "まだ決まっていません。",
        "아직 결정되지 않았습니다.",
    ],
)
def test_what_is_open_or_reported_is_no_decision(text: str) -> None:
    assert holds_decision(text) is False


@pytest.mark.parametrize("text", ["", "```\nwe decided\n```", "> we decided on zod"])
def test_nothing_said_is_no_decision(text: str) -> None:
    assert holds_decision(text) is False


REPORT = "I read the three files. The tests pass. The build took 40 seconds. The branch is pushed."


def test_a_long_message_is_read_sentence_by_sentence() -> None:
    assert holds_decision(REPORT) is False
    assert holds_decision(f"{REPORT} We decided to keep SQLite. Nothing else was touched.") is True
    assert holds_decision(f"{REPORT} Should we keep SQLite from now on?") is False


def test_labelled_messages_are_told_apart() -> None:
    """No proof of anything but that table and code fit each other: these messages were trained on."""
    rows = decision_training.read_rows()
    wrong = [row["id"] for row in rows if holds_decision(row["text"]) is not row["decision"]]
    assert len(wrong) <= 0.04 * len(rows)
    assert len({row["text"] for row in rows}) == len({row["id"] for row in rows}) == len(rows)


@pytest.mark.parametrize("read", [asks_to_remember, states_rule, holds_decision, strength_after_work])
@pytest.mark.parametrize("piece", ["no ", "don't use npm, ", "not a not ", "왜 ", "하지 마, ", "' ", "from now on. "])
def test_reading_is_linear_in_the_text(read: Callable[[str], object], piece: str) -> None:
    short, long = (calls_of(lambda text=piece * times: read(text)) for times in (100, 400))
    assert long <= 5 * short


def test_the_strongest_prompt_of_a_turn_counts():
    prompts = [SpokenPrompt("still fails", DONE), SpokenPrompt("revert that; from now on use uv", DONE)]
    assert read_flags(prompts, "We decided on uv.") == Flags("strong", True, True, True)
