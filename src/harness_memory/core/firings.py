"""What came of the memories that fired in an episode: delivered, heeded, overridden (S19, S24).

Pure. Called by `core.episodes`; the worker rolls the outcomes up into the memories' counters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from harness_memory.core.model import Firing, FiringOutcome, LedgerLine

STOPPING_LEVELS = ("soft_deny", "deny")


def read_firings(lines: Sequence[LedgerLine]) -> tuple[Firing, ...]:
    """Return one firing for each row of each fired line; rows that were held back did not fire."""
    ran = {str(line.fields["tool_use_id"]) for line in lines if line.is_call and line.fields.get("tool_use_id")}
    fired = [line for line in lines if line.kind == "fired"]
    firings = []
    for at, line in enumerate(fired):
        for memory_id, level, delivery in _rows(line):
            if delivery == "suppressed":
                continue
            matched_again = any(
                memory_id == row[0]
                for later in fired[at + 1 :]
                if later.agent_id == line.agent_id
                for row in _rows(later)
            )
            call_ran = str(line.fields.get("tool_use_id", "")) in ran
            firings.append(
                Firing(
                    memory_id=memory_id,
                    tool=str(line.fields.get("tool", "")),
                    enforcement=level,
                    delivery=delivery,
                    at_ms=line.at_ms,
                    agent_id=line.agent_id,
                    outcome=_outcome(line, level, delivery, matched_again=matched_again, call_ran=call_ran),
                    line=line.number,
                )
            )
    return tuple(firings)


def _outcome(line: LedgerLine, level: str, delivery: str, *, matched_again: bool, call_ran: bool) -> FiringOutcome:
    decision = line.fields.get("decision")
    if delivery == "override":
        return "override" if call_ran else "delivered"
    if decision == "deny" and level in STOPPING_LEVELS:
        return "denied" if matched_again else "heeded"
    if decision == "ask" and level == "confirm" and call_ran:
        return "confirmed"
    return "delivered"


def _rows(line: LedgerLine) -> Iterator[tuple[str, str, str]]:
    rows: Any = line.fields.get("rows")
    for row in rows if isinstance(rows, list) else ():
        if isinstance(row, list) and len(row) == 3 and all(isinstance(part, str) for part in row):
            yield row[0], row[1], row[2]
