"""What yarn, pnpm and bun start for a word that is no subcommand of theirs: a program from node_modules/.bin.

Loaded by `wrappers` when one of them is called.
"""

from __future__ import annotations

from harness_memory.hot.program_tables import VALUE_OPTIONS
from harness_memory.hot.wrapper_tables import (
    LAUNCHER,
    NODE_TOOLS,
    PACKAGE_MANAGER_OWN,
    YARN_FOREACH_VALUES,
    YARN_OWN,
)
from harness_memory.hot.wrappers import Launch, skip_options, unwrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def launch_yarn(words: Sequence[str]) -> list[Launch]:
    """What yarn starts, which takes any other word for a program."""
    at = skip_options(words, 1, VALUE_OPTIONS["yarn"].split())
    if words[at : at + 1] == ["workspace"]:
        return [Launch(["yarn", *words[at + 2 :]], chdir=None)] if len(words) > at + 2 else []
    if words[at : at + 2] == ["workspaces", "foreach"]:
        rest = words[skip_options(words, at + 2, YARN_FOREACH_VALUES.split()) :]
        return [Launch(["yarn", *rest], why=LAUNCHER, chdir=None)] if rest else []
    if words[at : at + 1] in (["exec"], ["dlx"]):
        return unwrap({}, words, at + 1)
    at += 1 if words[at : at + 1] == ["run"] else 0
    word = words[at] if at < len(words) else ""
    if f" {word} " not in YARN_OWN and word[:1].islower() and word.replace("-", "a").isalnum() and word.isascii():
        return [Launch(words[at:])]
    return []


def launch_local(name: str, words: Sequence[str], at: int) -> list[Launch] | None:
    """What pnpm and bun start for a word that is no subcommand of theirs: a script, or a program of node_modules/.bin.

    What is no well-known program of node's is as likely a script.
    """
    if name == "bun" and words[at : at + 1] == ["run"]:
        at = skip_options(words, at + 1, ())
    word = words[at] if at < len(words) else ""
    if f" {word} " in NODE_TOOLS:
        return [Launch(words[at:])]
    if f" {word} " in PACKAGE_MANAGER_OWN or not word[:1].islower() or not (word.isascii() and word.isidentifier()):
        return None
    return [Launch(words[at:], why=LAUNCHER)]
