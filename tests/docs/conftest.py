"""`hm` and a project, as the tests of the commands have them."""

from __future__ import annotations

from tests.cli.conftest import hm, project

__all__ = ["hm", "project"]
