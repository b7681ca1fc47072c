"""From a text to the terms that memories are found by.

Owns the tokenizer that the index and the prompt share: identifiers and paths whole and in parts, words of many
languages in a common form, pairs of characters where a script writes no blanks. What a term weighs is computed with
the index (`core.lexical_build`). Called by the prompt hook and by whoever builds an index.
"""

from __future__ import annotations

from harness_memory.hot.stop_words import STOP_WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

TEXT_LIMIT = 4000
TERM_LIMIT = 64
SHORTEST_STEM = 3

_JOINERS = "_-./:@#+$"
_SEPARATORS: dict[int, str | None] = {
    ord(char): " " for char in ',;!?"`()[]{}<>|&*=~^%\\—–…·•“”„«»¿¡、。，．：；！？「」『』（）【】［］〈〉《》〜～・'
}
_SEPARATORS |= {ord(char): None for char in "'’‘"}
_ENDINGS = ("izations", "ization", "ments", "ment", "ings", "ing", "ions", "ion", "edly", "ies", "ed", "es", "s", "ly")
# Korean particles and the endings of `하다` verbs, longest first: what stands before them is the word.
_PARTICLES_TEXT = """
    은 는 이 가 을 를 의 에 로 와 과 도 만 랑 나 께 서 인 야 요 들 쪽 별 에서 에게 한테 까지 부터 처럼 보다 이랑
    으로 하고 이나 에는 에도 에만 로는 로도 라고 이라 이고 인데 들이 들을 들은 에서는 에서도 에서만 으로는 으로도
    이라고 이라는 한테는 까지는 부터는 마다 라는 이면 라면 이면서 하는 하면 해서 하지 하기 하게 해줘 해야 했다
    했는데 하려고 하려는 합니다 한다 할때 할 한 해 하다 해도 하면서 되는 되면 되고 돼서 되지 된다 됐다 됐는데 되나
    되지만 됩니다 된 될 돼
"""
_PARTICLES = tuple(sorted(_PARTICLES_TEXT.split(), key=len, reverse=True))


def terms(text: str) -> list[str]:
    """Return the terms of a text in order, repeated as often as they occur; stop words are left out.

    Reads at most the first 4,000 characters. A compound (`getUserById`, `packages/api`, `ERR_CACHE`) gives itself and
    its parts; a Korean word gives itself without its particle and its overlapping pairs; Chinese and Japanese give
    pairs; and a word of another language that developers use for an English one gives that one too.
    """
    text = text[:TEXT_LIMIT]
    found: list[str] = []
    if text.isascii():
        for chunk in text.translate(_SEPARATORS).split():
            _add_latin(chunk, found)
        return found
    from unicodedata import normalize

    from harness_memory.hot.loan_words import LOAN_WORDS

    for chunk in normalize("NFC", text).translate(_SEPARATORS).split():
        if chunk.isascii():
            _add_latin(chunk, found)
        else:
            _add_scripts(chunk, LOAN_WORDS, found)
    return [term for word in found for term in (word, *(stem(english) for english in LOAN_WORDS.get(word, "").split()))]


def stem(word: str) -> str:
    """Return the common form of an English word: without plural, tense and the nouns made of verbs."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
            if ending == "s" and word[-2] in "su":
                break
            base = word[: -len(ending)]
            if ending == "ies":
                return base + "i"
            if ending.startswith("iz"):
                return base + "iz"
            if len(base) > SHORTEST_STEM and base[-1] == base[-2] and base[-1] not in "lsz":
                base = base[:-1]
            word = base
            break
    if len(word) > SHORTEST_STEM:
        if word.endswith("e"):
            return word[:-1]
        if word.endswith("y"):
            return word[:-1] + "i"
    return word


def _add(term: str, found: list[str]) -> None:
    if term and term not in STOP_WORDS:
        found.append(term[:TERM_LIMIT])


def _add_word(word: str, found: list[str]) -> None:
    """Add one plain word, lower case, in its common form."""
    if word not in STOP_WORDS and (len(word) > 1 or word.isdigit()):
        found.append(stem(word) if word.isascii() else word[:TERM_LIMIT])


def _add_latin(chunk: str, found: list[str]) -> None:
    """Add a word, or a compound whole and in parts."""
    chunk = chunk.strip(_JOINERS)
    if chunk.isalpha() and (chunk.islower() or chunk[1:].islower() or chunk.isupper()):
        _add_word(chunk.lower(), found)
        return
    parts = [word for piece in _split_joiners(chunk) for word in _split_case(piece)]
    if len(parts) == 1:
        _add_word(parts[0], found)
        return
    _add(chunk.lower(), found)
    for part in parts:
        _add_word(part, found)


def _split_joiners(chunk: str) -> list[str]:
    for joiner in _JOINERS:
        if joiner in chunk:
            chunk = chunk.replace(joiner, " ")
    return chunk.split()


def _split_case(piece: str) -> list[str]:
    """Split `parseHTMLPage` into parse, html, page; digits stay with the letters before them."""
    if piece.islower() or piece.isupper() or not piece.isalnum():
        return [piece.lower()]
    words: list[str] = []
    start = 0
    for index in range(1, len(piece)):
        here, before = piece[index], piece[index - 1]
        follows = piece[index + 1] if index + 1 < len(piece) else ""
        if here.isupper() and (not before.isupper() or follows.islower()):
            words.append(piece[start:index].lower())
            start = index
    words.append(piece[start:].lower())
    return words


def _script_of(char: str) -> str:
    if char.isascii():
        return "latin"
    code = ord(char)
    if 0xAC00 <= code <= 0xD7A3 or 0x1100 <= code <= 0x11FF:
        return "hangul"
    if 0x3041 <= code <= 0x309F:
        return "hiragana"
    if 0x30A0 <= code <= 0x30FF:
        return "katakana"
    if 0x3400 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF or code >= 0x20000:
        return "han"
    return "latin" if char.isalpha() else ""


def _add_scripts(chunk: str, whole_words: Mapping[str, str], found: list[str]) -> None:
    """Cut a chunk where the script changes and add each run in its own way."""
    start = 0
    script = _script_of(chunk[0])
    for index in range(1, len(chunk) + 1):
        here = _script_of(chunk[index]) if index < len(chunk) else "end"
        if here != script:
            _add_run(chunk[start:index], script, whole_words, found)
            start, script = index, here


def _add_run(run: str, script: str, whole_words: Mapping[str, str], found: list[str]) -> None:
    if script == "latin":
        _add_latin(run, found)
    elif script == "hangul":
        if run in _PARTICLES:
            return  # it belongs to the word of another script before it
        word = run if run in whole_words else _without_particle(run)
        _add(word, found)
        if len(word) > 2 and word not in whole_words:
            _add_pairs(word, found)
    elif script == "katakana":
        _add(run, found)
        if run not in whole_words:
            _add_pairs(run, found)
    elif script == "han":
        _add_pairs(run, found)


def _without_particle(word: str) -> str:
    for particle in _PARTICLES:
        if word.endswith(particle) and len(word) - len(particle) >= 2:
            return word[: -len(particle)]
    return word


def _add_pairs(run: str, found: list[str]) -> None:
    """Add the overlapping pairs of a run; a single character stands for itself."""
    if len(run) == 1:
        _add(run, found)
    for index in range(len(run) - 1):
        _add(run[index : index + 2], found)
