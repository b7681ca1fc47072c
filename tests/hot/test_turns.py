"""Turns and segments through the hooks as processes (S1 to S4)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from harness_memory.hot import turns
from tests.hot.hook_process import KEY, HookProject, rule

KINDS = ("kind", "turn")


class Story:
    """A session told in hook events."""

    def __init__(self, root: Path) -> None:
        self.project = HookProject(root)
        self.project.install(rule())

    def prompt(self, text: str, prompt_id: str | None = "p1", **extra: str) -> None:
        ids = {} if prompt_id is None else {"prompt_id": prompt_id}
        self.project.hook("prompt", {"prompt": text, **ids, **extra})

    def ran(self, command: str, prompt_id: str | None = "p1", **extra: str) -> None:
        ids = {} if prompt_id is None else {"prompt_id": prompt_id}
        payload = {"tool_name": "Bash", "tool_use_id": "t", "tool_input": {"command": command}, **ids, **extra}
        self.project.hook("post-tool", {**payload, "tool_response": {"stdout": "ok", "stderr": ""}})

    def failed(self, command: str, prompt_id: str = "p1") -> None:
        payload = {"tool_name": "Bash", "tool_use_id": "t", "tool_input": {"command": command}, "prompt_id": prompt_id}
        self.project.hook("post-tool-failure", {**payload, "error": "Exit code 1\nboom"})

    def event(self, event: str, **payload: object) -> None:
        self.project.hook(event, payload)

    def stop(self, text: str = "done", prompt_id: str | None = "p1") -> None:
        ids = {} if prompt_id is None else {"prompt_id": prompt_id}
        self.project.hook("stop", {"last_assistant_message": text, **ids})

    def episodes(self) -> list[tuple[str, int, str, list[str]]]:
        """Each queued episode: turn, segment, what closed it, the kinds of its lines."""
        found = []
        for entry in sorted(self.project.queued(), key=lambda entry: entry["start"]):
            path = self.project.state / "ledger" / f"claude-code-{KEY}.jsonl"
            kinds = [
                line.split(b'"kind":"')[1].split(b'"')[0].decode()
                for line in path.read_bytes()[entry["start"] : entry["end"]].splitlines()
            ]
            found.append((entry["turn"], entry["segment"], entry["closed_by"], kinds))
        return found


@pytest.fixture
def story(tmp_path: Path) -> Story:
    return Story(tmp_path)


def test_a_turn_becomes_one_episode_at_stop(story: Story) -> None:
    story.prompt("run the tests")
    story.ran("pnpm test")
    story.stop()
    assert story.episodes() == [("p1", 1, "stop", ["prompt", "tool_ok", "assistant"])]
    entry = story.project.queued()[0]
    assert entry["id"] == f"claude-code:{KEY}:p1:1"
    assert (entry["previous"], entry["correction_for"], entry["previous_assistant"]) == (None, "", "")


def test_closing_again_is_a_no_op(story: Story) -> None:
    story.prompt("run the tests")
    story.ran("pnpm test")
    story.stop()
    before = story.project.queued()
    story.project.hook("precompact", {"trigger": "auto", "prompt_id": "p1"})
    assert story.project.queued()[: len(before)] == before


def test_a_turn_without_calls_or_cues_is_not_queued(story: Story) -> None:
    story.prompt("what is a monad?")
    story.stop()
    assert story.episodes() == []


@pytest.mark.parametrize(
    "prompt",
    [
        "from now on run make lint before you commit",
        "앞으로 커밋 전에 make lint를 실행해",
        "今後はコミット前にmake lintを実行して",
        "以后提交前先运行make lint",
        "Ab jetzt vor jedem Commit make lint",
        "désormais lance make lint avant de commiter",
        "a partir de ahora ejecuta make lint antes de confirmar",
        "de agora em diante rode make lint antes do commit",
        "впредь запускай make lint перед коммитом",
    ],
)
def test_a_cue_without_calls_is_queued(story: Story, prompt: str) -> None:
    story.prompt(prompt)
    story.stop()
    assert story.episodes() == [("p1", 1, "stop", ["prompt", "assistant"])]


def test_a_prompt_with_another_id_interrupts_the_open_turn(story: Story) -> None:
    story.prompt("run the tests")
    story.ran("pnpm test")
    story.prompt("something else", "p2")
    assert story.episodes() == [("p1", 1, "interrupted", ["prompt", "tool_ok"])]


def test_a_queued_prompt_joins_the_running_turn(story: Story) -> None:
    story.prompt("run the tests")
    story.ran("pnpm test")
    story.prompt("and lint")
    story.ran("pnpm lint")
    story.stop()
    assert story.episodes() == [("p1", 1, "stop", ["prompt", "tool_ok", "prompt", "tool_ok", "assistant"])]


def test_without_prompt_ids_every_prompt_opens_a_turn(story: Story) -> None:
    story.prompt("run the tests", None)
    story.ran("pnpm test", None)
    story.prompt("again", None)
    story.ran("pnpm test", None)
    story.stop(prompt_id=None)
    first, second = story.episodes()
    assert (first[1:], second[1:]) == (
        (1, "interrupted", ["prompt", "tool_ok"]),
        (1, "stop", ["prompt", "tool_ok", "assistant"]),
    )
    assert first[0] != second[0]


@pytest.mark.parametrize("prompt_id", ["p1", "p9"])
def test_an_injected_prompt_neither_opens_nor_closes_a_turn(story: Story, prompt_id: str) -> None:
    story.prompt("start the build")
    story.ran("make &")
    story.prompt("<task-notification>\ndone</task-notification>", prompt_id)
    story.ran("cat log", prompt_id)
    story.stop(prompt_id=prompt_id)
    assert story.episodes() == [("p1", 1, "stop", ["prompt", "tool_ok", "prompt", "tool_ok", "assistant"])]
    assert {line["turn"] for line in story.project.lines()} == {"p1"}
    assert [line["injected"] for line in story.project.lines() if line["kind"] == "prompt"] == [False, True]


def test_an_injected_prompt_alone_queues_nothing_but_its_failures(story: Story) -> None:
    story.prompt("<task-notification>x</task-notification>", "p9")
    story.ran("ls", "p9")
    story.stop(prompt_id="p9")
    assert story.episodes() == []
    story.failed("npm test", "p9")
    story.stop(prompt_id="p9")
    assert [episode[3] for episode in story.episodes()] == [["tool_fail", "assistant"]]


def test_lines_after_stop_form_the_next_segment_of_the_turn(story: Story) -> None:
    story.prompt("start an agent")
    story.ran("true")
    story.stop()
    story.failed("npm test")
    story.prompt("next", "p2")
    assert story.episodes() == [
        ("p1", 1, "stop", ["prompt", "tool_ok", "assistant"]),
        ("p1", 2, "late", ["tool_fail"]),
    ]


def test_compaction_cuts_a_turn_in_two(story: Story) -> None:
    story.prompt("a long job")
    story.ran("make a")
    story.event("precompact", trigger="auto", prompt_id="p1")
    story.event("session-start", source="compact", prompt_id="p1")
    story.ran("make b")
    story.stop()
    assert story.episodes() == [
        ("p1", 1, "precompact", ["prompt", "tool_ok", "marker"]),
        ("p1", 2, "stop", ["marker", "tool_ok", "assistant"]),
    ]


def test_the_end_of_a_session_closes_its_turn(story: Story) -> None:
    story.prompt("run the tests")
    story.ran("pnpm test")
    story.event("session-end", reason="other", prompt_id="p1")
    assert story.episodes() == [("p1", 1, "session_end", ["prompt", "tool_ok", "marker"])]


def test_an_api_failure_closes_its_turn(story: Story) -> None:
    story.prompt("run the tests")
    story.failed("npm test")
    story.event("stop-failure", error="rate_limit", prompt_id="p1")
    assert story.episodes() == [("p1", 1, "stop_failure", ["prompt", "tool_fail", "marker"])]


def test_a_turn_idle_for_an_hour_is_closed_by_the_next_session(story: Story) -> None:
    story.prompt("run the tests")
    story.ran("pnpm test")
    story.project.now_ms += turns.IDLE_MS - 5000
    story.event("session-start", session_id="s2", source="startup")
    assert story.episodes() == []
    story.project.now_ms += 5000
    story.event("session-start", session_id="s2", source="startup")
    assert story.episodes() == [("p1", 1, "idle", ["prompt", "tool_ok"])]


def test_a_turn_after_a_failure_says_which_turn_it_may_correct(story: Story) -> None:
    story.prompt("run the tests")
    story.failed("npm test")
    story.stop("npm test failed.")
    story.prompt("use pnpm", "p2")
    story.ran("pnpm test", "p2")
    story.stop(prompt_id="p2")
    first, second = sorted(story.project.queued(), key=lambda entry: entry["start"])
    assert (second["correction_for"], second["previous_assistant"], second["previous"]) == (
        "p1",
        "npm test failed.",
        [first["start"], first["end"]],
    )


def test_a_session_whose_prompt_hook_was_missed_is_named_by_its_prompt_id(story: Story) -> None:
    story.failed("npm test", "p7")
    story.stop(prompt_id="p7")
    assert story.episodes() == [("p7", 1, "stop", ["tool_fail", "assistant"])]


@pytest.mark.parametrize("content", ["", "[]", "{", '{"turn": 7, "start": "x", "injected_ids": 1}'])
def test_a_damaged_cursor_is_a_fresh_one(story: Story, content: str) -> None:
    path = story.project.state / "state" / f"claude-code-{KEY}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(content)
    assert turns.Session(str(story.project.state), "claude-code", KEY).state == turns.fresh_cursor()


@pytest.mark.parametrize(
    "ledger",
    ['{"kind":"prompt"}\n', '{"kind":"prompt","at_ms":"soon"}\n', None],
    ids=["no time", "words", "a directory"],
)
def test_a_damaged_ledger_of_another_session_stops_no_start(story: Story, ledger: str | None) -> None:
    story.prompt("look at the build")
    path = story.project.state / "ledger" / f"claude-code-{KEY}.jsonl"
    path.unlink()
    if ledger is None:
        path.mkdir()
    else:
        path.write_text(ledger)
    story.event("session-start", session_id="another", source="startup")
    assert story.project.log()[-1].endswith(" ok")


def test_a_cursor_before_the_start_is_at_the_start(story: Story) -> None:
    story.prompt("run the tests")
    story.ran("pnpm test")
    path = story.project.state / "state" / f"claude-code-{KEY}.json"
    path.write_text(path.read_text().replace('"start":0', '"start":-5'))
    story.stop()
    assert story.episodes() == [("p1", 1, "stop", ["prompt", "tool_ok", "assistant"])]


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on file sizes here")
def test_a_file_of_which_the_disk_takes_a_part_is_not_put_in_place(tmp_path: Path) -> None:
    path = tmp_path / "state" / "cursor.json"
    path.parent.mkdir()
    path.write_bytes(b"whole")
    code = (
        "import resource, sys; from harness_memory.hot.turns import write_private; "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (8, 8)); write_private(sys.argv[1], b'longer than eight')"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, timeout=30)
    assert b"File too large" in done.stderr
    assert path.read_bytes() == b"whole"


def test_the_learned_notice_is_shown_once_and_removed(story: Story) -> None:
    path = story.project.state / "state" / f"claude-code-{KEY}.notify.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text('{"v":1,"lines":["harness-memory: learned x","second"]}')
    first = story.project.hook("prompt", {"prompt": "hi", "prompt_id": "p1"})
    again = story.project.hook("prompt", {"prompt": "hi", "prompt_id": "p2"})
    assert (first.json, again.stdout, path.exists()) == (
        {"systemMessage": "harness-memory: learned x\nsecond"},
        b"",
        False,
    )


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="links are followed here")
def test_a_link_in_the_place_of_a_temporary_file_is_not_written_through(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_bytes(b"mine")
    (tmp_path / f"cursor.json.tmp-{os.getpid()}").symlink_to(victim)
    with pytest.raises(OSError, match="symbolic links"):
        turns.write_private(str(tmp_path / "cursor.json"), b"ours")
    assert victim.read_bytes() == b"mine"
