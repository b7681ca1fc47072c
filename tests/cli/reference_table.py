"""The command line as it was specified: every command with its options and words, and what is left for later."""

from __future__ import annotations

SPECIFIED: dict[str, str] = {
    "install": "--host --user --with-embeddings --hook-form --hook-script --skip-probe --skip-self-test",
    "uninstall": "--purge --user",
    "doctor": "--fix --host-debug --self-test --hook-script",
    "db:migrate": "",
    "db:rollback": "--to --yes",
    "snapshot:rebuild": "",
    "status": "",
    "review": "--list --keys --accept-all-kind",
    "proposals:list": "--kind",
    "proposals:accept": "ID --kind --all",
    "proposals:reject": "ID",
    "memory:list": "--status --type --authority --source --scope --unconfirmed --contested --limit",
    "memory:show": "ID",
    "memory:add": "--type --summary --scope --details --triggers --signature --tools --enforce --aliases"
    " --policy-subtype --confidence --importance --active",
    "memory:promote": "ID",
    "memory:demote": "ID",
    "memory:reject": "ID --note",
    "memory:restore": "ID",
    "memory:enforce": "ID advise confirm soft_deny deny",
    "memory:history": "ID",
    "memory:export": "--out",
    "memory:export-skill": "--out --min-confidence --min-importance",
    "memory:stats": "--since",
    "memory:why": "--tool --target --input --session --permission-mode",
    "memory:trace": "ID",
    "queue": "list show retry drop",
    "extract": "--now --provider --dry-run",
    "dream": "",
    "trace": "ID",
    "recall": "ID --limit --since",
    "import": "--from --auto-memory --include-project --memory-dir --yes --sync --dry-run --provider",
    "eval:latency": "--local --runs --threshold --memories --large --hook-script",
    "eval:replay": "--scenario --fixtures --keep --verbose",
    "eval:live": "",
}
"""Command → its options and words; ID stands for an argument that names something of the project."""

LATER: dict[tuple[str, str], str] = {
    ("install", "--with-embeddings"): "embeddings are an extra of the package, which comes later",
    ("doctor", "--fix"): "repairs are commands that a person runs; doctor doing it comes later",
    ("doctor", "--host-debug"): "reading Claude Code's debug log comes later",
    ("db:rollback", ""): "there is one schema yet, so nothing to go back to",
    ("memory:export", ""): "export comes with import",
    ("memory:export-skill", ""): "export comes with import",
    ("import", ""): "importing, in all its forms, comes later",
    ("eval:live", ""): "the live evaluation of three arms comes later",
}
"""What does not exist yet, and why: a command whole ("") or one of its options."""

OWN = {
    "demo", "memory:edit", "eval:match", "eval:recall", "eval:redaction", "eval:signals", "eval:decisions", "eval:scan",
}  # fmt: skip
"""Commands beyond the specified ones."""


def due(command: str) -> set[str]:
    """Return the options and words of a command that must work by now."""
    return {word for word in SPECIFIED[command].split() if (command, word) not in LATER}


def due_commands() -> list[str]:
    """Return the specified commands that must exist by now."""
    return [command for command in SPECIFIED if (command, "") not in LATER]
