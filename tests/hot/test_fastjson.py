import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness_memory.hot import fastjson

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES)
def test_writes_and_reads_as_json_does(value: object) -> None:
    text = fastjson.dumps(value)
    assert text == json.dumps(value, separators=(",", ":"))
    assert fastjson.loads(text) == value
    assert fastjson.loads(f" \n{text}\t".encode()) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        '{"a"',
        '{"a":',
        "[1,",
        "nul",
        '"open',
        "{}{}",
        "1 2",
        "\ufeff{}",
        "[" * 200_000,
        '{"a":1,}',
        "\x00",
    ],
)
def test_anything_but_one_document_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the kind is the contract, words differ by version
        fastjson.loads(text)


def test_bytes_that_are_not_utf8_are_a_value_error() -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        fastjson.loads(b'{"a":"\xff"}')


def test_lone_surrogates_survive_as_escapes() -> None:
    assert fastjson.dumps(fastjson.loads('{"a":"\\ud83d"}')) == '{"a":"\\ud83d"}'


def test_without_the_c_module_json_itself_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fastjson, "_scan", None)
    monkeypatch.setattr(fastjson, "_encode", None)
    assert fastjson.loads('{"a": [1]}') == {"a": [1]}
    assert fastjson.dumps({"a": [1]}) == '{"a":[1]}'


def test_what_json_cannot_hold_is_refused() -> None:
    with pytest.raises(TypeError, match="set has no JSON form"):
        fastjson.dumps({"a": {1}})
