"""Scope globs against the files of an episode.

Owns what counts as touching. Pure. Called by validation (V3) and by the choice of memories for the prompt.
"""

from __future__ import annotations

from collections.abc import Iterable

from harness_memory.hot.globs import EVERYWHERE, glob_match


def touches(scope: str, refs: Iterable[str]) -> bool:
    """Tell whether a scope covers one of the paths; `a/**` covers the directory `a` as well."""
    return scope in EVERYWHERE or any(glob_match(scope, ref) for ref in refs)
