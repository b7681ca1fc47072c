"""What the demo tells: steps with lines, handed on as they happen and kept for `--json`.

Called by `story`, which tells, and by cli/demo, which prints.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Line:
    """Something that happened: who or what it is about, and the words."""

    label: str
    text: str


@dataclass(slots=True)
class Step:
    """A part of the story; `lines` grows while it is played."""

    title: str
    lines: list[Line] = field(default_factory=list)


Listener = Callable[[Step | Line], None]


class Narrator:
    """Keeps the steps so far and passes each beginning and each line on at once."""

    def __init__(self, listener: Listener) -> None:
        self.steps: list[Step] = []
        self._listener = listener

    def begin(self, title: str) -> None:
        """Begin a step."""
        self.steps.append(Step(title))
        self._listener(self.steps[-1])

    def tell(self, label: str, text: str) -> None:
        """Add a line to the step that is being played."""
        line = Line(label, text)
        self.steps[-1].lines.append(line)
        self._listener(line)
