"""Answers from a file, for evaluations and tests; never chosen by `auto`.

Owns the answers file named by `HARNESS_MEMORY_REPLAY_ANSWERS` (a JSON list, taken in order) and the counter file
beside it, so that one list serves several worker processes; each rendered prompt goes to the directory named by
`HARNESS_MEMORY_REPLAY_PROMPTS`. `{"unavailable": "<reason>"}` in the list is a provider that cannot be asked.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness_memory.errors import HmError
from harness_memory.extract.providers import UNAVAILABLE, FailureReason, ProbeResult, ProviderAnswer, ProviderFailure


@dataclass(frozen=True, slots=True)
class ReplayProvider:
    """A list of answers. Raises HmError when it is asked more often than there are answers."""

    answers_path: Path
    prompts_dir: Path | None = None
    name: str = "replay"
    model: str = ""

    def probe(self, now_ms: int) -> ProbeResult:
        """A file can always be asked; no answer is taken."""
        return ProbeResult("ok", "", self.name, self.model, now_ms)

    def run(self, prompt: str, schema: Mapping[str, Any]) -> ProviderAnswer | ProviderFailure:  # noqa: ARG002 - protocol
        """Take the next answer, after writing the prompt down."""
        position = self.position()
        if self.prompts_dir is not None:
            self.prompts_dir.mkdir(parents=True, exist_ok=True)
            (self.prompts_dir / f"{position:03d}.txt").write_text(prompt, encoding="utf-8")
        answers = self._answers()
        if position >= len(answers):
            raise HmError(
                "replay-exhausted",
                f"The replay provider was asked {position + 1} times and has {len(answers)} answers.",
                context=str(self.answers_path),
                hint=f"add the missing answers to {self.answers_path}",
            )
        self._counter_path().write_text(str(position + 1), encoding="utf-8")
        answer = answers[position]
        raw_text = answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False)
        if isinstance(answer, dict) and "unavailable" in answer:
            return ProviderFailure(_reason(answer["unavailable"]), "the replay provider was told so", raw_text)
        return ProviderAnswer(answer, raw_text, 0.0, 0, 0)

    def position(self) -> int:
        """Return how many answers have been taken."""
        try:
            return int(self._counter_path().read_text(encoding="utf-8"))
        except FileNotFoundError:
            return 0

    def _counter_path(self) -> Path:
        return self.answers_path.with_name(self.answers_path.name + ".position")

    def _answers(self) -> list[Any]:
        try:
            answers = json.loads(self.answers_path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise HmError(
                "replay-answers",
                f"The answers cannot be read: {error}.",
                context=str(self.answers_path),
                hint=shlex.join(["ls", "-l", str(self.answers_path)]),
            ) from error
        if not isinstance(answers, list):
            raise HmError(
                "replay-answers",
                "The answers are not a JSON list.",
                context=str(self.answers_path),
                hint=f"mend {self.answers_path}, then run the same command again",
            )
        return answers


def _reason(named: object) -> FailureReason:
    if named in UNAVAILABLE:
        return named
    raise HmError(
        "replay-answers",
        f"The replay provider cannot be unavailable for {named!r}.",
        hint=f"name one of: {', '.join(sorted(UNAVAILABLE))}",
    )
