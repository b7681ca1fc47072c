"""Where things lie: the project root, the state directory and the names of the files in it.

Owns every file name below `.harness-memory/` and the modes they get (directories 0700, files 0600). Called by hooks
and by everything else; it never creates more than the directory it is asked for.
"""

from __future__ import annotations

from harness_memory.hot.system import exists, is_directory, owner_of, read_file, user_id, variable

HOST = "claude-code"
STATE_DIR_NAME = ".harness-memory"
DIR_MODE = 0o700
FILE_MODE = 0o600

LEDGER_DIR = "ledger"
STATE_DIR = "state"
QUEUE_DIR = "queue"
RAW_DIR = "raw"
LOCKS_DIR = "locks"
LOGS_DIR = "logs"
SNAPSHOT_DIR = "snapshot"
SUBDIRECTORIES = (LEDGER_DIR, STATE_DIR, QUEUE_DIR, RAW_DIR, LOCKS_DIR, LOGS_DIR, SNAPSHOT_DIR)

DATABASE_NAME = "memory.sqlite"
CONFIG_NAME = "config.json"
MANIFEST_NAME = "install-manifest.json"
SNAPSHOT_NAME = "active.v1.json"
MOMENTS_NAME = "moments.v1.json"
LEXICAL_NAME = "lexical.v1.json"
RECALL_NAME = "recall.v1.json"
REINDEX_NAME = ".reindex-requested"
HOOKS_LOG_NAME = "hooks.log"
WORKER_LOG_NAME = "worker.log"
AUDIT_LOG_NAME = "audit.log"

_REGISTER_LIMIT_BYTES = 1 << 20
ODD_PARTS = ("//", "/./", "/../")
_SAFE_IN_FILE_NAME = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-")


def find_project_root(start_dir: str) -> str:
    """Return the root a start directory belongs to (behaviour §2.12).

    The nearest ancestor holding `.harness-memory/`, else the main worktree of the git common directory, else the
    nearest ancestor holding `.git`, else the start directory itself. Absolute, not resolved through symlinks. The home
    directory is never a project by its `.harness-memory/`: older versions kept user data under that name. Nor is one of
    another user: in a shared place (`/tmp`) it would read every prompt below it and answer every call.
    """
    start_dir = _absolute(start_dir)
    home_dir = _home_dir()
    git_dir_holder = ""
    current = start_dir
    while True:
        if current != home_dir and is_directory(state_dir(current)) and _is_ours(state_dir(current), start_dir):
            return current
        if not git_dir_holder and exists(_join(current, ".git")):
            git_dir_holder = current
        parent = _parent(current)
        if parent == current:
            break
        current = parent
    if not git_dir_holder:
        return start_dir
    return main_worktree(git_dir_holder) or git_dir_holder


def main_worktree(worktree_dir: str) -> str:
    """Return the main worktree of a linked one, or "" when `worktree_dir` is not linked or cannot be followed.

    A linked worktree holds a `.git` file naming `<common>/worktrees/<name>`, whose `commondir` file leads back.
    """
    pointer = _read_small(_join(worktree_dir, ".git"))
    if not pointer.startswith("gitdir:"):
        return ""
    import os.path  # only a linked worktree gets here

    git_dir = os.path.join(worktree_dir, pointer[len("gitdir:") :].strip())
    common = _read_small(os.path.join(git_dir, "commondir")).strip()
    if not common:
        return ""  # a submodule: it has a .git file but is a project of its own
    common_dir = os.path.normpath(os.path.join(git_dir, common))
    if os.path.basename(common_dir) != ".git":
        return ""  # a bare repository has no main worktree
    return os.path.dirname(common_dir)


def is_known(register_path: str, root: str) -> bool:
    """Whether the register of projects holds a root, as written or with its links resolved. False without a register.

    Hooks in a project's own settings are the user's decision for that project. Hooks in the user's settings run in
    every clone, and a repository can bring a `.harness-memory/` of whoever made it: they serve only known projects.
    """
    try:
        lines = read_file(register_path, _REGISTER_LIMIT_BYTES).decode("utf-8", "surrogateescape").split("\n")
    except OSError:
        return False
    if register_line(root) in lines:
        return True
    import os.path  # the same directory by another name, or a clone

    return register_line(os.path.realpath(root)) in lines


def register_line(root: str) -> str:
    """Return the line of the register that stands for a root: a path may hold a line break, a line may not."""
    return root.replace("%", "%25").replace("\n", "%0A")


def state_dir(root: str) -> str:
    """Return the state directory of a project root."""
    return _join(root, STATE_DIR_NAME)


def ledger_path(state: str, host: str, session_key: str) -> str:
    """Return the ledger of one session."""
    return f"{state}/{LEDGER_DIR}/{host}-{session_key}.jsonl"


def session_state_path(state: str, host: str, session_key: str) -> str:
    """Return the open-turn cursor of one session."""
    return f"{state}/{STATE_DIR}/{host}-{session_key}.json"


def notice_path(state: str, host: str, session_key: str) -> str:
    """Return the worker's note to the next prompt of one session (S40)."""
    return f"{state}/{STATE_DIR}/{host}-{session_key}.notify.json"


def queue_path(state: str, episode_id: str) -> str:
    """Return the inbox file of an episode: its id with unsafe characters percent-coded (S8)."""
    return f"{state}/{QUEUE_DIR}/{percent_code(episode_id)}.json"


def snapshot_path(state: str, name: str = SNAPSHOT_NAME) -> str:
    """Return a snapshot file."""
    return f"{state}/{SNAPSHOT_DIR}/{name}"


def log_path(state: str, name: str) -> str:
    """Return a log file."""
    return f"{state}/{LOGS_DIR}/{name}"


def percent_code(text: str) -> str:
    """Return `text` with every character outside `[A-Za-z0-9._-]` as %XX of its UTF-8 bytes."""
    return "".join(
        char if char in _SAFE_IN_FILE_NAME else "".join(f"%{byte:02X}" for byte in char.encode("utf-8", "replace"))
        for char in text
    )


def _is_ours(directory: str, start_dir: str) -> bool:
    """Whether a directory belongs to this user, or to whoever owns the start directory (a container runs as root)."""
    owner = owner_of(directory)
    return owner in (user_id(), owner_of(start_dir))


def _read_small(path: str) -> str:
    try:
        return read_file(path, 4096).decode("utf-8", "replace")
    except (OSError, ValueError):  # ValueError: a `.git` file that is none led to a path with a NUL
        return ""


def _join(directory: str, name: str) -> str:
    return f"{directory}{name}" if directory.endswith("/") else f"{directory}/{name}"


def _absolute(path: str) -> str:
    """Return the absolute form of a path; hosts send it already, and then `os.path` is not needed."""
    if path.startswith("/") and not path.endswith(("/", "/.", "/..")) and not any(odd in path for odd in ODD_PARTS):
        return path
    import os.path

    return os.path.abspath(path)


def _parent(path: str) -> str:
    """Return the directory above an absolute path, itself at the top."""
    if path.startswith("/"):
        return path.rpartition("/")[0] or "/"
    import os.path  # a drive of Windows

    return os.path.dirname(path)


def _home_dir() -> str:
    home_dir = variable("HOME")
    if home_dir.startswith("/"):
        return home_dir.rstrip("/") or "/"
    import os.path  # the password database, or Windows

    return os.path.expanduser("~")
