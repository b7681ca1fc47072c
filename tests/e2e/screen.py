"""What a person sees in a terminal: the escape sequences of a program applied to a grid of characters.

Owns as much of a terminal as the client's interface uses: cursor movement, erasing, scrolling. Colours, modes and
titles are dropped. Called by `terminal` only.
"""

from __future__ import annotations

import re
from unicodedata import combining, east_asian_width

_STRING = r"\x1b[\]P_^X](?P<string>[^\x07\x1b]*)(?:\x07|\x1b\\)"
_CONTROL = r"\x1b\[(?P<private>[<-?]?)(?P<parameters>[0-9;:]*)[ -/]*(?P<final>[@-~])"
_TOKEN = re.compile(rf"{_CONTROL}|{_STRING}|\x1b[ -/]*[0-~]|(?P<character>[^\x1b])")
_CUT_SHORT = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|[\]P_^X][^\x07\x1b]*\x1b?|[ -/]*)?\Z")


class Screen:
    """A grid of `rows` by `columns` characters and a cursor."""

    def __init__(self, rows: int, columns: int) -> None:
        self._rows = rows
        self._columns = columns
        self._lines = [[" "] * columns for _ in range(rows)]
        self._row = 0
        self._column = 0
        self._rest = ""

    @property
    def text(self) -> str:
        """The lines that hold something, without blanks at their ends."""
        lines = ("".join(line).replace("\N{NO-BREAK SPACE}", " ").rstrip() for line in self._lines)
        return "\n".join(line for line in lines if line)

    def feed(self, text: str) -> None:
        """Apply output of the program; a sequence cut short waits for its end."""
        text = self._rest + text
        cut = _CUT_SHORT.search(text)
        self._rest = cut.group() if cut else ""
        for token in _TOKEN.finditer(text, 0, len(text) - len(self._rest)):
            if token["character"]:
                self._write(token["character"])
            elif token["final"] and not token["private"]:
                self._control(token["final"], [int(p or 0) for p in re.split("[;:]", token["parameters"])])

    def _write(self, character: str) -> None:
        if character == "\n":
            self._row += 1
            if self._row == self._rows:
                self._row -= 1
                self._lines = [*self._lines[1:], [" "] * self._columns]
        elif character == "\r":
            self._column = 0
        elif character == "\b":
            self._column = max(0, self._column - 1)
        elif character >= " " and not combining(character):
            if self._column >= self._columns:
                self._column = 0
                self._write("\n")
            self._lines[self._row][self._column] = character
            self._column += 1
            if east_asian_width(character) == "W" and self._column < self._columns:
                self._lines[self._row][self._column] = ""
                self._column += 1

    def _control(self, final: str, parameters: list[int]) -> None:
        first = parameters[0]
        count = max(1, first)
        match final:
            case "A" | "B" | "C" | "D":
                down, right = {"A": (-1, 0), "B": (1, 0), "C": (0, 1), "D": (0, -1)}[final]
                self._move(self._row + down * count, self._column + right * count)
            case "G":
                self._move(self._row, count - 1)
            case "H":
                self._move(count - 1, max(1, parameters[1] if len(parameters) > 1 else 1) - 1)
            case "J":
                self._erase_lines(first)
            case "K":
                self._erase_in_line(first)

    def _move(self, row: int, column: int) -> None:
        self._row = min(max(0, row), self._rows - 1)
        self._column = min(max(0, column), self._columns - 1)

    def _erase_in_line(self, part: int) -> None:
        start = self._column if part == 0 else 0
        end = self._column + 1 if part == 1 else self._columns
        self._lines[self._row][start:end] = [" "] * (end - start)

    def _erase_lines(self, part: int) -> None:
        if part < 2:
            self._erase_in_line(part)
        rows = {0: range(self._row + 1, self._rows), 1: range(self._row)}.get(part, range(self._rows))
        for row in rows:
            self._lines[row] = [" "] * self._columns
