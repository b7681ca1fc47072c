"""Path globs as scopes and path signatures use them (S29), and paths relative to the project.

Patterns are anchored at the project root, `/` separates, `*` and `?` stay inside one segment, `**` crosses segments,
`{a,b}` and `[…]` are allowed, dot files match. Purely textual: no file system access. Called by the matcher, by
scope checks in the hook and by validation.
"""

from __future__ import annotations

MAX_ALTERNATIVES = 64
MAX_PATH = 1_024
EVERYWHERE = ("", "**", "**/*")  # the scopes that hold for the whole repository


def _split_alternatives(pattern: str, at: int) -> tuple[list[str], int] | None:
    """Split the brace group that opens at `at`: its alternatives and the index after it; None when it never closes."""
    depth, start, parts = 0, at + 1, []
    for index in range(at, len(pattern)):
        char = pattern[index]
        if char == "{":
            depth += 1
        elif char == "}":
            depth -= 1
            if depth == 0:
                parts.append(pattern[start:index])
                return parts, index + 1
        elif char == "," and depth == 1:
            parts.append(pattern[start:index])
            start = index + 1
    return None


def expand_alternatives(pattern: str) -> list[str]:
    """Every pattern that a pattern with `{a,b}` groups stands for; at most MAX_ALTERNATIVES of them."""
    done: list[str] = []
    waiting = [pattern]
    while waiting and len(done) < MAX_ALTERNATIVES:
        current = waiting.pop()
        at = current.find("{")
        group = _split_alternatives(current, at) if at >= 0 else None
        if group is None or len(group[0]) < 2:
            done.append(current)
            continue
        parts, after = group
        waiting.extend(current[:at] + part + current[after:] for part in reversed(parts[:MAX_ALTERNATIVES]))
    return done


def _class_matches(body: str, char: str) -> bool:
    negated = body[:1] in ("!", "^")
    at = 1 if negated else 0
    found = False
    while at < len(body):
        if at + 2 < len(body) and body[at + 1] == "-":
            found = found or body[at] <= char <= body[at + 2]
            at += 3
        else:
            found = found or body[at] == char
            at += 1
    return found != negated


def _single(pattern: str, at: int, char: str) -> int:
    """Match one character against the pattern element at `at`: the index after it, or -1."""
    element = pattern[at]
    if element == "?":
        return at + 1
    if element == "[":
        close = pattern.find("]", at + 2)
        if close > 0:
            return close + 1 if _class_matches(pattern[at + 1 : close], char) else -1
    if element == "\\" and at + 1 < len(pattern):
        return at + 2 if pattern[at + 1] == char else -1
    return at + 1 if element == char else -1


def _segment_matches(pattern: str, segment: str) -> bool:
    at, index, star, mark = 0, 0, -1, 0
    while index < len(segment):
        if at < len(pattern) and pattern[at] == "*":
            star, mark = at, index
            at += 1
            continue
        after = _single(pattern, at, segment[index]) if at < len(pattern) else -1
        if after >= 0:
            at, index = after, index + 1
        elif star >= 0:
            mark += 1
            at, index = star + 1, mark
        else:
            return False
    return not pattern[at:].strip("*")


def _segments_match(pattern: list[str], path: list[str]) -> bool:
    """Match segment lists; `**` is any number of segments. Greedy with one restart point, like a star in a name."""
    at, index, star, mark = 0, 0, -1, 0
    while index < len(path):
        if at < len(pattern) and pattern[at] == "**":
            star, mark = at, index
            at += 1
        elif at < len(pattern) and _segment_matches(pattern[at], path[index]):
            at, index = at + 1, index + 1
        elif star >= 0:
            mark += 1
            at, index = star + 1, mark
        else:
            return False
    return all(segment == "**" for segment in pattern[at:])


def _composed(text: str) -> str:
    """The text in NFC; the table for that is loaded only for a text that needs it."""
    if text.isascii():
        return text
    from unicodedata import normalize

    return normalize("NFC", text)


def glob_match(pattern: str, path: str, ignore_case: bool = False) -> bool:
    """Say whether a repository-relative glob covers a path as `normalise_path` gives it.

    A relative pattern never covers an absolute path. `src/**` covers what lies below src and src itself.
    """
    pattern, path = _composed(pattern), _composed(path)
    if ignore_case:
        pattern, path = pattern.casefold(), path.casefold()
    if pattern.startswith("./"):
        pattern = pattern[2:]
    if pattern.endswith("/"):
        pattern += "**"
    outside = path.startswith(("/", "../", "~")) or path == ".." or path[1:2] == ":"
    parts = [part for part in path.split("/") if part not in ("", ".")]
    for one in expand_alternatives(pattern):
        absolute = one.startswith(("/", "~")) or one[1:2] == ":"
        if absolute == outside and _segments_match([part for part in one.split("/") if part not in ("", ".")], parts):
            return True
    return False


def resolve_dots(path: str) -> str:
    """Resolve `.` and `..` in the text of a path; a `..` above the start of a relative path stays."""
    absolute = path.startswith("/")
    parts: list[str] = []
    for part in path.split("/"):
        if part in ("", "."):
            continue
        if part == ".." and parts and parts[-1] != "..":
            parts.pop()
        elif part != ".." or not absolute:
            parts.append(part)
    text = "/".join(parts)
    return "/" + text if absolute else text or "."


def is_absolute(path: str) -> bool:
    """Whether a path stands on its own: from a root, a drive or a home directory."""
    return path.startswith(("/", "~")) or _is_windows_drive(path)


def _is_windows_drive(path: str) -> bool:
    return len(path) > 2 and path[1] == ":" and path[0].isalpha() and path[2] == "/"


def _slashes(path: str) -> str:
    """Windows separators to `/`, for paths that are Windows paths: a drive letter or a UNC start says so."""
    if (path[1:2] == ":" and path[:1].isalpha()) or path.startswith("\\\\"):
        path = path.replace("\\", "/")
    return path.removeprefix("//?/")


def _drive_of_git_bash(path: str) -> str:
    """The Windows path that Git Bash writes as `/c/x`."""
    if path[1:2].isalpha() and path[2:3] in ("", "/") and path.startswith("/"):
        return f"{path[1]}:{path[2:] or '/'}"
    return path


def normalise_path(path: str, cwd: str, root: str, ignore_case: bool = False) -> str:
    """The path relative to `root` with `/` between segments when it lies inside, else the absolute path.

    `..` is resolved in the text, never on disk. Windows paths compare without regard to case, others with
    `ignore_case`. NFC throughout.
    """
    path, cwd, root = (_composed(_slashes(text)) for text in (path, cwd, root))
    is_windows = _is_windows_drive(root) or root.startswith("//")
    if is_windows or _is_windows_drive(cwd):
        path = _drive_of_git_bash(path.replace("\\", "/"))
    if path.startswith("~"):
        return path
    if not path.startswith("/") and not _is_windows_drive(path):
        path = f"{cwd}/{path}"
    drive, path = (path[:2], path[2:]) if _is_windows_drive(path) else ("", path)
    root_drive, root = (root[:2], root[2:]) if _is_windows_drive(root) else ("", root)
    full, base = resolve_dots(path), resolve_dots(root)
    start, below = full[: len(base)], full[len(base) :]
    if is_windows or ignore_case:
        is_inside = (drive + start).casefold() == (root_drive + base).casefold()
    else:
        is_inside = drive + start == root_drive + base
    if is_inside and not below:
        return "."
    if is_inside and (below.startswith("/") or base == "/"):
        return below.removeprefix("/")
    return drive + full


def literal_prefix(pattern: str) -> str:
    """The first segment of a glob when it is literal, else the empty string."""
    head = _composed(pattern).removeprefix("./").split("/", 1)[0]
    return "" if any(char in head for char in "*?[{\\") else head


def join_directory(cwd: str | None, path: str) -> str | None:
    """The directory `path` names seen from `cwd`; None when that depends on an unknown directory, or is too long."""
    if len(path) + len(cwd or "") > MAX_PATH:
        return None
    if path.startswith("/"):
        return resolve_dots(path)
    if _is_windows_drive(path):
        return path[:2] + resolve_dots(path[2:])
    if path == "~" or path.startswith("~/"):
        return _home(path)
    if path.startswith("~") or cwd is None:
        return None
    if cwd == "~" or cwd.startswith("~/"):
        return _home(f"{cwd}/{path}")
    if _is_windows_drive(cwd):
        return cwd[:2] + resolve_dots(f"{cwd[2:]}/{path}")
    return resolve_dots(f"{cwd}/{path}")


def _home(path: str) -> str | None:
    below = resolve_dots("./" + path[1:].lstrip("/"))
    if below.startswith(".."):
        return None
    return "~" if below == "." else f"~/{below}"
