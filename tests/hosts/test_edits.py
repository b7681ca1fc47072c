"""Putting our groups into a foreign settings text, and taking them out again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness_memory.errors import HmError
from harness_memory.hosts.edits import OwnedHook, add_groups, decode_settings, owned_hooks, remove_owned, undo_edits

GROUPS: dict[str, dict[str, Any]] = {
    "PreToolUse": {"matcher": "Bash", "hooks": [{"type": "command", "command": "mine", "timeout": 5}]},
    "Stop": {"hooks": [{"type": "command", "command": "mine", "timeout": 10}]},
}
PATH = Path("settings.local.json")


def is_mine(hook: Mapping[str, Any]) -> bool:
    return hook.get("command") == "mine"


def test_a_blank_text_becomes_a_document_of_our_groups_only() -> None:
    text, undo = add_groups("", {"Stop": GROUPS["Stop"]})
    assert text == (
        '{\n  "hooks": {\n    "Stop": [\n      {\n        "hooks": [\n          {\n            "type": "command",\n'
        '            "command": "mine",\n            "timeout": 10\n          }\n        ]\n      }\n    ]\n  }\n}\n'
    )
    assert undo_edits(text, undo) == ""


def test_groups_are_written_in_the_indentation_of_the_file() -> None:
    text, _ = add_groups('{\n\t"model": "x"\n}', {"Stop": {"hooks": []}})
    assert (
        text == '{\n\t"model": "x",\n\t"hooks": {\n\t\t"Stop": [\n\t\t\t{\n\t\t\t\t"hooks": []\n\t\t\t}\n\t\t]\n\t}\n}'
    )


def test_windows_newlines_are_kept() -> None:
    text, _ = add_groups('{\r\n  "model": "x"\r\n}\r\n', {"Stop": {"hooks": []}})
    assert "\n" not in text.replace("\r\n", "")


def test_a_file_on_one_line_stays_on_one_line() -> None:
    text, _ = add_groups(
        '{"hooks": {"Stop": [{"hooks": []}]}}\n', {"Stop": {"hooks": [1]}, "PreToolUse": {"hooks": []}}
    )
    assert text == '{"hooks": {"Stop": [{"hooks": []}, {"hooks": [1]}], "PreToolUse": [{"hooks": []}]}}\n'


def test_foreign_groups_keep_their_place_before_ours() -> None:
    theirs = '{"hooks": [{"type": "command", "command": "theirs"}]}'
    before = '{\n  "hooks": {\n    "Stop": [\n      ' + theirs + '\n    ]\n  },\n  "z": 1.50\n}\n'
    text, undo = add_groups(before, GROUPS)
    data = json.loads(text)
    assert [group["hooks"][0]["command"] for group in data["hooks"]["Stop"]] == ["theirs", "mine"]
    assert data["hooks"]["PreToolUse"] == [GROUPS["PreToolUse"]]
    assert '"z": 1.50' in text
    assert list(data) == ["hooks", "z"]
    assert undo_edits(text, undo) == before


def test_removal_takes_only_our_hook_out_of_a_shared_group() -> None:
    text = json.dumps({"hooks": {"Stop": [{"hooks": [{"command": "mine"}, {"command": "theirs"}]}]}})
    assert json.loads(remove_owned(text, is_mine)) == {"hooks": {"Stop": [{"hooks": [{"command": "theirs"}]}]}}


def test_removal_takes_what_only_we_filled_and_leaves_the_rest() -> None:
    text = json.dumps({"a": 1, "hooks": {"Stop": [{"hooks": [{"command": "mine"}]}], "X": []}})
    assert json.loads(remove_owned(text, is_mine)) == {"a": 1, "hooks": {"X": []}}


def test_removal_of_a_text_that_held_nothing_else_leaves_an_empty_object() -> None:
    assert json.loads(remove_owned(add_groups("", GROUPS)[0], is_mine)) == {}


@pytest.mark.parametrize(
    "text",
    [
        '{"hooks": [{"hooks": [{"command": "mine"}]}]}',
        '{"hooks": {"Stop": {"hooks": [{"command": "mine"}]}}}',
        '{"hooks": {"Stop": ["mine", {"hooks": {"command": "mine"}}, {"hooks": ["mine"]}]}}',
        "   \n",
    ],
)
def test_removal_passes_over_foreign_shapes(text: str) -> None:
    assert remove_owned(text, is_mine) == text


def test_owned_hooks_lists_event_matcher_and_hook_in_file_order() -> None:
    data = {
        "hooks": {**{event: [group, {"hooks": [{"command": "theirs"}]}] for event, group in GROUPS.items()}, "X": 3}
    }
    assert owned_hooks(data, is_mine) == [
        OwnedHook("PreToolUse", "Bash", GROUPS["PreToolUse"]["hooks"][0]),
        OwnedHook("Stop", None, GROUPS["Stop"]["hooks"][0]),
    ]


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b'\xef\xbb\xbf{"a": 1}', "line 1 column 1: the file begins with a byte order mark"),
        (b'{\n  "a": 1,\n}', "line 2 column 9: a trailing comma is not JSON"),
        (b'{\n  "a": [1,]\n}', "line 2 column 10: a trailing comma is not JSON"),
        (b'{\n  // why\n  "a": 1\n}', "line 2 column 3: a comment is not JSON"),
        (b'{"a": 1} // why', "line 1 column 10: a comment is not JSON"),
        (b'{"a": 1 /* why */}', "line 1 column 9: a comment is not JSON"),
        (b"{'a': 1}", "line 1 column 2: expecting property name enclosed in double quotes"),
        (b'{"a": "NaN", "b":\n -Infinity}', "line 2 column 2: -Infinity is not JSON"),
        (b'{"a": 1', "line 1 column 8: expecting ',' delimiter"),
        (b"[1]", "line 1 column 1: the file does not hold a JSON object"),
        (b'{\n"a": "\xff"}', "line 2 column 7: the file is not UTF-8"),
        (b'{"hooks": {},\n "hooks": {}}', 'line 2 column 2: the key "hooks" stands here twice'),
        (b'{"hooks": {"Stop": [], "Stop": []}}', 'line 1 column 24: the key "Stop" stands here twice'),
    ],
)
def test_a_file_that_is_not_plain_json_is_refused_with_its_place(raw: bytes, problem: str) -> None:
    with pytest.raises(HmError) as caught:
        decode_settings(raw, PATH)
    assert (caught.value.reference, caught.value.context) == ("settings-unreadable", problem)


def test_a_nesting_too_deep_is_refused() -> None:
    with pytest.raises(HmError):
        decode_settings(b'{"a":' * 200_000 + b"1" + b"}" * 200_000, PATH)


def test_a_number_too_long_is_refused() -> None:
    with pytest.raises(HmError):
        decode_settings(b'{"a":' + b"1" * 5000 + b"}", PATH)


def test_duplicate_keys_elsewhere_are_not_ours_to_judge() -> None:
    text = '{"env": {"A": "1", "A": "2"}, "a": 1, "a": 2}'
    assert decode_settings(text.encode(), PATH) == text


# -- laws ------------------------------------------------------------------------------------------------------------

FOREIGN_HOOK = st.fixed_dictionaries(
    {"type": st.just("command"), "command": st.text(max_size=8).filter(lambda t: t != "mine")}
)
GROUP = st.fixed_dictionaries({"hooks": st.lists(FOREIGN_HOOK, max_size=2)}, optional={"matcher": st.text(max_size=5)})
HOOKS = st.dictionaries(st.sampled_from(["PreToolUse", "Stop", "Other"]), st.lists(GROUP, max_size=2), max_size=3)
VALUE = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


@st.composite
def settings_texts(draw: st.DrawFn) -> str:
    """A settings file as people and programs leave them: any order, indentation, newline, blanks and escapes."""
    members = list(
        draw(st.dictionaries(st.text(max_size=5).filter(lambda key: key != "hooks"), VALUE, max_size=4)).items()
    )
    if draw(st.booleans()):
        members.insert(draw(st.integers(0, len(members))), ("hooks", draw(HOOKS)))
    text = json.dumps(
        dict(members),
        indent=draw(st.sampled_from([None, 0, 1, 2, 4, "\t"])),
        ensure_ascii=draw(st.booleans()),
        separators=draw(st.sampled_from([None, (",", ":"), (" , ", " : ")])),
    )
    text = text.replace("\n", draw(st.sampled_from(["\n", "\r\n", "\n\n"])))
    blank = st.sampled_from(["", "\n", "\r\n", "  ", "\n\n"])
    return draw(blank) + text + draw(blank)


@given(
    settings_texts()
    | st.sampled_from(["", " ", "\n", "{}", "{ }", "{\n}\n", '{"hooks": { }}', '{"hooks":{"Stop":[\n]}}'])
)
def test_install_then_uninstall_is_the_identity(text: str) -> None:
    installed, undo = add_groups(decode_settings(text.encode(), PATH), GROUPS)
    assert undo_edits(decode_settings(installed.encode(), PATH), undo) == text


@given(settings_texts())
def test_installing_adds_our_groups_and_changes_nothing_else(text: str) -> None:
    before, after = json.loads(text), json.loads(add_groups(text, GROUPS)[0])
    hooks = dict(before.get("hooks", {}))
    for event, group in GROUPS.items():
        hooks[event] = [*hooks.get(event, []), group]
    assert after == {**before, "hooks": hooks}
    assert list(after) == list({**before, "hooks": hooks})


@given(settings_texts())
def test_removal_without_an_undo_list_leaves_every_foreign_value(text: str) -> None:
    before = json.loads(text)
    after = json.loads(remove_owned(add_groups(text, GROUPS)[0], is_mine))
    assert _without_empties(after) == _without_empties(before)


@given(settings_texts().filter(lambda text: "hooks" not in json.loads(text) and json.loads(text)))
def test_removal_is_exact_where_no_container_was_empty(text: str) -> None:
    assert remove_owned(add_groups(text, GROUPS)[0], is_mine) == text


def _without_empties(data: dict[str, Any]) -> dict[str, Any]:
    """An event list or `hooks` that was empty before cannot be told from one we filled and emptied."""
    hooks = {event: groups for event, groups in data.get("hooks", {}).items() if groups}
    rest = {key: value for key, value in data.items() if key != "hooks"}
    return {**rest, **({"hooks": hooks} if hooks else {})}
