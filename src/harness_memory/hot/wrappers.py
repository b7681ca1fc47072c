"""Programs that start other programs: what each starts, from its own words.

Owns the tables of wrappers and launchers. Knows nothing of shell syntax: words in, launches out; a launch is a list of
words, or a text for a shell. `matcher.wrappers` in the configuration adds rows in the form of `wrapper_from_config`.
Called by the runner for every command that is not a builtin.
"""

from __future__ import annotations

from harness_memory.hot.commands import Unknown
from harness_memory.hot.programs import VALUE_OPTIONS, program_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

SHELLS = frozenset({"bash", "sh", "zsh", "dash", "ksh", "ash", "mksh"})
UNLISTED = "launcher"
REMOTE = "remote"
CONTAINER = "container"
STDIN = "stdin"


class Launch:
    """What a program starts: `words`, or `text` for a shell of its own.

    `role` is the role of what is started; `why` the reason it is opaque, empty when it surely runs; `chdir` the
    directory it starts in, if its wrapper moves.
    """

    __slots__ = ("chdir", "role", "text", "why", "words")

    def __init__(
        self, words: Sequence[str] = (), text: str | None = None, role: str = "wrapped", why: str = "", chdir: str = ""
    ) -> None:
        self.words = list(words)
        self.text = text
        self.role = role
        self.why = why
        self.chdir = chdir


class Wrapper:
    """How one wrapper is called.

    `values`: options that take the next word; `operands`: words between the options and the command (timeout's
    duration); `assignments`: NAME=value words may stand before the command; `never`: options with which it runs
    nothing; `text`: its words are joined and given to a shell; `words_option`: an option that makes it exec the words
    instead; `text_options`: options whose value is a text for a shell; `chdirs`: options that change the directory.
    """

    __slots__ = ("assignments", "chdirs", "never", "operands", "text", "text_options", "values", "why", "words_options")

    def __init__(
        self,
        values: str = "",
        operands: int = 0,
        assignments: bool = False,
        never: str = "",
        text: bool = False,
        words_options: str = "",
        text_options: str = "",
        chdirs: str = "",
        why: str = "",
    ) -> None:
        self.values = frozenset(values.split())
        self.operands = operands
        self.assignments = assignments
        self.never = frozenset(never.split())
        self.text = text
        self.words_options = frozenset(words_options.split())
        self.text_options = frozenset(text_options.split())
        self.chdirs = frozenset(chdirs.split())
        self.why = why


_NPX = Wrapper("-p --package -w --workspace --prefix --cache --registry", text_options="-c --call")
_NPM_EXEC = Wrapper("-p --package -w --workspace --prefix", text_options="-c --call")
_UV_RUN = Wrapper(
    "--with --with-editable --with-requirements --python -p --package --extra --group --only-group --no-group --env-file"
    " --directory --project --index --index-url --extra-index-url --default-index --find-links --cache-dir --config-file"
    " --refresh-package --reinstall-package --no-extra --color",
    never="-m --module --script -s --gui-script",
    chdirs="--directory",
)
_PLAIN = Wrapper()
_UNLISTED = Wrapper(why=UNLISTED)

WRAPPERS: dict[str, Wrapper] = {
    "sudo": Wrapper(
        "-u -g -h -p -C -T -r -t -D -R -U -a -c --user --group --host --prompt --close-from --command-timeout --role"
        " --type --chdir --chroot --other-user --auth-type --login-class",
        assignments=True,
        never="-l --list -v --validate -k --reset-timestamp -K --remove-timestamp -e --edit -V --version --help",
        chdirs="-D --chdir",
    ),
    "doas": Wrapper("-u -C -a", never="-L -C"),
    "nice": Wrapper("-n --adjustment"),
    "ionice": Wrapper("-c -n -p -P -u --class --classdata --pid --pgid --uid", never="-p -P -u --pid --pgid --uid"),
    "nohup": _PLAIN,
    "setsid": _PLAIN,
    "stdbuf": Wrapper("-i -o -e --input --output --error"),
    "time": Wrapper("-f -o --format --output"),
    "timeout": Wrapper("-k -s --kill-after --signal", operands=1),
    "gtimeout": Wrapper("-k -s --kill-after --signal", operands=1),
    "strace": Wrapper("-o -e -p -s -E -P -a -b -I -O -S -u -U -X", never="-p"),
    "ltrace": Wrapper("-o -e -p -s -a -A -D -F -l -n -u -w -x", why=UNLISTED),
    "watch": Wrapper("-n --interval -q --equexit", text=True, words_options="-x --exec"),
    "cross-env": Wrapper(assignments=True),
    "dotenv": Wrapper("-e -v -f -c -p"),
    "corepack": _PLAIN,
    "npx": _NPX,
    "bunx": Wrapper("-p --package"),
    "pnpx": _NPX,
    # What the tables above say is sure; what follows runs its words in a way the matcher does not vouch for.
    "chrt": Wrapper("-p -T -P -D", operands=1, why=UNLISTED),
    "taskset": Wrapper("", operands=1, why=UNLISTED),
    "numactl": Wrapper("-i -m -N -C -p -l", why=UNLISTED),
    "unshare": Wrapper("-R -w -S -G", why=UNLISTED),
    "chroot": Wrapper("", operands=1, why=UNLISTED),
    "systemd-run": Wrapper("-p -u -E -t -H -M --unit --property --setenv --slice --description", why=UNLISTED),
    "systemd-inhibit": Wrapper("", why=UNLISTED),
    "caffeinate": Wrapper("-t -w", why=UNLISTED),
    "unbuffer": Wrapper("-p", why=UNLISTED),
    "setarch": Wrapper("", operands=1, why=UNLISTED),
    "flock": Wrapper("-w -E --timeout --conflict-exit-code", operands=1, text_options="-c --command", why=UNLISTED),
    "parallel": Wrapper("-j -a -N -n --jobs --colsep --joblog -S", text=True, why=UNLISTED),
    "hyperfine": Wrapper("-w -r -m -M -n --warmup --runs --prepare --cleanup --export-json", text=True, why=UNLISTED),
    "entr": Wrapper("", why=UNLISTED),
    "nodemon": Wrapper("-w -e -i --watch --ext --ignore --delay", text_options="--exec -x", why=UNLISTED),
    "concurrently": Wrapper("-n -c --names", text=True, why=UNLISTED),
    "script": Wrapper("-E -I -O -T -m -o", operands=9, text_options="-c --command", why=UNLISTED),
    "su": Wrapper("-g -G -s -w", operands=9, text_options="-c --command", why=UNLISTED),
    "runuser": Wrapper("-u -g -G -s", text_options="-c --command", why=UNLISTED),
    "env-cmd": Wrapper("-f -e -r", why=UNLISTED),
    "doppler": Wrapper("-p -c -t", why=UNLISTED),
    "aws-vault": Wrapper("-d -t", operands=2, why=UNLISTED),
    "chamber": Wrapper("", operands=2, why=UNLISTED),
    "uvx": Wrapper("--from --with -p --python", why=UNLISTED),
    "ssh": Wrapper("-B -b -c -D -E -e -F -I -i -J -L -l -m -O -o -p -Q -R -S -W -w", operands=1, text=True, why=REMOTE),
    "mosh": Wrapper("-p", operands=1, why=REMOTE),
    "gosu": Wrapper("", operands=1, why=UNLISTED),
    "tini": Wrapper("-p -e", why=UNLISTED),
    "dumb-init": Wrapper("", why=UNLISTED),
    "faketime": Wrapper("-f", operands=1, why=UNLISTED),
    "proxychains": Wrapper("-f", why=UNLISTED),
    "proxychains4": Wrapper("-f", why=UNLISTED),
    "torsocks": Wrapper("", why=UNLISTED),
    "xvfb-run": Wrapper("-e -f -n -p -s -w", why=UNLISTED),
    "dbus-run-session": Wrapper("", why=UNLISTED),
    "fakeroot": Wrapper("-l -s -i -u", why=UNLISTED),
    "firejail": Wrapper("", why=UNLISTED),
    "ts-node": _UNLISTED,
    "with-contenv": _UNLISTED,
}

# Programs whose subcommand starts something: program, then subcommand.
SUBCOMMAND_WRAPPERS: dict[str, dict[str, Wrapper]] = {
    "uv": {"run": _UV_RUN, "tool": Wrapper("--from --with -p --python", operands=1, why=UNLISTED)},
    "poetry": {"run": _PLAIN},
    "pipenv": {"run": _PLAIN},
    "rye": {"run": Wrapper(why=UNLISTED)},
    "pdm": {"run": Wrapper("-p --project", why=UNLISTED)},
    "hatch": {"run": Wrapper(why=UNLISTED)},
    "pipx": {"run": Wrapper("--spec --python", why=UNLISTED)},
    "bundle": {"exec": Wrapper("--gemfile")},
    "direnv": {"exec": Wrapper(operands=1)},
    "pnpm": {"exec": _NPX, "dlx": Wrapper("--package")},
    "npm": {"exec": _NPM_EXEC, "x": _NPM_EXEC},
    "bun": {"x": Wrapper("-p --package")},
    "docker": {
        "exec": Wrapper("-w -u -e --workdir --user --env --env-file --detach-keys", operands=1),
        "run": Wrapper("", operands=1, why=CONTAINER),
    },
    "docker compose": {
        "exec": Wrapper("-e --env -u --user -w --workdir --index", operands=1, why=CONTAINER),
        "run": Wrapper("-e --env -u --user -w --workdir --name -v --volume -p", operands=1, why=CONTAINER),
    },
    "podman": {
        "exec": Wrapper("-w -u -e --workdir --user --env", operands=1, why=CONTAINER),
        "run": Wrapper("", operands=1, why=CONTAINER),
    },
    "kubectl": {"exec": Wrapper("-c --container -n --namespace", operands=1, why=CONTAINER)},
    "heroku": {"run": Wrapper("-a --app", why=REMOTE)},
    "git": {"bisect": Wrapper(operands=1, why=UNLISTED)},
    "cargo": {"watch": Wrapper("-w -i -d", text_options="-s --shell", why=UNLISTED)},
    "coverage": {"run": Wrapper("--source --omit --include --rcfile", why=UNLISTED)},
    "conda": {"run": Wrapper("-n --name -p --prefix --cwd", why=UNLISTED)},
    "mamba": {"run": Wrapper("-n --name -p --prefix --cwd", why=UNLISTED)},
    "pyenv": {"exec": _UNLISTED},
    "rbenv": {"exec": _UNLISTED},
    "asdf": {"exec": _UNLISTED},
    "mise": {"exec": _UNLISTED, "x": _UNLISTED},
    "nvm": {"exec": Wrapper(operands=1, why=UNLISTED)},
    "fnm": {"exec": Wrapper("--using", why=UNLISTED)},
    "op": {"run": Wrapper("--env-file", why=UNLISTED)},
    "doppler": {"run": Wrapper("-p -c", text_options="--command", why=UNLISTED)},
    "infisical": {"run": Wrapper("--env --path", text_options="--command", why=UNLISTED)},
    "dotenvx": {"run": Wrapper("-f -e", why=UNLISTED)},
    "nix": {"run": _UNLISTED, "develop": Wrapper("-c --command", why=UNLISTED)},
    "devbox": {"run": _UNLISTED},
    "lerna": {"exec": _UNLISTED},
    "turbo": {},
    "tmux": {
        "new-session": Wrapper("-s -n -c -t -x -y", text=True, why=REMOTE),
        "new": Wrapper("-s -n -c -t", text=True, why=REMOTE),
        "send-keys": Wrapper("-t", text=True, why=REMOTE),
        "send": Wrapper("-t", text=True, why=REMOTE),
        "split-window": Wrapper("-t -c -l -p", text=True, why=REMOTE),
        "new-window": Wrapper("-t -c -n", text=True, why=REMOTE),
    },
}

# Subcommands and package scripts of yarn: any other first word is a program from node_modules/.bin.
YARN_OWN = frozenset(
    "add audit autoclean bin build cache check ci clean config constraints create dedupe deploy dev dlx exec explain format"
    " generate-lock-entry global help import info init install licenses link lint list login logout ls migrate node npm"
    " outdated owner pack patch patch-commit plugin policies prune publish rebuild rebase release remove run search set"
    " stage start store t tag team test test:e2e test:unit typecheck unlink unplug up upgrade upgrade-interactive version"
    " versions why workspace workspaces i".split()
)

_XARGS_VALUES = frozenset(
    "-a -d -E -I -L -n -P -s --arg-file --delimiter --eof --max-lines --max-args --max-procs --max-chars"
    " --process-slot-var -J -R -S".split()
)
_FIND_ACTIONS = frozenset({"-exec", "-execdir", "-ok", "-okdir"})
_SHELL_VALUES = frozenset({"-o", "+o", "-O", "+O", "--rcfile", "--init-file"})


def is_assignment(word: str) -> bool:
    """Say whether a word is NAME=value."""
    name, equals, _ = word.partition("=")
    return bool(equals) and name.isascii() and name.isidentifier()


def _takes_next(word: str, values: frozenset[str]) -> bool:
    """Say whether an option word takes the next word: it is listed, or a cluster whose last letter is."""
    if word in values:
        return True
    letters = word[1:]
    if word.startswith("--") or len(letters) < 2 or not (letters.isascii() and letters.isalpha()):
        return False
    return f"-{letters[-1]}" in values and not any(f"-{letter}" in values for letter in letters[:-1])


def skip_options(words: Sequence[str], at: int, values: frozenset[str]) -> int:
    """The index after the options that stand at `at`, a `--` included."""
    while at < len(words):
        word = words[at]
        if word == "--":
            return at + 1
        if not word.startswith("-") or word == "-":
            return at
        at += 2 if _takes_next(word, values) else 1
    return at


def _option_value(options: Sequence[str], names: Iterable[str]) -> str:
    """The value of the first of the named options among option words, attached or not; empty without one."""
    for index, word in enumerate(options):
        for name in names:
            if word == name:
                return options[index + 1] if index + 1 < len(options) else ""
            if word.startswith(name + "="):
                return word[len(name) + 1 :]
            if len(name) == 2 and word.startswith(name) and len(word) > 2:
                return word[2:]
    return ""


def _unwrap(wrapper: Wrapper, words: Sequence[str], at: int) -> list[Launch]:
    start = at
    at = skip_options(words, at, wrapper.values | wrapper.text_options | wrapper.chdirs)
    options = words[start:at]
    if any(option in wrapper.never for option in options):
        return []
    if wrapper.text_options:
        text = _option_value(options, wrapper.text_options)
        if text:
            return [Launch(text=text, role="string", why=wrapper.why)]
    at += wrapper.operands
    while wrapper.assignments and at < len(words) and is_assignment(words[at]):
        at += 1
    if wrapper.operands and words[at : at + 1] == ["--"]:
        at += 1
    rest = words[at:]
    if not rest:
        return []
    chdir = _option_value(options, wrapper.chdirs) if wrapper.chdirs else ""
    if wrapper.text and not any(option in wrapper.words_options for option in options):
        return [Launch(text=" ".join(rest), role="string", why=wrapper.why, chdir=chdir)]
    return [Launch(rest, why=wrapper.why, chdir=chdir)]


def _launch_env(words: Sequence[str]) -> list[Launch]:
    at = 1
    chdir = ""
    while at < len(words):
        word = words[at]
        if word == "--" or word == "-":
            at += 1
            continue
        if word in ("-S", "--split-string") or (word.startswith("-") and not word.startswith("--") and word[-1] == "S"):
            text = " ".join(words[at + 1 :])
            return [Launch(text="env " + text, role="wrapped")] if text else []
        if word.startswith(("-S", "--split-string=")):
            head = word[2:] if word.startswith("-S") else word.partition("=")[2]
            return [Launch(text=" ".join(["env", head, *words[at + 1 :]]), role="wrapped")]
        if word.startswith("-"):
            takes_next = _takes_next(word, frozenset({"-u", "-C", "--unset", "--chdir"}))
            if word in ("-C", "--chdir") and at + 1 < len(words):
                chdir = words[at + 1]
            elif word.startswith("--chdir="):
                chdir = word.partition("=")[2]
            at += 2 if takes_next else 1
        elif "=" in word:
            at += 1
        else:
            return [Launch(words[at:], chdir=chdir)]
    return []


def _launch_xargs(words: Sequence[str]) -> list[Launch]:
    at = skip_options(words, 1, _XARGS_VALUES)
    rest = list(words[at:])
    if not rest:
        return []
    options = words[1:at]
    placeholder = _option_value(options, ("-I", "-J", "--replace"))
    if not placeholder and any(option in ("-i", "--replace") for option in options):
        placeholder = "{}"
    return [Launch([_from_stdin(word, placeholder) for word in rest] if placeholder else rest, role="xargs")]


def _from_stdin(word: str, placeholder: str) -> str:
    if placeholder not in word or isinstance(word, Unknown):
        return word
    from harness_memory.hot.commands import unknown

    shape = word.replace(placeholder, "\0")
    return unknown(word, shape, word.replace(placeholder, "$_"), False)


def _launch_find(words: Sequence[str]) -> list[Launch]:
    found: list[Launch] = []
    at = 1
    while at < len(words):
        if words[at] in _FIND_ACTIONS:
            stop = at + 1
            while stop < len(words) and words[stop] != ";" and not (words[stop] == "+" and words[stop - 1] == "{}"):
                stop += 1
            if stop > at + 1:
                found.append(Launch([_from_stdin(word, "{}") for word in words[at + 1 : stop]], role="find"))
            at = stop
        at += 1
    return found


def _launch_yarn(words: Sequence[str]) -> list[Launch]:
    at = skip_options(words, 1, VALUE_OPTIONS["yarn"])
    if at >= len(words):
        return []
    if words[at] in ("exec", "dlx"):
        return _unwrap(_PLAIN, words, at + 1)
    runs = words[at] == "run"
    at += 1 if runs else 0
    if at < len(words) and words[at] not in YARN_OWN and _is_bin_name(words[at]):
        return [Launch(words[at:])]
    return []


def _is_bin_name(word: str) -> bool:
    return word[:1].islower() and all(char.isascii() and (char.isalnum() or char == "-") for char in word)


def _launch_cmd(words: Sequence[str]) -> list[Launch]:
    for at, word in enumerate(words[1:], 1):
        if word.lower() in ("/c", "/k", "//c", "//k", "/r"):
            text = " ".join(words[at + 1 :])
            return [Launch(text=text, role="cmd")] if text else []
        if not word.startswith("/"):
            return []
    return []


def _launch_powershell(words: Sequence[str]) -> list[Launch]:
    """What `pwsh … -Command TEXT` runs; -File names a script."""
    at = 1
    while at < len(words):
        option = words[at].lower()
        if option.startswith(("-f", "/f")):
            return []
        if option in ("-c", "-command", "/c", "/command") or (
            not option.startswith("-") and words[0].lower() != "pwsh"
        ):
            text = " ".join(words[at + (1 if option.startswith(("-", "/")) else 0) :])
            return [Launch(text=text, role="powershell")] if text else []
        if not option.startswith("-"):
            return []
        at += 2 if option.startswith(("-ex", "-ep", "-w", "-o", "-in", "-v", "-se", "-co", "-cu")) else 1
    return []


_SPECIAL = {
    "env": _launch_env,
    "xargs": _launch_xargs,
    "gxargs": _launch_xargs,
    "find": _launch_find,
    "gfind": _launch_find,
    "yarn": _launch_yarn,
    "cmd": _launch_cmd,
    "powershell": _launch_powershell,
    "pwsh": _launch_powershell,
}


class ShellCall:
    """How a shell program was called: a `-c` text, its standard input, or neither (a script, or nothing to read).

    `extglob` and `noexec` are options given to it.
    """

    __slots__ = ("extglob", "noexec", "reads_stdin", "text")

    def __init__(self, text: str | None, reads_stdin: bool, extglob: bool, noexec: bool) -> None:
        self.text = text
        self.reads_stdin = reads_stdin
        self.extglob = extglob
        self.noexec = noexec


def read_shell_call(words: Sequence[str]) -> ShellCall:
    """Read the words of `bash`, `sh` and their like."""
    at = 1
    command = stdin = extglob = noexec = False
    while at < len(words):
        word = words[at]
        if word in ("--version", "--help"):
            return ShellCall(None, False, False, False)
        if word in ("--", "-"):
            at += 1
            break
        if not word.startswith(("-", "+")) or len(word) < 2:
            break
        at += 1
        letters = "" if word.startswith("--") else word[1:]
        command = command or (word[0] == "-" and "c" in letters)
        stdin = stdin or "s" in letters
        noexec = noexec or (word[0] == "-" and "n" in letters)
        for _ in range(letters.count("o") + letters.count("O") + (1 if word in ("--rcfile", "--init-file") else 0)):
            extglob = extglob or words[at : at + 1] == ["extglob"]
            at += 1
    if command:
        return ShellCall(words[at] if at < len(words) else None, False, extglob, noexec)
    return ShellCall(None, stdin or at >= len(words), extglob, noexec)


def wrapper_from_config(row: Mapping[str, Any] | Sequence[str]) -> Wrapper:
    """A wrapper as the configuration writes it: a list of options that take a value, or an object with any of
    `options_with_value`, `operands`, `assignments`, `shell_text`."""
    if isinstance(row, dict):
        return Wrapper(
            " ".join(row.get("options_with_value", ())),
            operands=int(row.get("operands", 0)),
            assignments=bool(row.get("assignments", False)),
            text=bool(row.get("shell_text", False)),
        )
    return Wrapper(" ".join(row))


def find_launches(words: Sequence[str], extra: Mapping[str, Wrapper]) -> list[Launch] | None:
    """What a command starts; an empty list when it is a wrapper that starts nothing, None when it is no wrapper."""
    name = program_name(words[0])
    special = _SPECIAL.get(name)
    if special:
        return special(words)
    wrapper = extra.get(name) or WRAPPERS.get(name)
    if wrapper:
        return _unwrap(wrapper, words, 1)
    if name == "docker-compose":
        name, words = "docker compose", ["docker", *words[1:]]
    subcommands = SUBCOMMAND_WRAPPERS.get(name)
    if subcommands is None:
        return None
    at = skip_options(words, 1, VALUE_OPTIONS.get(name, frozenset()))
    if name == "docker" and words[at : at + 1] == ["compose"]:
        subcommands = SUBCOMMAND_WRAPPERS["docker compose"]
        at = skip_options(words, at + 1, VALUE_OPTIONS["docker compose"])
    found = subcommands.get(words[at]) if at < len(words) else None
    return _unwrap(found, words, at + 1) if found else None
