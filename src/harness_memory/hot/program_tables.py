"""Command line tools as data, for canonical forms and wrappers.

Lists of names are one text with blanks between: short to read, and cheap to load for a hook.
Adding a tool means adding a row.
"""

from __future__ import annotations


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


PACKAGE_MANAGERS = ("npm", "pnpm", "yarn", "bun")

# Options that stand between the program and its subcommand and take the next word as their value. "docker compose" is
# a program of its own here: its options stand after the word compose.
VALUE_OPTIONS: dict[str, str] = {
    "git": ("-C -c --git-dir --work-tree --namespace --exec-path --super-prefix --config-env --attr-source"),
    "npm": (
        "--_auth --access --allow-directory --allow-file --allow-git --allow-remote --allow-scripts --audit-level"
        " --auth-type --before --ca --cache --cafile --call --cidr --cpu --depth --diff --diff-dst-prefix"
        " --diff-src-prefix --diff-unified --editor --expect-result-count --expires --fetch-retries"
        " --fetch-retry-factor --fetch-retry-maxtimeout --fetch-retry-mintimeout --fetch-timeout --git"
        " --globalconfig --heading --https-proxy --include --init-author-email --init-author-name"
        " --init-author-url --init-license --init-module --init-type --init-version --install-strategy --libc"
        " --local-address --location --lockfile-version --loglevel --logs-dir --logs-max --maxsockets --message"
        " --min-release-age --min-release-age-exclude --name --node-gyp --node-options --noproxy --omit --orgs"
        " --orgs-permission --os --otp --pack-destination --package --packages --packages-and-scopes-permission"
        " --password --prefix --preid --provenance-file --proxy --registry --replace-registry-host --save-prefix"
        " --sbom-format --sbom-type --scope --scopes --script-shell --searchexclude --searchlimit --searchopts"
        " --searchstaleness --shell --tag --tag-version-prefix --token-description --umask --user-agent"
        " --userconfig --viewer --which --workspace --also --cache-max --cache-min --cert --key --only -C -w -L"
        " -m"
    ),
    "pnpm": (
        "--filter -F -C --dir --reporter --loglevel --workspace-concurrency --filter-prod --config --registry"
        " --store-dir --modules-dir --virtual-store-dir --lockfile-dir --test-pattern"
        " --changed-files-ignore-pattern --resume-from"
    ),
    "yarn": "--cwd --modules-folder --cache-folder --use-yarnrc --mutex --registry",
    "bun": "--cwd --filter -F --config -c --env-file --preload -r",
    "deno": "--log-level -L --config -c",
    "kubectl": (
        "-n --namespace --context --kubeconfig --cluster --user -s --server --as --as-group --as-uid --token"
        " --cache-dir --certificate-authority --client-certificate --client-key --request-timeout"
        " --tls-server-name -v --v --vmodule --username --password --profile --profile-output --log-flush-frequency"
    ),
    "helm": (
        "-n --namespace --kube-context --kubeconfig --kube-apiserver --kube-token --kube-as-user"
        " --registry-config --repository-config --repository-cache --burst-limit --qps --kube-as-group"
        " --kube-ca-file --kube-tls-server-name --content-cache --color --colour"
    ),
    "make": (
        "-C -f -j -I -o -W -l -E --directory --file --makefile --include-dir --old-file --what-if --eval --assume-new"
        " --assume-old --new-file"
    ),
    "gmake": (
        "-C -f -j -I -o -W -l --directory --file --makefile --include-dir -E --eval --assume-new --assume-old"
        " --new-file --old-file --what-if"
    ),
    "just": ("-f --justfile -d --working-directory --set --shell --dotenv-path --dotenv-filename --color"),
    "task": "-d --dir -t --taskfile -o --output -C --concurrency",
    "ninja": "-C -f -j -k -l -d -t -w",
    "cargo": "--manifest-path --color -C --config -Z --target-dir",
    "rustup": "--toolchain",
    "go": "-C",
    "aws": (
        "--profile --region --output --endpoint-url --query --ca-bundle --cli-read-timeout"
        " --cli-connect-timeout --color --cli-binary-format"
    ),
    "gcloud": (
        "--project --account --configuration --format --verbosity --impersonate-service-account --billing-project"
        " --access-token-file --flags-file --filter --trace-token --page-size --limit --sort-by --flatten"
    ),
    "az": "--subscription --output -o --query",
    "docker": "--context -c -H --host --config --log-level -l --tlscacert --tlscert --tlskey",
    "podman": (
        "--connection -c --url --identity --log-level --root --runroot --storage-driver --ssh --storage-opt"
        " --tmpdir --volumepath --events-backend --hooks-dir --imagestore --network-config-dir --runtime"
        " --runtime-flag --cgroup-manager --conmon --module"
    ),
    "docker compose": (
        "-f --file -p --project-name --profile --env-file --project-directory --ansi --progress --parallel"
    ),
    "gh": "-R --repo --hostname",
    "glab": "-R --repo --group -g",
    "uv": ("--directory --project --config-file --cache-dir --python --color --allow-insecure-host"),
    "poetry": "-C --directory --project -P",
    "pip": (
        "--proxy --python --cache-dir --log --timeout --retries --cert --client-cert --trusted-host --exists-action"
        " --keyring-provider --use-feature --use-deprecated"
    ),
    "systemctl": (
        "-H -M --host --machine -t --type -p --property -o --output -n --lines --root --state --job-mode"
        " --check-inhibitors --kill-whom --kill-who --signal -s --what --legend --preset-mode --image"
        " --boot-loader-menu --boot-loader-entry --timestamp -P"
        " --when --drop-in --kill-value --reboot-argument --message"
    ),
    "journalctl": "-u --unit -n --lines -o --output",
    "gradle": (
        "-p --project-dir -b --build-file -c --settings-file -g --gradle-user-home -I --init-script --console -x"
        " --exclude-task --max-workers --priority --warning-mode --include-build --project-cache-dir -F"
        " --dependency-verification -M --write-verification-metadata"
    ),
    "gradlew": (
        "-p --project-dir -b --build-file -c --settings-file -g --gradle-user-home -I --init-script --console -x"
        " --exclude-task --max-workers --priority --warning-mode --include-build --project-cache-dir -F"
        " --dependency-verification -M --write-verification-metadata"
    ),
    "mvn": (
        "-f --file -P --activate-profiles -pl --projects -s --settings -gs -l --log-file -T --threads -rf"
        " --resume-from --global-settings -t --toolchains -gt --global-toolchains -b --builder --color"
    ),
    "mvnw": (
        "-f --file -P --activate-profiles -pl --projects -s --settings -gs -l --log-file -T --threads -rf"
        " --resume-from --global-settings -t --toolchains -gt --global-toolchains -b --builder --color"
    ),
    "ansible": "-i --inventory -m -a -u -e -f",
    "pulumi": "-C --cwd --color --profiling --tracing -v --verbose",
    "vercel": "--cwd --scope -S --token -t --local-config -A --global-config -Q",
    "fly": "--access-token -t",
    "flyctl": "--access-token -t",
    "firebase": "--project -P --account --config -c --token",
    "wrangler": "--config -c --env -e --cwd --env-file",
    "redis-cli": "-h -p -s -a -u -r -i -n -d --user --pass --cert --key --cacert --sni",
    "alembic": "-c --config -n --name -x",
    "flask": "--app -A --env-file -e",
    "celery": "-A --app -b --broker --result-backend --loader --config --workdir",
    "composer": "-d --working-dir",
    "turbo": "--cwd --color --token --team --api",
    "lerna": "--loglevel --concurrency",
    "flutter": "-d --device-id",
    "dotnet": "--roll-forward --fx-version --depsfile --additionalprobingpath",
    "tmux": "-L -S -f -c -T",
    "heroku": "-a --app -r --remote",
    "bundle": "--gemfile --retry -r --jobs -j",
    "apt": "-o --option -c --config-file -t --target-release --default-release -a --host-architecture",
    "apt-get": "-o --option -c --config-file -t --target-release --default-release -a --host-architecture",
    "dnf": (
        "-c --config --enablerepo --disablerepo --repo --repoid -x --exclude --excludepkgs --releasever"
        " --installroot --setopt -d --debuglevel -e --errorlevel -R --randomwait --forcearch"
    ),
    "yum": (
        "-c --config --enablerepo --disablerepo --repo --repoid -x --exclude --excludepkgs --releasever"
        " --installroot --setopt -d --debuglevel -e --errorlevel -R --randomwait --forcearch"
    ),
    "hatch": "-e --env -p --project --data-dir --cache-dir --config",
    "pdm": "-c --config",
    "tox": "-c --conf --workdir --root --runner --result-json --override -x",
    "ruff": "--config",
    "hg": "-R --repository --cwd --config --encoding --encodingmode --color --pager",
    "jj": "-R --repository --at-operation --at-op --color --config --config-file",
    "svn": "--username --password --config-dir --config-option",
    "nix": (
        "--option --log-format --extra-experimental-features --experimental-features --store --eval-store"
        " --max-jobs -j --cores"
    ),
    "argocd": (
        "--server --auth-token --config --grpc-web-root-path -H --header --client-crt --client-crt-key"
        " --server-crt --port-forward-namespace --kube-context --argocd-context --controller-name --redis-name"
        " --repo-server-name --server-name --loglevel --logformat --http-retry-max"
    ),
    "flux": "-n --namespace --context --kubeconfig --timeout --server --token --user --cluster --as --as-group",
    "istioctl": "-i --istioNamespace -n --namespace -c --kubeconfig --context --vklog --as --as-group",
    "minikube": "-p --profile -b --bootstrapper --log_dir --log_file",
    "skaffold": "-v --verbosity --color",
    "kind": "-v --verbosity --loglevel",
    "stack": "--stack-yaml --resolver --snapshot --work-dir --stack-root -j --jobs --color --compiler",
    "cabal": "--config-file --store-dir --http-transport",
    "supabase": "--workdir --profile --network-id --dns-resolver -o --output",
    "netlify": "--auth --filter --http-proxy",
    "rake": "-f --rakefile -I --libdir -r --require -R --rakelibdir -e --execute -j --jobs",
    "doctl": "-t --access-token --context -c --config -o --output -u --api-url",
    "bazel": "--output_base --output_user_root --bazelrc --host_jvm_args",
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
    "hg": ("--cwd",),
    "hatch": ("-p", "--project"),
    "supabase": ("--workdir",),
    "wrangler": ("--cwd",),
}

# Other names of a subcommand that the tool itself knows, beside the ones the canonical form takes as equal: a command
# that uses one means the same but is matched as opaque.
SUBCOMMAND_ALIASES: dict[str, dict[str, str]] = {
    "npm": {
        "tst": "test", "in": "install", "ins": "install", "add": "install", "un": "uninstall", "rm": "uninstall",
        "remove": "uninstall", "r": "uninstall", "up": "update", "upgrade": "update", "x": "exec", "c": "config",
        "rum": "run", "urn": "run", "create": "init", "innit": "init", "ls": "list", "ln": "link", "rb": "rebuild",
        "clean-install": "ci", "ic": "ci", "install-clean": "ci",
    },
    "git": {"stage": "add", "init-db": "init"},
    "docker": {"image ls": "images", "container ls": "ps"},
    "cargo": {"b": "build", "c": "check", "d": "doc", "r": "run", "t": "test", "rm": "remove"},
}  # fmt: skip

# Names of a resource type to kubectl; with the same meaning as the singular.
KUBECTL_RESOURCES: dict[str, str] = {
    "po": "pod", "pods": "pod", "svc": "service", "services": "service", "deploy": "deployment",
    "deployments": "deployment", "deployments.apps": "deployment", "rs": "replicaset", "replicasets": "replicaset",
    "sts": "statefulset", "statefulsets": "statefulset", "ds": "daemonset", "daemonsets": "daemonset",
    "ns": "namespace",
    "namespaces": "namespace", "no": "node", "nodes": "node", "cm": "configmap", "configmaps": "configmap",
    "secrets": "secret", "ing": "ingress", "ingresses": "ingress", "pv": "persistentvolume",
    "persistentvolumes": "persistentvolume", "pvc": "persistentvolumeclaim",
    "persistentvolumeclaims": "persistentvolumeclaim", "sa": "serviceaccount", "serviceaccounts": "serviceaccount",
    "cj": "cronjob", "cronjobs": "cronjob", "jobs": "job", "crd": "customresourcedefinition",
    "crds": "customresourcedefinition", "hpa": "horizontalpodautoscaler", "ev": "event", "events": "event",
    "ep": "endpoints", "rolebindings": "rolebinding", "roles": "role", "clusterroles": "clusterrole",
}  # fmt: skip

# Options after the subcommand whose value is a text, which may itself look like an option.
TEXT_OPTIONS: dict[str, str] = {
    "git": "-m --message -F --file --author --date --grep -S -G -o --push-option --trailer",
    "gh": "--body -b --title -t --notes -n",
    "tar": "-f --file -C --directory",
}

# Tools that are given any number of targets and variables among them: any of the words may be meant.
TARGET_TOOLS = _names(" ant gmake gradle gradlew inv invoke just make mvn mvnw ninja rails rake task")

# Tools that take an option of several letters behind one dash or two, and so read no letters joined to one.
ONE_DASH_TOOLS = _names(" consul go nomad packer terraform tofu vault")

# The verbs that a cmdlet of PowerShell begins with, of those it approves.
CMDLET_VERBS = _names(
    " add block checkpoint clear close compare complete compress confirm connect convert convertfrom convertto copy"
    " debug disable disconnect dismount enable enter exit expand export find format get grant group import initialize"
    " install invoke join limit lock measure merge mount move new open optimize out ping pop protect publish push read"
    " receive redo register remove rename repair request reset resize resolve restart restore resume revoke save search"
    " select send set show skip split start step stop submit suspend switch sync test trace unblock undo uninstall"
    " unlock unprotect unpublish unregister update use wait watch where write"
)

# What kubectl does to resources that may be named `pod/name` as well as `pod name`.
KUBECTL_VERBS = _names(" annotate autoscale delete describe edit expose get label patch scale")

# Programs that are handed a script, behind which the options are the script's, each with its own that take a value.
SCRIPT_RUNNERS: dict[str, str] = {
    "bash": "-o -O --rcfile --init-file",
    "dash": "-o",
    "ksh": "-o",
    "node": "-r --require --import --loader --experimental-loader --env-file -C --conditions",
    "perl": "-I",
    "php": "-d -c",
    "python": "-W -X",
    "ruby": "-I -r -C",
    "sh": "-o",
    "zsh": "-o",
}

# Options that take the next word wherever they stand, beside those that stand before a subcommand.
OPERAND_OPTIONS: dict[str, str] = {
    "curl": "-X --request -H --header -d --data -o --output -u --user -F --form -T --upload-file -A -b -e -x",
    "docker": "-e --env -f --file --name --network -p --publish -t --tag -v --volume",
    "gh": "-b --body -t --title -B --base -H --head -m",
    "go": "-run -bench -count -timeout -tags -o",
    "helm": "-f --values --set --version",
    "kubectl": "-f --filename -l --selector -o --output -c --container -p --patch",
    "psql": "-h -U -d -p -c -f",
    "pytest": "-n -k -m -p -c -o -W --numprocesses",
    "terraform": "-target -var -var-file -out",
}

# Python interpreter options: long ones that take the next word, words behind which no module is looked for, and the
# letters that end a cluster, because they take the rest of it or the next word, or because nothing runs.
PYTHON_VALUE_OPTIONS = ("--check-hash-based-pycs",)
PYTHON_ENDS = ("-", "--", "--version", "--help", "--help-all", "--help-env", "--help-xoptions")
PYTHON_CLUSTER_ENDS = frozenset("mcXWhV?")

# Tools whose first positional word is a subcommand: it belongs to the program token (S7).
SUBCOMMAND_TOOLS = _names(
    " act alembic ansible ansible-galaxy apt apt-get argocd aws az bazel bazelisk brew bun bundle cabal cargo cdk"
    " celery choco composer conda consul cypress dart dbt deno dnf docker doctl dotnet dvc eas expo firebase flask"
    " flutter flux fly flyctl flyway gcloud gem gh git glab gmake go golangci-lint gradle gradlew gsutil hatch helm"
    " heroku hg istioctl jj journalctl just k3d kind knex kubectl launchctl lerna liquibase make mamba minikube mix"
    " mkdocs mvn mvnw netlify ng ninja nix nomad nox npm nx packer pacman pdm pip pipx playwright pnpm podman"
    " poetry pre-commit prisma pulumi rails rake rebar3 redis-cli ruff rustup rye sequelize serverless service"
    " skaffold skopeo sls snap stack supabase svn swift systemctl task terraform tilt tmux tofu tox turbo uv"
    " vagrant vault vercel vue wrangler yarn yum"
)

# Other programs known not to launch their own words as a command. For any head that is in neither list, a tail that
# reads as a guarded command is an opaque hit.
OTHER_PROGRAMS = _names(
    " . : Rscript [ [[ ack ag alias ansible-playbook at autoload autopep8 awk base64 basename bat bc bg bind"
    " bindkey black break builtin bzip2 cal caller cat cd chgrp chmod chown cksum clang claude clear cmake cmp"
    " code codex column comm command compdef compgen complete continue coverage cp cpio crontab csh csplit"
    " csvtool curl cut date dd declare delta df diff dig dir dircolors direnv dirname dirs disown django-admin"
    " du echo egrep electron elixir elvish emacs enable env erl esbuild eslint eval exa exec exit expand"
    " expect export expr eza factor false fc fg fgrep file fish flake8 fmt fold free functions fuser fzf"
    " g++ gatsby gawk gcc gdb getopts ghci gitk glow gofmt gpg grep groovy groups gsed gunicorn gunzip gzip"
    " hash head help hexdump history host hostname http httpie hugo hx iconv id ifconfig install ip ipython"
    " irb isort java javac jekyll jest jobs join jq julia jupyter k6 kak kill killall kotlin ld ldd less lldb"
    " ln local locale locate logger logname logout look lp ls lsb_release lsof lua mail man mapfile md5sum"
    " mdcat mkdir mkfifo mktemp mocha mongo mongosh more mount msbuild mutt mv mypy mysql nano nc netstat next"
    " nl nm node notify-send nproc nu nuxt nvim objdump od open openssl osascript pandoc passwd paste patch"
    " pbcopy pbpaste perl pg_dump pgrep php ping pkill popd pr prettier print printenv printf protoc ps psql"
    " puppeteer pushd pwd py.test pylint pypy pypy3 pyright pytest python rbash read readarray readlink"
    " readonly realpath reboot rename return rev rg rm rmdir rollup rspec rsync rubocop ruby rustc sass say"
    " scala scp sed select seq set setopt sftp sha1sum sha256sum shellcheck shfmt shift shopt shred shuf"
    " shutdown sleep sops sort source sourcery split sqlite3 standard stat strings stty stylelint sudoedit sum"
    " suspend svelte-check swc sync tac tail tailwindcss tar tclsh tcsh tee telnet test tldr top touch tput tr"
    " tree true truncate ts-node tsc tsort tsx tty twine type typeset typos ulimit umask umount unalias uname"
    " uncompress unexpand uniq unlink unset unsetopt unzip uptime users uvicorn vared vi vim vite"
    " vitest vmstat w wait watchman wc webpack wget whatis whence where whereis which who whoami wish wrk"
    " xclip xdg-open xonsh xxd yamllint yapf yes yq z zcat zip zmodload zstd zstyle"
    # of Windows
    " attrib certutil explorer findstr icacls ipconfig msiexec net netsh nslookup reg robocopy sc schtasks systeminfo"
    " taskkill tasklist wmic xcopy"
)
