"""The specified command line, walked: each command runs with each of its options and is seen to have done its work."""

from __future__ import annotations

import json
import shlex
import shutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import click
import pytest

import harness_memory
from harness_memory.app.project import Project
from harness_memory.app.publish import write_and_publish
from harness_memory.cli.main import ENTRIES, cli
from harness_memory.core.model import DAY_MS
from harness_memory.hot import ledger, paths
from harness_memory.store.episodes import QueuedEpisode
from tests.cli import review_rows as rows
from tests.cli.conftest import EPISODE_ID, NOW_MS, SESSION_KEY, Hm, Ran, close_failing_turn
from tests.cli.reference_table import LATER, OWN, SPECIFIED, due, due_commands
from tests.store.factory import run as make_run

FIXTURES = Path(__file__).parents[2] / "fixtures" / "replay"
LAUNCHER = Path(harness_memory.__file__).parent / "hot" / "launch.py"
NOTHING_LEARNED = {"episode_summary": "The tests ran.", "nothing_to_learn": True, "facts": []}
QUICK = "eval:latency --runs 1 --memories 100 --slack 1000 --json"
INSTALL = "install --host claude --skip-probe --skip-self-test"

STALE = rows.row(0xD1, "Run tox before a release", status="stale")
REJECTED = rows.row(0xD2, "Use sudo for installs", status="rejected")
CONTESTED = rows.row(0xD3, "Never rebase shared branches", "git rebase", contested=True)
DECISION = rows.row(0xD4, "Dates are stored in UTC", type="decision", scope_glob="src/**", authority="human")
CONTEST = replace(rows.proposal(0xCA, "stale", CONTESTED), support_count=2, support_sessions=("s1", "s2"))
PAST_EPISODE = "claude-code:aaaa:p1:1"


@dataclass(frozen=True)
class Walk:
    """One call on the prepared project, and what can be seen after it."""

    ran: Ran
    hm: Hm
    project: Project

    @property
    def json(self) -> Any:
        """What the call printed."""
        return self.ran.json

    @property
    def ids(self) -> set[int]:
        """The numbers of the rows in a printed array."""
        return {int(one["id"], 16) for one in self.ran.json}

    def memory(self, number: int) -> Any:
        """A memory as it is now."""
        return self.hm("memory:show", f"{number:012x}", "--json").json

    def hooks(self, path: Path | None = None) -> list[dict[str, Any]]:
        """Return the hooks of the project's own or another settings file."""
        path = path or self.project.root / ".claude" / "settings.local.json"
        groups = json.loads(path.read_text())["hooks"].values() if path.exists() else []
        return [hook for found in groups for group in found for hook in group["hooks"]]


Fact = Callable[[Walk], bool]


@dataclass(frozen=True)
class Call:
    """A call, the calls that prepare it, the fact that shows its work, and its exit code."""

    words: str
    fact: Fact
    before: tuple[str, ...] = ()
    exit_code: int = 0

    @property
    def command(self) -> str:
        """The command that is called."""
        return self.words.split()[0]

    @property
    def covered(self) -> set[str]:
        """The options and words that the call uses."""
        used = set(shlex.split(self.words)[1:])
        takes_id = any(isinstance(one, click.Argument) for one in command_of(self.command).params)
        is_named = takes_id and len(used - {word for word in used if word.startswith("--")}) > 0
        return used | ({"ID"} if is_named else set())


def command_of(name: str) -> click.Command:
    found = cli.get_command(click.Context(cli), name)
    assert found is not None, name
    return found


def user_settings() -> Path:
    return Path.home() / ".claude" / "settings.json"


def state_files(walk: Walk) -> set[str]:
    return {path.name for path in walk.project.state_dir.iterdir()} if walk.project.state_dir.exists() else set()


def step_names(walk: Walk) -> set[str]:
    return {step["name"] for step in walk.json["steps"]}


def kept_projects(walk: Walk) -> bool:
    directories = [Path(one) for one in walk.json["directories"].values()]
    are_there = [(path / ".harness-memory").exists() or any(path.iterdir()) for path in directories]
    for path in directories:
        shutil.rmtree(path)
    return walk.json["cases"] > 0 and walk.json["ok"] and are_there == [True]


CALLS = (
    # install
    Call(f"{INSTALL} --json", lambda w: len(w.hooks()) == 9 and not step_names(w) & {"provider", "self-test"}),
    Call("install --json", lambda w: {"provider", "self-test"} <= step_names(w)),
    Call(f"{INSTALL} --user", lambda w: len(w.hooks(user_settings())) == 9 and not w.hooks()),
    Call(f"{INSTALL} --hook-form shell", lambda w: all("args" not in hook for hook in w.hooks())),
    Call(f"{INSTALL} --hook-form exec", lambda w: all("args" in hook for hook in w.hooks())),
    Call(
        f"{INSTALL} --hook-script other/harness_memory/hot/launch.py",
        lambda w: (
            {Path(hook["args"][2]) for hook in w.hooks()} == {w.project.root / "other/harness_memory/hot/launch.py"}
        ),
    ),
    Call("uninstall", lambda w: not w.hooks() and "memory.sqlite" in state_files(w), (INSTALL,)),
    Call("uninstall --purge", lambda w: not state_files(w), (INSTALL,)),
    Call("uninstall --user", lambda w: not w.hooks(user_settings()), (f"{INSTALL} --user",)),
    Call("doctor --json", lambda w: not w.json["ok"] and w.json["checks"][0]["repair"] != "", exit_code=1),
    Call("doctor --json", lambda w: w.json["ok"] and len(w.json["checks"]) > 20, (INSTALL,)),
    Call(
        "doctor --self-test --json",
        lambda w: "hook status ok" in json.dumps(w.json) and (w.project.state_dir / "logs/hooks.log").exists(),
        (INSTALL,),
    ),
    Call(
        "doctor --hook-script other/harness_memory/hot/launch.py --json",
        lambda w: [check["level"] for check in w.json["checks"] if check["id"] == "install.hook_script"] == ["WARN"],
        (INSTALL,),
    ),
    Call("db:migrate --json", lambda w: w.json["schema"] == 1 and w.json["snapshot"]["active"] == 9),
    Call("snapshot:rebuild --json", lambda w: w.json["snapshot"]["active"] == 9),
    # status
    Call("status --json", lambda w: (w.json["active"], w.json["proposals"], w.json["queue"]) == (9, 9, 1)),
    Call("status", lambda w: w.ran.out.startswith("active 9 (auto 5) | candidates 5 | proposals 9 | queue 1 ")),
    # review
    Call(
        "review --list --json", lambda w: {"supersede", "import", "candidate"} <= {i["kind"] for i in w.json["items"]}
    ),
    Call("review --list", lambda w: rows.OUTDATED.summary in w.ran.out),
    Call("review --json", lambda w: len(w.json["items"]) > 9),
    Call("review --keys a,r --json", lambda w: [d["key"] for d in w.json["decisions"]] == ["a", "r"]),
    Call("review --accept-all-kind import", lambda w: w.memory(0xA9)["import_unconfirmed"] is False),
    Call("proposals:list --json", lambda w: w.ids == {0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC6, 0xC7, 0xC8, 0xCA}),
    Call("proposals:list --kind stale --json", lambda w: w.ids == {0xC2, 0xCA}),
    Call("proposals:accept 0000000000c4", lambda w: w.memory(0xA4)["status"] == "active"),
    Call(
        "proposals:accept --kind stale --all",
        lambda w: {w.memory(0xA2)["status"], w.memory(0xD3)["status"]} == {"stale"},
    ),
    Call("proposals:reject 0000000000c4", lambda w: w.memory(0xA4)["status"] == "rejected"),
    # memory
    Call("memory:list --json", lambda w: w.ids.isdisjoint({0xD2}) and len(w.ids) == 15),
    Call("memory:list --status rejected --json", lambda w: w.ids == {0xD2}),
    Call("memory:list --status all --json", lambda w: len(w.ids) == 16),
    Call("memory:list --type decision --json", lambda w: w.ids == {0xD4}),
    Call("memory:list --authority human --json", lambda w: w.ids == {0xA1, 0xA6, 0xA9, 0xAA, 0xD4}),
    Call("memory:list --source manual --json", lambda w: w.ids == {0xAA}),
    Call("memory:list --scope src/** --json", lambda w: w.ids == {0xD4}),
    Call("memory:list --unconfirmed --json", lambda w: w.ids == {0xA9}),
    Call("memory:list --contested --json", lambda w: w.ids == {0xD3}),
    Call("memory:list --limit 3 --json", lambda w: len(w.ids) == 3),
    Call("memory:show 0000000000a1", lambda w: "Never run npm test here" in w.ran.out and "confirm" in w.ran.out),
    Call("memory:add --type policy --summary 'Sign commits' --json", lambda w: w.json["status"] == "candidate"),
    Call(
        "memory:add --type policy --summary 'Sign commits' --scope src/** --details 'With the team key'"
        " --triggers before_tool,before_model --signature 'bash:command:cmd:git commit' --tools bash --enforce confirm"
        " --aliases gpg,signing --policy-subtype hard --confidence 0.8 --importance 0.9 --active --json",
        lambda w: (
            {
                "status": "active",
                "scope_glob": "src/**",
                "details": "With the team key",
                "triggers": ["before_model", "before_tool"],
                "enforcement": "confirm",
                "aliases": ["gpg", "signing"],
                "policy_subtype": "hard",
                "confidence": 0.8,
                "importance": 0.9,
                "relevant_tools": ["bash"],
                "authority": "human",
                "source_kind": "manual",
            }.items()
            <= w.json.items()
            and w.json["signature"]["pattern"] == "git commit"
        ),
    ),
    Call(
        "memory:promote 0000000000b1",
        lambda w: (w.memory(0xB1)["status"], w.memory(0xB1)["authority"]) == ("active", "human"),
    ),
    Call("memory:demote 0000000000a1", lambda w: w.memory(0xA1)["status"] == "stale"),
    Call(
        "memory:reject 0000000000a1 --note obsolete",
        lambda w: w.memory(0xA1)["status"] == "rejected" and "obsolete" in w.hm("memory:history", "0000000000a1").out,
    ),
    Call("memory:restore 0000000000d2", lambda w: w.memory(0xD2)["status"] == "active"),
    *(
        Call(f"memory:enforce 0000000000a3 {level}", lambda w, level=level: w.memory(0xA3)["enforcement"] == level)  # type: ignore[misc]
        for level in ("advise", "confirm", "soft_deny", "deny")
    ),
    Call(
        "memory:history 0000000000b1",
        lambda w: "promote by human" in w.ran.out and "npm test is fine" in w.ran.out,
        ("memory:promote 0000000000b1",),
    ),
    Call("memory:stats --json", lambda w: w.json["by_status"]["active"] == 9 and w.json["runs"] == 1),
    Call("memory:stats --since 2026-11-01 --json", lambda w: w.json["runs"] == 0),
    Call(
        "memory:why --tool Bash --target 'npm test' --json",
        lambda w: w.json["answer"]["hookSpecificOutput"]["permissionDecision"] == "ask",
    ),
    Call(
        """memory:why --tool bash --input '{"command": "npm test"}' --permission-mode bypassPermissions --json""",
        lambda w: w.json["answer"]["hookSpecificOutput"]["permissionDecision"] == "deny",
    ),
    Call(
        "memory:why --tool bash --target 'docker build .' --session s1 --json",
        lambda w: [item["delivery"] for item in w.json["activated"]] == ["override"] and w.json["answer"] == {},
    ),
    Call("memory:trace 0000000000b1 --json", lambda w: [run["id"] for run in w.json["runs"]] == ["r1"]),
    # pipeline
    Call("queue --json", lambda w: [one["id"] for one in w.json] == [EPISODE_ID]),
    Call("queue list", lambda w: EPISODE_ID in w.ran.out),
    Call(f"queue show {EPISODE_ID} --json", lambda w: w.json["id"] == EPISODE_ID),
    Call(
        f"queue retry {PAST_EPISODE}",
        lambda w: {one["id"] for one in w.hm("queue", "--json").json} == {EPISODE_ID, PAST_EPISODE},
    ),
    Call(f"queue drop {EPISODE_ID}", lambda w: w.hm("queue", "--json").json == []),
    Call("extract --provider replay --json", lambda w: w.json["done"] == 1 and w.hm("queue", "--json").json == []),
    Call("extract --now --provider replay --json", lambda w: w.json["done"] == 1),
    Call("extract --dry-run --json", lambda w: w.json[0]["episode_id"] == EPISODE_ID and "pnpm" in w.json[0]["prompt"]),
    Call("dream --json", lambda w: w.json["busy"] is False and w.json["fix_signature"] >= 0),
    Call("trace s1", lambda w: "tool_fail bash: npm test" in w.ran.out and "resolved by" in w.ran.out),
    Call("recall importer --json", lambda w: [one["summary"] for one in w.json] == ["Importer parser done"]),
    Call("recall importer --since 2026-11-01 --json", lambda w: w.json == []),
    Call("recall 'importer parser' --limit 1", lambda w: "1 found in the snapshot" in w.ran.out),
    # evaluation
    Call(f"{QUICK} --threshold 60000 --large", lambda w: set(w.json["publish_s"]) == {"100", "200"} and w.json["ok"]),
    Call(f"{QUICK} --local", lambda w: w.json["scores"]["pre-tool-hit"]["p50_ms"] > 0, (INSTALL,)),
    Call(
        f"{QUICK} --hook-script other/harness_memory/hot/launch.py",
        lambda w: any((w.project.root / "other/harness_memory/hot/__pycache__").glob("pre-tool.*.pack")),
    ),
    Call(f"eval:replay --scenario r03 --fixtures {FIXTURES} --keep --json", kept_projects),
    Call(f"eval:replay --scenario r03 --fixtures {FIXTURES} --verbose", lambda w: w.ran.out.count("\n") > 3),
)


@pytest.fixture
def prepared(project: Project, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project in which there is something to find for every command, and a user without a client."""
    home = tmp_path_factory.mktemp("home")
    for name, value in (("HOME", home), ("USERPROFILE", home), ("HARNESS_MEMORY_HOME", home / "hm")):
        monkeypatch.setenv(name, str(value))
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.setenv("HARNESS_MEMORY_CLAUDE_BIN", str(home / "none"))
    answers = home / "answers.json"
    answers.write_text(json.dumps([NOTHING_LEARNED]))
    monkeypatch.setenv("HARNESS_MEMORY_REPLAY_ANSWERS", str(answers))
    monkeypatch.setattr("harness_memory.evals.latency.LARGE", 200)  # what --large measures is a matter of size only
    rows.fill(project)
    close_failing_turn(project)
    _pass_a_denial(project)
    with write_and_publish(project, command="test", now_ms=NOW_MS) as store:
        for memory in (STALE, REJECTED, CONTESTED, DECISION):
            store.memories.insert(memory)
        store.proposals.insert(CONTEST)
        past = QueuedEpisode(PAST_EPISODE, "claude-code", "aaaa", "p1", 1, 0, 1, None, "stop", NOW_MS - DAY_MS)
        store.episodes.insert_if_new(past)
        store.episodes.finish(PAST_EPISODE, "done", summary="Importer parser done", kind="extracted")
        store.runs.start(make_run("r1", started_at_ms=NOW_MS - DAY_MS))
    return project


def _pass_a_denial(project: Project) -> None:
    """Leave the line of a denial in the session that is open, so that the next try passes."""
    fields = {"tool": "bash", "tool_use_id": "t1", "rows": [[rows.BROAD.id, "soft_deny", "before"]]}
    line = ledger.encode_line("fired", NOW_MS - 5000, "", fields)
    ledger.record(paths.ledger_path(str(project.state_dir), "claude-code", SESSION_KEY), line)


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.words[:60])
def test_a_call_does_its_work(hm: Hm, prepared: Project, call: Call) -> None:
    if "other/" in call.words:
        other = prepared.root / "other" / "harness_memory"
        shutil.copytree(LAUNCHER.parents[1], other, ignore=shutil.ignore_patterns("__pycache__"))
    for words in call.before:
        assert hm(*shlex.split(words)).exit_code == 0, words
    ran = hm(*shlex.split(call.words))
    assert (ran.exit_code, ran.err) == (call.exit_code, ""), ran
    assert call.fact(Walk(ran, hm, prepared)), ran.out


@pytest.mark.parametrize("command", due_commands())
def test_every_option_and_word_is_walked(command: str) -> None:
    walked = {word for call in CALLS if call.command == command for word in call.covered}
    assert [call for call in CALLS if call.command == command] != []
    assert due(command) - walked == set()


def test_every_command_is_specified_or_ours() -> None:
    assert set(ENTRIES) == set(due_commands()) | OWN


@pytest.mark.parametrize(("command", "option"), LATER)
def test_what_comes_later_does_not_exist_yet(hm: Hm, command: str, option: str) -> None:
    """S58. One that exists by now belongs among the calls, not in the list."""
    assert command in SPECIFIED
    ran = hm(command, *([option] if option else []), "--json")
    reference = "usage" if option else "unknown-command"
    assert (ran.exit_code, ran.json["error"]["reference"]) == (2, reference)
    if option:
        assert option in ran.json["error"]["message"]
    assert command not in hm("--help").out or option


@pytest.mark.parametrize("command", ["status", "memory:list", "proposals:list", "queue", "memory:stats", "doctor"])
def test_a_database_and_a_root_select_the_same_project(
    hm: Hm, prepared: Project, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    here = hm(command, "--json").json
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    assert hm(command, "--json", "--root", str(prepared.root)).json == here
    assert hm(command, "--json", "--db", str(prepared.state_dir / "memory.sqlite")).json == here
