"""docs/configuration.md lists every key with its default and values, and every variable, as the program has them."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_type_hints

from harness_memory.config import Config, Matcher, Wrapper
from harness_memory.config_values import describe_values
from harness_memory.core.snapshot_build import hook_settings
from harness_memory.hot.signatures import read_call
from tests.docs.pages import SOURCE_DIR, read_page, section, source_files, table_rows

PAGE = read_page("docs/configuration.md")
ENVIRONMENT = "Environment"


def keys_of(section: Any, prefix: str = "") -> Iterator[tuple[str, str, str]]:
    """Yield (dotted key, default as JSON, values in the page's words) of every setting."""
    kinds = get_type_hints(section)
    for one in fields(section):
        if is_dataclass(kinds[one.name]):
            yield from keys_of(kinds[one.name], f"{prefix}{one.name}.")
        else:
            default = json.dumps(getattr(section(), one.name))
            yield f"{prefix}{one.name}", default, describe_values(kinds[one.name], one.metadata)


def documented(text: str) -> list[tuple[str, str, str]]:
    return [(key.strip("`"), default.strip("`"), values) for key, default, values, _meaning in table_rows(text)]


def test_every_key_stands_there_with_its_default_and_values() -> None:
    settings = documented(PAGE.replace(section(PAGE, ENVIRONMENT), ""))
    assert sorted(settings) == sorted(keys_of(Config))


def test_every_key_is_used() -> None:
    used = {
        node.attr
        for path in source_files()
        if path != SOURCE_DIR / "config.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert [key for key, _default, _values in keys_of(Config) if not set(key.split(".")) <= used] == []


def test_a_wrapper_of_the_users_own_is_looked_through() -> None:
    for wrapper, text in (
        (Wrapper(values="-x"), "mywrap -x 1 npm test"),
        (Wrapper(operands=1, assignments=True), "mywrap one A=1 npm test"),
        (Wrapper(text=True), "mywrap 'npm test'"),
        (Wrapper(stdin=True, operands=1), "mywrap one <<< 'npm test'"),
        (Wrapper(text=True, words_options="-r"), "mywrap -r npm test"),
        (Wrapper(text_options="-c"), "mywrap -qc 'npm test'"),
        (Wrapper(modules="-m"), "mywrap -m npm test"),
        (Wrapper(values="-p", program_options="-p"), "mywrap -p npm test"),
        (Wrapper(command_options="-c"), "mywrap one -c npm test"),
        (Wrapper(chdirs="-d"), "mywrap -d web npm test"),
        (Wrapper(why="remote"), "mywrap npm test"),
    ):
        wrappers = hook_settings(Config(matcher=Matcher(wrappers={"mywrap": wrapper})))["wrappers"]
        call = read_call("Bash", {"command": text}, "/p", "/p", wrappers)
        ran = [command.words[2:] if command.words[0] == "python" else command.words for command in call["commands"]]
        assert ("npm", "test") in ran, text


def test_every_variable_of_the_source_stands_there_and_no_other() -> None:
    found = {
        name
        for path in source_files()
        for name in re.findall(r"HARNESS_MEMORY_[A-Z_]*[A-Z]", path.read_text(encoding="utf-8"))
    }
    assert {row[0].strip("`") for row in table_rows(section(PAGE, ENVIRONMENT))} == found
