from __future__ import annotations

import pytest

from harness_memory.core.prompts import TranscriptPrompt, TranscriptView, prompt_class, transcript_prompt_ids
from tests.core.episode_factory import START_MS, prompt


def view(*prompts: tuple[str, str, int | None, str]) -> TranscriptView:
    return TranscriptView(tuple(TranscriptPrompt(*parts) for parts in prompts))


def test_no_transcript_makes_a_prompt_given():  # S5
    assert prompt_class(prompt("go"), None) == "given"


def test_id_and_text_together_tell():
    known = view(("go", "p1", START_MS, "typed"), ("go", "p2", START_MS, "injected"))
    assert prompt_class(prompt("go"), known) == "typed"


@pytest.mark.parametrize("known", [("stop", "p1", START_MS, "typed"), ("go", "p2", START_MS, "typed")])
def test_a_match_of_one_alone_makes_it_given(known):
    assert prompt_class(prompt("go"), view(known)) == "given"


def test_matches_that_disagree_give_the_weaker_class():
    known = view(("go", "p1", START_MS, "typed"), ("go", "p1", START_MS, "injected"))
    assert prompt_class(prompt("go"), known) == "injected"


def test_a_queued_prompt_is_found_by_its_text():
    known = view(("run it", "p1", START_MS, "typed"), ("not npm", "", START_MS + 9, "typed"))
    assert prompt_class(prompt("not  npm "), known) == "typed"


def test_what_the_hook_marked_stays_injected():
    assert prompt_class(prompt("go", injected=True), view(("go", "p1", START_MS, "typed"))) == "injected"


def test_without_ids_the_nearest_later_line_tells():  # 2.1.139
    known = view(
        ("go", "a", START_MS - 60_000, "injected"),
        ("go", "b", START_MS + 300, "typed"),
        ("go", "c", START_MS + 90_000, "injected"),
    )
    line = prompt("go", prompt_id="")
    assert (prompt_class(line, known), transcript_prompt_ids(line, known)) == ("typed", {"b"})


def test_without_ids_and_times_all_matches_count():
    known = view(("go", "a", None, "typed"), ("go", "b", None, "given"))
    assert prompt_class(prompt("go", prompt_id=""), known) == "given"
