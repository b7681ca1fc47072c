"""Program tables and the canonical form of one command's words.

Owns what the matcher knows about command line tools: which options stand before a subcommand and swallow the next
word, which spellings of a program or subcommand are the same command, which options move the working directory.
Knows nothing of shells: it is given words after quote removal. Called by the shell reader (effective directories)
and by the signature matcher (canonical forms). Adding a tool means adding a row to a table.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

PACKAGE_MANAGERS = frozenset({"npm", "pnpm", "yarn", "bun"})
PROGRAM_SUFFIXES = (".exe", ".cmd", ".bat")


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Options that stand between the program and its subcommand and take the next word as their value. "docker compose" is
# a program of its own here: its options stand after the word compose.
VALUE_OPTIONS: dict[str, frozenset[str]] = {
    "git": _words("-C -c --git-dir --work-tree --namespace --exec-path --super-prefix --config-env --attr-source"),
    "npm": _words(
        "--prefix -w --workspace -C --loglevel --registry --userconfig --globalconfig --cache --script-shell --otp --tag"
    ),
    "pnpm": _words("--filter -F -C --dir --reporter --loglevel --workspace-concurrency --filter-prod --config"),
    "yarn": _words("--cwd --modules-folder --cache-folder --use-yarnrc --mutex --registry"),
    "bun": _words("--cwd --filter -F --config -c --env-file --preload -r"),
    "deno": _words("--log-level -L --config -c"),
    "kubectl": _words(
        "-n --namespace --context --kubeconfig --cluster --user -s --server --as --as-group --as-uid --token --cache-dir"
        " --certificate-authority --client-certificate --client-key --request-timeout --tls-server-name -v --username"
        " --password"
    ),
    "helm": _words(
        "-n --namespace --kube-context --kubeconfig --kube-apiserver --kube-token --kube-as-user --registry-config"
        " --repository-config --repository-cache --burst-limit --qps"
    ),
    "make": _words("-C -f -j -I -o -W -l --directory --file --makefile --include-dir --old-file --what-if"),
    "gmake": _words("-C -f -j -I -o -W -l --directory --file --makefile --include-dir"),
    "just": _words("-f --justfile -d --working-directory --set --shell --dotenv-path --dotenv-filename --color"),
    "task": _words("-d --dir -t --taskfile -o --output -C --concurrency"),
    "ninja": _words("-C -f -j -k -l -d -t -w"),
    "cargo": _words("--manifest-path --color -C --config -Z --target-dir"),
    "rustup": _words("--toolchain"),
    "go": _words("-C"),
    "aws": _words(
        "--profile --region --output --endpoint-url --query --ca-bundle --cli-read-timeout --cli-connect-timeout --color"
        " --cli-binary-format"
    ),
    "gcloud": _words(
        "--project --account --configuration --format --verbosity --impersonate-service-account --billing-project"
        " --access-token-file --flags-file --filter"
    ),
    "az": _words("--subscription --output -o --query"),
    "docker": _words("--context -c -H --host --config --log-level -l --tlscacert --tlscert --tlskey"),
    "podman": _words("--connection -c --url --identity --log-level --root --runroot --storage-driver"),
    "docker compose": _words(
        "-f --file -p --project-name --profile --env-file --project-directory --ansi --progress --parallel"
    ),
    "gh": _words("-R --repo --hostname"),
    "glab": _words("-R --repo --group -g"),
    "uv": _words("--directory --project --config-file --cache-dir --python --color --allow-insecure-host"),
    "poetry": _words("-C --directory --project -P"),
    "pip": _words(
        "--proxy --python --cache-dir --log --timeout --retries --cert --client-cert --trusted-host --exists-action"
    ),
    "systemctl": _words("-H -M --host --machine -t --type -p --property -o --output -n --lines --root"),
    "journalctl": _words("-u --unit -n --lines -o --output"),
    "gradle": _words(
        "-p --project-dir -b --build-file -c --settings-file -g --gradle-user-home -I --init-script --console"
    ),
    "gradlew": _words(
        "-p --project-dir -b --build-file -c --settings-file -g --gradle-user-home -I --init-script --console"
    ),
    "mvn": _words("-f --file -P --activate-profiles -pl --projects -s --settings -gs -l --log-file -T --threads -rf"),
    "mvnw": _words("-f --file -P --activate-profiles -pl --projects -s --settings -gs -l --log-file -T --threads -rf"),
    "ansible": _words("-i --inventory -m -a -u -e -f"),
    "pulumi": _words("-C --cwd --color --profiling --tracing -v --verbose"),
    "vercel": _words("--cwd --scope -S --token -t --local-config -A --global-config -Q"),
    "fly": _words("--access-token -t"),
    "flyctl": _words("--access-token -t"),
    "firebase": _words("--project -P --account --config -c"),
    "wrangler": _words("--config -c --env -e --cwd"),
    "redis-cli": _words("-h -p -s -a -u -r -i -n -d --user --pass --cert --key --cacert --sni"),
    "alembic": _words("-c --config -n --name -x"),
    "flask": _words("--app -A --env-file -e"),
    "celery": _words("-A --app -b --broker --result-backend --loader --config --workdir"),
    "composer": _words("-d --working-dir"),
    "nx": _words("--verbose"),
    "turbo": _words("--cwd --color --token --team --api"),
    "lerna": _words("--loglevel --concurrency"),
    "flutter": _words("-d --device-id"),
    "dotnet": _words("--roll-forward --fx-version --depsfile --additionalprobingpath"),
    "tmux": _words("-L -S -f -c"),
    "heroku": _words("-a --app -r --remote"),
    "conda": _words(""),
    "brew": _words(""),
    "terraform": _words(""),
    "tofu": _words(""),
}

# Options that make the program work in another directory, and the spelling with "=".
CHDIR_OPTIONS: dict[str, tuple[str, ...]] = {
    "git": ("-C",),
    "make": ("-C", "--directory"),
    "gmake": ("-C", "--directory"),
    "ninja": ("-C",),
    "npm": ("--prefix", "-C"),
    "pnpm": ("-C", "--dir"),
    "yarn": ("--cwd",),
    "bun": ("--cwd",),
    "go": ("-C",),
    "cargo": ("-C",),
    "terraform": ("-chdir",),
    "tofu": ("-chdir",),
    "uv": ("--directory",),
    "poetry": ("-C", "--directory"),
    "composer": ("-d", "--working-dir"),
    "just": ("-d", "--working-directory"),
    "task": ("-d", "--dir"),
    "pulumi": ("-C", "--cwd"),
    "vercel": ("--cwd",),
    "turbo": ("--cwd",),
    "gradle": ("-p", "--project-dir"),
    "gradlew": ("-p", "--project-dir"),
}

# Options after the subcommand whose value is a text, which may itself look like an option.
TEXT_OPTIONS: dict[str, frozenset[str]] = {
    "git": _words("-m --message -F --file --author --date --grep -S -G"),
    "gh": _words("--body -b --title -t --notes -n"),
}

# Python interpreter options that take the next word.
PYTHON_VALUE_OPTIONS = _words("-X -W --check-hash-based-pycs")

# Tools whose first positional word is a subcommand: it belongs to the program token (S7).
SUBCOMMAND_TOOLS = frozenset(VALUE_OPTIONS) - {"docker compose", "make", "gmake", "just", "task", "ninja"} | _words(
    "apt apt-get dnf yum pacman brew snap pip pipx pdm rye hatch nix conda mamba gem bundle rails rake cargo rustup"
    " systemctl service launchctl nx turbo lerna vercel netlify heroku fly flutter dart dotnet swift mix rebar3 stack cabal"
    " svn hg jj prisma playwright cypress sequelize knex alembic flyway liquibase ansible-galaxy vagrant packer consul vault"
    " nomad minikube kind k3d skaffold tilt argocd flux istioctl supabase wrangler firebase expo eas ng vue tox nox act"
)

# Programs known not to launch their own words as a command: for any other head a tail that reads as a guarded command is
# an opaque hit.
KNOWN_PROGRAMS = (
    SUBCOMMAND_TOOLS
    | PACKAGE_MANAGERS
    | _words(
        "[ [[ . : alias awk base64 basename bg bind black break builtin bzip2 caller cat cd chgrp chmod chown cksum clear cmake"
        " cmp code column comm command compgen complete continue cp cpio csplit curl cut date dd declare df diff dig dir"
        " dircolors dirname dirs disown du echo egrep emacs enable env eslint eval exec exit expand export expr factor false fc"
        " fg fgrep file fmt fold free fuser g++ gawk gcc getopts gitk gpg grep groups gsed gunicorn gunzip gzip hash head help"
        " hexdump history host hostname iconv id ifconfig install ip isort jest jobs join jq kill killall ln local locale"
        " locate logname logout look ls lsof make man mapfile md5sum mkdir mkfifo mktemp mocha more mount mv mypy mysql nano"
        " nc netstat nl node notify-send nproc nvim od open openssl osascript passwd paste patch pbcopy pbpaste perl pg_dump"
        " pgrep php ping pkill popd pr prettier printenv printf ps psql pushd pwd pytest py.test python rg read readarray"
        " readlink readonly realpath reboot rename return rev rm rmdir rsync ruby ruff rustc say scp sed select seq set sftp sha1sum"
        " sha256sum shift shopt shred shuf shutdown sleep sort source split sqlite3 stat strings stty sudoedit sum suspend sync"
        " tac tail tar tee test tldr top touch tput tr tree true truncate tsc tsort tty type typeset ulimit umask umount unalias"
        " uname uncompress unexpand uniq unlink unset unzip uptime users uvicorn vi vim vitest vmstat w wait watchman wc wget"
        " whatis where whereis which who whoami xclip xdg-open xxd yes zcat zip zstd ack ag ansible ansible-playbook at autopep8 bat"
        " bc cal claude codex coverage crontab csvtool delta deno direnv django-admin electron entr esbuild exa eza fd flake8"
        " fzf gatsby glow gofmt gunicorn hx http httpie hugo jekyll jupyter k6 kak ldd less lldb gdb logger lp lsb_release"
        " lua mail mdcat mongo mongosh msbuild mutt next nm nuxt objdump pandoc pre-commit protoc puppeteer pylint pyright"
        " rails rake rollup rspec rubocop sass screen shellcheck shfmt sops sourcery standard stylelint svelte-check swc"
        " tailwindcss telnet tmux ts-node-dev twine typos valgrind vite webpack wrk yamllint yapf yq z gradlew mvnw"
    )
)

_PM_SHORT = {"t": "test", "i": "install"}


def program_name(word: str) -> str:
    """The program a command word names: its last path part, without an executable suffix."""
    name = word.rsplit("/", 1)[-1].rsplit("\\", 1)[-1]
    if name[-4:].lower() in PROGRAM_SUFFIXES and len(name) > 4:
        return name[:-4]
    return name


def _is_versioned(name: str, stem: str) -> bool:
    rest = name[len(stem) :]
    return name.startswith(stem) and all(ch.isdigit() or ch == "." for ch in rest) and not rest.startswith(".")


def canonical_program(name: str) -> str:
    """Fold the spellings of one program: python3.12 and py are python, pip3 is pip."""
    if name == "py" or _is_versioned(name, "python"):
        return "python"
    if _is_versioned(name, "pip"):
        return "pip"
    return name


class Form:
    """A command in canonical parts.

    `flags` are the option words wherever they stood; a value option before the subcommand is kept as `-n=value`.
    `positionals` are the other words, in order; `after_flag` are the positions among them that come right after an
    option and so may be its value (S31). `flag_values` look like options but follow one that takes a text. `chdirs` are
    the directories the command's own options move to, in order.
    """

    __slots__ = ("after_flag", "chdirs", "flag_values", "flags", "positionals", "program")

    def __init__(self, program: str) -> None:
        self.program = program
        self.positionals: list[str] = []
        self.flags: list[str] = []
        self.flag_values: list[str] = []
        self.after_flag: set[int] = set()
        self.chdirs: list[str] = []


def _python_module(args: list[str]) -> tuple[str, list[str]] | None:
    """The module and its arguments when interpreter arguments run one with -m; None for a script, -c or no -m."""
    at = 0
    while at < len(args):
        word = args[at]
        if word == "-m":
            return (args[at + 1], args[at + 2 :]) if at + 1 < len(args) else None
        if not word.startswith("-") or word in ("-", "--", "-c"):
            return None
        at += 2 if word in PYTHON_VALUE_OPTIONS else 1
    return None


def _leading_options(program: str, args: list[str], form: Form) -> list[str]:
    """Take the options before the subcommand off `args`; they land in the form's flags and chdirs."""
    takes_value = VALUE_OPTIONS.get(program, frozenset())
    moves = CHDIR_OPTIONS.get(program, ())
    at = 0
    while at < len(args):
        word = args[at]
        if program == "cargo" and word.startswith("+"):
            at += 1
            continue
        if not word.startswith("-") or word in ("-", "--"):
            break
        at += 1
        name, equals, value = word.partition("=")
        if equals:
            if name in moves:
                form.chdirs.append(value)
            form.flags.append(word)
        elif word in takes_value and at < len(args) and (word != "-j" or args[at].isdigit()):
            if word in moves:
                form.chdirs.append(args[at])
            form.flags.append(f"{word}={args[at]}")
            at += 1
        else:
            form.flags.append(word)
    return args[at:]


def _package_manager_words(program: str, positionals: list[str]) -> list[str]:
    """One spelling for a script: `npm t`, `npm run test` and `npm run-script test` are `npm test`."""
    head = positionals[0] if positionals else ""
    if head in ("run", "run-script"):
        if positionals[1:2] == ["test"] and program != "bun":
            return positionals[1:]
        return ["run", *positionals[1:]]
    if (head == "t" and program in ("npm", "pnpm", "pm")) or (head == "i" and program != "yarn"):
        return [_PM_SHORT[head], *positionals[1:]]
    return positionals


def read_form(words: Sequence[str]) -> Form:
    """Reduce the words of one command (program first, wrappers already dropped) to canonical parts."""
    program = canonical_program(program_name(words[0]))
    args = list(words[1:])
    if program == "python":
        module = _python_module(args)
        if module:
            program, args = canonical_program(module[0]), module[1]
    if program == "docker-compose":
        program, args = "docker", ["compose", *args]
    form = Form(program)
    args = _leading_options(program, args, form)
    if program == "docker" and args[:1] == ["compose"]:
        form.positionals.append("compose")
        args = _leading_options("docker compose", args[1:], form)
    _take_words(form, args)
    if program in PACKAGE_MANAGERS or program == "pm":
        shorter = _package_manager_words(program, form.positionals)
        shift = len(form.positionals) - len(shorter)
        form.after_flag = {at - shift for at in form.after_flag}
        form.positionals = shorter
    return form


def _take_words(form: Form, args: list[str]) -> None:
    """Sort the words after the leading options into flags and positionals; after `--` all are positional."""
    takes_text = TEXT_OPTIONS.get(form.program, frozenset())
    before = ""
    for at, word in enumerate(args):
        if word == "--":
            form.positionals.extend(args[at + 1 :])
            return
        if not word.startswith("-") or len(word) < 2:
            if before and "=" not in before:
                form.after_flag.add(len(form.positionals))
            form.positionals.append(word)
            before = ""
        elif before in takes_text:
            form.flag_values.append(word)
            before = ""
        else:
            form.flags.append(word)
            before = word


def canonical_words(words: Sequence[str]) -> tuple[str, ...]:
    """The canonical spelling of a command; feeding it back gives the same words."""
    if not words:
        return ()
    form = read_form(words)
    dashed = next((at for at, word in enumerate(form.positionals) if word.startswith("-") and len(word) > 1), None)
    if dashed is None:
        return (form.program, *form.positionals, *form.flags)
    return (form.program, *form.positionals[:dashed], *form.flags, "--", *form.positionals[dashed:])


def program_token(words: Sequence[str]) -> str:
    """The word or two a command is paired by (S7): `pm test`, `docker build`, `pytest`."""
    if not words:
        return ""
    form = read_form(words)
    program = "pm" if form.program in PACKAGE_MANAGERS else form.program
    if form.positionals and (program == "pm" or program in SUBCOMMAND_TOOLS):
        head = form.positionals[:2] if program == "pm" and form.positionals[0] == "run" else form.positionals[:1]
        return " ".join([program, *head])
    return program
