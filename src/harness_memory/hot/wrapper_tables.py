"""Wrappers and launchers as data: programs that start the program named in their own words.

A row says how a wrapper is called; `wrappers` reads it, and `matcher.wrappers` in the configuration adds rows of the
same form. Keys, all optional, lists of names written as one text with blanks between:

values        options that take the next word
operands      how many words stand between the options and the command (timeout's duration, docker exec's container)
assignments   NAME=value words may stand before the command
never         options with which it starts nothing
stdin         without a command it hands its standard input to a shell
text          its words are joined and given to a shell
words_options options that make it start the words itself after all
text_options  options whose value is a text for a shell
modules       options behind which a Python module stands that is run
program_options  options whose value is the program, to which the command's words are handed
command_options  options behind which the command stands, whatever stands before them
chdirs        options that change the directory
why           the reason why what it starts is opaque; without it the command surely runs
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    Row = Mapping[str, str | int | bool]

# Why a command that stands in the text is not one that surely runs here.
LAUNCHER = "launcher"
REMOTE = "remote"
CONTAINER = "container"

# The shells, each with the dialect its texts are read in; sh is bash on some machines.
SHELLS = {"bash": "bash", "sh": "sh", "zsh": "zsh", "dash": "sh", "ksh": "bash", "ash": "sh", "mksh": "bash"}

# Programs that a pattern names because of who runs a command, or where.
STARTERS = frozenset({"docker", "docker-compose", "doas", "kubectl", "podman", "sudo"})

_NPX: Row = {"values": "-p --package -w --workspace --prefix --cache --registry", "text_options": "-c --call"}
_UV_RUN: Row = {
    "values": "--with --with-editable --with-requirements --python -p --package --extra --group --only-group --no-group"
    " --env-file --directory --project --index --index-url --extra-index-url --default-index --find-links --cache-dir"
    " --config-file --refresh-package --reinstall-package --no-extra --color",
    "never": "--script -s --gui-script",
    "modules": "-m --module",
    "chdirs": "--directory",
}
_DOCKER_RUN_VALUES = (
    "-a -c -e -h -l -m -p -u -v -w --add-host --annotation --attach --blkio-weight --blkio-weight-device"
    " --cap-add --cap-drop --cgroup-parent --cgroupns --cidfile --cpu-count --cpu-percent --cpu-period --cpu-quota"
    " --cpu-rt-period --cpu-rt-runtime --cpu-shares --cpus --cpuset-cpus --cpuset-mems --detach-keys --device"
    " --device-cgroup-rule --device-read-bps --device-read-iops --device-write-bps --device-write-iops --dns"
    " --dns-option --dns-search --domainname --entrypoint --env --env-file --expose --gpus --group-add"
    " --health-cmd --health-interval --health-retries --health-start-interval --health-start-period"
    " --health-timeout --hostname --io-maxbandwidth --io-maxiops --ip --ip6 --ipc --isolation --kernel-memory"
    " --label --label-file --link --link-local-ip --log-driver --log-opt --mac-address --memory"
    " --memory-reservation --memory-swap --memory-swappiness --mount --name --net --network --network-alias"
    " --oom-score-adj --pid --pids-limit --platform --publish --pull --restart --runtime --security-opt --shm-size"
    " --stop-signal --stop-timeout --storage-opt --sysctl --tmpfs --ulimit --user --userns --uts --volume"
    " --volume-driver --volumes-from --workdir"
)
# As many operands that no other word is left: only options of the program start something.
_NO_COMMAND = 1_000_000
_SURE: Row = {}
_LAUNCHER: Row = {"why": LAUNCHER}

WRAPPERS: dict[str, Row] = {
    "sudo": {
        "values": "-u -g -h -p -C -T -r -t -D -R -U -a -c --user --group --host --prompt --close-from --command-timeout"
        " --role --type --chdir --chroot --other-user --auth-type --login-class",
        "assignments": True,
        "never": "-l --list -v --validate -k --reset-timestamp -K --remove-timestamp -e --edit -V --version --help",
        "chdirs": "-D --chdir",
    },
    "doas": {"values": "-u -C -a", "never": "-L -C"},
    "nice": {"values": "-n --adjustment"},
    "ionice": {
        "values": "-c -n -p -P -u --class --classdata --pid --pgid --uid",
        "never": "-p -P -u --pid --pgid --uid",
    },
    "nohup": _SURE,
    "setsid": _SURE,
    "stdbuf": {"values": "-i -o -e --input --output --error"},
    "time": {"values": "-f -o --format --output"},
    "timeout": {"values": "-k -s --kill-after --signal", "operands": 1},
    "gtimeout": {"values": "-k -s --kill-after --signal", "operands": 1},
    "strace": {
        "values": "-o -e -p -s -E -P -a -b -I -O -S -u -U -X --output --trace --attach --string-limit --env"
        " --trace-path --columns --detach-on --interruptible --user",
        "never": "-p --attach",
    },
    "watch": {"values": "-n --interval -q --equexit", "text": True, "words_options": "-x --exec"},
    "cross-env": {"assignments": True},
    "dotenv": {"values": "-e -v -f -c -p"},
    "corepack": _SURE,
    "npx": _NPX,
    "pnpx": _NPX,
    "bunx": {"values": "-p --package"},
    # What stands above surely runs its words; what follows runs them in a way the matcher does not vouch for.
    "ltrace": {"values": "-o -e -p -s -a -A -D -F -l -n -u -w -x", "why": LAUNCHER},
    "chrt": {
        "values": "-T -P -D --sched-runtime --sched-period --sched-deadline",
        "operands": 1,
        "never": "-p --pid -m --max",
        "why": LAUNCHER,
    },
    "taskset": {"operands": 1, "why": LAUNCHER},
    "numactl": {"values": "-i -m -N -C -p -l", "why": LAUNCHER},
    "unshare": {
        "values": "-R -w -S -G --root --wd --setuid --setgid --map-user --map-group --map-users --map-groups"
        " --propagation --setgroups --monotonic --boottime",
        "why": LAUNCHER,
    },
    "chroot": {"operands": 1, "why": LAUNCHER},
    "systemd-run": {"values": "-p -u -E -t -H -M --unit --property --setenv --slice --description", "why": LAUNCHER},
    "systemd-inhibit": _LAUNCHER,
    "caffeinate": {"values": "-t -w", "why": LAUNCHER},
    "unbuffer": _LAUNCHER,
    "setarch": {"operands": 1, "why": LAUNCHER},
    "flock": {
        "values": "-w -E --timeout --conflict-exit-code",
        "operands": 1,
        "text_options": "-c --command",
        "why": LAUNCHER,
    },
    "hyperfine": {
        "values": "-w -r -m -M -n --warmup --runs --prepare --cleanup --export-json",
        "text": True,
        "why": LAUNCHER,
    },
    "entr": {"text_options": "-s", "why": LAUNCHER},
    "cross-env-shell": {"assignments": True, "text": True, "why": LAUNCHER},
    "pdb": {"values": "-c", "modules": "-m", "why": LAUNCHER},
    "cProfile": {"values": "-o -s", "modules": "-m", "why": LAUNCHER},
    "debugpy": {"values": "--listen --connect --log-to", "modules": "-m", "why": LAUNCHER},
    "emulate": {"text_options": "-c", "why": LAUNCHER},
    "noglob": _LAUNCHER,
    "nocorrect": _LAUNCHER,
    "repeat": {"operands": 1, "why": LAUNCHER},
    "nodemon": {"values": "-w -e -i --watch --ext --ignore --delay", "text_options": "--exec -x", "why": LAUNCHER},
    "concurrently": {"values": "-n -c --names", "text": True, "why": LAUNCHER},
    "script": {
        "values": "-E -I -O -B -T -m -o --echo --log-in --log-out --log-io --log-timing --logging-format"
        " --output-limit",
        "text_options": "-c --command",
        "why": LAUNCHER,
    },
    "su": {"values": "-g -G -s -w", "text_options": "-c --command", "why": LAUNCHER},
    "runuser": {"values": "-u -g -G -s", "text_options": "-c --command", "why": LAUNCHER},
    "env-cmd": {"values": "-f -e -r", "why": LAUNCHER},
    "aws-vault": {"values": "-d -t", "operands": 2, "command_options": "--", "why": LAUNCHER},
    "chamber": {"operands": 2, "why": LAUNCHER},
    "uvx": {"values": "--from --with -p --python", "why": LAUNCHER},
    "gosu": {"operands": 1, "why": LAUNCHER},
    "su-exec": {"operands": 1, "why": LAUNCHER},
    "s6-setuidgid": {"operands": 1, "why": LAUNCHER},
    "setpriv": {
        "values": "--reuid --regid --groups --inh-caps --ambient-caps --bounding-set --securebits"
        " --pdeathsig --ptracer --selinux-label --apparmor-profile",
        "why": LAUNCHER,
    },
    "nsenter": {
        "values": "-t --target -S --setuid -G --setgid",
        "why": LAUNCHER,
    },
    "envdir": {"operands": 1, "why": LAUNCHER},
    "chpst": {"values": "-u -U -e -b -/ -n -l -L -m -d -o -p -f -c -r -t", "why": LAUNCHER},
    "softlimit": {"values": "-a -c -d -f -l -m -o -p -r -s -t", "why": LAUNCHER},
    "sshpass": {"values": "-p -f -d -P", "why": LAUNCHER},
    "valgrind": _LAUNCHER,
    "fd": {"command_options": "-x --exec -X --exec-batch", "operands": _NO_COMMAND, "why": LAUNCHER},
    "watchexec": {
        "values": "-w --watch -e --exts -i --ignore -f --filter -d --debounce -s --signal -o --on-busy-update"
        " --shell --workdir -E --env",
        "text": True,
        "why": LAUNCHER,
    },
    "tini": {"values": "-p -e", "why": LAUNCHER},
    "dumb-init": _LAUNCHER,
    "faketime": {"values": "-f", "operands": 1, "why": LAUNCHER},
    "proxychains": {"values": "-f", "why": LAUNCHER},
    "proxychains4": {"values": "-f", "why": LAUNCHER},
    "torsocks": _LAUNCHER,
    "xvfb-run": {"values": "-e -f -n -p -s -w", "why": LAUNCHER},
    "dbus-run-session": _LAUNCHER,
    "ssh-agent": {"values": "-a -E -O -P -t", "never": "-k", "why": LAUNCHER},
    "nix-shell": {"text_options": "--run --command", "why": LAUNCHER},
    "fakeroot": {"values": "-l -s -i -u", "why": LAUNCHER},
    "firejail": _LAUNCHER,
    "with-contenv": _LAUNCHER,
    "ssh": {
        "values": "-B -b -c -D -E -e -F -I -i -J -L -l -m -O -o -p -Q -R -S -W -w",
        "operands": 1,
        "text": True,
        "stdin": True,
        "why": REMOTE,
    },
    "fish": {"text_options": "-c --command -C --init-command", "operands": _NO_COMMAND, "why": LAUNCHER},
    "busybox": _SURE,
    "wsl": {"values": "-d --distribution -u --user --cd", "command_options": "-e --exec --", "why": REMOTE},
    "mosh": {"values": "-p", "operands": 1, "why": REMOTE},
    "screen": {"values": "-S -t -c -s -h -p -e", "why": REMOTE},
}

# Programs of which one subcommand starts something: program, then subcommand.
SUBCOMMAND_WRAPPERS: dict[str, dict[str, Row]] = {
    "uv": {"run": _UV_RUN},
    "uv tool": {
        "run": {"values": "--from --with -p --python --index-url --with-requirements --env-file", "why": LAUNCHER}
    },
    "poetry": {"run": _SURE},
    "pipenv": {"run": _SURE},
    "rye": {"run": _LAUNCHER},
    "pdm": {"run": {"values": "-p --project", "why": LAUNCHER}},
    "hatch": {"run": _LAUNCHER},
    "pipx": {"run": {"values": "--spec --python", "why": LAUNCHER}},
    "bundle": {"exec": {"values": "--gemfile"}},
    "direnv": {"exec": {"operands": 1}},
    "pnpm": {"exec": _NPX, "dlx": {"values": "--package"}},
    "npm": {"exec": _NPX, "x": _NPX},
    "bun": {"x": {"values": "-p --package"}},
    "docker": {
        "exec": {"values": "-w -u -e --workdir --user --env --env-file --detach-keys", "operands": 1},
        "run": {
            "values": _DOCKER_RUN_VALUES,
            "operands": 1,
            "program_options": "--entrypoint",
            "why": CONTAINER,
        },
    },
    "docker compose": {
        "exec": {"values": "-e --env -u --user -w --workdir --index", "operands": 1, "why": CONTAINER},
        "run": {
            "values": "-e --env -u --user -w --workdir --name -v --volume -p --publish --entrypoint -l --label",
            "operands": 1,
            "program_options": "--entrypoint",
            "why": CONTAINER,
        },
    },
    "podman": {
        "exec": {"values": "-w -u -e --workdir --user --env", "operands": 1, "why": CONTAINER},
        "run": {
            "values": "-e --env -v --volume -p --publish -w --workdir -u --user --name --network --entrypoint",
            "operands": 1,
            "program_options": "--entrypoint",
            "why": CONTAINER,
        },
    },
    "kubectl": {
        "exec": {
            "values": "-c --container -n --namespace -f --filename --pod-running-timeout",
            "operands": 1,
            "command_options": "--",
            "why": CONTAINER,
        },
        "run": {
            "values": "--image --env -l --labels -n --namespace --overrides --port --restart",
            "operands": 1,
            "command_options": "--",
            "why": CONTAINER,
        },
        "debug": {"command_options": "--", "operands": _NO_COMMAND, "why": CONTAINER},
    },
    "oc": {"rsh": {"values": "-c --container -n --namespace --timeout", "operands": 1, "why": CONTAINER}},
    "limactl": {"shell": {"values": "--workdir --shell", "operands": 1, "why": REMOTE}},
    "sail": {"exec": {"operands": 1, "why": CONTAINER}},
    "firebase": {
        "emulators:exec": {"values": "--only --project -P --import --log-verbosity", "text": True, "why": LAUNCHER}
    },
    "sops": {
        "exec-env": {"operands": 1, "text": True, "why": LAUNCHER},
        "exec-file": {"operands": 1, "text": True, "why": LAUNCHER},
    },
    "rustup": {"run": {"operands": 1, "why": LAUNCHER}},
    "pixi": {"run": {"values": "-e --environment --manifest-path", "why": LAUNCHER}},
    "tox": {"exec": {"command_options": "--", "operands": _NO_COMMAND, "why": LAUNCHER}},
    "nx": {"exec": {"command_options": "--", "operands": _NO_COMMAND, "why": LAUNCHER}},
    "memray": {"run": {"values": "-o --output", "modules": "-m", "why": LAUNCHER}},
    "perf": {
        "stat": {"values": "-e -r -I -o -C -x --event --repeat --output", "why": LAUNCHER},
        "record": {"values": "-e -F -o -c --event --freq --output --call-graph", "why": LAUNCHER},
    },
    "devcontainer": {
        "exec": {"values": "--workspace-folder --container-id --config --id-label --remote-env", "why": CONTAINER}
    },
    "vagrant": {"ssh": {"text_options": "-c --command", "operands": _NO_COMMAND, "why": REMOTE}},
    "fly": {"ssh": {"text_options": "-C --command", "operands": _NO_COMMAND, "why": REMOTE}},
    "flyctl": {"ssh": {"text_options": "-C --command", "operands": _NO_COMMAND, "why": REMOTE}},
    "gcloud": {
        "compute": {
            "text_options": "--command",
            "command_options": "--",
            "text": True,
            "operands": _NO_COMMAND,
            "why": REMOTE,
        }
    },
    "gh": {"codespace": {"command_options": "--", "text": True, "operands": _NO_COMMAND, "why": REMOTE}},
    "heroku": {"run": {"values": "-a --app", "why": REMOTE}},
    "git": {
        "bisect": {"operands": 1, "why": LAUNCHER},
        "rebase": {"text_options": "-x --exec", "operands": _NO_COMMAND, "why": LAUNCHER},
        "submodule": {"command_options": "foreach", "text": True, "operands": _NO_COMMAND, "why": LAUNCHER},
    },
    "cargo": {"watch": {"values": "-w -i -d", "text_options": "-s --shell", "why": LAUNCHER}},
    "coverage": {"run": {"values": "--source --omit --include --rcfile", "modules": "-m --module", "why": LAUNCHER}},
    "conda": {"run": {"values": "-n --name -p --prefix --cwd", "why": LAUNCHER}},
    "micromamba": {"run": {"values": "-n --name -p --prefix --cwd", "why": LAUNCHER}},
    "mamba": {"run": {"values": "-n --name -p --prefix --cwd", "why": LAUNCHER}},
    "pyenv": {"exec": _LAUNCHER},
    "rbenv": {"exec": _LAUNCHER},
    "asdf": {"exec": _LAUNCHER},
    "mise": {"exec": _LAUNCHER, "x": _LAUNCHER},
    "nvm": {"exec": {"operands": 1, "why": LAUNCHER}},
    "fnm": {"exec": {"values": "--using", "why": LAUNCHER}},
    "op": {"run": {"values": "--env-file", "why": LAUNCHER}},
    "doppler": {"run": {"values": "-p -c", "text_options": "--command", "why": LAUNCHER}},
    "infisical": {"run": {"values": "--env --path", "text_options": "--command", "why": LAUNCHER}},
    "dotenvx": {"run": {"values": "-f -e", "why": LAUNCHER}},
    "nix": {
        "develop": {"command_options": "-c --command", "why": LAUNCHER},
        "shell": {"command_options": "-c --command", "why": LAUNCHER},
    },
    "volta": {"run": {"values": "--node --npm --pnpm --yarn", "why": LAUNCHER}},
    "devbox": {"run": _LAUNCHER},
    "lerna": {"exec": _LAUNCHER},
    "tmux": {
        "new-session": {"values": "-s -n -c -t -x -y", "text": True, "why": REMOTE},
        "new": {"values": "-s -n -c -t", "text": True, "why": REMOTE},
        "send-keys": {"values": "-t", "text": True, "why": REMOTE},
        "send": {"values": "-t", "text": True, "why": REMOTE},
        "split-window": {"values": "-t -c -l -p", "text": True, "why": REMOTE},
        "new-window": {"values": "-t -c -n", "text": True, "why": REMOTE},
    },
}

SUBCOMMAND_WRAPPERS["docker container"] = SUBCOMMAND_WRAPPERS["docker"]
SUBCOMMAND_WRAPPERS["nerdctl"] = SUBCOMMAND_WRAPPERS["podman"]
SUBCOMMAND_WRAPPERS["oc"] |= SUBCOMMAND_WRAPPERS["kubectl"]

# Subcommands and usual package scripts of yarn: any other first word is a program from node_modules/.bin.
YARN_OWN = (
    " add audit autoclean bin build cache check ci clean config constraints create dedupe deploy dev dlx"
    " exec explain format generate-lock-entry global help i import info init install licenses link lint"
    " list login logout ls migrate node npm outdated owner pack patch patch-commit plugin policies prune"
    " publish rebase rebuild release remove run search set stage start store t tag team test typecheck"
    " unlink unplug up upgrade upgrade-interactive version versions why workspace workspaces "
)

# The same of pnpm and bun, together.
PACKAGE_MANAGER_OWN = (
    " add approve-builds audit bin build c cache ci clean completion config create dedupe deploy deprecate dev dlx"
    " doctor env exec explain fetch find-hash format help i import info init install install-completion install-"
    " test it licenses link lint list list-packages ll ln login logout ls m multi outdated owner pack patch patch-"
    " commit patch-remove ping pkg pm prefix preview profile prune publish rb rebuild recursive release remove"
    " repl restart rm root run search self-update serve server set setup start status stop store t test token tst"
    " typecheck un uninstall unlink up update upgrade version view watch whoami why x "
)
# Programs that are found in node_modules/.bin.
NODE_TOOLS = (
    " astro ava babel biome changeset commitlint concurrently cross-env cypress drizzle-kit esbuild eslint expo gatsby"
    " graphql-codegen gulp husky jasmine jest karma knex knip lerna lint-staged mocha next nodemon nuxt nx nyc oxlint"
    " parcel playwright postcss prettier prisma react-scripts rimraf rollup sequelize size-limit storybook stylelint"
    " swc syncpack tailwindcss tap ts-node tsc tsup tsx turbo typedoc typeorm vite vitest vue-tsc webpack wrangler "
)
# Interpreters that are handed the file of a tool, each with the options with which they run none; and where such files
# lie and no others.
INTERPRETERS: dict[str, str] = {
    "node": "-e --eval -p --print -c --check -v --version -h --help",
    "php": "-r -l -v -h -i -m --version",
    "ruby": "-e -c -v -h --version",
    "python": "-c -V -h --version --help",
}
TOOL_PLACES = ("/.bin/", "node_modules/", "vendor/bin/", "venv/bin/")
# Python modules that start what stands in their words.
LAUNCHER_MODULES = frozenset(
    {"cProfile", "coverage", "debugpy", "hatch", "memray", "pdb", "pipenv", "pipx", "poetry", "uv"}
)
SCRIPT_ENDS = (".js", ".mjs", ".cjs", ".py", ".rb", ".php", ".phar")

PARALLEL_VALUES = (
    "-j --jobs -P -S --sshlogin -a --arg-file -d --delimiter -C --colsep -n --max-args -N -I --tmpdir --joblog"
    " --results --timeout --retries --delay --load --memfree --wd --workdir --halt --tagstring --basefile --env"
)
YARN_FOREACH_VALUES = "-j --jobs --from --include --exclude --since"

XARGS_VALUES = (
    "-a -d -E -I -L -n -P -s -J -R -S --arg-file --delimiter --max-args --max-procs --max-chars --process-slot-var"
)
FIND_ACTIONS = ("-exec", "-execdir", "-ok", "-okdir")
