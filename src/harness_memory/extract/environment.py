"""What the extraction client is and what it may see: its binary, its environment, its working directory.

Owns the allowlist (behaviour §3) and the user directory of extraction. Reads no environment of its own: the
composition root hands it over. Called by providers and the probe.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import platformdirs

from harness_memory.hot.system import DISABLE_VARIABLE

HOME_VARIABLE = "HARNESS_MEMORY_HOME"
BINARY_VARIABLE = "HARNESS_MEMORY_CLAUDE_BIN"
EXECPATH_VARIABLE = "CLAUDE_CODE_EXECPATH"
ANSWERS_VARIABLE = "HARNESS_MEMORY_REPLAY_ANSWERS"
PROMPTS_VARIABLE = "HARNESS_MEMORY_REPLAY_PROMPTS"


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_SYSTEM_NAMES = _names(
    "PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TMPDIR TEMP TMP XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME"
    " XDG_STATE_HOME XDG_RUNTIME_DIR SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERPROFILE HOMEDRIVE HOMEPATH"
    " USERNAME APPDATA LOCALAPPDATA PROGRAMDATA PROGRAMFILES PROGRAMFILES(X86)"
)
_ROUTING_NAMES = _names(
    "ANTHROPIC_API_KEY ANTHROPIC_AUTH_TOKEN ANTHROPIC_BASE_URL ANTHROPIC_CUSTOM_HEADERS ANTHROPIC_BEDROCK_BASE_URL"
    " ANTHROPIC_VERTEX_BASE_URL ANTHROPIC_VERTEX_PROJECT_ID ANTHROPIC_FOUNDRY_API_KEY ANTHROPIC_FOUNDRY_BASE_URL"
    " ANTHROPIC_FOUNDRY_RESOURCE ANTHROPIC_DEFAULT_HAIKU_MODEL ANTHROPIC_DEFAULT_OPUS_MODEL"
    " ANTHROPIC_DEFAULT_SONNET_MODEL CLAUDE_CONFIG_DIR CLAUDE_CODE_OAUTH_TOKEN CLAUDE_CODE_USE_BEDROCK"
    " CLAUDE_CODE_USE_VERTEX CLAUDE_CODE_USE_FOUNDRY CLAUDE_CODE_SKIP_BEDROCK_AUTH CLAUDE_CODE_SKIP_VERTEX_AUTH"
    " CLAUDE_CODE_SKIP_FOUNDRY_AUTH CLAUDE_CODE_CLIENT_CERT CLAUDE_CODE_CLIENT_KEY CLAUDE_CODE_CLIENT_KEY_PASSPHRASE"
    " CLOUD_ML_REGION HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR"
    " REQUESTS_CA_BUNDLE"
)
_PREFIXES = ("LC_", "AWS_", "GOOGLE_", "VERTEX_REGION_")
_OWN = {
    "CLAUDE_CODE_MAX_RETRIES": "2",  # unbounded, the client keeps trying a dead API for three minutes (measured)
    DISABLE_VARIABLE: "1",
}


def client_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """Return the whole environment of an extraction call; names compare without regard to case (proxies, Windows)."""
    kept = {
        name: value
        for name, value in environ.items()
        if name.upper() in _SYSTEM_NAMES or name.upper() in _ROUTING_NAMES or name.upper().startswith(_PREFIXES)
    }
    return kept | _OWN


def find_claude(environ: Mapping[str, str]) -> Path | None:
    """Return the client's binary; a pinned one that is missing is not replaced by another."""
    pinned = environ.get(BINARY_VARIABLE)
    if pinned:
        return _executable(Path(pinned))
    running = environ.get(EXECPATH_VARIABLE)
    if running and (binary := _executable(Path(running))):
        return binary
    found = shutil.which("claude", path=environ.get("PATH", os.defpath))
    if found:
        return Path(found)
    packages = Path(environ.get("LOCALAPPDATA", "")) / "Microsoft" / "WinGet" / "Packages"
    binaries = sorted(packages.glob("Anthropic.ClaudeCode_*/claude.exe")) if environ.get("LOCALAPPDATA") else []
    return binaries[-1] if binaries else None


def user_dir(environ: Mapping[str, str]) -> Path:
    """Return the application's directory of this user, outside every project; it need not exist."""
    chosen = environ.get(HOME_VARIABLE)
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("harness-memory", appauthor=False))


@contextmanager
def worker_dir(home: Path, root: Path) -> Iterator[Path]:
    """Give an empty working directory outside every repository: `<home>/worker/<hash of the project root>`.

    Where the user directory itself lies in a repository (a home kept in git), is not empty or cannot be made, it is a
    temporary one, removed afterwards: instructions and settings found there would be read into the extraction.
    """
    repo_hash = hashlib.sha256(os.fsencode(root)).hexdigest()[:16]
    directory = home / "worker" / repo_hash
    if _is_neutral(directory):
        yield directory
    else:
        with tempfile.TemporaryDirectory(prefix="harness-memory-") as temporary:
            yield Path(temporary)


def _is_neutral(directory: Path) -> bool:
    """Make a directory; True when it is there, empty and outside every repository."""
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        return not any(directory.iterdir()) and not any((parent / ".git").exists() for parent in directory.parents)
    except OSError:
        return False


def _executable(path: Path) -> Path | None:
    return path if path.is_file() and os.access(path, os.X_OK) else None
