"""Project memory for Claude Code that speaks at the tool boundary.

Imports nothing: hooks import ``harness_memory.hot`` and pay for every line here.
"""


def __getattr__(name: str) -> str:
    if name == "__version__":
        from harness_memory._version import __version__

        return __version__
    raise AttributeError(name)
