"""Signs of an attack: cues that condemn nothing alone, weighed together.

An attack in new words shares no whole intent with those known, but it still speaks of the person, of being asked, of
reviews and secrets in ways that rules of a project seldom do at once. Called by `scanner`; linear in the text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from harness_memory.core import scanner_weights
from harness_memory.core.linear import read_table

TABLE = read_table(scanner_weights.MARKS, scanner_weights.WEIGHTS, scanner_weights.ALWAYS)
# Log odds. Of ordinary rules that the weights were not made from, one in a hundred is refused (measured).
NEEDED = 2.0


def sign_marks(sentences: Sequence[Mapping[str, list[int]]]) -> set[str]:
    """Return the marks of a text read for cues: each cue, and whether it stands in more than one place."""
    counts: Counter[str] = Counter()
    for sentence in sentences:
        counts.update({cue: len(set(places)) for cue, places in sentence.items()})
    return {f"#{cue}" for cue in counts} | {f"#{cue} again" for cue, count in counts.items() if count > 1}


def bears_signs(sentences: Sequence[Mapping[str, list[int]]]) -> bool:
    """Tell whether the signs of a text, weighed together, are those of an attack."""
    return TABLE.log_odds(sign_marks(sentences)) >= NEEDED
