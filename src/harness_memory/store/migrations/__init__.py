"""The numbered steps from one database schema to the next.

Owns the list and its order; each step is a module of its own whose text never changes after a release. A step must not
open, copy or commit anything: `store.db` runs each inside one transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from harness_memory.store.migrations import v001_first

Migration = Callable[[sqlite3.Connection], None]

MIGRATIONS: Sequence[Migration] = (v001_first.apply,)
"""Step N, counted from 1, leads from schema N-1 to schema N."""
