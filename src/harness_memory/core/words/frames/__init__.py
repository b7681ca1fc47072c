"""The words of the scanner's frames, one module a language, in the notation of `core.phrases`. Data only.

`words` lists what is said in an attack; these list who, what and where, so that the same deed in other words is the
same deed. Both are read as one lexicon by `core.scanner_intents`.
"""

from __future__ import annotations

from harness_memory.core.words.frames import de, en, es, fr, ja, ko, pt, ru, zh

FRAMES = tuple(language.FRAMES for language in (en, ko, ja, zh, de, es, fr, pt, ru))
