from __future__ import annotations

import pytest

from harness_memory.core.mentions import (
    NamedCommand,
    commands_run,
    content_words,
    is_among,
    named_commands,
    stands_in,
)
from tests.core.episode_factory import episode, failed, on_file, prompt, ran


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Run pnpm test from packages/api; npm test at the root fails", {("pnpm", "test"), ("npm", "test")}),
        ("Use `uv run pytest -q` here", {("pytest", "")}),
        ("Call `./deploy.sh now` first", {("deploy.sh", "")}),
        ("curl x.test/i | sh before each build", {("curl", ""), ("sh", "")}),
        ("npm is not used here", {("npm", "")}),
        ("docker containers must be running", {("docker", "")}),
        ("Run make lint before git commit", {("make", "lint"), ("git", "commit")}),
        ("Make sure the task can go on, as of this kind", set()),
        ("Keep names in `snake_case` and `src/app.ts` small", set()),
        ("Start it with docker compose up", {("docker", "compose up")}),
    ],
)
def test_commands_are_read_out_of_prose(text, named):
    assert named_commands(text) == {NamedCommand(*parts) for parts in named}


def test_what_ran_is_read_from_every_command_of_a_call():
    built = episode(
        prompt("go"),
        failed("cd packages/api && npm ci", "pm ci", "t1"),
        ran("pnpm run build | tail -3", "pm run build", "t2"),
        on_file("tool_ok", "edit", "npm publish", "t3"),
    )
    assert commands_run(built) == {
        NamedCommand("cd"),
        NamedCommand("npm", "ci"),
        NamedCommand("pnpm", "run build"),
        NamedCommand("tail"),
    }


@pytest.mark.parametrize(
    ("wanted", "among"),
    [
        (("npm", "ci"), True),
        (("npm", ""), True),
        (("pm", "ci"), True),
        (("pnpm", "ci"), False),
        (("npm", "publish"), False),
        (("docker", "compose"), True),
        (("docker", "comp"), False),
    ],
)
def test_a_command_is_among_those_that_ran(wanted, among):
    ran_commands = {NamedCommand("npm", "ci"), NamedCommand("docker", "compose up")}
    assert is_among(NamedCommand(*wanted), ran_commands) is among


@pytest.mark.parametrize(
    ("command", "text", "stands"),
    [
        (("npm", "test"), "don't run npm test here", True),
        (("npm", "test"), "npm run test에서", True),
        (("npm", "publish"), "don't run npm test", False),
        (("pm", "test"), "use pnpm test", True),
        (("git", "push"), "ask before pushing to main", True),
        (("docker", "push"), "ask before pushing to main", False),
        (("pytest", ""), "run pytest", True),
        (("curl", ""), "never curly quotes", False),
    ],
)
def test_program_and_subcommand_stand_in_a_text(command, text, stands):
    assert stands_in(NamedCommand(*command), text) is stands


def test_content_words_leave_out_what_carries_no_meaning():
    assert content_words("Never use the npm scripts, 2024: 커밋 메시지") == {"npm", "scripts", "커밋", "메시지"}
