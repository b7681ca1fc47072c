"""docs/cli.md says what the click tree says: names, arguments, flags, defaults and help."""

from __future__ import annotations

import re
from inspect import cleandoc
from pathlib import Path

import click
import pytest

from harness_memory.cli.main import ENTRIES, SECTIONS, cli

REFERENCE = Path(__file__).parents[2] / "docs" / "cli.md"
COMMON = {"as_json", "database", "root"}


def command_of(name: str) -> click.Command:
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    return command


def render(command: click.Command) -> str:
    """Return what the reference says of a command below its heading."""
    ctx = click.Context(command, info_name=f"hm {command.name}")
    usage = " ".join([f"hm {command.name}", *command.collect_usage_pieces(ctx)])
    parts = [f"`{usage}`", re.sub(r"(?<!\n)\n(?!\n)", " ", cleandoc(command.help or ""))]
    records = [
        parameter.get_help_record(ctx)
        for parameter in command.params
        if isinstance(parameter, click.Option) and parameter.name not in COMMON
    ]
    options = [f"- `{' '.join(flags.split())}`: {text}" for flags, text in filter(None, records)]
    return "\n\n".join([*parts, *(["\n".join(options)] if options else [])])


def documented() -> dict[str, str]:
    """Return heading → text of every command in the reference."""
    pieces = re.split(r"^### hm (\S+)\n", REFERENCE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {
        name: re.split(r"^## ", text, flags=re.MULTILINE)[0].strip()
        for name, text in zip(pieces[1::2], pieces[2::2], strict=True)
    }


def test_the_reference_holds_every_command_in_the_order_of_the_help_page() -> None:
    assert list(documented()) == list(ENTRIES)
    headings = re.findall(r"^## (.+)$", REFERENCE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [heading for heading in headings if heading in SECTIONS] == list(SECTIONS)


@pytest.mark.parametrize("name", ENTRIES)
def test_a_command_is_documented_as_it_is(name: str) -> None:
    assert documented()[name].startswith(render(command_of(name)))


@pytest.mark.parametrize("name", ENTRIES)
def test_every_command_takes_the_common_options(name: str) -> None:
    command = command_of(name)
    assert command.name == name
    assert [parameter.name for parameter in command.params][-3:] == ["as_json", "database", "root"]
    assert (command.help or "").strip().endswith(".")
