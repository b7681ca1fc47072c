"""The reader's grammar against tree-sitter's grammar of bash: the plain names of all commands, wherever they stand."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import tree_sitter_bash
from tree_sitter import Language, Node, Parser

from harness_memory.hot import shell_parser
from harness_memory.hot.shell_heredoc import read_body
from harness_memory.hot.shell_syntax import Budget, Sequence, ShellSyntaxError, Simple, Word
from tests.hot.shell_texts import ShellTexts

CORPUS = Path(__file__).parents[2] / "fixtures" / "match" / "dev.jsonl"
SEED = 20261130
TEXTS = int(os.environ.get("HM_SHELL_TEXTS", "300"))
PARSER = Parser(Language(tree_sitter_bash.language()))
# Nodes of their own to tree-sitter, commands to the reader.
NO_COMMANDS = frozenset({"[", "export", "declare", "typeset", "local", "readonly", "unset", "coproc", "time"})

# What tree-sitter-bash 0.25 reads otherwise than bash does: `time`, `!` and coproc, continued lines, escaped names,
# several here-documents, backticks within backticks, braces and globs in a name, and other blanks than bash's.
MISREAD = ("time ", "! ", "coproc", "\\", "<<", "`", "$'", "{1", "* t", "\r", "\x0c")


def names_by_tree_sitter(text: str) -> list[str] | None:
    """The names by tree-sitter, sorted; None when its grammar does not take all of the text."""
    root = PARSER.parse(text.encode("utf-8", "surrogatepass")).root_node
    names: list[str] = []
    waiting: list[Node] = [] if root.has_error else [root]
    while waiting:
        node = waiting.pop()
        if node.type == "command_name" and node.children and node.children[0].type == "word":
            names.append((node.text or b"").decode("utf-8", "replace"))
        waiting.extend(node.children)
    return None if root.has_error else sorted(set(names) - NO_COMMANDS)


def names_by_reader(text: str) -> list[str] | None:
    """The names by the reader, sorted; None when it refuses a line."""
    names: list[str] = []
    waiting: list[Any] = []
    try:
        waiting.extend(_lines(text))
        while waiting:
            node = waiting.pop()
            if isinstance(node, list | tuple):
                waiting.extend(node)
            elif isinstance(node, Word):
                waiting.extend(_lines(script) if isinstance(script, str) else script for script in node.scripts)
            elif isinstance(node, Simple):
                names.extend(word for word in node.words[:1] if isinstance(word, str))
                waiting.extend((node.assignments, node.words, node.redirects))
            elif hasattr(node, "__slots__"):
                waiting.extend(getattr(node, slot) for slot in node.__slots__)
                if getattr(node, "expands", False):
                    waiting.append(read_body(shell_parser.Parser(node.body, Budget(10**9)))[0])
    except ShellSyntaxError:
        return None
    return sorted(set(names) - NO_COMMANDS)


def _lines(text: str) -> list[Sequence]:
    parser = shell_parser.Parser(text, Budget(10**9))
    lines = []
    while (line := parser.next_line()) is not None:
        lines.append(line)
    return lines


def comparable_texts(count: int) -> list[str]:
    """The labelled texts, and generated ones."""
    with CORPUS.open(encoding="utf-8", newline="\n") as lines:
        rows = [json.loads(line) for line in lines if line.strip()]
    generated = ShellTexts(Random(SEED))  # noqa: S311 - reproducible, not secret
    texts = [row["command"] for row in rows if row["dialect"] == "bash"] + [generated.text() for _ in range(count)]
    return [text for text in texts if text.isascii() and not any(mark in text for mark in MISREAD)]


def test_both_grammars_find_the_same_commands() -> None:
    pairs = [(text, names_by_tree_sitter(text), names_by_reader(text)) for text in comparable_texts(TEXTS)]
    compared = [pair for pair in pairs if None not in pair]
    assert [pair for pair in compared if pair[1] != pair[2]] == []
    assert len(compared) > 600
