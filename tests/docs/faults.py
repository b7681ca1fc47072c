"""Every fault the source can raise, read from its syntax trees: reference, exit code and messages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from harness_memory.errors import EXIT_ERROR, EXIT_LOCKED, EXIT_USAGE

EXIT_CODES = {"HmError": EXIT_ERROR, "UsageError": EXIT_USAGE, "LockedError": EXIT_LOCKED}
GAP = "…"


@dataclass(frozen=True)
class Raised:
    """One place that makes a fault; `message` has … for each part that is known only when it happens."""

    reference: str
    exit_code: int
    message: str
    place: str


def raised_faults(files: list[Path]) -> list[Raised]:
    """Return what each constructor call of a fault says; a reference that is no literal is an AssertionError."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in files}
    codes = dict(EXIT_CODES)
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                for base in node.bases:
                    if isinstance(base, ast.Name) and base.id in codes:
                        codes.setdefault(node.name, codes[base.id])
    return [fault for path, tree in trees.items() for node in ast.walk(tree) for fault in _faults(node, codes, path)]


def _faults(node: ast.AST, codes: dict[str, int], path: Path) -> Iterator[Raised]:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in codes and node.args):
        return
    place = f"{path.name}:{node.lineno}"
    references, messages = _choices(node.args[0]), _choices(node.args[1])
    for at, reference in enumerate(references):
        assert isinstance(reference, ast.Constant), f"{place}: a reference is a literal"
        told = messages if len(references) == 1 else [messages[at]]
        for message in told:
            text = re.sub(f"{GAP}+", GAP, template(message))
            yield Raised(str(reference.value), codes[node.func.id], text, place)


def _choices(node: ast.expr) -> list[ast.expr]:
    return [*_choices(node.body), *_choices(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def template(node: ast.expr) -> str:
    """Return a message with … for what is not literal."""
    match node:
        case ast.Constant():
            return str(node.value)
        case ast.JoinedStr():
            return "".join(template(part) for part in node.values)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return template(left) + template(right)
        case _:
            return GAP
