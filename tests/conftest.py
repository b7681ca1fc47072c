"""The session guard: no test sees the real home, the caller's environment or a network beyond loopback."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

from tests.session_guard import make_audit_hook, open_paths, real_homes, scrubbed_environment

# The same examples in every run and on every machine, however slow: HM_HYPOTHESIS=explore looks for new ones.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HM_HYPOTHESIS", "same"))


def pytest_configure(config: pytest.Config) -> None:
    """Swap the environment and raise the guard before a test module is imported."""
    homes, allowed = real_homes(), open_paths(config.rootpath)
    home = Path(tempfile.mkdtemp(prefix="hm-test-home-"))
    environment = scrubbed_environment(os.environ, home)
    os.environ.clear()
    os.environ.update(environment)
    config.add_cleanup(lambda: shutil.rmtree(home))
    # pytest.fail raises what `except Exception` does not catch, so no handler under test can hide a breach.
    sys.addaudithook(make_audit_hook(homes, allowed, pytest.fail))
