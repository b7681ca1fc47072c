"""What a prompt is for."""

import pytest

from harness_memory.hot.prompt_intent import (
    INTENTS,
    SILENT_INTENTS,
    asks_for_earlier,
    decide,
    intent_of,
    recall_mode,
    recall_trigger,
)


@pytest.mark.parametrize(
    ("prompt", "intent"),
    [
        ("thanks a lot!", "casual"),
        ("고마워 수고했어", "casual"),
        ("what's the difference between TCP and UDP?", "generic_qa"),
        ("プロセスとスレッドの違いは？", "generic_qa"),
        ("¿qué significa idempotente?", "generic_qa"),
        ("explain how our retry queue works", "entity_reference"),
        ("continue where we left off", "continuation"),
        ("지난번 작업 이어서 하자", "continuation"),
        ("from now on every module gets a test", "user_specific_context"),
        ("앞으로는 커밋마다 린트 돌려줘", "user_specific_context"),
        ("please add a retry to the uploader", "implementation_request"),
        ("explain the flag in the README and add a test", "implementation_request"),
        ("write a function that explains an error code", "implementation_request"),
        ("테스트 하나 추가해줘", "implementation_request"),
        ("run the linter", "execution_request"),
        ("/deploy staging", "execution_request"),
        ("propose an architecture for the importer", "design_request"),
        ("where is parse_row() called?", "entity_reference"),
        ("yes", "continuation"),
    ],
)
def test_intents(prompt: str, intent: str) -> None:
    assert intent_of(prompt) == intent


def test_a_turn_before_makes_a_remark_on_it() -> None:
    assert intent_of("the second one", said_before="Should it be a flag or a file?") == "continuation"
    assert intent_of("why is it still red?", said_before="The build passes now.") == "continuation"


@pytest.mark.parametrize("said_before", ["Done.", "I renamed the helper."])
@pytest.mark.parametrize("prompt", ["add a --dry-run option to the export command", "git push", "thanks a lot!"])
def test_a_turn_before_does_not_make_everything_a_remark_on_it(prompt: str, said_before: str) -> None:
    assert intent_of(prompt, said_before=said_before) == intent_of(prompt) != "continuation"


@pytest.mark.parametrize(
    ("chances", "marks", "expected"),
    [
        ({"generic_qa": 50, "design_request": 10}, set(), "generic_qa"),
        ({"generic_qa": 30, "design_request": 10}, set(), "design_request"),
        ({"generic_qa": 30, "design_request": 20}, set(), "design_request"),
        ({"generic_qa": 30, "entity_reference": 29}, set(), "entity_reference"),
        ({"generic_qa": 30, "entity_reference": 29}, {"#generic"}, "generic_qa"),
        ({"generic_qa": 30, "entity_reference": 29}, {"#generic", "#project"}, "entity_reference"),
        ({"casual": 30, "continuation": 20, "execution_request": 19}, set(), "continuation"),
        ({"generic_qa": 40, "continuation": 5, "design_request": 10}, {"#implement_verb"}, "design_request"),
        ({"generic_qa": 60}, {"#execute_verb"}, "generic_qa"),
    ],
)
def test_silence_needs_that_a_request_is_unlikely(chances: dict[str, int], marks: set[str], expected: str) -> None:
    assert decide([chances.get(intent, 0) for intent in INTENTS], marks) == expected


@pytest.mark.parametrize("verb", ["add", "fix", "rename", "run", "deploy", "write"])
@pytest.mark.parametrize("rest", ["what is a good default", "an explanation of the pros and cons", "thanks"])
def test_an_order_is_never_silenced_by_a_word_in_it(verb: str, rest: str) -> None:
    assert intent_of(f"{verb} {rest} in the importer") not in SILENT_INTENTS


def test_a_named_part_of_the_project_makes_a_question_about_it() -> None:
    question = "what does harbor do?"
    assert intent_of(question) == "generic_qa"
    assert intent_of(question, entities=["harbor"]) == "entity_reference"


@pytest.mark.parametrize(
    ("prompt", "earlier"),
    [
        ("where were we with the importer?", True),
        ("前回の続きをやろう", True),
        ("이어서 하자", True),
        ("keep going", False),
        ("fix the importer", False),
    ],
)
def test_only_some_prompts_go_back_to_earlier_sessions(prompt: str, earlier: bool) -> None:
    assert asks_for_earlier(prompt) is earlier


def test_every_intent_has_its_words_for_the_log() -> None:
    words = {
        intent: (recall_trigger(intent, named=named), recall_mode(intent, named=named))
        for named in (True, False)
        for intent in (
            *("generic_qa", "casual", "continuation", "entity_reference", "user_specific_context"),
            *("implementation_request", "design_request", "execution_request"),
        )
    }
    assert words == {
        "generic_qa": ("", ""),
        "casual": ("", ""),
        "continuation": ("continuation", "continuation_query"),
        "entity_reference": ("entity", "entity_query"),
        "user_specific_context": ("context", "constraint_query"),
        "implementation_request": ("request", "pre_execution_query"),
        "design_request": ("request", "constraint_query"),
        "execution_request": ("request", "pre_execution_query"),
    }
    assert recall_trigger("design_request", named=True) == "entity"
