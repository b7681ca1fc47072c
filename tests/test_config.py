import json
import os
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harness_memory.config import (
    BeforeModel,
    Config,
    ConfigProblem,
    RecallBudget,
    Wrapper,
    default_config_text,
    load_config,
    parse_config,
)

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def test_defaults_are_those_of_the_documentation() -> None:
    config = Config()
    assert (config.autonomy_level, config.extraction.max_runs_per_day, config.extraction.max_usd_per_day) == (
        "standard",
        40,
        1.0,
    )
    assert (config.before_tool.max_items, config.before_tool.max_bytes, config.before_tool.hard_policy) == (
        3,
        2048,
        "confirm",
    )


def test_the_default_file_is_the_defaults() -> None:
    assert parse_config(json.loads(default_config_text())) == (Config(), ())


def test_a_bad_value_falls_back_alone() -> None:
    config, problems = parse_config({"before_tool": {"max_items": "many", "max_bytes": 100}, "log": {"debug": True}})
    assert (config.before_tool.max_items, config.before_tool.max_bytes, config.log.debug) == (3, 100, True)
    assert [problem.key for problem in problems] == ["before_tool.max_items"]


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("before_tool.max_items", True, "its values: whole numbers, 0 to 20"),
        ("before_tool.max_items", 3.0, "its values: whole numbers, 0 to 20"),
        ("before_tool.max_items", 21, "its values: whole numbers, 0 to 20"),
        ("dream.interval_hours", 0, "its values: whole numbers, at least 1"),
        ("before_model.min_score", True, "its values: 0 to 1"),
        ("before_model.min_score", 1.01, "its values: 0 to 1"),
        ("extraction.max_usd_per_day", 10**400, "its values: at least 0"),
        ("extraction.model", 7, "its values: text or null"),
        ("extraction.model", "\ud800", "its values: text or null"),
        ("log.debug", 1, "its values: true, false"),
        ("before_tool.hard_policy", ["deny"], "its values: confirm, advise, deny"),
        ("before_model.names", ["api", 3], "its values: array of texts"),
        ("before_model.names", "api", "its values: array of texts"),
        ("before_model.recall", None, "its values: object"),
        ("matcher.wrappers", [], "its values: object"),
        ("matcher.wrappers", {"rtk": "-x"}, "its values: object of objects"),
        ("matcher.wrappers", {"rtk": {"operands": -1}}, "rtk.operands: its values: whole numbers, 0 to 20"),
    ],
)
def test_a_value_of_another_kind_or_out_of_bounds_is_told_what_it_may_be(key: str, value: object, message: str) -> None:
    section, _, name = key.partition(".")
    assert parse_config({section: {name: value}}) == (
        Config(),
        (ConfigProblem(key, f"{message}; the default is used"),),
    )


def test_values_of_every_kind_are_taken() -> None:
    given = {
        "before_model": {"min_score": 1, "names": ["api"], "recall": {"min_score": 0.25}},
        "extraction": {"model": "opus", "provider": "claude"},
        "matcher": {"wrappers": {"rtk": {"values": "-x", "operands": 2, "assignments": True, "later": 1}}},
    }
    config, problems = parse_config(given)
    assert problems == ()
    assert repr(config.before_model) == repr(
        BeforeModel(min_score=1.0, names=["api"], recall=RecallBudget(min_score=0.25))
    )
    assert (config.extraction.model, config.extraction.provider) == ("opus", "claude")
    assert config.matcher.wrappers == {"rtk": Wrapper(values="-x", operands=2, assignments=True)}
    assert parse_config({"extraction": {"model": None}}) == (Config(), ())


def test_a_bad_section_falls_back_whole() -> None:
    config, problems = parse_config({"before_tool": 5, "autonomy_level": "off"})
    assert (config.before_tool, config.autonomy_level) == (Config().before_tool, "off")
    assert [problem.key for problem in problems] == ["before_tool"]


def test_unknown_keys_are_named_and_ignored() -> None:
    assert parse_config({"colour": 1, "log": {"level": 2}}) == (
        Config(),
        (ConfigProblem("colour", "unknown key, ignored"), ConfigProblem("log.level", "unknown key, ignored")),
    )


def test_wrappers_are_a_free_table_that_falls_back_whole() -> None:
    config, problems = parse_config({"matcher": {"wrappers": {"rtk": {"values": "-x"}}}})
    assert (config.matcher.wrappers, problems) == ({"rtk": Wrapper(values="-x")}, ())
    config, (problem,) = parse_config({"matcher": {"wrappers": {"rtk": {"values": 1}}}})
    assert (config, problem.key) == (Config(), "matcher.wrappers")


@given(st.dictionaries(st.sampled_from([*(one.name for one in fields(Config)), "other"]), JSON_VALUES, max_size=4))
def test_no_file_breaks_the_program(data: dict[str, object]) -> None:
    config, _ = parse_config(data)
    assert isinstance(config, Config)


@pytest.mark.parametrize(
    ("text", "message"),
    [("{", "not valid JSON"), ("[]", "does not hold a JSON object"), ("\ud800", "cannot be read")],
)
def test_an_unreadable_file_is_the_defaults_and_a_problem(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "config.json"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    config, (problem,) = load_config(path)
    assert (config, problem.key) == (Config(), "")
    assert message in problem.message


def test_a_missing_file_is_the_defaults(tmp_path: Path) -> None:
    assert load_config(tmp_path / "config.json") == (Config(), ())


def test_a_byte_order_mark_is_no_problem(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    path.write_bytes(b'\xef\xbb\xbf{"autonomy_level":"shadow"}')
    assert load_config(path)[0].autonomy_level == "shadow"


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo], ids=["directory", "pipe"])
def test_what_is_no_file_is_the_defaults(tmp_path: Path, make: Callable[[Path], None]) -> None:
    make(tmp_path / "config.json")
    assert load_config(tmp_path / "config.json") == (Config(), (ConfigProblem("", "it is not a file"),))


def test_a_nesting_too_deep_for_the_parser_is_the_defaults(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    path.write_text("[" * 100_000)
    config, (problem,) = load_config(path)
    assert (config, problem.key, problem.message.startswith("the file is not valid JSON")) == (Config(), "", True)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("extraction.max_usd_per_day", "1e999"),
        ("extraction.max_usd_per_day", "NaN"),
        ("extraction.lease_seconds", "9" * 19),
        ("retention.ledger_days", "9" * 19),
        ("retention.audit_days", "9" * 19),
        ("retention.candidate_days", "9" * 19),
        ("retention.proposal_days", "9" * 19),
    ],
)
def test_a_number_that_neither_json_nor_the_database_can_hold_falls_back(key: str, value: str) -> None:
    section, name = key.split(".")
    config, problems = parse_config(json.loads(f'{{"{section}": {{"{name}": {value}}}}}'))
    assert (config, [problem.key for problem in problems]) == (Config(), [key])


def test_wrappers_that_would_not_fit_into_the_snapshots_header_fall_back() -> None:
    wrappers = {f"wrapper{number}": {"values": "-a -b --long"} for number in range(200)}
    config, (problem,) = parse_config({"matcher": {"wrappers": wrappers}})
    assert (config, problem.key) == (Config(), "matcher.wrappers")
    assert problem.message.endswith("bytes are more than 8192; the default is used")


def test_wrappers_are_measured_by_what_is_said_of_them() -> None:
    wrappers = {f"wrapper{number}": {"values": "-a -b --long"} for number in range(150)}
    config, problems = parse_config({"matcher": {"wrappers": wrappers}})
    assert (len(config.matcher.wrappers), problems) == (150, ())
