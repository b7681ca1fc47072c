"""JSON through the C parts of the standard library, without importing `json` (S44).

Owns parsing and writing on the hook path. Where an implementation lacks the C module, or refuses our way of calling
it, `json` itself is used. `loads` raises `ValueError` for anything that is not one JSON document.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Scanner = Callable[[str, int], tuple[Any, int]]

try:
    import _json as c_json
except ImportError:  # another implementation of Python
    c_json = None  # type: ignore[assignment]

_SPACE = " \t\n\r"


class _Context:
    """What the C scanner asks its owner for."""

    strict = False
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float
    memo: dict[str, str] = {}  # noqa: RUF012 - the C scanner keeps its own; the attribute only has to exist


def loads(data: str | bytes) -> Any:
    """Parse one JSON document; bytes must be UTF-8 without a BOM. ValueError for anything else."""
    text = data if isinstance(data, str) else data.decode("utf-8")
    if _scan is None:
        import json

        return json.loads(text)
    start, end = 0, len(text)
    while start < end and text[start] in _SPACE:
        start += 1
    value, stop = _scan_at(_scan, text, start)
    if text[stop:].strip(_SPACE):
        raise ValueError("text after the JSON document")
    return value


def loads_at(text: str, start: int) -> Any:
    """Parse the one JSON value that begins at `start`, whatever follows it. ValueError where none does."""
    if _scan is None:
        import json

        return json.JSONDecoder().raw_decode(text, start)[0]
    return _scan_at(_scan, text, start)[0]


def _scan_at(scan: Scanner, text: str, start: int) -> tuple[Any, int]:
    try:
        return scan(text, start)
    except ValueError:
        raise
    except (StopIteration, SystemError, RecursionError) as error:  # how malformed text shows, by version
        raise ValueError("not a JSON document") from error


def dumps(value: Any) -> str:
    """Write compact ASCII-escaped JSON; TypeError for what JSON has no form for."""
    if _encode is None:
        import json

        return json.dumps(value, separators=(",", ":"))
    return "".join(_encode(value, 0))


def _refuse(value: object) -> None:
    raise TypeError(f"{type(value).__name__} has no JSON form")


def _c_scanner() -> Scanner | None:
    return c_json.make_scanner(_Context()) if c_json else None  # type: ignore[arg-type]


def _c_encoder() -> Callable[[Any, int], tuple[str, ...]] | None:
    if not c_json:
        return None
    return c_json.make_encoder(None, _refuse, c_json.encode_basestring_ascii, None, ":", ",", False, False, True)


_scan = _c_scanner()
_encode = _c_encoder()
